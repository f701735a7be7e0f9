import { typeset } from "#app/domain/language/typography";

/** What a visitor reads when a page fails by our fault; both languages, since the fault may hide which one is theirs. */
export const unexpected = typeset({
  en: {
    text: "Something went wrong on our side. Please reload the page, or reach us by phone or email:",
  },
  fr: {
    text: "Une erreur s'est produite de notre côté. Rechargez la page, ou joignez-nous par téléphone ou par e-mail :",
  },
});
