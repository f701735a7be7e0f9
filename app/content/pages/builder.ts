import type { HeadWords } from "#app/content/shared/page-content";
import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { brand } from "#app/domain/site/brand";

export const builder: Localized<{ head: HeadWords; title: string; text: string }> = typeset({
  en: {
    head: {
      title: `Builder, under construction · ${brand.name}`,
      description:
        "The page builder is not finished: it will let clients arrange their own pages from sections we drew. Until then, tell us what you want to change.",
    },
    title: "Still on the drawing board.",
    text: "The builder is not ready: it will let you arrange your own pages from sections that we drew.",
  },
  fr: {
    head: {
      title: `Éditeur de pages, en construction · ${brand.name}`,
      description:
        "L'éditeur de pages n'est pas terminé : il permettra d'assembler vos pages à partir de nos sections. D'ici là, dites-nous ce que vous voulez changer.",
    },
    title: "Encore sur la table à dessin.",
    text: "L'éditeur n'est pas prêt : il vous permettra d'assembler vos pages à partir de sections que nous avons dessinées.",
  },
});
