import ground from "#app/artwork/badge.svg";
import { useDecoration } from "#app/browser/use-decoration";
import type { TeamWords } from "#app/content/pages/about-us";
import { brand } from "#app/domain/site/brand";
import { mark } from "#app/domain/site/mark";
import styles from "./lanyard.module.css";

/**
 * The badge of the person who joined first, on a strap: it swings if motion is allowed; until the script runs, with
 * reduced motion, and if the effect fails, it is static.
 */
export function Lanyard({ people, since }: Pick<TeamWords, "people" | "since">) {
  const host = useDecoration<HTMLDivElement>(async () => (await import("#app/effects/lanyard")).lanyard);
  const [holder] = [...people].sort((one, other) => one.since - other.since);
  if (!holder) return null;
  const years = `${since} ${holder.since}`;
  // The first person has the number 01.
  const number = `${holder.since}–01`;
  return (
    <div
      ref={host}
      className={styles.lanyard}
      aria-hidden="true"
      data-name={holder.name}
      data-craft={holder.craft}
      data-since={years}
      data-face={holder.portrait.src}
      data-ground={ground}
    >
      {/* Not images of the SVG: those are fetched at once, and on phones too, which do not show them. */}
      <div className={styles.ground} />
      <img className={styles.portrait} src={holder.portrait.src} alt="" loading="lazy" />
      <svg viewBox="0 0 200 360" aria-hidden="true">
        <g transform="translate(25 140)">
          <path className={styles.slot} d="M65 11h20" />
          <path className={styles.strap} d="M75-140v152" />
          <text className={styles.brand} x="12" y="30">
            {brand.name}
          </text>
          <text className={styles.number} x="138" y="30">
            {number}
          </text>
          <text className={styles.name} x="12" y="162">
            {holder.name}
          </text>
          <text className={styles.craft} x="12" y="177">
            {holder.craft}
          </text>
          <text className={styles.since} x="12" y="200">
            {years}
          </text>
          <path
            className={styles.mark}
            transform="translate(116 182) scale(.8)"
            d={mark.summits + mark.shore}
          />
        </g>
      </svg>
    </div>
  );
}
