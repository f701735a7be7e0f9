import type { CaseSlug } from "#app/domain/offers/cases";

/** What a page tells search engines and the trail of breadcrumbs. */
export interface HeadWords {
  /** At most 60 characters, unique on the site; the brand stands at its end. */
  title: string;
  /** 110 to 160 characters, unique on the site. */
  description: string;
}

/** A link inside the site: the address follows the language segment, `/contact`. */
export interface SiteLink {
  label: string;
  to: string;
}

/** A drawn portrait of `scripts/artwork/draw-portraits.ts`, 600 by 750. */
export interface Portrait {
  src: string;
  /** For those who cannot see it. */
  text: string;
}

/** A service with its map symbol, and what it is in one line. */
export interface ServiceEntry extends SiteLink {
  symbol: "site" | "design" | "search" | "assistant" | "leads" | "hosting";
  text: string;
}

/** What stands beside the short form at the end of a page. */
export interface ContactSectionWords {
  title: string;
  lead: string;
  /** Names the field for the message: what to write there. */
  message: string;
}

/** An offer, what it is in one line, and its price. */
export interface OfferRow extends SiteLink {
  text: string;
  price: string;
}

/** Offers on ruled lines, and a link to the rest. */
export interface IndexWords<Row extends OfferRow> {
  title: string;
  rows: Row[];
  /** What the tints of their drawings say. */
  legend?: string;
  all: SiteLink;
}

/** What a page opens with, and the words of its map. */
export interface OpeningWords {
  title: string;
  /** One or two sentences. */
  lead: string;
  action: SiteLink;
  /** A quieter second link. */
  also?: SiteLink;
  /** What the map beside or below the words shows, for those who cannot see it; what its tints say, and the key to them, the nearest first; what a field on it is; the line under it. */
  map?: { text: string; heading?: string; tints?: string[]; search?: string; caption?: string };
}

/** The first section of most pages. */
export interface IntroWords extends OpeningWords {
  /** The legend: three or four facts, each a term and what it is, or where that leads. */
  facts: { term: string; detail: string; href?: string }[];
}

/** A page that has a head and a first section. */
export interface IntroPage {
  head: HeadWords;
  intro: IntroWords;
}

/** Points in a row of their own, each a title and a sentence or two. */
export interface PointsWords {
  /** Begins the title. */
  figure?: string;
  title: string;
  items: { title: string; text: string }[];
}

/** What a whole is made of: each part with a figure; one without it stands across the others. */
export interface PartsWords {
  title: string;
  items: {
    figure?: string;
    title: string;
    text: string;
  }[];
}

/** Questions with their answers, and where to ask another. */
export interface FaqWords {
  title: string;
  items: { question: string; answer: string }[];
  contact: SiteLink;
}

/** A few paragraphs under a title. */
export interface ProseWords {
  title: string;
  paragraphs: string[];
}

/** A part of a page that is all text; a link may lead to it. */
export interface ChapterWords extends ProseWords {
  /** It in a line, where the page lists its chapters. */
  gist?: string;
  stored?: StoredWords;
}

/** What a browser stores for this site, by the names it has there. */
export interface StoredWords {
  head: StoredRow;
  rows: StoredRow[];
}

interface StoredRow {
  name: string;
  holds: string;
  long: string;
}

/** Things done one after the other, each with the time it takes. */
export interface WeeksWords {
  /** Begins the title: how long it all takes. */
  figure?: string;
  title: string;
  steps: { time: string; title: string; text: string }[];
}

/** The same beside a scale of weeks. */
export interface StepsWords extends WeeksWords {
  scale: WeekScaleWords;
}

export interface WeekScaleWords {
  /** Weeks, as short as a scale names its unit. */
  unit: string;
  /** Where the weeks begin. */
  quote: string;
  /** Where the work ends from which a later step counts its own weeks. */
  done?: string;
  /** The key: what is drawn has a name for those who cannot see it. */
  bar: { name: string; alone: string; besideComb: string };
  comb: { name: string; longest: string; within: string };
  /** A moment at the earliest and at the latest. */
  starts: string;
  /** With this step the work is there for all. */
  online: string;
  /** The weeks in which something begins, on a day that is not known. */
  soon?: Sign;
  /** What is online while the rest is done: an old site, and from one moment on a new one. */
  editions?: { old: Sign; renewed: Sign; change: string };
}

interface Sign {
  name: string;
  meaning: string;
}

/** Offers side by side. */
export interface OffersWords {
  title: string;
  /** Stands above the gifts. */
  gifts?: string;
  cards: {
    /** Where a link may lead. */
    id?: string;
    name: string;
    badge?: string;
    isPopular?: boolean;
    /** Amount and period, parted by a slash. */
    price: string;
    summary?: string;
    /** Those that begin with a gift are shown apart. */
    features: string[];
    note?: string;
    action: SiteLink;
  }[];
  /** What a word in them means, once, below all of them. */
  note?: string;
}

/** A call to action; an `href` lies outside of the languages. */
export interface CallWords {
  title: string;
  text: string;
  action: SiteLink | { label: string; href: string };
}

/** What clients say of one service. */
export interface TestimonialsWords {
  /** Says that they are invented, until real ones take their place, where the title does not. */
  sample?: string;
  title: string;
  items: {
    quote: string;
    name: string;
    role: string;
    source: SiteLink;
    portrait?: string | undefined;
  }[];
}

/** A client whose mark is drawn (`sections/proof/client-logo.tsx`), by the slug of its case; the work of one is not told. */
export interface Client {
  slug: CaseSlug | "menuiserie-rey";
  name: string;
}

/** Short reasons, one line each. */
export interface ChecklistWords {
  title: string;
  items: string[];
}

/** Who speaks in a conversation that is shown: said to those who do not see the side that a line stands on. */
export type Speakers = Record<"bot" | "user", string>;

/** A conversation as a drawn assistant shows it. */
export interface ChatWords {
  name: string;
  speakers: Speakers;
  messages: { from: "bot" | "user"; text: string }[];
  actions: SiteLink[];
}
