import type { OfferKey } from "#app/domain/chat/facts";
import type { Topic } from "#app/domain/chat/topic";
import { normalize } from "./tokens";

interface Topics {
  ownTopic: Topic | null;
  currentTopic: Topic | null;
}

interface NamedOffers {
  offers: OfferKey[];
  /** “Essential” alone: the name of two offers. */
  isAmbiguous: boolean;
}

interface OfferName {
  pattern: RegExp;
  offer: OfferKey;
  /** If the name is an everyday word or belongs to several offers, one of these tokens must be there, too. */
  withTokens?: string[];
  /** Or the conversation must be about one of these. */
  inTopics?: Topic[];
  unless?: RegExp;
}

/** “Pro and a chatbot” are two offers. */
const PRO_AND_CHATBOT =
  /\bpro (?:(?!(?:chat)?bot)\w+ ){0,3}(?:and|et|avec|with|plus) (?:\w+ ){0,6}(?:chat)?bot|bots? (?:and|et|plus) (?:\w+ )?pro\b/;

const ofSearch = { withTokens: ["seo"], inTopics: ["search" as const] };
const ofBots = { withTokens: ["chatbot"], inTopics: ["bot" as const] };
const ofPlans = { withTokens: ["plan"], inTopics: ["plans" as const] };

const offerNames: OfferName[] = [
  { pattern: /(?<!\b(?:seo|referencement) )\bbasic\b(?! seo)/, offer: "basic" },
  { pattern: /\bpro\b/, offer: "bot.pro", unless: PRO_AND_CHATBOT, ...ofBots },
  {
    pattern:
      /(?<!\b(?:e?mails?|courriels?|photos?|images?|sites?|textes?|photographe|videos?|adresses?|cartes?|comptes?|boite|vie|tel|rc|logo|look|rendu|matu|maturite|bac|tres|plus|super|vraiment|a|un|real|vrai|non) )\bpro\b/,
    offer: "pro",
  },
  { pattern: /\bcommerce\b/, offer: "commerce", ...ofPlans },
  {
    pattern:
      /\b(?:ans|mois|years?|months?) (?:de|of) commerce\b|\bcommerce (?:(?:for|over|sur|pendant) \d|(?:au mois|a l annee|monthly|yearly|by the (?:month|year))\b)/,
    offer: "commerce",
  },
  {
    pattern:
      /(?<!\b(?:un|mon|ma|notre|nos|votre|petit|ce|le|du|de|au|my|our|a|local|e) )\bcommerce (?:plus|et|and|avec|with) (?:(?:un|une|a|le|du|the) )?(?:seo|referencement|local|chatbot|logo|charte|secureweb)\b|\b(?:seo|essentie?l|expert|local|chatbot) plus commerce\b/,
    offer: "commerce",
  },
  { pattern: /\benterprise\b|\b(?:plan|forfait|formule) entreprise\b/, offer: "enterprise" },
  {
    pattern: /(?<!bots? )\bessentie?l\b|(?<!bots? )\bessential\b(?! (?:chat)?bot)/,
    offer: "seo.essential",
    ...ofSearch,
  },
  {
    pattern: /(?<!seo )\bessentie?l\b|(?<!seo )\bessential\b(?! seo)/,
    offer: "bot.essential",
    ...ofBots,
  },
  {
    pattern: /\badvanced\b|(?<!\b(?:d|l|en|par) )\bavance\b/,
    offer: "seo.advanced",
    withTokens: ["seo", "plan"],
    inTopics: ["search"],
  },
  { pattern: /\bexpert\b/, offer: "seo.expert", withTokens: ["seo", "plan"], inTopics: ["search"] },
  { pattern: /\blocal seo\b|\bseo local\b|\breferencement local\b/, offer: "seo.local" },
  { pattern: /\bultimate\b|\bultime\b/, offer: "bot.ultimate" },
  { pattern: /\bperform\b/, offer: "hosting.perform" },
  { pattern: /\bsecure ?web\b/, offer: "hosting.secureweb" },
  {
    pattern: /\bexpansion\b/,
    offer: "hosting.expansion",
    withTokens: ["hosting", "plan", "price", "secureweb", "perform"],
    inTopics: ["hosting"],
  },
];

const isOfPrice = (token: string) => token === "price" || token === "total" || token === "yearly";

/** The offers that a text names, with the smallest chatbot if they are priced with one. `ownTopic` is that of its own words, `currentTopic` that of the conversation. */
export function offersIn(typed: string, tokens: string[], { ownTopic, currentTopic }: Topics): NamedOffers {
  const text = normalize(typed.replaceAll("+", " plus "));
  const named = offerNames.filter(({ pattern, withTokens, inTopics, unless }) => {
    if (!pattern.test(text) || unless?.test(text)) return false;
    if (!withTokens) return true;
    const hasToken = withTokens.some((token) => tokens.includes(token));
    const hasTopic = currentTopic !== null && (inTopics ?? []).includes(currentTopic);
    return hasToken || (hasTopic && ownTopic === null);
  });
  const namesPlan = named.some(({ offer }) => offer === "basic" || offer === "pro" || offer === "enterprise");
  if (namesPlan && /\bcommerce\b/.test(text) && !named.some(({ offer }) => offer === "commerce"))
    named.push({ pattern: /commerce/, offer: "commerce" });
  const hasBotPro = named.some(({ offer }) => offer === "bot.pro");
  const all = new Set(named.map(({ offer }) => offer));
  const offers = [...all].filter((offer) => !(hasBotPro && offer === "pro"));
  // “Basic and a chatbot, how much?”, “Pro, SEO Expert and a chatbot”
  const isPriced = tokens.some(isOfPrice) || offers.length > 1;
  const isAdding = offers.length > 0 && tokens.includes("chatbot") && isPriced;
  if (isAdding && !offers.some((offer) => offer.startsWith("bot."))) offers.push("bot.essential");
  const isEssential = /\bessentie?l\b|\bessential\b/.test(text) && tokens.length < 6;
  const isAmbiguous = isEssential && !offers.some((offer) => offer.endsWith("essential"));
  return { offers, isAmbiguous };
}
