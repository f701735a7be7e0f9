import { whenIdle } from "./when-idle";

/** Milliseconds between two sections in a browser without `requestIdleCallback`. */
const APART_MS = 100;

/**
 * Measures the sections that are not laid out yet, one at a time while the browser is idle. The scroll bar then shows
 * the real length of the page, and less is left to lay out while the visitor scrolls.
 */
export function sizeSections(): void {
  sizeEach([...document.querySelectorAll<HTMLElement>("main section, footer")]);
}

function sizeEach([part, ...others]: HTMLElement[]): void {
  if (!part) return;
  whenIdle(() => {
    const boxes = [...part.children].map((child) => child.getBoundingClientRect());
    const height = Math.max(...boxes.map(({ bottom }) => bottom)) - (boxes[0]?.top ?? 0);
    part.style.containIntrinsicBlockSize = `auto ${height}px`;
    sizeEach(others);
  }, APART_MS);
}
