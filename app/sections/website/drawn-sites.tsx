import type { ComparisonWords } from "#app/content/web-refresh";
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
    <svg className={styles.before} viewBox="0 0 640 440" role="img" aria-label={description}>
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
      <rect width="640" height="440" fill="#d9c9a3" />
      <path
        d="M0 20h640M0 60h640M0 100h640M0 140h640M0 180h640M0 220h640M0 260h640M0 300h640M0 340h640M0 380h640M0 420h640"
        stroke="#cdba8e"
        strokeWidth="6"
      />
      <rect x="70" y="0" width="500" height="440" fill="#fff" stroke="#7a4a12" strokeWidth="2" />
      <rect x="71" y="0" width="498" height="84" fill="url(#before-banner)" />
      <text
        x="90"
        y="54"
        fontFamily="Georgia, serif"
        fontStyle="italic"
        fontWeight="700"
        fontSize="32"
        fill="#5b340a"
      >
        {name}
      </text>
      <text
        x="88"
        y="52"
        fontFamily="Georgia, serif"
        fontStyle="italic"
        fontWeight="700"
        fontSize="32"
        fill="#ffe9a8"
      >
        {name}
      </text>
      {menu.map((entry, index) => (
        <g key={entry} transform={`translate(84 ${104 + index * 34})`}>
          <rect width="118" height="26" rx="13" fill="url(#before-button)" stroke="#7a4a12" />
          <text
            x="59"
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
      <text
        x="386"
        y="124"
        textAnchor="middle"
        fontFamily="'Comic Sans MS', cursive"
        fontSize="19"
        fontWeight="700"
        fill="#c00"
      >
        {welcome}
      </text>
      <path d="M226 136h320" stroke="#c00" strokeDasharray="2 6" strokeWidth="3" />
      {text.map((line, index) => (
        <text
          key={line}
          x="386"
          y={160 + index * 17}
          textAnchor="middle"
          fontFamily="'Times New Roman', serif"
          fontSize="14"
          fill="#222"
        >
          {line}
        </text>
      ))}
      <g transform="translate(292 252)">
        <rect width="188" height="104" fill="#eee" stroke="#999" strokeWidth="3" />
        <path d="M14 92V74h32V58h32V42h32V26h32v66z" fill="#c98a3a" stroke="#5b340a" strokeWidth="2" />
        <path d="M14 66 142 10" stroke="#5b340a" strokeWidth="5" />
      </g>
      <text
        x="386"
        y="380"
        textAnchor="middle"
        fontFamily="Verdana, sans-serif"
        fontSize="11"
        fill="#00c"
        textDecoration="underline"
      >
        {news}
      </text>
      <rect x="310" y="398" width="152" height="22" fill="#000" />
      <text
        x="386"
        y="413"
        textAnchor="middle"
        fontFamily="'Courier New', monospace"
        fontSize="12"
        fontWeight="700"
        fill="#3f3"
      >
        {counter}
      </text>
    </svg>
  );
}

/** The same page now: one promise, its price, one thing to do. */
export function SiteAfter({ name, menu, title, lead, price, button, description }: ComparisonWords["after"]) {
  return (
    <svg className={styles.after} viewBox="0 0 640 440" role="img" aria-label={description}>
      <rect width="640" height="440" fill="#f6f3ea" />
      <rect width="640" height="312" className={styles.night} />
      <g className={styles.grain}>
        <path d="M380 312c-4-80 30-150 90-190s120-30 170-66M430 312c0-60 26-110 74-140s96-30 136-52M484 312c6-44 24-74 58-94s66-24 98-36M540 312c8-26 24-44 46-56s36-16 54-22M336 312c-16-110 30-210 120-254 60-30 120-30 184-56" />
      </g>
      <path className={styles.stair} d="M372 312v-34h44v-36h44v-36h44v-36h44v-36h44v-36h48" />
      <path
        className={styles.rail}
        d="M372 232 608 40M394 214v64M438 178v64M482 142v64M526 106v64M570 72v62"
      />
      <text x="40" y="46" className={styles.light} fontSize="17" fontWeight="600">
        {name}
      </text>
      {menu.map((entry, index) => (
        <text key={entry} x={218 + index * 76} y="45" className={styles.mist} fontSize="12.5">
          {entry}
        </text>
      ))}
      {title.map((line, index) => (
        <text
          key={line}
          x="38"
          y={132 + index * 44}
          className={styles.light}
          fontSize="42"
          fontWeight="600"
          letterSpacing="-1.2"
        >
          {line}
        </text>
      ))}
      <text x="40" y="214" className={styles.mist} fontSize="15">
        {lead}
      </text>
      <rect x="40" y="240" width="168" height="42" rx="3" className={styles.button} />
      <text x="124" y="266" textAnchor="middle" className={styles.light} fontSize="14.5" fontWeight="600">
        {button}
      </text>
      {price.map(({ what, sum }, index) => (
        <g key={what} transform={`translate(${40 + index * 192} 0)`}>
          <path d="M0 340h168" stroke="#12181d" />
          <text y="366" fontSize="13" className={styles.slate}>
            {what}
          </text>
          <text y="394" fontSize="21" fontWeight="600" letterSpacing="-.4" className={styles.ink}>
            {sum}
          </text>
        </g>
      ))}
    </svg>
  );
}
