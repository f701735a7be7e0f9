import { brand } from "#app/domain/brand";
import type { Localized } from "#app/domain/locale";
import { typeset } from "#app/domain/typography";
import type { IntroPage } from "./page-content";

export const career: Localized<IntroPage> = typeset({
  en: {
    head: {
      title: "Careers: all positions are filled · Rivelac",
      description:
        "We are not hiring at the moment: all eight positions are closed. Send us your CV all the same, and we will write to you when one of them opens again.",
    },
    intro: {
      title: "Full house, open door.",
      lead: `All eight positions are closed today. If you would like to work with us one day, send your CV to ${brand.email}: a person reads it.`,
      facts: [
        { term: "Open", detail: "No position at the moment" },
        { term: "We offer", detail: "Flexible hours, fair pay, shares, wellness" },
        { term: "Your CV", detail: brand.email },
      ],
      action: { label: "Write to us", to: "/contact" },
      also: { label: "Who we are", to: "/about-us" },
    },
  },
  fr: {
    head: {
      title: "Carrières : tous les postes sont pourvus · Rivelac",
      description:
        "Nous ne recrutons pas en ce moment : les huit postes sont pourvus. Envoyez-nous tout de même votre CV, nous vous écrirons quand l'un d'eux se libérera.",
    },
    intro: {
      title: "Équipe au complet, porte ouverte.",
      lead: `Les huit postes sont pourvus aujourd'hui. Si vous souhaitez travailler un jour avec nous, envoyez votre CV à ${brand.email} : une personne le lira.`,
      facts: [
        { term: "Ouvert", detail: "Aucun poste en ce moment" },
        { term: "Nous offrons", detail: "Horaires souples, salaire juste, actions, bien-être" },
        { term: "Votre CV", detail: brand.email },
      ],
      action: { label: "Nous écrire", to: "/contact" },
      also: { label: "Qui nous sommes", to: "/about-us" },
    },
  },
});
