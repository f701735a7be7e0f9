import { clsx } from "clsx";
import type { CasePicture } from "#app/artwork/case-pictures";
import type { CaseTeaser } from "#app/content/cases/cases";
import { Picture } from "#app/sections/picture";
import { Facts } from "#app/ui/facts";
import { Figure } from "#app/ui/figures/figure";
import styles from "./case-opening.module.css";
import world from "./client.module.css";

interface CaseOpeningProps extends CaseTeaser {
  labels: { place: string; cost: string; time: string };
  plate: CasePicture | null;
  /** The same page on a phone, which phones see in its place. */
  phone: CasePicture | null;
}

/** A case in one sentence and one number, what it cost and how long it took, and its plate. */
export function CaseOpening(props: CaseOpeningProps) {
  const { slug, client, town, trade, title, figure, cost, time, alt, labels, plate, phone } = props;
  const facts = [
    { term: labels.place, detail: town },
    { term: labels.cost, detail: cost },
    { term: labels.time, detail: time },
  ];
  return (
    <section className={clsx(styles.opening, world[slug], "night")}>
      <div className={styles.words}>
        <p className={styles.client}>
          <strong>{client}</strong> · {trade}
        </p>
        <h1>{title}</h1>
        <p className={styles.figure}>
          <strong>
            <Figure>{figure.value}</Figure>
          </strong>
          <span>
            {figure.unit}
            {figure.before && <small>{figure.before}</small>}
          </span>
        </p>
        <Facts facts={facts} />
      </div>
      <div className={styles.plate}>
        {plate && (
          <Picture
            picture={plate}
            alt={alt}
            sizes="(width < 48rem) 60vw, (width < 90rem) 100vw, 88rem"
            plate={slug}
            narrow={phone}
            isFirst
          />
        )}
      </div>
    </section>
  );
}
