import { type ActionFunctionArgs, data } from "react-router";
import { type ApiError, apiErrors } from "#app/content/shared/api-errors";
import { planForm, simpleForm } from "#app/content/shared/lead-form";
import { type FormResult, type FormState, KEY_FIELD, textFields } from "#app/domain/leads/form-state";
import {
  type Fields,
  type FormOrigin,
  mailLink,
  newsletterBody,
  planBody,
  requestBody,
  simpleBody,
} from "#app/domain/leads/lead";
import { parseLead } from "#app/domain/leads/lead-schema";
import { isPhoneIncomplete } from "#app/domain/leads/phone";
import { leadSubmitterContext } from "./context";
import { localeOf } from "./locale-of";

/** A body without a form's name is from the simple form. */
const unnamed = { form: "simple" };

/** Accepts the lead forms of a page that a browser posts without script, and returns the result. */
export async function leadAction(args: ActionFunctionArgs) {
  const { request, url, context } = args;
  const locale = localeOf(args);
  const refused = (code: ApiError, mail: string | null = null): FormState => ({
    status: "refused",
    code,
    sentence: apiErrors[locale][code],
    mail,
  });
  const form = await request.formData().catch(() => null);
  if (!form) return answer(unnamed, refused("invalid_body"), 400);

  const { [KEY_FIELD]: key, ...typed } = textFields(form);
  const fields = { ...unnamed, ...typed };
  const { pathname: path, search } = url;
  const body = bodyOf(fields, { locale, path, search });
  const rules = fields.form === "plan" ? "plan" : "contact";
  const parsed = parseLead(body, rules);
  if ("lead" in parsed && isPhoneIncomplete(parsed.lead.kind, parsed.lead.phone ?? ""))
    return answer(fields, refused("phone_incomplete"), 422);
  const lead = await context.get(leadSubmitterContext)(body, rules, key);
  switch (lead.status) {
    case 422:
      return answer(fields, refused(lead.error), 422);
    case 403:
      return answer(fields, refused("from_elsewhere", mailLink(body)), 403);
    case 409:
      return answer(fields, refused("slot_taken"), 409);
    case 503:
      return answer(fields, refused("unavailable", mailLink(body)), 503);
    default: {
      const { reference, isHeld, status } = lead;
      // Imported here, not when the Worker starts: working time needs `Intl`.
      const { ticketOf } = await import("#app/domain/leads/ticket");
      const ticket = "lead" in parsed ? ticketOf(parsed.lead, isHeld === true, new Date()) : null;
      return answer({ form: fields.form }, { status: "arrived", reference, ticket }, status);
    }
  }
}

function bodyOf(fields: Fields, origin: FormOrigin) {
  switch (fields.form) {
    case "request":
      return requestBody(fields, origin);
    case "newsletter":
      return newsletterBody(fields, origin);
    case "plan":
      return planBody(fields, origin, planForm[origin.locale].labels);
    default:
      return simpleBody(fields, origin, simpleForm[origin.locale]);
  }
}

function answer(fields: Fields & { form: string }, state: FormState, status: number) {
  const result: FormResult = { form: fields.form, fields, state };
  return data(result, { status });
}
