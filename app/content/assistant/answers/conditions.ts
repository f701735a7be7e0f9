import type { Entries } from "./entry";

/** Conditions: contract, ownership, deadlines, texts, languages. */
export const conditions = {
  bound: {
    topic: "terms",
    page: "/pricing",
    question: {
      en: "How long am I tied in?",
      fr: "Quelle est la durée d'engagement ?",
    },
    say: {
      en: "By the month: {plans.first} at first, counted from the day the site goes online, then {plans.notice}'s notice to the end of a month; so you leave at the end of the fourth month at the earliest, and an email is enough. By the year, for the year that you have paid: the plan does not renew by itself, we ask you {plans.renewal} before it ends, and if we hear nothing, the site stays online for one more month, free. Site and domain stay yours. SEO and other one-time packages have no term.",
      fr: "Au mois : {plans.first} d'abord, comptés dès le jour de la mise en ligne, puis {plans.notice} de préavis pour la fin d'un mois ; vous partez donc à la fin du quatrième mois au plus tôt, un e-mail suffit. À l'année, pour l'année que vous avez payée : le forfait ne se renouvelle pas de lui-même, nous vous posons la question {plans.renewal} avant la fin, et sans réponse le site reste en ligne un mois de plus, gratuitement. Le site et le domaine restent à vous. Le SEO et les autres prestations uniques n'ont pas de durée.",
    },
  },
  cancel: {
    topic: "terms",
    page: "/contact",
    question: {
      en: "How do I cancel my plan?",
      fr: "Comment résilier mon abonnement ?",
    },
    say: {
      en: "I am sorry to hear it. By the month, you leave with {plans.notice}'s notice to the end of a month, the fourth after the launch at the earliest; by the year, at the end of the year that you have paid. I cannot see contracts or cancel for you: write to {company.email} with your company's name, and someone will confirm the date, even if you do not have the papers to hand. Site and domain stay yours.",
      fr: "Dommage. Au mois, vous partez avec {plans.notice} de préavis pour la fin d'un mois, le quatrième après la mise en ligne au plus tôt ; à l'année, à la fin de l'année que vous avez payée. Je ne vois pas les contrats et ne peux rien résilier moi-même : écrivez à {company.email} avec le nom de votre société, une personne confirme la date, même si vous n'avez pas les papiers sous la main. Site et domaine restent à vous.",
    },
    next: "form",
  },
  pause: {
    topic: "terms",
    page: "/contact",
    question: {
      en: "Can I pause the plan?",
      fr: "Puis-je mettre l'abonnement en pause ?",
    },
    say: {
      en: "You cannot pay for a part of the year only: our pages provide for no pause. By the month, a plan binds you for {plans.first}, then it runs until you leave with {plans.notice}'s notice; by the year, for the year that you have paid. If you end it, the site can stay online with hosting alone, {hosting.perform}. For a seasonal business ask a person; the quote can say how it is handled.",
      fr: "Payer une partie de l'année seulement, ce n'est pas possible : nos pages ne prévoient pas de pause. Au mois, un forfait vous lie {plans.first}, puis court jusqu'à ce que vous partiez, avec {plans.notice} de préavis ; à l'année, pour l'année payée. Si vous l'arrêtez, le site peut rester en ligne avec l'hébergement seul, {hosting.perform}. Pour une activité saisonnière, demandez à une personne ; le devis peut préciser comment on s'arrange.",
    },
    next: "form",
  },
  leaving: {
    topic: "terms",
    page: "/terms",
    question: {
      en: "What do I keep when I leave?",
      fr: "Que me reste-t-il si je pars ?",
    },
    say: {
      en: "Everything: domain, text, pictures and code are yours from the first day. If you leave (or if we ever closed), you take a copy of the site in ordinary files and your domain with you. Your login and the sending of forms run on our servers, so your new host has to set them up again; your booking link still works. Typefaces and libraries stay under others' licences.",
      fr: "Tout vous appartient, dès le premier jour : domaine, textes, images et code. Si vous partez (ou si nous devions fermer un jour), vous emportez une copie du site en fichiers ordinaires et votre domaine. Votre accès et l'envoi des formulaires passent par nos serveurs : votre nouvel hébergeur devra les remettre en place ; votre lien de réservation fonctionne toujours. Les polices et bibliothèques de tiers restent sous leur licence.",
    },
  },
  unpaid: {
    topic: "terms",
    page: "/terms",
    question: {
      en: "What happens to my site if I stop paying?",
      fr: "Que devient mon site si j'arrête de payer ?",
    },
    say: {
      en: "Hosting is free only as long as the plan runs, so once it has ended (after a paid year, {plans.grace} later) we no longer keep the site online. It is not lost: site, text and domain belong to you, you take a copy with you, and can host it elsewhere or with us from {hosting.perform}. If money is short, call us before it ends: {company.phone}.",
      fr: "L'hébergement est offert tant que le forfait court ; à sa fin (après une année payée, {plans.grace} plus tard), nous ne gardons plus le site en ligne. Rien n'est perdu : site, textes et domaine sont à vous, vous en emportez une copie et pouvez l'héberger ailleurs, ou chez nous dès {hosting.perform}. Si c'est un souci d'argent, appelez-nous avant : {company.phone}.",
    },
  },
  delay: {
    topic: "site",
    page: "/services/website-design-development",
    question: {
      en: "How long does a website take?",
      fr: "Combien de temps faut-il pour un site ?",
    },
    say: {
      en: "A whole project takes {project.weeks}, from the signed quote to the launch, so count back from your date. The site itself is online in under {launch.days}, counted from the day on which you have approved the text: the sooner you do, the sooner it is live. If you need a fixed date, for the start of a season, say, the quote can state it, along with what happens if we miss it.",
      fr: "Un projet complet prend {project.weeks}, du devis signé à la mise en ligne : comptez à rebours depuis votre date. Le site lui-même est en ligne en moins de {launch.days}, comptés dès que vous avez approuvé les textes : plus vite c'est fait, plus vite il est en ligne. S'il vous faut une date fixe, pour un début de saison par exemple, le devis peut l'indiquer, avec ce qui se passe si nous la manquons.",
    },
    next: "slot",
  },
  process: {
    topic: "site",
    page: "/services/website-design-development/web-new",
    question: {
      en: "How does a project go?",
      fr: "Comment se passe un projet ?",
    },
    say: {
      en: "First a {audit.free} ({audit.minutes}) with your questions and a rough price, then a written quote within {support.days}. Next come a plan of the pages, text that we draft and you correct, the design on your real pages, and code and launch, tested on phones. From you we need an interview, your pictures, and your corrections. From the signed quote, {project.weeks} in all.",
      fr: "D'abord un {audit.free} ({audit.minutes}) avec vos questions et un premier ordre de prix, puis un devis écrit en {support.days} au plus. Ensuite le plan des pages, les textes que nous rédigeons et que vous corrigez, le design sur vos vraies pages, enfin le code et la mise en ligne, testés sur téléphone. Il nous faut, de votre part, un entretien, vos images et vos corrections. Dès le devis signé, {project.weeks} en tout.",
    },
    next: "slot",
  },
  texts: {
    topic: "content",
    page: "/services/website-design-development/web-new",
    question: {
      en: "Who writes the texts?",
      fr: "Qui écrit les textes ?",
    },
    say: {
      en: "We do, so you need not be able to write: we draft your text from an interview with you, and you correct it. It is in the price of the plan, with {work.rounds} rounds of corrections; for {basic.pages}, that takes about {work.client} of your time, and each further page about half an hour. If you would rather write it yourself, that is fine too.",
      fr: "Nous, vous n'avez donc pas besoin de savoir rédiger : nous rédigeons vos textes à partir d'un entretien, et vous les corrigez. C'est compris dans le forfait, avec {work.rounds} tours de corrections ; pour {basic.pages}, comptez environ {work.client} de votre temps, puis environ une demi-heure par page de plus. Si vous préférez écrire vous-même, c'est possible aussi.",
    },
  },
  photos: {
    topic: "content",
    page: "/services/website-design-development/web-new",
    question: {
      en: "Who takes the photos?",
      fr: "Qui fait les photos ?",
    },
    say: {
      en: "You send us your own: we choose the best with you, crop them, make the files smaller, and say so if one will not do. We take no photographs ourselves: if you have none, we find a photographer near you, who invoices you directly, about {photo.half-day} for half a day. The images that you pay for are yours.",
      fr: "Vous nous envoyez les vôtres : nous choisissons les meilleures avec vous, les recadrons, réduisons leur poids, et vous disons si l'une d'elles ne convient pas. Nous ne photographions pas nous-mêmes : si vous n'en avez pas, nous trouvons un photographe près de chez vous, qui vous facture directement, environ {photo.half-day} pour une demi-journée. Les images que vous payez sont à vous.",
    },
  },
  languages: {
    topic: "site",
    page: "/services/website-design-development/web-new",
    question: {
      en: "Which languages can the site have?",
      fr: "En quelles langues le site peut-il être ?",
    },
    say: {
      en: "French and English are included, both written rather than translated; one of them alone is fine too, at the same price. German, Italian or another language adds {work.language} a page at {work.hour}, and is written by a translator we work with. A page in both French and English counts once; one in an SEO package may be in either or both.",
      fr: "Le français et l'anglais sont compris, tous deux rédigés plutôt que traduits ; une seule des deux langues, c'est possible aussi, au même prix. L'allemand, l'italien ou une autre langue est confié à un traducteur avec qui nous travaillons : {work.language} de plus par page, à {work.hour}. Une page en français et en anglais compte une fois ; celle d'un forfait SEO est dans l'une, l'autre ou les deux.",
    },
  },
  speaking: {
    topic: "company",
    page: "/contact",
    question: {
      en: "Which languages do you speak?",
      fr: "Quelles langues parlez-vous ?",
    },
    say: {
      en: "We answer in French and in English. In the team, Léa and Reto also speak German and Chiara Italian, so say at the start if you would rather be called in one of them. A site in German is possible; we quote for it.",
      fr: "Nous répondons en français et en anglais. Dans l'équipe, Léa et Reto parlent aussi allemand, et Chiara italien : dites-le au début si vous préférez cette langue. Un site en allemand est possible, sur devis.",
    },
  },
  edits: {
    topic: "plans",
    page: "/pricing",
    question: {
      en: "How many changes a month are included?",
      fr: "Combien de modifications par mois sont comprises ?",
    },
    say: {
      en: "Basic includes {basic.edits} of small edits, Pro and Commerce {pro.edits}: a text, a price, a picture, opening hours or a new menu cost nothing more. Send it to us, or change it yourself with a login of your own. Unused hours are not carried over; a whole new page takes {work.page}, at {work.hour}, stated in writing first.",
      fr: "Basic comprend {basic.edits} de petites modifications, Pro et Commerce {pro.edits} : un texte, un prix, une photo, des horaires ou un nouveau menu ne coûtent rien de plus. Envoyez-les-nous, ou changez-les vous-même avec votre propre accès. Les heures non utilisées ne sont pas reportées ; une page entière demande {work.page}, à {work.hour}, indiquées d'abord par écrit.",
    },
  },
  rollover: {
    topic: "plans",
    page: "/pricing",
    question: {
      en: "Do unused hours roll over?",
      fr: "Les heures non utilisées sont-elles reportées ?",
    },
    say: {
      en: "Hours that you do not use are not carried over; Basic has {basic.edits}, Pro and Commerce {pro.edits}. If you need more in a month, that is {work.hour}, stated in writing first.",
      fr: "Les heures que vous n'employez pas ne sont pas reportées ; Basic comprend {basic.edits}, Pro et Commerce {pro.edits}. S'il vous en faut plus un mois, nous comptons {work.hour}, indiqués d'abord par écrit.",
    },
  },
  selfmade: {
    topic: "plans",
    page: "/services/website-design-development/web-new",
    question: {
      en: "Can I change things myself?",
      fr: "Puis-je modifier le site moi-même ?",
    },
    say: {
      en: "You have a login of your own and can change text, prices and pictures yourself. Or you send us the change and we make it within {edits.days}, using the hours of your plan ({basic.edits} in Basic, {pro.edits} in Pro). The site is yours in any case.",
      fr: "Vous avez votre propre accès et pouvez changer vous-même textes, prix et photos. Ou vous nous envoyez le changement et nous le faisons dans les {edits.days}, c'est compris ({basic.edits} dans Basic, {pro.edits} dans Pro). Le site est à vous dans tous les cas.",
    },
    next: "form",
  },
  revisions: {
    topic: "design",
    page: "/services/graphic-design",
    question: {
      en: "How many corrections are included?",
      fr: "Combien de corrections sont comprises ?",
    },
    say: {
      en: "For a logo you get {design.directions} directions, drawn by hand; one is finished, down to the last file, with {work.rounds} rounds of corrections. For a site you correct text and design as they grow, page by page. The price includes {work.rounds} rounds of corrections to the text and {work.rounds} to the design; you have {work.reply} for each.",
      fr: "Pour un logo, {design.directions} pistes dessinées à la main, dont une est menée jusqu'au bout, avec {work.rounds} tours de corrections. Pour un site, vous corrigez textes et design à mesure qu'ils avancent, page par page. Le prix comprend {work.rounds} tours de corrections pour les textes et {work.rounds} pour la mise en page ; vous avez {work.reply} pour chacun.",
    },
  },
  contract: {
    topic: "terms",
    page: "/terms",
    question: {
      en: "Where are your terms?",
      fr: "Où sont vos conditions ?",
    },
    say: {
      en: "Our terms are public, on the Terms page, and can go as they are to your lawyer. What is done, for how much and by when is in the written quote, which binds. Swiss law applies, and the court is in Lausanne, unless the law gives you another.",
      fr: "Nos conditions sont publiques, sur la page Conditions, et peuvent aller telles quelles à votre avocat ; ce qui est fait, pour combien et pour quand figure dans le devis écrit, qui fait foi. Le droit suisse s'applique, et le for est à Lausanne, sauf si la loi vous en donne un autre.",
    },
  },
  legal: {
    topic: "data",
    page: "/terms",
    question: {
      en: "Who is responsible for the legal texts on my site?",
      fr: "Qui est responsable des mentions légales de mon site ?",
    },
    say: {
      en: "I give no legal advice. As a rule the owner of a site answers for its legal wording; we provide the page for it, keep forms lean and write down what is processed, where and for how long. Health data, a processing agreement or a dispute over a name belong to a person here and, for the law itself, to a lawyer; Google also has a form for complaints about brand names in ads.",
      fr: "Je ne donne pas de conseil juridique. En règle générale, le titulaire d'un site répond de ses textes légaux ; nous leur prévoyons une page, gardons les formulaires sobres et notons ce qui est traité, où et combien de temps. Les données de santé, un contrat de sous-traitance ou un litige sur un nom se voient avec une personne de l'équipe et, pour le droit lui-même, avec un juriste ; Google a aussi un formulaire de plainte pour l'usage d'une marque dans une annonce.",
    },
    next: "form",
  },
  closing: {
    topic: "terms",
    page: "/pricing",
    question: {
      en: "What if I close my business during the contract?",
      fr: "Et si je ferme mon entreprise pendant le contrat ?",
    },
    say: {
      en: "Then the usual notice applies: by the month, you leave with {plans.notice}'s notice to the end of a month, the fourth after the launch at the earliest; by the year, at the end of the year that you have paid. An exception for illness, maternity or the end of a business is not on our pages: tell a person early, {company.phone}. Site, text and domain stay yours.",
      fr: "Alors le préavis habituel s'applique : au mois, vous partez avec {plans.notice} de préavis pour la fin d'un mois, le quatrième après la mise en ligne au plus tôt ; à l'année, à la fin de l'année que vous avez payée. Une exception en cas de maladie, de maternité ou de fin d'activité n'est pas indiquée : parlez-en tôt à une personne, {company.phone}. Site, textes et domaine restent à vous.",
    },
  },
  logins: {
    topic: "plans",
    page: "/services/website-design-development/web-new",
    question: {
      en: "Can several people have a login?",
      fr: "Plusieurs personnes peuvent-elles avoir un accès ?",
    },
    say: {
      en: "You have a login of your own and can change text, prices and pictures. Our pages do not say how many people may have one: name them in the first call, and it goes into the quote. Or you send us the change and we make it, which is in the plan ({basic.edits} in Basic, {pro.edits} in Pro).",
      fr: "Vous avez votre propre accès et pouvez changer textes, prix et images. Combien de personnes peuvent en avoir un, nos pages ne le disent pas : nommez-les au premier appel, et ce sera dans le devis. Ou vous nous envoyez le changement et nous le faisons, c'est compris ({basic.edits} dans Basic, {pro.edits} dans Pro).",
    },
  },
  stopEarly: {
    topic: "terms",
    page: "/terms",
    question: {
      en: "What if I stop before the launch?",
      fr: "Et si j'arrête avant la mise en ligne ?",
    },
    say: {
      en: "For a plan there is no deposit: if you stop before the launch, you pay for the hours worked, up to {plans.first} at the monthly price. For a site or a development paid once, half is invoiced when you sign; you pay for the hours worked, up to that half, and we pay back the rest of it. For what is invoiced on delivery, such as an SEO package or a logo, it is the hours worked, up to the agreed price. Text, pictures and code are yours from the first day, unfinished ones too.",
      fr: "Pour un forfait, il n'y a pas d'acompte : si vous arrêtez avant la mise en ligne, vous payez les heures effectuées, au plus {plans.first} au prix mensuel. Pour un site ou un développement payé une fois, la moitié se facture à la signature ; vous payez les heures effectuées, au plus cette moitié, et nous rendons le reste. Pour ce qui se facture à la livraison, comme un forfait SEO ou un logo, ce sont les heures effectuées, au plus le prix convenu. Textes, images et code sont à vous dès le premier jour, même inachevés.",
    },
  },
  allIncluded: {
    topic: "plans",
    page: "/services/website-design-development/web-new",
    question: {
      en: "Are photos and all languages included?",
      fr: "Les photos et toutes les langues sont-elles comprises ?",
    },
    say: {
      en: "Not all of it. In a plan you have text drafted by us, in French and English, and your own pictures, cropped, with the files made smaller. On top come German or any other language, {work.language} a page at {work.hour}, and a photographer if you need one, who bills you directly. What applies to you is in the written quote, which you have before you pay anything.",
      fr: "Pas tout. Un forfait comprend les textes rédigés par nous, en français et en anglais, et vos propres photos, recadrées et réduites pour s'afficher vite. En plus viennent l'allemand ou une autre langue, {work.language} par page à {work.hour}, et un photographe s'il en faut un, qui vous facture directement. Ce qui vaut pour vous figure dans le devis écrit, que vous avez avant de payer quoi que ce soit.",
    },
  },
  regulated: {
    topic: "content",
    page: "/services/website-design-development",
    question: {
      en: "Who checks that the wording fits the rules of my profession?",
      fr: "Qui vérifie que les textes respectent les règles de ma profession ?",
    },
    say: {
      en: "You do, with your professional body or a lawyer: we give no legal advice. Tell us the rules in the interview (no praise, no prices, no patients' words), and we write soberly within them. Nothing goes online before you have approved the text, and {work.rounds} rounds of corrections are in the price. We work for health and finance, among others; the cases shown here are invented, a physiotherapy practice among them.",
      fr: "Vous, avec votre ordre professionnel ou un juriste : nous ne donnons pas de conseil juridique. Dites-nous les règles lors de l'entretien (pas d'éloge, pas de prix, pas de paroles de patients) et nous écrivons sobrement dans ce cadre. Rien ne part en ligne avant que vous ayez approuvé les textes, et {work.rounds} tours de corrections sont compris. Nous travaillons entre autres pour la santé et la finance ; les projets montrés ici sont inventés, dont un cabinet de physiothérapie.",
    },
  },
  silence: {
    topic: "terms",
    page: "/pricing",
    question: {
      en: "What if I have no time for the project for a while?",
      fr: "Et si je n'ai pas le temps pour le projet pendant un moment ?",
    },
    say: {
      en: "Then the date slips by as many days as you need: you have {work.reply} for each round of corrections. Only after three months without news from you do we invoice the hours worked, never more than if you had stopped, and keep your place; the sum is deducted when you come back. Tell us early when your busy season is, and the project is planned around it; drafting is our work, so your share is about {work.client} for a small site.",
      fr: "Alors la date recule d'autant de jours : {work.reply} sont prévus pour chaque tour de corrections. Ce n'est qu'après trois mois sans nouvelles de vous que nous facturons les heures effectuées, jamais plus que si vous aviez arrêté, et gardons votre place ; cette somme est déduite quand vous revenez. Dites-nous tôt quand vous serez débordé, et le projet s'organise autour ; la rédaction, c'est nous, votre part est d'environ {work.client} pour un petit site.",
    },
  },
  inOneLanguage: {
    topic: "site",
    page: "/pricing",
    question: {
      en: "Can everything be done in English?",
      fr: "Tout peut-il se faire en français ?",
    },
    say: {
      en: "We answer in English and in French, by phone, by email and in the interview, and the quote comes in either, as you like. You correct the pages in one language, and we make the same changes in the other; so if your French is weak, the French pages are still written properly, by us. Our terms and prices are here in both languages.",
      fr: "Nous répondons en français et en anglais, au téléphone, par e-mail et lors de l'entretien, et le devis se fait dans l'une ou l'autre langue. Vous corrigez les pages dans une langue et nous reportons les changements dans l'autre ; si votre anglais est faible, les pages anglaises sont donc quand même bien écrites, par nous. Nos conditions et nos prix sont ici dans les deux langues.",
    },
  },
  available: {
    topic: "site",
    page: "/pricing",
    question: {
      en: "When can you start?",
      fr: "Quand pouvez-vous commencer ?",
    },
    say: {
      en: "As soon as you have signed the quote, which comes within {support.days} of the first call. Our pages do not say whether we have room right now: call {company.phone}, and someone will give you the date. From the signed quote to the launch, allow {project.weeks}.",
      fr: "Dès que vous avez signé le devis, qui arrive dans les {support.days} après le premier appel. Nos pages ne disent pas si nous avons de la place tout de suite : appelez le {company.phone}, une personne vous donne la date. Du devis signé à la mise en ligne, comptez {project.weeks}.",
    },
    next: "call",
  },
  breaking: {
    topic: "site",
    page: "/services/website-design-development",
    question: {
      en: "What if I break something when I edit my site?",
      fr: "Et si je casse quelque chose en modifiant le site ?",
    },
    say: {
      en: "Do not worry: sites on a website plan are backed up every night, so what was there yesterday can be put back. Tell {company.email} or {company.phone} what you changed and when. What we break ourselves, we repair free of charge; putting right a mistake of your own is a small edit, and Basic includes {basic.edits} of those, Pro {pro.edits}.",
      fr: "Pas d'inquiétude : les sites sous forfait sont sauvegardés chaque nuit, donc ce qui était là hier peut être remis. Dites à {company.email} ou au {company.phone} ce que vous avez changé, et quand. Ce que nous cassons nous-mêmes, nous le réparons gratuitement ; rattraper votre propre erreur est une petite modification, et Basic en comprend {basic.edits}, Pro {pro.edits}.",
    },
  },
} satisfies Entries;
