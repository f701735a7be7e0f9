import { whenIdle } from "./when-idle";

/** Milliseconds between two sections where the browser cannot say when it is idle. */
const APART_MS = 100;

/**
 * Measures what is out of sight and not laid out yet, a part at a time while there is nothing else to do: the scroll bar
 * tells how long the page is, and less is left to lay out on the way down.
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
