import type { CasePicture } from "#app/artwork/case-pictures";
import type { CaseTeaser } from "#app/content/cases/cases";
import { Picture } from "#app/sections/picture";
import { SiteLink } from "#app/ui/locale";
import { Section } from "#app/ui/section";
import styles from "./case-band.module.css";

interface BandProps extends Omit<CaseTeaser, "alt" | "trade"> {
  label: string;
  plate: CasePicture | null;
}

/** One case beside what is sold: its plate, its number, its cost and its duration. */
export function CaseBand({ slug, client, town, title, figure, cost, time, label, plate }: BandProps) {
  return (
    <Section sheet={`${client}, ${town}`} title={title} ground="night">
      <div className={styles.columns}>
        {plate && <Picture picture={plate} alt="" sizes="(width < 56rem) 92vw, 44rem" plate={slug} />}
        <div className={styles.words}>
          <p>
            <strong>{figure.value}</strong> {figure.unit}
          </p>
          <p>
            {cost}, {time}
          </p>
          <SiteLink to={`/showcases/${slug}`}>{label}</SiteLink>
        </div>
      </div>
    </Section>
  );
}
