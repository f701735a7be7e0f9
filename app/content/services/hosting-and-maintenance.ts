import type { IntroPage, PointsWords, ProseWords } from "#app/content/shared/page-content";
import { claims } from "#app/domain/chat/claims";
import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { type HostingKey, hosting, UPTIME } from "#app/domain/offers/hosting";
import { formatFrancs, francsInText } from "#app/domain/offers/money";
import { brand } from "#app/domain/site/brand";

export const lastChange = "2026-11-23";

export interface HostingPlansWords {
  sheet: string;
  title: string;
  popular: string;
  choose: string;
  another: string;
  cards: Record<HostingKey, { price: string; caption: string; bullets: string[] }>;
}

interface HostingPage extends IntroPage {
  problem: ProseWords;
  difference: PointsWords;
  era: ProseWords;
  plans: HostingPlansWords;
  conclusion: string;
  benefits: PointsWords;
  why: PointsWords;
}

const uptimeFr = `${UPTIME}`.replace(".", ",");
const { supportHours } = claims;

export const hostingAndMaintenance: Localized<HostingPage> = typeset({
  en: {
    head: {
      title: `Web hosting in Switzerland, maintenance – ${brand.name}`,
      description: `Swiss web hosting with SSL certificate and support from ${francsInText(hosting.perform, "en")} a year; maintenance, backups or technical SEO on top. ${UPTIME} % uptime.`,
    },
    intro: {
      title: "Web hosting in Switzerland",
      lead: "Our plans are for sites made elsewhere. You choose hosting alone, hosting with maintenance and backups, or hosting with technical SEO.",
      facts: [
        { term: "Uptime", detail: `${UPTIME} % of the year` },
        { term: "Servers", detail: "In Switzerland, under Swiss law" },
        { term: "Support", detail: `A person answers within ${supportHours} business hours` },
      ],
      action: { label: "See the plans", to: "/services/hosting-and-maintenance#plans-section" },
      also: { label: "Hosting is included in every website plan", to: "/pricing" },
    },
    problem: {
      sheet: "The problem",
      title: "What goes wrong with a site that nobody looks after",
      paragraphs: [
        "A site that is left alone grows old in months. An extension is no longer updated, a certificate expires, a form stops sending. Nothing on the screen tells you. You learn it from a client who has called a competitor.",
        "Hosting alone covers the server and nothing else. Whether your pages load, whether a backup can be restored and who reads your message on a Friday is left to you.",
      ],
    },
    difference: {
      sheet: "The difference",
      title: "What we add to the server",
      items: [
        {
          title: "Updates, tested first",
          text: "With SecureWeb, we read what an update changes, try it on a copy and only then apply it to your site.",
        },
        {
          title: "Backups that can be restored",
          text: "With SecureWeb, we restore your backups on a copy to make sure that they work.",
        },
        {
          title: "Pages and forms checked",
          text: "With SecureWeb, we check that your pages and forms work, as well as the server.",
        },
        {
          title: "Certificates renewed",
          text: "We renew your SSL certificate before it expires. You need not think of it.",
        },
        {
          title: "One person to call",
          text: `The person who moved your site to us answers within ${supportHours} business hours.`,
        },
      ],
    },
    era: {
      sheet: "Search and AI",
      title: "Google and AI assistants read your pages, too",
      paragraphs: [
        "Google, and now AI assistants, read your pages before your clients do. A page that is slow or broken is less likely to be shown.",
        "That is why hosting is now part of being found: fast answers, clean structure, pages that machines are allowed to read. The Expansion plan looks after speed, structure and indexing.",
      ],
    },
    plans: {
      sheet: "Plans",
      title: "Three plans, paid by the year",
      popular: "Most popular",
      choose: "Choose",
      another: "Choose another plan",
      cards: {
        perform: {
          price: `${formatFrancs(hosting.perform, "en")} a year`,
          caption: "Hosting for a simple site",
          bullets: ["Swiss hosting", "SSL certificate", "Support", "Initial optimisation"],
        },
        secureweb: {
          price: `${formatFrancs(hosting.secureweb, "en")} a year`,
          caption: "Hosting with maintenance and backups",
          bullets: ["Hosting", "Maintenance", "Security", "Backups"],
        },
        expansion: {
          price: `${formatFrancs(hosting.expansion, "en")} a year`,
          caption: "Hosting with technical SEO",
          bullets: [
            "Hosting",
            "Technical SEO",
            "Indexing by AI assistants",
            "An audit every quarter",
            "Priority support",
          ],
        },
      },
    },
    conclusion:
      "We move your site for you. Your domain, your addresses and your email stay as they are, and your visitors notice nothing.",
    benefits: {
      sheet: "Benefits",
      title: "What you gain",
      items: [
        {
          title: "Visitors who stay",
          text: "Your pages load fast for clients in Switzerland, and people read a fast page.",
        },
        { title: "No work for you", text: "The checks that your plan includes run without you." },
        {
          title: "Your site in Switzerland",
          text: "Your site and its files are on servers in Switzerland, under Swiss law.",
        },
        { title: "A known cost", text: "One price a year, shown above. The certificate is included." },
        { title: "Free to leave", text: "Your domain and your files are yours. You may leave with both." },
      ],
    },
    why: {
      sheet: "Why us",
      title: "Why small companies host with us",
      lead: "Your site gets a Swiss server, people who look after it, and a plain account of what they do.",
      items: [
        { title: "We build sites, too", text: "The people who repair your page know how pages are made." },
        {
          title: "We are in Lausanne",
          text: "An office you can visit, and a phone number that somebody answers.",
        },
        { title: "We write things down", text: "You receive a list of what was changed, and when." },
        {
          title: "We sell you no more than you need",
          text: "If the smallest plan is enough for you, we say so.",
        },
        { title: "We speak your language", text: "In French or in English, without abbreviations." },
      ],
      conclusion: "Choose a plan above, or ask us which one fits. Asking is free.",
    },
  },
  fr: {
    head: {
      title: `Hébergement web en Suisse, maintenance – ${brand.name}`,
      description: `Hébergement web en Suisse avec certificat SSL et assistance dès ${francsInText(hosting.perform, "fr")} par an ; maintenance, sauvegardes ou SEO technique en plus. ${uptimeFr} % de disponibilité.`,
    },
    intro: {
      title: "Hébergement web en Suisse",
      lead: "Nos formules sont faites pour les sites réalisés ailleurs. Vous choisissez l'hébergement seul, l'hébergement avec maintenance et sauvegardes, ou l'hébergement avec SEO technique.",
      facts: [
        { term: "Disponibilité", detail: `${uptimeFr} % de l'année` },
        { term: "Serveurs", detail: "En Suisse, sous droit suisse" },
        { term: "Assistance", detail: `Une personne répond en moins de ${supportHours} heures ouvrables` },
      ],
      action: { label: "Voir les formules", to: "/services/hosting-and-maintenance#plans-section" },
      also: { label: "L'hébergement est compris dans chaque forfait de site", to: "/pricing" },
    },
    problem: {
      sheet: "Le problème",
      title: "Ce qui arrive à un site dont personne ne s'occupe",
      paragraphs: [
        "Un site laissé à l'abandon vieillit en quelques mois. Une extension n'est plus mise à jour, un certificat arrive à échéance, un formulaire n'envoie plus rien. À l'écran, rien ne vous avertit. Vous l'apprenez par un client qui a appelé un concurrent.",
        "L'hébergement seul s'arrête au serveur. Savoir si vos pages s'affichent, si une sauvegarde peut être restaurée et qui lira votre message un vendredi : tout cela reste à votre charge.",
      ],
    },
    difference: {
      sheet: "La différence",
      title: "Ce que nous ajoutons au serveur",
      items: [
        {
          title: "Des mises à jour testées d'abord",
          text: "Avec SecureWeb, nous lisons ce qu'une mise à jour change, nous l'essayons sur une copie, puis nous l'installons sur votre site.",
        },
        {
          title: "Des sauvegardes que l'on peut restaurer",
          text: "Avec SecureWeb, nous restaurons vos sauvegardes sur une copie pour être sûrs qu'elles fonctionnent.",
        },
        {
          title: "Des pages et des formulaires contrôlés",
          text: "Avec SecureWeb, nous contrôlons vos pages et vos formulaires en plus du serveur.",
        },
        {
          title: "Des certificats renouvelés",
          text: "Nous renouvelons votre certificat SSL avant son échéance. Vous n'avez pas à y penser.",
        },
        {
          title: "Une personne à appeler",
          text: `La personne qui a déplacé votre site chez nous répond en moins de ${supportHours} heures ouvrables.`,
        },
      ],
    },
    era: {
      sheet: "Recherche et IA",
      title: "Google et les assistants IA lisent aussi vos pages",
      paragraphs: [
        "Google, et maintenant les assistants IA, lisent vos pages avant vos clients. Une page lente ou cassée a moins de chances d'être montrée.",
        "L'hébergement compte donc aussi pour être trouvé : des réponses rapides, une structure claire, des pages que les machines ont le droit de lire. La formule Expansion s'occupe de la vitesse, de la structure et de l'indexation.",
      ],
    },
    plans: {
      sheet: "Formules",
      title: "Trois formules, payées à l'année",
      popular: "La plus choisie",
      choose: "Choisir",
      another: "Choisir une autre formule",
      cards: {
        perform: {
          price: `${formatFrancs(hosting.perform, "fr")} par an`,
          caption: "L'hébergement d'un site simple",
          bullets: ["Hébergement suisse", "Certificat SSL", "Assistance", "Optimisation de départ"],
        },
        secureweb: {
          price: `${formatFrancs(hosting.secureweb, "fr")} par an`,
          caption: "L'hébergement avec maintenance et sauvegardes",
          bullets: ["Hébergement", "Maintenance", "Sécurité", "Sauvegardes"],
        },
        expansion: {
          price: `${formatFrancs(hosting.expansion, "fr")} par an`,
          caption: "L'hébergement avec SEO technique",
          bullets: [
            "Hébergement",
            "SEO technique",
            "Indexation par les assistants IA",
            "Un audit par trimestre",
            "Assistance prioritaire",
          ],
        },
      },
    },
    conclusion:
      "Nous déplaçons votre site pour vous. Votre domaine, vos adresses et vos e-mails restent tels quels, et vos visiteurs ne remarquent rien.",
    benefits: {
      sheet: "Avantages",
      title: "Ce que vous y gagnez",
      items: [
        {
          title: "Des visiteurs qui restent",
          text: "Vos pages s'affichent vite pour vos clients en Suisse, et une page rapide est lue.",
        },
        {
          title: "Aucun travail pour vous",
          text: "Les contrôles compris dans votre formule se font sans vous.",
        },
        {
          title: "Votre site en Suisse",
          text: "Votre site et ses fichiers sont sur des serveurs en Suisse, sous droit suisse.",
        },
        {
          title: "Un coût connu",
          text: "Un prix par an, affiché plus haut. Le certificat est compris.",
        },
        {
          title: "Libre de partir",
          text: "Votre domaine et vos fichiers vous appartiennent. Vous pouvez partir avec les deux.",
        },
      ],
    },
    why: {
      sheet: "Pourquoi nous",
      title: "Pourquoi les PME hébergent leur site chez nous",
      lead: "Votre site a son serveur en Suisse et des personnes qui s'en occupent, et vous savez ce que nous faisons.",
      items: [
        {
          title: "Nous construisons aussi des sites",
          text: "Les personnes qui réparent votre page savent comment une page est faite.",
        },
        {
          title: "Nous sommes à Lausanne",
          text: "Des bureaux où vous pouvez passer, et un numéro où quelqu'un répond.",
        },
        {
          title: "Nous mettons tout par écrit",
          text: "Vous recevez la liste de ce qui a été changé, et quand.",
        },
        {
          title: "Nous ne vendons rien de trop",
          text: "Si la plus petite formule vous suffit, nous vous le disons.",
        },
        {
          title: "Nous parlons votre langue",
          text: "En français ou en anglais, avec des mots que vous comprenez.",
        },
      ],
      conclusion:
        "Choisissez une formule plus haut, ou demandez-nous laquelle convient. La question est gratuite.",
    },
  },
});
