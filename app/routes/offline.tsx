import unfinished from "#app/artwork/sheets/unfinished.svg";
import { offline } from "#app/content/pages/offline";
import { Intro } from "#app/sections/intro";
import { Page } from "#app/shell/page";
import type { Route } from "./+types/offline";
import { localeOf } from "./locale-of";
import { pageOf } from "./page-of";

/**
 * Once the connection is back, the address that was asked for is loaded anew; its page sends what is kept. Nobody else here
 * hears of it: this page would take the receipt with it.
 */
const LOAD_AGAIN = 'addEventListener("online",event=>{event.stopImmediatePropagation();location.reload()})';

export function loader(args: Route.LoaderArgs) {
  return pageOf(args, offline[localeOf(args)], { isIndexed: false });
}

export default function Offline({ loaderData }: Route.ComponentProps) {
  const { head, intro } = loaderData;
  return (
    <Page head={head}>
      <Intro {...intro} drawing={{ format: "paper", src: unfinished }} />
      {/* Of the page's own scripts, those of this route may not be there without a connection. */}
      <script
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
        dangerouslySetInnerHTML={{ __html: LOAD_AGAIN }}
      />
    </Page>
  );
}
