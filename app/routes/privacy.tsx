import { privacy } from "#app/content/pages/privacy";
import { Chapters } from "#app/sections/legal/chapters";
import { KeptSheet } from "#app/sections/legal/kept-sheet";
import { Page } from "#app/shell/page";
import type { Route } from "./+types/privacy";
import { localeOf } from "./locale-of";
import { pageOf } from "./page-of";

export function loader(args: Route.LoaderArgs) {
  return pageOf(args, privacy[localeOf(args)]);
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { head, intro, kept, chapters } = loaderData;
  return (
    <Page head={head}>
      <KeptSheet {...intro} kept={kept} />
      <Chapters chapters={chapters} />
    </Page>
  );
}
