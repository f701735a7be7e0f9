// biome-ignore-all lint/a11y/noRedundantRoles: with another display than a table's, a browser forgets them
import { clsx } from "clsx";
import { marginSheetOf } from "#app/artwork/article-sheets";
import type { ArticleMargin, ArticleTable } from "#app/content/articles/article";
import { type ArticleBlock, isFigure } from "#app/domain/articles/article-text";
import { linkedText } from "#app/domain/language/linked-text";
import type { Locale } from "#app/domain/language/locale";
import { Image } from "#app/sections/drawings/image";
import sheets from "#app/sections/drawings/image.module.css";
import { SiteLink } from "#app/ui/locale";
import styles from "./article-body.module.css";

/** The first cell of a total row, in both languages. */
const TOTAL = "Total";

interface ArticleBodyProps {
  blocks: ArticleBlock[];
  table: ArticleTable;
  margin: Record<string, ArticleMargin>;
  locale: Locale;
}

/** The text of an article, block by block. */
export function ArticleBody({ blocks, ...article }: ArticleBodyProps) {
  return blocks.map((block, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of an article never change places
    <Block key={place} block={block} {...article} />
  ));
}

function Block({ block, table, margin, locale }: Omit<ArticleBodyProps, "blocks"> & { block: ArticleBlock }) {
  switch (block.kind) {
    case "heading":
      return (
        <h2 id={block.id} className={styles.heading}>
          {block.text}
        </h2>
      );
    case "paragraph":
      return (
        <p>
          <Linked text={block.text} />
        </p>
      );
    case "list":
      return (
        <ul className={styles.list}>
          {block.items.map((item) => (
            <li key={item}>
              <Linked text={item} />
            </li>
          ))}
        </ul>
      );
    case "table":
      return <Table {...table} />;
    case "margin": {
      const note = margin[block.name];
      return note && <Margin {...note} locale={locale} />;
    }
  }
}

/** A note in the margin; on a narrow screen within the text. */
function Margin({ drawing, figure, text, locale }: ArticleMargin & { locale: Locale }) {
  if (!drawing)
    return (
      <p className={clsx(styles.margin, styles.pulled)}>
        <strong>{figure}</strong> <span>{text}</span>
      </p>
    );
  const isDial = drawing.startsWith("minutes");
  const [width, height] = isDial ? [120, 120] : [360, 240];
  return (
    <figure className={clsx(styles.margin, isDial && styles.dial)}>
      <div className={sheets.drawing}>
        <Image src={marginSheetOf(drawing, locale)} width={width} height={height} loading="lazy" />
      </div>
      <figcaption>{text}</figcaption>
    </figure>
  );
}

function Linked({ text }: { text: string }) {
  return linkedText(text).map(({ text: words, href }) =>
    href === null ? (
      words
    ) : (
      <SiteLink key={href} to={href}>
        {words}
      </SiteLink>
    ),
  );
}

/** On a narrow screen a table of figures scrolls horizontally, also by keyboard; a table of text is stacked instead. */
function Table({ caption, head, rows }: ArticleTable) {
  const isWords = head.length > 2 && !head.some((_, column) => isFigure(rows[0]?.[column] ?? ""));
  const lookOf = (column: number) => (isFigure(rows[0]?.[column] ?? "") ? styles.figure : undefined);
  return (
    <section className={styles.scroller} aria-label={caption} tabIndex={isWords ? undefined : 0}>
      <table role="table" className={clsx(styles.table, isWords && styles.words)}>
        <caption>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {head.map((name, column) => (
              <th key={name} role="columnheader" scope="col" className={lookOf(column)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(([first, ...cells]) => (
            <tr key={[first, ...cells].join()} role="row" className={clsx(first === TOTAL && styles.total)}>
              <th role="rowheader" scope="row" data-head={head[0]}>
                {first}
              </th>
              {cells.map((cell, column) => (
                <td
                  key={head[column + 1]}
                  role="cell"
                  data-head={head[column + 1]}
                  className={lookOf(column + 1)}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
