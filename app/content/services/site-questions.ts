import type { FaqWords } from "#app/content/shared/page-content";
import { officeHours } from "#app/domain/calendar/office-hours";
import type { Localized } from "#app/domain/language/locale";
import { saidLazily, typeset, typesetIn } from "#app/domain/language/typography";
import { cases } from "#app/domain/offers/cases";
import { claims } from "#app/domain/offers/claims";
import { francsInText } from "#app/domain/offers/money";
import { plans } from "#app/domain/offers/plans";
import { hoursInText, terms } from "#app/domain/offers/terms";

const { basic, pro } = plans;
const { clientHours, correctionRounds, editDays, languageHours, languageWeeks, photographer } = terms;
const { correctionDays, extraHour, faultMonths, silenceMonths, supportDays } = terms;
const { launchDays, supportHours } = claims;
/** The price of the booking bar: the first part of Hôtel Bellerive's one-time sum. */
const [bookingBar] = cases["hotel-bellerive"].parts ?? [];

/** What companies ask before their site is made. Questions about prices and contract are on the pricing page. */
export const siteQuestions: Localized<FaqWords> = typeset({
  en: {
    title: "Before we start: text, photographs, languages, domain",
    items: [
      {
        question: "Who writes the text, and what do you need from me?",
        answer: `We draft it from an interview with you, and you correct it. The person who looks after your site interviews you: by phone, by video or in our office, after working hours if that suits you, or at your premises by arrangement. You correct one language version, and we make the same changes in the other. The price includes ${correctionRounds} rounds of corrections to the text and ${correctionRounds} to the design. For ${basic.pages} pages, that takes about ${clientHours} hours of your time, interview included; each further page takes about half an hour. The content counts as complete when you have approved the text.`,
      },
      {
        question: "How is the time divided, and what can move the launch?",
        answer: `Allow 1 week for the list of pages, 1 to 3 for the text, and then, once your content is complete, under ${launchDays} business days. You have ${correctionDays} business days for each round of corrections; if you need longer, or your photographs come late, the date slips by as many days. If we hear nothing from you for ${silenceMonths} months, we invoice the hours worked so far, up to what you would owe if you stopped the project. We keep your project open, and when you come back, that sum comes off your next invoices. If you need a fixed date (for the start of a season, say), the quote can state it, along with what happens if we miss it.`,
      },
      {
        question: "Who takes the photographs?",
        answer: `You send us yours, by the day your first corrections are due. We choose the best with you, crop and brighten them, make the files smaller so that they load quickly, and tell you if one will not do. If you have none, we find a photographer near you: half a day costs about ${francsInText(photographer.from, "en")} to ${francsInText(photographer.to, "en")}. For a hotel with five kinds of room, allow two or three half-days. The photographer bills you directly; we make sure that the order gives you the right to use the pictures without limit.`,
      },
      {
        question: "How many pages do I need?",
        answer: `One for each subject: home, services, prices, about you, contact. Legal pages do not count. Rooms of one kind share a page, and so do the dishes on a menu. A hotel with 24 rooms of 5 different types fits well into the ${pro.pages} pages of Pro; a guest house with 6 rooms of one type, into the ${basic.pages} of Basic. A gallery is one page, however many jobs it shows. A joiner with 6 pages, such as home, stairs, kitchens, finished work, about us with prices, and contact, takes Basic and pays once for 1 more page.`,
      },
      {
        question: "Which languages are included?",
        answer: `French and English, and both are written rather than translated. A page in both counts once. A page in an SEO package is written in French, in English or in both, whichever your customers search in; its price is the same. A version in German or another language is written by a translator we work with and adds ${languageHours.from} to ${languageHours.to} hours a page: for ${basic.pages} pages, ${hoursInText(languageHours.from * basic.pages, "en")} to ${hoursInText(languageHours.to * basic.pages, "en")}; for ${pro.pages} pages, ${hoursInText(languageHours.from * pro.pages, "en")} to ${hoursInText(languageHours.to * pro.pages, "en")}. For a site in German alone, like that of Boulangerie Kern, one of our examples, you pay the same supplement. The version goes online with the rest of the site, or within ${languageWeeks} weeks of the launch. Later edits in that language come out of your plan's hours.`,
      },
      {
        question: "Can you connect my booking system to the site?",
        answer: `Yes. The button or the calendar of the system you use goes into your pages: that is included in every plan, Basic too, and we take no commission. What you pay the provider of your system stays the same, and so does whatever is connected to it, such as the channel manager that keeps your rooms up to date on the portals. Tell us the system's name, and we will check how it fits before we quote. A new system, or a booking bar of your own like the Bellerive's, costs extra (a booking bar starts at ${francsInText(bookingBar ?? 0, "en")}); the quote states the price.`,
      },
      {
        question: "Which system is the site built with?",
        answer:
          "We design and code it ourselves, and you get a login of your own for text and pictures. We do not build with WordPress, Wix or Shopify. With a plan or SecureWeb there is nothing for you to update, and if you leave, you take a copy as ordinary files.",
      },
      {
        question: "What happens to my domain, my old site and my mailboxes?",
        answer:
          "A domain you already have stays in your name, and we pay its renewal while the plan runs; the same goes for a new one. Without a plan, or once it has ended, you pay the renewal. On the day of the launch we point the domain to the new site; you keep your old host until then. If your email is with another provider, nothing changes. If it is part of your old hosting, we move it first, without interruption: addresses and messages stay, and the quote states the price. New addresses are set up with a mail provider of your choice, whom you pay directly.",
      },
      {
        question: "Can I change text and pictures myself, and how quickly do you make changes?",
        answer: `Yes, with a login of your own. (The client portal in our menu is something else, and is not open yet.) Or you can send us your changes: a small change is usually online within ${editDays} business days (from the Pro plan upwards, usually the next business day) and uses the hours of your plan. Changing some text, a price or a photograph, or adding one more job to a gallery, counts as an edit; a new page does not. Hours that you do not use are not carried over.`,
      },
    ],
    contact: {
      label: "Invoices, notice, support: our answers beside the prices",
      to: "/pricing#questions",
    },
  },
  fr: {
    title: "Avant de commencer : textes, photos, langues, domaine",
    items: [
      {
        question: "Qui écrit les textes, et que dois-je vous fournir ?",
        answer: `Nous les rédigeons à partir d'un entretien avec vous, puis vous les corrigez. La personne qui suit votre site mène l'entretien : par téléphone, en visioconférence ou dans nos bureaux, après les heures de bureau si cela vous arrange, ou chez vous si nous en convenons. Vous corrigez une langue, et nous reportons vos corrections dans l'autre. Le prix comprend ${correctionRounds} tours de corrections pour les textes et ${correctionRounds} pour la mise en page. Pour ${basic.pages} pages, comptez environ ${clientHours} heures de votre temps, entretien compris, et une demi-heure par page de plus. Les contenus sont complets quand vous avez approuvé les textes.`,
      },
      {
        question: "Comment se répartit le temps, et qu'est-ce qui peut décaler la mise en ligne ?",
        answer: `Comptez 1 semaine pour la liste des pages, de 1 à 3 pour les textes, puis, dès que vos contenus sont complets, moins de ${launchDays} jours ouvrables. Vous avez ${correctionDays} jours ouvrables pour chaque tour de corrections ; s'il vous en faut plus, ou si vos photos arrivent plus tard, la date recule d'autant. Après ${silenceMonths} mois sans nouvelles de vous, nous facturons les heures déjà effectuées, mais jamais plus que ce que vous devriez si vous arrêtiez le projet. Nous gardons votre projet en attente ; quand vous le reprenez, cette somme est déduite de vos factures suivantes. S'il vous faut une date fixe, avant une saison par exemple, le devis peut l'indiquer et préciser ce qui se passe si nous ne la tenons pas.`,
      },
      {
        question: "Qui fait les photos ?",
        answer: `Vous nous envoyez les vôtres, au plus tard le jour où vos premières corrections sont attendues. Nous choisissons les meilleures avec vous, nous les recadrons, nous les éclaircissons, nous réduisons leur poids pour qu'elles s'affichent vite, et nous vous disons si l'une d'elles ne convient pas. Si vous n'en avez pas, nous trouvons un photographe près de chez vous : une demi-journée coûte de ${francsInText(photographer.from, "fr")} à ${francsInText(photographer.to, "fr")} environ. Pour un hôtel qui a cinq catégories de chambres, comptez deux ou trois demi-journées. Le photographe vous envoie sa propre facture ; nous veillons à ce que la commande vous donne le droit d'utiliser les photos sans limite.`,
      },
      {
        question: "Combien de pages me faut-il ?",
        answer: `Une par sujet : accueil, prestations, prix, votre équipe, contact. Les pages légales ne comptent pas. Les chambres d'une même catégorie tiennent sur une page, les plats d'une carte aussi. Un hôtel de 24 chambres en 5 catégories tient largement dans les ${pro.pages} pages de Pro ; une maison d'hôtes de 6 chambres d'une même catégorie, dans les ${basic.pages} pages de Basic. Une galerie est une page, quel que soit le nombre de réalisations. Une menuiserie dont le site a 6 pages (par exemple accueil, escaliers, cuisines, réalisations, équipe et prix, contact) prend Basic et paie une seule fois 1 page supplémentaire.`,
      },
      {
        question: "Quelles langues sont comprises ?",
        answer: `Le français et l'anglais : les textes sont rédigés directement dans chaque langue. Une page dans les deux langues ne compte qu'une fois. Une page d'un forfait SEO est rédigée en français, en anglais ou dans les deux, selon ce que tapent vos clients ; son prix est le même. Pour l'allemand ou une autre langue, nous faisons appel à un traducteur avec qui nous travaillons ; comptez de ${languageHours.from} à ${languageHours.to} heures de plus par page : pour ${basic.pages} pages, de ${hoursInText(languageHours.from * basic.pages, "fr")} à ${hoursInText(languageHours.to * basic.pages, "fr")} ; pour ${pro.pages} pages, de ${hoursInText(languageHours.from * pro.pages, "fr")} à ${hoursInText(languageHours.to * pro.pages, "fr")}. Pour un site en allemand seulement, comme celui de notre exemple Boulangerie Kern, ce supplément est le même. Cette version est en ligne en même temps que le reste, ou dans les ${languageWeeks} semaines qui suivent. Ensuite, le temps des modifications est déduit des heures de votre forfait.`,
      },
      {
        question: "Pouvez-vous intégrer mon système de réservation ?",
        answer: `Oui. Le bouton ou le calendrier du système que vous utilisez prend place dans vos pages : c'est compris dans chaque forfait, dès Basic, et nous ne prenons aucune commission. Ce que vous payez au fournisseur de ce système ne change pas, et les outils qui y sont reliés non plus, par exemple celui qui met à jour vos chambres sur les portails (channel manager). Dites-nous le nom du système : avant le devis, nous vérifions comment l'intégrer. Un nouveau système, ou une barre de réservation sur mesure comme celle de notre exemple Bellerive, se paie en plus (la barre, dès ${francsInText(bookingBar ?? 0, "fr")}) ; le devis indique le prix.`,
      },
      {
        question: "Avec quel système le site est-il fait ?",
        answer:
          "Nous le dessinons et le programmons nous-mêmes. Vous recevez un accès à votre nom pour changer les textes et les images. Nous ne créons pas de sites avec WordPress, Wix ou Shopify. Avec un forfait de site ou SecureWeb, vous n'avez rien à mettre à jour, et si vous partez, vous emportez une copie en fichiers ordinaires.",
      },
      {
        question: "Que deviennent mon domaine, mon ancien site et mes boîtes e-mail ?",
        answer:
          "Un domaine que vous avez déjà reste à votre nom, et nous payons son renouvellement tant que dure le forfait ; il en va de même pour un nouveau. Sans forfait, ou une fois le forfait terminé, c'est vous qui le payez. Le jour de la mise en ligne, nous dirigeons le domaine vers le nouveau site ; gardez l'ancien hébergeur jusque-là. Si vos e-mails sont chez un autre fournisseur, rien ne change. S'ils dépendent de l'ancien hébergement, nous les déplaçons d'abord, sans coupure : adresses et messages restent, et le devis indique le prix de ce transfert. De nouvelles adresses se créent chez le fournisseur de votre choix, que vous payez directement.",
      },
      {
        question:
          "Puis-je changer moi-même les textes et les photos ? Sinon, en combien de temps le faites-vous ?",
        answer: `Oui : vous recevez un accès à votre site. Notre « Espace client », lui, n'est pas encore ouvert. Vous pouvez aussi nous envoyer vos changements : une petite modification est en général en ligne dans les ${editDays} jours ouvrables (à partir du forfait Pro, le plus souvent le jour ouvrable suivant) et son temps est déduit des heures de votre forfait. Un texte, un prix, une photo ou un chantier de plus dans une liste, c'est une petite modification ; une nouvelle page n'en est pas une. Les heures non utilisées ne sont pas reportées.`,
      },
    ],
    contact: {
      label: "Factures, résiliation, assistance : nos réponses à côté des prix",
      to: "/pricing#questions",
    },
  },
});

/** The questions that also apply to owners of an old site, by index. */
const OF_OLD_SITES = [7, 0, 2, 8] as const;

const titlesOfOld = {
  en: "Your domain, your mailboxes, your text and your photographs",
  fr: "Votre domaine, vos e-mails, vos textes et vos\u00A0photos",
};

/** Those of `siteQuestions` that owners of an old site ask. */
export const refreshQuestions: Localized<FaqWords> = saidLazily((locale) => {
  const { items, contact } = siteQuestions[locale];
  return {
    title: typesetIn(locale, titlesOfOld[locale]),
    items: OF_OLD_SITES.flatMap((place) => items[place] ?? []),
    contact,
  };
});

/** Questions about a site that is online. */
export const runningQuestions: Localized<FaqWords> = typeset({
  en: {
    title: "Who answers, and what happens when something breaks",
    items: [
      {
        question: "Who answers me, and when?",
        answer: `Until you sign, someone from our team; after that, normally the person who looks after your site. A question is usually answered the next business day, and within ${supportHours} business hours (about ${supportDays} business days) at the latest; a small change is usually online within ${editDays} business days. The phone is answered from Monday to Friday, ${officeHours.en}. With a website plan, you send us your edits by email and, from Pro upwards, by phone as well; we then answer you before clients on Basic. Anyone may phone before signing, and whenever a site is down. We answer in French and in English; Léa and Reto also speak German, and Chiara Italian.`,
      },
      {
        question: "What if something breaks at night or at the weekend?",
        answer: `With a website plan or SecureWeb, you do not need to do anything. Day and night, whatever your plan, our monitoring asks for your page every minute, and when no answer comes, it calls an engineer, who gets the server running again, whatever the hour. Outside office hours nobody answers the phone. During office hours, call us: a site that is down comes before anything else. Sites on a website plan or with SecureWeb are restored from our backup, made every night; with Perform and Expansion, from the copy that you keep, once you send it to us.`,
      },
      {
        question: "What if a page or a form stops working?",
        answer: `For clients on a website plan or SecureWeb, we start fixing a fault in a page or a form on the next business day; with Perform and Expansion, on request, at ${francsInText(extraHour, "en")} an hour. If your booking system fails, call its provider; a broken button on your page is ours to fix. We repair our own faults free of charge, without using your hours. With a plan, that holds for as long as it runs and includes anything programmed for you alone; on a site bought outright, it holds for ${faultMonths} months.`,
      },
    ],
    contact: {
      label: "Invoices, commitment, notice: our answers beside the prices",
      to: "/pricing#questions",
    },
  },
  fr: {
    title: "Qui vous répond, et\u00A0que\u00A0faire en\u00A0cas de\u00A0panne",
    items: [
      {
        question: "Qui me répond, et quand ?",
        answer: `Jusqu'à la signature, une personne de l'équipe ; ensuite, en principe, la personne qui suit votre site. À une question, nous répondons le plus souvent dès le jour ouvrable suivant, et toujours en moins de ${supportHours} heures ouvrables (environ ${supportDays} jours ouvrables) ; une petite modification, elle, est en général en ligne dans les ${editDays} jours ouvrables. Nous répondons au téléphone du lundi au vendredi, ${officeHours.fr}. Avec un forfait de site, vous demandez vos modifications par e-mail, et aussi par téléphone dès Pro ; vos demandes passent alors avant celles des clients de Basic. Tout le monde peut appeler avant de signer, et chaque fois qu'un site est en panne. Nous répondons en français et en anglais ; dans l'équipe, Léa et Reto parlent aussi allemand, et Chiara italien.`,
      },
      {
        question: "Et si mon site tombe en panne la nuit ou le week-end ?",
        answer: `Avec un forfait de site ou SecureWeb, vous n'avez rien à faire. Jour et nuit, quelle que soit votre formule, notre système de surveillance ouvre votre page chaque minute ; si elle ne répond pas, il appelle notre technicien, qui remet le serveur en service à toute heure. En dehors des heures de bureau, personne ne répond au téléphone. Aux heures de bureau, vous pouvez aussi appeler : un site en panne passe avant toute autre chose. Un site avec forfait ou avec SecureWeb est restauré à partir de notre sauvegarde, faite chaque nuit ; avec Perform et Expansion, à partir de la copie que vous gardez, dès que vous nous l'envoyez.`,
      },
      {
        question: "Et si une page ou un formulaire ne marche plus ?",
        answer: `Avec un forfait de site ou SecureWeb, nous commençons à réparer un défaut dans une page ou un formulaire le jour ouvrable suivant ; avec Perform et Expansion, sur demande, à ${francsInText(extraHour, "fr")} l'heure. Si c'est votre système de réservation qui ne répond plus, appelez son fournisseur ; un bouton qui ne répond plus sur votre page, c'est à nous de le réparer. Nous corrigeons nos propres erreurs gratuitement, sans toucher à vos heures : avec un forfait, aussi longtemps qu'il dure, développements sur mesure compris ; pour un site payé une fois, pendant ${faultMonths} mois.`,
      },
    ],
    contact: {
      label: "Factures, durée, résiliation : nos réponses à côté des prix",
      to: "/pricing#questions",
    },
  },
});
