import type { SiteLink } from "#app/content/shared/page-content";
import { pageNames } from "#app/content/shared/page-names";
import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { brand } from "#app/domain/site/brand";

export interface NotFoundWords {
  head: { title: string; description: string };
  title: string;
  text: string;
  links: SiteLink[];
  /** Opens the schedule dialog; leads to the callback form where there is no script. */
  schedule: string;
  /** Said once the miss has been reported. */
  reported: string;
}

export const notFound: Localized<NotFoundWords> = typeset({
  en: {
    head: {
      title: `Page not found (404) – ${brand.name}`,
      description: "There is no page at this address.",
    },
    title: "We couldn't find that page",
    text: "The page may have moved, or there is a typing error in the address.",
    links: [
      { label: pageNames.en["/services"], to: "/services" },
      { label: pageNames.en["/blog"], to: "/blog" },
      { label: pageNames.en["/contact"], to: "/contact" },
    ],
    schedule: "Book a call",
    reported: "We have been told that this page is missing.",
  },
  fr: {
    head: {
      title: `Page introuvable (404) – ${brand.name}`,
      description: "Il n'y a pas de page à cette adresse.",
    },
    title: "Nous n'avons pas trouvé cette page",
    text: "La page a peut-être changé d'adresse, ou une faute de frappe s'est glissée dans\u00A0celle-ci.",
    links: [
      { label: pageNames.fr["/services"], to: "/services" },
      { label: pageNames.fr["/blog"], to: "/blog" },
      { label: pageNames.fr["/contact"], to: "/contact" },
    ],
    schedule: "Réserver un appel",
    reported: "Cette page introuvable nous a été signalée.",
  },
});
