import { expect, test } from "vitest";
import { parseLead } from "#app/domain/leads/lead-schema";
import { signsOf } from "#worker/leads/spam-reasons";
import { enquiries } from "./enquiries";

function signs(body: object, meta: object = {}): string[] {
  const parsed = parseLead({
    type: "mail",
    name: "Ada",
    email: "a@b.example",
    message: "Bonjour",
    ...body,
    meta,
  });
  return "lead" in parsed ? signsOf(parsed.lead) : ["refused"];
}

for (const enquiry of enquiries) {
  test(`the enquiry of ${enquiry.name} is not taken for spam`, () => {
    expect(signs(enquiry, { elapsed: 45_000 })).toEqual([]);
  });
}

test("an address counts as one link, and up to five are normal", () => {
  const links = (count: number) => "https://www.a.example ".repeat(count);
  expect(signs({ message: links(5) })).toEqual([]);
  expect(signs({ message: links(6) })).toEqual(["links"]);
});

test("an arrow, a smiley or a bracket does not count as markup", () => {
  expect(signs({ message: "5 < 10 pages, I <3 it -> soon [please] a<b" })).toEqual([]);
});

test("what only programs do is a sign of spam", () => {
  expect(signs({}, { trap: "x" })).toEqual(["trap"]);
  expect(signs({}, { trap: ["x"] })).toEqual(["trap"]);
  expect(signs({}, { elapsed: 300 })).toEqual(["too_fast"]);
  expect(signs({ message: "http://a.example ".repeat(9) })).toEqual(["links"]);
  expect(signs({ name: "Win at www.a.example" })).toEqual(["links"]);
  expect(signs({ name: "Claim 1.2 BTC > https://a.example/x?id=7" })).toEqual(["links"]);
  expect(signs({ message: 'see <a href="x">this</a>' })).toEqual(["markup"]);
  expect(signs({ message: "see <A\nclass=x HREF=x>this</A>" })).toEqual(["markup"]);
  expect(signs({ message: `${"Best offers. ".repeat(50)}${"<a href=x>".repeat(3)}` })).toEqual(["markup"]);
  for (const link of ["[link]x[/link]", "[IMG]x.png[/IMG]"])
    expect(signs({ message: link })).toEqual(["markup"]);
  expect(signs({ message: "[url=x]this[/url]" }, { elapsed: 10, trap: "y" })).toEqual([
    "trap",
    "too_fast",
    "markup",
  ]);
});

test("unreadable signs of spam do not quarantine a lead", () => {
  expect(signs({}, { elapsed: "soon" })).toEqual([]);
  expect(signs({}, { elapsed: null })).toEqual([]);
});

test("two seconds are too fast for a person, and up to two links in HTML need five hundred characters of other text", () => {
  expect([signs({}, { elapsed: 1999 }), signs({}, { elapsed: 2000 })]).toEqual([["too_fast"], []]);
  const linked = (length: number) => '<a href="x">x</a>'.repeat(2).padEnd(length, " word");
  expect([signs({ message: linked(490) }), signs({ message: linked(500) })]).toEqual([["markup"], []]);
});
