import { type ComponentType, useEffect, useState } from "react";
import type { CasePicture } from "#app/artwork/case-pictures";
import type { CardStackWords } from "#app/content/services/web-new";
import { Picture } from "#app/sections/picture";
import { SectionBoundary } from "#app/sections/section-boundary";
import { useSteps } from "#app/sections/use-steps";
import { Pause } from "#app/ui/controls/pause";
import { SiteLink } from "#app/ui/locale";
import { Section } from "#app/ui/section";
import styles from "./card-stack.module.css";

const TURN_MS = 4000;

interface CardStackProps extends CardStackWords {
  /** The screenshot of each card. */
  plates: (CasePicture | null)[];
}

type Stack = ComponentType<Parameters<typeof import("#app/effects/rotating-stack").RotatingStack>[0]>;

/**
 * Sites stacked like map sheets, in the order of the list, the last in front and lowest; animated, they take turns in
 * front.
 */
export function CardStack({ cards, plates, pause, failure, ...section }: CardStackProps) {
  const { area, canMove, steps, pausing } = useSteps(() => TURN_MS);
  const [Rotating, setRotating] = useState<Stack | null>(null);
  const front = cards.length - 1 - (steps % cards.length);

  useEffect(() => {
    if (canMove)
      void import("#app/effects/rotating-stack").then(
        ({ RotatingStack }) => setRotating(() => RotatingStack),
        () => {},
      );
  }, [canMove]);

  const sheets = cards.map(({ trade }, index) => {
    const plate = plates[index];
    const picture = plate && <Picture picture={plate} alt="" sizes="(width < 56rem) 60vw, 50rem" />;
    return { key: trade, content: picture };
  });
  return (
    <Section {...section}>
      <div className={styles.columns}>
        <ol className={styles.cases}>
          {cards.map(({ slug, trade, text }, index) => (
            <li key={trade} className={Rotating && index === front ? styles.shown : undefined}>
              <h3>
                <SiteLink to={`/showcases/${slug}`}>{trade}</SiteLink>
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <div>
          <SectionBoundary failure={failure}>
            <div ref={area} className={styles.stack}>
              {Rotating ? (
                <Rotating cards={sheets} front={front} className={styles.sheet} />
              ) : (
                sheets.map(({ key, content }) => (
                  <div key={key} className={styles.sheet}>
                    {content}
                  </div>
                ))
              )}
            </div>
          </SectionBoundary>
          <div className={styles.below}>{canMove && <Pause {...pausing} label={pause} />}</div>
        </div>
      </div>
    </Section>
  );
}
