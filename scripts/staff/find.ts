import { folded } from "#app/domain/language/folded";
import { personOf } from "#worker/db/person";
import type { Row } from "#worker/db/statement";
import { detailsOf } from "#worker/leads/lead-details";

/** Digits and what people write between them. */
const number = /\+?\d[\d\s()./-]{7,}\d/g;

/** Which leads hold every word that was typed, whatever their case and accents, and every number, however it is spaced. */
export function finder(words: string[]): (lead: Row) => boolean {
  const typed = words.join(" ");
  const numbers = (typed.match(number) ?? []).flatMap((each) => personOf(each) ?? []);
  const text = numbers.reduce((rest, { name }) => rest.replace(name, " "), typed);
  const wanted = folded(text).split(/\s+/).filter(Boolean);
  return (lead) => {
    const { company, product, job_title, website, budget } = detailsOf(lead);
    const { reference, name, email, phone, subject, message } = lead;
    const all = [
      reference,
      name,
      email,
      phone,
      subject,
      message,
      company,
      product,
      job_title,
      website,
      budget,
    ]
      .filter((each) => each !== null && each !== undefined)
      .join("\n");
    const text = folded(all);
    return (
      wanted.every((word) => text.includes(word)) &&
      numbers.every(({ mention }) => all.search(mention) !== -1)
    );
  };
}
