import type { Entries } from "./entry";

const search = "/services/seo-visibility";
const ads = "/services/digital-marketing";
const leads = "/services/lead-generation";

/** Visibility: search, maps, reviews, ads, leads. */
export const visibility = {
  seo: {
    topic: "search",
    page: search,
    question: {
      en: "How much is SEO?",
      fr: "Combien coûte le référencement ?",
    },
    say: {
      en: "SEO comes in packages paid once, not by the month, so there is nothing to cancel: Essential {seo.essential}, Advanced {seo.advanced}, Expert {seo.expert}, Local SEO {seo.local}. Basic SEO is already in every website plan. If people nearby do not find you on Google Maps, start with Local.",
      fr: "Le référencement se prend en forfaits payés une seule fois, pas au mois ; il n'y a rien à résilier : Essentiel {seo.essential}, Avancé {seo.advanced}, Expert {seo.expert}, SEO local {seo.local}. Le SEO de base est déjà dans chaque forfait de site. Si l'on ne vous trouve pas sur Google Maps, commencez par le SEO local.",
    },
  },
  essential: {
    topic: "search",
    page: search,
    offer: "seo.essential",
    question: {
      en: "What is in SEO Essential?",
      fr: "Que contient le SEO Essentiel ?",
    },
    say: {
      en: "SEO Essential costs {seo.essential}: a technical check of every page, titles and descriptions rewritten, sitemap and Search Console, speed and broken links repaired, and a final report twelve weeks later.",
      fr: "Le SEO Essentiel coûte {seo.essential} : contrôle technique de chaque page, titres et descriptions réécrits, plan du site et Search Console, vitesse et liens cassés réparés, et un rapport final douze semaines plus tard.",
    },
  },
  advanced: {
    topic: "search",
    page: search,
    offer: "seo.advanced",
    question: {
      en: "What is in SEO Advanced?",
      fr: "Que contient le SEO Avancé ?",
    },
    say: {
      en: "SEO Advanced costs {seo.advanced}: all of Essential, research of what people search for, a plan of pages by topic, two pages written for you, and two reports.",
      fr: "Le SEO Avancé coûte {seo.advanced} : tout l'Essentiel, l'étude de ce que les gens cherchent, un plan des pages par sujet, deux pages rédigées pour vous et deux rapports.",
    },
  },
  expert: {
    topic: "search",
    page: search,
    offer: "seo.expert",
    question: {
      en: "What is in SEO Expert?",
      fr: "Que contient le SEO Expert ?",
    },
    say: {
      en: "SEO Expert costs {seo.expert}: all of Advanced, but with five pages written, links from sites in your region, and {seo.followup} of follow-up with a report each month.",
      fr: "Le SEO Expert coûte {seo.expert} : tout l'Avancé, mais avec cinq pages rédigées, des liens depuis des sites de votre région et {seo.followup} de suivi avec un rapport chaque mois.",
    },
  },
  local: {
    topic: "search",
    page: search,
    offer: "seo.local",
    question: {
      en: "What is Local SEO?",
      fr: "Qu'est-ce que le SEO local ?",
    },
    say: {
      en: "Local SEO, {seo.local}, completes your Google Business Profile for you (the card with map, hours, pictures and reviews that people see when they search in your town), with a link to ask for reviews, the same details in the directories and a page for your town. You can do much yourself, for free: complete the profile, add pictures, ask clients for reviews. With several places, each deserves a listing and a page of its own.",
      fr: "Le SEO local, {seo.local}, complète pour vous votre fiche Google (la carte avec le plan, les horaires, les photos et les avis que l'on voit en cherchant dans votre ville), avec un lien pour demander des avis, les mêmes indications dans les annuaires et une page pour votre ville. Vous pouvez faire beaucoup vous-même, gratuitement : compléter la fiche, ajouter des photos, demander des avis. Avec plusieurs lieux, chacun mérite sa fiche et sa page.",
    },
  },
  effect: {
    topic: "search",
    page: search,
    question: {
      en: "How long until SEO works?",
      fr: "Au bout de combien de temps le SEO agit-il ?",
    },
    say: {
      en: "The work takes about a month; search engines then need {seo.effect} to show its effect. Nobody can promise you a date or a position: we say so before and measure after.",
      fr: "Le travail prend environ un mois ; les moteurs mettent ensuite {seo.effect} à en montrer l'effet. Personne ne peut vous promettre une date ou une position : nous le disons avant, nous mesurons après.",
    },
  },
  promise: {
    topic: "search",
    page: search,
    question: {
      en: "Do you guarantee the first place on Google?",
      fr: "Garantissez-vous la première place sur Google ?",
    },
    say: {
      en: "No, and nobody can: Google sells no places in its results, and no agency decides them; the same goes for a number of enquiries. What we can do: repair what holds you back, write what people search for, and show you in plain figures what it changed, after {seo.effect}.",
      fr: "Non, et personne ne le peut : Google ne vend pas de places dans ses résultats et aucune agence n'en décide ; de même pour un nombre de demandes. Ce que nous pouvons : réparer ce qui vous freine, écrire ce que les gens cherchent, et vous montrer en clair ce que cela a changé, après {seo.effect}.",
    },
  },
  work: {
    topic: "search",
    page: search,
    question: {
      en: "What do you actually do for SEO?",
      fr: "Que faites-vous concrètement en SEO ?",
    },
    say: {
      en: "There is no monthly fee at all: packages are paid once. In order, as far as your package goes: an audit with you, on screen, then foundations (speed, titles, broken links) or your Google Business Profile, then pages that answer what people search for, then a one-page report: what was done, what it changed. Expert adds {seo.followup} of follow-up. Some of it you can do yourself: a complete Google Business Profile is a good start.",
      fr: "Il n'y a pas d'abonnement : les forfaits sont payés une fois. Dans l'ordre, selon le forfait : un audit avec vous devant l'écran, les bases (vitesse, titres, liens cassés) ou votre fiche Google, des pages qui répondent à ce que les gens cherchent, puis une page de rapport : ce qui a été fait, ce que cela a changé. Expert ajoute {seo.followup} de suivi. Une part se fait soi-même : une fiche Google complète est un bon début.",
    },
  },
  season: {
    topic: "search",
    page: search,
    question: {
      en: "Is SEO worth it for a seasonal business?",
      fr: "Le SEO vaut-il la peine pour une activité saisonnière ?",
    },
    say: {
      en: "SEO suits a seasonal business if it begins early enough: search engines need {seo.effect} to react, so begin in winter for the spring. An SEO package is paid once, from {seo.essential}, and ads can be stopped at any time. A website plan, on the other hand, runs all year.",
      fr: "Le SEO convient à une activité saisonnière s'il commence assez tôt : les moteurs mettent {seo.effect} à réagir, donc l'hiver pour le printemps. Un forfait SEO se paie une fois, dès {seo.essential}, et la publicité s'arrête n'importe quel jour. Un forfait de site, lui, court toute l'année.",
    },
  },
  machines: {
    topic: "search",
    page: "/services/hosting-and-maintenance",
    question: {
      en: "Will I be found in ChatGPT?",
      fr: "Serai-je trouvé sur ChatGPT ?",
    },
    say: {
      en: "Clear, fast, well-structured pages help with both Google and the assistants, and that is what our SEO does. AI indexing, that is, pages that assistants can read, is part of the hosting plan Expansion, {hosting.expansion}. Nobody controls what an assistant then says.",
      fr: "Des pages claires, rapides et bien structurées servent à Google comme aux assistants, et c'est ce que fait notre référencement. L'indexation IA (des pages que les assistants peuvent lire) fait partie de la formule d'hébergement Expansion, {hosting.expansion}. Ce qu'un assistant dit ensuite, personne ne le maîtrise.",
    },
  },
  reviews: {
    topic: "search",
    page: search,
    question: {
      en: "How do I get Google reviews?",
      fr: "Comment obtenir des avis Google ?",
    },
    say: {
      en: "Ask every client right after the work, when they are happy, with the short link of your Google Business Profile, and answer each review briefly. Never buy any, nor offer anything for one. Our article on the Google Business Profile shows it step by step; Local SEO, {seo.local}, sets up a simple way of asking.",
      fr: "Demandez à chaque client juste après le travail, quand il est content, avec le lien court de votre fiche Google, et répondez brièvement à chaque avis. N'en achetez jamais, et n'offrez rien en échange. Notre article sur la fiche Google le montre pas à pas ; le SEO local, {seo.local}, met en place une façon simple de demander.",
    },
  },
  removal: {
    topic: "search",
    page: search,
    question: {
      en: "Can you remove a bad Google review?",
      fr: "Pouvez-vous faire enlever un mauvais avis ?",
    },
    say: {
      en: "We cannot remove a review or an article, and our pages claim no partnership with Google. Google has forms for reviews that break its rules and for requests about personal data; the newspaper may be asked, too, and for your rights, ask a lawyer. What we can do is put good, recent pages of your own and fresh reviews beside it: Local SEO, {seo.local}.",
      fr: "Nous ne pouvons supprimer ni avis ni article, et nos pages ne revendiquent aucun partenariat avec Google. Google a des formulaires pour les avis contraires à ses règles et pour les données personnelles ; on peut aussi s'adresser au journal, et un juriste connaît vos droits. Ce que nous pouvons : mettre à côté vos propres pages, justes et récentes, et de nouveaux avis : SEO local, {seo.local}.",
    },
  },
  scam: {
    topic: "search",
    page: "/contact",
    question: {
      en: "Somebody called, in your name or about my Google listing: was that you?",
      fr: "On m'a appelé, en votre nom ou pour ma fiche Google : c'était vous ?",
    },
    say: {
      en: "I cannot see calls; to be sure whether something came from us, ring {company.phone} yourself. Until then, do not pay and give out no password. Calls like these are a common fraud: a Google Business Profile is free and is not deleted for want of payment, and a domain is renewed with your own registrar.",
      fr: "Je ne vois pas les appels ; pour savoir si quelque chose venait de nous, appelez vous-même le {company.phone}. D'ici là, ne payez rien et ne donnez aucun mot de passe. De tels appels sont une arnaque connue : une fiche Google est gratuite et n'est pas supprimée faute de paiement, et un domaine se renouvelle chez votre propre registraire.",
    },
  },
  ads: {
    topic: "ads",
    page: ads,
    question: {
      en: "Do you run Google Ads?",
      fr: "Faites-vous de la publicité Google Ads ?",
    },
    say: {
      en: "We run campaigns on search engines and social networks, counted in calls and requests for quotes, each ad leading to the right page of your site, with one page of figures a month; if you have no such page, lead generation builds it too. Which networks suit you is settled in a {audit.free} of {audit.minutes}; our fee is then quoted in writing, your ad budget comes on top.",
      fr: "Nous menons des campagnes sur les moteurs et les réseaux sociaux, comptées en appels et en demandes de devis, avec chaque mois une page de chiffres. Chaque annonce mène à la bonne page de votre site ; s'il n'y en a pas, sa création relève de l'acquisition de prospects. Quels réseaux vous conviennent, un {audit.free} de {audit.minutes} le dit ; nos honoraires font ensuite l'objet d'un devis écrit, votre budget publicitaire vient en plus.",
    },
    next: "slot",
  },
  adsPrice: {
    topic: "ads",
    page: ads,
    question: {
      en: "What does advertising cost?",
      fr: "Combien coûte la publicité ?",
    },
    say: {
      en: "There are two sums. The ad budget: you set it, pay it directly to Google or Meta (Facebook, Instagram) from an account in your name, so we take no share of it, and you may stop it on any day; we publish no minimum. Our work comes on top, at {work.hour}: usually {ads.setup} until a campaign runs, then {ads.month} a month, quoted in writing after a {audit.free}. There we'll tell you whether your budget is enough.",
      fr: "Il y a deux montants. Le budget publicitaire : vous le fixez et le payez directement à Google ou à Meta (Facebook, Instagram), depuis un compte à votre nom ; nous n'en prenons donc aucune part, n'affichons aucun minimum, et vous l'arrêtez n'importe quel jour. Notre travail s'y ajoute, à {work.hour} : d'ordinaire {ads.setup} jusqu'au lancement, puis {ads.month} par mois, sur devis écrit après un {audit.free}. Nous vous y disons si votre budget suffit.",
    },
    next: "slot",
  },
  adsChoice: {
    topic: "ads",
    page: ads,
    question: {
      en: "Google or Instagram for my ads?",
      fr: "Google ou Instagram pour ma pub ?",
    },
    say: {
      en: "As a rule of thumb: Google for what people search for when they need it (a driving school, a plumber), Instagram or Facebook for what is wanted when it is seen (a spa, a restaurant). Ads work at once and end with the budget; SEO takes {seo.effect} and stays. The {audit.free} shows what fits you; nobody can promise results.",
      fr: "En règle générale : Google pour ce que les gens cherchent quand ils en ont besoin (une auto-école, un plombier), Instagram ou Facebook pour ce qu'ils veulent en le voyant (un spa, un restaurant). La publicité agit tout de suite et finit avec le budget ; le référencement demande {seo.effect} et reste. Ce qui vous convient, l'{audit.free} le montre ; personne ne peut promettre de résultat.",
    },
    next: "slot",
  },
  failed: {
    topic: "ads",
    page: ads,
    question: {
      en: "My ads brought nothing, what would you do differently?",
      fr: "Ma publicité n'a rien donné, que feriez-vous ?",
    },
    say: {
      en: "I am sorry, that is frustrating. We would start at the end: does the form or the phone work, is there a page that says the same as the ad, which enquiry cost what. Then one goal, a small budget, and a page of figures each month: more, less or stop. The audit is free, and if your campaigns are fine as they are we'll say so.",
      fr: "Je comprends, c'est rageant. Nous commencerions par la fin : le formulaire et le téléphone marchent-ils, une page dit-elle la même chose que l'annonce, combien a coûté chaque demande ? Puis un seul but, un petit budget, et chaque mois une page de chiffres : plus, moins ou stop. L'audit est gratuit, et si vos campagnes sont bonnes, nous le disons.",
    },
    next: "slot",
  },
  policies: {
    topic: "ads",
    page: ads,
    question: {
      en: "Will Google allow my product in ads?",
      fr: "Google autorisera-t-il ma publicité ?",
    },
    say: {
      en: "Google and Meta restrict some goods (CBD, tobacco, alcohol, health claims, gambling), and their rules differ by country; I cannot say what they will accept. We look at it in the {audit.free}; where ads are closed, search and your Google Business Profile remain.",
      fr: "Google et Meta restreignent certains produits (CBD, tabac, alcool, promesses de santé, jeux), avec des règles selon le pays ; je ne peux pas dire ce qu'ils accepteront. Nous le regardons à l'{audit.free} ; là où la publicité est fermée, restent le référencement et la fiche Google.",
    },
    next: "slot",
  },
  social: {
    topic: "ads",
    page: ads,
    question: {
      en: "Do you manage social media?",
      fr: "Gérez-vous les réseaux sociaux ?",
    },
    say: {
      en: "We run campaigns on social networks that show work, people and prices, and count the calls they bring; running your account day to day is not among our offers. The price is quoted after a {audit.free} of {audit.minutes}.",
      fr: "Nous menons sur les réseaux des campagnes qui montrent travail, visages et prix, et comptons les appels qu'elles apportent ; tenir votre compte au quotidien n'est pas une offre affichée. Le prix fait l'objet d'un devis après un {audit.free} de {audit.minutes}.",
    },
    next: "slot",
  },
  leads: {
    topic: "leads",
    page: leads,
    question: {
      en: "How does lead generation work?",
      fr: "Comment marche l'acquisition de prospects ?",
    },
    say: {
      en: "We build a page for one offer, a form that loses nothing and a campaign with one goal, and count through to the signed quote: how many called, wrote and signed, without names. It works for any trade that people search for. The price is on request, quoted after a {audit.free} of {audit.minutes}; no number of enquiries is promised.",
      fr: "Nous construisons une page pour une seule offre, un formulaire qui ne perd rien et une campagne avec un seul but, et comptons jusqu'au devis : combien ont appelé, écrit, signé, sans les noms. Cela vaut pour tout métier que l'on cherche en ligne. Le prix est sur demande, par écrit, après un {audit.free} de {audit.minutes} ; aucun nombre de demandes n'est promis.",
    },
    next: "slot",
  },
  enquirers: {
    topic: "leads",
    page: leads,
    question: {
      en: "Who calls the leads, you or me?",
      fr: "Qui appelle les prospects, vous ou moi ?",
    },
    say: {
      en: "You call them: people who search for what you do find your own page and write or ring you directly. They are not names from a contest or a bought list; what brings neither calls nor requests for quotes is switched off.",
      fr: "C'est vous : les personnes qui cherchent ce que vous faites trouvent votre propre page et vous écrivent ou vous appellent directement. Ce ne sont pas des noms tirés d'un concours ou d'une liste achetée ; ce qui n'amène ni appels ni demandes de devis est arrêté.",
    },
  },
  exclusive: {
    topic: "leads",
    page: leads,
    question: {
      en: "Are the leads exclusive?",
      fr: "Les prospects sont-ils exclusifs ?",
    },
    say: {
      en: "The enquiries come in through your own page, form and phone, so they are yours; selling them on is no part of what we offer. Our pages do not say whether we work for another company of your trade in the same town: have it written into the quote.",
      fr: "Les demandes arrivent par votre propre page, votre formulaire et votre téléphone : elles sont à vous, et les revendre ne fait pas partie de notre offre. Nos pages ne disent pas si nous travaillons pour une autre entreprise de votre branche dans la même ville : faites-le écrire dans le devis.",
    },
    next: "form",
  },
  articles: {
    topic: "content",
    page: "/blog",
    question: {
      en: "Do you have articles to read?",
      fr: "Avez-vous des articles à lire ?",
    },
    say: {
      en: "Our resources contain short articles that you can use without us: what a website costs, the Google Business Profile in an hour, a redesign without losing your place on Google, what a chatbot may do, how to structure a site, landing pages. They are signed by Léa Morand. For your own site, we write pages as part of SEO Advanced ({seo.advanced}) and Expert ({seo.expert}); our pages give no price per article.",
      fr: "Nos ressources contiennent de courts articles, utilisables sans nous : le prix d'un site, la fiche Google en une heure, une refonte sans perdre sa place sur Google, ce que peut faire un chatbot, la structure d'un site, les pages d'arrivée. Ils sont signés Léa Morand. Pour votre site, nous rédigeons des pages dans le SEO Avancé ({seo.advanced}) et Expert ({seo.expert}) ; un prix par article n'est pas affiché.",
    },
  },
  audit: {
    topic: "audit",
    page: "/services",
    question: {
      en: "What is the audit?",
      fr: "C'est quoi l'audit ?",
    },
    say: {
      en: "The audit is free and commits you to nothing. For {audit.minutes}, with you at the screen, a person looks at what your customers ask, where you stand and what to change first; I have not seen your site myself. You keep the list, and if you need nothing we'll say so.",
      fr: "L'audit est gratuit et n'engage à rien. Pendant {audit.minutes}, avec vous devant l'écran, une personne regarde ce que vos clients demandent, où vous en êtes et quoi changer d'abord ; moi, je n'ai pas vu votre site. La liste vous reste, et s'il ne vous faut rien, nous le disons.",
    },
    next: "slot",
  },
  auditLength: {
    topic: "audit",
    page: "/services",
    question: {
      en: "How long is the audit?",
      fr: "Combien de temps dure l'audit ?",
    },
    say: {
      en: "{audit.minutes}. Nothing to prepare but the address of your site, if there is one, and the questions that your customers ask most.",
      fr: "{audit.minutes}. Rien à préparer, sinon l'adresse de votre site, s'il existe, et les questions que vos clients posent le plus.",
    },
    next: "slot",
  },
  auditResult: {
    topic: "audit",
    page: "/services",
    question: {
      en: "What do I get after the audit?",
      fr: "Que reçoit-on après l'audit ?",
    },
    say: {
      en: "You keep a list: what works, what to change first, what can wait. If you like, a price in writing follows; if not, it ends there, and the list is yours all the same.",
      fr: "Une liste vous reste : ce qui marche, ce qu'il faut changer d'abord, ce qui peut attendre. Si vous le souhaitez, un prix écrit suit ; sinon, cela s'arrête là, et la liste est à vous quand même.",
    },
    next: "slot",
  },
  auditWritten: {
    topic: "audit",
    page: "/contact",
    question: {
      en: "Can the audit be done by email?",
      fr: "L'audit peut-il se faire par e-mail ?",
    },
    say: {
      en: "The audit is meant as a talk at the screen, but you do not have to phone. Write to {company.email} or use the form with your address and your questions: someone will answer in writing, within {support.hours}, and say what can be done that way.",
      fr: "L'audit est prévu comme un entretien à l'écran ; mais personne n'est obligé de téléphoner. Écrivez à {company.email} ou par le formulaire, avec votre adresse et vos questions : une personne répond par écrit, en {support.hours} au plus, et dit ce qui est possible ainsi.",
    },
    next: "form",
  },
  auditBlank: {
    topic: "audit",
    page: "/services",
    question: {
      en: "Is the audit useful without a website?",
      fr: "L'audit sert-il si mon site n'existe pas encore ?",
    },
    say: {
      en: "The audit helps without a website, too: we look at what your customers ask and search, what others in your town show, and which pages you would need. It is still free, and you keep the list.",
      fr: "L'audit sert aussi sans site : on regarde alors ce que vos clients demandent et cherchent, ce que montrent les autres dans votre ville, et quelles pages il vous faudrait. C'est gratuit aussi, et la liste vous reste.",
    },
    next: "slot",
  },
  auditWhere: {
    topic: "audit",
    page: "/contact",
    question: {
      en: "Where does the audit take place?",
      fr: "Où se passe l'audit ?",
    },
    say: {
      en: "With you at the screen, {audit.minutes}, mostly by phone and screen sharing; our office is at {company.address}, if you would rather come, by appointment. Choose a free time, or leave your number.",
      fr: "Avec vous devant l'écran, {audit.minutes}, le plus souvent par téléphone et écran partagé ; notre bureau est à la {company.address}, si vous préférez venir, sur rendez-vous. Choisissez un horaire libre, ou laissez votre numéro.",
    },
    next: "slot",
  },
  places: {
    topic: "search",
    page: search,
    question: {
      en: "We have several shops, is that one SEO package or several?",
      fr: "Nous avons plusieurs magasins : un forfait SEO ou plusieurs ?",
    },
    say: {
      en: "Each place deserves a Google Business Profile and a page of its own. Local SEO, {seo.local}, is for one town and paid once, so it is no subscription; our pages give no price for several places: ask for one quote for all of them. Two of you at one address under two names: usually a listing each, and we look at it in the {audit.free}.",
      fr: "Chaque lieu mérite sa fiche Google et sa page. Le SEO local, {seo.local}, vaut pour une ville et se paie une fois, ce n'est pas un abonnement ; un prix pour plusieurs lieux n'est pas affiché : demandez un seul devis pour tous. Deux entreprises à la même adresse ont le plus souvent chacune leur fiche ; nous le regardons à l'{audit.free}.",
    },
  },
  inspect: {
    topic: "audit",
    page: "/services",
    question: {
      en: "Can you check what my present agency has done?",
      fr: "Pouvez-vous vérifier ce qu'a fait mon agence actuelle ?",
    },
    say: {
      en: "We check an agency's work in the {audit.free}: for {audit.minutes}, with you at the screen, a person looks at what is there, what it brings and what to change first; you keep the list. Bring their reports and invoices, if you have any. Before you leave them, see that domain and accounts are in your hands. I cannot look at it myself.",
      fr: "Nous vérifions le travail d'une agence à l'{audit.free} : pendant {audit.minutes}, avec vous devant l'écran, une personne regarde ce qui est en place, ce que cela apporte et quoi changer d'abord ; la liste vous reste. Prenez leurs rapports et factures, si vous en avez. Avant de les quitter, veillez à ce que domaine et comptes soient entre vos mains. Moi, je ne peux pas le regarder.",
    },
  },
  fake: {
    topic: "search",
    page: "/blog",
    question: {
      en: "Can you write or buy good reviews for us?",
      fr: "Pouvez-vous écrire ou acheter de bons avis pour nous ?",
    },
    say: {
      en: "No: we neither write nor buy reviews, likes or followers. Paid and invented ones are forbidden by Google and may breach the law on unfair competition. What works is to ask each client right after the work, with the short link of your listing, by message or as a QR code at the till, and to answer the bad ones calmly, as future customers read the answer most closely. Local SEO, {seo.local}, sets up that way of asking.",
      fr: "Non : nous n'écrivons ni n'achetons d'avis, de « j'aime » ou d'abonnés. Ce qui est payé ou inventé est interdit par Google et peut enfreindre la loi contre la concurrence déloyale. Ce qui marche : demander à chaque client juste après le travail, avec le lien court de votre fiche, par message ou en code QR à la caisse, et répondre calmement aux mauvais, car les futurs clients lisent surtout la réponse. Le SEO local, {seo.local}, met en place cette manière de demander.",
    },
  },
  report: {
    topic: "search",
    page: search,
    question: {
      en: "What is in the reports?",
      fr: "Que contiennent les rapports ?",
    },
    say: {
      en: "One page: what was done, what it changed and what comes next; we count enquiries. Figures are noted before we start, so that you can compare. SEO Essential and Local SEO end with a report twelve weeks later, Advanced has two, Expert one each month for {seo.followup}. With ads and lead generation you get one page a month: calls, enquiries, quotes, and what each has cost. The pages in Advanced and Expert are written by us and corrected by you.",
      fr: "Une page : ce qui a été fait, ce que cela a changé et ce qui vient ensuite ; nous comptons les demandes. Les chiffres sont notés avant de commencer, pour pouvoir comparer. Le SEO Essentiel et le SEO local finissent par un rapport douze semaines après ; Avancé en a deux, Expert un par mois pendant {seo.followup}. Avec la publicité et l'acquisition, vous recevez une page par mois : appels, demandes, devis, et ce que chacun a coûté. Les pages d'Avancé et d'Expert sont écrites par nous et corrigées par vous.",
    },
  },
  socialWorth: {
    topic: "ads",
    page: ads,
    question: {
      en: "Is social media worth it for my business?",
      fr: "Les réseaux sociaux valent-ils la peine pour moi ?",
    },
    say: {
      en: "It depends, and often less than people hope. As a rule of thumb, Instagram and Facebook help with what is wanted when it is seen (a dish, a room, a dress), Google with what people look for when they need it. Count what your posts and ads have brought in calls and orders; what brings none can be stopped on any day. In the {audit.free} we go through your accounts with you and say honestly whether to go on.",
      fr: "Cela dépend, et c'est souvent moins qu'on l'espère. En règle générale, Instagram et Facebook aident pour ce qu'on désire en le voyant (un plat, une chambre, une robe), Google pour ce qu'on cherche quand on en a besoin. Comptez ce que vos publications et annonces ont amené en appels et en commandes ; ce qui n'amène rien s'arrête n'importe quel jour. À l'{audit.free}, nous parcourons vos comptes avec vous et disons franchement s'il faut continuer.",
    },
  },
  cite: {
    topic: "company",
    page: "/blog",
    question: {
      en: "May I quote your article?",
      fr: "Puis-je citer votre article ?",
    },
    say: {
      en: "Author and dates are at the top of each article: it is signed by the member of our team who wrote it, with the day of publication and of the last revision, and the sources are listed at the end. To be honest, the terms say that people shown on this site are fictitious, so name {company.name} as the publisher. A quotation with its source is a matter of course; our pages do not say whether you may print more of it, so ask {company.email}.",
      fr: "L'auteur et les dates figurent en tête de chaque article : chacun est signé par la personne de l'équipe qui l'a écrit, avec le jour de publication et de la dernière révision, et les sources sont à la fin. Pour être franc, les conditions disent que les personnes montrées sur ce site sont fictives ; nommez donc {company.name} comme éditeur. Citer avec la source va de soi ; pour en reprendre davantage, demandez à {company.email} : nos pages n'en disent rien.",
    },
  },
  articlesForYou: {
    topic: "content",
    page: "/services/seo-visibility",
    question: {
      en: "Can you write articles for us every month?",
      fr: "Pouvez-vous écrire des articles pour nous chaque mois ?",
    },
    say: {
      en: "Articles at a fixed rhythm are not among our offers, but ask: work beyond a plan costs {work.hour}, stated in writing first. What our pages do list: pages written in SEO Advanced ({seo.advanced}, two pages) and Expert ({seo.expert}, five pages). We write from an interview with you, and you correct: the tone stays yours.",
      fr: "Des articles à un rythme fixe ne sont pas une offre affichée, mais demandez : le travail hors forfait coûte {work.hour}, indiqué d'abord par écrit. Ce qui est affiché : des pages rédigées dans le SEO Avancé ({seo.advanced}, deux pages) et Expert ({seo.expert}, cinq pages). Nous écrivons à partir d'un entretien avec vous, et vous corrigez : le ton reste le vôtre.",
    },
    next: "form",
  },
  adGrants: {
    topic: "ads",
    page: "/services/digital-marketing",
    question: {
      en: "Do you manage Google Ad Grants for charities?",
      fr: "Gérez-vous Google Ad Grants pour les associations ?",
    },
    say: {
      en: "Our pages do not mention Google Ad Grants, and Google itself decides who gets it. What we do is run Google Ads in an account in your name, at {work.hour}, quoted in writing after a {audit.free}. Say in the form that it is a grant account: someone will tell you whether they take it on.",
      fr: "Nos pages ne parlent pas de Google Ad Grants, et c'est Google qui décide de l'accorder. Ce que nous faisons : mener des campagnes Google Ads dans un compte à votre nom, à {work.hour}, sur devis écrit après un {audit.free}. Dites dans le formulaire qu'il s'agit d'un compte de ce programme : une personne vous dit si c'est pour nous.",
    },
    next: "form",
  },
  adsNotRank: {
    topic: "search",
    page: "/services/seo-visibility",
    question: {
      en: "Do I have to pay for ads to rank on Google?",
      fr: "Faut-il payer des annonces pour être bien placé sur Google ?",
    },
    say: {
      en: "Ads and natural results are two separate things, and Google sells no places in the latter. Ads show at once and end with the budget; SEO gets your own pages found without paying for each click. For one town, Local SEO at {seo.local} is usually the first step; for a slow or badly read site, Essential at {seo.essential}.",
      fr: "Annonces et résultats naturels sont deux choses séparées, et Google ne vend aucune place dans les seconds. La publicité agit tout de suite et finit avec le budget ; le référencement fait trouver vos propres pages sans payer chaque clic. Pour une ville, le SEO local, {seo.local}, est en général le premier pas ; pour un site lent ou mal lu, l'Essentiel, {seo.essential}.",
    },
  },
} satisfies Entries;
