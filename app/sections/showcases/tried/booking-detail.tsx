import { clsx } from "clsx";
import { use } from "react";
import type { BookingWords } from "#app/content/cases/details";
import { daysAfter, zurichDay } from "#app/domain/calendar/zurich-time";
import { seasonKeys, seasons, stayOf } from "#app/domain/interaction/booking";
import { withValues } from "#app/domain/language/with-values";
import { francsInText } from "#app/domain/offers/money";
import { dress } from "#app/sections/showcases/told/case-layout";
import { Field } from "#app/ui/controls/field";
import { LocaleContext } from "#app/ui/locale";
import { Section } from "#app/ui/section";
import styles from "./booking.module.css";
import shared from "./details.module.css";
import { useAsked } from "./use-asked";

/** The served values are the same for everyone; the browser then sets dates in the future. */
const example = { arrival: "2027-07-16", departure: "2027-07-18", guests: 2, today: "" };
const AHEAD_DAYS = 30;

function read(form: HTMLFormElement): typeof example {
  const data = new FormData(form);
  return {
    arrival: `${data.get("arrival")}`,
    departure: `${data.get("departure")}`,
    guests: Number(data.get("guests")),
    today: zurichDay(new Date()),
  };
}

/** Sets dates in the future, unless the visitor typed some before hydration. */
function prepare(form: HTMLFormElement): void {
  if (read(form).arrival !== example.arrival) return;
  const arrival = daysAfter(zurichDay(new Date()), AHEAD_DAYS);
  for (const [name, value] of [
    ["arrival", arrival],
    ["departure", daysAfter(arrival, 2)],
  ] as const) {
    const input = form.elements.namedItem(name);
    if (input instanceof HTMLInputElement) input.value = value;
  }
}

/** The hotel's booking bar: enter dates and guests, see its own price beside the portal's. */
export function BookingDetail({
  lead,
  still,
  fields,
  seasons: names,
  table,
  result,
  refused,
  ...section
}: BookingWords) {
  const locale = use(LocaleContext);
  const [form, asked] = useAsked(example, read, prepare);
  const stay = stayOf(asked);
  const francs = (sum: number) => francsInText(sum, locale);

  return (
    <Section {...section} dress={dress("hotel-bellerive", "pale")}>
      <p className={shared.lead}>{lead}</p>
      <form
        ref={form}
        className={clsx(styles.booking, shared.form)}
        onSubmit={(event) => event.preventDefault()}
      >
        <div className={styles.fields}>
          <Field id="arrival" label={fields.arrival}>
            <input id="arrival" name="arrival" type="date" defaultValue={example.arrival} required />
          </Field>
          <Field id="departure" label={fields.departure}>
            <input id="departure" name="departure" type="date" defaultValue={example.departure} required />
          </Field>
          <Field id="guests" label={fields.guests}>
            <select id="guests" name="guests" defaultValue={example.guests}>
              {[1, 2, 3, 4].map((guests) => (
                <option key={guests}>{guests}</option>
              ))}
            </select>
          </Field>
        </div>
        <output className={styles.prices} htmlFor="arrival departure guests">
          {"refused" in stay ? (
            <span className={shared.refused}>{refused[stay.refused]}</span>
          ) : (
            <>
              <span className={styles.direct}>
                <span>{result.direct}</span>
                <strong>{francs(stay.direct)}</strong>
                <span>{withValues(result.saved, { sum: francs(stay.portal - stay.direct) })}</span>
              </span>
              <span className={styles.portal}>
                <span>{result.portal}</span>
                <s>{francs(stay.portal)}</s>
                <span>{fillIn(result.nights, { nights: stay.nights, rooms: stay.rooms })}</span>
              </span>
            </>
          )}
        </output>
        <p className={styles.gain}>{result.gain}</p>
      </form>
      <p className={shared.still}>{still}</p>
      <table className={shared.table}>
        <caption>{table.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{table.season}</th>
            <th scope="col">{table.direct}</th>
            <th scope="col">{table.portal}</th>
          </tr>
        </thead>
        <tbody>
          {seasonKeys.map((season) => (
            <tr key={season}>
              <th scope="row">{names[season]}</th>
              <td>{francs(seasons[season].direct)}</td>
              <td>{francs(seasons[season].portal)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

/** Fills in a text such as `{nights} night(s)`; adds the "s" if the figure is above one. */
function fillIn(text: string, figures: Record<string, number>): string {
  return text.replace(/\{(\w+)\}(\s\p{L}+)\(s\)/gu, (_, name: string, unit: string) => {
    const figure = figures[name] ?? 0;
    return `${figure}${unit}${figure > 1 ? "s" : ""}`;
  });
}
