import { exports } from "cloudflare:workers";
import type { Locale } from "#app/domain/language/locale";
import { env } from "#tests/worker/bindings";

export const ENGLISH = "https://rivelac.example";
export const FRENCH = "https://rivelac-agence.example";

/** Requests an address from the built Worker, without following redirects. */
export function get(address: string, headers: Record<string, string> = {}): Promise<Response> {
  return exports.default.fetch(new Request(new URL(address, ENGLISH), { headers, redirect: "manual" }));
}

/** A request to the API as the site's own pages send it. */
export function posted(path: string, body: unknown, headers: Record<string, string> = {}): Request {
  return new Request(`${ENGLISH}/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: ENGLISH, ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

/** Posts to the API as the site's own pages do. */
export function post(...request: Parameters<typeof posted>): Promise<Response> {
  return exports.default.fetch(posted(...request));
}

/** Posts a page's form as a browser without script does. */
export function submit(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const request = new Request(`${ENGLISH}${path}`, {
    method: "POST",
    headers: { origin: ENGLISH, ...headers },
    body,
    redirect: "manual",
  });
  return exports.default.fetch(request);
}

/** A page without its scripts, which hold all texts of its forms, also those that are not shown. */
export const withoutScripts = (page: string) => page.replace(/<script[\s\S]*?<\/script>/g, "");

export async function countRows(
  table: "leads" | "missing_pages" | "form_errors" | "client_errors" | "answer_votes" | "call_blocks",
): Promise<number> {
  return (await env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first<number>("n")) ?? 0;
}

export async function newestLead() {
  return await env.DB.prepare("SELECT * FROM leads ORDER BY id DESC LIMIT 1").first();
}

export const callback = {
  type: "call",
  name: "Ada Rochat",
  phone: "+41 79 555 01 01",
  message: "Un nouveau site",
  subject: "Interest — projet digital — Page: /fr/contact",
  meta: { page: "/fr/contact", locale: "fr", selected_day: "monday", selected_time: 390 },
};

export const mail = {
  type: "mail",
  name: "Tom Baker",
  email: "tom@baker.example",
  message: "A new website",
  subject: "Interest — digital project — Page: /en/contact",
  meta: { page: "/en/contact", locale: "en" },
};

/** In French text, writes the prices of sentences (`CHF 1’200`) as the tables do (`1 200 CHF`). */
export const pricedAlike = (text: string, locale: Locale) =>
  locale === "fr"
    ? text.replace(/CHF (\d[\d’]*(?:\.\d+)?)/g, (_, sum: string) => `${sum.replace("’", " ")} CHF`)
    : text;
