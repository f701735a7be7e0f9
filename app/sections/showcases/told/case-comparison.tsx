import type { Compared } from "#app/artwork/case-pictures";
import type { CaseLabels } from "#app/content/cases/case-labels";
import type { CaseWords } from "#app/content/cases/case-words";
import type { CaseSlug } from "#app/domain/offers/cases";
import { Picture } from "#app/sections/picture";
import { SplitFrame } from "#app/sections/website/split-frame";
import { Section } from "#app/ui/section";
import styles from "./case-comparison.module.css";

interface CaseComparisonProps {
  slug: CaseSlug;
  words: CaseLabels["comparison"];
  /** The alternative texts of the pages. */
  alts: NonNullable<CaseWords["pictures"]["compared"]>;
  compared: Compared;
  ground: "paper" | "snow";
}

/** A client's first page, old and new, with a slider between them. */
export function CaseComparison({ slug, words, alts, compared, ground }: CaseComparisonProps) {
  const sizes = "(width < 70rem) 92vw, (width < 100rem) 66rem, 92rem";
  return (
    <Section title={words.title} look="wide" ground={ground}>
      <div className={styles.part}>
        <SplitFrame
          slug={slug}
          slider={words.slider}
          before={<Picture {...compared.before} alt={alts.before} sizes={sizes} />}
          after={<Picture {...compared.now} alt={alts.now} sizes={sizes} />}
        />
      </div>
      <div className={styles.captions}>
        <p>{words.before}</p>
        <p>{words.after}</p>
      </div>
    </Section>
  );
}
