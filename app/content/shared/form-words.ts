import type { Locale, Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { claims } from "#app/domain/offers/claims";
import type { Billing } from "#app/domain/offers/plans";
import { terms } from "#app/domain/offers/terms";
import { brand } from "#app/domain/site/brand";
import { type FormError, type FormErrors, formErrorsIn } from "./api-errors";

/** The texts around the fields of every lead form. */
export interface LeadFormWords {
  title: string;
  /** Beside an optional field. */
  optional: string;
  submit: string;
  sending: string;
  /** One line before the button: what happens after sending, and that it is not binding. */
  next: string;
  /** The line below the button: who reads it, and how long it is stored. */
  privacy: { text: string; link: string };
  errors: FormErrors;
  /** Offered after a failure that is not the visitor's fault. */
  fallback: {
    call: string;
    mail: string;
    kept: string;
    /** The same if the device sends it again by itself: once it is online, or once the server accepts it. */
    waits: Record<"connection" | "server", string>;
  };
  /**
   * On the ticket of a call, `call` replaces `text`, or `opens` if the office is closed at the time chosen (contains
   * `{day}` and `{time}`); `time` follows, because the time may have to change.
   */
  success: { title: string; text: string; call?: string; opens?: string; time?: string };
  ticket: TicketWords;
}

/** The texts of every ticket. */
export interface TicketWords {
  sent: string;
  /** The time of a call: booked, or only wished for. */
  booked: string;
  asked: string;
  zone: string;
  /** Instead of a booking's text if its time is still to be confirmed. */
  pending: string;
  answer: string;
  /** Contains `{day}`. */
  by: string;
  phone: string;
  email: string;
  plan: string;
  /** The billing, after the plan's name. */
  billed: Record<Billing, string>;
  reference: string;
  close: string;
}

export const around: Localized<Omit<LeadFormWords, "title" | "success" | "submit" | "errors">> = typeset({
  en: {
    optional: "optional",
    sending: "Sending…",
    next: `Someone from our team will answer, usually on the next business day and always within ${claims.supportHours} business hours (about ${terms.supportDays} business days). There is no obligation.`,
    privacy: { text: "We use what you write to answer you and to prepare your quote.", link: "Privacy" },
    fallback: {
      call: `Call ${brand.phoneDisplay}`,
      mail: "Send it by email instead",
      kept: "What you wrote is still here.",
      waits: {
        connection:
          "There is no connection. Your message is kept on this device and will be sent as soon as you are online again: you need do nothing more.",
        server: "Your message is kept on this device and will be sent again automatically.",
      },
    },
    ticket: {
      sent: "Sent",
      booked: "Our call",
      asked: "Time asked for",
      zone: "Swiss time",
      pending: "We will confirm the time.",
      answer: "Our answer",
      by: "{day} at the latest",
      phone: "We call",
      email: "We write to",
      plan: "Plan",
      billed: { monthly: "billed monthly", yearly: "billed yearly" },
      reference: "Your reference",
      close: "Close",
    },
  },
  fr: {
    optional: "facultatif",
    sending: "Envoi en cours…",
    next: `Une personne de l'équipe vous répond, le plus souvent dès le jour ouvrable suivant, et toujours en moins de ${claims.supportHours} heures ouvrables (environ ${terms.supportDays} jours ouvrables). Votre demande ne vous engage\u00A0à\u00A0rien.`,
    privacy: {
      text: "Vos données servent à vous répondre et à préparer votre devis.",
      link: "Confidentialité",
    },
    fallback: {
      call: `Appeler le ${brand.phoneDisplay}`,
      mail: "Envoyer par e-mail",
      kept: "Ce que vous avez écrit est toujours là.",
      waits: {
        connection:
          "Il n'y a pas de connexion. Votre message est gardé sur cet appareil et partira de lui-même dès qu'elle reviendra : vous n'avez rien d'autre à faire.",
        server: "Votre message est gardé sur cet appareil ; l'envoi sera retenté automatiquement.",
      },
    },
    ticket: {
      sent: "Envoyé",
      booked: "Notre appel",
      asked: "Heure souhaitée",
      zone: "heure suisse",
      pending: "Nous vous confirmerons l'heure.",
      answer: "Notre réponse",
      by: "{day} au plus tard",
      phone: "Nous appelons le",
      email: "Nous écrivons à",
      plan: "Forfait",
      billed: { monthly: "payé au mois", yearly: "payé à l'année" },
      reference: "Votre référence",
      close: "Fermer",
    },
  },
});

/**
 * The texts that all lead forms share. The caller typesets them with its own; `raised` are the errors that its fields
 * can raise.
 */
export const formWordsIn = (locale: Locale, raised: FormError[], failed?: string) => ({
  ...around[locale],
  errors: formErrorsIn(locale, raised, failed),
});
