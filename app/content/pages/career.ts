import type { IntroPage, IntroWords, PointsWords } from "#app/content/shared/page-content";
import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { type Job, jobAddress, jobs } from "#app/domain/offers/jobs";
import { brand } from "#app/domain/site/brand";

export const lastChange = "2026-12-01";

export interface JobsWords {
  title: string;
  closed: string;
  team: string;
  location: string;
  jobs: { title: string; team: string; href: string }[];
  invitation: { text: string; email: string };
}

/** A page's opening whose call to action opens an email: the forms are for clients, and take no file. */
export interface ApplicationWords extends Omit<IntroWords, "action"> {
  action: { label: string; href: string };
}

interface CareerPage extends Omit<IntroPage, "intro"> {
  intro: ApplicationWords;
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
      title: `Jobs at our web agency: no vacancies at present – ${brand.name}`,
      description:
        "We are not hiring at the moment: none of the eight positions is open. You can still send us your CV by email: we will read it and reply.",
    },
    intro: {
      title: "There are no\u00A0vacancies at\u00A0the\u00A0moment",
      lead: "Send us your CV all the same. One of us will read it and reply.",
      facts: [
        { term: "We offer", detail: "Flexible hours, equal pay, a share of the agency, a wellness budget" },
        { term: "Your CV", detail: brand.email, href: `mailto:${brand.email}` },
      ],
      action: { label: "Email your CV", href: `mailto:${brand.email}` },
      also: { label: "Who we are", to: "/about-us" },
      map: {
        text: "A map of a pass: its road climbs in bends between two slopes. At the foot, the barrier is down, beside the round sign with a red rim that closes a road.",
        caption: "Pass closed for now",
      },
    },
    benefits: {
      title: "Four things everybody here gets",
      items: [
        {
          title: "Flexibility",
          text: "You choose your hours, apart from four a day when we all work at the same time.",
        },
        {
          title: "Salary",
          text: "Equal pay for equal work. Your salary is stated in the job advert, and everyone in the team knows what the others earn.",
        },
        { title: "Shares", text: "After a year you can own part of the agency." },
        {
          title: "Wellness",
          text: "A yearly budget for sport, therapy or rest. You do not have to explain what you spend it on.",
        },
      ],
    },
    jobs: {
      title: "positions, all closed",
      closed: "Closed",
      team: "Team:",
      location: "Location:",
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
        text: "Would you still like to work with us? Send your CV to",
        email: brand.email,
      },
    },
  },
  fr: {
    head: {
      title: `Emplois dans notre agence : aucun poste ouvert – ${brand.name}`,
      description:
        "Nous ne recrutons pas en ce moment : aucun des huit postes n'est ouvert. Envoyez-nous tout de même votre CV par e-mail : nous le lisons et nous vous répondons.",
    },
    intro: {
      title: "Aucun poste n'est\u00A0ouvert pour l'instant",
      lead: "Envoyez-nous tout de même votre CV : nous le lirons et nous vous répondrons.",
      facts: [
        {
          term: "Nous offrons",
          detail: "Horaires souples, salaire égal à travail égal, une part de l'agence, un budget bien-être",
        },
        { term: "Votre CV", detail: brand.email, href: `mailto:${brand.email}` },
      ],
      action: { label: "Envoyer votre CV", href: `mailto:${brand.email}` },
      also: { label: "Qui nous sommes", to: "/about-us" },
      map: {
        text: "Carte d'un col : la route monte en lacets entre deux versants. En bas, la barrière est baissée, à côté du panneau rond à bord rouge qui ferme une route.",
        caption: "Col fermé pour l'instant",
      },
    },
    benefits: {
      title: "Ce que nous offrons à toute l'équipe",
      items: [
        {
          title: "Flexibilité",
          text: "Vous choisissez vos heures, sauf quatre par jour, où nous travaillons tous en même temps.",
        },
        {
          title: "Salaire",
          text: "Le même salaire pour le même travail. Il figure dans l'offre et toute l'équipe le connaît.",
        },
        { title: "Actions", text: "Après un an, vous pouvez devenir copropriétaire de l'agence." },
        {
          title: "Bien-être",
          text: "Un budget annuel pour le sport, une thérapie ou le repos. Vous n'avez pas à justifier vos dépenses.",
        },
      ],
    },
    jobs: {
      title: "postes, tous fermés",
      closed: "Fermé",
      team: "Équipe :",
      location: "Lieu :",
      jobs: jobsOf(
        {
          "account-manager": "Responsable de clientèle",
          "sales-development": "Chargé ou chargée de prospection",
          partnerships: "Responsable des partenariats",
          "front-end-developer": "Développeur ou développeuse web",
          "platform-engineer": "Ingénieur ou ingénieure système",
          "product-designer": "Designer de produits numériques",
          "search-specialist": "Spécialiste du référencement",
          "content-editor": "Rédacteur ou rédactrice",
        },
        { sales: "Vente", product: "Produit et technique", marketing: "Marketing" },
      ),
      invitation: {
        text: "Vous aimeriez quand même travailler avec nous ? Envoyez votre CV à",
        email: brand.email,
      },
    },
  },
});
