import type {
  ContactSectionWords,
  IntroPage,
  OffersWords,
  PointsWords,
  StepsWords,
  TestimonialsWords,
} from "#app/content/shared/page-content";
import { testimonials } from "#app/content/shared/testimonials";
import { claims } from "#app/domain/chat/claims";
import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { formatFrancs } from "#app/domain/offers/money";
import { packages } from "#app/domain/offers/packages";
import { brand } from "#app/domain/site/brand";

export const lastChange = "2026-11-21";

export interface SearchResultsWords {
  label: string;
  query: string;
  /** The client's own stands first. */
  results: { site: string; title: string; text: string }[];
  own: string;
  /** Stands over the results while they are worked on. */
  optimizing: string;
  pause: string;
}

interface SeoPage extends IntroPage {
  inCity: { title: string; description: string; heading: string };
  search: SearchResultsWords;
  benefits: PointsWords;
  offers: OffersWords;
  route: StepsWords;
  testimonials: TestimonialsWords;
  contact: ContactSectionWords;
}

const { auditMinutes } = claims;

export const seoVisibility: Localized<SeoPage> = typeset({
  en: {
    head: {
      title: `SEO and visibility for small companies · ${brand.name}`,
      description:
        "Search engine optimisation for Swiss small companies: foundations, content, local presence and a report you can read, in packages paid once.",
    },
    inCity: {
      title: `SEO and visibility in {city} · ${brand.name}`,
      description:
        "Be found in {city}: local search, solid foundations, useful content and a report you can read, in packages paid once and priced in Swiss francs.",
      heading: "Be found before your neighbour in {city}.",
    },
    intro: {
      title: "Be found before your neighbour.",
      lead: "We mend the foundations, write what people search for, and put you on the local map. Then we show you, in plain figures, what it changed.",
      facts: [
        {
          term: "First step",
          detail: `An audit of ${auditMinutes.from} to ${auditMinutes.to} minutes`,
        },
        {
          term: "Price",
          detail: `From ${formatFrancs(packages.essential, "en")}, paid once`,
        },
      ],
      action: { label: "See where you stand", to: "/contact" },
      also: { label: "Read: how to structure a site", to: "/blog/structurer-site-seo-2025" },
    },
    search: {
      label: "Search results for",
      query: "staircase repair {city}",
      results: [
        {
          site: "escaliers-duc.example",
          title: "Staircase repaired in {city}: prices and delays",
          text: "What a creaking step costs, how long it takes, three staircases mended nearby.",
        },
        {
          site: "handwerker-portal.example",
          title: "The 27 best carpenters near you",
          text: "Compare, rate, register. Sponsored entries come first.",
        },
        {
          site: "bois-et-passion.example",
          title: "Welcome to our website",
          text: "A family company since 1974. Quality is our priority.",
        },
      ],
      own: "Our client",
      optimizing: "Optimising…",
      pause: "Pause the demonstration",
    },
    benefits: {
      sheet: "Sheet 1 · What we do",
      title: "Four things that get a page found",
      items: [
        {
          title: "Foundations",
          text: "Pages that load at once, are read by machines, and have one address each. We mend what stands in the way.",
        },
        {
          title: "Content",
          text: "We collect what people really search for, group it, and write the pages that answer it. You correct, we publish.",
        },
        {
          title: "Local",
          text: "Your entry on the map, its hours, its pictures, its reviews: complete, and the same everywhere.",
        },
        {
          title: "Reporting",
          text: "One page: what was done, what it moved, what comes next. Requests are counted, not positions.",
        },
      ],
    },
    offers: {
      sheet: "Sheet 2 · Packages",
      title: "Search, paid once",
      gifts: "Limited offer",
      cards: [
        {
          name: "Essential",
          price: `${formatFrancs(packages.essential, "en")}/paid once`,
          features: [
            "Audit of your site",
            "Titles and descriptions rewritten",
            "Site map and search console",
            "Speed and broken links mended",
            "One report to end with",
            "🎁 A first SEO talk",
          ],
          action: { label: "Choose Essential", to: "/contact" },
        },
        {
          name: "Advanced",
          badge: "Most chosen",
          isPopular: true,
          price: `${formatFrancs(packages.advanced, "en")}/paid once`,
          features: [
            "All of Essential",
            "Research of what people search for",
            "A plan of pages, in groups",
            "Two pages written",
            "Two reports to read",
            "🎁 A first SEO talk",
          ],
          action: { label: "Choose Advanced", to: "/contact" },
        },
        {
          name: "Expert",
          price: `${formatFrancs(packages.expert, "en")}/paid once`,
          features: [
            "All of Advanced",
            "Five pages written",
            "Links from sites of your region",
            "Three months of follow-up",
            "A report each month",
            "🎁 A first SEO talk",
          ],
          action: { label: "Choose Expert", to: "/contact" },
        },
        {
          name: "Local SEO",
          badge: "For one town",
          price: `${formatFrancs(packages.local, "en")}/paid once`,
          features: [
            "Your entry on the map, complete",
            "The same name and hours in ten directories",
            "A page for your town",
            "A way to ask clients for a review",
            "One report to end with",
            "🎁 A first SEO talk",
          ],
          action: { label: "Choose Local SEO", to: "/contact" },
        },
      ],
    },
    route: {
      sheet: "Sheet 3 · The route",
      title: "How the work goes",
      steps: [
        {
          time: `${auditMinutes.from} to ${auditMinutes.to} minutes`,
          title: "Audit",
          text: "Where you stand, with you at the screen. You keep the list.",
        },
        { time: "Week 1", title: "Foundations", text: "What is broken or slow is mended first." },
        { time: "Weeks 2 to 4", title: "Pages", text: "Written, corrected by you, put online and linked." },
        {
          time: "After 6 to 12 weeks",
          title: "Effect",
          text: "Search engines take their time. We say so before, and measure after.",
        },
      ],
    },
    testimonials: {
      sheet: "Sheet 4 · Clients",
      title: "Found, by their own account",
      items: testimonials.search.en,
    },
    contact: {
      sheet: "Sheet 5 · Contact",
      title: "See where you stand",
      lead: "Give us your address and your town. We look before we call.",
    },
  },
  fr: {
    head: {
      title: `SEO et visibilité pour les PME · ${brand.name}`,
      description:
        "Référencement naturel pour les PME de Suisse romande : bases techniques, contenus, présence locale et rapport lisible, en forfaits payés une seule fois.",
    },
    inCity: {
      title: `SEO et visibilité à {city} · ${brand.name}`,
      description:
        "Soyez trouvé à {city} : référencement local, bases solides, contenus utiles et rapport lisible, en forfaits payés une seule fois, affichés en francs.",
      heading: "Soyez trouvé avant votre voisin à {city}.",
    },
    intro: {
      title: "Soyez trouvé avant votre voisin.",
      lead: "Nous réparons les bases, nous écrivons ce que l'on cherche, nous vous plaçons sur la carte locale. Puis nous vous montrons, chiffres à l'appui, ce qui a changé.",
      facts: [
        {
          term: "Pour commencer",
          detail: `Un audit de ${auditMinutes.from} à ${auditMinutes.to} minutes`,
        },
        {
          term: "Prix",
          detail: `Dès ${formatFrancs(packages.essential, "fr")}, payés une fois`,
        },
      ],
      action: { label: "Voir où vous en êtes", to: "/contact" },
      also: { label: "Lire : structurer un site", to: "/blog/structurer-site-seo-2025" },
    },
    search: {
      label: "Résultats de recherche pour",
      query: "réparer escalier {city}",
      results: [
        {
          site: "escaliers-duc.example",
          title: "Réparer un escalier à {city} : prix et délais",
          text: "Ce que coûte une marche qui grince, le temps qu'il faut, trois escaliers réparés tout près.",
        },
        {
          site: "portail-artisans.example",
          title: "Les 27 meilleurs menuisiers près de vous",
          text: "Comparez, notez, inscrivez-vous. Les annonces passent d'abord.",
        },
        {
          site: "bois-et-passion.example",
          title: "Bienvenue sur notre site",
          text: "Entreprise familiale depuis 1974. La qualité est notre priorité.",
        },
      ],
      own: "Notre client",
      optimizing: "Optimisation en cours…",
      pause: "Suspendre la démonstration",
    },
    benefits: {
      sheet: "Feuille 1 · Notre travail",
      title: "Quatre choses qui font trouver une page",
      items: [
        {
          title: "Les bases",
          text: "Des pages qui s'affichent aussitôt, que les machines lisent, et qui n'ont qu'une adresse. Nous réparons ce qui gêne.",
        },
        {
          title: "Les contenus",
          text: "Nous recueillons ce qu'on cherche vraiment, nous le groupons, et nous écrivons les pages qui y répondent. Vous corrigez, nous publions.",
        },
        {
          title: "Le local",
          text: "Votre fiche sur la carte, ses horaires, ses photos, ses avis : complète, et la même partout.",
        },
        {
          title: "Le rapport",
          text: "Une page : ce qui a été fait, ce que cela a changé, ce qui vient ensuite. On compte des demandes, pas des positions.",
        },
      ],
    },
    offers: {
      sheet: "Feuille 2 · Forfaits",
      title: "La visibilité, payée une fois",
      gifts: "Offre limitée",
      cards: [
        {
          name: "Essentiel",
          price: `${formatFrancs(packages.essential, "fr")}/payés une fois`,
          features: [
            "Audit de votre site",
            "Titres et descriptions réécrits",
            "Plan du site et console de recherche",
            "Vitesse et liens cassés réparés",
            "Un rapport pour finir",
            "🎁 Un premier entretien SEO",
          ],
          action: { label: "Choisir Essentiel", to: "/contact" },
        },
        {
          name: "Avancé",
          badge: "Le plus choisi",
          isPopular: true,
          price: `${formatFrancs(packages.advanced, "fr")}/payés une fois`,
          features: [
            "Tout ce que contient Essentiel",
            "Étude de ce que l'on cherche",
            "Un plan de pages, par groupes",
            "Deux pages rédigées",
            "Deux rapports à lire",
            "🎁 Un premier entretien SEO",
          ],
          action: { label: "Choisir Avancé", to: "/contact" },
        },
        {
          name: "Expert",
          price: `${formatFrancs(packages.expert, "fr")}/payés une fois`,
          features: [
            "Tout ce que contient Avancé",
            "Cinq pages rédigées",
            "Des liens depuis des sites de votre région",
            "Trois mois de suivi",
            "Un rapport par mois",
            "🎁 Un premier entretien SEO",
          ],
          action: { label: "Choisir Expert", to: "/contact" },
        },
        {
          name: "SEO local",
          badge: "Pour une ville",
          price: `${formatFrancs(packages.local, "fr")}/payés une fois`,
          features: [
            "Votre fiche sur la carte, complète",
            "Le même nom et les mêmes horaires dans dix annuaires",
            "Une page pour votre ville",
            "Un moyen de demander un avis à vos clients",
            "Un rapport pour finir",
            "🎁 Un premier entretien SEO",
          ],
          action: { label: "Choisir SEO local", to: "/contact" },
        },
      ],
    },
    route: {
      sheet: "Feuille 3 · L'itinéraire",
      title: "Comment le travail se déroule",
      steps: [
        {
          time: `De ${auditMinutes.from} à ${auditMinutes.to} minutes`,
          title: "Audit",
          text: "Où vous en êtes, avec vous devant l'écran. La liste vous reste.",
        },
        { time: "Semaine 1", title: "Bases", text: "On répare d'abord ce qui est cassé ou lent." },
        {
          time: "Semaines 2 à 4",
          title: "Pages",
          text: "Écrites, corrigées par vous, mises en ligne et reliées.",
        },
        {
          time: "Après 6 à 12 semaines",
          title: "Effet",
          text: "Les moteurs prennent leur temps. Nous le disons avant, nous mesurons après.",
        },
      ],
    },
    testimonials: {
      sheet: "Feuille 4 · Clients",
      title: "Trouvés, et ils le racontent",
      items: testimonials.search.fr,
    },
    contact: {
      sheet: "Feuille 5 · Contact",
      title: "Voir où vous en êtes",
      lead: "Donnez-nous votre adresse et votre ville. Nous regardons avant d'appeler.",
    },
  },
});
