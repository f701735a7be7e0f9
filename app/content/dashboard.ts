import type { Localized } from "#app/domain/locale";
import { typeset } from "#app/domain/typography";
import type { IntroPage } from "./page-content";

export const dashboard: Localized<IntroPage> = typeset({
  en: {
    head: {
      title: "Dashboard, a demonstration · Rivelac",
      description:
        "A demonstration of the panel that we build for our clients: visits, revenue, conversion and satisfaction on one screen. Every figure in it is invented.",
    },
    intro: {
      title: "One screen on Monday morning.",
      lead: "This is what a client's panel can look like. The figures are invented and nothing here is connected to an account.",
      facts: [
        { term: "It shows", detail: "Users, revenue, conversion, satisfaction" },
        { term: "Figures", detail: "Invented, for the demonstration" },
        { term: "Access", detail: "Open to anyone; there is nothing to protect" },
      ],
      action: { label: "Ask for your own", to: "/contact" },
      also: { label: "Back to the services", to: "/services" },
    },
  },
  fr: {
    head: {
      title: "Tableau de bord, démonstration · Rivelac",
      description:
        "Une démonstration du tableau que nous construisons pour nos clients : visites, revenus, conversion, satisfaction sur un écran. Les chiffres sont inventés.",
    },
    intro: {
      title: "Un seul écran le lundi matin.",
      lead: "Voici à quoi peut ressembler le tableau d'un client. Les chiffres sont inventés et rien n'est relié à un compte.",
      facts: [
        { term: "Il montre", detail: "Utilisateurs, revenus, conversion, satisfaction" },
        { term: "Chiffres", detail: "Inventés, pour la démonstration" },
        { term: "Accès", detail: "Ouvert à tous ; il n'y a rien à protéger" },
      ],
      action: { label: "Demander le vôtre", to: "/contact" },
      also: { label: "Retour aux services", to: "/services" },
    },
  },
});
