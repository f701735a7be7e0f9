import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { brand } from "#app/domain/site/brand";

/** Of a lead that was kept on the device: that it still waits, that it is in, or why it is not. */
export interface OutboxWords {
  waits: string;
  /** With `{reference}`. */
  sent: string;
  /** The same of a booking whose time was not free any more. */
  unconfirmed: string;
  refused: string;
  /** Leads to a mail that holds what was refused. */
  mail: string;
}

export const outboxWords: Localized<OutboxWords> = typeset({
  en: {
    waits: "Your message is still kept on this device. We will send it as soon as our site answers.",
    sent: "Your message has been sent. Your reference: {reference}",
    unconfirmed:
      "Your message has been sent. We will confirm the time of your call. Your reference: {reference}",
    refused: `A message kept on this device could not be sent. Please email ${brand.email} or call ${brand.phoneDisplay}.`,
    mail: "Email us what you wrote",
  },
  fr: {
    waits: "Votre message est encore gardé sur cet appareil. Il partira dès que notre site répondra.",
    sent: "Votre message a été envoyé. Votre référence : {reference}",
    unconfirmed:
      "Votre message a été envoyé. Nous vous confirmerons l'heure de l'appel. Votre référence : {reference}",
    refused: `Un message gardé sur cet appareil n'a pas pu être envoyé. Écrivez à ${brand.email} ou appelez le ${brand.phoneDisplay}.`,
    mail: "Nous envoyer votre texte par e-mail",
  },
});
