import type { CasePicture } from "#app/artwork/case-pictures";
import type { PointsWords } from "#app/content/shared/page-content";
import { PointList } from "#app/sections/lists/points";
import { Picture } from "#app/sections/picture";
import { Section } from "#app/ui/section";
import styles from "./difference.module.css";

interface DifferenceProps extends PointsWords {
  /** Screenshots of clients' sites on a phone. */
  phones: (CasePicture | null)[];
}

/** What distinguishes us, beside two phones that stand on the section's lower edge. */
export function Difference({ items, phones, ...section }: DifferenceProps) {
  return (
    <Section {...section}>
      <div className={styles.columns}>
        <PointList items={items} />
        <div className={styles.phones}>
          {phones.map(
            (phone) =>
              phone && (
                <div key={phone.webp} className={styles.phone}>
                  <Picture picture={phone} alt="" sizes="(width < 60rem) 40vw, 15rem" isFolded />
                </div>
              ),
          )}
        </div>
      </div>
    </Section>
  );
}
