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
  /** Wide: the words beside the picture. Narrow: the picture above them, the figure over its edge. */
  | "beside"
  /**
   * Wide: the facts on the steps of a stair, the drawing below the last. Narrow: the drawing between the sentence and
   * the stair.
   */
  | "measured"
  /** Wide: the lake, and the words on a card beside it. Narrow: the plan above that card. */
  | "across"
  /** Wide: the phone's screenshot as a tall column. Narrow: the figure, the picture and the words in bands. */
  | "column"
  /** The figure beside the person. */
  | "first"
  /** Wide: the words on squared paper. Narrow: the hours of a day. */
  | "ruled";

interface CaseOpeningProps extends CaseTeaser {
  format: OpeningFormat;
  labels: { sample: string; place: string; cost: string; time: string };
  plate: CasePicture | null;
  /** The same page on a phone, shown on phones in place of `plate`. */
  phone: CasePicture | null;
  cover: CaseCover | null;
}

/** The `sizes` of pictures that are narrower than the page. */
const sizes: Partial<Record<OpeningFormat, string>> = {
  beside: "(width < 64rem) 90rem, 62vw",
  column: "(width < 48rem) 60vw, 26rem",
};

const PAGE = "(width < 64rem) 90rem, (width < 92rem) 100vw, 92rem";

/** A case in one sentence and one number, its cost and duration, and its screenshot. */
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
