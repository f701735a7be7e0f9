import { callbackTimes, spokenTime } from "#app/domain/calendar/callback";
import { officeHours } from "#app/domain/calendar/office-hours";
import { CALL_MINUTES } from "#app/domain/calendar/slots";
import type { Localized } from "#app/domain/language/locale";
import { caseSlugs, cases } from "#app/domain/offers/cases";
import { chatbots } from "#app/domain/offers/chatbots";
import { cantons, claims } from "#app/domain/offers/claims";
import { hosting, UPTIME } from "#app/domain/offers/hosting";
import { jobs } from "#app/domain/offers/jobs";
import { GRAPHIC_DESIGN_FROM, IDENTITY_SHOWN, packages } from "#app/domain/offers/packages";
import { planPrice, plans, YEARLY_RATE } from "#app/domain/offers/plans";
import { terms } from "#app/domain/offers/terms";
import { allowedMinutes, hoursAndMinutes } from "#app/domain/offers/uptime";
import { brand } from "#app/domain/site/brand";

/** The unit of a value. It is always printed with the value, so that a price never loses its period. */
export type Unit =
  | "chf"
  | "chf/month"
  | "chf/month by year"
  | "chf/year"
  | "chf/once"
  | "chf/first month"
  | "chf/first year"
  | "chf/conversation"
  | "chf/hour"
  | "percent"
  | "percent/year"
  | "number"
  | "pages"
  | "products"
  | "conversations"
  | "hours/month"
  | "hours"
  | "minutes"
  | "working days"
  | "work hours"
  | "days"
  | "weeks"
  | "months"
  | "years";

/** A figure that answers may state: a value or a range, and the page that states it, as a path below the language. */
export interface Figure {
  value: number | { from: number; to: number };
  unit: Unit;
  page: string;
}

/** A text that must be exact, such as a phone number. */
interface Wording {
  text: Localized<string>;
  page: string;
}

export type Fact = Figure | Wording;

const PRICING = "/pricing";
const SEARCH = "/services/seo-visibility";
const CHATBOTS = "/services/artificial-intelligence-ai/chatbots";
const HOSTING = "/services/hosting-and-maintenance";
const WEBSITE = "/services/website-design-development";

function figure(value: Figure["value"], unit: Unit, page: string): Figure {
  return { value, unit, page };
}

function wording(text: string, page: string): Wording {
  return { text: { en: text, fr: text }, page };
}

/** The time of a callback within a sentence: `16:00`, `16 h`. */
function hour(minutes: number): Wording {
  return { text: { en: spokenTime(minutes, "en"), fr: spokenTime(minutes, "fr") }, page: "/contact" };
}

const [firstCall = 0, lastCall = 0] = [callbackTimes.at(0), callbackTimes.at(-1)];
const { street, postalCode, city } = brand.address;

/** Days within which a request about data is answered. */
const DATA_ANSWER_DAYS = 30;

/** Months that are free if a year is paid at once. */
const freeMonths = Math.floor(12 * (1 - YEARLY_RATE));

const planFacts = (["basic", "pro", "commerce"] as const).flatMap((key) => {
  const { pages, products, editHours } = plans[key];
  const yearly = planPrice(key, "yearly") ?? 0;
  return [
    [`${key}.month`, figure(planPrice(key, "monthly") ?? 0, "chf/month", PRICING)],
    [`${key}.yearly`, figure(yearly, "chf/month by year", PRICING)],
    [`${key}.year`, figure(yearly * 12, "chf/year", PRICING)],
    [`${key}.three-years`, figure((planPrice(key, "monthly") ?? 0) * 36, "chf", PRICING)],
    ...(pages === null ? [] : [[`${key}.pages`, figure(pages, "pages", PRICING)] as const]),
    ...(products === null ? [] : [[`${key}.products`, figure(products, "products", PRICING)] as const]),
    [`${key}.edits`, figure(editHours ?? 0, "hours/month", PRICING)],
  ] as const;
});

/** The one-time price of each case, and its duration: `case.camping-du-lac`, `case.camping-du-lac.weeks`. */
const caseFacts = caseSlugs.flatMap((slug) => {
  const { once, weeks } = cases[slug];
  const page = `/showcases/${slug}`;
  return [
    ...(once === null ? [] : [[`case.${slug}`, figure(once, "chf/once", page)] as const]),
    [`case.${slug}.weeks`, figure(weeks, "weeks", page)],
  ] as const;
});

const [bookingBar = 0, hotelDrawings = 0] = cases["hotel-bellerive"].parts ?? [];

/** Every fact that an answer may state, by its name in templates: `{pro.month}`. */
export const facts: ReadonlyMap<string, Fact> = new Map<string, Fact>([
  ...planFacts,
  ...caseFacts,
  ["case.hotel-bellerive.bar", figure(bookingBar, "chf", "/showcases/hotel-bellerive")],
  ["case.hotel-bellerive.drawings", figure(hotelDrawings, "chf", "/showcases/hotel-bellerive")],
  ["plans.discount", figure(Math.round((1 - YEARLY_RATE) * 100), "percent", PRICING)],
  ["plans.free", figure(freeMonths, "months", PRICING)],
  ["plans.first", figure(terms.bindingMonths, "months", PRICING)],
  ["plans.notice", figure(terms.noticeMonths, "months", PRICING)],
  ["seo.essential", figure(packages.essential, "chf/once", SEARCH)],
  ["seo.advanced", figure(packages.advanced, "chf/once", SEARCH)],
  ["seo.expert", figure(packages.expert, "chf/once", SEARCH)],
  ["seo.local", figure(packages.local, "chf/once", SEARCH)],
  ["seo.effect", figure(claims.searchWeeks, "weeks", SEARCH)],
  ["seo.followup", figure(3, "months", SEARCH)],
  ["bot.essential", figure(chatbots.essential.monthly, "chf/month", CHATBOTS)],
  ["bot.included", figure(chatbots.essential.freeConversations, "conversations", CHATBOTS)],
  ["bot.extra", figure(chatbots.essential.perConsultation, "chf/conversation", CHATBOTS)],
  ["bot.pro", figure(chatbots.pro.once, "chf/once", CHATBOTS)],
  ["bot.corrections", figure(chatbots.pro.correctionMonths, "months", CHATBOTS)],
  ["bot.weeks", figure(claims.chatbotWeeks, "weeks", CHATBOTS)],
  ["hosting.perform", figure(hosting.perform, "chf/year", HOSTING)],
  ["hosting.secureweb", figure(hosting.secureweb, "chf/year", HOSTING)],
  ["hosting.expansion", figure(hosting.expansion, "chf/year", HOSTING)],
  ["hosting.uptime", figure(UPTIME, "percent/year", HOSTING)],
  ["hosting.away", wording(hoursAndMinutes(allowedMinutes), HOSTING)],
  ["design.from", figure(GRAPHIC_DESIGN_FROM, "chf", "/services/graphic-design")],
  ["design.identity", figure(IDENTITY_SHOWN, "chf", "/services/graphic-design")],
  ["design.weeks", figure(claims.identityWeeks, "weeks", "/services/graphic-design")],
  ["design.directions", figure(3, "number", "/services/graphic-design")],
  ["audit.free", { text: { en: "free audit", fr: "audit gratuit" }, page: "/services" }],
  ["audit.minutes", figure(claims.auditMinutes, "minutes", "/services")],
  ["call.minutes", figure(CALL_MINUTES, "minutes", "/contact")],
  ["data.months", figure(terms.dataMonths, "months", "/privacy")],
  ["data.suspect", figure(terms.suspectDays, "days", "/privacy")],
  ["data.answer", figure(DATA_ANSWER_DAYS, "days", "/privacy")],
  ["vat.rate", figure(terms.vatPercent, "percent", PRICING)],
  ["launch.days", figure(claims.launchDays, "working days", WEBSITE)],
  ["project.weeks", figure(claims.projectWeeks, "weeks", WEBSITE)],
  ["support.hours", figure(claims.supportHours, "hours", "/contact")],
  ["support.days", figure(terms.supportDays, "working days", "/contact")],
  ["plans.renewal", figure(terms.renewalDays, "days", PRICING)],
  ["plans.grace", figure(terms.graceMonths, "months", PRICING)],
  ["plans.fixed", figure(terms.fixedPriceMonths, "months", PRICING)],
  ["plans.ahead", figure(terms.priceNoticeMonths, "months", PRICING)],
  ["invoice.days", figure(terms.paymentDays, "days", PRICING)],
  ["faults.months", figure(terms.faultMonths, "months", PRICING)],
  ["edits.days", figure(terms.editDays, "working days", PRICING)],
  ["work.reply", figure(terms.correctionDays, "working days", PRICING)],
  ["quote.days", figure(terms.quoteDays, "days", PRICING)],
  ["work.hour", figure(terms.extraHour, "chf/hour", PRICING)],
  ["work.page", figure(terms.pageHours, "work hours", PRICING)],
  ["work.language", figure(terms.languageHours, "work hours", PRICING)],
  ["ads.setup", figure(terms.adsHours.setUp, "work hours", PRICING)],
  ["ads.month", figure(terms.adsHours.month, "work hours", PRICING)],
  ["work.client", figure(terms.clientHours, "work hours", PRICING)],
  ["photo.half-day", figure(terms.photographer, "chf", PRICING)],
  ["work.rounds", figure(terms.correctionRounds, "number", PRICING)],
  ["rating.stars", figure(claims.rating.stars, "number", "")],
  ["rating.of", figure(claims.rating.of, "number", "")],
  ["rating.reviews", figure(claims.rating.reviews, "number", "")],
  ["company.since", wording(`${claims.foundedIn}`, "/about-us")],
  ["company.team", figure(claims.team, "number", "/about-us")],
  ["company.positions", figure(jobs.length, "number", "/career")],
  ["company.address", wording(`${street}, ${postalCode} ${city}`, "/contact")],
  ["company.phone", wording(brand.phoneDisplay, "/contact")],
  ["company.email", wording(brand.email, "/contact")],
  ["company.name", wording(brand.name, "/about-us")],
  ["company.cantons", { text: { en: cantons.en.join(", "), fr: cantons.fr.join(", ") }, page: "/about-us" }],
  ["company.hours", { text: officeHours, page: "/contact" }],
  ["callback.first", hour(firstCall)],
  ["callback.last", hour(lastCall)],
]);

/** The number of a fact; 0 if it has none. */
export function numberOf(name: string): number {
  const fact = facts.get(name);
  return fact && "value" in fact && typeof fact.value === "number" ? fact.value : 0;
}

/** The offers of each family, from the smallest to the biggest. */
export const families = {
  plan: ["basic", "pro", "commerce", "enterprise"],
  search: ["seo.essential", "seo.advanced", "seo.expert"],
  local: ["seo.local"],
  bot: ["bot.essential", "bot.pro", "bot.ultimate"],
  hosting: ["hosting.perform", "hosting.secureweb", "hosting.expansion"],
} as const;

export type Family = keyof typeof families;

/** The offers by the keys that answers use. */
export type OfferKey = (typeof families)[Family][number];
