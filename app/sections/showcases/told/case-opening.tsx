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

/** How a case opens: on a wide screen; on a narrow one. */
export type OpeningFormat =
  /** The words beside the picture; a poster above them, the figure on its edge. */
  | "beside"
  /** The facts on the treads of a stair, its drawing below the last one; the drawing between the sentence and the stair. */
  | "measured"
  /** The lake, the words on the card of a pitch; the plan above that card. */
  | "across"
  /** The phone's picture as a tall column; the figure, what comes out of the oven and the words in bands. */
  | "column"
  /** The figure beside who stands there; the figure beside the drawing. */
  | "first"
  /** The words on squared paper; the hours of a day. */
  | "ruled";

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
