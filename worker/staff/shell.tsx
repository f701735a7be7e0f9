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
  /** The address of a page that answers a form; by default that of its part of the inbox. */
  address?: string;
  /** What was searched for. */
  query?: string;
  /** Whether it is a list that the script asks for again by itself, to show new leads and their number. */
  isLive?: boolean;
  /** The version of the one lead that is shown. */
  version?: number;
}

/** What surrounds every page of the inbox. */
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
  // What was just done is said once: the address without it is what a reload or a form comes back to. What an employee
  // still has to tell a visitor stays in it.
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

/** The way to every part of the inbox, the search, and who is here in which language. */
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

/** What the script shows once it is so. */
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
  /** The version of the lead that the form has seen. */
  version?: number;
  class?: string;
  id?: string;
}

/** A form of the inbox: it proves that it is ours, and says what it has seen. */
export function Form({ visit, action, version, children, ...rest }: PropsWithChildren<FormProps>) {
  return (
    <form method="post" action={action} {...rest}>
      <input type="hidden" name="token" value={visit.tokenFor(action)} />
      {version !== undefined && <input type="hidden" name="version" value={String(version)} />}
      {children}
    </form>
  );
}

/** A text of somebody else: it cannot turn the direction of what stands around it. */
export function Theirs({ children }: { children?: Child }) {
  return <bdi>{children}</bdi>;
}

/** A visitor's number, which one press calls. */
export function Phone({ number, ...rest }: { number: string; class?: string }) {
  return (
    <a href={`tel:${dialled(number)}`} {...rest}>
      <Theirs>{onOneLine(number)}</Theirs>
    </a>
  );
}

/** What was done, or why not; it is heard, too. */
export function Notice({ kind, children }: PropsWithChildren<{ kind: "done" | "conflict" }>) {
  return (
    <div class={`notice ${kind}`} role={kind === "conflict" ? "alert" : "status"}>
      {children}
    </div>
  );
}
