import { expect, test } from "vitest";
import { cardAfter, edgesOf, stepOf } from "#app/domain/interaction/carousel";

test("a carousel counts as at an end within eight pixels of it", () => {
  const at = (scrollLeft: number) => edgesOf({ scrollLeft, clientWidth: 1000, scrollWidth: 2800 });
  expect(at(0)).toEqual({ isAtStart: true, isAtEnd: false });
  expect(at(8)).toEqual({ isAtStart: true, isAtEnd: false });
  expect(at(9)).toEqual({ isAtStart: false, isAtEnd: false });
  expect(at(1791)).toEqual({ isAtStart: false, isAtEnd: false });
  expect(at(1792)).toEqual({ isAtStart: false, isAtEnd: true });
});

test("a carousel that shows everything is at both ends", () => {
  expect(edgesOf({ scrollLeft: 0, clientWidth: 1000, scrollWidth: 1000 })).toEqual({
    isAtStart: true,
    isAtEnd: true,
  });
});

test("a click moves by one card and its gap, with a card of 920 pixels until it is measured", () => {
  expect([stepOf(350), stepOf()]).toEqual([374, 944]);
});

test("a click brings the next card to the front, from the end the one before the last, and never one before the first", () => {
  expect([cardAfter(0, 944), cardAfter(944, 944), cardAfter(1528, -944), cardAfter(944, -944)]).toEqual([
    1, 2, 1, 0,
  ]);
  expect(cardAfter(0, -944)).toBe(0);
  expect(cardAfter(1528, 944)).toBe(3);
});
