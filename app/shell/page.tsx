import { Children, createContext, Fragment, type ReactNode, use } from "react";
import { otherLocale } from "#app/domain/language/locale";
import { brand } from "#app/domain/site/brand";
import { cardOf, type Head } from "#app/domain/site/head";
import { Breadcrumbs } from "#app/shell/header/breadcrumbs";
import { HydrateNear } from "#app/shell/hydration/hydrate-near";
import { LocaleContext } from "#app/ui/locale";
import { BELOW_OPENING, PaintedWithOpening } from "#app/ui/opening";

/** Languages as Open Graph names them, with their country. */
const regions = { en: "en_CH", fr: "fr_CH" };

/** The structured data of the page (JSON-LD). Empty in the browser, where nothing needs it. */
export const StructuredDataContext = createContext("");

/**
 * Moves the style to the head when its page is removed. Otherwise it would be missing when the visitor comes back,
 * because its sheet counts as loaded (worker/delivery/page-style.ts).
 */
function keepStyle(place: HTMLElement | null) {
  return () => document.head.append(...(place?.children ?? []));
}

/** A page: its head tags, then its sections. */
export function Page({ head, children }: { head: Head; children: ReactNode }) {
  const { title, description, canonical, alternates, isIndexed, trail, trailLabel } = head;
  const locale = use(LocaleContext);
  const card = new URL(cardOf(new URL(canonical).pathname), canonical).href;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {!isIndexed && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={canonical} />
      {alternates.map(({ language, url }) => (
        <link key={language} rel="alternate" hrefLang={language} href={url} />
      ))}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={regions[locale]} />
      <meta property="og:locale:alternate" content={regions[otherLocale(locale)]} />
      <meta property="og:image" content={card} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      {Children.count(children) > 1 && <PaintedWithOpening />}
      <link rel="alternate" type="application/rss+xml" href={`/rss/${locale}.xml`} title={brand.name} />
      <Breadcrumbs trail={trail} label={trailLabel} />
      {Children.map(children, (section, index) => (
        // A route may have many pages, for example towns: the key resets forms and tickets for each.
        <Fragment key={canonical}>
          <HydrateNear id={index === 1 ? BELOW_OPENING : undefined}>{section}</HydrateNear>
          {/* After the opening, which has to fit into the first packets. */}
          {index === 0 && (
            <>
              {/* The Worker inserts the style of the following sections here. */}
              <div
                ref={keepStyle}
                data-below
                hidden
                suppressHydrationWarning
                // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that React keeps what is in it
                dangerouslySetInnerHTML={{ __html: "" }}
              />
              <script
                type="application/ld+json"
                suppressHydrationWarning
                // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, with every < escaped
                dangerouslySetInnerHTML={{ __html: use(StructuredDataContext) }}
              />
            </>
          )}
        </Fragment>
      ))}
    </>
  );
}
