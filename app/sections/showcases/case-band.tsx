import type { CasePicture } from "#app/artwork/case-pictures";
import type { CaseTeaser } from "#app/content/cases/cases";
import { Picture } from "#app/sections/picture";
import { Facts } from "#app/ui/facts";
import { Figure } from "#app/ui/figures/figure";
import { SiteLink } from "#app/ui/locale";
import { Section } from "#app/ui/section";
import styles from "./case-band.module.css";

interface BandProps extends Omit<CaseTeaser, "alt" | "trade"> {
  labels: { see: string; cost: string; time: string };
  plate: CasePicture | null;
  /** What phones see in the plate's place. */
  phone: CasePicture | null;
  /** Paper where the footer's night follows. */
  ground?: "night" | "paper";
}

/** One case beside what is sold: its plate from edge to edge, its number, its cost and its duration. */
export function CaseBand({ ground = "night", ...props }: BandProps) {
  const { slug, client, town, title, figure, cost, time, labels, plate, phone } = props;
  return (
    <Section
      title={title}
      ground={ground}
      picture={
        plate && (
          <div className={styles.plate}>
            <p>
              {client}, {town}
            </p>
            <Picture
              picture={plate}
              alt=""
              sizes="(width < 48rem) 60vw, (width < 92rem) 100vw, 92rem"
              plate={slug}
              narrow={phone}
              isFolded
            />
          </div>
        )
      }
    >
      <div className={styles.words}>
        <p>
          <strong>
            <Figure>{figure.value}</Figure>
          </strong>{" "}
          {figure.unit}
        </p>
        <Facts
          facts={[
            { term: labels.cost, detail: cost },
            { term: labels.time, detail: time },
          ]}
        />
        <SiteLink to={`/showcases/${slug}`}>{labels.see}</SiteLink>
      </div>
    </Section>
  );
}
