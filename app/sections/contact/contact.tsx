import flon from "#app/artwork/sheets/flon.svg";
import type { contact } from "#app/content/pages/contact";
import type { RequestFormWords, SimpleFormWords } from "#app/content/shared/lead-form";
import type { Locale } from "#app/domain/language/locale";
import type { FormResult } from "#app/domain/leads/form-state";
import { brand } from "#app/domain/site/brand";
import { RequestForm } from "#app/forms/request-form";
import { SimpleForm } from "#app/forms/simple-form";
import { Card } from "#app/ui/card";
import { Opening, OpeningText, Standfirst } from "#app/ui/opening";
import styles from "./contact.module.css";

type ContactWords = Omit<(typeof contact)[Locale], "head">;

interface ContactProps extends ContactWords {
  simple: SimpleFormWords;
  request: RequestFormWords;
  result: FormResult | undefined;
}

/** The contact page: the ways to reach us, the short form over a plan of the Flon, the long form below. */
export function Contact({ title, lead, ways, plan, simple, request, result }: ContactProps) {
  const { street } = brand.address;
  const [mailbox, host] = brand.email.split("@");
  return (
    <>
      <Opening
        ground="paper"
        beside="card"
        below={
          <figure id="plan" className={styles.plan}>
            <div className={styles.sheet}>
              <img src={flon} alt={plan.text} width="1920" height="512" fetchPriority="low" />
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
          <Standfirst>{lead}</Standfirst>
          <a className={styles.find} href="#plan">
            {plan.link}
          </a>
        </OpeningText>
        <Card id="callback">
          <SimpleForm words={simple} result={result} />
        </Card>
        <div>
          <h2 className={styles.waysTitle}>{ways.title}</h2>
          <dl className={styles.ways}>
            <dt>{ways.phone}</dt>
            <dd>
              <a href={`tel:${brand.phone}`}>{brand.phoneDisplay}</a>
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
            <dt>{ways.hours.term}</dt>
            <dd>{ways.hours.detail}</dd>
          </dl>
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
