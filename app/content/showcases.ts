import type { Localized } from "#app/domain/locale";
import { typeset } from "#app/domain/typography";
import type { IntroPage } from "./page-content";

export const showcases: Localized<IntroPage> = typeset({
  en: {
    head: {
      title: "Showcase: a planner in 15-minute blocks · Rivelac",
      description:
        "A case study: how we designed and built a time-blocking planner that cuts the day into quarters of an hour, from the first sketch to the launch.",
    },
    intro: {
      title: "A day in quarters of an hour.",
      lead: "A planner that asks one question: what will you do in the next fifteen minutes? We drew the screens, wrote the words and built the app.",
      facts: [
        { term: "Product", detail: "A time-blocking planner for the browser and the phone" },
        { term: "Our part", detail: "Research, interface, texts, code, launch" },
        { term: "The idea", detail: "One block is fifteen minutes, and nothing is smaller" },
      ],
      action: { label: "Talk about your product", to: "/contact" },
      also: { label: "How we build websites", to: "/services/website-design-development" },
    },
  },
  fr: {
    head: {
      title: "Réalisation : un agenda en quarts d'heure · Rivelac",
      description:
        "Étude de cas : comment nous avons conçu un agenda qui découpe la journée en blocs de 15 minutes, de la première esquisse au lancement.",
    },
    intro: {
      title: "Une journée en quarts d'heure.",
      lead: "Un agenda qui ne pose qu'une question : que ferez-vous pendant les quinze prochaines minutes ? Nous avons dessiné les écrans, écrit les mots et construit l'application.",
      facts: [
        { term: "Produit", detail: "Un agenda par blocs de temps, pour navigateur et téléphone" },
        { term: "Notre part", detail: "Recherche, interface, textes, code, lancement" },
        { term: "L'idée", detail: "Un bloc dure quinze minutes, rien n'est plus petit" },
      ],
      action: { label: "Parler de votre produit", to: "/contact" },
      also: { label: "Comment nous créons un site", to: "/services/website-design-development" },
    },
  },
});
