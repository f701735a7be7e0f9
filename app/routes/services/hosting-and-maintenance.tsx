import { hostingAndMaintenance } from "#app/content/services/hosting-and-maintenance";
import { planForm } from "#app/content/shared/lead-form";
import { hosting } from "#app/domain/offers/hosting";
import { siteContext } from "#app/routes/context";
import { leadAction } from "#app/routes/lead-action";
import { HostingPlans } from "#app/sections/hosting/hosting-plans";
import { Intro } from "#app/sections/intro";
import { Points } from "#app/sections/lists/points";
import { Prose } from "#app/sections/prose";
import { CaseBand } from "#app/sections/showcases/case-band";
import { Page } from "#app/shell/page";
import type { Route } from "./+types/hosting-and-maintenance";
import { servicePageOf } from "./service-page";

export function loader(args: Route.LoaderArgs) {
  const { locale } = args.context.get(siteContext);
  const page = servicePageOf(args, hostingAndMaintenance, {
    service: "/services/hosting-and-maintenance",
    from: hosting.perform,
  });
  return { ...page, form: planForm[locale] };
}

export const action = leadAction;

export default function HostingAndMaintenance({ loaderData, actionData }: Route.ComponentProps) {
  const { head, intro, problem, difference, era, plans, conclusion, benefits, why, form } = loaderData;
  return (
    <Page head={head}>
      <Intro {...intro} />
      <Prose {...problem} />
      <Points {...difference} ground="snow" />
      <Prose {...era} />
      <HostingPlans {...plans} conclusion={conclusion} form={form} result={actionData} />
      <CaseBand {...loaderData.nearest} />
      <Points {...benefits} />
      <Points {...why} ground="snow" />
    </Page>
  );
}
