import { normalize } from "./tokens";

/** A capital letter marks a name: “forfait Premium”, “the Gold plan”. In “Which plan” it only begins the sentence. */
const NAMED =
  /\b(?:forfait|formule|plan|abonnement|pack|package)\s+(?:[«“"]\s*)?(\p{Lu}[\p{L}-]{2,})|(?<=[\p{L},]\s)(\p{Lu}[\p{L}-]{2,})(?:\s+\p{Lu}[\p{L}-]+)*\s+(?:plan|package)\b/gu;

/** Plan names that are recognised without a capital letter. */
const EVERYWHERE =
  /\b(?:(?:forfait|formule|plan|abonnement|pack) (gold|silver|bronze|platine|platinum|premium|deluxe|prestige|vip)|(gold|silver|bronze|platinum|premium|deluxe|prestige|vip) (?:plan|package))\b/;

/** Our offers, and words with a capital letter beside “plan” that are no names. */
const OURS =
  /^(?:basic|pro|commerce|enterprise|entreprise|perform|secureweb|expansion|essentiel|essential|avance|advanced|expert|ultimate|ultime|seo|local|chatbot|site|web|google|marketing|which|what|that|this|your|the|de|du|des|pour|par|que|qui)$/;

/** Companies whose plans a message may name. */
const OF_OTHERS =
  /\b(?:wix|shopify|squarespace|wordpress|jimdo|webflow|infomaniak|hostpoint|ionos|swisscom|sunrise|salt|microsoft|office|canva|adobe|booking|mailchimp|chatgpt|openai)\b/;

/** Whether a message names a plan that we do not have. */
export function namesOtherPlan(text: string): boolean {
  const words = normalize(text);
  if (OF_OTHERS.test(words)) return false;
  const names = [...text.matchAll(NAMED)].map(([, after, before]) => normalize(after ?? before ?? ""));
  return EVERYWHERE.test(words) || names.some((name) => !OURS.test(name));
}
