import bridge from "#app/artwork/sheets/bridge.svg";
import { offline } from "#app/content/pages/offline";
import { PlateOpening } from "#app/sections/drawings/plate-opening";
import { KeptLeadNote } from "#app/sections/kept-lead-note";
import { Page } from "#app/shell/page";
import type { Route } from "./+types/offline";
import { localeOf } from "./locale-of";
import { pageOf } from "./page-of";

const ASK_EVERY_MS = 5000;

/**
 * The service worker shows this page at other addresses, where React would request another page's data. So it is not
 * hydrated: it reports `hydrated` to the bootstrap script, which gives the clicks that it has held back to the browser.
 * It reloads such an address as soon as that answers, because the event "online" only means that there is a network.
 * Links to the other language are changed to the same address. In browsers without `commandfor`, it opens the menu
 * itself.
 */
const LOAD_AGAIN = `
dispatchEvent(new Event("hydrated"));
const ask = () => {
  if (!document.hidden) fetch(location.href, { method: "HEAD", cache: "no-store" }).then(load, () => {});
};
const load = () => {
  clearInterval(asking);
  location.reload();
};
const isOther = !location.pathname.endsWith("/offline");
const asking = isOther && setInterval(ask, ${ASK_EVERY_MS});
if (isOther) addEventListener("online", ask);
addEventListener("click", ({ target }) => {
  const language = isOther && target.closest("a[hreflang]");
  if (language) language.href = location.pathname.replace(/^\\/(en|fr)\\b|^/, "/" + language.hreflang) + location.search;
  const button = target.closest("[commandfor]");
  if (button && !("commandForElement" in button)) document.getElementById(button.getAttribute("commandfor")).showModal();
});
`;

export function loader(args: Route.LoaderArgs) {
  return pageOf(args, offline[localeOf(args)], { isIndexed: false });
}

export default function Offline({ loaderData }: Route.ComponentProps) {
  const { head, intro, keptLead } = loaderData;
  return (
    <Page head={head}>
      <PlateOpening {...intro} src={bridge}>
        <KeptLeadNote>{keptLead}</KeptLeadNote>
      </PlateOpening>
      <script
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
        dangerouslySetInnerHTML={{ __html: LOAD_AGAIN }}
      />
    </Page>
  );
}
