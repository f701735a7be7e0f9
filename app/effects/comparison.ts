import { wantsMotion } from "#app/browser/wants-motion";
import { clampSplit, type Motion, motion, oscillation } from "#app/domain/interaction/comparison";
import { animateWhileVisible } from "./animate-while-visible";

/** Moves the split of a comparison (`--split`, in percent): by itself if motion is allowed, and by its range input. */
export function comparison(host: HTMLElement): (() => void) | null {
  const range = host.querySelector("input");
  if (!range) return null;

  // The style sheet sets the initial position. If the visitor has moved the range before this script ran, it stays
  // there.
  const rest = Number.parseFloat(getComputedStyle(host).getPropertyValue("--split"));
  const isPlaced = range.valueAsNumber !== (Number(range.min) + Number(range.max)) / 2;
  if (!isPlaced) range.valueAsNumber = rest;
  let state: Motion = isPlaced ? "placed" : "going";
  let moved = 0;
  const show = (percent: number) => host.style.setProperty("--split", `${percent.toFixed(2)}%`);
  // Screen readers announce whole percents, and only while the range has the focus.
  const say = () => range.setAttribute("aria-valuetext", `${Math.round(range.valueAsNumber)} %`);
  if (isPlaced) show(clampSplit(range.valueAsNumber));
  const end = wantsMotion()
    ? animateWhileVisible(host, (_, sinceLast) => {
        if (state !== "going") return;
        moved += sinceLast;
        const split = oscillation(moved, rest);
        range.valueAsNumber = split;
        show(split);
      })
    : () => {};

  const listening = new AbortController();
  const { signal } = listening;
  const on = (type: string, event: Parameters<typeof motion>[1]) =>
    host.addEventListener(
      type,
      () => {
        state = motion(state, event);
      },
      { signal },
    );
  on("pointerenter", "enter");
  on("pointerleave", "leave");
  on("focusin", "enter");
  on("focusout", "leave");
  range.addEventListener("focus", say, { signal });
  range.addEventListener(
    "input",
    () => {
      state = motion(state, "place");
      end();
      show(clampSplit(range.valueAsNumber));
      say();
    },
    { signal },
  );
  host.dataset.ready = "";
  return () => {
    end();
    listening.abort();
  };
}
