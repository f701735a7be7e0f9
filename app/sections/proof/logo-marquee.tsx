import { clsx } from "clsx";
import type { ClientsWords } from "#app/content/services/website-design-development";
import { useAutoplay } from "#app/sections/use-autoplay";
import { Pause } from "#app/ui/controls/pause";
import { SiteLink } from "#app/ui/locale";
import { Section } from "#app/ui/section";
import { ClientLogo } from "./client-logo";
import styles from "./logo-marquee.module.css";

/** The logos of clients, each linked to its case: static, or on a wide screen a marquee if motion is allowed. */
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
