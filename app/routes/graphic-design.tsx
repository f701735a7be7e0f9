import { graphicDesign } from "#app/content/graphic-design";
import { GRAPHIC_DESIGN_FROM } from "#app/domain/packages";
import { BadgeCloud } from "#app/sections/branding/badge-cloud";
import { ContactSection } from "#app/sections/contact-section";
import { Intro } from "#app/sections/intro";
import { Points } from "#app/sections/points";
import { Steps } from "#app/sections/steps";
import { Page } from "#app/shell/page";
import type { Route } from "./+types/graphic-design";
import { leadAction } from "./lead-action";
import { servicePageOf } from "./service-page";

const CANONICAL = "/services/graphic-design";

export function loader(args: Route.LoaderArgs) {
  return servicePageOf(args, graphicDesign, {
    service: CANONICAL,
    from: GRAPHIC_DESIGN_FROM,
    address: { en: CANONICAL, fr: CANONICAL },
  });
}

export const action = leadAction;

export default function GraphicDesign({ loaderData, actionData }: Route.ComponentProps) {
  const { head, intro, cloud, services, route, contact, simple } = loaderData;
  return (
    <Page head={head}>
      <Intro {...intro}>
        <BadgeCloud {...cloud} />
      </Intro>
      <Points {...services} />
      <Steps {...route} ground="snow" />
      <ContactSection {...contact} simple={simple} result={actionData} />
    </Page>
  );
}
