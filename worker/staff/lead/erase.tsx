/** @jsxImportSource hono/jsx */
import { leadPageWords } from "#app/content/staff/lead-page-words";
import { onOneLine } from "#app/domain/language/visible";
import { erasure, type Finding, findingsOf, selectTraces } from "#worker/db/erasure";
import { selectLead } from "#worker/db/inbox";
import { type Person, personOf } from "#worker/db/person";
import { whoOf } from "#worker/leads/lead-words";
import { showInvalid, showMissing } from "#worker/staff/errors";
import { leadRowOf } from "#worker/staff/rows";
import { sendPage } from "#worker/staff/send-page";
import { Form, Notice, Shell, Theirs } from "#worker/staff/shell";
import { shortTime } from "#worker/staff/times";
import { field, referenceOf, rowsOf, type StaffContext, type Visit, visitOf } from "#worker/staff/visit";
import { withValues } from "#worker/staff/with-values";

const MOST_SHOWN = 200;

/** All that is known of the person of a lead, by the address or number that is asked for; nothing is erased yet. */
export async function showErasure(c: StaffContext) {
  const visit = visitOf(c);
  const words = leadPageWords[visit.locale].erase;
  const [[found] = []] = await rowsOf(c.env.DB, [selectLead(referenceOf(c))]);
  const lead = leadRowOf(found);
  if (!lead) return showMissing(c, "missingLead");
  const reaches = [lead.email, lead.phone].flatMap((each) => (each && personOf(each) ? [each] : []));
  const asked = visit.url.searchParams.get("of") ?? "";
  const name = reaches.includes(asked) ? asked : reaches[0];
  const person = name ? personOf(name) : null;
  if (!name || !person) return showInvalid(c);
  const findings = findingsOf(person, await rowsOf(c.env.DB, selectTraces(person)));
  const action = `/staff/leads/${lead.reference}/erase`;
  return sendPage(
    c,
    <Shell visit={visit} title={words.title} room="inbox">
      <div class="plain-page">
        <h1>{words.title}</h1>
        <p class="quiet">{words.hint}</p>
        <h2>{withValues(findings.length > 0 ? words.found : words.nothing, { name: onOneLine(name) })}</h2>
        <ul class="findings">
          {findings.slice(0, MOST_SHOWN).map((finding) => (
            <Found finding={finding} person={person} visit={visit} />
          ))}
        </ul>
        <Form visit={visit} action={action}>
          <input type="hidden" name="of" value={name} />
          <input type="hidden" name="count" value={String(findings.length)} />
          <label class="radio">
            <input type="checkbox" name="checked" value="yes" required />
            {words.check} ({findings.length})
          </label>
          <div class="buttons">
            <button class="danger">{words.confirm}</button>
            <a class="button" href={`/staff/leads/${lead.reference}`}>
              {words.cancel}
            </a>
          </div>
        </Form>
        {reaches.length > 1 && (
          <p>
            {words.other}{" "}
            {reaches
              .filter((each) => each !== name)
              .map((each) => (
                <a href={`${action}?of=${encodeURIComponent(each)}`}>{onOneLine(each)}</a>
              ))}
          </p>
        )}
      </div>
    </Shell>,
  );
}

function Found({ finding, person, visit }: { finding: Finding; person: Person; visit: Visit }) {
  const words = leadPageWords[visit.locale].erase;
  const { table, row, changes } = finding;
  const names = new Map(Object.entries(words.tables));
  const isLead = table === "leads";
  return (
    <li>
      <b>{names.get(table) ?? table}</b>{" "}
      {isLead && <a href={`/staff/leads/${row.reference}`}>{row.reference}</a>}{" "}
      <Theirs>{isLead ? whoOf(row) : onOneLine(mentionIn(finding, person)).slice(0, 160)}</Theirs>{" "}
      {typeof row.created_at === "string" && shortTime(row.created_at, visit.locale, visit.now)}{" "}
      <span class={changes ? "quiet" : "goes"}>{changes ? words.stays : words.goes}</span>
    </li>
  );
}

/** The text that mentions somebody. */
function mentionIn({ row }: Finding, { mention }: Person): string {
  return (
    Object.values(row)
      .map(String)
      .find((text) => text.search(mention) !== -1) ?? ""
  );
}

/** Erases what was shown; where there is more by now, it is shown again instead. */
export async function erasePerson(c: StaffContext) {
  const visit = visitOf(c);
  const words = leadPageWords[visit.locale].erase;
  const person = personOf(field(c, "of"));
  if (!person || field(c, "checked") !== "yes") return showInvalid(c);
  const findings = findingsOf(person, await rowsOf(c.env.DB, selectTraces(person)));
  if (String(findings.length) !== field(c, "count"))
    return c.redirect(`${visit.url.pathname}?of=${encodeURIComponent(person.name)}`, 303);
  const met = (await rowsOf(c.env.DB, erasure(findings))).filter((rows) => rows.length > 0).length;
  return sendPage(
    c,
    <Shell visit={visit} title={words.title} room="inbox">
      <div class="plain-page">
        <h1>{words.title}</h1>
        <Notice kind="done">{withValues(words.done, { count: met, of: findings.length })}</Notice>
        <h2>{words.left}</h2>
        <ul class="bullets">
          {words.leftList.map((each) => (
            <li>{each}</li>
          ))}
        </ul>
        <p>
          <a href="/staff">{leadPageWords[visit.locale].back}</a>
        </p>
      </div>
    </Shell>,
  );
}
