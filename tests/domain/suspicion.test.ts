import { expect, test } from "vitest";
import { parseLead } from "#app/domain/lead-schema";
import { signsOf } from "#worker/leads/suspicion";

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

test("an ordinary lead gives no sign, with two links, an arrow or a smile in it", () => {
  expect(signs({})).toEqual([]);
  expect(signs({ message: "Today https://a.example, soon www.b.example" }, { elapsed: 9000 })).toEqual([]);
  expect(signs({ message: "5 < 10 pages, I <3 it -> soon [please] a<b" })).toEqual([]);
});

test("what programs do is a sign", () => {
  expect(signs({}, { trap: "x" })).toEqual(["trap"]);
  expect(signs({}, { trap: ["x"] })).toEqual(["trap"]);
  expect(signs({}, { elapsed: 300 })).toEqual(["too_fast"]);
  expect(signs({ message: "http://a.example http://b.example http://c.example" })).toEqual(["links"]);
  expect(signs({ name: "Win at www.a.example" })).toEqual(["links"]);
  expect(signs({ message: 'see <a href="x">this</a>' })).toEqual(["markup"]);
  expect(signs({ message: "[url=x]this[/url]" }, { elapsed: 10, trap: "y" })).toEqual([
    "trap",
    "too_fast",
    "markup",
  ]);
});

test("what cannot be read of the signs costs nobody a lead", () => {
  expect(signs({}, { elapsed: "soon" })).toEqual([]);
  expect(signs({}, { elapsed: null })).toEqual([]);
});
