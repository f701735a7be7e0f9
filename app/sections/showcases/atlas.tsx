import type { CasePicture } from "#app/artwork/case-pictures";
import type { CaseTeaser } from "#app/content/cases/cases";
import { Picture } from "#app/sections/picture";
import { SiteLink } from "#app/ui/locale";
import styles from "./atlas.module.css";

interface AtlasProps {
  title: string;
  labels: { cost: string; time: string };
  cases: (CaseTeaser & { plate: CasePicture | null })[];
}

/** Every case on a plate of its own, with what it changed, cost and took. */
export function Atlas({ title, labels, cases }: AtlasProps) {
  return (
    <section className={styles.atlas}>
      <h2 className="visually-hidden">{title}</h2>
      <ol className={styles.plates}>
        {cases.map(({ slug, client, town, trade, title, figure, cost, time, alt, plate }) => (
          <li key={slug}>
            {plate && <Picture picture={plate} alt={alt} sizes="(width < 56rem) 60vw, 46vw" plate={slug} />}
            <p className={styles.client}>
              <strong>{client}</strong>, {town} · {trade}
            </p>
            <h3>
              <SiteLink to={`/showcases/${slug}`}>{title}</SiteLink>
            </h3>
            <p className={styles.figure}>
              <strong>{figure.value}</strong> {figure.unit}
              {figure.before && ` (${figure.before})`}
            </p>
            <dl>
              <div>
                <dt>{labels.cost}</dt>
                <dd>{cost}</dd>
              </div>
              <div>
                <dt>{labels.time}</dt>
                <dd>{time}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
    </section>
  );
}
