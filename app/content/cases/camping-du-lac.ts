import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { cases } from "#app/domain/offers/cases";
import { essentialMonth } from "#app/domain/offers/chatbots";
import { francsInText } from "#app/domain/offers/money";
import { brand } from "#app/domain/site/brand";
import type { CaseWords } from "./case-words";

const { now } = cases["camping-du-lac"].figure;

const JULY_DAYS = 31;
/** The most that its assistant costs in July, in CHF. */
export const july = essentialMonth(now * JULY_DAYS);

export const campingDuLac: Localized<CaseWords> = typeset({
  en: {
    head: {
      title: `Campsite website in Yverdon: case study – ${brand.name}`,
      description: `How a campsite of 140 pitches in Yverdon answers ${now} questions a day without the telephone: with a map and a chatbot. What it cost, and how long it took.`,
    },
    trade: "Campsite, 140 pitches, open 1 April to 15\u00A0October, French version shown",
    title:
      "Campers choose their pitch on\u00A0a\u00A0map that shows the\u00A0shade and\u00A0where dogs are allowed",
    figure: {
      value: `${now}`,
      unit: "questions a day about dogs, and reception no longer has to answer them",
      before: null,
    },
    situation: {
      title: "The telephone rang all through July",
      text: "Are dogs allowed? How far is the water? Is there shade in the afternoon? Yves Camenzind answered from the reception hut, with a queue in front of him and a map on the wall behind him. On the old site, the rule about dogs was number 14 in a PDF, and a booking was a form to print and fax.",
    },
    constraint: {
      title: "Six weeks until the gate opens",
      text: "Yves Camenzind called us early in February and signed in the middle of the month. The season begins on 1 April, and a site that is ready in May is ready for next year. So there was time for only one idea.",
    },
    decision: {
      title: "The map of\u00A0the\u00A0campsite becomes the home page",
      text: "All 140 pitches are drawn, with the trees and their shade. For each pitch, the map shows how far away the water is, when the shade arrives, whether dogs may stay, and what a night costs. Campers choose their pitch from home, as they would on the map in reception. Those who would rather ask can put their question to a chatbot.",
    },
    change: {
      title: "Reception has time for people again",
      text: `The map and the assistant answer instead of reception. In July the assistant costs at most ${francsInText(july, "en")}, if all ${now} questions a day go to it. Reception is free to sell ice cream and lend bicycles.`,
    },
    work: ["The drawn map of 140 pitches, which none of our monthly plans covers"],
    outside: "The drawn map of 140 pitches",
    lettering: {
      otherwise: [
        "Tree, seen from above",
        "Shade at noon in February, as we drew it",
        "Shade at noon in July",
        "The eleven guests, in the sun",
      ],
    },
    otherwise:
      "We drew the trees as they stood in February. By July the shade had moved, and eleven guests told us so. Next time we will measure it in summer.",
    pictures: {
      home: "The home page: a bird's-eye map of the campsite on the reed shore, with tents, trees, the jetty and a card for the chosen pitch.",
      inner:
        "Pitch 47: what one sees from it in the morning and in the evening, the sun's path and the price by season.",
      phone: "The map of the campsite on a phone.",
      phoneInner: "Pitch 47 on a phone.",
      compared: {
        before:
          "Before: news, a visitor counter and a table of prices; to book, campers printed a form and sent it by fax.",
        now: "Today: the map of the campsite fills the page, and a card says how far the water is from the chosen pitch, when there is shade and what it costs.",
      },
    },
    ask: {
      title: "How often do you answer the same question?",
      text: "Tell us what people ask when they call.",
    },
    devices:
      "On a phone the map is dragged with a finger, and the details of the chosen pitch stay within reach of the thumb.",
  },
  fr: {
    head: {
      title: `Site d'un camping à Yverdon : étude de cas – ${brand.name}`,
      description: `Comment un camping de 140 emplacements à Yverdon répond à ${now} questions par jour sans téléphone : un plan où l'on choisit sa place. Prix et durée.`,
    },
    trade: "Camping, 140 emplacements, ouvert du 1er avril au\u00A015\u00A0octobre",
    title: "On choisit sur le\u00A0plan une\u00A0place à\u00A0l'ombre, où\u00A0le\u00A0chien est admis",
    figure: {
      value: `${now}`,
      unit: "questions par jour sur les chiens, auxquelles la réception n'a plus à\u00A0répondre",
      before: null,
    },
    situation: {
      title: "En juillet, le téléphone n'arrêtait pas de sonner",
      text: "Les chiens sont-ils admis ? L'eau est-elle loin ? Y a-t-il de l'ombre l'après-midi ? Yves Camenzind répondait depuis la réception, une file devant lui et le plan au mur derrière lui. Sur l'ancien site, la règle sur les chiens portait le numéro 14 dans un PDF, et l'on réservait avec un formulaire à imprimer et à faxer.",
    },
    constraint: {
      title: "Six semaines avant l'ouverture",
      text: "Yves Camenzind nous a appelés au début de février et a signé à la mi-février. La saison commence le 1er avril ; un site qui arrive en mai arrive pour l'année d'après. Nous n'avions donc de temps que pour une seule idée.",
    },
    decision: {
      title: "Le\u00A0plan\u00A0du\u00A0camping devient\u00A0la\u00A0page d'accueil",
      text: "Les 140 emplacements sont dessinés, avec les arbres et leur ombre. Pour chacun, on lit à combien de mètres est l'eau, à quelle heure l'ombre arrive, si les chiens sont admis et ce que coûte une nuit. On choisit comme devant le plan de la réception, mais de chez soi. Un assistant (un chatbot) répond à ceux qui préfèrent poser la question.",
    },
    change: {
      title: "La réception a de nouveau le temps d'accueillir",
      text: `Le plan et l'assistant répondent à la place de la réception. En juillet, l'assistant coûte au plus ${francsInText(july, "fr")}, si les ${now} questions de chaque jour lui sont posées. La réception vend des glaces et prête des vélos.`,
    },
    work: ["Le plan dessiné des 140 emplacements (hors forfait)"],
    outside: "Le plan dessiné des 140 emplacements",
    lettering: {
      otherwise: [
        "Arbre vu d'en haut",
        "Ombre de midi en février, telle que dessinée",
        "Ombre de midi en juillet",
        "Les onze campeurs, au soleil",
      ],
    },
    otherwise:
      "Nous avons dessiné les arbres comme ils étaient en février. En juillet, l'ombre avait bougé, et onze campeurs l'ont signalé. La prochaine fois, nous mesurerons l'ombre\u00A0en\u00A0été.",
    pictures: {
      home: "La page d'accueil : le camping à vol d'oiseau, au bord des roseaux, avec les tentes, les arbres, le ponton et la fiche de l'emplacement choisi.",
      inner:
        "L'emplacement 47 : ce qu'on y voit le matin et le soir, la course du soleil et le prix par saison.",
      phone: "Le plan du camping sur téléphone.",
      phoneInner: "L'emplacement 47 sur téléphone.",
      compared: {
        before:
          "Avant : des actualités, un compteur de visites et un tableau de tarifs ; pour réserver, il fallait imprimer un formulaire et l'envoyer par fax.",
        now: "Aujourd'hui : le plan du camping remplit la page ; une fiche indique, pour l'emplacement choisi, la distance de l'eau, l'ombre et le prix.",
      },
    },
    ask: {
      title: "Combien de fois par jour répondez-vous à la même question ?",
      text: "Dites-nous ce qu'on vous demande au téléphone.",
    },
    devices:
      "Sur téléphone, on déplace le plan d'un doigt, et la fiche de l'emplacement reste sous le pouce.",
  },
});
