import { officeHours } from "#app/domain/calendar/office-hours";
import { claims } from "#app/domain/chat/claims";
import { typeset } from "#app/domain/language/typography";
import { brand } from "#app/domain/site/brand";

export const lastChange = "2026-11-28";

export const contact = typeset({
  en: {
    head: {
      title: `Contact our agency in Lausanne – ${brand.name}`,
      description: `Request a callback at a time that suits you, or write to us in English or French. A person in Lausanne answers within ${claims.supportHours} business hours.`,
    },
    title: "Call us, write to us, or let us call you",
    lead: "Leave your number and choose a time, or write a few lines. Someone from our team answers.",
    ways: {
      title: "Other ways to reach us",
      phone: "Phone",
      open: `Monday to Friday, ${officeHours.en}`,
      email: "Email",
      address: "Office",
      hours: {
        term: "Reply",
        detail: `Usually the next business day, always within ${claims.supportHours} business hours`,
      },
      city: `${brand.address.postalCode} ${brand.address.city}, Switzerland`,
    },
    plan: {
      text: "A plan of the Flon, the valley in the middle of Lausanne: rows of warehouses between the Pont Chauderon and the Grand-Pont, the metro, and the lawns of Montbenon above. Our office is filled in black.",
      link: "How to find us",
      caption: "Le Flon, sketched freehand, not to scale",
    },
  },
  fr: {
    head: {
      title: `Contacter notre agence à Lausanne – ${brand.name}`,
      description: `Demandez un appel à l'heure de votre choix ou écrivez-nous, en français ou en anglais. Une personne vous répond depuis Lausanne en moins de ${claims.supportHours} heures ouvrables.`,
    },
    title: "Appelez-nous, écrivez-nous ou demandez un rappel",
    lead: "Laissez votre numéro et choisissez une heure, ou écrivez quelques lignes. Une personne de l'équipe vous répond.",
    ways: {
      title: "Nous joindre autrement",
      phone: "Téléphone",
      open: `Du lundi au vendredi, ${officeHours.fr}`,
      email: "E-mail",
      address: "Bureaux",
      hours: {
        term: "Réponse",
        detail: `Le plus souvent le jour ouvrable suivant, et toujours en moins de ${claims.supportHours} heures ouvrables`,
      },
      city: `${brand.address.postalCode} ${brand.address.city}, Suisse`,
    },
    plan: {
      text: "Plan du Flon, le vallon du centre de Lausanne : des rangées d'entrepôts entre le pont Chauderon et le Grand-Pont, le métro et, plus haut, les pelouses de Montbenon. Nos bureaux sont en noir.",
      link: "Comment nous trouver",
      caption: "Le Flon, dessiné librement et sans échelle",
    },
  },
});
