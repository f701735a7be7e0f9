import { use } from "react";
import mapUrl from "#app/artwork/romandy.svg";
import type { LivingMapWords } from "#app/content/pages/home";
import { LocaleContext, SiteLink } from "#app/ui/locale";
import { Section } from "#app/ui/section";
import styles from "./living-map.module.css";
import "./town-places.css";

interface TownOnMap {
  /** The town's name in `data-town`, by which town-places.css sets its place. */
  slug: string;
  name: string;
  /** Its page, and the text of the link. */
  to: string;
  more: string;
  /** A client near the town, and the client's quote. */
  client: string;
  quote: string;
}

interface LivingMapProps extends LivingMapWords {
  towns: TownOnMap[];
  /** The slug of the town that is selected at first. */
  chosen: string | undefined;
}

/**
 * A map of the towns: choosing one draws its hill and shows a client's quote from there; the list beside it links to
 * the towns' pages.
 */
export function LivingMap({ title, lead, legend, list, credit, towns, chosen }: LivingMapProps) {
  // The fragment selects the page's language for the map's names.
  const map = `${mapUrl}#${use(LocaleContext)}`;
  return (
    <Section title={title} look="wide">
      <div className={styles.columns}>
        <fieldset className={styles.map}>
          <legend className="visually-hidden">{legend}</legend>
          <p className={styles.lead}>{lead}</p>
          <picture className={styles.chart}>
            <source media="(width < 48rem)" srcSet={`${map}-n`} />
            <img src={map} alt="" width="740" height="850" loading="lazy" />
          </picture>
          {towns.map(({ slug, name, to, more, client, quote }) => (
            <div key={slug} className={styles.town}>
              <label className={styles.mark} data-town={slug}>
                <input type="radio" name="town" defaultChecked={slug === chosen} />
                <span>{name}</span>
              </label>
              <div className={styles.voice}>
                <blockquote>{quote}</blockquote>
                <p>{client}</p>
                <SiteLink to={to}>{more}</SiteLink>
              </div>
            </div>
          ))}
          <p className={styles.credit}>{credit}</p>
        </fieldset>
        <ul className={styles.list} aria-label={list}>
          {towns.map(({ slug, name, to }) => (
            <li key={slug} data-town={slug}>
              <SiteLink to={to}>{name}</SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
