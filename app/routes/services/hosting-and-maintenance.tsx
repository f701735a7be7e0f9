import { hostingAndMaintenance } from "#app/content/services/hosting-and-maintenance";
import { runningQuestions } from "#app/content/services/site-questions";
import { planForm } from "#app/content/shared/lead-form";
import { unbroken } from "#app/domain/language/typography";
import { leastPrices } from "#app/domain/offers/least-prices";
import { leadAction } from "#app/routes/lead-action";
import { localeOf } from "#app/routes/locale-of";
import { DrillLog } from "#app/sections/hosting/drill-log";
import { Gains } from "#app/sections/hosting/gains";
import { HostingOpening } from "#app/sections/hosting/hosting-opening";
import { HostingPlans } from "#app/sections/hosting/hosting-plans";
import { Report } from "#app/sections/hosting/report";
import { UptimeYear } from "#app/sections/hosting/uptime-year";
import { Visits } from "#app/sections/hosting/visits";
import { Faq } from "#app/sections/lists/faq";
import { Prose } from "#app/sections/prose";
import { Page } from "#app/shell/page";
import type { Route } from "./+types/hosting-and-maintenance";
import { servicePageOf } from "./service-page";

export function loader(args: Route.LoaderArgs) {
  const locale = localeOf(args);
  const page = servicePageOf(args, hostingAndMaintenance[locale], {
    service: "/services/hosting-and-maintenance",
    from: leastPrices.hosting,
  });
  return { ...page, questions: unbroken(runningQuestions[locale]), form: unbroken(planForm[locale]) };
}

export const action = leadAction;

export default function HostingAndMaintenance({ loaderData, actionData }: Route.ComponentProps) {
  const {
    head,
    intro,
    problem,
    difference,
    year,
    failure,
    era,
    plans,
    conclusion,
    benefits,
    why,
    questions,
    form,
  } = loaderData;
  return (
    <Page head={head}>
      <HostingOpening {...intro} />
      <Prose {...problem} />
      <DrillLog {...difference} />
      <UptimeYear {...year} failure={failure} />
      <Visits {...era} />
      <HostingPlans {...plans} conclusion={conclusion} form={form} result={actionData} />
      <Gains {...benefits} />
      <Faq {...questions} id="questions" ground="glacier" />
      <Report {...why} />
    </Page>
  );
}
