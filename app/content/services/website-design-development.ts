import type {
  Client,
  ContactSectionWords,
  HeadWords,
  PointsWords,
  SiteLink,
  StepsWords,
  TestimonialsWords,
} from "#app/content/shared/page-content";
import { testimonials } from "#app/content/shared/testimonials";
import { claims } from "#app/domain/chat/claims";
import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { formatFrancs } from "#app/domain/offers/money";
import { planPrice, plans } from "#app/domain/offers/plans";
import { brand } from "#app/domain/site/brand";

export const lastChange = "2026-11-21";

export interface SelectorWords {
  title: string;
  lead: string;
  /** The two ways, each with what it is for. */
  ways: (SiteLink & { drawing: "new" | "refresh"; text: string })[];
}

export interface TradesWords {
  sheet: string;
  title: string;
  trades: { symbol: Trade; title: string; text: string }[];
}

export type Trade =
  | "health"
  | "finance"
  | "salons"
  | "hospitality"
  | "pets"
  | "spiritual"
  | "construction"
  | "estate";

export interface CarouselWords extends Pick<TestimonialsWords, "sheet" | "title"> {
  items: (TestimonialsWords["items"][number] & { client: Client })[];
  previous: string;
  next: string;
}

export interface ClientsWords {
  sheet: string;
  title: string;
  clients: Client[];
  pause: string;
}

interface WebsitePage {
  head: HeadWords;
  selector: SelectorWords;
  features: PointsWords;
  trades: TradesWords;
  difference: PointsWords;
  route: StepsWords;
  testimonials: CarouselWords;
  clients: ClientsWords;
  contact: ContactSectionWords;
}

const { launchDays, projectWeeks, supportHours, auditMinutes } = claims;
const { basic } = plans;
const webNew = "/services/website-design-development/web-new";
const webRefresh = "/services/website-design-development/web-refresh";

const clients: Client[] = [
  "Hotel Bellerive",
  "Boulangerie Kern",
  "Camping du Lac",
  "Physio Grand-Pont",
  "Menuiserie Rey",
  "Cave des Rocs",
  "Atelier Vélo 21",
  "Fleurs du Marché",
];

/** The clients who speak in the carousel, in its order. */
const speakers: Client[] = ["Hotel Bellerive", "Boulangerie Kern", "Menuiserie Rey"];

function withLogos(items: TestimonialsWords["items"]): CarouselWords["items"] {
  return items.flatMap((item, index) => {
    const client = speakers[index];
    return client ? [{ ...item, client }] : [];
  });
}

export const websiteDesignDevelopment: Localized<WebsitePage> = typeset({
  en: {
    head: {
      title: `Website design and development · ${brand.name}`,
      description:
        "New sites and redesigns for Swiss small companies: drawn, written, built and hosted by one team, on a monthly plan with domain and hosting in the price.",
    },
    selector: {
      title: "A site that earns its place.",
      lead: "Are you starting from a blank sheet, or from a site that has aged? The route is not the same, so tell us which one is yours.",
      ways: [
        {
          drawing: "refresh",
          label: "Refresh my website",
          to: webRefresh,
          text: "Keep the addresses and texts that work, redraw the rest.",
        },
        {
          drawing: "new",
          label: "Create a new website",
          to: webNew,
          text: "From your clients' questions to a site in their language.",
        },
      ],
    },
    features: {
      sheet: "Sheet 1 · In short",
      title: "A price, a date, a person",
      items: [
        {
          title: `From ${formatFrancs(planPrice("basic", "monthly") ?? 0, "en")} a month`,
          text: `${basic.pages} pages, ${basic.editHours} hours of light edits, domain, hosting and basic SEO in the price.`,
        },
        {
          title: `${projectWeeks.from} to ${projectWeeks.to} weeks, all told`,
          text: `Online in under ${launchDays} business days, counted from the day your content is complete.`,
        },
        {
          title: "One person from first call to launch",
          text: `Whoever draws your site also answers when something is wrong, within ${supportHours} business hours.`,
        },
      ],
    },
    trades: {
      sheet: "Sheet 2 · Trades",
      title: "We know what your clients ask first",
      trades: [
        {
          symbol: "health",
          title: "Health",
          text: "Which complaint, which insurer, when is the next free hour.",
        },
        {
          symbol: "finance",
          title: "Finance",
          text: "What it costs, who signs, what papers to bring.",
        },
        { symbol: "salons", title: "Salons", text: "The price of a cut, and a time this Thursday." },
        {
          symbol: "hospitality",
          title: "Hospitality",
          text: "The menu of the day, a table for six, a room with a view.",
        },
        { symbol: "pets", title: "Pets", text: "Opening hours, emergencies, what a vaccination costs." },
        {
          symbol: "spiritual",
          title: "Spiritual care",
          text: "How a session goes, what it is not, how to come.",
        },
        {
          symbol: "construction",
          title: "Construction",
          text: "Finished sites nearby, delays, a quote within days.",
        },
        {
          symbol: "estate",
          title: "Real estate",
          text: "What is free, what it is worth, who shows it.",
        },
      ],
    },
    difference: {
      sheet: "Sheet 3 · The difference",
      title: "What makes us different",
      items: [
        {
          title: "Words before pictures",
          text: "We write your pages with you before we draw them. A layout made for real sentences does not break when they arrive.",
        },
        {
          title: "Measured, not promised",
          text: "Speed, accessibility and forms are tested on a real phone before the launch, and you receive the figures.",
        },
        {
          title: "Yours to take away",
          text: "Domain, texts, pictures and code belong to you. If you leave, you leave with all of it.",
        },
      ],
    },
    route: {
      sheet: "Sheet 4 · The route",
      title: "Five stations, in this order",
      steps: [
        {
          time: `${auditMinutes.from} to ${auditMinutes.to} minutes`,
          title: "Audit",
          text: "What you have, what your clients ask, what your neighbours do better.",
        },
        { time: "Week 1", title: "Plan", text: "A list of pages, each with the question that it answers." },
        { time: "Weeks 2 and 3", title: "Texts and design", text: "You read real pages, not grey boxes." },
        {
          time: `Under ${launchDays} business days`,
          title: "Code and launch",
          text: "Built, tested on phones, moved to Swiss servers.",
        },
        {
          time: "Each month",
          title: "Care",
          text: `${basic.editHours} hours of edits or more, updates, backups, a person who answers.`,
        },
      ],
    },
    testimonials: {
      sheet: "Sheet 5 · Clients",
      title: "What they say a year later",
      items: withLogos(testimonials.website.en),
      previous: "Previous testimonial",
      next: "Next testimonial",
    },
    clients: {
      sheet: "Sheet 6 · Trust",
      title: "They trust us with their name",
      clients,
      pause: "Pause the logos",
    },
    contact: {
      sheet: "Sheet 7 · Contact",
      title: "Describe your project",
      lead: "Three sentences are enough. We call back at the hour you choose, with a first opinion and a price.",
    },
  },
  fr: {
    head: {
      title: `Création de sites web en Suisse romande · ${brand.name}`,
      description:
        "Nouveaux sites et refontes pour les PME : dessinés, rédigés, développés et hébergés par une seule équipe, avec domaine et hébergement dans le forfait.",
    },
    selector: {
      title: "Un site qui gagne sa place.",
      lead: "Partez-vous d'une page blanche ou d'un site qui a vieilli ? L'itinéraire n'est pas le même : dites-nous lequel est le vôtre.",
      ways: [
        {
          drawing: "refresh",
          label: "Refaire mon site",
          to: webRefresh,
          text: "Garder les adresses et les textes qui marchent, redessiner le reste.",
        },
        {
          drawing: "new",
          label: "Créer un nouveau site",
          to: webNew,
          text: "Des questions de vos clients à un site qui parle leur langue.",
        },
      ],
    },
    features: {
      sheet: "Feuille 1 · En bref",
      title: "Un prix, une date, une personne",
      items: [
        {
          title: `Dès ${formatFrancs(planPrice("basic", "monthly") ?? 0, "fr")} par mois`,
          text: `${basic.pages} pages, ${basic.editHours} heures de petites modifications, domaine, hébergement et SEO de base compris.`,
        },
        {
          title: `De ${projectWeeks.from} à ${projectWeeks.to} semaines en tout`,
          text: `En ligne en moins de ${launchDays} jours ouvrables, comptés dès que vos contenus sont complets.`,
        },
        {
          title: "Une seule personne, de l'appel au lancement",
          text: `Celle qui dessine votre site répond aussi quand quelque chose ne va pas, en moins de ${supportHours} heures ouvrables.`,
        },
      ],
    },
    trades: {
      sheet: "Feuille 2 · Métiers",
      title: "Nous savons ce que vos clients demandent d'abord",
      trades: [
        {
          symbol: "health",
          title: "Santé",
          text: "Quelle douleur, quelle assurance, à quand la prochaine heure libre.",
        },
        {
          symbol: "finance",
          title: "Finance",
          text: "Ce que cela coûte, qui signe, quels papiers apporter.",
        },
        { symbol: "salons", title: "Salons", text: "Le prix d'une coupe, et une place ce jeudi." },
        {
          symbol: "hospitality",
          title: "Hôtellerie et restauration",
          text: "Le menu du jour, une table pour six, une chambre avec vue.",
        },
        { symbol: "pets", title: "Animaux", text: "Les horaires, les urgences, le prix d'un vaccin." },
        {
          symbol: "spiritual",
          title: "Spiritualité",
          text: "Comment se passe une séance, ce qu'elle n'est pas, comment venir.",
        },
        {
          symbol: "construction",
          title: "Construction",
          text: "Des chantiers terminés près de chez eux, des délais, un devis en quelques jours.",
        },
        {
          symbol: "estate",
          title: "Immobilier",
          text: "Ce qui est libre, ce que cela vaut, qui le fait visiter.",
        },
      ],
    },
    difference: {
      sheet: "Feuille 3 · La différence",
      title: "Ce qui nous distingue",
      items: [
        {
          title: "Les mots avant les images",
          text: "Nous écrivons vos pages avec vous avant de les dessiner. Une mise en page faite pour de vraies phrases ne casse pas quand elles arrivent.",
        },
        {
          title: "Mesuré, pas promis",
          text: "Vitesse, accessibilité et formulaires sont essayés sur un vrai téléphone avant la mise en ligne, et vous recevez les chiffres.",
        },
        {
          title: "À vous d'emporter",
          text: "Domaine, textes, images et code vous appartiennent. Si vous partez, vous partez avec tout.",
        },
      ],
    },
    route: {
      sheet: "Feuille 4 · L'itinéraire",
      title: "Cinq étapes, dans cet ordre",
      steps: [
        {
          time: `De ${auditMinutes.from} à ${auditMinutes.to} minutes`,
          title: "Audit",
          text: "Ce que vous avez, ce que vos clients demandent, ce que vos voisins font mieux.",
        },
        {
          time: "Semaine 1",
          title: "Plan",
          text: "La liste des pages, chacune avec la question à laquelle elle répond.",
        },
        {
          time: "Semaines 2 et 3",
          title: "Textes et dessin",
          text: "Vous lisez de vraies pages, pas des cadres gris.",
        },
        {
          time: `Moins de ${launchDays} jours ouvrables`,
          title: "Code et mise en ligne",
          text: "Construit, essayé sur téléphone, installé sur des serveurs suisses.",
        },
        {
          time: "Chaque mois",
          title: "Entretien",
          text: `${basic.editHours} heures de modifications ou plus, mises à jour, sauvegardes, quelqu'un qui répond.`,
        },
      ],
    },
    testimonials: {
      sheet: "Feuille 5 · Clients",
      title: "Ce qu'ils en disent un an après",
      items: withLogos(testimonials.website.fr),
      previous: "Témoignage précédent",
      next: "Témoignage suivant",
    },
    clients: {
      sheet: "Feuille 6 · Confiance",
      title: "Ils nous confient leur nom",
      clients,
      pause: "Suspendre le défilement",
    },
    contact: {
      sheet: "Feuille 7 · Contact",
      title: "Décrivez votre projet",
      lead: "Trois phrases suffisent. Nous vous rappelons à l'heure de votre choix, avec un premier avis et un prix.",
    },
  },
});
