import { typeset } from "#app/domain/language/typography";

/** The texts around an article; `{minutes}`, `{author}` and `{role}` are replaced. */
export const blogArticle = typeset({
  en: {
    minutes: "{minutes}\u00A0min read",
    author: "By {author}, {role}",
    revised: "Revised\u00A0on",
    short: "In short",
    contents: "In this article",
    sources: "Sources",
    related: "Read next",
    back: { label: "All resources", to: "/blog" },
    contact: { label: "Ask us about it", to: "/contact" },
  },
  fr: {
    minutes: "{minutes}\u00A0min de lecture",
    author: "Par {author}, {role}",
    revised: "Revu\u00A0le",
    short: "En bref",
    contents: "Dans cet article",
    sources: "Sources",
    related: "À lire ensuite",
    back: { label: "Toutes les ressources", to: "/blog" },
    contact: { label: "Nous poser une question", to: "/contact" },
  },
});
