import type { SiteLink } from "#app/content/shared/page-content";
import { pageNames } from "#app/content/shared/page-names";
import type { Localized } from "#app/domain/language/locale";
import { saidLazily, typesetIn } from "#app/domain/language/typography";
import { brand } from "#app/domain/site/brand";

export interface NotFoundWords {
  head: { title: string; description: string };
  title: string;
  text: string;
  links: SiteLink[];
  /** Opens the schedule dialog; without script, a link to the callback form. */
  schedule: string;
  /** Shown once the missing page has been reported. */
  reported: string;
}

const words: Localized<Omit<NotFoundWords, "links">> = {
  en: {
    head: {
      title: `Page not found (404) – ${brand.name}`,
      description: "There is no page at this address.",
    },
    title: "We couldn't find that page",
    text: "The page may have moved, or there is a typing error in the address.",
    schedule: "Book a call",
    reported: "We have made a note of this error.",
  },
  fr: {
    head: {
      title: `Page introuvable (404) – ${brand.name}`,
      description: "Il n'y a pas de page à cette adresse.",
    },
    title: "Nous n'avons pas trouvé cette page",
    text: "La page a peut-être changé d'adresse, ou l'adresse saisie contient une faute de frappe.",
    schedule: "Réserver un appel",
    reported: "Nous avons noté cette erreur.",
  },
};

const ways = ["/services", "/blog", "/contact"] as const;

export const notFound: Localized<NotFoundWords> = saidLazily((locale) => ({
  ...typesetIn(locale, words[locale]),
  links: ways.map((to) => ({ label: pageNames[locale][to], to })),
}));
