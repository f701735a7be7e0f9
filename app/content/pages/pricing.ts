import type {
  ContactSectionWords,
  FaqWords,
  IndexWords,
  IntroPage,
  OfferRow,
  SiteLink,
} from "#app/content/shared/page-content";
import { CALL_MINUTES } from "#app/domain/calendar/slots";
import type { Locale, Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { type CaseSlug, cases } from "#app/domain/offers/cases";
import { claims } from "#app/domain/offers/claims";
import { firstYearOf, firstYears, type Range, taxed, yearOf } from "#app/domain/offers/first-year";
import { hosting } from "#app/domain/offers/hosting";
import { formatFrancs, francsInText } from "#app/domain/offers/money";
import { type PackageKey, packages } from "#app/domain/offers/packages";
import { type Billing, type PlanKey, planPrice, plans, YEARLY_RATE } from "#app/domain/offers/plans";
import { hoursInText, terms } from "#app/domain/offers/terms";
import { brand } from "#app/domain/site/brand";

export const lastChange = "2026-11-30";

interface PlanCard {
  price: Record<Billing, string>;
  /** The period after the price; empty if the plan is quoted. */
  period: Record<Billing, string>;
  /** Features that begin with a gift emoji are shown separately. */
  features: string[];
  choose: string;
}

export interface PlansWords {
  title: string;
  billing: Record<Billing, string> & { legend: string; saving: string };
  popular: string;
  offer: string;
  /** What the limited offer is, and how long it is valid. */
  offerNote: string;
  /** That a site can also be paid once, and what that costs. */
  outright: string;
  cards: Record<PlanKey, PlanCard>;
}

/** The total of a year. */
interface YearSum {
  net: string;
  gross: string;
  /** CHF, for its bar: the highest total with tax, the highest without, the lowest. */
  bar: number[];
}

/** What two companies pay in the first and in the second year. */
export interface FirstYearWords {
  title: string;
  lead: string;
  /** The labels of the first and the second year. */
  years: string[];
  /** The label of both, if they cost the same. */
  eachYear: string;
  /** The legend: which amount is the first one, which is below it, and the middle tone of a bar. */
  tax: Record<"net" | "gross" | "between", string>;
  rows: { company: string; buys: string; sums: YearSum[] }[];
}

export interface QuestionsWords extends FaqWords {
  /**
   * `heading` is above the first question of a group; `figure` is the amount in the answer to an important question.
   */
  items: (FaqWords["items"][number] & { heading?: string; figure?: string })[];
  /** Links to other questions and answers. */
  also: SiteLink[];
}

interface PricingPage extends IntroPage {
  plans: PlansWords;
  firstYear: FirstYearWords;
  packages: IndexWords<OfferRow & { key: PackageKey }>;
  questions: QuestionsWords;
  contact: ContactSectionWords;
}

const discount = Math.round((1 - YEARLY_RATE) * 100);
const { basic, pro, commerce } = plans;
const { projectWeeks, launchDays, auditMinutes } = claims;
const proPages = pro.pages;
const { vatPercent, bindingMonths, noticeMonths, renewalDays, quoteDays, supportDays } = terms;
const { extraHour, pageHours, correctionRounds } = terms;
const { paymentDays, fixedPriceMonths, priceNoticeMonths } = terms;
const { graceMonths, lateMonths, adsHours } = terms;
const vatFrench = `${vatPercent}`.replace(".", ",");
const search = "/services/seo-visibility";

/** The one-time price of a case, within a sentence. */
function onceOf(slug: CaseSlug, locale: Locale): string {
  return francsInText(cases[slug].once ?? 0, locale);
}

/** A sum or a range of sums, within a sentence. */
function sumOf({ from, to }: Range, locale: Locale): string {
  const least = francsInText(from, locale);
  if (from === to) return least;
  return `${least} ${locale === "fr" ? "à" : "to"} ${francsInText(to, locale).replace(/^CHF\s/, "")}`;
}

/** The two years of an example, or one if they are equal. */
function sumsOf(key: keyof typeof firstYears, locale: Locale): YearSum[] {
  const { plan, billing, morePages } = firstYears[key];
  const each = just(yearOf(plan, billing));
  return (morePages > 0 ? [firstYearOf(firstYears[key]), each] : [each]).map((year) => ({
    net: sumOf(year, locale),
    gross: sumOf(taxed(year), locale).replace(/^CHF\s/, ""),
    bar: [taxed(year).to, year.to, year.from],
  }));
}

/** A single sum as a range. */
const just = (sum: number): Range => ({ from: sum, to: sum });

/** Basic, billed monthly: with Local SEO in the first year, without it in the second. */
const localYear = just(yearOf("basic", "monthly") + packages.local);
const nextYear = just(yearOf("basic", "monthly"));

/** A plan's price in the format of the language. */
function priceOf(key: PlanKey, billing: Billing, locale: Locale): string {
  const price = planPrice(key, billing);
  if (price === null) return locale === "fr" ? "Sur demande" : "On request";
  return formatFrancs(price, locale);
}

function pricesOf(key: PlanKey, locale: Locale): PlanCard["price"] {
  return { monthly: priceOf(key, "monthly", locale), yearly: priceOf(key, "yearly", locale) };
}

const giftsEn = ["🎁 Free domain", "🎁 Free hosting while the plan runs", "🎁 Basic SEO"];
const giftsFr = ["🎁 Domaine offert", "🎁 Hébergement offert pendant le forfait", "🎁 SEO de base"];

function periodsEn(key: PlanKey): PlanCard["period"] {
  const year = formatFrancs(yearOf(key, "yearly"), "en");
  return { monthly: `a month, or ${year} a year`, yearly: `a month, ${year} for the year` };
}

function periodsFr(key: PlanKey): PlanCard["period"] {
  const year = formatFrancs(yearOf(key, "yearly"), "fr");
  return { monthly: `par mois, ou ${year} par an`, yearly: `par mois, soit ${year} pour l'année` };
}

export const pricing: Localized<PricingPage> = typeset({
  en: {
    head: {
      title: `Website prices and plans in Switzerland – ${brand.name}`,
      description: `Website plans from ${francsInText(basic.monthly, "en")} a month, with domain, hosting and basic SEO; SEO packages, paid once; and answers on VAT, notice and ownership.`,
    },
    intro: {
      title: "What a website costs with us",
      lead: `Every plan includes a free domain, free hosting for as long as it runs, and basic SEO. There is no set-up fee. You pay by the month, or ${discount} % less by the year.`,
      facts: [
        { term: "In every plan", detail: "Domain, hosting, basic SEO, French and English" },
        { term: "Paid by the year", detail: `${discount} % less` },
        {
          term: "Online",
          detail: `In under ${launchDays} business days once your content is complete`,
        },
      ],
      action: { label: "Compare the plans", to: "/pricing#plans" },
      also: {
        label: "Read what a website costs in Switzerland",
        to: "/blog/what-a-website-costs-in-switzerland",
      },
      map: {
        text: "Elevation profile of the plans: the higher the summit, the higher the price. The last one is dashed: it has no set price.",
        caption: "Height: CHF a month",
      },
    },
    plans: {
      title: "Four plans, domain and hosting included",
      billing: {
        legend: "Billing",
        monthly: "Monthly",
        yearly: "Yearly",
        saving: `up to ${discount} %, 2 months free`,
      },
      popular: "Most popular",
      offer: "Limited offer",
      offerNote: `The limited offer is in every quote we write today: the quote keeps it for ${quoteDays} days and, once you have signed, it holds for as long as your plan runs.`,
      outright: `Would you rather pay once? A whole site can be bought outright, on a quote: the one of our example Escaliers Duc, with its calculator, cost ${onceOf("escaliers-duc", "en")}; hosting is then extra, from ${francsInText(hosting.perform, "en")} a year.`,
      cards: {
        basic: {
          price: pricesOf("basic", "en"),
          period: periodsEn("basic"),
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
          period: periodsEn("pro"),
          features: [
            "Everything in Basic, with these changes:",
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
          period: periodsEn("commerce"),
          features: [
            `Everything in Pro, with its ${commerce.editHours} h of light edits a month and its priority support, plus:`,
            `An online shop with up to ${commerce.products} products`,
            "Order management system",
            ...giftsEn,
          ],
          choose: "Choose Commerce",
        },
        enterprise: {
          price: pricesOf("enterprise", "en"),
          period: { monthly: "", yearly: "" },
          features: [
            "Everything in Commerce (protection against cyber-attacks included), plus:",
            "Unlimited pages",
            "Marketing strategy, planned with you every month by your account manager, the person who looks after your site",
            ...giftsEn,
          ],
          choose: "Ask for a quote",
        },
      },
    },
    firstYear: {
      title: "What you pay in\u00A0the\u00A0first\u00A0year and the second",
      lead: `What two invented companies would pay. Paid by the year, each plan costs ${discount} % less: Basic comes to ${francsInText(yearOf("basic", "yearly"), "en")} instead of ${francsInText(yearOf("basic", "monthly"), "en")}. An SEO package is added once: Basic by the month with Local SEO comes to ${sumOf(localYear, "en")} in the first year and ${sumOf(nextYear, "en")} in the second; with VAT, ${sumOf(taxed(localYear), "en")} and ${sumOf(taxed(nextYear), "en")}.`,
      years: ["First year", "Second year"],
      eachYear: "Each year",
      tax: {
        net: "Without VAT",
        between: `Depending on the extra page: up to ${hoursInText(pageHours.to - pageHours.from, "en")} more`,
        gross: "With VAT",
      },
      rows: [
        {
          company: "A joiner with 6 pages",
          buys: "Basic by the year, plus 1 extra page",
          sums: sumsOf("joinery", "en"),
        },
        {
          company: `A hotel with up to ${proPages} pages`,
          buys: "Pro by the month",
          sums: sumsOf("hotelMonthly", "en"),
        },
        {
          company: "The same hotel",
          buys: "Pro by the year",
          sums: sumsOf("hotelYearly", "en"),
        },
      ],
    },
    packages: {
      title: "SEO packages, paid once",
      rows: [
        {
          key: "essential",
          label: "Essential",
          to: search,
          text: "The technical basics: speed, structure, titles, getting your pages listed on Google.",
          price: `${formatFrancs(packages.essential, "en")} one-off`,
        },
        {
          key: "advanced",
          label: "Advanced",
          to: search,
          text: "The basics, plus keyword research and two pages written.",
          price: `${formatFrancs(packages.advanced, "en")} one-off`,
        },
        {
          key: "expert",
          label: "Expert",
          to: search,
          text: "Everything in Advanced, with five pages written instead of two, links requested from partners in your region, and three months of follow-up.",
          price: `${formatFrancs(packages.expert, "en")} one-off`,
        },
        {
          key: "local",
          label: "Local SEO",
          to: search,
          text: "Your Google Business Profile, ten directories, a way to ask for reviews, a page for your town or one nearby.",
          price: `${formatFrancs(packages.local, "en")} one-off`,
        },
      ],
      legend:
        "In blue: what a package adds to the one above it. Local SEO is a package of its own; its ten dots stand for the ten directories.",
      all: { label: "What each package contains", to: search },
    },
    questions: {
      title: "Before you sign: invoices, dates, notice",
      items: [
        {
          heading: "What you pay, and when",
          figure: `${vatPercent} % extra`,
          question: "Do the prices include VAT, and is there a set-up fee?",
          answer: `No to both. Prices are in Swiss francs, excluding VAT (${vatPercent} %), which the quote shows separately. The design, the text and the launch of your site are included in the monthly price.`,
        },
        {
          figure: `${fixedPriceMonths} months`,
          question: "Can the price of my plan rise?",
          answer: `Not in the first ${fixedPriceMonths} months after the launch, nor during a year you have paid for. We announce any later change ${priceNoticeMonths} months in advance, and you may leave before it applies.`,
        },
        {
          question: "Is the quoted price binding, and what does a change cost?",
          answer: `A written quote binds us for ${quoteDays} days: you pay the price it states for the work it lists. What you add later, or a further round of corrections, costs ${francsInText(extraHour, "en")} an hour. We state the sum in writing first, and do nothing without your approval.`,
        },
        {
          question: "When do invoices come, and when are they due?",
          answer: `You have ${paymentDays} days to pay an invoice. The first one for a plan comes on the day your site goes online, for the month or the year; if you pay by the month, the others follow on the same day of each month. A site bought outright, or any custom design or programming that no plan covers, is invoiced in two halves: when you sign, and at the launch. The Essential chatbot is invoiced by the month, hosting on its own by the year. Everything else is invoiced once it is delivered: more pages, a language, hours, a logo, a Pro chatbot. An SEO package is invoiced when the work is done or the pages are online; its follow-up and final report are included.`,
        },
        {
          question: "Is there ever a one-off charge?",
          answer: `Yes, for anything we draw or program for you alone that no plan covers, such as a booking bar. The plan is charged in addition: a hotel like the Bellerive, one of our examples, pays a one-off ${onceOf("hotel-bellerive", "en")} for its booking bar and its drawings. A single drawing, like the outline of the body on Physio Grand-Pont's page, is included in the plan.`,
        },
        {
          question: "Can I pay for a whole site outright, without a plan?",
          answer: `Yes. You get a quote after the free audit; hosting is billed separately, from ${francsInText(hosting.perform, "en")} a year. A site like the one for Escaliers Duc (another of our examples), with its calculator, costs ${onceOf("escaliers-duc", "en")}.`,
        },
        {
          question: "What do more pages, more hours or ads cost?",
          answer: `An hour costs ${francsInText(extraHour, "en")}. A further page takes ${pageHours.from} to ${pageHours.to} hours, text, layout and both languages included: that is ${hoursInText(pageHours.from, "en")} to ${hoursInText(pageHours.to, "en")}, paid once, and your plan stays as it is. A page in an SEO package costs less because it is written for one search term, corrected once, in a layout that your site already has. For ads, you pay the budget to Google or the social network yourself, from an account that is yours; our own work usually takes ${adsHours.setUp.from} to ${adsHours.setUp.to} hours to set a campaign up and ${adsHours.month.from} to ${adsHours.month.to} hours a month from then on. You get a quote after the free audit.`,
        },
        {
          question: "Do I keep a limited offer while I think it over?",
          answer: `Yes. A written quote is valid for ${quoteDays} days and keeps the offer that was running on the day we wrote it. For a website plan, the offer is the domain, the hosting and the basic SEO at no extra charge; once you have signed, they stay free for as long as your plan runs. For an SEO package, it is the first consultation at no extra charge.`,
        },
        {
          heading: "Until the launch",
          question: "What happens after I send the form?",
          answer: `You see a reference number at once. A person calls you (${CALL_MINUTES} minutes) or writes to you. The free audit is a separate meeting of ${auditMinutes.from} to ${auditMinutes.to} minutes. Within ${supportDays} business days of that first exchange, or of the audit if you want one, you will have a written quote, in French or in English. If we do not hear from you, we ask once and then leave it there. We begin when you have signed.`,
        },
        {
          figure: `${projectWeeks.from} to ${projectWeeks.to} weeks`,
          question: "How long does a website take, and what if you are late?",
          answer: `A whole project takes ${projectWeeks.from} to ${projectWeeks.to} weeks, from the day you sign the quote to the launch. If we are late, you pay later: what is due at the launch is invoiced only on the day of the launch. If we are more than ${lateMonths} month late, you may also stop: you owe nothing, and we pay back what you have paid.`,
        },
        {
          question: "Do I need hosting or SEO as well?",
          answer: `Hosting: no. SEO: only if you want more than the basics. Every plan includes hosting, with updates, backups and checks of your pages and forms; the hosting plans, from ${francsInText(hosting.perform, "en")} a year, are for sites made elsewhere or bought outright. Basic SEO gives each new page its title, its address and its place in the sitemap. Nobody can promise first place on Google.`,
        },
        {
          heading: "Commitment, changes, leaving",
          figure: `${bindingMonths + noticeMonths} months`,
          question: "How long am I tied in?",
          answer: `If you pay by the month, at least ${bindingMonths + noticeMonths} months, notice included: you can leave at the end of month ${bindingMonths + noticeMonths} or of any later month, with ${noticeMonths} month's notice. An email is enough. We count from the day your site goes online. If you pay by the year, you are bound for the year you have paid for. The plan does not renew by itself: we ask you ${renewalDays} days before it ends, and if we hear nothing, the site stays online for ${graceMonths} more month, free of charge. The same holds for hosting, paid by the year. You may stop the Essential chatbot at the end of any month. You may stop our work on your ads at any time; you pay only for the hours worked until then.`,
        },
        {
          question: "Can I move to another plan?",
          answer: `Yes: to a larger one at the end of any month, even during the first ${bindingMonths} months or a year you have already paid for. To a smaller one whenever you could leave: with ${noticeMonths} month's notice at the end of any month after the first ${bindingMonths}, or at the end of the year you have paid for.`,
        },
        {
          question: "What does it cost to stop before the launch?",
          answer: `For a plan, you pay for the hours worked, up to ${bindingMonths} months at the monthly price. For a site bought outright, a commissioned drawing or custom programming, you pay for the hours worked, up to the amount of the half invoiced when you signed; we refund the rest of that half. For anything invoiced on delivery, such as an SEO package, a logo or another language, you pay for the hours worked, up to the agreed price. If you still do not like the design after ${correctionRounds} rounds of corrections, you can stop on these terms, or ask for more rounds at ${francsInText(extraHour, "en")} an hour.`,
        },
        {
          figure: "Site and domain",
          question: "What do I keep if I leave?",
          answer: `Your whole site: the domain, the text, the pictures and the code are yours from the first day. When you leave (or if we ever close), you take the domain with you, and a copy of the site in ordinary files that any host can serve. That costs nothing. With your new host, visitors see the same pages and your booking link still works; your login and your forms run on our servers, so your new host will have to set them up again. Or your site stays with us, with hosting alone, from ${francsInText(hosting.perform, "en")} a year: login and forms go on working; updates and backups are part of SecureWeb. If you leave before the plan has paid for our work, we bear that loss.`,
        },
        {
          question: "Can I speak to one of your clients?",
          answer:
            "The clients and reviews shown on this site are invented examples. Ask us, and we will name a real client who is willing to talk.",
        },
      ],
      also: [
        {
          label: "Before a new site: text, photographs, languages",
          to: "/services/website-design-development/web-new#questions",
        },
        {
          label: "Once it is online: who answers, and repairs",
          to: "/services/hosting-and-maintenance#questions",
        },
      ],
      contact: { label: "Ask us another question", to: "/contact" },
    },
    contact: {
      title: "Choose a\u00A0plan, or\u00A0ask us which one fits",
      lead: "Nothing is charged before you have signed a written quote.",
      message: "Message: what your website should have",
    },
  },
  fr: {
    head: {
      title: `Prix d'un site internet en Suisse : forfaits – ${brand.name}`,
      description: `Forfaits dès ${francsInText(basic.monthly, "fr")} par mois avec domaine, hébergement et SEO de base, référencement payé une fois, et nos réponses sur la TVA et la durée.`,
    },
    intro: {
      title: "Combien coûte un\u00A0site chez nous ?",
      lead: `Chaque forfait comprend le domaine, l'hébergement pendant toute sa durée et le SEO de base. Il n'y a pas de frais de mise en route. Vous payez au mois, ou ${discount} % de moins à l'année.`,
      facts: [
        { term: "Dans chaque forfait", detail: "Domaine, hébergement, SEO de base, français et anglais" },
        { term: "À l'année", detail: `${discount} % de moins` },
        {
          term: "En ligne",
          detail: `En moins de ${launchDays} jours ouvrables une fois vos contenus complets`,
        },
      ],
      action: { label: "Comparer les forfaits", to: "/pricing#plans" },
      also: { label: "Lire combien coûte un site en Suisse", to: "/blog/prix-site-internet-suisse" },
      map: {
        text: "Profil des forfaits : plus le sommet est haut, plus le prix est élevé. Le dernier est en tirets : son prix est sur demande.",
        caption: "Hauteur : CHF par mois",
      },
    },
    plans: {
      title: "Quatre forfaits, domaine et hébergement compris",
      billing: {
        legend: "Facturation",
        monthly: "Au mois",
        yearly: "À l'année",
        saving: `jusqu'à ${discount} %, 2 mois offerts`,
      },
      popular: "Le plus demandé",
      offer: "Offre limitée",
      offerNote: `L'offre limitée figure dans tout devis établi aujourd'hui et y reste valable ${quoteDays} jours ; une fois le devis signé, elle vaut tant que dure votre forfait.`,
      outright: `Vous préférez payer une fois ? Un site entier s'achète aussi sans forfait, sur devis : celui de notre exemple Escaliers Duc, avec son calculateur, a coûté ${onceOf("escaliers-duc", "fr")} ; l'hébergement est alors en plus, dès ${francsInText(hosting.perform, "fr")} par an.`,
      cards: {
        basic: {
          price: pricesOf("basic", "fr"),
          period: periodsFr("basic"),
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
          period: periodsFr("pro"),
          features: [
            "Tout ce que contient Basic, avec ces changements :",
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
          period: periodsFr("commerce"),
          features: [
            `Tout ce que contient Pro, avec ses ${commerce.editHours} h de petites modifications par mois et son assistance prioritaire, et en plus :`,
            `Une boutique en ligne, jusqu'à ${commerce.products} produits`,
            "Gestion des commandes",
            ...giftsFr,
          ],
          choose: "Choisir Commerce",
        },
        enterprise: {
          price: pricesOf("enterprise", "fr"),
          period: { monthly: "", yearly: "" },
          features: [
            "Tout ce que contient Commerce (protection contre les cyberattaques comprise), et en plus :",
            "Nombre de pages illimité",
            "Stratégie marketing, planifiée chaque mois avec vous par la personne qui suit votre site",
            ...giftsFr,
          ],
          choose: "Demander un devis",
        },
      },
    },
    firstYear: {
      title: "Ce que coûtent la\u00A0première\u00A0année et la suivante",
      lead: `Ce que paieraient deux entreprises inventées. À l'année, chaque forfait coûte ${discount} % de moins : Basic revient à ${francsInText(yearOf("basic", "yearly"), "fr")} au lieu de ${francsInText(yearOf("basic", "monthly"), "fr")}. Un forfait SEO s'ajoute une seule fois : Basic au mois et le SEO local font ${sumOf(localYear, "fr")} la première année et ${sumOf(nextYear, "fr")} la deuxième ; avec la TVA, ${sumOf(taxed(localYear), "fr")} et ${sumOf(taxed(nextYear), "fr")}.`,
      years: ["Première année", "Deuxième année"],
      eachYear: "Chaque année",
      tax: {
        net: "Sans TVA",
        between: `Selon la page en plus : jusqu'à ${hoursInText(pageHours.to - pageHours.from, "fr")} de plus`,
        gross: "Avec TVA",
      },
      rows: [
        {
          company: "Une menuiserie, 6 pages",
          buys: "Basic à l'année, et 1 page de plus que le forfait",
          sums: sumsOf("joinery", "fr"),
        },
        {
          company: `Un hôtel, jusqu'à ${proPages} pages`,
          buys: "Pro au mois",
          sums: sumsOf("hotelMonthly", "fr"),
        },
        {
          company: "Le même hôtel",
          buys: "Pro à l'année",
          sums: sumsOf("hotelYearly", "fr"),
        },
      ],
    },
    packages: {
      title: "Forfaits de référencement, payés une fois",
      rows: [
        {
          key: "essential",
          label: "Essentiel",
          to: search,
          text: "Les bases techniques : vitesse, structure, titres, inscription de vos pages dans Google.",
          price: `${formatFrancs(packages.essential, "fr")} une\u00A0fois`,
        },
        {
          key: "advanced",
          label: "Avancé",
          to: search,
          text: "Les bases, plus l'étude des mots-clés et deux pages rédigées.",
          price: `${formatFrancs(packages.advanced, "fr")} une\u00A0fois`,
        },
        {
          key: "expert",
          label: "Expert",
          to: search,
          text: "Tout ce que contient Avancé, avec cinq pages rédigées au lieu de deux, des liens vers votre site et trois mois de suivi.",
          price: `${formatFrancs(packages.expert, "fr")} une\u00A0fois`,
        },
        {
          key: "local",
          label: "SEO local",
          to: search,
          text: "Votre fiche Google, dix annuaires, un lien pour les avis, une page pour votre ville ou une localité voisine.",
          price: `${formatFrancs(packages.local, "fr")} une\u00A0fois`,
        },
      ],
      legend:
        "En bleu, ce qu'un forfait ajoute au précédent. Le SEO local est un forfait à part ; ses dix points représentent les dix annuaires.",
      all: { label: "Ce que contient chaque forfait", to: search },
    },
    questions: {
      title: "Avant de signer : factures, dates, résiliation",
      items: [
        {
          heading: "Ce que vous payez, et quand",
          figure: `${vatFrench} % en sus`,
          question: "Les prix comprennent-ils la TVA, et y a-t-il des frais de mise en route ?",
          answer: `Non, dans les deux cas. Les prix sont en francs suisses, hors TVA (${vatFrench} %), que le devis indique à part. La conception, les textes et la mise en ligne du site sont compris dans le prix mensuel.`,
        },
        {
          figure: `${fixedPriceMonths} mois`,
          question: "Le prix de mon forfait peut-il augmenter ?",
          answer: `Pas pendant les ${fixedPriceMonths} mois qui suivent la mise en ligne, ni pendant une année déjà payée. Ensuite, nous annonçons tout changement ${priceNoticeMonths} mois à l'avance, et vous pouvez partir avant qu'il s'applique.`,
        },
        {
          question: "Le prix du devis est-il ferme, et que coûte un changement ?",
          answer: `Un devis écrit nous engage pendant ${quoteDays} jours : vous payez le prix indiqué pour le travail décrit. Ce que vous ajoutez ensuite, ou un tour de corrections de plus, coûte ${francsInText(extraHour, "fr")} l'heure. Nous vous indiquons d'abord la somme par écrit, et rien n'est fait sans votre accord.`,
        },
        {
          question: "Quand les factures arrivent-elles, et quand faut-il les payer ?",
          answer: `Vous avez ${paymentDays} jours pour payer une facture. La première facture d'un forfait arrive le jour de la mise en ligne, pour le mois ou pour l'année ; au mois, les suivantes arrivent le même jour de chaque mois. Un site payé en une fois, ou un travail sur mesure qu'aucun forfait ne comprend, est facturé pour moitié à la signature, pour moitié à la mise\u00A0en\u00A0ligne. Le chatbot Essentiel est facturé au mois, l'hébergement seul à l'année. Tout le reste est facturé à la livraison : une page de plus, une langue, des heures, un logo, un chatbot Pro. Un forfait SEO est facturé quand le travail est terminé ou que les pages sont en ligne ; le suivi et le rapport final sont compris.`,
        },
        {
          question: "Y a-t-il parfois un montant unique en plus du forfait ?",
          answer: `Oui, quand nous dessinons ou programmons rien que pour vous ce qu'aucun forfait ne contient, comme une barre de réservation. Le forfait s'y ajoute : un hôtel comme notre exemple Bellerive paie ${onceOf("hotel-bellerive", "fr")} une fois, pour sa barre et ses dessins. Un seul dessin, comme la silhouette sur la page de Physio Grand-Pont, est compris dans le forfait.`,
        },
        {
          question: "Puis-je payer mon site une seule fois, sans forfait ?",
          answer: `Oui, sur devis, après l'audit gratuit ; l'hébergement est facturé\u00A0à\u00A0part, dès ${francsInText(hosting.perform, "fr")} par an. Un site comme celui de notre exemple Escaliers Duc, avec son calculateur, coûte ${onceOf("escaliers-duc", "fr")}.`,
        },
        {
          question: "Combien coûtent des pages ou des heures de plus, et la publicité ?",
          answer: `Une heure coûte ${francsInText(extraHour, "fr")}. Une page de plus demande de ${pageHours.from} à ${pageHours.to} heures, texte, mise en page et deux langues compris : soit de ${hoursInText(pageHours.from, "fr")} à ${hoursInText(pageHours.to, "fr")}, à payer une fois ; votre forfait reste le même. Une page d'un forfait SEO coûte moins cher : elle vise une seule recherche, elle est corrigée une fois, et votre site a déjà sa mise en page. Pour la publicité, vous payez le budget directement à Google ou au réseau social, depuis un compte à votre nom ; notre travail prend d'ordinaire de ${adsHours.setUp.from} à ${adsHours.setUp.to} heures jusqu'au lancement d'une campagne, puis de ${adsHours.month.from} à ${adsHours.month.to} heures par mois. Vous recevez un devis après l'audit gratuit.`,
        },
        {
          question: "Une offre limitée reste-t-elle valable pendant que je réfléchis ?",
          answer: `Oui : pendant ${quoteDays} jours, votre devis écrit vous garantit l'offre du jour où il a été établi. Pour un forfait de site, l'offre, c'est le domaine, l'hébergement et le SEO de base sans supplément ; une fois le devis signé, ils restent offerts aussi longtemps que dure votre forfait. Pour un forfait SEO, c'est le premier rendez-vous.`,
        },
        {
          heading: "Jusqu'à la mise en ligne",
          question: "Que se passe-t-il une fois le formulaire envoyé ?",
          answer: `Vous voyez aussitôt un numéro de référence. Une personne vous appelle (${CALL_MINUTES} minutes) ou vous écrit. L'audit gratuit est un autre rendez-vous, de ${auditMinutes.from} à ${auditMinutes.to} minutes. Dans les ${supportDays} jours ouvrables qui suivent ce premier échange, ou l'audit si vous en voulez un, vous recevez un devis écrit, en français ou en anglais. Sans nouvelles de vous, nous vous relançons une seule fois. Nous commençons quand vous avez signé.`,
        },
        {
          figure: `${projectWeeks.from} à ${projectWeeks.to} semaines`,
          question: "Combien de temps faut-il pour un site, et si vous êtes en retard ?",
          answer: `Un projet complet prend de ${projectWeeks.from} à ${projectWeeks.to} semaines, du jour où vous signez le devis à la mise en ligne. Si c'est nous qui tardons, vous payez plus tard : ce qui est dû à la mise en ligne est facturé ce jour-là. Si notre retard dépasse ${lateMonths} mois, vous pouvez aussi arrêter : vous ne devez rien, et nous vous rendons ce que vous avez payé.`,
        },
        {
          question: "Faut-il un hébergement ou du référencement en plus ?",
          answer: `L'hébergement, non ; le référencement, seulement si vous voulez plus que les bases. Chaque forfait comprend l'hébergement, avec les mises à jour, les sauvegardes et le contrôle de vos pages et formulaires ; les formules d'hébergement, dès ${francsInText(hosting.perform, "fr")} par an, sont faites pour les sites réalisés ailleurs ou payés une fois. Le SEO de base donne à chaque nouvelle page son titre, son adresse et sa place dans le plan du site. La première place sur Google, personne ne peut la promettre.`,
        },
        {
          heading: "Engagement, changement, départ",
          figure: `${bindingMonths + noticeMonths} mois`,
          question: "Quelle est la durée d'engagement ?",
          answer: `Si vous payez au mois, elle est de ${bindingMonths + noticeMonths} mois au moins, préavis compris : vous pouvez partir à la fin du ${bindingMonths + noticeMonths}e mois ou de n'importe quel mois suivant, avec ${noticeMonths} mois de préavis. Un e-mail suffit. Nous comptons dès le jour de la mise\u00A0en\u00A0ligne. Si vous payez à l'année, l'engagement dure l'année payée. Le forfait ne se renouvelle pas de lui-même : nous vous posons la question ${renewalDays} jours avant la fin, et sans réponse de votre part, le site reste en ligne ${graceMonths} mois de plus, gratuitement. Il en va de même pour l'hébergement, payé à l'année. Vous pouvez arrêter le chatbot Essentiel à la fin de n'importe quel mois, et notre travail sur vos annonces n'importe quel jour : vous payez les heures effectuées jusque-là.`,
        },
        {
          question: "Puis-je changer de forfait ?",
          answer: `Oui. Pour un forfait supérieur, à la fin de n'importe quel mois, même pendant les ${bindingMonths} premiers mois ou une année déjà payée. Pour un forfait inférieur, aux mêmes dates que pour un départ : avec ${noticeMonths} mois de préavis à la fin de n'importe quel mois qui suit les ${bindingMonths} premiers, ou à la fin de l'année payée.`,
        },
        {
          question: "Que coûte un arrêt avant la mise en ligne ?",
          answer: `Si vous arrêtez un forfait avant la mise en ligne, vous payez les heures effectuées, mais jamais plus que ${bindingMonths} mois au prix mensuel. Si vous arrêtez un site payé une fois ou un travail sur mesure pour votre site (dessins, développement), vous payez les heures effectuées, mais jamais plus que la moitié facturée à la signature ; s'il reste un solde, nous vous le remboursons. Si vous arrêtez ce qui se facture à la livraison, comme un forfait SEO, un logo ou une langue de plus, vous payez les heures effectuées, mais jamais plus que le prix convenu. Si le design ne vous plaît toujours pas après ${correctionRounds} tours de corrections, vous pouvez arrêter à ces conditions, ou demander d'autres corrections à ${francsInText(extraHour, "fr")} l'heure.`,
        },
        {
          figure: "Site et\u00A0domaine",
          question: "Qu'est-ce que je garde si je pars ?",
          answer: `Tout votre site : le domaine, les textes, les images et le code sont à vous dès le premier jour. En partant (ou si nous devions fermer un jour), vous emportez le domaine et une copie du site en fichiers ordinaires, que n'importe quel hébergeur peut mettre en ligne. Cela ne coûte rien. Chez un autre hébergeur, vos visiteurs voient les mêmes pages et votre lien de réservation fonctionne toujours ; l'accès pour modifier le site et les formulaires, qui passent par nos serveurs, sont à remettre en place. Vous pouvez aussi laisser le site chez nous, en simple hébergement, dès ${francsInText(hosting.perform, "fr")} par an : l'accès et les formulaires continuent de fonctionner, mais les mises à jour et les sauvegardes ne sont comprises que dans SecureWeb. Si vous partez tôt, c'est nous qui y perdons.`,
        },
        {
          question: "Puis-je parler à l'un de vos clients ?",
          answer:
            "Les clients et les avis présentés sur ce site sont des exemples inventés. Demandez-nous : nous vous indiquerons un vrai client qui accepte de vous parler.",
        },
      ],
      also: [
        {
          label: "Avant un nouveau site : textes, photos, langues",
          to: "/services/website-design-development/web-new#questions",
        },
        {
          label: "Une fois en ligne : qui vous répond, et les pannes",
          to: "/services/hosting-and-maintenance#questions",
        },
      ],
      contact: { label: "Nous poser une autre question", to: "/contact" },
    },
    contact: {
      title: "Choisissez un forfait, ou\u00A0demandez-nous lequel choisir",
      lead: "Rien n'est facturé avant que vous ayez signé un devis écrit.",
      message: "Message : ce qu'il faut à votre site",
    },
  },
});
