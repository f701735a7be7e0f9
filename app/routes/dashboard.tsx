import { dashboard } from "#app/content/services/dashboard";
import { Panel } from "#app/sections/dashboard/panel";
import { Page } from "#app/shell/page";
import { Lead, Sheet, SheetWords } from "#app/ui/sheet";
import type { Route } from "./+types/dashboard";
import { pageOf } from "./page-of";

export function loader(args: Route.LoaderArgs) {
  return pageOf(args, dashboard, { isIndexed: false });
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { head, title, lead, panel } = loaderData;
  return (
    <Page head={head}>
      <Sheet>
        <SheetWords>
          <h1>{title}</h1>
          <Lead>{lead}</Lead>
        </SheetWords>
      </Sheet>
      <Panel {...panel} />
    </Page>
  );
}
