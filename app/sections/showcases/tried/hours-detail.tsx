import { clsx } from "clsx";
import { use } from "react";
import type { HoursWords } from "#app/content/cases/details";
import { spokenTime } from "#app/domain/calendar/callback";
import { longDate } from "#app/domain/calendar/dates";
import { weekdayOf, zurichDay } from "#app/domain/calendar/zurich-time";
import { type KnownHoliday, nextOpen, planOf, practiceWeek } from "#app/domain/interaction/opening-hours";
import { withValues } from "#app/domain/language/with-values";
import { dress } from "#app/sections/showcases/told/case-layout";
import { Field } from "#app/ui/controls/field";
import { LocaleContext } from "#app/ui/locale";
import { Section } from "#app/ui/section";
import shared from "./details.module.css";
import styles from "./hours.module.css";
import { useAsked } from "./use-asked";

export interface HoursDetailProps extends HoursWords {
  /** The public holidays of the practice's canton. */
  holidays: KnownHoliday[];
}

function dayField(form: HTMLFormElement): HTMLInputElement | null {
  const field = form.elements.namedItem("day");
  return field instanceof HTMLInputElement ? field : null;
}

const read = (form: HTMLFormElement) => dayField(form)?.value ?? "";

/** Only the browser knows today's date. */
function prepare(form: HTMLFormElement): void {
  const field = dayField(form);
  if (field) field.value ||= zurichDay(new Date());
}

/** The practice's opening hours: enter a day, see whether it is open. */
export function HoursDetail(props: HoursDetailProps) {
  const { lead, still, field, days, table, closed, result, holidays, ...section } = props;
  const locale = use(LocaleContext);
  const [form, day] = useAsked("", read, prepare);

  const named = (isoDay: string) => {
    const weekday = days[weekdayOf(isoDay)] ?? "";
    const date = longDate(isoDay, locale);
    return locale === "fr" ? `${weekday.toLowerCase()} ${date}` : `${weekday} ${date}`;
  };
  const plan = planOf(day, holidays);
  const next = plan && "closed" in plan ? nextOpen(day, holidays) : null;
  const said = () => {
    if (!plan) return "";
    if ("hours" in plan)
      return withValues(result.open, {
        from: spokenTime(plan.hours.from, locale),
        to: spokenTime(plan.hours.to, locale),
      });
    return plan.closed === "holiday" ? withValues(result.holiday, { name: plan.name }) : result.weekend;
  };

  return (
    <Section {...section} dress={dress("physio-grand-pont", "pale")}>
      <p className={shared.lead}>{lead}</p>
      <div className={styles.hours}>
        <form
          ref={form}
          className={clsx(styles.ask, shared.form)}
          onSubmit={(event) => event.preventDefault()}
        >
          <Field id="day" label={field}>
            <input id="day" name="day" type="date" />
          </Field>
          <output className={styles.answer} htmlFor="day">
            {plan && (
              <>
                <span>{named(day)}</span>
                <strong>{said()}</strong>
                {next && <span>{withValues(result.next, { day: named(next) })}</span>}
              </>
            )}
          </output>
        </form>
        <p className={shared.still}>{still}</p>
        <Week days={days} table={table} closed={closed} day={day} />
      </div>
    </Section>
  );
}

/** The hours of every weekday; that of the chosen day is marked. */
function Week({ days, table, closed, day }: Pick<HoursWords, "days" | "table" | "closed"> & { day: string }) {
  const locale = use(LocaleContext);
  return (
    <table className={shared.table}>
      <caption>{table.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{table.day}</th>
          <th scope="col">{table.hours}</th>
        </tr>
      </thead>
      <tbody>
        {days.map((name, index) => {
          const hours = practiceWeek[index];
          return (
            <tr key={name} aria-current={weekdayOf(day) === index ? "date" : undefined}>
              <th scope="row">{name}</th>
              <td>{hours ? `${spokenTime(hours.from, locale)}–${spokenTime(hours.to, locale)}` : closed}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
