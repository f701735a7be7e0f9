import { clsx } from "clsx";
import type { CaseCover, CasePicture } from "#app/artwork/case-pictures";
import type { CaseTeaser } from "#app/content/cases/cases";
import { Picture } from "#app/sections/picture";
import crop from "#app/sections/showcases/dress/crop.module.css";
import numeral from "#app/sections/showcases/dress/numeral.module.css";
import dotted from "#app/ui/dotted.module.css";
import { Facts } from "#app/ui/facts";
import { Figure } from "#app/ui/figures/figure";
import header from "./case-header.module.css";
import { dress } from "./case-layout";
import styles from "./case-opening.module.css";

/**
 * The words beside the picture; the facts on the treads of a stair, and below the last one its drawing; the lake, the words on the card
 * of a pitch; the phone's as a tall column; the figure beside who stands there; the words on squared paper. On a narrow screen:
 * a poster above the words, the figure on its edge; the drawing below its sentence, above the stair; the plan, the words on the
 * card of a pitch; the figure, what comes out of the oven, and the words in bands; the figure beside the drawing; the hours of a day.
 */
export type OpeningFormat = "beside" | "measured" | "across" | "column" | "first" | "ruled";

interface CaseOpeningProps extends CaseTeaser {
  format: OpeningFormat;
  labels: { sample: string; place: string; cost: string; time: string };
  plate: CasePicture | null;
  /** The same page on a phone, which phones see in its place. */
  phone: CasePicture | null;
  cover: CaseCover | null;
}

/** How wide the picture stands, where it is not as wide as the page. */
const sizes: Partial<Record<OpeningFormat, string>> = {
  beside: "(width < 64rem) 90rem, 62vw",
  column: "(width < 48rem) 60vw, 26rem",
};

const PAGE = "(width < 64rem) 90rem, (width < 92rem) 100vw, 92rem";

/** A case in one sentence and one number, what it cost and how long it took, and its plate. */
export function CaseOpening(props: CaseOpeningProps) {
  const { format, slug, client, town, trade, title, figure, cost, time, alt, labels } = props;
  const { plate, phone, cover } = props;
  const isLight = ["first", "measured", "ruled"].includes(format);
  const picture = format === "column" ? phone : plate;
  const facts = [
    { term: labels.place, detail: town },
    { term: labels.cost, detail: cost },
    { term: labels.time, detail: time },
  ];
  return (
    <section
      className={clsx(
        styles.opening,
        styles[format],
        dress(slug, isLight ? "pale" : "deep"),
        header.sheet,
        header[slug],
      )}
      data-ground={isLight ? "paper" : undefined}
    >
      <div className={styles.words}>
        <p className={styles.client}>
          <span className={dotted.row}>
            <strong>{client}</strong>{" "}
            <span>
              {trade}
              {/* Never alone on a line. */}
              {`\u00A0(${labels.sample.replaceAll(" ", "\u00A0")})`}
            </span>
          </span>
        </p>
        <h1>{title}</h1>
        <p className={styles.figure}>
          <strong className={numeral[slug]}>
            <Figure>{figure.value}</Figure>
          </strong>
          <span>
            {figure.unit}
            {figure.before && <small>{figure.before}</small>}
          </span>
        </p>
        <Facts facts={facts} />
      </div>
      <div
        className={clsx(
          styles.plate,
          ["beside", "across", "ruled"].includes(format) && [crop.crop, crop[slug]],
        )}
      >
        {picture && (
          <Picture
            picture={picture}
            alt={alt}
            sizes={sizes[format] ?? PAGE}
            plate={slug}
            narrow={phone}
            cover={cover}
            isFirst
          />
        )}
      </div>
    </section>
  );
}
