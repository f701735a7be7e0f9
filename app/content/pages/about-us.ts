import type { CallWords, IntroPage, PointsWords, ProseWords } from "#app/content/shared/page-content";
import { type Person, people } from "#app/content/shared/people";
import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { claims } from "#app/domain/offers/claims";
import { terms } from "#app/domain/offers/terms";
import { brand } from "#app/domain/site/brand";

export const lastChange = "2026-12-01";

/** The texts of the first person's card beside the name; sample data until a real person replaces it. */
export interface ProfileWords {
  handle: string;
  status: string;
}

/** The team, each person with a portrait, and contact links. */
export interface TeamWords {
  title: string;
  lead: string;
  /** Above a year. */
  since: string;
  /** The label of the languages. */
  languages: string;
  profile: ProfileWords;
  people: Person[];
  reach: string;
  call: string;
}

interface AboutPage extends IntroPage {
  team: TeamWords;
  mission: ProseWords;
  manners: PointsWords;
  invitation: CallWords;
}

export const aboutUs: Localized<AboutPage> = typeset({
  en: {
    head: {
      title: `About our web agency in Lausanne, Switzerland – ${brand.name}`,
      description: `A Swiss team in Lausanne, providing websites, SEO and hosting since ${claims.foundedIn} for small businesses from Geneva to Bern. Who we are and who answers you.`,
    },
    intro: {
      title: `A web agency in\u00A0Lausanne since ${claims.foundedIn}`,
      lead: "We are a Swiss team: we design websites, host them and get them found. The person who designs your site also understands how people will find it on Google and how it is hosted.",
      facts: [
        { term: "The team", detail: "Five people" },
        { term: "Where", detail: "Lausanne, serving seven cantons from Geneva to Bern" },
        {
          term: "You get an answer",
          detail: `Usually the next business day, always within ${claims.supportHours} business hours (about ${terms.supportDays} business days)`,
        },
      ],
      action: { label: "Get in touch", to: "/contact" },
      also: { label: "See our case studies", to: "/showcases" },
      map: {
        text: "A panorama over the lake: five summits, one for each of us. The longer we have been here, the higher the summit.",
        caption: "The higher the peak, the longer the person has been here",
      },
    },
    team: {
      title: "The five people who answer you",
      lead: "One of them will look after your site and interview you for the text. The names and faces shown here are invented examples.",
      since: "Since",
      languages: "Speaks",
      profile: {
        handle: "@lea.morand",
        status: "Online",
      },
      get people() {
        return Object.values(people.en);
      },
      reach: "The team's number:",
      call: "Book a call",
    },
    mission: {
      title: "Small businesses deserve websites as good as those of big companies",
      paragraphs: [
        "A joiner in Gruyères competes with portals that employ two hundred people. His staircases are better than the ones they sell. What he lacks is a page that shows them, that people find on Google, and that can take an enquiry on a Sunday.",
        "That is what we build for him: a design that shows his work well, hosting that stays up, and more requests for quotes. You know what a plan costs before you call, you know when the site will be online, and we tell you when something is not worth the money.",
        "We keep the team small on purpose. Once you are a client, the person who looks after your site reads your messages and calls in the specialists if needed.",
      ],
    },
    manners: {
      title: "Four things you can expect from us",
      items: [
        {
          title: "We measure",
          text: "We base our decisions on figures: visits, calls, enquiries. You receive all of them, the bad ones too.",
        },
        {
          title: "We write it down",
          text: "After each conversation, we send you what we decided, in writing and on the same day, in words you can understand without a lawyer.",
        },
        {
          title: "We say no when we should",
          text: "We refuse work that would not help you, tricks that Google penalises, and pages nobody would read.",
        },
        {
          title: "We stay",
          text: "With a website plan or our SecureWeb service, we keep your site up to date for as long as you are our client.",
        },
      ],
    },
    invitation: {
      title: "Our office is in Le Flon, in Lausanne",
      text: "Visit, call or write. Tell us in three sentences what you need, and we will give you our first impressions and a rough price.",
      action: { label: "Get in touch", to: "/contact" },
    },
  },
  fr: {
    head: {
      title: `Agence web à Lausanne : qui nous sommes – ${brand.name}`,
      description: `Une équipe de Lausanne pour votre site, votre référencement et votre hébergement, depuis ${claims.foundedIn}, de Genève à Berne. Notre façon de travailler, et qui vous répond.`,
    },
    intro: {
      title: `Une agence\u00A0web à\u00A0Lausanne depuis ${claims.foundedIn}`,
      lead: "Nous sommes une équipe suisse : nous dessinons votre site, nous l'hébergeons et nous faisons en sorte qu'on le trouve sur Google. La personne qui le dessine sait aussi comment Google le lit et sur quel serveur il se trouve.",
      facts: [
        { term: "L'équipe", detail: "Cinq personnes" },
        { term: "Où", detail: "Lausanne, pour sept cantons de Genève à Berne" },
        {
          term: "Réponse",
          detail: `Le plus souvent le jour ouvrable suivant, et toujours en moins de ${claims.supportHours} heures ouvrables (environ ${terms.supportDays} jours ouvrables)`,
        },
      ],
      action: { label: "Nous écrire", to: "/contact" },
      also: { label: "Voir nos réalisations", to: "/showcases" },
      map: {
        text: "Un panorama au-dessus du lac : cinq sommets, un par personne. Plus une personne a d'ancienneté, plus son sommet est haut.",
        caption: "Plus le sommet est haut, plus la personne a d'ancienneté",
      },
    },
    team: {
      title: "Les cinq personnes qui vous répondent",
      lead: "La personne qui suivra votre site est l'une d'elles ; c'est elle qui mène l'entretien pour vos textes. Les noms et les visages présentés ici sont inventés, à titre d'exemple.",
      since: "Depuis",
      languages: "Langues",
      profile: {
        handle: "@lea.morand",
        status: "En ligne",
      },
      get people() {
        return Object.values(people.fr);
      },
      reach: "Le numéro de l'équipe :",
      call: "Réserver un appel",
    },
    mission: {
      title: "Les petites entreprises méritent un\u00A0site aussi\u00A0bon que celui des\u00A0grandes",
      paragraphs: [
        "Un menuisier de Gruyères est en concurrence avec des plateformes en ligne de deux cents employés. Ses escaliers sont meilleurs que ceux qu'on y trouve. Il lui manque une page qui les montre, qu'on trouve sur Google et qui reçoive des demandes même le dimanche.",
        "C'est ce que nous lui apportons : un site qui met son travail en valeur, un hébergement fiable et davantage de demandes de devis. Vous connaissez le prix des forfaits avant d'appeler, vous savez quand le site sera en ligne, et nous vous disons quand une dépense n'en vaut pas la peine.",
        "Nous restons une petite équipe, et c'est voulu. Une fois client, vous écrivez à la personne qui suit votre site ; les spécialistes travaillent avec elle.",
      ],
    },
    manners: {
      title: "Quatre choses que\u00A0vous\u00A0pouvez attendre de nous",
      items: [
        {
          title: "Nous mesurons",
          text: "Nous décidons d'après les chiffres : visites, appels, demandes. Vous les recevez tous, les mauvais aussi.",
        },
        {
          title: "Nous mettons tout par écrit",
          text: "Après chaque entretien, vous recevez le jour même, par écrit, ce que nous avons décidé ensemble, avec des mots que l'on comprend sans avocat.",
        },
        {
          title: "Nous savons dire non",
          text: "Au travail qui ne vous servirait à rien, aux astuces que Google punit et aux pages que personne ne lirait.",
        },
        {
          title: "Nous restons",
          text: "Avec un forfait de site ou la formule d'hébergement SecureWeb, nous tenons votre site à jour aussi longtemps que vous êtes notre client.",
        },
      ],
    },
    invitation: {
      title: "Nos bureaux sont au Flon, à Lausanne",
      text: "Passez, appelez ou écrivez. Dites-nous en trois phrases ce qu'il vous faut : vous aurez un premier avis et une fourchette\u00A0de\u00A0prix.",
      action: { label: "Nous écrire", to: "/contact" },
    },
  },
});
