/**
 * What a visitor reads when a page fails by our fault; both languages, since the fault may hide which one is theirs. Written as it is
 * printed: the browser, which holds these words from the start, needs no typesetting for them.
 */
export const unexpected = {
  en: {
    text: "Something went wrong on our side. Please reload the page, or reach us:",
  },
  fr: {
    text: "Une erreur s’est produite de notre côté. Rechargez la page, ou joignez-nous\u202F:",
  },
};
