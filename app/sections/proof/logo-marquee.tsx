import { clsx } from "clsx";
import type { ClientsWords } from "#app/content/services/website-design-development";
import type { CaseSlug } from "#app/domain/offers/cases";
import { useAutoplay } from "#app/sections/use-autoplay";
import { Toggle } from "#app/ui/controls/toggle";
import { SiteLink } from "#app/ui/locale";
import { Section } from "#app/ui/section";
import { ClientLogo } from "./client-logo";
import styles from "./logo-marquee.module.css";

interface LogoMarqueeProps extends ClientsWords {
  /** The case of each client; null where it is not told. */
  cases: (CaseSlug | null)[];
}

/** The marks of clients: all of them in sight, or passing by on a wide screen where motion is wanted. */
export function LogoMarquee({ clients, cases, pause, ...section }: LogoMarqueeProps) {
  const { area, canMove, isMoving, isPaused, setPaused } = useAutoplay();
  const list = clients.map((client, index) => {
    const slug = cases[index];
    const logo = <ClientLogo client={client} />;
    return <li key={client}>{slug ? <SiteLink to={`/showcases/${slug}`}>{logo}</SiteLink> : logo}</li>;
  });
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
