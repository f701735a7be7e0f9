import type { CaseSlug } from "#app/domain/offers/cases";

/** A page's texts for search engines and breadcrumbs. */
export interface HeadWords {
  /** At most 60 characters, unique on the site; ends with the brand. */
  title: string;
  /** 110 to 160 characters, unique on the site. */
  description: string;
}

/** A link within the site: `to` is the path below the language, `/contact`. */
export interface SiteLink {
  label: string;
  to: string;
}

/** A drawn portrait of `scripts/artwork/draw-portraits.ts`, 600 by 750. */
export interface Portrait {
  src: string;
  /** The alternative text. */
  text: string;
}

/** A service with its map symbol, and one line about it. */
export interface ServiceEntry extends SiteLink {
  symbol: "site" | "design" | "search" | "assistant" | "leads" | "hosting";
  text: string;
}

/** The texts beside the short form at the end of a page. */
export interface ContactSectionWords {
  title: string;
  lead: string;
  /** The label of the message field: what to write there. */
  message: string;
}

/** An offer with one line about it, and its price. */
export interface OfferRow extends SiteLink {
  text: string;
  price: string;
}

/** A ruled list of offers, and a link to the rest. */
export interface IndexWords<Row extends OfferRow> {
  title: string;
  rows: Row[];
  /** The legend of the tints in their drawings. */
  legend?: string;
  all: SiteLink;
}

/** The texts of a page's opening, and of its map. */
export interface OpeningWords {
  title: string;
  /** One or two sentences. */
  lead: string;
  action: SiteLink;
  /** A second, less prominent link. */
  also?: SiteLink;
  /**
   * The map's alternative text, the heading and the labels of its legend (the nearest tint first), the label of a
   * search field on it, and the caption.
   */
  map?: { text: string; heading?: string; tints?: string[]; search?: string; caption?: string };
}

/** The first section of most pages. */
export interface IntroWords extends OpeningWords {
  /** Three or four facts, each a term and a detail, possibly with a link. */
  facts: { term: string; detail: string; href?: string }[];
}

/** A page with a head and a first section. */
export interface IntroPage {
  head: HeadWords;
  intro: IntroWords;
}

/** A row of points, each with a title and a sentence or two. */
export interface PointsWords {
  /** A figure at the beginning of the title. */
  figure?: string;
  title: string;
  items: { title: string; text: string }[];
}

/** The parts of a whole, each with a figure; a part without one spans the row. */
export interface PartsWords {
  title: string;
  items: {
    figure?: string;
    title: string;
    text: string;
  }[];
}

/** Questions with their answers, and a link to ask another. */
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

/** A chapter of a page that is all text; it can be the target of a link. */
export interface ChapterWords extends ProseWords {
  /** Its summary in one line, for the list of chapters. */
  gist?: string;
  stored?: StoredWords;
}

/** What the browser stores for this site, by the names used there. */
export interface StoredWords {
  head: StoredRow;
  rows: StoredRow[];
}

interface StoredRow {
  name: string;
  holds: string;
  long: string;
}

/** Successive steps, each with its duration. */
export interface WeeksWords {
  /** The total duration, at the beginning of the title. */
  figure?: string;
  title: string;
  steps: { time: string; title: string; text: string }[];
}

/** The same beside a scale of weeks. */
export interface StepsWords extends WeeksWords {
  scale: WeekScaleWords;
}

export interface WeekScaleWords {
  /** The abbreviation of weeks on the scale. */
  unit: string;
  /** The label of the start of the weeks. */
  quote: string;
  /** The label of the end of the work, from which later steps count their own weeks. */
  done?: string;
  /** The legend; the names describe the drawing for screen readers. */
  bar: { name: string; alone: string; besideComb: string };
  comb: { name: string; longest: string; within: string };
  /** A moment, at the earliest and at the latest. */
  starts: string;
  /** With this step, the work is online. */
  online: string;
  /** The weeks in which something begins on an unknown day. */
  soon?: Sign;
  /** What is online meanwhile: the old site and, from one moment on, the new one. */
  editions?: { old: Sign; renewed: Sign; change: string };
}

interface Sign {
  name: string;
  meaning: string;
}

/** Offers side by side. */
export interface OffersWords {
  title: string;
  /** Above the gifts. */
  gifts?: string;
  cards: {
    /** The target of a link. */
    id?: string;
    name: string;
    badge?: string;
    isPopular?: boolean;
    /** Amount and period, separated by a slash. */
    price: string;
    summary?: string;
    /** Features that begin with a gift emoji are shown separately. */
    features: string[];
    note?: string;
    action: SiteLink;
  }[];
  /** Explains a word in the offers, once, below all of them. */
  note?: string;
}

/** A call to action; an `href` is not below a language. */
export interface CallWords {
  title: string;
  text: string;
  action: SiteLink | { label: string; href: string };
}

/** Quotes of clients about one service. */
export interface TestimonialsWords {
  /** Says that the quotes are invented, if the title does not; until real ones replace them. */
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

/** A client with a drawn logo (`sections/proof/client-logo.tsx`), by the slug of its case; one has no case. */
export interface Client {
  slug: CaseSlug | "menuiserie-rey";
  name: string;
}

/** Short reasons, one line each. */
export interface ChecklistWords {
  title: string;
  items: string[];
}

/** The speakers of a conversation, for screen readers, which do not convey the side of a message. */
export type Speakers = Record<"bot" | "user", string>;

/** A conversation in a drawn chat window. */
export interface ChatWords {
  name: string;
  speakers: Speakers;
  messages: { from: "bot" | "user"; text: string }[];
  actions: SiteLink[];
}
