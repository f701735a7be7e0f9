import { clsx } from "clsx";
import type { ClientsWords } from "#app/content/services/website-design-development";
import { ClientLogo } from "#app/sections/proof/client-logo";
import { useAutoplay } from "#app/sections/use-autoplay";
import { Toggle } from "#app/ui/controls/toggle";
import { Section } from "#app/ui/section";
import styles from "./logo-marquee.module.css";

/** The marks of clients, which pass by where motion is wanted and can be scrolled where it is not. */
export function LogoMarquee({ clients, pause, ...section }: ClientsWords) {
  const { area, canMove, isMoving, isPaused, setPaused } = useAutoplay();
  const list = clients.map((client) => (
    <li key={client}>
      <ClientLogo client={client} />
    </li>
  ));
  return (
    <Section {...section}>
      <div ref={area} className={styles.area} tabIndex={canMove ? undefined : 0}>
        <div className={clsx(styles.track, canMove && styles.passing, !isMoving && styles.paused)}>
          <ul className={styles.logos}>{list}</ul>
          {canMove && (
            <ul className={styles.logos} inert aria-hidden="true">
              {list}
            </ul>
          )}
        </div>
      </div>
      <div className={styles.below}>
        {canMove && (
          <Toggle isPressed={isPaused} onToggle={() => setPaused(!isPaused)}>
            {pause}
          </Toggle>
        )}
      </div>
    </Section>
  );
}
