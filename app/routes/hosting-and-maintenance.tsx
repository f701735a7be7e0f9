import { hostingAndMaintenance } from "#app/content/hosting-and-maintenance";
import { Intro } from "#app/sections/intro";
import { Page } from "#app/shell/page";
import type { Route } from "./+types/hosting-and-maintenance";
import { pageOf } from "./page-of";

export function loader(args: Route.LoaderArgs) {
  return pageOf(args, hostingAndMaintenance);
}

export default function HostingAndMaintenance({ loaderData: { head, intro } }: Route.ComponentProps) {
  return (
    <Page head={head}>
      <Intro {...intro} />
    </Page>
  );
}
