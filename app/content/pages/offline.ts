import { outboxWords } from "#app/content/shared/outbox-words";
import type { IntroPage } from "#app/content/shared/page-content";
import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { brand } from "#app/domain/site/brand";

interface OfflinePage extends IntroPage {
  /** Shown if the device stores a lead. */
  keptLead: string;
}

/** Shown instead of a page that is not cached, while there is no connection. */
export const offline: Localized<OfflinePage> = typeset({
  en: {
    keptLead: outboxWords.en.waits,
    head: {
      title: `No connection – ${brand.name}`,
      description:
        "You are offline. Pages that you have already seen still open, and a form keeps your message until it can be sent.",
    },
    intro: {
      title: "You are offline",
      lead: "This page has not been opened on this device before. It will open by itself once you are connected again.",
      facts: [
        { term: "Pages", detail: "Those you have already visited are still available" },
        { term: "Forms", detail: "Keep your message and send it when you are online again" },
        { term: "Phone", detail: brand.phoneDisplay, href: `tel:${brand.phone}` },
      ],
      action: { label: "Go to the home page", to: "" },
      also: { label: "Contact", to: "/contact" },
      map: {
        text: "A road stops at a river whose bridge is missing; dots lead across, to the flag on the other side.",
      },
    },
  },
  fr: {
    keptLead: outboxWords.fr.waits,
    head: {
      title: `Pas de connexion – ${brand.name}`,
      description:
        "Vous êtes hors ligne. Les pages que vous avez déjà vues s'ouvrent quand même, et un formulaire garde votre message jusqu'à son envoi.",
    },
    intro: {
      title: "Vous êtes hors ligne",
      lead: "Cette page n'a pas encore été ouverte sur cet appareil. Elle s'ouvrira d'elle-même dès que la connexion sera rétablie.",
      facts: [
        { term: "Pages", detail: "Celles que vous avez déjà vues s'ouvrent quand même" },
        { term: "Formulaires", detail: "Ils gardent votre message et l'envoient dès que vous êtes en ligne" },
        { term: "Téléphone", detail: brand.phoneDisplay, href: `tel:${brand.phone}` },
      ],
      action: { label: "Aller à l'accueil", to: "" },
      also: { label: "Contact", to: "/contact" },
      map: {
        text: "Une route s'arrête au bord d'une rivière : le pont manque, des pointillés mènent au drapeau sur l'autre rive.",
      },
    },
  },
});
