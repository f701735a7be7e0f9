import { comparedOf } from "#app/artwork/case-pictures";
import { refreshQuestions } from "#app/content/services/site-questions";
import { webRefresh } from "#app/content/services/web-refresh";
import { withTiedTitles } from "#app/domain/language/typography";
import { leastPrices } from "#app/domain/offers/least-prices";
import { timetables } from "#app/domain/offers/timetables";
import { leadAction } from "#app/routes/lead-action";
import { localeOf } from "#app/routes/locale-of";
import { shortFormOf } from "#app/routes/short-form";
import { caseBandBefore } from "#app/routes/showcases/case-band";
import { ContactSection } from "#app/sections/contact-section";
import { Faq } from "#app/sections/lists/faq";
import { Points } from "#app/sections/lists/points";
import { CaseBand } from "#app/sections/showcases/case-band";
import { Steps } from "#app/sections/steps/steps";
import { Comparison } from "#app/sections/website/comparison";
import asBefore from "#app/sections/website/kept.module.css";
import { TwoEditions } from "#app/sections/website/two-editions";
import { Page } from "#app/shell/page";
import type { Route } from "./+types/web-refresh";
import { servicePageOf } from "./service-page";

const ADDRESS = "/services/website-design-development/web-refresh";

export function loader(args: Route.LoaderArgs) {
  const page = servicePageOf(args, webRefresh[localeOf(args)], {
    service: ADDRESS,
    from: leastPrices.site,
  });
  const compared = comparedOf("escaliers-duc");
  return {
    ...page,
    nearest: caseBandBefore(ADDRESS, args, { look: "mirrored", ground: "pale" }),
    questions: withTiedTitles(refreshQuestions[localeOf(args)]),
    simple: shortFormOf(args, "samuel"),
    compared,
  };
}

export const action = leadAction;

export default function WebRefresh({ loaderData, actionData }: Route.ComponentProps) {
  const { head, intro, editions, comparison, kept, route, questions, contact, simple } = loaderData;
  return (
    <Page head={head}>
      <TwoEditions {...intro} editions={editions} />
      <Points {...kept} look={asBefore.editions} ground="snow" />
      <Comparison {...comparison} compared={loaderData.compared} />
      <CaseBand {...loaderData.nearest} />
      <Faq {...questions} ground="glacier" />
      <Steps {...route} timetable={timetables.refresh} ground="snow" />
      <ContactSection {...contact} ground="paper" simple={simple} result={actionData} />
    </Page>
  );
}
