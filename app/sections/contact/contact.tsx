import flon from "#app/artwork/sheets/flon.svg";
import narrowFlon from "#app/artwork/sheets/narrow/flon.svg";
import type { contact } from "#app/content/pages/contact";
import type { SimpleFormWords } from "#app/content/shared/lead-form";
import type { Locale } from "#app/domain/language/locale";
import type { FormResult } from "#app/domain/leads/form-state";
import { brand } from "#app/domain/site/brand";
import { SimpleForm } from "#app/forms/simple-form";
import { AboveOnNarrow } from "#app/sections/drawings/image";
import { Card } from "#app/ui/card";
import { Opening, OpeningText, Standfirst } from "#app/ui/opening";
import { Afterwards } from "./afterwards";
import styles from "./contact.module.css";

type ContactWords = Omit<(typeof contact)[Locale], "head">;

interface ContactProps extends ContactWords {
  simple: SimpleFormWords;
  /** The offer that the visitor chose on another page. */
  offer: string | undefined;
  result: FormResult | undefined;
}

/**
 * The opening of the contact page: the ways to reach us, what happens next, and the short form over a plan of the Flon.
 */
export function Contact({ title, lead, ways, after, plan, simple, offer, result }: ContactProps) {
  const { street } = brand.address;
  const [mailbox, host] = brand.email.split("@");
  const number = <a href={`tel:${brand.phone}`}>{brand.phoneDisplay}</a>;
  return (
    <Opening
      ground="paper"
      beside="card"
      below={
        <figure className={styles.plan}>
          <AboveOnNarrow src={narrowFlon} below="48rem" />
          <div className={styles.sheet}>
            <picture>
              <source media="(width < 48rem)" srcSet={narrowFlon} width="1310" height="280" />
              <img src={flon} alt={plan.text} width="1920" height="512" fetchPriority="low" />
            </picture>
          </div>
          <figcaption>{plan.caption}</figcaption>
        </figure>
      }
    >
      <OpeningText>
        <h1>{title}</h1>
        <p className={styles.number}>{number}</p>
        <Standfirst>{lead}</Standfirst>
      </OpeningText>
      <Card id="callback">
        <SimpleForm words={simple} result={result} offer={offer} />
      </Card>
      <div>
        <h2 className={styles.waysTitle}>{ways.title}</h2>
        <dl className={styles.ways}>
          <dt>{ways.phone}</dt>
          <dd>
            {number}
            <br />
            {ways.open}
          </dd>
          <dt>{ways.email}</dt>
          <dd>
            <a href={`mailto:${brand.email}`}>
              {mailbox}@<wbr />
              {host}
            </a>
          </dd>
          <dt>{ways.address}</dt>
          <dd>
            {street}
            <br />
            {ways.city}
          </dd>
        </dl>
        <h2 className={styles.waysTitle}>{after.title}</h2>
        <Afterwards stops={after.stops} />
      </div>
    </Opening>
  );
}
