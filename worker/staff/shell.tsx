/** @jsxImportSource hono/jsx */

import type { Child, PropsWithChildren } from "hono/jsx";
import { inboxWords } from "#app/content/staff/inbox-words";
import { initials } from "#app/domain/language/initials";
import { otherLocale } from "#app/domain/language/locale";
import { onOneLine } from "#app/domain/language/plain-text";
import { withValues } from "#app/domain/language/with-values";
import { dialled } from "#app/domain/leads/phone";
import { brand } from "#app/domain/site/brand";
import { mark } from "#app/domain/site/mark";
import { outcomes } from "#app/domain/staff/outcomes";
import { scriptPath, stylePath } from "./files";
import { nameOf } from "./people";
import { clockOf } from "./times";
import type { Visit } from "./visit";

type Room = "inbox" | "calls" | "figures";

const addresses: Record<Room, string> = { inbox: "/staff", calls: "/staff/calls", figures: "/staff/figures" };

interface ShellProps {
  visit: Visit;
  title: string;
  room: Room;
  /** The address of the page if it answers a form; by default that of its part of the inbox. */
  address?: string;
  /** The search text. */
  query?: string;
  /** Whether the page is a list that the script requests again by itself, to show new leads and their number. */
  isLive?: boolean;
  /** The version of the lead, if the page shows one. */
  version?: number;
}

/** The frame of every page of the inbox. */
export function Shell({
  visit,
  title,
  room,
  address = addresses[room],
  query = "",
  isLive,
  version,
  children,
}: PropsWithChildren<ShellProps>) {
  const { locale } = visit;
  const words = inboxWords[locale];
  // The result of an action is shown once: `here`, to which a reload or a form returns, is the address without it. What
  // an employee still has to tell a visitor stays in the address.
  const own = new URL(visit.url);
  const isTold = own.searchParams.get("told") === "1";
  for (const name of ["done", "undo", "blocked", "offered", ...outcomes, ...(isTold ? ["of", "told"] : [])])
    own.searchParams.delete(name);
  const here = visit.isPosted ? address : own.pathname + own.search;
  return (
    <html lang={locale}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>
          {title} · {brand.name}
        </title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href={stylePath} />
        <script src={scriptPath} defer></script>
      </head>
      <body
        data-here={here}
        data-live={isLive ? "list" : version !== undefined ? "lead" : undefined}
        data-version={version}
      >
        <a class="skip" href="#main">
          {words.skip}
        </a>
        <Top visit={visit} room={room} query={query} here={here} />
        <Banners visit={visit} here={here} />
        <main id="main" tabindex={-1}>
          {children}
        </main>
        <Keys words={words} />
      </body>
    </html>
  );
}

/** Links to all parts of the inbox, the search, the employee and the language. */
function Top({ visit, room, query, here }: { visit: Visit; room: Room; query: string; here: string }) {
  const { employee, locale } = visit;
  const words = inboxWords[locale];
  return (
    <header class="top">
      <a class="brand" href="/staff">
        <svg width="28" height="24" viewBox="0 0 28 24" aria-hidden="true">
          <path d={mark.summits} />
          <path d={mark.shore} />
        </svg>
        <span>{brand.name}</span>
      </a>
      <nav class="rooms" aria-label={words.title}>
        {(["inbox", "calls", "figures"] as const).map((each) => (
          <a href={addresses[each]} aria-current={each === room ? "page" : undefined}>
            {words.nav[each]}
          </a>
        ))}
      </nav>
      <search class="search">
        <form method="get" action="/staff">
          <label class="hidden" for="q">
            {words.search.label}
          </label>
          <input
            id="q"
            type="search"
            name="q"
            value={query}
            placeholder={words.search.hint}
            autocomplete="off"
            maxlength={200}
          />
          <span class="key" aria-hidden="true">
            /
          </span>
        </form>
      </search>
      <div class="self">
        <Form visit={visit} action="/staff/language">
          <input type="hidden" name="back" value={here} />
          <button class="plain" name="locale" value={otherLocale(locale)} lang={otherLocale(locale)}>
            {words.otherLanguage}
          </button>
        </Form>
        <span class="face" title={employee}>
          <span aria-hidden="true">{initials(nameOf(employee))}</span>
          <span class="hidden">{nameOf(employee)}</span>
        </span>
      </div>
    </header>
  );
}

/** Hidden banners that the script shows. */
function Banners({ visit: { locale, now }, here }: { visit: Visit; here: string }) {
  const { live } = inboxWords[locale];
  return (
    <div aria-live="polite">
      <p class="banner" data-banner="offline" hidden>
        {withValues(live.offline, { time: clockOf(now.toISOString(), locale) })}
      </p>
      <p class="banner" data-banner="logged-out" hidden>
        {live.loggedOut} <a href={here}>{live.reload}</a>
      </p>
      <p class="banner" data-banner="changed" hidden>
        {live.changed} <a href={here}>{live.reload}</a>
      </p>
      <p class="hidden" data-banner="new" hidden>
        {live.new}
      </p>
    </div>
  );
}

function Keys({ words: { keys } }: { words: (typeof inboxWords)["en"] }) {
  return (
    <dialog class="keys" id="keys" aria-labelledby="keys-title">
      <h2 id="keys-title">{keys.title}</h2>
      <dl>
        {Object.entries(keys.list).map(([key, what]) => (
          <div>
            <dt>
              {key.split(" ").map((each) => (
                <kbd>{each}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <button>{keys.close}</button>
      </form>
    </dialog>
  );
}

interface FormProps {
  visit: Visit;
  action: string;
  /** The version of the lead that the form is based on. */
  version?: number;
  class?: string;
  id?: string;
}

/** A form of the inbox, with its token and the version of the lead. */
export function Form({ visit, action, version, children, ...rest }: PropsWithChildren<FormProps>) {
  return (
    <form method="post" action={action} {...rest}>
      <input type="hidden" name="token" value={visit.tokenFor(action)} />
      {version !== undefined && <input type="hidden" name="version" value={String(version)} />}
      {children}
    </form>
  );
}

/** Text of a visitor, isolated so that its writing direction cannot change the text around it. */
export function Theirs({ children }: { children?: Child }) {
  return <bdi>{children}</bdi>;
}

/** A visitor's number as a link that calls it. */
export function Phone({ number, ...rest }: { number: string; class?: string }) {
  return (
    <a href={`tel:${dialled(number)}`} {...rest}>
      <Theirs>{onOneLine(number)}</Theirs>
    </a>
  );
}

/** The result of an action, or why it failed. Screen readers announce it. */
export function Notice({ kind, children }: PropsWithChildren<{ kind: "done" | "conflict" }>) {
  return (
    <div class={`notice ${kind}`} role={kind === "conflict" ? "alert" : "status"}>
      {children}
    </div>
  );
}
