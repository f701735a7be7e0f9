import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { brand } from "#app/domain/site/brand";
import { formWords, type LeadFormWords } from "./lead-form";

export interface ScheduleFormWords extends LeadFormWords {
  title: string;
  optional: string;
  labels: { slot: string; chosen: string; name: string; email: string; phone: string; message: string };
  /** While the dates are on their way, and where they did not come. */
  loading: string;
  unavailable: { text: string; again: string };
  /** Every slot is held: the way on is a callback. */
  full: { text: string; callback: string };
  booked: {
    /** The toast that stays; `{time}` and `{reference}` are filled in. */
    toast: string;
    /** The same, where the time is yet to be confirmed. */
    pending: string;
    download: string;
    event: { title: string; description: string };
  };
}

export const scheduleForm: Localized<ScheduleFormWords> = typeset({
  en: {
    ...formWords.en,
    title: "Book a call",
    submit: "Book this call",
    optional: "optional",
    labels: {
      slot: "When?",
      chosen: "Chosen time",
      name: "Name",
      email: "Email",
      phone: "Phone",
      message: "Message",
    },
    loading: "Looking up the free times…",
    unavailable: { text: "The free times could not be loaded.", again: "Try again" },
    full: {
      text: "Every time of the next four weeks is taken.",
      callback: "Ask for a callback instead",
    },
    success: {
      title: "Thanks! We'll contact you shortly.",
      text: "Your call is booked.",
      reference: "Your reference",
      close: "Close",
    },
    booked: {
      toast: "Booked: {time}. Reference {reference}",
      pending: "Received: {time}. We will confirm the time. Reference {reference}",
      download: "Add to calendar",
      event: {
        title: `Call with ${brand.name}`,
        description: `${brand.name} calls you. To change the time: ${brand.phoneDisplay} or ${brand.email}, reference {reference}.`,
      },
    },
  },
  fr: {
    ...formWords.fr,
    title: "Réserver un appel",
    submit: "Réserver cet appel",
    optional: "facultatif",
    labels: {
      slot: "Quand ?",
      chosen: "Horaire choisi",
      name: "Nom",
      email: "E-mail",
      phone: "Téléphone",
      message: "Message",
    },
    loading: "Recherche des horaires libres…",
    unavailable: { text: "Les horaires libres n'ont pas pu être chargés.", again: "Réessayer" },
    full: {
      text: "Tous les horaires des quatre prochaines semaines sont pris.",
      callback: "Demander plutôt un rappel",
    },
    success: {
      title: "Merci ! Nous vous contacterons bientôt.",
      text: "Votre appel est réservé.",
      reference: "Votre référence",
      close: "Fermer",
    },
    booked: {
      toast: "Réservé : {time}. Référence {reference}",
      pending: "Reçu : {time}. Nous vous confirmerons l'horaire. Référence {reference}",
      download: "Ajouter à l'agenda",
      event: {
        title: `Appel avec ${brand.name}`,
        description: `${brand.name} vous appelle. Pour changer l'horaire : ${brand.phoneDisplay} ou ${brand.email}, référence {reference}.`,
      },
    },
  },
});
