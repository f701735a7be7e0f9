import type { Entries } from "./entry";

const contact = "/contact";
const about = "/about-us";

/**
 * Questions of people who want no offer, such as the press, suppliers and people whom we called; and rare questions.
 */
export const dealings = {
  press: {
    topic: "company",
    page: about,
    question: {
      en: "I am a journalist, whom may I ask?",
      fr: "Je suis journaliste, à qui m'adresser ?",
    },
    say: {
      en: "Write to {company.email} or call {company.phone}, with your questions and your deadline: someone from the team answers, within {support.hours}. What you may quote: an agency in Lausanne, since {company.since}. People, clients and reviews shown here are fictitious, so please do not cite them.",
      fr: "Écrivez à {company.email} ou appelez le {company.phone}, avec vos questions et votre délai : une personne de l'équipe répond, en {support.hours} au plus. Ce que vous pouvez citer : une agence à Lausanne, depuis {company.since}. Les personnes, clients et avis montrés ici sont fictifs ; merci de ne pas les citer.",
    },
    next: "call",
  },
  supplier: {
    topic: "company",
    page: contact,
    question: {
      en: "May I offer you my services?",
      fr: "Puis-je vous proposer mes services ?",
    },
    say: {
      en: "Send it in a few lines to {company.email}: what you offer, for whom, an example. A person reads it and decides; I can neither order nor arrange a meeting, and no answer is promised to offers.",
      fr: "Envoyez votre offre en quelques lignes à {company.email} : ce que vous proposez, pour qui, un exemple. Une personne la lit et décide ; je ne peux ni commander ni fixer de rendez-vous, et aucune réponse n'est promise aux offres.",
    },
  },
  unwanted: {
    topic: "contact",
    page: contact,
    question: {
      en: "You keep calling me, please stop",
      fr: "Vous n'arrêtez pas de m'appeler, stop",
    },
    say: {
      en: "I am sorry. Cold calls and bought lists are no part of what we do, so it may be somebody who uses our name. Tell {company.email} the number, the day and what was said: someone will check whether it was us, and erase your data if we hold any.",
      fr: "J'en suis navré. Démarchage et listes achetées ne font pas partie de notre travail ; c'est peut-être quelqu'un qui se sert de notre nom. Écrivez à {company.email} le numéro, le jour et ce qui a été dit : une personne vérifie si cela venait de nous, et efface vos données si nous en avons.",
    },
    next: "call",
  },
  numbers: {
    topic: "company",
    page: contact,
    question: {
      en: "What is your VAT or company number?",
      fr: "Quel est votre numéro de TVA ou IDE ?",
    },
    say: {
      en: "Our pages give neither a legal form, a VAT or company number nor bank details, and I would not take them from a chat: they belong on the invoice. For your accounts, ask {company.email} or {company.phone}. What they do give: {company.name}, {company.address}.",
      fr: "Nos pages n'affichent ni forme juridique, ni numéro de TVA ou IDE, ni coordonnées bancaires, et mieux vaut ne pas les prendre dans un chat : leur place est sur la facture. Pour votre comptabilité, demandez à {company.email} ou au {company.phone}. Ce qu'elles indiquent : {company.name}, {company.address}.",
    },
  },
  mistaken: {
    topic: "terms",
    page: "/terms",
    question: {
      en: "I ordered by mistake, what now?",
      fr: "J'ai commandé par erreur, que faire ?",
    },
    say: {
      en: "A form or a call orders nothing: an order begins when a written quote is accepted, and nothing is charged before. Write to {company.email} what happened, with the name and the day, or call {company.phone}; someone will put it right. If a minor accepted a quote, say so at once.",
      fr: "Un formulaire ou un appel ne commande rien : une commande commence quand un devis écrit est accepté, et rien n'est facturé avant. Écrivez à {company.email} ce qui s'est passé, avec le nom et le jour, ou appelez le {company.phone} ; une personne remet cela en ordre. Si c'est un mineur qui a accepté un devis, dites-le tout de suite.",
    },
    next: "call",
  },
  formerStaff: {
    topic: "data",
    page: contact,
    question: {
      en: "A former employee still has our passwords, what now?",
      fr: "Un ancien employé a encore nos mots de passe, que faire ?",
    },
    say: {
      en: "Today, in this order: change the passwords of the email address behind the accounts, then of domain, hosting and site; remove that person's own account; find out who is registered as the holder of the domain. If something was changed already, call {company.phone}. For the law, ask a lawyer.",
      fr: "Aujourd'hui, dans cet ordre : changez les mots de passe de l'adresse e-mail derrière les comptes, puis du domaine, de l'hébergement et du site ; retirez le compte de cette personne ; regardez qui est inscrit comme détenteur du domaine. Si quelque chose a déjà été modifié, appelez le {company.phone}. Pour le droit, voyez un juriste.",
    },
    next: "call",
  },
  faces: {
    topic: "content",
    page: "/services/website-design-development/web-new",
    question: {
      en: "Can we have a site without pictures of people?",
      fr: "Un site sans photos de personnes est-il possible ?",
    },
    say: {
      en: "You decide what is shown, as the pictures come from you: rooms, hands at work, details, things made, or drawings do very well without faces. Say so at the start, and it is agreed when the pages are planned. For pictures of children, ask the parents in writing first; the rest is a lawyer's question.",
      fr: "Vous décidez de ce qui est montré, car les images viennent de vous : les lieux, des mains au travail, des détails, des objets ou des dessins marchent très bien sans visages. Dites-le au début, nous le fixons en dressant la liste des pages. Pour des images d'enfants, demandez d'abord l'accord écrit des parents ; le reste est une question de juriste.",
    },
  },
  marketplace: {
    topic: "shop",
    page: "/pricing",
    question: {
      en: "I sell on Etsy, should I have my own shop?",
      fr: "Je vends sur Etsy, devrais-je avoir ma propre boutique ?",
    },
    say: {
      en: "A marketplace brings people and takes its share; in a shop of your own the clients, the name and the rules are yours, but you must bring the people. With few sales, stay where you are and add a small site that leads there: Basic, {basic.month}. When orders come every week, count: Commerce costs {commerce.month} and includes {commerce.products}. You can have both.",
      fr: "Une place de marché amène du monde et prend sa part ; dans votre propre boutique, clients, nom et règles sont à vous, mais c'est à vous d'amener le monde. Avec peu de ventes, restez-y et ajoutez un petit site qui y mène : Basic, {basic.month}. Quand des commandes arrivent chaque semaine, comptez : Commerce coûte {commerce.month} et contient {commerce.products}. L'un n'empêche pas l'autre.",
    },
  },
  everything: {
    topic: "plans",
    page: "/pricing",
    question: {
      en: "What do a site, SEO and hosting cost together?",
      fr: "Combien coûtent ensemble un site, le SEO et l'hébergement ?",
    },
    say: {
      en: "Basic is {basic.month}, or {basic.year} if you pay by the year, with domain, hosting, text and basic SEO in it; there is no set-up fee. More SEO starts at {seo.essential}, and you can begin without. So Basic by the year with SEO Essential comes to {sum(basic.year, seo.essential)}, or {taxed(basic.year, seo.essential)} with VAT. A chatbot comes on top, from {bot.essential}; a logo is quoted.",
      fr: "Basic coûte {basic.month}, ou {basic.year} si vous payez à l'année, avec domaine, hébergement, textes et SEO de base ; il n'y a pas de frais de mise en route. Un SEO plus poussé commence à {seo.essential}, et l'on peut commencer sans. Basic à l'année avec le SEO Essentiel fait donc {sum(basic.year, seo.essential)}, ou {taxed(basic.year, seo.essential)} avec la TVA. Un chatbot s'ajoute dès {bot.essential} ; un logo se chiffre sur devis.",
    },
  },
  quoteValid: {
    topic: "terms",
    page: "/pricing",
    question: {
      en: "How long is a quote valid?",
      fr: "Combien de temps un devis est-il valable ?",
    },
    say: {
      en: "A written quote binds us for {quote.days}: until then its price holds, and any limited offer that stands in it. If you decide only later than that, ask for the quote, or for a new one, nearer the day. To find out whether yours still holds, write to {company.email} or call {company.phone} with its date; I cannot see quotes.",
      fr: "Un devis écrit nous engage pendant {quote.days} : jusque-là, son prix tient, et l'offre limitée qui y figure aussi. Si vous ne décidez que plus tard, demandez le devis, ou un nouveau, à l'approche de cette date. Pour savoir si le vôtre tient encore, écrivez à {company.email} ou appelez le {company.phone} avec sa date ; moi, je ne vois pas les devis.",
    },
  },
  lateLaunch: {
    topic: "terms",
    page: "/pricing",
    question: {
      en: "What if you deliver late?",
      fr: "Et si vous livrez en retard ?",
    },
    say: {
      en: "If we are late, you pay for the plan later: its first invoice comes on the day of the launch, not before. If your corrections take longer, the date slips by as many days. If we are more than a month late, you may stop, owe nothing and get back what you have paid. A fixed date, with what follows from it, can be settled in the quote.",
      fr: "Si c'est nous qui tardons, vous payez le forfait plus tard : sa première facture arrive le jour de la mise en ligne, pas avant. Si vos corrections prennent plus de temps, la date recule d'autant. Si nous tardons de plus d'un mois, vous pouvez arrêter, sans rien devoir, et nous rendons ce que vous avez payé. Une date fixe et ses suites se règlent dans le devis.",
    },
  },
  reminders: {
    topic: "site",
    page: "/contact",
    question: {
      en: "Can the site send reminders to my clients?",
      fr: "Le site peut-il envoyer des rappels à mes clients ?",
    },
    say: {
      en: "As a rule the booking system that you use sends them, and we build that system into your pages: it is in the price of the plan, from {basic.month}. Reminders that we would have to make ourselves are on none of our pages; tell a person what you need, {company.phone}, and it is quoted.",
      fr: "En général, c'est votre système de réservation qui les envoie, et nous intégrons ce système à vos pages : c'est compris dans le forfait, dès {basic.month}. Des rappels que nous devrions construire nous-mêmes ne figurent pas sur nos pages ; dites à une personne ce qu'il vous faut, au {company.phone}, et cela fait l'objet d'un devis.",
    },
  },
  minor: {
    topic: "terms",
    page: "/contact",
    question: {
      en: "I am under age, can I order?",
      fr: "Je suis mineur, puis-je commander ?",
    },
    say: {
      en: "You may ask and plan at any age; nothing is ordered before somebody signs the written quote. Our pages name no age, and I give no legal advice: have a parent or guardian with you in the first call, so that they can sign. {company.phone}, or the form.",
      fr: "Demander et préparer, à tout âge ; rien n'est commandé avant que quelqu'un signe le devis écrit. Nos pages n'indiquent pas d'âge, et je ne donne pas de conseil juridique : que l'un de vos parents soit là au premier appel, pour pouvoir signer. {company.phone}, ou le formulaire.",
    },
  },
  map: {
    topic: "site",
    page: "/services/website-design-development",
    question: {
      en: "Can you put a map on my site?",
      fr: "Pouvez-vous mettre une carte sur mon site ?",
    },
    say: {
      en: "A map or a link to the directions, to find you, belongs on a contact page, and that is one of the pages of a plan, from {basic.month}. A map drawn for you is quoted: that of Camping du Lac (an invented example), with all its pitches, cost {case.camping-du-lac}.",
      fr: "Un plan ou un lien vers l'itinéraire, pour venir chez vous, a sa place sur la page de contact, qui est l'une des pages du forfait, dès {basic.month}. Une carte dessinée pour vous se chiffre : celle du Camping du Lac (un exemple inventé), avec tous ses emplacements, a coûté {case.camping-du-lac}.",
    },
  },
  keepLogo: {
    topic: "design",
    page: "/services/graphic-design",
    question: {
      en: "Do I need a new logo for the site?",
      fr: "Me faut-il un nouveau logo pour le site ?",
    },
    say: {
      en: "You need no new logo: if you have one, we use it, and design the site in its colours. Send the best file you have, a vector one if there is any. If it does not work on a phone or on a van, we'll say so; redrawing it is quoted, graphic design starts at {design.from}. No logo at all is no obstacle either.",
      fr: "Un nouveau logo n'est pas nécessaire : si vous en avez un, nous l'utilisons et dessinons le site dans ses couleurs. Envoyez le meilleur fichier que vous avez, vectoriel si possible. S'il n'est pas lisible sur un téléphone ou une camionnette, nous le disons ; le redessiner se chiffre sur devis, le graphisme commence à {design.from}. Ne pas avoir de logo n'est pas un obstacle non plus.",
    },
  },
  messenger: {
    topic: "site",
    page: "/contact",
    question: {
      en: "Can clients write to me by WhatsApp from the site?",
      fr: "Mes clients peuvent-ils m'écrire par WhatsApp depuis le site ?",
    },
    say: {
      en: "A button that opens WhatsApp is a small thing; our pages do not name it, so say it in the first call and it goes into the quote. A chatbot that answers in messaging services, too, is Ultimate, which is quoted; Essential, {bot.essential}, hands over with your number and your form.",
      fr: "Un bouton qui ouvre WhatsApp est peu de chose ; nos pages ne le nomment pas, dites-le donc au premier appel et le devis l'indique. Un chatbot qui répond aussi dans une messagerie, c'est Ultime, sur devis ; Essentiel, {bot.essential}, passe le relais avec votre numéro et votre formulaire.",
    },
  },
  video: {
    topic: "content",
    page: "/services/website-design-development/web-new",
    question: {
      en: "Do you make videos?",
      fr: "Faites-vous des vidéos ?",
    },
    say: {
      en: "Filming is not among our offers. A video that you have goes on your pages, as far as they stay fast; and as for photographs, we can look for somebody near you, who bills you directly. Ask in the first call: {company.phone}.",
      fr: "Filmer ne fait pas partie de nos offres. Une vidéo que vous avez trouve sa place sur vos pages, tant qu'elles restent rapides ; et comme pour les photos, nous pouvons chercher quelqu'un près de chez vous, qui vous facture directement. Demandez au premier appel : {company.phone}.",
    },
  },
  textsOnly: {
    topic: "content",
    page: "/services/seo-visibility",
    question: {
      en: "Do you write texts without a site?",
      fr: "Rédigez-vous des textes sans faire le site ?",
    },
    say: {
      en: "Text alone is not among our offers, but ask: work outside a plan costs {work.hour}, stated in writing first. Pages that people find are written in SEO Advanced, {seo.advanced} with two of them, and Expert, {seo.expert} with five; in a website plan the text is included.",
      fr: "Les textes seuls ne sont pas une offre affichée, mais demandez : le travail hors forfait coûte {work.hour}, indiqué d'abord par écrit. Des pages que l'on trouve se rédigent dans le SEO Avancé, {seo.advanced} avec deux pages, et Expert, {seo.expert} avec cinq ; dans un forfait de site, les textes sont compris.",
    },
  },
  unsubscribe: {
    topic: "contact",
    page: "/blog",
    question: {
      en: "How do I unsubscribe from the newsletter?",
      fr: "Comment me désabonner de la newsletter ?",
    },
    say: {
      en: "At any time: each email has its link, or write to {company.email} and someone will do it. I cannot unsubscribe you from here. Without that, the subscription ends by itself after {data.months} at most.",
      fr: "À tout moment : chaque e-mail contient son lien, ou écrivez à {company.email}, une personne le fait. D'ici, je ne peux pas vous désabonner. Sans cela, l'abonnement prend fin de lui-même après {data.months} au plus.",
    },
  },
  rush: {
    topic: "site",
    page: "/services/website-design-development",
    question: {
      en: "Can you make a page in two weeks?",
      fr: "Pouvez-vous faire une page en deux semaines ?",
    },
    say: {
      en: "I cannot promise it, so call soon, in office hours: {company.phone}; someone will tell you honestly whether the date holds. A whole site takes {project.weeks}, and under {launch.days} from the day your text is approved; one page is less, if text and pictures are ready. Haste can cost more, and the quote says so first.",
      fr: "Je ne peux pas le promettre, appelez donc vite, aux heures de bureau : {company.phone} ; une personne dit franchement si la date est tenable. Un site entier prend {project.weeks}, et moins de {launch.days} dès vos textes approuvés ; une page, c'est moins, si textes et images sont prêts. La hâte peut coûter plus, et le devis le dit d'abord.",
    },
    next: "call",
  },
  links: {
    topic: "search",
    page: "/blog",
    question: {
      en: "Do you sell links or guest posts?",
      fr: "Vendez-vous des liens ou des articles invités ?",
    },
    say: {
      en: "No: we sell no links on our pages and publish no guest posts there. Tricks that Google punishes we turn down. SEO Expert, {seo.expert}, includes links to your site from other sites in your region; our pages do not say how they are won, so ask {company.email}.",
      fr: "Non : nous ne vendons pas de liens sur nos pages et n'y publions pas d'articles invités. Les astuces que Google punit, nous les refusons. Le SEO Expert, {seo.expert}, comprend des liens vers votre site depuis d'autres sites de votre région ; comment ils s'obtiennent, nos pages ne le disent pas : demandez à {company.email}.",
    },
  },
  technology: {
    topic: "site",
    page: "/services/website-design-development",
    question: {
      en: "Which technology do you build with?",
      fr: "Avec quelle technologie construisez-vous ?",
    },
    say: {
      en: "With none of the usual systems: we design and code the site ourselves, and you get a login of your own for text and pictures. We do not build with WordPress, Wix or Shopify, and our pages name no other technology. The pages can be read before any script runs, and you take them along as ordinary files that any host can serve; the code is yours. For a headless system or a framework of your choice, ask Samuel, who builds the sites: {company.phone}.",
      fr: "Avec aucun des systèmes habituels : nous dessinons et programmons le site nous-mêmes, et vous avez votre propre accès pour les textes et les images. Nous ne créons pas de sites avec WordPress, Wix ou Shopify, et nos pages ne nomment pas d'autre technologie. Les pages se lisent avant tout script, et vous les emportez en fichiers ordinaires que tout hébergeur sait servir ; le code est à vous. Pour un système headless ou un framework de votre choix, demandez à Samuel, qui construit les sites : {company.phone}.",
    },
  },
  callWith: {
    topic: "booking",
    page: "/contact",
    question: {
      en: "Who will I talk to, and by what means?",
      fr: "À qui vais-je parler, et par quel moyen ?",
    },
    say: {
      en: "By phone, in calls of {call.minutes}, with someone from our team, who as a rule then stays with your project; we call you at the time that you choose. Zoom, Teams or Meet are not named on our pages: if you prefer a video call, write it in the message, and someone will send you what is needed.",
      fr: "Par téléphone, en appels de {call.minutes}, avec une personne de l'équipe, qui suit en règle générale votre projet ensuite ; nous vous appelons à l'heure choisie. Zoom, Teams ou Meet ne sont pas nommés sur nos pages : si vous préférez la visio, écrivez-le dans le message, une personne vous envoie ce qu'il faut.",
    },
  },
  speakClient: {
    topic: "company",
    page: "/showcases",
    question: {
      en: "Can I speak with one of your clients?",
      fr: "Puis-je parler à l'un de vos clients ?",
    },
    say: {
      en: "Ask a person: {company.phone} or {company.email}; they name a real client who is willing to talk. I have no contacts to give, and to be honest, the people, clients and reviews shown on this site are fictitious. Take your time: a written quote holds for {quote.days}.",
      fr: "Demandez à une personne : {company.phone} ou {company.email} ; elle vous indique un vrai client qui accepte de parler. Je n'ai pas de contacts à donner, et pour être honnête, les personnes, clients et avis montrés sur ce site sont fictifs. Prenez votre temps : un devis écrit vaut {quote.days}.",
    },
  },
  onlyDesign: {
    topic: "design",
    page: "/services/graphic-design",
    question: {
      en: "Can I order a logo without a website?",
      fr: "Puis-je commander un logo sans site ?",
    },
    say: {
      en: "Design can be ordered by itself. The smallest piece, such as a business card made from your logo, costs {design.from}; a logo is quoted in writing first, with {design.directions} directions drawn by hand, about {design.weeks}. We deliver the files, a printer of your choice prints.",
      fr: "Le graphisme peut se commander seul. Le plus petit travail, comme une carte de visite d'après votre logo, coûte {design.from} ; un logo fait d'abord l'objet d'un devis écrit, avec {design.directions} pistes dessinées à la main, environ {design.weeks}. Nous livrons les fichiers, l'imprimeur de votre choix imprime.",
    },
  },
  hostingOnly: {
    topic: "hosting",
    page: "/services/hosting-and-maintenance",
    question: {
      en: "Can I have hosting alone?",
      fr: "Puis-je prendre seulement l'hébergement ?",
    },
    say: {
      en: "You can have hosting alone: Perform, {hosting.perform}, on Swiss servers, with the certificate and support; you do your own updates and keep a copy of your files. With maintenance and backups it is SecureWeb, {hosting.secureweb}. Moving the site is our work; someone will check first whether we take your system.",
      fr: "Vous pouvez prendre l'hébergement seul : Perform, {hosting.perform}, sur des serveurs suisses, avec le certificat et l'assistance ; vous faites vos mises à jour et gardez une copie de vos fichiers. Avec maintenance et sauvegardes, c'est SecureWeb, {hosting.secureweb}. Le déménagement est notre travail ; une personne vérifie d'abord si nous prenons votre système.",
    },
  },
  drafts: {
    topic: "bot",
    page: "/services/artificial-intelligence-ai",
    question: {
      en: "Can AI prepare answers to our emails?",
      fr: "L'IA peut-elle préparer les réponses à nos e-mails ?",
    },
    say: {
      en: "AI can prepare drafts in your tone, from your documents; a person reads, corrects and sends them. We begin with a week's trial on past cases. Where the data is processed, and for how long, you get in writing before anything is switched on; our pages name neither provider nor country for it, so make Switzerland a condition in the first call. The price is quoted.",
      fr: "L'IA peut préparer des brouillons dans votre ton, d'après vos documents ; une personne les lit, les corrige et les envoie. Nous commençons par une semaine d'essai sur des cas passés. Où les données sont traitées, et combien de temps, vous l'avez par écrit avant toute mise en service ; nos pages ne nomment ni fournisseur ni pays, faites donc de la Suisse une condition dès le premier appel. Le prix est sur devis.",
    },
  },
  oneHand: {
    topic: "company",
    page: "/services",
    question: {
      en: "Do you do everything, or do I need several companies?",
      fr: "Faites-vous tout, ou me faut-il plusieurs entreprises ?",
    },
    say: {
      en: "One is enough for nearly all of it: we do websites (from {basic.month}), the design of menus, cards and signs (from {design.from}, a logo quoted), your Google Business Profile ({seo.local}) and campaigns on Google and Instagram. Printing and mounting are done by a printer and a sign maker; for photographs we find somebody near you. One person looks after it all.",
      fr: "Une seule suffit pour presque tout : nous faisons le site (dès {basic.month}), le graphisme des menus, cartes et enseignes (dès {design.from}, un logo sur devis), votre fiche Google ({seo.local}) et des campagnes sur Google et Instagram. L'impression et la pose sont l'affaire d'un imprimeur et d'un enseigniste ; pour les photos, nous trouvons quelqu'un près de chez vous. Une seule personne suit le tout.",
    },
  },
  rename: {
    topic: "company",
    page: "/contact",
    question: {
      en: "We are changing our company's name: what comes first?",
      fr: "Nous changeons de nom, dans quel ordre faire les choses ?",
    },
    say: {
      en: "In this order: reserve the domain at once, then the logo (about {design.weeks}), then the site ({project.weeks} in all), with the new email addresses set up before the launch. Each old address is redirected for good, so Google follows, and the Google Business Profile gets the new name on the day. So begin about three months before: {company.phone}.",
      fr: "Dans cet ordre : réserver le domaine tout de suite, puis le logo (environ {design.weeks}), puis le site (en tout {project.weeks}), avec les nouvelles adresses e-mail prêtes avant la mise en ligne. Chaque ancienne adresse est redirigée définitivement, Google suit donc, et la fiche Google prend le nouveau nom ce jour-là. Commencez environ trois mois avant : {company.phone}.",
    },
  },
  whatIsAi: {
    topic: "bot",
    page: "/services/artificial-intelligence-ai",
    question: {
      en: "What is AI, in simple words?",
      fr: "C'est quoi l'IA, en mots simples ?",
    },
    say: {
      en: "A normal program follows rules that somebody wrote down; an AI has learned from many examples and guesses the most likely answer, so it can also be wrong. That is why ours answer from your own pages only, check each figure against your list, and hand over to a person when they do not know. A chatbot starts at {bot.essential}.",
      fr: "Un programme normal suit des règles que quelqu'un a écrites ; une IA a appris sur beaucoup d'exemples et devine la réponse la plus probable, elle peut donc se tromper. C'est pourquoi les nôtres répondent seulement d'après vos pages, contrôlent chaque chiffre avec votre liste et passent le relais quand elles ne savent pas. Un chatbot commence à {bot.essential}.",
    },
  },
  freelance: {
    topic: "company",
    page: "/career",
    question: {
      en: "Do you work with freelancers?",
      fr: "Travaillez-vous avec des indépendants ?",
    },
    say: {
      en: "Our pages say nothing about work for freelancers, and no position is open. Photographers we do look for now and then, near a client. Send a few lines, your place and examples to {company.email}: someone will read it.",
      fr: "Nos pages ne parlent pas de mandats pour indépendants, et aucun poste n'est ouvert. Des photographes, nous en cherchons parfois, près d'un client. Envoyez quelques lignes, votre lieu et des exemples à {company.email} : une personne les lit.",
    },
  },
  pageDetail: {
    topic: "company",
    page: "/showcases",
    question: {
      en: "Which typeface or tool is used on this page?",
      fr: "Quelle police ou quel outil sur cette page ?",
    },
    say: {
      en: "Such details are not on our pages, so I do not guess; the person who made it tells you gladly: {company.email}, with the address of the page. What each showcase cost, how long it took and what we would do differently, it says itself.",
      fr: "De tels détails ne sont pas sur nos pages, je ne devine donc pas ; la personne qui l'a fait vous le dit volontiers : {company.email}, avec l'adresse de la page. Ce que chaque réalisation a coûté, sa durée et ce que nous ferions autrement, elle le dit elle-même.",
    },
  },
  wrongNumber: {
    topic: "contact",
    page: null,
    question: {
      en: "Are you not the physio?",
      fr: "Vous n'êtes pas le physio ?",
    },
    say: {
      en: "That does not sound like us: {company.name} is a web agency, which makes websites and gets them found. I cannot see appointments, parcels or vehicles of other companies; please call the one you mean. If it does concern us, {company.phone} helps at once.",
      fr: "Cela ne semble pas nous concerner : {company.name} est une agence web, qui fait des sites et les fait trouver. Je ne vois ni rendez-vous, ni colis, ni véhicules d'autres entreprises ; appelez celle que vous cherchez. Si c'est bien nous, le {company.phone} vous aide tout de suite.",
    },
  },
  otherContract: {
    topic: "terms",
    page: "/contact",
    question: {
      en: "I am bound to another agency, can I leave?",
      fr: "Je suis lié à une autre agence, puis-je partir ?",
    },
    say: {
      en: "What your contract with them says counts: look for duration, notice and who owns domain, text and pictures; for the law, ask a lawyer. Cancel nothing before the domain is in your hands. We look at it with you in the {audit.free}, and with us all of it is yours from the first day.",
      fr: "C'est votre contrat avec eux qui compte : cherchez la durée, le préavis et à qui sont le domaine, les textes et les images ; pour le droit, voyez un juriste. Ne résiliez rien avant que le domaine soit entre vos mains. Nous regardons cela avec vous à l'{audit.free}, et chez nous tout est à vous dès le premier jour.",
    },
    next: "slot",
  },
  processor: {
    topic: "data",
    page: "/privacy",
    question: {
      en: "Do you sign a data processing agreement?",
      fr: "Signez-vous un contrat de sous-traitance des données ?",
    },
    say: {
      en: "As a rule you are the controller and we process for you; for AI, you have in writing, before anything is switched on, what is processed, where and for how long. Our pages have no such agreement: ask for it in the first call, {company.phone}, and have it written into the quote. No legal advice from me.",
      fr: "En règle générale, vous êtes responsable du traitement et nous traitons pour vous ; pour l'IA, vous avez par écrit, avant toute mise en service, ce qui est traité, où et combien de temps. Nos pages n'affichent pas un tel contrat : demandez-le au premier appel, {company.phone}, et faites-le inscrire dans le devis. De ma part, pas de conseil juridique.",
    },
  },
  failedCase: {
    topic: "company",
    page: "/showcases",
    question: {
      en: "Do you have a case that did not work?",
      fr: "Avez-vous un projet qui n'a pas marché ?",
    },
    say: {
      en: "Each showcase says what we would do differently: for the campsite we drew the trees as they stood in winter, and in summer the shade had moved; the first stair calculator asked nine questions, and people left at the fourth. To be honest, the cases shown are invented. Campaigns that bring neither calls nor quotes are switched off.",
      fr: "Chaque réalisation dit ce que nous ferions autrement : pour le camping, nous avions dessiné les arbres comme en hiver, et en été l'ombre avait bougé ; le premier calculateur d'escaliers posait neuf questions, et les gens partaient à la quatrième. Pour être honnête, les projets montrés sont inventés. Une campagne qui n'amène ni appels ni devis est arrêtée.",
    },
  },
  rate: {
    topic: "search",
    page: "/services/seo-visibility",
    question: {
      en: "Can you only show me where I stand on Google?",
      fr: "Pouvez-vous me dire où j'en suis sur Google ?",
    },
    say: {
      en: "Not from this chat, I cannot look at sites. In the {audit.free} someone will do it with you, {audit.minutes}: where you appear, what competitors do better, and which three changes come first. The list is yours.",
      fr: "Pas depuis ce chat, je ne peux pas regarder de sites. À l'{audit.free}, une personne le fait avec vous, {audit.minutes} : où vous apparaissez, ce que font mieux les concurrents, et les trois changements à faire d'abord. La liste vous reste.",
    },
    next: "slot",
  },
  harm: {
    topic: "contact",
    page: null,
    question: {
      en: "Can you hack a site for me?",
      fr: "Pouvez-vous pirater un site pour moi ?",
    },
    say: {
      en: "No, that is against the law or against the rules of Google, and we do not help with it. What helps is to be better than they are: the {audit.free} shows where. If a page of somebody else harms you, ask a lawyer, and Google has forms for it. If your own site was attacked, call {company.phone}.",
      fr: "Non, c'est contraire à la loi ou aux règles de Google, et nous n'y aidons pas. Ce qui aide, c'est d'être meilleur : l'{audit.free} montre où. Si la page de quelqu'un vous nuit, un juriste connaît le chemin, et Google a des formulaires pour cela. Si c'est votre propre site qui est attaqué, appelez le {company.phone}.",
    },
  },
  landing: {
    topic: "leads",
    page: "/services/lead-generation",
    question: {
      en: "Is a landing page better than a site to begin with?",
      fr: "Une landing page suffit-elle pour démarrer ?",
    },
    say: {
      en: "For one offer with an ad behind it, a landing page is enough, and we make them as part of lead generation, quoted after the {audit.free}. To be found on Google by name, trade and town you need a few pages: Basic, {basic.month}, includes {basic.pages}. Many begin with the site and add the landing page with the first campaign.",
      fr: "Pour une seule offre portée par une publicité, une page d'arrivée (landing page) suffit ; nous en faisons dans l'acquisition de prospects, sur devis après l'{audit.free}. Pour être trouvé sur Google par nom, métier et ville, il faut quelques pages : Basic, {basic.month}, comprend {basic.pages}. Beaucoup commencent par le site et ajoutent la page d'arrivée avec la première campagne.",
    },
  },
  notIndexed: {
    topic: "search",
    page: "/services/seo-visibility",
    question: {
      en: "Google does not index my pages, why?",
      fr: "Google n'indexe pas mes pages, pourquoi ?",
    },
    say: {
      en: "Usually because Google finds the pages thin, duplicated or hard to read, or hardly linked from your other pages. SEO Essential, {seo.essential}, checks every page, the sitemap and Search Console and repairs what is in the way; Advanced, {seo.advanced}, adds two pages that we write. I cannot see your site; the {audit.free} tells which it is.",
      fr: "Le plus souvent parce que Google trouve les pages minces, en double ou difficiles à lire, ou peu liées à vos autres pages. Le SEO Essentiel, {seo.essential}, contrôle chaque page, le plan du site et la Search Console et répare ce qui gêne ; l'Avancé, {seo.advanced}, ajoute deux pages rédigées. Je ne vois pas votre site ; l'{audit.free} dit ce qu'il en est.",
    },
  },
  countLeads: {
    topic: "leads",
    page: "/services/lead-generation",
    question: {
      en: "What is a lead, and how do you count it?",
      fr: "Qu'est-ce qu'un lead, et comment le comptez-vous ?",
    },
    say: {
      en: "A lead is somebody who asks you for something: a call, a form, an email that the campaign brought. We count every step up to the quote, without names: how many called, wrote, received a quote and signed, on one page a month. What brings neither calls nor requests for quotes is switched off. The price is quoted after the {audit.free}.",
      fr: "Un lead, c'est quelqu'un qui vous demande quelque chose : un appel, un formulaire, un e-mail amené par la campagne. Nous comptons chaque étape jusqu'au devis, sans les noms : combien ont appelé, écrit, reçu un devis et signé, sur une page par mois. Ce qui n'amène ni appels ni demandes de devis est arrêté. Le prix est sur devis après l'{audit.free}.",
    },
  },
  liveData: {
    topic: "site",
    page: "/contact",
    question: {
      en: "Can results or data update by themselves on the site?",
      fr: "Les résultats peuvent-ils se mettre à jour tout seuls ?",
    },
    say: {
      en: "It can be built if the other side offers its data for it, and is then quoted, to be paid once; the plan comes on top, from {basic.month}. If there is a ready-made window to embed, it is a small thing. Name the source in the form, and someone will check it before the quote.",
      fr: "Cela se construit si la source met ses données à disposition, sur devis, à payer une fois ; le forfait s'y ajoute, dès {basic.month}. S'il existe un module prêt à intégrer, c'est peu de chose. Nommez la source dans le formulaire, une personne vérifie avant le devis.",
    },
  },
  portalFees: {
    topic: "leads",
    page: "/showcases/hotel-bellerive",
    question: {
      en: "Can a site bring down what we pay to Booking?",
      fr: "Un site peut-il réduire nos commissions à Booking ?",
    },
    say: {
      en: "That is what the case of Hôtel Bellerive tells, an invented example as the terms say: with the price of a night beside the portal's, four nights in ten are booked direct, and the portal stays for the winter. It cost {case.hotel-bellerive}, then Pro at {pro.month}. Nobody can promise a figure for your house; the {audit.free} shows what is possible.",
      fr: "C'est ce que raconte le cas de l'Hôtel Bellerive, un exemple inventé, comme le disent les conditions : avec le prix de la nuit à côté de celui du portail, quatre nuits sur dix se réservent en direct, et le portail reste pour l'hiver. Coût : {case.hotel-bellerive}, puis Pro à {pro.month}. Un chiffre pour votre maison, personne ne peut le promettre ; l'{audit.free} montre ce qui est possible.",
    },
  },
  lawOfAi: {
    topic: "data",
    page: "/services/artificial-intelligence-ai",
    question: {
      en: "May AI sort job applications or personal data?",
      fr: "L'IA peut-elle trier des candidatures ou des données personnelles ?",
    },
    say: {
      en: "With care: say that a machine reads it too, take no more than needed, and let a person decide, above all about people. Before anything is switched on we tell you in writing which data is processed, where and for how long. I give no legal advice; for sensitive data ask a lawyer, and bring the case to the first call.",
      fr: "Avec prudence : dire qu'une machine lit aussi, ne prendre que le nécessaire, et laisser une personne décider, surtout quand il s'agit de gens. Avant toute mise en service, vous avez par écrit quelles données sont traitées, où et combien de temps. Je ne donne pas de conseil juridique ; pour des données sensibles, voyez un juriste, et apportez le cas au premier appel.",
    },
  },
  whereHosted: {
    topic: "hosting",
    page: "/services/hosting-and-maintenance",
    question: {
      en: "I do not know where my site is hosted",
      fr: "Je ne sais pas où mon site est hébergé",
    },
    say: {
      en: "That can be found out: look for an invoice of the last two years, and ask the public register of .ch names (nic.ch), which tells the registrar. In the {audit.free} someone will look it up with you. Cancel nothing before we know where domain, site and email are: {company.phone}.",
      fr: "Cela se trouve : cherchez une facture des deux dernières années, et consultez le registre public des noms .ch (nic.ch), qui indique le registraire. À l'{audit.free}, une personne le regarde avec vous. Ne résiliez rien avant de savoir où sont le domaine, le site et les e-mails : {company.phone}.",
    },
  },
  holidays: {
    topic: "content",
    page: "/showcases/physio-grand-pont",
    question: {
      en: "Can the site show special opening hours and holidays?",
      fr: "Le site peut-il montrer les horaires spéciaux et les vacances ?",
    },
    say: {
      en: "A notice or new hours are a small edit: you change them with a login of your own, or we do it in the hours of your plan, {basic.edits} in Basic. Opening hours that know the public holidays by themselves, as in the case Physio Grand-Pont, are agreed in the first call. Remember your Google Business Profile, too.",
      fr: "Une annonce ou de nouveaux horaires sont une petite modification : vous les changez avec votre propre accès, ou nous le faisons dans les heures du forfait, {basic.edits} dans Basic. Des horaires qui connaissent seuls les jours fériés, comme pour Physio Grand-Pont, se décident au premier appel. Pensez aussi à votre fiche Google.",
    },
  },
  sold: {
    topic: "terms",
    page: "/pricing",
    question: {
      en: "What happens to the site if I sell or hand over the business?",
      fr: "Que devient le site si je vends ou remets l'entreprise ?",
    },
    say: {
      en: "The site, its domain and text are yours, so you may hand them on with the business. The plan can go on in the new owner's name: write to {company.email} with the date, and someone will arrange it; how it is billed is agreed then. If they do not want it, you may leave with {plans.notice}'s notice after the first {plans.first}, or at the end of the year already paid for.",
      fr: "Le site, son domaine et ses textes sont à vous, vous pouvez donc les remettre avec l'entreprise. Le forfait peut continuer au nom du repreneur : écrivez à {company.email} avec la date, une personne s'en occupe ; la facturation se fixe alors. S'il n'en veut pas : {plans.notice} de préavis une fois {plans.first} écoulés, ou la fin de l'année déjà payée.",
    },
  },
  secretWork: {
    topic: "audit",
    page: "/contact",
    question: {
      en: "Can you look at it without my current agency knowing?",
      fr: "Pouvez-vous regarder sans que mon agence le sache ?",
    },
    say: {
      en: "The {audit.free} is between you and us, and we write to nobody else. A person looks at what can be seen from outside, and at your own accounts if you open them with us at the screen. You keep the list, and decide yourself what you do with it.",
      fr: "L'{audit.free} reste entre vous et nous, et nous n'écrivons à personne d'autre. Une personne regarde ce qui se voit de l'extérieur, et vos propres comptes si vous les ouvrez avec nous à l'écran. La liste vous reste, et vous décidez vous-même quoi en faire.",
    },
    next: "slot",
  },
  inclusive: {
    topic: "content",
    page: "/services/website-design-development",
    question: {
      en: "Do you write in inclusive or simple language?",
      fr: "Écrivez-vous en langage inclusif ou simple ?",
    },
    say: {
      en: "As you like: the text starts from an interview with you, in your tone, and you correct and approve it, with {work.rounds} rounds of corrections in the price. Inclusive writing, simple words, formal or familiar: say it in the interview, and we keep to it on every page.",
      fr: "Comme vous voulez : les textes partent d'un entretien avec vous, dans votre ton, et vous les corrigez et les approuvez, avec {work.rounds} tours de corrections dans le prix. Écriture inclusive, mots simples, vous ou tu : dites-le à l'entretien, et nous nous y tenons sur chaque page.",
    },
  },
  blog: {
    topic: "content",
    page: "/services/website-design-development/web-new",
    question: {
      en: "Can the site have a blog or news?",
      fr: "Le site peut-il avoir un blog ou des actualités ?",
    },
    say: {
      en: "A list of news, events or finished work goes into a plan, from {basic.month}, and one more piece in it is a small edit, which you make with a login of your own or send to us ({basic.edits} in Basic). Articles as pages of their own count as pages; we write some in SEO Advanced, {seo.advanced}.",
      fr: "Une liste d'actualités, d'événements ou de réalisations a sa place dans un forfait, dès {basic.month}, et un élément de plus est une petite modification, que vous faites avec votre propre accès ou nous envoyez ({basic.edits} dans Basic). Des articles qui ont leur propre page comptent comme pages ; nous en rédigeons dans le SEO Avancé, {seo.advanced}.",
    },
  },
  reviewsOnSite: {
    topic: "site",
    page: "/services/website-design-development",
    question: {
      en: "Can my site show our Google reviews?",
      fr: "Mon site peut-il montrer nos avis Google ?",
    },
    say: {
      en: "Words of your customers, with their consent, go on your pages like any text, and you may change them. A window that fetches the Google reviews by itself is not named on our pages; say so in the first call, and the quote says whether it is worth it. More reviews on Google: Local SEO, {seo.local}, sets up a simple way of asking.",
      fr: "Les mots de vos clients, avec leur accord, trouvent place sur vos pages comme tout texte, et vous pouvez les changer. Un module qui reprend seul les avis Google n'est pas nommé sur nos pages ; dites-le au premier appel, le devis dira si cela vaut la peine. Pour plus d'avis sur Google : le SEO local, {seo.local}, met en place une façon simple de demander.",
    },
  },
  aiJobs: {
    topic: "company",
    page: "/services/artificial-intelligence-ai",
    question: {
      en: "Does AI not take people's jobs?",
      fr: "L'IA ne prend-elle pas le travail des gens ?",
    },
    say: {
      en: "A fair question, and one that I cannot settle. What we build takes over one repetitive task, such as the same ten questions at night, and hands over to a person for all that needs judgement. Text and design of our sites are drafted by our team, after an interview with you. And nobody has to take AI: a good form and a telephone often do, and we say so.",
      fr: "La question est juste, et je ne peux pas la trancher. Ce que nous construisons reprend une tâche répétitive, comme les mêmes dix questions la nuit, et passe le relais à une personne dès qu'il faut du jugement. Textes et design de nos sites sont l'œuvre de notre équipe, après un entretien avec vous. Et l'IA n'est une obligation pour personne : un bon formulaire et un téléphone suffisent souvent, et nous le disons.",
    },
  },
  notDone: {
    topic: "company",
    page: "/services",
    question: {
      en: "What do you not do?",
      fr: "Que ne faites-vous pas ?",
    },
    say: {
      en: "Not among our offers: apps for the stores, sites on WordPress, Wix or Shopify, filming, photography and printing, writing newsletters, running your social accounts day by day, repairing computers, accounting. For photos we find somebody near you; for the rest a specialist is quicker. We do websites, search, ads and enquiries, chatbots, graphic design, hosting.",
      fr: "Ne font pas partie de nos offres : les applications pour l'App Store ou Google Play, les sites sur WordPress, Wix ou Shopify, filmer, photographier et imprimer, rédiger des newsletters, tenir vos réseaux au quotidien, réparer des ordinateurs, la comptabilité. Pour les photos, nous trouvons quelqu'un près de chez vous. Nous faisons sites, référencement, publicité, chatbots, graphisme et hébergement.",
    },
  },
} satisfies Entries;
