import type { Client } from "#app/content/shared/page-content";
import styles from "./client-logo.module.css";

/** The marks of our clients, drawn for this site on a 32 grid. */
const marks = {
  "Hôtel Bellerive": "M4 24c4-3 8-3 12 0s8 3 12 0M6 19V9l10-5 10 5v10M12 19v-7h8v7",
  "Boulangerie Kern": "M16 4c7 4 10 9 10 14a10 10 0 0 1-20 0C6 13 9 8 16 4zM12 13l3 5M17 11l3 5M11 20l3 4",
  "Camping du Lac": "M16 5 29 26H3zM16 5l4 21M11 26l5-9 5 9",
  "Physio Grand-Pont": "M3 22h26M3 22c0-10 26-10 26 0M9 22v-5M16 22v-7M23 22v-5M16 7v.01",
  "Escaliers Duc": "M4 27h6v-5h6v-5h6v-5h6V5M4 27h24V12",
  Quarts: "M5 5h22v22H5zM16 5v22M5 16h22M16 16h11v11H16z",
  "Menuiserie Rey": "M5 5h22v22H5zM5 14h9v-4h4v4h9M5 20h9v4h4v-4h9",
  "Cave des Rocs": "M9 4h14c0 9-2 13-7 13S9 13 9 4zM16 17v10M10 27h12M9.5 9h13",
  "Atelier Vélo 21":
    "M9 15a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM23 15a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM9 21l5-10h8l1 10M12 7h4l6 4",
  "Fleurs du Marché":
    "M16 12c-4-8 4-8 0 0zM16 12c4 8-4 8 0 0zM16 12c-8 4-8-4 0 0zM16 12c8-4 8 4 0 0zM16 17v11M16 25c5 0 7-2 8-5",
} as const satisfies Record<Client, string>;

/** A client's mark beside its name, each name set in its own way. */
export function ClientLogo({ client }: { client: Client }) {
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
