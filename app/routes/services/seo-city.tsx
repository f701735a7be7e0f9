import { redirect } from "react-router";
import { townSheetOf } from "#app/artwork/town-sheets";
import { cityAt, townAddress } from "#app/domain/offers/cities";
import { leastPrices } from "#app/domain/offers/least-prices";
import { leadAction } from "#app/routes/lead-action";
import { localeOf } from "#app/routes/locale-of";
import { missing } from "#app/routes/missing";
import { shortFormOf } from "#app/routes/short-form";
import { caseBandIn } from "#app/routes/showcases/case-band";
import { ContactSection } from "#app/sections/contact-section";
import { RuledIndex } from "#app/sections/lists/ruled-index";
import { PackageDrawing } from "#app/sections/pricing/package-drawing";
import { Town } from "#app/sections/seo/town";
import { TownSheet } from "#app/sections/seo/town-sheet";
import { CaseBand } from "#app/sections/showcases/case-band";
import { Page } from "#app/shell/page";
import type { Route } from "./+types/seo-city";
import { servicePageOf } from "./service-page";
import { townPageOf } from "./town-page";

const SEARCH = "/services/seo-visibility";

/**
 * `seo-visibility-{city}`, with the town's slug in the language of the page; the slug in the other language redirects
 * to it.
 */
export function loader(args: Route.LoaderArgs) {
  const asked = `/services/${args.params.cityPage}`;
  const locale = localeOf(args);
  const city = cityAt(asked);
  if (!city) throw missing(args);

  const address = townAddress(city);
  if (asked !== address[locale]) throw redirect(`/${locale}${address[locale]}${args.url.search}`, 308);
  const name = city.name[locale];
  const page = servicePageOf(args, townPageOf(city, locale), {
    service: SEARCH,
    under: SEARCH,
    from: leastPrices.search,
    town: name,
    address,
    name,
  });
  return {
    ...page,
    nearest: caseBandIn(city, locale),
    simple: shortFormOf(args),
    sheet: townSheetOf(city),
  };
}

export const action = leadAction;

export default function SeoCity({ loaderData, actionData }: Route.ComponentProps) {
  const { head, intro, sheet, town, packages: offers, contact, simple } = loaderData;
  return (
    <Page head={head}>
      <TownSheet {...intro} {...sheet} />
      <Town {...town} />
      <CaseBand {...loaderData.nearest} />
      <RuledIndex {...offers} isDrawn figure={({ key }) => <PackageDrawing of={key} />} />
      <ContactSection {...contact} ground="paper" simple={simple} result={actionData} />
    </Page>
  );
}
