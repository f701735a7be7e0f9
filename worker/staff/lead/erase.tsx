/** @jsxImportSource hono/jsx */
import { leadPageWords } from "#app/content/staff/lead-page-words";
import { onOneLine } from "#app/domain/language/plain-text";
import { withValues } from "#app/domain/language/with-values";
import {
  erasure,
  type Finding,
  findingsOf,
  nameOfFinding,
  namingsOf,
  otherReaches,
  selectNamings,
  selectTraces,
} from "#worker/db/erasure";
import { selectLead } from "#worker/db/inbox";
import { type Person, personNamed, personOf, personOfReference } from "#worker/db/person";
import { whoOf } from "#worker/leads/lead-summary";
import { showInvalid, showMissing } from "#worker/staff/errors";
import { leadRowOf } from "#worker/staff/rows";
import { sendPage } from "#worker/staff/send-page";
import { Form, Notice, Shell, Theirs } from "#worker/staff/shell";
import { shortTime } from "#worker/staff/times";
import { askedReference, field, rowsOf, type StaffContext, type Visit, visitOf } from "#worker/staff/visit";

const MOST_SHOWN = 200;

/** Shows everything that is stored about the person of a lead. Erases nothing yet. */
export async function showErasure(c: StaffContext) {
  const [[found] = []] = await rowsOf(c.env.DB, [selectLead(askedReference(c))]);
  const lead = leadRowOf(found);
  if (!lead) return showMissing(c, "missingLead");
  const { email, phone, reference } = lead;
  const person = personOf(email ?? "") ?? personOf(phone ?? "") ?? personOfReference(reference);
  return person ? showKnown(c, person) : showInvalid(c);
}

/** What is stored about a person, and texts of staff that contain only the name. */
async function read(c: StaffContext, person: Person) {
  const findings = findingsOf(person, await rowsOf(c.env.DB, selectTraces(person)));
  const namings = namingsOf(findings, await rowsOf(c.env.DB, selectNamings(findings)));
  return { findings, namings };
}

async function showKnown(c: StaffContext, person: Person) {
  const visit = visitOf(c);
  const words = leadPageWords[visit.locale].erase;
  const { findings, namings } = await read(c, person);
  const name = onOneLine(person.name);
  return sendPage(
    c,
    <Shell visit={visit} title={words.title} room="inbox">
      <div class="plain-page">
        <h1>{words.title}</h1>
        <p class="quiet">{words.hint}</p>
        <h2>{withValues(findings.length > 0 ? words.found : words.nothing, { name })}</h2>
        {findings.length > 0 && (
          <>
            <ul class="findings">
              {findings.slice(0, MOST_SHOWN).map((finding) => (
                <Found finding={finding} person={person} visit={visit} />
              ))}
            </ul>
            <Form visit={visit} action={visit.url.pathname}>
              <input type="hidden" name="of" value={person.name} />
              <input type="hidden" name="count" value={String(findings.length)} />
              <Namings namings={namings} visit={visit} />
              <label class="radio">
                <input type="checkbox" name="checked" value="yes" required />
                {words.check} ({findings.length})
              </label>
              <div class="buttons">
                <button class="danger">{words.confirm}</button>
                <a class="button" href={parentOf(visit.url)}>
                  {words.cancel}
                </a>
              </div>
            </Form>
          </>
        )}
        <Others visit={visit} findings={findings} person={person} />
      </div>
    </Shell>,
  );
}

/** Texts with only the name: it is erased in those that are selected. */
function Namings({ namings, visit }: { namings: Finding[]; visit: Visit }) {
  const words = leadPageWords[visit.locale].erase;
  if (namings.length === 0) return null;
  return (
    <fieldset class="namings">
      <legend>{words.namings}</legend>
      <p class="quiet">{words.namingsHint}</p>
      {namings.map((finding) => (
        <label class="radio">
          <input type="checkbox" name="naming" value={nameOfFinding(finding)} />
          <span>
            <b>{words.tables[finding.table]}</b> {finding.row.reference} <Theirs>{excerptOf(finding)}</Theirs>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

const MOST_BEFORE = 60;

/** The text from shortly before the name on. */
function excerptOf({ row, changes }: Finding): string {
  const [column = "", after = ""] = Object.entries(changes ?? {})[0] ?? [];
  const text = String(row[column] ?? "");
  const start = Math.max(0, after.indexOf("[erased]") - MOST_BEFORE);
  return (start > 0 ? "…" : "") + onOneLine(text.slice(start)).slice(0, 160);
}

/** Searches for the person's other addresses and numbers, even after the leads that contain them are deleted. */
function Others({ visit, findings, person }: { visit: Visit; findings: Finding[]; person: Person }) {
  const reaches = otherReaches(findings, person).filter((each) => personOf(each));
  if (reaches.length === 0) return null;
  return (
    <Form visit={visit} action={visit.url.pathname}>
      <p>{leadPageWords[visit.locale].erase.other}</p>
      <div class="buttons">
        {reaches.map((each) => (
          <button name="of" value={each}>
            <Theirs>{onOneLine(each)}</Theirs>
          </button>
        ))}
      </div>
    </Form>
  );
}

/** The path of the lead's page from which the erasure was started. */
const parentOf = ({ pathname }: URL) => pathname.replace(/\/erase$/, "");

function Found({ finding, person, visit }: { finding: Finding; person: Person; visit: Visit }) {
  const words = leadPageWords[visit.locale].erase;
  const { table, row, changes } = finding;
  const isLead = table === "leads";
  return (
    <li>
      <b>{words.tables[table]}</b> {isLead && <a href={`/staff/leads/${row.reference}`}>{row.reference}</a>}{" "}
      <Theirs>{isLead ? whoOf(row) : onOneLine(mentionIn(finding, person)).slice(0, 160)}</Theirs>{" "}
      {typeof row.created_at === "string" && shortTime(row.created_at, visit.locale, visit.now)}{" "}
      <span class={changes ? "quiet" : "goes"}>{changes ? words.stays : words.goes}</span>
    </li>
  );
}

/** The text of a row that mentions the person. */
function mentionIn({ row }: Finding, { mention }: Person): string {
  return (
    Object.values(row)
      .map(String)
      .find((text) => text.search(mention) !== -1) ?? ""
  );
}

/**
 * Shows what is stored about a person, or erases what was shown. If the number of findings has changed, it is shown
 * again.
 */
export async function erasePerson(c: StaffContext) {
  const visit = visitOf(c);
  const words = leadPageWords[visit.locale].erase;
  const person = personNamed(field(c, "of"));
  if (!person) return showInvalid(c);
  if (field(c, "checked") !== "yes") return showKnown(c, person);
  const { findings, namings } = await read(c, person);
  if (String(findings.length) !== field(c, "count")) return showKnown(c, person);
  const chosen = c.get("form").getAll("naming");
  const all = [...findings, ...namings.filter((each) => chosen.includes(nameOfFinding(each)))];
  const met = (await rowsOf(c.env.DB, erasure(all))).filter((rows) => rows.length > 0).length;
  return sendPage(
    c,
    <Shell visit={visit} title={words.title} room="inbox">
      <div class="plain-page">
        <h1>{words.title}</h1>
        <Notice kind="done">{withValues(words.done, { count: met, of: all.length })}</Notice>
        <Others visit={visit} findings={findings} person={person} />
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
