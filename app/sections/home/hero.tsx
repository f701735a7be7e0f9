import lake from "#app/artwork/lake-phone.svg";
import type { HomeWords } from "#app/content/pages/home";
import { averageRating, projectWeeks } from "#app/domain/offers/headline-claims";
import { ScheduleLink } from "#app/shell/dialogs/schedule-link";
import { buttonClass } from "#app/ui/controls/button";
import { MapSymbol } from "#app/ui/figures/map-symbol";
import { Stars } from "#app/ui/figures/stars";
import { SiteLink } from "#app/ui/locale";
import { Actions, Opening, OpeningText, Standfirst } from "#app/ui/opening";
import styles from "./hero.module.css";
import { LightRays } from "./light-rays";
import { Relief } from "./relief";

/** The home page's first viewport: what we do, the legend of four services, and the weeks of a project. */
export function Hero({
  promise,
  title,
  lead,
  call,
  plans,
  legend,
  calendar,
  rating,
  imprint,
}: HomeWords["hero"]) {
  return (
    <Opening
      beside="legend"
      behind={
        <>
          <link rel="preload" as="image" href={lake} media="(width < 48rem)" fetchPriority="high" />
          <Relief />
          <LightRays />
        </>
      }
    >
      <OpeningText>
        <p className={styles.promise}>{promise}</p>
        <h1>{title}</h1>
        <Standfirst>{lead}</Standfirst>
        <Actions>
          <ScheduleLink className={buttonClass()}>{call}</ScheduleLink>
          <SiteLink to={plans.to}>{plans.label}</SiteLink>
        </Actions>
      </OpeningText>
      <div className={styles.card}>
        <nav className={styles.legend} aria-label={legend.title}>
          <p>{legend.title}</p>
          <ul>
            {legend.links.map(({ symbol, label, why, to }) => (
              <li key={to}>
                <SiteLink to={to}>
                  <MapSymbol name={symbol} />
                  {label}
                </SiteLink>
                <small>{why}</small>
              </li>
            ))}
          </ul>
          <SiteLink className={styles.all} to={legend.all.to}>
            {legend.all.label}
          </SiteLink>
        </nav>
        <div>
          <p>
            <Stars {...averageRating} /> <strong>{rating.value}</strong> {rating.text}
          </p>
          <p>{imprint}</p>
        </div>
      </div>
      <figure className={styles.calendar}>
        <figcaption>{calendar.title}</figcaption>
        <div aria-hidden="true">
          {Array.from({ length: projectWeeks.to }, (_, index) => {
            const week = index + 1;
            const Week = week < projectWeeks.from ? "span" : "b";
            return <Week key={week}>{week}</Week>;
          })}
        </div>
        <p>
          <span>{calendar.start}</span> <span>{calendar.end}</span>
        </p>
      </figure>
    </Opening>
  );
}
