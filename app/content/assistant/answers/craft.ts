import type { Entries } from "./entry";

const bots = "/services/artificial-intelligence-ai/chatbots";
const ai = "/services/artificial-intelligence-ai";
const design = "/services/graphic-design";

/** Chatbots, artificial intelligence, graphic design and print. */
export const craft = {
  bots: {
    topic: "bot",
    page: bots,
    question: {
      en: "How much is a chatbot?",
      fr: "Combien coûte un chatbot ?",
    },
    say: {
      en: "Chatbots answer from your own pages, in French and English. Essential costs {bot.essential} with {bot.included}, then {bot.extra}; Pro {bot.pro}, with your own account at an AI provider, which bills you for what you use; Ultimate (site, messaging and telephone) is quoted. Essential has no set-up fee.",
      fr: "Nos chatbots répondent d'après vos propres pages, en français et en anglais. L'Essentiel coûte {bot.essential} avec {bot.included}, puis {bot.extra} ; le Pro {bot.pro}, avec votre propre compte chez un fournisseur d'IA, qui vous facture ce que vous consommez ; l'Ultime (site, messagerie et téléphone) est sur devis. L'Essentiel n'a pas de frais de mise en route.",
    },
  },
  essential: {
    topic: "bot",
    page: bots,
    offer: "bot.essential",
    question: {
      en: "What is in the Essential chatbot?",
      fr: "Que contient le chatbot Essentiel ?",
    },
    say: {
      en: "The Essential chatbot costs {bot.essential}, with {bot.included}. Beyond them it goes on answering, at {bot.extra}. Floating window or inside a page, French and English; we add the one line of code that your site needs.",
      fr: "Le chatbot Essentiel coûte {bot.essential}, avec {bot.included}. Au-delà, il continue de répondre, à {bot.extra}. En fenêtre flottante ou intégré à la page, français et anglais ; nous ajoutons à votre site la seule ligne de code nécessaire.",
    },
  },
  pro: {
    topic: "bot",
    page: bots,
    offer: "bot.pro",
    question: {
      en: "What is in the Pro chatbot?",
      fr: "Que contient le chatbot Pro ?",
    },
    say: {
      en: "The Pro chatbot costs {bot.pro}. It uses your own account at an AI provider, whom you pay for what is used, so we charge nothing per conversation; your documents as well as your pages, and handover by email.",
      fr: "Le chatbot Pro coûte {bot.pro}. Il utilise votre propre compte chez un fournisseur d'IA, que vous payez selon l'usage ; nous ne facturons donc rien par conversation. Vos documents en plus de vos pages, et relais par e-mail.",
    },
  },
  ultimate: {
    topic: "bot",
    page: bots,
    offer: "bot.ultimate",
    question: {
      en: "What is the Ultimate chatbot?",
      fr: "Qu'est-ce que le chatbot Ultime ?",
    },
    say: {
      en: "The Ultimate chatbot is for several channels and systems: site, messaging and telephone, linked to your calendar or stock, with several teams to hand over to. It is quoted in writing after the analysis.",
      fr: "Le chatbot Ultime est fait pour plusieurs canaux et systèmes : site, messagerie et téléphone, relié à votre agenda ou à votre stock, avec plusieurs équipes pour le relais. Il fait l'objet d'un devis écrit après l'analyse.",
    },
    next: "form",
  },
  learning: {
    topic: "bot",
    page: bots,
    question: {
      en: "What does the chatbot know?",
      fr: "Que sait le chatbot ?",
    },
    say: {
      en: "It reads your pages, your price list and your documents, nothing else (documents come with Pro or Ultimate). You change a price or a text in a table; we see to the rest, and correct its answers with you every month (with Pro, for {bot.corrections}). When it does not know, it says so and passes the visitor on to you; figures are checked against your list.",
      fr: "Il lit vos pages, votre liste de prix et vos documents, rien d'autre (les documents, avec Pro ou Ultime). Vous changez un prix ou un texte dans un tableau ; nous faisons le reste et corrigeons chaque mois ses réponses avec vous (avec Pro, pendant {bot.corrections}). Quand il ne sait pas, il le dit et vous passe le relais ; les chiffres sont comparés à votre liste.",
    },
  },
  tongues: {
    topic: "bot",
    page: bots,
    question: {
      en: "Does the chatbot speak German?",
      fr: "Le chatbot parle-t-il allemand ?",
    },
    say: {
      en: "Our chatbots answer in French and English; German, or any other language, is not in the plans and is quoted. Essential costs {bot.essential} with {bot.included}; it is billed by the month, and you may stop at the end of any month.",
      fr: "Nos chatbots répondent en français et en anglais ; l'allemand, ou une autre langue, n'est pas dans les formules affichées et se voit sur devis. L'Essentiel coûte {bot.essential} avec {bot.included} ; il se facture au mois, et vous pouvez arrêter à la fin de n'importe quel mois.",
    },
  },
  keeping: {
    topic: "bot",
    page: bots,
    question: {
      en: "Where are my clients' chatbot conversations stored?",
      fr: "Où sont stockées les conversations du chatbot ?",
    },
    say: {
      en: "What your visitors write trains no model (with Pro, your own contract with the provider must say so, and we check it with you), and before anything is switched on we write down what is processed, where and for how long. Our pages do not say where the conversations of your chatbot would be stored: ask, and have it written into the quote before you decide.",
      fr: "Ce qu'écrivent vos visiteurs n'entraîne aucun modèle (avec Pro, votre propre contrat avec le fournisseur doit le dire, et nous le vérifions avec vous), et avant toute mise en service nous notons ce qui est traité, où et combien de temps. Où seraient stockées les conversations de votre chatbot, nos pages ne le disent pas : demandez-le, et faites-le écrire dans le devis avant de décider.",
    },
    next: "form",
  },
  install: {
    topic: "bot",
    page: bots,
    question: {
      en: "How is the chatbot installed?",
      fr: "Comment installe-t-on le chatbot ?",
    },
    say: {
      en: "One line in your site, whatever it is made with; we set up the rest: analysis of your customers' questions, build, then delivery in about {bot.weeks}, and a monthly look at its answers (with Pro, for {bot.corrections}).",
      fr: "Une ligne dans votre site, quel qu'il soit ; nous faisons le reste : analyse des questions de vos clients, construction, livraison en {bot.weeks} environ, puis une relecture de ses réponses chaque mois (avec Pro, pendant {bot.corrections}).",
    },
  },
  replace: {
    topic: "bot",
    page: ai,
    question: {
      en: "Will AI replace my receptionist?",
      fr: "L'IA va-t-elle remplacer ma réceptionniste ?",
    },
    say: {
      en: "AI does not replace a receptionist: it takes the same ten questions of every day, at night and on Sunday, and hands over to a person for anything that needs judgement or warmth. The desk gets its time back. If you work at one, show it to your boss as a helper you would like.",
      fr: "L'IA ne remplace pas une réceptionniste : un chatbot prend les questions qui reviennent chaque jour, la nuit et le dimanche, et passe le relais à une personne dès qu'il faut du jugement ou de la chaleur. L'accueil y gagne du temps. Si vous êtes vous-même à la réception, présentez-le comme une aide que vous aimeriez avoir.",
    },
  },
  ai: {
    topic: "bot",
    page: ai,
    question: {
      en: "What AI services do you have?",
      fr: "Quels services d'IA proposez-vous ?",
    },
    say: {
      en: "Our AI services take over one task that costs you an hour a day: answering the same questions at night, sorting post and requests (urgent, quote, invoice), drafting replies that a person corrects and sends. First a week's trial on past cases, then the set-up with clear limits. For an accountant, for instance, sorting the incoming post. Chatbots start at {bot.essential}; the rest is quoted.",
      fr: "L'IA vous décharge d'une tâche qui vous coûte une heure par jour : répondre la nuit aux mêmes questions, trier courrier et demandes (urgent, devis, facture), préparer des réponses qu'une personne corrige et envoie. D'abord une semaine d'essai sur des cas passés, puis la mise en place avec des limites claires. Pour une fiduciaire, par exemple, le tri du courrier. Un chatbot commence à {bot.essential} ; le reste est sur devis.",
    },
  },
  logo: {
    topic: "design",
    page: design,
    question: {
      en: "How much is a logo?",
      fr: "Combien coûte un logo ?",
    },
    say: {
      en: "A logo or brand guidelines are quoted in writing before we start; the smallest jobs in graphic design cost {design.from}. You see {design.directions} ideas drawn by hand and choose one, and we finish it: about {design.weeks} in all. All the files are yours. To compare: the logo of Boulangerie Kern (an invented example), with three colours and six items, cost {design.identity}.",
      fr: "Un logo ou une charte font l'objet d'un devis écrit avant le premier trait ; les plus petits travaux de graphisme coûtent {design.from}. Vous voyez {design.directions} pistes dessinées à la main, vous en choisissez une, et nous la terminons : environ {design.weeks} en tout. Tous les fichiers sont à vous. Pour comparer : le logo de la Boulangerie Kern (un exemple inventé), avec trois couleurs et six supports, a coûté {design.identity}.",
    },
    next: "form",
  },
  files: {
    topic: "design",
    page: design,
    question: {
      en: "Do I get the source files of the logo?",
      fr: "Est-ce que je reçois les fichiers source du logo ?",
    },
    say: {
      en: "All files are yours, vector, print-ready and for the web, and you may use the logo wherever you like, on cans or vans. Only typefaces stay under their own licence, named in the brand guidelines.",
      fr: "Tous les fichiers sont à vous, vectoriels, prêts à imprimer et pour le web, et vous utilisez le logo où vous voulez, sur des canettes comme sur une camionnette. Seules les polices restent sous leur propre licence, que la charte indique.",
    },
  },
  print: {
    topic: "design",
    page: design,
    question: {
      en: "Do you print flyers and business cards?",
      fr: "Imprimez-vous des flyers et des cartes ?",
    },
    say: {
      en: "We draw, and you get files that any printer accepts: cards, leaflets, menus, labels, signs, vehicles, packaging. A small piece, such as a business card made from your logo, costs {design.from}; the rest is quoted. Printing itself is not our work. For a date within days call first, {company.phone}; I cannot promise it.",
      fr: "Nous dessinons, et vous recevez des fichiers que tout imprimeur accepte : cartes, dépliants, menus, étiquettes, enseignes, véhicules, emballages. Le plus petit travail, comme une carte de visite d'après votre logo, coûte {design.from} ; le reste est sur devis. L'impression elle-même n'est pas notre travail. Pour une date toute proche, appelez d'abord le {company.phone} ; je ne peux pas la promettre.",
    },
  },
  charter: {
    topic: "design",
    page: "/services/graphic-design",
    question: {
      en: "What do brand guidelines cost?",
      fr: "Combien coûte une charte graphique ?",
    },
    say: {
      en: "Guidelines contain colours with their print values, typefaces with their licences, spacing, good and bad examples, on a few pages that your team really uses. With the logo it takes about {design.weeks}. The smallest piece of design costs {design.from}; guidelines are quoted before we start.",
      fr: "Une charte contient les couleurs avec leurs valeurs d'impression, les polices avec leurs licences, les espaces, de bons et de mauvais exemples, en quelques pages que votre équipe utilise vraiment. Avec le logo, comptez environ {design.weeks}. Le plus petit travail coûte {design.from} ; une charte se chiffre sur devis avant de commencer.",
    },
    next: "form",
  },
  formats: {
    topic: "design",
    page: "/services/graphic-design",
    question: {
      en: "Do you design email signatures and presentations?",
      fr: "Faites-vous des signatures e-mail et des présentations ?",
    },
    say: {
      en: "Pictures for social networks, email signatures and icons are part of our graphic design, in the right size and light enough to load; the smallest piece costs {design.from}. Presentations or illustrations are not named on the page: ask, and they are quoted.",
      fr: "Images pour les réseaux, signatures d'e-mail et icônes font partie de notre graphisme, à la bonne taille et assez légères ; le plus petit travail coûte {design.from}. Présentations ou illustrations ne sont pas nommées sur la page : demandez, elles se chiffrent.",
    },
    next: "form",
  },
  aiPrice: {
    topic: "bot",
    page: ai,
    question: {
      en: "What does AI for our mails or documents cost?",
      fr: "Combien coûte l'IA pour nos mails ou nos documents ?",
    },
    say: {
      en: "Our pages give no price for sorting or drafting with AI: it depends on the task and on how many messages come in, so it is quoted in writing after a free first talk, before anything is charged. A week's trial on past cases shows whether it is worth it. To give you a rough idea: a chatbot on your site starts at {bot.essential}, and our work outside a plan is {work.hour}. Bring the task and the number of messages a day.",
      fr: "Aucun prix n'est affiché pour trier ou préparer des réponses avec l'IA : cela dépend de la tâche et du nombre de messages, c'est donc sur devis écrit après un premier entretien gratuit, avant toute facture. Une semaine d'essai sur des cas passés montre si cela vaut la peine. Pour un ordre de grandeur : un chatbot sur votre site commence à {bot.essential}, et le travail hors forfait coûte {work.hour}. Venez avec la tâche et le nombre de messages par jour.",
    },
    next: "form",
  },
  documents: {
    topic: "bot",
    page: bots,
    question: {
      en: "Can an AI search our own documents?",
      fr: "Une IA peut-elle chercher dans nos propres documents ?",
    },
    say: {
      en: "Documents of yours are what Pro is for, {bot.pro}: the chatbot reads them as well as your pages, with your own account at the AI provider. A search over internal files, contracts or manuals, for you and your team alone, is not among our offers: tell us what they are, and it is quoted. You get in writing which data is processed, where and for how long before anything is switched on; our pages name neither provider nor country for it, so if nothing may leave Switzerland, make that a condition in the first call.",
      fr: "Vos documents, c'est l'objet de Pro, {bot.pro} : le chatbot les lit en plus de vos pages, avec votre propre compte chez le fournisseur d'IA. Une recherche dans des dossiers, contrats ou manuels internes, pour vous et votre équipe seulement, n'est pas une offre affichée : dites-nous de quoi il s'agit, et c'est sur devis. Quelles données sont traitées, où et combien de temps, vous l'avez par écrit avant la mise en service ; nos pages ne nomment ni fournisseur ni pays, donc si rien ne doit quitter la Suisse, posez-le comme condition au premier appel.",
    },
    next: "form",
  },
  thisBot: {
    topic: "bot",
    page: bots,
    question: {
      en: "Is this chat the chatbot that you sell?",
      fr: "Ce chat, c'est le chatbot que vous vendez ?",
    },
    say: {
      en: "I am this site's own assistant, and I follow the rules of those that we build: answers from the pages, figures checked against the list, and a person when I do not know. Our pages do not say whether yours would be the same software, nor whether any of it is bought in. The page about chatbots has a demonstration; or send us the three questions that you answer most often, and we'll show you what yours would say. It starts at {bot.essential}.",
      fr: "Je suis l'assistant de ce site, et je respecte les règles de ceux que nous construisons : des réponses tirées des pages, des chiffres vérifiés sur la liste, une personne quand je ne sais pas. Nos pages ne disent pas si le vôtre serait le même logiciel, ni si une partie est achetée ailleurs. La page des chatbots a une démonstration ; ou envoyez-nous les trois questions auxquelles vous répondez le plus souvent, et nous montrons ce que dirait le vôtre. Cela commence à {bot.essential}.",
    },
  },
  redraw: {
    topic: "design",
    page: "/services/graphic-design",
    question: {
      en: "Can you redraw my logo exactly as it is?",
      fr: "Pouvez-vous redessiner mon logo à l'identique ?",
    },
    say: {
      en: "We redraw logos as they are. Send what you have, even a scan, a photo or an old business card: we turn it into vectors, and all files are yours. The drawing stays yours; if it does not work at some size, from a stamp to a van, we'll say so. It is quoted in writing before we begin; graphic design starts at {design.from}.",
      fr: "Nous redessinons votre logo à l'identique. Envoyez ce que vous avez, même un scan, une photo ou une vieille carte de visite : nous le passons en vectoriel, et tous les fichiers sont à vous. Le dessin reste le vôtre ; s'il n'est plus lisible à une certaine taille, du timbre à la camionnette, nous le disons. Cela se chiffre par écrit avant de commencer ; le graphisme commence à {design.from}.",
    },
    next: "form",
  },
  layout: {
    topic: "design",
    page: "/services/graphic-design",
    question: {
      en: "Do you lay out reports, books or brochures?",
      fr: "Mettez-vous en page des rapports, des livres ou des brochures ?",
    },
    say: {
      en: "Reports, books and covers are not named on our pages, but graphic design is our work: smaller pieces start at {design.from}, larger ones are quoted in writing. Send the number of pages, the languages, the date and, if there are any, your InDesign files to {company.email}; someone will tell you whether it is for us and whether the date holds. Printing is not our work.",
      fr: "Rapports, livres et couvertures ne sont pas nommés sur nos pages, mais le graphisme est notre métier : les petits travaux commencent à {design.from}, les plus grands sont sur devis écrit. Envoyez le nombre de pages, les langues, la date et, s'il y en a, vos fichiers InDesign à {company.email} ; une personne vous dit si c'est pour nous et si la date est tenable. L'impression n'est pas notre travail.",
    },
    next: "form",
  },
} satisfies Entries;
