import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { dashboard } from "#app/content/services/dashboard";
import { graphicDesign } from "#app/content/services/graphic-design";
import { badgesAfter } from "#app/domain/interaction/badges";
import { chatScenes } from "#app/domain/interaction/chat-demo";
import { clampSplit, motion, oscillation } from "#app/domain/interaction/comparison";
import {
  channelsOf,
  holdsFrom,
  lengthInText,
  markCarriers,
  markParts,
  markWidths,
  partsAt,
  positionOf,
  SLIDER_END,
  widthAt,
} from "#app/domain/interaction/mark-sizes";
import { searchScenes } from "#app/domain/interaction/search-demo";

/** Each value of `at` with the ms at which it begins, sampled every millisecond. */
function course<T>(at: (elapsed: number) => T, until: number): [at: number, what: T][] {
  const seen: [number, T][] = [];
  for (let elapsed = 0; elapsed < until; elapsed++) {
    const what = at(elapsed);
    if (JSON.stringify(seen.at(-1)?.[1]) !== JSON.stringify(what)) seen.push([elapsed, what]);
  }
  return seen;
}

/** The scene at a time in ms, when the scenes are played in a loop. */
function sceneAt<Scene extends { lasts: number }>(scenes: Scene[], elapsed: number): Scene | undefined {
  let ends = 0;
  const round = scenes.reduce((sum, { lasts }) => sum + lasts, 0);
  return scenes.find(({ lasts }) => {
    ends += lasts;
    return elapsed % round < ends;
  });
}

test("the split begins at its resting place, moves 28 % to either side of the middle, and is back after three seconds", () => {
  const from = (rest: number) =>
    [0, 750, 1500, 2250, 3000].map((elapsed) => Math.round(oscillation(elapsed, rest)));
  expect(from(50)).toEqual([50, 78, 50, 22, 50]);
  expect(from(33)).toEqual([33, 72, 67, 28, 33]);
  const all = Array.from({ length: 300 }, (_, n) => oscillation(n * 10, 33));
  expect([Math.min(...all), Math.max(...all)].map(Math.round)).toEqual([22, 78]);
});

test("the split stays between 12 and 88 %", () => {
  expect([-5, 11.9, 12, 50, 88, 88.1, 200].map(clampSplit)).toEqual([12, 12, 12, 50, 88, 88, 88]);
});

test("the split pauses under the pointer, continues when it leaves, and stops for good once it was dragged", () => {
  expect(motion("going", "enter")).toBe("resting");
  expect(motion("resting", "leave")).toBe("going");
  expect(motion("resting", "place")).toBe("placed");
  expect(motion("placed", "leave")).toBe("placed");
  expect(motion("placed", "enter")).toBe("placed");
});

test("the search demonstration types, searches, shows results, optimises for 2.5 s, is first for 4.5 s, and starts again", () => {
  const phases = course((elapsed) => sceneAt(searchScenes(10), elapsed)?.phase, 10_000);
  const typed = 11 * 35;
  expect(phases).toEqual([
    [0, "typing"],
    [typed, "searching"],
    [typed + 500, "found"],
    [typed + 2000, "optimizing"],
    [typed + 4500, "first"],
    [typed + 9000, "leaving"],
    [typed + 9400, "typing"],
  ]);
});

test("the query is typed at one character every 35 ms", () => {
  const typed = [0, 34, 35, 70, 350].map((elapsed) => sceneAt(searchScenes(10), elapsed));
  expect(typed).toEqual([0, 0, 1, 2, 10].map((count) => ({ phase: "typing", typed: count, lasts: 35 })));
});

test("the chat demonstration goes through its states at their times", () => {
  const length = 20;
  const states = course((elapsed) => sceneAt(chatScenes(length), elapsed)?.state, 12_000);
  const typing = 20 * 35;
  const sent = 200 + 600 + typing + 500;
  expect(states).toEqual([
    [0, "idle"],
    [200, "moveToInput"],
    [800, "typing"],
    [800 + typing, "moveToSend"],
    [sent, "sent"],
    [sent + 1000, "bot"],
    [sent + 1000 + 1200 + 700 + 4000, "idle"],
    [sent + 6900 + 200, "moveToInput"],
    [sent + 6900 + 800, "typing"],
    [sent + 6900 + 800 + typing, "moveToSend"],
    [sent + 6900 + sent, "sent"],
    [sent + 6900 + sent + 1000, "bot"],
  ]);
});

test("the answer offers two actions, of which the second is pressed after 1.2 s; its form comes 700 ms later", () => {
  const answered = 200 + 600 + 700 + 500 + 1000;
  const at = (elapsed: number) => {
    const scene = sceneAt(chatScenes(20), elapsed);
    return [scene?.lines, scene?.isPressed];
  };
  expect(at(answered - 1)).toEqual([2, false]);
  expect(at(answered)).toEqual([3, false]);
  expect(at(answered + 1200)).toEqual([4, true]);
  expect(at(answered + 1900)).toEqual([5, true]);
  expect(at(answered + 5899)).toEqual([5, true]);
  expect(at(answered + 5900)).toEqual([1, false]);
});

test("the sample text is typed at one character every 35 ms, complete before it is sent, and cleared after", () => {
  const typed = [799, 800, 835, 1499, 1500, 1999, 2000].map(
    (elapsed) => sceneAt(chatScenes(20), elapsed)?.typed,
  );
  expect(typed).toEqual([0, 1, 2, 20, 20, 20, 0]);
});

test("one of three badges is replaced by a hidden one until all nine have been shown, each in its place", () => {
  const seen = new Set(badgesAfter(0, 9));
  for (let change = 1; change <= 40; change++) {
    const before = badgesAfter(change - 1, 9);
    const after = badgesAfter(change, 9);
    expect(new Set(after).size).toBe(3);
    const gone = before.filter((badge) => !after.includes(badge));
    const come = after.filter((badge) => !before.includes(badge));
    expect([gone.length, come.length]).toEqual([1, 1]);
    for (const badge of after) seen.add(badge);
    expect(after.map((badge) => badge % 3)).toEqual([0, 1, 2]);
    if (change === 6) expect(seen.size).toBe(9);
  }
});

test("a logo loses its parts as it shrinks, each when its thinnest line would be under 0.3 mm", () => {
  expect(markParts.map(holdsFrom)).toEqual([24, 60, 150, 600]);
  const held = markCarriers.map((thing) => partsAt(markWidths[thing]).length);
  expect(held).toEqual([1, 2, 2, 3, 4, 4]);
  expect(partsAt(59)).toEqual(["mark"]);
});

test("the slider goes from 24 mm to 2 m by a constant factor, and stops at the size of every item with the logo", () => {
  expect([widthAt(0), widthAt(SLIDER_END / 2), widthAt(SLIDER_END)]).toEqual([24, 220, 2000]);
  for (const thing of markCarriers)
    expect(widthAt(positionOf(markWidths[thing])), thing).toBe(markWidths[thing]);
  expect([24, 180, 1400, 2000].map((width) => lengthInText(width, "fr"))).toEqual([
    "24\u00A0mm",
    "18\u00A0cm",
    "1,4\u00A0m",
    "2\u00A0m",
  ]);
  expect(lengthInText(1400, "en")).toBe("1.4\u00A0m");
});

test("the brand's colours are the same in print and on screen, within the ink limit of paper", async () => {
  const { items } = graphicDesign.en.rules.colours;
  const css = readFileSync("app/sections/branding/mark-rules.module.css", "utf8");
  expect(items.map(({ hex }) => channelsOf(hex))).toEqual(["43 23 16", "224 138 23", "241 230 207"]);
  for (const { key, hex, cmyk } of items) {
    const ink = cmyk.split(" / ").map(Number);
    expect(ink, key).toHaveLength(4);
    expect(
      ink.reduce((sum, percent) => sum + percent, 0),
      key,
    ).toBeLessThanOrEqual(300);
    expect(css).toMatch(new RegExp(`\\.${key} \\{[^}]*background: ${hex.toLowerCase()}`));
  }
});

test("the page of the sample dashboard names the buttons that work", () => {
  for (const { lead, panel } of Object.values(dashboard))
    for (const { label } of panel.chart.periods) expect(lead).toContain(label);
});
