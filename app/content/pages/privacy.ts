import type { ChapterWords, HeadWords, OpeningWords } from "#app/content/shared/page-content";
import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { terms } from "#app/domain/offers/terms";
import { brand } from "#app/domain/site/brand";

export const lastChange = "2026-12-01";

/** What is stored and how long; each row has a sign on the time scale of the drawing. */
export interface KeptWords {
  caption: string;
  /** The labels of the darker lines of the scale, six months apart. */
  scale: string[];
  rows: { sign: KeptSign; what: string; long: string; note: string }[];
}

type KeptSign =
  | "request"
  | "article"
  | "visitor"
  | "language"
  | "suspect"
  | "error"
  | "measured"
  | "opened"
  | "waiting"
  | "asked";

/** Where data is stored, and when it gets there. */
export interface PlacesWords {
  caption: string;
  /** The first place is the visitor's own device, from which data gets to the others. */
  places: { when?: string; where: string; holds: string[] }[];
}

interface PrivacyPage {
  head: HeadWords;
  intro: OpeningWords;
  kept: KeptWords;
  places: PlacesWords;
  chapters: ChapterWords[];
}

export const privacy: Localized<PrivacyPage> = typeset({
  en: {
    head: {
      title: `Privacy: what we keep and why – ${brand.name}`,
      description:
        "What our forms and cookies store, why and for how long, under Swiss data protection law and the GDPR, and how to see, correct or erase your data.",
    },
    intro: {
      title: "What data we keep, and for how long",
      lead: `A form stores what you type and a few technical details, listed below, so that we can answer you. We never sell your data or share it for advertising. To see, correct or erase your data, write to ${brand.email}.`,
      action: { label: "Ask about your data", to: "/contact" },
      also: { label: "Terms", to: "/terms" },
    },
    kept: {
      caption: "How long each thing is kept, in months",
      scale: ["0", "6", "12", "18", "24"],
      rows: [
        { sign: "request", what: "Your requests", long: `${terms.dataMonths} months`, note: "then erased" },
        {
          sign: "article",
          what: "Articles by email",
          long: `${terms.dataMonths} months`,
          note: "or until you unsubscribe, if sooner",
        },
        {
          sign: "visitor",
          what: "Google's cookies",
          long: "24 months at most",
          note: "in your browser, only if you agree",
        },
        {
          sign: "language",
          what: "Your language",
          long: "12 months",
          note: "in our only cookie until you agree to more",
        },
        {
          sign: "suspect",
          what: "What looks like spam",
          long: `${terms.suspectDays} days`,
          note: "then erased",
        },
        {
          sign: "error",
          what: "Errors and missing pages",
          long: `${terms.countDays} days`,
          note: "without names",
        },
        { sign: "measured", what: "What Google receives", long: "2 months", note: "only if you agree" },
        {
          sign: "opened",
          what: "Pages you have opened",
          long: "30 days",
          note: "on your own device",
        },
        { sign: "waiting", what: "A request not yet sent", long: "7 days", note: "on your own device" },
        {
          sign: "asked",
          what: "Questions to the assistant",
          long: "not kept",
          note: "except in your browser",
        },
      ],
    },
    places: {
      caption: "Where each thing is, and for how long",
      places: [
        {
          where: "In your browser",
          holds: [
            "If you agree, Google's cookies, 24 months at most",
            "Your language, 12 months",
            "Pages you have opened, 30 days",
            "Your conversations with the assistant, until you clear them",
            "A request not yet sent, 7 days",
          ],
        },
        {
          when: "When you send something",
          where: "With our host, Cloudflare",
          holds: [
            `Your requests, ${terms.dataMonths} months`,
            `What looks like spam, and errors, ${terms.suspectDays} days`,
            "Your questions to the assistant: answered, not kept",
          ],
        },
        {
          when: "If you agree",
          where: "With Google",
          holds: ["The pages you see and the forms you send, 2 months"],
        },
      ],
    },
    chapters: [
      {
        title: "What you send us",
        paragraphs: [
          `A form stores what you type, the page it is on, its language, the type of browser and operating system (such as Safari on iOS) and the time you choose. We need this to answer you and to prepare your quote. If you receive our articles by email, we keep your address until you unsubscribe, but for ${terms.dataMonths} months at most; the subscription then ends.`,
          "When you book a call at one of the times we offer, and only then, we also store the page on which you arrived, the site that sent you here and the campaign named in the link you followed, if there was one. Until you book, these details exist only in the page you have open or, if you have accepted Google Analytics, in your browser, where they may date from an earlier visit. When you book, we store them whether or not you have accepted Google Analytics. Until the following night, we also keep a code made from your IP address, so that nobody can block all the available slots.",
          `We keep requests for ${terms.dataMonths} months, and those that look automated for ${terms.suspectDays} days after we notice. If you become a client, the law requires us to keep the contract and the invoices for ten years. If you send us an application by email, we use it only to answer you. With each request we keep a code calculated from what you sent, which tells us if your browser sends it twice; nobody can read your words from it. If the connection fails, your request waits on your own device until it can be sent. After seven days, a notice offers it to you as a ready-made email; once you open that email or close the notice, the request is deleted.`,
        ],
      },
      {
        title: "What you ask the assistant",
        paragraphs: [
          "Your question and the last lines of the conversation go to our server, which prepares the answer, sometimes with a language model that runs on our host's servers. What you write is not stored or logged there; if you tell us whether an answer helped, we count your yes or no. The history stays in your browser until you clear it.",
        ],
      },
      {
        title: "What is measured if you agree",
        paragraphs: [
          "If you agree, Google Analytics records the pages you see, the forms you send, the campaign that brought you here and the page you arrived on. Once you have sent a form, Google Analytics recognises you by a code calculated from your email address. Advertising features stay off. Google keeps this data for two months.",
          "Until you agree, nothing is loaded from Google, nothing is sent to Google, and your browser stores nothing for it. You can change your mind at any time with the link “Cookie settings” at the foot of every page. Anything your browser had stored for Google is then deleted.",
        ],
      },
      {
        title: "What we count without knowing who you are",
        paragraphs: [
          `Each day we count missing pages, rejected forms and browser errors, and keep the counts for ${terms.countDays} days. Any email address or phone number in them is removed first. We note the page and its language. For a missing page, we add the referring site, the browser with its version and the operating system; for a rejected form, the reason and how you wanted to be contacted; for a browser error, its message, where in our scripts it occurred, the browser with its version, its language, the operating system and the type of device (phone, tablet or computer). To stop anybody from flooding our forms, we count requests per minute with a code made from your IP address. The code changes every day. It is stored only with a booked call, as described above.`,
        ],
      },
      {
        title: "What stays in your browser",
        paragraphs: [],
        stored: {
          head: { name: "Name", holds: "What it holds", long: "For how long" },
          rows: [
            {
              name: "langChoice",
              holds: "Your language, in a cookie and in your browser's storage",
              long: "12 months; the copy until you erase it",
            },
            {
              name: "langPromptSeen",
              holds: "That we asked you about your language",
              long: "Until you erase it",
            },
            {
              name: "consent.v1",
              holds: "Whether you accepted Google Analytics",
              long: "Until you erase it",
            },
            {
              name: "chatHistory.v1",
              holds: "Your conversations with the assistant",
              long: "Until you clear them",
            },
            {
              name: "outbox, outbox.v1",
              holds: "A request that has not been sent yet, and that there is one",
              long: "7 days, then until you open the email or close the notice",
            },
            {
              name: "typed, typed.chat, sent",
              holds:
                "What you have written in a form or in the chat, and what you have sent from a form, until we have it; then a number that tells this text from others",
              long: "Until you close the tab",
            },
            {
              name: "lead-settled",
              holds: "That a request which was waiting has arrived, and its reference",
              long: "Until you close the tab",
            },
            {
              name: "pages, assets, offline",
              holds:
                "Pages you have opened, with their pictures, so that you can read them without a connection",
              long: "30 days; the pictures until newer ones take their place",
            },
            {
              name: "workbox-expiration",
              holds: "The addresses of those pages and pictures, and when you opened them",
              long: "As long as the pages and pictures",
            },
            {
              name: "react-router-scroll-positions",
              holds: "How far down you were on each page, so that the Back button returns you there",
              long: "Until you close the tab",
            },
            {
              name: "reloaded-for, updated-at",
              holds: "That a page has loaded itself again, so that it does not do so over and over",
              long: "Until you close the tab",
            },
            {
              name: "analytics.v1",
              holds:
                "If you accept Google Analytics: how you came to this site and, once you have sent a form, the code that stands for your email address",
              long: "Until you withdraw your consent",
            },
            {
              name: "_ga…",
              holds: "If you accept Google Analytics: Google's cookies, whose names begin like this",
              long: "Until you withdraw your consent, two years at most",
            },
          ],
        },
      },
      {
        title: "Who processes data for us",
        paragraphs: [
          "Cloudflare hosts this site and its database and delivers its email; our clients' sites are on servers in Switzerland. Google Analytics counts visits, if you agree. Both may process data abroad, in particular in the United States, under the standard contractual clauses that the Federal Data Protection and Information Commissioner recognises. We pass your data to nobody else.",
        ],
      },
      {
        title: "Your rights",
        paragraphs: [
          `Under the Swiss Federal Act on Data Protection and the GDPR you may access, correct, export or erase your data, object to its use and withdraw your consent. Write to ${brand.email}; we answer within 30 days, and if there is something we cannot do, such as erase an invoice, we say why. You may also complain to the Federal Data Protection and Information Commissioner in Bern, or to the authority in your country.`,
          `Data controller: ${brand.name}, ${brand.address.street}, ${brand.address.postalCode} ${brand.address.city}, Switzerland.`,
        ],
      },
    ],
  },
  fr: {
    head: {
      title: `Protection des données : ce que nous gardons – ${brand.name}`,
      description:
        "Ce que nos formulaires et les cookies conservent, pourquoi et combien de temps, selon la LPD et le RGPD, et comment consulter, corriger ou effacer vos données.",
    },
    intro: {
      title: "Quelles données nous\u00A0gardons, et\u00A0combien de\u00A0temps",
      lead: `Nous conservons ce que vous écrivez dans un formulaire et quelques données techniques, énumérées plus bas, pour pouvoir vous répondre. Nous ne vendons aucune donnée et n'en partageons aucune à des fins publicitaires. Pour consulter, corriger ou effacer vos données, écrivez à ${brand.email}.`,
      action: { label: "Poser une question", to: "/contact" },
      also: { label: "Conditions", to: "/terms" },
    },
    kept: {
      caption: "Durées de conservation, en mois",
      scale: ["0", "6", "12", "18", "24"],
      rows: [
        { sign: "request", what: "Vos demandes", long: `${terms.dataMonths} mois`, note: "puis effacées" },
        {
          sign: "article",
          what: "Articles par e-mail",
          long: `${terms.dataMonths} mois au plus`,
          note: "ou jusqu'à votre désabonnement",
        },
        {
          sign: "visitor",
          what: "Les cookies de Google",
          long: "24 mois au plus",
          note: "dans votre navigateur, si vous êtes d'accord",
        },
        {
          sign: "language",
          what: "Votre langue",
          long: "12 mois",
          note: "dans le seul cookie que nous posons sans votre accord",
        },
        {
          sign: "suspect",
          what: "Ce qui semble être du spam",
          long: `${terms.suspectDays} jours`,
          note: "puis effacé",
        },
        {
          sign: "error",
          what: "Erreurs et pages introuvables",
          long: `${terms.countDays} jours`,
          note: "sans nom",
        },
        {
          sign: "measured",
          what: "Ce que Google reçoit",
          long: "2 mois",
          note: "seulement si vous êtes d'accord",
        },
        {
          sign: "opened",
          what: "Les pages que vous avez ouvertes",
          long: "30 jours",
          note: "sur votre propre appareil",
        },
        {
          sign: "waiting",
          what: "Une demande en attente d'envoi",
          long: "7 jours",
          note: "sur votre propre appareil",
        },
        {
          sign: "asked",
          what: "Vos questions à l'assistant",
          long: "non conservées",
          note: "sauf dans votre navigateur",
        },
      ],
    },
    places: {
      caption: "Où se trouve chaque chose, et combien de temps",
      places: [
        {
          where: "Dans votre navigateur",
          holds: [
            "Les cookies de Google, si vous êtes d'accord, 24 mois au plus",
            "Votre langue, 12 mois",
            "Les pages que vous avez ouvertes, 30 jours",
            "Vos conversations avec l'assistant, jusqu'à ce que vous les effaciez",
            "Une demande en attente d'envoi, 7 jours",
          ],
        },
        {
          when: "Quand vous envoyez quelque chose",
          where: "Chez notre hébergeur, Cloudflare",
          holds: [
            `Vos demandes, ${terms.dataMonths} mois`,
            `Ce qui semble être du spam, et les erreurs, ${terms.suspectDays} jours`,
            "Vos questions à l'assistant : traitées, non conservées",
          ],
        },
        {
          when: "Si vous êtes d'accord",
          where: "Chez Google",
          holds: ["Les pages vues et les formulaires envoyés, 2 mois"],
        },
      ],
    },
    chapters: [
      {
        title: "Ce que vous nous envoyez",
        paragraphs: [
          `Nous conservons ce que vous écrivez dans un formulaire, la page où il se trouve, la langue de cette page, le type de navigateur et de système (par exemple Safari sur iOS) et l'heure que vous choisissez. Nous en avons besoin pour vous répondre et préparer votre devis. Si vous recevez nos articles par e-mail, nous gardons votre adresse jusqu'à votre désabonnement, mais au plus ${terms.dataMonths} mois ; l'abonnement prend alors fin.`,
          "Quand vous réservez un appel à l'une des heures proposées, et seulement alors, nous gardons aussi la première page que vous avez vue ici, le site d'où vous venez et la campagne publicitaire indiquée dans l'adresse de la page, s'il y en a une. Jusque-là, ces informations restent dans la mémoire de la page ouverte ; si vous avez accepté la mesure d'audience, elles peuvent dater d'une visite précédente. Nous les gardons dans les deux cas, que vous ayez accepté la mesure ou non. Jusqu'à la nuit suivante, nous gardons aussi un code calculé d'après votre adresse IP, pour que personne ne prenne toutes les heures libres.",
          `Nous gardons les demandes ${terms.dataMonths} mois, et celles qui semblent venir d'un robot ${terms.suspectDays} jours à partir de ce constat. Si vous devenez client, la loi nous oblige à garder le contrat et les factures dix ans. Si vous nous envoyez une candidature par e-mail, elle ne nous sert qu'à vous répondre. Avec chaque demande, nous gardons un code calculé d'après ce que vous avez envoyé, qui nous permet de reconnaître la même demande si votre navigateur l'envoie deux fois ; personne ne peut y lire votre texte. Sans connexion, votre demande attend sur votre propre appareil jusqu'à ce qu'elle puisse partir. Au bout de sept jours, un avis vous propose de nous l'envoyer par un e-mail déjà rédigé ; dès que vous ouvrez cet e-mail ou fermez l'avis, elle est effacée.`,
        ],
      },
      {
        title: "Vos questions à\u00A0l'assistant",
        paragraphs: [
          "Votre question et les dernières lignes de la conversation partent vers notre serveur, qui y répond, parfois à l'aide d'une intelligence artificielle (un modèle de langage) qui fonctionne chez notre hébergeur. Ce que vous écrivez n'y est pas conservé ; quand vous nous dites si une réponse vous a aidé, nous comptons cet avis. L'historique reste dans votre navigateur jusqu'à ce que vous l'effaciez.",
        ],
      },
      {
        title: "Ce qui est mesuré si vous acceptez",
        paragraphs: [
          "Google Analytics enregistre alors les pages que vous voyez, les formulaires que vous envoyez, la campagne par laquelle vous venez et la première page vue. Une fois un formulaire envoyé, Google Analytics vous reconnaît à un code calculé d'après votre adresse e-mail. Les fonctions publicitaires restent désactivées. Google garde ces données deux mois.",
          "Avant votre accord, rien n'est chargé depuis Google, rien ne lui est envoyé, et votre navigateur ne conserve rien à cette fin. Vous pouvez changer d'avis à tout moment par le lien « Paramètres des cookies » au bas de chaque page. Ce que votre navigateur avait gardé est alors effacé.",
        ],
      },
      {
        title: "Ce que nous comptons sans savoir qui vous êtes",
        paragraphs: [
          `Chaque jour, nous comptons les pages introuvables, les formulaires refusés et les erreurs des navigateurs. Nous gardons ces relevés ${terms.countDays} jours, après en avoir retiré toute adresse e-mail et tout numéro de téléphone. Nous notons la page et sa langue. Pour une page introuvable, nous ajoutons le site d'origine, le navigateur avec sa version et le système ; pour un formulaire refusé, la raison et le moyen de contact choisi ; pour une erreur, son message, l'endroit de nos scripts où elle s'est produite, le navigateur avec sa version, sa langue, le système et le type d'appareil (téléphone, tablette ou ordinateur). Pour que personne ne submerge nos formulaires, nous comptons les requêtes par minute à l'aide d'un code calculé d'après votre adresse IP. Ce code change chaque jour. Il n'est conservé qu'avec un appel réservé, comme indiqué plus haut.`,
        ],
      },
      {
        title: "Ce qui reste dans\u00A0votre navigateur",
        paragraphs: [],
        stored: {
          head: { name: "Nom", holds: "Contenu", long: "Durée" },
          rows: [
            {
              name: "langChoice",
              holds: "Votre langue, dans un cookie et, en copie, dans la mémoire du navigateur",
              long: "12 mois ; la copie, jusqu'à ce que vous l'effaciez",
            },
            {
              name: "langPromptSeen",
              holds: "Le fait que nous vous avons déjà demandé votre langue",
              long: "Jusqu'à ce que vous l'effaciez",
            },
            {
              name: "consent.v1",
              holds: "Votre décision sur la mesure d'audience",
              long: "Jusqu'à ce que vous l'effaciez",
            },
            {
              name: "chatHistory.v1",
              holds: "Vos conversations avec l'assistant",
              long: "Jusqu'à ce que vous les effaciez",
            },
            {
              name: "outbox, outbox.v1",
              holds: "Une demande en attente d'envoi, et le fait qu'il y en a une",
              long: "7 jours, puis jusqu'à ce que vous ouvriez l'e-mail proposé ou fermiez l'avis",
            },
            {
              name: "typed, typed.chat, sent",
              holds:
                "Ce que vous avez écrit dans un formulaire ou dans le chat, et ce que vous avez envoyé par un formulaire, jusqu'à ce que nous l'ayons ; ensuite, un nombre qui distingue ce texte d'un autre",
              long: "Jusqu'à ce que vous fermiez l'onglet",
            },
            {
              name: "lead-settled",
              holds: "Le fait qu'une demande en attente nous est parvenue, et sa référence",
              long: "Jusqu'à ce que vous fermiez l'onglet",
            },
            {
              name: "pages, assets, offline",
              holds: "Les pages que vous avez ouvertes, avec leurs images, pour les lire sans connexion",
              long: "30 jours ; les images, jusqu'à ce que d'autres les remplacent",
            },
            {
              name: "workbox-expiration",
              holds: "Les adresses de ces pages et images, et le moment où vous les avez ouvertes",
              long: "Aussi longtemps que les pages et images",
            },
            {
              name: "react-router-scroll-positions",
              holds: "Où vous en étiez sur chaque page, pour y revenir avec le bouton Retour",
              long: "Jusqu'à ce que vous fermiez l'onglet",
            },
            {
              name: "reloaded-for, updated-at",
              holds:
                "Le fait qu'une page s'est rechargée d'elle-même, pour que cela ne se répète pas sans fin",
              long: "Jusqu'à ce que vous fermiez l'onglet",
            },
            {
              name: "analytics.v1",
              holds:
                "Si vous acceptez la mesure d'audience : par quel chemin vous venez sur ce site et, une fois un formulaire envoyé, le code qui remplace votre adresse e-mail",
              long: "Jusqu'à ce que vous retiriez votre accord",
            },
            {
              name: "_ga…",
              holds:
                "Si vous acceptez la mesure d'audience : les cookies de Google, dont le nom commence ainsi",
              long: "Jusqu'à ce que vous retiriez votre accord, deux ans au plus",
            },
          ],
        },
      },
      {
        title: "À qui nous confions des données",
        paragraphs: [
          "Cloudflare héberge ce site et sa base de données et achemine ses e-mails ; les sites de nos clients sont sur des serveurs en Suisse. Google mesure l'audience, si vous êtes d'accord. Tous deux peuvent traiter des données à l'étranger, notamment aux États-Unis, sur la base des clauses contractuelles types que reconnaît le Préposé fédéral à la protection des données. Nous ne transmettons vos données à personne d'autre.",
        ],
      },
      {
        title: "Vos droits",
        paragraphs: [
          `Selon la loi fédérale sur la protection des données (LPD) et le règlement européen (RGPD), vous pouvez consulter et récupérer vos données, les faire corriger ou effacer, vous opposer à leur usage et retirer votre accord. Écrivez à ${brand.email} ; nous vous répondons dans les 30 jours, et s'il y a une chose que nous ne pouvons pas faire, comme effacer une facture, nous vous disons pourquoi. Vous pouvez aussi vous adresser au Préposé fédéral à la protection des données et à la transparence, à Berne, ou à l'autorité de votre pays.`,
          `Responsable : ${brand.name}, ${brand.address.street}, ${brand.address.postalCode} ${brand.address.city}, Suisse.`,
        ],
      },
    ],
  },
});
