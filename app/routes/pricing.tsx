import { pricing } from "#app/content/pages/pricing";
import { planChoiceOf } from "#app/domain/offers/plans";
import { ContactSection } from "#app/sections/contact-section";
import { RuledIndex } from "#app/sections/lists/ruled-index";
import { FirstYear } from "#app/sections/pricing/first-year";
import { PackageDrawing } from "#app/sections/pricing/package-drawing";
import { Plans } from "#app/sections/pricing/plans";
import { PricingOpening } from "#app/sections/pricing/pricing-opening";
import { Questions } from "#app/sections/pricing/questions";
import { CaseBand } from "#app/sections/showcases/case-band";
import { Page } from "#app/shell/page";
import type { Route } from "./+types/pricing";
import { leadAction } from "./lead-action";
import { localeOf } from "./locale-of";
import { pageOf } from "./page-of";
import { shortFormOf } from "./short-form";
import { caseBandOf } from "./showcases/case-band";

export function loader(args: Route.LoaderArgs) {
  const locale = localeOf(args);
  const words = pricing[locale];
  return {
    ...pageOf(args, words),
    nearest: caseBandOf("/pricing", args, { look: "poster" }),
    simple: shortFormOf(args, "lea"),
    plan: planChoiceOf(args.url.searchParams.get("plan"))?.value ?? null,
  };
}

export const action = leadAction;

export default function Pricing({ loaderData, actionData }: Route.ComponentProps) {
  const { head, intro, plans, firstYear, packages, questions, contact, simple, plan } = loaderData;
  return (
    <Page head={head}>
      <PricingOpening {...intro} cards={plans.cards} />
      <Plans {...plans} chosen={plan} />
      <FirstYear {...firstYear} />
      <RuledIndex {...packages} isDrawn figure={({ key }) => <PackageDrawing of={key} />} />
      <CaseBand {...loaderData.nearest} />
      <Questions {...questions} />
      <ContactSection {...contact} simple={simple} plan={plan} result={actionData} />
    </Page>
  );
}
