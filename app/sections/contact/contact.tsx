import flon from "#app/artwork/sheets/flon.svg";
import narrowFlon from "#app/artwork/sheets/narrow/flon.svg";
import type { contact } from "#app/content/pages/contact";
import type { RequestFormWords, SimpleFormWords } from "#app/content/shared/lead-form";
import type { Locale } from "#app/domain/language/locale";
import type { FormResult } from "#app/domain/leads/form-state";
import { brand } from "#app/domain/site/brand";
import { RequestForm } from "#app/forms/request-form";
import { SimpleForm } from "#app/forms/simple-form";
import { AboveOnNarrow } from "#app/sections/drawing";
import { Card } from "#app/ui/card";
import { Opening, OpeningText, Standfirst } from "#app/ui/opening";
import styles from "./contact.module.css";

type ContactWords = Omit<(typeof contact)[Locale], "head">;

interface ContactProps extends ContactWords {
  simple: SimpleFormWords;
  request: RequestFormWords;
  result: FormResult | undefined;
}

/** The contact page: the ways to reach us and what follows, the short form over a plan of the Flon, the long form below. */
export function Contact({ title, lead, ways, after, plan, simple, request, result }: ContactProps) {
  const { street } = brand.address;
  const [mailbox, host] = brand.email.split("@");
  const number = <a href={`tel:${brand.phone}`}>{brand.phoneDisplay}</a>;
  return (
    <>
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
              <p className={styles.office}>
                <strong>{brand.name}</strong>
                <span>{street}</span>
              </p>
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
          <SimpleForm words={simple} result={result} />
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
          <ol className={styles.after}>
            {after.stops.map(({ when, text }) => (
              <li key={when}>
                <strong>{when}</strong>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </Opening>
      <section className={styles.request}>
        <div className={styles.requestMeasure}>
          <details open={result?.form === "request"}>
            <summary>
              <h2>{request.title}</h2>
              <p>{request.lead}</p>
            </summary>
            <RequestForm words={request} result={result} />
          </details>
        </div>
      </section>
    </>
  );
}
