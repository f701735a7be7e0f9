import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { SiteLink as SiteLinkWords } from "#app/content/shared/page-content";
import { withGifts } from "#app/domain/offers/plans";
import { buttonClass } from "#app/ui/controls/button";
import { MapSymbol } from "#app/ui/figures/map-symbol";
import { SiteLink } from "#app/ui/locale";
import styles from "./offer-table.module.css";

/** Offers side by side; their rows are aligned. */
export function OfferTable({ children }: { children: ReactNode }) {
  return <ul className={styles.table}>{children}</ul>;
}

interface OfferProps {
  /** The target of links. */
  id?: string;
  name: string;
  badge?: string | undefined;
  /** Highlights the offer that most people take. */
  isPopular?: boolean;
  price: ReactNode;
  features: string[];
  /** The heading above the gifts. */
  gifts?: string | undefined;
  note?: string;
  /** Alternatives, of which one is visible. */
  actions: (SiteLinkWords & { className?: string | undefined })[];
}

/** One offer: its price, its features, its gifts or a note, and its link. */
export function Offer({
  id,
  name,
  badge,
  isPopular = false,
  price,
  features: all,
  gifts: divider,
  note,
  actions,
}: OfferProps) {
  const { features, gifts } = withGifts(all);
  return (
    <li id={id} className={clsx(styles.offer, isPopular && styles.popular)}>
      <h3>
        {name} {badge && <span className={styles.badge}>{badge}</span>}
      </h3>
      <div>{price}</div>
      <div className={styles.content}>
        <ul>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <div>
          {note && <p className={styles.note}>{note}</p>}
          {gifts.length > 0 && <p className={styles.divider}>{divider}</p>}
          {gifts.length > 0 && (
            <ul>
              {gifts.map(({ text, isSearch }) => (
                <li key={text} className={styles.gift}>
                  <MapSymbol name="gift" />
                  {isSearch ? <SiteLink to="/services/seo-visibility">{text}</SiteLink> : text}
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      {actions.map(({ label, to, className }) => (
        <SiteLink key={to} className={clsx(buttonClass(isPopular ? "signal" : "quiet"), className)} to={to}>
          {label}
        </SiteLink>
      ))}
    </li>
  );
}

interface PriceProps {
  /** A sum, or the words in its place. */
  amount: string;
  /** What the sum is paid for, for example a month. */
  period: string;
  className?: string | undefined;
}

export function Price({ amount, period, className }: PriceProps) {
  return (
    <p className={clsx(styles.price, className)}>
      <strong>{amount}</strong> {period}
    </p>
  );
}
