import type {
  ContactSectionWords,
  IntroPage,
  PointsWords,
  ProseWords,
  StepsWords,
} from "#app/content/shared/page-content";
import { claims } from "#app/domain/chat/claims";
import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { brand } from "#app/domain/site/brand";

export const lastChange = "2026-11-21";

interface LeadPage extends IntroPage {
  leak: ProseWords;
  parts: PointsWords;
  route: StepsWords;
  contact: ContactSectionWords;
}

const { auditMinutes, supportHours } = claims;

export const leadGeneration: Localized<LeadPage> = typeset({
  en: {
    head: {
      title: `Lead generation counted in quotes · ${brand.name}`,
      description:
        "More enquiries from the right people: pages made to be answered, forms that never lose a message, and a count of calls and quotes instead of clicks.",
    },
    intro: {
      title: "Fewer clicks. More quotes.",
      lead: "An enquiry begins with a page that answers one question and ends with a form that works. We build both, and follow each lead to your phone.",
      facts: [
        { term: "In order", detail: "Audit, landing page, campaign, follow-up" },
        {
          term: "First step",
          detail: `An audit of ${auditMinutes.from} to ${auditMinutes.to} minutes`,
        },
        { term: "Price", detail: "On request, after the audit" },
      ],
      action: { label: "Ask for an audit", to: "/services/lead-generation#contact" },
      also: { label: "Read: landing pages that convert", to: "/blog/landing-pages-avec-conversion" },
    },
    leak: {
      sheet: "Sheet 1 · The leak",
      title: "Most leads are lost after the click",
      paragraphs: [
        "Someone searches, finds you, and reads. Then the form asks for eleven things, the telephone is a picture, or the message goes to a mailbox that nobody opens. The advertisement was paid for, the work was not won.",
        "So we begin at the end. First your form and your telephone, then the page in front of them, then the campaign. Each step is counted, so that you see where people turn back.",
      ],
    },
    parts: {
      sheet: "Sheet 2 · What you get",
      title: "Four parts that hold together",
      items: [
        {
          title: "A page for one question",
          text: "Promise, price, three doubts answered, one thing to do. Written by us, read by you.",
        },
        {
          title: "A form that keeps everything",
          text: "It works before any script, keeps what was typed when the network fails, and gives a reference.",
        },
        {
          title: "A campaign with one goal",
          text: "Search or social networks, within a budget that you set and may stop on any day.",
        },
        {
          title: "A count to the quote",
          text: "Who called, who wrote, who received a quote, who signed. On one sheet, without names.",
        },
      ],
    },
    route: {
      sheet: "Sheet 3 · The route",
      title: "From audit to first quotes",
      steps: [
        {
          time: `${auditMinutes.from} to ${auditMinutes.to} minutes`,
          title: "Audit",
          text: "We follow one enquiry from the search to your desk, and note where it limps.",
        },
        {
          time: "Week 1",
          title: "Form and phone",
          text: "The end is mended first: nothing is lost any more.",
        },
        {
          time: "Week 2",
          title: "Landing page",
          text: "One question, one page, tested on a phone outdoors.",
        },
        { time: "From week 3", title: "Campaign", text: "Small at first. What brings quotes grows." },
        { time: "Each month", title: "Follow-up", text: "One sheet of figures, one decision." },
      ],
    },
    contact: {
      sheet: "Sheet 4 · Contact",
      title: "Tell us what a client is worth to you",
      lead: `We answer within ${supportHours} business hours with an honest estimate, even if it is that you need no campaign.`,
    },
  },
  fr: {
    head: {
      title: `Acquisition de prospects pour les PME · ${brand.name}`,
      description:
        "Plus de demandes, des bonnes personnes : des pages faites pour qu'on y réponde, des formulaires qui ne perdent rien, et un compte des appels et des devis.",
    },
    intro: {
      title: "Moins de clics. Plus de devis.",
      lead: "Une demande commence par une page qui répond à une question et finit par un formulaire qui marche. Nous faisons les deux, et suivons chaque prospect jusqu'à votre téléphone.",
      facts: [
        { term: "Étapes", detail: "Audit, page d'arrivée, campagne, suivi" },
        {
          term: "Pour commencer",
          detail: `Un audit de ${auditMinutes.from} à ${auditMinutes.to} minutes`,
        },
        { term: "Prix", detail: "Sur demande, après l'audit" },
      ],
      action: { label: "Demander un audit", to: "/services/lead-generation#contact" },
      also: { label: "Lire : des pages qui convertissent", to: "/blog/landing-pages-avec-conversion" },
    },
    leak: {
      sheet: "Feuille 1 · La fuite",
      title: "La plupart des prospects se perdent après le clic",
      paragraphs: [
        "Quelqu'un cherche, vous trouve et lit. Puis le formulaire demande onze choses, le numéro de téléphone est une image, ou le message part dans une boîte que personne n'ouvre. L'annonce est payée, le travail n'est pas gagné.",
        "Nous commençons donc par la fin. D'abord votre formulaire et votre téléphone, puis la page qui les précède, puis la campagne. Chaque pas est compté : vous voyez où les gens font demi-tour.",
      ],
    },
    parts: {
      sheet: "Feuille 2 · Ce que vous recevez",
      title: "Quatre pièces qui tiennent ensemble",
      items: [
        {
          title: "Une page pour une question",
          text: "Une promesse, un prix, trois doutes levés, une chose à faire. Écrite par nous, relue par vous.",
        },
        {
          title: "Un formulaire qui garde tout",
          text: "Il marche avant tout script, garde ce qui est écrit quand le réseau tombe, et donne une référence.",
        },
        {
          title: "Une campagne, un seul but",
          text: "Recherche ou réseaux sociaux, dans un budget que vous fixez et pouvez arrêter du jour au lendemain.",
        },
        {
          title: "Un compte jusqu'au devis",
          text: "Qui a appelé, qui a écrit, qui a reçu un devis, qui a signé. Sur une feuille, sans les noms.",
        },
      ],
    },
    route: {
      sheet: "Feuille 3 · L'itinéraire",
      title: "De l'audit aux premiers devis",
      steps: [
        {
          time: `De ${auditMinutes.from} à ${auditMinutes.to} minutes`,
          title: "Audit",
          text: "Nous suivons une demande de la recherche à votre bureau, et notons où elle boite.",
        },
        {
          time: "Semaine 1",
          title: "Formulaire, téléphone",
          text: "On répare d'abord la fin : plus rien ne se perd.",
        },
        {
          time: "Semaine 2",
          title: "Page d'arrivée",
          text: "Une question, une page, essayée sur téléphone, dehors.",
        },
        {
          time: "Dès la semaine 3",
          title: "Campagne",
          text: "Petite au début. Ce qui amène des devis grandit.",
        },
        { time: "Chaque mois", title: "Suivi", text: "Une feuille de chiffres, une décision." },
      ],
    },
    contact: {
      sheet: "Feuille 4 · Contact",
      title: "Dites-nous ce que vaut un client",
      lead: `Nous répondons en moins de ${supportHours} heures ouvrables, avec une estimation honnête, même si c'est qu'il ne vous faut aucune campagne.`,
    },
  },
});
