import { claims } from "#app/domain/chat/claims";
import { typeset } from "#app/domain/language/typography";
import { brand } from "#app/domain/site/brand";

export const lastChange = "2026-11-23";

export const contact = typeset({
  en: {
    head: {
      title: `Contact our agency in Lausanne – ${brand.name}`,
      description: `Ask for a call at the time you choose, or write to us in English or French. A person in Lausanne answers within ${claims.supportHours} business hours.`,
    },
    title: "Call us, write to us, or let us call you.",
    lead: "Leave your number and choose a time, or write a few lines. Someone from our team answers.",
    ways: {
      title: "Other ways to reach us",
      phone: "Phone",
      email: "Email",
      address: "Office",
      hours: {
        term: "Answer",
        detail: `As a rule the next working day, within ${claims.supportHours} business hours at the latest`,
      },
      city: `${brand.address.postalCode} ${brand.address.city}, Switzerland`,
    },
    plan: {
      text: "A plan of a quay: houses, two rows of trees, a port with its moles, boats and the landing stage. Our office is filled in black.",
      caption: "Plan drawn freely, without a scale",
    },
  },
  fr: {
    head: {
      title: `Contacter notre agence à Lausanne – ${brand.name}`,
      description: `Demandez un appel à l'heure de votre choix ou écrivez-nous, en français ou en anglais. Une personne vous répond depuis Lausanne en moins de ${claims.supportHours} heures ouvrables.`,
    },
    // A line may not end after these hyphens.
    title: "Appelez-\u2060nous, écrivez-\u2060nous, ou nous vous appelons.",
    lead: "Laissez votre numéro et choisissez une heure, ou écrivez quelques lignes. Une personne de l'équipe vous répond.",
    ways: {
      title: "Nous joindre autrement",
      phone: "Téléphone",
      email: "E-mail",
      address: "Bureaux",
      hours: {
        term: "Réponse",
        detail: `Le plus souvent le jour ouvrable suivant, et toujours en moins de ${claims.supportHours} heures ouvrables`,
      },
      city: `${brand.address.postalCode} ${brand.address.city}, Suisse`,
    },
    plan: {
      text: "Plan d'un quai : des maisons, deux rangées d'arbres, un port avec ses digues, des bateaux et le débarcadère. Nos bureaux sont en noir.",
      caption: "Plan dessiné librement, sans échelle",
    },
  },
});
