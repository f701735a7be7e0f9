/** @jsxImportSource hono/jsx */
import { callsWords } from "#app/content/staff/calls-words";
import { onOneLine } from "#app/domain/language/plain-text";
import { withValues } from "#app/domain/language/with-values";
import { mailAddress } from "#worker/staff/lead/reply";
import { Notice, Phone } from "#worker/staff/shell";
import { timeOf } from "#worker/staff/times";
import type { Visit } from "#worker/staff/visit";
import { type CallChange, messageOf } from "./call-change";

interface ToldProps {
  visit: Visit;
  change: CallChange;
  /** Whether the visitor was told by mail. */
  isTold: boolean;
}

/**
 * What happened to a call, and that its visitor was told. If no mail was sent: what to tell them with, until an
 * employee says that it is done.
 */
export function Told({ visit, change, isTold }: ToldProps) {
  const words = callsWords[visit.locale];
  const { lead, kind, start } = change;
  const who = onOneLine(lead.name);
  const done = withValues(words.done[kind], { who, time: timeOf(start, visit.locale, visit.now) });
  if (isTold)
    return (
      <Notice kind="done">
        {done} {withValues(words.told, { who })}
      </Notice>
    );
  const { subject, text } = messageOf(change, false);
  const { pathname, searchParams } = visit.url;
  return (
    <Notice kind="done">
      <p>
        {done} {withValues(words.notTold, { who })}
      </p>
      <p class="buttons">
        {lead.email && (
          <a class="press" href={mailAddress(lead.email, subject, text).address}>
            {onOneLine(lead.email)}
          </a>
        )}
        {lead.phone && <Phone number={lead.phone} class="button" />}
        <a class="button" href={`/staff/leads/${lead.reference}/call.ics`}>
          {words.file}
        </a>
        <a class="button" href={`${pathname}?week=${searchParams.get("week") ?? ""}`}>
          {words.haveTold}
        </a>
      </p>
    </Notice>
  );
}
