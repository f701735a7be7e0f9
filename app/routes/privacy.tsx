import { privacy } from "#app/content/pages/privacy";
import { KeptSheet } from "#app/sections/legal/kept-sheet";
import { Leaves } from "#app/sections/legal/leaves";
import { Page } from "#app/shell/page";
import type { Route } from "./+types/privacy";
import { localeOf } from "./locale-of";
import { pageOf } from "./page-of";

export function loader(args: Route.LoaderArgs) {
  return pageOf(args, privacy[localeOf(args)]);
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { head, intro, kept, places, chapters } = loaderData;
  return (
    <Page head={head}>
      <KeptSheet {...intro} kept={kept} />
      <Leaves chapters={chapters} places={places} />
    </Page>
  );
}
