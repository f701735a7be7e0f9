import type { HeadWords } from "#app/content/shared/page-content";

interface Told {
  title: string;
  text: string;
}

/** What a case says; what it cost and how long it took stand in `app/domain/offers/cases.ts`. */
export interface CaseWords {
  head: HeadWords;
  /** What the client does. */
  trade: string;
  /** One sentence: what is so now. */
  title: string;
  /** The one number, what it counts, and what it was before where somebody had counted. */
  figure: { value: string; unit: string; before: string | null };
  situation: Told;
  constraint: Told;
  decision: Told;
  /** With a number of its own where the page has told the one before. */
  change: Told & {
    figure?: { value: string; unit: string };
    /** Hours, what happens at each, and when it did before. */
    board?: { time: string; what: string; before: string }[];
    /** Its working days in short, and what keeps the first of them closed. */
    week?: { days: string[]; holiday: string };
  };
  /** What we did for each sum that was paid once. */
  work: string[];
  /** The same in half a line: what no plan covers. */
  outside: string;
  otherwise: string;
  /** What it makes one ask about one's own business, and what to tell us of it. */
  ask: Told;
  /** What its drawings are lettered with; `\n` where a line ends. */
  lettering?: { situation?: string[]; otherwise?: string[] };
  /** For those who cannot see the pictures; of its first page, as it was and as it is, where they are compared. */
  pictures: {
    home: string;
    inner: string;
    phone: string;
    phoneInner: string;
    compared?: { before: string; now: string };
  };
  /** Under the device pictures. */
  devices: string;
}
