import { clsx } from "clsx";
import type { FocusEvent } from "react";
import type { Review, ReviewsWords } from "#app/content/shared/reviews";
import { averageRating } from "#app/domain/offers/headline-claims";
import { useAutoplay } from "#app/sections/use-autoplay";
import { Pause } from "#app/ui/controls/pause";
import { Count } from "#app/ui/figures/count";
import { Stars } from "#app/ui/figures/stars";
import { SiteLink } from "#app/ui/locale";
import { Section } from "#app/ui/section";
import styles from "./reviews.module.css";

const PAST = "past-reviews";

/**
 * Three clients in large layouts, then three columns of reviews that scroll by themselves if motion is allowed and
 * there is room; else some are static, and a button shows the others.
 */
export function Reviews({ title, voices, rating, pause, skip, more, columns }: ReviewsWords) {
  const { area, canMove, isMoving, pausing } = useAutoplay();
  const look = [styles.area, canMove && styles.moving, !isMoving && styles.paused];
  return (
    <Section title={title} ground="snow">
      <div className={styles.voices}>
        {voices.map(({ name, role, quote, figure, counts, portrait }) => (
          <figure key={name}>
            <img src={portrait.src} alt={portrait.text} width="600" height="750" loading="lazy" />
            <p>
              <strong>
                <Count figure={figure} className={styles.count} />
              </strong>{" "}
              {counts}
            </p>
            <blockquote>{quote}</blockquote>
            <figcaption>
              <strong>{name}</strong> {role}
            </figcaption>
          </figure>
        ))}
      </div>
      <div className={styles.above}>
        <p>
          <Stars {...averageRating} /> {rating}
        </p>
        <a className={styles.skip} href={`#${PAST}`}>
          {skip}
        </a>
        {/* Hidden until it is needed, but its space is reserved: nothing below it moves. */}
        <div className={styles.pause}>
          <Pause {...pausing} label={pause} />
        </div>
      </div>
      <details className={styles.more}>
        <summary>{more}</summary>
      </details>
      <div ref={area} className={clsx(look)}>
        {columns.map((reviews) => (
          <div key={reviews[0]?.name} className={styles.column}>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: it only follows the focus of the links in it */}
            <div className={styles.track} onFocus={showFocused}>
              <ReviewList reviews={reviews} />
              {canMove && <ReviewList reviews={reviews} isCopy />}
            </div>
          </div>
        ))}
      </div>
      <div id={PAST} />
    </Section>
  );
}

/** The copy that closes the loop: decorative, hidden from screen readers. */
function ReviewList({ reviews, isCopy = false }: { reviews: Review[]; isCopy?: boolean }) {
  return (
    <ul className={styles.list} inert={isCopy} aria-hidden={isCopy || undefined}>
      {reviews.map(({ quote, name, source }) => (
        <li key={name} className={styles.card}>
          <blockquote className={styles.quote}>{quote}</blockquote>
          <p>
            <strong>{name}</strong>
          </p>
          <SiteLink to={source.to}>{source.label}</SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** Seeks a moving column's animation to the focused card, so that the focus is always visible. */
function showFocused({ currentTarget, target }: FocusEvent): void {
  const [animation] = currentTarget.getAnimations();
  const card = target.closest("li");
  if (!animation || !card || !currentTarget.parentElement) return;
  currentTarget.parentElement.scrollTop = 0;
  const { duration = 0, direction } = animation.effect?.getComputedTiming() ?? {};
  const way = (card.offsetTop / currentTarget.scrollHeight) * 2;
  animation.currentTime = Number(duration) * (direction === "reverse" ? 1 - way : way);
  card.scrollIntoView({ block: "nearest" });
}
