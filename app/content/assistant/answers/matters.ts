import type { Entries } from "./entry";

const about = "/about-us";
const contact = "/contact";
const leads = "/services/lead-generation";
const ads = "/services/digital-marketing";
const bots = "/services/artificial-intelligence-ai";
const design = "/services/website-design-development/web-new";
const maps = "/services/seo-visibility";

/** Matters that visitors bring up and no page settles: said so, with what is sure and who can tell. */
export const matters = {
  christmas: {
    about: "contact",
    page: contact,
    question: {
      en: "Are you open at Christmas and on public holidays?",
      fr: "Êtes-vous ouverts à Noël et les jours fériés ?",
    },
    say: {
      en: "On public holidays no calls are offered: the calendar shows the days that are free. Of other closures, at Christmas or in summer, our pages say nothing. Write by email or the form on any day; what comes in on a holiday is answered on the business days after it.",
      fr: "Les jours fériés, aucun appel n'est proposé : le calendrier montre les jours libres. D'autres fermetures, à Noël ou en été, nos pages ne disent rien. Écrivez par e-mail ou par le formulaire n'importe quel jour ; ce qui arrive un jour férié reçoit sa réponse les jours ouvrables suivants.",
    },
    next: "slot",
  },
  insured: {
    about: "terms",
    page: contact,
    question: {
      en: "Do you have liability insurance?",
      fr: "Avez-vous une assurance responsabilité civile ?",
    },
    say: {
      en: "Our pages name no insurance and no sum for damages, so I claim none. What they do say: what we break we put right, free of charge. If you need proof of cover, ask at {company.phone} or {company.email}, and have it written into the quote before you sign.",
      fr: "Nos pages n'indiquent ni assurance ni montant pour un dommage, je n'en annonce donc pas. Ce qu'elles disent : ce que nous cassons, nous le réparons sans frais. S'il vous faut une attestation, demandez-la au {company.phone} ou à {company.email}, et faites-la inscrire dans le devis avant de signer.",
    },
    next: "form",
  },
  badLeads: {
    about: "leads",
    page: leads,
    question: {
      en: "Do I pay for leads that are worth nothing?",
      fr: "Est-ce que je paie les contacts qui ne valent rien ?",
    },
    say: {
      en: "You do not pay by the lead: lead generation is quoted, and the hours worked are paid, whether a number was false or not. So nothing is credited for a bad one. What is false or out of your area tells us what to change, in the form's questions and in the ads; say so early. What brings neither calls nor requests for quotes is switched off.",
      fr: "Vous ne payez pas au contact : la génération de leads se fait sur devis, et ce sont les heures de travail qui se paient, que le numéro soit faux ou non. Un mauvais contact n'est donc pas remboursé. Ce qui est faux ou hors de votre région nous montre quoi changer, dans les questions du formulaire et dans les annonces : dites-le tôt. Ce qui n'amène ni appels ni demandes d'offre est arrêté.",
    },
    next: "form",
  },
  otherNetworks: {
    about: "ads",
    page: ads,
    question: {
      en: "Do you advertise on TikTok or LinkedIn?",
      fr: "Faites-vous de la publicité sur TikTok ou LinkedIn ?",
    },
    say: {
      en: "Our pages name Google, Instagram and Facebook; of TikTok, LinkedIn, YouTube or others they say nothing, so I promise none. For a trade whose clients are companies or very young people it can be worth asking: name the network in the form, and a person tells you honestly whether we do it or who does it better.",
      fr: "Nos pages nomment Google, Instagram et Facebook ; de TikTok, LinkedIn, YouTube ou d'autres, elles ne disent rien, je n'en promets donc pas. Pour un métier dont les clients sont des entreprises ou de très jeunes gens, la question se pose : nommez le réseau dans le formulaire, et une personne vous dit franchement si nous le faisons ou qui le fait mieux.",
    },
    next: "form",
  },
  sync: {
    about: "site",
    page: contact,
    question: {
      en: "Can my calendar sync with Booking or Airbnb?",
      fr: "Mon calendrier se synchronise-t-il avec Booking ou Airbnb ?",
    },
    say: {
      en: "A booking tool that you use already goes into your pages with the plan, from {basic.month}; most of these tools can exchange their free days with Booking or Airbnb themselves, so that nothing is booked twice. Whether yours does has to be looked at: name it in the form. A link built for you alone is quoted.",
      fr: "L'outil de réservation que vous utilisez déjà entre dans vos pages avec le forfait, dès {basic.month} ; la plupart de ces outils échangent eux-mêmes leurs jours libres avec Booking ou Airbnb, pour que rien ne soit réservé deux fois. Si le vôtre le fait, cela se vérifie : nommez-le dans le formulaire. Un lien construit pour vous seul se chiffre sur devis.",
    },
    next: "form",
  },
  qrBill: {
    about: "shop",
    page: contact,
    question: {
      en: "Can the shop or a form make Swiss QR-bills?",
      fr: "La boutique ou un formulaire peut-il faire des QR-factures ?",
    },
    say: {
      en: "Our pages do not name QR-bills, so I do not promise them. It is a wish for the written quote: say what is to be billed (a membership fee, an order, a course) and which accounting or till you use, and a person tells you whether it can be done and for how much. A shop is Commerce, {commerce.month}.",
      fr: "Nos pages ne parlent pas de QR-facture, je ne la promets donc pas. C'est un souhait pour le devis écrit : dites ce qui se facture (une cotisation, une commande, un cours) et quelle comptabilité ou caisse vous utilisez, et une personne vous dit si c'est faisable et pour combien. Une boutique, c'est Commerce, {commerce.month}.",
    },
    next: "form",
  },
  comingSoon: {
    about: "site",
    page: design,
    question: {
      en: "Can you put up an “opening soon” page first?",
      fr: "Pouvez-vous mettre d'abord une page « bientôt » ?",
    },
    say: {
      en: "Our pages name no page for the meantime, but it is a small thing: ask for it in the first call, and it goes into the quote. The site itself is online in less than {launch.days} once you have approved the copy, so it often saves the page in between. A Google profile with address and opening day costs nothing and can be ready before.",
      fr: "Nos pages ne parlent pas d'une page d'attente, mais c'est peu de chose : demandez-la au premier appel, elle entre dans le devis. Le site lui-même est en ligne en moins de {launch.days} une fois vos textes approuvés, ce qui évite souvent la page d'attente. Une fiche Google avec l'adresse et le jour d'ouverture ne coûte rien et peut être prête avant.",
    },
    next: "slot",
  },
  committee: {
    about: "terms",
    page: contact,
    question: {
      en: "Who may decide for us, and what if our committee changes?",
      fr: "Qui peut décider chez nous, et si notre comité change ?",
    },
    say: {
      en: "Name one person who says yes and signs; the others may look at the test site and tell that person. Our pages set no rule for several who disagree: until you agree, we do what the named person has confirmed in writing. If the committee changes, write to {company.email} who follows; the site, the domain and the access belong to the club or company itself.",
      fr: "Nommez une personne qui dit oui et qui signe ; les autres regardent le site d'essai et lui parlent. Nos pages ne fixent pas de règle pour plusieurs avis contraires : tant que vous n'êtes pas d'accord, vaut ce que la personne nommée a confirmé par écrit. Si le comité change, écrivez à {company.email} qui prend la suite ; le site, le domaine et les accès appartiennent à l'association ou à l'entreprise elle-même.",
    },
    next: "form",
  },
  quotesByAi: {
    about: "bot",
    page: bots,
    question: {
      en: "Can AI write my quotes for me?",
      fr: "L'IA peut-elle rédiger mes devis ?",
    },
    say: {
      en: "Drafting what a person then corrects and sends is what our AI services do, for replies to requests. Quotes for your trade are not named on our pages: it depends on whether your prices follow rules that can be written down. A week of trial on past cases shows it before you decide; the price is quoted. A calculator on your site, as for stairs, is another way.",
      fr: "Préparer ce qu'une personne corrige et envoie ensuite, c'est ce que font nos services IA, pour les réponses aux demandes. Les devis de votre métier ne figurent pas sur nos pages : tout dépend si vos prix suivent des règles que l'on peut écrire. Une semaine d'essai sur des cas passés le montre avant que vous décidiez ; le prix se chiffre sur devis. Un calculateur sur votre site, comme pour les escaliers, est une autre voie.",
    },
    next: "slot",
  },
  sponsor: {
    about: null,
    page: contact,
    question: {
      en: "Would you sponsor our club or event?",
      fr: "Sponsorisez-vous notre club ou notre fête ?",
    },
    say: {
      en: "Our pages say nothing about sponsoring, and it is not mine to promise. Send a few lines to {company.email}: what it is, when, and what you hope for. A person reads it and answers, whichever way.",
      fr: "Nos pages ne disent rien du sponsoring, et ce n'est pas à moi d'en promettre. Envoyez quelques lignes à {company.email} : de quoi il s'agit, quand, et ce que vous espérez. Une personne les lit et répond, dans un sens ou dans l'autre.",
    },
  },
  name: {
    about: null,
    page: about,
    question: { en: "Where does your name come from?", fr: "D'où vient votre nom ?" },
    say: {
      en: "Our pages do not tell it, so I can only read it as you do: in French, a shore and a lake. The team has borne it in Lausanne since {company.since}. Ask in a call, and you will hear it first hand.",
      fr: "Nos pages ne le racontent pas, je ne peux que le lire comme vous : une rive et un lac. L'équipe le porte à Lausanne depuis {company.since}. Demandez-le lors d'un appel, vous l'aurez de première main.",
    },
  },
  reopen: {
    about: "search",
    page: maps,
    question: {
      en: "Google shows us as permanently closed, what can I do?",
      fr: "Google nous affiche « définitivement fermé », que faire ?",
    },
    say: {
      en: "In your Google profile you can mark the business as open again, free of charge; Google checks it and may take some days. If you have no access, look it up on Google Maps: “Suggest an edit” lets anybody say that it is open, and the claim button asks for the access. Local SEO, {seo.local}, puts the whole profile in order; when Google shows the change is up to Google alone.",
      fr: "Dans votre fiche Google, vous pouvez marquer l'établissement comme ouvert, sans frais ; Google vérifie et peut prendre quelques jours. Sans accès, cherchez-le sur Google Maps : « Suggérer une modification » permet à chacun de dire qu'il est ouvert, et le bouton de revendication demande l'accès. Le SEO local, {seo.local}, met en ordre toute la fiche ; le moment où le changement s'affiche ne dépend que de Google.",
    },
    next: "form",
  },
  moreClients: {
    about: "search",
    page: "/contact",
    question: {
      en: "I only want more customers: what should I start with?",
      fr: "Je veux juste plus de clients : par quoi commencer ?",
    },
    say: {
      en: "With what is free: a complete Google Business Profile, which our article shows in an hour. If your customers come from your town, Local SEO, {seo.local}, is next. If they look for what you do and find others, SEO from {seo.essential}. Ads bring calls at once, as long as their budget lasts. All of it needs a page that says what you do, where and for how much: a site starts at {basic.month}. The {audit.free} tells which comes first for you.",
      fr: "Par ce qui est gratuit : une fiche Google complète, que notre article montre en une heure. Si vos clients viennent de votre ville, le SEO local, {seo.local}, vient ensuite. S'ils cherchent ce que vous faites et trouvent les autres, le SEO dès {seo.essential}. La publicité amène des appels tout de suite, tant que dure son budget. Le tout mène à une page qui dit ce que vous faites, où et à quel prix : un site commence à {basic.month}. L'{audit.free} dit ce qui vient d'abord pour vous.",
    },
    next: "slot",
  },
  noReviews: {
    about: "site",
    page: "/services/website-design-development/web-new",
    question: {
      en: "What goes on the site while I have no reviews or clients yet?",
      fr: "Que mettre sur le site tant que je n'ai ni avis ni clients ?",
    },
    say: {
      en: "Yourself, your work and the place, in true pictures; how a first appointment or order goes; what it costs. Say openly that you are new, people like to be among the first. Better none than invented ones. Ask the first clients for a few words or a Google review: adding them later is a small change, which a plan includes.",
      fr: "Vous, votre travail et le lieu, en vraies images ; comment se passe un premier rendez-vous ou une commande ; ce que cela coûte. Dites franchement que vous débutez, on aime être parmi les premiers. Mieux vaut aucun avis qu'un avis inventé. Demandez quelques mots ou un avis Google aux premiers clients : les ajouter ensuite est une petite modification, comprise dans le forfait.",
    },
    next: "form",
  },
  bigShop: {
    about: "shop",
    page: "/pricing",
    question: {
      en: "What if my shop has more products than the plan holds?",
      fr: "Et si ma boutique a plus de produits que le forfait ?",
    },
    say: {
      en: "Commerce, {commerce.month}, holds {commerce.products}. A larger shop is quoted in writing: say how many products you expect, and in how many sizes or colours. If you grow beyond it later, nothing starts anew; what it then costs is agreed with you before. Our pages name no price for each product more.",
      fr: "Commerce, {commerce.month}, gère {commerce.products}. Une boutique plus grande se chiffre par écrit : dites combien de produits vous prévoyez, et en combien de tailles ou de couleurs. Si vous dépassez plus tard, rien ne recommence ; ce que cela coûte alors se convient avec vous avant. Nos pages ne nomment pas de prix par produit de plus.",
    },
    next: "form",
  },
} as const satisfies Entries;
