import { type ReactNode, useEffect, useRef } from "react";
import { watchReading } from "#app/browser/watch-reading";
import type { DockWords } from "#app/content/shared/shell";
import { opens } from "#app/shell/dialogs/opens";
import { MENU_DRAWER } from "#app/shell/header/menu-drawer";
import { CallLink } from "#app/shell/navigation/call-link";
import styles from "./dock.module.css";
import { DockLabel } from "./dock-label";

/** The id that the phone's skip link leads to. */
export const DOCK = "dock";

interface DockProps extends DockWords {
  bars: ReactNode;
  children: ReactNode;
}

/**
 * Everything fixed to the foot of the screen, without overlaps: bars that take space at the end of the page and, above
 * them, floating buttons, which are one slim bar on a phone or a tablet.
 */
export function Dock({ label, call, number, menu, bars, children }: DockProps) {
  const foot = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      const height = Math.round(entry?.borderBoxSize[0]?.blockSize ?? 0);
      document.documentElement.style.setProperty("--foot", `${height}px`);
    });
    if (foot.current) watch.observe(foot.current);
    return () => watch.disconnect();
  }, []);

  useEffect(watchReading, []);

  return (
    <div className={styles.foot}>
      <nav id={DOCK} tabIndex={-1} className={styles.dock} aria-label={label}>
        <CallLink className={styles.phone} cta="phone_bar">
          <DockLabel symbol="phone" short={call} rest={number} />
        </CallLink>
        {children}
        <button type="button" className={styles.phone} {...opens(MENU_DRAWER)}>
          <DockLabel symbol="menu" short={menu} />
        </button>
      </nav>
      <div ref={foot} className={styles.bars}>
        {bars}
      </div>
    </div>
  );
}
