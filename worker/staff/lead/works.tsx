/** @jsxImportSource hono/jsx */
import { leadPageWords } from "#app/content/staff/lead-page-words";
import type { LeadPageRow } from "#worker/staff/rows";
import { Form } from "#worker/staff/shell";
import type { Visit } from "#worker/staff/visit";
import { draftOf } from "./reply";

/** The values of a form that was refused: texts by the name of the form, others by the name of the field. */
export type Typed = Partial<Record<"note" | "reply" | "call" | "subject" | "how" | "day", string>>;

interface WorksProps {
  visit: Visit;
  lead: LeadPageRow;
  typed: Typed | null;
}

/** The forms that record what was done: a reply by email, a call, a note. */
export function Works(props: WorksProps) {
  return (
    <div class="works">
      {props.lead.email && <Reply {...props} />}
      <PhoneCall {...props} />
      <Note {...props} />
    </div>
  );
}

function Reply({ visit, lead, typed }: WorksProps) {
  const words = leadPageWords[visit.locale].reply;
  const draft = draftOf(lead, visit.employee);
  return (
    <section class="work" id="reply">
      <h2>{words.title}</h2>
      <Form visit={visit} action={`/staff/leads/${lead.reference}/reply`} version={lead.version}>
        <label>
          {words.subject}
          <input
            name="subject"
            value={typed?.subject || draft.subject}
            maxlength={200}
            required
            data-keep={`reply ${lead.reference} subject`}
          />
        </label>
        <label>
          {words.text}
          <textarea
            name="text"
            rows={9}
            maxlength={7000}
            required
            lang={lead.locale}
            data-keep={`reply ${lead.reference}`}
          >
            {typed?.reply || draft.text}
          </textarea>
        </label>
        <p class="quiet">{words.hint}</p>
        <button class="press">{words.send}</button>
      </Form>
    </section>
  );
}

function PhoneCall({ visit, lead, typed }: WorksProps) {
  const words = leadPageWords[visit.locale].phone;
  return (
    <section class="work">
      <h2>{words.title}</h2>
      <Form visit={visit} action={`/staff/leads/${lead.reference}/call`} version={lead.version}>
        <div class="pair">
          {(["reached", "missed"] as const).map((how) => (
            <label class="radio">
              <input type="radio" name="how" value={how} checked={typed?.how === how} required />
              {words[how]}
            </label>
          ))}
        </div>
        <label>
          {words.text}
          <textarea name="text" rows={2} maxlength={8000} data-keep={`call ${lead.reference}`}>
            {typed?.call}
          </textarea>
        </label>
        <button>{words.save}</button>
      </Form>
    </section>
  );
}

function Note({ visit, lead, typed }: WorksProps) {
  const words = leadPageWords[visit.locale].note;
  return (
    <section class="work">
      <h2>{words.title}</h2>
      <Form visit={visit} action={`/staff/leads/${lead.reference}/note`}>
        <label>
          {words.text}
          <textarea
            name="text"
            rows={3}
            maxlength={8000}
            required
            data-keep={`note ${lead.reference}`}
            data-key="n"
          >
            {typed?.note}
          </textarea>
        </label>
        <button>{words.save}</button>
      </Form>
    </section>
  );
}
