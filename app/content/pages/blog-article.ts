import { typeset } from "#app/domain/language/typography";

/** What stands around an article. */
export const blogArticle = typeset({
  en: {
    back: { label: "All resources", to: "/blog" },
    contact: { label: "Ask us about it", to: "/contact" },
  },
  fr: {
    back: { label: "Toutes les ressources", to: "/blog" },
    contact: { label: "Nous poser une question", to: "/contact" },
  },
});
