import { albumOf } from "#app/artwork/case-pictures";
import { billOf, caseLabels, durationOf } from "#app/content/cases/case-labels";
import { caseWords, lastChange, voiceOf } from "#app/content/cases/cases";
import { caseDetails } from "#app/content/cases/details";
import { holidaysIn } from "#app/domain/calendar/holidays";
import { unbroken } from "#app/domain/language/typography";
import { caseAfter, caseOf, cases } from "#app/domain/offers/cases";
import { caseStudy } from "#app/domain/site/structured-data";
import { siteContext } from "#app/routes/context";
import { missing } from "#app/routes/missing";
import { pageOf } from "#app/routes/page-of";
import { CaseChange } from "#app/sections/showcases/told/case-change";
import { CaseComparison } from "#app/sections/showcases/told/case-comparison";
import { CaseBill, CaseNext } from "#app/sections/showcases/told/case-end";
import { CaseOpening } from "#app/sections/showcases/told/case-opening";
import {
  CaseDecision,
  CaseDevices,
  CaseQuote,
  CaseSituation,
  CaseTold,
} from "#app/sections/showcases/told/case-story";
import { BookingDetail } from "#app/sections/showcases/tried/booking-detail";
import { HoursDetail } from "#app/sections/showcases/tried/hours-detail";
import { StairDetail } from "#app/sections/showcases/tried/stair-detail";
import { Page } from "#app/shell/page";
import type { Route } from "./+types/showcase";
import { plateWithWords } from "./case-band";
import { caseLayouts } from "./case-layouts";

/** The detail of a case that can be tried; the other cases have none. */
const tried = {
  "hotel-bellerive": "booking",
  "escaliers-duc": "stairs",
  "physio-grand-pont": "hours",
  "camping-du-lac": null,
  "boulangerie-kern": null,
  quarts: null,
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
  const following = caseAfter(slug);
  const { announced, isAnnouncedByScene } = caseLayouts[following];
  const next = plateWithWords(following, locale);
  const study = caseStudy(site, locale, {
    name: words.title,
    description,
    address,
    date: lastChange,
    client,
  });
  const detail = tried[slug];
  const { booking, stairs, hours } = unbroken(caseDetails[locale]);
  return {
    ...pageOf(args, caseWords[slug], { name: client, nodes: [study] }),
    teaser: plateWithWords(slug, locale),
    scale: cases[slug].figure,
    labels: unbroken(caseLabels[locale]),
    voice: unbroken(voiceOf(slug, locale)),
    layout: caseLayouts[slug],
    album: albumOf(slug),
    bill: unbroken(billOf(slug, locale, words.work)),
    duration: durationOf(slug, locale),
    next: isAnnouncedByScene ? { ...next, plate: albumOf(following).scene } : next,
    announced,
    booking: detail === "booking" ? booking : null,
    stairs: detail === "stairs" ? stairs : null,
    hours: detail === "hours" ? { ...hours, holidays: holidaysIn("VD", locale) } : null,
  };
}

export default function Showcase({ loaderData }: Route.ComponentProps) {
  const { head, teaser, labels, album, pictures, figure, layout, next, booking, stairs, hours } = loaderData;
  const { situation, constraint, decision, change } = loaderData;
  const { slug } = teaser;
  const isOnPhone = layout.opening === "column";
  const part = ([name, ground]: (typeof layout.parts)[number]) => {
    const dressed = { slug, ground };
    switch (name) {
      case "situation":
        return (
          <CaseSituation
            key={name}
            {...dressed}
            format={layout.situation}
            situation={{ label: labels.situation, ...situation }}
            constraint={{ label: labels.constraint, ...constraint }}
          />
        );
      case "decision":
        return (
          <CaseDecision
            key={name}
            {...dressed}
            {...decision}
            label={labels.decision}
            format={layout.decision}
            picture={album.inner}
            tablet={album.tabletInner}
            phone={album.phoneInner}
            alt={pictures.inner}
          />
        );
      case "change":
        return (
          <CaseChange
            key={name}
            {...dressed}
            {...change}
            label={labels.change}
            figure={{ ...figure, ...change.figure }}
            scale={loaderData.scale}
            labels={labels.counted}
          />
        );
      case "told":
        return <CaseTold key={name} {...dressed} {...change} label={labels.change} />;
      case "tried":
        return booking ? (
          <BookingDetail key={name} {...booking} />
        ) : stairs ? (
          <StairDetail key={name} {...stairs} />
        ) : (
          hours && <HoursDetail key={name} {...hours} />
        );
      case "quote":
        return (
          <CaseQuote key={name} {...dressed} {...loaderData.voice} label={labels.quote} scene={album.scene} />
        );
      case "comparison":
        return (
          album.before &&
          album.now && (
            <CaseComparison
              key={name}
              slug={slug}
              words={labels.comparison}
              before={album.before}
              after={album.now}
              ground={ground === "snow" ? "snow" : "paper"}
            />
          )
        );
      case "devices":
        return (
          <CaseDevices
            key={name}
            {...dressed}
            text={loaderData.devices}
            first={
              isOnPhone
                ? { picture: album.home, alt: pictures.home }
                : { picture: album.phone, alt: pictures.phone }
            }
            phone={teaser.phone}
            inner={{ picture: album.phoneInner, alt: pictures.phoneInner }}
          />
        );
      case "bill":
        return (
          <CaseBill
            key={name}
            {...dressed}
            labels={labels.bill}
            lines={loaderData.bill}
            duration={loaderData.duration}
            otherwise={{ label: labels.otherwise, text: loaderData.otherwise }}
          />
        );
    }
  };
  return (
    <Page head={head}>
      <CaseOpening {...teaser} lead={album.lead} format={layout.opening} labels={labels} />
      {layout.parts.map(part)}
      <CaseNext
        slug={slug}
        look={loaderData.announced}
        contact={labels.contact}
        label={labels.next}
        next={next}
        plate={next.plate}
        phone={next.phone}
      />
    </Page>
  );
}
