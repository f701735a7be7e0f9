import type {
  HeadWords,
  OpeningWords,
  PointsWords,
  ProseWords,
  SiteLink,
} from "#app/content/shared/page-content";
import { type Person, people } from "#app/content/shared/people";
import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { claims } from "#app/domain/offers/claims";
import { type HostingFeature, type HostingKey, hosting, UPTIME } from "#app/domain/offers/hosting";
import { formatFrancs, francsInText } from "#app/domain/offers/money";
import { terms } from "#app/domain/offers/terms";
import {
  allowedMinutes,
  type failureSteps,
  hoursAndMinutes,
  sampleStops,
  stoppedMinutes,
} from "#app/domain/offers/uptime";
import { brand } from "#app/domain/site/brand";

export const lastChange = "2026-12-01";

/** The drawing of a section through the ground, beside the text. */
interface GroundWords {
  /** The alternative text of the drawing. */
  description: string;
  /** The layers of rock, from the surface down. */
  strata: string[];
  /** The caption: what is drawn, and what it stands for. */
  caption: string;
}

export interface HostingOpeningWords extends OpeningWords {
  /** On the drawing, from the surface down. */
  facts: Record<"support" | "uptime" | "servers", { term: string; detail: string }>;
  ground: GroundWords;
}

/** The work for a site, from the surface down, each in its layer. */
export interface DrillLogWords {
  title: string;
  /** Explains the rooms: the drawing above has one hall. */
  note: string;
  items: { layer: string; title: string; text: string }[];
}

export interface UptimeYearWords {
  title: string;
  /** How the limit is calculated. */
  text: string;
  /** In the centre: the duration of the year's outages, of the allowed duration. */
  figure: { down: string; ofMost: string };
  /** On the dial, beside the outages. */
  marks: { day: string; lasted: string }[];
  /** Says that the year is invented. */
  sample: string;
  /** January to December, abbreviated, separated by spaces. */
  months: string;
  /** A description of the three outages. */
  stops: string;
}

export interface FailureWords {
  title: string;
  lead: string;
  /** For screen readers, which do not convey the scale. */
  minute: string;
  steps: Record<(typeof failureSteps)[number], { title: string; text: string }>;
  conclusion: string;
}

/** A morning in a server's log, beside the paragraphs. */
export interface VisitsWords extends ProseWords {
  visits: {
    time: string;
    who: string;
    /** For whom a bot reads, or how a person reads. */
    why: string;
    page: string;
    answer: string;
    kind?: "missing" | "client";
  }[];
  /** Says that the morning is invented. */
  sample: string;
}

export interface HostingPlansWords {
  title: string;
  /** Says that no plan includes another. */
  lead: string;
  popular: string;
  /** Before a plan's name. */
  choose: string;
  chosen: string;
  another: string;
  /** Announced by screen readers when the form of `{plan}` appears. */
  below: string;
  /** For screen readers, instead of the mark before a feature. */
  yes: string;
  no: string;
  /** Before the name of the chosen plan. */
  yours: string;
  /** Below a price: its period. */
  period: string;
  cards: Record<HostingKey, { price: string; caption: string }>;
  features: Record<HostingFeature, string>;
}

/** A report as a client receives it; its parts are in the order of the reasons that they illustrate. */
export interface ReportWords {
  title: string;
  lead: string;
  items: { title: string; text: string }[];
  conclusion: string;
  ask: SiteLink;
  report: {
    sample: string;
    place: string;
    phone: string;
    title: string;
    client: string;
    /** What was done in the outage, and on a page. */
    entries: Record<"outage" | "repair", { date: string; text: string }>;
    advice: string;
    language: string;
    signer: Pick<Person, "name" | "craft">;
  };
}

interface HostingPage {
  head: HeadWords;
  intro: HostingOpeningWords;
  problem: ProseWords;
  difference: DrillLogWords;
  year: UptimeYearWords;
  failure: FailureWords;
  era: VisitsWords;
  plans: HostingPlansWords;
  conclusion: string;
  benefits: PointsWords;
  why: ReportWords;
}

const { power, disk, line } = sampleStops;
const place = `${brand.address.street}, ${brand.address.postalCode} ${brand.address.city}`;
const phone = brand.phoneDisplay.replaceAll(" ", "\u00A0");

const uptimeFr = `${UPTIME}`.replace(".", ",");
const { supportHours } = claims;

export const hostingAndMaintenance: Localized<HostingPage> = typeset({
  en: {
    head: {
      title: `Web hosting and maintenance in Switzerland – ${brand.name}`,
      description: `Swiss web hosting with SSL certificate and support from ${francsInText(hosting.perform, "en")} a year; maintenance, backups or technical SEO on top. ${UPTIME} % uptime.`,
    },
    intro: {
      title: "Web hosting in Switzerland",
      lead: "For a site made elsewhere, or made by us and bought outright. Three plans: hosting alone, hosting with maintenance and backups, hosting with technical SEO.",
      facts: {
        support: {
          term: "Support",
          detail: `A person answers within ${supportHours}\u00A0business\u00A0hours`,
        },
        uptime: { term: "Uptime", detail: `Servers reachable ${UPTIME} % of the year` },
        servers: { term: "Servers", detail: "In Switzerland, under Swiss law" },
      },
      action: { label: "See the plans", to: "/services/hosting-and-maintenance#plans-section" },
      also: { label: "Hosting is included in every website plan", to: "/pricing" },
      ground: {
        description:
          "A section through the ground beside a lake: under a village, a shaft leads down to servers in the rock.",
        strata: ["moraine", "sandstone", "marl", "limestone", "granite"],
        caption: "A drawing: the lake is invented.",
      },
    },
    problem: {
      title: "What goes wrong with a\u00A0site that nobody looks after",
      paragraphs: [
        "A site left to itself starts to show its age within months. An add-on is no longer updated, a certificate expires, a form stops sending. Nobody tells you. You find out when a customer says they have called a competitor instead.",
        "Many hosting companies look after the server and nothing else. It is then up to you to check that your forms work and that a backup can be restored. The same goes for our Perform and Expansion plans: you do the updates and keep a copy of your files. SecureWeb does both for you.",
      ],
    },
    difference: {
      title: "What we add to the server",
      note: "A drawing, not to scale: each room stands for one task.",
      items: [
        {
          layer: "Surface",
          title: "One person to turn to",
          text: `The person who moved your site to us answers within ${supportHours}\u00A0business hours (about ${terms.supportDays}\u00A0business days). If your site goes down, an engineer is called at any hour. With Expansion, we answer you before clients on Perform and SecureWeb.`,
        },
        {
          layer: "Moraine",
          title: "Certificates renewed",
          text: "We renew your SSL certificate, which keeps the connection to your site secure, before it expires. You do not need to think about it.",
        },
        {
          layer: "Sandstone",
          title: "Pages and forms checked",
          text: "With SecureWeb, we check your pages and forms as well as the server.",
        },
        {
          layer: "Limestone",
          title: "Updates, tested first",
          text: "With SecureWeb, we read what an update changes, try it on a copy and only then apply it to your site.",
        },
        {
          layer: "Granite",
          title: "Backups that can be restored",
          text: "With SecureWeb, we make a backup every night, and restore it to a test site to make sure that it works.",
        },
      ],
    },
    year: {
      title: `What ${UPTIME} % means in a year`,
      text: `A year has 8,760 hours. At ${UPTIME} %, our server may be unreachable for ${hoursAndMinutes(allowedMinutes)} at most, all outages combined.`,
      figure: {
        down: hoursAndMinutes(stoppedMinutes),
        ofMost: `of ${hoursAndMinutes(allowedMinutes)}`,
      },
      marks: [
        { day: `${power.day}\u00A0March`, lasted: hoursAndMinutes(power.minutes) },
        { day: `${disk.day}\u00A0July`, lasted: hoursAndMinutes(disk.minutes) },
        { day: `${line.day}\u00A0Nov`, lasted: hoursAndMinutes(line.minutes) },
      ],
      sample: `A sample year: 365 days, 3 outages, ${hoursAndMinutes(stoppedMinutes)} in all. Each tick is a day.`,
      months: "Jan Feb Mar Apr May June July Aug Sept Oct Nov Dec",
      stops: `${power.day}\u00A0March: the power failed, ${hoursAndMinutes(power.minutes)}. ${disk.day}\u00A0July: a disk failed, ${hoursAndMinutes(disk.minutes)}. ${line.day}\u00A0November: a line was cut, ${hoursAndMinutes(line.minutes)}.`,
    },
    failure: {
      title: "What happens when\u00A0a\u00A0disk\u00A0fails, minute by minute",
      lead: `The longest outage of the sample year, on the night of ${disk.day - 1} to ${disk.day}\u00A0July. The site is on SecureWeb.`,
      minute: "Minute",
      steps: {
        fails: {
          title: "The disk fails",
          text: "Your pages no longer open. You are asleep, and so are your customers.",
        },
        seen: {
          title: "Our monitoring raises the alarm",
          text: "It asks for your page every minute. This time nothing comes back.",
        },
        called: {
          title: "A person is called",
          text: "Two more attempts fail. A telephone rings in Lausanne.",
        },
        moved: {
          title: "Another server takes over",
          text: "It shows your visitors a notice saying that the site will be back soon.",
        },
        restored: {
          title: "The backup is restored",
          text: "With SecureWeb, your pages and your files return from the last backup.",
        },
        reachable: {
          title: "Your site is back",
          text: "We open your pages and try your forms before we go to bed.",
        },
      },
      conclusion: `The next business day, you receive the list of what was done. Perform and Expansion include no backup: the server is back just as fast, but your pages come back only once you send us your own copy of the files.`,
    },
    era: {
      title: "Good hosting helps you get found",
      paragraphs: [
        "Google and, increasingly, AI assistants read your pages before your customers do. A page that is slow or broken is less likely to be shown.",
        "The Expansion plan looks after speed and structure, and checks that search engines can list your pages.",
      ],
      visits: [
        {
          time: "05:12",
          who: "Googlebot",
          why: "reads for Google",
          page: "/prices",
          answer: "read in 0.3 s",
        },
        {
          time: "05:40",
          who: "Bingbot",
          why: "reads for Bing",
          page: "/opening-hours",
          answer: "read in 0.3 s",
        },
        {
          time: "06:03",
          who: "OAI-SearchBot",
          why: "reads for ChatGPT",
          page: "/services",
          answer: "page not found: nothing to show",
          kind: "missing",
        },
        {
          time: "07:55",
          who: "Your first customer",
          why: "on a phone, from Google",
          page: "/prices",
          answer: "opened in 0.4 s",
          kind: "client",
        },
      ],
      sample: "A Tuesday morning in the log of a server. The visits are invented.",
    },
    plans: {
      title: "Three plans, paid by the year",
      lead: "Each plan is a service of its own: Expansion, for example, does not include SecureWeb's maintenance and backups.",
      popular: "Most popular",
      choose: "Choose",
      period: "a year",
      chosen: "Chosen",
      yours: "Your plan:",
      another: "Choose another plan",
      below: "The form for {plan} is below the plans.",
      yes: "yes",
      no: "no",
      cards: {
        perform: {
          price: formatFrancs(hosting.perform, "en"),
          caption: "Hosting for a simple site",
        },
        secureweb: {
          price: formatFrancs(hosting.secureweb, "en"),
          caption: "Hosting with maintenance and backups",
        },
        expansion: {
          price: formatFrancs(hosting.expansion, "en"),
          caption: "Hosting with technical SEO",
        },
      },
      features: {
        servers: "Swiss hosting",
        certificate: "SSL certificate",
        support: "Support",
        start: "Initial speed optimisation",
        maintenance: "Maintenance",
        security: "Security",
        backups: "Backups",
        seo: "Technical SEO",
        indexing: "AI indexing: pages that assistants can read",
        audit: "An audit every quarter",
        priority: "Priority support",
      },
    },
    conclusion:
      "We move your site for you at no extra charge. You keep your domain, your email addresses and your messages, and your visitors notice nothing. If mailboxes are part of the old hosting, we first move them to a mail provider. The quote states the price of that, and of any repairs that an old system needs.",
    benefits: {
      title: "What you gain",
      items: [
        {
          title: "Visitors who stay",
          text: "With Perform, we make your pages faster when we install the site; with Expansion, speed is part of the technical SEO.",
        },
        {
          title: "Less work for you",
          text: "The checks that your plan includes run without you; with SecureWeb, so do updates and backups.",
        },
        {
          title: "Your site in Switzerland",
          text: "Your site and its files are on servers in Switzerland, under Swiss law.",
        },
        {
          title: "A\u00A0fixed price",
          text: `One price a year, certificate included. Your plan does not renew automatically: we ask you ${terms.renewalDays} days before it ends.`,
        },
        { title: "Free to leave", text: "Your domain and your files are yours. You can take both with you." },
      ],
    },
    why: {
      title: "Why small businesses host with us",
      lead: "Your site gets a Swiss server, people who look after it, and a plain account of\u00A0what\u00A0they\u00A0do.",
      items: [
        {
          title: "We are in Lausanne",
          text: "An office you can visit, and a phone that somebody answers.",
        },
        {
          title: "We write things down",
          text: "After each piece of work, you receive a list of what was changed, and when.",
        },
        { title: "We build sites, too", text: "The people who fix your page know how pages are made." },
        {
          title: "We sell you no more than you need",
          text: "If the smallest plan is enough for you, we say so.",
        },
        { title: "We speak your language", text: "In French or in English, in plain words." },
      ],
      conclusion: "Not sure which plan fits? We will tell you.",
      ask: { label: "Ask which plan fits", to: "/contact" },
      report: {
        place,
        phone,
        sample: "A sample report. The events are invented.",
        title: "What we did in July",
        client: "Your company · SecureWeb",
        entries: {
          outage: {
            date: `${disk.day}\u00A0July`,
            text: `A disk failed at night. Your site was down for ${disk.minutes} minutes and was restored from the backup.`,
          },
          repair: {
            date: "15 July",
            text: "On phones, some text was covering the button on your order form. We fixed the page.",
          },
        },
        advice: "SecureWeb is enough for you. We advise you to keep it.",
        language: "Any questions? Call us or write back, in French or in English.",
        get signer() {
          const { name, craft } = people.en.reto;
          return { name, craft };
        },
      },
    },
  },
  fr: {
    head: {
      title: `Hébergement web en Suisse, maintenance – ${brand.name}`,
      description: `Hébergement web en Suisse avec certificat SSL et assistance dès ${francsInText(hosting.perform, "fr")} par an ; maintenance, sauvegardes ou SEO technique en plus. ${uptimeFr} % de disponibilité.`,
    },
    intro: {
      title: "Hébergement web en Suisse",
      lead: "Pour un site réalisé ailleurs, ou par nous sans forfait de site. Trois formules : hébergement seul, hébergement avec maintenance et sauvegardes, hébergement avec SEO technique.",
      facts: {
        support: {
          term: "Assistance",
          detail: `Une personne répond en moins de ${supportHours}\u00A0heures\u00A0ouvrables`,
        },
        uptime: { term: "Disponibilité", detail: `Serveurs joignables ${uptimeFr} % de l'année` },
        servers: { term: "Serveurs", detail: "En Suisse, sous droit suisse" },
      },
      action: { label: "Voir les formules", to: "/services/hosting-and-maintenance#plans-section" },
      also: { label: "L'hébergement est compris dans chaque forfait de site", to: "/pricing" },
      ground: {
        description:
          "Une coupe du sol au bord d'un lac : sous un village, un puits descend vers des serveurs dans la roche.",
        strata: ["moraine", "grès", "marne", "calcaire", "granit"],
        caption: "Ceci est un dessin : le lac est inventé.",
      },
    },
    problem: {
      title: "Ce qui arrive à un\u00A0site dont\u00A0personne ne s'occupe",
      paragraphs: [
        "Un site laissé à l'abandon vieillit en quelques mois. Un petit programme ajouté au site (une extension) n'est plus mis à jour, un certificat arrive à échéance, un formulaire n'envoie plus rien. Personne ne vous avertit. Vous l'apprenez quand un client vous dit qu'il a fini par appeler un concurrent.",
        "Souvent, l'hébergement s'arrête au serveur. À vous de vérifier que vos formulaires fonctionnent encore et qu'une sauvegarde peut être restaurée. C'est également le cas avec nos formules Perform et Expansion : vous faites vous-même les mises à jour et gardez une copie de vos fichiers. SecureWeb s'en charge pour vous.",
      ],
    },
    difference: {
      title: "Ce que nous ajoutons au serveur",
      note: "Dessin hors échelle : chaque pièce représente une tâche.",
      items: [
        {
          layer: "Surface",
          title: "Une personne à qui vous adresser",
          text: `La personne qui a transféré votre site chez nous vous répond en moins de ${supportHours}\u00A0heures ouvrables (environ ${terms.supportDays}\u00A0jours ouvrables). Si votre site tombe en panne, un technicien est appelé à toute heure. Avec la formule Expansion, vos demandes passent avant celles des clients de Perform et de SecureWeb.`,
        },
        {
          layer: "Moraine",
          title: "Des certificats renouvelés",
          text: "Le certificat SSL chiffre ce que vos visiteurs vous envoient : c'est le cadenas du navigateur. Nous le renouvelons avant son échéance. Vous n'avez pas à\u00A0y\u00A0penser.",
        },
        {
          layer: "Grès",
          title: "Des pages et des formulaires contrôlés",
          text: "Avec SecureWeb, nous contrôlons vos pages et vos formulaires en plus du serveur.",
        },
        {
          layer: "Calcaire",
          title: "Des mises à jour testées d'abord",
          text: "Avec SecureWeb, nous lisons ce qu'une mise à jour change, nous l'essayons sur une copie, puis nous l'installons sur votre site.",
        },
        {
          layer: "Granit",
          title: "Des sauvegardes que l'on peut restaurer",
          text: "Avec SecureWeb, nous sauvegardons votre site chaque nuit, et nous restaurons la sauvegarde sur un site de test pour être sûrs qu'elle fonctionne.",
        },
      ],
    },
    year: {
      title: `Ce que ${uptimeFr} % veut\u00A0dire sur\u00A0une\u00A0année`,
      text: `Une année compte 8’760 heures. À\u00A0${uptimeFr} %, notre serveur peut être inaccessible pendant ${hoursAndMinutes(allowedMinutes)} au plus, tous arrêts confondus.`,
      figure: {
        down: hoursAndMinutes(stoppedMinutes),
        ofMost: `sur ${hoursAndMinutes(allowedMinutes)}`,
      },
      marks: [
        { day: `${power.day}\u00A0mars`, lasted: hoursAndMinutes(power.minutes) },
        { day: `${disk.day}\u00A0juil.`, lasted: hoursAndMinutes(disk.minutes) },
        { day: `${line.day}\u00A0nov.`, lasted: hoursAndMinutes(line.minutes) },
      ],
      sample: `Une année fictive : 365 jours, 3 arrêts, ${hoursAndMinutes(stoppedMinutes)} en tout. Chaque trait représente un jour.`,
      months: "janv. févr. mars avril mai juin juil. août sept. oct. nov. déc.",
      stops: `${power.day}\u00A0mars : le courant a manqué, ${hoursAndMinutes(power.minutes)}. ${disk.day}\u00A0juillet : un disque en panne, ${hoursAndMinutes(disk.minutes)}. ${line.day}\u00A0novembre : une ligne coupée, ${hoursAndMinutes(line.minutes)}.`,
    },
    failure: {
      title: "Un disque tombe\u00A0en\u00A0panne : ce\u00A0qui\u00A0se\u00A0passe, minute par minute",
      lead: `L'arrêt le plus long de cette année fictive, dans la nuit du ${disk.day - 1} au ${disk.day}\u00A0juillet. Le site est hébergé avec SecureWeb.`,
      minute: "Minute",
      steps: {
        fails: {
          title: "Le disque lâche",
          text: "Vos pages ne s'ouvrent plus. Vous dormez, et vos clients aussi.",
        },
        seen: {
          title: "Notre surveillance le remarque",
          text: "Elle ouvre votre page chaque minute. Cette fois, pas de réponse.",
        },
        called: {
          title: "Une personne est appelée",
          text: "Deux autres essais échouent. Un téléphone sonne à Lausanne.",
        },
        moved: {
          title: "Un autre serveur prend le relais",
          text: "Vos visiteurs y lisent que le site sera bientôt de retour.",
        },
        restored: {
          title: "La sauvegarde est restaurée",
          text: "Avec SecureWeb, nous rétablissons vos pages et vos fichiers à partir de la dernière sauvegarde.",
        },
        reachable: {
          title: "Votre site répond",
          text: "Nous ouvrons vos pages et testons vos formulaires avant d'aller dormir.",
        },
      },
      conclusion: `Le jour ouvrable suivant, vous recevez la liste de ce qui a été fait. Perform et Expansion ne comprennent pas de sauvegarde : le serveur est remis en service aussi vite, et vos pages le sont dès que vous nous envoyez votre propre copie des fichiers.`,
    },
    era: {
      title: "L'hébergement compte aussi pour\u00A0que\u00A0l'on vous trouve",
      paragraphs: [
        "Google et, désormais, les assistants IA lisent vos pages avant vos clients. Une page lente ou défectueuse a moins de chances d'être montrée.",
        "La formule Expansion s'occupe de la vitesse, de la structure et de l'indexation, c'est-à-dire de l'inscription de vos pages dans les moteurs de recherche.",
      ],
      visits: [
        {
          time: "05:12",
          who: "Googlebot",
          why: "lit pour Google",
          page: "/tarifs",
          answer: "page lue en 0,3 s",
        },
        {
          time: "05:40",
          who: "Bingbot",
          why: "lit pour Bing",
          page: "/horaires",
          answer: "page lue en 0,3 s",
        },
        {
          time: "06:03",
          who: "OAI-SearchBot",
          why: "lit pour ChatGPT",
          page: "/prestations",
          answer: "page introuvable : rien à montrer",
          kind: "missing",
        },
        {
          time: "07:55",
          who: "Votre première cliente",
          why: "sur son téléphone, depuis Google",
          page: "/tarifs",
          answer: "page ouverte en 0,4 s",
          kind: "client",
        },
      ],
      sample: "Un mardi matin dans le journal d'un serveur. Les visites sont inventées.",
    },
    plans: {
      title: "Trois formules, payées à l'année",
      lead: "Chaque formule est un service à part : Expansion, par exemple, ne comprend ni la maintenance ni les sauvegardes de SecureWeb.",
      popular: "La plus demandée",
      choose: "Choisir",
      period: "par an",
      chosen: "Choisie",
      yours: "Votre formule :",
      another: "Choisir une autre formule",
      below: "Le formulaire pour {plan} se trouve sous les formules.",
      yes: "oui",
      no: "non",
      cards: {
        perform: {
          price: formatFrancs(hosting.perform, "fr"),
          caption: "L'hébergement d'un site simple",
        },
        secureweb: {
          price: formatFrancs(hosting.secureweb, "fr"),
          caption: "L'hébergement avec maintenance et sauvegardes",
        },
        expansion: {
          price: formatFrancs(hosting.expansion, "fr"),
          caption: "L'hébergement avec SEO technique",
        },
      },
      features: {
        servers: "Hébergement suisse",
        certificate: "Certificat SSL",
        support: "Assistance",
        start: "Optimisation de la vitesse à\u00A0l'installation",
        maintenance: "Maintenance",
        security: "Sécurité",
        backups: "Sauvegardes",
        seo: "SEO technique",
        indexing: "Indexation IA : pages que les assistants peuvent lire",
        audit: "Un audit par trimestre",
        priority: "Assistance prioritaire",
      },
    },
    conclusion:
      "Nous transférons votre site pour vous ; c'est compris. Vous gardez votre domaine, vos adresses e-mail et vos messages, et vos visiteurs ne remarquent rien. Si des boîtes e-mail dépendent de l'ancien hébergement, nous les déplaçons d'abord chez un fournisseur de messagerie. Ce déplacement est payant : le devis en indique le prix, comme celui de toute réparation sur un ancien système.",
    benefits: {
      title: "Ce que vous y gagnez",
      items: [
        {
          title: "Des visiteurs qui restent",
          text: "Avec Perform, nous optimisons la vitesse de vos pages à l'installation ; avec Expansion, elle fait partie du SEO technique.",
        },
        {
          title: "Moins de travail pour vous",
          text: "Les contrôles compris dans votre formule se font sans vous ; avec SecureWeb, les mises à jour et les sauvegardes aussi.",
        },
        {
          title: "Votre site en Suisse",
          text: "Votre site et ses fichiers sont sur des serveurs en Suisse, sous droit suisse.",
        },
        {
          title: "Un coût connu",
          text: `Un prix par an, certificat compris. La formule ne se renouvelle pas d'elle-même : nous vous posons la question ${terms.renewalDays} jours avant la fin.`,
        },
        {
          title: "Libre de partir",
          text: "Votre domaine et vos fichiers vous appartiennent. Vous pouvez partir avec les deux.",
        },
      ],
    },
    why: {
      title: "Pourquoi les PME hébergent leur site chez nous",
      lead: "Votre site est hébergé en Suisse, des personnes s'en occupent, et vous savez ce\u00A0qu'elles\u00A0font.",
      items: [
        {
          title: "Nous sommes à Lausanne",
          text: "Des bureaux où vous pouvez passer, et un numéro où quelqu'un répond.",
        },
        {
          title: "Nous mettons tout par écrit",
          text: "Après chaque intervention, vous recevez la liste de ce qui a été changé, et quand.",
        },
        {
          title: "Nous construisons aussi des sites",
          text: "Les personnes qui réparent votre page savent comment une page est faite.",
        },
        {
          title: "Nous ne vous vendons rien d'inutile",
          text: "Si la plus petite formule vous suffit, nous vous le disons.",
        },
        {
          title: "Nous parlons votre langue",
          text: "En français ou en anglais, avec des mots que vous comprenez.",
        },
      ],
      conclusion: "Vous hésitez entre deux formules ? Nous vous dirons laquelle suffit.",
      ask: { label: "Demander laquelle convient", to: "/contact" },
      report: {
        place,
        phone,
        sample: "Exemple de rapport. Les faits sont inventés.",
        title: "Ce que nous avons fait en juillet",
        client: "Votre entreprise · SecureWeb",
        entries: {
          outage: {
            date: `${disk.day}\u00A0juillet`,
            text: `Un disque est tombé en panne pendant la nuit. Votre site est resté inaccessible pendant ${disk.minutes} minutes, puis nous l'avons rétabli à partir de la sauvegarde.`,
          },
          repair: {
            date: "15 juillet",
            text: "Sur téléphone, un texte cachait le bouton de votre formulaire de commande. Nous avons réparé la page.",
          },
        },
        advice: "SecureWeb vous suffit. Nous vous conseillons de garder cette formule.",
        language: "Une question ? Appelez-nous ou répondez à ce message, en français ou en anglais.",
        get signer() {
          const { name, craft } = people.fr.reto;
          return { name, craft };
        },
      },
    },
  },
});
