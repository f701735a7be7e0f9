import type { Locale, Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { claims } from "#app/domain/offers/claims";
import type { Billing } from "#app/domain/offers/plans";
import { terms } from "#app/domain/offers/terms";
import { brand } from "#app/domain/site/brand";
import { type FormError, type FormErrors, formErrorsIn } from "./api-errors";

/** What every lead form says around its fields. */
export interface LeadFormWords {
  title: string;
  /** Beside a field that may stay empty. */
  optional: string;
  submit: string;
  sending: string;
  /** One line before the button: what happens once it is sent, and that it commits to nothing. */
  next: string;
  /** The line under the button: who reads it, and how long it is kept. */
  privacy: { text: string; link: string };
  errors: FormErrors;
  /** Offered beside a failure that is not the visitor's. */
  fallback: {
    call: string;
    mail: string;
    kept: string;
    /** The same where the device sends it again by itself: once it is online, or once the server takes it. */
    waits: Record<"connection" | "server", string>;
  };
  /** `time` stands on the ticket of a call, whose time may have to change. */
  success: { title: string; text: string; time?: string };
  ticket: TicketWords;
}

/** What stands on every ticket. */
export interface TicketWords {
  sent: string;
  /** The time of a call: booked, or asked for. */
  booked: string;
  asked: string;
  zone: string;
  /** In the place of a booking's text where its time is yet to be confirmed. */
  pending: string;
  answer: string;
  /** With `{day}`. */
  by: string;
  phone: string;
  email: string;
  plan: string;
  /** How it is paid, after its name. */
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
        connection: "Your message is kept on this device and will be sent as soon as you are online again.",
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
          "Votre message est gardé sur cet appareil ; il partira de lui-même dès que la connexion reviendra.",
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

/** What all lead forms say alike, set with the words of each; the errors are those that its fields can raise. */
export const formWordsIn = (locale: Locale, raised: FormError[], failed?: string) => ({
  ...around[locale],
  errors: formErrorsIn(locale, raised, failed),
});
