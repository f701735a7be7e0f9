import type { CallWords } from "#app/content/shared/page-content";
import { CallCard } from "./call-card";
import styles from "./sheet-call.module.css";

interface SheetCallProps extends CallWords {
  /** It only decorates. */
  sheet: { src: string; width: number; height: number };
}

/** A call to action beside a sheet, which reaches the edge of the screen. */
export function SheetCall({ sheet, ...words }: SheetCallProps) {
  return (
    <CallCard {...words} look={styles.sheet}>
      <img {...sheet} alt="" loading="lazy" />
    </CallCard>
  );
}
