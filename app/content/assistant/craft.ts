import type { Entries } from "./entry";

const bots = "/services/artificial-intelligence-ai/chatbots";
const ai = "/services/artificial-intelligence-ai";
const design = "/services/graphic-design";

/** Chatbots, artificial intelligence, graphic design and print. */
export const craft = {
  bots: {
    about: "bot",
    page: bots,
    ask: {
      en: [
        "How much is a chatbot?",
        "chatbot price",
        "price of the chatbot",
        "do you do chatbots",
        "chatbot for my clinic",
        "assistant for my website like this one",
        "could you run on my website",
        "chatbot plans",
      ],
      fr: [
        "Combien coûte un chatbot ?",
        "prix chatbot",
        "faites-vous des chatbots",
        "chatbot pour mon cabinet",
        "un assistant comme celui-ci pour mon site",
        "pourriez-vous tourner sur mon site",
        "formules chatbot",
      ],
    },
    say: {
      en: "Chatbots answer from your own pages, in French and English. Essential costs {bot.essential} with {bot.included}, then {bot.extra}; Pro {bot.pro}, with your own key of a model's maker; Ultimate (site, messaging and telephone) is quoted. No set-up fee is printed; the price is all that stands there.",
      fr: "Nos chatbots répondent d'après vos propres pages, en français et en anglais. L'Essentiel coûte {bot.essential} avec {bot.included}, puis {bot.extra} ; le Pro {bot.pro}, avec votre propre clé chez le fabricant du modèle ; l'Ultime (site, messagerie et téléphone) est sur devis. Aucun frais de mise en service n'est affiché, le prix est celui-là.",
    },
  },
  essential: {
    about: "bot",
    page: bots,
    offer: "bot.essential",
    ask: {
      en: [
        "What is in the Essential chatbot?",
        "what happens after the free conversations",
        "essential chatbot",
        "cheapest chatbot",
        "what happens over the conversation limit",
        "how many conversations are included",
        "price per conversation",
      ],
      fr: [
        "Que contient le chatbot Essentiel ?",
        "et après les conversations offertes",
        "chatbot essentiel",
        "chatbot le moins cher",
        "que se passe-t-il au-delà des conversations comprises",
        "combien de conversations comprises",
        "prix par conversation",
      ],
    },
    say: {
      en: "The Essential chatbot costs {bot.essential}, with {bot.included}. Beyond them it goes on answering, at {bot.extra}. Floating window or inside a page, French and English, nothing to install.",
      fr: "Le chatbot Essentiel coûte {bot.essential}, avec {bot.included}. Au-delà, il continue de répondre, à {bot.extra}. Fenêtre flottante ou intégrée à la page, français et anglais, rien à installer.",
    },
  },
  pro: {
    about: "bot",
    page: bots,
    offer: "bot.pro",
    ask: {
      en: [
        "What is in the Pro chatbot?",
        "pro chatbot",
        "own api key",
        "chatbot paid once",
        "what is an api key",
      ],
      fr: [
        "Que contient le chatbot Pro ?",
        "chatbot pro",
        "clé d'api",
        "chatbot payé une fois",
        "c'est quoi une clé api",
      ],
    },
    say: {
      en: "The Pro chatbot costs {bot.pro}. It uses your own key of a model's maker, whom you pay for what is used, so we charge nothing per conversation; your documents beside your pages, and handover by email.",
      fr: "Le chatbot Pro coûte {bot.pro}. Il utilise votre propre clé chez le fabricant du modèle, que vous payez selon l'usage ; nous ne facturons donc rien par conversation. Vos documents à côté de vos pages, et relais par e-mail.",
    },
  },
  ultimate: {
    about: "bot",
    page: bots,
    offer: "bot.ultimate",
    ask: {
      en: [
        "What is the Ultimate chatbot?",
        "can the chatbot answer whatsapp messages",
        "can the bot book appointments in my calendar",
        "ultimate chatbot",
        "chatbot on whatsapp and phone",
        "chatbot connected to my calendar",
        "voice bot",
        "several channels",
      ],
      fr: [
        "Qu'est-ce que le chatbot Ultime ?",
        "le chatbot peut-il répondre sur whatsapp",
        "le bot peut-il prendre des rendez-vous dans mon agenda",
        "chatbot ultime",
        "chatbot sur whatsapp et téléphone",
        "chatbot relié à mon agenda",
        "robot vocal",
        "plusieurs canaux",
      ],
    },
    say: {
      en: "The Ultimate chatbot is for several channels and systems: site, messaging and telephone, linked to your calendar or stock, with several teams to hand over to. It is quoted in writing after the analysis.",
      fr: "Le chatbot Ultime est fait pour plusieurs canaux et systèmes : site, messagerie et téléphone, relié à votre agenda ou à votre stock, avec plusieurs équipes pour le relais. Il est devisé par écrit après l'analyse.",
    },
    next: "form",
  },
  learning: {
    about: "bot",
    page: bots,
    ask: {
      en: [
        "What does the chatbot know?",
        "train the chatbot on our documents",
        "who updates the chatbot",
        "can the chatbot say wrong things",
        "does the chatbot invent answers",
        "chatbot knowledge source",
        "change the breakfast times in the chatbot",
      ],
      fr: [
        "Que sait le chatbot ?",
        "former le chatbot avec nos documents",
        "qui met à jour le chatbot",
        "le chatbot peut-il se tromper",
        "le chatbot invente-t-il des réponses",
        "sources du chatbot",
        "changer un horaire dans le chatbot",
      ],
    },
    say: {
      en: "It reads your pages, your price list and your documents, nothing else (documents come with Pro). You change a price or a text in a table; we see to the rest, and correct its answers with you every month. When it does not know, it says so and passes the visitor on to you; figures are checked against your list.",
      fr: "Il lit vos pages, votre liste de prix et vos documents, rien d'autre (les documents viennent avec le Pro). Vous changez un prix ou un texte dans un tableau ; nous faisons le reste et corrigeons chaque mois ses réponses avec vous. Quand il ne sait pas, il le dit et vous passe le visiteur ; les chiffres sont comparés à votre liste.",
    },
  },
  tongues: {
    about: "bot",
    page: bots,
    ask: {
      en: [
        "Does the chatbot speak German?",
        "languages of the chatbot",
        "can your chatbot do german",
        "multilingual chatbot",
      ],
      fr: [
        "Le chatbot parle-t-il allemand ?",
        "langues du chatbot",
        "votre chatbot en allemand",
        "chatbot multilingue",
      ],
    },
    say: {
      en: "Our chatbots answer in French and English; German is not in the printed plans and is looked at in a quote. Essential costs {bot.essential} with {bot.included}; it runs by the month, so ask about a pause if you close for a season.",
      fr: "Nos chatbots répondent en français et en anglais ; l'allemand n'est pas dans les formules affichées et se voit sur devis. L'Essentiel coûte {bot.essential} avec {bot.included} ; il se facture au mois, demandez donc une pause si vous fermez une saison.",
    },
  },
  keeping: {
    about: "bot",
    page: bots,
    ask: {
      en: [
        "Where are my clients' chatbot conversations stored?",
        "chatbot data privacy",
        "chatbot gdpr",
        "are conversations used for training",
        "chatbot data in switzerland or the usa",
      ],
      fr: [
        "Où sont stockées les conversations du chatbot ?",
        "données du chatbot",
        "chatbot nlpd rgpd",
        "les conversations servent-elles à entraîner",
        "conversations de mes clients en suisse ou aux usa",
      ],
    },
    say: {
      en: "What your visitors write trains nobody's model, and before anything is switched on we write down what is processed, where and for how long. Where the conversations of your chatbot would be stored our pages do not say: ask, and have it in the quote before you decide.",
      fr: "Ce qu'écrivent vos visiteurs n'entraîne aucun modèle, et avant toute mise en service nous notons ce qui est traité, où et combien de temps. Où seraient stockées les conversations de votre chatbot, nos pages ne le disent pas : demandez-le, et faites-le écrire dans le devis avant de décider.",
    },
    next: "form",
  },
  install: {
    about: "bot",
    page: bots,
    ask: {
      en: [
        "How is the chatbot installed?",
        "how long to set up a chatbot",
        "chatbot on wordpress",
        "does the chatbot include setup",
        "add the chatbot to my existing site",
      ],
      fr: [
        "Comment installe-t-on le chatbot ?",
        "combien de temps pour un chatbot",
        "chatbot sur wordpress",
        "l'installation du chatbot est comprise",
        "ajouter le chatbot à mon site existant",
      ],
    },
    say: {
      en: "One line in your site, whatever it is made with; we set up the rest: analysis of your clients' questions, build, then delivery in about {bot.weeks}, and a monthly look at its answers.",
      fr: "Une ligne dans votre site, quel qu'il soit ; nous faisons le reste : analyse des questions de vos clients, construction, livraison en {bot.weeks} environ, puis un regard chaque mois sur ses réponses.",
    },
  },
  replace: {
    about: "bot",
    page: ai,
    ask: {
      en: [
        "Will AI replace my receptionist?",
        "will chatbots replace people",
        "what is a chatbot good for",
        "is a chatbot useful for a small business",
      ],
      fr: [
        "L'IA va-t-elle remplacer ma réceptionniste ?",
        "les chatbots remplacent-ils les gens",
        "à quoi sert un chatbot",
        "un chatbot est-il utile pour une petite entreprise",
      ],
    },
    say: {
      en: "No: it takes the same ten questions of every day, at night and on Sunday, and hands over to a person for anything that needs judgement or warmth. The desk gets its time back. If you work at one, show it to your boss as a helper you would like.",
      fr: "Non : il prend les questions qui reviennent chaque jour, la nuit et le dimanche, et passe le relais à une personne dès qu'il faut du jugement ou de la chaleur. L'accueil y gagne du temps. Si vous y travaillez, présentez-le comme une aide que vous aimeriez avoir.",
    },
  },
  ai: {
    about: "bot",
    page: ai,
    ask: {
      en: [
        "What AI services do you have?",
        "what can ai do for my company",
        "use ai in my company",
        "artificial intelligence for my company",
        "automate my emails",
        "sort requests automatically",
        "draft replies with ai",
        "automation",
      ],
      fr: [
        "Quels services d'IA proposez-vous ?",
        "que peut faire l'ia pour mon entreprise",
        "utiliser une ia dans mon entreprise",
        "intelligence artificielle pour mon entreprise",
        "automatiser mes e-mails",
        "trier les demandes automatiquement",
        "rédiger des réponses avec l'ia",
        "automatisation",
      ],
    },
    say: {
      en: "We start with one task that costs you an hour a day: answering clients at night, sorting requests, drafting replies that a person sends. First a small trial on past cases, then the build with limits. Chatbots start at {bot.essential}; the rest is quoted.",
      fr: "Nous partons d'une seule tâche qui vous prend une heure par jour : répondre la nuit, trier les demandes, préparer des réponses qu'une personne envoie. D'abord un petit essai sur d'anciens cas, puis la mise en place, avec des limites. Les chatbots commencent à {bot.essential} ; le reste est sur devis.",
    },
  },
  logo: {
    about: "design",
    page: design,
    ask: {
      en: [
        "How much is a logo?",
        "can you draw a logo",
        "draw me a logo",
        "logo design price",
        "graphic design",
        "price of a logo and how long",
        "brand identity",
        "turn a sketch into a logo",
        "redraw my logo",
        "only the logo",
        "business cards design",
        "flyer design",
        "menu design",
      ],
      fr: [
        "Combien coûte un logo ?",
        "pouvez-vous dessiner un logo",
        "dessinez-moi un logo",
        "prix d'un logo",
        "graphisme",
        "logo prix et délai",
        "identité visuelle",
        "charte graphique",
        "transformer un dessin en logo",
        "redessiner mon logo",
        "juste le logo",
        "cartes de visite",
        "création de flyer",
        "carte de menu",
      ],
    },
    say: {
      en: "Graphic design starts at {design.from} for the smallest piece; a logo, a charter or printed materials are quoted in writing before a line is drawn. For a logo: {design.directions} directions by hand, one worked out, about {design.weeks} in all. A sketch, even on a napkin, is a fine start, and only the logo is fine too.",
      fr: "Le graphisme commence à {design.from} pour la plus petite pièce ; un logo, une charte ou des imprimés se chiffrent par écrit avant le premier trait. Pour un logo : {design.directions} pistes à la main, une menée au bout, environ {design.weeks} en tout. Un croquis, même sur une serviette, est un très bon début, et juste le logo, c'est possible aussi.",
    },
    next: "form",
  },
  files: {
    about: "design",
    page: design,
    ask: {
      en: [
        "Do I get the source files of the logo?",
        "vector files",
        "rights to the logo",
        "can i use the logo on products",
        "who owns the logo",
        "logo on beer cans",
      ],
      fr: [
        "Est-ce que je reçois les fichiers source du logo ?",
        "fichiers vectoriels",
        "droits sur le logo",
        "utiliser le logo sur mes produits",
        "à qui appartient le logo",
      ],
    },
    say: {
      en: "Yes: all files are yours, vector, print-ready and for the web, and you may use the logo wherever you like, on cans or vans. Only typefaces stay under their own licence, which the charter names.",
      fr: "Oui : tous les fichiers sont à vous, vectoriels, prêts à imprimer et pour le web, et vous utilisez le logo où vous voulez, sur des canettes comme sur une camionnette. Seules les polices restent sous leur propre licence, que la charte indique.",
    },
  },
  print: {
    about: "design",
    page: design,
    ask: {
      en: [
        "Do you print flyers and business cards?",
        "printing",
        "print and ship business cards",
        "500 flyers for saturday",
        "posters signs vehicle lettering",
        "t-shirts",
        "packaging",
      ],
      fr: [
        "Imprimez-vous des flyers et des cartes ?",
        "impression",
        "imprimer et envoyer des cartes de visite",
        "500 flyers pour samedi",
        "affiches enseigne lettrage véhicule",
        "t-shirts",
        "emballage",
      ],
    },
    say: {
      en: "We draw and deliver the files, from {design.from}: cards, leaflets, signs, vehicles, packaging, ready for any printer. Printing and shipping themselves are not among our offers. For a date within days call first, {company.phone}; I cannot promise it.",
      fr: "Nous dessinons et livrons les fichiers, dès {design.from} : cartes, flyers, enseignes, véhicules, emballages, prêts pour tout imprimeur. L'impression et l'envoi ne font pas partie de nos offres. Pour une date dans quelques jours, appelez d'abord le {company.phone} ; je ne peux pas la promettre.",
    },
  },
} satisfies Entries;
