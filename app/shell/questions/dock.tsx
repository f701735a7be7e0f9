import { type ReactNode, useEffect, useRef } from "react";
import styles from "./dock.module.css";

/**
 * Everything fixed to the foot of the screen, without overlaps: bars that take space at the end of the page, and
 * floating buttons above them. A page's own bar is placed on top of the bars.
 */
export function Dock({ bars, children }: { bars: ReactNode; children: ReactNode }) {
  const foot = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let before = 0;
    const watch = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      if (height !== before) document.documentElement.style.setProperty("--foot", `${height}px`);
      before = height;
    });
    if (foot.current) watch.observe(foot.current);
    return () => watch.disconnect();
  }, []);

  return (
    <div className={styles.foot}>
      <div className={styles.dock}>{children}</div>
      <div ref={foot} className={styles.bars}>
        {bars}
      </div>
    </div>
  );
}
