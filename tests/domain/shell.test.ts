import { expect, test, vi } from "vitest";
import { inTime } from "#app/browser/in-time";
import { dropdown } from "#app/domain/interaction/dropdown";
import { progress, untilTick } from "#app/domain/interaction/progress";
import { type Reading, reading } from "#app/domain/interaction/reading";
import { type Toast, toasts } from "#app/domain/interaction/toasts";
import { asksForLanguage } from "#app/domain/language/language-prompt";
import { currentToast, dismissToast, showToast } from "#app/shell/notices/toast-store";

function played(...events: Parameters<typeof dropdown>[1][]) {
  return events.reduce<ReturnType<typeof dropdown>>(dropdown, { phase: "closed" });
}

test("a focus and the click that follows it leave the menu open", () => {
  expect(played({ type: "open", at: 0 }, { type: "open", at: 80 })).toEqual({ phase: "open" });
});

test("the menu takes 300 ms to close", () => {
  const closing = played({ type: "open", at: 0 }, { type: "close", at: 1000 });
  expect(closing).toEqual({ phase: "closing", since: 1000 });
  expect(dropdown(closing, { type: "settle", at: 1299 })).toBe(closing);
  expect(dropdown(closing, { type: "settle", at: 1300 })).toEqual({ phase: "closed" });
});

test("the menu does not open again within 100 ms of closing, and does after", () => {
  const closing = played({ type: "open", at: 0 }, { type: "close", at: 1000 });
  expect(dropdown(closing, { type: "open", at: 1099 })).toBe(closing);
  expect(dropdown(closing, { type: "open", at: 1100 })).toEqual({ phase: "open" });
});

test("a menu that is closed or closing is not closed again", () => {
  expect(played({ type: "close", at: 5 })).toEqual({ phase: "closed" });
  const closing = played({ type: "open", at: 0 }, { type: "close", at: 10 });
  expect(dropdown(closing, { type: "close", at: 200 })).toBe(closing);
  expect(dropdown({ phase: "open" }, { type: "settle", at: 999 })).toEqual({ phase: "open" });
});

/** The percentages that the bar shows, by the ms at which they change. */
function course(arrivesAt: number, random = 0.5): Record<number, number | "hidden"> {
  let state = progress({ phase: "hidden" }, { type: "start", at: 0 });
  const seen: Record<number, number | "hidden"> = { 0: state.phase === "hidden" ? "hidden" : state.percent };
  let due = untilTick(state, 0);
  for (let at = 1; at < 3000; at++) {
    const before = state;
    if (at === arrivesAt) state = progress(state, { type: "arrive", at });
    if (due !== null && at >= due) state = progress(state, { type: "tick", at, random });
    if (state === before) continue;
    const delay = untilTick(state, at);
    due = delay === null ? null : at + delay;
    seen[at] = state.phase === "hidden" ? "hidden" : state.percent;
  }
  return seen;
}

test("the bar advances from 6 % towards 90 % every 200 ms, is full at 600 ms and gone 260 ms later", () => {
  expect(course(50)).toEqual({ 0: 6, 50: 6, 200: 48, 400: 69, 600: 100, 860: "hidden" });
});

test("the bar stays below 90 % until the page has loaded, and is then full", () => {
  const { 1500: full, 1760: gone, ...before } = course(1500, 0.999);
  expect([full, gone]).toEqual([100, "hidden"]);
  expect(Math.max(...Object.values(before).map(Number))).toBeLessThanOrEqual(90);
});

test("a new navigation restarts the bar, and no event moves a hidden bar", () => {
  const running = progress({ phase: "hidden" }, { type: "start", at: 0 });
  const later = progress(running, { type: "tick", at: 200, random: 1 });
  expect(progress(later, { type: "start", at: 300 })).toMatchObject({ percent: 6, since: 300 });
  expect(progress({ phase: "hidden" }, { type: "arrive", at: 1 })).toEqual({ phase: "hidden" });
  expect(untilTick({ phase: "hidden" }, 1)).toBeNull();
});

const toast = (id: string): Toast<{ text: string; tone?: string }> => ({
  id,
  open: true,
  content: { text: id },
});

test("only the newest toast is kept", () => {
  expect(toasts([toast("old")], { type: "add", toast: toast("new") })).toEqual([toast("new")]);
});

test("an update changes only the given properties of the named toast", () => {
  const updated = toasts([toast("a")], { type: "update", id: "a", content: { tone: "calm" } });
  expect(updated).toEqual([{ id: "a", open: true, content: { text: "a", tone: "calm" } }]);
  expect(toasts([toast("a")], { type: "update", id: "b", content: { tone: "calm" } })).toEqual([toast("a")]);
});

test("a dismissed toast is closed at once", () => {
  expect(toasts([toast("a")], { type: "dismiss", id: "a" })).toEqual([{ ...toast("a"), open: false }]);
  expect(toasts([toast("a")], { type: "dismiss", id: "b" })).toEqual([toast("a")]);
});

test("a closed toast is kept for 1,000,000 ms", () => {
  vi.useFakeTimers();
  showToast({ text: "Sent" });
  dismissToast(currentToast()?.id ?? "");
  vi.advanceTimersByTime(999_999);
  expect(currentToast()).toMatchObject({ open: false, content: [{ text: "Sent" }] });
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeUndefined();
  vi.useRealTimers();
});

const shown = () => currentToast()?.content.map(({ text }) => text);

test("a toast that waits for the visitor stays above later ones, and is notified when it is closed", () => {
  const closed: string[] = [];
  const wait = (text: string, key?: string) =>
    showToast({ text, duration: null, onClosed: () => closed.push(text), ...(key && { key }) });
  showToast({ text: "Copied" });
  wait("Booked, reference A");
  wait("One was refused", "refused");
  showToast({ text: "Words and drawings are ours." });
  expect(shown()).toEqual(["Booked, reference A", "One was refused"]);
  const { id = "" } = currentToast() ?? {};
  wait("Arrived, reference B");
  wait("Two were refused", "refused");
  expect(shown()).toEqual(["Booked, reference A", "Arrived, reference B", "Two were refused"]);
  expect([currentToast()?.id, closed]).toEqual([id, []]);

  dismissToast(id);
  expect(closed).toEqual(shown());
  wait("Arrived, reference C");
  expect(shown()).toEqual(["Arrived, reference C"]);
  dismissToast(currentToast()?.id ?? "");
});

test("a toast that waits for the visitor is not removed with an earlier closed toast of the same key", () => {
  vi.useFakeTimers();
  const refuse = () => showToast({ text: "One was refused", key: "refused", duration: null });
  refuse();
  dismissToast(currentToast()?.id ?? "");
  refuse();
  showToast({ text: "Booked, reference A", duration: null });
  vi.advanceTimersByTime(1_000_000);
  expect(currentToast()).toMatchObject({ open: true });
  expect(shown()).toEqual(["One was refused", "Booked, reference A"]);
  dismissToast(currentToast()?.id ?? "");
  vi.useRealTimers();
});

test("a toast is removed by its id; without an id, all are removed", () => {
  expect(toasts([toast("a")], { type: "remove", id: "b" })).toEqual([toast("a")]);
  expect(toasts([toast("a")], { type: "remove", id: "a" })).toEqual([]);
  expect(toasts([toast("a")], { type: "remove" })).toEqual([]);
});

test("the question of language is asked only of a reader of French who has not chosen and was not asked", () => {
  const asked = { languages: ["de-CH", "fr-CH"], storedChoice: null, hasSeenPrompt: false };
  expect(asksForLanguage(asked)).toBe(true);
  for (const other of [
    { languages: ["en", "de"] },
    { languages: ["frr"] },
    { storedChoice: "en" },
    { storedChoice: "fr" },
    { hasSeenPrompt: true },
  ] as const) {
    expect(asksForLanguage({ ...asked, ...other }), JSON.stringify(other)).toBe(false);
  }
});

/** The reading state of a page that can scroll `height` px, after it was scrolled to these places. */
function readAt(height: number, ...places: number[]): Reading {
  let state: Reading = "top";
  let before = 0;
  for (const above of places) {
    state = reading(state, above - before, above, height - above);
    before = above;
  }
  return state;
}

test("a page counts as read downwards below its beginning, and upwards from there to its very top", () => {
  expect(readAt(5000, 100)).toBe("top");
  expect(readAt(5000, 100, 400)).toBe("down");
  expect(readAt(5000, 400, 390)).toBe("up");
  expect(readAt(5000, 400, 40)).toBe("up");
  expect(readAt(5000, 400, 40, 90)).toBe("up");
  expect(readAt(5000, 400, 40, 200)).toBe("down");
  expect(readAt(5000, 400, 40, 0)).toBe("top");
});

test("a header that is still partly in its place stays there", () => {
  expect(readAt(5000, 100, 50)).toBe("top");
});

test("the end of a page counts as its end in both scroll directions, until the visitor leaves it", () => {
  expect(readAt(5000, 4990)).toBe("end");
  expect(readAt(5000, 4990, 4980)).toBe("end");
  expect(readAt(5000, 4990, 5030, 5000)).toBe("end");
  expect(readAt(5000, 4990, 4000)).toBe("up");
});

test("a page that hardly scrolls always counts as at its beginning", () => {
  expect(readAt(90, 60)).toBe("top");
});

test("a script that does not load within ten seconds fails with an error that says so", async () => {
  vi.useFakeTimers();
  try {
    const failed = vi.fn();
    inTime(new Promise(() => {})).catch(failed);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed.mock.calls).toEqual([[new Error("too late")]]);
  } finally {
    vi.useRealTimers();
  }
});
