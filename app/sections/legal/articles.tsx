import type { ParcelsWords, SpansWords } from "#app/content/pages/terms";
import type { ChapterWords } from "#app/content/shared/page-content";
import styles from "./articles.module.css";
import { Chapters } from "./chapters";

interface ArticlesProps {
  chapters: ChapterWords[];
  spans: SpansWords;
  parcels: ParcelsWords;
}

/** The clauses in full; the chapter on durations has scale bars, the one on ownership a plan of parcels. */
export function Articles({ chapters, spans, parcels }: ArticlesProps) {
  return (
    <Chapters
      chapters={chapters}
      dress={styles.articles}
      plates={{ 1: <Spans {...spans} />, 2: <Parcels {...parcels} /> }}
      isNumbered
    />
  );
}

/** The month numbers below the bars, counted from the launch: two before it, twelve after it. */
const numbers = Array.from({ length: 15 }, (_, month) => month - 2);

/** The periods from the signature to the thirteenth month, as bars in a frame. */
function Spans({ caption, rows }: SpansWords) {
  return (
    <figure className={styles.spans}>
      <ul>
        {rows.map(({ bar, what, long, note }) => (
          <li key={bar} className={styles[bar]}>
            <p>
              <strong>{what}</strong> <span className={styles.long}>{long}</span>
              {note && <span className={styles.note}>, {note}</span>}
            </p>
          </li>
        ))}
      </ul>
      <ol className={styles.numbers} aria-hidden="true">
        {numbers.map((month) => (
          <li key={month}>{String(month).replace("-", "−")}</li>
        ))}
      </ol>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** SVG units: the outline of each parcel, and the centre of its text. */
const ground = {
  domain: { d: "M20 34 150 16 158 124 30 136Z", x: 90, y: 76 },
  text: { d: "M150 16 268 30 260 116 158 124Z", x: 209, y: 68 },
  pictures: { d: "M30 136 158 124 166 246 44 232Z", x: 99, y: 182 },
  code: { d: "M158 124 260 116 272 236 166 246Z", x: 214, y: 176 },
  forms: { d: "M268 30 432 18 426 128 260 116Z", x: 346, y: 68 },
  licensed: { d: "M260 116 426 128 438 226 272 236Z", x: 348, y: 174 },
};

/** The boundary around the client's parcels, and its boundary stones. */
const boundary = "M20 34 150 16 268 30 260 116 272 236 166 246 44 232 30 136Z";
const stones = "M20 34h0M150 16h0M268 30h0M260 116h0M272 236h0M166 246h0M44 232h0M30 136h0M158 124h0";

/** Who owns what, as a land registry plan; decorative, since the text beside it says the same. */
function Parcels({ parcels }: ParcelsWords) {
  return (
    <svg className={styles.parcels} viewBox="12 8 436 248" aria-hidden="true">
      {parcels.map(({ parcel, name, whose, isYours }) => {
        const { d, x, y } = ground[parcel];
        const [first, second] = name.split("\n");
        return (
          <g key={parcel} className={isYours ? styles.yours : styles.others}>
            <path d={d} />
            <text x={x} y={second ? y - 9 : y}>
              {first}
              {second && (
                <tspan className={styles.more} x={x} dy="18">
                  {second}
                </tspan>
              )}
              <tspan x={x} dy="18">
                {whose}
              </tspan>
            </text>
          </g>
        );
      })}
      <path className={styles.boundary} d={boundary} />
      <path className={styles.stones} d={stones} />
    </svg>
  );
}
