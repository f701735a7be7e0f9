import { expect, test, vi } from "vitest";
import { postJson } from "#app/browser/post-json";
import { isDecided } from "#app/domain/leads/lead";
import { closed, edited, isCorrection, nothingSent, sent, told, toldIn } from "#app/domain/leads/sending";

const cellar = sent(nothingSent, "cellar", 0, "first");

test("a lead that arrives is reported in the form that sent it, only once", () => {
  expect(toldIn(cellar, "first")).toBe("form");
  expect(toldIn(told(cellar), "first")).toBeNull();
});

test("the same text sent twice keeps its key, and its form still waits for the response", () => {
  const again = sent(cellar, "cellar", 0, "second");
  expect(again.key).toBe("first");
  expect(toldIn(again, "first")).toBe("form");
});

test("a changed text has a new key, and the response to the old one is not reported", () => {
  const boat = sent(edited(cellar), "boat", 1, "second");
  expect(boat.key).toBe("second");
  expect(toldIn(boat, "first")).toBeNull();
  expect(toldIn(boat, "second")).toBe("form");
});

test("a form that is edited while its text is being sent keeps the new text", () => {
  expect(toldIn(edited(cellar), "first")).toBe("notice");
});

test("text written between reading the form and sending it is not part of the lead", () => {
  expect(toldIn(sent(edited(nothingSent), "cellar", 0, "first"), "first")).toBe("notice");
});

test("a form that is sent twice at once, before either text is on its way, shows its response in its place", () => {
  const typed = edited(edited(nothingSent));
  const twice = sent(sent(typed, "cellar", 2, "first"), "cellar", 2, "second");
  expect(twice.key).toBe("first");
  expect(toldIn(twice, "first")).toBe("form");
  expect(toldIn(edited(twice), "first")).toBe("notice");
});

test("a text changed back to what was sent, and sent again, has the old key, and the form shows its response", () => {
  const back = sent(edited(edited(cellar)), "cellar", 2, "second");
  expect(toldIn(back, "first")).toBe("form");
});

test("the arrival of a lead whose form was edited after it was sent is reported once", () => {
  expect(toldIn(told(edited(cellar)), "first")).toBeNull();
});

test("a text that has arrived and is sent again before its ticket is closed is reported again, not stored twice", () => {
  const again = sent(told(edited(edited(cellar))), "cellar", 2, "second");
  expect(again.key).toBe("first");
  expect(toldIn(again, "first")).toBe("form");
});

test("a lead that the outbox delivers after its ticket is closed is not reported, even while another text is written", () => {
  expect(toldIn(closed(told(cellar)), "first")).toBeNull();
  expect(toldIn(edited(closed(told(cellar))), "first")).toBeNull();
});

test("the same request after its ticket is closed is another lead", () => {
  const again = sent(closed(told(cellar)), "cellar", 0, "second");
  expect(again.key).toBe("second");
  expect(toldIn(again, "first")).toBeNull();
  expect(toldIn(again, "second")).toBe("form");
});

test("before a form has sent anything, no arrival belongs to it", () => {
  expect(toldIn(edited(nothingSent), nothingSent.key)).toBeNull();
});

const written = {
  name: "Ada",
  email: "ada@rochat.example",
  phone: "079 555 01 01",
  message: "A site for my cellar",
};

test("a text corrects another if it is from the same person and about the same matter", () => {
  const corrections = [
    { email: "ada@rochat.ch" },
    { slot: "tue_1400" },
    { message: `${written.message}, and a shop` },
    { message: "A site for my wine cellar" },
    { name: "Ada Rochat" },
    { name: "Ada Rochat", email: "ada@rochat.ch" },
  ];
  for (const more of corrections)
    expect(isCorrection(JSON.stringify(written), JSON.stringify({ ...written, ...more }))).toBe(true);
});

test("a text from somebody else, or about something else, is a separate request", () => {
  const others = [
    { name: "Tom", email: "tom@rochat.example", phone: "079 555 01 02" },
    { message: "A logo for my boat" },
    { message: "" },
    { email: "ada@rochat.ch", message: "Five pages, please" },
    { phone: "079 555 01 02", message: "" },
    { email: undefined, message: "A logo for my boat" },
  ];
  for (const more of others)
    expect(isCorrection(JSON.stringify(written), JSON.stringify({ ...written, ...more }))).toBe(false);
});

test("a text is a correction as long as it has half of the words of the one before", () => {
  const before = { ...written, message: "Five pages for my wine cellar" };
  const isCorrected = (message: string) =>
    isCorrection(JSON.stringify(before), JSON.stringify({ ...before, message }));
  expect(["Four pages for my wine shop", "A shop, and pages"].map(isCorrected)).toEqual([true, false]);
});

test("before anything is sent there is nothing to correct", () => {
  expect(isCorrection(nothingSent.text, JSON.stringify(written))).toBe(false);
});

test("a request is finished although its page is left meanwhile, and has a timeout", async () => {
  const fetched = vi.fn(async (..._: unknown[]) => new Response(null, { status: 204 }));
  vi.stubGlobal("fetch", fetched);
  await postJson("/api/contact", {});
  vi.unstubAllGlobals();
  expect(fetched.mock.calls).toMatchObject([
    ["/api/contact", { keepalive: true, signal: expect.any(AbortSignal) }],
  ]);
});

test("a reference or a refusal settles a lead; an error or a response of another server does not", () => {
  const decided = [
    { status: 201, body: { reference: "K7Q2M4XR9T" } },
    { status: 422, body: { code: "name_required" } },
  ];
  const undecided = [null, { status: 503, body: { code: "unavailable" } }, { status: 200, body: null }];
  expect(decided.map(isDecided)).toEqual([true, true]);
  expect(undecided.map(isDecided)).toEqual([false, false, false]);
});
