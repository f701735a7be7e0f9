import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mail } from "#tests/worker/site";
import { emptyInbox, hiddenIn, historyOf, leadOf, newLead, press, read, send } from "./employee";

beforeEach(emptyInbox);
afterEach(() => void vi.restoreAllMocks());

test("a person's data is shown before it is erased, and everything found is erased", async () => {
  const first = await newLead({ phone: "+41 79 555 01 03" });
  const second = await newLead({ message: "Ask tom@baker.example", email: "other@x.example", name: "Other" });
  await press(`/staff/leads/${second}`, `/staff/leads/${second}/note`, {
    text: "Friend of tom@baker.example",
  });
  await press(`/staff/leads/${first}`, `/staff/leads/${first}/note`, { text: "Wrote to tom@baker.example" });
  const action = `/staff/leads/${first}/erase`;
  const shown = await read(action);
  expect(shown).toContain("Known of tom@baker.example");
  expect(await read(`/staff/leads/${first.toLowerCase()}/erase`)).toContain("Known of tom@baker.example");
  expect(shown).toContain(first);
  for (const unread of [{}, { count: "1", checked: "yes" }]) {
    const again = await send(action, { ...hiddenIn(shown, action), ...unread });
    expect(await again.text()).toContain("I have checked this list (3)");
  }
  expect(await leadOf(first)).not.toBeNull();
  const done = await (await send(action, { ...hiddenIn(shown, action), checked: "yes" })).text();
  expect(done).toContain("Erased: 3 of 3 rows.");
  expect([await leadOf(first), await historyOf(first)]).toEqual([null, []]);
  expect(await leadOf(second)).toMatchObject({ message: "Ask [erased]", words: null });
  expect((await historyOf(second))[0]?.text).toBe("Friend of [erased]");
});

test("a note with only the name of an erased person loses it if the employee chooses so, since others may have that name", async () => {
  const first = await newLead({ name: "Léa Weber-Roy" });
  const notes = ["Partner is LÉA  Weber-Roy, a friend", "Another Léa Weber-Roy, of Bulle", "Léa Weber-Royer"];
  const others: string[] = [];
  for (const text of notes) {
    const other = await newLead({ email: "other@x.example", name: "Other" });
    await press(`/staff/leads/${other}`, `/staff/leads/${other}/note`, { text });
    others.push(other);
  }
  await press(`/staff/leads/${first}`, `/staff/leads/${first}/note`, { text: "Léa Weber-Roy called" });
  const action = `/staff/leads/${first}/erase`;
  const shown = await read(action);
  const offered = [...shown.matchAll(/name="naming" value="([^"]+)".+?<bdi>([^<]+)/gs)];
  expect(offered.map(([, , text]) => text)).toEqual([
    "Partner is LÉA Weber-Roy, a friend",
    "Another Léa Weber-Roy, of Bulle",
  ]);
  const form = { ...hiddenIn(shown, action), checked: "yes", naming: offered[0]?.[1] ?? "" };
  expect(await (await send(action, form)).text()).toContain("Erased: 2 of 2 rows.");
  const texts = await Promise.all(others.map(async (other) => (await historyOf(other))[0]?.text));
  expect(texts).toEqual(["Partner is [erased], a friend", notes[1], notes[2]]);
});

test("another address or number of an erased person is offered for the next search, though their lead is gone", async () => {
  const first = await newLead({ phone: "+41 79 555 01 03" });
  const second = await newLead({ email: null, phone: "0041795550103", kind: "call" });
  const action = `/staff/leads/${first}/erase`;
  const shown = await read(action);
  const done = await (await send(action, { ...hiddenIn(shown, action), checked: "yes" })).text();
  expect([await leadOf(first), await leadOf(second)]).toEqual([null, expect.anything()]);
  expect(done).toContain("Also look for");
  const [, of = ""] = /name="of" value="([^"]+)"/.exec(done) ?? [];
  const others = await (await send(action, { ...hiddenIn(done, action), of })).text();
  expect(others).toContain("Known of +41 79 555 01 03");
  await send(action, { ...hiddenIn(others, action), checked: "yes" });
  expect(await leadOf(second)).toBeNull();
});

test("a typed number that belongs to nobody is not searched for", async () => {
  const action = `/staff/leads/${await newLead({ phone: "after six" })}/erase`;
  const shown = await read(action);
  expect(shown).toContain("Known of tom@baker.example");
  expect(shown).not.toContain("Also look for");
});

test("a lead whose address and number cannot be searched for is erased by its reference, and no other with it", async () => {
  const unreachable = { ...mail, email: "ada", phone: "12345" };
  const first = await newLead({}, unreachable);
  const second = await newLead({ message: `Like ${first}` }, unreachable);
  const action = `/staff/leads/${first}/erase`;
  const shown = await read(action);
  expect(shown).toContain(`Known of ${first}`);
  const done = await (await send(action, { ...hiddenIn(shown, action), checked: "yes" })).text();
  expect(done).toContain("Erased: 2 of 2 rows.");
  expect(await leadOf(first)).toBeNull();
  expect(await leadOf(second)).toMatchObject({ email: "ada", message: "Like [erased]" });
});

test("a note with only the name of an erased person is found in any script and case", async () => {
  const first = await newLead({ name: "Юрий Петров" });
  const other = await newLead({ email: "other@x.example", name: "Other" });
  await press(`/staff/leads/${other}`, `/staff/leads/${other}/note`, { text: "A friend of ЮРИЙ ПЕТРОВ" });
  expect(await read(`/staff/leads/${first}/erase`)).toMatch(/name="naming".+?<bdi>A friend of ЮРИЙ ПЕТРОВ</s);
});
