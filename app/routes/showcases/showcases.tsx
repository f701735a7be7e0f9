import { phoneOf, topOf } from "#app/artwork/case-pictures";
import english from "#app/artwork/sheets/index/en.svg";
import french from "#app/artwork/sheets/index/fr.svg";
import unfinished from "#app/artwork/sheets/unfinished.svg";
import { caseLabels } from "#app/content/cases/case-labels";
import { showcases } from "#app/content/pages/showcases";
import { caseSlugs } from "#app/domain/offers/cases";
import { localeOf } from "#app/routes/locale-of";
import { pageOf } from "#app/routes/page-of";
import { CallCard } from "#app/sections/calls/call-card";
import call from "#app/sections/calls/sheet-call.module.css";
import { Atlas } from "#app/sections/showcases/atlas";
import { CaseStudy } from "#app/sections/showcases/case-study";
import { ContactSheet } from "#app/sections/showcases/contact-sheet";
import { Page } from "#app/shell/page";
import type { Route } from "./+types/showcases";
import { plateWithWords } from "./case-band";

const sheets = { en: english, fr: french };

export function loader(args: Route.LoaderArgs) {
  const locale = localeOf(args);
  const { cost, time } = caseLabels[locale];
  const top = topOf(caseSlugs[0]);
  return {
    ...pageOf(args, showcases[locale]),
    labels: { cost, time },
    sheet: sheets[locale],
    picture: phoneOf("quarts"),
    // The width that the first view leaves for it.
    top: top && { ...top, sizes: "48vw" },
    cases: caseSlugs.map((slug) => plateWithWords(slug, locale)),
  };
}

export default function Showcases({ loaderData }: Route.ComponentProps) {
  const { head, intro, atlas, sheet, labels, cases, top, study, picture, next } = loaderData;
  return (
    <Page head={head}>
      <ContactSheet {...intro} cases={cases} top={top} />
      <Atlas {...atlas} sheet={sheet} labels={labels} cases={cases} />
      <CaseStudy {...study} picture={picture} />
      <CallCard {...next} look={call.sheet}>
        <img src={unfinished} width={720} height={720} alt="" loading="lazy" />
      </CallCard>
    </Page>
  );
}
