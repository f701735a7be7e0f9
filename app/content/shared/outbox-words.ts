import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { brand } from "#app/domain/site/brand";

/** About a lead that was stored on the device: it still waits, it has arrived, or why it was refused. */
export interface OutboxWords {
  waits: string;
  /** Contains `{reference}`. */
  sent: string;
  /** The same for a booking whose time was no longer free. */
  unconfirmed: string;
  refused: string;
  /** The link to a mail with the refused lead. */
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
