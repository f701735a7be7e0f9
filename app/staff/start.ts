// What the script adds to the inbox: keyboard shortcuts, new leads without a reload, drafts that outlive a login.
// Everything works without it.

import { readStored, store } from "#app/browser/storage";

const POLL_MS = 15_000;
const AGAIN_MS = 15_000;
const DRAFT = "staff draft ";

/** Shows or hides a banner. */
function banner(name: string, isShown: boolean): void {
  for (const each of document.querySelectorAll<HTMLElement>(`[data-banner="${name}"]`))
    each.hidden = !isShown;
}

// Drafts: typed text stays in this tab until its form has been accepted.
const LEAVING_MS = 1000;
const kept = () => [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("[data-keep]")];

const draftKey = ({ dataset }: HTMLElement) => DRAFT + dataset.keep;

/**
 * Whether this page holds a text that no form has accepted: it differs from the page's own, or was restored from the
 * tab's storage.
 */
const isUnsaved = () =>
  kept().some((area) => area.value !== area.defaultValue || readStored("sessionStorage", draftKey(area)));

/**
 * Asks for confirmation if the tab is closed with unsaved text. Reloading or leaving by the browser's own controls
 * cannot be told apart from that, so it asks, too. It does not ask after links, forms and shortcuts of the inbox,
 * because the text stays in the tab, nor after phone and mail links, which open another program.
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
  // For shortcuts. Older browsers do not have this event, and ask there, too.
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

/**
 * Removes the result of an action from the address: after a reload, text typed since then is kept, and no mail opens
 * again.
 */
function forgetWhatWasDone(): void {
  const page = new URL(here, location.href);
  // The answer to a form has the address of the form.
  if (page.pathname !== location.pathname || page.search === location.search) return;
  page.hash = location.hash;
  history.replaceState(null, "", page);
}

/** Opens the noted reply in the employee's own mail program. */
function openNotedReply(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-open="mail"]');
  if (link) location.href = link.href;
}

// New leads: requests the page again while it is in the foreground, and replaces only its list.
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

/** On a phone the views are a row that is wider than the screen. */
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
  // An empty list is a different element: if the list was or is empty, all of the inbox is replaced.
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

// The position in the list: after an action the page continues there, and a lead knows its neighbours.
const LIST = "staff list";
const LEFT = "staff left";
const own = /^\/staff\/leads\/(\w+)/.exec(location.pathname)?.[1];

/** The address of the last list, and the references of its leads. */
const seenList = () => readStored("sessionStorage", LIST)?.split(" ") ?? [];

function keepList(): void {
  if (rows().length > 0)
    store("sessionStorage", LIST, [here, ...rows().map(({ dataset }) => dataset.row)].join(" "));
}

const leaveAt = (reference = "") => store("sessionStorage", LEFT, reference);

/** Back in the list, continues at the row that was left or, if it is gone, at the next one. */
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

/** A lead's link to the list leads to the list that it was opened from. */
function linkToSeenList(lead: string): void {
  const [address = "", ...seen] = seenList();
  const link = linkToList();
  if (link && seen.includes(lead)) link.href = address;
}

/** Opens the next or previous lead of the last list. */
function openNeighbour(lead: string, by: number): void {
  const [, ...seen] = seenList();
  const next = seen.includes(lead) ? seen[seen.indexOf(lead) + by] : undefined;
  if (next) location.assign(`/staff/leads/${next}`);
}

// Shortcuts, the usual ones of help desks.
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

/** Clicks a button of the list's form for the selected rows or, if there are none, for the current row. */
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

/** Sends a form only once, unless no answer has come for a while. */
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
// Selects the whole of a text that is there to be copied.
addEventListener("focusin", ({ target }) => {
  if (target instanceof HTMLTextAreaElement && target.readOnly) target.select();
});
addEventListener("submit", onSubmit);
// After the browser's back button, forms may be sent again.
addEventListener("pageshow", () => {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-sent]")) delete form.dataset.sent;
});
addEventListener("offline", () => banner("offline", true));
addEventListener("online", () => void refresh());
if (live !== undefined) {
  setInterval(() => void refresh(), POLL_MS);
  document.addEventListener("visibilitychange", () => void refresh());
}
