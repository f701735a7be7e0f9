import { exports } from "cloudflare:workers";
import { env } from "#tests/worker/bindings";
import { askWith } from "#tests/worker/bundle";
import { mail, post } from "#tests/worker/site";

/** The origin of a development server: on any other host a development build has no inbox. */
export const MACHINE = "http://localhost:8787";

export const CLAIRE = "claire@rivelac.example";
export const MARC = "marc@rivelac.example";

/** Forgets all leads, and who has opened the inbox. */
export async function emptyInbox() {
  await env.DB.batch([env.DB.prepare("DELETE FROM leads"), env.DB.prepare("DELETE FROM staff_members")]);
}

/** Opens a page of the inbox as a team member: a development build trusts the e-mail address in the header. */
export function open(
  path: string,
  who = CLAIRE,
  headers: Record<string, string> = {},
  method: "GET" | "HEAD" = "GET",
): Promise<Response> {
  const said = { "cf-access-authenticated-user-email": who, "accept-language": "en", ...headers };
  return exports.default.fetch(new Request(MACHINE + path, { method, headers: said, redirect: "manual" }));
}

export async function read(path: string, who = CLAIRE): Promise<string> {
  return (await open(path, who)).text();
}

/** The hidden fields of the page's form with this action. */
export function hiddenIn(page: string, action: string): Record<string, string> {
  const start = page.indexOf(`action="${action}"`);
  if (start === -1) throw new Error(`no form is posted to ${action}`);
  const form = page.slice(start, page.indexOf("</form>", start));
  const hidden = form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g);
  return Object.fromEntries(
    [...hidden].map(([, name = "", value = ""]) => [name, value.replaceAll("&amp;", "&")]),
  );
}

type Fields = Record<string, string | string[]>;

function posted(action: string, fields: Fields, who: string): Request {
  const body = new FormData();
  for (const [name, values] of Object.entries(fields))
    for (const value of [values].flat()) body.append(name, value);
  const headers = { origin: MACHINE, "cf-access-authenticated-user-email": who, "accept-language": "en" };
  return new Request(MACHINE + action, { method: "POST", headers, body, redirect: "manual" });
}

/** Posts a form with fields from a page that was read before. */
export function send(action: string, fields: Fields, who = CLAIRE): Promise<Response> {
  return exports.default.fetch(posted(action, fields, who));
}

/** Opens a page, fills in one of its forms and sends it. */
export async function press(page: string, action: string, fields: Fields = {}, who = CLAIRE) {
  return send(action, { ...hiddenIn(await read(page, who), action), ...fields }, who);
}

/** Like `press`, but sent to a Worker with some bindings replaced. */
export async function pressWith(bindings: object, page: string, action: string, fields: Fields = {}) {
  return askWith(bindings, posted(action, { ...hiddenIn(await read(page), action), ...fields }, CLAIRE));
}

/** The page that a response redirects to. */
export const follow = (answer: Response, who = CLAIRE) => read(answer.headers.get("location") ?? "", who);

/** A page's texts, separated by `|`. */
export const cellsOf = (page: string) => page.replace(/<[^>]+>/g, "|").replace(/\|+/g, "|");

/** Stores a new lead, sets some of its columns and returns its reference. */
export async function newLead(
  columns: Record<string, string | number | null> = {},
  body: object = mail,
): Promise<string> {
  const answer = await post("/contact", body, { "idempotency-key": crypto.randomUUID() });
  const { reference } = await answer.json<{ reference: string }>();
  const set = Object.keys(columns).map((column) => `${column} = ?`);
  if (set.length > 0)
    await env.DB.prepare(`UPDATE leads SET ${set.join(", ")} WHERE reference = ?`)
      .bind(...Object.values(columns), reference)
      .run();
  return reference;
}

export function leadOf(reference: string) {
  return env.DB.prepare("SELECT * FROM leads WHERE reference = ?").bind(reference).first();
}

/** The references of the leads in a list, in order. */
export function rowsIn(page: string): string[] {
  return [...page.matchAll(/data-row="([^"]+)"/g)].map(([, reference = ""]) => reference);
}

/** The changes of a lead that staff made, without those of the queue, which sends e-mails at any time. */
export const historyOf = async (reference: string) =>
  (
    await env.DB.prepare(
      "SELECT what, before, after, who, text FROM lead_changes WHERE reference = ? AND what <> 'mail' ORDER BY id",
    )
      .bind(reference)
      .all<Record<string, string | null>>()
  ).results;

/** Selects leads in the list of all leads and presses one button of the bar. */
export async function several(act: string, references: string[], who = CLAIRE) {
  const list = await read("/staff?view=all", who);
  const row = references.map((each) => new RegExp(`name="row" value="(${each}:\\d+)"`).exec(list)?.[1] ?? "");
  return send("/staff/several", { ...hiddenIn(list, "/staff/several"), row, act }, who);
}
