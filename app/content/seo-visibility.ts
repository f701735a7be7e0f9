import { claims } from "#app/domain/claims";
import type { Localized } from "#app/domain/locale";
import { formatFrancs } from "#app/domain/money";
import { packages } from "#app/domain/packages";
import { typeset } from "#app/domain/typography";
import type { IntroPage } from "./page-content";

export const seoVisibility: Localized<
  IntroPage & { inCity: { title: string; description: string; heading: string } }
> = typeset({
  en: {
    head: {
      title: "SEO and visibility for small companies · Rivelac",
      description:
        "Search engine optimisation for Swiss small companies: foundations, content, local presence and a report you can read, in packages paid once.",
    },
    inCity: {
      title: "SEO and visibility in {city} · Rivelac",
      description:
        "Be found in {city}: local search, solid foundations, useful content and a report you can read, in packages paid once and priced in Swiss francs.",
      heading: "On the map in {city}.",
    },
    intro: {
      title: "Be found before your neighbour.",
      lead: "We mend the foundations, write what people search for, and put you on the local map. Then we show you, in plain figures, what it changed.",
      facts: [
        { term: "Essential", detail: `${formatFrancs(packages.essential, "en")}, paid once` },
        {
          term: "Advanced",
          detail: `${formatFrancs(packages.advanced, "en")}, paid once; Expert ${formatFrancs(packages.expert, "en")}`,
        },
        { term: "Local SEO", detail: `${formatFrancs(packages.local, "en")}, paid once` },
        {
          term: "First step",
          detail: `An audit of ${claims.auditMinutes.from} to ${claims.auditMinutes.to} minutes`,
        },
      ],
      action: { label: "See where you stand", to: "/contact" },
      also: { label: "Read: how to structure a site", to: "/blog/structurer-site-seo-2025" },
    },
  },
  fr: {
    head: {
      title: "SEO et visibilité pour les PME · Rivelac",
      description:
        "Référencement naturel pour les PME de Suisse romande : bases techniques, contenus, présence locale et rapport lisible, en forfaits payés une seule fois.",
    },
    inCity: {
      title: "SEO et visibilité à {city} · Rivelac",
      description:
        "Soyez trouvé à {city} : référencement local, bases solides, contenus utiles et rapport lisible, en forfaits payés une seule fois, affichés en francs.",
      heading: "Sur la carte à {city}.",
    },
    intro: {
      title: "Soyez trouvé avant votre voisin.",
      lead: "Nous réparons les bases, nous écrivons ce que l'on cherche, nous vous plaçons sur la carte locale. Puis nous vous montrons, chiffres à l'appui, ce qui a changé.",
      facts: [
        { term: "Essentiel", detail: `${formatFrancs(packages.essential, "fr")}, payé une fois` },
        {
          term: "Avancé",
          detail: `${formatFrancs(packages.advanced, "fr")}, payé une fois ; Expert ${formatFrancs(packages.expert, "fr")}`,
        },
        { term: "SEO local", detail: `${formatFrancs(packages.local, "fr")}, payé une fois` },
        {
          term: "Pour commencer",
          detail: `Un audit de ${claims.auditMinutes.from} à ${claims.auditMinutes.to} minutes`,
        },
      ],
      action: { label: "Voir où vous en êtes", to: "/contact" },
      also: { label: "Lire : structurer un site", to: "/blog/structurer-site-seo-2025" },
    },
  },
});
