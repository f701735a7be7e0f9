import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { CasePicture } from "#app/artwork/case-pictures";
import type { ExcerptWords } from "#app/content/cases/band-words";
import type { CaseTeaser } from "#app/content/cases/cases";
import type { CaseSlug } from "#app/domain/offers/cases";
import { Picture } from "#app/sections/picture";
import dotted from "#app/ui/dotted.module.css";
import { Facts } from "#app/ui/facts";
import { Count } from "#app/ui/figures/count";
import { SiteLink } from "#app/ui/locale";
import { Section } from "#app/ui/section";
import styles from "./case-band.module.css";
import dress from "./dress/band.module.css";

/** How a band shows its case. */
type Look =
  /** The desktop screenshot from edge to edge. */
  | "across"
  /** The phone on the section's lower edge, at the right. */
  | "phone"
  /** The phone at the left. */
  | "mirrored"
  /** The client's illustration, with the words in a box over it. */
  | "scene"
  /** A picture fills the right half. */
  | "poster"
  /** A ticket in the client's style. */
  | "ticket";

/** A band's variant, so that pages that link to each other do not look the same. */
export interface Staging {
  look?: Look;
  /** The client's dark or light colour. */
  ground?: "deep" | "pale";
}

export interface BandProps extends Omit<CaseTeaser, "alt" | "trade" | "figure">, Staging {
  figure: Pick<CaseTeaser["figure"], "value" | "unit">;
  /** Shown in place of the phone, or over the lower edge of the poster's picture. */
  excerpt?: ExcerptWords;
  /** The part of the cost that no plan covers; null if it is not told. */
  outside: string | null;
  labels: Record<"see" | "cost" | "outside" | "time" | "sample", string>;
  /** The picture for this look; null for a ticket and if an excerpt takes the phone's place. */
  picture: CasePicture | null;
  /** Shown on phones in place of `picture`. */
  narrow?: CasePicture | null;
  /** The old first page, behind the phone. */
  before?: CasePicture | null;
}

/** The clients whose phone is as high as the title and the words together: it stands beside both. */
const tall = new Set<CaseSlug>(["camping-du-lac"]);

/**
 * One case in its client's style, on the page of a service: its picture, its number in very large digits, its cost and
 * its duration.
 */
export function CaseBand({ look = "across", ground = "deep", ...props }: BandProps) {
  const { slug, client, town, title, figure, cost, outside, time, labels, picture, narrow = null } = props;
  const isOnPhone = look === "phone" || look === "mirrored";
  const isTicket = look === "ticket";
  const clientLine = (
    <p className={styles.whose}>
      <span className={dotted.row}>
        <span>{`${client}, ${town}`}</span> <span>{labels.sample}</span>
      </span>
    </p>
  );
  const pictures: Partial<Record<typeof look, ReactNode>> = {
    across: picture && (
      <div className={styles.plate}>
        {clientLine}
        <Picture
          picture={picture}
          alt=""
          sizes="(width < 48rem) 60vw, (width < 92rem) 100vw, 92rem"
          plate={slug}
          narrow={narrow}
          isFolded
        />
      </div>
    ),
    scene: picture && <Picture picture={picture} alt="" sizes="100vw" />,
  };
  return (
    <Section
      title={title}
      dress={clsx(
        dress[slug],
        dress[ground],
        isOnPhone && tall.has(slug) && styles.tall,
        look === "scene" && styles.drawn,
        look === "poster" && styles.posed,
      )}
      picture={pictures[look]}
      above={look !== "across" && clientLine}
    >
      <div
        className={clsx(
          styles.words,
          styles[look],
          isTicket && [styles[slug], dress[ground === "deep" ? "pale" : "deep"]],
        )}
      >
        <p className={styles.number}>
          <strong className={clsx(figure.value.length > 2 && dress.long)}>
            <Count figure={figure.value} className={styles.count} />
          </strong>{" "}
          <span>{figure.unit}</span>
        </p>
        <Facts
          facts={[
            { term: labels.cost, detail: cost },
            ...(outside === null ? [] : [{ term: labels.outside, detail: outside }]),
            { term: labels.time, detail: time },
          ]}
          look={isOnPhone || look === "poster" ? "row" : "legend"}
        />
        <SiteLink to={`/showcases/${slug}`}>
          {labels.see}
          <span className="visually-hidden"> – {client}</span>
        </SiteLink>
        {isOnPhone && <Screen {...props} />}
        {look === "poster" && <Half {...props} />}
      </div>
    </Section>
  );
}

/** The client's phone, overlapping the old first page if there is one; or the excerpt. */
function Screen({ excerpt, picture, before }: Pick<BandProps, "excerpt" | "picture" | "before">) {
  if (excerpt) return <Excerpt {...excerpt} />;
  if (!picture) return null;
  return (
    <div className={clsx(styles.screen, before && styles.renewed)}>
      {before && <Picture picture={before} alt="" sizes="(width < 48rem) 90vw, 24rem" />}
      <Picture picture={picture} alt="" sizes="(width < 48rem) 70vw, 24rem" isFolded />
    </div>
  );
}

/** The poster's right half. */
function Half({ excerpt, picture }: Pick<BandProps, "excerpt" | "picture">) {
  if (!picture) return null;
  return (
    <div className={styles.half}>
      <Picture picture={picture} alt="" sizes="(width < 64rem) 90vw, 50vw" />
      {excerpt && <Excerpt {...excerpt} />}
    </div>
  );
}

/** What a visitor asks on the client's site, and what it answers. */
function Excerpt({ asked, answers }: ExcerptWords) {
  return (
    <div className={styles.excerpt}>
      <p>{asked}</p>
      <ol>
        {answers.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong> {text}
          </li>
        ))}
      </ol>
    </div>
  );
}
