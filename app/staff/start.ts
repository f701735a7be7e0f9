// What script adds to the inbox: keys, new leads without a reload, drafts that outlive a login. Everything works without.

import { readStored, store } from "#app/browser/storage";

const POLL_MS = 15_000;
const AGAIN_MS = 15_000;
const DRAFT = "staff draft ";

/** Shows or hides a banner. */
function banner(name: string, isShown: boolean): void {
  for (const each of document.querySelectorAll<HTMLElement>(`[data-banner="${name}"]`))
    each.hidden = !isShown;
}

// Drafts: what is typed stays in this tab until its form has been taken.
const LEAVING_MS = 1000;
const kept = () => [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("[data-keep]")];

const draftKey = ({ dataset }: HTMLElement) => DRAFT + dataset.keep;

/** Whether this page holds a text that no form has taken: it is other than the page's own, or came back from the tab. */
const isUnsaved = () =>
  kept().some((area) => area.value !== area.defaultValue || readStored("sessionStorage", draftKey(area)));

/**
 * Whoever closes the tab is asked first; so is whoever reloads or leaves it by the browser's own means, which look the
 * same. What is typed stays in the tab, so that no link, form or key of the inbox loses it, and a number or an address that
 * is pressed opens another program.
 */
function askBeforeLoss(): void {
  let stayedAt = -LEAVING_MS;
  const stay = () => {
    stayedAt = performance.now();
  };
  addEventListener("submit", stay);
  addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a")) stay();
  });
  // Keys. Older browsers know no such event, and ask there, too.
  globalThis.navigation?.addEventListener("navigate", stay);
  addEventListener("beforeunload", (event) => {
    if (performance.now() - stayedAt > LEAVING_MS && isUnsaved()) event.preventDefault();
  });
}

function keepDrafts(): void {
  const done = new URL(location.href).searchParams.get("done");
  for (const area of kept()) {
    const key = draftKey(area);
    if (done && area.dataset.keep?.startsWith(`${done} `)) store("sessionStorage", key, null);
    const draft = readStored("sessionStorage", key);
    if (typeof draft === "string") area.value = draft;
    area.addEventListener("input", () => {
      store("sessionStorage", key, area.value === area.defaultValue ? null : area.value);
    });
  }
}

/** What was done is said once: after a reload, what was typed since then is kept, and no mail opens again. */
function forgetWhatWasDone(): void {
  const page = new URL(here, location.href);
  // The answer to a form stands at the form's address.
  if (page.pathname !== location.pathname || page.search === location.search) return;
  page.hash = location.hash;
  history.replaceState(null, "", page);
}

/** Opens the noted reply in the employee's own mail program. */
function openNotedReply(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-open="mail"]');
  if (link) location.href = link.href;
}

// New leads: the page is asked for again while it is in front, and only its list is changed.
const { here = location.href, live } = document.body.dataset;

async function refresh(): Promise<void> {
  if (document.visibilityState !== "visible") return;
  let answer: Response;
  try {
    answer = await fetch(here, { headers: { accept: "text/html" }, redirect: "manual" });
  } catch {
    banner("offline", true);
    return;
  }
  banner("offline", false);
  banner("logged-out", answer.type === "opaqueredirect" || answer.status === 403);
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (live === "lead") banner("changed", page.body.dataset.version !== document.body.dataset.version);
  else swap(page);
}

/** On a phone the views stand in a row that is wider than the screen. */
function showCurrentView(): void {
  document.querySelector(".views [aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
}

function swap(page: Document): void {
  const known = new Set(rows().map(({ dataset }) => dataset.row));
  const marked = new Set(rows().flatMap(({ dataset }) => (dataset.new === undefined ? [] : [dataset.row])));
  const chosen = new Set(boxes().flatMap((box) => (box.checked ? [box.value] : [])));
  const current = document.querySelector<HTMLElement>("[data-current]")?.dataset.row;
  const focused = document.activeElement?.closest<HTMLElement>("[data-row]")?.dataset.row;
  const selector = document.activeElement instanceof HTMLInputElement ? "input" : "a";
  const list = 'ul[data-swap="list"]';
  // A list that was empty, or is now, stands in another element: then all that is inside of main changes.
  const isSameKind = !!document.querySelector(list) === !!page.querySelector(list);
  for (const part of document.querySelectorAll<HTMLElement>(isSameKind ? "[data-swap]" : "main > .inbox")) {
    const fresh = isSameKind
      ? page.querySelector(`[data-swap="${part.dataset.swap}"]`)
      : page.querySelector("main > .inbox");
    if (fresh && fresh.innerHTML !== part.innerHTML) part.replaceWith(document.adoptNode(fresh));
  }
  for (const box of boxes()) box.checked = chosen.has(box.value);
  for (const row of rows()) {
    if (row.dataset.row === current) row.dataset.current = "";
    if (row.dataset.row === focused) row.querySelector<HTMLElement>(selector)?.focus();
    if (!known.has(row.dataset.row) || marked.has(row.dataset.row)) row.dataset.new = "";
  }
  showCurrentView();
  keepList();
  document.title = page.title;
  banner(
    "new",
    rows().some(({ dataset }) => !known.has(dataset.row)),
  );
}

const rows = () => [...document.querySelectorAll<HTMLElement>("[data-row]")];
const rowOf = (reference: string) => rows().find(({ dataset }) => dataset.row === reference);
const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[name="row"]')];

// The place in the list: the page after a press goes on there, and a lead knows its neighbours.
const LIST = "staff list";
const LEFT = "staff left";
const own = /^\/staff\/leads\/(\w+)/.exec(location.pathname)?.[1];

/** The address of the list that was seen last, and its leads. */
const seenList = () => readStored("sessionStorage", LIST)?.split(" ") ?? [];

function keepList(): void {
  if (rows().length > 0)
    store("sessionStorage", LIST, [here, ...rows().map(({ dataset }) => dataset.row)].join(" "));
}

const leaveAt = (reference = "") => store("sessionStorage", LEFT, reference);

/** Whoever comes back to the list goes on with the row that they left it at or, where it has gone, with the next. */
function returnToRow(): void {
  const left = readStored("sessionStorage", LEFT);
  if (rows().length === 0 || !left) return;
  store("sessionStorage", LEFT, null);
  const [address, ...seen] = seenList();
  if (address !== here || !seen.includes(left)) return;
  const row = seen.slice(seen.indexOf(left)).find(rowOf);
  const place = row ? rowOf(row) : rows().at(-1);
  if (!place) return;
  place.dataset.current = "";
  place.querySelector("a")?.focus();
}

const linkToList = () => document.querySelector<HTMLAnchorElement>('a[data-key="u"]');

/** The list that a lead was opened from is the one that its link leads back to. */
function linkToSeenList(lead: string): void {
  const [address = "", ...seen] = seenList();
  const link = linkToList();
  if (link && seen.includes(lead)) link.href = address;
}

/** From a lead to the next of the list that was seen last. */
function openNeighbour(lead: string, by: number): void {
  const [, ...seen] = seenList();
  const next = seen.includes(lead) ? seen[seen.indexOf(lead) + by] : undefined;
  if (next) location.assign(`/staff/leads/${next}`);
}

// Keys, as help desks have them.
function move(by: number): void {
  if (own) {
    openNeighbour(own, by);
    return;
  }
  const all = rows();
  const at = all.findIndex(({ dataset }) => dataset.current !== undefined);
  const next = all[Math.max(0, Math.min(all.length - 1, at + by))];
  if (!next) return;
  all[at]?.removeAttribute("data-current");
  next.dataset.current = "";
  next.querySelector("a")?.focus();
}

const currentRow = () => document.querySelector<HTMLElement>("[data-current]");

/** Presses a button of the list's form for the current row alone, or for those that are selected. */
function pressForRow(act: string): void {
  const row = currentRow();
  const form = document.querySelector<HTMLFormElement>("form#several");
  const button = form?.querySelector<HTMLButtonElement>(`button[value="${act}"]`);
  if (!form || !button) return;
  if (!boxes().some(({ checked }) => checked)) {
    const box = row?.querySelector<HTMLInputElement>('input[name="row"]');
    if (!box) return;
    box.checked = true;
  }
  leaveAt(row?.dataset.row);
  form.requestSubmit(button);
}

const go = (path: string) => () => location.assign(path);

const keys: Record<string, () => void> = {
  j: () => move(1),
  k: () => move(-1),
  x: () => currentRow()?.querySelector<HTMLInputElement>("input")?.click(),
  e: () => {
    const button = document.querySelector<HTMLButtonElement>('button[data-key="e"]');
    if (button) button.click();
    else pressForRow("answered");
  },
  "/": () => document.querySelector<HTMLInputElement>("#q")?.focus(),
  u: () => location.assign(linkToList()?.href ?? "/staff"),
  r: () => focusIn("#reply textarea"),
  n: () => focusIn('textarea[data-key="n"]'),
  "?": () => document.querySelector<HTMLDialogElement>("#keys")?.showModal(),
  "g i": go("/staff"),
  "g c": go("/staff/calls"),
};

function focusIn(selector: string): void {
  const area = document.querySelector<HTMLTextAreaElement>(selector);
  area?.focus();
  area?.setSelectionRange(0, 0);
}

let before = "";

function onKey(event: KeyboardEvent): void {
  const { target, key } = event;
  if (
    target instanceof HTMLElement &&
    target.closest("textarea, select, dialog, input:not([type=checkbox])")
  ) {
    if (key === "Escape") target.blur();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (key === "Enter" && target === document.body) {
    currentRow()?.querySelector("a")?.click();
    return;
  }
  const action = keys[`${before} ${key}`] ?? keys[key];
  before = key;
  if (!action) return;
  event.preventDefault();
  action();
}

/** A form is sent once, and shows that it is on its way; again only where no answer has come for a while. */
function onSubmit(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.method !== "post") return;
  if (Date.now() - Number(form.dataset.sent ?? 0) < AGAIN_MS) event.preventDefault();
  else form.dataset.sent = String(Date.now());
}

showCurrentView();
returnToRow();
keepList();
if (own) {
  leaveAt(own);
  linkToSeenList(own);
}
keepDrafts();
askBeforeLoss();
forgetWhatWasDone();
openNotedReply();
addEventListener("keydown", onKey);
// What is there to be copied is selected whole.
addEventListener("focusin", ({ target }) => {
  if (target instanceof HTMLTextAreaElement && target.readOnly) target.select();
});
addEventListener("submit", onSubmit);
// Whoever comes back by the browser's button may send again.
addEventListener("pageshow", () => {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-sent]")) delete form.dataset.sent;
});
addEventListener("offline", () => banner("offline", true));
addEventListener("online", () => void refresh());
if (live !== undefined) {
  setInterval(() => void refresh(), POLL_MS);
  document.addEventListener("visibilitychange", () => void refresh());
}
