import { composed } from "#app/content/assistant/composed";
import { otherRegions, ourRegions } from "#app/content/assistant/regions";
import { catalogue } from "#worker/chat/catalogue";
import { townsNamed } from "#worker/chat/google-answers";
import type { ParsedMessage } from "#worker/chat/parsing/parse-message";
import { normalize } from "#worker/chat/parsing/tokens";

/** “Do you work in Ticino?”: replaces the answer about where we work by one about that canton or country. */
export function withRegion(template: string, message: ParsedMessage): string {
  const area = catalogue.get("people.area")?.say[message.locale] ?? "";
  const sentence = area !== "" && template.includes(area) ? regionSentence(message) : null;
  return sentence === null ? template : template.replace(area, () => sentence);
}

/** The sentence about the region that a message names; null if it names none, or several with one of ours. */
function regionSentence(message: ParsedMessage): string | null {
  const { text, locale } = message;
  const normalized = normalize(text);
  const cantons: string[] = townsNamed(message).map(({ canton }) => canton);
  const ours = ourRegions.filter(
    ({ pattern, name }) => pattern.test(normalized) || cantons.includes(name.en),
  );
  const others = otherRegions.filter(({ pattern }) => pattern.test(normalized));
  // “In France, in Annecy” is one place. If ours and others are named, the usual list answers both.
  const isOne = ours.length === 0 || (ours.length === 1 && others.length === 0);
  const [region] = [...ours, ...others];
  if (region === undefined || !isOne) return null;
  const { ourCanton, notOurCanton } = composed[locale];
  return (ours.length > 0 ? ourCanton : notOurCanton).replace("@", region.name[locale]);
}
