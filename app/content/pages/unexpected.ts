/**
 * The text of a page that fails by our fault, in both languages, because the error may hide the visitor's. Typographic
 * characters are written by hand: the browser always loads these texts, and needs no typesetting for them.
 */
export const unexpected = {
  en: {
    text: "Something went wrong on our side. Please reload the page, or reach us:",
  },
  fr: {
    text: "Une erreur s’est produite de notre côté. Rechargez la page, ou joignez-nous\u202F:",
  },
};
