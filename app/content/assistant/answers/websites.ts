import type { Entries } from "./entry";

const website = "/services/website-design-development";
const fresh = `${website}/web-new`;
const redo = `${website}/web-refresh`;

/** Our sites, what they can do, and how an old one is redesigned. */
export const websites = {
  make: {
    topic: "site",
    page: website,
    question: {
      en: "Do you make websites?",
      fr: "Faites-vous des sites internet ?",
    },
    say: {
      en: "Websites are our main trade: new sites and redesigns for small businesses, designed, written, built and hosted by one team, from {basic.month} with domain and hosting in the price. What should yours do for you?",
      fr: "Les sites internet sont notre premier métier : sites neufs et refontes pour les PME, dessinés, écrits, construits et hébergés par une seule équipe, dès {basic.month}, domaine et hébergement compris. Que doit faire le vôtre ?",
    },
  },
  trade: {
    topic: null,
    page: website,
    question: {
      en: "Do you know my trade?",
      fr: "Connaissez-vous mon métier ?",
    },
    say: {
      en: "We work for health, finance, salons, hotels and restaurants, pets, trades, property and spiritual practice alike. A site starts from what your own clients ask you, in your tone, from {basic.month}. Shall we look at yours together, for free?",
      fr: "Nous travaillons dans ces domaines : santé, finance, salons, hôtels et restaurants, animaux, artisans, immobilier, spiritualité. Un site part de ce que vos propres clients vous demandent, dans votre ton, dès {basic.month}. Regardons-nous votre cas ensemble, gratuitement ?",
    },
    next: "slot",
  },
  fresh: {
    topic: "site",
    page: fresh,
    question: {
      en: "I have no website yet, how do we begin?",
      fr: "Je n'ai pas encore de site, comment commencer ?",
    },
    say: {
      en: "That is a good place to start. We begin with what your customers ask you, then plan, text, design and code, {project.weeks} in all, from {basic.month} with the domain in the price. The first step is a free talk of {audit.minutes}.",
      fr: "C'est un bon point de départ. Nous commençons par ce que vos clients vous demandent, puis plan, textes, design et code, {project.weeks} en tout, dès {basic.month}, domaine compris. Le premier pas est un entretien gratuit de {audit.minutes}.",
    },
    next: "slot",
  },
  redesign: {
    topic: "redesign",
    page: redo,
    question: {
      en: "Can you redesign my old website?",
      fr: "Pouvez-vous refaire mon ancien site ?",
    },
    alike: {
      en: [
        "I already have a website",
        "I already have a site",
        "We already have a website",
        "I already have a website, what do you do?",
        "I already have a website, what can you do for me?",
      ],
      fr: [
        "J'ai déjà un site",
        "J'ai déjà un site internet",
        "Nous avons déjà un site",
        "On a déjà un site",
        "J'ai déjà un site, que faites-vous ?",
        "J'ai déjà un site, que pouvez-vous faire ?",
      ],
    },
    say: {
      en: "We redesign old sites: we first look at what works (addresses that search engines know, text that sells), keep that, and redesign the rest; if little is worth keeping, a new site costs the same. From {basic.month} for {basic.pages}, {pro.month} for {pro.pages}; a very large site is quoted. Online in under {launch.days} from complete content.",
      fr: "Nous refaisons les anciens sites : nous regardons d'abord ce qui marche (adresses connues des moteurs, textes qui vendent), nous le gardons et redessinons le reste ; s'il y a peu à garder, un site neuf coûte le même prix. Dès {basic.month} pour {basic.pages}, {pro.month} pour {pro.pages} ; un très grand site se chiffre sur devis. En ligne en moins de {launch.days} une fois les contenus complets.",
    },
    next: "slot",
  },
  ranking: {
    topic: "redesign",
    page: redo,
    question: {
      en: "Will I lose my Google ranking with a new site?",
      fr: "Vais-je perdre mon classement Google avec un nouveau site ?",
    },
    say: {
      en: "That is what we watch most: every page that is found or linked today keeps its address or is redirected for good to its new one, and good text stays. That keeps the loss small; nobody can give a full guarantee for Google's ranking.",
      fr: "C'est ce que nous surveillons le plus : chaque page que l'on trouve ou que d'autres sites citent aujourd'hui garde son adresse ou est redirigée définitivement vers la nouvelle, et les bons textes restent. La perte reste ainsi faible ; personne ne peut garantir le classement de Google.",
    },
  },
  platforms: {
    topic: "site",
    page: website,
    question: {
      en: "Do you work with Shopify or WordPress?",
      fr: "Travaillez-vous avec Shopify ou WordPress ?",
    },
    say: {
      en: "We do not build with WordPress, Wix or Shopify: we design and code every site ourselves, and you get a login for text and pictures. If your present site runs on one of them, we redesign it: the text that works is kept, and each address that people find today stays or leads on to its new page, from {basic.month}. Or we host and maintain it as it is, with SecureWeb, {hosting.secureweb}, once we have seen it. For an online shop, choose Commerce, {commerce.month}.",
      fr: "Nous ne créons pas de sites avec WordPress, Wix ou Shopify : nous les dessinons et les programmons nous-mêmes, et vous recevez un accès pour changer textes et images. Si votre site est fait avec l'un d'eux, nous le refaisons, dès {basic.month} : les bons textes restent, et chaque adresse que l'on trouve aujourd'hui est gardée ou mène à sa nouvelle page. Nous pouvons aussi l'héberger et l'entretenir tel quel, avec SecureWeb, {hosting.secureweb}, après l'avoir examiné. Pour une boutique en ligne, choisissez Commerce, {commerce.month}.",
    },
    next: "form",
  },
  takeover: {
    topic: "redesign",
    page: redo,
    question: {
      en: "Can you take over my site from Wix or Jimdo?",
      fr: "Pouvez-vous reprendre mon site de Wix ou Jimdo ?",
    },
    say: {
      en: "Taking over a site happens often, and it can be sorted out. First the domain: find who holds it and when it ends, as everything depends on it. Then access to the hosting; an old invoice or email often shows where. With access we can host and look after the site (SecureWeb, {hosting.secureweb}); sites from builders such as Wix or Jimdo are rebuilt, with your text and addresses kept. Do not delete or cancel anything beforehand; a free talk sorts out the order.",
      fr: "Reprendre un site arrive souvent, et cela se règle. D'abord le domaine : trouver qui le détient et quand il expire, car tout en dépend. Puis l'accès à l'hébergement ; une vieille facture ou un e-mail dit souvent où. Avec les accès, nous pouvons héberger et entretenir le site (SecureWeb, {hosting.secureweb}) ; un site de type Wix ou Jimdo se reconstruit, en gardant vos textes et vos adresses. N'effacez et ne résiliez rien avant ; un entretien gratuit met les choses dans l'ordre.",
    },
    next: "slot",
  },
  rivals: {
    topic: "company",
    page: website,
    question: {
      en: "Why you and not others?",
      fr: "Pourquoi vous plutôt que d'autres ?",
    },
    alike: { en: ["Why you and not Wix?"], fr: ["Pourquoi vous plutôt que Wix ?"] },
    say: {
      en: "It depends on you. A builder like Wix is a fair choice if you like doing it yourself and have the hours; freelancers and other agencies do good work, too, and I do not rank them. With us you get text, design, {basic.edits} of edits, hosting and a person who answers, from {basic.month} (an online shop: {commerce.month}), and if you leave, you take the domain and a copy of the site. Compare three quotes, and ask each who answers in two years.",
      fr: "Cela dépend de vous. Un outil comme Wix est un choix honnête si vous aimez faire vous-même et en avez le temps ; des indépendants et d'autres agences travaillent bien aussi, et je ne les classe pas. Chez nous, vous avez textes, design, {basic.edits} de modifications, hébergement et une personne qui répond, dès {basic.month} (une boutique en ligne : {commerce.month}), et en partant, vous emportez le domaine et une copie du site. Comparez trois devis, et demandez à chacun qui répondra dans deux ans.",
    },
  },
  machine: {
    topic: "site",
    page: website,
    question: {
      en: "Are your sites made by AI?",
      fr: "Vos sites sont-ils faits par une IA ?",
    },
    say: {
      en: "Ours start from an interview with you: our team drafts text and design, you correct them. What Google marks down is thin, useless text, whoever or whatever wrote it; a useful page is not punished for its tools. Our pages do not list which tools are used; ask a person if it matters to you.",
      fr: "Les nôtres partent d'un entretien avec vous : notre équipe rédige les textes et dessine, vous corrigez. Ce que Google déclasse, ce sont des textes creux, quel qu'en soit l'auteur ; une page utile n'est pas punie pour ses outils. Nos pages ne disent pas quels outils sont employés ; demandez à une personne si cela compte pour vous.",
    },
  },
  mobile: {
    topic: "site",
    page: website,
    question: {
      en: "Does the site work on a phone?",
      fr: "Le site marche-t-il sur téléphone ?",
    },
    say: {
      en: "Your site works on a phone: you see your pages on one while they are designed, and before the launch speed, forms and accessibility are tested on a real one; you receive the figures.",
      fr: "Votre site marche sur téléphone : vous y voyez vos pages dès le design, et avant la mise en ligne, la vitesse, les formulaires et l'accessibilité sont testés sur un vrai ; vous recevez les résultats.",
    },
  },
  slow: {
    topic: "redesign",
    page: redo,
    question: {
      en: "My site is slow, can you make it faster?",
      fr: "Mon site est lent, pouvez-vous l'accélérer ?",
    },
    say: {
      en: "A slow site loses visitors, and it can be measured. For a site that is otherwise good, SEO Essential, {seo.essential}, repairs speed and broken links; if it is altogether out of date, a redesign on a plan from {basic.month} is better value. The {audit.free} tells which.",
      fr: "Un site lent perd des visiteurs, et cela se mesure. Si le site est bon par ailleurs, le SEO Essentiel, {seo.essential}, répare la vitesse et les liens cassés ; s'il est entièrement dépassé, une refonte avec un forfait dès {basic.month} convient mieux. L'{audit.free} dit laquelle des deux solutions choisir.",
    },
    next: "slot",
  },
  access: {
    topic: "site",
    page: website,
    question: {
      en: "Is the site accessible for blind users?",
      fr: "Le site est-il accessible aux aveugles ?",
    },
    say: {
      en: "Accessibility is tested before each launch, with speed and forms, and you receive the results. Our pages promise no certificate; if you need a named standard or tests with users, say so and we put it into the quote. Our pages do not say whether the editor or this chat works well with your screen reader. Call us and a person will try it with you: {company.phone}.",
      fr: "L'accessibilité est testée avant chaque mise en ligne, avec la vitesse et les formulaires, et vous recevez les résultats. Nos pages ne promettent pas de certificat ; s'il vous faut une norme précise ou des tests avec des personnes concernées, dites-le et le devis le prévoira. Nos pages ne disent pas si l'éditeur ou ce chat fonctionnent bien avec votre lecteur d'écran. Appelez-nous, une personne l'essaiera avec vous : {company.phone}.",
    },
  },
  functions: {
    topic: "site",
    page: "/contact",
    question: {
      en: "Can the site have online booking?",
      fr: "Le site peut-il avoir la réservation en ligne ?",
    },
    say: {
      en: "As a rule, yes. We build the booking system that you already use into your pages: that is in the price of the plan, from {basic.month}, without any commission, and what is connected to it, such as the channel manager for the portals, goes on as before. What we build for you alone (a booking bar, a members' area, vouchers, tickets, uploads, documents with a password) is quoted, and you pay for it once.",
      fr: "En règle générale, oui. Nous intégrons à vos pages le système de réservation que vous utilisez déjà : c'est compris dans le forfait, dès {basic.month}, sans commission, et ce qui y est relié, comme le channel manager des portails, continue de marcher. Ce que nous construisons pour vous seul (une barre de réservation, un espace membres, des bons cadeaux, des billets, l'envoi de fichiers, des documents protégés) fait l'objet d'un devis et se paie une fois.",
    },
    next: "form",
  },
  checkout: {
    topic: "shop",
    page: "/pricing",
    question: {
      en: "Can my customers pay with Twint?",
      fr: "Mes clients peuvent-ils payer par Twint ?",
    },
    say: {
      en: "A shop is the Commerce plan, {commerce.month}. Our pages do not say which means of payment it takes (Twint, cards, PayPal): it runs through a payment provider with fees of its own, and we choose it with you in the quote. Name those that you need when you ask, and it will say whether and how.",
      fr: "Une boutique, c'est le forfait Commerce, {commerce.month}. Les moyens de paiement (Twint, cartes, PayPal) ne sont pas affichés : ils passent par un prestataire de paiement qui a ses propres frais, choisi avec vous dans le devis. Mentionnez ceux qu'il vous faut dans votre demande, on vous dira si c'est possible, et comment.",
    },
    next: "form",
  },
  shipping: {
    topic: "shop",
    page: "/pricing",
    question: {
      en: "Can my shop ship abroad?",
      fr: "Ma boutique peut-elle livrer à l'étranger ?",
    },
    say: {
      en: "Commerce ({commerce.month}) manages {commerce.products} and their orders. Countries, shipping rates, stock or an age check are set up with you and written into the quote; a larger shop is quoted as well. Customs, taxes and what may be sent where remain to be checked by you.",
      fr: "Commerce ({commerce.month}) gère {commerce.products} et leurs commandes. Pays, frais d'envoi, stock ou contrôle de l'âge se définissent avec vous et s'écrivent dans le devis ; une boutique plus grande se chiffre de même. Douane, taxes et droit d'envoyer restent à vérifier de votre côté.",
    },
    next: "form",
  },
  landing: {
    topic: "leads",
    page: "/blog/landing-pages-avec-conversion",
    question: {
      en: "What is a landing page?",
      fr: "Qu'est-ce qu'une page d'atterrissage ?",
    },
    say: {
      en: "A website is the whole shop: several pages for everyone. A landing page is one page for one question, to which an ad or an email leads, with one thing to do: call, or ask for a quote. We have an article on it, and make both.",
      fr: "Un site, c'est tout le magasin : plusieurs pages, pour tous. Une page d'arrivée (landing page) est une seule page pour une seule question, vers laquelle mène une annonce, avec une chose à faire : appeler ou demander un devis. Nous avons un article là-dessus, et faisons les deux.",
    },
  },
  apps: {
    topic: "site",
    page: "/showcases",
    question: {
      en: "Do you build mobile apps?",
      fr: "Faites-vous des applications mobiles ?",
    },
    say: {
      en: "Apps for the stores are not among our offers. The nearest offer is a tool that runs in the browser, on the phone too, like the planner in our showcase; it is quoted. Tell us what it should do, and we'll reply with a sketch and a price, or with the name of an app that does it already.",
      fr: "Les applications pour l'App Store ou Google Play ne font pas partie de nos offres. Ce qui s'en approche le plus : un outil qui tourne dans le navigateur, sur téléphone aussi, comme l'agenda de nos réalisations ; il se chiffre sur devis. Dites-nous ce qu'il doit faire : nous répondons par un croquis et un prix, ou par le nom d'une app qui le fait déjà.",
    },
    next: "form",
  },
  why: {
    topic: "site",
    page: website,
    question: {
      en: "Do I really need a website?",
      fr: "Ai-je vraiment besoin d'un site ?",
    },
    say: {
      en: "Honestly: people who have heard your name look you up before they call, for hours, prices and pictures. A site answers them when you cannot, and it is yours, unlike a profile on a network. If word of mouth fills your days, a small one is enough, or none; in the {audit.free} we tell you so.",
      fr: "Franchement : ceux qui ont entendu votre nom vous cherchent avant d'appeler, pour les horaires, les prix, des images. Un site leur répond quand vous ne pouvez pas, et il est à vous, contrairement à un profil sur un réseau. Si le bouche-à-oreille remplit vos journées, un petit site suffit, ou aucun ; à l'{audit.free}, nous vous le dirons.",
    },
  },
  unlike: {
    topic: "design",
    page: website,
    question: {
      en: "Will my site look different from the others?",
      fr: "Mon site sera-t-il différent des autres ?",
    },
    say: {
      en: "Yours is designed for you: it starts from your text and your customers' questions, not from a template, so no two look alike. The sites shown here are invented examples; each case says what it cost, and a few pages fit into Basic, {basic.month}.",
      fr: "Le vôtre est dessiné pour vous : il part de vos textes et des questions de vos clients, pas d'un modèle, et deux sites ne se ressemblent pas. Les sites montrés ici sont des exemples inventés ; chaque réalisation dit ce qu'elle a coûté, et quelques pages tiennent dans Basic, {basic.month}.",
    },
  },
} satisfies Entries;
