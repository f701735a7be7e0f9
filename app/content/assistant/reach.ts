import type { Entries } from "./entry";

const search = "/services/seo-visibility";
const ads = "/services/digital-marketing";
const bots = "/services/artificial-intelligence-ai/chatbots";

/** Being found, and the machines that answer for one: what is asked beyond the prices. */
export const reach = {
  maps: {
    about: "search",
    page: "/blog",
    ask: {
      en: [
        "Why am I not on Google Maps?",
        "my shop does not appear on google maps",
        "create a google business profile",
        "can you put us on google maps",
        "how do i claim my google listing",
        "our google listing belongs to an old employee",
        "wrong opening hours on google",
        "google suspended my listing",
      ],
      fr: [
        "Pourquoi ne suis-je pas sur Google Maps ?",
        "mon magasin n'apparaît pas sur google maps",
        "créer une fiche google",
        "pouvez-vous nous mettre sur google maps",
        "comment récupérer ma fiche google",
        "notre fiche google appartient à un ancien employé",
        "mauvais horaires sur google",
        "google a suspendu ma fiche",
      ],
    },
    say: {
      en: "You need a Google Business Profile: it is free, and our article takes you through it in an hour (claim it, category, hours, pictures, reviews). Google's check can take some days; one held by somebody else is asked for by the same button. If you would rather leave it to us: Local SEO, {seo.local}.",
      fr: "Il vous faut une fiche Google : elle est gratuite, et notre article vous y conduit en une heure (la revendiquer, catégorie, horaires, photos, avis). La vérification de Google peut prendre quelques jours ; une fiche tenue par un autre se demande par le même bouton. Si vous préférez nous la confier : SEO local, {seo.local}.",
    },
  },
  low: {
    about: "search",
    page: search,
    ask: {
      en: [
        "Nobody finds my site on Google, why?",
        "i am on page four of google",
        "my website does not show up in search",
        "we are not found when people search for us",
        "only visible when typing our exact name",
        "my ranking dropped",
        "visits have fallen",
        "is my website penalised by google",
        "traffic dropped in march",
        "fewer visitors than last year",
        "found on my name but not on what i do",
        "well ranked for my name only",
        "my site is online but nobody calls me",
        "will my site be visible in other countries",
        "when i type my trade and town i don't come up",
        "my site is invisible",
        "my site vanished from google overnight",
      ],
      fr: [
        "Personne ne trouve mon site sur Google, pourquoi ?",
        "je suis en quatrième page sur google",
        "mon site n'apparaît pas dans les recherches",
        "on n'apparaît pas quand on tape notre métier",
        "visible seulement avec notre nom exact",
        "mon classement a chuté",
        "mes visites ont baissé",
        "mon site est-il pénalisé par google",
        "le trafic a chuté en mars",
        "moins de visiteurs que l'an passé",
        "bien classé sur mon nom mais pas sur mon métier",
        "on me trouve par mon nom seulement",
        "mon site est en ligne mais personne ne m'appelle",
        "mon site sera-t-il visible dans d'autres pays",
        "je suis en quatrième page de google",
        "quand je tape mon métier et ma ville je n'apparais pas",
        "mon site est invisible",
        "mon site a disparu de google du jour au lendemain",
      ],
    },
    say: {
      en: "It can be put right more often than not. Usual causes: pages Google cannot read, no page that answers what people type, or an incomplete Google listing. The {audit.free} shows which; then Local SEO, {seo.local}, for one town, or SEO Essential, {seo.essential}, for the technical part. Effects take {seo.effect}; no place is promised.",
      fr: "Cela s'arrange le plus souvent. Causes habituelles : des pages que Google ne peut pas lire, aucune page qui réponde à ce que l'on tape, ou une fiche Google incomplète. L'{audit.free} montre laquelle ; puis le SEO local, {seo.local}, pour une ville, ou le SEO Essentiel, {seo.essential}, pour la technique. L'effet demande {seo.effect} ; aucune place n'est promise.",
    },
    next: "slot",
  },
  again: {
    about: "search",
    page: search,
    ask: {
      en: [
        "Does SEO have to be repeated every year?",
        "is seo a one-off or ongoing",
        "what happens after the seo package",
        "do i need seo every month",
        "will i drop again if i stop seo",
        "what if google changes its algorithm",
      ],
      fr: [
        "Faut-il refaire le référencement chaque année ?",
        "le seo c'est une fois ou tout le temps",
        "que se passe-t-il après le forfait seo",
        "faut-il du référencement chaque mois",
        "vais-je redescendre si j'arrête le seo",
        "et si google change son algorithme",
      ],
    },
    say: {
      en: "No yearly fee is due: packages are paid once, from {seo.essential}, and what was repaired and written stays. Places do move, as others work, too; so measure now and then, add pages when clients ask something new, and keep your Google listing up to date. Expert has {seo.followup} of follow-up in it.",
      fr: "Rien n'est dû chaque année : les forfaits se paient une fois, dès {seo.essential}, et ce qui est réparé et écrit reste. Les positions bougent, puisque les autres travaillent aussi : mesurez de temps en temps, ajoutez une page quand vos clients posent une nouvelle question, et tenez votre fiche Google à jour. Expert contient {seo.followup} de suivi.",
    },
  },
  which: {
    about: "search",
    page: search,
    ask: {
      en: [
        "Which SEO package fits me?",
        "which seo plan should i take",
        "essential or advanced or expert",
        "seo for a small practice which package",
        "local seo or essential",
        "what do you recommend for seo",
        "my site is new which seo package do i take",
        "how is local seo different from the others",
      ],
      fr: [
        "Quel forfait SEO me convient ?",
        "quelle formule de référencement choisir",
        "essentiel avancé ou expert",
        "seo pour un petit cabinet quel forfait",
        "seo local ou essentiel",
        "que conseillez-vous pour le référencement",
        "mon site est neuf quel pack seo prendre",
        "en quoi le seo local est différent des autres",
      ],
    },
    say: {
      en: "If your clients come from one town (practice, salon, restaurant): Local SEO, {seo.local}. If the site is there but slow or badly read: Essential, {seo.essential}. If pages are missing for what people search: Advanced, {seo.advanced}. In a market with many rivals: Expert, {seo.expert}. Unsure? The {audit.free} says so, even when it is none.",
      fr: "Si vos clients viennent d'une ville (cabinet, salon, restaurant) : SEO local, {seo.local}. Si le site existe mais est lent ou mal lu : Essentiel, {seo.essential}. S'il manque des pages sur ce que les gens cherchent : Avancé, {seo.advanced}. Sur un marché très disputé : Expert, {seo.expert}. Un doute ? L'{audit.free} le dit, même quand c'est aucun.",
    },
    next: "slot",
  },
  copied: {
    about: "search",
    page: search,
    ask: {
      en: [
        "Somebody copies my texts, what can I do?",
        "competitor copied my website",
        "duplicate content hurts my ranking",
        "another company uses my pictures",
        "my site was cloned",
        "a fake website imitates ours",
        "somebody stole our identity online",
      ],
      fr: [
        "Quelqu'un copie mes textes, que faire ?",
        "un concurrent a copié mon site",
        "contenu dupliqué et classement",
        "une autre entreprise utilise mes photos",
        "mon site a été cloné",
        "un faux site copie le mien",
        "on m'a usurpé mon identité en ligne",
      ],
    },
    say: {
      en: "Mostly Google shows the older page, so it rarely hurts for long. Keep dated proof, write to the other side, and report it with Google's form for copyright if they refuse; your rights are a lawyer's question. Pages with your own cases, prices and pictures are harder to copy: we write such ones in SEO Advanced, {seo.advanced}.",
      fr: "Google montre le plus souvent la page la plus ancienne, le tort est donc rarement durable. Gardez des preuves datées, écrivez à l'autre partie et, en cas de refus, signalez-le par le formulaire de Google sur le droit d'auteur ; vos droits sont une question de juriste. Des pages avec vos propres cas, prix et photos se copient moins : nous en rédigeons dans le SEO Avancé, {seo.advanced}.",
    },
  },
  encyclopedia: {
    about: "search",
    page: search,
    ask: {
      en: [
        "Can you get me into Wikipedia?",
        "write a wikipedia article about us",
        "get us into the newspaper",
        "press relations",
        "public relations media work",
      ],
      fr: [
        "Pouvez-vous me mettre dans Wikipédia ?",
        "écrire un article wikipédia sur nous",
        "nous faire passer dans le journal",
        "relations presse",
        "relations publiques et médias",
      ],
    },
    say: {
      en: "That is not among our offers: Wikipedia decides by its own rules and does not like paid entries, and press work is another trade. What we do so that people find you: pages that answer what they search, your Google listing, and links from sites of your region in SEO Expert, {seo.expert}.",
      fr: "Cela ne fait pas partie de nos offres : Wikipédia décide selon ses propres règles et n'aime pas les articles payés, et la presse est un autre métier. Ce que nous faisons pour que l'on vous trouve : des pages qui répondent à ce que les gens cherchent, votre fiche Google et, dans le SEO Expert, {seo.expert}, des liens depuis des sites de votre région.",
    },
  },
  directories: {
    about: "search",
    page: search,
    ask: {
      en: [
        "Are we listed in local.ch and other directories?",
        "entry in search.ch",
        "local.ch wants money",
        "business directories listing",
        "bing and apple maps",
      ],
      fr: [
        "Serons-nous sur local.ch et les autres annuaires ?",
        "inscription sur search.ch",
        "local.ch me demande de l'argent",
        "annuaires d'entreprises",
        "bing et apple plans",
      ],
    },
    say: {
      en: "Local SEO, {seo.local}, sets the same name, address and hours in directories besides your Google listing; which ones, the quote says. A basic entry is free in most of them: pay for a bigger one only if calls really come from there.",
      fr: "Le SEO local, {seo.local}, met le même nom, la même adresse et les mêmes horaires dans des annuaires, en plus de votre fiche Google ; lesquels, le devis le dit. Une inscription simple y est le plus souvent gratuite : n'en payez une plus grande que si des appels en viennent vraiment.",
    },
  },
  clicks: {
    about: "ads",
    page: ads,
    ask: {
      en: [
        "Can competitors click my ad budget away?",
        "fake clicks on my ads",
        "click fraud",
        "how do i know my ad money is well spent",
        "do the ads reach people in my region only",
        "who checks where my ad budget goes",
      ],
      fr: [
        "Des concurrents peuvent-ils cliquer mon budget ?",
        "faux clics sur mes annonces",
        "fraude au clic",
        "comment savoir si mon budget pub est bien utilisé",
        "les annonces touchent-elles seulement ma région",
        "qui contrôle où passe mon budget publicitaire",
      ],
    },
    say: {
      en: "Google filters and credits most false clicks itself, and ads can be limited to your area and hours. We do not count clicks but calls and quotes: each month one page says what an enquiry cost, and more, less or stop is decided. The {audit.free} shows what you spend without effect today.",
      fr: "Google filtre et recrédite lui-même la plupart des faux clics, et les annonces se limitent à votre région et à vos heures. Nous ne comptons pas les clics mais les appels et les devis : chaque mois, une page dit ce qu'une demande a coûté, et l'on décide plus, moins ou stop. L'{audit.free} montre ce que vous dépensez aujourd'hui sans effet.",
    },
    next: "slot",
  },
  account: {
    about: "ads",
    page: ads,
    ask: {
      en: [
        "Who owns the Google Ads account?",
        "do i keep my ads account and its data",
        "can i see my campaigns myself",
        "access to the ads account",
        "can you work in my existing ads account",
      ],
      fr: [
        "À qui appartient le compte Google Ads ?",
        "est-ce que le compte ads reste à moi",
        "puis-je voir mes campagnes moi-même",
        "accès au compte google ads",
        "pouvez-vous travailler dans mon compte existant",
      ],
    },
    say: {
      en: "The ads run in an account that is yours, with access for us, and you pay Google yourself: so its history stays with you. Domain, texts, pictures and code are yours as well, and the audit works on your own accounts.",
      fr: "Les annonces passent par un compte à votre nom, avec un accès pour nous, et vous payez Google directement : l'historique vous reste ainsi. Le domaine, les textes, les images et le code sont à vous aussi, et l'audit se fait sur vos propres comptes.",
    },
    next: "form",
  },
  start: {
    about: "ads",
    page: ads,
    ask: {
      en: [
        "How soon do ads bring something?",
        "how fast can a campaign start",
        "when does the first ad run",
        "how long should i run ads",
        "i need clients this week",
        "will google ads bring clients right away",
      ],
      fr: [
        "En combien de temps la pub rapporte-t-elle ?",
        "quand la campagne peut-elle commencer",
        "quand passe la première annonce",
        "combien de temps faut-il faire de la pub",
        "il me faut des clients cette semaine",
        "la publicité amène-t-elle des clients tout de suite",
      ],
    },
    say: {
      en: "After the {audit.free} come goal and budget in the first week, then pages and ads; a campaign usually runs from the third week. An ad is seen at once, but its worth shows over some months, and you may stop on any day. Quicker still: complete your Google listing today, for nothing.",
      fr: "Après l'{audit.free} viennent le but et le budget la première semaine, puis les pages et les annonces ; une campagne tourne en général dès la troisième semaine. Une annonce se voit tout de suite, mais sa valeur se juge sur quelques mois, et vous arrêtez quand vous voulez. Plus rapide encore : complétez votre fiche Google aujourd'hui, gratuitement.",
    },
    next: "slot",
  },
  stolen: {
    about: "ads",
    page: "/contact",
    ask: {
      en: [
        "My Instagram or Facebook account was stolen",
        "instagram account hacked",
        "facebook page blocked",
        "get my social account back",
        "somebody posts in my name on facebook",
      ],
      fr: [
        "Mon compte Instagram ou Facebook a été volé",
        "compte instagram piraté",
        "page facebook bloquée",
        "récupérer mon compte instagram",
        "quelqu'un publie en mon nom sur facebook",
      ],
    },
    say: {
      en: "I am sorry. Only the network can give it back: use its form for hacked accounts at once, change the password of the mail address behind it, and warn your followers. We have no way in and do not offer such rescues. If your website or mail is concerned, too, call {company.phone}.",
      fr: "J'en suis désolé. Seul le réseau peut le rendre : passez tout de suite par son formulaire pour comptes piratés, changez le mot de passe de l'adresse e-mail liée, et prévenez vos abonnés. Nous n'y avons pas d'accès et ne proposons pas ce dépannage. Si votre site ou votre messagerie est aussi touché, appelez le {company.phone}.",
    },
    next: "call",
  },
  badReview: {
    about: "search",
    page: "/blog",
    ask: {
      en: [
        "How should I answer a bad review?",
        "someone wrote a nasty review about us",
        "fake one star review",
        "reply to negative comments",
      ],
      fr: [
        "Comment répondre à un mauvais avis ?",
        "quelqu'un a écrit un avis méchant sur nous",
        "faux avis une étoile",
        "répondre aux commentaires négatifs",
      ],
    },
    say: {
      en: "Stay calm and answer within the week: say that you are sorry, what you will do, and offer a phone number; future clients read the answer more closely than the complaint. A review that breaks Google's rules can be reported to Google; neither we nor anybody can delete it. Our article on the Google listing has more.",
      fr: "Restez calme et répondez dans la semaine : dites que vous êtes désolé, ce que vous allez faire, et donnez un numéro ; les futurs clients lisent la réponse de plus près que la plainte. Un avis contraire aux règles se signale à Google ; ni nous ni personne ne pouvons l'effacer. Notre article sur la fiche Google en dit plus.",
    },
  },
  botFault: {
    about: "bot",
    page: bots,
    ask: {
      en: [
        "What if the chatbot says something wrong?",
        "who is liable if the chatbot invents a price",
        "can the bot make mistakes",
        "does the chatbot hallucinate",
        "can people trick the chatbot",
        "chatbot promises a discount to a client",
        "what does the chatbot answer to insults",
        "what if it talks nonsense",
        "it tells lies",
      ],
      fr: [
        "Et si le chatbot dit une bêtise ?",
        "qui est responsable si le chatbot raconte n'importe quoi à un client",
        "le bot peut-il se tromper",
        "le chatbot invente-t-il des réponses",
        "peut-on piéger le chatbot",
        "le chatbot promet un rabais à un client",
        "que répond le chatbot aux insultes",
        "et s'il raconte des bêtises",
        "s'il dit des mensonges",
      ],
    },
    say: {
      en: "It is built against that: it reads only your pages and price list, checks each figure before it shows it, says so when it does not know, and hands over to you. You read its conversations and we correct it. Who is liable in a dispute our pages do not say: have it in the quote, or ask a lawyer.",
      fr: "Il est construit contre cela : il ne lit que vos pages et votre liste de prix, vérifie chaque chiffre avant de l'afficher, dit quand il ne sait pas, et vous passe la main. Vous lisez ses conversations et nous corrigeons. Qui répond en cas de litige, nos pages ne le disent pas : faites-le écrire dans le devis, ou demandez à un juriste.",
    },
  },
  botWorth: {
    about: "bot",
    page: "/blog",
    ask: {
      en: [
        "Is a chatbot worth it for me?",
        "how much time does a chatbot save",
        "how many customers does a chatbot bring",
        "do i need a chatbot for a small shop",
        "does a chatbot annoy customers",
        "honest numbers about chatbots",
        "my customers are old will they use the chatbot",
        "would a chatbot bring me anything",
      ],
      fr: [
        "Un chatbot vaut-il la peine pour moi ?",
        "combien de temps un chatbot fait-il gagner",
        "combien de clients un chatbot apporte",
        "un chatbot pour un petit commerce est-ce utile",
        "un chatbot énerve-t-il les clients",
        "des chiffres honnêtes sur les chatbots",
        "mes clients sont âgés vont-ils utiliser le chatbot",
        "un chatbot m'apporterait-il quelque chose",
      ],
    },
    say: {
      en: "Do the test of our article: make a mark for each question of the last month. If the same ten make up most of them and the answers stand on your pages, it pays; if every case is different, a good form and a phone serve you better. We promise no number of clients. It begins at {bot.essential}, by the month.",
      fr: "Faites le test de notre article : un trait pour chaque question du dernier mois. Si les dix mêmes en font la plus grande part et que les réponses sont sur vos pages, il vaut son prix ; si chaque cas est différent, un bon formulaire et un téléphone vous servent mieux. Nous ne promettons aucun nombre de clients. Il commence à {bot.essential}, au mois.",
    },
  },
  botHandover: {
    about: "bot",
    page: bots,
    ask: {
      en: [
        "Can a person take over from the chatbot?",
        "does the chatbot pass on to my staff",
        "do i get a message when the bot is stuck",
        "live chat with my employees",
        "can the chatbot collect phone numbers",
        "does the bot take appointments",
      ],
      fr: [
        "Une personne peut-elle reprendre la main sur le chatbot ?",
        "le chatbot transmet-il à mon équipe",
        "suis-je averti quand le bot ne sait pas",
        "chat en direct avec mes employés",
        "le chatbot peut-il prendre les coordonnées",
        "le bot prend-il des rendez-vous",
      ],
    },
    say: {
      en: "When it does not know, it says so and passes the visitor on to you; with Pro, {bot.pro}, the conversation comes by email. Several teams, the telephone or a link to your calendar are for Ultimate, which is quoted. A live chat staffed by your own people is not in the printed plans.",
      fr: "Quand il ne sait pas, il le dit et vous passe le visiteur ; avec Pro, {bot.pro}, la conversation arrive par e-mail. Plusieurs équipes, le téléphone ou un lien avec votre agenda relèvent de l'Ultime, sur devis. Un chat en direct tenu par vos employés n'est pas dans les formules affichées.",
    },
  },
  botTrial: {
    about: "bot",
    page: bots,
    ask: {
      en: [
        "Can I try the chatbot first?",
        "demo of the chatbot",
        "free trial for the chatbot",
        "show me what the chatbot would answer",
        "are you the chatbot that you sell",
        "can i buy this chat for my site",
        "who built this chat",
      ],
      fr: [
        "Puis-je essayer le chatbot d'abord ?",
        "démonstration du chatbot",
        "essai gratuit du chatbot",
        "montrez-moi ce que répondrait le chatbot",
        "êtes-vous le chatbot que vous vendez",
        "puis-je acheter ce chat pour mon site",
        "qui a construit ce chat",
      ],
    },
    say: {
      en: "Send us the three questions that you answer most often: we show you what it would say. The page about chatbots has a demonstration, too. A free trial is not printed, but Essential runs by the month, {bot.essential}.",
      fr: "Envoyez-nous les trois questions auxquelles vous répondez le plus : nous vous montrons ce qu'il dirait. La page des chatbots contient aussi une démonstration. Un essai gratuit n'est pas affiché, mais l'Essentiel se paie au mois, {bot.essential}.",
    },
    next: "form",
  },
  botLaw: {
    about: "bot",
    page: "/blog",
    ask: {
      en: [
        "Is a chatbot allowed under data protection law?",
        "is a chatbot legal in switzerland",
        "do i have to tell visitors that it is a machine",
        "chatbot and medical advice",
        "gdpr and chatbots",
        "can the bot give advice on medicines",
        "pharmacy chatbot advice",
        "chatbot for a doctor",
      ],
      fr: [
        "Un chatbot est-il permis par la loi sur les données ?",
        "un chatbot est-il légal en suisse",
        "dois-je dire aux visiteurs que c'est une machine",
        "chatbot et conseil médical",
        "rgpd et chatbot",
        "peut-il donner des conseils sur les médicaments",
        "chatbot pour une pharmacie",
      ],
    },
    say: {
      en: "Yes, with rules: say that it is a machine and what happens to what is typed, know who processes it, take no more than needed, and let people reach a person. It must give no medical or legal advice. Our article on chatbots explains each point; before we switch anything on, you get in writing what is processed where.",
      fr: "Oui, avec des règles : dire que c'est une machine et ce que devient ce qu'on tape, savoir qui le traite, ne prendre que le nécessaire, et laisser joindre une personne. Il ne doit donner aucun conseil médical ou juridique. Notre article sur les chatbots explique chaque point ; avant toute mise en service, vous recevez par écrit ce qui est traité et où.",
    },
  },
  renamed: {
    about: "search",
    page: "/services/seo-visibility",
    ask: {
      en: [
        "We changed our name and Google still shows the old one",
        "company moved and google has the old address",
        "google shows an old description of my site",
        "how long until google updates my site",
        "i moved to another town how do i tell google",
      ],
      fr: [
        "Nous avons changé de nom et Google affiche encore l'ancien",
        "on a déménagé et google a l'ancienne adresse",
        "google montre une vieille description de mon site",
        "combien de temps pour que google se mette à jour",
        "j'ai déménagé dans une autre ville comment le dire à google",
      ],
    },
    say: {
      en: "Change it first in your Google listing (free; our article shows how), then in titles and texts of the site, and in directories. Google reads a site again in days to some weeks; nobody can set a date. If you change the domain, too, each old address must be redirected: Local SEO, {seo.local}, or the {audit.free} helps.",
      fr: "Changez-le d'abord dans votre fiche Google (gratuit ; notre article montre comment), puis dans les titres et textes du site, et dans les annuaires. Google relit un site en quelques jours à quelques semaines ; personne ne peut fixer de date. Si le domaine change aussi, chaque ancienne adresse doit être redirigée : le SEO local, {seo.local}, ou l'{audit.free} y aide.",
    },
  },
  cold: {
    about: "leads",
    page: "/services/lead-generation",
    ask: {
      en: [
        "Do you do cold calling or buy address lists?",
        "do you buy lists of addresses",
        "telephone canvassing",
        "cold emails to companies",
        "mass mailing to find clients",
      ],
      fr: [
        "Faites-vous du démarchage ou achetez-vous des listes d'adresses ?",
        "vous achetez des listes d'adresses",
        "démarchage téléphonique",
        "e-mails de prospection",
        "envoi en masse pour trouver des clients",
      ],
    },
    say: {
      en: "No: neither bought lists nor cold calls are part of what we do. People who search for what you offer find a page of yours and write or ring you themselves. The price is quoted after the {audit.free}.",
      fr: "Non : ni listes achetées, ni démarchage ne font partie de notre travail. Les gens qui cherchent ce que vous proposez trouvent une page à vous et vous écrivent ou vous appellent d'eux-mêmes. Le prix est devisé après l'{audit.free}.",
    },
    next: "slot",
  },
  botCount: {
    about: "bot",
    page: "/services/artificial-intelligence-ai/chatbots",
    ask: {
      en: [
        "What counts as one conversation?",
        "is a greeting already a conversation",
        "how is a consultation counted",
        "does spam count as a conversation",
      ],
      fr: [
        "Qu'est-ce qui compte comme une conversation ?",
        "un simple bonjour compte-t-il",
        "comment compte-t-on une consultation",
        "les messages indésirables comptent-ils",
      ],
    },
    say: {
      en: "Essential has {bot.included} in it and charges {bot.extra} beyond. A consultation is one conversation, however many questions it holds. With Pro, {bot.pro}, we charge nothing per conversation.",
      fr: "L'Essentiel en comprend {bot.included} et facture {bot.extra} au-delà. Une consultation est une conversation, quel que soit le nombre de questions. Avec Pro, {bot.pro}, nous ne facturons rien par conversation.",
    },
    next: "form",
  },
  noEffect: {
    about: "search",
    page: "/services/seo-visibility",
    ask: {
      en: [
        "What if SEO brings nothing?",
        "and if nothing moved after three months",
        "how do i know that the seo money was not wasted",
        "do i get my money back if seo fails",
      ],
      fr: [
        "Et si le SEO n'apporte rien ?",
        "et si rien n'a bougé après trois mois",
        "comment savoir que l'argent du seo n'est pas perdu",
        "suis-je remboursé si le référencement ne marche pas",
      ],
    },
    say: {
      en: "You see it in figures: we note them before we start and measure again after {seo.effect}, and the report lists what was done. No position is promised and no refund printed, as nobody decides Google's order. So take the {audit.free} first: if SEO is not what you need, we say so.",
      fr: "Vous le voyez en chiffres : nous les notons avant de commencer et mesurons de nouveau après {seo.effect}, et le rapport liste ce qui a été fait. Aucune position n'est promise ni aucun remboursement affiché, car personne ne décide de l'ordre de Google. Prenez donc d'abord l'{audit.free} : si le SEO n'est pas ce qu'il vous faut, nous le disons.",
    },
    next: "slot",
  },
  three: {
    about: "search",
    page: "/services",
    ask: {
      en: [
        "What is the difference between SEO, ads and lead generation?",
        "i am lost between seo ads and leads",
        "what do i need first seo or ads or leads",
        "what do i do first website or google ads",
        "website plus seo plus ads in total",
      ],
      fr: [
        "Quelle est la différence entre SEO, publicité et acquisition de prospects ?",
        "je suis perdu entre seo pub et leads",
        "que me faut-il d'abord le seo la pub ou les leads",
        "que faire d'abord un site ou google ads",
        "site plus seo plus pub tout compris",
      ],
    },
    say: {
      en: "SEO makes your own pages be found without paying for each click: paid once, from {seo.essential}, with effect after {seo.effect}. Ads buy the place at once, as long as the budget lasts. Lead generation joins a page, a form and a campaign, and counts up to your quote. The {audit.free} says which one first.",
      fr: "Le SEO fait trouver vos propres pages sans payer chaque clic : payé une fois, dès {seo.essential}, avec un effet après {seo.effect}. La publicité achète la place tout de suite, tant que dure le budget. L'acquisition de prospects réunit une page, un formulaire et une campagne, et compte jusqu'à votre devis. L'{audit.free} dit par quoi commencer.",
    },
    next: "slot",
  },
  boost: {
    about: "ads",
    page: "/services/digital-marketing",
    ask: {
      en: [
        "Is boosting a post the same as advertising?",
        "my nephew boosted some facebook posts",
        "sponsored posts on instagram",
      ],
      fr: [
        "Booster une publication, est-ce de la publicité ?",
        "mon neveu a boosté des publications facebook",
        "publications sponsorisées sur instagram",
      ],
    },
    say: {
      en: "It is the simplest form: the network shows one post to more people. A campaign chooses who sees it, leads to a page made for it and counts the calls and quotes that follow; that is what we run. The {audit.free} shows what your boosts have brought.",
      fr: "C'en est la forme la plus simple : le réseau montre une publication à plus de monde. Une campagne choisit qui la voit, mène à une page faite pour elle et compte les appels et les devis qui suivent ; c'est ce que nous faisons. L'{audit.free} montre ce que vos boosts ont apporté.",
    },
    next: "slot",
  },
  bilingual: {
    about: "search",
    page: "/services/seo-visibility",
    ask: {
      en: [
        "Should each language have its own page for Google?",
        "french and english page for the same service",
        "does google understand a bilingual site",
        "one site in two languages or two sites",
      ],
      fr: [
        "Chaque langue doit-elle avoir sa page pour Google ?",
        "une page française et une page anglaise pour le même service",
        "google comprend-il un site bilingue",
        "un site en deux langues ou deux sites",
      ],
    },
    say: {
      en: "Yes: one page for each language, each with its own address and linked to the other, so that Google shows the right one. One site is enough for both. French and English are included in every plan, and written rather than translated.",
      fr: "Oui : une page par langue, chacune avec sa propre adresse et reliée à l'autre, pour que Google montre la bonne. Un seul site suffit pour les deux. Le français et l'anglais sont compris dans chaque forfait, et rédigés plutôt que traduits.",
    },
  },
  botHow: {
    about: "bot",
    page: "/services/artificial-intelligence-ai/chatbots",
    ask: {
      en: [
        "How does the chatbot work?",
        "explain the chatbot simply",
        "how long until the chatbot runs",
        "what do i have to do for the chatbot",
        "steps to get a chatbot",
        "how would the bot know my prices",
        "what exactly is your chatbot",
      ],
      fr: [
        "Comment fonctionne le chatbot ?",
        "expliquez-moi le chatbot simplement",
        "combien de temps avant que le chatbot tourne",
        "que dois-je faire pour le chatbot",
        "les étapes pour avoir un chatbot",
        "comment le robot connaît-il mes prix",
        "c'est quoi votre chatbot exactement",
      ],
    },
    say: {
      en: "It reads your pages and price list and answers visitors from them, at any hour. From you we need the questions of the past months; we build it with limits, test it with those questions, and add a line to your site: about {bot.weeks}. Each month you read its conversations and we correct it. From {bot.essential}.",
      fr: "Il lit vos pages et votre liste de prix, et répond aux visiteurs d'après elles, à toute heure. De vous, il nous faut les questions des derniers mois ; nous le construisons avec des limites, le testons avec ces questions et ajoutons une ligne à votre site : environ {bot.weeks}. Chaque mois, vous lisez ses conversations et nous corrigeons. Dès {bot.essential}.",
    },
  },
  botRead: {
    about: "bot",
    page: "/services/artificial-intelligence-ai/chatbots",
    ask: {
      en: [
        "Can I read what people ask the chatbot?",
        "do i see the conversations of the bot",
        "reports of the chatbot",
        "what do visitors ask the bot",
      ],
      fr: [
        "Puis-je lire ce que les gens demandent au chatbot ?",
        "est-ce que je vois les conversations du bot",
        "rapports du chatbot",
        "que demandent les visiteurs au bot",
      ],
    },
    say: {
      en: "Yes: each month you read its conversations, and we correct its answers with you; with Pro, for {bot.corrections}, then at {work.hour}. So you also see what people really ask and what is missing on your site. How long they are kept is written down before it is switched on.",
      fr: "Oui : chaque mois, vous lisez ses conversations, et nous corrigeons ses réponses avec vous ; avec le Pro, pendant {bot.corrections}, puis à {work.hour}. Vous voyez ainsi ce que les gens demandent vraiment et ce qui manque sur votre site. La durée de conservation est fixée par écrit avant la mise en service.",
    },
  },
  botModel: {
    about: "bot",
    page: "/services/artificial-intelligence-ai/chatbots",
    ask: {
      en: [
        "Which AI is behind your chatbots?",
        "is your chatbot based on gpt",
        "which company makes the model of the chatbot",
        "do you use openai or claude for the chatbots",
      ],
      fr: [
        "Quelle IA est derrière vos chatbots ?",
        "votre chatbot est-il basé sur gpt",
        "quelle société fournit le modèle du chatbot",
        "utilisez-vous openai ou claude pour les chatbots",
      ],
    },
    say: {
      en: "Our pages do not name the provider for Essential and Ultimate; ask, and it is written down before anything is switched on. With Pro, {bot.pro}, you use your own key of the provider that you choose, and pay it for what you use.",
      fr: "Nos pages ne nomment pas le fournisseur pour l'Essentiel et l'Ultime ; demandez, c'est fixé par écrit avant toute mise en service. Avec Pro, {bot.pro}, vous utilisez votre propre clé chez le fournisseur que vous choisissez, et lui payez ce que vous consommez.",
    },
    next: "form",
  },
  botIncluded: {
    about: "bot",
    page: "/services/artificial-intelligence-ai/chatbots",
    ask: {
      en: [
        "Is a chatbot included in a website plan?",
        "do the plans include a chatbot",
        "chatbot on top of my plan",
        "can i add a chatbot to basic",
      ],
      fr: [
        "Un chatbot est-il compris dans un forfait de site ?",
        "les forfaits comprennent-ils un chatbot",
        "un chatbot en plus de mon forfait",
        "ajouter un chatbot à basic",
      ],
    },
    say: {
      en: "No, a chatbot is apart and can be added to any site, ours or another: Essential {bot.essential}, Pro {bot.pro}, Ultimate quoted.",
      fr: "Non, un chatbot est à part et s'ajoute à n'importe quel site, le nôtre ou un autre : Essentiel {bot.essential}, Pro {bot.pro}, Ultime sur devis.",
    },
  },
  botEnd: {
    about: "bot",
    page: "/services/artificial-intelligence-ai/chatbots",
    ask: {
      en: [
        "Can I cancel the chatbot at any time?",
        "notice period of the chatbot",
        "if i stop the chatbot what happens",
        "how do i remove the chatbot",
      ],
      fr: [
        "Puis-je arrêter le chatbot quand je veux ?",
        "délai de résiliation du chatbot",
        "si j'arrête le chatbot que se passe-t-il",
        "comment enlever le chatbot",
      ],
    },
    say: {
      en: "Essential is billed by the month, {bot.essential}; its notice is not printed, so have it in the quote. Pro is paid once, {bot.pro}, and what you use ends with your own key. Technically it is one line in your site: taken out, it is gone.",
      fr: "L'Essentiel se facture au mois, {bot.essential} ; son préavis n'est pas affiché, faites-le donc écrire dans le devis. Le Pro se paie une fois, {bot.pro}, et l'usage s'arrête avec votre propre clé. Techniquement, c'est une ligne dans votre site : enlevée, il n'y est plus.",
    },
  },
  botBrand: {
    about: "bot",
    page: "/services/artificial-intelligence-ai/chatbots",
    ask: {
      en: [
        "Can the chatbot have our name and colours?",
        "give the chatbot a first name",
        "tone of the chatbot formal or familiar",
        "design of the chatbot window",
        "and my colours for the chatbot",
      ],
      fr: [
        "Le chatbot peut-il avoir notre nom et nos couleurs ?",
        "donner un prénom au chatbot",
        "le chatbot tutoie ou vouvoie",
        "apparence de la fenêtre du chatbot",
        "et mes couleurs pour le chatbot",
      ],
    },
    say: {
      en: "Yes: your name, your colours, your tone, formal where you are formal. It stands in a small window in the corner of every page, or inside a page, and opens only when a visitor opens it.",
      fr: "Oui : votre nom, vos couleurs, votre ton ; il vouvoie si vous vouvoyez. Il se place dans une petite fenêtre au coin de chaque page, ou dans une page, et ne s'ouvre que si le visiteur l'ouvre.",
    },
  },
  botNight: {
    about: "bot",
    page: "/services/artificial-intelligence-ai/chatbots",
    ask: {
      en: [
        "Does the chatbot answer at night?",
        "is the bot available at the weekend",
        "answers around the clock",
        "can i turn the chatbot off at night",
        "does the bot answer on sundays",
      ],
      fr: [
        "Le chatbot répond-il la nuit ?",
        "le bot est-il là le week-end",
        "réponses à toute heure",
        "éteindre le chatbot la nuit",
        "le robot répond-il le dimanche",
        "le chatbot répond-il le week-end",
      ],
    },
    say: {
      en: "Yes, at any hour, on Sundays and holidays too: that is what it is best at. When a person is needed, it says so and passes the visitor on to you. From {bot.essential}.",
      fr: "Oui, à toute heure, le dimanche et les jours fériés aussi : c'est ce qu'il fait le mieux. Quand il faut une personne, il le dit et vous passe le visiteur. Dès {bot.essential}.",
    },
  },
  botWhich: {
    about: "bot",
    page: "/services/artificial-intelligence-ai/chatbots",
    ask: {
      en: [
        "Which chatbot plan fits me?",
        "is the essential chatbot enough for a hotel",
        "essential or pro chatbot for a practice",
      ],
      fr: [
        "Quelle formule de chatbot me convient ?",
        "le chatbot essentiel suffit-il pour un hôtel",
        "chatbot essentiel ou pro pour un cabinet",
      ],
    },
    say: {
      en: "Essential, {bot.essential}, is for a site on one subject with many short questions: {bot.included} are in it, then {bot.extra}. With documents of your own or handover by email, Pro, {bot.pro}. With several channels, calendar or stock, Ultimate, quoted. Count last month's questions, and it is clear.",
      fr: "L'Essentiel, {bot.essential}, convient à un site sur un sujet, avec beaucoup de petites questions : {bot.included} comprises, puis {bot.extra}. Avec vos propres documents ou un relais par e-mail, le Pro, {bot.pro}. Avec plusieurs canaux, un agenda ou un stock, l'Ultime, sur devis. Comptez les questions du dernier mois, et c'est clair.",
    },
  },
  target: {
    about: "ads",
    page: "/services/digital-marketing",
    ask: {
      en: [
        "Can ads be shown only to certain people?",
        "advertise only to young people in geneva",
        "ads for a certain age and region",
        "target group for my campaign",
      ],
      fr: [
        "Peut-on montrer la pub à certaines personnes seulement ?",
        "annonces seulement pour les jeunes à genève",
        "publicité pour un certain âge et une région",
        "public cible de ma campagne",
      ],
    },
    say: {
      en: "Yes, as far as the networks allow: by area and hours always, on social networks by age and interests, too; Google goes by what people search. What fits is agreed with the goal in the first week, after the {audit.free}.",
      fr: "Oui, dans la mesure où les réseaux le permettent : par région et par heures toujours, sur les réseaux sociaux aussi par âge et intérêts ; Google suit ce que les gens cherchent. Ce qui convient se fixe avec le but, la première semaine, après l'{audit.free}.",
    },
    next: "slot",
  },
  mobileTrade: {
    about: "search",
    page: "/blog",
    ask: {
      en: [
        "Can I be on Google without a shop?",
        "local seo without a shop i go to my clients",
        "google listing for a business at home",
        "i have no address for clients",
      ],
      fr: [
        "Puis-je être sur Google sans magasin ?",
        "référencement local sans magasin je vais chez les clients",
        "fiche google pour une activité à domicile",
        "je n'ai pas d'adresse pour les clients",
      ],
    },
    say: {
      en: "Yes: in the Google listing you hide your address and enter the area that you serve; our article shows where. Reviews and pictures of your work count as for a shop. Local SEO, {seo.local}, does it for you, with a page for your town.",
      fr: "Oui : dans la fiche Google, vous masquez l'adresse et indiquez la zone où vous travaillez ; notre article montre où. Avis et photos de vos travaux comptent comme pour un magasin. Le SEO local, {seo.local}, le fait pour vous, avec une page pour votre ville.",
    },
  },
  index: {
    about: "search",
    page: "/services/seo-visibility",
    ask: {
      en: [
        "How do I get my new site on Google?",
        "my site is brand new and not on google yet",
        "submit my site to google",
        "how long until google shows a new site",
        "does google penalise new sites",
        "my new site is not on google yet",
      ],
      fr: [
        "Comment mettre mon nouveau site sur Google ?",
        "mon site est tout neuf et pas encore sur google",
        "soumettre mon site à google",
        "combien de temps avant que google montre un nouveau site",
        "google pénalise-t-il les nouveaux sites",
        "mon nouveau site n'est pas encore sur google",
      ],
    },
    say: {
      en: "Google finds it by itself in days to weeks; it goes faster with a sitemap in Search Console, which is free. Every site of ours comes with it, as part of basic SEO. To be found for more than your name takes pages on what people search: from {seo.essential}, with effect after {seo.effect}.",
      fr: "Google le trouve tout seul en quelques jours à quelques semaines ; un plan du site dans Search Console, gratuit, accélère les choses. Chacun de nos sites l'a, dans le SEO de base. Être trouvé au-delà de son nom demande des pages sur ce que les gens cherchent : dès {seo.essential}, avec un effet après {seo.effect}.",
    },
  },
} satisfies Entries;
