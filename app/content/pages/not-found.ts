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
      title: `Page not found (404) · ${brand.name}`,
      description: "This address leads nowhere on our site.",
    },
    title: "We couldn't find that page",
    text: "You are off the map. The address may have changed, or a letter went missing on the way.",
    links: [
      { label: pageNames.en["/services"], to: "/services" },
      { label: pageNames.en["/blog"], to: "/blog" },
      { label: pageNames.en["/contact"], to: "/contact" },
    ],
    schedule: "Book a call",
    reported: "We have been told about this missing page.",
  },
  fr: {
    head: {
      title: `Page introuvable (404) · ${brand.name}`,
      description: "Cette adresse ne mène nulle part sur notre site.",
    },
    title: "Nous n'avons pas trouvé cette page",
    text: "Vous êtes hors de la carte. L'adresse a peut-être changé, ou une lettre s'est perdue en chemin.",
    links: [
      { label: pageNames.fr["/services"], to: "/services" },
      { label: pageNames.fr["/blog"], to: "/blog" },
      { label: pageNames.fr["/contact"], to: "/contact" },
    ],
    schedule: "Réserver un appel",
    reported: "Cette page manquante nous a été signalée.",
  },
});
