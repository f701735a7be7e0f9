import { services } from "#app/content/services/services";
import { localeOf } from "#app/routes/locale-of";
import { pageOf } from "#app/routes/page-of";
import { caseBandOf } from "#app/routes/showcases/case-band";
import { CallCard } from "#app/sections/calls/call-card";
import { ServiceCards } from "#app/sections/services/service-cards";
import { WholeSheet } from "#app/sections/services/whole-sheet";
import { CaseBand } from "#app/sections/showcases/case-band";
import { Page } from "#app/shell/page";
import type { Route } from "./+types/services";

export function loader(args: Route.LoaderArgs) {
  return {
    ...pageOf(args, services[localeOf(args)]),
    nearest: caseBandOf("/services", args, { ground: "pale" }),
  };
}

export default function Services({ loaderData }: Route.ComponentProps) {
  const { head, intro, services: cards, nearest, closing } = loaderData;
  return (
    <Page head={head}>
      <WholeSheet {...intro} services={cards.cards} />
      <ServiceCards {...cards} />
      <CaseBand {...nearest} />
      <CallCard {...closing} />
    </Page>
  );
}
