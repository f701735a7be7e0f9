import { STAIR_WEEKS, stairPrices } from "#app/domain/interaction/stairs";
import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { cases } from "#app/domain/offers/cases";
import { francsInText } from "#app/domain/offers/money";
import { brand } from "#app/domain/site/brand";
import type { CaseWords } from "./case-words";

const { now, before } = cases["escaliers-duc"].figure;
const { straight, quarter } = stairPrices;

export const escaliersDuc: Localized<CaseWords> = typeset({
  en: {
    head: {
      title: `Stair builder's website in Bulle: case study – ${brand.name}`,
      description: `How a workshop of 9 people in Bulle went from ${before} vague enquiry a week to ${now} with measurements: a price range at once, what the site cost and how long it took.`,
    },
    trade: "Stair builders since 1974, 9\u00A0people, site in French",
    title: "People know what their stairs will cost before they get in touch",
    figure: {
      value: `${now}`,
      unit: "enquiries a week through the site, each with measurements",
      before: `${before} before, without measurements`,
    },
    situation: {
      title: "“How much is a staircase?”",
      text: "Martin Duc heard that question on the phone every day and had no answer to it. He drove to Romont, measured up, wrote a four-page quote and never heard back: people had expected half the price. His 2009 site had a guestbook and no prices.",
    },
    constraint: {
      title: "A realistic price, and nothing to keep up to date",
      text: "The workshop has nine people, and none of them has time to keep a price list up to date. The price on the page may differ from the real one by a fifth, never by half.",
    },
    decision: {
      title: "A price range at once, from three answers",
      text: `The height, the available length, the wood: with a tape measure, that takes a minute. A straight stair starts at ${francsInText(straight, "en")}, a quarter-turn stair at ${francsInText(quarter, "en")}, and from order to fitting it takes ${STAIR_WEEKS} weeks. Those who find the price too high do not write, and Martin Duc is spared the drive. Each finished staircase also has a page of its own, with the final bill and the price range first quoted.`,
    },
    change: {
      title: "Enquiries come with\u00A0measurements, and\u00A0most become\u00A0orders",
      text: "Those who write now give the height to the centimetre and say which wood. Two enquiries in three become orders.",
    },
    work: ["The whole site, paid once, hosting billed separately: text, drawings, calculator, code"],
    outside: "The whole site, with its calculator",
    otherwise:
      "Our first calculator asked nine questions. People left at the fourth. We would begin with three, and ask the rest on the phone.",
    pictures: {
      home: "The drawing on the home page: an exact staircase in oak, with its dimension lines.",
      inner: "A quarter-turn stair in oak: plan, section, each line of its price.",
      phone: "The drawing and the first prices on a phone.",
      phoneInner: "The quarter-turn stair on a phone.",
      compared: {
        before:
          "Before: a page of 2009 with wooden buttons, a visitor counter, “Bienvenue” in red and pictures of stairs, but no price.",
        now: "Today: one large drawing of an oak staircase with its dimensions, three starting prices, and a button for an estimate in three answers.",
      },
    },
    ask: {
      title: "Do people always ask you the price first?",
      text: "Tell us what your prices depend on.",
    },
    devices:
      "People read the page on a building site, holding a phone and a tape measure. So the plan, the parts and the total follow one another down the screen.",
  },
  fr: {
    head: {
      title: `Site d'un constructeur d'escaliers à Bulle – ${brand.name}`,
      description: `Comment un atelier de 9 personnes à Bulle est passé de ${before} demande vague par semaine à ${now} demandes avec les mesures : la décision, le prix du site et la durée.`,
    },
    trade: "Constructeur d'escaliers depuis 1974, 9\u00A0personnes",
    title: "On connaît le prix de\u00A0son\u00A0escalier avant d'écrire",
    figure: {
      value: `${now}`,
      unit: "demandes par semaine sur le site, avec les dimensions de l'escalier",
      before: `${before} auparavant, sans les mesures`,
    },
    situation: {
      title: "« C'est combien, un escalier ? »",
      text: "Au téléphone, Martin Duc entendait la question tous les jours et ne savait que répondre. Il allait jusqu'à Romont, mesurait, rédigeait un devis de quatre pages, et n'avait plus de nouvelles : les gens s'attendaient à la moitié du prix. Son site de 2009 avait un livre d'or, mais pas un seul prix.",
    },
    constraint: {
      title: "Un prix juste, sans rien à tenir\u00A0à\u00A0jour",
      text: "L'atelier compte neuf personnes, et aucune n'a le temps de tenir une liste de prix\u00A0à\u00A0jour. Un prix affiché d'avance peut s'écarter du prix réel d'un cinquième, mais jamais de la moitié.",
    },
    decision: {
      title: "Une fourchette de prix tout\u00A0de\u00A0suite, à\u00A0partir de\u00A0trois\u00A0réponses",
      text: `La hauteur, la longueur disponible, le bois : avec un mètre, c'est l'affaire d'une minute. Un escalier droit coûte à partir de ${francsInText(straight, "fr")}, un quart tournant à partir de ${francsInText(quarter, "fr")}, et, de la commande à la pose, il faut compter ${STAIR_WEEKS} semaines. Celui qui trouve cela trop cher n'écrit pas, et Martin Duc ne se déplace pas pour rien. Chaque escalier posé a ensuite sa page, qui montre la facture à côté de la fourchette annoncée.`,
    },
    change: {
      title: "Les demandes arrivent avec les\u00A0mesures, et\u00A0la\u00A0plupart aboutissent",
      text: "Ceux qui écrivent aujourd'hui donnent la hauteur au centimètre près et disent quel bois ils veulent. Sur trois demandes, deux débouchent sur une commande.",
    },
    work: ["Tout le site, payé une fois, hébergement à part : textes, dessins, calculateur, code"],
    outside: "Tout le site, avec son calculateur",
    otherwise:
      "Notre premier calculateur posait neuf questions. Les gens partaient à la quatrième. Nous commencerions par trois, et demanderions le reste au téléphone.",
    pictures: {
      home: "Le dessin de la page d'accueil : un escalier en chêne, exact, avec ses cotes.",
      inner: "Un quart tournant en chêne : plan, coupe, et le prix ligne par ligne.",
      phone: "Le dessin et les premiers prix sur téléphone.",
      phoneInner: "Le quart tournant sur téléphone.",
      compared: {
        before:
          "Avant : une page de 2009 avec des boutons en bois, un compteur de visites, « Bienvenue » en rouge et des images d'escaliers, mais aucun prix.",
        now: "Aujourd'hui : le grand dessin d'un escalier en chêne avec ses cotes, trois prix de départ et un bouton pour une estimation en trois réponses.",
      },
    },
    ask: {
      title: "Vous demande-t-on toujours le prix d'abord ?",
      text: "Dites-nous de quoi dépendent vos prix.",
    },
    devices:
      "La page se lit sur un chantier, le téléphone dans une main, le mètre dans l'autre. Le plan, la liste des éléments et le total s'y suivent donc de haut en bas.",
  },
});
