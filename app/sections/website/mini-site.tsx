import { clsx } from "clsx";
import type { MiniSiteWords } from "#app/content/services/web-new";
import styles from "./mini-site.module.css";

/** What each of the drawn sites shows beside its words, on a field of 136 by 130. */
const pictures = {
  inn: "M0 104 34 52l22 28 28-48 52 72M0 116h136M12 124h96M98 22a9 9 0 1 1 0 18 9 9 0 0 1 0-18z",
  practice:
    "M68 20v90M24 65h88M68 65 36 33M68 65l32 32M68 65l32-32M68 65 36 97M68 45a20 20 0 1 1 0 40 20 20 0 0 1 0-40z",
  workshop: "M10 118h24V96h24V74h24V52h24V30h22M10 106 112 18M34 118v-90M82 118V74",
} as const;

/** A small site drawn as it would stand in a browser. */
export function MiniSite({ picture, name, title, button }: MiniSiteWords) {
  return (
    <svg className={clsx(styles.site, styles[picture])} viewBox="0 0 320 220" aria-hidden="true">
      <path
        className={styles.ground}
        d="M0 4a4 4 0 0 1 4-4h312a4 4 0 0 1 4 4v212a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4z"
      />
      <path className={styles.bar} d="M0 4a4 4 0 0 1 4-4h312a4 4 0 0 1 4 4v14H0z" />
      <path className={styles.dots} d="M10 9h.01M18 9h.01M26 9h.01" />
      <text x="20" y="42" fontSize="11" fontWeight="600">
        {name}
      </text>
      <path className={styles.lines} d="M196 38h24M232 38h24M268 38h32" />
      {title.map((line, index) => (
        <text key={line} x="20" y={92 + index * 23} fontSize="20" fontWeight="600" letterSpacing="-0.5">
          {line}
        </text>
      ))}
      <path
        className={styles.lines}
        d={`M20 ${104 + (title.length - 1) * 23}h104M20 ${113 + (title.length - 1) * 23}h84`}
      />
      <rect className={styles.button} x="20" y="168" width="92" height="24" rx="2" />
      <text className={styles.label} x="66" y="184" fontSize="10" fontWeight="600" textAnchor="middle">
        {button}
      </text>
      <path className={styles.picture} d={pictures[picture]} transform="translate(172 62)" />
    </svg>
  );
}
