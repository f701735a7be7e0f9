/** The headings of `llms.txt`. */
export const llmsTitles = {
  en: {
    about: "About",
    offers: "Offers and prices",
    questions: "Questions",
    pages: "Pages",
    cases: "Cases",
    articles: "Articles",
  },
  fr: {
    about: "À propos",
    offers: "Offres et prix",
    questions: "Questions",
    pages: "Pages",
    cases: "Réalisations",
    articles: "Articles",
  },
};
