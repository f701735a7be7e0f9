import { clsx } from "clsx";
import type { CasePicture } from "#app/artwork/case-pictures";
import type { CaseTeaser } from "#app/content/cases/cases";
import { Picture } from "#app/sections/picture";
import { Facts } from "#app/ui/facts";
import { Figure } from "#app/ui/figures/figure";
import { SiteLink } from "#app/ui/locale";
import { Section } from "#app/ui/section";
import styles from "./case-band.module.css";

interface BandProps extends Omit<CaseTeaser, "alt" | "trade"> {
  labels: { see: string; cost: string; time: string; sample: string };
  plate: CasePicture | null;
  /** What phones see in the plate's place. */
  phone: CasePicture | null;
  /** The plate from edge to edge, or the phone on the section's lower edge. */
  look?: "across" | "phone";
  /** Paper where the footer's night follows. */
  ground?: "night" | "paper";
}

/** One case beside what is sold: its picture, its number, its cost and its duration. */
export function CaseBand({ look = "across", ground = "night", ...props }: BandProps) {
  const { slug, client, town, title, figure, cost, time, labels, plate, phone } = props;
  const whose = (
    <p className={styles.whose}>
      {client}, {town} · {labels.sample}
    </p>
  );
  const facts = (
    <Facts
      facts={[
        { term: labels.cost, detail: cost },
        { term: labels.time, detail: time },
      ]}
    />
  );
  const link = <SiteLink to={`/showcases/${slug}`}>{labels.see}</SiteLink>;
  const number = (
    <p className={styles.number}>
      <strong>
        <Figure>{figure.value}</Figure>
      </strong>{" "}
      {figure.unit}
    </p>
  );

  if (look === "phone")
    return (
      <Section title={title} ground={ground}>
        <div className={clsx(styles.words, styles.besidePhone)}>
          {number}
          {facts}
          {link}
          {phone && (
            <div className={styles.phone}>
              {whose}
              <Picture picture={phone} alt="" sizes="(width < 48rem) 70vw, 20rem" />
            </div>
          )}
        </div>
      </Section>
    );
  return (
    <Section
      title={title}
      ground={ground}
      picture={
        plate && (
          <div className={styles.plate}>
            {whose}
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
      <div className={clsx(styles.words, styles.belowPlate)}>
        {number}
        {facts}
        {link}
      </div>
    </Section>
  );
}
