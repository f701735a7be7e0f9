import { officeHours } from "#app/domain/calendar/office-hours";
import { typeset } from "#app/domain/language/typography";
import { claims } from "#app/domain/offers/claims";
import { terms } from "#app/domain/offers/terms";
import { brand } from "#app/domain/site/brand";

export const lastChange = "2026-11-30";

export const contact = typeset({
  en: {
    head: {
      title: `Contact our agency in Lausanne – ${brand.name}`,
      description: `Request a callback at a time that suits you, or write to us in English or French. A person in Lausanne answers within ${claims.supportHours} business hours.`,
    },
    title: "Call\u00A0us, write\u00A0to\u00A0us, or\u00A0let\u00A0us call\u00A0you",
    lead: "Leave your number and choose a time, or write a few lines.",
    ways: {
      title: "Other ways to reach us",
      phone: "Phone",
      open: `Monday to Friday, ${officeHours.en}`,
      email: "Email",
      address: "Office",
      city: `${brand.address.postalCode} ${brand.address.city}, Switzerland`,
    },
    after: {
      title: "After you press Send",
      stops: [
        {
          when: "At once",
          text: "You see a reference number. Sending the form commits you to nothing.",
        },
        {
          when: "Usually the next business day",
          text: `Someone from our team calls or writes, as you have chosen, and always within ${claims.supportHours} business hours.`,
        },
        {
          when: "Then, in writing",
          text: `You receive a quote that is valid for ${terms.quoteDays} days. Nothing is charged before you have signed it.`,
        },
      ],
    },
    plan: {
      text: "A plan of the Flon, the valley in the middle of Lausanne: rows of warehouses between the Pont Chauderon and the Grand-Pont, the metro, and the lawns of Montbenon above. Our office is filled in black.",
      caption: "Le Flon, sketched freehand, not to scale",
    },
  },
  fr: {
    head: {
      title: `Contacter notre agence à Lausanne – ${brand.name}`,
      description: `Demandez un appel à l'heure de votre choix ou écrivez-nous, en français ou en anglais. Une personne vous répond depuis Lausanne en moins de ${claims.supportHours} heures ouvrables.`,
    },
    title: "Appelez, écrivez ou demandez un rappel",
    lead: "Laissez votre numéro et choisissez une heure, ou écrivez quelques lignes.",
    ways: {
      title: "Nous joindre autrement",
      phone: "Téléphone",
      open: `Du lundi au vendredi, ${officeHours.fr}`,
      email: "E-mail",
      address: "Bureaux",
      city: `${brand.address.postalCode} ${brand.address.city}, Suisse`,
    },
    after: {
      title: "Après votre envoi",
      stops: [
        {
          when: "Tout de suite",
          text: "La référence de votre demande s'affiche. Vous ne vous engagez à\u00A0rien.",
        },
        {
          when: "Le jour ouvrable suivant",
          text: `Le plus souvent, une personne de l'équipe vous appelle ou vous écrit ce jour-là, selon votre choix, et toujours en moins de ${claims.supportHours} heures ouvrables.`,
        },
        {
          when: "Ensuite, par écrit",
          text: `Vous recevez un devis, valable ${terms.quoteDays} jours. Rien n'est facturé avant que vous l'ayez signé.`,
        },
      ],
    },
    plan: {
      text: "Plan du Flon, le vallon du centre de Lausanne : des rangées d'entrepôts entre le pont Chauderon et le Grand-Pont, le métro et, plus haut, les pelouses de Montbenon. Nos bureaux sont en noir.",
      caption: "Le Flon, dessiné librement et sans échelle",
    },
  },
});
