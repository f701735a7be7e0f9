import type { Portrait } from "#app/content/shared/page-content";
import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";

/** The keys by which articles name their author. */
export type PersonKey = "lea" | "reto" | "noemie" | "samuel" | "chiara";

export interface Person {
  name: string;
  craft: string;
  text: string;
  languages: string;
  since: number;
  portrait: Portrait;
  /** The mail link to this person; the first person's is the button on the card. */
  write: { label: string; subject: string };
}

/** Above a name and a number. */
export const askOnPhone: Localized<string> = { en: "On the phone, ask for", fr: "Au téléphone, demandez" };

/** The team, in the order of its page. */
export const people: Localized<Record<PersonKey, Person>> = typeset({
  en: {
    lea: {
      name: "Léa Morand",
      craft: "Design and strategy",
      text: "Designs your site with you, from the first sketch to the last button.",
      languages: "French, English, German",
      since: 2006,
      portrait: {
        src: "/people/lea-morand.svg",
        text: "Portrait of Léa Morand: a woman with short dark hair and round glasses, in a roll-neck.",
      },
      write: { label: "Contact", subject: "For Léa Morand" },
    },
    reto: {
      name: "Reto Zbinden",
      craft: "Hosting and security",
      text: "Looks after your site's servers, backups and updates.",
      languages: "German, French, English",
      since: 1998,
      portrait: {
        src: "/people/reto-zbinden.svg",
        text: "Portrait of Reto Zbinden: a man with thin grey hair and rectangular glasses, in an open shirt.",
      },
      write: { label: "Write to Reto", subject: "For Reto Zbinden" },
    },
    noemie: {
      name: "Noémie Jeanrichard",
      craft: "Copy and SEO",
      text: "Writes the pages that people find on Google, using the words they search for.",
      languages: "French, English",
      since: 2019,
      portrait: {
        src: "/people/noemie-jeanrichard.svg",
        text: "Portrait of Noémie Jeanrichard: a young woman with her hair in a bun.",
      },
      write: { label: "Write to Noémie", subject: "For Noémie Jeanrichard" },
    },
    samuel: {
      name: "Samuel Bruchez",
      craft: "Websites and chatbots",
      text: "Builds the pages, the forms and the assistants that answer at night.",
      languages: "French, English",
      since: 2021,
      portrait: {
        src: "/people/samuel-bruchez.svg",
        text: "Portrait of Samuel Bruchez: a young man with curly dark hair and a short beard.",
      },
      write: { label: "Write to Samuel", subject: "For Samuel Bruchez" },
    },
    chiara: {
      name: "Chiara Bernasconi",
      craft: "Ads and enquiries",
      text: "Runs your ads and tells you what each enquiry costs.",
      languages: "Italian, French, English",
      since: 2013,
      portrait: {
        src: "/people/chiara-bernasconi.svg",
        text: "Portrait of Chiara Bernasconi: a woman with long dark hair, parted at the side.",
      },
      write: { label: "Write to Chiara", subject: "For Chiara Bernasconi" },
    },
  },
  fr: {
    lea: {
      name: "Léa Morand",
      craft: "Design et stratégie",
      text: "Dessine votre site avec vous, du premier croquis au dernier bouton.",
      languages: "français, anglais, allemand",
      since: 2006,
      portrait: {
        src: "/people/lea-morand.svg",
        text: "Portrait de Léa Morand : une femme aux cheveux courts et foncés, avec des lunettes rondes et un col roulé.",
      },
      write: { label: "Contacter", subject: "Pour Léa Morand" },
    },
    reto: {
      name: "Reto Zbinden",
      craft: "Hébergement et sécurité",
      text: "S'occupe des serveurs, des sauvegardes et des mises à jour de votre site.",
      languages: "allemand, français, anglais",
      since: 1998,
      portrait: {
        src: "/people/reto-zbinden.svg",
        text: "Portrait de Reto Zbinden : un homme aux cheveux gris et rares, avec des lunettes rectangulaires et une chemise ouverte.",
      },
      write: { label: "Écrire à Reto", subject: "Pour Reto Zbinden" },
    },
    noemie: {
      name: "Noémie Jeanrichard",
      craft: "Textes et référencement",
      text: "Écrit les pages que l'on trouve sur Google, avec les mots que les gens emploient.",
      languages: "français, anglais",
      since: 2019,
      portrait: {
        src: "/people/noemie-jeanrichard.svg",
        text: "Portrait de Noémie Jeanrichard : une jeune femme, les cheveux en chignon.",
      },
      write: { label: "Écrire à Noémie", subject: "Pour Noémie Jeanrichard" },
    },
    samuel: {
      name: "Samuel Bruchez",
      craft: "Sites et chatbots",
      text: "Construit les pages, les formulaires et les assistants qui répondent la nuit.",
      languages: "français, anglais",
      since: 2021,
      portrait: {
        src: "/people/samuel-bruchez.svg",
        text: "Portrait de Samuel Bruchez : un jeune homme aux cheveux foncés et bouclés, avec une barbe courte.",
      },
      write: { label: "Écrire à Samuel", subject: "Pour Samuel Bruchez" },
    },
    chiara: {
      name: "Chiara Bernasconi",
      craft: "Publicité et prospects",
      text: "Gère vos annonces et vous explique ce que chaque demande\u00A0a\u00A0coûté.",
      languages: "italien, français, anglais",
      since: 2013,
      portrait: {
        src: "/people/chiara-bernasconi.svg",
        text: "Portrait de Chiara Bernasconi : une femme aux longs cheveux foncés, la raie sur le côté.",
      },
      write: { label: "Écrire à Chiara", subject: "Pour Chiara Bernasconi" },
    },
  },
});
