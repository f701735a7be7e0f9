/** @jsxImportSource hono/jsx */
import { pageNames } from "#app/content/shared/page-names";
import { type InboxWords, inboxWords } from "#app/content/staff/inbox-words";
import { locales } from "#app/domain/language/locale";
import { onOneLine } from "#app/domain/language/plain-text";
import { withValues } from "#app/domain/language/with-values";
import { leadKinds } from "#app/domain/leads/lead";
import { serviceNames } from "#app/domain/offers/services";
import { Theirs } from "#worker/staff/shell";
import { shortDay } from "#worker/staff/times";
import type { Visit } from "#worker/staff/visit";
import { type Asked, addressOf, type FilterName, filterNames } from "./look";

interface FiltersProps {
  asked: Asked;
  campaigns: string[];
  visit: Visit;
}

/** The filters of a list, and those that are set now: a click removes one. */
export function Filters({ asked, campaigns, visit }: FiltersProps) {
  const { locale } = visit;
  const words = inboxWords[locale];
  const set = filterNames.filter((name) => asked.filters[name]);
  const names: Record<FilterName, (value: string) => string> = {
    kind: (value) => new Map(Object.entries(words.kinds)).get(value) ?? value,
    service: (value) => serviceNames.find(({ en }) => en === value)?.[locale] ?? value,
    locale: (value) => new Map(Object.entries(words.locales)).get(value) ?? value,
    day: (value) => shortDay(value, locale, visit.now),
    page: (value) => value,
    campaign: (value) => value,
  };
  const pages = locales.flatMap((each) =>
    Object.keys(pageNames[each]).map((address) => ({
      value: `/${each}${address}`,
      label: `/${each}${address}`,
    })),
  );
  return (
    <div class="filters">
      <details>
        <summary>{words.filters.title}</summary>
        <form method="get" action="/staff">
          <input type="hidden" name="view" value={asked.view} />
          {asked.query && <input type="hidden" name="q" value={asked.query} />}
          <Choice
            name="kind"
            asked={asked}
            words={words}
            options={leadKinds.map((kind) => ({ value: kind, label: words.kinds[kind] }))}
          />
          <Choice
            name="service"
            asked={asked}
            words={words}
            options={serviceNames.map((service) => ({ value: service.en, label: service[locale] }))}
          />
          <Choice
            name="locale"
            asked={asked}
            words={words}
            options={locales.map((each) => ({ value: each, label: words.locales[each] }))}
          />
          <Choice name="page" asked={asked} words={words} options={pages} />
          <Choice
            name="campaign"
            asked={asked}
            words={words}
            options={campaigns.map((each) => ({ value: each, label: onOneLine(each) }))}
          />
          <label>
            {words.filters.day}
            <input type="date" name="day" value={asked.filters.day} />
          </label>
          <button>{words.filters.apply}</button>
        </form>
      </details>
      {asked.query && (
        <Chip
          href={addressOf({ ...asked, query: "" })}
          name={words.search.searched}
          value={asked.query}
          press={words.search.clear}
          words={words}
        />
      )}
      {set.map((name) => (
        <Chip
          href={addressOf(asked, { [name]: null })}
          name={words.filters[name]}
          value={names[name](asked.filters[name] ?? "")}
          press={withValues(words.filters.remove, { name: words.filters[name] })}
          words={words}
        />
      ))}
    </div>
  );
}

interface ChipProps {
  href: string;
  name: string;
  value: string;
  /** What a click does. */
  press: string;
  words: InboxWords;
}

/** A filter that is set. */
function Chip({ href, name, value, press, words }: ChipProps) {
  const [before, after] = withValues(words.filters.chip, { name }).split("{value}");
  return (
    <a class="chip" href={href} title={press}>
      <span>
        {before}
        <Theirs>{onOneLine(value)}</Theirs>
        {after}
      </span>
      <span aria-hidden="true">×</span>
      <span class="hidden">{press}</span>
    </a>
  );
}

interface ChoiceProps {
  name: Exclude<FilterName, "day">;
  asked: Asked;
  words: InboxWords;
  options: { value: string; label: string }[];
}

function Choice({ name, asked, words, options }: ChoiceProps) {
  return (
    <label>
      {words.filters[name]}
      <select name={name}>
        <option value="">{words.filters.any}</option>
        {options.map(({ value, label }) => (
          <option value={value} selected={asked.filters[name] === value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
