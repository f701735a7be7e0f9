import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { type caseOfPage, cases } from "#app/domain/offers/cases";
import type { CitySlug } from "#app/domain/offers/cities";
import { terms } from "#app/domain/offers/terms";
import { july } from "./camping-du-lac";
import type { CaseWords } from "./case-words";

/** A question to the client, and the first answers. */
export interface ExcerptWords {
  asked: string;
  answers: { title: string; text: string }[];
}

/**
 * The texts of a case's band in the terms of the page: title and figure, if the case's own are about something else.
 */
export interface BandWords {
  title: string;
  figure?: Pick<CaseWords["figure"], "value" | "unit">;
  excerpt?: ExcerptWords;
}

const { now: share, before } = cases["hotel-bellerive"].figure;
const [, pagesInGerman = 0] = cases["boulangerie-kern"].parts ?? [];
const hours = pagesInGerman / terms.extraHour;

const localSearch: Localized<Required<Pick<BandWords, "title" | "excerpt">>> = {
  en: {
    title: "What Local\u00A0SEO changed for\u00A0a\u00A0physiotherapy practice",
    excerpt: {
      asked: "physio near me",
      answers: [
        { title: "Physio Grand-Pont", text: "Open, closes at 19:00" },
        { title: "Another practice", text: "Hours not confirmed" },
        { title: "A third one", text: "No hours" },
      ],
    },
  },
  fr: {
    title: "Ce que le SEO local a\u00A0changé pour un\u00A0cabinet de\u00A0physio",
    excerpt: {
      asked: "physio près de moi",
      answers: [
        { title: "Physio Grand-Pont", text: "Ouvert, ferme à 19 h" },
        { title: "Un autre cabinet", text: "Horaires non confirmés" },
        { title: "Un troisième", text: "Sans horaires" },
      ],
    },
  },
};

/** By the page of a service or of the prices. */
export const bandWords: Localized<Partial<Record<keyof typeof caseOfPage, BandWords>>> = typeset({
  en: {
    "/pricing": {
      title: "Basic with Local\u00A0SEO, for\u00A0four physiotherapists",
      figure: { value: "0", unit: "francs to have the site made: the Basic plan includes it" },
    },
    "/services": {
      title: "A bakery ordered its identity and its website together",
      figure: {
        value: "2",
        unit: "services in one project, from the logo to the page with the oven's timetable",
      },
    },
    "/services/seo-visibility": localSearch.en,
    "/services/digital-marketing": {
      title: "The ads lead to the hotel's price, shown beside the portal's",
      figure: {
        value: "2",
        unit: "times as many bookings with the portal's price as without it, in a trial of two weeks",
      },
    },
    "/services/graphic-design": {
      title: "The bags carry the\u00A0same drawings as\u00A0the\u00A0website",
      figure: { value: "6", unit: "items, from the stamp to the van, with one logo and three colours" },
    },
    "/services/website-design-development/web-refresh": {
      title:
        "The price came after four pages and\u00A0a\u00A0form; now it is on\u00A0the\u00A0first\u00A0screen",
      figure: {
        value: `${share} %`,
        unit: `of nights are booked on the new site; on the old one, ${before} %`,
      },
    },
    "/services/artificial-intelligence-ai": {
      title: "The assistant answers, and reception has time for\u00A0people",
      figure: {
        value: "140",
        unit: "pitches, and the assistant knows the shade of each, the way to the water and the rule on dogs",
      },
      excerpt: {
        asked: "Can we bring our dog to pitch 47?",
        answers: [
          {
            title: "The campsite's assistant",
            text: "Yes, on a lead. The pitch is in the shade from 14:00 to 18:00, and 27 m from the water.",
          },
        ],
      },
    },
    "/services/artificial-intelligence-ai/chatbots": {
      title: "The campsite's assistant says whether dogs are allowed",
      figure: { value: `${july}`, unit: "francs in July at most, if every question about dogs goes to it" },
    },
    "/services/lead-generation": {
      title: "Enquiries come with\u00A0measurements, and\u00A0most become\u00A0orders",
      figure: { value: "2", unit: "enquiries in three become orders" },
    },
  },
  fr: {
    "/pricing": {
      title: "Basic et SEO\u00A0local, pour\u00A0quatre physiothérapeutes",
      figure: { value: "0", unit: "franc pour créer le site : il est compris dans le forfait Basic" },
    },
    "/services": {
      title: "Une boulangerie a pris son identité visuelle et son site ensemble",
      figure: {
        value: "2",
        unit: "services en un seul projet, du logo à la page qui donne l'horaire du four",
      },
    },
    "/services/seo-visibility": localSearch.fr,
    "/services/digital-marketing": {
      title: "L'annonce mène au prix de\u00A0l'hôtel, affiché à côté de celui du\u00A0portail",
      figure: {
        value: "2",
        unit: "fois plus de réservations avec le prix du portail que sans lui, lors d'un essai de deux semaines",
      },
    },
    "/services/graphic-design": {
      title: "Les sachets portent les\u00A0mêmes dessins que\u00A0le\u00A0site",
      figure: { value: "6", unit: "supports, du tampon à la camionnette, avec un logo et trois couleurs" },
    },
    "/services/website-design-development/web-refresh": {
      title:
        "Le prix arrivait après quatre pages et\u00A0un\u00A0formulaire ; il est maintenant sur\u00A0le\u00A0premier écran",
      figure: {
        value: `${share} %`,
        unit: `des nuits se réservent sur le nouveau site ; sur l'ancien, c'était ${before} %`,
      },
    },
    "/services/artificial-intelligence-ai": {
      title: "L'assistant répond, et\u00A0la réception a\u00A0le\u00A0temps d'accueillir",
      figure: {
        value: "140",
        unit: "emplacements : de chacun, l'assistant connaît l'ombre, la distance de l'eau et la règle sur les chiens",
      },
      excerpt: {
        asked: "Peut-on venir avec un chien sur l'emplacement 47 ?",
        answers: [
          {
            title: "L'assistant du camping",
            text: "Oui, en laisse. L'emplacement est à l'ombre de 14 à\u00A018\u00A0h, à 27\u00A0m de l'eau.",
          },
        ],
      },
    },
    "/services/artificial-intelligence-ai/chatbots": {
      title: "L'assistant du camping dit si\u00A0les chiens sont admis",
      figure: {
        value: `${july}`,
        unit: "francs au plus en juillet, si toutes les questions sur les chiens lui sont posées",
      },
    },
    "/services/lead-generation": {
      title: "Les demandes arrivent avec les\u00A0mesures, et\u00A0la\u00A0plupart aboutissent",
      figure: { value: "2", unit: "demandes sur trois débouchent sur une commande" },
    },
  },
});

/** By the English slug of a town: the facts of its case that matter to a business there. */
export const townBandWords: Localized<Record<CitySlug, BandWords>> = typeset({
  en: {
    geneva: {
      title: "What helps, how long it takes, what insurance covers: patients read it before they call",
      figure: { value: "6", unit: "kinds of pain, from neck to ankle, each explained on the page" },
    },
    lausanne: {
      title: "The page begins with what patients call about",
      figure: { value: "1", unit: "call in three is about the knee; our own list had put it fifth" },
    },
    neuchatel: {
      title:
        "Campers choose their pitch on\u00A0a\u00A0map, with the\u00A0shade and the\u00A0price of\u00A0a\u00A0night",
      figure: { value: "140", unit: "pitches drawn, with the trees around them" },
    },
    fribourg: {
      title: "A baker who sells in German has a site in German",
      figure: { value: "5", unit: `pages in German, in ${hours} hours, paid once` },
    },
    sion: {
      title: "Right opening hours, wherever people look",
      figure: { value: "10", unit: "directories with the same hours as the page and the Google profile" },
      excerpt: localSearch.en.excerpt,
    },
    bern: { title: "In Köniz, the page says what comes out of the oven, and when" },
    delemont: {
      title: "The hours come first, and nobody comes in vain",
      figure: {
        value: "8",
        unit: "in the morning is when people come; half of them used to come at eleven",
      },
    },
    yverdon: { title: "“Are dogs allowed?” The site answers before anybody calls" },
    nyon: {
      title: "In the evening, a\u00A0tape measure is all it takes to know the price",
      figure: { value: "1", unit: "minute for three answers, and the price range is there" },
    },
    montreux: {
      title: "The price of a night fits on the first screen of a phone",
      figure: { value: "2", unit: "guests in three look on a phone; they see the price without scrolling" },
    },
    vevey: {
      title: "A first price without a phone call, on a page that asks little",
      figure: { value: "3", unit: "questions are enough; when there were nine, people left at the fourth" },
    },
    "la-chaux-de-fonds": {
      title: "The page is read before work, so the bread is at the top",
      figure: { value: "3", unit: "visits in four come before eight in the morning, on a phone" },
    },
    biel: {
      title: "What was hidden in a PDF can be seen on a map",
      figure: {
        value: "14",
        unit: "was the number of the rule on dogs, in a PDF; now the map shows it for each pitch",
      },
    },
    martigny: {
      title: "The hotel decides what the portal sells",
      figure: {
        value: "10",
        unit: "rooms are left to the portal in summer; in winter it fills the empty ones",
      },
    },
    sierre: {
      title: "People who have never met the stair builder can check his prices",
      figure: {
        value: "2",
        unit: "sums on the page of each finished staircase: the price range quoted, and the bill",
      },
    },
    bulle: { title: "People in Bulle know what their stairs will cost before they write" },
  },
  fr: {
    geneva: {
      title: "Ce qui aide, la durée, ce que paie l'assurance : on le lit avant d'appeler",
      figure: { value: "6", unit: "douleurs expliquées sur la page, de la nuque à la cheville" },
    },
    lausanne: {
      title: "La page commence par\u00A0ce\u00A0qui\u00A0fait appeler les\u00A0patients",
      figure: {
        value: "1",
        unit: "appel sur trois concerne le genou ; notre liste le mettait en cinquième position",
      },
    },
    neuchatel: {
      title:
        "On choisit son emplacement sur un\u00A0plan, avec l'ombre et\u00A0le\u00A0prix de\u00A0la\u00A0nuit",
      figure: { value: "140", unit: "emplacements dessinés, avec les arbres qui les entourent" },
    },
    fribourg: {
      title: "Un boulanger qui\u00A0vend en\u00A0allemand a\u00A0un\u00A0site en\u00A0allemand",
      figure: { value: "5", unit: `pages en allemand, en ${hours} heures, payées une fois` },
    },
    sion: {
      title: "Des horaires justes, où que l'on cherche",
      figure: { value: "10", unit: "annuaires avec les mêmes horaires que la page et la fiche Google" },
      excerpt: localSearch.fr.excerpt,
    },
    bern: { title: "À Köniz, la page dit ce qui sort du four, et quand" },
    delemont: {
      title: "L'horaire vient en\u00A0premier, et\u00A0l'on ne\u00A0se\u00A0déplace plus pour\u00A0rien",
      figure: {
        value: "8",
        unit: "heures : on vient désormais à cette heure-là ; avant, la moitié venait à onze",
      },
    },
    yverdon: { title: "« Les chiens sont-ils admis ? » Le\u00A0site répond avant qu'on appelle" },
    nyon: {
      title: "Le soir, un mètre suffit pour connaître le\u00A0prix de\u00A0son\u00A0escalier",
      figure: { value: "1", unit: "minute pour trois réponses, et la fourchette de prix s'affiche" },
    },
    montreux: {
      title: "Le prix de la\u00A0nuit tient sur\u00A0le\u00A0premier\u00A0écran d'un\u00A0téléphone",
      figure: {
        value: "2",
        unit: "clients sur trois consultent le site sur leur téléphone ; le prix s'affiche aussitôt",
      },
    },
    vevey: {
      title: "Un premier prix sans téléphoner, sur une page qui demande peu",
      figure: {
        value: "3",
        unit: "questions suffisent ; quand il y en avait neuf, on partait à la quatrième",
      },
    },
    "la-chaux-de-fonds": {
      title: "La page se lit avant le travail : le pain est donc tout en haut",
      figure: { value: "3", unit: "visites sur quatre se font avant huit heures, sur un téléphone" },
    },
    biel: {
      title: "Ce\u00A0qui se\u00A0cachait dans\u00A0un\u00A0PDF se\u00A0voit sur\u00A0un\u00A0plan",
      figure: {
        value: "14",
        unit: "était, dans un PDF, le numéro de la règle sur les chiens ; elle se lit maintenant sur chaque emplacement",
      },
    },
    martigny: {
      title: "C'est l'hôtel qui décide de ce que vend le portail",
      figure: {
        value: "10",
        unit: "chambres sont laissées au portail en été ; en hiver, il remplit les chambres vides",
      },
    },
    sierre: {
      title: "On n'a jamais vu le constructeur, mais on peut vérifier ses prix",
      figure: {
        value: "2",
        unit: "indications sur la page de chaque escalier posé : la fourchette annoncée et le montant facturé",
      },
    },
    bulle: { title: "À Bulle, on connaît le prix de\u00A0son\u00A0escalier avant d'écrire" },
  },
});
