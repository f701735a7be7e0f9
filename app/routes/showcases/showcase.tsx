import { albumOf } from "#app/artwork/case-pictures";
import { billOf, caseLabels, durationOf } from "#app/content/cases/case-labels";
import { caseWords, lastChange, voiceOf } from "#app/content/cases/cases";
import { caseDetails } from "#app/content/cases/details";
import { holidaysIn } from "#app/domain/calendar/holidays";
import { caseAfter, caseOf, cases } from "#app/domain/offers/cases";
import { caseStudy } from "#app/domain/site/structured-data";
import { siteContext } from "#app/routes/context";
import { missing } from "#app/routes/missing";
import { pageOf } from "#app/routes/page-of";
import { CaseComparison } from "#app/sections/showcases/case-comparison";
import { CaseBill, CaseNext } from "#app/sections/showcases/case-end";
import { CaseOpening } from "#app/sections/showcases/case-opening";
import {
  CaseChange,
  CaseDecision,
  CaseDevices,
  CaseQuote,
  CaseSituation,
} from "#app/sections/showcases/case-story";
import { BookingDetail } from "#app/sections/showcases/tried/booking-detail";
import { HoursDetail } from "#app/sections/showcases/tried/hours-detail";
import { StairDetail } from "#app/sections/showcases/tried/stair-detail";
import { Page } from "#app/shell/page";
import type { Route } from "./+types/showcase";
import { plateWithWords } from "./case-band";

/** The detail of a case that can be tried; the other cases have none. */
const tried = {
  "hotel-bellerive": "booking",
  "escaliers-duc": "stairs",
  "physio-grand-pont": "hours",
  "camping-du-lac": null,
  "boulangerie-kern": null,
  quarts: null,
} as const;

/** The water behind what each client says. */
const shores = {
  "hotel-bellerive": "bay",
  "boulangerie-kern": "north",
  "camping-du-lac": "south",
  "physio-grand-pont": "west",
  "escaliers-duc": "ridge",
  quarts: "delta",
} as const;

export function loader(args: Route.LoaderArgs) {
  const slug = caseOf(args.params.slug);
  if (!slug) throw missing(args);
  const site = args.context.get(siteContext);
  const { locale } = site;
  const words = caseWords[slug][locale];
  const { client } = cases[slug];
  const { description } = words.head;
  const address = `/showcases/${slug}`;
  const study = caseStudy(site, locale, {
    name: words.title,
    description,
    address,
    date: lastChange,
    client,
  });
  const detail = tried[slug];
  const { booking, stairs, hours } = caseDetails[locale];
  return {
    ...pageOf(args, caseWords[slug], { name: client, nodes: [study] }),
    teaser: plateWithWords(slug, locale),
    scale: cases[slug].figure,
    labels: caseLabels[locale],
    voice: { ...voiceOf(slug, locale), shore: shores[slug] },
    album: albumOf(slug),
    bill: billOf(slug, locale, words.work),
    duration: durationOf(slug, locale),
    next: plateWithWords(caseAfter(slug), locale),
    booking: detail === "booking" ? booking : null,
    stairs: detail === "stairs" ? stairs : null,
    hours: detail === "hours" ? { ...hours, holidays: holidaysIn("VD", locale) } : null,
  };
}

export default function Showcase({ loaderData }: Route.ComponentProps) {
  const { head, teaser, labels, album, pictures, figure, voice, next, booking, stairs, hours } = loaderData;
  const { situation, constraint, decision, change } = loaderData;
  return (
    <Page head={head}>
      <CaseOpening {...teaser} labels={labels} phone={album.phone} />
      <CaseSituation
        situation={{ label: labels.situation, ...situation }}
        constraint={{ label: labels.constraint, ...constraint }}
      />
      <CaseDecision label={labels.decision} {...decision} picture={album.inner} alt={pictures.inner} />
      <CaseChange label={labels.change} {...change} figure={figure} scale={loaderData.scale} />
      {booking && <BookingDetail {...booking} />}
      {stairs && <StairDetail {...stairs} />}
      {hours && <HoursDetail {...hours} />}
      <CaseQuote label={labels.quote} {...voice} />
      {album.before && album.home && (
        <CaseComparison words={labels.comparison} before={album.before} after={album.home} />
      )}
      <CaseDevices
        text={loaderData.devices}
        phone={{ picture: album.phone, alt: pictures.phone }}
        inner={{ picture: album.phoneInner, alt: pictures.phoneInner }}
        desktop={album.home}
      />
      <CaseBill
        labels={labels.bill}
        lines={loaderData.bill}
        duration={loaderData.duration}
        otherwise={{ label: labels.otherwise, text: loaderData.otherwise }}
      />
      <CaseNext contact={labels.contact} label={labels.next} next={next} plate={next.plate} />
    </Page>
  );
}
