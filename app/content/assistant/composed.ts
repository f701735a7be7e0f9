import type { OfferKey } from "#app/domain/chat/facts";
import type { Topic } from "#app/domain/chat/topic";
import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";

/**
 * An offer's name, the fact with its first price (null if quoted), and the facts whose figures count as right for it.
 */
interface OfferWords {
  name: Localized<string>;
  price: string | null;
  figures: string[];
}

const plan = (name: string, key: string): OfferWords => ({
  name: { en: name, fr: name },
  price: `${key}.month`,
  figures: [`${key}.month`, `${key}.yearly`, `${key}.year`],
});

const priced = (en: string, fr: string, key: string): OfferWords => ({
  name: { en, fr },
  price: key,
  figures: [key],
});

export const offerWords: Record<OfferKey, OfferWords> = {
  basic: plan("Basic", "basic"),
  pro: plan("Pro", "pro"),
  commerce: plan("Commerce", "commerce"),
  enterprise: { name: { en: "Enterprise", fr: "Enterprise" }, price: null, figures: [] },
  "seo.essential": priced("SEO Essential", "SEO Essentiel", "seo.essential"),
  "seo.advanced": priced("SEO Advanced", "SEO Avancé", "seo.advanced"),
  "seo.expert": priced("SEO Expert", "SEO Expert", "seo.expert"),
  "seo.local": priced("Local SEO", "SEO local", "seo.local"),
  "bot.essential": {
    ...priced("Chatbot Essential", "Chatbot Essentiel", "bot.essential"),
    figures: ["bot.essential", "bot.extra"],
  },
  "bot.pro": priced("Chatbot Pro", "Chatbot Pro", "bot.pro"),
  "bot.ultimate": { name: { en: "Chatbot Ultimate", fr: "Chatbot Ultime" }, price: null, figures: [] },
  "hosting.perform": priced("Perform", "Perform", "hosting.perform"),
  "hosting.secureweb": priced("SecureWeb", "SecureWeb", "hosting.secureweb"),
  "hosting.expansion": priced("Expansion", "Expansion", "hosting.expansion"),
};

/** Sentences that rules combine into an answer. Names in braces are facts; `#`, `@` and `~` are replaced by code. */
export const composed = typeset({
  en: {
    notQuite: "Not quite, that is not our figure.",
    right: "Yes, that is right.",
    onlyOnce: "No, that is paid once.",
    noSuchPlan:
      "None of our website plans costs {visitor.money}: Basic is {basic.month}, Pro {pro.month}, Commerce {commerce.month}.",
    biggest: "That is the biggest one already; beyond it we quote.",
    smallest: "That is the smallest one already.",
    beyond: "Beyond that:",
    quoted: "quoted in writing",
    yearlyPlan:
      "@ costs {#.yearly}: that is {#.year} instead of {yearly(#.month)}; with VAT, {taxed(#.year)}.",
    yearlyBot: "@ is billed by the month: {#}, so {yearly(#)} if no conversation goes beyond those included.",
    once: "@ is paid once, not by the month or by the year: {#}.",
    byYear: "@ is paid by the year already: {#}.",
    difference: "The difference@: {difference(#)}.",
    line: "– @: #",
    together: "Together@: {sum(#)}, or {taxed(#)} with VAT.",
    paidByMonth: "paid by the month",
    paidByYear: "paid by the year",
    logoBeside: "The logo comes on top: it is quoted in writing; graphic design starts at {design.from}.",
    hostingIncluded:
      "A website plan includes hosting, with updates, backups and checks of your pages and forms: a hosting plan beside it would be for another site.",
    overTime:
      "@ over that time: {times(#, visitor.count)}, without VAT; with it, {taxed(times(#, visitor.count))}.",
    planOverYears:
      "@ over that time: {times(#.month, visitor.count)} by the month, or {times(#.year, visitor.count)} if each year is paid at once, without VAT; with it, {taxed(times(#.month, visitor.count))} or {taxed(times(#.year, visitor.count))}.",
    yearsPages:
      "{visitor.pages} are Basic ({basic.pages}) and {visitor.more} more: {times(times(work.hour, work.page), visitor.more)} ({work.page} a page, at {work.hour}).",
    yearsMore:
      "~, @ with that comes to {sum(#, times(times(work.hour, work.page), visitor.more))}, or {taxed(sum(#, times(times(work.hour, work.page), visitor.more)))} with VAT ({vat.rate}).",
    yearsAfter: "From the second year on: {#}, or {taxed(#)} with VAT.",
    yearsSame: "~, @ costs {#}, in the first year and in those after it; with VAT ({vat.rate}), {taxed(#)}.",
    byMonth: "By the month",
    byYears: "By the year",
    yearsInstead: "Paid by the year, @ is {#.year} instead of {yearly(#.month)}; with VAT, {taxed(#.year)}.",
    yearsIncluded:
      "Domain, hosting and updates are included, with no set-up fee; the price holds for at least {plans.fixed} after the launch.",
    downFirst:
      "A site that is down comes before any email: call {company.phone}; the server itself is seen to at any hour.",
    pagesInLanguage:
      "{visitor.pages} in one further language: {times(times(work.hour, work.language), visitor.pages)}.",
    pagesInLanguages:
      "{visitor.pages} in {visitor.languages} further languages: {times(times(times(work.hour, work.language), visitor.pages), visitor.languages)}.",
    additionalPages: "For {visitor.pages} more: {times(times(work.hour, work.page), visitor.pages)}.",
    quoteHolds: "A quote holds for {visitor.span}.",
    quoteEnds: "A quote does not hold for {visitor.span}: ask for it nearer to the day.",
    leavesAfter:
      "After {visitor.span} you may leave: by the month, with {plans.notice}'s notice to the end of a month; by the year, at the end of the year that you have paid.",
    leavesLater:
      "After {visitor.span} it is too early: by the month, the end of the fourth month is the earliest; by the year, the end of the year that you have paid.",
    withTax: "With VAT ({vat.rate}), @ comes to {taxed(#)}.",
    withoutTax: "Our prices are in Swiss francs without VAT, which the quote shows.",
    galleryPages:
      "A gallery is one page, however many jobs it shows: your {visitor.pages} of finished work become one. With home, services, about you and contact, that fits into Basic ({basic.pages}): {basic.month}.",
    clickPrice:
      "Nobody can tell you the price of a click beforehand: Google sets it by an auction at each search, by trade, town, hour and whoever else advertises, and gives no more than an estimate itself. What you do set is the budget: you pay it directly to Google, we publish no minimum, and you may stop it on any day. Our work comes on top, at {work.hour}, quoted in writing; in the {audit.free} we tell you whether your budget is enough.",
    townSearches: "Our page of @ names some searches that people there make on Google: #.",
    searched:
      "How often they do, and what else they look for in your trade, I cannot see from this chat: in the {audit.free} we look it up with you. To be found in one town, the package is Local SEO, {seo.local}.",
    conversations:
      "The Essential chatbot costs {conversations(visitor.count)} with {visitor.conversations}: {bot.essential} with {bot.included} in it, then {bot.extra}.",
    fewPages: "{visitor.pages} fit into Basic ({basic.pages}): {basic.month}.",
    somePages:
      "{visitor.pages} are a few more than Basic includes ({basic.pages}, {basic.month}). A further page is paid once, {work.page} at {work.hour}, and the plan stays the same: in the first year that costs less than Pro ({pro.pages}, {pro.month}).",
    morePages: "{visitor.pages} fit into Pro ({pro.pages}): {pro.month}.",
    manyPages:
      "{visitor.pages} are more than Pro includes ({pro.pages}): that is Enterprise, with unlimited pages, quoted in writing. Part of such a site is often better merged or dropped; we look at that first.",
    fewProducts: "{visitor.products} fit into Commerce ({commerce.products}): {commerce.month}.",
    manyProducts:
      "{visitor.products} are more than Commerce includes ({commerce.products}), so such a shop is quoted in writing. Commerce itself costs {commerce.month}.",
    budgetFits: "With {visitor.money} a month, @ fits: {#.month}.",
    budgetYear:
      "For {visitor.money} a year, look at @: {#.year} if you pay the year at once, without VAT; with it, {taxed(#.year)}.",
    budgetOnce:
      "With {visitor.money}, look at @: {#.year} if you pay the year at once, without VAT; with it, {taxed(#.year)}. There is no set-up fee; every further year costs the same. A website that you buy instead is quoted in writing.",
    budgetSmall:
      "Honestly: for {visitor.money} a month no website plan fits, the smallest is {basic.month} ({basic.yearly}). What begins lower: a chatbot {bot.essential}, hosting {hosting.perform}, or Local SEO {seo.local}. The {audit.free} tells whether you need more.",
    essentials:
      "There are two of that name: SEO Essential, {seo.essential}, and the Essential chatbot, {bot.essential}. Which one do you mean?",
    rest: "For the rest I have no sure answer. A person can tell you: {company.phone}, {company.email}, or in the first call.",
    likely: "I take it you are asking:",
    near: "I am not sure I understood. Is it this?",
    also: "Perhaps also:",
    under: "“@”",
    neither: "If you mean something else, put it in other words, or ask a person: {company.phone}.",
    unknown:
      "I could not find that on our pages, and I would rather not guess. Someone from our team can tell you: {company.phone}, {company.email}, or the form.",
    unknownPrice:
      "I could not find a price for exactly that on our pages, and I will not invent one. A written quote costs nothing and comes within {support.days} of the first call: {company.phone}, {company.email}, or the form.",
    unknownTime:
      "I could not find on our pages how long exactly that takes, and I would rather not guess: the written quote names the dates. If yours is close, call {company.phone}; a person will tell you honestly whether it can be met.",
    perhaps: "Perhaps one of these helps:",
    noted:
      "Thank you. I keep it in mind for this conversation, and pass nothing on myself: for that, call {company.phone}, or book a call and attach this conversation. What else would you like to know?",
    alarmed:
      "That helps whoever looks at it: say it on the phone, {company.phone}, or write it to {company.email}. I cannot see accounts or servers myself. If nobody picks up, leave your number in the form: a person calls back in business hours.",
    alarmedTime:
      "How long it will take I cannot tell from here, but whoever looks at it can: call {company.phone} and ask when you will hear again. If nobody picks up, leave your number in the form: a person calls back in business hours.",
    alarmedLate:
      "If we host your site, nobody needs to call for the server: our monitoring wakes an engineer at any hour. If your site is elsewhere, ask that host. To reach us, call {company.phone} from Monday to Friday, {company.hours}; at night and at weekends nobody picks up, so leave your number in the form, with what you see: a person calls back as soon as the office is open.",
    planPages:
      "@ includes {#.pages}; a further page is paid once, {work.page} at {work.hour}, and the plan stays the same.",
    planHours:
      "@ includes {#.edits} of small edits, which are not carried over; if you need more, that is {work.hour}, stated in writing first.",
    quoteFree: "A written quote costs nothing, and commits you to nothing until you sign it.",
    chatPrice:
      "This chat costs you nothing. One for your own site starts at {bot.essential}, with {bot.included} in it, then {bot.extra}.",
    moved:
      "Announce the new address and the date on your site, and on the day of the move change the address in your Google Business Profile: it is free, and if you keep the same profile, its reviews stay. On your site it is a small edit: in the price of a plan, otherwise {work.hour}, with the sum in writing first. The profile, the directories and a page for your new town are Local SEO, {seo.local}.",
    official:
      "Write to {company.email}: an email is enough, to give notice too, and you have it in writing. By post, registered if you like: {company.address}. Our pages ask for no particular form and name nobody for it; say in the first line what it is about, and ask for a confirmation. The answer comes within {support.hours}. What you write here does not count: I pass nothing on.",
    refused:
      "If they keep refusing, it is a matter for a lawyer, with your contract and your invoices; I give no legal advice. Keep everything in writing, and if your email runs on that domain, copy your messages today. Meanwhile your site can start on another domain, which is in the price of a plan and yours from the first day. A person looks at it with you: {company.phone}.",
    sorry: "I am sorry.",
    unanswered:
      "If nobody picks up, leave your number in the form and write to {company.email} as well, with the date of each fault.",
    workingDay:
      "That day is no public holiday in our own canton, Vaud: if it is not a weekend, we answer the phone as usual, {company.hours}.",
    noMessenger: "No, our pages give no number for that.",
    hostsUs:
      "Cloudflare hosts this site, with its database, and may process data abroad, in particular in the United States. The sites of our clients are elsewhere: on servers in Switzerland.",
    familiar: "Address me as you like. My own answers keep to the polite form.",
    noCut: "Your site stays online.",
    bookingPrice:
      "A website with online booking starts at {basic.month}, without a set-up fee: that is Basic, with {basic.pages}. Building the booking system that you already use into it is in that price, without any commission; if you have none, ask which one suits you in the {audit.free}. More pages: Pro, {pro.month}, with {pro.pages}. A booking system that we build for you alone is quoted, and you pay for it once.",
    noDate:
      "I cannot promise a date. A whole project takes {project.weeks}, from the signed quote to the launch, so count back from yours: if less time than that is left, assume no, unless a person tells you otherwise, {company.phone}. With text and pictures ready it is faster: the site is online in under {launch.days} from the day on which you have approved the text. If you need a fixed date, the quote can state it, along with what happens if we miss it.",
    callbacks:
      "I cannot call you or pass a number on myself: leave it in the form with the day and the time that suit you, any between {callback.first} and {callback.last}, or book a call of {call.minutes}. Outside office hours, we call as soon as the office is open. To speak to someone sooner, call {company.phone} (Monday to Friday, {company.hours}).",
    callbackThen:
      "I cannot call you or pass a number on myself, but you can ask for @ in the form: leave your number there, or book a call of {call.minutes}. Outside office hours, we call as soon as the office is open. To speak to someone sooner, call {company.phone} (Monday to Friday, {company.hours}).",
    thatDay: "that day",
    thatTime: "that time",
    thatMoment: "that day and that time",
    noAgain:
      "Then I do not have the right answer yet: a person does, {company.phone}, {company.email}. Or tell me in a few words what it is about: a website, a logo, Google, advertising, a chatbot, hosting, a price.",
    outsideCallbacks: "At that time no callback can be asked for.",
    ourCanton:
      "@ is one of the cantons that we work in. Most of it is done by phone and by video, and the interview for your text can take place at our office in Lausanne or, if we agree on it, at your place.",
    notOurCanton:
      "@ is outside the cantons that we work in: {company.cantons}. Most of it is done by phone and by video, so ask: a person says whether it can be done, {company.phone}. I would not promise it.",
    erased:
      "There is nothing of this chat to delete at our end: it is not kept. Its history is in your browser alone, where you clear it. Data that you sent with a form we erase if you ask for it: {company.email}; the answer comes within {data.answer}.",
    eraseMine:
      "Write to {company.email}, and what you sent with a form is erased; the answer comes within {data.answer}. I cannot do it from here, and of this chat nothing is kept at our end.",
    leaveFee:
      "There is no fee for leaving: once the notice or the year that you have paid is over, you take the domain and a copy of the site with you, at no charge. By the month, that is the end of the fourth month after the launch at the earliest. Before the launch, you pay for the hours worked, up to {plans.first} at the monthly price.",
    sameTrade:
      "The same goes for your trade. We look at what is special about it in the {audit.free}, with your own questions, and quote for what goes beyond the printed offers. What matters most to you?",
    nothing:
      "What would you like to know? Ask about a website, search, ads, a chatbot, design or hosting, what they cost and how long they take.",
  },
  fr: {
    notQuite: "Pas tout à fait, ce n'est pas notre chiffre.",
    right: "Oui, c'est exact.",
    onlyOnce: "Non, cela se paie une seule fois.",
    noSuchPlan:
      "Aucun de nos forfaits de site ne coûte {visitor.money} : Basic est à {basic.month}, Pro à {pro.month}, Commerce à {commerce.month}.",
    biggest: "C'est déjà la plus grande ; au-delà, c'est sur devis.",
    smallest: "C'est déjà la plus petite.",
    beyond: "Au-delà :",
    quoted: "sur devis écrit",
    yearlyPlan:
      "@ coûte {#.yearly} : cela fait {#.year} au lieu de {yearly(#.month)} ; TVA comprise, {taxed(#.year)}.",
    yearlyBot:
      "@ se facture au mois : {#}, donc {yearly(#)} si aucune conversation ne dépasse celles comprises.",
    once: "@ se paie une seule fois, ni au mois ni à l'année : {#}.",
    byYear: "@ se paie déjà à l'année : {#}.",
    difference: "La différence@ : {difference(#)}.",
    line: "– @ : #",
    together: "Ensemble@ : {sum(#)}, ou {taxed(#)} avec la TVA.",
    paidByMonth: "payé au mois",
    paidByYear: "payé à l'année",
    logoBeside: "Le logo s'y ajoute, sur devis écrit ; le graphisme commence à {design.from}.",
    hostingIncluded:
      "Un forfait de site comprend l'hébergement, avec les mises à jour, les sauvegardes et le contrôle de vos pages et formulaires : une formule d'hébergement à côté servirait à un autre site.",
    overTime:
      "@ sur cette durée : {times(#, visitor.count)}, hors TVA ; TVA comprise, {taxed(times(#, visitor.count))}.",
    planOverYears:
      "@ sur cette durée : {times(#.month, visitor.count)} au mois, ou {times(#.year, visitor.count)} si chaque année est payée en une fois, hors TVA ; TVA comprise, {taxed(times(#.month, visitor.count))} ou {taxed(times(#.year, visitor.count))}.",
    yearsPages:
      "{visitor.pages}, c'est Basic ({basic.pages}) et {visitor.more} de plus : {times(times(work.hour, work.page), visitor.more)} ({work.page} par page, à {work.hour}).",
    yearsMore:
      "~, @ avec ce supplément coûte {sum(#, times(times(work.hour, work.page), visitor.more))}, ou {taxed(sum(#, times(times(work.hour, work.page), visitor.more)))} avec la TVA ({vat.rate}).",
    yearsAfter: "Dès la deuxième année : {#}, ou {taxed(#)} avec la TVA.",
    yearsSame:
      "~, @ coûte {#}, la première année comme les suivantes ; TVA ({vat.rate}) comprise, {taxed(#)}.",
    byMonth: "Au mois",
    byYears: "À l'année",
    yearsInstead:
      "Payé à l'année, @ coûte {#.year} au lieu de {yearly(#.month)} ; TVA comprise, {taxed(#.year)}.",
    yearsIncluded:
      "Domaine, hébergement et mises à jour sont compris, sans frais de mise en route ; le prix tient au moins {plans.fixed} après la mise en ligne.",
    downFirst:
      "Un site en panne passe avant tout e-mail : appelez le {company.phone} ; du serveur, quelqu'un s'occupe à toute heure.",
    pagesInLanguage:
      "{visitor.pages} dans une langue de plus : {times(times(work.hour, work.language), visitor.pages)}.",
    pagesInLanguages:
      "{visitor.pages} dans {visitor.languages} langues de plus : {times(times(times(work.hour, work.language), visitor.pages), visitor.languages)}.",
    additionalPages: "Pour {visitor.pages} de plus : {times(times(work.hour, work.page), visitor.pages)}.",
    quoteHolds: "Un devis tient {visitor.span}.",
    quoteEnds: "Un devis ne tient pas {visitor.span} : demandez-le plus près de la date.",
    leavesAfter:
      "Après {visitor.span}, vous pouvez partir : au mois, avec {plans.notice} de préavis pour la fin d'un mois ; à l'année, à la fin de l'année que vous avez payée.",
    leavesLater:
      "Après {visitor.span}, c'est trop tôt : au mois, vous partez à la fin du quatrième mois au plus tôt ; à l'année, à la fin de l'année que vous avez payée.",
    withTax: "TVA ({vat.rate}) comprise, @ fait {taxed(#)}.",
    withoutTax: "Nos prix sont en francs suisses, hors TVA, que le devis indique.",
    galleryPages:
      "Une galerie est une page, quel que soit le nombre de réalisations : vos {visitor.pages} de travaux n'en font plus qu'une. Avec l'accueil, les prestations, l'équipe et le contact, cela tient dans Basic ({basic.pages}) : {basic.month}.",
    clickPrice:
      "Le prix d'un clic, personne ne peut vous le dire d'avance : Google le fixe par une enchère à chaque recherche, selon le métier, la ville, l'heure et les autres annonceurs, et n'en donne lui-même qu'une estimation. Ce que vous fixez, vous, c'est le budget : vous le payez directement à Google, nous n'affichons aucun minimum, et vous l'arrêtez n'importe quel jour. Notre travail s'y ajoute, à {work.hour}, sur devis écrit ; à l'{audit.free}, nous vous disons si votre budget suffit.",
    townSearches: "Notre page de @ cite quelques recherches que l'on y fait sur Google : #.",
    searched:
      "Combien de fois, et ce qui se cherche d'autre dans votre métier, je ne le vois pas depuis ce chat : à l'{audit.free}, nous le regardons avec vous. Pour être trouvé dans une ville, le forfait est le SEO local, {seo.local}.",
    conversations:
      "Le chatbot Essentiel coûte {conversations(visitor.count)} avec {visitor.conversations} : {bot.essential} avec {bot.included} comprises, puis {bot.extra}.",
    fewPages: "{visitor.pages}, cela tient dans Basic ({basic.pages}) : {basic.month}.",
    somePages:
      "{visitor.pages}, c'est un peu plus que Basic ({basic.pages}, {basic.month}). Une page de plus se paie une seule fois, {work.page} à {work.hour}, et le forfait reste le même : la première année, c'est moins cher que Pro ({pro.pages}, {pro.month}).",
    morePages: "{visitor.pages}, cela tient dans Pro ({pro.pages}) : {pro.month}.",
    manyPages:
      "{visitor.pages}, c'est plus que Pro ({pro.pages}) : il faut Enterprise, aux pages illimitées, sur devis écrit. Une partie d'un tel site gagne souvent à être réunie ou retirée ; nous regardons cela d'abord.",
    fewProducts: "{visitor.products}, cela tient dans Commerce ({commerce.products}) : {commerce.month}.",
    manyProducts:
      "{visitor.products}, c'est plus que Commerce ({commerce.products}) ; une telle boutique est donc sur devis écrit. Commerce lui-même coûte {commerce.month}.",
    budgetFits: "Avec {visitor.money} par mois, @ convient : {#.month}.",
    budgetYear:
      "Pour {visitor.money} par an, regardez @ : {#.year} si vous payez l'année en une fois, hors TVA ; TVA comprise, {taxed(#.year)}.",
    budgetOnce:
      "Avec {visitor.money}, regardez @ : {#.year} si vous payez l'année en une fois, hors TVA ; TVA comprise, {taxed(#.year)}. Il n'y a pas de frais de mise en route ; chaque année suivante coûte autant. Un site que l'on achète se chiffre, lui, par écrit.",
    budgetSmall:
      "Franchement : avec {visitor.money} par mois, aucun forfait de site ne passe, le plus petit est à {basic.month} ({basic.yearly}). Ce qui commence plus bas : un chatbot {bot.essential}, l'hébergement {hosting.perform}, ou le SEO local {seo.local}. L'{audit.free} dit s'il vous faut plus.",
    essentials:
      "Il y en a deux de ce nom : le SEO Essentiel, {seo.essential}, et le chatbot Essentiel, {bot.essential}. Lequel ?",
    rest: "Pour le reste, je n'ai pas de réponse sûre : une personne vous la donne au {company.phone}, par {company.email} ou au premier appel.",
    likely: "Vous demandez sans doute :",
    near: "Je ne suis pas sûr d'avoir compris. Est-ce cela ?",
    also: "Peut-être aussi :",
    under: "« @ »",
    neither: "Si c'est autre chose, dites-le autrement, ou demandez à une personne : {company.phone}.",
    unknown:
      "Je n'ai pas trouvé de réponse sûre sur nos pages, et je préfère ne pas deviner. Une personne de l'équipe vous la donne : {company.phone}, {company.email}, ou le formulaire.",
    unknownPrice:
      "Je n'ai pas trouvé de prix pour exactement cela sur nos pages, et je n'en invente pas. Un devis écrit ne coûte rien et arrive dans les {support.days} qui suivent le premier appel : {company.phone}, {company.email}, ou le formulaire.",
    unknownTime:
      "Je n'ai pas trouvé sur nos pages la durée de ce travail précis, et je préfère ne pas deviner : le devis écrit indique les dates. Si la vôtre est proche, appelez le {company.phone} ; une personne dira franchement si elle est tenable.",
    perhaps: "L'une de ces questions vous aidera peut-être :",
    noted:
      "Merci, j'en tiens compte dans cette conversation, mais je ne transmets rien moi-même : pour cela, appelez le {company.phone}, ou réservez un appel et joignez-y cette conversation. Que voulez-vous savoir d'autre ?",
    alarmed:
      "Cela aidera la personne qui s'en occupe : dites-le au téléphone, {company.phone}, ou écrivez-le à {company.email}. Moi, je ne vois ni comptes ni serveurs. Si personne ne décroche, laissez votre numéro dans le formulaire : on vous rappelle aux heures ouvrables.",
    alarmedTime:
      "Combien de temps cela va durer, je ne peux pas le dire d'ici ; la personne qui s'en occupe, si : appelez le {company.phone} et demandez quand vous aurez des nouvelles. Si personne ne décroche, laissez votre numéro dans le formulaire : on vous rappelle aux heures ouvrables.",
    alarmedLate:
      "Si nous hébergeons votre site, il n'est pas nécessaire d'appeler pour le serveur : notre surveillance réveille un ingénieur à toute heure. Si votre site est ailleurs, demandez à cet hébergeur. Pour nous joindre, appelez le {company.phone} du lundi au vendredi, {company.hours} ; la nuit et le week-end, personne ne décroche : laissez alors votre numéro dans le formulaire, avec ce que vous voyez, et une personne vous rappelle dès que le bureau est ouvert.",
    planPages:
      "@ comprend {#.pages} ; une page de plus se paie une seule fois, {work.page} à {work.hour}, et le forfait reste le même.",
    planHours:
      "@ comprend {#.edits} de petites modifications, non reportées ; s'il vous en faut plus, nous comptons {work.hour}, indiqués d'abord par écrit.",
    quoteFree: "Un devis écrit ne coûte rien, et ne vous engage à rien tant que vous ne l'avez pas signé.",
    chatPrice:
      "Ce chat ne vous coûte rien. Pour votre propre site, un chatbot commence à {bot.essential}, avec {bot.included} comprises, puis {bot.extra}.",
    moved:
      "Annoncez la nouvelle adresse et la date sur votre site, puis, le jour du déménagement, changez l'adresse dans votre fiche Google : c'est gratuit, et si vous gardez la même fiche, ses avis y restent. Sur le site, c'est une petite modification : comprise dans un forfait, sinon {work.hour}, la somme d'abord par écrit. La fiche, les annuaires et une page pour votre nouvelle ville, c'est le SEO local, {seo.local}.",
    official:
      "Écrivez à {company.email} : un e-mail suffit, pour résilier aussi, et vous en gardez une trace. Par la poste, en recommandé si vous voulez : {company.address}. Nos pages n'exigent aucune forme et ne nomment personne pour cela ; dites en première ligne de quoi il s'agit, et demandez une confirmation. La réponse vient en {support.hours} au plus. Ce que vous écrivez ici ne compte pas : je ne transmets rien.",
    refused:
      "S'ils refusent encore, c'est une affaire de juriste, avec votre contrat et vos factures ; de ma part, pas de conseil juridique. Gardez tout par écrit, et si vos e-mails passent par ce domaine, copiez vos messages dès aujourd'hui. Entre-temps, votre site peut démarrer sous un autre domaine, compris dans le forfait et à vous dès le premier jour. Une personne regarde cela avec vous : {company.phone}.",
    sorry: "Désolé.",
    unanswered:
      "Si personne ne décroche, laissez votre numéro dans le formulaire et écrivez aussi à {company.email}, avec la date de chaque panne.",
    workingDay:
      "Ce jour-là n'est pas férié dans notre canton, Vaud : si ce n'est pas un week-end, nous répondons au téléphone comme d'habitude, {company.hours}.",
    noMessenger: "Non, nos pages ne donnent pas de numéro pour cela.",
    hostsUs:
      "Ce site est hébergé par Cloudflare, avec sa base de données ; des données peuvent donc être traitées à l'étranger, notamment aux États-Unis. Les sites de nos clients, eux, sont sur des serveurs en Suisse.",
    familiar: "Tutoyez-moi, si vous voulez. Moi, je garde le vous dans mes réponses.",
    noCut: "Votre site reste en ligne.",
    bookingPrice:
      "Un site avec réservation en ligne commence à {basic.month}, sans frais de mise en route : c'est Basic, avec {basic.pages}. Y intégrer le système de réservation que vous utilisez déjà est compris dans ce prix, sans commission ; si vous n'en avez pas, demandez lequel vous convient à l'{audit.free}. Plus de pages, c'est Pro, {pro.month}, avec {pro.pages}. Une réservation que nous construisons pour vous seul se chiffre sur devis et se paie une fois.",
    noDate:
      "Je ne peux promettre aucune date. Un projet complet prend {project.weeks}, du devis signé à la mise en ligne ; comptez donc à rebours depuis la vôtre : s'il reste moins de temps que cela, partez du principe que non, sauf si une personne vous dit le contraire, {company.phone}. Avec des textes et des images prêts, c'est plus rapide : le site est en ligne en moins de {launch.days} dès que vous avez approuvé les textes. S'il vous faut une date fixe, le devis peut l'indiquer, avec ce qui se passe si nous la manquons.",
    callbacks:
      "Je ne peux pas vous appeler ni transmettre un numéro moi-même : laissez-le dans le formulaire avec le jour et l'heure qui vous conviennent, entre {callback.first} et {callback.last}, ou réservez un appel de {call.minutes}. En dehors des heures de bureau, nous appelons dès que le bureau est ouvert. Pour parler plus tôt à quelqu'un, appelez le {company.phone} (du lundi au vendredi, {company.hours}).",
    callbackThen:
      "Je ne peux pas vous appeler ni transmettre un numéro moi-même, mais vous pouvez demander @ dans le formulaire : laissez-y votre numéro, ou réservez un appel de {call.minutes}. En dehors des heures de bureau, nous appelons dès que le bureau est ouvert. Pour parler plus tôt à quelqu'un, appelez le {company.phone} (du lundi au vendredi, {company.hours}).",
    thatDay: "ce jour-là",
    thatTime: "cette heure-là",
    thatMoment: "ce jour et cette heure",
    noAgain:
      "Alors je n'ai pas encore la bonne réponse : une personne l'a, {company.phone}, {company.email}. Ou dites-moi en quelques mots de quoi il s'agit : un site, un logo, Google, la publicité, un chatbot, l'hébergement, un prix.",
    outsideCallbacks: "À cette heure-là, on ne peut pas demander de rappel.",
    ourCanton:
      "@ est l'un des cantons où nous travaillons. L'essentiel se fait par téléphone et en visioconférence ; l'entretien pour vos textes peut avoir lieu dans nos bureaux à Lausanne ou chez vous, si nous en convenons.",
    notOurCanton:
      "@ est hors des cantons où nous travaillons : {company.cantons}. L'essentiel se fait par téléphone et en visioconférence ; demandez donc, une personne vous dit si c'est possible, {company.phone}. Je ne le promets pas.",
    erased:
      "Chez nous, il n'y a rien de cette conversation à effacer : elle n'est pas conservée. Son historique est dans votre navigateur seul, et vous l'y effacez. Les données envoyées par un formulaire, nous les effaçons si vous le demandez : {company.email} ; la réponse vient dans les {data.answer}.",
    eraseMine:
      "Écrivez à {company.email}, et ce que vous avez envoyé par un formulaire est effacé ; la réponse vient dans les {data.answer}. Je ne peux pas le faire d'ici, et de cette conversation rien n'est conservé chez nous.",
    leaveFee:
      "Il n'y a pas de frais de départ : une fois le préavis écoulé, ou l'année payée terminée, vous emportez le domaine et une copie du site, sans rien payer. Au mois, c'est à la fin du quatrième mois après la mise en ligne au plus tôt. Avant la mise en ligne, vous payez les heures effectuées, au plus {plans.first} au prix mensuel.",
    sameTrade:
      "C'est la même chose pour votre métier. À l'{audit.free}, nous regardons ce qu'il a de particulier, avec vos propres questions, et nous faisons un devis pour ce qui dépasse les offres affichées. Qu'est-ce qui compte le plus pour vous ?",
    nothing:
      "Que voulez-vous savoir ? Demandez un site, le référencement, la publicité, un chatbot, du graphisme ou l'hébergement, leur prix et leur durée.",
  },
});

/**
 * A line in the visitor's language if that is neither of ours: that the answer follows in the page's language, and how
 * to reach a person.
 */
export const languageNotices = {
  de: "Kurz auf Deutsch: Ich schreibe unten in der Sprache dieser Seite. Eine Person erreichen Sie unter {company.phone} oder {company.email}; eine Website auf Deutsch ist gegen Offerte möglich.",
  it: "In breve, in italiano: qui sotto scrivo nella lingua di questa pagina. Una persona risponde al {company.phone} o a {company.email}.",
  pt: "Brevemente, em português: escrevo abaixo na língua desta página. Uma pessoa responde pelo {company.phone} ou {company.email}.",
} as const;

/** The general answer about a topic, if nothing more specific is known. */
export const topicEntries: Partial<Record<Topic, string>> = {
  site: "prices.site",
  plans: "prices.site",
  shop: "prices.commerce",
  redesign: "websites.redesign",
  search: "visibility.seo",
  ads: "visibility.ads",
  design: "craft.logo",
  bot: "craft.bots",
  leads: "visibility.leads",
  hosting: "running.hosting",
  audit: "visibility.audit",
};

/** Positions in a list by token, from its beginning or, if negative, from its end. */
export const ordinals: Readonly<Record<string, number>> = {
  first: 0,
  second: 1,
  deuxiem: 1,
  middl: 1,
  milieu: 1,
  third: 2,
  troisiem: 2,
  last: -1,
  derni: -1,
  dernier: -1,
};

/** Suggestions if no answer is near. */
export const suggestedEntries = ["people.services", "prices.overview", "people.person"];

/** The answer to “how much?” for each topic. */
export const priceEntries: Partial<Record<Topic, string>> = {
  ...topicEntries,
  ads: "visibility.adsPrice",
  emergency: "running.otherHost",
};

/** The answer to “who pays for that?” for each topic. */
export const payEntries: Partial<Record<Topic, string>> = {
  hosting: "running.included",
  ads: "visibility.adsPrice",
};

/** The answer to “how long?” for each topic. */
export const delayEntries: Partial<Record<Topic, string>> = {
  site: "conditions.delay",
  plans: "conditions.delay",
  shop: "conditions.delay",
  redesign: "conditions.delay",
  search: "visibility.effect",
  ads: "reach.start",
  leads: "reach.start",
  bot: "craft.install",
  audit: "visibility.auditLength",
  booking: "people.book",
};

/** The answer to “how long am I tied in?” for each topic. */
const boundEntries: Partial<Record<Topic, string>> = {
  search: "visibility.seo",
  ads: "reach.adsPause",
  leads: "reach.adsPause",
  bot: "reach.botEnd",
  hosting: "running.term",
};

/** The answer to “what is the difference?” for each topic. */
export const compareEntries: Partial<Record<Topic, string>> = {
  site: "prices.compare",
  plans: "prices.compare",
  search: "visibility.seo",
  bot: "craft.bots",
  hosting: "running.hosting",
};

/** Answers about the plans, and those that replace them if another topic is talked about. */
export const entriesByTopic: Readonly<Record<string, Partial<Record<Topic, string>>>> = {
  "prices.which": {
    search: "reach.which",
    ads: "visibility.adsChoice",
    bot: "reach.botWhich",
    hosting: "dealings.hostingOnly",
  },
  "prices.included": { audit: "visibility.auditResult" },
  "prices.compare": compareEntries,
  "prices.instalments": { hosting: "running.term" },
  "billing.forever": boundEntries,
  "conditions.cancel": boundEntries,
  // “When can I stop?” is most often asked of advertising.
  "reach.adsPause": {
    ...boundEntries,
    site: "conditions.bound",
    plans: "conditions.bound",
    shop: "conditions.bound",
    content: "conditions.bound",
  },
  "conditions.bound": boundEntries,
  "conditions.delay": delayEntries,
  "conditions.edits": { hosting: "details.single" },
  "visibility.effect": { audit: "visibility.auditLength" },
  // “And then you call me every week?” is a worry about the time after the audit.
  "dealings.unwanted": { audit: "details.spam" },
};

/** The tokens that a question may contain if it asks only for a price, a difference or a duration. */
export const shortQuestionTokens = {
  price:
    "price dear monthly work dessus environ about roughly restaurant total tout what approximativement comment like start pareil such similar",
  difference: "difference what which between entre vos trois three deux two offer plan them",
  delay:
    "delay when quand readi pret onlin week weeks semain set up setup mettr plac take need done see soon launch what plus earliest tot work project projet finish fini va goe dur fix repar back resolu until avant remarch refonction",
};
