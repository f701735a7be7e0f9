import type { ChapterPage } from "#app/content/shared/page-content";
import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { brand } from "#app/domain/site/brand";

export const lastChange = "2026-11-21";

export const privacy: Localized<ChapterPage> = typeset({
  en: {
    head: {
      title: `Privacy: what we keep and why · ${brand.name}`,
      description:
        "What the forms of this site store, why and for how long, under Swiss data protection law and the GDPR, and how to see, correct or erase your data.",
    },
    intro: {
      title: "What we keep, and for how long.",
      lead: `A form stores what you type in it, the page and its language, to answer you. Nothing is sold or shared for advertising. To see, correct or erase your data, write to ${brand.email}.`,
      facts: [
        { term: "Cookies", detail: "One, langChoice, which remembers your language" },
        { term: "Your requests", detail: "Kept 24 months, then erased" },
        { term: "Error logs", detail: "Kept 90 days: page, browser and referring site, no names" },
        { term: "Third parties", detail: "None before you agree" },
      ],
      action: { label: "Ask about your data", to: "/contact" },
      also: { label: "Terms", to: "/terms" },
    },
    chapters: [
      {
        sheet: "Sheet 1 · Requests",
        title: "What you send us",
        paragraphs: [
          "A form stores what you type in it, the page it stands on, its language, the kind of browser and system (such as Safari, iOS) and the time you choose. A booked call also notes the page on which you arrived and the campaign, if there was one. We need this to answer you and to prepare a contract.",
          "Requests are kept for 24 months, those that look like a program's for 90 days. When the connection fails, your request waits on your own device, for at most seven days, and is then sent or deleted.",
        ],
      },
      {
        sheet: "Sheet 2 · Assistant",
        title: "What you ask the assistant",
        paragraphs: [
          "Your question and the last lines of the conversation are sent to our server to be answered, sometimes in the words of a language model that runs at our host. Nothing of it is stored or logged there. The history stays in your browser until you clear it.",
        ],
      },
      {
        sheet: "Sheet 3 · Measurement",
        title: "What is measured if you agree",
        paragraphs: [
          "Google Analytics then counts the pages you see, the forms you send, the campaign that brought you and the page on which you arrived. Once you have sent a form, it recognises you by a hash of your e-mail address. Advertising functions stay off. Google keeps this for two months.",
          "Before you agree, nothing of it is loaded, sent or stored. You can change your mind at any time by the link “Measurement” at the foot of every page; what was kept in your browser is then deleted.",
        ],
      },
      {
        sheet: "Sheet 4 · Counts",
        title: "What we count without knowing you",
        paragraphs: [
          "By the day, we count pages that are missing, forms that were refused and errors that browsers met, without names and addresses, for 90 days. So that nobody floods our forms, calls are counted by the minute under a name made from your network address; it changes every day, and is not stored.",
        ],
      },
      {
        sheet: "Sheet 5 · Your device",
        title: "What stays in your browser",
        paragraphs: [
          "langChoice (a cookie, and the same in storage): your language. langPromptSeen: that you were asked about it. consent.v1: your decision on measurement. chatHistory.v1: your conversations with the assistant. outbox: a request that is not sent yet. If you agree to measurement: analytics.v1 and the cookies _ga.",
        ],
      },
      {
        sheet: "Sheet 6 · Processors",
        title: "Who works for us",
        paragraphs: [
          "Cloudflare hosts the site, its database and its mail; Google measures, if you agree. Both may process data outside Switzerland and the European Union, under the standard contractual clauses. Nobody else receives your data.",
        ],
      },
      {
        sheet: "Sheet 7 · Rights",
        title: "What you may ask of us",
        paragraphs: [
          `Under the Swiss data protection act and the GDPR you may see, correct, take along or erase your data, object to its use and withdraw your consent. Write to ${brand.email}; we answer within 30 days. You may also turn to the Federal Data Protection and Information Commissioner in Bern, or to the authority of your country.`,
          `Responsible: ${brand.name}, ${brand.address.street}, ${brand.address.postalCode} ${brand.address.city}, Switzerland.`,
        ],
      },
    ],
  },
  fr: {
    head: {
      title: `Confidentialité : ce que nous gardons · ${brand.name}`,
      description:
        "Ce que les formulaires de ce site conservent, pourquoi et combien de temps, selon la nLPD et le RGPD, et comment consulter, corriger ou effacer vos données.",
    },
    intro: {
      title: "Ce que nous gardons, et jusqu'à quand.",
      lead: `Un formulaire conserve ce que vous y écrivez, la page et sa langue, pour vous répondre. Rien n'est vendu ni partagé à des fins publicitaires. Pour consulter, corriger ou effacer vos données, écrivez à ${brand.email}.`,
      facts: [
        { term: "Cookies", detail: "Un seul, langChoice, qui retient votre langue" },
        { term: "Vos demandes", detail: "Gardées 24 mois, puis effacées" },
        {
          term: "Journaux d'erreurs",
          detail: "Gardés 90 jours : page, navigateur et site d'origine, sans nom",
        },
        { term: "Tiers", detail: "Aucun avant votre accord" },
      ],
      action: { label: "Poser une question", to: "/contact" },
      also: { label: "Conditions", to: "/terms" },
    },
    chapters: [
      {
        sheet: "Feuille 1 · Demandes",
        title: "Ce que vous nous envoyez",
        paragraphs: [
          "Un formulaire conserve ce que vous y écrivez, la page où il se trouve, sa langue, le type de navigateur et de système (par exemple Safari, iOS) et l'heure que vous choisissez. Un appel réservé note aussi la page de votre arrivée et la campagne, s'il y en a une. Nous en avons besoin pour vous répondre et préparer un contrat.",
          "Les demandes sont gardées 24 mois, celles qui semblent venir d'un programme 90 jours. Quand la connexion manque, votre demande attend sur votre propre appareil, sept jours au plus, puis elle est envoyée ou effacée.",
        ],
      },
      {
        sheet: "Feuille 2 · Assistant",
        title: "Ce que vous demandez à l'assistant",
        paragraphs: [
          "Votre question et les dernières lignes de la conversation sont envoyées à notre serveur, qui y répond, parfois dans les mots d'un modèle de langage exécuté chez notre hébergeur. Rien n'y est conservé ni consigné. L'historique reste dans votre navigateur jusqu'à ce que vous l'effaciez.",
        ],
      },
      {
        sheet: "Feuille 3 · Mesure",
        title: "Ce qui est mesuré si vous acceptez",
        paragraphs: [
          "Google Analytics compte alors les pages que vous voyez, les formulaires que vous envoyez, la campagne qui vous a amené et la page de votre arrivée. Une fois un formulaire envoyé, il vous reconnaît par une empreinte de votre adresse e-mail. Les fonctions publicitaires restent coupées. Google garde ces données deux mois.",
          "Avant votre accord, rien n'en est chargé, envoyé ni conservé. Vous pouvez changer d'avis à tout moment par le lien « Mesure d'audience » au bas de chaque page ; ce que votre navigateur gardait est alors effacé.",
        ],
      },
      {
        sheet: "Feuille 4 · Comptages",
        title: "Ce que nous comptons sans vous connaître",
        paragraphs: [
          "Jour par jour, nous comptons les pages introuvables, les formulaires refusés et les erreurs des navigateurs, sans noms ni adresses, pendant 90 jours. Pour que personne n'inonde nos formulaires, les appels sont comptés à la minute sous un nom tiré de votre adresse réseau ; il change chaque jour et n'est pas conservé.",
        ],
      },
      {
        sheet: "Feuille 5 · Votre appareil",
        title: "Ce qui reste dans votre navigateur",
        paragraphs: [
          "langChoice (un cookie, et la même chose en mémoire) : votre langue. langPromptSeen : qu'elle vous a été demandée. consent.v1 : votre décision sur la mesure. chatHistory.v1 : vos conversations avec l'assistant. outbox : une demande pas encore partie. Si vous acceptez la mesure : analytics.v1 et les cookies _ga.",
        ],
      },
      {
        sheet: "Feuille 6 · Sous-traitants",
        title: "Qui travaille pour nous",
        paragraphs: [
          "Cloudflare héberge le site, sa base de données et son courrier ; Google mesure, si vous acceptez. Tous deux peuvent traiter des données hors de Suisse et de l'Union européenne, selon les clauses contractuelles types. Personne d'autre ne reçoit vos données.",
        ],
      },
      {
        sheet: "Feuille 7 · Droits",
        title: "Ce que vous pouvez nous demander",
        paragraphs: [
          `Selon la loi suisse sur la protection des données et le RGPD, vous pouvez consulter, corriger, emporter ou effacer vos données, vous opposer à leur usage et retirer votre accord. Écrivez à ${brand.email} ; nous répondons dans les 30 jours. Vous pouvez aussi vous adresser au Préposé fédéral à la protection des données, à Berne, ou à l'autorité de votre pays.`,
          `Responsable : ${brand.name}, ${brand.address.street}, ${brand.address.postalCode} ${brand.address.city}, Suisse.`,
        ],
      },
    ],
  },
});
