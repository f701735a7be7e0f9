import { expect, test } from "vitest";
import { onOneLine, plainText } from "#app/domain/language/plain-text";
import { parseLead } from "#app/domain/leads/lead-schema";
import { dialled, isDialable, phoneKey } from "#app/domain/leads/phone";

test("a text loses control characters, bidirectional marks and lone surrogates, and keeps everything else", () => {
  expect(plainText("a\0b\u001B[31mc\u0085d\u202Ee\uD800f\uDC00\u200Eg\u061Ch")).toBe("ab[31mcdefgh");
  expect(plainText("é 🇨🇭 👩‍💻 «\u00A0x\u202F» \tb\n")).toBe("é 🇨🇭 👩‍💻 «\u00A0x\u202F» \tb\n");
});

test("line ends are normalised; a one-line field has none, and single spaces between its words", () => {
  expect(plainText("a\r\nb\rc\u2028d")).toBe("a\nb\nc\nd");
  expect(onOneLine(" Eve\r\n\nBcc: \u00A0 eve@x.example\t")).toBe("Eve Bcc: eve@x.example");
});

test("a lead is cleaned when it comes in, and a field that is then empty counts as missing", () => {
  const parsed = parseLead({
    type: "mail",
    name: "Eve\r\nphone: 1",
    email: "\0eve@x.example",
    message: "a\u001B[2Jb\r\n\nc",
    subject: "x\ny",
    meta: { page: "/fr\0", source: "a\nb" },
  });
  expect(parsed).toMatchObject({
    lead: {
      name: "Eve phone: 1",
      email: "eve@x.example",
      message: "a[2Jb\n\nc",
      subject: "x y",
      page: "/fr",
      details: { source: "a b" },
    },
  });
  expect(parseLead({ type: "mail", name: "\0\uD800", email: "a@b.example" })).toEqual({
    error: "name_required",
  });
});

test("an e-mail address loses the invisible characters that it was copied with, whatever the form", () => {
  for (const form of [
    { type: "mail", name: "Ada" },
    { type: "newsletter" },
    { type: "schedule", name: "Ada", phone: "079 555 01 01", slot: "mon_0900" },
  ]) {
    const parsed = parseLead({ ...form, email: "\u200Bada@ro\u00ADchat.example\u2060" });
    expect(parsed).toMatchObject({ lead: { email: "ada@rochat.example" } });
  }
  expect(parseLead({ type: "newsletter", email: "\u200B" })).toEqual({ error: "email_required" });
});

test("a phone number is the same however it is written", () => {
  const keys = ["+41 79 555 01 01", "079 555 01 01", "0041795550101", "079/555.01-01", "(079) 555 01 01"];
  expect(keys.map(phoneKey)).toEqual(Array(5).fill("795550101"));
  expect([phoneKey("021"), phoneKey("call me")]).toEqual([null, null]);
});

test("the part of a phone number that is dialled and compared ends before a remark, an extension or another number", () => {
  const remarked = [
    "079 555 01 01 dès 18h30",
    "Tél. 079/555.01.01 (après 17 h)",
    "079 555 01 01 / 021 555 01 42",
    "079 555 01 01, 021 555 01 42",
    "079 555 01 01 int. 12",
  ];
  expect(remarked.map(dialled)).toEqual(Array(5).fill("0795550101"));
  expect(remarked.map(phoneKey)).toEqual(Array(5).fill("795550101"));
  expect(dialled("+41 (0)79 555 01 01 ou 021 555 01 42")).toBe("+41795550101");
  const whole = ["+41 (0)79 / 555 / 01 / 01", "0151 2345 6789", "+33 1 99 00 55 01", "079 555"];
  expect(whole.map(dialled)).toEqual(["+41795550101", "015123456789", "+33199005501", "079555"]);
});

test("the digits of a phone number may be typed in any script, and are stored as telephones have them", () => {
  const typed = [
    "٠٧٩ ٥٥٥ ٠١ ٠١",
    "０７９ ５５５ ０１ ０１",
    "०७९ ५५५ ०१ ०१",
    "۰۷۹ ۵۵۵ ۰۱ ۰۱",
    "079 555 01 01",
  ];
  expect(typed.filter((number) => !isDialable(number))).toEqual([]);
  expect(typed.map(phoneKey)).toEqual(Array(5).fill("795550101"));
  const call = { type: "call", name: "Ada", message: "" };
  const stored = typed.map((phone) => parseLead({ ...call, phone }));
  expect(stored).toMatchObject(Array(5).fill({ lead: { phone: "079 555 01 01" } }));
  expect(parseLead({ ...call, phone: "＋４１ ７９ ５５５ ０１ ０１" })).toMatchObject({
    lead: { phone: "+41 79 555 01 01" },
  });
});

test("a number that is too long is refused with an error for the number, not for the whole form", () => {
  const phone = "079 555 01 01 ou 021 555 01 42 (secrétariat, le matin)";
  const email = "ada@rochat.example";
  const lead = { name: "Ada", email, phone, company: "Rochat", product: "Site", company_size: "1–10" };
  const bodies = ["call", "request", "schedule"].map((type) => ({
    ...lead,
    type,
    slot: "mon_0900",
    message: "Bonjour",
  }));
  for (const body of bodies) expect(parseLead(body)).toEqual({ error: "phone_too_long" });
  expect(parseLead(lead, "plan")).toEqual({ error: "phone_too_long" });
});

test("a number can be dialled if it has all its digits: ten in Switzerland, or nine with the country code; abroad as few as that country has", () => {
  const whole = [
    "021 555 01 01",
    "+41 (0)79 555 01 01",
    "0033 1 99 00 55 01",
    "+49 30 2270",
    "+683 4002",
    "79 555 01 01",
    "079 555 01 01 / 021 555 01 02",
    "079 555 01 01 021 555 01 02",
    "021 555 01 01 int. 12",
  ];
  expect(whole.filter((number) => !isDialable(number))).toEqual([]);
  const short = [
    "079 abc",
    "079 555 01",
    "021 555 12 3",
    "+41 (0)79 123 45 6",
    "+41 79 555",
    "0041 79",
    "0041 79 555 0",
    "0041 79 555 01 0",
    "+49 30 22",
    "",
    "on request",
  ];
  expect(short.filter(isDialable)).toEqual([]);
  const long = ["079 123 4567 8", "079 555 01 01 23", "+41 (0)79 123 45 67 8", "0041 79 555 01 01 2"];
  expect(long.filter(isDialable)).toEqual([]);
});
