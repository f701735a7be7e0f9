import { plain } from "./words";

/** A capital begins a name: “forfait Premium”, “the Gold plan”; “Which plan” begins a sentence. */
const NAMED =
  /\b(?:forfait|formule|plan|abonnement|pack|package)\s+(?:[«“"]\s*)?(\p{Lu}[\p{L}-]{2,})|(?<=[\p{L},]\s)(\p{Lu}[\p{L}-]{2,})(?:\s+\p{Lu}[\p{L}-]+)*\s+(?:plan|package)\b/gu;

/** Names of plans that need no capital. */
const EVERYWHERE =
  /\b(?:(?:forfait|formule|plan|abonnement|pack) (gold|silver|bronze|platine|platinum|premium|deluxe|prestige|vip)|(gold|silver|bronze|platinum|premium|deluxe|prestige|vip) (?:plan|package))\b/;

/** What we sell, and words that are written with a capital beside a plan without being its name. */
const OURS =
  /^(?:basic|pro|commerce|enterprise|entreprise|perform|secureweb|expansion|essentiel|essential|avance|advanced|expert|ultimate|ultime|seo|local|chatbot|site|web|google|marketing|which|what|that|this|your|the|de|du|des|pour|par|que|qui)$/;

/** The plans of others have names of their own. */
const OF_OTHERS =
  /\b(?:wix|shopify|squarespace|wordpress|jimdo|webflow|infomaniak|hostpoint|ionos|swisscom|sunrise|salt|microsoft|office|canva|adobe|booking|mailchimp|chatgpt|openai)\b/;

/** Whether a message names a plan that we do not have. */
export function namesOtherPlan(text: string): boolean {
  const words = plain(text);
  if (OF_OTHERS.test(words)) return false;
  const names = [...text.matchAll(NAMED)].map(([, after, before]) => plain(after ?? before ?? ""));
  return EVERYWHERE.test(words) || names.some((name) => !OURS.test(name));
}
