import kern from "#app/artwork/logos/boulangerie-kern.svg";
import camping from "#app/artwork/logos/camping-du-lac.svg";
import duc from "#app/artwork/logos/escaliers-duc.svg";
import bellerive from "#app/artwork/logos/hotel-bellerive.svg";
import physio from "#app/artwork/logos/physio-grand-pont.svg";
import quarts from "#app/artwork/logos/quarts.svg";
import type { Client } from "#app/content/shared/page-content";
import styles from "./client-logo.module.css";

/** The marks that stand on the clients' own sites, in one colour, and how large they look alike. */
const own: Partial<Record<Client, { src: string; width: number; height: number }>> = {
  "Hôtel Bellerive": { src: bellerive, width: 178, height: 18 },
  "Boulangerie Kern": { src: kern, width: 95, height: 26 },
  "Camping du Lac": { src: camping, width: 172, height: 21 },
  "Physio Grand-Pont": { src: physio, width: 208, height: 14 },
  "Escaliers Duc": { src: duc, width: 167, height: 15 },
  Quarts: { src: quarts, width: 91, height: 28 },
};

/** The mark of one whose site is not shown, on a 32 grid. */
const marks: Partial<Record<Client, string>> = {
  "Menuiserie Rey": "M5 5h22v22H5zM5 14h9v-4h4v4h9M5 20h9v4h4v-4h9",
};

/** A client's own mark, or a drawn one beside its name. */
export function ClientLogo({ client }: { client: Client }) {
  const mark = own[client];
  if (mark) return <img className={styles.own} {...mark} alt={client} loading="lazy" decoding="async" />;
  return (
    <span className={styles.logo} data-client={client}>
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
        <path d={marks[client]} />
      </svg>
      {client}
    </span>
  );
}
