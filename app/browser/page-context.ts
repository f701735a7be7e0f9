import { deviceOf, type PageContext } from "#app/domain/page-context";

/** The page as it is now; addresses without their queries, which may hold what is nobody's business. */
export function pageContext(): PageContext {
  const { origin, pathname } = window.location;
  const { language, languages, userAgent, platform } = navigator;
  const device = deviceOf(window.innerWidth);
  return {
    url: origin + pathname,
    path: pathname,
    page: document.title,
    locale: document.documentElement.lang,
    language,
    languages: [...languages],
    userAgent,
    platform,
    device,
    isMobile: device === "mobile",
    isTablet: device === "tablet",
    isDesktop: device === "desktop",
    viewport: `${window.innerWidth}x${window.innerHeight}`,
    referrer: document.referrer.replace(/[?#].*$/, ""),
    timestamp: new Date().toISOString(),
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}
