import type {
  ContactSectionWords,
  IntroPage,
  IntroWords,
  ProseWords,
  StepsWords,
} from "#app/content/shared/page-content";
import { weekScale } from "#app/content/shared/week-scale";
import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { cases } from "#app/domain/offers/cases";
import { claims } from "#app/domain/offers/claims";
import { brand } from "#app/domain/site/brand";

export const lastChange = "2026-12-01";

/** The stages of an enquiry, from the ad on, each drawn for the client in `example`. */
export interface StagesWords {
  title: string;
  items: { title: string; text: string }[];
  example: string;
}

/** Labels on the map: what is counted at each gauge, and the total in the lake. */
export interface WatershedWords extends IntroWords {
  gauge: string;
  lake: string;
}

interface LeadPage extends IntroPage {
  intro: WatershedWords;
  leak: ProseWords;
  stages: StagesWords;
  route: StepsWords;
  contact: ContactSectionWords;
}

const { auditMinutes, campaignWeeks } = claims;
const duc = cases["escaliers-duc"];

export const leadGeneration: Localized<LeadPage> = typeset({
  en: {
    head: {
      title: `Lead generation for Swiss small businesses – ${brand.name}`,
      description:
        "Lead generation in French-speaking Switzerland: landing pages, Google Ads and forms that lose nothing, measured in calls and enquiries. Free audit first.",
    },
    intro: {
      title: "More people asking you for a\u00A0quote",
      lead: "We build the page, the form and the campaign that bring you enquiries. Then we count them, through to the signed quote. If your page and form already work, digital marketing is enough: it covers the ads alone.",
      facts: [
        { term: "Ads", detail: "On Google or social media" },
        { term: "Landing page", detail: "One for each offer" },
        { term: "Form", detail: "Loses no enquiry" },
      ],
      action: { label: "Ask for the free audit", to: "/services/lead-generation#contact" },
      also: {
        label: "Read “Landing pages that convert, block by block”",
        to: "/blog/landing-pages-avec-conversion",
      },
      map: {
        text: "A map of a river basin: some hundred brooks join and join again, until one river flows past a gauge into the lake.",
      },
      gauge: "Gauge: every enquiry is counted",
      lake: "The lake: signed quotes",
    },
    leak: {
      title: "Where enquiries get lost after the click",
      paragraphs: [
        "Somebody searches, finds you and reads. Then the form asks for eleven things, the phone number is a picture that cannot be tapped, or the message goes to a mailbox that nobody opens. You paid for the ad, and the job went to somebody else.",
        "So we start at the end. First your form and your phone, then the page that leads to them, then the campaign. We count at every step, so you can see where people give up.",
      ],
    },
    stages: {
      title: "What you get: campaign, page, form, figures",
      items: [
        {
          title: "A campaign with one goal",
          text: "On Google or social media, within a budget that you set. You can stop the campaign at any time.",
        },
        {
          title: "A landing page for each offer",
          text: "The page your ad leads to: the promise, the price, an answer to three doubts (is it right for me, what if it goes wrong, what happens next), and one clear next step for the visitor. We write it; you correct it.",
        },
        {
          title: "A form that never loses an enquiry",
          text: "It works while the page is still loading, keeps what was typed if the connection fails, and gives each visitor a reference number.",
        },
        {
          title: "Figures from first call to signed quote",
          text: "How many called, wrote, received a quote and signed: one page a month, without names.",
        },
      ],
      example: `Example: ${duc.client} in ${duc.town}; the figures are invented.`,
    },
    route: {
      scale: {
        ...weekScale.en,
        soon: { name: "Dashes", meaning: `campaign starts during week\u00A0${campaignWeeks}` },
      },
      title: `${campaignWeeks} weeks from the\u00A0signed\u00A0quote to the\u00A0campaign`,
      steps: [
        {
          time: `Before you sign: ${auditMinutes.from} to ${auditMinutes.to} minutes`,
          title: "Audit",
          text: "We follow one enquiry from the search to your desk, and note where it gets stuck.",
        },
        {
          time: "Week 1",
          title: "Form and phone",
          text: "We fix these first, so that no more enquiries are lost.",
        },
        {
          time: "Week 2",
          title: "Landing page",
          text: "One offer, one page, tested on a phone outdoors.",
        },
        {
          time: "From week 3",
          title: "Campaign",
          text: "Small at first. What brings enquiries gets a bigger share of the budget.",
        },
        { time: "Each month", title: "Follow-up", text: "One page of figures, one decision." },
      ],
    },
    contact: {
      title: "Tell us what you sell, and who buys it",
      lead: "You will get a price after the free audit; if you do not need a campaign, we will tell you.",
      message: "Message: what you sell, and who buys it",
    },
  },
  fr: {
    head: {
      title: `Acquisition de prospects pour les PME romandes – ${brand.name}`,
      description:
        "Acquisition de prospects en Suisse romande : pages d'arrivée, formulaires qui ne perdent rien, Google Ads, appels et demandes comptés. Audit gratuit.",
    },
    intro: {
      title: "Davantage\u00A0de\u00A0demandes de\u00A0devis pour votre PME",
      lead: "Nous réalisons la page d'arrivée (celle qui s'ouvre quand on clique sur l'annonce), le formulaire et la campagne. Puis nous comptons les demandes, jusqu'au devis signé. Si votre page et votre formulaire fonctionnent déjà, le marketing digital suffit : nous ne gérons alors que les annonces.",
      facts: [
        { term: "Annonces", detail: "Sur\u00A0Google ou\u00A0les\u00A0réseaux" },
        { term: "Page d'arrivée", detail: "Une par offre" },
        { term: "Formulaire", detail: "Rien ne se perd" },
      ],
      action: { label: "Demander l'audit gratuit", to: "/services/lead-generation#contact" },
      also: {
        label: "Lire « La page d'arrivée (landing\u00A0page), bloc par bloc »",
        to: "/blog/landing-pages-avec-conversion",
      },
      map: {
        text: "La carte d'un bassin versant : une centaine de ruisseaux se rejoignent, jusqu'à ne former qu'une rivière, qui passe devant une station de mesure et se jette dans le lac.",
      },
      gauge: "Mesure : chaque demande est comptée",
      lake: "Le lac : les devis signés",
    },
    leak: {
      title: "Où les\u00A0demandes se\u00A0perdent après\u00A0le\u00A0clic",
      paragraphs: [
        "Quelqu'un cherche, vous trouve et lit. Puis le formulaire demande onze renseignements, le numéro de téléphone est une image sur laquelle on appuie sans pouvoir appeler, ou le message part dans une boîte que personne n'ouvre. Vous avez payé l'annonce, et le mandat est allé à un autre.",
        "Nous commençons donc par la fin. D'abord votre formulaire et votre téléphone, puis la page qui les précède, puis la campagne. Nous comptons chaque étape : vous voyez où les gens abandonnent.",
      ],
    },
    stages: {
      title: "Ce que vous recevez : campagne, page, formulaire, chiffres",
      items: [
        {
          title: "Une campagne avec un seul objectif",
          text: "Sur Google ou les réseaux sociaux, dans les limites du budget que vous fixez. Vous pouvez l'arrêter à tout moment.",
        },
        {
          title: "Une page d'arrivée par offre",
          text: "La promesse, le prix, une réponse à trois doutes (est-ce pour moi ? et si cela tourne mal ? que se passe-t-il ensuite ?), une seule action proposée. Nous l'écrivons, vous la corrigez.",
        },
        {
          title: "Un formulaire qui ne perd aucune demande",
          text: "Il fonctionne avant même que la page soit entièrement chargée, garde ce qui est écrit si la connexion se coupe et donne un numéro de référence.",
        },
        {
          title: "Des chiffres jusqu'au devis signé",
          text: "Combien ont appelé, écrit, reçu un devis et signé : une page par mois, sans les noms.",
        },
      ],
      example: `Exemple : ${duc.client}, à ${duc.town}, avec des chiffres inventés.`,
    },
    route: {
      scale: {
        ...weekScale.fr,
        soon: { name: "Tirets", meaning: `lancement au cours de la semaine\u00A0${campaignWeeks}` },
      },
      title: `${campaignWeeks} semaines, du\u00A0devis\u00A0signé au\u00A0lancement de la campagne`,
      steps: [
        {
          time: `Avant la signature : ${auditMinutes.from} à ${auditMinutes.to} minutes`,
          title: "Audit",
          text: "Nous suivons une demande de la recherche sur Google jusqu'à votre bureau, et notons où elle\u00A0se\u00A0perd.",
        },
        {
          time: "Semaine 1",
          title: "Formulaire et téléphone",
          text: "Nous remettons d'abord les deux en ordre : plus aucune demande ne se perd.",
        },
        {
          time: "Semaine 2",
          title: "Page d'arrivée",
          text: "Une offre, une page, essayée sur un téléphone, dans la rue.",
        },
        {
          time: "Dès la semaine 3",
          title: "Campagne",
          text: "Petite au début. Ce qui amène des demandes de devis reçoit ensuite une plus grande part du budget.",
        },
        { time: "Chaque mois", title: "Suivi", text: "Une page de chiffres, une décision." },
      ],
    },
    contact: {
      title: "Dites-nous ce que vous vendez, et à qui",
      lead: "Vous recevrez un prix après l'audit gratuit ; si vous n'avez pas besoin de campagne, nous vous le dirons.",
      message: "Message : ce que vous vendez, et à qui",
    },
  },
});
