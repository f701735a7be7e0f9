import type { Localized } from "#app/domain/locale";
import { typeset } from "#app/domain/typography";
import type { IntroPage } from "./page-content";

export const builder: Localized<IntroPage> = typeset({
  en: {
    head: {
      title: "Builder, under construction · Rivelac",
      description:
        "The page builder is not finished: it will let clients arrange their own pages from sections we drew. Until then, tell us what you want to change.",
    },
    intro: {
      title: "Still on the drawing board.",
      lead: "The builder is not ready. It will let you arrange your own pages from sections that we drew. Meanwhile, your plan's hours of edits do the same, by hand.",
      facts: [
        { term: "State", detail: "Under construction, no date promised" },
        { term: "Meanwhile", detail: "Write to us: basic, pro and commerce include edits" },
        { term: "Accounts", detail: "None yet; this page asks you for nothing" },
      ],
      action: { label: "Ask for a change", to: "/contact" },
      also: { label: "See the plans", to: "/pricing" },
    },
  },
  fr: {
    head: {
      title: "Éditeur de pages, en construction · Rivelac",
      description:
        "L'éditeur de pages n'est pas terminé : il permettra d'assembler vos pages à partir de nos sections. D'ici là, dites-nous ce que vous voulez changer.",
    },
    intro: {
      title: "Encore sur la table à dessin.",
      lead: "L'éditeur n'est pas prêt. Il vous permettra d'assembler vos pages à partir de sections que nous avons dessinées. D'ici là, les heures de modifications de votre forfait font la même chose, à la main.",
      facts: [
        { term: "État", detail: "En construction, sans date promise" },
        { term: "D'ici là", detail: "Écrivez-nous : Basic, Pro et Commerce en comprennent" },
        { term: "Comptes", detail: "Aucun ; cette page ne vous demande rien" },
      ],
      action: { label: "Demander une modification", to: "/contact" },
      also: { label: "Voir les forfaits", to: "/pricing" },
    },
  },
});
