/** @jsxImportSource hono/jsx */
import { callsWords } from "#app/content/staff/calls-words";
import { officeHours } from "#app/domain/calendar/office-hours";
import { withValues } from "#app/domain/language/with-values";
import { Form, Notice } from "#worker/staff/shell";
import { timeOf } from "#worker/staff/times";
import type { Visit } from "#worker/staff/visit";

/** The new time of a call, if we take no calls at that time. */
export interface Unusual {
  reference: string;
  /** The version of the lead that the form has seen. */
  version: number;
  start: string;
  why: ("holiday" | "weekend" | "hours" | "blocked")[];
}

interface QuestionProps {
  visit: Visit;
  unusual: Unusual;
  /** The Monday of the week that is shown. */
  monday: string;
}

/** Says why the call was not moved yet, with a form that moves it all the same. */
export function Question({ visit, unusual, monday }: QuestionProps) {
  const { locale, now } = visit;
  const words = callsWords[locale].unusual;
  const { reference, version, start, why } = unusual;
  const reasons = why.map((each) => withValues(words[each], { hours: officeHours[locale] }));
  return (
    <Notice kind="conflict">
      <p>{withValues(words.ask, { time: timeOf(start, locale, now), why: reasons.join(words.and) })}</p>
      <Form visit={visit} action={`/staff/leads/${reference}/move`} version={version}>
        <input type="hidden" name="week" value={monday} />
        <input type="hidden" name="start" value={start} />
        <button name="anyway" value={start}>
          {words.anyway}
        </button>
      </Form>
    </Notice>
  );
}
