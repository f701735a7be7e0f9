import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { offeredSlots } from "#app/domain/calendar/offered-slots";
import { env } from "#tests/worker/bindings";
import {
  CLAIRE,
  emptyInbox,
  follow,
  hiddenIn,
  leadOf,
  MARC,
  newLead,
  press,
  read,
  rowsIn,
  send,
  several,
} from "./employee";

beforeEach(emptyInbox);
afterEach(() => void vi.restoreAllMocks());

test("pages of fifty show every lead once, and all fifty can be assigned to oneself at once", async () => {
  const rows = Array.from({ length: 120 }, (_, index) =>
    env.DB.prepare(
      "INSERT INTO leads (reference, created_at, kind, name, email, subject, message, locale, page, details, status, slot_start) VALUES (?, ?, 'mail', 'N', 'n@x.example', '', '', 'en', '/en', '{}', ?, ?)",
    ).bind(
      `REF${String(index).padStart(7, "0")}`,
      `2026-10-0${1 + (index % 3)}T08:00:00.000Z`,
      index % 2 ? "won" : "new",
      index % 4 ? null : `2026-10-02T08:00:00.${String(index).padStart(3, "0")}Z`,
    ),
  );
  await env.DB.batch(rows);
  for (const [view, count] of [
    ["waiting", 60],
    ["won", 60],
    ["all", 120],
  ] as const) {
    const seen: string[] = [];
    let next: string | undefined = `/staff?view=${view}`;
    while (next) {
      const page: string = await read(next);
      seen.push(...rowsIn(page));
      next = /rel="next" href="([^"]+)"/.exec(page)?.[1]?.replaceAll("&amp;", "&");
    }
    expect([view, seen.length, new Set(seen).size]).toEqual([view, count, count]);
  }
  const list = await read("/staff?view=all");
  const row = [...list.matchAll(/name="row" value="([^"]+)"/g)].map(([, value = ""]) => value);
  const taken = await send("/staff/several", { ...hiddenIn(list, "/staff/several"), row, act: "take" });
  expect(taken.headers.get("location")).toContain("changed=50");
});

test("several leads are changed at once, except those that somebody else has just changed", async () => {
  const [one, two, three] = [await newLead(), await newLead(), await newLead()];
  const list = await read("/staff");
  const row = [...list.matchAll(/name="row" value="([^"]+)"/g)].map(([, value = ""]) => value);
  await press(`/staff/leads/${two}`, `/staff/leads/${two}/assign`, { assignee: MARC }, MARC);
  const answer = await send("/staff/several", { ...hiddenIn(list, "/staff/several"), row, act: "lost" });
  const back = answer.headers.get("location") ?? "";
  expect(back).toMatch(/^\/staff\?changed=2&unchanged=1&undo=/);
  const astray = { ...hiddenIn(list, "/staff/several"), row, act: "lost", back: "https://[" };
  expect((await send("/staff/several", astray)).status).toBe(303);
  expect(await read(back)).toContain(
    "2 changed, 1 not: somebody else was faster there, or they do not wait.",
  );
  expect([(await leadOf(one))?.status, (await leadOf(two))?.status, (await leadOf(three))?.status]).toEqual([
    "lost",
    "new",
    "lost",
  ]);
});

test("an employee who changes several leads is told once what happens to their calls", async () => {
  const [kept = "", held = "", taken = ""] = offeredSlots(new Date()).map((each) => each.start);
  const waits = await newLead({ kind: "schedule", slot_start: kept, put_off_until: "2099-01-05" });
  const aside = { kind: "schedule", slot_wanted: held, quarantine: "links", email: "aside@x.example" };
  const unheld = { kind: "schedule", slot_wanted: taken, email: "late@x.example" };
  await newLead({ kind: "schedule", slot_start: taken, email: "faster@x.example" });
  const chosen = [waits, await newLead(aside), await newLead(unheld)];
  const said = (page: string) => /<div class="notice [^>]*>([^<]+)/.exec(page)?.[1]?.trim();

  expect(said(await follow(await several("take", chosen)))).toBe("3 changed.");
  const answered = await follow(await several("answered", chosen));
  expect(said(answered)).toBe(
    "3 changed. Calls that stay booked: 1. Calls that are held now: 1. Tell them. Calls whose time is not held: 1. They stand under Calls, below the week.",
  );
  expect((await leadOf(chosen[1] ?? ""))?.slot_start).toBe(held);
  expect(answered).toContain('data-here="/staff?view=all"');
  const lost = await follow(await several("lost", chosen));
  expect(said(lost)).toBe("3 changed. Calls whose time is free again: 2.");
  expect((await leadOf(waits))?.slot_start).toBeNull();
});

test("marking several leads as answered changes only those that wait: won, lost and sign-ups stay", async () => {
  const states = ["new", "won", "lost"] as const;
  const leads = await Promise.all(states.map((status) => newLead({ status })));
  const signUp = await newLead({ kind: "newsletter" });
  const all = [...leads, signUp];
  const row = all.map((reference) => `${reference}:0`);
  const form = { ...hiddenIn(await read("/staff?view=all"), "/staff/several"), act: "answered", row };
  const answer = await send("/staff/several", form);
  expect(answer.headers.get("location")).toMatch(/changed=1&unchanged=3/);
  const found = await Promise.all(all.map(leadOf));
  expect(found.map((lead) => lead?.status)).toEqual(["answered", "won", "lost", "new"]);
});

/** Undoes a change of several leads and returns the notice of the list. */
async function undo(change: Response, who = CLAIRE) {
  const list = await follow(change, who);
  const start = list.indexOf('action="/staff/undo"');
  const form = list.slice(start, list.indexOf("</form>", start));
  const row = [...form.matchAll(/name="row" value="([^"]+)"/g)].map(([, each = ""]) => each);
  const page = await follow(await send("/staff/undo", { ...hiddenIn(list, "/staff/undo"), row }, who), who);
  return /<div class="notice [^>]*>([^<]+)/.exec(page)?.[1];
}

const stateOf = async (reference: string) => {
  const lead = (await leadOf(reference)) ?? {};
  const { status, quarantine, assignee, put_off_until, answered_at, slot_start, slot_wanted } = lead;
  return { status, quarantine, assignee, put_off_until, answered_at, slot_start, slot_wanted };
};

test("a change of several leads is undone by one press: each has its former state again", async () => {
  const slot_start = "2099-01-05T08:00:00.000Z";
  const leads = [
    await newLead({ assignee: MARC, put_off_until: "2099-01-05" }),
    await newLead({ quarantine: "links" }),
    await newLead({ kind: "schedule", slot_start, email: "call@x.example" }),
    await newLead({ status: "spam", kind: "schedule", slot_wanted: "2099-01-06T08:00:00.000Z" }),
  ];
  const states = () => Promise.all(leads.map(stateOf));
  const before = await states();
  // The lead that is spam already is not changed by it, so there is one less to undo.
  const acts = { take: 4, answered: 4, later: 2, lost: 4, spam: 3, release: 2 };
  for (const [act, count] of Object.entries(acts)) {
    const change = await several(act, leads);
    expect([act, await states()]).not.toEqual([act, before]);
    expect([act, await undo(change)]).toEqual([act, expect.stringMatching(`^${count} undone`)]);
    expect([act, await states()]).toEqual([act, before]);
  }
});

test("undoing keeps later changes, a colleague's changes, and a time that another call has taken by now", async () => {
  const slot_start = "2099-01-05T08:00:00.000Z";
  const call = await newLead({ kind: "schedule", slot_start, email: "call@x.example" });
  const other = await newLead();
  const change = await several("lost", [call, other]);
  expect(await undo(change, MARC)).toMatch(/^0 undone, 2 not/);
  expect([(await stateOf(call)).status, (await stateOf(other)).status]).toEqual(["lost", "lost"]);
  const again = await several("spam", [call, other]);
  await press(`/staff/leads/${other}`, `/staff/leads/${other}/assign`, { assignee: MARC }, MARC);
  expect(await undo(again)).toMatch(/^1 undone, 1 not: they were changed since/);
  expect([(await stateOf(call)).status, (await stateOf(other)).status]).toEqual(["lost", "spam"]);

  const held = await newLead({ kind: "schedule", slot_start, email: "held@x.example" });
  const lost = await several("lost", [held]);
  await newLead({ kind: "schedule", slot_start, email: "faster@x.example" });
  expect(await undo(lost)).toMatch(/^1 undone\. Calls whose time is not held: 1\./);
  expect(await stateOf(held)).toMatchObject({ status: "new", slot_start: null, slot_wanted: slot_start });
});
