/** @jsxImportSource hono/jsx */
import type { PropsWithChildren } from "hono/jsx";
import { scheduleForm } from "#app/content/shared/schedule-form";
import { inboxWords } from "#app/content/staff/inbox-words";
import { leadPageWords } from "#app/content/staff/lead-page-words";
import { onOneLine } from "#app/domain/language/plain-text";
import { detailsOf } from "#worker/leads/lead-details";
import { companyOf, oneLineOf, wantsOf, wishedCall } from "#worker/leads/lead-summary";
import type { LeadPageRow } from "#worker/staff/rows";
import { Theirs } from "#worker/staff/shell";
import { callToConfirm, timeOf, unconfirmedCall } from "#worker/staff/times";
import type { Visit } from "#worker/staff/visit";

interface FactsProps {
  lead: LeadPageRow;
  visit: Visit;
}

/** The other data of a lead: what the visitor entered, and how they came to the site. */
export function Facts({ lead, visit: { locale, now } }: FactsProps) {
  const words = leadPageWords[locale];
  const details = detailsOf(lead);
  const { fields } = words;
  const detail = (name: string) => oneLineOf(details[name]);
  const wished = wishedCall(lead);
  const { product, plan, hosting } = wantsOf(lead, locale);
  const campaign = ["utm_campaign", "utm_source", "utm_medium", "utm_term"]
    .map(detail)
    .filter(Boolean)
    .join(" · ");
  const given: [string, string][] = [
    [fields.held, lead.slot_start ? timeOf(lead.slot_start, locale, now) : ""],
    [fields.wanted, lead.slot_wanted ? timeOf(lead.slot_wanted, locale, now) : ""],
    [fields.callback, wished ? timeOf(wished, locale, now) : ""],
    [scheduleForm[locale].labels.chosen, detail("chosen")],
    [fields.company, companyOf(lead)],
    [fields.job_title, detail("job_title")],
    [fields.product, product],
    [fields.company_size, detail("company_size")],
    [fields.budget, detail("budget")],
    [fields.website, detail("website")],
    [fields.plan, plan],
    [fields.planKey, hosting],
  ];
  const came: [string, string][] = [
    [fields.service, detail(locale === "fr" ? "service_fr" : "service_en")],
    [fields.page, onOneLine(lead.page)],
    [fields.landing, detail("landing")],
    [fields.referrer, detail("referrer")],
    [fields.source, detail("source")],
    [fields.campaign, campaign],
    [fields.language, inboxWords[locale].locales[lead.locale]],
    [fields.device, detail("device")],
    [fields.subject, onOneLine(lead.subject)],
  ];
  return (
    <div class="facts">
      <FactList title={words.given} facts={given}>
        {unconfirmedCall(lead) && <p class="quiet">{words.unconfirmed}</p>}
        {callToConfirm(lead, now) && <p class="quiet">{words.toConfirm}</p>}
      </FactList>
      <FactList title={words.came} facts={came} />
    </div>
  );
}

interface FactListProps {
  title: string;
  facts: [string, string][];
}

/** A list of facts without the empty ones, and a note below. */
function FactList({ title, facts, children }: PropsWithChildren<FactListProps>) {
  const known = facts.filter(([, value]) => value !== "");
  if (known.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <dl>
        {known.map(([label, value]) => (
          <div>
            <dt>{label}</dt>
            <dd>
              <Theirs>{value}</Theirs>
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}
