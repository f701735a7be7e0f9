import type { OfferKey } from "#app/domain/chat/facts";
import type { Topic } from "#app/domain/chat/topic";
import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";

/** What an offer is called, the first price that it has, and the figures that are right of it; null where it is quoted. */
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
  "bot.essential": priced("Chatbot Essential", "Chatbot Essentiel", "bot.essential"),
  "bot.pro": priced("Chatbot Pro", "Chatbot Pro", "bot.pro"),
  "bot.ultimate": { name: { en: "Chatbot Ultimate", fr: "Chatbot Ultime" }, price: null, figures: [] },
  "hosting.perform": priced("Perform", "Perform", "hosting.perform"),
  "hosting.secureweb": priced("SecureWeb", "SecureWeb", "hosting.secureweb"),
  "hosting.expansion": priced("Expansion", "Expansion", "hosting.expansion"),
};

/** Sentences that are put together for a question; `{figure}` and `{offer}` style names are filled from facts. */
export const composed = typeset({
  en: {
    notQuite: "Not quite, that is not our figure.",
    right: "Yes, that is right.",
    onlyOnce: "No, that is paid once.",
    noSuchPlan:
      "None of our website plans costs {visitor.money}: Basic is {basic.month}, Pro {pro.month}, Commerce {commerce.month}.",
    biggest: "That is the biggest one already; beyond it we quote.",
    smallest: "That is the smallest one already.",
    quoted: "quoted in writing",
    yearlyPlan:
      "@ costs {#.yearly}: that is {#.year} instead of {yearly(#.month)}; with VAT, {taxed(#.year)}.",
    yearlyBot: "@ is billed by the month: {#}, so {yearly(#)} if no conversation goes beyond those included.",
    once: "@ is paid once, not by the month or by the year: {#}.",
    byYear: "@ is paid by the year already: {#}.",
    difference: "The difference: {difference(#)}.",
    line: "– @: #",
    together: "Together: {sum(#)}.",
    plansOverTime:
      "By the month, over that time: Basic {times(basic.month, visitor.count)}, Pro {times(pro.month, visitor.count)}, without VAT, with domain, hosting, updates and small edits in it. A site bought once is quoted, and its hosting comes on top, from {hosting.perform}; for comparison, Escaliers Duc in our showcases paid {case.escaliers-duc}.",
    overTime: "@ over that time: {times(#, visitor.count)}, without VAT.",
    planOverYears:
      "@ over that time: {times(#.month, visitor.count)} by the month, or {times(#.year, visitor.count)} if each year is paid at once, without VAT.",
    conversations:
      "The Essential chatbot costs {conversations(visitor.count)} with {visitor.conversations}: {bot.essential} with {bot.included} in it, then {bot.extra}.",
    fewPages: "{visitor.pages} fit into Basic ({basic.pages}): {basic.month}.",
    morePages: "{visitor.pages} fit into Pro ({pro.pages}): {pro.month}.",
    manyPages:
      "{visitor.pages} are more than Pro holds ({pro.pages}): that is Enterprise, with unlimited pages, quoted in writing. Part of such a site is often better merged or dropped; we look at that first.",
    fewProducts: "{visitor.products} fit into Commerce ({commerce.products}): {commerce.month}.",
    manyProducts:
      "{visitor.products} are more than Commerce holds ({commerce.products}), so such a shop is quoted in writing. Commerce itself costs {commerce.month}.",
    budgetFits: "With {visitor.money} a month, @ fits: {#.month}.",
    budgetSmall:
      "Honestly: for {visitor.money} a month no website plan fits, the smallest is {basic.month} ({basic.yearly}). What begins lower: a chatbot {bot.essential}, hosting {hosting.perform}, or Local SEO {seo.local}. The {audit.free} tells whether you need more.",
    essentials:
      "There are two of that name: SEO Essential, {seo.essential}, and the Essential chatbot, {bot.essential}. Which one do you mean?",
    rest: "For the rest I have no sure answer. A person can tell you: {company.phone}, {company.email}, or in the first call.",
    doubtful: "If I read you right: “@”",
    near: "This comes nearest to your question:",
    between: "Two answers come near to your question:",
    under: "– “@”",
    neither: "If you mean something else, put it in other words, or ask a person: {company.phone}.",
    unknown:
      "I have found no sure answer to that on our pages, and I would rather not guess. Someone from our team can tell you: {company.phone}, {company.email}, or in the first call.",
    unknownWhether:
      "I have not found on our pages whether we can do exactly that, and I would rather not guess. Describe it in a line or two, by the form, {company.email} or {company.phone}: a person says whether it is for us, and what is built for you alone is quoted in writing, for nothing.",
    unknownPrice:
      "I have found no price for exactly that on our pages, and I invent none. A quote in writing costs nothing and comes within {support.days} of the first call: {company.phone}, {company.email}, or by the form.",
    unknownTime:
      "I have not found on our pages how long exactly that takes, and I would rather not guess: the written quote names the dates. For a date that is near, call {company.phone}; a person says honestly whether it can be held.",
    certain: "What is certain about @:",
    beyond: "What I know of it I have said under “@”; the rest can be settled in the written quote.",
    perhaps: "Perhaps one of these is close:",
    noted:
      "Thank you, noted; I keep it in mind for this conversation. A person can look at your case as a whole: call {company.phone}, or book a call and take this conversation along. What else would you like to know?",
    alarmed:
      "That helps whoever looks at it: say it on the phone, {company.phone}, or write it to {company.email}. I see no accounts and no servers myself. If nobody picks up, leave a message with your number: a person calls back in business hours.",
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
    quoted: "sur devis écrit",
    yearlyPlan:
      "@ coûte {#.yearly} : cela fait {#.year} au lieu de {yearly(#.month)} ; TVA comprise, {taxed(#.year)}.",
    yearlyBot:
      "@ se facture au mois : {#}, donc {yearly(#)} si aucune conversation ne dépasse celles comprises.",
    once: "@ se paie une seule fois, ni au mois ni à l'année : {#}.",
    byYear: "@ se paie déjà à l'année : {#}.",
    difference: "La différence : {difference(#)}.",
    line: "– @ : #",
    together: "Ensemble : {sum(#)}.",
    plansOverTime:
      "Au mois, sur cette durée : Basic {times(basic.month, visitor.count)}, Pro {times(pro.month, visitor.count)}, hors TVA, avec domaine, hébergement, mises à jour et petites modifications. Un site payé une fois se chiffre sur devis, et son hébergement vient en plus, dès {hosting.perform} ; pour comparer, Escaliers Duc, dans nos réalisations, a payé {case.escaliers-duc}.",
    overTime: "@ sur cette durée : {times(#, visitor.count)}, hors TVA.",
    planOverYears:
      "@ sur cette durée : {times(#.month, visitor.count)} au mois, ou {times(#.year, visitor.count)} si chaque année est payée en une fois, hors TVA.",
    conversations:
      "Le chatbot Essentiel coûte {conversations(visitor.count)} avec {visitor.conversations} : {bot.essential} avec {bot.included} comprises, puis {bot.extra}.",
    fewPages: "{visitor.pages}, cela tient dans Basic ({basic.pages}) : {basic.month}.",
    morePages: "{visitor.pages}, cela tient dans Pro ({pro.pages}) : {pro.month}.",
    manyPages:
      "{visitor.pages}, c'est plus que Pro ({pro.pages}) : il faut Enterprise, aux pages illimitées, sur devis écrit. Une partie d'un tel site gagne souvent à être réunie ou retirée ; nous regardons cela d'abord.",
    fewProducts: "{visitor.products}, cela tient dans Commerce ({commerce.products}) : {commerce.month}.",
    manyProducts:
      "{visitor.products}, c'est plus que Commerce ({commerce.products}) ; une telle boutique est donc sur devis écrit. Commerce lui-même coûte {commerce.month}.",
    budgetFits: "Avec {visitor.money} par mois, @ convient : {#.month}.",
    budgetSmall:
      "Franchement : avec {visitor.money} par mois, aucun forfait de site ne passe, le plus petit est à {basic.month} ({basic.yearly}). Ce qui commence plus bas : un chatbot {bot.essential}, l'hébergement {hosting.perform}, ou le SEO local {seo.local}. L'{audit.free} dit s'il vous faut plus.",
    essentials:
      "Il y en a deux de ce nom : le SEO Essentiel, {seo.essential}, et le chatbot Essentiel, {bot.essential}. Lequel ?",
    rest: "Pour le reste, je n'ai pas de réponse sûre : une personne vous la donne au {company.phone}, par {company.email} ou au premier appel.",
    doubtful: "Si je vous comprends bien : « @ »",
    near: "Voici ce qui s'approche le plus de votre question :",
    between: "Deux réponses s'approchent de votre question :",
    under: "– « @ »",
    neither: "Si c'est autre chose, dites-le autrement, ou demandez à une personne : {company.phone}.",
    unknown:
      "Je n'ai pas trouvé de réponse sûre sur nos pages, et je préfère ne pas deviner. Une personne de l'équipe vous le dira : {company.phone}, {company.email}, ou au premier appel.",
    unknownWhether:
      "Je n'ai pas trouvé sur nos pages si nous pouvons faire exactement cela, et je préfère ne pas deviner. Décrivez-le en une ou deux lignes, par le formulaire, à {company.email} ou au {company.phone} : une personne vous dit si c'est pour nous, et ce qui se construit pour vous seul fait l'objet d'un devis écrit, gratuit.",
    unknownPrice:
      "Je n'ai pas trouvé de prix pour exactement cela sur nos pages, et je n'en invente pas. Un devis écrit ne coûte rien et arrive dans les {support.days} qui suivent le premier appel : {company.phone}, {company.email}, ou le formulaire.",
    unknownTime:
      "Je n'ai pas trouvé sur nos pages la durée de ce travail précis, et je préfère ne pas deviner : le devis écrit indique les dates. Si la vôtre est proche, appelez le {company.phone} ; une personne dira franchement si elle est tenable.",
    certain: "Ce qui est sûr, s'agissant @ :",
    beyond: "Ce que j'en sais, je l'ai dit sous « @ » ; le reste peut se régler dans le devis écrit.",
    perhaps: "L'une de ces questions s'en approche peut-être :",
    noted:
      "Merci, c'est noté pour cette conversation. Une personne peut regarder votre cas dans son ensemble : appelez le {company.phone}, ou réservez un appel et emportez cette conversation. Que voulez-vous savoir d'autre ?",
    alarmed:
      "Cela aidera la personne qui s'en occupe : dites-le au téléphone, {company.phone}, ou écrivez-le à {company.email}. Moi, je ne vois ni comptes ni serveurs. Si personne ne décroche, laissez un message avec votre numéro : on vous rappelle aux heures ouvrables.",
    sameTrade:
      "C'est la même chose pour votre métier. Ce qui lui est propre se regarde à l'{audit.free}, avec vos propres questions, et se chiffre sur devis si cela dépasse ce qui est affiché. Qu'est-ce qui compte le plus pour vous ?",
    nothing:
      "Que voulez-vous savoir ? Demandez un site, le référencement, la publicité, un chatbot, du graphisme ou l'hébergement, leur prix et leur durée.",
  },
});

/** A line in the visitor's language where it is neither of ours: what we understood of it, and that a person can help. */
export const tongueLines = {
  de: "Kurz auf Deutsch: Ich schreibe unten in der Sprache dieser Seite. Eine Person erreichen Sie unter {company.phone} oder {company.email}; eine Website auf Deutsch ist gegen Offerte möglich.",
  it: "In breve, in italiano: qui sotto scrivo nella lingua di questa pagina. Una persona risponde al {company.phone} o a {company.email}.",
  pt: "Brevemente, em português: escrevo abaixo na língua desta página. Uma pessoa responde pelo {company.phone} ou {company.email}.",
} as const;

/** Where nothing else is known: what can be said of the subject all the same. */
export const subjectEntries: Partial<Record<Topic, string>> = {
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

/** The same for what has no price. */
export const openingEntries: Partial<Record<Topic, string>> = {
  ...subjectEntries,
  data: "people.keeping",
  booking: "people.book",
  terms: "conditions.bound",
  content: "conditions.texts",
  company: "people.company",
};

/** What a question is about that is not answered. */
export const subjectNames: Localized<Partial<Record<Topic, string>>> = typeset({
  en: {
    site: "a website",
    plans: "our plans",
    shop: "an online shop",
    redesign: "a redesign",
    search: "being found on search engines",
    ads: "advertising",
    design: "graphic design",
    bot: "a chatbot",
    leads: "finding clients",
    hosting: "hosting, a domain or mail",
    audit: "the audit",
    data: "data protection",
    booking: "a booking",
    terms: "the contract",
    content: "the content of a site",
    company: "our agency",
  },
  fr: {
    site: "d'un site",
    plans: "de nos forfaits",
    shop: "d'une boutique en ligne",
    redesign: "d'une refonte",
    search: "de la visibilité sur les moteurs",
    ads: "de publicité",
    design: "de graphisme",
    bot: "d'un chatbot",
    leads: "d'acquisition de clients",
    hosting: "d'hébergement, de domaine ou de messagerie",
    audit: "de l'audit",
    data: "de protection des données",
    booking: "d'une réservation",
    terms: "du contrat",
    content: "du contenu d'un site",
    company: "de notre agence",
  },
});

/** Which one of a row is meant, from its beginning or, below zero, from its end; as tokens. */
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

/** What is offered where nothing comes near. */
export const firstAnswers = ["people.services", "prices.overview", "people.person"];

/**
 * Questions of few words, which are asked of what is talked about: “and how long?”, “can I stop at any time?”. All that is
 * said is among `words`, one of `telling` at least; `otherwise` answers where the subject has no answer of its own.
 */
export const continuations: {
  telling: string;
  words: string;
  /** By what is talked about, or by the answer that was given last. */
  of: Partial<Record<Topic, string>> & Record<string, string>;
  otherwise?: string;
  /** Where nothing else is known, what was answered last is said again: it holds the answer. */
  isSaid?: true;
}[] = [
  {
    telling: "price",
    words:
      "monthly work dessus environ about roughly restaurant total tout what approximativement comment like start pareil such similar",
    of: {
      ...subjectEntries,
      ads: "visibility.adsPrice",
      "craft.ai": "craft.aiPrice",
      "craft.aiPrice": "craft.aiPrice",
      "craft.documents": "craft.aiPrice",
      "dealings.drafts": "craft.aiPrice",
      "details.aiData": "craft.aiPrice",
      "details.aiPaper": "craft.aiPrice",
      "craft.ultimate": "craft.ultimate",
      "craft.redraw": "craft.redraw",
      "craft.print": "craft.print",
      "craft.charter": "craft.charter",
      "conditions.languages": "conditions.languages",
      "conditions.photos": "conditions.photos",
      "details.integration": "details.integration",
      "details.moving": "details.moving",
      "details.portal": "details.portal",
      "details.single": "details.single",
      "dealings.oneHand": "dealings.everything",
      "people.work": "people.work",
      "websites.takeover": "websites.takeover",
      "features.custom": "features.custom",
      "together.showcase": "together.showcase",
      "features.calculator": "features.calculator",
      "features.ordering": "features.ordering",
      "features.shopMove": "features.shopMove",
      "reach.suspended": "reach.suspended",
      "running.otherHost": "running.otherHost",
      "together.designer": "together.designer",
      "visibility.audit": "visibility.audit",
      "websites.apps": "websites.apps",
      "websites.functions": "websites.functions",
    },
    otherwise: "prices.overview",
  },
  {
    telling: "dear cheapest",
    words: "price what",
    of: {
      search: "visibility.seo",
      ads: "visibility.adsPrice",
      design: "craft.logo",
      bot: "craft.bots",
      leads: "visibility.leads",
      hosting: "running.hosting",
      audit: "visibility.audit",
      redesign: "websites.redesign",
      shop: "prices.commerce",
    },
  },
  {
    telling: "delay when quand readi pret onlin week weeks semain",
    words:
      "set up setup mettr plac take need done see soon launch what plus earliest tot work project projet finish fini",
    of: {
      redesign: "conditions.delay",
      design: "details.logoTime",
      search: "visibility.effect",
      ads: "reach.start",
      leads: "reach.start",
      bot: "craft.install",
      audit: "visibility.auditLength",
      terms: "conditions.bound",
      "conditions.selfmade": "together.editTime",
      "conditions.edits": "together.editTime",
      "dealings.holidays": "together.editTime",
      "prices.quote": "billing.quick",
      "people.answer": "people.answer",
      "people.work": "people.work",
      "people.book": "visibility.auditLength",
      "dealings.callWith": "visibility.auditLength",
      "together.visit": "visibility.auditLength",
      "reach.suspended": "reach.suspended",
      "people.rights": "people.rights",
      "details.moving": "details.moving",
    },
    otherwise: "conditions.delay",
  },
  {
    telling: "morethan",
    words: "what price monthly",
    of: {
      site: "billing.pageCount",
      plans: "billing.pageCount",
      bot: "craft.essential",
      shop: "prices.commerce",
      hosting: "details.storage",
      search: "visibility.expert",
      design: "conditions.revisions",
      "conditions.edits": "conditions.rollover",
      "conditions.rollover": "conditions.rollover",
      "conditions.revisions": "conditions.revisions",
    },
    isSaid: true,
  },
  {
    telling: "long",
    words: "trop bit peu too",
    of: {
      site: "dealings.rush",
      plans: "dealings.rush",
      redesign: "dealings.rush",
      design: "dealings.rush",
      search: "visibility.effect",
      ads: "reach.start",
      leads: "reach.start",
      bot: "craft.install",
      terms: "billing.temporary",
    },
  },
  {
    telling: "thatsall",
    words: "price what",
    of: {
      site: "prices.extras",
      plans: "prices.extras",
      search: "visibility.seo",
      ads: "visibility.adsPrice",
      bot: "craft.bots",
      hosting: "running.hosting",
      design: "craft.logo",
    },
  },
  {
    telling: "meaning",
    words: "what",
    of: {
      hosting: "features.glossary",
      search: "details.keywords",
      leads: "dealings.countLeads",
      bot: "reach.botHow",
      plans: "prices.included",
      site: "conditions.process",
      audit: "visibility.audit",
      ads: "visibility.ads",
    },
    isSaid: true,
  },
  {
    telling: "website",
    words: "what and",
    of: { "conditions.speaking": "conditions.languages" },
  },
  {
    telling: "pay salary price",
    words: "what and",
    of: { "people.jobs": "people.jobTerms", "people.apply": "people.jobTerms" },
  },
  {
    telling: "obligatoir oblig mandatori compulsori",
    words: "what",
    of: {
      site: "websites.why",
      plans: "websites.why",
      search: "details.basicSeo",
      bot: "reach.botWorth",
      hosting: "running.included",
      audit: "visibility.audit",
      design: "dealings.keepLogo",
      ads: "visibility.adsChoice",
    },
  },
  {
    telling: "include extra",
    words: "price plan what or franc pay",
    of: {
      hosting: "running.included",
      site: "prices.included",
      plans: "prices.included",
      "running.backups": "running.backups",
      "details.lesson": "details.lesson",
    },
    isSaid: true,
  },
  {
    telling: "text photo picture domain mail file logo code",
    words: "and also everything name own mine what",
    of: { "conditions.leaving": "conditions.leaving", "running.domain": "conditions.leaving" },
  },
  {
    telling: "monthly",
    words: "what pay really",
    of: { plans: "prices.site", site: "prices.site" },
  },
  {
    telling: "monthly once",
    words: "what instead pay",
    of: {
      "billing.midYear": "conditions.bound",
      "conditions.bound": "conditions.bound",
      search: "visibility.seo",
      ads: "visibility.adsPrice",
      leads: "visibility.leads",
      bot: "craft.bots",
      hosting: "running.hosting",
      design: "craft.logo",
      plans: "prices.buy",
      site: "prices.buy",
    },
  },
  {
    telling: "data conversation",
    words: "leave address store2 server country end where who see access",
    of: { bot: "craft.keeping", site: "features.secureForm" },
  },
  {
    telling: "stop bound leave",
    words:
      "notwork work result cancel when quand time anytim moment want can monthly again contract what possibl libr like wish",
    of: {
      ads: "visibility.adsPrice",
      search: "visibility.seo",
      bot: "reach.botEnd",
      leads: "visibility.adsPrice",
      "conditions.speaking": "conditions.speaking",
    },
    otherwise: "conditions.bound",
  },
  {
    telling: "own",
    words: "what file everything tout afterward apres code domain site text",
    of: { design: "craft.files", ads: "reach.account", hosting: "running.domain" },
    otherwise: "conditions.leaving",
  },
  {
    telling: "occup person suivr suit suiv charg respons handl charge",
    words: "project projet same mem always toujour work look",
    of: {},
    otherwise: "together.samePerson",
  },
  {
    telling: "guarantee sure sur certain",
    words: "result work first what really vraiment rank googl",
    of: { search: "visibility.promise", ads: "visibility.promise", leads: "visibility.promise" },
  },
  {
    telling: "language german english french italian",
    words: "also aussi speak talk other possibl several plusieur",
    of: {
      site: "conditions.languages",
      plans: "conditions.languages",
      content: "conditions.languages",
      bot: "craft.tongues",
    },
  },
  {
    telling: "start process happen next deroul how comment",
    words: "work what first step where help how project projet pass concret",
    of: {
      site: "conditions.process",
      plans: "conditions.process",
      redesign: "conditions.process",
      shop: "conditions.process",
      search: "visibility.work",
      ads: "visibility.ads",
      leads: "visibility.leads",
      bot: "craft.install",
      hosting: "details.moving",
      audit: "visibility.audit",
    },
  },
  {
    telling: "worth useless need sens",
    words: "sens make company restaurant what really vraiment",
    of: {
      bot: "reach.botWorth",
      search: "details.seoWorth",
      site: "websites.why",
      plans: "websites.why",
      audit: "visibility.audit",
    },
  },
  {
    telling: "town",
    words: "mem same seul only just region alentour around area near pres autour",
    of: { search: "visibility.local" },
  },
  {
    telling: "which recommend best better mieux meilleur",
    words: "plan restaurant start need what",
    of: {
      search: "reach.which",
      plans: "prices.which",
      site: "prices.which",
      shop: "prices.which",
      bot: "reach.botWhich",
      ads: "visibility.adsChoice",
      hosting: "running.hosting",
    },
  },
];
