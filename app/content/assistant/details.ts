import type { Entries } from "./entry";

const website = "/services/website-design-development";
const contact = "/contact";
const hosting = "/services/hosting-and-maintenance";

/** What is asked less often, and what our pages leave open: said so, with the nearest that is sure. */
export const details = {
  integration: {
    about: "site",
    page: contact,
    ask: {
      en: [
        "Can you connect the site to our software?",
        "integrate with bexio accounting",
        "connect to our crm",
        "link with our cash register",
        "api integration",
        "connect to salesforce or hubspot",
        "import data from excel",
        "sync with our database",
      ],
      fr: [
        "Pouvez-vous relier le site à notre logiciel ?",
        "intégration avec bexio comptabilité",
        "relier à notre crm",
        "lien avec notre caisse",
        "intégration api",
        "importer des données d'excel",
        "synchroniser avec notre base de données",
      ],
    },
    say: {
      en: "It may be possible, but it is no part of a printed plan: tell us the name of the software, and a person says whether it can be linked, and for how much, in a quote. The site itself starts at {basic.month}.",
      fr: "C'est peut-être possible, mais ce n'est dans aucun forfait affiché : dites-nous le nom du logiciel, et une personne vous dira si on peut le relier, et pour combien, dans un devis. Le site lui-même commence à {basic.month}.",
    },
    next: "form",
  },
  portal: {
    about: "site",
    page: contact,
    ask: {
      en: [
        "Can you build a platform like Airbnb?",
        "marketplace website",
        "a site like ricardo",
        "social network platform",
        "online counter for our municipality",
        "intranet",
        "big custom platform",
      ],
      fr: [
        "Pouvez-vous faire une plateforme comme Airbnb ?",
        "place de marché",
        "un site comme ricardo",
        "réseau social",
        "guichet en ligne pour la commune",
        "intranet",
        "grosse plateforme sur mesure",
        "un site pour ma commune",
      ],
    },
    say: {
      en: "That is more than a website plan holds: a platform with accounts, payments or a counter is a project of its own, which we would look at with you and quote, or tell you honestly that somebody else is better placed. Our plans, from {basic.month}, are for company sites and shops.",
      fr: "C'est plus que ce que contient un forfait : une plateforme avec comptes, paiements ou guichet est un projet à part, à regarder avec vous et à chiffrer, ou pour lequel nous vous dirons franchement qui est mieux placé. Nos forfaits, dès {basic.month}, sont faits pour des sites d'entreprise et des boutiques.",
    },
    next: "slot",
  },
  secrecy: {
    about: "terms",
    page: contact,
    ask: {
      en: [
        "Do you sign an NDA?",
        "non-disclosure agreement",
        "confidentiality of my project",
        "will you keep my idea secret",
        "do you sign ndas",
      ],
      fr: [
        "Signez-vous un accord de confidentialité ?",
        "nda",
        "clause de confidentialité",
        "garder mon idée secrète",
        "mon projet reste-t-il secret",
      ],
    },
    say: {
      en: "Our pages do not mention one. Ask before you tell the details: a person of ours answers that, and it can go into the written quote.",
      fr: "Nos pages n'en parlent pas. Demandez-le avant de donner les détails : une personne vous répondra, et cela peut figurer dans le devis écrit.",
    },
    next: "form",
  },
  preview: {
    about: "site",
    page: `${website}/web-new`,
    ask: {
      en: [
        "Can I see the site before I pay?",
        "when do i pay before or after",
        "preview of my site",
        "free mock-up",
        "demo of the design first",
        "see a draft before signing",
      ],
      fr: [
        "Puis-je voir le site avant de payer ?",
        "je paie quand avant ou après",
        "aperçu de mon site",
        "maquette gratuite",
        "voir un exemple avant de signer",
        "une démo d'abord",
      ],
    },
    say: {
      en: "Before you sign you get the {audit.free} and a price in writing, no finished design. From then on you see everything as it grows: the list of pages, your texts, the design on your real pages, and only then the code. When the first invoice comes stands in the quote.",
      fr: "Avant de signer, vous avez l'{audit.free} et un prix écrit, pas encore de design. Ensuite, vous voyez tout grandir : la liste des pages, vos textes, le design sur vos vraies pages, et seulement après le code. Le moment de la première facture figure dans le devis.",
    },
  },
  later: {
    about: "terms",
    page: "/pricing",
    ask: {
      en: [
        "Does the price go up later?",
        "price after the first year",
        "will the monthly fee increase",
        "is the price fixed",
        "until when do i pay",
        "do i pay forever",
        "limited offer what does it mean",
      ],
      fr: [
        "Le prix augmente-t-il plus tard ?",
        "prix après la première année",
        "la mensualité va-t-elle augmenter",
        "le prix est-il fixe",
        "je paie jusqu'à quand",
        "on paie à vie",
        "offre limitée ça veut dire quoi",
      ],
    },
    say: {
      en: "The plan's price is by the month for as long as you keep it, with {plans.notice} of notice after the first {plans.first}; our pages announce no rise after a year. What counts is your written quote: have the price and its duration written there.",
      fr: "Le prix du forfait vaut par mois tant que vous le gardez, avec {plans.notice} de préavis après les premiers {plans.first} ; nos pages n'annoncent pas de hausse après un an. C'est le devis écrit qui fait foi : faites-y inscrire le prix et sa durée.",
    },
  },
  naming: {
    about: "design",
    page: "/services/graphic-design",
    ask: {
      en: [
        "Do you find names for companies?",
        "naming",
        "find a name for my business",
        "a slogan for us",
        "brand name ideas",
      ],
      fr: [
        "Trouvez-vous des noms d'entreprise ?",
        "naming",
        "un nouveau nom pour ma boîte",
        "un slogan",
        "trouver un nom de marque",
      ],
    },
    say: {
      en: "Naming and slogans are not among our printed offers. Nearest: logo and brand guidelines, {design.from} for the smallest piece, and we write your site's texts. Ask whether a person would look at names with you.",
      fr: "Le nom et le slogan ne figurent pas dans nos offres affichées. Au plus proche : le logo et la charte, {design.from} pour la plus petite pièce, et nous rédigeons les textes du site. Demandez si une personne peut chercher un nom avec vous.",
    },
    next: "form",
  },
  sign: {
    about: "design",
    page: "/services/graphic-design",
    ask: {
      en: [
        "Can you do a sign for our shop front?",
        "storefront sign",
        "van lettering",
        "car wrap",
        "banner for a trade fair",
        "window stickers",
      ],
      fr: [
        "Faites-vous une enseigne pour notre magasin ?",
        "enseigne de vitrine",
        "lettrage de camionnette",
        "habillage de véhicule",
        "bâche pour une foire",
        "autocollants de vitrine",
      ],
    },
    say: {
      en: "We draw it: signs, vehicles, banners, with files that the maker accepts, from {design.from} for the smallest piece, the rest quoted. Making and mounting it is the sign maker's work, not ours.",
      fr: "Nous la dessinons : enseignes, véhicules, bâches, avec des fichiers que le fabricant accepte, dès {design.from} pour la plus petite pièce, le reste sur devis. La fabrication et la pose sont l'affaire de l'enseigniste, pas la nôtre.",
    },
    next: "form",
  },
  moving: {
    about: "hosting",
    page: hosting,
    ask: {
      en: [
        "What does moving my site to you cost?",
        "my host is closing, can you take over before",
        "move my website to your hosting",
        "transfer fee",
        "migration price",
        "bring my site over to you",
        "is moving free",
      ],
      fr: [
        "Combien coûte le déménagement de mon site chez vous ?",
        "mon hébergeur ferme, pouvez-vous reprendre avant",
        "rapatrier mon site chez vous",
        "frais de transfert",
        "prix de la migration",
        "passer mon site chez vous",
        "le déménagement est-il gratuit",
      ],
    },
    say: {
      en: "Moving is our work: domain, addresses and mail stay, your visitors notice nothing. No fee for it is printed; hosting itself starts at {hosting.perform}. For an old or large system a person looks first and says so in the quote.",
      fr: "Le déménagement est notre travail : domaine, adresses et courrier restent, vos visiteurs ne remarquent rien. Aucun prix n'est affiché pour cela ; l'hébergement lui-même commence à {hosting.perform}. Pour un système ancien ou lourd, une personne regarde d'abord et le dit dans le devis.",
    },
    next: "form",
  },
  storage: {
    about: "hosting",
    page: hosting,
    ask: {
      en: [
        "How much storage and traffic do I get?",
        "disk space",
        "gigabytes",
        "bandwidth limit",
        "number of visitors allowed",
        "php version database ftp access",
      ],
      fr: [
        "Combien d'espace disque et de trafic ?",
        "espace disque",
        "gigaoctets",
        "limite de bande passante",
        "nombre de visiteurs",
        "version php base de données accès ftp",
      ],
    },
    say: {
      en: "Our pages name no limits of storage or traffic and no technical versions, so I cannot tell you a figure. For a company site it is rarely a question; tell us about yours, and the quote says it.",
      fr: "Nos pages n'indiquent ni limite d'espace ou de trafic, ni versions techniques ; je ne peux donc pas donner de chiffre. Pour un site d'entreprise, c'est rarement un souci ; parlez-nous du vôtre, et le devis le précisera.",
    },
    next: "form",
  },
  keywords: {
    about: "search",
    page: "/services/seo-visibility",
    ask: {
      en: [
        "How many keywords are included?",
        "keywords in the seo package",
        "what is a backlink",
        "what is a keyword",
        "seo jargon explained",
        "what does seo mean",
        "how do i get to page one",
      ],
      fr: [
        "Combien de mots-clés sont compris ?",
        "mots-clés dans le forfait seo",
        "c'est quoi un backlink",
        "c'est quoi un mot-clé",
        "que veut dire seo",
        "comment passer en première page",
      ],
    },
    say: {
      en: "SEO means being found without paying for ads: keywords are what people type, a backlink is a link from another site to yours. Our packages count work, not keywords: Essential ({seo.essential}) mends the base, Advanced ({seo.advanced}) adds the research of what people search and pages for it, Expert ({seo.expert}) links and follow-up.",
      fr: "Le SEO (référencement), c'est être trouvé sans payer d'annonces : un mot-clé est ce que l'on tape, un backlink un lien d'un autre site vers le vôtre. Nos forfaits comptent du travail, pas des mots-clés : l'Essentiel ({seo.essential}) répare les bases, l'Avancé ({seo.advanced}) ajoute l'étude de ce que l'on cherche et des pages pour cela, l'Expert ({seo.expert}) des liens et un suivi.",
    },
  },
  ahead: {
    about: "search",
    page: "/services/seo-visibility",
    ask: {
      en: [
        "My competitor is ahead of me on Google, what can I do?",
        "google does not like my site",
        "competitors rank above me",
        "why is my competitor first",
        "i dropped in google",
        "my site disappeared from google",
      ],
      fr: [
        "Mon concurrent est devant moi sur Google, que faire ?",
        "mon site plaît à mes clients mais pas à google",
        "mes concurrents sont au-dessus de moi",
        "pourquoi mon confrère est premier",
        "j'ai chuté sur google",
        "mon site a disparu de google",
      ],
    },
    say: {
      en: "Understandable that it annoys you. In the {audit.free} we look at why they stand there and what three changes would bring you most; often it is the Google listing and a page for your town: Local SEO, {seo.local}. A place nobody can promise, and effects take {seo.effect}.",
      fr: "On comprend que cela agace. À l'{audit.free}, nous regardons pourquoi il est là et quels trois changements vous apporteraient le plus ; souvent, c'est la fiche Google et une page pour votre ville : SEO local, {seo.local}. Personne ne peut promettre une place, et l'effet demande {seo.effect}.",
    },
    next: "slot",
  },
  browsers: {
    about: "site",
    page: website,
    ask: {
      en: [
        "Does the site work in every browser?",
        "old internet explorer",
        "safari and firefox",
        "older computers",
      ],
      fr: [
        "Le site marche-t-il dans tous les navigateurs ?",
        "vieil internet explorer",
        "safari et firefox",
        "vieux ordinateurs",
      ],
    },
    say: {
      en: "Sites are tested before the launch, on a real phone too, and forms are made to work before any script. A list of browsers is not printed; for a very old one, such as Internet Explorer, ask: it should not be promised.",
      fr: "Les sites sont testés avant la mise en ligne, aussi sur un vrai téléphone, et les formulaires sont faits pour marcher avant tout script. Aucune liste de navigateurs n'est affichée ; pour un très vieux, comme Internet Explorer, demandez : mieux vaut ne pas le promettre.",
    },
  },
  style: {
    about: "design",
    page: website,
    ask: {
      en: [
        "Can I choose colours and style?",
        "match the green of our logo",
        "keep our existing colours",
        "dark mode and animations",
        "modern design",
        "i want a minimalist look",
        "use our corporate colours",
        "video background",
      ],
      fr: [
        "Puis-je choisir les couleurs et le style ?",
        "reprendre le vert de notre logo",
        "mode sombre et animations",
        "design moderne",
        "je veux un style épuré",
        "utiliser nos couleurs",
        "vidéo en arrière-plan",
      ],
    },
    say: {
      en: "Yes: the design is drawn for you, in your colours and tone, and you comment on it page by page, on your own texts. Show us sites you like. Special effects are possible as far as they do not make the site slow; what is beyond a plan is quoted.",
      fr: "Oui : le design est dessiné pour vous, à vos couleurs et dans votre ton, et vous le commentez page par page, sur vos propres textes. Montrez-nous des sites qui vous plaisent. Les effets particuliers sont possibles tant qu'ils ne ralentissent pas le site ; ce qui dépasse un forfait se chiffre.",
    },
  },
  ending: {
    about: "site",
    page: "/pricing",
    ask: {
      en: [
        "Will my site be .ch or .com?",
        "do you manage .swiss domains",
        "which domain ending",
        "several domains",
        "second domain",
      ],
      fr: [
        "Le site sera-t-il en .ch ou .com ?",
        "gérez-vous les domaines .swiss",
        "quelle terminaison de domaine",
        "plusieurs domaines",
        "un deuxième domaine",
      ],
    },
    say: {
      en: "You choose: one domain is included in the plan, .ch is the natural one for clients in Switzerland. Rare or expensive endings, or several domains, are settled in the quote.",
      fr: "À vous de choisir : un domaine est compris dans le forfait, et .ch est le plus naturel pour des clients en Suisse. Les terminaisons rares ou chères, ou plusieurs domaines, se règlent dans le devis.",
    },
  },
  unready: {
    about: "site",
    page: `${website}/web-new`,
    ask: {
      en: [
        "What if my content is not ready?",
        "what if i already have photos and texts does it go faster",
        "i have no time for the texts",
        "i am late with my pictures",
        "can you help to prepare the content",
      ],
      fr: [
        "Et si mes contenus ne sont pas prêts ?",
        "si tout est prêt est-ce plus rapide",
        "je n'ai pas le temps pour les textes",
        "je suis en retard avec mes photos",
        "aide pour préparer le contenu",
      ],
    },
    say: {
      en: "Then the clock simply does not start: the {launch.days} count from complete content, that is texts which you have approved, and your pictures. We draft the texts from an interview, so your share is mostly reading and correcting.",
      fr: "Alors le compteur ne démarre pas : les {launch.days} se comptent dès les contenus complets, c'est-à-dire des textes que vous avez validés, et vos images. Nous rédigeons à partir d'un entretien ; votre part est surtout de lire et de corriger.",
    },
  },
  courses: {
    about: "company",
    page: "/services",
    ask: {
      en: ["Do you offer training courses?", "workshop on seo", "teach me wordpress", "coaching"],
      fr: [
        "Donnez-vous des formations ?",
        "cours de référencement",
        "apprendre wordpress",
        "atelier",
        "coaching",
      ],
    },
    say: {
      en: "Courses and coaching are not among our offers. In the {audit.free} you do leave with a list that you can work through yourself, and our articles are free to read.",
      fr: "Les cours et le coaching ne font pas partie de nos offres. De l'{audit.free}, vous repartez avec une liste que vous pouvez suivre vous-même, et nos articles sont en libre lecture.",
    },
  },
  spam: {
    about: "data",
    page: "/privacy",
    ask: {
      en: [
        "Will you spam me if I leave my email?",
        "do you send a newsletter",
        "what do you do with my phone number",
        "will you call me all the time",
        "unsubscribe",
      ],
      fr: [
        "Allez-vous me spammer si je laisse mon e-mail ?",
        "envoyez-vous une newsletter",
        "que faites-vous de mon numéro",
        "allez-vous m'appeler sans arrêt",
        "se désinscrire",
      ],
    },
    say: {
      en: "No: what you send is used to answer you and to prepare a contract, for nothing else, and is neither sold nor shared for advertising. You may have it erased at any time: {company.email}.",
      fr: "Non : ce que vous envoyez sert à vous répondre et à préparer un contrat, à rien d'autre, et n'est ni vendu ni partagé à des fins publicitaires. Vous pouvez le faire effacer en tout temps : {company.email}.",
    },
  },
  ours: {
    about: "company",
    page: "/about-us",
    ask: {
      en: ["Who made this website?", "who built this site", "did you build your own website"],
      fr: ["Avez-vous construit votre propre site ?", "qui a construit ce site", "ce site est de vous"],
    },
    say: {
      en: "It is the agency's own site. Who did what on it our pages do not say; ask a person if you like how it is made.",
      fr: "C'est le site de l'agence elle-même. Qui y a fait quoi, nos pages ne le disent pas ; demandez à une personne si la façon vous plaît.",
    },
  },
  known: {
    about: "company",
    page: "/showcases",
    ask: {
      en: [
        "Did you make the site of a company I know?",
        "have you worked for migros",
        "have you already worked in my industry",
        "similar projects to mine",
      ],
      fr: [
        "Avez-vous fait le site d'une entreprise que je connais ?",
        "vous avez fait le site de la migros",
        "avez-vous déjà travaillé dans ma branche",
        "des projets semblables au mien",
        "une école de musique comme cliente",
      ],
    },
    say: {
      en: "Our pages do not say so, and I do not want to invent clients: those shown here, with their six cases, are samples. A person can tell you what we have made that is close to yours.",
      fr: "Nos pages ne le disent pas, et je ne veux pas inventer de clients : ceux montrés ici, avec leurs six projets, sont des exemples. Une personne peut vous dire ce que nous avons fait de proche.",
    },
    next: "form",
  },
  unreachable: {
    about: "contact",
    page: contact,
    ask: {
      en: ["Nobody answers the phone", "i can't reach you by phone", "you don't pick up"],
      fr: [
        "Personne ne répond au téléphone",
        "je n'arrive pas à vous joindre au téléphone",
        "vous ne décrochez pas",
      ],
    },
    say: {
      en: "I am sorry. Leave your number in the form and choose the hour of our call (between {callback.first} and {callback.last}), or write to {company.email}: an answer comes within {support.hours}, as a rule the next working day.",
      fr: "Désolé. Laissez votre numéro dans le formulaire et choisissez l'heure de notre appel (entre {callback.first} et {callback.last}), ou écrivez à {company.email} : réponse en {support.hours} au plus, en règle générale le prochain jour ouvrable.",
    },
    next: "form",
  },
  single: {
    about: "site",
    page: contact,
    ask: {
      en: [
        "Can you do only one small thing?",
        "just one small repair",
        "a single job without a contract",
        "fix one thing on my site",
        "hourly rate",
        "price per hour",
      ],
      fr: [
        "Pouvez-vous faire juste une petite chose ?",
        "une seule réparation",
        "un petit travail sans abonnement",
        "réparer une chose sur mon site",
        "tarif horaire",
        "prix à l'heure",
      ],
    },
    say: {
      en: "Single jobs and an hourly rate are not printed. Describe it in a line or two, with the site's address: a person says whether we do it, and for how much; asking binds you to nothing.",
      fr: "Les petits travaux isolés et un tarif horaire ne sont pas affichés. Décrivez la chose en une ou deux lignes, avec l'adresse du site : une personne dit si nous la faisons, et pour combien ; demander n'engage à rien.",
    },
    next: "form",
  },
  beyond: {
    about: "company",
    page: "/services",
    ask: {
      en: [
        "Do you also do something else, such as accounting?",
        "do you do bookkeeping",
        "do you sell phones",
        "translation service",
        "do you do events",
        "legal services",
        "do you install cameras",
      ],
      fr: [
        "Faites-vous aussi autre chose, comme la comptabilité ?",
        "vous faites aussi la comptabilité",
        "vendez-vous des téléphones",
        "service de traduction",
        "faites-vous des événements",
        "services juridiques",
        "installez-vous des caméras",
      ],
    },
    say: {
      en: "No, that is not among our services. We do websites, search, ads and enquiries, chatbots, graphic design and hosting; if your question touches one of them, tell me which.",
      fr: "Non, cela ne fait pas partie de nos services. Nous faisons des sites, du référencement, de la publicité et des prospects, des chatbots, du graphisme et de l'hébergement ; si votre question en touche un, dites-moi lequel.",
    },
  },
  logoTime: {
    about: "design",
    page: "/services/graphic-design",
    ask: {
      en: ["How long does a logo take?", "when is my logo ready", "logo delivery time"],
      fr: ["Combien de temps faut-il pour un logo ?", "quand mon logo est-il prêt", "délai pour un logo"],
    },
    say: {
      en: "About {design.weeks}: {design.directions} directions drawn by hand, one of them worked out, then the rules and all files. A fixed date is agreed in the quote.",
      fr: "Environ {design.weeks} : {design.directions} pistes dessinées à la main, l'une menée au bout, puis les règles et tous les fichiers. Une date fixe se convient dans le devis.",
    },
  },
  basicSeo: {
    about: "search",
    page: "/pricing",
    ask: {
      en: [
        "Is SEO included in the plans?",
        "is seo included in basic",
        "basic seo what is that",
        "do i need a seo package on top",
      ],
      fr: [
        "Le SEO est-il compris dans les forfaits ?",
        "le seo est-il inclus dans basic",
        "seo de base c'est quoi",
        "faut-il un forfait seo en plus",
      ],
    },
    say: {
      en: "Basic SEO is in every website plan, Basic too: clean addresses, titles people click, a map of the site. The SEO packages, from {seo.essential}, go further: research, written pages, your Google listing. Many start without and see.",
      fr: "Le SEO de base est dans chaque forfait, Basic aussi : adresses propres, titres que l'on clique, plan du site. Les forfaits SEO, dès {seo.essential}, vont plus loin : étude, pages rédigées, fiche Google. Beaucoup commencent sans, et voient.",
    },
  },
  seoWorth: {
    about: "search",
    page: "/services/seo-visibility",
    ask: {
      en: [
        "Is SEO still worth it?",
        "is seo dead with ai",
        "does seo really work",
        "is seo useful for a small shop",
      ],
      fr: [
        "Le SEO vaut-il encore la peine ?",
        "le seo est-il mort avec l'ia",
        "le référencement marche-t-il vraiment",
        "le seo est-il utile pour un petit commerce",
      ],
    },
    say: {
      en: "Yes where people search for what you do: Google, maps and the AI assistants all read the same clear, fast pages. If your clients come by word of mouth alone it is not worth much, and in the {audit.free} we say so. Effects take {seo.effect}, and nobody can promise a place.",
      fr: "Oui, là où l'on cherche ce que vous faites : Google, les cartes et les assistants IA lisent tous les mêmes pages claires et rapides. Si vos clients ne viennent que par le bouche-à-oreille, cela n'apporte guère, et à l'{audit.free} nous le disons. L'effet demande {seo.effect}, et personne ne peut promettre une place.",
    },
    next: "slot",
  },
  adsSite: {
    about: "ads",
    page: "/services/digital-marketing",
    ask: {
      en: ["Do I need a website to run ads?", "ads without a website"],
      fr: ["Faut-il un site pour faire de la publicité ?", "publicité sans site"],
    },
    say: {
      en: "You need at least one good page for the ad to lead to: it says the same as the ad and has one thing to do. We make such landing pages as part of a campaign; an ad without one mostly burns money.",
      fr: "Il faut au moins une bonne page où mène l'annonce : elle dit la même chose et propose une seule action. Nous faisons ces pages d'atterrissage avec la campagne ; une annonce sans page brûle surtout de l'argent.",
    },
    next: "slot",
  },
  pagesNeeded: {
    about: "site",
    page: "/services/website-design-development/web-new",
    ask: {
      en: [
        "How many pages does my site need?",
        "how many pages for google",
        "one site or several for three restaurants",
        "is one page enough",
      ],
      fr: [
        "De combien de pages mon site a-t-il besoin ?",
        "combien de pages pour google",
        "un seul site ou trois pour trois restaurants",
        "une page suffit-elle",
      ],
    },
    say: {
      en: "As many as you can keep up to date: each page answers one question of your clients. {basic.pages} (Basic) are plenty for most small companies, {pro.pages} (Pro) for many services. With several places one site with a page for each is usually better than several sites; the {audit.free} settles it.",
      fr: "Autant que vous pouvez tenir à jour : chaque page répond à une question de vos clients. {basic.pages} (Basic) suffisent à la plupart des petites entreprises, {pro.pages} (Pro) à beaucoup de prestations. Avec plusieurs lieux, un seul site avec une page chacun vaut en général mieux que plusieurs sites ; l'{audit.free} tranche.",
    },
  },
  spamFolder: {
    about: "hosting",
    page: contact,
    ask: {
      en: [
        "Why do my emails land in spam?",
        "my mail goes to the junk folder",
        "clients do not receive my emails",
      ],
      fr: [
        "Pourquoi mes e-mails arrivent-ils dans les spams ?",
        "mon mail part toujours en spam",
        "mes clients ne reçoivent pas mes e-mails",
      ],
    },
    say: {
      en: "Mostly because the domain does not say who may send for it (SPF, DKIM and DMARC records): whoever hosts your mail can set that. Which of your mails are concerned, and who hosts them, a person sorts out with you: {company.phone}. Mail settings alone are not a printed offer.",
      fr: "Le plus souvent parce que le domaine ne dit pas qui peut envoyer en son nom (SPF, DKIM et DMARC) : celui qui héberge votre messagerie peut le régler. Quels messages sont touchés et qui les héberge, une personne le voit avec vous : {company.phone}. Le réglage de la messagerie seule n'est pas une offre affichée.",
    },
    next: "call",
  },
  certified: {
    about: "company",
    page: "/about-us",
    ask: {
      en: [
        "Are you certified?",
        "iso certified",
        "any certificates or labels",
        "swiss made label",
        "official partner",
      ],
      fr: [
        "Êtes-vous certifiés ?",
        "certifiés iso",
        "des labels ou certificats",
        "label suisse",
        "partenaire officiel",
      ],
    },
    say: {
      en: "Our pages name no certificate, label or partnership, so I claim none. If you need one, for a tender for instance, ask a person.",
      fr: "Nos pages ne mentionnent ni certification, ni label, ni partenariat ; je n'en revendique donc aucun. S'il vous en faut un, pour un appel d'offres par exemple, demandez à une personne.",
    },
  },
  green: {
    about: "hosting",
    page: hosting,
    ask: {
      en: [
        "Is the hosting green?",
        "eco friendly hosting",
        "carbon footprint of my site",
        "renewable energy servers",
      ],
      fr: [
        "L'hébergement est-il écologique ?",
        "hébergement vert",
        "empreinte carbone de mon site",
        "énergie renouvelable",
      ],
    },
    say: {
      en: "Our pages say that the servers stand in Switzerland, but nothing of their energy, so I promise nothing. What we do anyway helps: light pages, pictures in their true size, no script that nobody asked for.",
      fr: "Nos pages disent que les serveurs sont en Suisse, mais rien de leur énergie ; je ne promets donc rien. Ce que nous faisons aide de toute façon : des pages légères, des images à leur juste taille, aucun script superflu.",
    },
  },
  adsElsewhere: {
    about: "ads",
    page: "/services/digital-marketing",
    ask: {
      en: [
        "Do you do radio, TV or poster campaigns?",
        "ads on buses",
        "newspaper ads",
        "cinema advertising",
        "someone clicks on my ads",
      ],
      fr: [
        "Faites-vous la radio, la télé ou l'affichage ?",
        "pub sur les bus",
        "annonces dans le journal",
        "publicité au cinéma",
        "quelqu'un clique sur mes annonces",
      ],
    },
    say: {
      en: "Our campaigns run on search engines and social networks; radio, television, buses and newspapers are not among our offers, though we draw the artwork (from {design.from}). Odd clicks on your ads can be looked at in the {audit.free} of your accounts.",
      fr: "Nos campagnes passent sur les moteurs et les réseaux sociaux ; radio, télévision, bus et journaux ne font pas partie de nos offres, mais nous dessinons les visuels (dès {design.from}). Des clics étranges sur vos annonces se regardent lors de l'{audit.free} de vos comptes.",
    },
  },
  seoOffer: {
    about: "search",
    page: "/services/seo-visibility",
    ask: {
      en: [
        "I was offered cheap monthly SEO, is it serious?",
        "someone sells seo for 99 a month",
        "another agency offers seo monthly",
      ],
      fr: [
        "On m'a proposé du SEO pas cher par mois, est-ce sérieux ?",
        "du seo à 99 par mois",
        "une autre agence propose du référencement mensuel",
      ],
    },
    say: {
      en: "I cannot judge another's offer. Ask three things: what exactly is done each month, what you keep if you stop, and whether a place is promised (nobody can). Ours is paid once, from {seo.essential}, with the work listed; the {audit.free} helps you compare.",
      fr: "Je ne peux pas juger l'offre d'un autre. Posez trois questions : que fait-on exactement chaque mois, que vous reste-t-il si vous arrêtez, promet-on une place (personne ne le peut). La nôtre se paie une fois, dès {seo.essential}, avec le travail détaillé ; l'{audit.free} aide à comparer.",
    },
    next: "slot",
  },
} satisfies Entries;
