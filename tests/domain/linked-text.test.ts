import { expect, test } from "vitest";
import { linkedText, withoutLinks } from "#app/domain/language/linked-text";

test("links to pages, e-mail and phone become links; any other stays text", () => {
  expect(linkedText("See [Pricing](/en/pricing) or [call](tel:+41215550142).")).toEqual([
    { text: "See ", href: null },
    { text: "Pricing", href: "/en/pricing" },
    { text: " or ", href: null },
    { text: "call", href: "tel:+41215550142" },
    { text: ".", href: null },
  ]);
  for (const text of [
    "[x](https://evil.example)",
    "[x](//evil.example)",
    "[x](javascript:alert(1))",
    "<a href=/>x</a>",
  ])
    expect(linkedText(text)).toEqual([{ text, href: null }]);
  expect(withoutLinks("See [Pricing](/en/pricing).")).toBe("See Pricing.");
});
