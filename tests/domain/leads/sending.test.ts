import { expect, test, vi } from "vitest";
import { isDecided, postJson } from "#app/browser/post-json";
import { closed, edited, isCorrection, nothingSent, sent, told, toldIn } from "#app/domain/leads/sending";

const cellar = sent(nothingSent, "cellar", 0, "first");

test("what arrives is told in the form that sent it, once, whoever brings the second answer", () => {
  expect(toldIn(cellar, "first")).toBe("form");
  expect(toldIn(told(cellar), "first")).toBeNull();
});

test("the same text sent twice keeps its key, and its form still waits", () => {
  const again = sent(cellar, "cellar", 0, "second");
  expect(again.key).toBe("first");
  expect(toldIn(again, "first")).toBe("form");
});

test("a changed text has a new key, and an answer to the old one is told nowhere", () => {
  const boat = sent(edited(cellar), "boat", 1, "second");
  expect(boat.key).toBe("second");
  expect(toldIn(boat, "first")).toBeNull();
  expect(toldIn(boat, "second")).toBe("form");
});

test("a form that is written in while its text is sent keeps what stands there", () => {
  expect(toldIn(edited(cellar), "first")).toBe("notice");
});

test("what is written between taking a text and sending it is not part of it", () => {
  expect(toldIn(sent(edited(nothingSent), "cellar", 0, "first"), "first")).toBe("notice");
});

test("a text that is back as it was sent, and sent again, has the old key, and the form shows its answer", () => {
  const back = sent(edited(edited(cellar)), "cellar", 2, "second");
  expect(toldIn(back, "first")).toBe("form");
});

test("a form that was written in after it was sent has its arrival told once", () => {
  expect(toldIn(told(edited(cellar)), "first")).toBeNull();
});

test("a text that has arrived, sent again without its ticket having been closed, is told again, not stored twice", () => {
  const again = sent(told(edited(edited(cellar))), "cellar", 2, "second");
  expect(again.key).toBe("first");
  expect(toldIn(again, "first")).toBe("form");
});

test("what the outbox delivers once its ticket is closed is told nowhere, even while another text is written", () => {
  expect(toldIn(closed(told(cellar)), "first")).toBeNull();
  expect(toldIn(edited(closed(told(cellar))), "first")).toBeNull();
});

test("the same request after its ticket is closed is another lead", () => {
  const again = sent(closed(told(cellar)), "cellar", 0, "second");
  expect(again.key).toBe("second");
  expect(toldIn(again, "first")).toBeNull();
  expect(toldIn(again, "second")).toBe("form");
});

test("before anything is sent no arrival is the form's own", () => {
  expect(toldIn(edited(nothingSent), nothingSent.key)).toBeNull();
});

const written = { name: "Ada", email: "ada@rochat.example", message: "A site for my cellar" };

test("a text is corrected by one of the same person that holds it: another number, another hour, more words", () => {
  const corrections = [
    { email: "ada@rochat.ch" },
    { slot: "tue_1400" },
    { message: `${written.message}, and a shop` },
  ];
  for (const more of corrections)
    expect(isCorrection(JSON.stringify(written), JSON.stringify({ ...written, ...more }))).toBe(true);
});

test("a text of somebody else, or about something else, is a request of its own", () => {
  for (const more of [{ name: "Tom" }, { message: "A logo for my boat" }, { message: "" }])
    expect(isCorrection(JSON.stringify(written), JSON.stringify({ ...written, ...more }))).toBe(false);
});

test("before anything is sent nothing is corrected", () => {
  expect(isCorrection(nothingSent.text, JSON.stringify(written))).toBe(false);
});

test("what is being sent goes out though its page is left meanwhile, and is not waited for without end", async () => {
  const fetched = vi.fn(async (..._: unknown[]) => new Response(null, { status: 204 }));
  vi.stubGlobal("fetch", fetched);
  await postJson("/api/contact", {});
  vi.unstubAllGlobals();
  expect(fetched.mock.calls).toMatchObject([
    ["/api/contact", { keepalive: true, signal: expect.any(AbortSignal) }],
  ]);
});

test("a lead is decided by its reference or by a refusal, not by a fault or by what others answer", () => {
  const decided = [
    { status: 201, body: { reference: "K7Q2M4XR9T" } },
    { status: 422, body: { code: "name_required" } },
  ];
  const undecided = [null, { status: 503, body: { code: "unavailable" } }, { status: 200, body: null }];
  expect(decided.map(isDecided)).toEqual([true, true]);
  expect(undecided.map(isDecided)).toEqual([false, false, false]);
});
