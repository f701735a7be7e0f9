import { clsx } from "clsx";
import type { ClientsWords } from "#app/content/services/website-design-development";
import { useAutoplay } from "#app/sections/use-autoplay";
import { Pause } from "#app/ui/controls/pause";
import { SiteLink } from "#app/ui/locale";
import { Section } from "#app/ui/section";
import { ClientLogo } from "./client-logo";
import styles from "./logo-marquee.module.css";

/** The marks of clients, each leading to its case: all of them in sight, or passing by on a wide screen where motion is wanted. */
export function LogoMarquee({ clients, pause, ...section }: ClientsWords) {
  const { area, canMove, isMoving, pausing } = useAutoplay();
  const list = clients.map((client) => (
    <li key={client.slug}>
      <SiteLink to={`/showcases/${client.slug}`}>
        <ClientLogo {...client} />
      </SiteLink>
    </li>
  ));
  return (
    <Section {...section} look="quote" ground="snow">
      <div ref={area} className={styles.area}>
        <div className={clsx(canMove && styles.passing, !isMoving && styles.paused)}>
          <ul className={styles.logos}>{list}</ul>
          {canMove && (
            <ul className={styles.logos} inert aria-hidden="true">
              {list}
            </ul>
          )}
        </div>
      </div>
      <div className={styles.below}>{canMove && <Pause {...pausing} label={pause} />}</div>
    </Section>
  );
}
