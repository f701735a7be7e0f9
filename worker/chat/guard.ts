import { answers, type Subject } from "#app/content/shared/chat-answers";
import type { Locale } from "#app/domain/language/locale";
import { brand } from "#app/domain/site/brand";
import { documentsIn, type Family, inEachLanguage, offersIn, pagesIn } from "./catalogue";
import { type Claim, claimsIn, flat, sentencesOf, supports } from "./claims";
import { families, offerNames, subjects } from "./subjects";
import { isWrittenIn } from "./words";

/** Characters of one reply. */
const REPLY_LIMIT = 1600;

/** Something that a sentence can be about: an offer by its name, or a subject. */
interface Thing {
  names: RegExp;
  /** Null where it is a subject. */
  family: Family | null;
  /** What the catalogue says of it. */
  facts: Claim[];
}

/** Where a sentence names something. */
interface Mention {
  at: number;
  thing: Thing;
}

/** The subjects whose delays and counts apply to every offer of a family. */
const subjectsOfFamily: Record<Family, Subject[]> = {
  plan: ["site", "fresh", "redo", "inPlans", "yearly"],
  search: ["search", "audit"],
  chatbot: ["bot", "intelligence"],
  hosting: ["hosting", "uptime", "servers"],
};

/** What holds whatever a sentence is about: how and when we can be reached, and who we are. */
const everywhere: Subject[] = [
  "contact",
  "booking",
  "support",
  "place",
  "hours",
  "company",
  "rating",
  "area",
];

const isAboutUs = (text: string) =>
  subjects.some(({ subject, words }) => everywhere.includes(subject) && text.search(words) !== -1);

const factsIn = (text: string) => sentencesOf(flat(text)).flatMap(claimsIn);

const catalogue = inEachLanguage((locale) => {
  const factsOf = (subject: Subject) => Object.values(answers[locale][subject]).flatMap(factsIn);
  const english = offersIn("en");
  const things: Thing[] = [
    ...offersIn(locale).map(({ family, line }, index) => ({
      names: new RegExp(offerNames[english[index]?.name ?? ""] ?? /(?!)/, "g"),
      family,
      facts: [
        ...factsIn(line),
        ...subjectsOfFamily[family].flatMap(factsOf).filter(({ isMoney }) => !isMoney),
      ],
    })),
    ...subjects
      .filter(({ subject }) => subject !== "services" && !everywhere.includes(subject))
      .map(({ subject, words }) => ({ names: words, family: null, facts: factsOf(subject) })),
  ];
  const excerpts = documentsIn(locale).map(({ text }) => flat(text));
  return { things, general: everywhere.flatMap(factsOf), pages: pagesIn(locale), excerpts };
});

/**
 * Whether a reply may be sent, whoever wrote it: in the visitor's language, of limited length, plain text with links to
 * pages of this site, and only figures, delays and promises that the catalogue states for what is named beside them.
 */
export function isSound(reply: string, question: string, locale: Locale): boolean {
  const text = withoutLinks(reply, locale);
  return (
    text !== null &&
    reply.trim() !== "" &&
    reply.length <= REPLY_LIMIT &&
    !/[<>{}|\\`*_#]|\[|\]|:\/\/|\bwww\.|[^\p{Script=Latin}\p{Script=Common}]/u.test(text) &&
    !/[^\P{Number}0-9]/u.test(text) &&
    isWrittenIn(locale, text) &&
    holds(flat(text), flat(question), locale)
  );
}

/** The reply with its links' words alone; null where a link leads anywhere but to this site in this language. */
function withoutLinks(reply: string, locale: Locale): string | null {
  const { pages } = catalogue(locale);
  let isOurs = true;
  const text = reply.replace(/!?\[([^\][]*)\]\(([^()\s]*)\)/g, (link, words: string, address: string) => {
    const title = pages.get(address.replace(/#[a-z-]+$/, ""));
    const isWay = address === `mailto:${brand.email}` || address === `tel:${brand.phone}`;
    if (link.startsWith("!") || (title === undefined && !isWay)) isOurs = false;
    return words === title ? "" : words;
  });
  return isOurs ? text : null;
}

/**
 * What a sentence names, in order, except an offer that another one includes (“All of Essential”). A name that several
 * families share means each of them that fits the sentence or, if none does, the whole text.
 */
function mentionsIn(sentence: string, whole: string, things: Thing[]): Mention[] {
  const bare = sentence
    .replace(/\b(?:all of|tout ce que contient) \w+/g, (part) => " ".repeat(part.length))
    .replace(/[^a-z0-9]/g, " ");
  const isMeant = ({ family, names }: Thing) => {
    const homes = things.filter((thing) => thing.names.source === names.source);
    if (homes.length === 1) return true;
    const fitting = (text: string) => homes.filter((home) => home.family && families[home.family].test(text));
    const near = fitting(sentence).length > 0 ? fitting(sentence) : fitting(whole);
    const telling = near.filter((home) => home.family !== "plan");
    const meant = telling.length > 0 ? telling : near;
    return meant.length === 0 || meant.some((home) => home.family === family);
  };
  return things
    .flatMap((thing) => [...bare.matchAll(thing.names)].map(({ index }) => ({ at: index, thing })))
    .filter(({ thing }) => isMeant(thing))
    .sort((one, other) => one.at - other.at);
}

/**
 * Whether every claim of a text is true of its subject; the points of a list are parts of one sentence. A complete text
 * of the catalogue, such as an FAQ answer or an article's excerpt, needs no check.
 */
function holds(text: string, question: string, locale: Locale): boolean {
  const { things: all, general, excerpts } = catalogue(locale);
  const mentioned = (part: string) => mentionsIn(part, `${question} ${text}`, all);
  let last = thingsOf(mentionsIn(question, question, all));
  const ours = excerpts.reduce((rest, excerpt) => rest.replace(excerpt, ""), text);
  for (const sentence of sentencesOf(ours)) {
    const named = mentioned(sentence);
    const points = sentence.split(" · ");
    const subject = points.length > 1 ? subjectOfList(sentence, named, last) : [];
    const areTrue = points.every((point) =>
      claimsWithThings(point, points.length > 1 ? mentioned(point) : named, subject, last).every(
        ({ claim, about, isOpen }) =>
          isTrue(claim, about) || (isOpen && general.some((fact) => supports(fact, claim))),
      ),
    );
    if (!areTrue) return false;
    const things = thingsOf(named);
    if (things.length > 0) last = things.some(isOffer) ? things.filter(isOffer) : things;
  }
  return true;
}

/** The subject of a list: what its heading names before any claim, or else the offer named last. */
function subjectOfList(sentence: string, mentions: Mention[], last: Thing[]): Thing[] {
  const end = Math.min(claimsIn(sentence)[0]?.at ?? 0, sentence.indexOf(" · "));
  const head = thingsOf(mentions.filter(({ at }) => at < end));
  return head.length > 0 ? head : last.filter(isOffer);
}

/**
 * Pairs each claim with its subject: what is named before it along with the list's subject, else after it, else what
 * was named last. `isOpen`: the claim may also be about the agency.
 */
function claimsWithThings(part: string, mentions: Mention[], subject: Thing[], last: Thing[]) {
  const between = (from: number, to: number) => thingsOf(mentions.filter(({ at }) => at >= from && at < to));
  const claims = claimsIn(part);
  let before = subject;
  return claims.map((claim, index) => {
    const close = between(claims[index - 1]?.end ?? 0, claim.at);
    if (close.length > 0) before = close.some(isOffer) ? close : [...subject.filter(isOffer), ...close];
    const after = between(claim.end, claims[index + 1]?.at ?? part.length);
    const isNamedAfter = after.some(isOffer) || (after.length > 0 && !last.some(isOffer));
    return {
      claim,
      about: before.length > 0 ? before : isNamedAfter ? after : last,
      isOpen: before.length === 0 || isAboutUs(part.slice(0, claim.at)),
    };
  });
}

const thingsOf = (mentions: Mention[]) => mentions.map(({ thing }) => thing);

const isOffer = ({ family }: Thing) => family !== null;

/** A price must be that of every offer named, or of the first subject; a delay or a count, of one of the subjects. */
function isTrue(claim: Claim, about: Thing[]): boolean {
  const has = ({ facts }: Thing) => facts.some((fact) => supports(fact, claim));
  const offers = about.filter(isOffer);
  const others = about.filter((thing) => !isOffer(thing));
  if (offers.length > 0) return offers.every(has) || (!claim.isMoney && others.some(has));
  return claim.isMoney ? others.slice(0, 1).some(has) : others.some(has);
}
