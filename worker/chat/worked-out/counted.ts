import { composed, offerWords } from "#app/content/assistant/composed";
import { numberOf, type OfferKey } from "#app/domain/chat/facts";
import { familyOf, type Talk } from "#app/domain/chat/talk";
import type { Topic } from "#app/domain/chat/topic";
import type { Locale } from "#app/domain/language/locale";
import { catalogue, idOfOffer, inEachLanguage, isTalk } from "#worker/chat/catalogue";
import { entryAnswer, type Given, isOurFigure, taxOf, told } from "#worker/chat/composition";
import { byTheYear, FULL_MESSAGE, PRICE_WORDS } from "#worker/chat/going-on/continued";
import { type Counted, numberWords } from "#worker/chat/reading/counts";
import { NEAREST, SURE } from "#worker/chat/reading/find";
import type { Heard } from "#worker/chat/reading/understand";
import { isOnly, plain, tokensOf } from "#worker/chat/reading/words";
import { languagesIn } from "./applied";
import { isOfShop, isTooLarge, isTooSmall, pagesOf, sizeOf } from "./years";

/** Answers that a number of pages only makes more exact. */
const ofSizes =
  "prices.site prices.which prices.basic prices.pro prices.enterprise prices.upgrade details.pagesNeeded billing.pageCount prices.yearly prices.firstYear prices.vat prices.buy prices.commerce".split(
    " ",
  );

/** Whether an answer is one of our prices. */
export const isPriced = (id: string) =>
  catalogue.get(id)?.offer !== undefined || id.startsWith("prices.") || id === "craft.bots";

/** Where “400 articles” are for sale; in a redesign they are to be read. */
const isOfSites = (about: Topic | null) => about === null || about === "site" || about === "plans";

/** What can be worked out from the visitor's own numbers. */
export function counted(heard: Heard, talk: Talk): Given | null {
  const { counts, locale, tokens, offers } = heard;
  const [best] = heard.whole;
  const of = (what: Counted["of"]) => counts.find((each) => each.of === what);
  const products = of("products");
  // “And with 200 products later?” has one answer, whatever the words around it.
  const isBeyond =
    products !== undefined &&
    products.value > numberOf("commerce.products") &&
    (heard.about ?? talk.about) === "shop" &&
    (best?.score ?? 0) < SURE;
  const pages = of("pages");
  const words = composed[locale];
  if (pages && pages.value > numberOf("basic.pages") && GALLERY.test(plain(heard.text)))
    return told(
      words.galleryPages,
      "/pricing",
      { about: "plans", offer: "basic" },
      { entries: [GALLERY_ENTRY, idOfOffer("basic"), "details.pagesNeeded"] },
    );
  if (best && best.score >= NEAREST && !ofSizes.includes(best.id) && !isPriced(best.id) && !isBeyond)
    return budgeted(heard, talk);
  const isOfBots =
    (heard.about ?? talk.about) === "bot" || (heard.about === null && tokens.includes("conversation"));
  const bare = of(null);
  const isPrice = bare !== undefined && (isOurFigure(bare.value) || !Number.isInteger(bare.value));
  const conversations = of("conversations") ?? (isOfBots && tokens.length < 4 && !isPrice ? bare : undefined);
  if (conversations && isOfBots && conversations.value > 0)
    return told(
      words.conversations,
      "/services/artificial-intelligence-ai/chatbots",
      { about: "bot", offer: "bot.essential" },
      { entries: ["craft.bots", "craft.essential"] },
    );
  const span = of("months") ?? of("years");
  const offer =
    offers[0] ??
    (heard.about === null || heard.about === "site" ? (talk.offer ?? smallestFor(heard, talk)) : null);
  // Nobody pays half of a period.
  if (span && offer && offers.length < 2 && span.value < 100 && Number.isInteger(span.value)) {
    const { price, name } = offerWords[offer];
    const isPayable =
      price !== null && familyOf(offer) !== "search" && familyOf(offer) !== "local" && offer !== "bot.pro";
    const isWhole = familyOf(offer) !== "hosting" || span.of === "years";
    const isPlanByYears = familyOf(offer) === "plan" && span.of === "years";
    const isAsked = isOnly(
      tokens.filter((each) => !PRICE_WORDS.includes(each)),
      spanWords(offer, locale),
    );
    if (isPayable && isWhole && isAsked)
      return told(
        (isPlanByYears
          ? words.planOverYears.replaceAll("#", offer)
          : words.overTime.replaceAll("#", price)
        ).replaceAll("@", name[locale]),
        catalogue.get(idOfOffer(offer))?.page ?? null,
        { about: catalogue.get(idOfOffer(offer))?.about ?? null, offer },
        { entries: [idOfOffer(offer), ...(isPlanByYears ? ["prices.yearly"] : [])] },
      );
  }
  const isMeant =
    isTalk(best?.id ?? "") || (best !== undefined && best.score >= NEAREST && !ofSizes.includes(best.id));
  // What further languages cost is said with it.
  if (pages && pagesOf(heard) && languagesIn(heard.text) > 0)
    return entryAnswer(["conditions.languages"], heard);
  const isOnTop = pages?.isMore === true && !pages.isBeside;
  if (isOnTop || (pages && !pages.isBeside && tokens.includes("extra")))
    return entryAnswer(["billing.pageCount"], heard);
  const [named, ...others] = offers;
  // “Is Pro worth it for eight pages?”, “will Basic do for seven?”
  const isNamed = pages !== undefined && named !== undefined && others.length === 0;
  const isBeyondNamed = isNamed && isTooSmall(named, pages.value);
  const isSmaller =
    isNamed &&
    isTooLarge(pages.value) &&
    (named === "pro" || (named === "basic" && pages.value > numberOf("basic.pages")));
  const isOfPlansOnly =
    offers.every((each) => familyOf(each) === "plan") &&
    (offers.length !== 1 || isBeyondNamed || isSmaller || pages?.isBeside === true);
  const isWish =
    heard.isQuestion ||
    tokens.length < FEW_BESIDE_PAGES ||
    ["price", "vat"].some((token) => tokens.includes(token));
  // “Five pages for 150 dollars” are somebody else's.
  const isElsewhere = heard.length >= FULL_MESSAGE && (of("money") ?? bare) !== undefined;
  const isOfPages = isWish && !isMeant && !isElsewhere && isOfPlansOnly && !tokens.includes("delay");
  if (pages && pagesOf(heard) && isOfPages && !isOfShop(heard, talk)) {
    const { fits, isBasicNearly, template } = sizeOf(pages.value, locale);
    if (fits !== "enterprise" && tokens.includes("yearly") && !isBeyondNamed)
      return byTheYear(heard, isBasicNearly ? "basic" : fits);
    if (heard.about === null || heard.about === "site" || heard.about === "redesign")
      return told(
        [template, ...taxOf(isBasicNearly ? "basic" : fits, heard)].join(" "),
        "/pricing",
        { about: "plans", offer: isBasicNearly ? "basic" : fits },
        { entries: [idOfOffer(fits)] },
      );
  }
  if (
    products &&
    products.value > 0 &&
    (isWish || isBeyond) &&
    !tokens.includes("delay") &&
    (isBeyond || !ELSE_OF_PRODUCTS.includes((isMeant && best?.id) || "") || tokens.includes("price")) &&
    (heard.about === "shop" || talk.about === "shop" || (heard.about === null && isOfSites(talk.about)))
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
  return budgeted(heard, talk);
}

/** “70 pages of finished jobs” are one gallery. */
const GALLERY =
  /\bpages? (?:des?|d|of) (?:\w+ ){0,3}?(?:chantiers?|realisations?|travaux|references?|projets? (?:fini|termine)|jobs|projects)|\bpages? (?:de|of) (?:\w+ )?(?:galerie|gallery)\b/;
const GALLERY_ENTRY = "features.gallery";

/** Who asks what it costs over some years, and has named nothing, is told of the smallest plan. */
const smallestFor = ({ counts, tokens }: Heard, { about }: Talk): OfferKey | null =>
  (about === "site" || about === "plans" || about === "redesign") &&
  tokens.includes("price") &&
  counts.some(({ of }) => of === "years")
    ? "basic"
    : null;

/** With no more words than this beside a number of pages, a message asks what they cost. */
const FEW_BESIDE_PAGES = 3;

/** What may be asked of so many products, besides whether they fit. */
const ELSE_OF_PRODUCTS = ["features.products", "websites.checkout"];

/** What is said beside a span, and the numbers as words. */
const besideSpans = inEachLanguage((locale) => tokensOf(`pendant ${numberWords.join(" ")}`, locale));

function spanWords(offer: OfferKey, locale: Locale): string[] {
  return [
    ...besideSpans(locale),
    "monthly",
    "yearly",
    "website",
    "plan",
    "what",
    "total",
    "pay",
    "vat",
    "include",
    "keep",
    "commerc",
    "wordpress",
    "howmany",
    "more",
    familyOf(offer),
    offer.split(".").at(-1) ?? "",
  ];
}

/** “We have 500 francs a year for a site.” */
const HAS_SUM =
  /\b(?:on (?:n )?a|j (?:n )?ai|nous avons|we (?:only )?have|i (?:only )?have|we ve got|i ve got) (?:que |juste |environ |about |only |max )?(?:chf |fr )?\d+ (?:francs? |chf |balles |bucks )?(?:par (?:an|annee|mois)|l an|a (?:year|month)|per (?:year|month))\b/;

/** What a very small budget buys. */
const SMALL = "billing.small";

function budgeted(heard: Heard, talk: Talk): Given | null {
  const { counts, tokens, locale, about } = heard;
  const money = counts.find(({ of }) => of === "money");
  const isSum = isOnly(tokens, ["franc", "total", "budget", "max"]);
  const [best] = heard.whole;
  const isOfElse =
    best !== undefined && best.score >= NEAREST && !ofSizes.includes(best.id) && best.id !== SMALL;
  const isBudget = tokens.includes("budget") || isSum || HAS_SUM.test(plain(heard.text));
  // “20 patients a month at 35 francs each” has no budget yet.
  const isOne = counts.every(({ of }) => of !== null);
  if (!money || !isOne || isOfElse || !isBudget || !isOfSites(about ?? talk.about ?? heard.read)) return null;
  const words = composed[locale];
  const isYearly = !tokens.includes("monthly") && tokens.includes("yearly");
  const period = isYearly ? "year" : "month";
  const fits = (["pro", "basic"] as const).find((key) => numberOf(`${key}.${period}`) <= money.value);
  if (!tokens.includes("monthly") && !(isYearly && fits)) return entryAnswer([SMALL], heard);
  const page = "/pricing";
  if (!fits) return told(words.budgetSmall, page, { about: "plans", offer: "basic" }, { next: "slot" });
  const template = (isYearly ? words.budgetYear : words.budgetFits)
    .replaceAll("#", fits)
    .replaceAll("@", offerWords[fits].name[locale]);
  return told(
    template,
    page,
    { about: "plans", offer: fits },
    { next: "slot", entries: [idOfOffer(fits), SMALL] },
  );
}
