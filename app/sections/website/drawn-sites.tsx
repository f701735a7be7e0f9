import type { ComparisonWords } from "#app/content/services/web-refresh";
import styles from "./drawn-sites.module.css";

/** The first page of a carpenter as it stood in 2009: a table, a gradient, a counter. */
export function SiteBefore({
  name,
  welcome,
  menu,
  text,
  news,
  counter,
  description,
}: ComparisonWords["before"]) {
  return (
    <svg viewBox="0 0 640 358" role="img" aria-label={description}>
      <defs>
        <linearGradient id="before-banner" x2="0" y2="1">
          <stop offset="0" stopColor="#7a4a12" />
          <stop offset=".5" stopColor="#c98a3a" />
          <stop offset=".51" stopColor="#a8681d" />
          <stop offset="1" stopColor="#7a4a12" />
        </linearGradient>
        <linearGradient id="before-button" x2="0" y2="1">
          <stop offset="0" stopColor="#fff3c4" />
          <stop offset="1" stopColor="#e0a92e" />
        </linearGradient>
      </defs>
      <rect width="640" height="358" fill="#d9c9a3" />
      <path
        d="M0 20h640M0 60h640M0 100h640M0 140h640M0 180h640M0 220h640M0 260h640M0 300h640M0 340h640"
        stroke="#cdba8e"
        strokeWidth="6"
      />
      <rect x="60" y="0" width="520" height="358" fill="#fff" stroke="#7a4a12" strokeWidth="2" />
      <rect x="61" y="0" width="518" height="72" fill="url(#before-banner)" />
      <g fontFamily="Georgia, serif" fontStyle="italic" fontWeight="700" fontSize="30">
        <text x="80" y="46" fill="#5b340a">
          {name}
        </text>
        <text x="78" y="44" fill="#ffe9a8">
          {name}
        </text>
      </g>
      {menu.map((entry, index) => (
        <g key={entry} transform={`translate(74 ${88 + index * 33})`}>
          <rect width="122" height="26" rx="13" fill="url(#before-button)" stroke="#7a4a12" />
          <text
            x="61"
            y="17"
            textAnchor="middle"
            fontFamily="Verdana, sans-serif"
            fontSize="11"
            fontWeight="700"
            fill="#00c"
          >
            {entry}
          </text>
        </g>
      ))}
      <g textAnchor="middle">
        <text
          x="390"
          y="106"
          fontFamily="'Comic Sans MS', cursive"
          fontSize="19"
          fontWeight="700"
          fill="#c00"
        >
          {welcome}
        </text>
        <path d="M226 116h328" stroke="#c00" strokeDasharray="2 6" strokeWidth="3" />
        {text.map((line, index) => (
          <text
            key={line}
            x="390"
            y={137 + index * 16}
            fontFamily="'Times New Roman', serif"
            fontSize="14"
            fill="#222"
          >
            {line}
          </text>
        ))}
        <g transform="translate(318 202) scale(.77)">
          <rect width="188" height="104" fill="#eee" stroke="#999" strokeWidth="3" />
          <path d="M14 92V74h32V58h32V42h32V26h32v66z" fill="#c98a3a" stroke="#5b340a" strokeWidth="2" />
          <path d="M14 66 142 10" stroke="#5b340a" strokeWidth="5" />
        </g>
        <text
          x="390"
          y="306"
          fontFamily="Verdana, sans-serif"
          fontSize="11"
          fill="#00c"
          textDecoration="underline"
        >
          {news}
        </text>
        <rect x="314" y="320" width="152" height="22" fill="#000" />
        <text
          x="390"
          y="335"
          fontFamily="'Courier New', monospace"
          fontSize="12"
          fontWeight="700"
          fill="#3f3"
        >
          {counter}
        </text>
      </g>
    </svg>
  );
}

/** The same page now: one promise, its price, one thing to do. */
export function SiteAfter({ name, menu, title, lead, price, button, description }: ComparisonWords["after"]) {
  return (
    <svg viewBox="0 0 640 358" role="img" aria-label={description}>
      <rect width="640" height="358" className={styles.paper} />
      <rect width="640" height="264" className={styles.night} />
      <path
        className={styles.grain}
        d="M380 264c-4-80 30-130 90-166s120-30 170-58M430 264c0-60 26-100 74-124s96-26 136-46M484 264c6-44 24-66 58-82s66-20 98-30M540 264c8-26 24-36 46-46s36-14 54-18M336 264c-16-110 30-190 120-226 60-26 120-26 184-46"
      />
      <path className={styles.stair} d="M372 264v-28h44v-32h44v-32h44v-32h44v-32h44v-32h48" />
      <path
        className={styles.rail}
        d="M372 190 608 22M394 174v62M438 143v61M482 112v60M526 80v60M570 49v59"
      />
      <text x="40" y="38" className={styles.light} fontSize="16" fontWeight="600">
        {name}
      </text>
      {menu.map((entry, index) => (
        <text key={entry} x={210 + index * 74} y="37" className={styles.mist} fontSize="12">
          {entry}
        </text>
      ))}
      <g className={styles.light} fontSize="38" fontWeight="600" letterSpacing="-1.1">
        {title.map((line, index) => (
          <text key={line} x="38" y={108 + index * 40}>
            {line}
          </text>
        ))}
      </g>
      <text x="40" y="178" className={styles.mist} fontSize="14">
        {lead}
      </text>
      <rect x="40" y="200" width="152" height="38" rx="3" className={styles.button} />
      <text x="116" y="224" textAnchor="middle" className={styles.light} fontSize="13.5" fontWeight="600">
        {button}
      </text>
      {price.map(({ what, sum }, index) => (
        <g key={what} transform={`translate(${40 + index * 192} 0)`}>
          <path d="M0 284h168" className={styles.rule} />
          <text y="306" fontSize="12" className={styles.slate}>
            {what}
          </text>
          <text y="332" fontSize="20" fontWeight="600" letterSpacing="-.4" className={styles.ink}>
            {sum}
          </text>
        </g>
      ))}
    </svg>
  );
}
