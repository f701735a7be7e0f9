import type { BadgeCloudWords } from "#app/content/services/graphic-design";
import { BADGE_MS, badgesAfter } from "#app/domain/interaction/badges";
import { useSteps } from "#app/sections/use-autoplay";
import { Card } from "#app/ui/card";
import { Pause } from "#app/ui/controls/pause";
import styles from "./badge-cloud.module.css";

/** A mark with its construction lines, and around it, three at a time, what is made of it: each on a leader, as on a map. */
export function BadgeCloud({ description, badges, pause }: BadgeCloudWords) {
  const { area, canMove, steps, isPaused, setPaused } = useSteps(BADGE_MS);
  return (
    <Card>
      <div ref={area} className={styles.cloud}>
        <svg viewBox="0 0 320 320" role="img" aria-label={description}>
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
          <path className={styles.ticks} d="M86 256v10M234 256v10M86 261h148" />
          <text x="160" y="277" textAnchor="middle" fontSize="11">
            24 mm
          </text>
          <path
            className={styles.leaders}
            d="M20 10l88 110M296 56l-84 64M20 308l88-84M106 118h4v4h-4zM210 118h4v4h-4zM106 222h4v4h-4z"
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
