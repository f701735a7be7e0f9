import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { brand } from "#app/domain/site/brand";

export interface ChatWidgetWords {
  title: string;
  close: string;
  greeting: string;
  you: string;
  bot: string;
  input: string;
  send: string;
  sending: string;
  errors: { server: string; network: string };
  /** The next steps, offered below the conversation. */
  ways: { call: string; slot: string; form: string; carry: string };
  history: { open: string; title: string; clear: string; close: string };
}

export const chatWidget: Localized<ChatWidgetWords> = typeset({
  en: {
    title: "Ask us anything",
    close: "Close",
    greeting: "Good day. Ask about a service, a price or a delay.",
    you: "You",
    bot: `Assistant of ${brand.name}`,
    input: "Your question",
    send: "Send",
    sending: "The answer is on its way",
    errors: { server: "Server error", network: "Network error. Please try again later." },
    ways: {
      call: `Call ${brand.phoneDisplay}`,
      slot: "Book a call",
      form: "Write to us",
      carry: "take this conversation along",
    },
    history: {
      open: "Earlier conversations",
      title: "Earlier conversations",
      clear: "Clear all",
      close: "Close",
    },
  },
  fr: {
    title: "Une question ?",
    close: "Fermer",
    greeting: "Bonjour. Demandez un service, un prix ou un délai.",
    you: "Vous",
    bot: `Assistant de ${brand.name}`,
    input: "Votre question",
    send: "Envoyer",
    sending: "La réponse arrive",
    errors: { server: "Erreur du serveur", network: "Erreur de réseau. Veuillez réessayer plus tard." },
    ways: {
      call: `Appeler le ${brand.phoneDisplay}`,
      slot: "Réserver un appel",
      form: "Nous écrire",
      carry: "emporter cette conversation",
    },
    history: {
      open: "Conversations passées",
      title: "Conversations passées",
      clear: "Tout effacer",
      close: "Fermer",
    },
  },
});
