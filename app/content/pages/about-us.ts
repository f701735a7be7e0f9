import type { IntroPage, PointsWords, ProseWords, SiteLink } from "#app/content/shared/page-content";
import { claims } from "#app/domain/chat/claims";
import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { brand } from "#app/domain/site/brand";

export const lastChange = "2026-11-21";

/** A sample person, until a real one takes the place. */
export interface ProfileWords {
  name: string;
  title: string;
  handle: string;
  status: string;
  contact: SiteLink;
  /** For those who cannot see the drawing. */
  portrait: string;
}

interface AboutPage extends IntroPage {
  profile: ProfileWords;
  mission: ProseWords;
  manners: PointsWords;
}

export const aboutUs: Localized<AboutPage> = typeset({
  en: {
    head: {
      title: `About us: a Swiss studio in Lausanne · ${brand.name}`,
      description:
        "One small team in Lausanne joins design, infrastructure and growth for small companies of French-speaking Switzerland. Meet the people who answer.",
    },
    intro: {
      title: "Small team, whole map.",
      lead: "We are a Swiss-based team that puts design, infrastructure and growth at one table. The person who draws your site also knows how it is found and where it is hosted.",
      facts: [
        { term: "Since", detail: `${claims.foundedIn}` },
        { term: "Where", detail: "Lausanne, and seven cantons from Geneva to Bern" },
        { term: "Answer", detail: `Within ${claims.supportHours} business hours` },
      ],
      action: { label: "Write to us", to: "/contact" },
      also: { label: "See our work", to: "/showcases" },
    },
    profile: {
      name: "Léa Morand",
      title: "Design and strategy",
      handle: "@lea.morand",
      status: "Online",
      contact: { label: "Contact", to: "/contact" },
      portrait: "Drawing of a woman with glasses and short dark hair.",
    },
    mission: {
      sheet: "Sheet 1 · Mission",
      title: "Small companies deserve what large ones have",
      paragraphs: [
        "A carpenter in Gruyères competes with portals that employ two hundred people. He has the better staircases. What he lacks is a page that says so, is found, and answers on a Sunday.",
        "We give him that: design that respects his work, infrastructure that does not fail, and growth that is counted in calls. We print our prices, we name our delays, and we say when something is not worth doing.",
        "We stay small on purpose. Whoever answers your call has seen your site, and whoever built it reads your message.",
      ],
    },
    manners: {
      sheet: "Sheet 2 · Manners",
      title: "How we work",
      items: [
        {
          title: "We measure",
          text: "An opinion is welcome, a figure decides. You receive the figures, the bad ones too.",
        },
        {
          title: "We write",
          text: "What was agreed stands in writing the same day, in words that a lawyer is not needed for.",
        },
        {
          title: "We say no",
          text: "To work that does not help you, to tricks that search engines punish, to pages nobody reads.",
        },
        {
          title: "We stay",
          text: "A site is finished when it is switched off. Until then somebody looks after it.",
        },
      ],
    },
  },
  fr: {
    head: {
      title: `À propos : une agence suisse à Lausanne · ${brand.name}`,
      description:
        "À Lausanne, une petite équipe réunit design, infrastructure et croissance pour les PME de Suisse romande. Faites connaissance avec ceux qui répondent.",
    },
    intro: {
      title: "Une petite équipe, toute la carte.",
      lead: "Nous sommes une équipe suisse qui réunit à la même table design, infrastructure et croissance. La personne qui dessine votre site sait aussi comment on le trouve et où il est hébergé.",
      facts: [
        { term: "Depuis", detail: `${claims.foundedIn}` },
        { term: "Où", detail: "Lausanne, et sept cantons de Genève à Berne" },
        { term: "Réponse", detail: `En moins de ${claims.supportHours} heures ouvrables` },
      ],
      action: { label: "Nous écrire", to: "/contact" },
      also: { label: "Voir nos réalisations", to: "/showcases" },
    },
    profile: {
      name: "Léa Morand",
      title: "Design et stratégie",
      handle: "@lea.morand",
      status: "En ligne",
      contact: { label: "Contacter", to: "/contact" },
      portrait: "Dessin d'une femme à lunettes, aux cheveux courts et foncés.",
    },
    mission: {
      sheet: "Feuille 1 · Mission",
      title: "Les petites entreprises méritent ce qu'ont les grandes",
      paragraphs: [
        "Un menuisier de Gruyères affronte des portails qui emploient deux cents personnes. Ses escaliers sont meilleurs. Ce qui lui manque, c'est une page qui le dise, qu'on trouve, et qui réponde le dimanche.",
        "C'est ce que nous lui donnons : un dessin qui respecte son travail, une infrastructure qui ne lâche pas, une croissance qui se compte en appels. Nous affichons nos prix, nous annonçons nos délais, et nous disons quand une chose n'en vaut pas la peine.",
        "Nous restons peu nombreux, et c'est voulu. Qui répond à votre appel a vu votre site, et qui l'a construit lit votre message.",
      ],
    },
    manners: {
      sheet: "Feuille 2 · Manières",
      title: "Comment nous travaillons",
      items: [
        {
          title: "Nous mesurons",
          text: "Un avis est le bienvenu, un chiffre décide. Vous recevez les chiffres, les mauvais aussi.",
        },
        {
          title: "Nous écrivons",
          text: "Ce qui est convenu est écrit le jour même, avec des mots qui se passent d'avocat.",
        },
        {
          title: "Nous disons non",
          text: "Au travail qui ne vous aide pas, aux ruses que les moteurs punissent, aux pages que personne ne lit.",
        },
        {
          title: "Nous restons",
          text: "Un site est terminé quand on l'éteint. D'ici là, quelqu'un s'en occupe.",
        },
      ],
    },
  },
});
