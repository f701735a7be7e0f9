import { type Figure, numberOf } from "#app/domain/chat/facts";
import { brand } from "#app/domain/site/brand";
import type { Draft } from "#worker/chat/composition";
import type { VisitorFacts } from "#worker/chat/fill";
import { PHONE } from "#worker/chat/reading/counts";
import type { ParsedMessage } from "#worker/chat/reading/understand";
import { isSpan, languagesIn } from "./applied";
import { callback } from "./callbacks";

/** The visitor's own numbers, by the names that templates use. */
export function visitorFactsOf({ counts, text }: ParsedMessage): VisitorFacts {
  const named = new Map<string, Figure>();
  const figure = (value: number, unit: Figure["unit"]): Figure => ({ value, unit, page: "/pricing" });
  named.set("visitor.languages", figure(languagesIn(text), "number"));
  for (const { value, of } of counts) {
    if (of === "conversations" || of === null)
      named.set("visitor.conversations", figure(value, "conversations"));
    if (of === "pages") named.set("visitor.pages", figure(value, "pages"));
    if (of === "pages")
      named.set("visitor.more", figure(Math.max(0, value - numberOf("basic.pages")), "pages"));
    if (of === "products") named.set("visitor.products", figure(value, "products"));
    if (of === "money") named.set("visitor.money", figure(value, "chf"));
    if (isSpan(of)) named.set("visitor.span", figure(value, of));
    const timeUnit = of === "months" || of === "years" ? of : "number";
    if (of !== "money" && of !== "percent") named.set("visitor.count", figure(value, timeUnit));
  }
  return named;
}

/** “My number is 021 555 12 34”: how to ask for a callback, because the assistant passes nothing on. */
export function leftNumber(message: ParsedMessage): Draft | null {
  const [number] = PHONE.exec(message.text) ?? [];
  const isOurs = number !== undefined && digitsOf(brand.phone).endsWith(digitsOf(number).replace(/^0/, ""));
  return number === undefined || isOurs || message.isQuestion ? null : callback(message);
}

const digitsOf = (text: string) => text.replace(/\D/g, "");
