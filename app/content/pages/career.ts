import type { IntroPage, PointsWords } from "#app/content/shared/page-content";
import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { type Job, jobAddress, jobs } from "#app/domain/offers/jobs";
import { brand } from "#app/domain/site/brand";

export const lastChange = "2026-11-21";

export interface JobsWords {
  sheet: string;
  title: string;
  closed: string;
  team: string;
  location: string;
  jobs: { title: string; team: string; href: string }[];
  invitation: { text: string; email: string };
}

interface CareerPage extends IntroPage {
  benefits: PointsWords;
  jobs: JobsWords;
}

type Titles = Record<(typeof jobs)[number]["id"], string>;

function jobsOf(titles: Titles, teams: Record<Job["team"], string>): JobsWords["jobs"] {
  return jobs.map(({ id, team }) => ({ title: titles[id], team: teams[team], href: jobAddress(id) }));
}

export const career: Localized<CareerPage> = typeset({
  en: {
    head: {
      title: `Careers: all positions are filled · ${brand.name}`,
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
    benefits: {
      sheet: "Sheet 1 · What we offer",
      title: "Four things that we do not negotiate",
      items: [
        {
          title: "Flexibility",
          text: "You choose your hours; four of them are shared, so that nobody waits for an answer.",
        },
        {
          title: "Salary",
          text: "The same for the same work, written into the offer and known to the team.",
        },
        { title: "Stock", text: "After a year, a part of the agency is yours." },
        {
          title: "Wellness",
          text: "A budget of your own for sport, therapy or rest. No receipts with reasons.",
        },
      ],
    },
    jobs: {
      sheet: "Sheet 2 · Positions",
      title: "Eight positions, all filled",
      closed: "Closed",
      team: "Team",
      location: "Place",
      jobs: jobsOf(
        {
          "account-manager": "Account manager",
          "sales-development": "Sales development representative",
          partnerships: "Partnerships manager",
          "front-end-developer": "Front-end developer",
          "platform-engineer": "Platform engineer",
          "product-designer": "Product designer",
          "search-specialist": "Search specialist",
          "content-editor": "Content editor",
        },
        { sales: "Sales", product: "Product and engineering", marketing: "Marketing" },
      ),
      invitation: {
        text: "Would you like to work with us all the same? Send your CV to",
        email: brand.email,
      },
    },
  },
  fr: {
    head: {
      title: `Carrières : tous les postes sont pourvus · ${brand.name}`,
      description:
        "Nous ne recrutons pas en ce moment : les huit postes sont pourvus. Envoyez-nous tout de même votre CV, nous vous écrirons quand l'un d'eux se libérera.",
    },
    intro: {
      title: "Équipe au complet, porte ouverte.",
      lead: `Les huit postes sont pourvus aujourd'hui. Si vous souhaitez travailler un jour avec nous, envoyez votre CV à ${brand.email} : une personne le lira.`,
      facts: [
        { term: "Ouvert", detail: "Aucun poste en ce moment" },
        { term: "Nous offrons", detail: "Bien-être, horaires souples, salaire juste, actions" },
        { term: "Votre CV", detail: brand.email },
      ],
      action: { label: "Nous écrire", to: "/contact" },
      also: { label: "Qui nous sommes", to: "/about-us" },
    },
    benefits: {
      sheet: "Feuille 1 · Ce que nous offrons",
      title: "Quatre choses qui ne se négocient pas",
      items: [
        {
          title: "Flexibilité",
          text: "Vous choisissez vos heures ; quatre sont communes, pour que personne n'attende une réponse.",
        },
        { title: "Salaire", text: "Le même pour le même travail, écrit dans l'offre et connu de l'équipe." },
        { title: "Actions", text: "Après un an, une part de l'agence est à vous." },
        {
          title: "Bien-être",
          text: "Un budget à vous pour le sport, une thérapie ou le repos. Sans justificatif à motiver.",
        },
      ],
    },
    jobs: {
      sheet: "Feuille 2 · Postes",
      title: "Huit postes, tous pourvus",
      closed: "Fermé",
      team: "Équipe",
      location: "Lieu",
      jobs: jobsOf(
        {
          "account-manager": "Responsable de clientèle",
          "sales-development": "Chargé ou chargée de prospection",
          partnerships: "Responsable des partenariats",
          "front-end-developer": "Développeur ou développeuse web",
          "platform-engineer": "Ingénieur ou ingénieure de plateforme",
          "product-designer": "Designer de produit",
          "search-specialist": "Spécialiste du référencement",
          "content-editor": "Rédacteur ou rédactrice",
        },
        { sales: "Vente", product: "Produit et technique", marketing: "Marketing" },
      ),
      invitation: {
        text: "Vous aimeriez tout de même travailler avec nous ? Envoyez votre CV à",
        email: brand.email,
      },
    },
  },
});
