import type { Entries } from "./entry";

const about = "/about-us";
const contact = "/contact";
const leads = "/services/lead-generation";
const ads = "/services/digital-marketing";
const bots = "/services/artificial-intelligence-ai";
const newSite = "/services/website-design-development/web-new";
const search = "/services/seo-visibility";

/** Subjects that visitors bring up but no page covers: the facts, and who can answer the rest. */
export const matters = {
  christmas: {
    topic: "contact",
    page: contact,
    question: {
      en: "Are you open at Christmas and on public holidays?",
      fr: "Êtes-vous ouverts à Noël et les jours fériés ?",
    },
    say: {
      en: "There are no calls on public holidays; the calendar shows which days are free. Our pages do not mention other closures, at Christmas or in summer. You can write on any day, by email or through the form: we answer on the business days that follow.",
      fr: "Il n'y a pas d'appels les jours fériés ; le calendrier montre les jours libres. Nos pages ne parlent pas d'autres fermetures, à Noël ou en été. Écrivez n'importe quel jour, par e-mail ou par le formulaire : nous répondons dans les jours ouvrables qui suivent.",
    },
    next: "slot",
  },
  insured: {
    topic: "terms",
    page: contact,
    question: {
      en: "Do you have liability insurance?",
      fr: "Avez-vous une assurance responsabilité civile ?",
    },
    alike: {
      en: [
        "Do you have professional liability insurance?",
        "Do you have professional indemnity insurance?",
        "Are you covered by professional liability insurance?",
      ],
      fr: [
        "Avez-vous une assurance responsabilité civile professionnelle ?",
        "Avez-vous une RC professionnelle ?",
        "Vous avez une RC pro ?",
      ],
    },
    say: {
      en: "Our pages mention neither insurance nor compensation, so I cannot confirm any. They do say that we repair our own faults free of charge (on a site paid once, for {faults.months}). If you need proof of cover, ask for it before you sign: {company.phone} or {company.email}.",
      fr: "Nos pages ne parlent ni d'assurance ni d'indemnité, je ne peux donc rien confirmer. Elles disent en revanche que nous réparons nos propres défauts sans frais (pour un site payé une fois, pendant {faults.months}). S'il vous faut une attestation d'assurance, demandez-la avant de signer, au {company.phone} ou à {company.email}.",
    },
    next: "form",
  },
  badLeads: {
    topic: "leads",
    page: leads,
    question: {
      en: "Do I pay for leads that are worth nothing?",
      fr: "Est-ce que je paie les contacts qui ne valent rien ?",
    },
    say: {
      en: "You do not pay per lead: lead generation is quoted, and you pay for the hours worked and your ad budget, so a bad lead is not refunded. If numbers are false or people are outside your area, tell us early: we change the form's questions and the ads. What brings neither calls nor requests for quotes is switched off.",
      fr: "Vous ne payez pas par contact : l'acquisition de prospects se fait sur devis, et ce sont les heures de travail et votre budget publicitaire qui se paient ; un mauvais contact n'est donc pas remboursé. Si un numéro est faux ou la personne hors de votre région, dites-le tôt : nous changeons les questions du formulaire et les annonces. Ce qui n'amène ni appels ni demandes de devis est arrêté.",
    },
    next: "form",
  },
  otherNetworks: {
    topic: "ads",
    page: ads,
    question: {
      en: "Do you advertise on TikTok or LinkedIn?",
      fr: "Faites-vous de la publicité sur TikTok ou LinkedIn ?",
    },
    say: {
      en: "We run campaigns on Google, Instagram and Facebook. Our pages do not mention TikTok, LinkedIn or YouTube, so I cannot promise them. Name the network and your kind of customer in the form, and a person will tell you honestly whether we do it.",
      fr: "Nous menons des campagnes sur Google, Instagram et Facebook. Nos pages ne parlent ni de TikTok, ni de LinkedIn, ni de YouTube : je ne peux donc rien promettre. Indiquez dans le formulaire le réseau et votre clientèle : une personne vous dira franchement si nous le faisons.",
    },
    next: "form",
  },
  sync: {
    topic: "site",
    page: contact,
    question: {
      en: "Can my calendar sync with Booking or Airbnb?",
      fr: "Mon calendrier se synchronise-t-il avec Booking ou Airbnb ?",
    },
    say: {
      en: "If your booking tool does: most of them exchange their free dates with Booking or Airbnb, often by a channel manager, so that nothing is booked twice, and that stays as it is. Putting the tool you use into your pages is included in the plan, from {basic.month}. Tell us its name, and we check how it fits before we quote. A connection built only for you is quoted.",
      fr: "Si votre outil de réservation le permet : la plupart échangent leurs dates libres avec Booking ou Airbnb, souvent par un channel manager, pour que rien ne soit réservé deux fois, et cela ne change pas. Intégrer l'outil à vos pages est compris dans le forfait, dès {basic.month}. Indiquez son nom, nous vérifions comment l'intégrer avant le devis. Une connexion construite pour vous seul se chiffre sur devis.",
    },
    next: "form",
  },
  qrBill: {
    topic: "shop",
    page: contact,
    question: {
      en: "Can the shop or a form make Swiss QR-bills?",
      fr: "La boutique ou un formulaire peuvent-ils établir des QR-factures ?",
    },
    say: {
      en: "Our pages do not mention QR-bills, so I cannot promise them. Tell us in the form what is to be billed (a membership fee, an order, a course) and which accounting software or till you use: a person will tell you whether it can be done and for how much. An online shop is Commerce, {commerce.month}.",
      fr: "Nos pages ne parlent pas de QR-factures, je ne peux donc pas les promettre. Indiquez dans le formulaire ce qui se facture (une cotisation, une commande, un cours) et votre logiciel de comptabilité ou votre caisse : une personne vous dira si c'est faisable et pour combien. Une boutique en ligne, c'est Commerce, {commerce.month}.",
    },
    next: "form",
  },
  comingSoon: {
    topic: "site",
    page: newSite,
    question: {
      en: "Can you put up an “opening soon” page first?",
      fr: "Pouvez-vous mettre d'abord une page « Ouverture prochaine » ?",
    },
    say: {
      en: "Our pages do not mention a temporary page, but it is a small job: ask for one in the first call, and it goes into the quote. The site itself is online in less than {launch.days} once you have approved the text, so you may not need one. A Google Business Profile with your address and opening date is free and can be ready sooner.",
      fr: "Nos pages ne parlent pas d'une page d'attente, mais c'est peu de chose : demandez-la au premier appel, elle entre dans le devis. Le site lui-même est en ligne en moins de {launch.days} une fois vos textes approuvés, ce qui évite souvent la page d'attente. Une fiche Google avec l'adresse et le jour d'ouverture ne coûte rien et peut être prête avant.",
    },
    next: "slot",
  },
  committee: {
    topic: "terms",
    page: contact,
    question: {
      en: "Who may decide for us, and what if our committee changes?",
      fr: "Qui peut décider chez nous, et si notre comité change ?",
    },
    alike: {
      en: [
        "Who keeps the logins when our committee changes?",
        "Who keeps the logins if the committee changes?",
        "Who keeps the passwords when the committee changes?",
      ],
      fr: [
        "Qui garde les accès quand notre comité change ?",
        "Si le comité change, qui garde les accès ?",
        "Qui garde les mots de passe quand le comité change ?",
      ],
    },
    say: {
      en: "The site, the domain and the logins belong to the club or company itself. If the committee changes, tell {company.email} who takes over, and change the passwords that the old one knew. Name one person who approves and signs; the others can look at the test site and tell that person what they think. Our pages do not say what happens if you disagree: have it settled in the quote.",
      fr: "Le site, le domaine et les accès appartiennent à l'association ou à l'entreprise elle-même. Si le comité change, indiquez-nous, à {company.email}, qui prend la suite, et changez les mots de passe que l'ancien connaissait. Désignez une personne qui approuve et qui signe ; les autres regardent le site d'essai et lui donnent leur avis. Nos pages ne disent pas ce qui se passe en cas de désaccord : faites-le préciser dans le devis.",
    },
    next: "form",
  },
  quotesByAi: {
    topic: "bot",
    page: bots,
    question: {
      en: "Can AI write my quotes for me?",
      fr: "L'IA peut-elle rédiger mes devis ?",
    },
    say: {
      en: "For replies to enquiries, that is what our AI services do: the AI drafts, a person corrects and sends. Our pages do not mention quotes; it depends on whether your prices follow rules that can be written down. A week's trial on past cases shows whether it works before anything goes live; the price is quoted. Another way is a calculator on your site, like the one for Escaliers Duc, one of our invented examples.",
      fr: "Pour les réponses aux demandes, c'est ce que font nos services IA : l'IA prépare, une personne corrige et envoie. Nos pages ne parlent pas des devis ; il faut que vos prix suivent des règles que l'on peut écrire. Une semaine d'essai sur des cas passés montre si cela marche, avant toute mise en service ; le prix est sur devis. Autre solution : un calculateur sur votre site, comme celui d'Escaliers Duc, l'un de nos exemples inventés.",
    },
    next: "slot",
  },
  sponsor: {
    topic: null,
    page: contact,
    question: {
      en: "Would you sponsor our club or event?",
      fr: "Sponsoriseriez-vous notre club ou notre manifestation ?",
    },
    say: {
      en: "Our pages say nothing about sponsoring, so I cannot promise anything. Send a few lines to {company.email}: what it is, when, and what you hope for. A person will read it and reply, yes or no.",
      fr: "Nos pages ne disent rien du sponsoring, je ne peux donc rien promettre. Envoyez quelques lignes à {company.email} : de quoi il s'agit, quand, et ce que vous espérez. Une personne les lit et répond, que ce soit oui ou non.",
    },
  },
  name: {
    topic: null,
    page: about,
    question: { en: "Where does your name come from?", fr: "D'où vient votre nom ?" },
    say: {
      en: "Our pages do not say. I can only read it as you do: in French, rive is a shore and lac is a lake. The team has been in Lausanne since {company.since}. Ask in a call, and someone will tell you.",
      fr: "Nos pages ne le disent pas. Je peux seulement le lire comme vous : une rive et un lac. L'équipe est à Lausanne depuis {company.since}. Demandez-le lors d'un appel, on vous le racontera.",
    },
  },
  reopen: {
    topic: "search",
    page: search,
    question: {
      en: "Google shows us as permanently closed: what can I do?",
      fr: "Google nous affiche « définitivement fermé », que faire ?",
    },
    say: {
      en: "Mark the business as open in your Google Business Profile; it is free, and Google may take a few days to check. If you have no access, find your business on Google Maps: the claim button lets you ask for access, and anyone can use “Suggest an edit” to say that it is open. Local SEO, {seo.local}, puts the whole profile in order; only Google decides when the change appears.",
      fr: "Marquez l'établissement comme ouvert dans votre fiche Google ; c'est gratuit, et la vérification par Google peut prendre quelques jours. Si vous n'y avez pas accès, cherchez votre établissement sur Google Maps : « Revendiquer cet établissement » permet de demander l'accès, et « Suggérer une modification » permet à chacun de signaler qu'il est ouvert. Le SEO local, {seo.local}, met toute la fiche en ordre ; seul Google décide quand le changement s'affiche.",
    },
    next: "form",
  },
  moreClients: {
    topic: "search",
    page: contact,
    question: {
      en: "I only want more customers: what should I start with?",
      fr: "Je veux juste plus de clients : par quoi commencer ?",
    },
    say: {
      en: "With what is free: a complete Google Business Profile, in about an hour with our article. If your customers are local, Local SEO, {seo.local}, comes next. If they search for what you do and find others, SEO, from {seo.essential}. Ads can bring calls at once, for as long as the budget lasts. All of it needs a site that says what you do, where and for how much: from {basic.month}. The {audit.free} shows what should come first for you.",
      fr: "Par ce qui est gratuit : une fiche Google complète, en une heure avec notre article. Si vos clients sont de la région, le SEO local, {seo.local}, vient ensuite. S'ils cherchent ce que vous faites et trouvent vos concurrents, c'est le SEO, dès {seo.essential}. La publicité peut amener des appels tout de suite, tant que dure son budget. Dans tous les cas, il faut un site qui dit ce que vous faites, où et à quel prix : dès {basic.month}. L'{audit.free} montre par quoi commencer.",
    },
    next: "slot",
  },
  noReviews: {
    topic: "site",
    page: newSite,
    question: {
      en: "What goes on the site while I have no reviews or clients yet?",
      fr: "Que mettre sur le site tant que je n'ai ni avis ni clients ?",
    },
    say: {
      en: "You, your work and your premises, in real photographs; how a first appointment or an order works; what it costs. Say openly that you are new. No reviews are better than invented ones. Ask the first clients for a few words or a Google review: adding them later is a small change, which a plan includes.",
      fr: "Vous, votre travail et vos locaux, en vraies photos ; comment se passe un premier rendez-vous ou une commande ; ce que cela coûte. Dites franchement que vous débutez. Mieux vaut aucun avis qu'un avis inventé. Demandez quelques mots ou un avis Google aux premiers clients : les ajouter ensuite est une petite modification, comprise dans le forfait.",
    },
    next: "form",
  },
  bigShop: {
    topic: "shop",
    page: "/pricing",
    question: {
      en: "What if my shop has more products than the plan holds?",
      fr: "Et si ma boutique a plus de produits que le forfait ?",
    },
    say: {
      en: "Commerce, {commerce.month}, includes {commerce.products}. A larger shop is quoted in writing: say how many products you expect, and in how many sizes or colours. If you outgrow it later, you do not start again; we agree the price with you first. Our pages give no price per extra product.",
      fr: "Commerce, {commerce.month}, gère {commerce.products}. Une boutique plus grande se chiffre par écrit : dites combien de produits vous prévoyez, et en combien de tailles ou de couleurs. Si vous le dépassez plus tard, vous ne repartez pas de zéro ; le prix est convenu avec vous d'abord. Nos pages n'indiquent pas de prix par produit supplémentaire.",
    },
    next: "form",
  },
} as const satisfies Entries;
