import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { cases } from "#app/domain/offers/cases";
import { brand } from "#app/domain/site/brand";
import type { CaseWords } from "./case-words";

const { now, before } = cases.quarts.figure;
const saved = `${(before ?? now) - now}`;

export const quarts: Localized<CaseWords> = typeset({
  en: {
    head: {
      title: `Quarts, an online day planner: case study – ${brand.name}`,
      description: `How a translator plans her day in ${now} minutes instead of ${before}, with a planner that knows only one unit: 15 minutes. The decision, the cost, the duration.`,
    },
    trade: "Planner for a translator and her colleagues, in French",
    title: "With the Quarts app, the\u00A0day is planned before the\u00A0coffee goes cold",
    figure: {
      value: `${now} min`,
      unit: "to plan a day",
      before: `Before: ${before} minutes`,
    },
    situation: {
      title: "A day in four places",
      text: "Julie Aebi, a translator, kept her day in a calendar, on a list, on slips of paper and in her head. She did not want a fifth place. At ten past nine she wanted to know what to do for the next quarter of an hour.",
    },
    constraint: {
      title: "It must work in a tunnel",
      text: "She works on the train between Lausanne and Fribourg. What she types must be saved even without a connection, and the page must appear at once, even on a slow connection.",
    },
    decision: {
      title: "One block is 15 minutes, no\u00A0more and no less",
      text: "We first tried blocks of any length. In a whole week nobody changed the length of a single block: choosing between 20 and 25 minutes would have been work in itself. So we took the choice away. If you need more time, you take two blocks. There is no settings page, because there was nothing left to set.",
    },
    change: {
      title: "Her colleagues asked for it",
      text: "She now plans her day ten times as fast; her colleagues use the planner too, and it is open to anyone.",
      figure: { value: saved, unit: "minutes saved each day" },
    },
    work: [
      "The whole planner, paid once, hosting billed separately: research, interface, text, code, launch",
    ],
    outside: "The whole planner",
    otherwise:
      "We built the weekly view before the daily one. People look at the week on Sunday evening, and at the day twenty times a day. The day should have come first.",
    pictures: {
      home: "The planner: squared paper, blocks of a quarter of an hour in flat colours, a huge 15 and a line marking the current time.",
      inner: "The week: five days side by side as one composition of blocks.",
      phone: "The day on a phone.",
      phoneInner: "The week on a phone.",
    },
    ask: {
      title: "What does your team still note down in several places?",
      text: "Tell us which task you would like to do only once.",
    },
    devices: "On a phone you plan by dragging a finger downwards. Blocks that have passed turn pale.",
  },
  fr: {
    head: {
      title: `Quarts, un agenda en ligne : étude de cas – ${brand.name}`,
      description: `Comment une traductrice planifie sa journée en ${now} minutes au lieu de ${before} : un agenda qui ne connaît qu'une unité, 15 minutes. La décision, le prix, la durée.`,
    },
    trade: "Agenda d'une traductrice et de ses collègues",
    title: "Avec l'agenda Quarts, la journée est planifiée avant que le\u00A0café soit froid",
    figure: {
      value: `${now} min`,
      unit: "pour planifier une journée dans cet agenda",
      before: `Avant : ${before} minutes`,
    },
    situation: {
      title: "Une journée notée à quatre endroits",
      text: "Julie Aebi, traductrice, notait ses journées dans un agenda, sur une liste, sur des bouts de papier et dans sa tête. Elle ne voulait pas d'un cinquième endroit. À neuf heures dix, elle voulait savoir que faire du quart d'heure suivant.",
    },
    constraint: {
      title: "L'agenda doit marcher dans un tunnel",
      text: "Elle travaille dans le train entre Lausanne et Fribourg. Ce qu'elle écrit ne doit pas se perdre, même sans réseau, et la page doit s'afficher tout de suite, même sur un réseau lent.",
    },
    decision: {
      title: "Un bloc dure 15 minutes, ni\u00A0plus ni\u00A0moins",
      text: "Nous avons d'abord essayé des blocs de toutes les longueurs. En une semaine, personne n'a changé la durée d'un bloc : choisir entre 20 et 25 minutes, c'était déjà du travail. Nous avons donc supprimé le choix. S'il faut plus de temps, on prend deux blocs. Il n'y a pas de page de réglages : il ne restait rien\u00A0à\u00A0régler.",
    },
    change: {
      title: "Ses collègues ont voulu l'agenda, eux aussi",
      text: "La traductrice planifie sa journée dix fois plus vite ; ses collègues s'en servent aussi, et l'agenda est ouvert à tous.",
      figure: { value: saved, unit: "minutes gagnées chaque jour" },
    },
    work: [
      "Tout l'agenda, payé une fois, hébergement à part : étude des besoins, interface, textes, code, lancement",
    ],
    outside: "Tout l'agenda",
    otherwise:
      "Nous avons construit l'affichage de la semaine avant celui du jour. On consulte le premier le dimanche soir, le second vingt fois par jour : c'est par lui qu'il fallait commencer.",
    pictures: {
      home: "L'agenda : papier quadrillé, blocs d'un quart d'heure en aplats de couleur, un 15 immense et une ligne qui marque l'heure.",
      inner: "La semaine : cinq jours côte\u00A0à\u00A0côte, en une seule composition de blocs.",
      phone: "La journée sur téléphone.",
      phoneInner: "La semaine sur téléphone.",
    },
    ask: {
      title: "Que notez-vous encore à plusieurs endroits ?",
      text: "Dites-nous quelle tâche vous aimeriez ne faire qu'une fois.",
    },
    devices: "Sur téléphone, on planifie en faisant glisser un doigt vers le bas. Ce qui est passé pâlit.",
  },
});
