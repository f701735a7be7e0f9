import type {
  Client,
  ContactSectionWords,
  HeadWords,
  PointsWords,
  SiteLink,
  StepsWords,
  TestimonialsWords,
} from "#app/content/shared/page-content";
import {
  kern,
  rey,
  rochat,
  sampleReviews,
  testimonialIn,
  type Voice,
} from "#app/content/shared/testimonials";
import { weekScale } from "#app/content/shared/week-scale";
import type { Locale, Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { type CaseSlug, cases } from "#app/domain/offers/cases";
import { claims } from "#app/domain/offers/claims";
import { francsInText } from "#app/domain/offers/money";
import { planPrice, plans } from "#app/domain/offers/plans";
import { brand } from "#app/domain/site/brand";

export const lastChange = "2026-11-30";

export interface SelectorWords {
  title: string;
  lead: string;
  /** The two options, each with its purpose. */
  ways: (SiteLink & { drawing: "new" | "refresh"; text: string })[];
}

export interface TradesWords {
  title: string;
  trades: {
    trade: "health" | "finance" | "salons" | "tables" | "pets" | "spirit" | "construction" | "property";
    title: string;
    text: string;
    /** What clients of that trade read first on a page. */
    line: string;
  }[];
}

export interface CarouselWords extends Pick<TestimonialsWords, "title" | "sample"> {
  items: (TestimonialsWords["items"][number] & { client: Client })[];
  previous: string;
  next: string;
}

export interface ClientsWords {
  title: string;
  clients: { slug: CaseSlug; name: string }[];
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

/** An example: a hairdresser's price for a cut, in CHF. */
const CUT = 68;

const { launchDays, projectWeeks, supportHours, auditMinutes } = claims;
const { basic } = plans;
const webNew = "/services/website-design-development/web-new";
const webRefresh = "/services/website-design-development/web-refresh";

const clientOf = (slug: CaseSlug) => ({ slug, name: cases[slug].client });

const withLogo: CaseSlug[] = [
  "hotel-bellerive",
  "boulangerie-kern",
  "camping-du-lac",
  "physio-grand-pont",
  "escaliers-duc",
  "quarts",
];
const clients = withLogo.map(clientOf);

/** The clients quoted in the carousel, in its order. */
const speakers: [Voice, Client][] = [
  [rochat, clientOf("hotel-bellerive")],
  [kern, clientOf("boulangerie-kern")],
  [rey, { slug: "menuiserie-rey", name: "Menuiserie Rey" }],
];

const spokenIn = (locale: Locale) =>
  speakers.map(([voice, client]) => ({ ...testimonialIn(locale, voice), client }));

export const websiteDesignDevelopment: Localized<WebsitePage> = typeset({
  en: {
    head: {
      title: `Website design in Lausanne, Switzerland – ${brand.name}`,
      description: `New websites and redesigns for small businesses in French-speaking Switzerland, from ${francsInText(planPrice("basic", "monthly") ?? 0, "en")} a month with domain, hosting and writing.`,
    },
    selector: {
      title: "Website design and development in Lausanne",
      lead: "Do you need your first website, or does the one you have need a redesign? Choose whichever applies: the steps differ, but the prices are the same.",
      ways: [
        {
          drawing: "refresh",
          label: "Refresh my website",
          to: webRefresh,
          text: "We keep the pages that bring you customers, and redesign the rest.",
        },
        {
          drawing: "new",
          label: "Create a new website",
          to: webNew,
          text: "We start from what your customers ask, then write and build the site.",
        },
      ],
    },
    features: {
      figure: francsInText(planPrice("basic", "monthly") ?? 0, "en"),
      title: "a month buys our smallest website plan, with no set-up fee",
      items: [
        {
          title: `${basic.pages} pages in the Basic plan`,
          text: `${basic.editHours} hours of light edits a month, domain, hosting and basic SEO are included. In every plan, we also connect the booking system you already use, and take no commission.`,
        },
        {
          title: `Online in under ${launchDays} business days`,
          text: "Counted from the day your content is complete, that is, when you have approved the text.",
        },
        {
          title: "The same person from interview to aftercare",
          text: `One member of the team interviews you, looks after your site and normally answers your messages, always within ${supportHours} business hours. A site that is down comes before everything else.`,
        },
      ],
    },
    trades: {
      title: "What your customers want to\u00A0know first, in eight lines of business",
      trades: [
        {
          trade: "health",
          title: "Health",
          text: "What you treat, what insurance covers, and the next free appointment in the booking system you already use.",
          line: "Free\u00A0on Tuesday,\u00A010:20",
        },
        {
          trade: "finance",
          title: "Finance",
          text: "What it costs, who is responsible, which papers to bring.",
          line: "Your\u00A0salary certificate",
        },
        {
          trade: "salons",
          title: "Salons",
          text: "The price of a cut, and a free slot this Thursday.",
          line: `A cut, ${francsInText(CUT, "en")}`,
        },
        {
          trade: "tables",
          title: "Hospitality",
          text: "Today's menu, a table for six, a room with a view.",
          line: "A\u00A0table for\u00A0six",
        },
        {
          trade: "pets",
          title: "Pets",
          text: "Opening hours, emergencies, the price of a vaccination, and your booking calendar.",
          line: "Emergencies: day\u00A0and\u00A0night",
        },
        {
          trade: "spirit",
          title: "Spiritual practice",
          text: "What happens in a session, what it costs, how to get there.",
          line: "One\u00A0session, one\u00A0hour",
        },
        {
          trade: "construction",
          title: "Construction",
          text: "Finished work nearby, how soon you can start, a quote within days.",
          line: "Finished in\u00A0Bulle",
        },
        {
          trade: "property",
          title: "Property",
          text: "What is to let or for sale, what it is worth, who does the viewings.",
          line: "To\u00A0let: 4\u00A0rooms",
        },
      ],
    },
    difference: {
      title: "What makes us different",
      items: [
        {
          title: "Text first",
          text: "We write your text with you before we design the pages, so the design fits the real words from the start.",
        },
        {
          title: "Tested on a real phone",
          text: "Before the launch we test speed, accessibility and forms on a phone. You receive the figures.",
        },
        {
          title: "Your site belongs to you",
          text: "Domain, text, pictures and code are yours from the first day. If you leave, you take the domain and a copy of the site.",
        },
      ],
    },
    route: {
      scale: weekScale.en,
      figure: `${projectWeeks.from} to ${projectWeeks.to}`,
      title: "weeks from the\u00A0signed\u00A0quote to the\u00A0launch",
      steps: [
        {
          time: `Before you sign: ${auditMinutes.from} to ${auditMinutes.to} minutes`,
          title: "Audit",
          text: "What you have, what your customers ask, what your competitors do better. Free.",
        },
        { time: "Week 1", title: "List of pages", text: "Each with the questions it answers." },
        {
          time: "1 to 3 weeks",
          title: "Text",
          text: "We draft the text; you correct and approve it.",
        },
        {
          time: `Under ${launchDays} business days`,
          title: "Design, code and launch",
          text: "You see the design of your pages first. Then they are built, tested on phones and put on Swiss servers.",
        },
        {
          time: "Each month",
          title: "Aftercare",
          text: `${basic.editHours} or more hours of edits, hosting and support.`,
        },
      ],
    },
    testimonials: {
      sample: sampleReviews.en,
      title: "What three clients say about their sites",
      items: spokenIn("en"),
      previous: "Previous testimonial",
      next: "Next testimonial",
    },
    clients: {
      title: "Some of our clients (invented examples)",
      clients,
      pause: "Pause the logos",
    },
    contact: {
      title: "Tell us about your project",
      lead: "Three sentences are enough. We will tell you whether to redesign your site or start from scratch, with a rough price.",
      message: "Message: your trade and your project",
    },
  },
  fr: {
    head: {
      title: `Création de site internet à Lausanne – ${brand.name}`,
      description: `Création et refonte de sites internet pour les PME de Suisse romande, dès ${francsInText(planPrice("basic", "monthly") ?? 0, "fr")} par mois avec domaine, hébergement et rédaction des textes.`,
    },
    selector: {
      title: "Création de\u00A0site\u00A0internet à\u00A0Lausanne",
      lead: "Un premier site, ou une refonte du vôtre ? Choisissez votre cas : les étapes diffèrent, les prix sont les mêmes.",
      ways: [
        {
          drawing: "refresh",
          label: "Refaire votre site",
          to: webRefresh,
          text: "Nous gardons les pages qui vous amènent des clients et refaisons\u00A0le\u00A0reste.",
        },
        {
          drawing: "new",
          label: "Créer un nouveau site",
          to: webNew,
          text: "Nous partons de ce que vos clients demandent, nous écrivons les textes, puis nous réalisons le site.",
        },
      ],
    },
    features: {
      figure: francsInText(planPrice("basic", "monthly") ?? 0, "fr"),
      title:
        "par mois, notre forfait de\u00A0site le\u00A0moins\u00A0cher, sans\u00A0frais de mise en\u00A0route",
      items: [
        {
          title: `${basic.pages} pages avec le forfait Basic`,
          text: `${basic.editHours} heures de petites modifications par mois, le domaine, l'hébergement et le SEO de base sont compris. Dans chaque forfait, nous intégrons aussi votre système de réservation actuel, sans prendre de commission.`,
        },
        {
          title: `En ligne en moins de ${launchDays} jours ouvrables`,
          text: "Comptés dès que vos contenus sont complets, c'est-à-dire dès que vous avez approuvé les textes.",
        },
        {
          title: "La même personne, de l'entretien au suivi",
          text: `Une même personne mène l'entretien, suit votre site et, en principe, répond à vos messages, toujours en moins de ${supportHours} heures ouvrables. Un site en panne passe avant tout\u00A0le\u00A0reste.`,
        },
      ],
    },
    trades: {
      title: "Ce que vos clients veulent savoir d'abord, dans huit branches",
      trades: [
        {
          trade: "health",
          title: "Santé",
          text: "Ce que vous soignez, ce que l'assurance rembourse, et le prochain rendez-vous libre dans votre système de réservation actuel.",
          line: "Libre\u00A0mardi, 10\u00A0h\u00A020",
        },
        {
          trade: "finance",
          title: "Finance",
          text: "Ce que cela coûte, qui est responsable, quels papiers apporter.",
          line: "Certificat de\u00A0salaire",
        },
        {
          trade: "salons",
          title: "Salons",
          text: "Le prix d'une coupe, et une place libre jeudi.",
          line: `Coupe, ${francsInText(CUT, "fr")}`,
        },
        {
          trade: "tables",
          title: "Hôtellerie et restauration",
          text: "Le menu du jour, une table pour six, une chambre avec vue.",
          line: "Une\u00A0table pour\u00A0six",
        },
        {
          trade: "pets",
          title: "Animaux",
          text: "Les horaires, les urgences, le prix d'un vaccin, et votre calendrier de réservation.",
          line: "Urgences, jour\u00A0et\u00A0nuit",
        },
        {
          trade: "spirit",
          title: "Spiritualité",
          text: "Comment se passe une séance, combien elle coûte, comment venir.",
          line: "Une\u00A0séance, une\u00A0heure",
        },
        {
          trade: "construction",
          title: "Construction",
          text: "Des chantiers terminés dans la région, quand vous pouvez commencer, un devis en quelques jours.",
          line: "Terminé à\u00A0Bulle",
        },
        {
          trade: "property",
          title: "Immobilier",
          text: "Ce qui est à louer ou à vendre, ce que cela vaut, qui fait visiter.",
          line: "À\u00A0louer, 4\u00A0pièces",
        },
      ],
    },
    difference: {
      title: "Ce qui nous distingue",
      items: [
        {
          title: "Les textes d'abord",
          text: "Nous écrivons vos textes avec vous avant de dessiner les pages. La mise en page est ainsi faite dès le début pour vos vrais textes.",
        },
        {
          title: "Essayé sur un vrai téléphone",
          text: "Avant la mise en ligne, nous testons sur un téléphone la vitesse, l'accessibilité et les formulaires. Vous recevez les résultats.",
        },
        {
          title: "Votre site vous appartient",
          text: "Le domaine, les textes, les images et le code sont à vous dès le premier jour. Si vous partez, vous emportez une copie du site et le domaine.",
        },
      ],
    },
    route: {
      scale: weekScale.fr,
      figure: `${projectWeeks.from} à ${projectWeeks.to}`,
      title: "semaines, du\u00A0devis\u00A0signé à la mise en ligne",
      steps: [
        {
          time: `Avant la signature : ${auditMinutes.from} à ${auditMinutes.to} minutes`,
          title: "Audit",
          text: "Ce que vous avez, ce que vos clients demandent, ce que vos concurrents font mieux. Gratuit.",
        },
        {
          time: "Semaine 1",
          title: "Liste des pages",
          text: "Chacune avec les questions auxquelles elle répond.",
        },
        {
          time: "De 1 à 3 semaines",
          title: "Textes",
          text: "Nous rédigeons les textes, vous les corrigez et les approuvez.",
        },
        {
          time: `Moins de ${launchDays} jours ouvrables`,
          title: "Mise en page, code, mise en ligne",
          text: "Vous voyez d'abord la maquette de vos pages, avec vos textes. Nous les réalisons ensuite, les essayons sur téléphone et les installons sur des serveurs suisses.",
        },
        {
          time: "Chaque mois",
          title: "Suivi",
          text: `${basic.editHours} heures de modifications ou plus, l'hébergement et l'assistance.`,
        },
      ],
    },
    testimonials: {
      sample: sampleReviews.fr,
      title: "Ce que trois clients disent de leur site",
      items: spokenIn("fr"),
      previous: "Témoignage précédent",
      next: "Témoignage suivant",
    },
    clients: {
      title: "Quelques-uns de nos clients (exemples inventés)",
      clients,
      pause: "Suspendre le défilement",
    },
    contact: {
      title: "Parlez-nous de votre projet",
      lead: "Trois phrases suffisent. Nous vous dirons s'il vaut mieux refaire votre site ou en créer un, avec une fourchette\u00A0de\u00A0prix.",
      message: "Message : votre métier et votre projet",
    },
  },
});
