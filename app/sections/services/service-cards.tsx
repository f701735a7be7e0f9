import type { ServiceCardsWords } from "#app/content/services/services";
import { SiteLink } from "#app/ui/locale";
import { Section } from "#app/ui/section";
import { keySigns } from "./key-signs";
import styles from "./service-cards.module.css";

/**
 * The services, and the key of the sheet above as a sticky menu: at the top of the screen, on a desktop at the side.
 */
export function ServiceCards({ navigation, contact, cards, ...section }: ServiceCardsWords) {
  return (
    <Section {...section} ground="snow">
      <div className={styles.columns}>
        <nav className={styles.menu} aria-label={navigation}>
          <ul>
            {cards.map(({ symbol, inMenu: { label, price } }) => (
              <li key={symbol}>
                <a href={`#${symbol}`}>{label}</a>
                <span>{price}</span>
              </li>
            ))}
          </ul>
        </nav>
        <ul className={styles.cards}>
          {cards.map(({ symbol, label, text, also, price, steps, to }) => (
            <li key={symbol} id={symbol} className={styles.card}>
              <img src={keySigns[symbol]} alt="" width={216} height={240} loading="lazy" />
              <h3>
                <SiteLink to={to}>{label}</SiteLink>
              </h3>
              <p className={styles.text}>
                {text} {also && <SiteLink to={also.to}>{also.label}</SiteLink>}
              </p>
              <ol>
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
              <p className={styles.end}>
                <strong>{price}</strong>
                <SiteLink to={to}>
                  {contact} <span className="visually-hidden">({label})</span>
                </SiteLink>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
