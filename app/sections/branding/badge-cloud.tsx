import { clsx } from "clsx";
import type { BadgeCloudWords } from "#app/content/services/graphic-design";
import { BADGE_MS, badgesAfter } from "#app/domain/interaction/badges";
import { useSteps } from "#app/sections/use-steps";
import arriving from "#app/ui/arriving.module.css";
import { Card } from "#app/ui/card";
import { Pause } from "#app/ui/controls/pause";
import styles from "./badge-cloud.module.css";
import { Loaf } from "./kern-mark";

/**
 * A client's logo on a card with a painted edge, with its construction lines, and around it, three at a time, what it
 * is used for: leader lines go to the logo, to its clear space and, for printed items, to the card's edge.
 */
export function BadgeCloud({ description, badges, pause }: BadgeCloudWords) {
  const { area, canMove, steps, pausing } = useSteps(() => BADGE_MS);
  return (
    <Card>
      <div ref={area} className={styles.cloud}>
        <svg viewBox="0 0 320 320" role="img" aria-label={description}>
          <path className={styles.card} d="M14 84h292v190H14z" />
          <path
            className={styles.squares}
            d="M122 84v190M141 84v190M160 84v190M179 84v190M198 84v190M84 122h152M84 141h152M84 160h152M84 179h152M84 198h152M84 217h152M84 236h152"
          />
          <g className={styles.mark} transform="translate(103 103) scale(.95)">
            <Loaf />
          </g>
          <path
            className={styles.guides}
            d="M-400 103H720M-400 255H720M103 56v232M217 56v232M160 40v264M111.5 188.5a48.5 48.5 0 1 1 97 0a48.5 48.5 0 1 1-97 0zM24 217L306 82M24 248L306 113M40 279L306 152"
          />
          <path
            className={clsx(styles.guides, styles.far)}
            d="M103-720V1080M160-720V1080M217-720V1080M-640 535L960-231M-640 566L960-200M-640 604L960-160"
          />
          <path className={styles.clear} d="M84 84v190M236 84v190" />
          <path className={styles.edge} d="M14 274h292v4H14z" />
          <path
            className={clsx(styles.leaders, styles.far)}
            d="M62 112l66 30M262 112l-26 20M126 140h4v4h-4zM234 130h4v4h-4z"
          />
          <path
            className={clsx(styles.leaders, styles.near)}
            d="M20 104l108 38M300 104l-64 32M126 140h4v4h-4zM234 134h4v4h-4z"
          />
          <path className={styles.leaders} d="M20 10l108 130M296 56l-60 28M126 138h4v4h-4zM234 82h4v4h-4z" />
        </svg>
        <ul className={styles.badges}>
          {badgesAfter(steps, badges.length).map((badge, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place keeps its badge until the badge changes
            <li key={place}>
              <span key={badge} className={arriving.arriving}>
                {badges[badge]}
              </span>
            </li>
          ))}
        </ul>
        {canMove && (
          <div className={styles.pause}>
            <Pause {...pausing} label={pause} />
          </div>
        )}
      </div>
    </Card>
  );
}
