import { type Figure, numberOf } from "#app/domain/chat/facts";
import { brand } from "#app/domain/site/brand";
import type { Draft } from "#worker/chat/composition";
import type { VisitorFacts } from "#worker/chat/fill-template";
import type { ParsedMessage } from "#worker/chat/parsing/parse-message";
import { PHONE_NUMBER } from "#worker/chat/parsing/quantities";
import { callbackAnswer } from "./callbacks";
import { isSpan, languagesIn } from "./personalised";

/** The visitor's own numbers, by the names that templates use. */
export function visitorFactsOf({ quantities, text }: ParsedMessage): VisitorFacts {
  const named = new Map<string, Figure>();
  const figure = (value: number, unit: Figure["unit"]): Figure => ({ value, unit, page: "/pricing" });
  named.set("visitor.languages", figure(languagesIn(text), "number"));
  for (const { value, unit } of quantities) {
    if (unit === "conversations" || unit === null)
      named.set("visitor.conversations", figure(value, "conversations"));
    if (unit === "pages") named.set("visitor.pages", figure(value, "pages"));
    if (unit === "pages")
      named.set("visitor.more", figure(Math.max(0, value - numberOf("basic.pages")), "pages"));
    if (unit === "products") named.set("visitor.products", figure(value, "products"));
    if (unit === "money") named.set("visitor.money", figure(value, "chf"));
    if (isSpan(unit)) named.set("visitor.span", figure(value, unit));
    const timeUnit = unit === "months" || unit === "years" ? unit : "number";
    if (unit !== "money" && unit !== "percent") named.set("visitor.count", figure(value, timeUnit));
  }
  return named;
}

/** “My number is 021 555 12 34”: how to ask for a callback, because the assistant passes nothing on. */
export function answerPhoneNumber(message: ParsedMessage): Draft | null {
  const [number] = PHONE_NUMBER.exec(message.text) ?? [];
  const isOurs = number !== undefined && digitsOf(brand.phone).endsWith(digitsOf(number).replace(/^0/, ""));
  return number === undefined || isOurs || message.isQuestion ? null : callbackAnswer(message);
}

const digitsOf = (text: string) => text.replace(/\D/g, "");
