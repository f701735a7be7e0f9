import type { BadgeCloudWords } from "#app/content/services/graphic-design";
import { BADGE_MS, badgesAfter } from "#app/domain/interaction/badges";
import { useSteps } from "#app/sections/use-autoplay";
import { Card } from "#app/ui/card";
import { Pause } from "#app/ui/controls/pause";
import styles from "./badge-cloud.module.css";

/**
 * A mark on a card, with its construction lines, and around it, three at a time, what is made of it: each on a leader, as
 * on a map, to the mark, to a circle of its construction, to the card's edge.
 */
export function BadgeCloud({ description, badges, pause }: BadgeCloudWords) {
  const { area, canMove, steps, isPaused, setPaused } = useSteps(BADGE_MS);
  return (
    <Card>
      <div ref={area} className={styles.cloud}>
        <svg viewBox="0 0 320 320" role="img" aria-label={description}>
          <path className={styles.card} d="M33 90h254v164H33z" />
          <g transform="translate(41.6 53.6) scale(.74)">
            <path
              className={styles.grid}
              d="M0 80h320M0 160h320M0 240h320M80 0v320M160 0v320M240 0v320M0 0l320 320M320 0 0 320M160 60a100 100 0 1 1 0 200 100 100 0 0 1 0-200zM160 98a62 62 0 1 1 0 124 62 62 0 0 1 0-124zM160 22a138 138 0 1 1 0 276 138 138 0 0 1 0-276z"
            />
            <path
              className={styles.mark}
              d="M160 60a100 100 0 1 1 0 200 100 100 0 0 1 0-200zM160 86l-26 44h14l-30 46h18l-34 44h51v16h14v-16h51l-34-44h18l-30-46h14z"
            />
          </g>
          <path
            className={styles.crop}
            d="M33 86V74M29 90H17M287 86V74M291 90h12M33 258v12M29 254H17M287 258v12M291 254h12"
          />
          <path
            className={styles.leaders}
            d="M20 10l88 110M296 56l-64 44M20 308l13-54M106 118h4v4h-4zM230 98h4v4h-4zM31 252h4v4h-4z"
          />
        </svg>
        <ul className={styles.badges}>
          {badgesAfter(steps, badges.length).map((badge, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place keeps its badge until the badge changes
            <li key={place}>
              <span key={badge}>{badges[badge]}</span>
            </li>
          ))}
        </ul>
        {canMove && (
          <div className={styles.pause}>
            <Pause isPaused={isPaused} label={pause} onToggle={() => setPaused(!isPaused)} />
          </div>
        )}
      </div>
    </Card>
  );
}
