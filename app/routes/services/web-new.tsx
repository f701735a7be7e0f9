import { plateOf } from "#app/artwork/case-pictures";
import { siteQuestions } from "#app/content/services/site-questions";
import { webNew } from "#app/content/services/web-new";
import { withTiedTitles } from "#app/domain/language/typography";
import { leastPrices } from "#app/domain/offers/least-prices";
import { timetables } from "#app/domain/offers/timetables";
import { leadAction } from "#app/routes/lead-action";
import { localeOf } from "#app/routes/locale-of";
import { shortFormOf } from "#app/routes/short-form";
import { ContactSection } from "#app/sections/contact-section";
import { Faq } from "#app/sections/lists/faq";
import { PartsList } from "#app/sections/lists/parts-list";
import { Steps } from "#app/sections/steps/steps";
import { BaseOpening } from "#app/sections/website/base-opening";
import { CardStack } from "#app/sections/website/card-stack";
import { Page } from "#app/shell/page";
import type { Route } from "./+types/web-new";
import { servicePageOf } from "./service-page";

export function loader(args: Route.LoaderArgs) {
  const page = servicePageOf(args, webNew[localeOf(args)], {
    service: "/services/website-design-development/web-new",
    from: leastPrices.site,
  });
  return {
    ...page,
    questions: withTiedTitles(siteQuestions[localeOf(args)]),
    simple: shortFormOf(args, "samuel"),
    plates: page.stack.cards.map(({ slug }) => plateOf(slug)),
  };
}

export const action = leadAction;

export default function WebNew({ loaderData, actionData }: Route.ComponentProps) {
  const { head, intro, base, parts, stack, plates, route, questions, contact, simple } = loaderData;
  return (
    <Page head={head}>
      <BaseOpening {...intro} base={base} />
      <PartsList {...parts} ground="snow" />
      <CardStack {...stack} plates={plates} />
      <Faq {...questions} id="questions" ground="glacier" />
      <Steps {...route} timetable={timetables.new} look="base" ground="snow" />
      <ContactSection {...contact} ground="paper" simple={simple} result={actionData} />
    </Page>
  );
}
