import { type ReactNode, use } from "react";
import type { LeadFormWords, TicketWords } from "#app/content/shared/form-words";
import { dayName, slotParts } from "#app/domain/calendar/dates";
import { CALL_MINUTES } from "#app/domain/calendar/slots";
import type { Locale } from "#app/domain/language/locale";
import { withValues } from "#app/domain/language/with-values";
import type { TicketFacts } from "#app/domain/leads/ticket";
import { billedPlan } from "#app/domain/offers/plans";
import { LocaleContext } from "#app/ui/locale";
import styles from "./ticket.module.css";

interface TicketProps {
  words: Pick<LeadFormWords, "success" | "ticket">;
  reference: string;
  /** Null if only the reference is known. */
  facts: TicketFacts | null;
  /** Announces the title when the ticket appears; not needed inside a live region, or if the ticket gets the focus. */
  role?: "status";
  children?: ReactNode;
}

/**
 * The confirmation of a lead, drawn as a small map sheet. A page with a ticket prints only the ticket
 * (print-and-contrast.css).
 */
export function Ticket({ words: { success, ticket: words }, reference, facts, role, children }: TicketProps) {
  const locale = use(LocaleContext);
  const isPending = facts?.booking?.isHeld === false;
  const isCall = facts?.booking || facts?.wish;
  const opens = facts?.opens && success.opens && withValues(success.opens, slotParts(facts.opens, locale));
  return (
    <div data-ticket>
      <div className={styles.head}>
        <p className={styles.title} role={role}>
          {success.title}
        </p>
        <p>{isPending ? words.pending : opens || (isCall && success.call) || success.text}</p>
      </div>
      <div className={styles.strip} />
      <div className={styles.stub}>
        <dl className={styles.facts}>
          {facts && entriesOf(facts, words, locale).map((entry) => <Entry key={entry[0]} entry={entry} />)}
          {facts?.kind !== "newsletter" && (
            <div>
              <dt>{words.reference}</dt>
              <dd>
                <strong className={styles.reference}>{reference}</strong>
              </dd>
            </div>
          )}
        </dl>
        {isCall && success.time && <p className={styles.time}>{success.time}</p>}
        {children}
      </div>
    </div>
  );
}

function Entry({ entry: [term, detail] }: { entry: [string, string] }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{detail}</dd>
    </div>
  );
}

/** The facts as pairs of label and value, in the order of the ticket, without those that are null. */
function entriesOf(facts: TicketFacts, words: TicketWords, locale: Locale): [string, string][] {
  const { sentAt, booking, wish, answerBy, plan, billing, phone, email, kind } = facts;
  const written = (instant: string) => {
    const { day, time } = slotParts(instant, locale);
    return capital(`${day}, ${time}`);
  };
  const entries: [string, string | null][] = [
    [words.sent, written(sentAt)],
    [words.booked, booking?.isHeld ? hours(booking.start, words, locale) : null],
    [words.asked, booking?.isHeld === false ? hours(booking.start, words, locale) : null],
    [words.asked, wish && `${written(wish)}, ${words.zone}`],
    [words.answer, answerBy && capital(withValues(words.by, { day: dayName(answerBy, locale) }))],
    [words.phone, phone],
    [words.email, kind === "schedule" ? null : email],
    [words.plan, plan && billedPlan(plan, billing, words.billed)],
  ];
  return entries.flatMap(([term, detail]) => (detail ? [[term, detail]] : []));
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The day, start and end of a booked call, in Swiss time. */
function hours(start: string, words: TicketWords, locale: Locale): string {
  const { day, time } = slotParts(start, locale);
  const end = new Date(Date.parse(start) + CALL_MINUTES * 60_000).toISOString();
  return capital(`${day}, ${time}\u2060–\u2060${slotParts(end, locale).time}, ${words.zone}`);
}
