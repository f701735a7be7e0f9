import { albumOf, comparedOf, posterOf } from "#app/artwork/case-pictures";
import { billOf, caseLabels, durationOf } from "#app/content/cases/case-labels";
import { caseWords, lastChange } from "#app/content/cases/cases";
import { voiceOf } from "#app/content/cases/voices";
import { tied, unbroken } from "#app/domain/language/typography";
import { caseAfter, caseOf, cases } from "#app/domain/offers/cases";
import { caseStudy } from "#app/domain/site/structured-data";
import { siteContext } from "#app/routes/context";
import { missing } from "#app/routes/missing";
import { pageOf } from "#app/routes/page-of";
import { CaseNext } from "#app/sections/showcases/told/case-end";
import { CaseOpening } from "#app/sections/showcases/told/case-opening";
import { CasePart } from "#app/sections/showcases/told/case-part";
import { Page } from "#app/shell/page";
import type { Route } from "./+types/showcase";
import { announcementOf, plateWithWords } from "./case-band";
import { caseLayouts } from "./case-layouts";
import { triedOf } from "./case-tried";

export function loader(args: Route.LoaderArgs) {
  const slug = caseOf(args.params.slug);
  if (!slug) throw missing(args);
  const site = args.context.get(siteContext);
  const { locale } = site;
  const words = caseWords[slug][locale];
  const { client, published: date } = cases[slug];
  const { description } = words.head;
  const address = `/showcases/${slug}`;
  const following = caseAfter(slug);
  const { announced, isAnnouncedByPoster } = caseLayouts[following];
  const voice = voiceOf(slug, locale);
  const study = caseStudy(site, locale, {
    name: words.title,
    description,
    address,
    date,
    revised: lastChange,
    client,
  });
  return {
    ...pageOf(args, words, { name: client, nodes: [study] }),
    teaser: plateWithWords(slug, locale),
    scale: cases[slug].figure,
    labels: unbroken(caseLabels[locale]),
    voice: unbroken({ ...voice, quote: tied(voice.quote) }),
    layout: caseLayouts[slug],
    album: albumOf(slug),
    compared: comparedOf(slug),
    bill: unbroken(billOf(slug, locale, words.work)),
    duration: durationOf(slug, locale),
    next: {
      ...announcementOf(following, locale),
      ...(isAnnouncedByPoster && { plate: posterOf(following) }),
    },
    announced,
    tried: triedOf(slug, locale),
  };
}

export default function Showcase({ loaderData }: Route.ComponentProps) {
  const { head, teaser, labels, album, layout, next } = loaderData;
  return (
    <Page head={head}>
      <CaseOpening {...teaser} cover={album.cover} format={layout.opening} labels={labels} />
      {layout.parts.map((part) => (
        <CasePart key={part[0]} part={part} told={loaderData} />
      ))}
      <CaseNext
        slug={teaser.slug}
        look={loaderData.announced}
        own={layout.asked && { ...layout.asked, picture: album[layout.asked.shot] }}
        ask={loaderData.ask}
        contact={labels.contact}
        label={labels.next}
        next={next}
      />
    </Page>
  );
}
