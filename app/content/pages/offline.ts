import type { IntroPage } from "#app/content/shared/page-content";
import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { brand } from "#app/domain/site/brand";

/** Stands in for a page that was never seen while there is no connection. */
export const offline: Localized<IntroPage> = typeset({
  en: {
    head: {
      title: `No connection · ${brand.name}`,
      description:
        "There is no connection at the moment. Pages that you have seen open from memory, and a form keeps your message until it can be sent.",
    },
    intro: {
      title: "You are in a tunnel.",
      lead: "There is no connection at the moment, and this page has not been seen on this device yet.",
      facts: [
        { term: "Pages", detail: "Those that you have seen open from memory" },
        { term: "Forms", detail: "Keep your message, and send it once the connection is back" },
        { term: "Phone", detail: brand.phoneDisplay },
      ],
      action: { label: "To the home page", to: "" },
      also: { label: "Contact", to: "/contact" },
    },
  },
  fr: {
    head: {
      title: `Pas de connexion · ${brand.name}`,
      description:
        "La connexion manque en ce moment. Les pages que vous avez vues s'ouvrent de mémoire, et un formulaire garde votre message jusqu'à son envoi.",
    },
    intro: {
      title: "Vous êtes dans un tunnel.",
      lead: "La connexion manque en ce moment, et cette page n'a pas encore été vue sur cet appareil.",
      facts: [
        { term: "Pages", detail: "Celles que vous avez vues s'ouvrent de mémoire" },
        { term: "Formulaires", detail: "Gardent votre message et l'envoient dès que la connexion revient" },
        { term: "Téléphone", detail: brand.phoneDisplay },
      ],
      action: { label: "Vers l'accueil", to: "" },
      also: { label: "Contact", to: "/contact" },
    },
  },
});
