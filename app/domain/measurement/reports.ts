import * as z from "zod/mini";
import { locales } from "#app/domain/language/locale";
import { plainText } from "#app/domain/language/plain-text";
import { leadKinds } from "#app/domain/leads/lead";
import { DIGIT_GAP } from "#app/domain/leads/phone";
import { membersOf } from "#app/domain/outside";
import { withoutQueries } from "./page-context";

z.config({ jitless: true });

const plain = z.overwrite(plainText);

const text = (max: number) => z.string().check(plain, z.trim(), z.minLength(1), z.maxLength(max));
const remark = (max: number) => z.catch(z.string().check(plain, z.maxLength(max)), "");

/** Longest address that is stored, in characters. */
const LONGEST_ADDRESS = 700;

/** Of what the browser says about itself, only a short name is kept (`browserOf`, `systemOf`). */
const browser = z.pipe(remark(400), z.transform(browserOf));
const system = z.pipe(remark(80), z.transform(systemOf));

/** A missing page that was requested. */
export const missingPageReport = z.object({
  pathname: z.string().check(plain, z.startsWith("/"), z.maxLength(500)),
  locale: z.catch(z.enum(locales), "fr"),
  userAgent: browser,
  referrer: remark(LONGEST_ADDRESS),
});

export type MissingPageReport = z.infer<typeof missingPageReport>;

/** An error in a browser: with `info` from the error boundary, with `url` from a global handler. */
export const clientErrorReport = z.object({
  message: text(1000),
  stack: remark(6000),
  info: remark(1999),
  url: remark(LONGEST_ADDRESS),
  context: z.catch(
    z.partial(
      z.object({
        locale: remark(40),
        language: remark(40),
        userAgent: browser,
        platform: system,
        device: remark(20),
      }),
    ),
    {},
  ),
});

export type ClientErrorReport = z.infer<typeof clientErrorReport>;

/** A form that a visitor could not send: the error message that was shown, and where. */
export const formErrorReport = z.object({
  validation_error: z.literal(true),
  error: text(200),
  page: remark(300),
  locale: z.catch(z.enum(locales), "fr"),
  contactMethod: z.catch(z.enum(leadKinds), "call"),
});

export type FormErrorReport = z.infer<typeof formErrorReport>;

/** Whether a body of `/api/contact` is such a report, and so never a lead. */
export function isFormErrorReport(body: unknown): boolean {
  return membersOf(body).validation_error === true;
}

/**
 * A phone number: eight digits or more with spaces, dots, dashes or brackets between them, nine or more with other
 * separators.
 */
const number = new RegExp(String.raw`\+?\d(?:[\s().-]?\d){7,}|\+?\d(?:${DIGIT_GAP}\d){8,}`, "gu");

/**
 * The text without e-mail addresses, phone numbers and query strings; never longer than before. Firefox and Safari
 * write the source of a function after an `@`, which is kept: `submit@https://…`, `map@[native code]`.
 */
export function redact(text: string): string {
  const withoutMail = text.replace(
    // Begins only at the start of a run without spaces: tried at every position, a long run would take too long.
    /(?<![^\s@/<>"'])[^\s@/<>"']+(?:@(?![a-z-]+:\/\/|\[native code])|%40)[^\s@/<>"']+/g,
    "[@]",
  );
  return withoutQueries(withoutMail).replace(number, "[tel]");
}

/**
 * Origin and path of a web address, redacted, and cut if its encoding makes it too long; the empty string for anything
 * else, such as an app or a file on the visitor's disk.
 */
export function reportedAddress(address: string): string {
  const url = /^https?:/i.test(address) ? URL.parse(address) : null;
  return url ? redact(url.origin + url.pathname).slice(0, LONGEST_ADDRESS) : "";
}

/** Browsers, each before those that it imitates, with a pattern for the major version. */
const families = [
  ["Edge", /\bEdg(?:A|iOS)?\/(\d{1,3})/],
  ["Opera", /\b(?:OPR|OPT|OPX)\/(\d{1,3})/],
  ["Samsung Internet", /\bSamsungBrowser\/(\d{1,3})/],
  ["Firefox", /\b(?:Firefox|FxiOS)\/(\d{1,3})/],
  ["Chrome", /\b(?:Chrome|CriOS)\/(\d{1,3})/],
  ["Safari", /\bVersion\/(\d{1,3})\S* (?:Mobile\/\w+ )?Safari\//],
] as const;

const systems = [
  ["iOS", /iPhone|iPad|iPod/],
  ["Android", /Android/],
  ["Windows", /Win/],
  ["macOS", /Mac/],
  ["ChromeOS", /CrOS/],
  ["Linux", /Linux/],
] as const;

/**
 * `Firefox 142, Linux`: enough to reproduce an error, too little to track anyone. Bots give `crawler`, unknown browsers
 * the empty string.
 */
export function browserOf(userAgent: string): string {
  // CUBOT is a brand of phones.
  if (/(?<!\bcu)bot\b|crawl|spider/i.test(userAgent)) return "crawler";
  const [family] = families.flatMap(([name, pattern]) => {
    const major = pattern.exec(userAgent)?.[1];
    return major ? [`${name} ${major}`] : [];
  });
  return [family, systemOf(userAgent)].filter(Boolean).join(", ");
}

/** The system that a browser names, without version or device; the empty string if it names none. */
function systemOf(text: string): string {
  return systems.find(([, pattern]) => pattern.test(text))?.[0] ?? "";
}
