import type { Compared } from "#app/artwork/case-pictures";
import type { ComparisonWords } from "#app/content/services/web-refresh";
import { Picture } from "#app/sections/picture";
import { Section } from "#app/ui/section";
import styles from "./comparison.module.css";
import { SplitFrame } from "./split-frame";

interface ComparisonProps extends ComparisonWords {
  compared: Compared | null;
}

/** The same company's first page, before and after, as large as the page allows beside its words. */
export function Comparison({ slider, before, after, compared, ...section }: ComparisonProps) {
  const sizes = "(width < 48rem) 80vw, (width < 60rem) 100vw, 62vw";
  return (
    <Section
      {...section}
      look="column"
      note={
        <p className={styles.captions}>
          <span>{before.caption}</span> <span>{after.caption}</span>
        </p>
      }
    >
      <SplitFrame
        slug="escaliers-duc"
        slider={slider}
        before={compared && <Picture {...compared.before} alt={before.description} sizes={sizes} />}
        after={compared && <Picture {...compared.now} alt={after.description} sizes={sizes} />}
        isBeside
      />
    </Section>
  );
}
