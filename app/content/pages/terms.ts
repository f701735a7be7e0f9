import type { ChapterWords, HeadWords, OpeningWords } from "#app/content/shared/page-content";
import { longDate } from "#app/domain/calendar/dates";
import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { claims } from "#app/domain/offers/claims";
import { francsInText } from "#app/domain/offers/money";
import { terms as offers } from "#app/domain/offers/terms";
import { brand } from "#app/domain/site/brand";

export const lastChange = "2026-11-30";

const { vatPercent, bindingMonths, noticeMonths, renewalDays, quoteDays, correctionRounds, extraHour } =
  offers;
const { paymentDays, correctionDays, silenceMonths, lateMonths, graceMonths } = offers;
const { faultMonths, fixedPriceMonths, priceNoticeMonths } = offers;
const { launchDays, projectWeeks } = claims;

/** The texts in the margin of the map sheet: a term and its detail. */
export interface MarginWords {
  edition: { term: string; detail: string };
  /** The bar below is as long as both durations together, in months. */
  scale: { term: string; detail: string; bindingMonths: number; noticeMonths: number };
  law: { term: string; detail: string };
}

/** Durations, each with a bar, in months from the launch. */
export interface SpansWords {
  caption: string;
  rows: {
    bar: "project" | "monthly" | "yearly" | "price";
    what: string;
    long: string;
    note?: string;
  }[];
}

/** Who owns what, drawn as parcels of land. */
export interface ParcelsWords {
  parcels: {
    parcel: "domain" | "text" | "pictures" | "code" | "forms" | "licensed";
    name: string;
    whose: string;
    isYours?: true;
  }[];
}

interface TermsPage {
  head: HeadWords;
  intro: OpeningWords;
  margin: MarginWords;
  spans: SpansWords;
  parcels: ParcelsWords;
  chapters: (ChapterWords & { gist: string })[];
}

export const terms: Localized<TermsPage> = typeset({
  en: {
    head: {
      title: `Terms for our services and this site – ${brand.name}`,
      description:
        "How to read our prices and dates: Swiss francs without VAT, confirmed by a written quote; days to launch counted from the day your content is complete.",
    },
    intro: {
      title: "Terms for our services and this site",
      lead: "Prices are in Swiss francs, excluding VAT, and become binding once confirmed in a written quote. The people, clients and reviews that you see here are fictitious.",
      action: { label: "Ask a question", to: "/contact" },
      also: { label: "Privacy", to: "/privacy" },
    },
    margin: {
      edition: { term: "Edition", detail: longDate(lastChange, "en") },
      scale: {
        term: "Scale: a plan paid by the month",
        detail: `At least ${bindingMonths + noticeMonths} months, ${noticeMonths} month's notice included`,
        bindingMonths,
        noticeMonths,
      },
      law: { term: "Law and courts", detail: `Swiss law, ${brand.address.city}` },
    },
    spans: {
      caption: "In months from the day your site goes online; notice is hatched, what may be added is dashed",
      rows: [
        {
          bar: "project",
          what: "From signature to launch",
          long: `${projectWeeks.from} to ${projectWeeks.to} weeks`,
        },
        {
          bar: "monthly",
          what: "Plan paid by the month",
          long: `${bindingMonths} months and ${noticeMonths} month's notice`,
          note: "then month by month",
        },
        {
          bar: "yearly",
          what: "Plan paid by the year",
          long: "12 months",
          note: `we ask you ${renewalDays} days before the end; without an answer, ${graceMonths} month free`,
        },
        {
          bar: "price",
          what: "Fixed price",
          long: `${fixedPriceMonths} months`,
          note: `any later change is announced ${priceNoticeMonths} months in advance`,
        },
      ],
    },
    parcels: {
      parcels: [
        { parcel: "domain", name: "Domain", whose: "yours", isYours: true },
        { parcel: "text", name: "Text", whose: "yours", isYours: true },
        { parcel: "pictures", name: "Pictures", whose: "yours", isYours: true },
        { parcel: "code", name: "Code", whose: "yours", isYours: true },
        { parcel: "forms", name: "Login, forms", whose: "on our servers" },
        { parcel: "licensed", name: "Typefaces", whose: "under licence" },
      ],
    },
    chapters: [
      {
        title: "Prices, dates and invoices",
        gist: "In Swiss francs, excluding VAT; the written quote prevails.",
        paragraphs: [
          `The prices on this site are in Swiss francs, excluding VAT (${vatPercent} %). Our quotes use these prices. A price binds us as soon as it is in your quote; marked “from”, it is a guide. The quote says what will be done, for how much, and how long it will take. It is in writing and valid for ${quoteDays} days. Anything marked “on request” is priced after we have talked.`,
          `The site itself takes under ${launchDays} business days, counted from the day your content is complete, that is, the day on which you approve the text. The whole project, up to the launch, takes ${projectWeeks.from} to ${projectWeeks.to} weeks, counted from the day you sign the quote.`,
          `The price of a site includes ${correctionRounds} rounds of corrections to the text and ${correctionRounds} to the design; you have ${correctionDays} business days for each, and any time beyond that puts the launch back by the same number of days. If your photographs reach us after the deadline for your first corrections, the launch is put back in the same way.`,
          `If we hear nothing from you for ${silenceMonths} months, we invoice the hours worked so far, up to what you would owe if you stopped the project. We keep your project open, and when you come back, that sum comes off your next invoices. If we are more than ${lateMonths} month late, you may stop: you owe nothing, and we pay back what you have paid.`,
          `Extra pages, languages, corrections, edits and repairs are charged at ${francsInText(extraHour, "en")} an hour, and so is our work on your ads; anything else has its own price. We state each sum in writing first, and none of this work is done or invoiced without your approval. Our own faults we repair free of charge: with a plan for as long as it runs, on a site bought outright for ${faultMonths} months.`,
          `The first invoice for a plan comes on the day your site goes online. If you stop before that, you pay for the hours worked, up to ${bindingMonths} months at the monthly price.`,
          `For a site bought outright, or for custom design or programming that no plan covers, half is invoiced when you sign and half at the launch. If you stop before the launch, you pay for the hours worked, up to the amount of the first half; we pay back the rest of it.`,
          `The Essential chatbot is invoiced by the month, hosting on its own by the year. Everything else, such as a Pro chatbot, a logo or another language, is invoiced when it is delivered. An SEO package is invoiced once the work is done or the pages are online; its price includes follow-up and a final report. If you stop any of these before it is invoiced, you pay for the hours worked, up to the agreed price. Invoices are payable within ${paymentDays} days.`,
        ],
      },
      {
        title: "How long you are bound",
        gist: `Paid by the month: at least ${bindingMonths + noticeMonths} months, notice included.`,
        paragraphs: [
          `With monthly billing, you may cancel a website plan at the end of month ${bindingMonths + noticeMonths} or of any later month, with ${noticeMonths} month's notice. The months are counted from the day your site goes online.`,
          `With yearly billing, the plan runs for the year you have paid for. The plan does not renew by itself: we ask you ${renewalDays} days before it ends, and if we hear nothing, the site stays online for ${graceMonths} more month, free of charge. The same holds for hosting on its own.`,
          `You may move to a larger plan at the end of any month, even within a year already paid for, and to a smaller one whenever you could leave, with the same notice.`,
          `The price of a plan stays the same for the first ${fixedPriceMonths} months and during any year already paid for; any later change is announced ${priceNoticeMonths} months in advance, and you may leave before it applies.`,
          "There is no set-up fee for the plans.",
          `You may stop the Essential chatbot at the end of any month. You may stop our work on your ads at any time; you pay only for the hours worked until then.`,
        ],
      },
      {
        title: "What belongs to you",
        gist: "The domain, the text, the pictures and the code are yours.",
        paragraphs: [
          "The domain, the text, the pictures and the code are yours from the first day. If you leave, or if we ever close, you take the domain with you, and a copy of the site in ordinary files, at no charge. Your login and your forms run on our servers, so your new host will have to set them up again. Anything under somebody else's licence, such as typefaces and ready-made pieces of code, stays under that licence.",
        ],
      },
      {
        title: "What is fictitious, and\u00A0which law applies",
        gist: "Clients and reviews are invented; Swiss law applies.",
        paragraphs: [
          "Demonstrations are marked as such, and their figures are invented. The assistant takes its prices from these pages. If any of its answers differs from these pages, the pages prevail. The people, clients and reviews that you see here are fictitious. The boundaries, waters and summits on our maps come from swisstopo and the Federal Statistical Office; the contour lines are invented.",
          `Swiss law applies. The courts of ${brand.address.city} have jurisdiction, unless the law provides otherwise.`,
        ],
      },
    ],
  },
  fr: {
    head: {
      title: `Conditions de nos offres et du site – ${brand.name}`,
      description:
        "Nos prix en francs suisses, hors TVA, le devis écrit qui fait foi, la durée d'engagement, la résiliation, et ce qui est à vous dès le premier jour.",
    },
    intro: {
      title: "Conditions de\u00A0nos\u00A0offres et du site",
      lead: "Les prix sont en francs suisses, hors TVA, et nous engagent dès le devis écrit. Les personnes, les clients et les avis présentés ici sont fictifs.",
      action: { label: "Poser une question", to: "/contact" },
      also: { label: "Confidentialité", to: "/privacy" },
    },
    margin: {
      edition: { term: "Édition", detail: longDate(lastChange, "fr") },
      scale: {
        term: "Échelle : un forfait payé au mois",
        detail: `${bindingMonths + noticeMonths} mois au moins, ${noticeMonths} mois de préavis compris`,
        bindingMonths,
        noticeMonths,
      },
      law: { term: "Droit et for", detail: `Droit suisse, ${brand.address.city}` },
    },
    spans: {
      caption:
        "En mois, dès la mise\u00A0en\u00A0ligne ; les préavis sont hachurés, ce qui peut s'ajouter est en pointillé",
      rows: [
        {
          bar: "project",
          what: "De la signature à la mise\u00A0en\u00A0ligne",
          long: `${projectWeeks.from} à ${projectWeeks.to} semaines`,
        },
        {
          bar: "monthly",
          what: "Forfait payé au mois",
          long: `${bindingMonths} mois et ${noticeMonths} mois de préavis`,
          note: "puis de mois en mois",
        },
        {
          bar: "yearly",
          what: "Forfait payé à l'année",
          long: "12 mois",
          note: `question posée ${renewalDays} jours avant la fin ; sans réponse, ${graceMonths} mois gratuit`,
        },
        {
          bar: "price",
          what: "Prix inchangé",
          long: `${fixedPriceMonths} mois`,
          note: `tout changement ultérieur est annoncé ${priceNoticeMonths} mois à l'avance`,
        },
      ],
    },
    parcels: {
      parcels: [
        { parcel: "domain", name: "Domaine", whose: "à vous", isYours: true },
        { parcel: "text", name: "Textes", whose: "à vous", isYours: true },
        { parcel: "pictures", name: "Images", whose: "à vous", isYours: true },
        { parcel: "code", name: "Code", whose: "à vous", isYours: true },
        { parcel: "forms", name: "Accès,\nformulaires", whose: "sur nos serveurs" },
        { parcel: "licensed", name: "Polices", whose: "sous licence" },
      ],
    },
    chapters: [
      {
        title: "Prix, délais et factures",
        gist: "En francs suisses, hors TVA ; le devis écrit fait foi.",
        paragraphs: [
          `Les prix de ce site sont en francs suisses, hors TVA (${String(vatPercent).replace(".", ",")} %). Nos devis reprennent ces prix. Un prix nous engage dès qu'il figure dans votre devis ; précédé de « dès », il est indicatif. Le devis précise ce qui est fait, à quel prix et en combien de temps. Il est écrit et valable ${quoteDays} jours. Ce qui est « sur demande » est chiffré après un premier entretien.`,
          `Le site lui-même prend moins de ${launchDays} jours ouvrables, comptés dès le jour où vos contenus sont complets, c'est-à-dire celui où vous approuvez les textes. Le projet complet, jusqu'à la mise\u00A0en\u00A0ligne, prend de ${projectWeeks.from} à ${projectWeeks.to} semaines, comptées dès le jour où vous signez le devis.`,
          `Le prix d'un site comprend ${correctionRounds} tours de corrections pour les textes et ${correctionRounds} pour la mise en page ; vous avez ${correctionDays} jours ouvrables pour chacun, et s'il vous en faut plus, la mise en ligne recule d'autant. Il en va de même si vos photos arrivent après le jour où vos premières corrections sont attendues.`,
          `Après ${silenceMonths} mois sans nouvelles de vous, nous facturons les heures déjà effectuées, mais jamais plus que ce que vous devriez si vous arrêtiez le projet (voir plus bas). Nous gardons votre projet en attente ; quand vous le reprenez, cette somme est déduite de vos factures suivantes. Si notre retard dépasse ${lateMonths} mois, vous pouvez arrêter : vous ne devez rien, et nous vous rendons ce que vous avez payé.`,
          `Les pages, les langues, les corrections, les modifications et les réparations en plus sont comptées à ${francsInText(extraHour, "fr")} l'heure, de même que notre travail sur vos annonces ; tout le reste a son propre prix. Nous vous indiquons d'abord chaque somme par écrit. Aucun travail supplémentaire n'est effectué ni facturé sans votre accord. Nous corrigeons nos propres erreurs gratuitement : avec un forfait, aussi longtemps qu'il dure ; pour un site payé une fois, pendant ${faultMonths} mois.`,
          `La première facture d'un forfait arrive le jour de la mise\u00A0en\u00A0ligne. Si vous arrêtez avant, vous payez les heures effectuées, au plus ${bindingMonths} mois au prix mensuel.`,
          `Un site payé en une fois, ou un travail sur mesure qu'aucun forfait ne comprend, est facturé pour moitié à la signature, pour moitié à la mise\u00A0en\u00A0ligne. Si vous arrêtez avant la mise en ligne, vous payez les heures effectuées, mais jamais plus que la première moitié ; nous vous rendons ce\u00A0qui\u00A0reste.`,
          `Le chatbot Essentiel est facturé au mois, l'hébergement seul à l'année. Tout le reste, comme un chatbot Pro, un logo ou une langue de plus, est facturé à la livraison ; un forfait SEO l'est dès que le travail est terminé ou les pages en ligne, et la facture comprend le suivi et le rapport final. Si vous arrêtez l'un de ces travaux avant qu'il soit facturé, vous payez les heures effectuées, mais jamais plus que le prix convenu. Les factures sont payables dans les ${paymentDays} jours.`,
        ],
      },
      {
        title: "La durée de l'engagement",
        gist: `Un forfait payé au mois : ${bindingMonths + noticeMonths} mois au moins, préavis compris.`,
        paragraphs: [
          `Avec la facturation au mois, vous pouvez résilier un forfait pour la fin du ${bindingMonths + noticeMonths}e mois ou de n'importe quel mois suivant, avec ${noticeMonths} mois de préavis. Les mois se comptent dès le jour de la mise\u00A0en\u00A0ligne.`,
          `Avec la facturation à l'année, le forfait dure l'année payée. Il ne se renouvelle pas de lui-même : nous vous posons la question ${renewalDays} jours avant la fin, et sans réponse, le site reste en ligne ${graceMonths} mois de plus, gratuitement. Il en va de même pour l'hébergement seul.`,
          `Vous pouvez passer à un forfait supérieur à la fin de n'importe quel mois, même pendant une année déjà payée, et à un forfait inférieur à toute date où vous pourriez résilier, avec le même préavis.`,
          `Le prix d'un forfait ne change pas pendant les ${fixedPriceMonths} premiers mois, ni pendant une année déjà payée ; tout changement ultérieur est annoncé ${priceNoticeMonths} mois à l'avance, et vous pouvez partir avant qu'il s'applique.`,
          "Les forfaits sont sans frais de mise en route.",
          `Vous pouvez arrêter le chatbot Essentiel à la fin de n'importe quel mois, et notre travail sur vos annonces n'importe quel jour : vous payez les heures effectuées jusque-là.`,
        ],
      },
      {
        title: "Ce qui vous appartient",
        gist: "Le domaine, les textes, les images et le code sont à vous.",
        paragraphs: [
          "Le domaine, les textes, les images et le code sont à vous dès le premier jour. Si vous partez, ou si nous devions fermer un jour, vous emportez sans frais le domaine et une copie du site en fichiers ordinaires. L'accès pour modifier le site et l'envoi des formulaires passent par nos serveurs : votre nouvel hébergeur devra remettre en place l'un et l'autre. Ce qui relève de la licence d'un tiers, comme les polices de caractères et certains morceaux de code, reste sous cette licence.",
        ],
      },
      {
        title: "Exemples, démonstrations et droit applicable",
        gist: "Les clients et les avis sont inventés ; le droit suisse s'applique.",
        paragraphs: [
          "Les démonstrations sont signalées et leurs chiffres sont inventés. L'assistant prend ses prix dans ces pages. Si l'une de ses réponses s'en écarte, ce sont ces pages qui font foi. Les personnes, les clients et les avis présentés ici sont fictifs. Les limites, les eaux et les sommets de nos cartes viennent de swisstopo et de l'Office fédéral de la statistique ; les courbes de niveau sont inventées.",
          `Le droit suisse s'applique ; le for est à ${brand.address.city}, sauf si la loi vous en donne un autre.`,
        ],
      },
    ],
  },
});
