import { claims } from "#app/domain/chat/claims";
import { typeset } from "#app/domain/language/typography";
import { brand } from "#app/domain/site/brand";

export const lastChange = "2026-11-21";

export const contact = typeset({
  en: {
    head: {
      title: `Contact: a callback or a reply · ${brand.name}`,
      description: `Ask to be called at the time you choose, or write to us: an answer within ${claims.supportHours} business hours, from Lausanne, in English or French.`,
    },
    title: "Tell us where you want to go.",
    lead: "Leave a number and a time, or a few lines. A person of our team answers, not a call centre.",
    ways: {
      title: "Other ways",
      phone: "Phone",
      email: "Email",
      address: "Studio",
      hours: { term: "Answer", detail: `Within ${claims.supportHours} business hours` },
      city: `${brand.address.postalCode} ${brand.address.city}, Switzerland`,
    },
  },
  fr: {
    head: {
      title: `Contact : un rappel ou une réponse · ${brand.name}`,
      description: `Demandez un rappel à l'heure de votre choix, ou écrivez-nous : réponse en moins de ${claims.supportHours} heures ouvrables, depuis Lausanne, en français ou en anglais.`,
    },
    title: "Dites-nous où vous voulez aller.",
    lead: "Laissez un numéro et une heure, ou quelques lignes. C'est une personne de l'équipe qui répond, pas un centre d'appels.",
    ways: {
      title: "Autres moyens",
      phone: "Téléphone",
      email: "E-mail",
      address: "Atelier",
      hours: { term: "Réponse", detail: `En moins de ${claims.supportHours} heures ouvrables` },
      city: `${brand.address.postalCode} ${brand.address.city}, Suisse`,
    },
  },
});
