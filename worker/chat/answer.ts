import { composed, offerWords, subjectEntries, tongueLines } from "#app/content/assistant/composed";
import { type Figure, facts, type OfferKey } from "#app/domain/chat/facts";
import { familyOf, neighbour, type Said, type Talk } from "#app/domain/chat/talk";
import type { Topic } from "#app/domain/chat/topic";
import { catalogue, documents, idOfOffer } from "./catalogue";
import type { Named } from "./fill";
import type { Found } from "./find";
import { type Counted, type Heard, isOnly } from "./understand";

/** What is answered, before its names are filled. */
export interface Answer {
  template: string;
  /** Below the language. */
  pages: string[];
  /** Further questions, offered as buttons. */
  choices: string[];
  next: "form" | "slot" | "call" | null;
  said: Said;
  /** The numbers of the question that the answer counts with. */
  own: Named;
  /** The facts that belong to the question, for a model to word. */
  entries: string[];
}

/** A score from which an answer is given, and from which a further sentence is answered, too. */
const SURE = 0.42;

/** Of few words each must be met. */
const SURE_OF_FEW = 0.5;
const FEW = 4;
const ALSO = 0.55;

/** Small talk must fit better: its words are everybody's. */
const TALK = 0.5;
const PURE_TALK = 0.7;

/** Two readings are equally good when so close to each other. */
const CLOSE = 0.015;
const CLEAR = 0.6;
const TIED = 0.75;

/** Answers from the catalogue alone: to the same question in the same conversation always the same. */
export function answer(heard: Heard, talk: Talk): Answer {
  const own = ownFacts(heard.counts);
  const given =
    first(heard, ["talk.orders"]) ??
    emergency(heard) ??
    continued(heard, talk) ??
    counted(heard, talk) ??
    ofOffers(heard) ??
    retrieved(heard) ??
    unknown(heard, talk);
  return inTheirTongue({ ...given, own }, heard);
}

type Given = Omit<Answer, "own">;

function entryAnswer(ids: string[], heard: Heard, before = ""): Given {
  const entries = ids.flatMap((id) => {
    const entry = catalogue.get(id);
    return entry ? [{ id, entry }] : [];
  });
  const texts = entries.map(({ entry }) => entry.say[heard.locale]);
  const last = entries.findLast(({ entry }) => entry.about !== null) ?? entries.at(-1);
  return {
    template: [before, ...texts].filter((text) => text !== "").join(entries.length > 1 ? "\n" : " "),
    pages: entries.flatMap(({ entry }) => (entry.page === null ? [] : [entry.page])),
    choices: [],
    next: entries.map(({ entry }) => entry.next).find((step) => step !== undefined) ?? null,
    said: {
      about: last?.entry.about ?? null,
      offer: last?.entry.offer ?? null,
      entry: last?.id ?? null,
      figures: namesIn(texts.join(" ")),
    },
    entries: entries.map(({ id }) => id),
  };
}

function namesIn(template: string): string[] {
  return [...template.matchAll(/\{([^{}]+)\}/g)].map(([, name = ""]) => name);
}

/** An answer of sentences that were put together. */
function told(
  template: string,
  page: string | null,
  said: Pick<Said, "about" | "offer">,
  more: Partial<Pick<Given, "choices" | "next" | "entries">> = {},
): Given {
  return {
    template,
    pages: page === null ? [] : [page],
    choices: more.choices ?? [],
    next: more.next ?? null,
    said: { ...said, entry: null, figures: namesIn(template) },
    entries: more.entries ?? [],
  };
}

/** What the visitor's own numbers are called. */
function ownFacts(counts: Counted[]): Named {
  const named = new Map<string, Figure>();
  const figure = (value: number, unit: Figure["unit"]): Figure => ({ value, unit, page: "/pricing" });
  for (const { value, of } of counts) {
    if (of === "conversations" || of === null)
      named.set("visitor.conversations", figure(value, "conversations"));
    if (of === "pages") named.set("visitor.pages", figure(value, "pages"));
    if (of === "products") named.set("visitor.products", figure(value, "products"));
    if (of === "money") named.set("visitor.money", figure(value, "chf"));
    const unit = of === "months" || of === "years" ? of : "number";
    if (of !== "money" && of !== "percent") named.set("visitor.count", figure(value, unit));
  }
  return named;
}

/** An answer that goes before all others, where any sentence asks for it. */
function first(heard: Heard, ids: string[]): Given | null {
  const best = [heard.whole, ...heard.sentences].flatMap((each) => each.slice(0, 1));
  const hit = best.find(({ id, score }) => ids.includes(id) && score >= SURE_OF_FEW);
  return hit ? entryAnswer([hit.id], heard) : null;
}

function emergency(heard: Heard): Given | null {
  const best = [heard.whole, ...heard.sentences]
    .flatMap((each) => each.slice(0, 1))
    .filter(({ id, score }) => catalogue.get(id)?.about === "emergency" && score >= SURE)
    .sort((one, other) => other.score - one.score);
  return best[0] ? entryAnswer([best[0].id], heard) : null;
}

const PRICE_WORDS = ["price", "pay", "plan", "website", "what"];

/** A question that only makes sense after the one before it. */
function continued(heard: Heard, { offer, about }: Talk): Given | null {
  const { tokens, locale } = heard;
  if (offer === null) return yearlyOf(heard, about) ?? priceOf(heard, about ?? heard.read);
  const words = composed[locale];
  const has = (token: string) => tokens.includes(token);
  if (isOnly(tokens, [...PRICE_WORDS, "bigger", "smaller", "cheapest"]) && heard.offers.length === 0) {
    const step = has("bigger") ? 1 : has("smaller") || has("cheapest") ? -1 : null;
    if (step !== null) {
      const next = neighbour(offer, step);
      return entryAnswer(
        [idOfOffer(next ?? offer)],
        heard,
        next ? "" : step === 1 ? words.biggest : words.smallest,
      );
    }
  }
  if (isOnly(tokens, [...PRICE_WORDS, "yearly"]) && has("yearly") && heard.counts.length === 0)
    return byTheYear(heard, offer);
  if (
    isOnly(tokens, ["price", "monthly", "pay", "what"]) &&
    heard.counts.length === 0 &&
    heard.offers.length === 0
  )
    return entryAnswer([idOfOffer(offer)], heard);
  return null;
}

function yearlyOf(heard: Heard, about: Topic | null): Given | null {
  if (!heard.tokens.includes("yearly") || !isOnly(heard.tokens, [...PRICE_WORDS, "yearly"])) return null;
  if (heard.counts.length > 0) return null;
  const id =
    about === "search" || about === "bot" || about === "hosting" ? subjectEntries[about] : "prices.yearly";
  return id ? entryAnswer([id], heard) : null;
}

/** “How much is it?”, of what is talked about, or what the page is about. */
function priceOf(heard: Heard, about: Topic | null): Given | null {
  const id = about === null ? undefined : subjectEntries[about];
  const isBare = isOnly(heard.tokens, ["price", "what", "monthly"]) && heard.tokens.includes("price");
  return id !== undefined && isBare && heard.counts.length === 0 ? entryAnswer([id], heard) : null;
}

function byTheYear(heard: Heard, offer: OfferKey): Given {
  const { price, name } = offerWords[offer];
  const words = composed[heard.locale];
  if (price === null) return entryAnswer([idOfOffer(offer)], heard);
  const family = familyOf(offer);
  const template =
    family === "plan"
      ? words.yearlyPlan
      : offer === "bot.essential"
        ? words.yearlyBot
        : family === "hosting"
          ? words.byYear
          : words.once;
  const key = family === "plan" ? offer : price;
  const entry = catalogue.get(idOfOffer(offer));
  return told(
    template.replaceAll("#", key).replaceAll("@", name[heard.locale]),
    entry?.page ?? null,
    { about: entry?.about ?? null, offer },
    { entries: [idOfOffer(offer), "prices.yearly"] },
  );
}

/** What can be worked out from the visitor's own numbers. */
function counted(heard: Heard, talk: Talk): Given | null {
  const { counts, locale, tokens, offers } = heard;
  const words = composed[locale];
  const of = (what: Counted["of"]) => counts.find((each) => each.of === what);
  const isOfBots =
    (heard.about ?? talk.about) === "bot" || (heard.about === null && of("conversations") !== undefined);
  const bare = of(null);
  const isPrice = bare !== undefined && [...facts.keys()].some((name) => numberOf(name) === bare.value);
  const conversations = of("conversations") ?? (isOfBots && tokens.length < 4 && !isPrice ? bare : undefined);
  if (conversations && isOfBots && conversations.value > 0)
    return told(
      words.conversations,
      "/services/artificial-intelligence-ai/chatbots",
      { about: "bot", offer: "bot.essential" },
      { entries: ["craft.bots", "craft.essential"] },
    );
  const span = of("months") ?? of("years");
  const offer = offers[0] ?? (heard.about === null || heard.about === "site" ? talk.offer : null);
  if (span && offer && offers.length < 2 && span.value < 100) {
    const { price, name } = offerWords[offer];
    const isPayable =
      price !== null && familyOf(offer) !== "search" && familyOf(offer) !== "local" && offer !== "bot.pro";
    const isWhole = familyOf(offer) !== "hosting" || span.of === "years";
    if (
      isPayable &&
      isWhole &&
      isOnly(
        tokens.filter((each) => !PRICE_WORDS.includes(each)),
        spanWords(offer),
      )
    )
      return told(
        words.overTime.replaceAll("#", price).replaceAll("@", name[locale]),
        catalogue.get(idOfOffer(offer))?.page ?? null,
        { about: catalogue.get(idOfOffer(offer))?.about ?? null, offer },
        { entries: [idOfOffer(offer)] },
      );
  }
  const pages = of("pages");
  if (pages && pages.value > 0) {
    const basic = numberOf("basic.pages");
    const pro = numberOf("pro.pages");
    const fits = pages.value <= basic ? "basic" : pages.value <= pro ? "pro" : "enterprise";
    const template = { basic: words.fewPages, pro: words.morePages, enterprise: words.manyPages } as const;
    if (heard.about === null || heard.about === "site" || heard.about === "redesign")
      return told(
        template[fits],
        "/pricing",
        { about: "plans", offer: fits },
        { entries: [idOfOffer(fits)] },
      );
  }
  const products = of("products");
  if (
    products &&
    products.value > 0 &&
    (heard.about === "shop" || talk.about === "shop" || heard.about === null)
  ) {
    const size = products.value <= numberOf("commerce.products") ? words.fewProducts : words.manyProducts;
    const more = tokens.length > 5 ? ` ${catalogue.get("websites.shipping")?.say[locale] ?? ""}` : "";
    return told(
      size + more,
      "/pricing",
      { about: "shop", offer: "commerce" },
      { entries: ["prices.commerce", "websites.shipping"], next: "form" },
    );
  }
  return budgeted(heard);
}

const numberWords = [
  "two",
  "three",
  "four",
  "five",
  "six",
  "ten",
  "deux",
  "trois",
  "quatr",
  "quatre",
  "cinq",
  "dix",
];

function spanWords(offer: OfferKey): string[] {
  return [
    ...numberWords,
    "monthly",
    "yearly",
    "website",
    "plan",
    "what",
    "total",
    "keep",
    familyOf(offer),
    offer.split(".").at(-1) ?? "",
  ];
}

function budgeted({ counts, tokens, locale, about }: Heard): Given | null {
  const money = counts.find(({ of }) => of === "money");
  if (!money || !tokens.includes("budget") || (about !== null && about !== "site")) return null;
  const words = composed[locale];
  const fits = (["pro", "basic"] as const).find((key) => numberOf(`${key}.month`) <= money.value);
  const page = "/pricing";
  if (!fits) return told(words.budgetSmall, page, { about: "plans", offer: "basic" }, { next: "slot" });
  const template = words.budgetFits.replaceAll("#", fits).replaceAll("@", offerWords[fits].name[locale]);
  return told(template, page, { about: "plans", offer: fits }, { next: "slot", entries: [idOfOffer(fits)] });
}

function numberOf(name: string): number {
  const fact = facts.get(name);
  return fact && "value" in fact && typeof fact.value === "number" ? fact.value : 0;
}

/** Offers that are named: one with what is right of it, several side by side. */
function ofOffers(heard: Heard): Given | null {
  const { offers, locale, tokens, ambiguous } = heard;
  const words = composed[locale];
  if (ambiguous)
    return told(
      words[ambiguous],
      "/pricing",
      { about: null, offer: null },
      {
        choices: [choiceOf("visibility.essential", locale), choiceOf("craft.essential", locale)],
      },
    );
  const [one, other] = offers;
  if (!one) return null;
  const best = heard.whole[0];
  const isAskingMore =
    best !== undefined && best.score > CLEAR && catalogue.get(best.id)?.offer === undefined;
  if (isAskingMore && !other) return null;
  if (!other) {
    if (tokens.includes("yearly") && familyOf(one) === "plan") return byTheYear(heard, one);
    return entryAnswer([idOfOffer(one)], heard, verdict(heard, offerWords[one].figures));
  }
  const lines = offers.slice(0, 3).map((offer) => {
    const { name, price } = offerWords[offer];
    return `– ${name[locale]}: ${price === null ? words.quoted : `{${price}}`}`;
  });
  const priced = offers.slice(0, 3).flatMap((offer) => offerWords[offer].price ?? []);
  const kinds = new Set(priced.map((name) => unitOf(name)));
  const isComparing = tokens.includes("difference") || familyOf(one) === familyOf(other);
  const sum =
    priced.length < 2
      ? ""
      : isComparing
        ? kinds.size === 1 && priced.length === 2
          ? words.difference.replace("#", priced.join(", "))
          : ""
        : [...kinds].every((unit) => ["chf", "chf/once", "chf/month"].includes(unit)) || kinds.size === 1
          ? words.together.replace("#", priced.join(", "))
          : "";
  const pages = offers.map((offer) => catalogue.get(idOfOffer(offer))?.page ?? "/pricing");
  const ids = offers.map(idOfOffer);
  const details = isComparing ? ids.slice(0, 2).map((id) => catalogue.get(id)?.say[locale] ?? "") : [];
  const text = (isComparing ? [...details, sum] : [...lines, sum]).filter((line) => line !== "").join("\n");
  return {
    ...told(
      text,
      pages[0] ?? null,
      { about: catalogue.get(ids.at(-1) ?? "")?.about ?? null, offer: other },
      { entries: ids },
    ),
    pages: [...new Set(pages)],
  };
}

function unitOf(name: string): string {
  const fact = facts.get(name);
  return fact && "value" in fact ? fact.unit : "";
}

/** Whether a price that the visitor names is ours: a sentence to begin with, empty where none was named. */
function verdict({ counts, locale }: Heard, figures: string[]): string {
  const money = counts.filter(
    ({ of, value }) =>
      of === "money" || (of === null && value >= 30 && value < 100_000 && (value < 1990 || value > 2040)),
  );
  if (money.length === 0) return "";
  const ours = new Set(figures.map(numberOf));
  return money.some(({ value }) => ours.has(value)) ? composed[locale].right : composed[locale].notQuite;
}

const priceEntries = [
  "prices.site",
  "prices.overview",
  "visibility.seo",
  "craft.bots",
  "running.hosting",
  "prices.commerce",
];

/** What the catalogue holds for the words, for each sentence where several ask for something. */
function retrieved(heard: Heard): Given | null {
  const { whole, sentences, locale } = heard;
  const best = whole[0];
  const each = sentences.flatMap((list) => list.slice(0, 1)).filter(({ score }) => score >= ALSO);
  const isTalk = ({ id }: Found) => id.startsWith("talk.");
  const asked = each.filter((hit) => !isTalk(hit)).sort((one, other) => other.score - one.score);
  if (asked.length > 0 && (!best || best.score < CLEAR || isTalk(best))) {
    return entryAnswers([...new Set(asked.map(({ id }) => id))].slice(0, 2), heard);
  }
  const second = whole[1];
  if (!best || best.score < least(best) || (heard.tokens.length <= FEW && best.score < SURE_OF_FEW)) {
    const further = [...whole.slice(1, 2), ...each].find(
      (hit) => hit.score >= Math.max(least(hit), SURE_OF_FEW),
    );
    return further ? entryAnswers([further.id], heard) : null;
  }
  const isTie =
    second !== undefined &&
    best.score - second.score < CLOSE &&
    best.score > ALSO &&
    best.score < TIED &&
    !isTalk(best) &&
    !isTalk(second);
  const isOther = second !== undefined && kindOf(second.id) !== kindOf(best.id);
  if (isTie && isOther && !best.id.startsWith("document") && !second.id.startsWith("document"))
    return told(
      composed[locale].either,
      null,
      { about: null, offer: null },
      {
        choices: [choiceOf(best.id, locale), choiceOf(second.id, locale)],
        entries: [best.id, second.id],
      },
    );
  return entryAnswers([best.id], heard);
}

/** How well an answer must fit: yes, no and thanks are only meant where little else is said. */
function least({ id }: Found): number {
  if (["talk.yes", "talk.no", "talk.thanks", "talk.bye", "talk.hello", "talk.howareyou"].includes(id))
    return PURE_TALK;
  return id.startsWith("talk.") ? TALK : SURE;
}

/** What an answer is about, where a site and its plans are the same. */
function kindOf(id: string): Topic | "site" | null {
  const about = catalogue.get(id)?.about ?? null;
  return about === "plans" || about === "shop" ? "site" : about;
}

function entryAnswers(ids: string[], heard: Heard): Given {
  const [id = ""] = ids;
  if (id.startsWith("document:")) {
    const document = documents[Number(id.slice("document:".length))];
    if (document) return told(document.text, document.page, { about: null, offer: null });
  }
  const known = ids.filter((each) => catalogue.has(each));
  const before = priceEntries.includes(id) ? verdict(heard, namesIn(catalogue.get(id)?.say.en ?? "")) : "";
  const isWrong = before === composed[heard.locale].notQuite && heard.tokens.includes("price");
  return entryAnswer(known, heard, isWrong ? before : "");
}

/** Where the catalogue has nothing: what is sure of the subject, and a person. */
function unknown(heard: Heard, talk: Talk): Given {
  const { locale, whole, tokens } = heard;
  const words = composed[locale];
  if (heard.counts.some(({ of }) => of === "percent")) return entryAnswer(["prices.discount"], heard);
  if (tokens.length === 0 && talk.about === null)
    return told(words.nothing, null, { about: null, offer: null });
  if (tokens.length === 0 && heard.counts.length === 0 && heard.isQuestion)
    return entryAnswer([talk.about === "audit" ? "visibility.auditResult" : "talk.yes"], heard);
  if (talk.about !== null && heard.about === null && !heard.isQuestion)
    return told(words.noted, "/contact", { about: null, offer: null }, { next: "slot" });
  const about = heard.about ?? talk.about;
  const id = about === null ? undefined : subjectEntries[about];
  const near = whole.filter(
    ({ id: each, score }) => score > 0.25 && catalogue.has(each) && !each.startsWith("talk."),
  );
  const choices = near.slice(0, 2).map(({ id: each }) => choiceOf(each, locale));
  if (heard.about !== null && id !== undefined && tokens.includes("price")) return entryAnswers([id], heard);
  if (heard.about !== null && id !== undefined) {
    const sure = entryAnswer([id], heard);
    return { ...sure, template: `${words.unknown}\n${sure.template}`, next: "slot", choices };
  }
  return told(words.unknown, "/contact", { about: null, offer: null }, { next: "slot", choices });
}

function choiceOf(id: string, locale: "en" | "fr"): string {
  return catalogue.get(id)?.ask[locale][0] ?? "";
}

function inTheirTongue(given: Answer, { tongue }: Heard): Answer {
  if (tongue === "en" || tongue === "fr") return given;
  return { ...given, template: `${tongueLines[tongue]}\n${given.template}` };
}
