import { bareAddress, deviceOf, type PageContext } from "#app/domain/measurement/page-context";

/** The current page, browser and device, for the chat and for error reports. */
export function pageContext(): PageContext {
  const { href, pathname } = window.location;
  const { language, languages, userAgent, platform } = navigator;
  const device = deviceOf(window.innerWidth);
  return {
    url: bareAddress(href),
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
    referrer: bareAddress(document.referrer),
    timestamp: new Date().toISOString(),
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}
