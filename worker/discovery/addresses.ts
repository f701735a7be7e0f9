import { lastChange as aboutUs } from "#app/content/about-us";
import { lastChange as intelligence } from "#app/content/artificial-intelligence-ai";
import { articles, lastChange as blog } from "#app/content/blog";
import { lastChange as career } from "#app/content/career";
import { lastChange as chatbots } from "#app/content/chatbots";
import { lastChange as contact } from "#app/content/contact";
import { lastChange as marketing } from "#app/content/digital-marketing";
import { lastChange as graphicDesign } from "#app/content/graphic-design";
import { lastChange as home } from "#app/content/home";
import { lastChange as hosting } from "#app/content/hosting-and-maintenance";
import { lastChange as leadGeneration } from "#app/content/lead-generation";
import type { pageNames } from "#app/content/page-names";
import { lastChange as pricing } from "#app/content/pricing";
import { lastChange as privacy } from "#app/content/privacy";
import { lastChange as search } from "#app/content/seo-visibility";
import { lastChange as services } from "#app/content/services";
import { lastChange as showcases } from "#app/content/showcases";
import { lastChange as terms } from "#app/content/terms";
import { lastChange as webNew } from "#app/content/web-new";
import { lastChange as webRefresh } from "#app/content/web-refresh";
import { lastChange as websites } from "#app/content/website-design-development";
import { cities } from "#app/domain/cities";
import type { Localized } from "#app/domain/locale";

/** A page that search engines may keep. */
export interface Indexed {
  /** Below the language. */
  address: Localized<string>;
  /** ISO day of its last change. */
  lastChange: string;
}

type Unindexed = "/dashboard" | "/builder" | "/offline";

/** The day on which the words of each page last changed, as its content says; a page without one is not known to search engines. */
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

const inBoth = (address: string) => ({ en: address, fr: address });

/** Every page of the site that is indexed: those with a name, a page for each town, and the articles. */
export function indexedPages(): Indexed[] {
  const town = "/services/seo-visibility-";
  return [
    ...Object.entries(lastChanges).map(([address, lastChange]) => ({ address: inBoth(address), lastChange })),
    ...cities.map(({ slug }) => ({
      address: { en: town + slug.en, fr: town + slug.fr },
      lastChange: search,
    })),
    ...articles.en.map(({ slug, date }) => ({ address: inBoth(`/blog/${slug}`), lastChange: date })),
  ];
}
