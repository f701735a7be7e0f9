import type { Entries } from "./entry";

const website = "/services/website-design-development";
const contact = "/contact";
const hosting = "/services/hosting-and-maintenance";

/** Rare questions that our pages leave open: the answer says so, with the nearest facts. */
export const details = {
  integration: {
    topic: "site",
    page: contact,
    question: {
      en: "Can you connect the site to our software?",
      fr: "Pouvez-vous relier le site à notre logiciel ?",
    },
    say: {
      en: "It may be possible, but it is not part of a plan: tell us the name of the software, and someone will tell you whether it can be linked, and for how much, in a quote. The site itself starts at {basic.month}.",
      fr: "C'est peut-être possible, mais ce n'est dans aucun forfait affiché : dites-nous le nom du logiciel, et une personne vous dira si on peut le relier, et pour combien, dans un devis. Le site lui-même commence à {basic.month}.",
    },
    next: "form",
  },
  portal: {
    topic: "site",
    page: contact,
    question: {
      en: "Can you build a platform like Airbnb?",
      fr: "Pouvez-vous faire une plateforme comme Airbnb ?",
    },
    say: {
      en: "That is more than a website plan includes: a platform with accounts, payments or a counter is a project of its own, which we would look at with you and quote, or tell you honestly that somebody else is better placed. Our plans, from {basic.month}, are for company sites and shops.",
      fr: "C'est plus que ce que contient un forfait : une plateforme avec comptes, paiements ou guichet est un projet à part, à regarder avec vous et à chiffrer, ou pour lequel nous vous dirons franchement qui est mieux placé. Nos forfaits, dès {basic.month}, sont faits pour des sites d'entreprise et des boutiques.",
    },
    next: "slot",
  },
  secrecy: {
    topic: "terms",
    page: contact,
    question: {
      en: "Do you sign an NDA?",
      fr: "Signez-vous un accord de confidentialité ?",
    },
    say: {
      en: "Our pages do not mention one. Ask before you give the details: someone from our team answers that, and it can go into the written quote.",
      fr: "Nos pages n'en parlent pas. Demandez-le avant de donner les détails : une personne vous répondra, et cela peut figurer dans le devis écrit.",
    },
    next: "form",
  },
  preview: {
    topic: "site",
    page: `${website}/web-new`,
    question: {
      en: "Can I see the site before I pay?",
      fr: "Puis-je voir le site avant de payer ?",
    },
    say: {
      en: "Before you sign you get the {audit.free} and a price in writing, no finished design. From then on you see everything as it grows: the list of pages, your text, the design on your real pages, and only then the code. The first invoice for a plan comes on the day of the launch.",
      fr: "Avant de signer, vous avez l'{audit.free} et un prix écrit, pas encore de design. Ensuite, vous voyez tout grandir : la liste des pages, vos textes, le design sur vos vraies pages, et seulement après le code. La première facture d'un forfait arrive le jour de la mise en ligne.",
    },
  },
  later: {
    topic: "terms",
    page: "/pricing",
    question: {
      en: "Does the price go up later?",
      fr: "Le prix augmente-t-il plus tard ?",
    },
    say: {
      en: "The plan's price does not change in the first {plans.fixed} after the launch. A later change is announced {plans.ahead} ahead, and you may leave before it applies. What counts is your written quote.",
      fr: "Le prix du forfait ne change pas pendant les {plans.fixed} qui suivent la mise en ligne. Ensuite, tout changement est annoncé {plans.ahead} à l'avance, et vous pouvez partir avant qu'il s'applique. C'est le devis écrit qui fait foi.",
    },
  },
  naming: {
    topic: "design",
    page: "/services/graphic-design",
    question: {
      en: "Do you find names for companies?",
      fr: "Trouvez-vous des noms d'entreprise ?",
    },
    say: {
      en: "Naming and slogans are not among our offers. The nearest are a logo and brand guidelines, which are quoted, and we write your site's text. Ask whether a person would look at names with you.",
      fr: "Le nom et le slogan ne figurent pas dans nos offres affichées. Ce qui s'en approche le plus : le logo et la charte, sur devis, et nous rédigeons les textes du site. Demandez si une personne peut chercher un nom avec vous.",
    },
    next: "form",
  },
  sign: {
    topic: "design",
    page: "/services/graphic-design",
    question: {
      en: "Can you do a sign for our shop front?",
      fr: "Faites-vous une enseigne pour notre magasin ?",
    },
    say: {
      en: "We draw it: signs, vehicles, banners, with files that the maker accepts, from {design.from} for the smallest piece, the rest quoted. Making and mounting it is the sign maker's work, not ours.",
      fr: "Nous la dessinons : enseignes, véhicules, bâches, avec des fichiers que le fabricant accepte, dès {design.from} pour le plus petit travail, le reste sur devis. La fabrication et la pose sont l'affaire de l'enseigniste, pas la nôtre.",
    },
    next: "form",
  },
  moving: {
    topic: "hosting",
    page: hosting,
    question: {
      en: "What does moving my site to you cost?",
      fr: "Combien coûte le déménagement de mon site chez vous ?",
    },
    say: {
      en: "The move is included in the price of the hosting, from {hosting.perform}: domain, addresses and email stay, your visitors notice nothing. If mailboxes are part of the old hosting, or an old system needs repairs, the quote states what that costs.",
      fr: "Le déménagement est notre travail, compris dans l'hébergement, dès {hosting.perform} : domaine, adresses et courrier restent, vos visiteurs ne remarquent rien. Si des boîtes dépendent de l'ancien hébergement, ou si un vieux système est à réparer, le devis en indique le prix.",
    },
    next: "form",
  },
  storage: {
    topic: "hosting",
    page: hosting,
    question: {
      en: "How much storage and traffic do I get?",
      fr: "Combien d'espace disque et de trafic ?",
    },
    say: {
      en: "Our pages name no limits of storage or traffic and no technical versions, so I cannot tell you a figure. For a company site it is rarely a question; tell us about yours, and the quote says it.",
      fr: "Nos pages n'indiquent ni limite d'espace ou de trafic, ni versions techniques ; je ne peux donc pas donner de chiffre. Pour un site d'entreprise, c'est rarement un souci ; parlez-nous du vôtre, et le devis le précisera.",
    },
    next: "form",
  },
  keywords: {
    topic: "search",
    page: "/services/seo-visibility",
    question: {
      en: "What is SEO?",
      fr: "Qu'est-ce que le SEO ?",
    },
    say: {
      en: "SEO means being found on Google without paying for ads. Keywords are what people type. Our packages count work rather than keywords: Essential ({seo.essential}) fixes the basics, Advanced ({seo.advanced}) adds keyword research and two pages, Expert ({seo.expert}) five pages instead of two, links from other sites (backlinks) and follow-up.",
      fr: "Le SEO (référencement), c'est se faire trouver sur Google sans payer d'annonces. Un mot-clé est ce que l'on tape. Nos forfaits comptent le travail plutôt que les mots-clés : l'Essentiel ({seo.essential}) répare les bases, l'Avancé ({seo.advanced}) ajoute l'étude des mots-clés et deux pages, l'Expert ({seo.expert}) cinq pages au lieu de deux, des liens depuis d'autres sites (backlinks) et un suivi.",
    },
  },
  ahead: {
    topic: "search",
    page: "/services/seo-visibility",
    question: {
      en: "My competitor is ahead of me on Google, what can I do?",
      fr: "Mon concurrent est devant moi sur Google, que faire ?",
    },
    say: {
      en: "Understandable that it annoys you. In the {audit.free} we look at why they are there and what three changes would bring you most; often it is the Google Business Profile and a page for your town: Local SEO, {seo.local}. Nobody can promise a place, and effects take {seo.effect}.",
      fr: "On comprend que cela agace. À l'{audit.free}, nous regardons pourquoi il est là et quels trois changements vous apporteraient le plus ; souvent, c'est la fiche Google et une page pour votre ville : SEO local, {seo.local}. Personne ne peut promettre une place, et l'effet demande {seo.effect}.",
    },
    next: "slot",
  },
  browsers: {
    topic: "site",
    page: website,
    question: {
      en: "Does the site work in every browser?",
      fr: "Le site marche-t-il dans tous les navigateurs ?",
    },
    say: {
      en: "Sites are tested before the launch, on a real phone too, and forms are made to work before any script. Our pages give no list of browsers; for a very old one, such as Internet Explorer, ask: it should not be promised.",
      fr: "Les sites sont testés avant la mise en ligne, aussi sur un vrai téléphone, et les formulaires sont faits pour marcher avant tout script. Nos pages n'indiquent aucune liste de navigateurs ; pour un très vieux, comme Internet Explorer, demandez : mieux vaut ne pas le promettre.",
    },
  },
  style: {
    topic: "design",
    page: website,
    question: {
      en: "Can I choose colours and style?",
      fr: "Puis-je choisir les couleurs et le style ?",
    },
    say: {
      en: "The design is made for you, in your colours and tone, and you comment on it page by page, on your own text. Show us sites you like. Special effects are possible as far as they do not make the site slow; what is beyond a plan is quoted.",
      fr: "Le design est dessiné pour vous, à vos couleurs et dans votre ton, et vous le commentez page par page, sur vos propres textes. Montrez-nous des sites qui vous plaisent. Les effets particuliers sont possibles tant qu'ils ne ralentissent pas le site ; ce qui dépasse un forfait se chiffre.",
    },
  },
  ending: {
    topic: "site",
    page: "/pricing",
    question: {
      en: "Will my site be .ch or .com?",
      fr: "Le site sera-t-il en .ch ou .com ?",
    },
    say: {
      en: "You choose: one domain is included in the plan, .ch is the natural one for clients in Switzerland. Rare or expensive endings, or several domains, are settled in the quote.",
      fr: "À vous de choisir : un domaine est compris dans le forfait, et .ch est le plus naturel pour des clients en Suisse. Les terminaisons rares ou chères, ou plusieurs domaines, se règlent dans le devis.",
    },
  },
  unready: {
    topic: "site",
    page: `${website}/web-new`,
    question: {
      en: "What if my content is not ready?",
      fr: "Et si mes contenus ne sont pas prêts ?",
    },
    say: {
      en: "Then the clock simply does not start: the {launch.days} count from the day on which you have approved the text. We draft it from an interview, so your share is mostly reading and correcting, about {work.client} for {basic.pages}, and half an hour for each further one; pictures can be sent from your phone.",
      fr: "Alors le délai ne commence tout simplement pas à courir : les {launch.days} se comptent dès que vous avez approuvé les textes. Nous les rédigeons à partir d'un entretien ; votre part est surtout de relire et corriger, environ {work.client} pour {basic.pages}, puis une demi-heure par page de plus ; les photos peuvent venir de votre téléphone.",
    },
  },
  courses: {
    topic: "company",
    page: "/services",
    question: {
      en: "Do you offer training courses?",
      fr: "Donnez-vous des formations ?",
    },
    say: {
      en: "Courses and coaching are not among our offers. In the {audit.free} you do leave with a list that you can work through yourself, and our articles are free to read.",
      fr: "Les cours et le coaching ne font pas partie de nos offres. De l'{audit.free}, vous repartez avec une liste que vous pouvez suivre vous-même, et nos articles sont en libre lecture.",
    },
  },
  spam: {
    topic: "data",
    page: "/privacy",
    question: {
      en: "Will you spam me if I leave my email?",
      fr: "Allez-vous me spammer si je laisse mon e-mail ?",
    },
    say: {
      en: "Spam and cold calls are no part of what we do, and the audit commits you to nothing. What you send is used to answer you and to prepare your quote, and is neither sold nor shared for advertising. You may have it erased at any time: {company.email}.",
      fr: "Ni spam ni démarchage ne font partie de notre travail, et l'audit n'engage à rien. Ce que vous envoyez sert à vous répondre et à préparer votre devis, et n'est ni vendu ni partagé à des fins publicitaires. Vous pouvez le faire effacer à tout moment : {company.email}.",
    },
  },
  ours: {
    topic: "company",
    page: "/about-us",
    question: {
      en: "Who made this website?",
      fr: "Avez-vous construit votre propre site ?",
    },
    say: {
      en: "It is the agency's own site. Our pages do not say who did what on it; ask us if you like how it is made.",
      fr: "C'est le site de l'agence elle-même. Qui y a fait quoi, nos pages ne le disent pas ; demandez à une personne si le résultat vous plaît.",
    },
  },
  known: {
    topic: "company",
    page: "/showcases",
    question: {
      en: "Did you make the site of a company I know?",
      fr: "Avez-vous fait le site d'une entreprise que je connais ?",
    },
    say: {
      en: "Our pages name no real client: those shown here, with their six cases, are invented examples. Ask a person, {company.phone}: they tell you what we have made that is close to yours, and name a real client who is willing to talk.",
      fr: "Nos pages ne nomment aucun vrai client : ceux montrés ici, avec leurs six projets, sont des exemples inventés. Demandez à une personne, {company.phone} : elle vous dit ce que nous avons fait de proche et vous indique un vrai client qui accepte de parler.",
    },
    next: "form",
  },
  figures: {
    topic: "company",
    page: "/showcases",
    question: {
      en: "Are the figures of your cases real?",
      fr: "Les chiffres de vos réalisations sont-ils vrais ?",
    },
    say: {
      en: "The clients, the six cases and all their figures (shares of bookings, calls, ranks, amounts earned) are invented examples, and so are the reviews; they show how a case is measured. The prices of our plans and packages are ours. Ask, and we name a real client who is willing to talk: {company.phone}.",
      fr: "Les clients, les six projets et tous leurs chiffres (parts de réservations, appels, rangs, gains) sont des exemples inventés, et les avis aussi ; ils montrent comment un projet se mesure. Les prix de nos forfaits sont bien les nôtres. Demandez, et nous vous indiquons un vrai client qui accepte de parler : {company.phone}.",
    },
    next: "form",
  },
  unreachable: {
    topic: "contact",
    page: contact,
    question: {
      en: "Nobody answers the phone",
      fr: "Personne ne répond au téléphone",
    },
    say: {
      en: "I am sorry. Leave your number in the form and choose the hour at which you wish our call (between {callback.first} and {callback.last}), or write to {company.email}: an answer comes within {support.hours}, usually the next business day.",
      fr: "Désolé. Laissez votre numéro dans le formulaire et choisissez l'heure à laquelle vous souhaitez notre appel (entre {callback.first} et {callback.last}), ou écrivez à {company.email} : réponse en {support.hours} au plus, en règle générale le jour ouvrable suivant.",
    },
    next: "form",
  },
  single: {
    topic: "site",
    page: contact,
    question: {
      en: "Can you do only one small thing?",
      fr: "Pouvez-vous faire juste une petite chose ?",
    },
    say: {
      en: "Yes, by the hour: such work costs {work.hour}, and so do pages, corrections and repairs beyond a plan and our work on ads; the sum is stated in writing first. Describe it in a line or two, with the site's address; someone will tell you whether we are the right ones, and for how much. Asking commits you to nothing.",
      fr: "Oui, à l'heure : un tel travail coûte {work.hour}, comme les pages, corrections et réparations qui dépassent un forfait et notre travail sur vos annonces ; la somme est d'abord indiquée par écrit. Décrivez-le en une ligne ou deux, avec l'adresse du site ; une personne dit si c'est un travail pour nous, et pour combien. Demander n'engage à rien.",
    },
    next: "form",
  },
  beyond: {
    topic: "company",
    page: "/services",
    question: {
      en: "Do you also do something else, such as accounting?",
      fr: "Faites-vous aussi autre chose, comme la comptabilité ?",
    },
    say: {
      en: "Our services are websites, search, ads and enquiries, chatbots, graphic design and hosting; anything else is not among them. If your question touches one of them, tell me which.",
      fr: "Nos services sont les sites, le référencement, la publicité et les prospects, les chatbots, le graphisme et l'hébergement ; le reste n'en fait pas partie. Si votre question en touche un, dites-moi lequel.",
    },
  },
  logoTime: {
    topic: "design",
    page: "/services/graphic-design",
    question: {
      en: "How long does a logo take?",
      fr: "Combien de temps faut-il pour un logo ?",
    },
    say: {
      en: "About {design.weeks}: {design.directions} directions drawn by hand, one of them worked out, then the rules and all files. A fixed date is agreed in the quote.",
      fr: "Environ {design.weeks} : {design.directions} pistes dessinées à la main, l'une menée jusqu'au bout, puis les règles et tous les fichiers. Une date fixe s'inscrit dans le devis.",
    },
  },
  basicSeo: {
    topic: "search",
    page: "/pricing",
    question: {
      en: "Is SEO included in the plans?",
      fr: "Le SEO est-il compris dans les forfaits ?",
    },
    say: {
      en: "Basic SEO is in every website plan, Basic too: clean addresses, titles people click, a sitemap. The SEO packages, from {seo.essential}, go further: research, written pages, your Google Business Profile. Many start without and see.",
      fr: "Le SEO de base est dans chaque forfait, Basic aussi : adresses propres, titres sur lesquels on clique, plan du site. Les forfaits SEO, dès {seo.essential}, vont plus loin : étude, pages rédigées, fiche Google. Beaucoup commencent sans, et décident ensuite.",
    },
  },
  seoWorth: {
    topic: "search",
    page: "/services/seo-visibility",
    question: {
      en: "Is SEO still worth it?",
      fr: "Le SEO vaut-il encore la peine ?",
    },
    say: {
      en: "SEO is worth it where people search for what you do: Google, maps and the AI assistants all read the same clear, fast pages. If your customers come by word of mouth alone it is not worth much, and in the {audit.free} we'll say so. Effects take {seo.effect}, and nobody can promise a place.",
      fr: "Le SEO vaut la peine là où l'on cherche ce que vous faites : Google, les cartes et les assistants IA lisent tous les mêmes pages claires et rapides. Si vos clients ne viennent que par le bouche-à-oreille, cela n'apporte guère, et à l'{audit.free} nous le disons. L'effet demande {seo.effect}, et personne ne peut promettre une place.",
    },
    next: "slot",
  },
  adsSite: {
    topic: "ads",
    page: "/services/digital-marketing",
    question: {
      en: "Do I need a website to run ads?",
      fr: "Faut-il un site pour faire de la publicité ?",
    },
    say: {
      en: "You need at least one good page for the ad to lead to: it says the same as the ad and has one thing to do. We build such landing pages as part of lead generation; an ad without one mostly burns money.",
      fr: "Il faut au moins une bonne page où mène l'annonce : elle dit la même chose et propose une seule action. Nous construisons ces pages d'arrivée dans l'acquisition de prospects ; une annonce sans page brûle surtout de l'argent.",
    },
    next: "slot",
  },
  pagesNeeded: {
    topic: "site",
    page: "/services/website-design-development/web-new",
    question: {
      en: "How many pages does my site need?",
      fr: "De combien de pages mon site a-t-il besoin ?",
    },
    say: {
      en: "One for each subject: home, services, prices, about you, contact; so {basic.pages} (Basic) are plenty for most small businesses, and {pro.pages} (Pro) are enough for many services or towns. Rooms of one kind share a page, and so do the dishes of a menu. With several places, one site with a page for each is usually better than several sites.",
      fr: "Une par sujet : accueil, prestations, prix, votre équipe, contact ; {basic.pages} (Basic) suffisent donc à la plupart des petites entreprises, et {pro.pages} (Pro) à beaucoup de prestations ou de villes. Les chambres d'une même catégorie partagent une page, les plats d'une carte aussi. Avec plusieurs lieux, un site avec une page par lieu vaut le plus souvent mieux que plusieurs sites.",
    },
  },
  spamFolder: {
    topic: "hosting",
    page: contact,
    question: {
      en: "Why do my emails land in spam?",
      fr: "Pourquoi mes e-mails arrivent-ils dans les spams ?",
    },
    say: {
      en: "Usually because the domain does not say who may send for it (SPF, DKIM and DMARC records): whoever hosts your email can set that. Someone will sort out with you which of your emails are concerned, and who hosts them: {company.phone}. Mail settings alone are not among our offers.",
      fr: "Le plus souvent parce que le domaine ne dit pas qui peut envoyer en son nom (SPF, DKIM et DMARC) : celui qui héberge votre messagerie peut le régler. Quels messages sont touchés et qui les héberge, une personne le voit avec vous : {company.phone}. Le réglage de la messagerie seule n'est pas une offre affichée.",
    },
    next: "call",
  },
  certified: {
    topic: "company",
    page: "/about-us",
    question: {
      en: "Are you certified?",
      fr: "Êtes-vous certifiés ?",
    },
    say: {
      en: "Our pages name no certificate, label or partnership, so I claim none. If you need one, for a tender for instance, ask a person.",
      fr: "Nos pages ne mentionnent ni certification, ni label, ni partenariat ; je n'en revendique donc aucun. S'il vous en faut un, pour un appel d'offres par exemple, demandez à une personne.",
    },
  },
  green: {
    topic: "hosting",
    page: hosting,
    question: {
      en: "Is the hosting green?",
      fr: "L'hébergement est-il écologique ?",
    },
    say: {
      en: "Our pages say that the servers are in Switzerland, but nothing of their energy, so I promise nothing. What we do anyway helps: light pages, pictures in the right size, no script that nobody asked for.",
      fr: "Nos pages disent que les serveurs sont en Suisse, mais rien de leur énergie ; je ne promets donc rien. Ce que nous faisons aide de toute façon : des pages légères, des images à leur juste taille, aucun script superflu.",
    },
  },
  adsElsewhere: {
    topic: "ads",
    page: "/services/digital-marketing",
    question: {
      en: "Do you do radio, TV or poster campaigns?",
      fr: "Faites-vous la radio, la télé ou l'affichage ?",
    },
    say: {
      en: "Our campaigns run on search engines and social networks; radio, television, buses and newspapers are not among our offers, though we draw the artwork (from {design.from}). Odd clicks on your ads can be looked at in the {audit.free} of your accounts.",
      fr: "Nos campagnes passent sur les moteurs et les réseaux sociaux ; radio, télévision, bus et journaux ne font pas partie de nos offres, mais nous dessinons les visuels (dès {design.from}). Des clics étranges sur vos annonces se regardent lors de l'{audit.free} de vos comptes.",
    },
  },
  seoOffer: {
    topic: "search",
    page: "/services/seo-visibility",
    question: {
      en: "I was offered cheap monthly SEO, is it serious?",
      fr: "On m'a proposé du SEO pas cher par mois, est-ce sérieux ?",
    },
    say: {
      en: "I cannot judge another's offer. Ask three things: what exactly is done each month, what you keep if you stop, and whether a place is promised (nobody can). Ours starts at {seo.essential}, with the work listed; the {audit.free} helps you compare.",
      fr: "Je ne peux pas juger l'offre d'un autre. Posez trois questions : que fait-on exactement chaque mois, que vous reste-t-il si vous arrêtez, promet-on une place (personne ne le peut). La nôtre commence à {seo.essential}, avec le travail détaillé ; l'{audit.free} aide à comparer.",
    },
    next: "slot",
  },
  lesson: {
    topic: "plans",
    page: "/pricing",
    question: {
      en: "Do you show me how to use the site?",
      fr: "Me montrez-vous comment me servir du site ?",
    },
    say: {
      en: "You get a login of your own for text, prices and pictures, and we explain things in plain words. Our pages do not say whether a lesson with somebody beside you is in the price: ask for it in the first call, and the quote says so. If you would rather not touch it, send us the change: {basic.edits} are in Basic, {pro.edits} in Pro.",
      fr: "Vous avez votre propre accès pour les textes, les prix et les images, et nous expliquons tout en mots simples. Nos pages ne disent pas si une leçon avec quelqu'un à côté de vous est comprise : demandez-la au premier appel, et le devis le dira. Si vous préférez ne pas y toucher, envoyez-nous le changement : {basic.edits} sont comprises dans Basic, {pro.edits} dans Pro.",
    },
  },
  after: {
    topic: "plans",
    page: "/pricing",
    question: {
      en: "What happens after the launch?",
      fr: "Que se passe-t-il après la mise en ligne ?",
    },
    say: {
      en: "The person who looked after your project remains your contact. In the plan are hosting, updates and backups, and small edits: {basic.edits} in Basic, {pro.edits} in Pro. Pages and forms are checked, and support answers within {support.hours}, usually the next business day.",
      fr: "La personne qui suit votre site reste votre interlocuteur. Le forfait comprend l'hébergement, les mises à jour et les sauvegardes, et de petites modifications : {basic.edits} dans Basic, {pro.edits} dans Pro. Pages et formulaires sont contrôlés, et l'assistance répond en {support.hours} au plus, en règle générale le jour ouvrable suivant.",
    },
  },
  ssh: {
    topic: "hosting",
    page: hosting,
    question: {
      en: "Do I get SSH, FTP or git access?",
      fr: "A-t-on un accès SSH, FTP ou git ?",
    },
    say: {
      en: "Our pages name neither SSH, FTP, git nor access to a database, so I promise none. What they do say: the code is yours from the first day, and a copy in ordinary files, which any host can serve, comes with you when you leave. In a plan, updates are our work, and you change text, prices and pictures with a login. If your developer needs more, ask Reto, who looks after the servers: {company.phone}.",
      fr: "Nos pages ne nomment ni SSH, ni FTP, ni git, ni accès à une base de données ; je ne le promets donc pas. Ce qu'elles disent : le code est à vous dès le premier jour, et une copie en fichiers ordinaires, que tout hébergeur peut servir, part avec vous. Dans un forfait, les mises à jour sont notre travail, et vous changez textes, prix et images avec un accès. S'il en faut plus à votre développeur, demandez à Reto, qui s'occupe des serveurs : {company.phone}.",
    },
  },
  stock: {
    topic: "content",
    page: "/pricing",
    question: {
      en: "Do you use bought images?",
      fr: "Utilisez-vous des images achetées ?",
    },
    say: {
      en: "The images on your pages come from you, or from a photographer near you whom we find and who invoices you directly (half a day: about {photo.half-day}); either way they are yours. We advise against bought images: people notice. Those found on the internet mostly belong to someone: do not take them.",
      fr: "Les images de vos pages viennent de vous, ou d'un photographe près de chez vous que nous trouvons et qui vous facture directement (une demi-journée : {photo.half-day} environ) ; dans les deux cas, elles sont à vous. Des images achetées, nous en déconseillons l'usage : les gens les remarquent. Celles trouvées sur internet appartiennent le plus souvent à quelqu'un : ne les prenez pas.",
    },
  },
  aiData: {
    topic: "data",
    page: "/services/artificial-intelligence-ai",
    question: {
      en: "With AI, does our data stay in Switzerland?",
      fr: "Avec l'IA, nos données restent-elles en Suisse ?",
    },
    say: {
      en: "For AI, our pages name neither provider nor country, so I cannot promise Switzerland. What they promise: before anything runs, you have in writing which data is processed, where and for how long, and what visitors write to a chatbot trains no model; with Pro, you have your own contract with the AI provider, and we check with you that it says the same. The sites that we host are on servers in Switzerland. If you are bound to secrecy, make Switzerland a condition from the first call: {company.phone}.",
      fr: "Nos pages ne nomment pour l'IA ni fournisseur ni pays : je ne peux donc pas promettre la Suisse. Ce qu'elles promettent : avant toute mise en service, vous avez par écrit quelles données sont traitées, où et pendant combien de temps, et ce qu'écrivent les visiteurs d'un chatbot n'entraîne aucun modèle ; avec Pro, votre propre contrat avec le fournisseur doit le dire, et nous le vérifions avec vous. Les sites que nous hébergeons, eux, sont sur des serveurs en Suisse. Avec un secret professionnel, faites de la Suisse une condition dès le premier appel : {company.phone}.",
    },
    next: "form",
  },
  aiPaper: {
    topic: "bot",
    page: "/services/artificial-intelligence-ai",
    question: {
      en: "Can AI read my invoices or reports on paper?",
      fr: "L'IA peut-elle lire mes factures ou des rapports sur papier ?",
    },
    say: {
      en: "Sorting mail, requests and invoices is that kind of task: what is clear is filed, what is not is put aside for you. Reading sheets filled in by pen is not named on our pages; that is why everything starts with a trial week on past cases, where you see whether it works. A person always checks, and the price is quoted.",
      fr: "Trier le courrier, les demandes et les factures, c'est ce genre de tâche : ce qui est clair est rangé, ce qui ne l'est pas est mis de côté pour vous. Lire des feuilles remplies au stylo n'est pas nommé sur nos pages ; c'est pourquoi tout commence par une semaine d'essai sur des cas passés, où vous voyez si cela marche. Une personne relit toujours, et le prix est sur devis.",
    },
    next: "form",
  },
  townPage: {
    topic: "search",
    page: "/services/seo-visibility",
    question: {
      en: "Why do you have a page for my town?",
      fr: "Pourquoi avez-vous une page pour ma ville ?",
    },
    say: {
      en: "Our only office is in Lausanne. These pages say what is typed into Google in each town, what we do there first and what a client nearby says of it (an invented example, like all on this site). Work there is done by phone and screen sharing. To be found in your town, the package is Local SEO, {seo.local}.",
      fr: "Notre seul bureau est à Lausanne. Ces pages disent ce que l'on tape dans Google dans chaque ville, ce que nous y faisons d'abord et ce qu'en dit un client des environs (un exemple inventé, comme tous ceux de ce site). Nous y travaillons par téléphone et à l'écran. Pour être trouvé dans votre ville, le forfait est le SEO local, {seo.local}.",
    },
  },
  recommend: {
    topic: null,
    page: "/contact",
    question: {
      en: "Do you know someone for that?",
      fr: "Connaissez-vous quelqu'un pour cela ?",
    },
    say: {
      en: "Our pages recommend no other companies, so I invent no name. For photos or a translation we find someone; for the rest, ask someone from the team, who may know a good address: {company.phone}.",
      fr: "Nos pages ne recommandent pas d'autres entreprises, je n'invente donc pas de nom. Pour des photos ou une traduction, nous trouvons quelqu'un ; pour le reste, demandez à une personne de l'équipe, qui connaît peut-être une bonne adresse : {company.phone}.",
    },
  },
  noPrices: {
    topic: "content",
    page: "/pricing",
    question: {
      en: "Do I have to show my prices on the site?",
      fr: "Suis-je obligé de montrer mes prix sur le site ?",
    },
    say: {
      en: "You decide what is shown: nothing goes online before you have approved the text. Still, prices are among the first things people look for; a range, a “from” price, or one finished example with its price is often enough. We talk about it in the interview, and you decide.",
      fr: "Vous décidez de ce qui est montré : rien ne part en ligne avant que vous ayez approuvé les textes. Cela dit, les prix sont l'une des premières choses que les gens cherchent ; une fourchette, un prix « dès », ou un exemple terminé avec son prix suffit souvent. Nous en parlons à l'entretien, et vous tranchez.",
    },
  },
} satisfies Entries;
