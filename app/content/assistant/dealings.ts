import type { Entries } from "./entry";

const contact = "/contact";
const about = "/about-us";

/** What is asked by those who want no offer: the press, suppliers, people who were called; and what is rarely met. */
export const dealings = {
  press: {
    about: "company",
    page: about,
    ask: {
      en: [
        "I am a journalist, whom may I ask?",
        "press contact",
        "i write an article about swiss companies and ai",
        "interview for a newspaper",
        "media enquiry for the radio",
        "i am writing for a paper, can you comment",
      ],
      fr: [
        "Je suis journaliste, à qui m'adresser ?",
        "contact presse",
        "je prépare un article sur l'ia dans les pme",
        "interview pour un journal",
        "demande d'un média pour la radio",
        "j'écris pour un journal, pouvez-vous commenter",
      ],
    },
    say: {
      en: "Write to {company.email} or call {company.phone}, with your questions and your deadline: a person of the team answers, within {support.hours}. What you may quote from the pages: {company.team} people in Lausanne, since {company.since}. People, clients and reviews shown here are samples, so please do not cite them.",
      fr: "Écrivez à {company.email} ou appelez le {company.phone}, avec vos questions et votre délai : une personne de l'équipe répond, en {support.hours} au plus. Ce que vous pouvez citer de nos pages : {company.team} personnes à Lausanne, depuis {company.since}. Les personnes, clients et avis montrés ici sont des exemples ; merci de ne pas les citer.",
    },
    next: "call",
  },
  supplier: {
    about: "company",
    page: contact,
    ask: {
      en: [
        "May I offer you my services?",
        "we would like to offer you our link building services",
        "who is in charge of partnerships or purchasing",
        "i want to present our software to your team",
        "i am a freelancer and would like to work with you",
        "do you need a photographer or a developer now and then",
        "i sell leads to agencies",
        "we are developers in morocco",
        "outsourcing offer",
        "proposal for collaboration",
        "we offer app development per hour from india",
        "connect me to the decision maker",
        "dear sir madam we offer",
      ],
      fr: [
        "Puis-je vous proposer mes services ?",
        "nous aimerions vous proposer nos prestations",
        "qui s'occupe des partenariats ou des achats",
        "je voudrais présenter notre logiciel à votre équipe",
        "je suis indépendant et j'aimerais travailler avec vous",
        "avez-vous besoin d'un photographe ou d'un développeur",
        "je vends des leads aux agences",
        "on est des développeurs au maroc",
        "offre de sous-traitance",
        "proposition de collaboration",
        "nous proposons du développement à l'heure",
        "mettez-moi en contact avec le décideur",
      ],
    },
    say: {
      en: "Send it in a few lines to {company.email}: what you offer, for whom, an example. A person reads it and decides; I can neither order nor arrange a meeting, and no answer is promised to offers.",
      fr: "Envoyez-le en quelques lignes à {company.email} : ce que vous proposez, pour qui, un exemple. Une personne le lit et décide ; je ne peux ni commander ni fixer de rendez-vous, et aucune réponse n'est promise aux offres.",
    },
  },
  unwanted: {
    about: "contact",
    page: contact,
    ask: {
      en: [
        "You keep calling me, please stop",
        "take me off your list",
        "why do you send me emails, i never asked for that",
        "somebody from your company called me several times this week",
        "stop harassing me",
        "where did you get my number",
      ],
      fr: [
        "Vous n'arrêtez pas de m'appeler, stop",
        "retirez-moi de votre liste",
        "pourquoi m'envoyez-vous des e-mails, je n'ai rien demandé",
        "quelqu'un de chez vous m'a appelé plusieurs fois cette semaine",
        "arrêtez de me harceler",
        "d'où avez-vous mon numéro",
      ],
    },
    say: {
      en: "I am sorry. Cold calls and bought lists are no part of what we do, so it may be somebody who uses our name. Tell {company.email} the number, the day and what was said: a person checks whether it was us, and erases your data if we hold any.",
      fr: "J'en suis navré. Démarchage et listes achetées ne font pas partie de notre travail ; c'est peut-être quelqu'un qui se sert de notre nom. Écrivez à {company.email} le numéro, le jour et ce qui a été dit : une personne vérifie si cela venait de nous, et efface vos données si nous en avons.",
    },
    next: "call",
  },
  numbers: {
    about: "company",
    page: contact,
    ask: {
      en: [
        "What is your VAT or company number?",
        "your vat number for my accountant",
        "uid number of your company",
        "your iban or bank details",
        "are you in the commercial register",
      ],
      fr: [
        "Quel est votre numéro de TVA ou IDE ?",
        "votre numéro de tva pour ma fiduciaire",
        "numéro ide de votre entreprise",
        "votre iban ou vos coordonnées bancaires",
        "êtes-vous inscrits au registre du commerce",
      ],
    },
    say: {
      en: "Our pages print neither VAT or company number nor bank details, and I would not take them from a chat: they belong on the invoice. For your accounts, ask {company.email} or {company.phone}. Our address is {company.address}.",
      fr: "Nos pages n'affichent ni numéro de TVA ou IDE ni coordonnées bancaires, et mieux vaut ne pas les prendre d'un chat : leur place est sur la facture. Pour votre comptabilité, demandez à {company.email} ou au {company.phone}. Notre adresse : {company.address}.",
    },
  },
  mistaken: {
    about: "terms",
    page: "/terms",
    ask: {
      en: [
        "I ordered by mistake, what now?",
        "my child ordered a website without asking me",
        "i sent the form by accident, do i have to pay",
        "somebody ordered in my name",
      ],
      fr: [
        "J'ai commandé par erreur, que faire ?",
        "mon enfant a commandé un site sans me demander",
        "j'ai envoyé le formulaire par erreur, dois-je payer",
        "quelqu'un a commandé à mon nom",
      ],
    },
    say: {
      en: "A form or a call orders nothing: an order begins when a written quote is accepted, and nothing is charged before. Write to {company.email} what happened, with the name and the day, or call {company.phone}; a person puts it right. If a minor accepted a quote, say so at once.",
      fr: "Un formulaire ou un appel ne commande rien : une commande commence quand un devis écrit est accepté, et rien n'est facturé avant. Écrivez à {company.email} ce qui s'est passé, avec le nom et le jour, ou appelez le {company.phone} ; une personne remet cela en ordre. Si c'est un mineur qui a accepté un devis, dites-le tout de suite.",
    },
    next: "call",
  },
  formerStaff: {
    about: "data",
    page: contact,
    ask: {
      en: [
        "A former employee still has our passwords, what now?",
        "my ex partner still has access to the website",
        "our web person left, how do we lock them out",
      ],
      fr: [
        "Un ancien employé a encore nos mots de passe, que faire ?",
        "mon ex associé a toujours accès au site",
        "notre responsable web est parti, comment lui retirer les accès",
      ],
    },
    say: {
      en: "Today, in this order: change the passwords of the mail address behind the accounts, then of domain, hosting and site; remove that person's own account; look who stands as holder of the domain. If something was changed already, call {company.phone}. What holds for the person in law, a lawyer says.",
      fr: "Aujourd'hui, dans cet ordre : changez les mots de passe de l'adresse e-mail derrière les comptes, puis du domaine, de l'hébergement et du site ; retirez le compte de cette personne ; regardez qui est inscrit comme détenteur du domaine. Si quelque chose a déjà été modifié, appelez le {company.phone}. Pour le droit, voyez un juriste.",
    },
    next: "call",
  },
  faces: {
    about: "content",
    page: "/services/website-design-development/web-new",
    ask: {
      en: [
        "Can we have a site without pictures of people?",
        "we want no photos of children online",
        "i do not want my face on the internet",
        "does a team page need portraits",
      ],
      fr: [
        "Un site sans photos de personnes est-il possible ?",
        "nous ne voulons pas de photos d'enfants en ligne",
        "je ne veux pas montrer mon visage sur internet",
        "faut-il des portraits sur la page de l'équipe",
      ],
    },
    say: {
      en: "Yes. The pictures come from you, so you decide what is shown: rooms, hands at work, details, things made, or drawings do very well without faces. Say so at the start, and it is agreed when the pages are planned. For pictures of children, ask the parents in writing first; the rest is a lawyer's question.",
      fr: "Oui. Les images viennent de vous, vous décidez donc de ce qui est montré : les lieux, des mains au travail, des détails, des objets ou des dessins marchent très bien sans visages. Dites-le au début, c'est fixé au plan des pages. Pour des images d'enfants, demandez d'abord l'accord écrit des parents ; le reste est une question de juriste.",
    },
  },
  marketplace: {
    about: "shop",
    page: "/pricing",
    ask: {
      en: [
        "I sell on Etsy, should I have my own shop?",
        "is a shop of my own better than ricardo or amazon",
        "i sell through instagram messages, do i need a shop",
        "i sell on ricardo and instagram",
      ],
      fr: [
        "Je vends sur Etsy, devrais-je avoir ma propre boutique ?",
        "propre boutique ou place de marché",
        "une boutique à moi vaut-elle mieux que ricardo ou amazon",
        "je vends par messages instagram, me faut-il un shop",
        "je vends sur ricardo et instagram",
      ],
    },
    say: {
      en: "A marketplace brings people and takes its share; in a shop of your own the clients, the name and the rules are yours, but you must bring the people. With few sales, stay where you are and add a small site that leads there: Basic, {basic.month}. When orders come every week, count: Commerce costs {commerce.month} and holds {commerce.products}. You can have both.",
      fr: "Une place de marché amène du monde et prend sa part ; dans votre propre boutique, clients, nom et règles sont à vous, mais c'est à vous d'amener le monde. Avec peu de ventes, restez-y et ajoutez un petit site qui y mène : Basic, {basic.month}. Quand des commandes arrivent chaque semaine, comptez : Commerce coûte {commerce.month} et contient {commerce.products}. Les deux vont ensemble.",
    },
  },
  everything: {
    about: "plans",
    page: "/pricing",
    ask: {
      en: [
        "What do a site, SEO and hosting cost together?",
        "total for website plus seo plus hosting",
        "everything together how much, site seo hosting logo",
        "what will i pay in all in the first year",
        "full price for the whole package",
        "the sum for a website with seo and a chatbot",
      ],
      fr: [
        "Combien coûtent ensemble un site, le SEO et l'hébergement ?",
        "total site plus seo plus hébergement",
        "si je prends le site le seo et l'hébergement ça fait combien",
        "combien je paie en tout la première année",
        "prix total tout ensemble",
        "le tout avec site référencement et chatbot",
      ],
    },
    say: {
      en: "Together: Basic is {basic.month}, with domain, hosting, texts and basic SEO in it; no set-up fee. More SEO is paid once, from {seo.essential}, and you can begin without. A chatbot adds {bot.essential}, a logo is quoted. So Basic with SEO Essential comes to {sum(basic.month, seo.essential)}, then {basic.month}, all without VAT ({vat.rate}).",
      fr: "Ensemble : Basic coûte {basic.month}, avec domaine, hébergement, textes et SEO de base ; pas de frais de départ. Un SEO plus poussé se paie une fois, dès {seo.essential}, et l'on peut commencer sans. Un chatbot ajoute {bot.essential}, un logo se chiffre sur devis. Basic avec le SEO Essentiel fait donc {sum(basic.month, seo.essential)}, puis {basic.month}, le tout hors TVA ({vat.rate}).",
    },
  },
  quoteValid: {
    about: "terms",
    page: "/pricing",
    ask: {
      en: [
        "How long is a quote valid?",
        "do existing quotes still count",
        "i got a quote last month does it still hold",
        "my quote is from october is the price the same",
        "prices changed since my quote",
        "is your offer binding",
      ],
      fr: [
        "Combien de temps un devis est-il valable ?",
        "les anciens devis comptent-ils encore",
        "j'ai un devis du mois passé, il tient toujours",
        "mon devis date d'octobre",
        "les prix ont changé depuis mon devis",
        "votre offre est-elle ferme",
      ],
    },
    say: {
      en: "A written quote is valid for {quote.days}, with its price and any limited offer that was running on the day it was written. Whether yours still counts a person sees: write to {company.email} or call {company.phone} with its date; I see no quotes.",
      fr: "Un devis écrit est valable {quote.days}, avec son prix et l'offre limitée du jour où il a été rédigé. Si le vôtre tient encore, une personne le voit : écrivez à {company.email} ou appelez le {company.phone} avec sa date ; moi, je ne vois pas les devis.",
    },
  },
  lateLaunch: {
    about: "terms",
    page: "/pricing",
    ask: {
      en: [
        "What if you deliver late?",
        "is there a penalty if the site is late",
        "what if you miss the deadline",
        "you promised a date and the site is not ready",
        "do i pay less if you are late",
        "what happens if my corrections take longer",
      ],
      fr: [
        "Et si vous livrez en retard ?",
        "y a-t-il une pénalité si le site est en retard",
        "si vous ne tenez pas le délai",
        "et si le site n'est pas prêt à la date",
        "je paie moins si vous êtes en retard",
        "et si mes corrections prennent plus de temps",
      ],
    },
    say: {
      en: "If we are late, you pay for the plan later: its first invoice comes on the day of the launch, not before. If your corrections take longer, the date moves by as many days. No other penalty is printed; a fixed date with what follows from it can be settled in the written quote.",
      fr: "Si c'est nous qui tardons, vous payez le forfait plus tard : sa première facture arrive le jour de la mise en ligne, pas avant. Si vos corrections prennent plus de temps, la date recule d'autant. Aucune autre pénalité n'est affichée ; une date fixe et ses suites se règlent dans le devis écrit.",
    },
  },
  reminders: {
    about: "site",
    page: "/contact",
    ask: {
      en: [
        "Can the site send reminders to my clients?",
        "sms reminder before an appointment",
        "automatic reminders for patients",
        "appointment confirmation by sms or email",
        "remind clients of their booking",
      ],
      fr: [
        "Le site peut-il envoyer des rappels à mes clients ?",
        "rappel par sms avant un rendez-vous",
        "rappels automatiques pour les patients",
        "confirmation de rendez-vous par sms ou mail",
        "rappeler aux clients leur réservation",
      ],
    },
    say: {
      en: "As a rule the booking system that you use sends them, and we build that system into your pages: it is in the price of the plan, from {basic.month}. Reminders that we would have to make ourselves are on none of our pages; tell a person what you need, {company.phone}, and it is quoted.",
      fr: "En général, c'est votre système de réservation qui les envoie, et nous intégrons ce système à vos pages : c'est compris dans le forfait, dès {basic.month}. Des rappels que nous devrions construire nous-mêmes ne figurent pas sur nos pages ; dites à une personne ce qu'il vous faut, au {company.phone}, et cela fait l'objet d'un devis.",
    },
  },
  minor: {
    about: "terms",
    page: "/contact",
    ask: {
      en: [
        "I am under age, can I order?",
        "i am 16 can i order a website",
        "can a minor be your client",
        "i'm 17 and want a site for my business",
        "do my parents have to sign",
      ],
      fr: [
        "Je suis mineur, puis-je commander ?",
        "j'ai 16 ans est-ce que je peux commander un site",
        "un mineur peut-il être client",
        "j'ai 17 ans et je lance mon activité",
        "mes parents doivent-ils signer",
      ],
    },
    say: {
      en: "Ask and plan you may at any age; nothing is ordered before somebody signs the written quote. Our pages name no age, and I give no legal advice: have a parent or guardian with you in the first call, so that they can sign. {company.phone}, or the form.",
      fr: "Demander et préparer, à tout âge ; rien n'est commandé avant que quelqu'un signe le devis écrit. Nos pages n'indiquent pas d'âge, et je ne donne pas de conseil juridique : que l'un de vos parents soit là au premier appel, pour pouvoir signer. {company.phone}, ou le formulaire.",
    },
  },
  map: {
    about: "site",
    page: "/services/website-design-development",
    ask: {
      en: [
        "Can you put a map on my site?",
        "google maps with directions on the contact page",
        "show where my shop is on a map",
        "a map of our places",
        "interactive map",
      ],
      fr: [
        "Pouvez-vous mettre une carte sur mon site ?",
        "plan d'accès avec google maps sur la page contact",
        "montrer où est mon magasin sur une carte",
        "plan pour venir",
        "carte interactive",
      ],
    },
    say: {
      en: "Yes: how to find you, with a map or a link to the directions, belongs on a contact page, and that is one of the pages of a plan, from {basic.month}. A map drawn for you is quoted, to be paid once: that of Camping du Lac, with all its pitches, cost {case.camping-du-lac}.",
      fr: "Oui : comment venir, avec un plan ou un lien vers l'itinéraire, a sa place sur la page de contact, qui est l'une des pages du forfait, dès {basic.month}. Une carte dessinée pour vous se chiffre, à payer une fois : celle du Camping du Lac, avec tous ses emplacements, a coûté {case.camping-du-lac}.",
    },
  },
  keepLogo: {
    about: "design",
    page: "/services/graphic-design",
    ask: {
      en: [
        "Do I need a new logo for the site?",
        "i already have a logo can you use it",
        "keep my logo and colours",
        "must i change my logo for a new website",
        "our logo is old but we like it",
        "my logo is only a pixelated jpg",
        "clean up our logo",
        "vectorise my logo",
      ],
      fr: [
        "Me faut-il un nouveau logo pour le site ?",
        "j'ai déjà un logo, vous pouvez l'utiliser",
        "garder mon logo et mes couleurs",
        "dois-je changer de logo pour un nouveau site",
        "notre logo est vieux mais on l'aime bien",
        "mon logo est un jpg pixelisé",
        "remettre mon logo au propre",
        "vectoriser mon logo",
      ],
    },
    say: {
      en: "No: if you have a logo, we use it, and draw the site in its colours. Send the best file you have, a vector one if there is any. If it does not hold on a phone or on a van, we say so; redrawing it is quoted, graphic design begins at {design.from}. No logo at all is no obstacle either.",
      fr: "Non : si vous avez un logo, nous l'utilisons et dessinons le site dans ses couleurs. Envoyez le meilleur fichier que vous avez, vectoriel si possible. S'il ne tient pas sur un téléphone ou une camionnette, nous le disons ; le redessiner se chiffre sur devis, le graphisme commence à {design.from}. Ne pas avoir de logo n'est pas un obstacle non plus.",
    },
  },
  messenger: {
    about: "site",
    page: "/contact",
    ask: {
      en: [
        "Can clients write to me by WhatsApp from the site?",
        "whatsapp button on my website",
        "link whatsapp messenger or telegram",
        "chat with my customers on whatsapp",
        "connect whatsapp",
      ],
      fr: [
        "Mes clients peuvent-ils m'écrire par WhatsApp depuis le site ?",
        "bouton whatsapp sur mon site",
        "lier whatsapp messenger ou telegram",
        "discuter avec mes clients sur whatsapp",
        "connecter whatsapp",
      ],
    },
    say: {
      en: "A button that opens WhatsApp is a small thing; our pages do not name it, so say it in the first call and it goes into the quote. A chatbot that answers in messaging services, too, is Ultimate, which is quoted; Essential, {bot.essential}, hands over with your number and your form.",
      fr: "Un bouton qui ouvre WhatsApp est peu de chose ; nos pages ne le nomment pas, dites-le donc au premier appel et le devis l'indique. Un chatbot qui répond aussi dans une messagerie, c'est Ultime, sur devis ; Essentiel, {bot.essential}, passe la main avec votre numéro et votre formulaire.",
    },
  },
  video: {
    about: "content",
    page: "/services/website-design-development/web-new",
    ask: {
      en: [
        "Do you make videos?",
        "can you film a video of our workshop",
        "put a video on my site",
        "promo film",
        "drone video",
        "youtube video on the home page",
        "do you also do videos",
        "make a video for us",
        "image film",
      ],
      fr: [
        "Faites-vous des vidéos ?",
        "pouvez-vous filmer une vidéo de l'atelier",
        "mettre une vidéo sur mon site",
        "film promotionnel",
        "vidéo par drone",
        "vidéo youtube sur la page d'accueil",
        "vous faites aussi des vidéos",
        "faire une vidéo pour nous",
        "film d'entreprise",
      ],
    },
    say: {
      en: "Filming is not among our offers. A video that you have goes on your pages, as far as they stay fast; and as for photographs, we can look for somebody near you, with the price in the quote. Ask in the first call: {company.phone}.",
      fr: "Filmer ne fait pas partie de nos offres. Une vidéo que vous avez trouve sa place sur vos pages, tant qu'elles restent rapides ; et comme pour les photos, nous pouvons chercher quelqu'un près de chez vous, avec le prix dans le devis. Demandez au premier appel : {company.phone}.",
    },
  },
  textsOnly: {
    about: "content",
    page: "/services/seo-visibility",
    ask: {
      en: [
        "Do you write texts without a site?",
        "only copywriting for my existing site",
        "rewrite my texts only",
        "proofreading of our pages",
        "can i order just the texts",
      ],
      fr: [
        "Rédigez-vous des textes sans faire le site ?",
        "seulement la rédaction pour mon site actuel",
        "réécrire mes textes uniquement",
        "relecture de nos pages",
        "commander juste les textes",
      ],
    },
    say: {
      en: "Texts alone are not a printed offer, but ask: work outside a plan costs {work.hour}, named in writing first. Pages that people find are written in SEO Advanced, {seo.advanced} with two of them, and Expert, {seo.expert} with five; in a website plan the texts are included.",
      fr: "Les textes seuls ne sont pas une offre affichée, mais demandez : le travail hors forfait coûte {work.hour}, indiqué d'abord par écrit. Des pages que l'on trouve se rédigent dans le SEO Avancé, {seo.advanced} avec deux pages, et Expert, {seo.expert} avec cinq ; dans un forfait de site, les textes sont compris.",
    },
  },
  unsubscribe: {
    about: "contact",
    page: "/blog",
    ask: {
      en: [
        "How do I unsubscribe from the newsletter?",
        "take me off the newsletter",
        "stop your newsletter",
        "unsubscribe me",
      ],
      fr: [
        "Comment me désabonner de la newsletter ?",
        "enlevez-moi de la newsletter",
        "plus recevoir votre newsletter",
        "désinscription",
      ],
    },
    say: {
      en: "At any time: each mail has its link, or write to {company.email} and a person does it. I cannot unsubscribe you from here. Without that, the subscription ends by itself after {data.months} at most.",
      fr: "À tout moment : chaque e-mail contient son lien, ou écrivez à {company.email}, une personne le fait. D'ici, je ne peux pas vous désabonner. Sans cela, l'abonnement prend fin de lui-même après {data.months} au plus.",
    },
  },
  rush: {
    about: "site",
    page: "/services/website-design-development",
    ask: {
      en: [
        "Can you make a page in two weeks?",
        "i need a landing page live before our event",
        "we open soon and need something online fast",
        "is one simple page possible by next week",
        "how fast can a single page be online",
        "emergency page before our opening",
        "and in two weeks",
        "in 2 weeks",
      ],
      fr: [
        "Pouvez-vous faire une page en deux semaines ?",
        "il me faut une page en ligne avant notre événement",
        "on ouvre bientôt et il faut quelque chose en ligne",
        "une page simple pour la semaine prochaine c'est possible",
        "en combien de temps une seule page",
        "une page vite avant l'ouverture",
        "et en 2 semaines",
        "en deux semaines",
      ],
    },
    say: {
      en: "I cannot promise it, so call now: {company.phone}; a person says honestly whether the date holds. A whole site takes {project.weeks}, and under {launch.days} from the day your texts are approved; one page is less, if texts and pictures are ready. Haste can cost more, and the quote says so first.",
      fr: "Je ne peux pas le promettre, appelez donc maintenant : {company.phone} ; une personne dit franchement si la date est tenable. Un site entier prend {project.weeks}, et moins de {launch.days} dès vos textes approuvés ; une page, c'est moins, si textes et images sont prêts. La hâte peut coûter plus, et le devis le dit d'abord.",
    },
    next: "call",
  },
  links: {
    about: "search",
    page: "/blog",
    ask: {
      en: [
        "Do you sell links or guest posts?",
        "i pay for a dofollow link",
        "sponsored article on your blog",
        "guest post",
        "link exchange",
        "can i place an article on your site",
        "i offer you 500 backlinks for 99 euros",
        "buy backlinks from us",
      ],
      fr: [
        "Vendez-vous des liens ou des articles invités ?",
        "je paie pour un lien dofollow",
        "article sponsorisé sur votre blog",
        "article invité",
        "échange de liens",
        "placer un article sur votre site",
        "je vous propose 500 backlinks pour 99 euros",
        "achetez nos backlinks",
      ],
    },
    say: {
      en: "No: we sell no links and publish no guest posts; our articles are written by our own team. Tricks that Google punishes we turn down. For anything else, write to {company.email}.",
      fr: "Non : nous ne vendons pas de liens et ne publions pas d'articles invités ; nos articles sont écrits par l'équipe. Les astuces que Google punit, nous les refusons. Pour autre chose, écrivez à {company.email}.",
    },
  },
  technology: {
    about: "site",
    page: "/services/website-design-development",
    ask: {
      en: [
        "Which technology do you build with?",
        "stack",
        "what framework do you use",
        "react or vue",
        "headless cms possible",
        "is it static or a cms",
        "do you use next.js laravel or php",
        "which programming language",
        "is the code open source",
        "git repository access",
        "do you use a page builder",
      ],
      fr: [
        "Avec quelle technologie construisez-vous ?",
        "stack technique",
        "quel framework utilisez-vous",
        "react ou vue",
        "headless possible",
        "c'est statique ou un cms",
        "vous utilisez next.js laravel ou php",
        "quel langage de programmation",
        "le code est open source",
        "accès au dépôt git",
        "vous codez avec quoi",
      ],
    },
    say: {
      en: "Our pages name no technology. What they do say: pages are coded by us and not put together from a template, can be read before any script runs, and are handed over as ordinary files that any host can serve; the code is yours. For a headless system or a framework of your choice, ask Samuel, who builds them: {company.phone}.",
      fr: "Nos pages ne nomment aucune technologie. Ce qu'elles disent : les pages sont codées par nous et non montées à partir d'un modèle, se lisent avant tout script et se remettent en fichiers ordinaires que tout hébergeur sait servir ; le code est à vous. Pour un système headless ou un framework de votre choix, demandez à Samuel, qui les construit : {company.phone}.",
    },
  },
  callWith: {
    about: "booking",
    page: "/contact",
    ask: {
      en: [
        "Who will I talk to, and by what means?",
        "who calls me",
        "is it on teams or zoom",
        "video call or phone",
        "who will i be talking to",
        "do you call or do i call",
        "google meet possible",
      ],
      fr: [
        "À qui vais-je parler, et par quel moyen ?",
        "qui m'appelle",
        "c'est sur teams ou zoom",
        "visio ou téléphone",
        "je parlerai à qui",
        "c'est vous qui appelez ou moi",
        "google meet possible",
      ],
    },
    say: {
      en: "By phone, in calls of {call.minutes}, with a person of our team, who as a rule then stays with your project; we call you at the time that you choose. Zoom, Teams or Meet are not named on our pages: if you prefer a video call, write it in the message, and a person sends you what is needed.",
      fr: "Par téléphone, en appels de {call.minutes}, avec une personne de l'équipe, qui suit en règle générale votre projet ensuite ; nous vous appelons à l'heure choisie. Zoom, Teams ou Meet ne sont pas nommés sur nos pages : si vous préférez la visio, écrivez-le dans le message, une personne vous envoie ce qu'il faut.",
    },
  },
  speakClient: {
    about: "company",
    page: "/showcases",
    ask: {
      en: [
        "Can I speak with one of your clients?",
        "may i call a former client",
        "put me in touch with a customer of yours",
        "speak with one of your past clients before signing",
        "references i can phone",
        "contact of a client for a reference",
      ],
      fr: [
        "Puis-je parler à l'un de vos clients ?",
        "appeler un ancien client",
        "me mettre en contact avec un de vos clients",
        "parler à un client avant de signer",
        "des références à qui téléphoner",
        "le contact d'un client pour avoir son avis",
      ],
    },
    say: {
      en: "Ask a person: {company.phone} or {company.email}; they say which client of a like trade is willing to talk. I have no contacts to give, and to be honest, the people, clients and reviews shown on this site are samples. Nothing is signed before you are sure: a written quote holds for {quote.days}.",
      fr: "Demandez à une personne : {company.phone} ou {company.email} ; elle vous dit quel client d'un métier proche accepte de parler. Je n'ai pas de contacts à donner, et pour être honnête, les personnes, clients et avis montrés sur ce site sont des exemples. Rien ne se signe avant que vous soyez sûr : un devis écrit vaut {quote.days}.",
    },
  },
  onlyDesign: {
    about: "design",
    page: "/services/graphic-design",
    ask: {
      en: [
        "Can I order a logo without a website?",
        "just a logo and business cards no site",
        "only graphic design",
        "logo and cards alone",
        "we need only printed things",
      ],
      fr: [
        "Puis-je commander un logo sans site ?",
        "juste un logo et des cartes de visite pas de site",
        "seulement du graphisme",
        "logo et cartes seulement",
        "on a besoin que d'imprimés",
      ],
    },
    say: {
      en: "Yes, design can be ordered by itself. The smallest piece, such as a business card made from your logo, costs {design.from}; a logo is quoted in writing first, with {design.directions} directions drawn by hand, about {design.weeks}. We deliver the files, a printer of your choice prints.",
      fr: "Oui, le graphisme se commande seul. La plus petite pièce, comme une carte de visite d'après votre logo, coûte {design.from} ; un logo fait d'abord l'objet d'un devis écrit, avec {design.directions} pistes dessinées à la main, environ {design.weeks}. Nous livrons les fichiers, l'imprimeur de votre choix imprime.",
    },
  },
  hostingOnly: {
    about: "hosting",
    page: "/services/hosting-and-maintenance",
    ask: {
      en: [
        "Can I have hosting alone?",
        "i only want hosting i have a site already",
        "just hosting no maintenance",
        "host my existing wordpress without maintenance",
        "i do my updates myself i need only a server",
        "hosting for a site made elsewhere",
      ],
      fr: [
        "Puis-je prendre seulement l'hébergement ?",
        "je ne veux que l'hébergement j'ai déjà un site",
        "juste l'hébergement sans maintenance",
        "héberger mon wordpress existant sans maintenance",
        "je fais mes mises à jour moi-même il me faut un serveur",
        "hébergement pour un site fait ailleurs",
      ],
    },
    say: {
      en: "Yes: Perform, {hosting.perform}, is hosting alone, on Swiss servers, with the certificate and support; you do your own updates and keep a copy of your files. With maintenance and backups it is SecureWeb, {hosting.secureweb}. Moving the site is our work; which systems we take a person checks first.",
      fr: "Oui : Perform, {hosting.perform}, c'est l'hébergement seul, sur des serveurs suisses, avec le certificat et l'assistance ; vous faites vos mises à jour et gardez une copie de vos fichiers. Avec maintenance et sauvegardes, c'est SecureWeb, {hosting.secureweb}. Le déménagement est notre travail ; une personne vérifie d'abord quel système c'est.",
    },
  },
  drafts: {
    about: "bot",
    page: "/services/artificial-intelligence-ai",
    ask: {
      en: [
        "Can AI prepare answers to our emails?",
        "ai drafts for repeated requests by mail",
        "an assistant that prepares replies",
        "sort our inbox with ai",
        "does the data leave switzerland with your ai",
        "ai without sending data to the united states",
      ],
      fr: [
        "L'IA peut-elle préparer les réponses à nos e-mails ?",
        "brouillons par ia pour des demandes répétitives",
        "un assistant qui prépare les réponses",
        "trier notre boîte mail avec l'ia",
        "les données partent-elles à l'étranger avec votre ia",
        "une ia sans envoyer les données aux états-unis",
      ],
    },
    say: {
      en: "Yes: drafts in your tone, from your documents; a person reads, corrects and sends them. We begin with a week of trial on past cases. Where the data is processed, and for how long, you get in writing before anything is switched on; our pages name neither provider nor country for it, so make Switzerland a condition in the first call. The price is quoted.",
      fr: "Oui : des brouillons dans votre ton, d'après vos documents ; une personne les lit, les corrige et les envoie. Nous commençons par une semaine d'essai sur des cas passés. Où les données sont traitées, et combien de temps, vous l'avez par écrit avant toute mise en service ; nos pages ne nomment ni fournisseur ni pays, faites donc de la Suisse une condition dès le premier appel. Le prix est sur devis.",
    },
  },
  oneHand: {
    about: "company",
    page: "/services",
    ask: {
      en: [
        "Do you do everything, or do I need several companies?",
        "website menu cards sign photographs and instagram from one hand",
        "one agency for all of it",
        "all from a single source",
        "do we need five companies",
        "can you do the whole package logo site print and ads",
        "i need website logo sign google and something against the phone calls",
        "a long list of things for our opening",
      ],
      fr: [
        "Faites-vous tout, ou me faut-il plusieurs entreprises ?",
        "site cartes de menu enseigne photos et instagram chez le même",
        "une seule agence pour tout",
        "tout au même endroit",
        "il faut cinq entreprises différentes",
        "vous pouvez tout faire logo site imprimés et pub",
        "il me faut site logo enseigne et google",
        "une longue liste pour l'ouverture",
      ],
    },
    say: {
      en: "One is enough for nearly all of it: we do websites (from {basic.month}), logo and print files for menus, cards and signs (from {design.from}), your Google listing ({seo.local}) and campaigns on Google and Instagram. Printing and mounting are done by a printer and a sign maker; for photographs we find somebody near you. One person follows it all.",
      fr: "Une seule suffit pour presque tout : nous faisons le site (dès {basic.month}), le logo et les fichiers pour menus, cartes et enseigne (dès {design.from}), votre fiche Google ({seo.local}) et des campagnes sur Google et Instagram. L'impression et la pose sont l'affaire d'un imprimeur et d'un enseigniste ; pour les photos, nous trouvons quelqu'un près de chez vous. Une seule personne suit le tout.",
    },
  },
  rename: {
    about: "company",
    page: "/contact",
    ask: {
      en: [
        "We change our company's name, in which order do we go?",
        "new company name means new domain logo site and emails",
        "order of steps for a rebranding",
        "we merge and get a new name",
        "changing the name of the firm in january",
      ],
      fr: [
        "Nous changeons de nom, dans quel ordre faire les choses ?",
        "nouvelle raison sociale donc nouveau domaine logo site et emails",
        "l'ordre des étapes pour un changement de nom",
        "on fusionne et on change de nom",
        "on change de raison sociale en janvier",
      ],
    },
    say: {
      en: "In this order: reserve the domain at once, then the logo (about {design.weeks}), then the site ({project.weeks} in all), with the new addresses for mail set up before the launch. Each old address is redirected for good, so Google follows, and the Google listing gets the new name on the day. So begin about three months before: {company.phone}.",
      fr: "Dans cet ordre : réserver le domaine tout de suite, puis le logo (environ {design.weeks}), puis le site (en tout {project.weeks}), avec les nouvelles adresses e-mail prêtes avant la mise en ligne. Chaque ancienne adresse est redirigée définitivement, Google suit donc, et la fiche Google prend le nouveau nom ce jour-là. Commencez environ trois mois avant : {company.phone}.",
    },
  },
  whatIsAi: {
    about: "bot",
    page: "/services/artificial-intelligence-ai",
    ask: {
      en: [
        "What is AI, in simple words?",
        "difference between an ai and a normal program",
        "explain artificial intelligence simply",
        "what is a language model",
      ],
      fr: [
        "C'est quoi l'IA, en mots simples ?",
        "différence entre une ia et un programme normal",
        "expliquez-moi l'intelligence artificielle simplement",
        "c'est quoi un modèle de langage",
      ],
    },
    say: {
      en: "A normal program follows rules that somebody wrote down; an AI has learned from many examples and guesses the most likely answer, so it can also be wrong. That is why ours answer from your own pages only, check each figure against your list, and hand over to a person when they do not know. A chatbot begins at {bot.essential}.",
      fr: "Un programme normal suit des règles que quelqu'un a écrites ; une IA a appris sur beaucoup d'exemples et devine la réponse la plus probable, elle peut donc se tromper. C'est pourquoi les nôtres répondent seulement d'après vos pages, contrôlent chaque chiffre avec votre liste et passent la main quand elles ne savent pas. Un chatbot commence à {bot.essential}.",
    },
  },
  freelance: {
    about: "company",
    page: "/career",
    ask: {
      en: [
        "Do you work with freelancers?",
        "freelance copywriter looking for assignments",
        "do you take independent writers",
        "i am a photographer available for your clients",
        "independent developer for hire",
        "working with freelancers",
        "do you give work to freelancers",
      ],
      fr: [
        "Travaillez-vous avec des indépendants ?",
        "rédacteur indépendant cherche des mandats",
        "vous prenez des rédactrices freelance",
        "je suis photographe disponible pour vos clients",
        "développeur indépendant disponible",
        "travailler avec des freelances",
        "vous donnez du travail à des indépendants",
      ],
    },
    say: {
      en: "Our pages say nothing about work for freelancers, and no position is open. Photographers we do look for now and then, near a client. Send a few lines, your place and examples to {company.email}: a person reads it.",
      fr: "Nos pages ne parlent pas de mandats pour indépendants, et aucun poste n'est ouvert. Des photographes, nous en cherchons parfois, près d'un client. Envoyez quelques lignes, votre lieu et des exemples à {company.email} : une personne les lit.",
    },
  },
  pageDetail: {
    about: "company",
    page: "/showcases",
    ask: {
      en: [
        "Which typeface or tool is used on this page?",
        "what font is that",
        "what keywords did you use for this client",
        "how did you make this animation",
        "which colours are these",
      ],
      fr: [
        "Quelle police ou quel outil sur cette page ?",
        "c'est quoi la police",
        "quels mots-clés pour ce client",
        "comment vous avez fait cette animation",
        "c'est quelles couleurs",
      ],
    },
    say: {
      en: "Such details are not on our pages, so I do not guess; the person who made it tells you gladly: {company.email}, with the address of the page. What each showcase cost, how long it took and what we would do differently, it says itself.",
      fr: "De tels détails ne sont pas sur nos pages, je ne devine donc pas ; la personne qui l'a fait vous le dit volontiers : {company.email}, avec l'adresse de la page. Ce que chaque réalisation a coûté, sa durée et ce que nous ferions autrement, elle le dit elle-même.",
    },
  },
  wrongNumber: {
    about: "contact",
    page: null,
    ask: {
      en: [
        "Are you not the physio?",
        "your delivery van blocks my driveway",
        "cancel my appointment at the dentist",
        "my parcel has not arrived",
        "i want to book a table",
        "is my car ready",
        "this is not the shop",
        "you have the wrong company",
      ],
      fr: [
        "Vous n'êtes pas le physio ?",
        "votre camionnette bloque mon entrée",
        "annuler mon rdv chez le dentiste",
        "mon colis n'est pas arrivé",
        "je voudrais réserver une table",
        "ma voiture est prête",
        "ce n'est pas le magasin",
        "vous n'êtes pas la bonne entreprise",
      ],
    },
    say: {
      en: "That does not sound like us: {company.name} is a web agency, which makes websites and gets them found. I see no appointments, parcels or vehicles of other companies; please call the one you mean. If it does concern us, {company.phone} helps at once.",
      fr: "Cela ne semble pas nous concerner : {company.name} est une agence web, qui fait des sites et les fait trouver. Je ne vois ni rendez-vous, ni colis, ni véhicules d'autres entreprises ; appelez celle que vous cherchez. Si c'est bien nous, le {company.phone} vous aide tout de suite.",
    },
  },
  otherContract: {
    about: "terms",
    page: "/contact",
    ask: {
      en: [
        "I am bound to another agency, can I leave?",
        "my site is with local.ch with a three year contract",
        "how do i get out of my contract with another provider",
        "who owns the texts my old agency wrote",
        "can you take over the texts or do they belong to them",
        "my current provider holds me for two more years",
      ],
      fr: [
        "Je suis lié à une autre agence, puis-je partir ?",
        "mon site est chez local.ch avec trois ans de contrat",
        "comment sortir du contrat de mon ancien prestataire",
        "à qui sont les textes de mon ancienne agence",
        "vous pouvez reprendre les textes ou c'est à eux",
        "mon prestataire actuel me tient encore deux ans",
      ],
    },
    say: {
      en: "What your contract with them says counts: look for duration, notice and who owns domain, texts and pictures; the law itself a lawyer knows. Cancel nothing before the domain is in your hands. We look at it with you in the {audit.free}, and with us all of it is yours from the first day.",
      fr: "C'est votre contrat avec eux qui compte : cherchez la durée, le préavis et à qui sont le domaine, les textes et les images ; pour le droit, voyez un juriste. Ne résiliez rien avant que le domaine soit entre vos mains. Nous regardons cela avec vous à l'{audit.free}, et chez nous tout est à vous dès le premier jour.",
    },
    next: "slot",
  },
  processor: {
    about: "data",
    page: "/privacy",
    ask: {
      en: [
        "Do you sign a data processing agreement?",
        "who is controller and who is processor when you install a chatbot",
        "dpa",
        "agreement on processing of personal data",
        "records and transcripts for public administrations",
      ],
      fr: [
        "Signez-vous un contrat de sous-traitance des données ?",
        "qui est responsable du traitement et qui est sous-traitant quand vous installez un chatbot",
        "dpa",
        "accord de traitement des données",
        "règles d'archivage pour une administration",
      ],
    },
    say: {
      en: "As a rule you are the controller and we process for you; who processes what, where and for how long you get in writing before anything is switched on. Our pages print no such agreement: ask for it in the first call, {company.phone}, and it becomes part of the quote. No legal advice from me.",
      fr: "En règle générale, vous êtes responsable du traitement et nous traitons pour vous ; qui traite quoi, où et combien de temps, vous l'avez par écrit avant toute mise en service. Nos pages n'affichent pas un tel contrat : demandez-le au premier appel, {company.phone}, il fera partie du devis. De ma part, pas de conseil juridique.",
    },
  },
  failedCase: {
    about: "company",
    page: "/showcases",
    ask: {
      en: [
        "Do you have a case that did not work?",
        "tell me about a failure of yours",
        "what went wrong in your projects",
        "what would you do differently",
        "an example where it failed",
      ],
      fr: [
        "Avez-vous un projet qui n'a pas marché ?",
        "parlez-moi d'un échec",
        "qu'est-ce qui a raté dans vos projets",
        "que feriez-vous autrement",
        "un exemple où ça n'a pas marché",
      ],
    },
    say: {
      en: "Each showcase says what we would do differently: for the campsite we drew the trees as they stood in winter, and in summer the shade had moved; the first stair calculator asked nine questions, and people left at the fourth. To be honest, the cases shown are samples. Campaigns that bring neither calls nor quotes are switched off.",
      fr: "Chaque réalisation dit ce que nous ferions autrement : pour le camping, nous avions dessiné les arbres comme en hiver, et en été l'ombre avait bougé ; le premier calculateur d'escaliers posait neuf questions, et les gens partaient à la quatrième. Pour être honnête, les projets montrés sont des exemples. Une campagne qui n'amène ni appels ni devis est arrêtée.",
    },
  },
  rate: {
    about: "search",
    page: "/services/seo-visibility",
    ask: {
      en: [
        "Can you only show me where I stand on Google?",
        "check my position on google",
        "how do i rank for my keyword",
        "tell me my ranking today",
      ],
      fr: [
        "Pouvez-vous me dire où j'en suis sur Google ?",
        "contrôler ma position sur google",
        "je suis combientième pour mon mot-clé",
        "mon classement aujourd'hui",
      ],
    },
    say: {
      en: "Not from this chat, I cannot look at sites. In the {audit.free} a person does it with you, {audit.minutes}: where you appear, what competitors do better, and which three changes come first. The list is yours.",
      fr: "Pas depuis ce chat, je ne peux pas regarder de sites. À l'{audit.free}, une personne le fait avec vous, {audit.minutes} : où vous apparaissez, ce que font mieux les concurrents, et les trois changements à faire d'abord. La liste vous reste.",
    },
    next: "slot",
  },
  harm: {
    about: "contact",
    page: null,
    ask: {
      en: [
        "Can you hack a site for me?",
        "hack the website of my ex",
        "get into someone's mailbox",
        "take down my competitor's site",
        "write fake reviews for us",
        "spy on my wife's phone",
      ],
      fr: [
        "Pouvez-vous pirater un site pour moi ?",
        "m'aider à pirater le site de mon ex",
        "entrer dans la boîte mail de quelqu'un",
        "faire tomber le site de mon concurrent",
        "écrire de faux avis pour nous",
        "espionner le téléphone de ma femme",
      ],
    },
    say: {
      en: "No, that is against the law, and we do not help with it. If a page of somebody else harms you, a lawyer knows the way, and Google has forms for it. If your own site was attacked, call {company.phone}.",
      fr: "Non, c'est illégal, et nous n'y aidons pas. Si la page de quelqu'un vous nuit, un juriste connaît le chemin, et Google a des formulaires pour cela. Si c'est votre propre site qui est attaqué, appelez le {company.phone}.",
    },
  },
  landing: {
    about: "leads",
    page: "/services/lead-generation",
    ask: {
      en: [
        "Is a landing page better than a site to begin with?",
        "only a landing page how much",
        "do you sell just a landing page",
        "landing or website when starting",
        "a single page for my ad",
      ],
      fr: [
        "Une landing page suffit-elle pour démarrer ?",
        "juste une landing page combien",
        "vous vendez juste une landing",
        "landing ou site quand on démarre",
        "une seule page pour ma pub",
      ],
    },
    say: {
      en: "For one offer with an ad behind it, a landing page is enough, and we make them as part of lead generation, quoted after the {audit.free}. To be found on Google by name, trade and town you need a few pages: Basic, {basic.month}, holds {basic.pages}. Many begin with the site and add the landing page with the first campaign.",
      fr: "Pour une seule offre portée par une publicité, une landing page suffit ; nous en faisons dans l'acquisition de prospects, sur devis après l'{audit.free}. Pour être trouvé sur Google par nom, métier et ville, il faut quelques pages : Basic, {basic.month}, en comprend {basic.pages}. Beaucoup commencent par le site et ajoutent la landing page avec la première campagne.",
    },
  },
  notIndexed: {
    about: "search",
    page: "/services/seo-visibility",
    ask: {
      en: [
        "Google does not index my pages, why?",
        "crawled currently not indexed in search console",
        "discovered not indexed",
        "my pages are excluded from the index",
        "search console shows errors",
      ],
      fr: [
        "Google n'indexe pas mes pages, pourquoi ?",
        "explorées actuellement non indexées dans la search console",
        "détectée non indexée",
        "mes pages sont exclues de l'index",
        "la search console affiche des erreurs",
      ],
    },
    say: {
      en: "Mostly because Google finds the pages thin, double or hard to read, or hardly linked from your other pages. SEO Essential, {seo.essential}, checks every page, the sitemap and Search Console and repairs what is in the way; pages that say too little are written anew in Advanced, {seo.advanced}. I cannot see your site; the {audit.free} tells which it is.",
      fr: "Le plus souvent parce que Google les trouve minces, en double ou difficiles à lire, ou peu liées à vos autres pages. Le SEO Essentiel, {seo.essential}, contrôle chaque page, le plan du site et la Search Console et répare ce qui gêne ; les pages trop pauvres sont réécrites dans l'Avancé, {seo.advanced}. Je ne vois pas votre site ; l'{audit.free} dit ce qu'il en est.",
    },
  },
  countLeads: {
    about: "leads",
    page: "/services/lead-generation",
    ask: {
      en: [
        "What is a lead, and how do you count it?",
        "is a call or an email a lead",
        "how do you count enquiries",
        "what counts as a lead exactly",
        "definition of a lead",
      ],
      fr: [
        "Qu'est-ce qu'un lead, et comment le comptez-vous ?",
        "un appel ou un mail c'est un lead",
        "comment vous comptez les demandes",
        "qu'est-ce qui compte comme lead exactement",
        "définition d'un lead",
      ],
    },
    say: {
      en: "A lead is somebody who asks you for something: a call, a form, a mail that the campaign brought. We count every step up to the quote, without names: how many called, wrote, received a quote and signed, on one page a month. What brings no quotes is switched off. The price is quoted after the {audit.free}.",
      fr: "Un lead, c'est quelqu'un qui vous demande quelque chose : un appel, un formulaire, un e-mail amené par la campagne. Nous comptons chaque étape jusqu'au devis, sans les noms : combien ont appelé, écrit, reçu un devis et signé, sur une page par mois. Ce qui n'amène pas de devis est arrêté. Le prix est sur devis après l'{audit.free}.",
    },
  },
  liveData: {
    about: "site",
    page: "/contact",
    ask: {
      en: [
        "Can results or data update by themselves on the site?",
        "league results from the federation automatically",
        "show our instagram feed on the site",
        "prices that update from our software",
        "live data from another site",
      ],
      fr: [
        "Les résultats peuvent-ils se mettre à jour tout seuls ?",
        "résultats du championnat depuis la fédération automatiquement",
        "afficher notre instagram sur le site",
        "des prix qui viennent de notre logiciel",
        "données en direct d'un autre site",
      ],
    },
    say: {
      en: "It can be built if the other side offers its data for it, and is then quoted, to be paid once; the plan comes on top, from {basic.month}. If there is a ready-made window to embed, it is a small thing. Name the source in the form, and a person checks it before the quote.",
      fr: "Cela se construit si l'autre côté met ses données à disposition, sur devis, à payer une fois ; le forfait s'y ajoute, dès {basic.month}. S'il existe un module prêt à intégrer, c'est peu de chose. Nommez la source dans le formulaire, une personne vérifie avant le devis.",
    },
  },
  portalFees: {
    about: "leads",
    page: "/showcases/hotel-bellerive",
    ask: {
      en: [
        "Can a site bring down what we pay to Booking?",
        "we pay 18 percent commission to booking",
        "fewer portal commissions more direct bookings",
        "would a site like that reduce our commissions",
        "get away from airbnb and booking",
      ],
      fr: [
        "Un site peut-il réduire nos commissions à Booking ?",
        "on paie 18 pour cent à booking",
        "moins de commissions plus de réservations directes",
        "un site comme ça réduirait les commissions",
        "se passer d'airbnb et de booking",
      ],
    },
    say: {
      en: "That is what the case of Hôtel Bellerive tells, a sample as the terms say: with the price of a night beside the portal's, four nights in ten are booked direct, and the portal stays for the winter. It cost {case.hotel-bellerive}, then Pro at {pro.month}. A figure for your house nobody can promise; the {audit.free} shows what is possible.",
      fr: "C'est ce que raconte le cas de l'Hôtel Bellerive, un exemple comme le disent les conditions : avec le prix de la nuit à côté de celui du portail, quatre nuits sur dix se réservent en direct, et le portail reste pour l'hiver. Coût : {case.hotel-bellerive}, puis Pro à {pro.month}. Un chiffre pour votre maison, personne ne peut le promettre ; l'{audit.free} montre ce qui est possible.",
    },
  },
  lawOfAi: {
    about: "data",
    page: "/services/artificial-intelligence-ai",
    ask: {
      en: [
        "May AI sort job applications or personal data?",
        "sort cvs with ai and data protection",
        "is it legal to let ai read client files",
        "ai with sensitive data lpd",
      ],
      fr: [
        "L'IA peut-elle trier des candidatures ou des données personnelles ?",
        "trier les cv avec l'ia et la lpd",
        "est-ce légal de laisser l'ia lire des dossiers",
        "ia et données sensibles lpd",
      ],
    },
    say: {
      en: "With care: say that a machine reads along, take no more than needed, and let a person decide, above all about people. Before anything is switched on you get in writing which data is processed, where and for how long. I give no legal advice; for sensitive data ask a lawyer, and bring the case to the first call.",
      fr: "Avec prudence : dire qu'une machine lit aussi, ne prendre que le nécessaire, et laisser une personne décider, surtout quand il s'agit de gens. Avant toute mise en service, vous avez par écrit quelles données sont traitées, où et combien de temps. Je ne donne pas de conseil juridique ; pour des données sensibles, voyez un juriste, et apportez le cas au premier appel.",
    },
  },
  whereHosted: {
    about: "hosting",
    page: "/services/hosting-and-maintenance",
    ask: {
      en: [
        "I do not know where my site is hosted",
        "how do i find out who hosts my site",
        "no idea which provider we have",
        "who has my domain",
      ],
      fr: [
        "Je ne sais pas où mon site est hébergé",
        "comment savoir qui héberge mon site",
        "aucune idée de notre fournisseur",
        "chez qui est mon domaine",
      ],
    },
    say: {
      en: "That can be found out: look for an invoice of the last two years, and ask the public register of .ch names (nic.ch), which tells the registrar. In the {audit.free} a person looks it up with you. Cancel nothing before we know where domain, site and mail are: {company.phone}.",
      fr: "Cela se trouve : cherchez une facture des deux dernières années, et consultez le registre public des noms .ch (nic.ch), qui indique le registraire. À l'{audit.free}, une personne le regarde avec vous. Ne résiliez rien avant de savoir où sont le domaine, le site et les e-mails : {company.phone}.",
    },
  },
} satisfies Entries;
