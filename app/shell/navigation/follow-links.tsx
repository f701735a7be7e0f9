import { useEffect, useState } from "react";
import { createPath, PrefetchPageLinks, useNavigate, useNavigation } from "react-router";
import { arriveAt } from "#app/browser/arrive-at";
import { reportError } from "#app/browser/measurement/report-error";
import { isPlain } from "#app/browser/startup/is-plain";
import { loadPage } from "#app/browser/startup/load-page";
import { wantsMotion } from "#app/browser/wants-motion";
import { localeOfPath } from "#app/domain/language/locale";

/**
 * A link that is hovered or focused for this many milliseconds is prefetched; a pressed one sooner, unless the press
 * begins a scroll.
 */
const MEANT_MS = 100;
const PRESSED_MS = 50;

/**
 * Client-side navigation for links to pages of the site, with prefetch on hover and focus. One delegated listener: as
 * components, the hundred links of a page take a third of its rendering time and an eighth of its hydration time.
 */
export function FollowLinks() {
  const isLost = useLostRoutes();
  usePressedLinks();
  const meant = useMeantPage();
  return meant && !isLost && <PrefetchPageLinks page={meant} />;
}

/**
 * Whether the browser itself follows all links: true once React Router could not load a route's module and wanted to
 * reload the page (scripts/plugins/asked-before-reload.ts).
 */
function useLostRoutes(): boolean {
  const [isLost, setLost] = useState(false);
  const { location: next } = useNavigation();
  useEffect(() => {
    const onLost = (event: Event) => {
      if (!(event instanceof CustomEvent)) return;
      event.preventDefault();
      reportError(event.detail);
      setLost(true);
    };
    window.addEventListener("route-lost", onLost);
    return () => window.removeEventListener("route-lost", onLost);
  }, []);
  useEffect(() => {
    if (isLost && next) loadPage(createPath(next));
  }, [isLost, next]);
  return isLost;
}

/** Follows clicked links. If the target is an anchor on this page, only scrolls to it. */
function usePressedLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkUnder(event);
      if (!link || event.defaultPrevented || event.button !== 0 || !isPlain(event)) return;
      event.preventDefault();
      const { href, pathname, search, hash } = link;
      const target = pathname === location.pathname && !search && document.getElementById(hash.slice(1));
      // A link inside its own target changes the content there, for example the link to all articles.
      if (!target || target.contains(link))
        return void navigate(pathname + search + hash, { replace: href === location.href });
      // Without the router, whose update would make React hydrate every section.
      history.replaceState(history.state, "", hash);
      arriveAt(target);
      target.scrollIntoView({ behavior: wantsMotion() ? "smooth" : "auto" });
    };
    // Runs after React's own listeners: a link with a handler of its own has called `preventDefault` by then.
    window.addEventListener("click", follow);
    return () => window.removeEventListener("click", follow);
  }, [navigate]);
}

/** The address of the page that the visitor seems about to open; undefined until then. */
function useMeantPage(): string | undefined {
  const [meant, setMeant] = useState<string>();
  useEffect(() => {
    let timer = 0;
    const noteAfter = (delay: number) => (event: Event) => {
      clearTimeout(timer);
      const link = linkUnder(event);
      if (!link || link.matches("[data-live], [data-opens]")) return;
      timer = window.setTimeout(() => setMeant(link.pathname + link.search), delay);
    };
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener("pointerover", noteAfter(MEANT_MS), { signal });
    window.addEventListener("focusin", noteAfter(MEANT_MS), { signal });
    window.addEventListener("pointerdown", noteAfter(PRESSED_MS), { signal });
    window.addEventListener("pointercancel", () => clearTimeout(timer), { signal });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, []);
  return meant;
}

/** The link to a page of the site that contains an event's target; null if there is none. */
function linkUnder({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href^='/']");
  return link && localeOfPath(link.pathname) ? link : null;
}
