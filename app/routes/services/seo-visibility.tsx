import sheet from "#app/artwork/sheets/lights.svg";
import strip from "#app/artwork/sheets/lights-strip.svg";
import narrow from "#app/artwork/sheets/narrow/lights.svg";
import { seoVisibility } from "#app/content/services/seo-visibility";
import { citiesByName } from "#app/domain/offers/cities";
import { leastPrices } from "#app/domain/offers/least-prices";
import { timetables } from "#app/domain/offers/timetables";
import { leadAction } from "#app/routes/lead-action";
import { localeOf } from "#app/routes/locale-of";
import { shortFormOf } from "#app/routes/short-form";
import { caseBandOf } from "#app/routes/showcases/case-band";
import { ContactSection } from "#app/sections/contact-section";
import { Headline } from "#app/sections/headline";
import { Offers } from "#app/sections/lists/offers";
import { PointList } from "#app/sections/lists/points";
import { Testimonials } from "#app/sections/proof/testimonials";
import { BesideSearch } from "#app/sections/seo/beside-search";
import { Region } from "#app/sections/seo/region";
import styles from "#app/sections/seo/town-links.module.css";
import { CaseBand } from "#app/sections/showcases/case-band";
import { Steps } from "#app/sections/steps/steps";
import { Page } from "#app/shell/page";
import { Facts } from "#app/ui/facts";
import { LinkList } from "#app/ui/link-list";
import { Opening } from "#app/ui/opening";
import { Section } from "#app/ui/section";
import type { Route } from "./+types/seo-visibility";
import { inCity, locationOf } from "./in-city";
import { servicePageOf } from "./service-page";
import { townLink } from "./town-page";

const ADDRESS = "/services/seo-visibility";

export function loader(args: Route.LoaderArgs) {
  const locale = localeOf(args);
  const town = locationOf(args.url)?.name[locale];
  return {
    ...servicePageOf(args, inCity(seoVisibility[locale], town), {
      service: ADDRESS,
      from: leastPrices.search,
      town,
    }),
    nearest: caseBandOf(ADDRESS, args, { look: "phone" }),
    simple: shortFormOf(args, "noemie"),
    links: citiesByName(locale).map((each) => townLink(each, locale)),
  };
}

export const action = leadAction;

export default function SeoVisibility({ loaderData, actionData }: Route.ComponentProps) {
  const { head, intro, search, benefits, offers, route, testimonials, towns, links, contact, simple } =
    loaderData;
  return (
    <Page head={head}>
      <Opening
        ground="night"
        beside="view"
        behind={<Region src={sheet} strip={strip} narrow={narrow} {...intro.map} />}
      >
        <Headline {...intro} />
        <Facts facts={intro.facts} look="row" />
      </Opening>
      <Section title={benefits.title} ground="snow">
        <BesideSearch {...search}>
          <PointList {...benefits} />
        </BesideSearch>
      </Section>
      <Offers {...offers} />
      <CaseBand {...loaderData.nearest} />
      <Steps {...route} timetable={timetables.search} ground="snow" />
      <Testimonials {...testimonials} ground="glacier" />
      <Section {...towns} ground="snow">
        <LinkList className={styles.links} links={links} />
      </Section>
      <ContactSection {...contact} ground="paper" simple={simple} result={actionData} />
    </Page>
  );
}
