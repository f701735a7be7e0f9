import type { Article } from "#app/content/articles/article";
import { businessProfile } from "#app/content/articles/business-profile";
import { chatbot } from "#app/content/articles/chatbot";
import { costs } from "#app/content/articles/costs";
import { landing } from "#app/content/articles/landing";
import { redesign } from "#app/content/articles/redesign";
import { structure } from "#app/content/articles/structure";
import type { HeadWords } from "#app/content/shared/page-content";
import { pageNames } from "#app/content/shared/page-names";
import type { Localized } from "#app/domain/language/locale";
import { saidLazily, typeset } from "#app/domain/language/typography";
import { brand } from "#app/domain/site/brand";
import { type NotFoundWords, notFound } from "./not-found";

export const lastChange = "2026-11-30";

export interface BlogHeroWords {
  title: string;
  lead: string;
  /** A link down to the articles. */
  hint: string;
  /** The alternative text of the drawing below. */
  drawing: string;
}

export interface ArticlesWords {
  title: string;
  filter: string;
  all: string;
  index: string;
  read: string;
}

interface BlogPage {
  head: HeadWords;
  hero: BlogHeroWords;
  list: ArticlesWords;
}

export const blog: Localized<BlogPage> = typeset({
  en: {
    head: {
      title: `Articles on websites, SEO and AI for small firms – ${brand.name}`,
      description:
        "Practical articles for small businesses in Switzerland: what a website costs, how to structure it, landing pages, Google Business Profile, redesign, chatbots.",
    },
    hero: {
      title: "Advice you can follow without us",
      lead: "What we have learned from our clients' sites, with figures, lists and examples.",
      hint: "See the articles",
      drawing:
        "A page of a notebook with a pencil sketch above the name of each article: a bill of six lines and its sum; a map pin with an hour divided into six steps; four old pages, three of which lead to two new ones and the last nowhere. A wide screen also shows 80 tally marks below a dog, a tree of pages in seven groups, and a funnel above the one field of a form.",
    },
    list: {
      title: "Articles",
      filter: "Categories",
      all: "All",
      index: "Articles on this page",
      read: "Read the article",
    },
  },
  fr: {
    head: {
      title: `Articles sur le web, le SEO et l'IA pour PME – ${brand.name}`,
      description:
        "Des articles pratiques pour les PME suisses : prix d'un site, structure, pages d'arrivée, fiche Google, refonte sans perdre sa place sur Google, chatbot.",
    },
    hero: {
      title: "Des conseils que\u00A0vous pouvez appliquer sans nous",
      lead: "Ce que nous avons appris en travaillant sur les sites de nos clients, avec des chiffres, des listes et des exemples.",
      hint: "Voir les articles",
      drawing:
        "Page d'un carnet : un croquis au crayon au-dessus du nom de chaque article. Une facture de six lignes et son total ; un repère de carte avec une heure partagée en six étapes ; quatre anciennes pages, dont trois mènent à deux nouvelles et la dernière nulle part. Sur un grand écran aussi : 80 traits sous un chien, un arbre de pages en sept groupes, et un entonnoir au-dessus de l'unique champ d'un formulaire.",
    },
    list: {
      title: "Articles",
      filter: "Catégories",
      all: "Tous",
      index: "Les articles de cette page",
      read: "Lire l'article",
    },
  },
});

/** What the list of articles shows of an article, with its reading time in words. */
export type ListedArticle = Pick<
  Article,
  "slug" | "title" | "topic" | "category" | "excerpt" | "date" | "figure"
> & {
  minutes: string;
};

/** Every article, the newest first. */
export const written: Localized<Article>[] = [costs, businessProfile, redesign, chatbot, structure, landing];

/** The same, by language. */
export const articles: Localized<Article[]> = {
  get en() {
    return written.map(({ en }) => en);
  },
  get fr() {
    return written.map(({ fr }) => fr);
  },
};

/** An article of a category, by the category's name in either language; undefined if there is no such category. */
export function articleOf(category: string | null): Localized<Article> | undefined {
  return written.find(({ en, fr }) => en.category === category || fr.category === category);
}

const noArticle = typeset({
  en: {
    head: {
      title: `Article not found (404) – ${brand.name}`,
      description: "There is no article at this address.",
    },
    title: "Article not found",
    text: "We couldn't find the requested article",
    back: "Back to all resources",
  },
  fr: {
    head: {
      title: `Article introuvable (404) – ${brand.name}`,
      description: "Il n'y a pas d'article à cette adresse.",
    },
    title: "Article introuvable",
    text: "Nous n'avons pas trouvé l'article demandé",
    back: "Retour aux ressources",
  },
});

export const articleNotFound: Localized<NotFoundWords> = saidLazily((locale) => {
  const { back, ...said } = noArticle[locale];
  const links = [
    { label: back, to: "/blog" },
    { label: pageNames[locale]["/contact"], to: "/contact" },
  ];
  return { ...notFound[locale], ...said, links };
});
