import type { Entries } from "./entry";

const pricing = "/pricing";
const contact = "/contact";

/** When and how something is paid, and other questions before signing. */
export const billing = {
  invoicing: {
    topic: "terms",
    page: pricing,
    question: {
      en: "When do you invoice?",
      fr: "Quand facturez-vous ?",
    },
    say: {
      en: "Nothing is charged before you have accepted a written quote. After that, a plan is billed by the month or by the year; a site or a development paid once, half on signing and half at the launch; other one-time work once it is delivered. The first invoice for a plan comes on the day your site goes online, and you have {invoice.days} to pay. If you stop before the launch, you pay for the hours worked, up to {plans.first} at the monthly price.",
      fr: "Rien n'est facturé avant que vous ayez accepté un devis écrit. Ensuite, un forfait se facture au mois ou à l'année ; un site ou un développement payé une fois, pour moitié à la signature, pour moitié à la mise en ligne ; toute autre prestation unique, une fois livrée. La première facture d'un forfait arrive le jour de la mise en ligne, payable dans les {invoice.days}. Si vous arrêtez avant la mise en ligne, vous payez les heures effectuées, au plus {plans.first} au prix mensuel.",
    },
    next: "form",
  },
  late: {
    topic: "terms",
    page: contact,
    question: {
      en: "What if I pay late?",
      fr: "Que se passe-t-il si je paie en retard ?",
    },
    say: {
      en: "Our pages name no reminder fees and no deadline before something is switched off, so I will not invent one. Tell us early: call {company.phone} or write to {company.email}, and someone will find a way with you. Whatever happens, the domain, text and pictures stay yours.",
      fr: "Nos pages n'indiquent ni frais de rappel, ni délai avant une coupure, je n'en invente donc pas. Prévenez-nous tôt : appelez le {company.phone} ou écrivez à {company.email}, une personne cherche une solution avec vous. Dans tous les cas, le domaine, les textes et les images restent à vous.",
    },
    next: "call",
  },
  forever: {
    topic: "plans",
    page: pricing,
    question: {
      en: "Do I have to pay for ever?",
      fr: "Dois-je payer à vie ?",
    },
    say: {
      en: "A plan is paid by the month or by the year, for as long as you want hosting, edits and a person who answers. The site itself is yours from the first day, without waiting some years. You may stop with {plans.notice}'s notice after the first {plans.first}, and take a copy of the site and your domain with you.",
      fr: "Un forfait se paie au mois ou à l'année, aussi longtemps que vous voulez l'hébergement, les modifications et une personne qui répond. Le site, lui, est à vous dès le premier jour, sans attendre quelques années. Vous pouvez arrêter avec un préavis de {plans.notice} une fois {plans.first} écoulés, et emporter une copie du site et votre domaine.",
    },
  },
  temporary: {
    topic: "plans",
    page: pricing,
    question: {
      en: "Can I have a site for a few months only?",
      fr: "Puis-je avoir un site pour quelques mois seulement ?",
    },
    say: {
      en: "A few months are possible: billed by the month, a plan binds you for {plans.first} at first; then you may leave with {plans.notice}'s notice, at the end of the fourth month at the earliest. Basic is {basic.month}. At the end you keep a copy of the site and the domain. For a single page that is needed for a few weeks, ask for a quote: it may cost less.",
      fr: "Quelques mois, c'est possible : facturé au mois, un forfait vous lie {plans.first} d'abord ; ensuite, vous pouvez partir avec {plans.notice} de préavis, à la fin du quatrième mois au plus tôt. Basic coûte {basic.month}. À la fin, vous gardez une copie du site et le domaine. Pour une seule page qui vit quelques semaines, demandez un devis : ce sera peut-être moins cher.",
    },
    next: "form",
  },
  afterwards: {
    topic: "terms",
    page: "/terms",
    question: {
      en: "Who pays the domain after I leave?",
      fr: "Qui paie le domaine après mon départ ?",
    },
    say: {
      en: "While the plan runs, the domain is in its price, and we pay its renewal, whether the domain is new or you had it already. It belongs to you, so you take it with you at the end; from then on its yearly renewal is yours to pay, with the registrar of your choice. Someone will help with the move: {company.phone}.",
      fr: "Tant que le forfait court, le domaine est dans son prix, et nous payons son renouvellement, que vous l'ayez déjà ou non. Il vous appartient, vous l'emportez donc à la fin ; dès lors, son renouvellement annuel est à votre charge, chez le registraire de votre choix. Une personne vous aide pour le transfert : {company.phone}.",
    },
  },
  unused: {
    topic: "plans",
    page: pricing,
    question: {
      en: "Do I pay less if I use fewer pages?",
      fr: "Est-ce moins cher si j'utilise moins de pages ?",
    },
    say: {
      en: "A plan costs the same however much of it you use: Basic, {basic.month}, includes {basic.pages}; Pro, {pro.month}, up to {pro.pages}. If you are just above Basic, pages can often be merged; otherwise you keep Basic and pay once for each further page: {work.page} at {work.hour}.",
      fr: "Un forfait coûte le même prix, quoi que vous en utilisiez : Basic, {basic.month}, comprend {basic.pages} ; Pro, {pro.month}, jusqu'à {pro.pages}. Si vous dépassez Basic de peu, des pages peuvent souvent être réunies ; sinon, vous gardez Basic et payez une fois chaque page de plus : {work.page} à {work.hour}.",
    },
    next: "form",
  },
  pageCount: {
    topic: "plans",
    page: pricing,
    question: {
      en: "Does the contact page count as a page?",
      fr: "La page de contact compte-t-elle comme une page ?",
    },
    say: {
      en: "The contact page counts, legal pages do not. Basic includes {basic.pages}, Pro {pro.pages}. A page in French and English counts once. A further page takes {work.page} at {work.hour}, both languages included; it is paid once, and your plan stays as it is.",
      fr: "La page de contact compte, les pages légales non. Basic comprend {basic.pages}, Pro {pro.pages}. Une page en français et en anglais compte une fois. Une page de plus demande {work.page} à {work.hour}, les deux langues comprises ; elle se paie une fois, et votre forfait reste le même.",
    },
    next: "form",
  },
  bundle: {
    topic: "terms",
    page: contact,
    question: {
      en: "Is there a package with logo and website?",
      fr: "Y a-t-il une offre logo et site ensemble ?",
    },
    say: {
      en: "We do both, and one person looks after both, but our pages list no bundle: the site is a plan from {basic.month}, a logo is quoted (graphic design starts at {design.from}). Ask for both in one request and you get one quote.",
      fr: "Nous faisons les deux, suivis par la même personne, mais aucun prix groupé n'est affiché : le site est un forfait dès {basic.month}, un logo se chiffre sur devis (le graphisme commence à {design.from}). Demandez les deux en une fois, vous recevrez un seul devis.",
    },
    next: "form",
  },
  small: {
    topic: "plans",
    page: pricing,
    question: {
      en: "What can I get for a very small budget?",
      fr: "Que puis-je avoir pour un tout petit budget ?",
    },
    say: {
      en: "Honest answer: a website is {basic.month} at least, or {basic.yearly}. There are also Local SEO {seo.local}, SEO Essential {seo.essential} and graphic design from {design.from}. And much is free: your Google Business Profile, which our article shows you to complete in an hour, and the {audit.free}, whose list you keep.",
      fr: "Franchement : un site, c'est au moins {basic.month}, ou {basic.yearly}. En une fois, il y a le SEO local {seo.local}, le SEO Essentiel {seo.essential} et le graphisme dès {design.from}. Et beaucoup est gratuit : votre fiche Google, que notre article vous apprend à compléter en une heure, et l'{audit.free}, dont la liste vous reste.",
    },
    next: "slot",
  },
  market: {
    topic: "site",
    page: "/blog",
    question: {
      en: "What does a website cost in Switzerland in general?",
      fr: "Combien coûte un site en Suisse en général ?",
    },
    say: {
      en: "Quotes for the same site can differ by a lot and both be honest: what counts is who writes the text, what happens after the launch, and what you keep. Our article on what a website costs goes through the bill line by line and shows how to compare over three years. Ours starts at {basic.month}, with text, domain, hosting and edits.",
      fr: "Deux devis pour le même site peuvent être très différents et tous deux honnêtes : ce qui compte, c'est qui écrit les textes, ce qui se passe après la mise en ligne et ce qui vous reste. Notre article sur le prix d'un site détaille la facture ligne par ligne et montre comment comparer sur trois ans. Chez nous, c'est dès {basic.month}, avec textes, domaine, hébergement et modifications.",
    },
  },
  elsewhereCheaper: {
    topic: "hosting",
    page: "/services/hosting-and-maintenance",
    question: {
      en: "Why is it cheaper at Infomaniak or Hostpoint?",
      fr: "Pourquoi est-ce moins cher chez Infomaniak ou Hostpoint ?",
    },
    say: {
      en: "It may be: they are good hosts, and a bare server can cost less than our Perform, {hosting.perform}. What our plans add is people: with SecureWeb, {hosting.secureweb}, updates are tested first, backups are test-restored, pages and forms are checked. If you do that yourself, stay where you are; with a website plan hosting is included anyway.",
      fr: "C'est possible : ce sont de bons hébergeurs, et un serveur seul peut coûter moins que notre Perform, {hosting.perform}. Ce que nos formules ajoutent, ce sont des personnes : avec SecureWeb, {hosting.secureweb}, mises à jour d'abord essayées, sauvegardes restaurées pour vérifier, pages et formulaires surveillés. Si vous faites cela vous-même, restez où vous êtes ; dans un forfait de site, l'hébergement est compris de toute façon.",
    },
  },
  commission: {
    topic: null,
    page: "/services/lead-generation",
    question: {
      en: "Do you take a commission on what I sell?",
      fr: "Prenez-vous une commission sur mes ventes ?",
    },
    say: {
      en: "We take no commission on sales or bookings. A plan costs what our pages say; work on ads is quoted at {work.hour} after the {audit.free}, and the ad budget goes straight to Google or Meta, so we take no share of it. Payment by results is not on our pages; ask, I promise nothing there.",
      fr: "Nous ne prenons aucune commission, ni sur les ventes ni sur les réservations. Un forfait a le prix affiché ; le travail sur la publicité se chiffre à {work.hour} après l'{audit.free}, et le budget va directement à Google ou à Meta, nous n'en prenons donc aucune part. Le paiement au résultat n'est pas sur nos pages ; demandez, je ne le promets pas.",
    },
    next: "form",
  },
  aid: {
    topic: "terms",
    page: "/pricing",
    question: {
      en: "Is there a subsidy for a website?",
      fr: "Y a-t-il une aide publique pour un site ?",
    },
    say: {
      en: "Our pages name no subsidy, so I promise none: ask your canton's office for economic affairs or your trade association before you order. For an application you usually need a written quote; ours is free and valid for {quote.days}.",
      fr: "Nos pages ne citent aucune aide, je n'en promets donc pas : demandez à la promotion économique de votre canton ou à votre association professionnelle avant de commander. Un dossier demande en général un devis écrit ; le nôtre est gratuit et valable {quote.days}.",
    },
    next: "form",
  },
  tender: {
    topic: "company",
    page: contact,
    question: {
      en: "Do you answer public tenders?",
      fr: "Répondez-vous aux appels d'offres ?",
    },
    say: {
      en: "Our pages say neither yes nor no to tenders, and claim no certificate. Send the documents to {company.email}, or use the detailed request on the contact page, with the date by which you need the offer: someone will tell you quickly whether we take part. Large sites are quoted as Enterprise.",
      fr: "Nos pages ne disent ni oui ni non aux appels d'offres, et ne revendiquent aucune certification. Envoyez le dossier à {company.email}, ou remplissez la demande détaillée de la page Contact, avec la date de remise : une personne vous dit vite si nous participons. Les grands sites se chiffrent sous Enterprise.",
    },
    next: "form",
  },
  quick: {
    topic: "terms",
    page: contact,
    question: {
      en: "Can I have a quote by tomorrow?",
      fr: "Puis-je avoir un devis pour demain ?",
    },
    say: {
      en: "As a rule you hear from us the next business day, within {support.hours} at the latest; I cannot promise a quote for tomorrow; the written quote follows within {support.days} of that. Best call {company.phone} and say by when you need it. The prices of plans and packages are on our pages, so for those you have a figure already.",
      fr: "En règle générale, vous avez de nos nouvelles le jour ouvrable suivant, en {support.hours} au plus ; je ne peux pas promettre un devis pour demain, le devis écrit suit dans les {support.days} après ce premier échange. Le mieux : appelez le {company.phone} et dites pour quand. Les prix des forfaits sont affichés : pour eux, vous avez déjà un chiffre.",
    },
    next: "call",
  },
  several: {
    topic: "plans",
    page: contact,
    question: {
      en: "What if I need several websites?",
      fr: "Et s'il me faut plusieurs sites ?",
    },
    say: {
      en: "Often one site with a page for each place does it, and costs one plan: Pro, {pro.month}, includes {pro.pages}. Separate brands take a site and a plan each; our pages give no price for several, so ask for one quote for all of them.",
      fr: "Souvent, un seul site avec une page par lieu suffit, et coûte un seul forfait : Pro, {pro.month}, comprend {pro.pages}. Des marques séparées demandent chacune un site et un forfait ; un prix pour plusieurs n'est pas affiché, demandez un devis pour l'ensemble.",
    },
    next: "form",
  },
  lock: {
    topic: "terms",
    page: "/terms",
    question: {
      en: "What is the catch?",
      fr: "Où est le piège ?",
    },
    say: {
      en: "Fair question. What speaks against us: if your site never changes, paying once elsewhere can be cheaper over the years; by the month, you cannot leave before the end of the fourth month; VAT comes on top; and hosting ends with the plan. What you keep in any case: domain, text, pictures and code.",
      fr: "Bonne question. Ce qui parle contre nous : si votre site ne change jamais, payer une fois ailleurs peut revenir moins cher avec les années ; au mois, vous ne partez pas avant la fin du quatrième mois ; la TVA s'ajoute ; et l'hébergement finit avec le forfait. Ce qui vous reste de toute façon : le domaine, les textes, les images et le code.",
    },
  },
  limited: {
    topic: "plans",
    page: "/pricing",
    question: {
      en: "How long does the limited offer last?",
      fr: "Combien de temps dure l'offre limitée ?",
    },
    say: {
      en: "The plans mark the domain, the hosting and the basic SEO that come with them as a limited offer; our pages name no end, nor for the {plans.discount} less when a year is paid at once. A written quote is valid for {quote.days} and keeps the offer of the day it was written; once you have signed, domain, hosting and basic SEO stay free for as long as the plan runs. So nothing hurries you.",
      fr: "Les forfaits indiquent « offre limitée » pour le domaine, l'hébergement et le SEO de base qu'ils comprennent ; aucune fin n'est indiquée, ni pour les {plans.discount} de moins à l'année. Un devis écrit est valable {quote.days} et garde l'offre de son jour ; une fois signé, tout cela reste offert aussi longtemps que dure le forfait. Rien ne vous presse donc.",
    },
  },
  midYear: {
    topic: "terms",
    page: "/terms",
    question: {
      en: "Do I get money back if I leave during the year?",
      fr: "Suis-je remboursé si j'arrête en cours d'année ?",
    },
    say: {
      en: "Paid by the year, a plan runs for the year that you have paid, and our pages provide for no refund of the rest. If you want to stay free, take it by the month: {plans.first} at first, then {plans.notice}'s notice.",
      fr: "Payé à l'année, un forfait court pour l'année payée, et nos pages ne prévoient pas de remboursement du reste. Pour rester libre, prenez-le au mois : {plans.first} d'abord, puis {plans.notice} de préavis.",
    },
  },
  firm: {
    topic: "terms",
    page: "/terms",
    question: {
      en: "Is the printed price fixed?",
      fr: "Le prix affiché est-il ferme ?",
    },
    say: {
      en: "A price binds us once it stands in your written quote, for {quote.days}: you pay what it states for the work that it lists. Our quotes use the prices of our pages; only one marked “from” is a guide. VAT ({vat.rate}) comes on top and is shown; what goes beyond the quote is stated in writing first, and nothing is charged before you accept.",
      fr: "Un prix nous engage dès qu'il figure dans votre devis écrit, pendant {quote.days} : vous payez la somme indiquée pour le travail décrit. Nos devis reprennent les prix de nos pages ; seul un prix précédé de « dès » est indicatif. La TVA ({vat.rate}) s'ajoute et y figure ; ce qui dépasse le devis vous est d'abord indiqué par écrit, et rien n'est facturé avant votre accord.",
    },
  },
  taxes: {
    topic: "terms",
    page: "/contact",
    question: {
      en: "Can I deduct it from tax?",
      fr: "Peut-on le déduire des impôts ?",
    },
    say: {
      en: "That is a question for your accountant: I give no tax advice. You get an invoice that shows the VAT, and the quote says what is bought.",
      fr: "C'est une question pour votre fiduciaire : je ne donne pas de conseil fiscal. Vous recevez une facture qui indique la TVA, et le devis dit ce qui est acheté.",
    },
  },
  switch: {
    topic: "terms",
    page: "/pricing",
    question: {
      en: "Can I switch from monthly to yearly billing?",
      fr: "Puis-je passer du paiement mensuel au paiement annuel ?",
    },
    say: {
      en: "By the year a plan costs {plans.discount} less. Our pages do not say how a change is made on the way; write to {company.email}, and someone will tell you when it takes effect. Once paid, a year runs to its end.",
      fr: "À l'année, un forfait coûte {plans.discount} de moins. Nos pages ne disent pas comment changer en cours de route ; écrivez à {company.email}, une personne vous dit dès quand. Une année payée court jusqu'à sa fin.",
    },
  },
  support: {
    topic: "plans",
    page: "/pricing",
    question: {
      en: "Is phone support included in Basic?",
      fr: "L'assistance par téléphone est-elle comprise dans Basic ?",
    },
    say: {
      en: "Basic has support by email; Pro has priority support by email and phone, and so has Commerce; with Enterprise, the person who looks after your site also plans your marketing with you every month. Priority means that your message is answered before those of clients on Basic. The limit is {support.hours} in all of them, and anybody may call {company.phone} when a site is down.",
      fr: "Basic comprend l'assistance par e-mail ; Pro une assistance prioritaire par e-mail et téléphone, Commerce aussi ; avec Enterprise, l'interlocuteur qui suit votre site planifie aussi votre marketing avec vous chaque mois. Prioritaire veut dire que vos demandes passent avant celles des clients de Basic. La limite est de {support.hours} dans tous les cas, et chacun peut appeler le {company.phone} quand un site est en panne.",
    },
  },
  popular: {
    topic: "plans",
    page: "/pricing",
    question: {
      en: "Which plan do most people take?",
      fr: "Quel forfait prend-on le plus souvent ?",
    },
    say: {
      en: "Pro is marked “most popular”: {pro.month}, with {pro.pages}, {pro.edits} of small edits and support by phone. That does not make it yours: for a few pages Basic, {basic.month}, is enough.",
      fr: "Pro porte la mention « le plus demandé » : {pro.month}, avec {pro.pages}, {pro.edits} de petites modifications et l'assistance par téléphone. Ce n'est pas forcément le vôtre : pour quelques pages, Basic, {basic.month}, suffit.",
    },
  },
  told: {
    topic: "plans",
    page: pricing,
    question: {
      en: "Somebody told me another price",
      fr: "On m'a dit un autre prix",
    },
    say: {
      en: "Our plans and prices are those on these pages, and the written quote is what binds: a website is {basic.month} (Basic), {pro.month} (Pro) or {commerce.month} (Commerce), without VAT, and {plans.discount} less by the year. A plan of another name or at another price I can neither confirm nor grant. If you have it in writing, send it to {company.email}: someone will look into it.",
      fr: "Nos forfaits et nos prix sont ceux de ces pages, et c'est le devis écrit qui engage : un site coûte {basic.month} (Basic), {pro.month} (Pro) ou {commerce.month} (Commerce), hors TVA, et {plans.discount} de moins à l'année. Un forfait d'un autre nom ou à un autre prix, je ne peux ni le confirmer ni l'accorder. Si vous l'avez par écrit, envoyez-le à {company.email} : une personne regarde ce qu'il en est.",
    },
  },
  beat: {
    topic: "plans",
    page: pricing,
    question: {
      en: "I have a cheaper quote, can you match it?",
      fr: "J'ai une offre moins chère, pouvez-vous vous aligner ?",
    },
    say: {
      en: "I cannot grant a price other than the one on our pages, nor match one that I have not seen. Lay the two side by side over three years: who writes the text, pictures, domain, hosting, edits, VAT, how long you are bound, and what you keep when you leave. Ours begins at {basic.month} (an online shop: {commerce.month}), without VAT, with text, domain, hosting and edits but no photographer; you may leave from the end of the fourth month on. Bring the other offer to the {audit.free}: someone will compare it with you and tell you if ours is not worth its price to you.",
      fr: "Je ne peux accorder d'autre prix que celui affiché, ni m'aligner sur une offre que je n'ai pas vue. Posez les deux côte à côte sur trois ans : qui écrit les textes, photos, domaine, hébergement, modifications, TVA, durée d'engagement, et ce que vous gardez en partant. Chez nous, c'est dès {basic.month} (une boutique en ligne : {commerce.month}), hors TVA, avec textes, domaine, hébergement et modifications, sans photographe ; vous pouvez partir dès la fin du quatrième mois. Apportez l'autre offre à l'{audit.free} : une personne la compare avec vous et le dit si la nôtre ne vaut pas son prix pour vous.",
    },
  },
  deposit: {
    topic: "terms",
    page: "/pricing",
    question: {
      en: "Do you ask for a deposit?",
      fr: "Demandez-vous un acompte ?",
    },
    say: {
      en: "A plan takes no deposit: its first invoice comes on the day of the launch, payable within {invoice.days}. A site or a development paid once is invoiced half on signing, half at the launch; if you stop before, you pay for the hours worked and we give back the rest of that half. Domain, text and pictures are yours from the first day.",
      fr: "Un forfait se prend sans acompte : la première facture arrive le jour de la mise en ligne, payable dans les {invoice.days}. Un site ou un développement payé une fois se facture pour moitié à la signature, pour moitié à la mise en ligne ; si vous arrêtez avant, vous payez les heures effectuées et nous rendons le reste de cette moitié. Domaine, textes et images sont à vous dès le premier jour.",
    },
  },
  free: {
    topic: "plans",
    page: "/pricing",
    question: {
      en: "Is the first year free?",
      fr: "La première année est-elle gratuite ?",
    },
    say: {
      en: "No plan is free, not even for a month: Basic is {basic.month}, Pro {pro.month}, from the day your site goes online. What costs nothing: the {audit.free}, the written quote and, as long as a plan runs, domain, hosting and basic SEO. Paid by the year, a plan costs {plans.discount} less, which comes to a little more than {plans.free}. If you saw another offer, show it to {company.email}.",
      fr: "Aucun forfait n'est gratuit, pas même un mois : Basic coûte {basic.month}, Pro {pro.month}, dès le jour de la mise en ligne. Ce qui l'est : l'{audit.free}, le devis écrit et, tant qu'un forfait court, le domaine, l'hébergement et le SEO de base. Payé à l'année, un forfait coûte {plans.discount} de moins, soit un peu plus de {plans.free}. Si vous avez vu une autre offre, montrez-la à {company.email}.",
    },
  },
  afterBuying: {
    topic: "plans",
    page: "/pricing",
    question: {
      en: "What is left to pay each year after I bought the site?",
      fr: "Que reste-t-il à payer chaque année après un achat unique ?",
    },
    say: {
      en: "For a site paid once, hosting is billed by the year: Perform {hosting.perform}, without updates or backups, or SecureWeb {hosting.secureweb}, which includes both. Changes cost {work.hour}, stated in writing first. Our own faults we repair free for {faults.months}. In a plan, from {basic.month}, hosting, updates and small edits are in the price.",
      fr: "Pour un site payé une fois, l'hébergement se paie à l'année : Perform {hosting.perform}, sans mises à jour ni sauvegardes, ou SecureWeb {hosting.secureweb}, qui les comprend. Les modifications coûtent {work.hour}, chiffrées par écrit d'abord. Nos propres défauts, nous les réparons gratuitement pendant {faults.months}. Dans un forfait, dès {basic.month}, hébergement, mises à jour et petites modifications sont dans le prix.",
    },
  },
} satisfies Entries;
