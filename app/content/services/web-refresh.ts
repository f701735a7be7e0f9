import type {
  ContactSectionWords,
  IntroPage,
  PointsWords,
  StepsWords,
} from "#app/content/shared/page-content";
import { claims } from "#app/domain/chat/claims";
import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { formatFrancs } from "#app/domain/offers/money";
import { planPrice } from "#app/domain/offers/plans";
import { brand } from "#app/domain/site/brand";

export const lastChange = "2026-11-21";

export interface ComparisonWords {
  sheet: string;
  title: string;
  /** The name of what moves the line between them. */
  slider: string;
  before: {
    caption: string;
    /** For those who cannot see the drawing. */
    description: string;
    name: string;
    menu: string[];
    welcome: string;
    text: string[];
    news: string;
    counter: string;
  };
  after: {
    caption: string;
    description: string;
    name: string;
    menu: string[];
    title: string[];
    lead: string;
    price: { what: string; sum: string }[];
    button: string;
  };
}

interface WebRefreshPage extends IntroPage {
  comparison: ComparisonWords;
  kept: PointsWords;
  route: StepsWords;
  contact: ContactSectionWords;
}

const { launchDays, auditMinutes, projectWeeks } = claims;

export const webRefresh: Localized<WebRefreshPage> = typeset({
  en: {
    head: {
      title: `Website redesign: keep what works · ${brand.name}`,
      description:
        "We rebuild an ageing site without losing what works: addresses and good texts stay, speed and forms are mended, and you compare old and new first.",
    },
    intro: {
      title: "Same company. Better map.",
      lead: "An old site still holds things worth keeping: addresses that search engines know, texts that sell. We measure those first, then redraw the rest.",
      facts: [
        { term: "Kept", detail: "Addresses and texts that already work" },
        { term: "Mended", detail: "Speed, phones, forms, accessibility" },
        {
          term: "Launch",
          detail: `In under ${launchDays} business days, counted from complete content`,
        },
        { term: "Price", detail: `From ${formatFrancs(planPrice("basic", "monthly") ?? 0, "en")} a month` },
      ],
      action: {
        label: "Have your site looked at",
        to: "/services/website-design-development/web-refresh#contact",
      },
      also: { label: "See a case study", to: "/showcases" },
    },
    comparison: {
      sheet: "Sheet 1 · Before and after",
      title: "One carpenter, two first pages",
      slider: "How much of the old site is shown, in percent",
      before: {
        caption: "2009: a welcome, a counter, and no price anywhere.",
        description:
          "The old page: a brown gradient banner, six glossy buttons, centred text in four typefaces, a visitor counter.",
        name: "Duc Staircases",
        menu: ["Home", "The company", "Products", "Gallery", "Guestbook", "Contact us"],
        welcome: "Welcome to our website",
        text: [
          "Founded in 1974, our family company puts its know-how",
          "and its passion for wood at your service for all your",
          "projects, new or renovation. Quality is our priority.",
          "Do not hesitate to contact us for further information.",
        ],
        news: "Click here for our news (12.03.2011)",
        counter: "Visitors: 0004512",
      },
      after: {
        caption: "Today: what it is, what it costs, what to do next.",
        description:
          "The new page: a dark sheet with a drawn staircase, one headline, one button, three prices on ruled lines.",
        name: "Duc Staircases",
        menu: ["Staircases", "Prices", "Delays"],
        title: ["Stairs that fit", "the first time."],
        lead: "Measured at your home, built in Bulle.",
        price: [
          { what: "Straight, oak", sum: "from 4’200" },
          { what: "Quarter turn", sum: "from 5’600" },
          { what: "From order to fitting", sum: "7 weeks" },
        ],
        button: "Have it measured",
      },
    },
    kept: {
      sheet: "Sheet 2 · The inventory",
      title: "Before we throw anything away",
      items: [
        {
          title: "Addresses stay",
          text: "Each page that is found or linked today keeps its address, or leads to its heir for good.",
        },
        {
          title: "Good texts stay",
          text: "What people read to the end is worth money. We correct it, we do not replace it.",
        },
        {
          title: "Speed is mended",
          text: "Text first, pictures in their true size, no script that nobody asked for.",
        },
        {
          title: "Forms are mended",
          text: "Every request is confirmed to its sender, kept, and sent to a mailbox that is read.",
        },
      ],
    },
    route: {
      sheet: "Sheet 3 · The route",
      title: "From the old site to the new one",
      steps: [
        {
          time: `${auditMinutes.from} to ${auditMinutes.to} minutes`,
          title: "Audit",
          text: "Which pages bring clients, which only weigh. You receive the list.",
        },
        { time: "Week 1", title: "Sorting", text: "Keep, merge, drop: each page gets a verdict, with you." },
        {
          time: "Weeks 2 and 3",
          title: "Redrawing",
          text: "Texts first, then the design, on your real pages.",
        },
        {
          time: `Under ${launchDays} business days`,
          title: "Moving",
          text: "Built beside the old site, then swapped in one night.",
        },
        {
          time: `Within ${projectWeeks.from} to ${projectWeeks.to} weeks`,
          title: "Proof",
          text: "Old and new figures, on one page: visits, speed, requests.",
        },
      ],
    },
    contact: {
      sheet: "Sheet 4 · Contact",
      title: "Have your site looked at",
      lead: "Give us its address in the message. We call back with three things worth keeping and three worth mending.",
    },
  },
  fr: {
    head: {
      title: `Refonte de site : garder ce qui marche · ${brand.name}`,
      description:
        "Nous refaisons un site vieilli sans perdre ce qui marche : adresses et bons textes conservés, vitesse et formulaires réparés, ancien et nouveau comparés.",
    },
    intro: {
      title: "Même entreprise. Meilleure carte.",
      lead: "Un ancien site garde des choses précieuses : des adresses connues des moteurs, des textes qui vendent. Nous les mesurons d'abord, puis nous redessinons le reste.",
      facts: [
        { term: "Conservé", detail: "Adresses et textes qui fonctionnent déjà" },
        { term: "Réparé", detail: "Vitesse, mobile, formulaires, accessibilité" },
        {
          term: "En ligne",
          detail: `En moins de ${launchDays} jours ouvrables dès que les contenus sont complets`,
        },
        { term: "Prix", detail: `Dès ${formatFrancs(planPrice("basic", "monthly") ?? 0, "fr")} par mois` },
      ],
      action: {
        label: "Faire examiner votre site",
        to: "/services/website-design-development/web-refresh#contact",
      },
      also: { label: "Voir une étude de cas", to: "/showcases" },
    },
    comparison: {
      sheet: "Feuille 1 · Avant et après",
      title: "Un menuisier, deux premières pages",
      slider: "Part visible de l'ancien site, en pour cent",
      before: {
        caption: "2009 : une bienvenue, un compteur, et aucun prix nulle part.",
        description:
          "L'ancienne page : un bandeau brun en dégradé, six boutons brillants, un texte centré en quatre polices, un compteur de visites.",
        name: "Escaliers Duc",
        menu: ["Accueil", "L'entreprise", "Produits", "Galerie", "Livre d'or", "Contact"],
        welcome: "Bienvenue sur notre site",
        text: [
          "Fondée en 1974, notre entreprise familiale met son",
          "savoir-faire et sa passion du bois à votre service pour",
          "tous vos projets. La qualité est notre priorité.",
          "N'hésitez pas à nous contacter pour tout renseignement.",
        ],
        news: "Cliquez ici pour nos actualités (12.03.2011)",
        counter: "Visiteurs : 0004512",
      },
      after: {
        caption: "Aujourd'hui : ce que c'est, ce que cela coûte, ce qu'il faut faire.",
        description:
          "La nouvelle page : une feuille sombre avec un escalier dessiné, un seul titre, un seul bouton, trois prix sur des lignes.",
        name: "Escaliers Duc",
        menu: ["Escaliers", "Prix", "Délais"],
        title: ["L'escalier juste,", "du premier coup."],
        lead: "Mesuré chez vous, construit à Bulle.",
        price: [
          { what: "Droit, en chêne", sum: "dès 4’200" },
          { what: "Quart tournant", sum: "dès 5’600" },
          { what: "De la commande à la pose", sum: "7 semaines" },
        ],
        button: "Faire mesurer",
      },
    },
    kept: {
      sheet: "Feuille 2 · L'inventaire",
      title: "Avant de jeter quoi que ce soit",
      items: [
        {
          title: "Les adresses restent",
          text: "Chaque page trouvée ou citée aujourd'hui garde son adresse, ou mène pour de bon à celle qui la remplace.",
        },
        {
          title: "Les bons textes restent",
          text: "Ce qu'on lit jusqu'au bout vaut de l'argent. Nous le corrigeons, nous ne le remplaçons pas.",
        },
        {
          title: "La vitesse est réparée",
          text: "Le texte d'abord, des images à leur vraie taille, aucun script que personne n'a demandé.",
        },
        {
          title: "Les formulaires sont réparés",
          text: "Chaque demande est confirmée à son auteur, conservée, et envoyée dans une boîte qu'on relève.",
        },
      ],
    },
    route: {
      sheet: "Feuille 3 · L'itinéraire",
      title: "De l'ancien site au nouveau",
      steps: [
        {
          time: `De ${auditMinutes.from} à ${auditMinutes.to} minutes`,
          title: "Audit",
          text: "Quelles pages amènent des clients, lesquelles pèsent. Vous recevez la liste.",
        },
        {
          time: "Semaine 1",
          title: "Tri",
          text: "Garder, fondre, retirer : chaque page reçoit son verdict, avec vous.",
        },
        {
          time: "Semaines 2 et 3",
          title: "Nouveau dessin",
          text: "Les textes d'abord, puis la mise en page, sur vos vraies pages.",
        },
        {
          time: `Moins de ${launchDays} jours ouvrables`,
          title: "Déménagement",
          text: "Construit à côté de l'ancien site, puis échangé en une nuit.",
        },
        {
          time: `En ${projectWeeks.from} à ${projectWeeks.to} semaines`,
          title: "Preuve",
          text: "Les chiffres d'avant et d'après, sur une page : visites, vitesse, demandes.",
        },
      ],
    },
    contact: {
      sheet: "Feuille 4 · Contact",
      title: "Faire examiner votre site",
      lead: "Donnez-nous son adresse dans le message. Nous vous rappelons avec trois choses à garder et trois à réparer.",
    },
  },
});
