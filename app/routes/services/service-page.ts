import { simpleForm } from "#app/content/shared/lead-form";
import type { HeadWords } from "#app/content/shared/page-content";
import { pageNames } from "#app/content/shared/page-names";
import type { Localized } from "#app/domain/language/locale";
import { unbroken } from "#app/domain/language/typography";
import { type CaseSlug, caseOfService } from "#app/domain/offers/cases";
import type { Price } from "#app/domain/offers/money";
import { service } from "#app/domain/site/structured-data";
import { siteContext } from "#app/routes/context";
import { type PageArgs, pageOf } from "#app/routes/page-of";
import { caseBand } from "#app/routes/showcases/case-band";

interface ServiceOptions<Path extends string> {
  /** The service by its own address below the language. */
  service: Path;
  /** The least that it costs; null when it is quoted. */
  from: Price | null;
  /** The one town it is told for; the covered cantons, unless given. */
  town?: string | undefined;
  address?: Localized<string>;
  name?: string;
  under?: string;
  /** schema.org nodes beside the service. */
  nodes?: object[];
}

type ToldPath = keyof typeof caseOfService;

/** The page of a service: its words, and the service as search engines read it. */
export function plainServicePageOf<Words extends { head: HeadWords }>(
  args: PageArgs,
  content: Localized<Words>,
  {
    service: address,
    from,
    town,
    nodes = [],
    ...options
  }: ServiceOptions<ToldPath | "/services/hosting-and-maintenance">,
) {
  const site = args.context.get(siteContext);
  const { locale } = site;
  const { description } = content[locale].head;
  const name = pageNames[locale][address];
  return pageOf(args, content, {
    ...options,
    nodes: [service(site, locale, { address, name, description, from, town }), ...nodes],
  });
}

/** The same with a case of it, the service's own unless another is given, and the words of the short form. */
export function servicePageOf<Words extends { head: HeadWords }>(
  args: PageArgs,
  content: Localized<Words>,
  { shown, ...options }: ServiceOptions<ToldPath> & { shown?: CaseSlug },
) {
  const { locale } = args.context.get(siteContext);
  return {
    ...plainServicePageOf(args, content, options),
    nearest: caseBand(shown ?? caseOfService[options.service], locale),
    simple: unbroken(simpleForm[locale]),
  };
}
