import type { HeadWords, OpeningWords } from "#app/content/shared/page-content";
import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { brand } from "#app/domain/site/brand";

export const builder: Localized<{
  head: HeadWords;
  opening: Pick<OpeningWords, "title" | "lead" | "action">;
}> = typeset({
  en: {
    head: {
      title: `Builder, under construction – ${brand.name}`,
      description:
        "The page builder is not finished. It will let clients arrange their own pages from sections that we designed. Until then, tell us what to change.",
    },
    opening: {
      title: "Our page builder is not finished yet",
      lead: "It will let you arrange your own pages from sections that we designed. Until then, change words and pictures with your site's login, or send us your changes and we will make them.",
      action: { label: "Send your changes", to: "/contact" },
    },
  },
  fr: {
    head: {
      title: `Éditeur de pages, en construction – ${brand.name}`,
      description:
        "L'éditeur de pages n'est pas terminé. Il permettra de composer vos pages à partir de nos sections. D'ici\u00A0là, dites-nous ce que vous voulez changer.",
    },
    opening: {
      title: "Notre éditeur de pages n'est pas encore prêt",
      lead: "Il vous permettra de composer vos pages à partir de sections que nous avons dessinées. D'ici\u00A0là, changez textes et photos avec l'accès propre à votre site, ou envoyez-nous vos modifications et nous les ferons.",
      action: { label: "Envoyer vos modifications", to: "/contact" },
    },
  },
});
