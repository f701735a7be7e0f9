import type { Entries } from "./entry";

const website = "/services/website-design-development";
const fresh = "/services/website-design-development/web-new";
const redo = "/services/website-design-development/web-refresh";
const hosting = "/services/hosting-and-maintenance";

/** What a site can hold, and the plain questions about how one runs. */
export const features = {
  calculator: {
    about: "site",
    page: website,
    ask: {
      en: [
        "Can the site have a price calculator?",
        "visitors enter square metres and see a price",
        "configurator on the website",
        "quote calculator for my clients",
        "interactive tool on the page",
        "quiz on my website",
      ],
      fr: [
        "Le site peut-il avoir un calculateur de prix ?",
        "simulateur de prix sur le site",
        "le client entre ses mètres carrés et ça calcule",
        "un configurateur sur le site",
        "calculer un devis en ligne pour mes clients",
        "un quiz sur mon site",
      ],
    },
    say: {
      en: "It can be built, but it is in no printed plan: a calculator or quiz is worked out with you and quoted. Bring the rules you calculate with, and a person says what it takes. The site itself begins at {basic.month}.",
      fr: "Cela se construit, mais ce n'est dans aucun forfait affiché : un calculateur ou un quiz se définit avec vous et se chiffre sur devis. Apportez les règles de votre calcul, une personne vous dira ce qu'il faut. Le site lui-même commence à {basic.month}.",
    },
    next: "form",
  },
  bookingTool: {
    about: "site",
    page: website,
    ask: {
      en: [
        "Does the site work with the booking tool I use?",
        "we use mews for our hotel bookings",
        "calendly on my website",
        "onedoc or doctolib appointments",
        "thefork lunchgate table booking",
        "link to booking.com or airbnb",
        "salonkee treatwell appointments",
        "keep our reservation system",
        "ticketing with petzi monbillet or eventbrite",
        "sell tickets for our festival",
        "could i do without a booking platform",
        "i pay ninety a month for a reservation platform",
      ],
      fr: [
        "Le site marche-t-il avec mon outil de réservation ?",
        "nous utilisons mews pour les réservations de l'hôtel",
        "calendly sur mon site",
        "rendez-vous onedoc ou doctolib",
        "réservation de table thefork ou lunchgate",
        "lien vers booking.com ou airbnb",
        "salonkee ou treatwell pour les rendez-vous",
        "garder notre système de réservation",
        "billetterie petzi monbillet ou eventbrite",
        "vendre des billets pour notre festival",
        "me passer d'une plateforme de réservation",
        "on me demande nonante francs par mois pour une plateforme de réservation",
      ],
    },
    say: {
      en: "As a rule yes: a button or a window of a service that you use already is a small thing, and what you pay that service stays as it is. Whether yours allows it, a person checks before the quote: name it in the form. A booking system built for you alone is a project of its own.",
      fr: "En règle générale, oui : un bouton ou une fenêtre d'un service que vous utilisez déjà est peu de chose, et ce que vous lui payez ne change pas. Si le vôtre le permet, une personne le vérifie avant le devis : indiquez son nom dans le formulaire. Une réservation faite pour vous seul est un projet à part.",
    },
    next: "form",
  },
  gallery: {
    about: "content",
    page: redo,
    ask: {
      en: [
        "Can the site show many pictures and stay fast?",
        "gallery with thousands of photos",
        "portfolio site for a photographer",
        "big pictures without slow loading",
        "video on the home page",
        "before and after pictures of my work",
      ],
      fr: [
        "Le site peut-il montrer beaucoup de photos et rester rapide ?",
        "galerie avec des milliers de photos",
        "site portfolio pour photographe",
        "de grandes images sans lenteur",
        "une vidéo sur la page d'accueil",
        "photos avant après de mes chantiers",
      ],
    },
    say: {
      en: "Yes: text loads first, pictures come in the size the screen needs and only when they come near. A gallery of finished work fits into a plan; thousands of pictures, an archive or client albums are looked at with you and quoted. The best twenty sell better than the other thousands.",
      fr: "Oui : le texte se charge d'abord, les images arrivent à la taille qu'il faut à l'écran, et seulement quand elles approchent. Une galerie de travaux tient dans un forfait ; des milliers d'images, une archive ou des albums pour clients se regardent avec vous et se chiffrent. Les vingt meilleures vendent mieux que toutes les autres.",
    },
    next: "form",
  },
  secureForm: {
    about: "data",
    page: website,
    ask: {
      en: [
        "Can I have an encrypted contact form?",
        "secure form for a law firm",
        "confidential messages from patients",
        "professional secrecy and the contact form",
        "are form messages encrypted",
        "hin mail for doctors",
      ],
      fr: [
        "Puis-je avoir un formulaire chiffré ?",
        "formulaire sécurisé pour une étude d'avocats",
        "messages confidentiels des patients",
        "secret professionnel et formulaire",
        "les messages du formulaire sont-ils chiffrés",
        "adresse hin pour médecin",
      ],
    },
    say: {
      en: "Every site of ours has a certificate, so what is typed travels encrypted, and forms ask for no more than needed. End-to-end encryption or a special service such as HIN is not on our pages: say that you are bound by professional secrecy, and the quote says what is done, and where messages are kept.",
      fr: "Chacun de nos sites a un certificat : ce que l'on tape voyage donc chiffré, et les formulaires ne demandent que le nécessaire. Le chiffrement de bout en bout ou un service comme HIN ne figurent pas sur nos pages : dites que vous êtes tenu au secret professionnel, et le devis dira ce qui est fait et où les messages sont gardés.",
    },
    next: "form",
  },
  statistics: {
    about: "site",
    page: "/about-us",
    ask: {
      en: [
        "Will I see statistics of my site?",
        "how many visitors do i have",
        "do i get reports",
        "google analytics on my site",
        "how do i know whether the site works",
        "can you measure calls and requests",
        "monthly report of visits",
      ],
      fr: [
        "Verrai-je les statistiques de mon site ?",
        "vous me montrez les statistiques",
        "combien de visiteurs j'ai",
        "est-ce que je reçois des rapports",
        "google analytics sur mon site",
        "comment savoir si le site marche",
        "mesurer les appels et les demandes",
        "rapport mensuel des visites",
      ],
    },
    say: {
      en: "Yes: we decide by figures, visits, calls and requests, and you receive all of them, the bad ones too. SEO packages end with a report, campaigns have one page of figures a month. Which tool counts on your site, and how often you get its figures in a plan, the quote says.",
      fr: "Oui : nous décidons d'après les chiffres, visites, appels et demandes, et vous les recevez tous, les mauvais aussi. Les forfaits SEO se terminent par un rapport, les campagnes ont une page de chiffres par mois. L'outil employé sur votre site, et le rythme des chiffres dans un forfait, figurent dans le devis.",
    },
  },
  visitors: {
    about: "search",
    page: "/services/seo-visibility",
    ask: {
      en: [
        "How many visitors can I expect?",
        "how many clients will the site bring me",
        "how many enquiries will i get",
        "what return can i expect from a website",
        "will the site pay for itself",
        "what results do your clients have",
        "we need twenty new patients a month",
        "is that many clients realistic",
        "thirty qualified appointments a month",
        "how many calls will ads bring for five hundred francs",
      ],
      fr: [
        "Combien de visites puis-je espérer ?",
        "combien de clients le site va m'amener",
        "combien de demandes vais-je recevoir",
        "quel retour sur investissement attendre",
        "est-ce que le site va se rentabiliser",
        "quels résultats ont vos clients",
        "il nous faut vingt nouveaux patients par mois",
        "autant de clients est-ce réaliste",
        "trente rendez-vous qualifiés par mois",
        "combien d'appels avec cinq cents francs de pub",
      ],
    },
    say: {
      en: "Nobody can promise you a number, and I will not: it depends on how many people near you search for what you do. In the {audit.free} we look that up with you, and say so if it is little. Afterwards we count visits, calls and requests, before and after.",
      fr: "Personne ne peut vous promettre un nombre, et je ne le ferai pas : cela dépend de combien de gens, près de chez vous, cherchent ce que vous faites. À l'{audit.free}, nous le regardons avec vous, et nous disons si c'est peu. Ensuite, nous comptons visites, appels et demandes, avant et après.",
    },
    next: "slot",
  },
  newsletter: {
    about: "leads",
    page: "/contact",
    ask: {
      en: [
        "Do you do newsletters?",
        "mailchimp or brevo for us",
        "send a newsletter to my customers",
        "email marketing",
        "newsletter sign-up on my site",
        "collect email addresses of visitors",
        "mailing to our clients",
      ],
      fr: [
        "Faites-vous des newsletters ?",
        "mailchimp ou brevo pour nous",
        "envoyer une newsletter à mes clients",
        "e-mailing",
        "inscription à la newsletter sur mon site",
        "récolter les adresses e-mail des visiteurs",
        "un mailing à nos clients",
      ],
    },
    say: {
      en: "Writing and sending newsletters is not among our printed offers. A sign-up on your site, linked to the tool that you use (Mailchimp, Brevo and the like), is: it goes into the quote, and asks people for their consent. Our own newsletter, a few times a year, is on the resources page.",
      fr: "Écrire et envoyer des newsletters ne figure pas dans nos offres affichées. Une inscription sur votre site, reliée à l'outil que vous utilisez (Mailchimp, Brevo ou autre), se prévoit dans le devis et demande l'accord des gens. Notre propre newsletter, quelques fois par an, est sur la page Ressources.",
    },
    next: "form",
  },
  banner: {
    about: "data",
    page: "/privacy",
    ask: {
      en: [
        "Do I need a cookie banner?",
        "is a cookie banner required in switzerland",
        "cookie consent on my website",
        "do i have to ask visitors about cookies",
      ],
      fr: [
        "Faut-il un bandeau de cookies ?",
        "le bandeau cookies est-il obligatoire en suisse",
        "consentement aux cookies sur mon site",
        "dois-je demander pour les cookies",
      ],
    },
    say: {
      en: "No legal advice, but as a rule: a site that follows nobody needs no banner; one that measures or shows ads should say so, and ask first, above all if you have guests from the European Union. We do it so here: nothing is measured before you agree. For yours, it is settled in the plan of the pages.",
      fr: "Sans conseil juridique, en règle générale : un site qui ne suit personne n'a pas besoin de bandeau ; celui qui mesure ou fait de la publicité doit le dire et demander d'abord, surtout si vous avez des clients de l'Union européenne. C'est ce que nous faisons ici : rien n'est mesuré avant votre accord. Pour votre site, cela se règle au plan des pages.",
    },
  },
  law: {
    about: "data",
    page: "/blog",
    ask: {
      en: [
        "What does the new data protection law ask of me?",
        "can i be fined because of the new data law",
        "is my website compliant with the data protection act",
        "what is the ndpa lpd for small companies",
        "gdpr for a swiss company",
        "is it illegal not to have a privacy policy",
      ],
      fr: [
        "Que me demande la nouvelle loi sur la protection des données ?",
        "je risque une amende avec la nouvelle loi sur les données",
        "mon site est-il conforme à la nlpd",
        "la lpd pour une petite entreprise",
        "rgpd pour une société suisse",
        "est-ce illégal de ne pas avoir de politique de confidentialité",
      ],
    },
    say: {
      en: "In short, and without legal advice: say what you collect, what for and who processes it; take no more than you need; let people see and erase it. Hiding it on purpose can be fined, and it is the responsible person who pays. Our article on chatbots goes through the points; we keep forms lean and make the place for your privacy page.",
      fr: "En bref, et sans conseil juridique : dites ce que vous récoltez, pourquoi et qui le traite ; ne prenez que le nécessaire ; laissez les gens le voir et l'effacer. Le cacher exprès peut être puni d'une amende, que paie la personne responsable et non la société. Notre article sur les chatbots reprend ces points ; nous gardons les formulaires sobres et prévoyons la place de votre page de confidentialité.",
    },
  },
  ownTexts: {
    about: "content",
    page: fresh,
    ask: {
      en: [
        "Can I deliver my own texts?",
        "my texts are in word",
        "i already have all texts",
        "do you take texts from a pdf",
        "i want to write the texts myself",
        "do you correct spelling mistakes",
      ],
      fr: [
        "Puis-je fournir mes propres textes ?",
        "mes textes sont dans un fichier word",
        "j'ai déjà tous les textes",
        "prenez-vous des textes en pdf",
        "je veux écrire les textes moi-même",
        "corrigez-vous les fautes",
      ],
    },
    say: {
      en: "Yes, Word or PDF is fine. We look at what your clients search and ask, keep what is good, correct it and shorten what nobody reads; you approve the result. Long documents become few clear pages: {basic.pages} in Basic, up to {pro.pages} in Pro.",
      fr: "Oui, Word ou PDF conviennent. Nous regardons ce que vos clients cherchent et demandent, gardons ce qui est bon, corrigeons et raccourcissons ce que personne ne lit ; vous validez le résultat. De longs documents deviennent quelques pages claires : {basic.pages} dans Basic, jusqu'à {pro.pages} dans Pro.",
    },
  },
  ownPhotos: {
    about: "content",
    page: fresh,
    ask: {
      en: [
        "Can I take the photos with my phone?",
        "are phone pictures good enough",
        "i take the pictures myself",
        "do i need a professional photographer",
        "what kind of photos do you need",
        "an article on how to take pictures for my site",
        "tips for photos",
      ],
      fr: [
        "Puis-je faire les photos avec mon téléphone ?",
        "et si je les fais avec mon téléphone",
        "des photos de natel suffisent",
        "je fais les photos moi-même",
        "faut-il un photographe professionnel",
        "quelles photos vous faut-il",
        "un article pour faire des photos pour mon site",
        "conseils pour les photos",
      ],
    },
    say: {
      en: "Yes: real pictures from your phone, in daylight and in landscape format, beat bought ones. Show your work, your place, your people (with their consent). Where pictures sell, as with rooms or dishes, a photographer for half a day is money well spent; we can say which pictures to take.",
      fr: "Oui : de vraies photos prises au téléphone, de jour et en format paysage, valent mieux que des images achetées. Montrez votre travail, votre lieu, votre équipe (avec son accord). Là où l'image vend, chambres ou plats, un photographe pour une demi-journée est de l'argent bien placé ; nous disons quelles photos prendre.",
    },
  },
  oldContent: {
    about: "redesign",
    page: redo,
    ask: {
      en: [
        "What happens to my old content and blog posts?",
        "we have hundreds of blog posts",
        "move our articles to the new site",
        "keep the old news archive",
        "transfer content from the old website",
      ],
      fr: [
        "Que deviennent mes anciens contenus et articles ?",
        "nous avons des centaines d'articles de blog",
        "reprendre nos articles sur le nouveau site",
        "garder les anciennes actualités",
        "transférer le contenu de l'ancien site",
      ],
    },
    say: {
      en: "In the first week we sort with you, page by page: keep, merge or remove. What is found or linked keeps its address or is redirected for good, so nothing known to Google is lost on the way. Hundreds of articles are more than a small plan holds, so the quote counts them.",
      fr: "La première semaine, nous trions avec vous, page par page : garder, réunir ou retirer. Ce qui est trouvé ou lié garde son adresse ou est redirigé définitivement, rien de connu de Google ne se perd donc en route. Des centaines d'articles dépassent un petit forfait : le devis les compte.",
    },
    next: "form",
  },
  restart: {
    about: "redesign",
    page: redo,
    ask: {
      en: [
        "Do we have to start over or can you freshen the site up?",
        "new site or redesign",
        "only a facelift of the website",
        "our site looks old and dusty",
        "is my website still good enough",
        "site from ten years ago",
        "my wordpress is eight years old do you start from scratch",
      ],
      fr: [
        "Faut-il tout refaire ou peut-on rafraîchir le site ?",
        "nouveau site ou refonte",
        "juste un coup de jeune au site",
        "notre site fait vieux",
        "mon site est-il encore bon",
        "site d'il y a dix ans",
        "mon wordpress a huit ans repartez-vous de zéro",
      ],
    },
    say: {
      en: "That depends on what works in it, and the price is the same: a plan from {basic.month}. We first measure which addresses and texts bring people, keep those and redesign the rest; what is built on old technology is built anew. The {audit.free} says what is worth keeping.",
      fr: "Cela dépend de ce qui y marche, et le prix est le même : un forfait dès {basic.month}. Nous mesurons d'abord quelles adresses et quels textes amènent du monde, les gardons et redessinons le reste ; ce qui repose sur une vieille technique est reconstruit. L'{audit.free} dit ce qui mérite d'être gardé.",
    },
    next: "slot",
  },
  glossary: {
    about: "hosting",
    page: hosting,
    ask: {
      en: [
        "What is the difference between hosting and a domain?",
        "what is a domain",
        "what is hosting",
        "explain domain and hosting",
        "what is dns",
        "what is an ssl certificate",
        "difference between hosting and domain name",
      ],
      fr: [
        "Quelle est la différence entre un hébergement et un domaine ?",
        "c'est quoi un nom de domaine",
        "c'est quoi l'hébergement",
        "expliquez domaine et hébergement",
        "c'est quoi un dns",
        "c'est quoi un certificat ssl",
        "différence entre hébergement et nom de domaine",
      ],
    },
    say: {
      en: "The domain is the address (yourname.ch); hosting is the place where the site stands, on a server; DNS is the signpost from one to the other, for mail, too; the certificate is the padlock that encrypts. With a website plan all of it is included, from {basic.month}.",
      fr: "Le domaine est l'adresse (votrenom.ch) ; l'hébergement est l'endroit où se trouve le site, sur un serveur ; le DNS est le panneau qui mène de l'une à l'autre, pour le courrier aussi ; le certificat est le cadenas qui chiffre. Avec un forfait de site, tout est compris, dès {basic.month}.",
    },
  },
  dns: {
    about: "hosting",
    page: hosting,
    ask: {
      en: [
        "Do you change DNS records?",
        "i need an spf or dkim record",
        "add a txt record to my domain",
        "point my domain to another server",
        "who sets the dns for my mail",
        "verify my domain for a service",
      ],
      fr: [
        "Modifiez-vous les enregistrements DNS ?",
        "il me faut un enregistrement spf ou dkim",
        "ajouter un enregistrement txt à mon domaine",
        "pointer mon domaine vers un autre serveur",
        "qui règle les dns pour mes mails",
        "vérifier mon domaine pour un service",
      ],
    },
    say: {
      en: "Whoever manages the domain can set them. If that is us, write what you need to {company.email}. If it is somebody else (Infomaniak, Hostpoint, GoDaddy), it is done in your account there, and a person tells you what to enter: {company.phone}. Note the old values before you change anything.",
      fr: "Celui qui gère le domaine peut le faire. Si c'est nous, écrivez ce qu'il vous faut à {company.email}. Si c'est ailleurs (Infomaniak, Hostpoint, GoDaddy), cela se règle dans votre compte, et une personne vous dit quoi saisir : {company.phone}. Notez les anciennes valeurs avant de changer quoi que ce soit.",
    },
    next: "call",
  },
  mailbox: {
    about: "hosting",
    page: hosting,
    ask: {
      en: [
        "My mailbox is full, what can I do?",
        "mailbox quota exceeded",
        "increase the size of my mailbox",
        "add a mailbox for a new employee",
        "set up my mail on my phone",
        "outlook asks for my password",
        "how big can my attachments be",
      ],
      fr: [
        "Ma boîte mail est pleine, que faire ?",
        "quota de la messagerie dépassé",
        "augmenter la taille de ma boîte mail",
        "ajouter une boîte pour un nouvel employé",
        "configurer mes mails sur mon téléphone",
        "outlook me demande un mot de passe",
        "taille maximale des pièces jointes",
      ],
    },
    say: {
      en: "First empty the bin and the folder of sent mails, and save large attachments elsewhere: that often helps at once. The size and the passwords are set by whoever hosts your mail. If that is us, or if you do not know, call {company.phone}: I cannot see accounts.",
      fr: "Videz d'abord la corbeille et les messages envoyés, et enregistrez ailleurs les grosses pièces jointes : cela aide souvent tout de suite. La taille et les mots de passe se règlent chez celui qui héberge votre messagerie. Si c'est nous, ou si vous ne savez pas, appelez le {company.phone} : je ne vois pas les comptes.",
    },
    next: "call",
  },
  mailProvider: {
    about: "hosting",
    page: hosting,
    ask: {
      en: [
        "Which mail provider do you use?",
        "can we keep microsoft 365",
        "google workspace with our domain",
        "exchange outlook accounts",
        "do you sell microsoft licences",
        "our mail is with swisscom or bluewin",
      ],
      fr: [
        "Quel fournisseur de messagerie utilisez-vous ?",
        "peut-on garder microsoft 365",
        "google workspace avec notre domaine",
        "comptes exchange et outlook",
        "vendez-vous des licences microsoft",
        "notre messagerie est chez swisscom ou bluewin",
      ],
    },
    say: {
      en: "Your mail may stay where it is (Microsoft, Google, Swisscom, Infomaniak): site and mail are separate, and a move of the site leaves it alone. Our pages list neither mailboxes nor licences; tell us how many addresses you have and where, and the quote says what is best.",
      fr: "Votre messagerie peut rester où elle est (Microsoft, Google, Swisscom, Infomaniak) : site et courrier sont séparés, et le déménagement du site n'y touche pas. Nos pages n'indiquent ni boîtes ni licences ; dites-nous combien d'adresses vous avez et où, le devis dira ce qui est le mieux.",
    },
    next: "form",
  },
  renewal: {
    about: "hosting",
    page: hosting,
    ask: {
      en: [
        "My hosting contract renews soon, can you take over before?",
        "godaddy renews in two weeks",
        "switch before my current contract renews",
        "how long does moving the hosting take",
        "when should i cancel my old host",
      ],
      fr: [
        "Mon hébergement se renouvelle bientôt, pouvez-vous reprendre avant ?",
        "mon contrat chez godaddy se renouvelle dans deux semaines",
        "changer avant le renouvellement",
        "combien de temps prend le déménagement de l'hébergement",
        "quand résilier mon ancien hébergeur",
      ],
    },
    say: {
      en: "Moving is our work, from {hosting.perform}; how many days it takes is not printed, so call now: {company.phone}. Do not cancel the old contract before the new place runs, and keep the domain renewed in any case: a lapsed domain costs more than a month paid twice. You need only the access data.",
      fr: "Le déménagement est notre travail, dès {hosting.perform} ; le nombre de jours n'est pas affiché, appelez donc maintenant : {company.phone}. Ne résiliez pas l'ancien contrat avant que le nouveau fonctionne, et gardez le domaine renouvelé dans tous les cas : un domaine perdu coûte plus qu'un mois payé à double. De vous, il ne faut que les accès.",
    },
    next: "call",
  },
  lostDomain: {
    about: "emergency",
    page: "/contact",
    ask: {
      en: [
        "Somebody took our domain because we forgot to renew",
        "our domain was bought by someone else",
        "a stranger registered our expired domain",
        "we lost our domain name",
      ],
      fr: [
        "Quelqu'un a pris notre domaine parce qu'on a oublié de le renouveler",
        "notre domaine a été racheté par un autre",
        "un inconnu a enregistré notre domaine expiré",
        "nous avons perdu notre nom de domaine",
      ],
    },
    say: {
      en: "Call {company.phone}. Ask your old registrar at once whether a period of grace still runs. If it is gone, only the new holder can give it back: ask politely, promise no sum in the first mail. If the name is your firm's or a trademark, a lawyer knows the way to claim it. Meanwhile a variant can be registered, so that mail and site work again.",
      fr: "Appelez le {company.phone}. Demandez tout de suite à votre ancien registraire si un délai de grâce court encore. Si c'est passé, seul le nouveau titulaire peut le rendre : demandez poliment, ne promettez aucune somme au premier message. Si le nom est votre raison sociale ou une marque, un juriste connaît la voie. Entre-temps, une variante s'enregistre, pour que courrier et site remarchent.",
    },
    next: "call",
  },
  faith: {
    about: "hosting",
    page: hosting,
    ask: {
      en: [
        "What happens if you make a mistake on my site?",
        "who is liable if the site is down",
        "do you pay damages if it breaks",
        "compensation for downtime",
        "insurance liability",
        "do you have insurance if something goes wrong",
      ],
      fr: [
        "Que se passe-t-il si vous faites une erreur sur mon site ?",
        "qui est responsable si le site est en panne",
        "payez-vous un dédommagement",
        "indemnité en cas de panne",
        "responsabilité civile",
        "avez-vous une assurance si ça tourne mal",
      ],
    },
    say: {
      en: "What we break, we put right: tell {company.email} or {company.phone}. Our pages promise an uptime of {hosting.uptime} and an answer within {support.hours}, but name no compensation; Swiss law applies. If damages matter to your business, have them settled in the written quote.",
      fr: "Ce que nous cassons, nous le réparons : dites-le à {company.email} ou au {company.phone}. Nos pages promettent une disponibilité de {hosting.uptime} et une réponse en {support.hours} au plus, mais aucun dédommagement ; le droit suisse s'applique. Si cela compte pour vous, faites-le régler dans le devis écrit.",
    },
  },
  meanwhile: {
    about: "redesign",
    page: "/services/website-design-development/web-refresh",
    ask: {
      en: [
        "Does the old site stay online during the redesign?",
        "is my site offline while you work",
        "what happens to my mail during the move",
        "is there an interruption at the switch",
        "when do you switch to the new site",
        "will my customers notice the change",
      ],
      fr: [
        "L'ancien site reste-t-il en ligne pendant la refonte ?",
        "mon site est-il coupé pendant les travaux",
        "et mes mails pendant le changement",
        "y a-t-il une interruption à la bascule",
        "quand passe-t-on au nouveau site",
        "mes clients vont-ils remarquer le changement",
      ],
    },
    say: {
      en: "Yes: the new site is built next to the old one, which stays online until the switch, on a weekday morning. Mail is separate and stays as it is. Afterwards you get the old and the new figures on one page.",
      fr: "Oui : le nouveau site est construit à côté de l'ancien, qui reste en ligne jusqu'à la bascule, un matin de semaine. Le courrier est séparé et ne change pas. Ensuite, vous recevez les anciens et les nouveaux chiffres sur une page.",
    },
  },
  products: {
    about: "shop",
    page: "/pricing",
    ask: {
      en: [
        "Who puts the products into the shop?",
        "do you upload my products",
        "products with sizes and colours",
        "import products from a list",
        "who takes the product photos",
        "how do i add a new product",
        "do variants count as products",
      ],
      fr: [
        "Qui met les produits dans la boutique ?",
        "chargez-vous mes produits",
        "produits avec tailles et couleurs",
        "importer les produits d'une liste",
        "comment ajouter un nouveau produit",
        "qui gère le stock et les articles",
        "les variantes comptent-elles comme produits",
      ],
    },
    say: {
      en: "Commerce, {commerce.month}, holds {commerce.products} and manages their orders, with {commerce.edits} of small edits. Who enters the products, sizes and colours, and how you add one yourself, is not printed: say how many you have and whether there is a list, and the quote settles it.",
      fr: "Commerce, {commerce.month}, comprend {commerce.products} et gère leurs commandes, avec {commerce.edits} de petites modifications. Qui saisit les produits, tailles et couleurs, et comment vous en ajoutez, n'est pas affiché : dites combien vous en avez et s'il existe une liste, le devis le règle.",
    },
    next: "form",
  },
  shopPages: {
    about: "shop",
    page: "/pricing",
    ask: {
      en: [
        "How many pages does Commerce have?",
        "pages in the shop plan",
        "does commerce include a blog and normal pages",
      ],
      fr: [
        "Combien de pages a Commerce ?",
        "nombre de pages dans le forfait boutique",
        "commerce comprend-il des pages normales",
      ],
    },
    say: {
      en: "For Commerce our pages print {commerce.products} and no number of pages; ask, and the quote says it. It costs {commerce.month}.",
      fr: "Pour Commerce, nos pages indiquent {commerce.products}, pas un nombre de pages ; demandez, le devis le dira. Il coûte {commerce.month}.",
    },
    next: "form",
  },
  ownServer: {
    about: "hosting",
    page: "/terms",
    ask: {
      en: [
        "Can I host the site on my own server?",
        "i want full control over the server",
        "host your site with my provider",
        "website without your hosting",
      ],
      fr: [
        "Puis-je héberger le site sur mon propre serveur ?",
        "je veux garder le contrôle du serveur",
        "héberger votre site chez mon hébergeur",
        "un site sans votre hébergement",
      ],
    },
    say: {
      en: "In a plan, hosting with us is included, as updates and care hang on it. The code is yours, and when you leave you take a copy and host it where you like. If you want your own server from the start, ask for a quote: it is not a printed offer.",
      fr: "Dans un forfait, l'hébergement chez nous est compris, car les mises à jour et le suivi en dépendent. Le code est à vous : en partant, vous emportez une copie et l'hébergez où vous voulez. Pour votre propre serveur dès le début, demandez un devis : ce n'est pas une offre affichée.",
    },
    next: "form",
  },
  domainAlone: {
    about: "hosting",
    page: "/pricing",
    ask: {
      en: [
        "Do you sell domain names?",
        "how much is a .com domain",
        "only a domain without a website",
        "i want to reserve a name for later",
      ],
      fr: [
        "Vendez-vous des noms de domaine ?",
        "combien coûte un domaine .com",
        "seulement un domaine sans site",
        "réserver un nom pour plus tard",
      ],
    },
    say: {
      en: "A domain comes with every website plan, from {basic.month}; one alone is not a printed offer. To reserve a name today, any registrar does it for a small sum a year: take it in your own name, and bring it along later.",
      fr: "Un domaine est compris dans chaque forfait de site, dès {basic.month} ; un domaine seul n'est pas une offre affichée. Pour réserver un nom aujourd'hui, n'importe quel registraire le fait pour une petite somme par an : prenez-le à votre nom, et apportez-le plus tard.",
    },
  },
  fraud: {
    about: "hosting",
    page: "/contact",
    ask: {
      en: [
        "I got a mail that my domain expires and I must pay, is it real?",
        "is this invoice for my domain from you",
        "suspicious mail in your name",
        "i clicked on a phishing link",
        "letter asking for money for a register entry",
      ],
      fr: [
        "J'ai reçu un mail disant que mon domaine expire, est-ce vrai ?",
        "cette facture pour mon domaine vient-elle de vous",
        "un mail suspect en votre nom",
        "j'ai cliqué sur un lien frauduleux",
        "courrier qui demande de payer une inscription",
      ],
    },
    say: {
      en: "Be careful: such mails are often fraud. Do not pay and enter nothing; look in the account of your own registrar when the domain really ends. Clicked already? Change the password from a clean device and call your bank if you gave a card. I cannot see what we send: ask {company.phone}.",
      fr: "Méfiance : de tels mails sont souvent des fraudes. Ne payez rien et ne saisissez rien ; regardez dans le compte de votre propre registraire quand le domaine expire vraiment. Déjà cliqué ? Changez le mot de passe depuis un appareil sain et appelez votre banque si vous avez donné une carte. Je ne vois pas ce que nous envoyons : demandez au {company.phone}.",
    },
    next: "call",
  },
  copyright: {
    about: "data",
    page: "/contact",
    ask: {
      en: [
        "I got a letter about the copyright of a picture on my site",
        "law firm demands money for a photo",
        "copyright claim for an image",
        "may i use pictures from google",
      ],
      fr: [
        "J'ai reçu une lettre sur les droits d'une photo de mon site",
        "un avocat réclame de l'argent pour une photo",
        "réclamation de droits d'auteur pour une image",
        "puis-je utiliser des images de google",
      ],
    },
    say: {
      en: "No legal advice, but: take the picture offline, keep a copy of page and letter, answer nothing in haste, and ask a lawyer, as some such letters are fraud and others are not. If the site is with us, call {company.phone}. Pictures that you pay for are yours; those found on Google mostly belong to somebody.",
      fr: "Sans conseil juridique, mais : retirez l'image, gardez une copie de la page et de la lettre, ne répondez rien dans la hâte et demandez à un juriste, car certaines de ces lettres sont des fraudes et d'autres non. Si le site est chez nous, appelez le {company.phone}. Les images que vous payez sont à vous ; celles trouvées sur Google appartiennent le plus souvent à quelqu'un.",
    },
    next: "call",
  },
  hostage: {
    about: "hosting",
    page: "/contact",
    ask: {
      en: [
        "My old agency does not give me my domain",
        "my former webmaster keeps my domain",
        "they refuse to hand over the passwords",
        "can an agency keep my website",
      ],
      fr: [
        "Mon ancienne agence ne me rend pas mon domaine",
        "mon ancien webmaster garde mon domaine",
        "ils refusent de donner les mots de passe",
        "une agence peut-elle garder mon site",
      ],
    },
    say: {
      en: "First look who stands as holder, in an old invoice or at the registrar: if it is you, the registrar helps you directly. If it is the agency, ask in writing with a date, and then a lawyer: what your contract says counts. Meanwhile we can prepare everything; with us domain, texts and code are yours from the first day.",
      fr: "Regardez d'abord qui figure comme titulaire, sur une vieille facture ou chez le registraire : si c'est vous, le registraire vous aide directement. Si c'est l'agence, demandez par écrit avec un délai, puis voyez un juriste : c'est votre contrat qui compte. Entre-temps, nous pouvons tout préparer ; chez nous, domaine, textes et code sont à vous dès le premier jour.",
    },
    next: "call",
  },
  enquiries: {
    about: "site",
    page: "/services/website-design-development/web-new",
    ask: {
      en: [
        "How do people contact me from the site?",
        "where do the messages of the form arrive",
        "do i need a contact form",
        "contact form spam",
        "website without a contact form",
        "i want people to call me no form",
      ],
      fr: [
        "Comment les gens me contactent-ils depuis le site ?",
        "où arrivent les messages du formulaire",
        "faut-il un formulaire de contact",
        "spam par le formulaire",
        "un site sans formulaire de contact",
        "je veux que les gens m'appellent pas de formulaire",
      ],
    },
    say: {
      en: "By phone, mail or a form, as you like. What is sent by the form reaches your mailbox and a list of your own, and if the connection fails the text stays on the screen. If you want no form because of spam, leave it out, or tell us: how it is kept out is settled in the quote.",
      fr: "Par téléphone, e-mail ou formulaire, comme vous voulez. Ce qui est envoyé par le formulaire arrive dans votre boîte et dans une liste à vous, et si la connexion tombe, le texte reste à l'écran. Si vous n'en voulez pas à cause du spam, on le laisse de côté, ou dites-le : la protection se règle dans le devis.",
    },
  },
  withdraw: {
    about: "data",
    page: "/privacy",
    ask: {
      en: [
        "How do I withdraw my consent to measurement?",
        "turn off google analytics here",
        "change my cookie choice",
        "i clicked agree by mistake",
      ],
      fr: [
        "Comment retirer mon accord pour la mesure ?",
        "désactiver google analytics ici",
        "changer mon choix de cookies",
        "j'ai accepté par erreur",
      ],
    },
    say: {
      en: "With the link “Measurement” at the foot of every page: change it there at any time, and what your browser had kept of it is deleted.",
      fr: "Avec le lien « Mesure d'audience » au pied de chaque page : changez-y votre choix quand vous voulez, et ce que le navigateur en avait gardé est effacé.",
    },
  },
  aged: {
    about: "hosting",
    page: "/services/hosting-and-maintenance",
    ask: {
      en: [
        "Our server or system is at its end of life, what now?",
        "php version is too old",
        "my website runs on outdated software",
        "end of support warning",
      ],
      fr: [
        "Notre serveur ou système est en fin de vie, que faire ?",
        "la version de php est trop vieille",
        "mon site tourne sur un logiciel dépassé",
        "alerte de fin de support",
      ],
    },
    say: {
      en: "It means no more security updates, so do not wait for long; the site does not stop tomorrow, though. Ask your host for a date and make a backup. We look at it in the {audit.free}: move it as it is (SecureWeb, {hosting.secureweb}, updates tried first) or build anew on a plan from {basic.month}.",
      fr: "Cela veut dire plus de mises à jour de sécurité : n'attendez pas longtemps, mais le site ne s'arrête pas demain. Demandez une date à votre hébergeur et faites une sauvegarde. Nous le regardons à l'{audit.free} : le déménager tel quel (SecureWeb, {hosting.secureweb}, mises à jour d'abord essayées) ou reconstruire dans un forfait dès {basic.month}.",
    },
    next: "slot",
  },
  watch: {
    about: "hosting",
    page: "/services/hosting-and-maintenance",
    ask: {
      en: [
        "Do you watch the site at night?",
        "do you call me when the site goes down",
        "monitoring of my website",
        "who notices when the site is offline",
      ],
      fr: [
        "Surveillez-vous le site la nuit ?",
        "m'appelez-vous si le site tombe",
        "surveillance de mon site",
        "qui remarque si le site est hors ligne",
      ],
    },
    say: {
      en: "With SecureWeb, {hosting.secureweb}, and in website plans we check that pages and forms work, as well as the server; the uptime is {hosting.uptime}. A night or weekend duty and a call to you are not promised: if you need that, have it in the quote.",
      fr: "Avec SecureWeb, {hosting.secureweb}, et dans les forfaits de site, nous vérifions que pages et formulaires marchent, et pas seulement le serveur ; la disponibilité est de {hosting.uptime}. Un piquet de nuit ou de week-end et un appel ne sont pas promis : s'il vous le faut, faites-le écrire dans le devis.",
    },
  },
  passwords: {
    about: "data",
    page: "/contact",
    ask: {
      en: [
        "Do I have to give you my passwords?",
        "is it safe to send you my access data",
        "which access do you need from me",
      ],
      fr: [
        "Dois-je vous donner mes mots de passe ?",
        "est-ce sûr de vous envoyer mes accès",
        "quels accès vous faut-il",
      ],
    },
    say: {
      en: "For a move or a takeover we need access to domain and hosting, nothing more, and never here in the chat. Agree with a person how you pass it on ({company.phone}), give access of its own where that is possible, and change the passwords afterwards.",
      fr: "Pour un déménagement ou une reprise, il nous faut l'accès au domaine et à l'hébergement, rien de plus, et jamais ici dans le chat. Convenez avec une personne de la manière de le transmettre ({company.phone}), créez un accès séparé si possible, et changez les mots de passe ensuite.",
    },
  },
  lifespan: {
    about: "site",
    page: "/blog",
    ask: {
      en: [
        "After how many years must a website be redone?",
        "when does a site have to be redone",
        "how many years is a website good for",
        "lifetime of a website",
      ],
      fr: [
        "Après combien d'années faut-il refaire un site ?",
        "au bout de combien d'années refaire un site",
        "un site est bon pour combien d'années",
        "durée de vie d'un site",
      ],
    },
    say: {
      en: "About five years, as our article on costs says, sooner if nobody looks after it. In a plan it is kept up to date all the time, with {basic.edits} of small edits in Basic; when a redesign is due, addresses and good texts stay.",
      fr: "Environ cinq ans, comme le dit notre article sur les prix, moins si personne ne s'en occupe. Dans un forfait, il est tenu à jour en continu, avec {basic.edits} de petites modifications dans Basic ; quand une refonte est due, les adresses et les bons textes restent.",
    },
  },
} satisfies Entries;
