/** @jsxImportSource hono/jsx */
import { pageNames } from "#app/content/shared/page-names";
import { type InboxWords, inboxWords } from "#app/content/staff/inbox-words";
import { type Locale, locales } from "#app/domain/language/locale";
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

/** The filters that are a choice. */
const choices = filterNames.filter((name) => name !== "day");

/** The filters of a list, and those that are set now: a click removes one. */
export function Filters({ asked, campaigns, visit: { locale, now } }: FiltersProps) {
  const words = inboxWords[locale];
  const options = optionsOf(campaigns, locale);
  const labelOf = (name: FilterName, value: string) =>
    name === "day"
      ? shortDay(value, locale, now)
      : (options[name].find((option) => option.value === value)?.label ?? value);
  return (
    <div class="filters">
      <details>
        <summary>{words.filters.title}</summary>
        <form method="get" action="/staff">
          <input type="hidden" name="view" value={asked.view} />
          {asked.query && <input type="hidden" name="q" value={asked.query} />}
          {choices.map((name) => (
            <label>
              {words.filters[name]}
              <select name={name}>
                <option value="">{words.filters.any}</option>
                {options[name].map(({ value, label }) => (
                  <option value={value} selected={asked.filters[name] === value}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
          ))}
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
      {filterNames.map((name) => {
        const value = asked.filters[name];
        return (
          value && (
            <Chip
              href={addressOf(asked, { [name]: null })}
              name={words.filters[name]}
              value={labelOf(name, value)}
              press={withValues(words.filters.remove, { name: words.filters[name] })}
              words={words}
            />
          )
        );
      })}
    </div>
  );
}

/** What each choice offers. */
function optionsOf(campaigns: string[], locale: Locale) {
  const { kinds, locales: languages } = inboxWords[locale];
  const pages = locales.flatMap((each) =>
    Object.keys(pageNames[each]).map((address) => `/${each}${address}`),
  );
  return {
    kind: leadKinds.map((kind) => ({ value: kind, label: kinds[kind] })),
    service: serviceNames.map((service) => ({ value: service.en, label: service[locale] })),
    locale: locales.map((each) => ({ value: each, label: languages[each] })),
    page: pages.map((page) => ({ value: page, label: page })),
    campaign: campaigns.map((campaign) => ({ value: campaign, label: onOneLine(campaign) })),
  } satisfies Record<(typeof choices)[number], { value: string; label: string }[]>;
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
