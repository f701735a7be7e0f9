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

/** A service with its map symbol, and what it is in one line. */
export interface ServiceEntry extends SiteLink {
  symbol: "site" | "design" | "search" | "assistant" | "leads" | "hosting";
  text: string;
}

/** What stands beside the short form at the end of a page. */
export interface ContactSectionWords {
  sheet: string;
  title: string;
  lead: string;
}

/** Offers on ruled lines, each with its price, and a link to the rest. */
export interface IndexWords {
  sheet: string;
  title: string;
  rows: (ServiceEntry & { price: string })[];
  all: SiteLink;
}

/** The first section of a page: a night map with its legend. */
export interface IntroWords {
  title: string;
  /** One or two sentences. */
  lead: string;
  /** The legend: three or four facts, each a term and what it is. */
  facts: { term: string; detail: string }[];
  action: SiteLink;
  /** A quieter second link. */
  also?: SiteLink;
}

/** A page that has a head and a first section. */
export interface IntroPage {
  head: HeadWords;
  intro: IntroWords;
}

/** Points in a row of their own, each a title and a sentence or two. */
export interface PointsWords {
  sheet: string;
  title: string;
  /** Under the title. */
  lead?: string;
  items: { title: string; text: string }[];
  /** The last word, below them. */
  conclusion?: string;
}

/** A few paragraphs under a title. */
export interface ProseWords {
  sheet: string;
  title: string;
  paragraphs: string[];
}
