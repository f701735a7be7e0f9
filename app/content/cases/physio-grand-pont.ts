import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { cases } from "#app/domain/offers/cases";
import { brand } from "#app/domain/site/brand";
import type { CaseWords } from "./case-words";

const { now } = cases["physio-grand-pont"].figure;

export const physioGrandPont: Localized<CaseWords> = typeset({
  en: {
    head: {
      title: `Physiotherapy website in Lausanne: case study – ${brand.name}`,
      description:
        "How a practice of 4 physios in Lausanne came first in its street on Google Maps: the right hours, and a page that starts where it hurts. What it cost.",
    },
    trade: "Practice of 4 physiotherapists, site in French",
    title: "Patients point to\u00A0where\u00A0it hurts, and\u00A0the site\u00A0answers",
    figure: {
      value: `${now}st`,
      unit: "on Google Maps among the three practices in its street",
      before: null,
    },
    situation: {
      title: "Three practices in one street",
      text: "All three had the same page: a list of methods and a phone number that went unanswered during treatments. Patients chose the practice that answered first. On Monday mornings, none did.",
    },
    constraint: {
      title: "No promise of a cure",
      text: "A practice may not advertise cures, and anything about a patient's health stays confidential. So no form asks about an illness. The page may explain, state prices and say when somebody is there.",
    },
    decision: {
      title: "“Where does it hurt?” comes before the menu",
      text: "A standing figure in fine lines: neck, shoulder, back, hip, knee, ankle. Patients tap where it hurts and read what usually helps, how long it takes and what insurance covers. The opening hours allow for the public holidays of Vaud, on the page and in the Google Business Profile alike. The page itself fits into the Basic plan; the profile is part of Local SEO.",
    },
    change: {
      title: "First in its street on Google\u00A0Maps, with opening hours that are right",
      text: "Of the three practices in the street, Google Maps now shows this one first. Google prefers to show practices whose opening hours are accurate. Since the launch nobody has complained of a locked door on Federal Fast Monday.",
      week: { days: ["Mon", "Tue", "Wed", "Thu", "Fri"], holiday: "public holiday" },
    },
    work: [
      "Local SEO: the Google profile, ten directories, a page for the town, a link for reviews, a report",
    ],
    outside: "Local SEO",
    lettering: { otherwise: ["neck", "shoulder", "back", "hip", "knee", "ankle"] },
    otherwise:
      "We wrote about six kinds of pain before we asked the team what people call about. One call in three was about the knee. On our list the knee came fifth.",
    pictures: {
      home: "The home page: a standing figure in one fine line, its joints as the navigation, the arches of the Grand-Pont below.",
      inner:
        "The text on the knee: the joint in section, three exercises and what the first appointment costs.",
      phone: "The standing figure on a phone.",
      phoneInner: "The text on the knee on a phone.",
    },
    ask: {
      title: "What do people look for before they choose you?",
      text: "Tell us what brings people to you, and what they type into Google.",
    },
    devices:
      "People with stiff necks hold their phones at arm's length, so the type is never smaller than in a paperback.",
  },
  fr: {
    head: {
      title: `Site d'un cabinet de physio à Lausanne – ${brand.name}`,
      description:
        "Comment un cabinet de 4 physios à Lausanne est devenu le premier de sa rue sur Google Maps : horaires justes, page qui part de la douleur. Prix et durée.",
    },
    trade: "Cabinet de 4 physiothérapeutes",
    title: "Le patient montre où\u00A0il\u00A0a\u00A0mal, le\u00A0site lui\u00A0répond",
    figure: {
      value: `${now}er`,
      unit: "sur Google Maps parmi les trois cabinets de\u00A0sa\u00A0rue",
      before: null,
    },
    situation: {
      title: "Trois cabinets dans la même rue",
      text: "Tous trois avaient la même page : une liste de méthodes et un numéro qui sonnait dans le vide pendant les soins. On choisissait celui qui répondait le premier. Le lundi matin, personne ne répondait.",
    },
    constraint: {
      title: "Aucune promesse de guérison",
      text: "Un cabinet n'a pas le droit de vanter des guérisons, et ce qui touche à la santé des patients reste confidentiel. Aucun formulaire ne demande donc de quoi l'on souffre. La page peut expliquer, donner des prix et dire quand quelqu'un est là.",
    },
    decision: {
      title: "« Où avez-vous mal ? » passe avant le menu",
      text: "Une silhouette debout, au trait fin : nuque, épaule, dos, hanche, genou, cheville. On touche l'endroit qui fait mal et on lit aussitôt ce qui aide en général, combien de temps il faut et ce que paie l'assurance. Les horaires tiennent compte des jours fériés vaudois, sur la page comme sur la fiche Google. La page est comprise dans le forfait Basic ; la fiche relève du SEO local.",
    },
    change: {
      title: "Premier de\u00A0sa\u00A0rue sur\u00A0Google\u00A0Maps, avec des\u00A0horaires justes",
      text: "Des trois cabinets de la rue, Google Maps montre désormais celui-ci en premier. Google montre plus volontiers un cabinet dont les horaires sont exacts. Depuis la mise en ligne, plus personne ne s'est plaint d'avoir trouvé porte close le lundi du Jeûne fédéral.",
      week: { days: ["lun", "mar", "mer", "jeu", "ven"], holiday: "lundi férié" },
    },
    work: [
      "SEO local : la fiche Google, dix annuaires, une page pour la ville, un lien pour les avis, un rapport",
    ],
    outside: "Le SEO local",
    lettering: { otherwise: ["nuque", "épaule", "dos", "hanche", "genou", "cheville"] },
    otherwise:
      "Nous avons décrit six douleurs avant de demander à l'équipe pourquoi on l'appelle. Un appel sur trois concerne le genou. Sur notre liste, le genou venait en cinquième position.",
    pictures: {
      home: "La page d'accueil : une silhouette debout, au trait fin, dont les articulations servent de menu, les arches du Grand-Pont au-dessous.",
      inner:
        "Le texte sur le genou : l'articulation en coupe, trois exercices et ce que coûte le premier rendez-vous.",
      phone: "La silhouette debout, sur téléphone.",
      phoneInner: "Le texte sur le genou, sur téléphone.",
    },
    ask: {
      title: "Que cherchent les gens avant de vous choisir ?",
      text: "Dites-nous ce qui les amène chez vous, et ce qu'ils tapent dans Google.",
    },
    devices:
      "Quand on a la nuque raide, on tient son téléphone à bout de bras. Aucun texte n'est donc plus petit que dans un livre de poche.",
  },
});
