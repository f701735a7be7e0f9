import { artificialIntelligenceAi } from "#app/content/services/artificial-intelligence-ai";
import { handoverDemo } from "#app/content/services/chatbot-demo";
import { quiz } from "#app/content/shared/quiz";
import { unbroken } from "#app/domain/language/typography";
import { leastPrices } from "#app/domain/offers/least-prices";
import { timetables } from "#app/domain/offers/timetables";
import { localeOf } from "#app/routes/locale-of";
import { caseBandOf } from "#app/routes/showcases/case-band";
import { DayOpening } from "#app/sections/intelligence/day-opening";
import { Launch } from "#app/sections/intelligence/launch";
import { Quiz } from "#app/sections/intelligence/quiz";
import { Tasks } from "#app/sections/intelligence/tasks";
import { Testimonials } from "#app/sections/proof/testimonials";
import { CaseBand } from "#app/sections/showcases/case-band";
import { Soundings } from "#app/sections/steps/soundings";
import { Page } from "#app/shell/page";
import type { Route } from "./+types/artificial-intelligence-ai";
import { servicePageOf } from "./service-page";

const ADDRESS = "/services/artificial-intelligence-ai";

export function loader(args: Route.LoaderArgs) {
  const locale = localeOf(args);
  return {
    ...servicePageOf(args, artificialIntelligenceAi[locale], {
      service: ADDRESS,
      from: leastPrices.assistant,
    }),
    nearest: caseBandOf(ADDRESS, args, { look: "poster", ground: "pale" }),
    ...unbroken({ demo: handoverDemo[locale], quiz: quiz[locale] }),
  };
}

export default function ArtificialIntelligenceAi({ loaderData }: Route.ComponentProps) {
  const { head, intro, day, demo, quiz, benefits, route, testimonials, launch, ask } = loaderData;
  return (
    <Page head={head}>
      <DayOpening {...intro} day={day} ask={ask} />
      <Tasks {...benefits} />
      <Quiz {...quiz} />
      <CaseBand {...loaderData.nearest} />
      <Soundings {...route} timetable={timetables.intelligence} />
      <Testimonials {...testimonials} look="strip" />
      <Launch {...launch} demo={demo} />
    </Page>
  );
}
