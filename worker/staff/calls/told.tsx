/** @jsxImportSource hono/jsx */
import type { CallsWords } from "#app/content/staff/calls-words";
import { onOneLine } from "#app/domain/language/plain-text";
import { withValues } from "#app/domain/language/with-values";
import { mailAddress } from "#worker/staff/lead/reply";
import { Notice, Phone } from "#worker/staff/shell";
import { type CallChange, messageOf } from "./call-change";

interface ToldProps {
  change: CallChange;
  /** Whether the visitor was told by mail. */
  isTold: boolean;
  words: CallsWords;
}

/** That the visitor of a call was told of a change, or what to tell them with. */
export function Told({ change, isTold, words }: ToldProps) {
  const { lead } = change;
  const who = onOneLine(lead.name);
  if (isTold) return <Notice kind="done">{withValues(words.told, { who })}</Notice>;
  const { subject, text } = messageOf(change, false);
  return (
    <Notice kind="done">
      <p>{withValues(words.notTold, { who })}</p>
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
      </p>
    </Notice>
  );
}
