import type { Entries } from "./entry";

const contact = "/contact";
const about = "/about-us";

/** The company and its contact data, bookings, jobs, data protection, and requests that only staff can handle. */
export const people = {
  services: {
    topic: null,
    page: "/services",
    question: {
      en: "What do you do?",
      fr: "Que faites-vous ?",
    },
    say: {
      en: "We help small businesses to be found and chosen: websites (from {basic.month}), SEO (from {seo.essential}), ads and enquiries (quoted), chatbots (from {bot.essential}), graphic design (from {design.from}, a logo quoted), hosting (from {hosting.perform}). What are you looking for?",
      fr: "Nous aidons les petites entreprises à être trouvées et choisies : sites (dès {basic.month}), référencement (dès {seo.essential}), publicité et prospects (sur devis), chatbots (dès {bot.essential}), graphisme (dès {design.from}, un logo sur devis), hébergement (dès {hosting.perform}). Que cherchez-vous ?",
    },
  },
  person: {
    topic: "contact",
    page: contact,
    question: {
      en: "I want to speak with a human",
      fr: "Je veux parler à un humain",
    },
    say: {
      en: "Of course. Call {company.phone} (Monday to Friday, {company.hours}), write to {company.email}, or leave your number in the form with the time at which you wish to be called back, any between {callback.first} and {callback.last}. You can also book a call of {call.minutes}. I cannot ring you or pass a number on myself. Messages are answered within {support.hours}, usually the next business day.",
      fr: "Bien sûr. Appelez le {company.phone} (du lundi au vendredi, {company.hours}), écrivez à {company.email}, ou laissez votre numéro dans le formulaire avec l'heure à laquelle vous souhaitez être rappelé, à choisir entre {callback.first} et {callback.last}. Vous pouvez aussi réserver un appel de {call.minutes}. Je ne peux pas vous appeler ni transmettre un numéro moi-même. Réponse aux messages en {support.hours} au plus, en règle générale le jour ouvrable suivant.",
    },
    next: "call",
  },
  phone: {
    topic: "contact",
    page: contact,
    question: {
      en: "What is your phone number?",
      fr: "Quel est votre numéro de téléphone ?",
    },
    say: {
      en: "Call {company.phone} (Monday to Friday, {company.hours}) or write to {company.email}. You can also leave your number and choose when we call you.",
      fr: "Appelez le {company.phone} (du lundi au vendredi, {company.hours}) ou écrivez à {company.email}. Vous pouvez aussi laisser votre numéro et choisir l'heure de notre appel.",
    },
    next: "call",
  },
  hours: {
    topic: "contact",
    page: contact,
    question: {
      en: "What are your opening hours?",
      fr: "Quels sont vos horaires ?",
    },
    say: {
      en: "We answer the phone from Monday to Friday, {company.hours}, but not at night or at weekends. In the form you can ask for a callback at any time between {callback.first} and {callback.last}, on any day: if that is outside office hours, we call as soon as the office is open; if nobody is free, on the next business day, as close to that time as we can. A message is usually answered on the next business day, and always within {support.hours}.",
      fr: "Nous répondons au téléphone du lundi au vendredi, {company.hours} ; la nuit et le week-end, personne ne décroche. Dans le formulaire, vous pouvez demander un rappel à toute heure entre {callback.first} et {callback.last}, n'importe quel jour : en dehors de nos heures de bureau, nous vous appelons dès que le bureau est ouvert ; si personne n'est libre, le jour ouvrable suivant, au plus près de l'heure choisie. Un message reçoit une réponse le plus souvent le jour ouvrable suivant, et toujours en moins de {support.hours}.",
    },
  },
  answer: {
    topic: "contact",
    page: contact,
    question: {
      en: "How fast do you answer?",
      fr: "En combien de temps répondez-vous ?",
    },
    say: {
      en: "When you send the form you see a reference, and someone from our team reads it: answer within {support.hours} (about {support.days}), usually the next business day. If you have waited longer, I am sorry: call {company.phone} with your reference and look into the spam folder. I cannot see requests myself.",
      fr: "À l'envoi du formulaire, une référence s'affiche et une personne de l'équipe lit votre message : réponse en {support.hours} au plus (environ {support.days}), en règle générale le jour ouvrable suivant. Si vous attendez depuis plus longtemps, pardon : appelez le {company.phone} avec votre référence, et regardez dans les indésirables. Moi, je ne vois pas les demandes.",
    },
  },
  formfault: {
    topic: "contact",
    page: contact,
    question: {
      en: "The form does not work",
      fr: "Le formulaire ne marche pas",
    },
    say: {
      en: "I am sorry about that. The red line says what is missing (often the phone number or the email); what you typed stays. If it still refuses, reload the page, or simply write to {company.email} or call {company.phone}: the same people read it.",
      fr: "Désolé pour ce contretemps. La ligne rouge dit ce qui manque (souvent le téléphone ou l'e-mail) ; ce que vous avez écrit reste. Si cela ne marche toujours pas, rechargez la page, ou écrivez simplement à {company.email} ou appelez le {company.phone} : les mêmes personnes vous lisent.",
    },
  },
  book: {
    topic: "booking",
    page: contact,
    question: {
      en: "Can I book a call?",
      fr: "Puis-je réserver un appel ?",
    },
    say: {
      en: "You can choose one of the free times for a call of {call.minutes}. I cannot book it for you, but it takes a minute. If none suits, leave your number and the time you prefer. Our pages name no price for a call; the audit and the quote are free.",
      fr: "Vous pouvez choisir l'un des horaires libres pour un appel de {call.minutes}. Je ne peux pas le réserver à votre place, mais cela prend une minute. Si rien ne convient, laissez votre numéro et l'heure que vous préférez. Nos pages n'indiquent aucun prix pour un appel ; l'audit et le devis sont gratuits.",
    },
    next: "slot",
  },
  rebook: {
    topic: "booking",
    page: contact,
    question: {
      en: "How do I move or cancel my booked call?",
      fr: "Comment déplacer ou annuler mon appel réservé ?",
    },
    say: {
      en: "I cannot see bookings, nor move or cancel one. Call {company.phone} or write to {company.email} with your reference, which was shown when you booked; someone will do it at once. If you saw a reference, your request went through; otherwise look into the spam folder and ask.",
      fr: "Je ne vois pas les réservations et ne peux ni les déplacer ni les annuler. Appelez le {company.phone} ou écrivez à {company.email} avec votre référence, affichée à la réservation ; une personne s'en charge. Si une référence s'est affichée, la demande est bien arrivée ; sinon, regardez dans les indésirables et demandez-nous.",
    },
    next: "call",
  },
  account: {
    topic: "contact",
    page: contact,
    question: {
      en: "I am a client, can you look at my account?",
      fr: "Je suis client, pouvez-vous regarder mon dossier ?",
    },
    say: {
      en: "I cannot see accounts, invoices, offers or earlier conversations, so I would rather not guess. A person can: call {company.phone} or write to {company.email} with your company's name and what it is about; for an invoice, its number and what you think is wrong with it.",
      fr: "Je ne vois ni dossiers, ni factures, ni offres, ni conversations passées ; je préfère donc ne rien inventer. Une personne le peut : appelez le {company.phone} ou écrivez à {company.email} avec le nom de votre société et l'objet ; pour une facture, son numéro et ce qui ne va pas selon vous.",
    },
    next: "call",
  },
  complaint: {
    topic: "contact",
    page: contact,
    question: {
      en: "I want to complain",
      fr: "Je veux me plaindre",
    },
    say: {
      en: "I am sorry to read that. Please tell a person directly, so that it is put right: {company.phone} or {company.email}. Say what happened and since when; an answer comes within {support.hours}.",
      fr: "Je suis désolé de lire cela. Dites-le directement à une personne, pour que ce soit réglé : {company.phone} ou {company.email}. Expliquez ce qui s'est passé et depuis quand ; la réponse vient en {support.hours} au plus.",
    },
    next: "call",
  },
  place: {
    topic: "company",
    page: contact,
    question: {
      en: "Where are you?",
      fr: "Où êtes-vous ?",
    },
    say: {
      en: "Our office is at {company.address}, in Le Flon. Come and see us: call {company.phone} first, so that the right person is there. It is our only office; elsewhere we work by phone and by video. For parking or wheelchair access, ask when you call.",
      fr: "Nos bureaux sont au Flon : {company.address}. Passez nous voir, en appelant d'abord le {company.phone}, pour que la bonne personne soit là. Nous n'en avons pas d'autres : ailleurs, nous travaillons par téléphone et en visioconférence. Pour le parking ou l'accès en fauteuil roulant, renseignez-vous en appelant.",
    },
    next: "slot",
  },
  area: {
    topic: "company",
    page: about,
    question: {
      en: "Where do you work?",
      fr: "Où travaillez-vous ?",
    },
    say: {
      en: "We work in the cantons of {company.cantons}. Most of it is done by phone and by video, and the interview for your text can take place at our office in Lausanne or, if we agree on it, at your place. Elsewhere, in Switzerland or across the border, ask: I would not promise it.",
      fr: "Nous travaillons dans les cantons suivants : {company.cantons}. L'essentiel se fait par téléphone et en visioconférence ; l'entretien pour vos textes peut avoir lieu dans nos bureaux à Lausanne ou chez vous, si nous en convenons. Ailleurs, en Suisse ou de l'autre côté de la frontière, demandez : je ne le promets pas.",
    },
  },
  company: {
    topic: "company",
    page: about,
    question: {
      en: "Who are you?",
      fr: "Qui êtes-vous ?",
    },
    say: {
      en: "{company.name} is a Swiss team in Lausanne, at work since {company.since}. The {company.team} people who answer you: Léa Morand (design), Reto Zbinden (hosting), Noémie Jeanrichard (text and SEO), Samuel Bruchez (websites and chatbots) and Chiara Bernasconi (ads). One person leads the interview for your text and looks after your site. The people shown are fictitious, as the terms say; legal form and prizes are not on our pages.",
      fr: "{company.name} est une équipe suisse à Lausanne, depuis {company.since}. Les {company.team} personnes qui vous répondent : Léa Morand (design), Reto Zbinden (hébergement), Noémie Jeanrichard (textes et SEO), Samuel Bruchez (sites et chatbots) et Chiara Bernasconi (publicité). Une même personne mène l'entretien pour vos textes et suit votre site. Les personnes montrées sont fictives, comme le disent les conditions ; nos pages n'indiquent ni forme juridique ni distinctions.",
    },
  },
  work: {
    topic: "company",
    page: "/showcases",
    question: {
      en: "Can I see examples of your work?",
      fr: "Puis-je voir des exemples de votre travail ?",
    },
    say: {
      en: "The showcases present six cases, each with its price, its duration and what it changed: Hôtel Bellerive in Montreux ({case.hotel-bellerive}, then Pro), Escaliers Duc in Bulle ({case.escaliers-duc}), Camping du Lac in Yverdon ({case.camping-du-lac}, then Pro), Boulangerie Kern in Köniz ({case.boulangerie-kern}, then Basic), Physio Grand-Pont in Lausanne ({case.physio-grand-pont}, then Basic) and the planner Quarts ({case.quarts}). To be honest: people, clients and reviews on this site are fictitious. If you would like to speak to a client, ask us.",
      fr: "Les réalisations montrent six projets, chacun avec son prix, sa durée et ce qu'il a changé : l'Hôtel Bellerive à Montreux ({case.hotel-bellerive}, puis Pro), Escaliers Duc à Bulle ({case.escaliers-duc}), le Camping du Lac à Yverdon ({case.camping-du-lac}, puis Pro), la Boulangerie Kern à Köniz ({case.boulangerie-kern}, puis Basic), Physio Grand-Pont à Lausanne ({case.physio-grand-pont}, puis Basic) et l'agenda Quarts ({case.quarts}). Pour être honnête : personnes, clients et avis de ce site sont fictifs. Pour parler à un client, demandez à une personne.",
    },
    next: "form",
  },
  rating: {
    topic: "company",
    page: "",
    question: {
      en: "What do clients say about you?",
      fr: "Que disent vos clients ?",
    },
    say: {
      en: "The rating on this site reads {rating.stars} out of {rating.of}, from {rating.reviews} reviews; to be honest, that rating and those reviews are invented examples. Judge us by the {audit.free}: you keep its list whatever you decide.",
      fr: "La note de ce site est de {rating.stars} sur {rating.of}, d'après {rating.reviews} avis ; pour être honnête, cette note et ces avis sont des exemples inventés. Jugez-nous à l'{audit.free} : sa liste vous reste, quoi que vous décidiez.",
    },
  },
  jobs: {
    topic: "company",
    page: "/career",
    question: {
      en: "Are you hiring?",
      fr: "Recrutez-vous ?",
    },
    say: {
      en: "None of our positions is open at the moment, and no apprenticeship is advertised. A CV is welcome all the same: send it to {company.email}, and someone will read it and reply. Good luck!",
      fr: "Aucun de nos postes n'est ouvert pour l'instant, et aucune place d'apprentissage ou de stage n'est annoncée. Un CV reste le bienvenu : envoyez-le à {company.email}, une personne le lit et vous répond. Bonne chance !",
    },
  },
  partner: {
    topic: "company",
    page: contact,
    question: {
      en: "Do you work with partners or resellers?",
      fr: "Travaillez-vous avec des partenaires ?",
    },
    say: {
      en: "Our pages say nothing about partnerships, commissions, rewards for a referral or purchases. Write a few lines to {company.email}; someone will decide.",
      fr: "Nos pages ne disent rien des partenariats, des commissions, d'une prime de parrainage ou d'achats. Écrivez quelques lignes à {company.email} ; une personne en décide.",
    },
  },
  privacy: {
    topic: "data",
    page: "/privacy",
    question: {
      en: "Is this chat recorded?",
      fr: "Cette conversation est-elle enregistrée ?",
    },
    say: {
      en: "A program reads this chat and answers it, no person. What you write goes to our server, at times to a language model that runs on our host's servers; it is neither stored nor logged there. The history stays in your browser until you clear it. The privacy page says it all.",
      fr: "C'est un programme qui lit et répond ici, pas une personne. Ce que vous écrivez va à notre serveur, parfois à un modèle de langage chez notre hébergeur ; cela n'y est pas conservé. L'historique reste dans votre navigateur jusqu'à ce que vous l'effaciez. La page Confidentialité dit tout.",
    },
  },
  cookies: {
    topic: "data",
    page: "/privacy",
    question: {
      en: "Which cookies does this site set?",
      fr: "Quels cookies ce site pose-t-il ?",
    },
    say: {
      en: "Before you agree, a single one: langChoice, which keeps your language for twelve months. Nothing is loaded from Google or sent to it until you accept Google Analytics; its cookies, whose names begin with _ga, then stay two years at most. The link “Cookie settings” at the foot of every page changes your mind and deletes them. What else your browser keeps is listed on the privacy page.",
      fr: "Avant votre accord, un seul : langChoice, qui garde votre langue douze mois. Rien n'est chargé de Google ni envoyé à Google tant que vous n'avez pas accepté Google Analytics ; ses cookies, dont le nom commence par _ga, restent alors deux ans au plus. Le lien « Paramètres des cookies », au pied de chaque page, permet de changer d'avis et les efface. Ce que le navigateur garde d'autre est énuméré sur la page Confidentialité.",
    },
  },
  abroad: {
    topic: "data",
    page: "/privacy",
    question: {
      en: "Does my data leave Switzerland when I use this site?",
      fr: "Mes données sortent-elles de Suisse quand j'utilise ce site ?",
    },
    say: {
      en: "It may: Cloudflare hosts this site and its database and delivers its email, and Google Analytics counts visits if you agree; both may process data abroad, in particular in the United States, under the standard contractual clauses. Nobody else receives your data. The servers in Switzerland are for our clients' sites.",
      fr: "C'est possible : Cloudflare héberge ce site et sa base de données et achemine ses e-mails, et Google Analytics compte les visites si vous l'acceptez ; tous deux peuvent traiter des données à l'étranger, notamment aux États-Unis, selon les clauses contractuelles types. Personne d'autre ne reçoit vos données. Les serveurs en Suisse, eux, sont pour les sites de nos clients.",
    },
  },
  ip: {
    topic: "data",
    page: "/privacy",
    question: {
      en: "Do you store my IP address?",
      fr: "Conservez-vous mon adresse IP ?",
    },
    say: {
      en: "Not as it stands: from it we make a code, which changes every day, so that nobody can flood our forms. The code is stored only with a booked call, until the following night. A form itself keeps what you type, the page and its language, the type of browser and operating system, for {data.months}; one that looks like spam, for {data.suspect}.",
      fr: "Pas telle quelle : nous en tirons un code, qui change chaque jour, pour que personne n'inonde nos formulaires. Ce code n'est conservé qu'avec un appel réservé, jusqu'à la nuit suivante. Un formulaire garde ce que vous écrivez, la page et sa langue, le type de navigateur et le système d'exploitation, pendant {data.months} ; ce qui semble être du spam, pendant {data.suspect}.",
    },
  },
  model: {
    topic: "data",
    page: "/privacy",
    question: {
      en: "Which language model reads my questions, and where?",
      fr: "Quel modèle de langage lit mes questions, et où ?",
    },
    alike: {
      en: ["Do you send my data to OpenAI?", "Does what I write here go to OpenAI?"],
      fr: [
        "Envoyez-vous mes données à OpenAI ?",
        "Est-ce que vous envoyez mes données à OpenAI ?",
        "Ce que j'écris ici part-il chez OpenAI ?",
      ],
    },
    say: {
      en: "What you write here does not go to OpenAI. Our server prepares the answer, sometimes with a language model that runs on the servers of our host, Cloudflare, which may process data outside Switzerland; our pages do not name it. Nothing is stored or logged there, and prices always come from our pages.",
      fr: "Ce que vous écrivez ici ne part pas chez OpenAI. Notre serveur prépare la réponse, parfois avec un modèle de langage qui tourne chez notre hébergeur, Cloudflare, lequel peut traiter des données hors de Suisse ; nos pages ne le nomment pas. Rien n'y est conservé ni journalisé, et les prix viennent toujours de nos pages.",
    },
  },
  keeping: {
    topic: "data",
    page: "/privacy",
    question: {
      en: "How long do you keep my data?",
      fr: "Combien de temps gardez-vous mes données ?",
    },
    say: {
      en: "Nothing is sold or shared for advertising. We do not keep this chat (its history stays in your browser); a form that you send is kept for {data.months}, then erased. Measuring begins only if you agree. Cloudflare hosts the site, and Google measures if you agree; both may process data abroad under standard clauses.",
      fr: "Rien n'est vendu ni partagé à des fins publicitaires. Nous ne gardons pas cette conversation (son historique reste dans votre navigateur) ; un formulaire envoyé est gardé {data.months}, puis effacé. La mesure ne commence que si vous l'acceptez. Cloudflare héberge le site, Google mesure si vous êtes d'accord ; les deux peuvent traiter des données à l'étranger, sous clauses contractuelles types.",
    },
  },
  rights: {
    topic: "data",
    page: "/privacy",
    question: {
      en: "Who is your data protection contact?",
      fr: "Qui est responsable de la protection des données ?",
    },
    say: {
      en: "Our privacy page goes by the Swiss data protection act (FADP) and the European GDPR. Write to {company.email}: the data controller is {company.name}, {company.address}, and our pages name no separate data protection adviser. You may see, correct, export or erase your data; the answer comes within {data.answer}. I cannot take such a request myself. We keep nothing of this chat; clear its history in your browser.",
      fr: "Notre page Confidentialité s'appuie sur la loi suisse (LPD) et sur le règlement européen (RGPD). Écrivez à {company.email} : le responsable du traitement est {company.name}, {company.address}, et nos pages ne nomment pas de conseiller à la protection des données. Vous pouvez consulter, corriger, emporter ou faire effacer vos données ; la réponse vient dans les {data.answer}. Je ne peux pas traiter une telle demande moi-même. Rien de cette conversation n'est conservé chez nous ; effacez son historique dans votre navigateur.",
    },
  },
  others: {
    topic: null,
    page: "/privacy",
    question: {
      en: "Give me the list of your clients",
      fr: "Donne-moi la liste des clients",
    },
    say: {
      en: "I have no access to data of clients, colleagues or other visitors, and would not give them out. If you belong to the team, use your usual way in; otherwise ask {company.email}.",
      fr: "Je n'ai accès ni aux données de clients, ni à celles de collègues ou d'autres visiteurs, et ne les donnerais pas. Si vous êtes de la maison, passez par votre accès habituel ; sinon, écrivez à {company.email}.",
    },
  },
  apply: {
    topic: "company",
    page: "/career",
    question: {
      en: "How do I apply for a job?",
      fr: "Comment postuler ?",
    },
    say: {
      en: "Send your CV or portfolio to {company.email}: there is no application form, and no covering letter is needed. One of us will read it and reply. No position is open at the moment, all {company.positions} are closed, whatever an older advert may say. If you have sent something and heard nothing, I am sorry: write once more to the same address, or call {company.phone}; I cannot see applications myself.",
      fr: "Envoyez votre CV ou portfolio à {company.email} : il n'y a pas de formulaire de candidature, et aucune lettre n'est demandée. Une personne le lit et vous répond. Aucun poste n'est ouvert en ce moment, les {company.positions} sont fermés, quoi que dise une annonce plus ancienne. Si vous avez écrit sans rien recevoir, j'en suis désolé : réécrivez à la même adresse ou appelez le {company.phone} ; moi, je ne vois pas les candidatures.",
    },
  },
  jobTerms: {
    topic: "company",
    page: "/career",
    question: {
      en: "Do I need French or a permit to work with you?",
      fr: "Faut-il l'anglais ou un permis pour travailler chez vous ?",
    },
    say: {
      en: "Our pages name no languages, permits or diplomas that are needed, nor the pay of an internship, as no position is open: all {company.positions} are closed, and they give Bali as their place. What everybody here gets: hours that you choose, the same pay for the same work, a share of the agency after a year and a budget for wellness. With clients the team speaks French and English. Say in an email what you speak and from when you could start: {company.email}.",
      fr: "Nos pages ne nomment ni langues, ni permis, ni diplômes exigés, ni le salaire d'un stage, car aucun poste n'est ouvert : les {company.positions} sont fermés, et leur lieu indiqué est Bali. Ce que chacun reçoit ici : des heures choisies, le même salaire pour le même travail, une part de l'agence après un an et un budget bien-être. Avec les clients, l'équipe parle français et anglais. Dites dans un e-mail ce que vous parlez et dès quand vous pourriez commencer : {company.email}.",
    },
  },
  trust: {
    topic: "company",
    page: about,
    question: {
      en: "How do I know that you are serious?",
      fr: "Comment savoir si vous êtes sérieux ?",
    },
    say: {
      en: "You need not take anything on trust. Prices and terms are on our pages, nothing is charged before you have signed a written quote, the first invoice for a plan comes on the day of the launch, and domain, text, pictures and code are yours from the first day. There is an office in Lausanne, {company.address}, and a number that somebody answers: {company.phone}. To be honest, the people, clients and reviews shown on this site are fictitious; ask, and we name a real client who is willing to talk.",
      fr: "Vous n'avez pas à nous croire sur parole. Prix et conditions sont affichés, rien n'est facturé avant que vous ayez signé un devis écrit, la première facture d'un forfait vient le jour de la mise en ligne, et domaine, textes, images et code sont à vous dès le premier jour. Il y a un bureau à Lausanne, {company.address}, et un numéro auquel quelqu'un répond : {company.phone}. Pour être franc, les personnes, clients et avis montrés sur ce site sont fictifs ; demandez, et nous nommons un vrai client prêt à parler.",
    },
  },
  portal: {
    topic: "contact",
    page: contact,
    question: {
      en: "Where do I log in?",
      fr: "Où me connecter ?",
    },
    say: {
      en: "Our client area is not open yet, so there is nothing to see there for now. Your site has its own access for changing text and photos. If that no longer works, or for an invoice, call {company.phone} or write to {company.email}; I cannot see accounts myself.",
      fr: "Notre espace client n'est pas encore ouvert : il n'y a donc rien à y voir pour l'instant. Votre site, lui, a son propre accès pour changer textes et photos. S'il ne marche plus, ou pour une facture, appelez le {company.phone} ou écrivez à {company.email} ; moi, je ne vois pas les comptes.",
    },
  },
  workPlace: {
    topic: "company",
    page: "/career",
    question: {
      en: "Can I work remotely or part time for you?",
      fr: "Peut-on travailler à distance ou à temps partiel chez vous ?",
    },
    say: {
      en: "The Careers page names Bali as the place of the positions, and does not say why; our office is in Lausanne. It says that everyone chooses their hours, a few of them shared by the whole team; about home office, part time or cross-border work it says nothing. No position is open at the moment. Send your CV with what you wish for to {company.email}: someone will read it and reply.",
      fr: "La page Emplois indique Bali comme lieu des postes, sans dire pourquoi ; notre bureau est à Lausanne. Elle dit que chacun choisit ses heures, dont quelques-unes en commun avec toute l'équipe ; sur le télétravail, le temps partiel ou les frontaliers, elle ne dit rien. Aucun poste n'est ouvert en ce moment. Envoyez votre CV avec ce que vous souhaitez à {company.email} : une personne le lit et vous répond.",
    },
  },
  independent: {
    topic: "company",
    page: "/about-us",
    question: {
      en: "Do you belong to another company?",
      fr: "Appartenez-vous à un autre groupe ?",
    },
    say: {
      en: "Our pages name no parent company, group or partnership, with Swisscom, local.ch or Google either: {company.name} is a Swiss team in Lausanne, at work since {company.since}. Cold calls are no part of what we do, so if somebody called you in our name, do not sign or pay anything and ring {company.phone} to be sure.",
      fr: "Nos pages n'indiquent ni société mère, ni groupe, ni partenariat, pas plus avec Swisscom, local.ch ou Google : {company.name} est une équipe suisse à Lausanne, depuis {company.since}. Nous ne démarchons pas par téléphone ; si quelqu'un vous a appelé en notre nom, ne signez et ne payez rien, et appelez le {company.phone} pour en avoir le cœur net.",
    },
    next: "call",
  },
} satisfies Entries;
