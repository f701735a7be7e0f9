import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { brand } from "#app/domain/site/brand";
import type { FormError } from "./api-errors";
import { formWordsIn, type LeadFormWords } from "./form-words";

export interface ScheduleFormWords extends LeadFormWords {
  labels: { slot: string; chosen: string; name: string; email: string; phone: string; message: string };
  /** After the question about the time, if the visitor's device is in another time zone. */
  zone: string;
  /** While the dates are loading, and if they could not be loaded. */
  loading: string;
  unavailable: { text: string; again: string };
  /** If every slot is held, or the last one has just been taken. */
  full: { text: string; justNow: string };
  /** After the slots: the alternative if none suits or is free. */
  none: string;
  callback: string;
  booked: {
    download: string;
    /** Contains `{reference}`. */
    event: { title: string; description: string };
  };
}

const change = {
  en: `To change the time: ${brand.phoneDisplay} or ${brand.email}`,
  fr: `Pour changer d'heure : ${brand.phoneDisplay} ou ${brand.email}`,
};

const scheduleErrors: FormError[] = [
  "name_required",
  "email_required",
  "phone_required",
  "phone_incomplete",
  "slot_required",
  "name_too_long",
  "email_too_long",
  "message_too_long",
  "phone_too_long",
];

export const scheduleForm: Localized<ScheduleFormWords> = typeset({
  en: {
    ...formWordsIn("en", scheduleErrors),
    next: "If the time you choose is taken in the meantime, we will offer you another.",
    title: "Book a call",
    submit: "Book this call",
    labels: {
      slot: "When?",
      chosen: "Chosen time",
      name: "Name",
      email: "Email",
      phone: "Phone",
      message: "Message",
    },
    zone: "(Swiss time, not that of your device)",
    loading: "Loading available times…",
    unavailable: { text: "The available times could not be loaded.", again: "Try again" },
    full: {
      text: "All times in the next four weeks are taken.",
      justNow: "That time has just been taken. It was the last one in the next four weeks.",
    },
    none: "None suits you?",
    callback: "Request a callback instead",
    success: {
      title: "Thanks! We'll contact you shortly.",
      text: "Your call is booked.",
      time: `${change.en}.`,
    },
    booked: {
      download: "Add to calendar",
      event: {
        title: `Call with ${brand.name}`,
        description: `${brand.name} calls you. ${change.en}, reference {reference}.`,
      },
    },
  },
  fr: {
    ...formWordsIn("fr", scheduleErrors),
    next: "Si l'heure choisie est prise entre-temps, nous vous en proposons une autre.",
    title: "Réserver un appel",
    submit: "Réserver cet appel",
    labels: {
      slot: "Quand ?",
      chosen: "Heure choisie",
      name: "Nom",
      email: "E-mail",
      phone: "Téléphone",
      message: "Message",
    },
    zone: "(heure suisse, pas celle de votre appareil)",
    loading: "Chargement des heures libres…",
    unavailable: { text: "Les heures libres n'ont pas pu être chargées.", again: "Réessayer" },
    full: {
      text: "Toutes les heures des quatre prochaines semaines sont prises.",
      justNow: "Cette heure vient d'être prise. C'était la dernière des quatre prochaines semaines.",
    },
    none: "Aucune ne convient ?",
    callback: "Demander plutôt un rappel",
    success: {
      title: "Merci ! Nous vous contacterons bientôt.",
      text: "Votre appel est réservé.",
      time: `${change.fr}.`,
    },
    booked: {
      download: "Ajouter à l'agenda",
      event: {
        title: `Appel avec ${brand.name}`,
        description: `${brand.name} vous appelle. ${change.fr}, référence {reference}.`,
      },
    },
  },
});
