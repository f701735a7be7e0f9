import { dashboard } from "#app/content/services/dashboard";
import { Panel } from "#app/sections/dashboard/panel";
import { Page } from "#app/shell/page";
import { Opening, OpeningText, Standfirst } from "#app/ui/opening";
import type { Route } from "./+types/dashboard";
import { localeOf } from "./locale-of";
import { pageOf } from "./page-of";

export function loader(args: Route.LoaderArgs) {
  return pageOf(args, dashboard[localeOf(args)], { isIndexed: false });
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { head, title, lead, panel } = loaderData;
  return (
    <Page head={head}>
      <Opening>
        <OpeningText>
          <h1>{title}</h1>
          <Standfirst>{lead}</Standfirst>
        </OpeningText>
      </Opening>
      <Panel {...panel} />
    </Page>
  );
}
