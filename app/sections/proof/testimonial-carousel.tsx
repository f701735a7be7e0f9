import { useEffect, useRef, useState } from "react";
import type { CasePicture } from "#app/artwork/case-pictures";
import { wantsMotion } from "#app/browser/wants-motion";
import type { CarouselWords } from "#app/content/services/website-design-development";
import { cardAfter, edgesOf, stepOf } from "#app/domain/interaction/carousel";
import type { CaseSlug } from "#app/domain/offers/cases";
import { Picture } from "#app/sections/picture";
import { MapSymbol } from "#app/ui/figures/map-symbol";
import { SiteLink } from "#app/ui/locale";
import { Section } from "#app/ui/section";
import { ClientLogo } from "./client-logo";
import styles from "./testimonial-carousel.module.css";
import { Sample, Testimonial } from "./testimonials";

interface CarouselProps extends CarouselWords {
  /** The case of each speaker, with its phone screenshot; null if there is none. */
  cases: ({ slug: CaseSlug; label: string; phone: CasePicture | null } | null)[];
}

/** Testimonials as large cards, one after the other: by swipe, by keyboard, or by two arrow buttons. */
export function TestimonialCarousel({ items, sample, cases, previous, next, ...section }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  const [edges, setEdges] = useState({ isAtStart: true, isAtEnd: false });
  /** The speaker that an arrow brought into view. */
  const [shown, setShown] = useState<CarouselWords["items"][number] | null>(null);

  useEffect(() => {
    const { current } = track;
    if (!current) return;
    const updateEdges = () => setEdges(edgesOf(current));
    const observer = new ResizeObserver(updateEdges);
    observer.observe(current);
    current.addEventListener("scroll", updateEdges, { passive: true });
    return () => {
      observer.disconnect();
      current.removeEventListener("scroll", updateEdges);
    };
  }, []);

  const scrollBy = (way: 1 | -1) => {
    const { current } = track;
    if (!current) return;
    const left = way * stepOf(current.firstElementChild?.clientWidth);
    setShown(items[cardAfter(current.scrollLeft, left)] ?? null);
    current.scrollBy({ left, behavior: wantsMotion() ? "smooth" : "instant" });
  };

  return (
    <Section {...section} above={<Sample words={sample} />}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <ul ref={track} className={styles.track} data-track tabIndex={0} aria-label={section.title}>
        {items.map(({ client, ...item }, index) => {
          const itsCase = cases[index];
          return (
            <li key={item.name} className={styles.card}>
              <p className={styles.logo}>
                <ClientLogo {...client} />
              </p>
              <Testimonial {...item} />
              {itsCase?.phone && (
                <>
                  <SiteLink className={styles.case} to={`/showcases/${itsCase.slug}`}>
                    {itsCase.label}
                    <span className="visually-hidden"> – {client.name}</span>
                  </SiteLink>
                  <div className={styles.phone}>
                    <Picture picture={itsCase.phone} alt="" sizes="15rem" isFolded />
                  </div>
                </>
              )}
            </li>
          );
        })}
      </ul>
      <p className={styles.arrows}>
        <button
          type="button"
          aria-label={previous}
          aria-disabled={edges.isAtStart}
          data-scrolls="-1"
          onClick={() => scrollBy(-1)}
        >
          <MapSymbol name="next" />
        </button>
        <button
          type="button"
          aria-label={next}
          aria-disabled={edges.isAtEnd}
          data-scrolls="1"
          onClick={() => scrollBy(1)}
        >
          <MapSymbol name="next" />
        </button>
      </p>
      {/* Read out when an arrow was pressed. */}
      <p className="visually-hidden" role="status">
        {shown && `${shown.name}, ${shown.client.name}`}
      </p>
    </Section>
  );
}
