import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { type CaseSlug, type caseOfPage, cases } from "#app/domain/offers/cases";
import { francsInText } from "#app/domain/offers/money";
import { july } from "./camping-du-lac";
import type { CaseWords } from "./case-words";

/** What somebody asks at the client's, and what they are answered first. */
export interface ExcerptWords {
  asked: string;
  answers: { title: string; text: string }[];
}

/** A case in the terms of what a page sells, where its own sentence or number is about another thing. */
export interface BandWords {
  title: string;
  figure?: Pick<CaseWords["figure"], "value" | "unit">;
  excerpt?: ExcerptWords;
}

const questions = cases["camping-du-lac"].figure.now;

/** Also on the pages of towns. */
const localSearch: Localized<BandWords> = {
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

/** By the page of a service, or of prices. */
export const bandWords: Localized<Partial<Record<keyof typeof caseOfPage, BandWords>>> = typeset({
  en: {
    "/pricing": {
      title: "The Basic plan with Local\u00A0SEO, for\u00A0four physiotherapists in\u00A0Lausanne",
    },
    "/services/seo-visibility": localSearch.en,
    "/services/digital-marketing": {
      title: "The ads lead to a price that guests can compare with the portal's",
    },
    "/services/graphic-design": {
      title: "The bags carry the\u00A0same drawings as\u00A0the\u00A0website",
      figure: { value: "6", unit: "items, from the stamp to the van, with one logo and three colours" },
    },
    "/services/website-design-development/web-refresh": {
      title:
        "The old page sent people to article 14 of\u00A0a\u00A0PDF; the\u00A0new\u00A0one shows where dogs are\u00A0allowed",
    },
    "/services/artificial-intelligence-ai": {
      title: "The\u00A0assistant\u00A0answers, and\u00A0reception has\u00A0time for\u00A0people",
      figure: {
        value: `${questions}`,
        unit: `questions a day in July, for ${francsInText(july, "en")} that month at most`,
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
    },
    "/services/lead-generation": {
      title: "Enquiries come with\u00A0measurements, and\u00A0most become\u00A0orders",
    },
  },
  fr: {
    "/pricing": { title: "Le forfait Basic et le SEO local, pour quatre physiothérapeutes de\u00A0Lausanne" },
    "/services/seo-visibility": localSearch.fr,
    "/services/digital-marketing": {
      title: "Les annonces mènent à\u00A0un\u00A0prix que l'on compare à celui du\u00A0portail",
    },
    "/services/graphic-design": {
      title: "Les sachets portent les\u00A0mêmes dessins que\u00A0le\u00A0site",
      figure: { value: "6", unit: "supports, du tampon à la camionnette, avec un logo et trois couleurs" },
    },
    "/services/website-design-development/web-refresh": {
      title:
        "L'ancienne page renvoyait à\u00A0l'article\u00A014 d'un\u00A0PDF, la\u00A0nouvelle montre où\u00A0les chiens sont admis",
    },
    "/services/artificial-intelligence-ai": {
      title: "L'assistant répond, et\u00A0la réception a\u00A0le\u00A0temps d'accueillir",
      figure: {
        value: `${questions}`,
        unit: `questions par jour en juillet, pour ${francsInText(july, "fr")} ce mois-là au\u00A0plus`,
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
    },
    "/services/lead-generation": {
      title: "Les demandes arrivent avec les\u00A0mesures, et\u00A0la\u00A0plupart aboutissent",
    },
  },
});

/** On the page of a town, where people are found by a search. */
export const townBandWords: Localized<Partial<Record<CaseSlug, BandWords>>> = typeset({
  en: {
    "hotel-bellerive": {
      title:
        "People look the hotel up on\u00A0Google, and\u00A0book four nights in\u00A0ten on\u00A0its\u00A0own\u00A0site",
    },
    "camping-du-lac": { title: "“Are dogs allowed?” The site answers before anybody calls" },
    "physio-grand-pont": localSearch.en,
  },
  fr: {
    "hotel-bellerive": {
      title:
        "On\u00A0cherche l'hôtel sur\u00A0Google, et\u00A0quatre nuits sur\u00A0dix se\u00A0réservent sur\u00A0son\u00A0site",
    },
    "camping-du-lac": { title: "« Les chiens sont-ils admis ? » Le\u00A0site répond avant qu'on appelle" },
    "physio-grand-pont": localSearch.fr,
  },
});
