import type {
  ContactSectionWords,
  IntroPage,
  OffersWords,
  PointsWords,
  StepsWords,
  TestimonialsWords,
} from "#app/content/shared/page-content";
import { testimonials } from "#app/content/shared/testimonials";
import { weekScale } from "#app/content/shared/week-scale";
import { mapSearches } from "#app/content/towns/map-searches";
import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { cityCount, tintedKm } from "#app/domain/offers/cities";
import { claims } from "#app/domain/offers/claims";
import { formatFrancs, francsInText } from "#app/domain/offers/money";
import { packages } from "#app/domain/offers/packages";
import { brand } from "#app/domain/site/brand";

export const lastChange = "2026-12-01";

const [near, far] = tintedKm;

const [first, second, third] = Object.values(mapSearches);

export interface SearchResultsWords {
  /** `{query}` is replaced by the query. */
  label: string;
  query: string;
  /** The language of the query, and a note about it, if that is not the page's. */
  foreign?: { lang: string; note: string } | undefined;
  /** The client's own result comes first; `lang` is set if it is in another language than the page. */
  results: { site: string; title: string; text: string; lang?: string }[];
  own: string;
  /** Over the results while they are optimised. */
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
  /** Above the links to the towns' pages. */
  towns: { title: string };
  contact: ContactSectionWords;
}

const { auditMinutes, searchWeeks } = claims;

export const seoVisibility: Localized<SeoPage> = typeset({
  en: {
    head: {
      title: `SEO agency in Lausanne, Switzerland – ${brand.name}`,
      description: `SEO in French-speaking Switzerland, paid once: technical basics from ${francsInText(packages.essential, "en")}, Google Business Profile for ${francsInText(packages.local, "en")}, with a report.`,
    },
    inCity: {
      title: `SEO in {city}: get found on Google – ${brand.name}`,
      description:
        "SEO in {city}: your Google Business Profile, ten directories and a page for the town or one nearby, paid once. See what people there search for.",
      heading: "Get found on\u00A0Google in {city}",
    },
    intro: {
      title: "SEO: get\u00A0found on Google",
      lead: "Depending on the package, we fix the technical basics, write pages on the subjects people search for, or complete your Google Business Profile. Then we show you in figures what has changed.",
      facts: [
        {
          term: "First step",
          detail: `A free audit of ${auditMinutes.from} to ${auditMinutes.to} minutes`,
        },
        {
          term: "Price",
          detail: `From ${formatFrancs(packages.essential, "en")}, paid once`,
        },
      ],
      action: { label: "Ask for the free audit", to: "/contact?plan=audit-seo#callback" },
      also: {
        label: "Read “Google Business Profile for a shop, in one hour”",
        to: "/blog/google-business-profile-in-an-hour",
      },
      map: {
        text: `Map of our ${cityCount.en.toLowerCase()} towns by night, with searches made in three of them: “${first}”, “${second}”, “${third}”.`,
        heading: "In a\u00A0local search, distance counts:",
        tints: [`0–${near} km`, `${near}–${far} km`],
        search: "Search made here, in\u00A0French",
        caption: "© swisstopo, FSO",
      },
    },
    search: {
      label: "Search results for “{query}”",
      query: "staircase repair {city}",
      results: [
        {
          site: "your-company.example",
          title: "Staircase repair in {city}: what it costs, how long it takes",
          text: "Prices for a creaking stair or a worn step, with three examples nearby.",
        },
        {
          site: "joiner-portal.example",
          title: "The 27 best joiners near you",
          text: "Compare 27 companies, rate them, register. Sponsored entries come first.",
        },
        {
          site: "wood-and-passion.example",
          title: "Welcome to our website",
          text: "A family company since 1961. Quality is our priority.",
        },
      ],
      own: "Example: your company",
      optimizing: "Optimising…",
      pause: "Pause the demonstration",
    },
    benefits: {
      title: "The four parts of our SEO work",
      items: [
        {
          title: "Technical basics",
          text: "Your pages load fast, Google can read them, and each has one web address. We fix whatever is in the way.",
        },
        {
          title: "Content",
          text: "We look up the keywords people type, group them, and write the pages those people are looking for. You correct them and we publish them, in French, in English or both, at the same price. These pages come on top of those in your website plan.",
        },
        {
          title: "Local search",
          text: "Your Google Business Profile, complete with hours, pictures and reviews, and the same details in the directories that matter.",
        },
        {
          title: "Reporting",
          text: "One page: what was done, what it changed, what comes next. We count enquiries.",
        },
      ],
    },
    offers: {
      title: "Four SEO packages, paid once",
      gifts: "Limited offer",
      cards: [
        {
          name: "Essential",
          price: `${formatFrancs(packages.essential, "en")}/paid once`,
          features: [
            "Technical check of every page",
            "Titles and descriptions rewritten",
            "List of your pages (sitemap) sent to Google",
            "Speed improved, broken links fixed",
            `A final report, ${searchWeeks.to} weeks after our work`,
            "🎁 A first SEO consultation, free of charge",
          ],
          action: { label: "Choose Essential", to: "/contact?plan=seo-essential#callback" },
        },
        {
          name: "Advanced",
          badge: "Most popular",
          isPopular: true,
          price: `${formatFrancs(packages.advanced, "en")}/paid once`,
          features: [
            "Everything in Essential, plus:",
            "Keyword research",
            "A list of pages, grouped by topic",
            "Two pages written",
            `Two reports: one when the pages go live, one ${searchWeeks.to} weeks after that`,
            "🎁 A first SEO consultation, free of charge",
          ],
          action: { label: "Choose Advanced", to: "/contact?plan=seo-advanced#callback" },
        },
        {
          name: "Expert",
          price: `${formatFrancs(packages.expert, "en")}/paid once`,
          features: [
            "Everything in Advanced, with these changes and additions:",
            "Five pages written instead of two",
            "Links to your site, requested from partners in your region and never bought",
            "Three months of follow-up",
            "A report each month",
            "🎁 A first SEO consultation, free of charge",
          ],
          action: { label: "Choose Expert", to: "/contact?plan=seo-expert#callback" },
        },
        {
          name: "Local SEO",
          badge: "For one town",
          price: `${formatFrancs(packages.local, "en")}/paid once`,
          features: [
            "The same name and hours in ten directories",
            "Your Google Business Profile, complete",
            "A page for your town or one nearby",
            "A link to send when you ask for reviews",
            `A final report, ${searchWeeks.to} weeks after our work`,
            "🎁 A first SEO consultation, free of charge",
          ],
          action: { label: "Choose Local SEO", to: "/contact?plan=seo-local#callback" },
        },
      ],
    },
    route: {
      scale: { ...weekScale.en, done: "work done" },
      title: `Allow ${searchWeeks.from} to ${searchWeeks.to} weeks after our\u00A0work to see the\u00A0effect on\u00A0Google`,
      steps: [
        {
          time: `${auditMinutes.from} to ${auditMinutes.to} minutes`,
          title: "Audit",
          text: "Together we look at where you stand. You will get a list of what to fix, and it is free.",
        },
        {
          time: "Week 1",
          title: "Technical basics or Google profile",
          text: "We fix what is broken or slow. With Local SEO, we complete your Google Business Profile instead.",
        },
        {
          time: "Weeks 2 to 4",
          title: "Pages",
          text: "The pages in your package: written by us, corrected by you, published and linked. Essential includes none.",
        },
        {
          time: `${searchWeeks.from} to ${searchWeeks.to} weeks later`,
          title: "Effect",
          text: "Google takes its time. We note the figures before we start, and the final report compares them with the new ones.",
        },
      ],
    },
    testimonials: {
      title: "What three clients say about our SEO",
      ...testimonials.search.en,
    },
    towns: { title: `What we do for companies in ${cityCount.en.toLowerCase()} towns` },
    contact: {
      title: "See where you stand on Google",
      lead: "Before we answer, we look for you on Google as your customers would.",
      message: "Message: your website and your trade",
    },
  },
  fr: {
    head: {
      title: `Agence SEO à Lausanne, Suisse romande – ${brand.name}`,
      description: `Référencement pour les PME de Suisse romande, payé une fois : technique dès ${francsInText(packages.essential, "fr")}, fiche Google à ${francsInText(packages.local, "fr")}, avec un rapport.`,
    },
    inCity: {
      title: `Référencement Google à {city} – ${brand.name}`,
      description:
        "Référencement à {city} : fiche Google, dix annuaires et une page pour la ville ou une localité voisine, payés une fois. Voyez ce que l'on y cherche.",
      heading: "Soyez visible sur\u00A0Google à\u00A0{city}",
    },
    intro: {
      title: "SEO : soyez\u00A0visible sur\u00A0Google",
      lead: "C'est le référencement de votre site : selon le forfait, nous corrigeons la technique, rédigeons des pages ou complétons votre fiche Google. Un rapport vous montre ce qui a changé.",
      facts: [
        {
          term: "Pour commencer",
          detail: `Un audit gratuit de ${auditMinutes.from} à ${auditMinutes.to} minutes`,
        },
        {
          term: "Prix",
          detail: `Dès ${formatFrancs(packages.essential, "fr")}, payés une fois`,
        },
      ],
      action: { label: "Demander l'audit gratuit", to: "/contact?plan=audit-seo#callback" },
      also: {
        label: "Lire « La fiche Google de votre commerce, en une heure »",
        to: "/blog/fiche-google-en-une-heure",
      },
      map: {
        text: `Carte de nuit de nos ${cityCount.fr.toLowerCase()} villes, avec des recherches faites dans trois d'entre elles : « ${first} », « ${second} », « ${third} ».`,
        heading: "Dans une recherche locale, la\u00A0distance compte :",
        tints: [`0–${near} km`, `${near}–${far} km`],
        search: "Recherche faite ici",
        caption: "© swisstopo, OFS",
      },
    },
    search: {
      label: "Résultats de recherche pour « {query} »",
      query: "réparer escalier {city}",
      results: [
        {
          site: "votre-entreprise.example",
          title: "Réparer un escalier à {city} : prix et durée",
          text: "Le prix pour réparer une marche qui grince, le temps qu'il faut, trois exemples dans la région.",
        },
        {
          site: "portail-artisans.example",
          title: "Les 27 meilleurs menuisiers près de vous",
          text: "Comparez 27 entreprises, notez, inscrivez-vous. Annonces en premier.",
        },
        {
          site: "bois-et-passion.example",
          title: "Bienvenue sur notre site",
          text: "Entreprise familiale depuis 1961. La qualité est notre priorité.",
        },
      ],
      own: "Exemple : votre entreprise",
      optimizing: "Optimisation en cours…",
      pause: "Suspendre la démonstration",
    },
    benefits: {
      title: "Les quatre parties de\u00A0notre\u00A0travail de référencement",
      items: [
        {
          title: "Les bases",
          text: "Vos pages s'affichent vite, Google peut les lire et chacune n'a qu'une adresse. Nous corrigeons ce qui bloque.",
        },
        {
          title: "Les contenus",
          text: "Nous cherchons les mots-clés que les gens tapent, nous les regroupons et nous rédigeons les pages qui y répondent. Vous corrigez, nous publions, en français, en anglais ou dans les deux, au même prix. Ces pages s'ajoutent à celles de votre forfait de site.",
        },
        {
          title: "La recherche locale",
          text: "Votre fiche Google complète, avec ses horaires, ses photos et ses avis, et les mêmes indications dans les annuaires qui comptent.",
        },
        {
          title: "Le rapport",
          text: "Une page : ce qui a été fait, ce que cela a changé, ce qui vient ensuite. Nous comptons les demandes.",
        },
      ],
    },
    offers: {
      title: "Quatre forfaits de\u00A0référencement, à\u00A0paiement unique",
      gifts: "Offre limitée",
      cards: [
        {
          name: "Essentiel",
          price: `${formatFrancs(packages.essential, "fr")}/payés une fois`,
          features: [
            "Contrôle technique de chaque page",
            "Titres et descriptions réécrits",
            "Liste de vos pages (plan du site) transmise à Google",
            "Vitesse améliorée, liens cassés réparés",
            `Un rapport final, ${searchWeeks.to} semaines après notre travail`,
            "🎁 Premier rendez-vous SEO offert",
          ],
          action: { label: "Choisir Essentiel", to: "/contact?plan=seo-essential#callback" },
        },
        {
          name: "Avancé",
          badge: "Le plus demandé",
          isPopular: true,
          price: `${formatFrancs(packages.advanced, "fr")}/payés une fois`,
          features: [
            "Tout ce que contient Essentiel, et en plus :",
            "Étude des mots-clés",
            "Une liste de pages, par thèmes",
            "Deux pages rédigées",
            `Deux rapports : à la mise en ligne, et ${searchWeeks.to} semaines après`,
            "🎁 Premier rendez-vous SEO offert",
          ],
          action: { label: "Choisir Avancé", to: "/contact?plan=seo-advanced#callback" },
        },
        {
          name: "Expert",
          price: `${formatFrancs(packages.expert, "fr")}/payés une fois`,
          features: [
            "Tout ce que contient Avancé, avec ces changements :",
            "Cinq pages rédigées au lieu de deux",
            "Des liens vers votre site, demandés à des partenaires de votre région, jamais achetés",
            "Trois mois de suivi",
            "Un rapport par mois",
            "🎁 Premier rendez-vous SEO offert",
          ],
          action: { label: "Choisir Expert", to: "/contact?plan=seo-expert#callback" },
        },
        {
          name: "SEO local",
          badge: "Pour une ville",
          price: `${formatFrancs(packages.local, "fr")}/payés une fois`,
          features: [
            "Le même nom et les mêmes horaires dans dix annuaires",
            "Votre fiche Google, complète",
            "Une page pour votre ville ou une localité voisine",
            "Un lien pour demander des avis",
            `Un rapport final, ${searchWeeks.to} semaines après notre travail`,
            "🎁 Premier rendez-vous SEO offert",
          ],
          action: { label: "Choisir SEO local", to: "/contact?plan=seo-local#callback" },
        },
      ],
    },
    route: {
      scale: { ...weekScale.fr, done: "fin du travail" },
      title: `Comptez ${searchWeeks.from} à ${searchWeeks.to} semaines après notre\u00A0travail pour voir l'effet sur\u00A0Google`,
      steps: [
        {
          time: `De ${auditMinutes.from} à ${auditMinutes.to} minutes`,
          title: "Audit",
          text: "Nous regardons ensemble où vous en êtes. Vous recevez la liste des corrections. C'est gratuit.",
        },
        {
          time: "Semaine 1",
          title: "Bases ou fiche",
          text: "Nous corrigeons ce qui ne fonctionne pas et ce qui est lent. Avec le SEO local, nous complétons plutôt votre fiche Google.",
        },
        {
          time: "Semaines 2 à 4",
          title: "Pages",
          text: "Celles de votre forfait : nous les rédigeons, vous les corrigez, nous les publions. Essentiel n'en contient pas.",
        },
        {
          time: `De ${searchWeeks.from} à ${searchWeeks.to} semaines après`,
          title: "Effet",
          text: "Google prend son temps. Le rapport final compare les chiffres d'avant et d'après.",
        },
      ],
    },
    testimonials: {
      title: "Trois clients parlent de leur référencement",
      ...testimonials.search.fr,
    },
    towns: {
      title: `Ce que nous faisons pour\u00A0les\u00A0entreprises de ${cityCount.fr.toLowerCase()} villes`,
    },
    contact: {
      title: "Voyez où vous en\u00A0êtes sur Google",
      lead: "Avant de vous répondre, nous vous cherchons sur Google, comme le feraient vos clients.",
      message: "Message : votre site et votre métier",
    },
  },
});
