import { lastChange as cases } from "#app/content/cases/cases";
import { lastChange as aboutUs } from "#app/content/pages/about-us";
import { lastChange as blog, written } from "#app/content/pages/blog";
import { lastChange as career } from "#app/content/pages/career";
import { lastChange as contact } from "#app/content/pages/contact";
import { lastChange as home } from "#app/content/pages/home";
import { lastChange as pricing } from "#app/content/pages/pricing";
import { lastChange as privacy } from "#app/content/pages/privacy";
import { lastChange as showcases } from "#app/content/pages/showcases";
import { lastChange as terms } from "#app/content/pages/terms";
import { lastChange as intelligence } from "#app/content/services/artificial-intelligence-ai";
import { lastChange as chatbots } from "#app/content/services/chatbots";
import { lastChange as marketing } from "#app/content/services/digital-marketing";
import { lastChange as graphicDesign } from "#app/content/services/graphic-design";
import { lastChange as hosting } from "#app/content/services/hosting-and-maintenance";
import { lastChange as leadGeneration } from "#app/content/services/lead-generation";
import { lastChange as search } from "#app/content/services/seo-visibility";
import { lastChange as services } from "#app/content/services/services";
import { lastChange as webNew } from "#app/content/services/web-new";
import { lastChange as webRefresh } from "#app/content/services/web-refresh";
import { lastChange as websites } from "#app/content/services/website-design-development";
import type { pageNames } from "#app/content/shared/page-names";
import { lastChange as everyTown } from "#app/content/towns/town-page";
import { towns } from "#app/content/towns/towns";
import type { Localized } from "#app/domain/language/locale";
import { caseSlugs } from "#app/domain/offers/cases";
import { cities, townAddress } from "#app/domain/offers/cities";

/** A page that search engines may index. */
export interface Indexed {
  /** Path below the language. */
  address: Localized<string>;
  /** ISO day of its last change. */
  lastChange: string;
}

type Unindexed = "/dashboard" | "/builder" | "/offline";

/** The day on which each page's text last changed. Pages that are not listed here are not indexed. */
const lastChanges: Record<Exclude<keyof typeof pageNames.en, Unindexed>, string> = {
  "": home,
  "/services": services,
  "/services/website-design-development": websites,
  "/services/website-design-development/web-new": webNew,
  "/services/website-design-development/web-refresh": webRefresh,
  "/services/seo-visibility": search,
  "/services/digital-marketing": marketing,
  "/services/graphic-design": graphicDesign,
  "/services/artificial-intelligence-ai": intelligence,
  "/services/artificial-intelligence-ai/chatbots": chatbots,
  "/services/lead-generation": leadGeneration,
  "/services/hosting-and-maintenance": hosting,
  "/showcases": showcases,
  "/pricing": pricing,
  "/about-us": aboutUs,
  "/career": career,
  "/contact": contact,
  "/blog": blog,
  "/privacy": privacy,
  "/terms": terms,
};

/** The later of two ISO days. */
const later = (one: string, other: string) => (one > other ? one : other);

const inBoth = (address: string) => ({ en: address, fr: address });

/** Every indexed page of the site: those with a name, one for each town, the cases and the articles. */
export function indexedPages(): Indexed[] {
  return [
    ...Object.entries(lastChanges).map(([address, lastChange]) => ({ address: inBoth(address), lastChange })),
    ...cities.map((city) => ({
      address: townAddress(city),
      lastChange: later(towns[city.slug.en].lastChange, everyTown),
    })),
    ...caseSlugs.map((slug) => ({ address: inBoth(`/showcases/${slug}`), lastChange: cases })),
    ...written.map(({ en, fr }) => ({
      address: { en: `/blog/${en.slug}`, fr: `/blog/${fr.slug}` },
      lastChange: en.revised ?? en.date,
    })),
  ];
}
