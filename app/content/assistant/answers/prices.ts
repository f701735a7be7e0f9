import type { Entries } from "./entry";

const pricing = "/pricing";

/** Prices and contents of the plans, and payment. */
export const prices = {
  overview: {
    topic: null,
    page: pricing,
    question: {
      en: "How much is it?",
      fr: "Quels sont vos prix ?",
    },
    say: {
      en: "It depends on what you need. A website on a plan starts at {basic.month}, SEO at {seo.essential}, a chatbot at {bot.essential}, hosting alone at {hosting.perform}, graphic design at {design.from}. Ads and lead generation are quoted after a {audit.free}. Which one is it for you?",
      fr: "Cela dépend de ce qu'il vous faut. Un forfait de site commence à {basic.month}, le référencement à {seo.essential}, un chatbot à {bot.essential}, l'hébergement seul à {hosting.perform}, le graphisme à {design.from}. La publicité et l'acquisition de prospects se chiffrent après un {audit.free}. Lequel vous intéresse ?",
    },
  },
  site: {
    topic: "plans",
    page: pricing,
    question: {
      en: "How much does a website cost?",
      fr: "Combien coûte un site ?",
    },
    say: {
      en: "A website is a monthly plan: Basic {basic.month} ({basic.pages}), Pro {pro.month} ({pro.pages}), Commerce {commerce.month} (online shop, {commerce.products}). Larger sites are quoted. Domain, hosting, basic SEO and hours of small edits are in the price, and there is no set-up fee. A small site fits into Basic.",
      fr: "Un site se paie par un forfait mensuel : Basic {basic.month} ({basic.pages}), Pro {pro.month} ({pro.pages}), Commerce {commerce.month} (boutique en ligne, {commerce.products}). Plus grand, sur devis. Le domaine, l'hébergement, le SEO de base et des heures de petites modifications sont compris, sans frais de mise en route. Un petit site tient dans Basic.",
    },
  },
  included: {
    topic: "plans",
    page: pricing,
    question: {
      en: "What is included in a plan?",
      fr: "Qu'est-ce qui est inclus dans un forfait ?",
    },
    say: {
      en: "Every plan includes the domain, hosting as long as it runs, basic SEO, text drafted by us, French and English, updates and backups; VAT ({vat.rate}) comes on top. Basic adds {basic.pages} and {basic.edits} of small edits, Pro {pro.pages}, {pro.edits} and phone support, Commerce {commerce.products} and order management.",
      fr: "Chaque forfait comprend le domaine, l'hébergement tant qu'il court, le SEO de base, des textes rédigés par nous, le français et l'anglais, les mises à jour et les sauvegardes ; la TVA ({vat.rate}) s'y ajoute. Basic offre en plus {basic.pages} et {basic.edits} de petites modifications, Pro {pro.pages}, {pro.edits} et l'assistance par téléphone, Commerce {commerce.products} et la gestion des commandes.",
    },
  },
  basic: {
    topic: "plans",
    page: pricing,
    offer: "basic",
    question: {
      en: "What is in the Basic plan?",
      fr: "Que contient le forfait Basic ?",
    },
    say: {
      en: "Basic is our smallest website plan: {basic.month}, or {basic.yearly}. It includes {basic.pages}, {basic.edits} of small edits and email support; domain, hosting and basic SEO are included. Phone support begins with Pro, an online shop with Commerce.",
      fr: "Basic est notre plus petit forfait : {basic.month}, ou {basic.yearly}. Il comprend {basic.pages}, {basic.edits} de petites modifications et l'assistance par e-mail ; domaine, hébergement et SEO de base sont compris. L'assistance par téléphone commence avec Pro, la boutique en ligne avec Commerce.",
    },
  },
  pro: {
    topic: "plans",
    page: pricing,
    offer: "pro",
    question: {
      en: "What is in the Pro plan?",
      fr: "Que contient le forfait Pro ?",
    },
    say: {
      en: "Pro costs {pro.month}, or {pro.yearly}. It includes {pro.pages}, {pro.edits} of small edits, priority support by email and phone, and protection against cyber-attacks; domain, hosting and basic SEO are included. An online shop needs Commerce.",
      fr: "Pro coûte {pro.month}, ou {pro.yearly}. Il comprend {pro.pages}, {pro.edits} de petites modifications, une assistance prioritaire par e-mail et téléphone et la protection contre les cyberattaques ; domaine, hébergement et SEO de base sont compris. La boutique en ligne, elle, est dans Commerce.",
    },
  },
  commerce: {
    topic: "shop",
    page: pricing,
    offer: "commerce",
    question: {
      en: "How much is an online shop?",
      fr: "Combien coûte une boutique en ligne ?",
    },
    say: {
      en: "We build online shops: that is the Commerce plan, {commerce.month} or {commerce.yearly}. It includes all of Pro and {commerce.products}, order management, {commerce.edits} of small edits and priority support; domain, hosting and basic SEO are included. Special requirements, such as age checks or payment on collection, are settled in the written quote.",
      fr: "Nous faisons des boutiques en ligne : c'est le forfait Commerce, {commerce.month} ou {commerce.yearly}. Il comprend tout ce que contient Pro et {commerce.products}, la gestion des commandes, {commerce.edits} de petites modifications et une assistance prioritaire ; domaine, hébergement et SEO de base sont compris. Les besoins particuliers (contrôle de l'âge, paiement au retrait) se règlent dans le devis écrit.",
    },
    next: "form",
  },
  enterprise: {
    topic: "plans",
    page: pricing,
    offer: "enterprise",
    question: {
      en: "What is the Enterprise plan?",
      fr: "Qu'est-ce que le forfait Enterprise ?",
    },
    say: {
      en: "Enterprise is for large sites: unlimited pages, marketing planned with you every month by the person who looks after your site, your account manager, and protection against cyber-attacks; domain, hosting and basic SEO are included. Its price is quoted in writing, after we have talked.",
      fr: "Enterprise est fait pour les grands sites : pages illimitées, un marketing planifié chaque mois avec vous par la personne qui suit votre site, et la protection contre les cyberattaques ; domaine, hébergement et SEO de base sont compris. Son prix fait l'objet d'un devis écrit, après un entretien.",
    },
    next: "form",
  },
  which: {
    topic: "plans",
    page: pricing,
    question: {
      en: "Which plan is right for me?",
      fr: "Quel forfait me convient ?",
    },
    say: {
      en: "Basic, {basic.month}, is enough for up to {basic.pages} (who you are, what you offer, hours, contact), and the button or calendar of your booking system is in it too. You need Pro, {pro.month}, for more pages (up to {pro.pages}), more edits ({pro.edits}), edits by phone or protection against cyber-attacks. To sell online, Commerce: {commerce.month}. A hotel with rooms of several types usually needs Pro; a guest house or a small studio fits into Basic. Tell us which pages you need, and we will say which plan is enough; you can move to a larger one at the end of any month.",
      fr: "Basic, {basic.month}, suffit jusqu'à {basic.pages} (qui vous êtes, ce que vous proposez, horaires, contact), bouton ou calendrier de votre système de réservation compris. Il vous faut Pro, {pro.month}, pour plus de pages (jusqu'à {pro.pages}), plus de modifications ({pro.edits}), l'assistance par téléphone ou la protection contre les cyberattaques. Pour vendre en ligne, Commerce : {commerce.month}. Un hôtel aux chambres de plusieurs catégories a le plus souvent besoin de Pro, une maison d'hôtes ou un petit studio tient dans Basic. Dites-nous quelles pages il vous faut, et nous vous dirons quel forfait suffit ; vous pouvez passer à un forfait supérieur à la fin de n'importe quel mois.",
    },
    next: "slot",
  },
  compare: {
    topic: "plans",
    page: pricing,
    question: {
      en: "What is the difference between the plans?",
      fr: "Quelle est la différence entre les forfaits ?",
    },
    say: {
      en: "In short:\n– Basic: {basic.month}, {basic.pages}, {basic.edits} of edits, email support\n– Pro: {pro.month}, {pro.pages}, {pro.edits} of edits, phone support, attack protection\n– Commerce: {commerce.month}, {commerce.products}, order management\n– Enterprise: quoted, unlimited pages\nSet-up fee: none. Contract: {plans.first} at first, then {plans.notice}'s notice, at the end of the fourth month at the earliest. Once the site is online, leaving costs nothing: site and domain are yours.",
      fr: "En bref :\n– Basic : {basic.month}, {basic.pages}, {basic.edits} de modifications, assistance par e-mail\n– Pro : {pro.month}, {pro.pages}, {pro.edits} de modifications, téléphone, protection contre les attaques\n– Commerce : {commerce.month}, {commerce.products}, gestion des commandes\n– Enterprise : sur devis, pages illimitées\nMise en route : sans frais. Durée, au mois : {plans.first} d'abord, puis préavis de {plans.notice}, au plus tôt à la fin du quatrième mois. Une fois en ligne, partir ne coûte rien : site et domaine sont à vous.",
    },
  },
  yearly: {
    topic: "plans",
    page: pricing,
    question: {
      en: "What does a plan cost by the year?",
      fr: "Combien coûte un forfait à l'année ?",
    },
    say: {
      en: "Paid by the year, a plan costs {plans.discount} less, so a little more than {plans.free} of the twelve are free: Basic {basic.yearly}, so {basic.year}; Pro {pro.yearly}, so {pro.year}; Commerce {commerce.yearly}, so {commerce.year}.",
      fr: "Payé à l'année, un forfait coûte {plans.discount} de moins, soit un peu plus de {plans.free} offerts sur les douze : Basic {basic.yearly}, soit {basic.year} ; Pro {pro.yearly}, soit {pro.year} ; Commerce {commerce.yearly}, soit {commerce.year}.",
    },
  },
  extras: {
    topic: "plans",
    page: pricing,
    question: {
      en: "Which costs come on top?",
      fr: "Y a-t-il des frais cachés ?",
    },
    say: {
      en: "There are no hidden costs. Domain, hosting, basic SEO, text, French and English are in the plan, and there is no set-up fee. What comes on top: VAT ({vat.rate}, shown on the quote), moving mailboxes that depend on your old hosting, and if you want it: German or another language, larger SEO packages, graphic design from {design.from}, ads, a chatbot, further pages or hours or anything built for you alone. Photographs are billed by the photographer. All of it is quoted in writing before anything is charged.",
      fr: "Il n'y a pas de frais cachés. Domaine, hébergement, SEO de base, textes, français et anglais sont dans le forfait, sans frais de mise en route. S'y ajoutent la TVA ({vat.rate}, indiquée sur le devis), le transfert de boîtes e-mail qui dépendent de l'ancien hébergement et, si vous le souhaitez : l'allemand ou une autre langue, un forfait SEO plus poussé, du graphisme dès {design.from}, de la publicité, un chatbot, des pages ou des heures de plus, ce que nous construisons pour vous seul. Un photographe vous facture directement. Chaque somme est d'abord indiquée par écrit.",
    },
  },
  setup: {
    topic: "terms",
    page: pricing,
    question: {
      en: "Is there a set-up fee?",
      fr: "Y a-t-il des frais de mise en service ?",
    },
    say: {
      en: "Our website plans have no set-up fee, paid by the month or by the year. Nothing is charged before you have signed a written quote.",
      fr: "Nos forfaits de site n'ont pas de frais de mise en route, au mois comme à l'année. Rien n'est facturé avant que vous ayez signé un devis écrit.",
    },
  },
  vat: {
    topic: "terms",
    page: pricing,
    question: {
      en: "Is VAT included?",
      fr: "La TVA est-elle comprise ?",
    },
    say: {
      en: "Our prices are in Swiss francs without VAT ({vat.rate}), which the quote shows. With VAT, Basic comes to {taxed(basic.month)}, Pro to {taxed(pro.month)}, Commerce to {taxed(commerce.month)}.",
      fr: "Nos prix sont en francs suisses, hors TVA ({vat.rate}), que le devis indique. TVA comprise, Basic fait {taxed(basic.month)}, Pro {taxed(pro.month)}, Commerce {taxed(commerce.month)}.",
    },
  },
  currency: {
    topic: "terms",
    page: pricing,
    question: {
      en: "Can I pay in euros?",
      fr: "Peut-on payer en euros ?",
    },
    say: {
      en: "Our prices are in Swiss francs only; I have no list in euros or dollars. Before the quote, someone will tell you whether and how we invoice abroad.",
      fr: "Nos prix sont en francs suisses uniquement ; je n'ai pas de liste en euros ou en dollars. Une personne vous dira avant le devis si nous facturons à l'étranger, et comment.",
    },
    next: "form",
  },
  payment: {
    topic: "terms",
    page: pricing,
    question: {
      en: "How can I pay you?",
      fr: "Comment peut-on vous payer ?",
    },
    alike: {
      en: ["Who is the invoice sent to?", "Who gets the invoice?"],
      fr: ["À qui envoyez-vous la facture ?", "Et la facture, elle part à qui ?"],
    },
    say: {
      en: "On an invoice, within {invoice.days}; neither card nor Twint is mentioned on our pages, so ask {company.phone}, or have it written into the quote. A plan is invoiced by the month or by the year, from the day your site goes online; hosting on its own once a year; a Pro chatbot or a piece of design when it is delivered; an SEO package when the work or the pages are online; what we draw or program for your site alone, half when you sign, half at the launch.",
      fr: "Sur facture, payable dans les {invoice.days} ; carte et Twint ne sont pas nommés sur nos pages : demandez au {company.phone}, ou faites-le inscrire dans le devis. Un forfait se facture au mois ou à l'année, dès le jour de la mise en ligne ; l'hébergement seul, une fois par an ; un chatbot Pro ou un travail graphique, une fois livré ; un forfait SEO, quand le travail ou les pages sont en ligne ; ce que nous dessinons ou programmons pour votre seul site, pour moitié à la signature, pour moitié à la mise en ligne.",
    },
    next: "form",
  },
  instalments: {
    topic: "terms",
    page: pricing,
    question: {
      en: "Can I pay in instalments?",
      fr: "Peut-on payer en plusieurs fois ?",
    },
    say: {
      en: "A website plan is paid month by month as it is, without interest: Basic is {basic.month}. Hosting on its own is invoiced once a year, a site or a development paid once half when you sign and half at the launch, an SEO package when the work or the pages are online. More instalments than that are agreed with a person, before the quote: {company.phone}.",
      fr: "Un forfait se paie déjà mois par mois, sans intérêts : Basic coûte {basic.month}. L'hébergement seul se facture une fois par an, un site ou un développement payé une fois pour moitié à la signature, pour moitié à la mise en ligne, un forfait SEO quand le travail ou les pages sont en ligne. Pour plus de tranches, voyez-le avec une personne avant le devis : {company.phone}.",
    },
    next: "form",
  },
  discount: {
    topic: "terms",
    page: pricing,
    question: {
      en: "Is there a discount?",
      fr: "Y a-t-il un rabais ?",
    },
    say: {
      en: "The discount that exists is the same for everyone: {plans.discount} when a plan is paid by the year. I cannot grant any other, nor apply a code; for charities or larger orders, ask a person, they decide in a quote.",
      fr: "La réduction qui existe est la même pour tous : {plans.discount} quand un forfait est payé à l'année. Je ne peux pas en accorder d'autre, ni appliquer de code ; pour une association ou une commande plus grande, demandez à une personne : c'est elle qui décide, dans un devis.",
    },
  },
  dear: {
    topic: "plans",
    page: pricing,
    question: {
      en: "Why is it so expensive?",
      fr: "Pourquoi est-ce si cher ?",
    },
    say: {
      en: "A fair question. The smallest plan is {basic.month}, with domain, hosting, text, {basic.edits} of edits, updates and a person who answers: you buy the years after the launch, too. A relative can do a good job for less if they have the time to look after it; ask who will repair it in two years. What budget do you have in mind? If something smaller will do, we'll say so.",
      fr: "Bonne question. Le plus petit forfait est à {basic.month}, avec domaine, hébergement, textes, {basic.edits} de modifications, mises à jour et une personne qui répond : vous achetez aussi les années qui suivent. Un proche peut très bien faire pour moins s'il a le temps de s'en occuper ; demandez-vous qui réparera dans deux ans. Quel budget avez-vous en tête ? Si plus petit suffit, nous le disons.",
    },
  },
  buy: {
    topic: "plans",
    page: pricing,
    question: {
      en: "Can I buy a website instead of paying monthly?",
      fr: "Peut-on acheter le site au lieu de s'abonner ?",
    },
    say: {
      en: "You can pay for a whole site once, without a plan; hosting is then paid separately, from {hosting.perform}, and half is invoiced when you sign, half at the launch. The price is quoted: Escaliers Duc, an invented example in our showcases, paid {case.escaliers-duc}. If your site changes often, a plan is usually the better choice, as hosting, edits and care are in it: Basic over three years is {basic.three-years}.",
      fr: "Vous pouvez payer tout un site une fois, sans forfait ; l'hébergement est alors à part, dès {hosting.perform}, et la moitié est facturée à la signature, l'autre à la mise en ligne. Le prix se chiffre sur devis : un site comme celui de notre exemple inventé Escaliers Duc coûte {case.escaliers-duc}. Si votre site change souvent, un forfait convient en général mieux, car hébergement, modifications et suivi y sont compris : Basic sur trois ans fait {basic.three-years}.",
    },
    next: "form",
  },
  upgrade: {
    topic: "plans",
    page: pricing,
    question: {
      en: "Can I change plan later?",
      fr: "Peut-on changer de forfait plus tard ?",
    },
    say: {
      en: "You can move to a larger plan at the end of any month, in the first months and in a paid year too. Basic is {basic.month}, Pro {pro.month}; the site stays, you do not begin again. To a smaller plan you can move with {plans.notice}'s notice, at the end of any month after the first {plans.first}, or at the end of the paid year.",
      fr: "Vous pouvez passer à un forfait supérieur à la fin de n'importe quel mois, même pendant les premiers mois ou une année payée. Basic coûte {basic.month}, Pro {pro.month} ; le site reste, on ne repart pas de zéro. Pour un forfait plus petit, c'est avec {plans.notice} de préavis, à la fin de n'importe quel mois une fois {plans.first} écoulés, ou à la fin de l'année payée.",
    },
  },
  quote: {
    topic: "terms",
    page: "/contact",
    question: {
      en: "Can I have a quote?",
      fr: "Puis-je avoir un devis ?",
    },
    say: {
      en: "Gladly, and for nothing. Describe your project in three sentences; someone will call or write back within {support.hours}, and within {support.days} of that call you have a written quote, in English or French. It is valid for {quote.days} and commits you to nothing until you sign.",
      fr: "Volontiers, et gratuitement. Décrivez votre projet en trois phrases ; une personne vous répond en {support.hours} au plus, et dans les {support.days} qui suivent ce premier échange, vous avez un devis écrit, en français ou en anglais. Il est valable {quote.days} et ne vous engage à rien tant que vous n'avez pas signé.",
    },
    next: "form",
  },
  money: {
    topic: "terms",
    page: "/terms",
    question: {
      en: "What if I don't like the result?",
      fr: "Et si le résultat ne me plaît pas ?",
    },
    say: {
      en: "If you do not like the design, you correct it in {work.rounds} rounds, on your real pages, before anything is built. If it still is not right, you may stop or ask for more rounds at {work.hour}. Stopping a plan before the launch, you pay for the hours worked, up to {plans.first} at the monthly price; for a site bought outright, up to the first half, and we pay back the rest of it. Once the site is online there is no refund and no free trial: billed by the month, you may leave at the end of the fourth month at the earliest, with {plans.notice}'s notice.",
      fr: "Si le design ne vous plaît pas, vous le corrigez en {work.rounds} tours, sur vos vraies pages, avant que rien ne soit construit. S'il ne va toujours pas, vous pouvez arrêter ou demander d'autres tours, à {work.hour}. En arrêtant un forfait avant la mise en ligne, vous payez les heures effectuées, au plus {plans.first} au prix mensuel ; pour un site payé une fois, au plus la première moitié, et nous rendons le reste. Une fois le site en ligne, il n'y a ni remboursement ni essai gratuit : au mois, vous pouvez partir à la fin du quatrième mois au plus tôt, avec {plans.notice} de préavis.",
    },
  },
  firstYear: {
    topic: "plans",
    page: "/pricing",
    question: {
      en: "What do the first year and the following ones cost?",
      fr: "Combien coûtent la première année et les suivantes ?",
    },
    say: {
      en: "The first year and those after it cost the same. By the month: Basic {yearly(basic.month)} ({taxed(yearly(basic.month))} with VAT), Pro {yearly(pro.month)} ({taxed(yearly(pro.month))}), Commerce {yearly(commerce.month)} ({taxed(yearly(commerce.month))}). Paid by the year: Basic {basic.year} ({taxed(basic.year)} with VAT), Pro {pro.year} ({taxed(pro.year)}), Commerce {commerce.year} ({taxed(commerce.year)}). Domain, hosting, updates and small changes are included, with no set-up fee; what you order beyond the plan is paid once. The price holds for at least {plans.fixed} after the launch.",
      fr: "La première année et les suivantes coûtent la même chose. Au mois : Basic {yearly(basic.month)} ({taxed(yearly(basic.month))} avec la TVA), Pro {yearly(pro.month)} ({taxed(yearly(pro.month))}), Commerce {yearly(commerce.month)} ({taxed(yearly(commerce.month))}). À l'année : Basic {basic.year} ({taxed(basic.year)} avec la TVA), Pro {pro.year} ({taxed(pro.year)}), Commerce {commerce.year} ({taxed(commerce.year)}). Domaine, hébergement, mises à jour et petites modifications sont compris, sans frais de mise en route ; ce que vous commandez en plus se paie une fois. Le prix tient au moins {plans.fixed} après la mise en ligne.",
    },
  },
  inShort: {
    topic: "plans",
    page: "/pricing",
    question: {
      en: "What is the difference between Basic and Pro in one sentence?",
      fr: "Quelle est la différence entre Basic et Pro en une phrase ?",
    },
    say: {
      en: "Pro costs {difference(pro.month, basic.month)} more than Basic ({pro.month} instead of {basic.month}): {pro.pages} instead of {basic.pages}, {pro.edits} of edits instead of {basic.edits}, support by phone as well, and protection against cyber-attacks. For up to {basic.pages}, Basic is enough.",
      fr: "Pro coûte {difference(pro.month, basic.month)} de plus que Basic ({pro.month} au lieu de {basic.month}) : {pro.pages} au lieu de {basic.pages}, {pro.edits} de modifications au lieu de {basic.edits}, l'assistance aussi par téléphone, et la protection contre les cyberattaques. Jusqu'à {basic.pages}, Basic suffit.",
    },
  },
} satisfies Entries;
