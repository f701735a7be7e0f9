import { services } from "#app/content/services/services";
import { pageOf } from "#app/routes/page-of";
import { Intro } from "#app/sections/intro";
import { ServiceCards } from "#app/sections/services/service-cards";
import { Page } from "#app/shell/page";
import type { Route } from "./+types/services";

export function loader(args: Route.LoaderArgs) {
  return pageOf(args, services);
}

export default function Services({ loaderData }: Route.ComponentProps) {
  const { head, intro, services: cards } = loaderData;
  return (
    <Page head={head}>
      <Intro {...intro} />
      <ServiceCards {...cards} />
    </Page>
  );
}
