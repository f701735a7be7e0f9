import type { IntroPage, PointsWords, ProseWords } from "#app/content/shared/page-content";
import { claims } from "#app/domain/chat/claims";
import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { type HostingKey, hosting, UPTIME } from "#app/domain/offers/hosting";
import { formatFrancs } from "#app/domain/offers/money";
import { brand } from "#app/domain/site/brand";

export const lastChange = "2026-11-21";

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
      title: `Swiss hosting and maintenance · ${brand.name}`,
      description: `Swiss hosting with certificate and support, then maintenance, backups or technical SEO: three yearly plans from ${formatFrancs(hosting.perform, "en")}, with ${UPTIME} % uptime.`,
    },
    intro: {
      title: "A site that is there on Sunday.",
      lead: "Swiss servers, updates made on time, a backup you can really restore, and a person at the other end.",
      facts: [
        { term: "Uptime", detail: `${UPTIME} % of the year` },
        { term: "Servers", detail: "In Switzerland, under Swiss law" },
        { term: "Support", detail: `An answer within ${supportHours} business hours` },
      ],
      action: { label: "See the plans", to: "/services/hosting-and-maintenance#plans-section" },
      also: { label: "Hosting is free with a website plan", to: "/pricing" },
    },
    problem: {
      sheet: "Sheet 1 · The problem",
      title: "Nobody notices hosting, until the day it fails",
      paragraphs: [
        "A site that is left alone grows old in months: an extension is no longer updated, a certificate runs out, a form stops sending. Nothing on the screen says so. You learn it from a client who called your competitor.",
        "Cheap hosting ends at the server. Whether your pages answer, whether a backup can be restored and who reads your message on a Friday is left to you.",
      ],
    },
    difference: {
      sheet: "Sheet 2 · The difference",
      title: "What we do that a server alone does not",
      items: [
        {
          title: "Updates, read first",
          text: "We read what an update changes, try it on a copy, and only then apply it to your site.",
        },
        {
          title: "Backups that are restored",
          text: "A backup counts once it has been restored. We do so, on a copy, as part of the work.",
        },
        {
          title: "Pages that are watched",
          text: "It is your pages and forms that are checked, not only whether the server answers.",
        },
        {
          title: "Certificates on time",
          text: "Your SSL certificate is renewed before it ends, without a message to you.",
        },
        {
          title: "One person to call",
          text: `Whoever set up your site answers, within ${supportHours} business hours.`,
        },
      ],
    },
    era: {
      sheet: "Sheet 3 · A new era",
      title: "Your readers are no longer only people",
      paragraphs: [
        "Search engines, and now assistants, read your pages before your clients do. A slow or broken page is left out of both, without a word.",
        "Hosting has become part of being found: answers in milliseconds, clean structure, pages that machines may read. That is what the Expansion plan looks after.",
      ],
    },
    plans: {
      sheet: "Sheet 4 · Plans",
      title: "Three plans, paid by the year",
      popular: "Most popular",
      choose: "Choose",
      another: "Choose another plan",
      cards: {
        perform: {
          price: `${formatFrancs(hosting.perform, "en")} a year`,
          caption: "For a site that must simply be there",
          bullets: ["Swiss hosting", "SSL certificate", "Support", "Initial optimisation"],
        },
        secureweb: {
          price: `${formatFrancs(hosting.secureweb, "en")} a year`,
          caption: "For a site that others rely on",
          bullets: ["Hosting", "Maintenance", "Security", "Backups"],
        },
        expansion: {
          price: `${formatFrancs(hosting.expansion, "en")} a year`,
          caption: "For a site that must bring clients",
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
      "Moving is our work: you keep your domain, your addresses and your mail, and your visitors notice nothing.",
    benefits: {
      sheet: "Sheet 5 · Benefits",
      title: "What you gain, in plain terms",
      items: [
        {
          title: "Visitors who stay",
          text: "Pages from Swiss servers reach your clients in a blink, and a fast page is read.",
        },
        { title: "Quiet weekends", text: "Checks, backups and updates run without you." },
        { title: "Data at home", text: "What your clients write to you stays in Switzerland." },
        { title: "A known cost", text: "One price a year, printed above. No extra for the certificate." },
        { title: "Freedom", text: "Your domain and your files are yours; you may leave with both." },
      ],
    },
    why: {
      sheet: "Sheet 6 · Why us",
      title: "Why small companies stay with us",
      lead: "We host what we would host for ourselves, and we say what we do.",
      items: [
        { title: "We build sites, too", text: "Whoever repairs your page knows how pages are made." },
        { title: "We are next door", text: "A studio in Lausanne, with a number that is answered." },
        { title: "We write things down", text: "You receive what was changed, and when." },
        { title: "We refuse what you do not need", text: "If the smallest plan is enough, we say so." },
        { title: "We speak your language", text: "French or English, without acronyms." },
      ],
      conclusion: "Choose a plan above, or ask which one fits: the answer costs nothing.",
    },
  },
  fr: {
    head: {
      title: `Hébergement suisse et maintenance · ${brand.name}`,
      description: `Hébergement en Suisse avec certificat et assistance, puis maintenance, sauvegardes ou SEO technique : trois formules annuelles dès ${formatFrancs(hosting.perform, "fr")}.`,
    },
    intro: {
      title: "Un site debout même le dimanche.",
      lead: "Des serveurs suisses, des mises à jour faites à temps, une sauvegarde qu'on peut vraiment restaurer, et une personne au bout du fil.",
      facts: [
        { term: "Disponibilité", detail: `${uptimeFr} % de l'année` },
        { term: "Serveurs", detail: "En Suisse, sous droit suisse" },
        { term: "Assistance", detail: `Réponse en moins de ${supportHours} heures ouvrables` },
      ],
      action: { label: "Voir les formules", to: "/services/hosting-and-maintenance#plans-section" },
      also: { label: "L'hébergement est offert avec un forfait", to: "/pricing" },
    },
    problem: {
      sheet: "Feuille 1 · Le problème",
      title: "Personne ne pense à l'hébergement, jusqu'au jour où il lâche",
      paragraphs: [
        "Un site laissé seul vieillit en quelques mois : une extension n'est plus mise à jour, un certificat arrive à échéance, un formulaire n'envoie plus rien. Rien à l'écran ne le dit. Vous l'apprenez d'un client qui a appelé le concurrent.",
        "Un hébergement bon marché s'arrête au serveur. Savoir si vos pages répondent, si une sauvegarde se restaure et qui lit votre message un vendredi, c'est à vous de voir.",
      ],
    },
    difference: {
      sheet: "Feuille 2 · La différence",
      title: "Ce que nous faisons, et qu'un serveur seul ne fait pas",
      items: [
        {
          title: "Des mises à jour lues d'abord",
          text: "Nous lisons ce qu'une mise à jour change, nous l'essayons sur une copie, puis seulement sur votre site.",
        },
        {
          title: "Des sauvegardes restaurées",
          text: "Une sauvegarde compte une fois restaurée. Nous le faisons, sur une copie, cela fait partie du travail.",
        },
        {
          title: "Des pages surveillées",
          text: "Ce sont vos pages et vos formulaires que nous contrôlons, pas seulement le serveur.",
        },
        {
          title: "Des certificats à l'heure",
          text: "Votre certificat SSL est renouvelé avant son échéance, sans que vous ayez à y penser.",
        },
        {
          title: "Une personne à appeler",
          text: `Celle qui a monté votre site répond, en moins de ${supportHours} heures ouvrables.`,
        },
      ],
    },
    era: {
      sheet: "Feuille 3 · Une nouvelle époque",
      title: "Vos lecteurs ne sont plus seulement des gens",
      paragraphs: [
        "Les moteurs de recherche, et maintenant les assistants, lisent vos pages avant vos clients. Une page lente ou cassée est écartée des deux, sans un mot.",
        "L'hébergement fait désormais partie de la visibilité : des réponses en millisecondes, une structure propre, des pages que les machines ont le droit de lire. C'est ce dont s'occupe la formule Expansion.",
      ],
    },
    plans: {
      sheet: "Feuille 4 · Formules",
      title: "Trois formules, payées à l'année",
      popular: "La plus choisie",
      choose: "Choisir",
      another: "Choisir une autre formule",
      cards: {
        perform: {
          price: `${formatFrancs(hosting.perform, "fr")} par an`,
          caption: "Pour un site qui doit simplement être là",
          bullets: ["Hébergement suisse", "Certificat SSL", "Assistance", "Optimisation de départ"],
        },
        secureweb: {
          price: `${formatFrancs(hosting.secureweb, "fr")} par an`,
          caption: "Pour un site sur lequel on compte",
          bullets: ["Hébergement", "Maintenance", "Sécurité", "Sauvegardes"],
        },
        expansion: {
          price: `${formatFrancs(hosting.expansion, "fr")} par an`,
          caption: "Pour un site qui doit amener des clients",
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
      "Le déménagement, c'est notre travail : vous gardez votre domaine, vos adresses et votre courrier, et vos visiteurs ne remarquent rien.",
    benefits: {
      sheet: "Feuille 5 · Avantages",
      title: "Ce que vous y gagnez, simplement dit",
      items: [
        {
          title: "Des visiteurs qui restent",
          text: "Depuis des serveurs suisses, vos pages arrivent en un clin d'œil, et une page rapide est lue.",
        },
        {
          title: "Des week-ends tranquilles",
          text: "Contrôles, sauvegardes et mises à jour se font sans vous.",
        },
        { title: "Des données au pays", text: "Ce que vos clients vous écrivent reste en Suisse." },
        {
          title: "Un coût connu",
          text: "Un prix par an, affiché plus haut. Le certificat n'est pas en sus.",
        },
        {
          title: "La liberté",
          text: "Votre domaine et vos fichiers sont à vous ; vous pouvez partir avec les deux.",
        },
      ],
    },
    why: {
      sheet: "Feuille 6 · Pourquoi nous",
      title: "Pourquoi les PME restent chez nous",
      lead: "Nous hébergeons comme nous le ferions pour nous, et nous disons ce que nous faisons.",
      items: [
        {
          title: "Nous construisons aussi des sites",
          text: "Qui répare votre page sait comment une page est faite.",
        },
        { title: "Nous sommes à côté", text: "Un atelier à Lausanne, et un numéro où l'on répond." },
        { title: "Nous écrivons tout", text: "Vous recevez ce qui a été changé, et quand." },
        { title: "Nous refusons le superflu", text: "Si la plus petite formule suffit, nous le disons." },
        { title: "Nous parlons votre langue", text: "Français ou anglais, sans sigles." },
      ],
      conclusion:
        "Choisissez une formule plus haut, ou demandez laquelle convient : la réponse ne coûte rien.",
    },
  },
});
