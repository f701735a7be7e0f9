import kern from "#app/artwork/logos/boulangerie-kern.svg";
import camping from "#app/artwork/logos/camping-du-lac.svg";
import duc from "#app/artwork/logos/escaliers-duc.svg";
import bellerive from "#app/artwork/logos/hotel-bellerive.svg";
import physio from "#app/artwork/logos/physio-grand-pont.svg";
import quarts from "#app/artwork/logos/quarts.svg";
import type { Client } from "#app/content/shared/page-content";
import styles from "./client-logo.module.css";

/** Logos in one colour, in sizes that look alike; for a client whose site is not shown, a path on a grid of 32. */
const marks: Record<Client["slug"], { src: string; width: number; height: number } | { path: string }> = {
  "hotel-bellerive": { src: bellerive, width: 178, height: 18 },
  "boulangerie-kern": { src: kern, width: 95, height: 26 },
  "camping-du-lac": { src: camping, width: 172, height: 21 },
  "physio-grand-pont": { src: physio, width: 208, height: 14 },
  "escaliers-duc": { src: duc, width: 167, height: 15 },
  quarts: { src: quarts, width: 91, height: 28 },
  "menuiserie-rey": { path: "M5 5h22v22H5zM5 14h9v-4h4v4h9M5 20h9v4h4v-4h9" },
};

/** A client's own logo, or a symbol beside its name. */
export function ClientLogo({ slug, name }: Client) {
  const mark = marks[slug];
  if ("src" in mark) return <img className={styles.own} {...mark} alt={name} loading="lazy" />;
  return (
    <span className={styles.logo} data-client={slug}>
      <svg
        width="32"
        height="32"
        viewBox="0 0 32 32"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinejoin="round"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d={mark.path} />
      </svg>
      {name}
    </span>
  );
}
