import { plateOf } from "#app/artwork/case-pictures";
import { webNew } from "#app/content/services/web-new";
import { plans } from "#app/domain/offers/plans";
import { leadAction } from "#app/routes/lead-action";
import { ContactSection } from "#app/sections/contact-section";
import { Steps } from "#app/sections/lists/steps";
import { BaseOpening } from "#app/sections/website/base-opening";
import { Bento } from "#app/sections/website/bento";
import { CardStack } from "#app/sections/website/card-stack";
import { Page } from "#app/shell/page";
import type { Route } from "./+types/web-new";
import { servicePageOf } from "./service-page";

export function loader(args: Route.LoaderArgs) {
  // The cases stand in its cards.
  const { nearest: _, ...page } = servicePageOf(args, webNew, {
    service: "/services/website-design-development/web-new",
    from: plans.basic.monthly,
  });
  return { ...page, plates: page.stack.cards.map(({ slug }) => plateOf(slug)) };
}

export const action = leadAction;

export default function WebNew({ loaderData, actionData }: Route.ComponentProps) {
  const { head, intro, base, bento, stack, plates, route, contact, simple } = loaderData;
  return (
    <Page head={head}>
      <BaseOpening {...intro} base={base} />
      <Bento {...bento} />
      <CardStack {...stack} plates={plates} />
      <Steps {...route} ground="snow" />
      <ContactSection {...contact} ground="paper" simple={simple} result={actionData} />
    </Page>
  );
}
