import { expect, test } from "vitest";
import { newsletterForm, planForm, requestForm, simpleForm } from "#app/content/shared/lead-form";
import { scheduleForm } from "#app/content/shared/schedule-form";
import { fieldOf } from "#app/domain/leads/form-state";
import {
  type Fields,
  type FormOrigin,
  limits,
  newsletterBody,
  planBody,
  requestBody,
  scheduleBody,
  simpleBody,
} from "#app/domain/leads/lead";
import { parseLead } from "#app/domain/leads/lead-schema";

const place: FormOrigin = { locale: "fr", path: "/fr/contact", search: "" };
const person = { name: "Léa Rochat", email: "lea@example.ch", phone: "079 123 45 67" };
const request = {
  ...person,
  ...{ company: "Rochat", product: "Site", company_size: "3", message: "Bonjour" },
  ...{ job_title: "", website: "", budget: "" },
};
const slot = { slot: "tue_1400", start: "2026-12-01T13:00:00.000Z" } as const;

/** The error codes that the rules raise for a form with one field empty, absent or far too long. */
function raisedBy(filled: Fields, toBody: (fields: Fields) => unknown, rules?: "plan") {
  const spoilt = Object.keys(filled).flatMap((name) => [
    { ...filled, [name]: "" },
    { ...filled, [name]: "x".repeat(5000) },
  ]);
  return spoilt.flatMap((fields) => {
    const parsed = parseLead(toBody(fields), rules);
    return "error" in parsed ? parsed.error : [];
  });
}

const forms = {
  simple: {
    words: simpleForm.fr,
    raised: ["call", "mail"].flatMap((method) =>
      raisedBy({ ...person, method, company: "", message: "" }, (fields) =>
        simpleBody(fields, place, simpleForm.fr),
      ),
    ),
    asksForACall: true,
  },
  request: {
    words: requestForm.fr,
    raised: raisedBy(request, (fields) => requestBody(fields, place)),
    asksForACall: true,
  },
  schedule: {
    words: scheduleForm.fr,
    raised: raisedBy({ ...person, slot: slot.start, message: "" }, (fields) =>
      scheduleBody(fields, place, "Heure", fields.slot === slot.start ? slot : undefined),
    ),
    asksForACall: true,
  },
  plan: {
    words: planForm.fr,
    raised: raisedBy(
      { ...person, website: "" },
      (fields) => planBody(fields, place, planForm.fr.labels),
      "plan",
    ),
    asksForACall: false,
  },
  newsletter: {
    words: newsletterForm.fr,
    raised: raisedBy({ email: person.email }, (fields) => newsletterBody(fields, place)),
    asksForACall: false,
  },
};

test.for(Object.entries(forms))(
  "the %s form comes with the sentence of each error that it can raise, and with no other",
  ([name, { words, raised, asksForACall }]) => {
    const codes = new Set([...raised, ...(asksForACall ? ["phone_incomplete"] : []), "failed"]);
    // In the schedule dialog the browser checks the e-mail address first, and the form of a plan accepts any.
    if (name !== "schedule" && name !== "plan") codes.add("email_incomplete");
    expect(Object.keys(words.errors).toSorted()).toEqual([...codes].toSorted());
  },
);

test.for(Object.entries(limits).filter(([name]) => name in requestForm.fr.labels))(
  "a detailed request with too long a %s says which field that is, and its limit, in either language",
  ([name, limit]) => {
    const fields = { ...request, [name]: "x".repeat(5000) };
    const parsed = parseLead(requestBody(fields, place));
    const code = "error" in parsed ? parsed.error : "invalid_body";
    expect(fieldOf(code)).toBe(name);
    for (const { errors } of [requestForm.en, requestForm.fr])
      expect(errors[code]?.replace(/\D/g, "")).toBe(String(limit));
  },
);

test("in the simple form a company that is too long is named, although it is joined to the message", () => {
  const sent = (fields: Fields) =>
    parseLead(simpleBody({ ...person, method: "mail", message: "Bonjour", ...fields }, place, simpleForm.fr));
  expect(sent({ company: "x".repeat(5000) })).toEqual({ error: "company_too_long" });
  expect(sent({ company: "Rochat", message: "x".repeat(5000) })).toEqual({ error: "message_too_long" });
  // What fits into the message is taken, whatever it is.
  expect(sent({ company: "x".repeat(limits.company + 1) })).toHaveProperty("lead");
});

test("an error of a field is only raised by a form that has it", () => {
  expect(forms.plan.raised.map(fieldOf)).not.toContain("message");
  expect(forms.newsletter.raised.map(fieldOf)).not.toContain("name");
});
