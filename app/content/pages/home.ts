import { servicePricesIn, servicesIn } from "#app/content/services/service-list";
import type {
  CallWords,
  FaqWords,
  HeadWords,
  IndexWords,
  OfferRow,
  ServiceEntry,
  SiteLink,
} from "#app/content/shared/page-content";
import type { Locale, Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { cityCount } from "#app/domain/offers/cities";
import { claims } from "#app/domain/offers/claims";
import { UPTIME } from "#app/domain/offers/hosting";
import { francsInText } from "#app/domain/offers/money";
import { packages } from "#app/domain/offers/packages";
import { plans } from "#app/domain/offers/plans";
import { terms } from "#app/domain/offers/terms";
import { brand } from "#app/domain/site/brand";

export const lastChange = "2026-11-30";

/** The page adds the towns, each with a quote of a client in or near it. */
export interface LivingMapWords {
  title: string;
  lead: string;
  /** The label of the map's choices, for screen readers. */
  legend: string;
  list: string;
  /** `{city}` names the town. */
  more: string;
  credit: string;
}

export interface HomeWords {
  head: HeadWords;
  hero: {
    promise: string;
    title: string;
    lead: string;
    call: string;
    plans: SiteLink;
    /** Each service with its symbol on the map, and the reason for it. */
    legend: {
      title: string;
      links: (SiteLink & Pick<ServiceEntry, "symbol"> & { why: string })[];
      all: SiteLink;
    };
    calendar: { title: string; start: string; end: string };
    rating: { value: string; text: string };
    imprint: string;
  };
  work: { title: string; note: string; all: SiteLink };
  services: IndexWords<OfferRow & ServiceEntry>;
  search: CallWords;
  map: LivingMapWords;
  faq: FaqWords;
}

/** The services with the home page's text about each. */
function rowsOf(
  locale: Locale,
  texts: Record<ServiceEntry["symbol"], string>,
): HomeWords["services"]["rows"] {
  return servicesIn(locale).map((entry) => ({
    ...entry,
    text: texts[entry.symbol],
    price: servicePricesIn(locale)[entry.symbol],
  }));
}

const basicMonthly = plans.basic.monthly;
const { projectWeeks, rating, launchDays, supportHours } = claims;
const comma = (figure: number) => `${figure}`.replace(".", ",");

export const home: Localized<HomeWords> = typeset({
  en: {
    head: {
      title: `Web agency in Lausanne: websites, SEO, ads – ${brand.name}`,
      description: `Websites from ${francsInText(basicMonthly, "en")} a month, SEO and Google Ads for small businesses in French-speaking Switzerland. Delivered in ${projectWeeks.from} to ${projectWeeks.to} weeks.`,
    },
    hero: {
      promise: `Web agency in ${brand.address.city} since ${claims.foundedIn}`,
      title: "Websites that bring in enquiries",
      lead: `We build websites for small businesses, get them found on Google and run their ads. Plans start at ${francsInText(basicMonthly, "en")} a month, domain and hosting included.`,
      call: "Book a call",
      plans: { label: "See the plans", to: "/pricing" },
      legend: {
        title: "Legend",
        links: [
          {
            symbol: "site",
            label: "Website design",
            why: "The summit, seen from\u00A0afar",
            to: "/services/website-design-development",
          },
          {
            symbol: "design",
            label: "Graphic design",
            why: "The spring, where it\u00A0all\u00A0starts",
            to: "/services/graphic-design",
          },
          {
            symbol: "search",
            label: "SEO and visibility",
            why: "The stream, which leads to\u00A0you",
            to: "/services/seo-visibility",
          },
          {
            symbol: "assistant",
            label: "AI services",
            why: "The shore, where visitors are\u00A0welcomed",
            to: "/services/artificial-intelligence-ai",
          },
        ],
        all: { label: "Other services", to: "/services" },
      },
      calendar: {
        title: "Project timeline, in\u00A0weeks",
        start: "Signed quote",
        end: `Launch: weeks ${projectWeeks.from} to ${projectWeeks.to}`,
      },
      rating: { value: `${rating.stars}`, text: `out of ${rating.of}, from ${rating.reviews} reviews` },
      imprint: "The lake is invented",
    },
    work: {
      title: "Six sites and\u00A0what\u00A0they changed",
      note: "The clients and reviews on this page are invented examples.",
      all: { label: "What each site cost and how long it took", to: "/showcases" },
    },
    services: {
      title: "Our services and\u00A0their\u00A0prices",
      rows: rowsOf("en", {
        site: `New sites and redesigns, online in under ${launchDays} business days once the content is complete.`,
        search:
          "Your site put in order, or your Google Business Profile completed, so that people near you find you.",
        assistant: "An assistant on your site that answers from your own pages, day and night.",
        design: "Logo, brand guidelines and printed materials, in files your printer can use.",
        leads: "Google Ads and the pages they lead to. We count the calls and the requests for quotes.",
        hosting: `In every hosting plan: Swiss servers, ${UPTIME} % uptime, and a person who answers within ${supportHours} business hours. Our SecureWeb plan adds maintenance.`,
      }),
      all: { label: "All services", to: "/services" },
    },
    search: {
      title: "Can people nearby find you on Google?",
      text: `Together we look at where you appear, what your competitors do better, and which three changes to make first. The audit is by appointment: it takes ${claims.auditMinutes.from} to ${claims.auditMinutes.to} minutes and is free, with no obligation.`,
      action: { label: "How we get you found", to: "/services/seo-visibility" },
    },
    map: {
      title: `${cityCount.en} towns, and\u00A0a\u00A0client in or near each one`,
      lead: "Choose a town on the map to read what a client there says.",
      legend: "Towns on the map",
      list: "All towns",
      more: "Get found in {city}",
      credit: "Boundaries and waters: swisstopo, FSO",
    },
    faq: {
      title: "Three questions before a project",
      items: [
        {
          question: "How long does a website take?",
          answer: `A whole project takes ${projectWeeks.from} to ${projectWeeks.to} weeks, from the signed quote to the launch. Your content is complete when you have approved the text; the site is online less than ${launchDays} business days later.`,
        },
        {
          question: "What does it cost?",
          answer: `Plans start at ${francsInText(basicMonthly, "en")} a month, with domain, hosting and basic SEO, and there is no set-up fee. SEO packages start at ${francsInText(packages.essential, "en")}, paid once. Prices exclude VAT (${terms.vatPercent} %). Whatever you choose, you get a written quote first.`,
        },
        {
          question: "What happens once the site is live?",
          answer: `Every plan includes monthly edits. A person answers your messages, usually on the next business day and always within ${supportHours} business hours (about ${terms.supportDays} business days). The domain, text, pictures and code are yours from the first day.`,
        },
      ],
      contact: { label: "Ask us another question", to: "/contact" },
    },
  },
  fr: {
    head: {
      title: `Agence web à Lausanne : sites, SEO, publicité – ${brand.name}`,
      description: `Création de sites internet dès ${francsInText(basicMonthly, "fr")} par mois, référencement et Google Ads pour les PME de Suisse romande. Site en ligne en ${projectWeeks.from} à ${projectWeeks.to} semaines.`,
    },
    hero: {
      promise: `Agence web à ${brand.address.city} depuis ${claims.foundedIn}`,
      title: "Des sites qui vous amènent des clients",
      lead: `Nous créons le site de votre PME, nous le rendons visible sur Google et nous gérons vos annonces. Forfaits dès ${francsInText(basicMonthly, "fr")} par mois, domaine et hébergement compris.`,
      call: "Réserver un appel",
      plans: { label: "Voir les forfaits", to: "/pricing" },
      legend: {
        title: "Légende",
        links: [
          {
            symbol: "site",
            label: "Création de sites",
            why: "Le sommet, qui se voit de\u00A0loin",
            to: "/services/website-design-development",
          },
          {
            symbol: "design",
            label: "Graphisme",
            why: "La source, d'où tout\u00A0part",
            to: "/services/graphic-design",
          },
          {
            symbol: "search",
            label: "SEO et visibilité",
            why: "Le ruisseau, qui mène à\u00A0vous",
            to: "/services/seo-visibility",
          },
          {
            symbol: "assistant",
            label: "Services IA",
            why: "La rive, où l'on accueille vos\u00A0clients",
            to: "/services/artificial-intelligence-ai",
          },
        ],
        all: { label: "Autres services", to: "/services" },
      },
      calendar: {
        title: "Calendrier d'un projet, en\u00A0semaines",
        start: "Devis signé",
        end: `Mise en ligne : sem. ${projectWeeks.from} à ${projectWeeks.to}`,
      },
      rating: {
        value: comma(rating.stars),
        text: `sur ${rating.of}, d'après ${rating.reviews} avis`,
      },
      imprint: "Le lac est inventé",
    },
    work: {
      title: "Six sites, et\u00A0ce\u00A0qu'ils ont changé",
      note: "Les clients et les avis de cette page sont des exemples inventés.",
      all: { label: "Voir le prix et la durée de chaque projet", to: "/showcases" },
    },
    services: {
      title: "Nos services et leurs\u00A0prix",
      rows: rowsOf("fr", {
        site: `Nouveaux sites et refontes, en ligne en moins de ${launchDays} jours ouvrables une fois les contenus complets.`,
        search:
          "Votre site remis en ordre, ou votre fiche Google complétée : les gens de la région vous trouvent.",
        assistant: "Un assistant sur votre site, qui répond jour et nuit à partir de vos propres pages.",
        design: "Logo, charte graphique et imprimés, dans des fichiers que votre imprimeur sait ouvrir.",
        leads:
          "Des annonces Google et les pages qui s'ouvrent quand on clique. Nous comptons les appels et les demandes de devis.",
        hosting: `Dans chaque formule : serveurs en Suisse, ${comma(UPTIME)} % de disponibilité et une personne qui vous répond en moins de ${supportHours} heures ouvrables. La formule SecureWeb y ajoute la maintenance.`,
      }),
      all: { label: "Tous les services", to: "/services" },
    },
    search: {
      title: "Vous trouve-t-on sur Google ?",
      text: `Nous regardons avec vous où vous apparaissez, ce que vos concurrents font mieux et quels sont les trois changements à faire en premier. L'audit se fait sur rendez-vous : il dure de ${claims.auditMinutes.from} à ${claims.auditMinutes.to} minutes, il est gratuit et ne vous engage\u00A0à\u00A0rien.`,
      action: { label: "Voir notre service SEO", to: "/services/seo-visibility" },
    },
    map: {
      title: `${cityCount.fr} villes, et un client dans chacune ou tout près`,
      lead: "Choisissez une ville pour lire l'avis d'un client.",
      legend: "Villes de la carte",
      list: "Toutes les villes",
      more: "Être visible à {city}",
      credit: "Limites et eaux : swisstopo, OFS",
    },
    faq: {
      title: "Trois questions avant chaque projet",
      items: [
        {
          question: "Combien de temps faut-il pour un site ?",
          answer: `Un projet complet prend de ${projectWeeks.from} à ${projectWeeks.to} semaines, du devis signé à la mise\u00A0en\u00A0ligne. Vos contenus sont complets quand vous avez approuvé les textes ; moins de ${launchDays} jours ouvrables après ce jour-là, le site est en ligne.`,
        },
        {
          question: "Combien cela coûte-t-il ?",
          answer: `Les forfaits de site commencent à ${francsInText(basicMonthly, "fr")} par mois, avec le domaine, l'hébergement et le SEO de base, sans frais de mise en route. Les forfaits de référencement sont proposés dès ${francsInText(packages.essential, "fr")}, à payer une seule fois. Les prix s'entendent hors TVA (${comma(terms.vatPercent)} %). Quel que soit votre choix, vous recevez d'abord un devis écrit.`,
        },
        {
          question: "Et une fois le site en ligne ?",
          answer: `Tous les forfaits de site comprennent des modifications chaque mois. Une personne répond à vos messages le plus souvent le jour ouvrable suivant, et toujours en moins de ${supportHours} heures ouvrables (environ ${terms.supportDays} jours ouvrables). Le domaine, les textes, les images et le code sont à vous dès le premier jour.`,
        },
      ],
      contact: { label: "Nous poser une autre question", to: "/contact" },
    },
  },
});
