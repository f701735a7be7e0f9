import type { ContactSectionWords, IndexWords, IntroPage } from "#app/content/shared/page-content";
import { claims } from "#app/domain/chat/claims";
import type { Locale, Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { formatFrancs } from "#app/domain/offers/money";
import { packages } from "#app/domain/offers/packages";
import { type Billing, type PlanKey, planPrice, plans, YEARLY_RATE } from "#app/domain/offers/plans";
import { brand } from "#app/domain/site/brand";

export const lastChange = "2026-11-21";

interface PlanCard {
  price: Record<Billing, string>;
  /** What the price is for, after it. */
  period: Record<Billing, string>;
  /** Those that begin with a gift are shown apart. */
  features: string[];
  choose: string;
}

export interface PlansWords {
  sheet: string;
  title: string;
  billing: Record<Billing, string> & { legend: string; saving: string };
  popular: string;
  offer: string;
  cards: Record<PlanKey, PlanCard>;
}

interface PricingPage extends IntroPage {
  plans: PlansWords;
  packages: IndexWords;
  contact: ContactSectionWords;
}

const discount = Math.round((1 - YEARLY_RATE) * 100);
const { basic, pro, commerce } = plans;
const search = "/services/seo-visibility";

/** A plan's price as each language writes it; a dash where it is quoted. */
function priceOf(key: PlanKey, billing: Billing, locale: Locale): string {
  const price = planPrice(key, billing);
  return price === null ? "–" : formatFrancs(price, locale);
}

function pricesOf(key: PlanKey, locale: Locale): PlanCard["price"] {
  return { monthly: priceOf(key, "monthly", locale), yearly: priceOf(key, "yearly", locale) };
}

const giftsEn = ["🎁 Free domain", "🎁 Free hosting while the plan runs", "🎁 Basic SEO"];
const giftsFr = ["🎁 Domaine offert", "🎁 Hébergement offert pendant l'abonnement", "🎁 SEO de base"];
const periodEn = { monthly: "a month", yearly: "a month, billed by the year" };
const periodFr = { monthly: "par mois", yearly: "par mois, facturé à l'année" };

export const pricing: Localized<PricingPage> = typeset({
  en: {
    head: {
      title: `Pricing: every figure printed · ${brand.name}`,
      description:
        "Monthly website plans with domain, hosting and basic SEO in the price, one-time search packages, chatbots and hosting: every price in Swiss francs.",
    },
    intro: {
      title: "One price. Nothing in small print.",
      lead: "Every plan includes a free domain, free hosting for as long as it runs, and basic SEO. You pay by the month, or by the year for less.",
      facts: [
        { term: "In every plan", detail: "Domain, hosting, basic SEO" },
        { term: "By the year", detail: `Up to ${discount} %, 2 months free` },
        {
          term: "Online",
          detail: `In under ${claims.launchDays} business days once your content is complete`,
        },
      ],
      action: { label: "Compare the plans", to: "/pricing#plans" },
      also: { label: "What a website includes", to: "/services/website-design-development" },
    },
    plans: {
      sheet: "Sheet 1 · Plans",
      title: "One monthly price, the domain and hosting in it",
      billing: {
        legend: "Billing",
        monthly: "Monthly",
        yearly: "Yearly",
        saving: `up to ${discount} %, 2 months free`,
      },
      popular: "Most popular",
      offer: "Limited offer",
      cards: {
        basic: {
          price: pricesOf("basic", "en"),
          period: periodEn,
          features: [
            `${basic.pages} pages`,
            `${basic.editHours} h of light edits a month`,
            "Email support",
            ...giftsEn,
          ],
          choose: "Choose Basic",
        },
        pro: {
          price: pricesOf("pro", "en"),
          period: periodEn,
          features: [
            `${pro.pages} pages`,
            `${pro.editHours} h of light edits a month`,
            "Priority support by email and phone",
            "Protection against cyber-attacks",
            ...giftsEn,
          ],
          choose: "Choose Pro",
        },
        commerce: {
          price: pricesOf("commerce", "en"),
          period: periodEn,
          features: [
            `${commerce.products} products`,
            `${commerce.editHours} h of light edits a month`,
            "Priority support",
            "Order management system",
            ...giftsEn,
          ],
          choose: "Choose Commerce",
        },
        enterprise: {
          price: pricesOf("enterprise", "en"),
          period: { monthly: "on request", yearly: "on request" },
          features: [
            "Unlimited pages",
            "An account manager of your own",
            "Marketing strategy",
            "Protection against cyber-attacks",
            ...giftsEn,
          ],
          choose: "Ask for a quote",
        },
      },
    },
    packages: {
      sheet: "Sheet 2 · One-time packages",
      title: "Search, paid once",
      rows: [
        {
          symbol: "search",
          label: "Essential",
          to: search,
          text: "The foundations: speed, structure, titles, indexing.",
          price: `${formatFrancs(packages.essential, "en")} once`,
        },
        {
          symbol: "search",
          label: "Advanced",
          to: search,
          text: "The foundations, and the pages that people search for.",
          price: `${formatFrancs(packages.advanced, "en")} once`,
        },
        {
          symbol: "search",
          label: "Expert",
          to: search,
          text: "Foundations, content, links, and three months of follow-up.",
          price: `${formatFrancs(packages.expert, "en")} once`,
        },
        {
          symbol: "leads",
          label: "Local SEO",
          to: search,
          text: "Your place on the map of your town, and its reviews.",
          price: `${formatFrancs(packages.local, "en")} once`,
        },
      ],
      all: { label: "What each package holds", to: search },
    },
    contact: {
      sheet: "Sheet 3 · Contact",
      title: "Tell us which plan, or ask which one",
      lead: `A person of our team answers within ${claims.supportHours} business hours. Nothing is charged before you have seen a quote.`,
    },
  },
  fr: {
    head: {
      title: `Tarifs : tous les chiffres affichés · ${brand.name}`,
      description:
        "Forfaits mensuels avec domaine, hébergement et SEO de base compris, forfaits de référencement uniques, chatbots et hébergement : tous les prix en francs.",
    },
    intro: {
      title: "Un prix. Rien en petits caractères.",
      lead: "Chaque forfait comprend un domaine gratuit, l'hébergement offert tant qu'il dure, et le SEO de base. Vous payez au mois, ou à l'année pour moins cher.",
      facts: [
        { term: "Dans chaque forfait", detail: "Domaine, hébergement, SEO de base" },
        { term: "À l'année", detail: `Jusqu'à ${discount} %, 2 mois offerts` },
        {
          term: "En ligne",
          detail: `En moins de ${claims.launchDays} jours ouvrables dès que vos contenus sont complets`,
        },
      ],
      action: { label: "Comparer les forfaits", to: "/pricing#plans" },
      also: { label: "Ce que comprend un site", to: "/services/website-design-development" },
    },
    plans: {
      sheet: "Feuille 1 · Forfaits",
      title: "Un seul prix par mois, domaine et hébergement compris",
      billing: {
        legend: "Facturation",
        monthly: "Au mois",
        yearly: "À l'année",
        saving: `jusqu'à ${discount} %, 2 mois offerts`,
      },
      popular: "Le plus choisi",
      offer: "Offre limitée",
      cards: {
        basic: {
          price: pricesOf("basic", "fr"),
          period: periodFr,
          features: [
            `${basic.pages} pages`,
            `${basic.editHours} h de petites modifications par mois`,
            "Assistance par e-mail",
            ...giftsFr,
          ],
          choose: "Choisir Basic",
        },
        pro: {
          price: pricesOf("pro", "fr"),
          period: periodFr,
          features: [
            `${pro.pages} pages`,
            `${pro.editHours} h de petites modifications par mois`,
            "Assistance prioritaire par e-mail et téléphone",
            "Protection contre les cyberattaques",
            ...giftsFr,
          ],
          choose: "Choisir Pro",
        },
        commerce: {
          price: pricesOf("commerce", "fr"),
          period: periodFr,
          features: [
            `${commerce.products} produits`,
            `${commerce.editHours} h de petites modifications par mois`,
            "Assistance prioritaire",
            "Gestion des commandes",
            ...giftsFr,
          ],
          choose: "Choisir Commerce",
        },
        enterprise: {
          price: pricesOf("enterprise", "fr"),
          period: { monthly: "sur demande", yearly: "sur demande" },
          features: [
            "Pages illimitées",
            "Un interlocuteur attitré",
            "Stratégie marketing",
            "Protection contre les cyberattaques",
            ...giftsFr,
          ],
          choose: "Demander un devis",
        },
      },
    },
    packages: {
      sheet: "Feuille 2 · Forfaits uniques",
      title: "Le référencement, payé une fois",
      rows: [
        {
          symbol: "search",
          label: "Essentiel",
          to: search,
          text: "Les bases : vitesse, structure, titres, indexation.",
          price: `${formatFrancs(packages.essential, "fr")} une fois`,
        },
        {
          symbol: "search",
          label: "Avancé",
          to: search,
          text: "Les bases, et les pages que l'on cherche.",
          price: `${formatFrancs(packages.advanced, "fr")} une fois`,
        },
        {
          symbol: "search",
          label: "Expert",
          to: search,
          text: "Bases, contenus, liens, et trois mois de suivi.",
          price: `${formatFrancs(packages.expert, "fr")} une fois`,
        },
        {
          symbol: "leads",
          label: "SEO local",
          to: search,
          text: "Votre place sur la carte de votre ville, et ses avis.",
          price: `${formatFrancs(packages.local, "fr")} une fois`,
        },
      ],
      all: { label: "Le contenu de chaque forfait", to: search },
    },
    contact: {
      sheet: "Feuille 3 · Contact",
      title: "Dites-nous quel forfait, ou demandez lequel",
      lead: `Une personne de l'équipe répond en moins de ${claims.supportHours} heures ouvrables. Rien n'est facturé avant que vous ayez vu un devis.`,
    },
  },
});
