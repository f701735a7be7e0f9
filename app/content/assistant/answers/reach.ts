import type { Entries } from "./entry";

const search = "/services/seo-visibility";
const ads = "/services/digital-marketing";
const bots = "/services/artificial-intelligence-ai/chatbots";

/** Visibility and chatbots: questions beyond the prices. */
export const reach = {
  maps: {
    topic: "search",
    page: "/blog",
    question: {
      en: "Why am I not on Google Maps?",
      fr: "Pourquoi ne suis-je pas sur Google Maps ?",
    },
    say: {
      en: "You need a Google Business Profile: it is free, and our article takes you through it in an hour (claim it, category, hours, pictures, reviews). Google's check can take some days; if somebody else holds it, request access with the same button. If you would rather leave it to us: Local SEO, {seo.local}.",
      fr: "Il vous faut une fiche Google : elle est gratuite, et notre article vous aide à la remplir en une heure (la revendiquer, catégorie, horaires, photos, avis). La vérification de Google peut prendre quelques jours ; une fiche tenue par un autre se demande par le bouton « Revendiquer cet établissement ». Si vous préférez nous la confier : SEO local, {seo.local}.",
    },
  },
  low: {
    topic: "search",
    page: search,
    question: {
      en: "Nobody finds my site on Google, why?",
      fr: "Personne ne trouve mon site sur Google, pourquoi ?",
    },
    say: {
      en: "Usually it can be put right. Usual causes: pages Google cannot read, no page that answers what people type, or an incomplete Google Business Profile. The {audit.free} shows which; then Local SEO, {seo.local}, for one town, or SEO Essential, {seo.essential}, for the technical part. Effects take {seo.effect}; no place is promised.",
      fr: "Cela s'arrange le plus souvent. Causes habituelles : des pages que Google ne peut pas lire, aucune page qui réponde à ce que l'on tape, ou une fiche Google incomplète. L'{audit.free} montre laquelle ; puis le SEO local, {seo.local}, pour une ville, ou le SEO Essentiel, {seo.essential}, pour la technique. L'effet demande {seo.effect} ; aucune place n'est promise.",
    },
    next: "slot",
  },
  again: {
    topic: "search",
    page: search,
    question: {
      en: "Does SEO have to be repeated every year?",
      fr: "Faut-il refaire le référencement chaque année ?",
    },
    say: {
      en: "No yearly fee is due: packages start at {seo.essential}, and what was repaired and written stays. Places do move, as others work, too; so measure now and then, add pages when clients ask something new, and keep your Google Business Profile up to date. Expert has {seo.followup} of follow-up in it.",
      fr: "Rien n'est dû chaque année : les forfaits commencent à {seo.essential}, et ce qui est réparé et écrit reste. Les positions bougent, puisque les autres travaillent aussi : mesurez de temps en temps, ajoutez une page quand vos clients posent une nouvelle question, et tenez votre fiche Google à jour. Expert contient {seo.followup} de suivi.",
    },
  },
  which: {
    topic: "search",
    page: search,
    question: {
      en: "Which SEO package fits me?",
      fr: "Quel forfait SEO me convient ?",
    },
    say: {
      en: "If your customers come from one town (practice, salon, restaurant): Local SEO, {seo.local}. If the site is there but slow or badly read: Essential, {seo.essential}. If pages are missing for what people search for: Advanced, {seo.advanced}. In a market with many rivals: Expert, {seo.expert}. Unsure? The {audit.free} will tell you, even if the answer is none of them.",
      fr: "Si vos clients viennent d'une ville (cabinet, salon, restaurant) : SEO local, {seo.local}. Si le site existe mais est lent ou mal lu : Essentiel, {seo.essential}. S'il manque des pages sur ce que les gens cherchent : Avancé, {seo.advanced}. Sur un marché très disputé : Expert, {seo.expert}. Un doute ? L'{audit.free} le dit, même s'il ne vous en faut aucun.",
    },
    next: "slot",
  },
  copied: {
    topic: "search",
    page: search,
    question: {
      en: "Somebody copies my texts, what can I do?",
      fr: "Quelqu'un copie mes textes, que faire ?",
    },
    say: {
      en: "Usually, Google shows the older page, so it rarely hurts for long. Keep dated proof, write to the other side, and report it with Google's form for copyright if they refuse; your rights are a lawyer's question. Pages with your own cases, prices and pictures are harder to copy: we write pages like that in SEO Advanced, {seo.advanced}.",
      fr: "Google montre le plus souvent la page la plus ancienne, le tort est donc rarement durable. Gardez des preuves datées, écrivez à l'autre partie et, en cas de refus, signalez-le par le formulaire de Google sur le droit d'auteur ; vos droits sont une question de juriste. Des pages avec vos propres cas, prix et photos se copient moins : nous en rédigeons dans le SEO Avancé, {seo.advanced}.",
    },
  },
  encyclopedia: {
    topic: "search",
    page: search,
    question: {
      en: "Can you get me into Wikipedia?",
      fr: "Pouvez-vous me mettre dans Wikipédia ?",
    },
    say: {
      en: "That is not among our offers: Wikipedia decides by its own rules and does not like paid entries, and press work is another trade. What we do so that people find you: pages that answer what they search for, your Google Business Profile, and links from sites in your region in SEO Expert, {seo.expert}.",
      fr: "Cela ne fait pas partie de nos offres : Wikipédia décide selon ses propres règles et n'aime pas les articles payés, et la presse est un autre métier. Ce que nous faisons pour que l'on vous trouve : des pages qui répondent à ce que les gens cherchent, votre fiche Google et, dans le SEO Expert, {seo.expert}, des liens depuis des sites de votre région.",
    },
  },
  directories: {
    topic: "search",
    page: search,
    question: {
      en: "Are we listed in local.ch and other directories?",
      fr: "Serons-nous sur local.ch et les autres annuaires ?",
    },
    say: {
      en: "Local SEO, {seo.local}, sets the same name and hours in ten directories, besides your Google Business Profile; which ones is agreed with you. A basic entry is free in most of them: pay for a bigger one only if calls really come from there.",
      fr: "Le SEO local, {seo.local}, met le même nom et les mêmes horaires dans dix annuaires, en plus de votre fiche Google ; lesquels, cela se décide avec vous. Une inscription simple y est le plus souvent gratuite : n'en payez une plus grande que si des appels en viennent vraiment.",
    },
  },
  clicks: {
    topic: "ads",
    page: ads,
    question: {
      en: "Can competitors click my ad budget away?",
      fr: "Des concurrents peuvent-ils épuiser mon budget en cliquant ?",
    },
    say: {
      en: "Google itself filters out most false clicks and does not charge for them, and ads can be limited to your area and hours. We do not count clicks but calls and quotes: each month one page says what an enquiry cost, and we decide: more, less or stop. The {audit.free} shows what you spend without effect today.",
      fr: "Google filtre et recrédite lui-même la plupart des faux clics, et les annonces se limitent à votre région et à vos heures. Nous ne comptons pas les clics mais les appels et les devis : chaque mois, une page dit ce qu'une demande a coûté, et l'on décide plus, moins ou stop. L'{audit.free} montre ce que vous dépensez aujourd'hui sans effet.",
    },
    next: "slot",
  },
  account: {
    topic: "ads",
    page: ads,
    question: {
      en: "Who owns the Google Ads account?",
      fr: "À qui appartient le compte Google Ads ?",
    },
    say: {
      en: "The ads run in an account that is yours, with access for us, and you pay Google yourself: so its history stays with you. Domain, text, pictures and code are yours as well, and the audit works on your own accounts.",
      fr: "Les annonces passent par un compte à votre nom, avec un accès pour nous, et vous payez Google directement : l'historique vous reste ainsi. Le domaine, les textes, les images et le code sont à vous aussi, et l'audit se fait sur vos propres comptes.",
    },
    next: "form",
  },
  start: {
    topic: "ads",
    page: ads,
    question: {
      en: "How soon do ads bring something?",
      fr: "En combien de temps la pub rapporte-t-elle ?",
    },
    say: {
      en: "After the {audit.free} come goal and budget in the first week, then pages and ads; a campaign usually runs from the third week. An ad is seen at once, but its worth shows over some months, and you may stop on any day. Quicker still: complete your Google Business Profile today, for nothing.",
      fr: "Après l'{audit.free} viennent le but et le budget la première semaine, puis les pages et les annonces ; une campagne tourne en général dès la troisième semaine. Une annonce se voit tout de suite, mais sa valeur se juge sur quelques mois, et vous arrêtez quand vous voulez. Plus rapide encore : complétez votre fiche Google aujourd'hui, gratuitement.",
    },
    next: "slot",
  },
  stolen: {
    topic: "ads",
    page: "/contact",
    question: {
      en: "My Instagram or Facebook account was stolen",
      fr: "Mon compte Instagram ou Facebook a été volé",
    },
    say: {
      en: "I am sorry. Only the network can give it back: use its form for hacked accounts at once, change the password of the email address behind it, and warn your followers. We have no way in and do not offer such rescues. If your website or email is concerned, too, call {company.phone}.",
      fr: "J'en suis désolé. Seul le réseau peut le rendre : passez tout de suite par son formulaire pour comptes piratés, changez le mot de passe de l'adresse e-mail liée, et prévenez vos abonnés. Nous n'y avons pas d'accès et ne proposons pas ce dépannage. Si votre site ou votre messagerie est aussi touché, appelez le {company.phone}.",
    },
    next: "call",
  },
  badReview: {
    topic: "search",
    page: "/blog",
    question: {
      en: "How should I answer a bad review?",
      fr: "Comment répondre à un mauvais avis ?",
    },
    say: {
      en: "Stay calm and answer within the week: say that you are sorry, what you will do, and offer a phone number; future clients read the answer more closely than the complaint. A review that breaks Google's rules can be reported to Google; we cannot delete it, Google alone decides. Our article on the Google Business Profile has more.",
      fr: "Restez calme et répondez dans la semaine : dites que vous êtes désolé, ce que vous allez faire, et donnez un numéro ; les futurs clients lisent la réponse de plus près que la plainte. Un avis contraire aux règles se signale à Google ; nous ne pouvons pas l'effacer, Google seul décide. Notre article sur la fiche Google en dit plus.",
    },
  },
  botFault: {
    topic: "bot",
    page: bots,
    question: {
      en: "What if the chatbot says something wrong?",
      fr: "Et si le chatbot dit une bêtise ?",
    },
    say: {
      en: "It is built against that: it reads only your pages and price list, checks each figure before it shows it, says so when it does not know, and hands over to you. You read its conversations and we correct it (with Pro, for {bot.corrections}). Our pages do not say who is liable in a dispute: have it written into the quote, or ask a lawyer.",
      fr: "Il est construit contre cela : il ne lit que vos pages et votre liste de prix, vérifie chaque chiffre avant de l'afficher, dit quand il ne sait pas, et vous passe le relais. Vous lisez ses conversations et nous corrigeons (avec Pro, pendant {bot.corrections}). Qui répond en cas de litige, nos pages ne le disent pas : faites-le écrire dans le devis, ou demandez à un juriste.",
    },
  },
  botWorth: {
    topic: "bot",
    page: "/blog",
    question: {
      en: "Is a chatbot worth it for me?",
      fr: "Un chatbot vaut-il la peine pour moi ?",
    },
    say: {
      en: "Do the test of our article: make a mark for each question of the last month. If the same ten make up half of them and the answers are on your pages, it pays; if every case is different, a good form and a phone serve you better. We promise no number of clients. It starts at {bot.essential}, by the month.",
      fr: "Faites le test de notre article : un trait pour chaque question du dernier mois. Si les dix mêmes en font la moitié et que les réponses sont sur vos pages, il vaut son prix ; si chaque cas est différent, un bon formulaire et un téléphone vous servent mieux. Nous ne promettons aucun nombre de clients. Le prix commence à {bot.essential}.",
    },
  },
  botHandover: {
    topic: "bot",
    page: bots,
    question: {
      en: "Can a person take over from the chatbot?",
      fr: "Une personne peut-elle reprendre la main sur le chatbot ?",
    },
    say: {
      en: "When it does not know, it says so and passes the visitor on to you; with Pro, {bot.pro}, the conversation comes by email. Several teams, the telephone or a link to your calendar are for Ultimate, which is quoted. A live chat staffed by your own people is not in the plans.",
      fr: "Quand il ne sait pas, il le dit et vous passe le relais ; avec Pro, {bot.pro}, la conversation arrive par e-mail. Plusieurs équipes, le téléphone ou un lien avec votre agenda relèvent de l'Ultime, sur devis. Un chat en direct tenu par vos employés n'est pas dans les formules affichées.",
    },
  },
  botTrial: {
    topic: "bot",
    page: bots,
    question: {
      en: "Can I try the chatbot first?",
      fr: "Puis-je essayer le chatbot d'abord ?",
    },
    say: {
      en: "Send us the three questions that you answer most often: we show you what it would say. The page about chatbots has a demonstration, too. Our pages list no free trial, but Essential runs by the month, {bot.essential}.",
      fr: "Envoyez-nous les trois questions auxquelles vous répondez le plus : nous vous montrons ce qu'il dirait. La page des chatbots contient aussi une démonstration. Nos pages n'annoncent pas d'essai gratuit, mais l'Essentiel se paie au mois, {bot.essential}.",
    },
    next: "form",
  },
  botLaw: {
    topic: "bot",
    page: "/blog",
    question: {
      en: "Is a chatbot allowed under data protection law?",
      fr: "Un chatbot est-il permis par la loi sur les données ?",
    },
    say: {
      en: "A chatbot is allowed, with rules: say that it is a machine and what happens to what is typed, know who processes it, take no more than needed, and let people reach a person. Ours read only your pages, prices and documents, train no AI on what visitors write (with Pro, your own contract with the provider has to say so), and check each price against your list. What is processed where, you get in writing before we switch anything on; our pages claim no certificate, and whether it is enough for you, a lawyer says.",
      fr: "Un chatbot est permis, avec des règles : dire que c'est une machine et ce que devient ce qu'on tape, savoir qui le traite, ne prendre que le nécessaire, et laisser joindre une personne. Les nôtres ne lisent que vos pages, vos prix et vos documents, n'entraînent aucune IA avec ce qu'écrivent les visiteurs (avec Pro, votre propre contrat avec le fournisseur doit le dire), et vérifient chaque prix sur votre liste. Ce qui est traité et où, vous l'avez par écrit avant toute mise en service ; nos pages ne revendiquent aucune certification, et si cela vous suffit, un juriste le dit.",
    },
  },
  renamed: {
    topic: "search",
    page: "/services/seo-visibility",
    question: {
      en: "We changed our name and Google still shows the old one",
      fr: "Nous avons changé de nom et Google affiche encore l'ancien",
    },
    say: {
      en: "Change it first in your Google Business Profile (free; our article shows how), then in titles and text of the site, and in directories. Google reads a site again in days to some weeks; nobody can set a date. If you change the domain, too, each old address must be redirected: that is part of a redesign, otherwise we quote for it. For the profile and the directories there is Local SEO, {seo.local}.",
      fr: "Changez-le d'abord dans votre fiche Google (gratuit ; notre article montre comment), puis dans les titres et textes du site, et dans les annuaires. Google relit un site en quelques jours à quelques semaines ; personne ne peut fixer de date. Si le domaine change aussi, chaque ancienne adresse doit être redirigée : c'est compris dans une refonte, sinon nous le chiffrons. Pour la fiche et les annuaires, il y a le SEO local, {seo.local}.",
    },
  },
  cold: {
    topic: "leads",
    page: "/services/lead-generation",
    question: {
      en: "Do you do cold calling or buy address lists?",
      fr: "Faites-vous du démarchage ou achetez-vous des listes d'adresses ?",
    },
    say: {
      en: "Neither bought lists nor cold calls are part of what we do. People who search for what you offer find a page of yours and write or ring you themselves. The price is quoted after the {audit.free}.",
      fr: "Ni listes achetées, ni démarchage ne font partie de notre travail. Les gens qui cherchent ce que vous proposez trouvent une page à vous et vous écrivent ou vous appellent d'eux-mêmes. Le prix fait l'objet d'un devis après l'{audit.free}.",
    },
    next: "slot",
  },
  botCount: {
    topic: "bot",
    page: "/services/artificial-intelligence-ai/chatbots",
    question: {
      en: "What counts as one conversation?",
      fr: "Qu'est-ce qui compte comme une conversation ?",
    },
    say: {
      en: "Essential includes {bot.included} and charges {bot.extra} beyond. A consultation is one conversation, however many questions it contains. With Pro, {bot.pro}, we charge nothing per conversation.",
      fr: "L'Essentiel comprend {bot.included} et facture {bot.extra} au-delà. Une consultation est une conversation, quel que soit le nombre de questions. Avec Pro, {bot.pro}, nous ne facturons rien par conversation.",
    },
    next: "form",
  },
  noEffect: {
    topic: "search",
    page: "/services/seo-visibility",
    question: {
      en: "What if SEO brings nothing?",
      fr: "Et si le SEO n'apporte rien ?",
    },
    say: {
      en: "You see it in figures: we note them before we start and measure again after {seo.effect}, and the report lists what was done. We promise no position and list no refund, as nobody decides Google's order. So take the {audit.free} first: if SEO is not what you need, we'll say so.",
      fr: "Vous le voyez en chiffres : nous les notons avant de commencer et mesurons de nouveau après {seo.effect}, et le rapport liste ce qui a été fait. Aucune position n'est promise ni aucun remboursement affiché, car personne ne décide de l'ordre de Google. Prenez donc d'abord l'{audit.free} : si le SEO n'est pas ce qu'il vous faut, nous le disons.",
    },
    next: "slot",
  },
  three: {
    topic: "search",
    page: "/services",
    question: {
      en: "What is the difference between SEO, ads and lead generation?",
      fr: "Quelle est la différence entre SEO, publicité et acquisition de prospects ?",
    },
    say: {
      en: "SEO gets your own pages found without paying for each click: from {seo.essential}, with effect after {seo.effect}. Digital marketing means ads on Google and social networks, which lead to pages you already have: you pay the budget there, and our work at {work.hour}. Lead generation builds the page and the form as well, and counts through to the signed quote; its price is on request. The {audit.free} says which one first.",
      fr: "Le SEO fait trouver vos propres pages sans payer chaque clic : dès {seo.essential}, avec un effet après {seo.effect}. Le marketing digital, ce sont des annonces sur Google et les réseaux sociaux, qui mènent à des pages que vous avez déjà : vous payez le budget là-bas, et notre travail à {work.hour}. L'acquisition de prospects construit aussi la page et le formulaire, et compte jusqu'au devis signé ; son prix est sur demande. L'{audit.free} dit par quoi commencer.",
    },
    next: "slot",
  },
  boost: {
    topic: "ads",
    page: "/services/digital-marketing",
    question: {
      en: "Is boosting a post the same as advertising?",
      fr: "Booster une publication, est-ce de la publicité ?",
    },
    say: {
      en: "It is the simplest form: the network shows one post to more people. A campaign chooses who sees it, leads to a page made for it and counts the calls and quotes that follow; that is our lead generation. The {audit.free} shows what your boosts have brought.",
      fr: "C'en est la forme la plus simple : le réseau montre une publication à plus de monde. Une campagne choisit qui la voit, mène à une page faite pour elle et compte les appels et les devis qui suivent ; c'est notre acquisition de prospects. L'{audit.free} montre ce que vos boosts ont apporté.",
    },
    next: "slot",
  },
  bilingual: {
    topic: "search",
    page: "/services/seo-visibility",
    question: {
      en: "Should each language have its own page for Google?",
      fr: "Chaque langue doit-elle avoir sa page pour Google ?",
    },
    say: {
      en: "Each language should have its own page, with its own address and linked to the other, so that Google shows the right one. One site is enough for both. French and English are included in every plan, and written rather than translated.",
      fr: "Chaque langue doit avoir sa page, avec sa propre adresse et reliée à l'autre, pour que Google montre la bonne. Un seul site suffit pour les deux. Le français et l'anglais sont compris dans chaque forfait, et rédigés plutôt que traduits.",
    },
  },
  botHow: {
    topic: "bot",
    page: "/services/artificial-intelligence-ai/chatbots",
    question: {
      en: "How does the chatbot work?",
      fr: "Comment fonctionne le chatbot ?",
    },
    say: {
      en: "It reads your pages and price list and answers visitors from them, at any hour. From you we need the questions of the past months; we build it with limits, test it with those questions, and add a line to your site: about {bot.weeks}. Each month you read its conversations and we correct it (with Pro, for {bot.corrections}). From {bot.essential}.",
      fr: "Il lit vos pages et votre liste de prix, et répond aux visiteurs d'après elles, à toute heure. Il nous faut, de votre part, les questions des derniers mois ; nous le construisons avec des limites, le testons avec ces questions et ajoutons une ligne à votre site : environ {bot.weeks}. Chaque mois, vous lisez ses conversations et nous corrigeons (avec Pro, pendant {bot.corrections}). Dès {bot.essential}.",
    },
  },
  botRead: {
    topic: "bot",
    page: "/services/artificial-intelligence-ai/chatbots",
    question: {
      en: "Can I read what people ask the chatbot?",
      fr: "Puis-je lire ce que les gens demandent au chatbot ?",
    },
    say: {
      en: "Each month you read the chatbot's conversations, and we correct its answers with you; with Pro, for {bot.corrections}, then at {work.hour}. So you also see what people really ask and what is missing on your site. How long they are kept is written down before it is switched on.",
      fr: "Chaque mois, vous lisez les conversations du chatbot, et nous corrigeons ses réponses avec vous ; avec le Pro, pendant {bot.corrections}, puis à {work.hour}. Vous voyez ainsi ce que les gens demandent vraiment et ce qui manque sur votre site. La durée de conservation est fixée par écrit avant la mise en service.",
    },
  },
  botModel: {
    topic: "bot",
    page: "/services/artificial-intelligence-ai/chatbots",
    question: {
      en: "Which AI is behind your chatbots?",
      fr: "Quelle IA est derrière vos chatbots ?",
    },
    say: {
      en: "Our pages do not name the provider for Essential and Ultimate; ask, and it is written down before anything is switched on. With Pro, {bot.pro}, you use your own account at the provider you choose, and pay it for what you use.",
      fr: "Nos pages ne nomment pas le fournisseur pour l'Essentiel et l'Ultime ; demandez, c'est fixé par écrit avant toute mise en service. Avec Pro, {bot.pro}, vous utilisez votre propre compte chez le fournisseur que vous choisissez, et lui payez ce que vous consommez.",
    },
    next: "form",
  },
  botIncluded: {
    topic: "bot",
    page: "/services/artificial-intelligence-ai/chatbots",
    question: {
      en: "Is a chatbot included in a website plan?",
      fr: "Un chatbot est-il compris dans un forfait de site ?",
    },
    say: {
      en: "A chatbot is paid separately and can be added to any site, ours or another: Essential {bot.essential}, Pro {bot.pro}, Ultimate quoted.",
      fr: "Un chatbot se paie à part et s'ajoute à n'importe quel site, le nôtre ou un autre : Essentiel {bot.essential}, Pro {bot.pro}, Ultime sur devis.",
    },
  },
  botEnd: {
    topic: "bot",
    page: "/services/artificial-intelligence-ai/chatbots",
    question: {
      en: "Can I cancel the chatbot at any time?",
      fr: "Puis-je arrêter le chatbot quand je veux ?",
    },
    say: {
      en: "Essential is billed by the month, and you may stop at the end of any month. Pro costs {bot.pro}; what you pay the provider stops when you close your account there. Technically it is one line in your site: taken out, it is gone.",
      fr: "Essentiel se facture au mois, et vous pouvez arrêter à la fin de n'importe quel mois. Pro coûte {bot.pro} ; vous ne payez plus rien au fournisseur dès que vous y fermez votre compte. Techniquement, c'est une ligne dans votre site : retirée, il disparaît.",
    },
  },
  botBrand: {
    topic: "bot",
    page: "/services/artificial-intelligence-ai/chatbots",
    question: {
      en: "Can the chatbot have our name and colours?",
      fr: "Le chatbot peut-il avoir notre nom et nos couleurs ?",
    },
    say: {
      en: "The chatbot takes on your name, your colours, your tone, formal where you are formal. It sits in a small window in the corner of every page, or inside a page, and opens only when a visitor opens it.",
      fr: "Le chatbot prend votre nom, vos couleurs, votre ton ; il vouvoie si vous vouvoyez. Il se place dans une petite fenêtre au coin de chaque page, ou dans une page, et ne s'ouvre que si le visiteur l'ouvre.",
    },
  },
  botNight: {
    topic: "bot",
    page: "/services/artificial-intelligence-ai/chatbots",
    question: {
      en: "Does the chatbot answer at night?",
      fr: "Le chatbot répond-il la nuit ?",
    },
    say: {
      en: "The chatbot answers at any hour, on Sundays and holidays too: that is what it is best at. When a person is needed, it says so and passes the visitor on to you. From {bot.essential}.",
      fr: "Le chatbot répond à toute heure, le dimanche et les jours fériés aussi : c'est ce qu'il fait le mieux. Quand il faut une personne, il le dit et vous passe le relais. Dès {bot.essential}.",
    },
  },
  botWhich: {
    topic: "bot",
    page: "/services/artificial-intelligence-ai/chatbots",
    question: {
      en: "Which chatbot plan fits me?",
      fr: "Quelle formule de chatbot me convient ?",
    },
    say: {
      en: "Essential, {bot.essential}, is for a site on one subject with many short questions: it includes {bot.included}, then {bot.extra}. With documents of your own or handover by email, Pro, {bot.pro}. With several channels, calendar or stock, Ultimate, quoted. Count last month's questions, and it is clear.",
      fr: "L'Essentiel, {bot.essential}, convient à un site sur un sujet, avec beaucoup de petites questions : {bot.included} comprises, puis {bot.extra}. Avec vos propres documents ou un relais par e-mail, le Pro, {bot.pro}. Avec plusieurs canaux, un agenda ou un stock, l'Ultime, sur devis. Comptez les questions du dernier mois, et c'est clair.",
    },
  },
  target: {
    topic: "ads",
    page: "/services/digital-marketing",
    question: {
      en: "Can ads be shown only to certain people?",
      fr: "Peut-on montrer la pub à certaines personnes seulement ?",
    },
    say: {
      en: "Ads can be aimed as far as the networks allow: by area and hours always, on social networks by age and interests, too; Google goes by what people search for. What fits is agreed with the goal in the first week, after the {audit.free}.",
      fr: "La publicité peut se cibler dans la mesure où les réseaux le permettent : par région et par heures toujours, sur les réseaux sociaux aussi par âge et intérêts ; Google suit ce que les gens cherchent. Ce qui convient se fixe avec le but, la première semaine, après l'{audit.free}.",
    },
    next: "slot",
  },
  mobileTrade: {
    topic: "search",
    page: "/blog",
    question: {
      en: "Can I be on Google without a shop?",
      fr: "Puis-je être sur Google sans magasin ?",
    },
    say: {
      en: "You need no shop: in the Google Business Profile you hide your address and enter the area that you serve; our article shows where. Reviews and pictures of your work count as for a shop. Local SEO, {seo.local}, completes the listing for you, with a link to ask for reviews and a page for your town.",
      fr: "Un magasin n'est pas nécessaire : dans la fiche Google, vous masquez l'adresse et indiquez la zone où vous travaillez ; notre article montre où. Avis et photos de vos travaux comptent comme pour un magasin. Le SEO local, {seo.local}, complète la fiche pour vous, avec un lien pour demander des avis et une page pour votre ville.",
    },
  },
  index: {
    topic: "search",
    page: "/services/seo-visibility",
    question: {
      en: "How do I get my new site on Google?",
      fr: "Comment mettre mon nouveau site sur Google ?",
    },
    say: {
      en: "Google finds it by itself in days to weeks; it goes faster with a sitemap in Search Console, which is free. The sitemap is in basic SEO; Search Console comes with SEO Essential. To be found for more than your name takes pages on what people search for: SEO Advanced, {seo.advanced}, with effect after {seo.effect}.",
      fr: "Google le trouve tout seul en quelques jours à quelques semaines ; un plan du site dans Search Console, gratuit, accélère les choses. Le plan du site est dans le SEO de base ; Search Console vient avec le SEO Essentiel. Être trouvé au-delà de son nom demande des pages sur ce que les gens cherchent : le SEO Avancé, {seo.advanced}, avec un effet après {seo.effect}.",
    },
  },
  access: {
    topic: "search",
    page: search,
    question: {
      en: "My old provider holds the access to Google, how do I get it back?",
      fr: "Mon ancien prestataire a les accès Google, comment les récupérer ?",
    },
    say: {
      en: "First ask in writing, with a date. The Google Business Profile is claimed by its own button even when somebody else holds it; our article shows how. Only whoever manages the account can give you access to Analytics or Ads; otherwise you open a new one, in your name. The domain matters most, so find out who holds it. In the {audit.free} we put it in order with you.",
      fr: "Demandez d'abord par écrit, avec un délai. La fiche Google se revendique par le bouton « Revendiquer cet établissement », même si quelqu'un d'autre la tient ; notre article montre comment. Dans Analytics ou Ads, seul celui qui gère le compte peut vous faire entrer ; sinon on en ouvre un nouveau, à votre nom. Le plus important est le domaine : cherchez qui le détient. À l'{audit.free}, nous mettons cela en ordre avec vous.",
    },
  },
  suspended: {
    topic: "search",
    page: search,
    question: {
      en: "Google suspended my business profile, what now?",
      fr: "Google a suspendu ma fiche, que faire ?",
    },
    say: {
      en: "I am sorry, that costs you customers. Only Google can put a profile back, and it has a form of appeal for it; we have no special way in. First make everything match its rules: the name exactly as on your sign, with no town or slogan added, and your true address, or none shown if nobody comes to you. We go through it with you in the {audit.free}, and Local SEO, {seo.local}, puts the profile in order. The outcome is Google's alone, so beware of anyone who promises it.",
      fr: "Je suis désolé, cela vous coûte des clients. Seul Google peut rétablir une fiche, et il a pour cela un formulaire de recours ; nous n'avons pas d'accès particulier. D'abord, mettez tout en règle : le nom exactement comme sur votre enseigne, sans ville ni slogan, et votre vraie adresse, ou aucune affichée si personne ne vient chez vous. Nous passons cela en revue avec vous à l'{audit.free}, et le SEO local, {seo.local}, met la fiche en ordre. L'issue dépend de Google seul ; méfiez-vous de qui la promet.",
    },
  },
  foreignSearch: {
    topic: "search",
    page: search,
    question: {
      en: "Can people abroad find me on Google?",
      fr: "Peut-on me trouver sur Google depuis l'étranger ?",
    },
    say: {
      en: "A site is open to the whole world; what counts is the language that people type in. A page in an SEO package is written in French, in English or in both, at the same price: so say that your clients search in English, from abroad, and the research starts there. Other languages are quoted, and ads can be aimed at an area that you choose. No place is promised, here or abroad; in the {audit.free} we look at what such people really type.",
      fr: "Un site est ouvert au monde entier ; ce qui compte, c'est la langue dans laquelle les gens cherchent. Une page d'un forfait SEO s'écrit en français, en anglais ou dans les deux, au même prix : dites donc que vos clients cherchent en anglais, depuis l'étranger, et l'étude des mots-clés part de là. D'autres langues sont sur devis, et les annonces peuvent viser la région que vous choisissez. Aucune place n'est promise, ni ici ni ailleurs ; à l'{audit.free}, nous regardons ce que ces personnes tapent vraiment.",
    },
  },
  profileEdit: {
    topic: "search",
    page: "/blog",
    question: {
      en: "How do I put my holidays or hours on Google?",
      fr: "Comment mettre mes vacances ou mes horaires sur Google ?",
    },
    say: {
      en: "In your Google profile, which is free: besides the usual hours there are special hours, for holidays and bank holidays. If you have no access to it, look up your business on Google Maps and ask for it there by its claim button; our article shows each step. Think of your site, too: in a plan this is a small change. If you get stuck, a person can help: {company.phone}.",
      fr: "Dans votre fiche Google, gratuite : à côté des horaires habituels, il y a les horaires exceptionnels, pour les vacances et les jours fériés. Si vous n'y avez pas accès, cherchez votre entreprise sur Google Maps et demandez-le par « Revendiquer cet établissement » ; notre article montre chaque étape. Pensez aussi à votre site : dans un forfait, c'est une petite modification. Si cela coince, une personne vous aide : {company.phone}.",
    },
  },
  botPublic: {
    topic: "bot",
    page: "/services/artificial-intelligence-ai/chatbots",
    question: {
      en: "Will a chatbot not scare my clients away?",
      fr: "Un chatbot ne va-t-il pas faire fuir mes clients ?",
    },
    say: {
      en: "It does not impose itself: the window opens only if the visitor opens it, it says when it does not know and gives your number; telephone and form stay there for those who prefer them. If your clients call anyway and every case is different, a good form and a telephone serve you better, and we'll say so. To try it: from {bot.essential}, and you can stop at the end of any month.",
      fr: "Il ne s'impose pas : la fenêtre ne s'ouvre que si le visiteur l'ouvre, il dit quand il ne sait pas et donne votre numéro ; téléphone et formulaire restent là pour qui les préfère. Si vos clients appellent de toute façon et que chaque cas est différent, un bon formulaire et un téléphone vous servent mieux, et nous vous le disons. Pour essayer : dès {bot.essential}, et vous pouvez arrêter à la fin de n'importe quel mois.",
    },
  },
  adsPause: {
    topic: "ads",
    page: "/services/digital-marketing",
    question: {
      en: "Can I switch the ads off for a few months?",
      fr: "Puis-je couper la publicité pendant quelques mois ?",
    },
    say: {
      en: "A campaign can be stopped at any time. The budget is yours, paid directly to Google or Meta; what does not run costs nothing there. Our work stops on any day, too: you pay for the hours worked until then, at {work.hour}. Name your quiet months at the start.",
      fr: "Une campagne peut s'arrêter n'importe quel jour. Le budget est le vôtre, payé directement à Google ou à Meta ; ce qui ne tourne pas n'y coûte rien. Notre travail s'arrête aussi n'importe quel jour : vous payez les heures effectuées jusque-là, à {work.hour}. Dites vos mois creux au début.",
    },
  },
  dropped: {
    topic: "search",
    page: "/services/seo-visibility",
    question: {
      en: "My visits dropped after a Google update, what now?",
      fr: "Mes visites ont chuté après une mise à jour de Google, que faire ?",
    },
    say: {
      en: "It hurts, and often it can be put right, though nobody can promise your old places back. Google marks down thin, useless text, whoever or whatever wrote it. In the {audit.free}, with you at the screen, we look at which pages fell and why; then SEO Essential, {seo.essential}, for the technical part, or Advanced, {seo.advanced}, with pages written anew. Effects take {seo.effect}.",
      fr: "C'est dur, et souvent réparable, même si personne ne peut promettre de vous rendre vos places. Google déclasse les textes minces et inutiles, quel que soit leur auteur. À l'{audit.free}, avec vous devant l'écran, nous regardons quelles pages ont chuté et pourquoi ; ensuite le SEO Essentiel, {seo.essential}, pour la technique, ou l'Avancé, {seo.advanced}, avec des pages réécrites. L'effet demande {seo.effect}.",
    },
  },
  keepReviews: {
    topic: "search",
    page: "/services/seo-visibility",
    question: {
      en: "Do I keep my Google reviews with a new site?",
      fr: "Est-ce que je garde mes avis Google avec un nouveau site ?",
    },
    say: {
      en: "Your reviews stay on your Google Business Profile whatever site you have, and so does your phone number; only the link to the new address has to be changed there. Pages that people find or link to today keep their address or are redirected for good. If the profile itself needs care: Local SEO, {seo.local}.",
      fr: "Vos avis restent sur votre fiche Google, quel que soit votre site, votre numéro aussi, et il suffit d'y changer le lien vers la nouvelle adresse. Les pages que l'on trouve aujourd'hui gardent leur adresse ou sont redirigées pour de bon. Si la fiche elle-même a besoin de soin : SEO local, {seo.local}.",
    },
  },
  botDistress: {
    topic: "bot",
    page: "/services/artificial-intelligence-ai/chatbots",
    question: {
      en: "What does the chatbot do if somebody writes something worrying?",
      fr: "Que fait le chatbot si quelqu'un écrit une chose inquiétante ?",
    },
    say: {
      en: "Our pages do not describe this case, so settle it before anything is switched on. What they say: it answers from your pages alone, gives no medical or legal advice, and passes to a person when it does not know. Emergency numbers and a fixed reply for such words can be written into its limits; ask for it in the first call, {company.phone}. For a school, a person must stay reachable.",
      fr: "Nos pages ne décrivent pas ce cas : réglez-le donc avant toute mise en service. Ce qu'elles disent : il répond d'après vos seules pages, ne donne aucun conseil médical ou juridique, et passe le relais quand il ne sait pas. Demandez au premier appel, {company.phone}, que des numéros d'urgence et une réponse fixe soient prévus dans ses limites. Dans une école, une personne doit rester joignable.",
    },
    next: "call",
  },
} satisfies Entries;
