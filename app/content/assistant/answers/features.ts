import type { Entries } from "./entry";

const website = "/services/website-design-development";
const fresh = "/services/website-design-development/web-new";
const redo = "/services/website-design-development/web-refresh";
const hosting = "/services/hosting-and-maintenance";

/** Features of a site, and simple questions about how a site works. */
export const features = {
  calculator: {
    topic: "site",
    page: website,
    question: {
      en: "Can the site have a price calculator?",
      fr: "Le site peut-il avoir un calculateur de prix ?",
    },
    say: {
      en: "It can be built, but it is not part of a plan: a calculator or quiz is worked out with you and quoted. Bring the rules you calculate with, and someone will tell you what it takes. The site itself starts at {basic.month}.",
      fr: "Cela se construit, mais ce n'est dans aucun forfait affiché : un calculateur ou un quiz se définit avec vous et se chiffre sur devis. Apportez les règles de votre calcul, une personne vous dira ce qu'il faut. Le site lui-même commence à {basic.month}.",
    },
    next: "form",
  },
  bookingTool: {
    topic: "site",
    page: website,
    question: {
      en: "Does the site work with the booking tool I use?",
      fr: "Le site marche-t-il avec mon outil de réservation ?",
    },
    say: {
      en: "If you use a booking system, we build it into your pages. That is in the price of the plan, from {basic.month}, and we take no commission; what you pay that service stays as it is, and so does what is connected to it, such as a channel manager. Name it in the form, and someone will check how it fits. A new system would be quoted.",
      fr: "Si vous utilisez un système de réservation, nous l'intégrons à vos pages. C'est compris dans le forfait, dès {basic.month}, et nous ne prenons aucune commission ; ce que vous payez à ce service ne change pas, ce qui y est relié non plus, comme un channel manager. Nommez-le dans le formulaire, une personne vérifie comment l'intégrer. Un nouveau système, fait pour vous, se chiffre sur devis.",
    },
    next: "form",
  },
  bookingFails: {
    topic: "site",
    page: "/pricing",
    question: {
      en: "What if the booking system on my site fails?",
      fr: "Et si la réservation en ligne tombe en panne ?",
    },
    say: {
      en: "If the system itself fails, call its provider; a broken button on your page is ours to repair, and so is a booking bar that we built for you, for as long as your plan runs. With a website plan we start on the next business day; at night and at weekends only the server is looked after, and nobody answers the phone. If a Sunday in high season matters to you, have it written into the quote.",
      fr: "Si le système lui-même tombe en panne, appelez son fournisseur ; un bouton cassé sur votre page, c'est à nous de le réparer, tout comme une barre de réservation que nous avons construite, tant que court votre forfait. Avec un forfait de site, nous commençons le jour ouvrable suivant ; la nuit et le week-end, seul le serveur est remis en service, et personne ne répond au téléphone. Si un dimanche de haute saison compte pour vous, faites-le inscrire dans le devis.",
    },
  },
  gallery: {
    topic: "content",
    page: redo,
    question: {
      en: "Can the site show many pictures and stay fast?",
      fr: "Le site peut-il montrer beaucoup de photos et rester rapide ?",
    },
    say: {
      en: "A gallery of finished work is one page of your plan, however many jobs it shows, and the site stays fast: text loads first, pictures come in the size the screen needs and only when they come near. For thousands of pictures, an archive or client albums we quote. The best twenty sell better than thousands of others.",
      fr: "Une galerie de travaux est une page de votre forfait, quel que soit le nombre de réalisations, et le site reste rapide : le texte se charge d'abord, les images arrivent à la taille qu'il faut à l'écran, et seulement quand elles approchent. Pour des milliers d'images, une archive ou des albums de clients, nous faisons un devis. Les vingt meilleures vendent mieux que toutes les autres.",
    },
    next: "form",
  },
  secureForm: {
    topic: "data",
    page: website,
    question: {
      en: "Can I have an encrypted contact form?",
      fr: "Puis-je avoir un formulaire chiffré ?",
    },
    say: {
      en: "Every site of ours has a certificate, so what is typed travels encrypted, and forms ask for no more than needed. A protected upload for your clients' documents is built on a quote. End-to-end encryption, a service such as HIN and the place where messages are kept are not on our pages: say that you are bound by professional secrecy, and the quote says what is done, and where they are kept.",
      fr: "Chacun de nos sites a un certificat : ce que l'on tape voyage donc chiffré, et les formulaires ne demandent que le nécessaire. Un envoi protégé pour les documents de vos clients se construit sur devis. Le chiffrement de bout en bout, un service comme HIN et l'endroit où les messages sont gardés ne figurent pas sur nos pages : dites que vous devez le secret professionnel, et le devis dira ce qui est fait et où ils sont gardés.",
    },
    next: "form",
  },
  statistics: {
    topic: "site",
    page: "/about-us",
    question: {
      en: "Will I see statistics of my site?",
      fr: "Verrai-je les statistiques de mon site ?",
    },
    say: {
      en: "You receive all the figures by which we decide, visits, calls and requests, the bad ones too. An SEO package ends with a report, a campaign has one page of figures a month, a redesign compares old and new after three months. How often you get them in a plan is agreed in the first call.",
      fr: "Vous recevez tous les chiffres d'après lesquels nous décidons, visites, appels et demandes, les mauvais aussi. Un forfait SEO finit par un rapport, une campagne a une page de chiffres par mois, une refonte compare l'ancien et le nouveau après trois mois. Leur rythme dans un forfait se fixe au premier appel.",
    },
  },
  visitors: {
    topic: "search",
    page: "/services/seo-visibility",
    question: {
      en: "How many visitors can I expect?",
      fr: "Combien de visites puis-je espérer ?",
    },
    say: {
      en: "Nobody can promise you a number, and I will not: it depends on how many people near you search for what you do. In the {audit.free} we look that up with you, and say so if it is little. Afterwards we count visits, calls and requests, before and after.",
      fr: "Personne ne peut vous promettre un nombre, et je ne le ferai pas : cela dépend de combien de gens, près de chez vous, cherchent ce que vous faites. À l'{audit.free}, nous le regardons avec vous, et nous disons si c'est peu. Ensuite, nous comptons visites, appels et demandes, avant et après.",
    },
    next: "slot",
  },
  newsletter: {
    topic: "leads",
    page: "/contact",
    question: {
      en: "Do you do newsletters?",
      fr: "Faites-vous des newsletters ?",
    },
    say: {
      en: "Writing and sending newsletters is not among our offers. A sign-up form on your site, linked to the tool that you use (Mailchimp, Brevo and the like), can be added: we quote for it, and it asks people for their consent. Our own newsletter, a few times a year, is on the resources page.",
      fr: "Écrire et envoyer des newsletters ne figure pas dans nos offres affichées. Une inscription sur votre site, reliée à l'outil que vous utilisez (Mailchimp, Brevo ou autre), peut s'ajouter : nous la chiffrons, et elle demande l'accord des gens. Notre propre lettre d'information, quelques fois par an, est sur la page Ressources.",
    },
    next: "form",
  },
  banner: {
    topic: "data",
    page: "/privacy",
    question: {
      en: "Do I need a cookie banner?",
      fr: "Faut-il un bandeau de cookies ?",
    },
    say: {
      en: "No legal advice, but as a rule: a site that follows nobody needs no banner; one that measures or shows ads should say so, and ask first, above all if you have visitors from the European Union. We do it so here: nothing goes to Google before you agree. For yours, it is settled in the plan of the pages.",
      fr: "Sans conseil juridique, en règle générale : un site qui ne suit personne n'a pas besoin de bandeau ; celui qui mesure ou fait de la publicité doit le dire et demander d'abord, surtout si vous avez des clients de l'Union européenne. C'est ce que nous faisons ici : rien ne part chez Google avant votre accord. Pour votre site, cela se règle quand nous dressons la liste des pages.",
    },
  },
  law: {
    topic: "data",
    page: "/blog",
    question: {
      en: "What does the new data protection law ask of me?",
      fr: "Que me demande la nouvelle loi sur la protection des données ?",
    },
    say: {
      en: "In short, and without legal advice: say what you collect, what for and who processes it; take no more than you need; let people see and erase it. Hiding it on purpose can be fined, and as a rule the person responsible pays out of their own pocket. If data has got out, warn those who must protect themselves, and where the risk to them is high, report it to the Federal Data Protection Commissioner. Our article on chatbots goes through the points; we keep forms lean and provide the page for your privacy notice.",
      fr: "En bref, et sans conseil juridique : dites ce que vous récoltez, pourquoi et qui le traite ; ne prenez que le nécessaire ; laissez les gens le voir et l'effacer. Le cacher exprès peut être puni d'une amende, que paie en principe la personne responsable, de sa poche. Si des données sont sorties, prévenez ceux qui doivent se protéger, et si le risque est élevé pour eux, annoncez-le au Préposé fédéral à la protection des données. Notre article sur les chatbots reprend ces points ; nous gardons les formulaires sobres et prévoyons la place de votre page de confidentialité.",
    },
  },
  ownTexts: {
    topic: "content",
    page: fresh,
    question: {
      en: "Can I deliver my own texts?",
      fr: "Puis-je fournir mes propres textes ?",
    },
    say: {
      en: "Your own text is welcome, in Word or PDF. We look at what your customers search for and ask, keep what is good, correct it and shorten what nobody reads; you approve the result. Long documents become a few clear pages: {basic.pages} in Basic, up to {pro.pages} in Pro.",
      fr: "Vos propres textes sont les bienvenus, en Word ou PDF. Nous regardons ce que vos clients cherchent et demandent, gardons ce qui est bon, corrigeons et raccourcissons ce que personne ne lit ; vous validez le résultat. De longs documents deviennent quelques pages claires : {basic.pages} dans Basic, jusqu'à {pro.pages} dans Pro.",
    },
  },
  ownPhotos: {
    topic: "content",
    page: fresh,
    question: {
      en: "Can I take the photos with my phone?",
      fr: "Puis-je faire les photos avec mon téléphone ?",
    },
    say: {
      en: "Send us what you have: we choose the best with you, and tell you if one will not do. Our pages do not say which camera it takes; for a Google profile, our article recommends a phone and daylight. Show your work, your place, your people (with their consent). Where pictures sell, as with rooms or dishes, a photographer for half a day is money well spent.",
      fr: "Envoyez-nous ce que vous avez : nous choisissons les meilleures avec vous, et vous disons si l'une d'elles ne convient pas. Quel appareil il faut, nos pages ne le disent pas ; pour une fiche Google, notre article conseille un téléphone et la lumière du jour. Montrez votre travail, votre lieu, votre équipe (avec son accord). Là où l'image vend, chambres ou plats, un photographe pour une demi-journée est de l'argent bien placé.",
    },
  },
  oldContent: {
    topic: "redesign",
    page: redo,
    question: {
      en: "What happens to my old content and blog posts?",
      fr: "Que deviennent mes anciens contenus et articles ?",
    },
    say: {
      en: "In the first week we sort with you, page by page: keep, merge or remove. What is found or linked keeps its address or is redirected for good, which keeps the loss small. Hundreds of articles are more than a small plan includes, so the quote counts them.",
      fr: "La première semaine, nous trions avec vous, page par page : garder, réunir ou supprimer. Ce que l'on trouve sur Google ou que d'autres sites citent garde son adresse ou est redirigé définitivement ; la perte reste ainsi faible. Des centaines d'articles dépassent un petit forfait : le devis les compte.",
    },
    next: "form",
  },
  restart: {
    topic: "redesign",
    page: redo,
    question: {
      en: "Do we have to start over or can you freshen the site up?",
      fr: "Faut-il tout refaire ou peut-on rafraîchir le site ?",
    },
    say: {
      en: "That depends on what works in it, and the price is the same: a plan from {basic.month}. We first measure which addresses and text bring people, keep those and redesign the rest; what is built on old technology is built anew. The {audit.free} says what is worth keeping.",
      fr: "Cela dépend de ce qui y marche, et le prix est le même : un forfait dès {basic.month}. Nous mesurons d'abord quelles adresses et quels textes amènent du monde, les gardons et redessinons le reste ; ce qui repose sur une vieille technique est reconstruit. L'{audit.free} dit ce qui mérite d'être gardé.",
    },
    next: "slot",
  },
  glossary: {
    topic: "hosting",
    page: hosting,
    question: {
      en: "What is the difference between hosting and a domain?",
      fr: "Quelle est la différence entre un hébergement et un domaine ?",
    },
    say: {
      en: "The domain is the address (yourname.ch); hosting is the place for the site, on a server; DNS is the signpost from one to the other, for email, too; the certificate is the padlock that encrypts. With a website plan all of it is included, from {basic.month}.",
      fr: "Le domaine est l'adresse (votrenom.ch) ; l'hébergement est l'endroit où se trouve le site, sur un serveur ; le DNS est le panneau qui mène de l'un à l'autre, pour le courrier aussi ; le certificat est le cadenas qui chiffre. Avec un forfait de site, tout est compris, dès {basic.month}.",
    },
  },
  dns: {
    topic: "hosting",
    page: hosting,
    question: {
      en: "Do you change DNS records?",
      fr: "Modifiez-vous les enregistrements DNS ?",
    },
    say: {
      en: "Whoever manages the domain can set them. If that is us, write what you need to {company.email}. If it is somebody else (Infomaniak, Hostpoint, GoDaddy), it is done in your account there, and someone will tell you what to enter: {company.phone}. Note the old values before you change anything.",
      fr: "Celui qui gère le domaine peut le faire. Si c'est nous, écrivez ce qu'il vous faut à {company.email}. Si c'est ailleurs (Infomaniak, Hostpoint, GoDaddy), cela se règle dans votre compte, et une personne vous dit quoi saisir : {company.phone}. Notez les anciennes valeurs avant de changer quoi que ce soit.",
    },
    next: "call",
  },
  mailbox: {
    topic: "hosting",
    page: hosting,
    question: {
      en: "My mailbox is full, what can I do?",
      fr: "Ma boîte mail est pleine, que faire ?",
    },
    say: {
      en: "First empty the bin and the folder of sent emails, and save large attachments elsewhere: that often helps at once. The size and the passwords are set by whoever hosts your email. We host no mailboxes; if you do not know who does, call {company.phone}: I cannot see accounts.",
      fr: "Videz d'abord la corbeille et les messages envoyés, et enregistrez ailleurs les grosses pièces jointes : cela aide souvent tout de suite. La taille et les mots de passe se règlent chez celui qui héberge votre messagerie. Nous n'hébergeons pas de boîtes ; si vous ne savez pas qui le fait, appelez le {company.phone} : je ne vois pas les comptes.",
    },
    next: "call",
  },
  mailProvider: {
    topic: "hosting",
    page: hosting,
    question: {
      en: "Which mail provider do you use?",
      fr: "Quel fournisseur de messagerie utilisez-vous ?",
    },
    say: {
      en: "The one you choose: your email may stay where it is (Microsoft, Google, Swisscom, Infomaniak), as site and email are separate. New addresses on your domain we set up with a provider of your choice, whom you pay directly; we sell no licences.",
      fr: "Celui que vous voulez : vos e-mails peuvent rester où ils sont (Microsoft, Google, Swisscom, Infomaniak), car site et messagerie sont séparés. De nouvelles adresses sur votre domaine, nous les créons chez le fournisseur de votre choix, que vous payez directement ; nous ne vendons pas de licences.",
    },
    next: "form",
  },
  renewal: {
    topic: "hosting",
    page: hosting,
    question: {
      en: "My hosting contract renews soon, can you take over before?",
      fr: "Mon hébergement se renouvelle bientôt, pouvez-vous reprendre avant ?",
    },
    say: {
      en: "The move is included in the hosting, from {hosting.perform}; our pages do not say how many days it takes, so call soon, in office hours: {company.phone}. Do not cancel the old contract before the new place runs, and keep the domain renewed in any case: a lapsed domain costs more than a month paid twice. We need only your access details.",
      fr: "Le déménagement est notre travail, dès {hosting.perform} ; le nombre de jours n'est pas indiqué, appelez donc vite, aux heures de bureau : {company.phone}. Ne résiliez pas l'ancien contrat avant que le nouveau fonctionne, et gardez le domaine renouvelé dans tous les cas : un domaine perdu coûte plus qu'un mois payé à double. Il ne nous faut, de votre part, que les accès.",
    },
    next: "call",
  },
  lostDomain: {
    topic: "emergency",
    page: "/contact",
    question: {
      en: "Somebody took our domain because we forgot to renew",
      fr: "Quelqu'un a pris notre domaine parce qu'on a oublié de le renouveler",
    },
    say: {
      en: "Call {company.phone}. Ask your old registrar at once whether a grace period still runs. If it is gone, only the new holder can give it back: ask politely, promise no sum in the first email. If the name is your firm's or a trademark, a lawyer can tell you how to claim it. Meanwhile a variant can be registered, so that email and site work again.",
      fr: "Appelez le {company.phone}. Demandez tout de suite à votre ancien registraire si un délai de grâce court encore. Si c'est passé, seul le nouveau titulaire peut le rendre : demandez poliment, ne promettez aucune somme au premier message. Si le nom est votre raison sociale ou une marque, un juriste connaît la voie. Entre-temps, une variante s'enregistre, pour que courrier et site remarchent.",
    },
    next: "call",
  },
  faith: {
    topic: "hosting",
    page: hosting,
    question: {
      en: "What happens if you make a mistake on my site?",
      fr: "Que se passe-t-il si vous faites une erreur sur mon site ?",
    },
    say: {
      en: "What we break, we put right, free of charge and without using your hours (on a site paid once, for {faults.months}): tell {company.email} or {company.phone}. If your site is down, we look at it before anything else. Our pages promise an uptime of {hosting.uptime} and an answer within {support.hours}, but name no compensation; our terms set no limit of liability either, Swiss law applies. If damages matter to your business, have this agreed in the written quote.",
      fr: "Ce que nous cassons, nous le réparons, gratuitement et sans toucher à vos heures (pour un site payé une fois, pendant {faults.months}) : dites-le à {company.email} ou au {company.phone}. Si votre site est en panne, il passe avant tout le reste. Nos pages promettent une disponibilité de {hosting.uptime} et une réponse en {support.hours} au plus, mais ne parlent pas de dédommagement ; nos conditions ne fixent pas non plus de plafond de responsabilité, le droit suisse s'applique. Si cela compte pour vous, faites-le régler dans le devis écrit.",
    },
  },
  meanwhile: {
    topic: "redesign",
    page: "/services/website-design-development/web-refresh",
    question: {
      en: "Does the old site stay online during the redesign?",
      fr: "L'ancien site reste-t-il en ligne pendant la refonte ?",
    },
    say: {
      en: "The old site stays online until the switch, on a weekday morning: the new one is built next to it. On that day we point your domain to the new one; keep your old host until then. Mailboxes go on, and those that depend on the old hosting are moved first.",
      fr: "L'ancien site reste en ligne jusqu'au changement, un matin de semaine : le nouveau se construit à côté. Ce jour-là, nous dirigeons votre domaine vers le nouveau ; gardez l'ancien hébergeur jusque-là. Vos e-mails continuent, et ceux qui dépendent de l'ancien hébergement sont déplacés d'abord.",
    },
  },
  products: {
    topic: "shop",
    page: "/pricing",
    question: {
      en: "Who puts the products into the shop?",
      fr: "Qui met les produits dans la boutique ?",
    },
    say: {
      en: "Commerce, {commerce.month}, includes {commerce.products} and manages their orders, with {commerce.edits} of small edits. Our pages do not say who enters the products, sizes and colours, or how you add one yourself: say how many you have and whether there is a list, and the quote settles it.",
      fr: "Commerce, {commerce.month}, comprend {commerce.products} et gère leurs commandes, avec {commerce.edits} de petites modifications. Qui saisit les produits, tailles et couleurs, et comment vous en ajoutez, n'est pas indiqué : dites combien vous en avez et s'il existe une liste, le devis le règle.",
    },
    next: "form",
  },
  shopPages: {
    topic: "shop",
    page: "/pricing",
    question: {
      en: "How many pages does Commerce have?",
      fr: "Combien de pages a Commerce ?",
    },
    say: {
      en: "Commerce includes all of Pro, so {pro.pages}, and {commerce.products} as well. It costs {commerce.month}.",
      fr: "Commerce comprend tout ce que contient Pro, donc {pro.pages}, et {commerce.products} en plus. Il coûte {commerce.month}.",
    },
    next: "form",
  },
  ownServer: {
    topic: "hosting",
    page: "/terms",
    question: {
      en: "Can I host the site on my own server?",
      fr: "Puis-je héberger le site sur mon propre serveur ?",
    },
    say: {
      en: "In a plan, hosting with us is included, as updates and care depend on it. The code is yours, and when you leave you take a copy and host it where you like. If you want your own server from the start, ask for a quote: it is not among our offers.",
      fr: "Dans un forfait, l'hébergement chez nous est compris, car les mises à jour et le suivi en dépendent. Le code est à vous : en partant, vous emportez une copie et l'hébergez où vous voulez. Pour votre propre serveur dès le début, demandez un devis : ce n'est pas une offre affichée.",
    },
    next: "form",
  },
  domainAlone: {
    topic: "hosting",
    page: "/pricing",
    question: {
      en: "Do you sell domain names?",
      fr: "Vendez-vous des noms de domaine ?",
    },
    say: {
      en: "A domain comes with every website plan, from {basic.month}; one alone is not among our offers. To reserve a name today, any registrar does it for a small sum a year: take it in your own name, and bring it along later.",
      fr: "Un domaine est compris dans chaque forfait de site, dès {basic.month} ; un domaine seul n'est pas une offre affichée. Pour réserver un nom aujourd'hui, n'importe quel registraire le fait pour une petite somme par an : prenez-le à votre nom, et apportez-le plus tard.",
    },
  },
  fraud: {
    topic: "hosting",
    page: "/contact",
    question: {
      en: "I got a mail that my domain expires and I must pay, is it real?",
      fr: "J'ai reçu un mail disant que mon domaine expire, est-ce vrai ?",
    },
    say: {
      en: "Be careful: emails about an expiring domain, or an invoice in our name with another account, are often fraud. Pay nothing and enter nothing: we invoice nothing before you have accepted a written quote, and when a domain really ends you see in the account of your own registrar. Clicked already? Change the password from a clean device and call your bank if you gave a card. I cannot see what we send: ask {company.phone} before you pay.",
      fr: "Méfiance : un e-mail sur un domaine qui expire, ou une facture à notre nom avec un autre compte, est souvent une fraude. Ne payez rien et ne saisissez rien : nous ne facturons rien avant que vous ayez accepté un devis écrit, et l'échéance réelle d'un domaine se lit dans le compte de votre propre registraire. Déjà cliqué ? Changez le mot de passe depuis un appareil sain et appelez votre banque si vous avez donné une carte. Je ne vois pas ce que nous envoyons : demandez au {company.phone} avant de payer.",
    },
    next: "call",
  },
  copyright: {
    topic: "data",
    page: "/contact",
    question: {
      en: "I got a letter about the copyright of a picture on my site",
      fr: "J'ai reçu une lettre sur les droits d'une photo de mon site",
    },
    say: {
      en: "No legal advice, but: take the picture offline, keep a copy of page and letter, answer nothing in haste, and ask a lawyer, as some such letters are fraud and others are not. If the site is with us, call {company.phone}. Pictures that you pay for are yours; those found on Google mostly belong to somebody.",
      fr: "Sans conseil juridique, mais : retirez l'image, gardez une copie de la page et de la lettre, ne répondez rien dans la hâte et demandez à un juriste, car certaines de ces lettres sont des fraudes et d'autres non. Si le site est chez nous, appelez le {company.phone}. Les images que vous payez sont à vous ; celles trouvées sur Google appartiennent le plus souvent à quelqu'un.",
    },
    next: "call",
  },
  hostage: {
    topic: "hosting",
    page: "/contact",
    question: {
      en: "My old agency does not give me my domain",
      fr: "Mon ancienne agence ne me rend pas mon domaine",
    },
    alike: {
      en: ["My domain is held hostage by the former agency", "My domain is held hostage by my old agency"],
      fr: [
        "Mon domaine est pris en otage par l'ancienne agence",
        "Mon domaine est pris en otage par mon ancienne agence",
      ],
    },
    say: {
      en: "First find out who is registered as the holder, in an old invoice or at the registrar: if it is you, the registrar helps you directly. If it is the agency, ask in writing with a date, and then a lawyer: what your contract says counts. Meanwhile we can prepare everything; with us domain, text and code are yours from the first day.",
      fr: "Regardez d'abord qui figure comme titulaire, sur une vieille facture ou chez le registraire : si c'est vous, le registraire vous aide directement. Si c'est l'agence, demandez par écrit avec un délai, puis voyez un juriste : c'est votre contrat qui compte. Entre-temps, nous pouvons tout préparer ; chez nous, domaine, textes et code sont à vous dès le premier jour.",
    },
    next: "call",
  },
  enquiries: {
    topic: "site",
    page: "/services/website-design-development/web-new",
    question: {
      en: "How do people contact me from the site?",
      fr: "Comment les gens me contactent-ils depuis le site ?",
    },
    say: {
      en: "By phone, email or a form, as you like; a form for emergencies comes with the site like any other. A large button to call you is not named on our pages: say it in the first call, and it goes into the quote. What is sent by the form reaches your mailbox and a list of your own, and if the connection fails the text stays on the screen. If you want no form because of spam, leave it out, or tell us: how it is kept out is settled in the quote.",
      fr: "Par téléphone, e-mail ou formulaire, comme vous voulez ; un formulaire d'urgence est compris comme un autre. Un gros bouton pour vous appeler n'est pas nommé sur nos pages : dites-le au premier appel, et le devis l'indique. Ce qui est envoyé par le formulaire arrive dans votre boîte et dans une liste à vous, et si la connexion tombe, le texte reste à l'écran. Si vous craignez le spam, nous laissons le formulaire de côté ou nous le protégeons ; le devis l'indique.",
    },
  },
  withdraw: {
    topic: "data",
    page: "/privacy",
    question: {
      en: "How do I withdraw my consent to measurement?",
      fr: "Comment retirer mon accord pour la mesure ?",
    },
    say: {
      en: "With the link “Cookie settings” at the foot of every page: change it there at any time, and what your browser had kept of it is deleted.",
      fr: "Avec le lien « Paramètres des cookies » au pied de chaque page : changez-y votre choix quand vous voulez, et ce que le navigateur en avait gardé est effacé.",
    },
  },
  aged: {
    topic: "hosting",
    page: "/services/hosting-and-maintenance",
    question: {
      en: "Our server or system is at its end of life, what now?",
      fr: "Notre serveur ou système est en fin de vie, que faire ?",
    },
    say: {
      en: "It means no more security updates, so do not wait for long; the site does not stop tomorrow, though. Ask your host for a date and make a backup. We look at it in the {audit.free}: move it as it is (SecureWeb, {hosting.secureweb}, updates tried first) or build anew on a plan from {basic.month}.",
      fr: "Il ne reçoit plus de mises à jour de sécurité : n'attendez pas longtemps, mais le site ne s'arrête pas demain. Demandez une date à votre hébergeur et faites une sauvegarde. Nous le regardons à l'{audit.free} : le déménager tel quel (SecureWeb, {hosting.secureweb}, mises à jour d'abord essayées) ou reconstruire dans un forfait dès {basic.month}.",
    },
    next: "slot",
  },
  watch: {
    topic: "hosting",
    page: "/services/hosting-and-maintenance",
    question: {
      en: "Do you watch the site at night?",
      fr: "Surveillez-vous le site la nuit ?",
    },
    say: {
      en: "With SecureWeb, {hosting.secureweb}, and in website plans we check that pages and forms work, as well as the server; the uptime is {hosting.uptime}. The servers are watched day and night, and one that fails is brought back at any hour, even though nobody answers the phone at night or at weekends; with a plan or SecureWeb, we begin to repair a fault in a page or form on the next business day. If you need more than that, have it written into the quote.",
      fr: "Avec SecureWeb, {hosting.secureweb}, et dans les forfaits de site, nous vérifions que pages et formulaires marchent, et pas seulement le serveur ; la disponibilité est de {hosting.uptime}. Les serveurs sont surveillés jour et nuit, et celui qui tombe en panne est remis en service à toute heure, même si personne ne répond au téléphone la nuit et le week-end ; avec un forfait ou SecureWeb, nous commençons à réparer un défaut dans une page ou un formulaire le jour ouvrable suivant. S'il vous faut davantage, faites-le écrire dans le devis.",
    },
  },
  passwords: {
    topic: "data",
    page: "/contact",
    question: {
      en: "Do I have to give you my passwords?",
      fr: "Dois-je vous donner mes mots de passe ?",
    },
    say: {
      en: "For a move or a takeover we need access to domain and hosting, nothing more, and never here in the chat. Agree with a person how you pass it on ({company.phone}), give access of its own where that is possible, and change the passwords afterwards.",
      fr: "Pour un déménagement ou une reprise, il nous faut l'accès au domaine et à l'hébergement, rien de plus, et jamais ici dans le chat. Convenez avec une personne de la manière de le transmettre ({company.phone}), créez un accès séparé si possible, et changez les mots de passe ensuite.",
    },
  },
  lifespan: {
    topic: "site",
    page: "/blog",
    question: {
      en: "After how many years must a website be redone?",
      fr: "Après combien d'années faut-il refaire un site ?",
    },
    say: {
      en: "Usually after about five years, sooner if nobody looks after it. In a plan it is kept up to date all the time, with {basic.edits} of small edits in Basic; when a redesign is due, addresses and good text stay.",
      fr: "En général après cinq ans environ, plus tôt si personne ne s'en occupe. Dans un forfait, il est tenu à jour en continu, avec {basic.edits} de petites modifications dans Basic ; quand une refonte s'impose, les adresses et les bons textes restent.",
    },
  },
  shopMove: {
    topic: "shop",
    page: redo,
    question: {
      en: "Can you move my shop with its orders and customers?",
      fr: "Pouvez-vous reprendre ma boutique avec ses commandes et ses clients ?",
    },
    say: {
      en: "Products, text and pictures can come along, and every address that is found or linked is kept or redirected for good. Our pages do not mention customer accounts and old orders: say in the first call how many there are, and the quote says what is taken over. Export both before you close the old shop, as you need the invoices in any case, and cancel nothing before the new one runs. Commerce costs {commerce.month} and includes {commerce.products}; beyond that it is quoted.",
      fr: "Produits, textes et images peuvent suivre, et chaque adresse que l'on trouve ou que d'autres sites citent est gardée ou redirigée pour de bon. Des comptes clients et des anciennes commandes, nos pages ne parlent pas : dites au premier appel combien il y en a, et le devis dira ce qui est repris. Exportez les deux avant de fermer l'ancienne boutique, car il vous faut les factures de toute façon, et ne résiliez rien avant que la nouvelle tourne. Commerce coûte {commerce.month} et contient {commerce.products} ; au-delà, c'est sur devis.",
    },
    next: "form",
  },
  ordering: {
    topic: "shop",
    page: website,
    question: {
      en: "Can guests order and pay for food on my site?",
      fr: "Peut-on commander et payer à manger sur mon site ?",
    },
    say: {
      en: "Guests can order and pay through a shop: that is Commerce, {commerce.month}, with {commerce.products}, in which a dish counts as a product, and order management. Pick-up, delivery, hours and payment on collection are settled in the written quote; payment runs through a provider with fees of its own, and we take no commission on orders. If you already use an ordering service, tell us which, and the quote says how it fits in; plans start at {basic.month}.",
      fr: "On peut commander et payer, sous forme de boutique : c'est Commerce, {commerce.month}, avec {commerce.products}, où un plat compte comme un produit, et la gestion des commandes. Retrait, livraison, horaires et paiement sur place se règlent dans le devis écrit ; le paiement passe par un prestataire qui a ses propres frais, et nous ne prenons aucune commission. Si vous utilisez déjà un service de commande, dites-nous lequel, et le devis indique comment l'intégrer ; un forfait commence à {basic.month}.",
    },
    next: "form",
  },
  yourName: {
    topic: "site",
    page: "/terms",
    question: {
      en: "Do you put your name or advertising on my site?",
      fr: "Mettez-vous votre nom ou de la publicité sur mon site ?",
    },
    say: {
      en: "Our pages mention neither advertising nor our name on your site: have what you want written into the quote, or do not want, at the foot of the page. The site is yours from the first day, and you approve its text before the launch.",
      fr: "Nos pages ne parlent ni de publicité ni de notre nom sur votre site : faites écrire dans le devis ce que vous voulez ou non en bas de page. Le site est à vous dès le premier jour, et vous en approuvez les textes avant la mise en ligne.",
    },
  },
  custom: {
    topic: "site",
    page: "/contact",
    question: {
      en: "Can you build something special into my site?",
      fr: "Pouvez-vous construire quelque chose de spécial dans mon site ?",
    },
    say: {
      en: "As a rule, yes: a members' area, tickets, vouchers, donations, delivery slots, uploads or live availability are built for you, quoted in writing and paid once; the plan, from {basic.month}, comes on top. A tool that you use already goes into your pages within the plan. Describe it in a line or two, and someone will tell you honestly whether it is for us.",
      fr: "En règle générale, oui : espace membres, billets, bons cadeaux, dons, créneaux de livraison, dépôt de fichiers ou disponibilités en direct se construisent pour vous, sur devis écrit, à payer une fois ; le forfait, dès {basic.month}, s'y ajoute. Un outil que vous utilisez déjà entre dans vos pages avec le forfait. Décrivez-le en une ou deux lignes : une personne vous dit franchement si c'est pour nous.",
    },
    next: "form",
  },
  qr: {
    topic: "site",
    page: "/services/graphic-design",
    question: {
      en: "Can you make a QR code for my menu or my flyer?",
      fr: "Pouvez-vous faire un code QR pour ma carte ou mon flyer ?",
    },
    say: {
      en: "A QR code is a small thing to make: it leads to any address, such as your menu page or the short link for Google reviews, and we place it on a card, a table display or a van that we draw for you, from {design.from} for the smallest piece. The menu itself you change on the site with your own login, and the code stays the same.",
      fr: "Faire un code QR, c'est peu de chose : il mène à n'importe quelle adresse, comme votre page de carte ou le lien court des avis Google, et nous le plaçons sur une carte, un chevalet ou un véhicule que nous dessinons, dès {design.from} pour le plus petit travail. La carte elle-même, vous la changez sur le site avec votre accès, et le code reste le même.",
    },
  },
} satisfies Entries;
