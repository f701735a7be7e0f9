import type { HeadWords } from "#app/content/shared/page-content";
import { pageNames } from "#app/content/shared/page-names";
import type { Locale } from "#app/domain/language/locale";
import type { Price } from "#app/domain/offers/money";
import { service } from "#app/domain/site/structured-data";
import { siteContext } from "#app/routes/context";
import { type PageArgs, type PageOptions, pageOf } from "#app/routes/page-of";

interface ServiceOptions extends PageOptions {
  /** The service, by its path below the language. */
  service: keyof (typeof pageNames)[Locale];
  /** The lowest price; null if the service is quoted. */
  from: Price | null;
  /** The town that the page is about; by default the covered cantons. */
  town?: string | undefined;
}

/** The page of a service: its texts, and its structured data as a schema.org service. */
export function servicePageOf<Words extends { head: HeadWords }>(
  args: PageArgs,
  words: Words,
  { service: address, from, town, nodes = [], ...options }: ServiceOptions,
) {
  const site = args.context.get(siteContext);
  const { locale } = site;
  const { description } = words.head;
  const name = pageNames[locale][address];
  return pageOf(args, words, {
    ...options,
    nodes: [service(site, locale, { address, name, description, from, town }), ...nodes],
  });
}
