import type { HeadWords } from "#app/content/shared/page-content";

interface Told {
  title: string;
  text: string;
}

/** The texts of a case; its price and duration are in `app/domain/offers/cases.ts`. */
export interface CaseWords {
  head: HeadWords;
  /** What the client does. */
  trade: string;
  /** One sentence about the result. */
  title: string;
  /** The main figure, what it counts, and its earlier value if somebody had counted. */
  figure: { value: string; unit: string; before: string | null };
  situation: Told;
  constraint: Told;
  decision: Told;
  /** With a figure of its own if the page has already stated the main one. */
  change: Told & {
    figure?: { value: string; unit: string };
    /** Times of day, what happens then, and at what time it happened before. */
    board?: { time: string; what: string; before: string }[];
    /** The short names of the working days, and the holiday on which the first of them is closed. */
    week?: { days: string[]; holiday: string };
  };
  /** The work for each one-time sum. */
  work: string[];
  /** The work that no plan includes, in half a line. */
  outside: string;
  otherwise: string;
  /** A question about the reader's own business, and what to write to us. */
  ask: Told;
  /** The lettering of its drawings; a line feed is a line break. */
  lettering?: { situation?: string[]; otherwise?: string[] };
  /** Alternative texts of the pictures; `compared` are the old and the new home page, if they are compared. */
  pictures: {
    home: string;
    inner: string;
    phone: string;
    phoneInner: string;
    compared?: { before: string; now: string };
  };
  /** The caption of the device pictures. */
  devices: string;
}
