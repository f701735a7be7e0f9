import type { Failure } from "#app/domain/chat/conversation";
import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { brand } from "#app/domain/site/brand";

export interface ChatWidgetWords {
  title: string;
  close: string;
  greeting: string;
  /** Before a message: its speaker. */
  you: string;
  bot: string;
  /** Above the field: what happens with a question, and a link to more. */
  notice: { text: string; link: string };
  input: string;
  /** States the maximum length of a question. */
  limit: string;
  send: string;
  sending: string;
  /** What happens with a question that is entered before the last one is answered. */
  waits: string;
  /** Why a question got no answer; busy: too many were asked in a minute. */
  errors: Record<Failure, string>;
  /** Suggested questions: those for pages whose path begins with `of`, below the language, and those for all others. */
  first: { label: string; questions: string[]; pages: { of: string; questions: string[] }[] };
  /** The label of the choices if a question can mean several things. */
  choices: string;
  /** Links after an answer; they say that the conversation is sent along. */
  steps: { call: string; slot: string; form: string };
  /** Asks whether an answer helped. */
  thumbs: { ask: string; up: string; down: string; thanks: string };
  /** Links to a person, below the conversation. */
  ways: { call: string; slot: string; form: string; carry: string };
  history: { open: string; title: string; clear: string; close: string };
}

/** The browser's message for a question longer than `MESSAGE_LIMIT`. */
export const questionLimit: Localized<string> = {
  en: "2,000 characters at most",
  fr: "2’000 caractères au plus",
};

export const chatWidget: Localized<ChatWidgetWords> = typeset({
  en: {
    title: "Ask our assistant",
    close: "Close",
    greeting:
      "Hello! I am a program that knows our offers, prices and conditions. Ask as you would ask a person; if I do not know, I say so.",
    first: {
      label: "Often asked here",
      questions: [
        "How much does a website cost?",
        "Which plan is right for me?",
        "How long does a website take?",
      ],
      pages: [
        {
          of: "/pricing",
          questions: ["What is included in a plan?", "How long am I tied in?", "Is VAT included?"],
        },
        {
          of: "/services/website-design-development/web-refresh",
          questions: [
            "Will I lose my Google ranking with a new site?",
            "Can you take over my site from Wix or Jimdo?",
            "How long does a website take?",
          ],
        },
        {
          of: "/services/website-design-development",
          questions: ["Who writes the text?", "What do I keep when I leave?", "How much is an online shop?"],
        },
        {
          of: "/services/seo-visibility",
          questions: ["How much is SEO?", "How long until SEO works?", "What is Local SEO?"],
        },
        {
          of: "/services/digital-marketing",
          questions: ["What does advertising cost?", "Google or Instagram for my ads?", "What is the audit?"],
        },
        {
          of: "/services/graphic-design",
          questions: [
            "How much is a logo?",
            "Do I get the source files of the logo?",
            "Do you print flyers and business cards?",
          ],
        },
        {
          of: "/services/artificial-intelligence-ai",
          questions: [
            "How much is a chatbot?",
            "What does the chatbot know?",
            "How is the chatbot installed?",
          ],
        },
        {
          of: "/services/lead-generation",
          questions: [
            "How does lead generation work?",
            "Are the leads exclusive?",
            "Who calls the leads, you or me?",
          ],
        },
        {
          of: "/services/hosting-and-maintenance",
          questions: ["How much is hosting?", "Do you make backups?", "Where are the servers?"],
        },
        {
          of: "/contact",
          questions: [
            "How fast do you answer?",
            "What are your opening hours?",
            "Can I see examples of your work?",
          ],
        },
        {
          of: "/about-us",
          questions: ["Who are you?", "Where do you work?", "Can I see examples of your work?"],
        },
      ],
    },
    choices: "Which one do you mean?",
    steps: {
      call: `Call ${brand.phoneDisplay}`,
      slot: "Book a call, with this conversation",
      form: "Send us a message, with this conversation",
    },
    thumbs: { ask: "Was that helpful?", up: "Yes", down: "No", thanks: "Thank you, noted." },
    you: "You:",
    bot: `${brand.name}'s assistant:`,
    notice: {
      text: "We use your question to answer it; only your browser keeps it. It may be processed outside Switzerland.",
      link: "Privacy",
    },
    input: "Your question",
    limit: questionLimit.en,
    send: "Send",
    sending: "The answer is on its way",
    waits: "Sent after this answer",
    errors: {
      server: "Server error",
      network: "Network error. Please try again later.",
      busy: "Too many requests. Please try again in a minute.",
    },
    ways: {
      call: `Call ${brand.phoneDisplay}`,
      slot: "Book a call",
      form: "Send us a message",
      carry: "attach this conversation",
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
    greeting:
      "Bonjour ! Je suis un programme qui connaît nos offres, nos prix et nos conditions. Posez votre question avec vos propres mots ; quand je ne sais pas, je le dis.",
    first: {
      label: "Souvent demandé ici",
      questions: [
        "Combien coûte un site ?",
        "Quel forfait me convient ?",
        "Combien de temps faut-il pour un site ?",
      ],
      pages: [
        {
          of: "/pricing",
          questions: [
            "Qu'est-ce qui est inclus dans un forfait ?",
            "Quelle est la durée d'engagement ?",
            "La TVA est-elle comprise ?",
          ],
        },
        {
          of: "/services/website-design-development/web-refresh",
          questions: [
            "Vais-je perdre mon classement Google avec un nouveau site ?",
            "Pouvez-vous reprendre mon site de Wix ou Jimdo ?",
            "Combien de temps faut-il pour un site ?",
          ],
        },
        {
          of: "/services/website-design-development",
          questions: [
            "Qui écrit les textes ?",
            "Que me reste-t-il si je pars ?",
            "Combien coûte une boutique en ligne ?",
          ],
        },
        {
          of: "/services/seo-visibility",
          questions: [
            "Combien coûte le référencement ?",
            "Au bout de combien de temps le SEO agit-il ?",
            "Qu'est-ce que le SEO local ?",
          ],
        },
        {
          of: "/services/digital-marketing",
          questions: [
            "Combien coûte la publicité ?",
            "Google ou Instagram pour ma pub ?",
            "C'est quoi l'audit ?",
          ],
        },
        {
          of: "/services/graphic-design",
          questions: [
            "Combien coûte un logo ?",
            "Est-ce que je reçois les fichiers source du logo ?",
            "Imprimez-vous des flyers et des cartes ?",
          ],
        },
        {
          of: "/services/artificial-intelligence-ai",
          questions: [
            "Combien coûte un chatbot ?",
            "Que sait le chatbot ?",
            "Comment installe-t-on le chatbot ?",
          ],
        },
        {
          of: "/services/lead-generation",
          questions: [
            "Comment marche l'acquisition de prospects ?",
            "Les prospects sont-ils exclusifs ?",
            "Qui appelle les prospects, vous ou moi ?",
          ],
        },
        {
          of: "/services/hosting-and-maintenance",
          questions: [
            "Combien coûte l'hébergement ?",
            "Faites-vous des sauvegardes ?",
            "Où sont les serveurs ?",
          ],
        },
        {
          of: "/contact",
          questions: [
            "En combien de temps répondez-vous ?",
            "Quels sont vos horaires ?",
            "Puis-je voir des exemples de votre travail ?",
          ],
        },
        {
          of: "/about-us",
          questions: [
            "Qui êtes-vous ?",
            "Où travaillez-vous ?",
            "Puis-je voir des exemples de votre travail ?",
          ],
        },
      ],
    },
    choices: "Laquelle est la bonne ?",
    steps: {
      call: `Appeler le ${brand.phoneDisplay}`,
      slot: "Réserver un appel, avec cette conversation",
      form: "Nous écrire, avec cette conversation",
    },
    thumbs: { ask: "Cela vous a-t-il aidé ?", up: "Oui", down: "Non", thanks: "Merci, c'est noté." },
    you: "Vous :",
    bot: `Assistant de ${brand.name} :`,
    notice: {
      text: "Votre question sert à vous répondre ; seul votre navigateur la garde. Elle peut être traitée hors de Suisse.",
      link: "Confidentialité",
    },
    input: "Votre question",
    limit: questionLimit.fr,
    send: "Envoyer",
    sending: "La réponse arrive",
    waits: "Envoyée après cette réponse",
    errors: {
      server: "Erreur du serveur",
      network: "Erreur de réseau. Veuillez réessayer plus tard.",
      busy: "Trop de demandes. Veuillez réessayer dans une minute.",
    },
    ways: {
      call: `Tél. ${brand.phoneDisplay}`,
      slot: "Réserver un appel",
      form: "Nous écrire",
      carry: "joindre cette conversation",
    },
    history: {
      open: "Conversations passées",
      title: "Conversations passées",
      clear: "Tout effacer",
      close: "Fermer",
    },
  },
});
