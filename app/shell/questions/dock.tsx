import { type ReactNode, useEffect, useRef } from "react";
import styles from "./dock.module.css";

/**
 * What stays at the foot of the screen, beside each other and never over each other: bars that take room at the end of
 * the page, and above them what floats. A page's own bar stands on them.
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
