import { MOST_NIGHTS, type Season } from "#app/domain/interaction/booking";
import { STAIR_WEEKS, type Wood } from "#app/domain/interaction/stairs";
import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";

interface DetailWords {
  title: string;
  lead: string;
  /** Shown without script. */
  still: string;
}

export interface BookingWords extends DetailWords {
  fields: { arrival: string; departure: string; guests: string };
  seasons: Record<Season, string>;
  table: { caption: string; season: string; direct: string; portal: string };
  result: { direct: string; portal: string; saved: string; nights: string; gain: string };
  refused: { incomplete: string; past: string; order: string; long: string };
}

export interface StairWords extends DetailWords {
  fields: { height: string; opening: string; wood: string };
  woods: Record<Wood, string>;
  result: {
    straight: string;
    quarter: string;
    steps: string;
    rise: string;
    going: string;
    length: string;
    available: string;
    price: string;
    tight: string;
  };
}

export interface HoursWords extends DetailWords {
  field: string;
  days: string[];
  table: { caption: string; day: string; hours: string };
  closed: string;
  result: { open: string; weekend: string; holiday: string; next: string };
}

interface CaseDetails {
  booking: BookingWords;
  stairs: StairWords;
  hours: HoursWords;
}

/** The texts around the three interactive details; `{name}` is replaced while the visitor tries them. */
export const caseDetails: Localized<CaseDetails> = typeset({
  en: {
    booking: {
      title: "Try it: two nights in Montreux",
      lead: "This is the booking bar from the home page. It adds up the nights at the rate for the season, in double rooms: one room for one or two guests, two rooms for three or four.",
      still:
        "To enter two dates and the number of guests, and see the total beside the portal's, turn on JavaScript in your browser.",
      fields: { arrival: "Arrival", departure: "Departure", guests: "Guests" },
      seasons: {
        summer: "June to August",
        spring: "April, May, September, October",
        winter: "November to March",
      },
      table: {
        caption: "A night for two, by season",
        season: "Season",
        direct: "Booked direct",
        portal: "On the portal",
      },
      result: {
        direct: "Booked direct",
        portal: "On the portal",
        saved: "{sum} less than on\u00A0the\u00A0portal",
        nights: "{nights} night(s), {rooms} room(s)",
        gain: "Breakfast is included, and one change is free until the day before you arrive.",
      },
      refused: {
        incomplete: "Choose two dates.",
        past: "That night is over: choose an arrival from today on.",
        order: "The departure comes after the arrival.",
        long: `For more than ${MOST_NIGHTS} nights, the hotel makes an offer of its own.`,
      },
    },
    stairs: {
      title: "Try it: your staircase in three answers",
      lead: "Twice the height of a step (the rise) plus its depth (the going) makes 63 cm: the length of a stride. This rule gives the number of steps and the shape of the stair.",
      still:
        "To change the height, the length and the wood, turn on JavaScript in your browser. Shown here: an oak stair 270 cm high, with 400 cm of length available.",
      fields: { height: "From floor to floor", opening: "Available length", wood: "Wood" },
      woods: { oak: "Oak", ash: "Ash", walnut: "Walnut" },
      result: {
        straight: "Straight stair",
        quarter: "Quarter turn",
        steps: "Steps",
        rise: "Rise",
        going: "Going",
        length: "Length",
        available: "Available length: {length}",
        price: `{from} to {to}, fitted ${STAIR_WEEKS} weeks after the order`,
        tight: "Too short for a comfortable stair. Martin Duc comes and looks.",
      },
    },
    hours: {
      title: "Try it: on which days is the practice open?",
      lead: "The page shows the hours for each day of the week. The public holidays of the canton of Vaud come from a table that nobody has to update.",
      still: "To choose a day and see whether the practice is open, turn on JavaScript in your browser.",
      field: "Day",
      days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
      table: { caption: "The week", day: "Day", hours: "Hours" },
      closed: "closed",
      result: {
        open: "Open from {from} to {to}",
        weekend: "Closed",
        holiday: "Closed: {name}",
        next: "Open again on {day}.",
      },
    },
  },
  fr: {
    booking: {
      title: "Essayez : deux nuits à Montreux",
      lead: "C'est la barre de réservation, celle du premier écran. Elle additionne les nuits au prix de leur saison. Elle compte une chambre double pour une ou deux personnes, deux chambres pour trois ou quatre.",
      still:
        "Indiquez ici deux dates et le nombre de personnes (JavaScript doit être activé dans votre navigateur) : la somme s'affiche à côté de celle du portail.",
      fields: { arrival: "Arrivée", departure: "Départ", guests: "Personnes" },
      seasons: {
        summer: "De juin à août",
        spring: "Avril, mai, septembre, octobre",
        winter: "De novembre à mars",
      },
      table: {
        caption: "La nuit pour deux, par saison",
        season: "Saison",
        direct: "En direct",
        portal: "Sur le portail",
      },
      result: {
        direct: "En direct",
        portal: "Sur le portail",
        saved: "{sum} de moins que sur\u00A0le\u00A0portail",
        nights: "{nights} nuit(s), {rooms} chambre(s)",
        gain: "Le petit-déjeuner est compris, et un changement est gratuit jusqu'à la veille.",
      },
      refused: {
        incomplete: "Choisissez deux dates.",
        past: "Cette nuit est passée : choisissez une arrivée à partir d'aujourd'hui.",
        order: "Le départ vient après l'arrivée.",
        long: `Pour plus de ${MOST_NIGHTS} nuits, l'hôtel fait une offre à part.`,
      },
    },
    stairs: {
      title: "Essayez : votre escalier en trois réponses",
      lead: "Deux hauteurs de marche et un giron (la profondeur de la marche) font 63 cm, la longueur d'un pas. De cette règle découlent le nombre de marches et la forme de l'escalier.",
      still:
        "Choisissez ici la hauteur, la longueur et le bois (JavaScript doit être activé dans votre navigateur). Voici l'escalier en chêne pour 270 cm de hauteur et 400 cm de longueur.",
      fields: { height: "Hauteur, de sol à sol", opening: "Longueur disponible", wood: "Bois" },
      woods: { oak: "Chêne", ash: "Frêne", walnut: "Noyer" },
      result: {
        straight: "Escalier droit",
        quarter: "Quart tournant",
        steps: "Marches",
        rise: "Hauteur",
        going: "Giron",
        length: "Longueur",
        available: "Longueur disponible : {length}",
        price: `De {from} à {to}, posé ${STAIR_WEEKS} semaines après\u00A0la\u00A0commande`,
        tight: "Trop court pour un escalier confortable. Martin Duc vient voir sur place.",
      },
    },
    hours: {
      title: "Essayez : ouvert ou fermé, ce jour-là ?",
      lead: "Les horaires de la semaine figurent sur la page. Les jours fériés vaudois viennent d'une liste que personne n'a besoin de tenir\u00A0à\u00A0jour.",
      still:
        "Choisissez ici un jour pour voir si quelqu'un est là (JavaScript doit être activé dans votre navigateur).",
      field: "Jour",
      days: ["Lundi", "Mardi", "Mercredi", "Jeudi", "Vendredi", "Samedi", "Dimanche"],
      table: { caption: "La semaine", day: "Jour", hours: "Horaire" },
      closed: "fermé",
      result: {
        open: "Ouvert de {from} à {to}",
        weekend: "Fermé",
        holiday: "Fermé : {name}",
        next: "Ouvert de nouveau le {day}.",
      },
    },
  },
});
