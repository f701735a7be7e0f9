import { typeset } from "#app/domain/language/typography";

/** The page for a visitor without script whose form is larger than the limit. */
export const tooLarge = typeset({
  en: {
    title: "Your message is too long",
    text: "It has not been sent. Your browser's Back button leads to the form and what you wrote: shorten it there, or reach us by phone or email:",
  },
  fr: {
    title: "Votre message est trop long",
    text: "Il n'a pas été envoyé. Le bouton Retour de votre navigateur ramène au formulaire et à votre texte : raccourcissez-le, ou joignez-nous par téléphone ou par e-mail :",
  },
});
