import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { cases } from "#app/domain/offers/cases";
import { brand } from "#app/domain/site/brand";
import type { CaseWords } from "./case-words";

const { now, before } = cases["hotel-bellerive"].figure;

export const hotelBellerive: Localized<CaseWords> = typeset({
  en: {
    head: {
      title: `Hotel website in Montreux: case study – ${brand.name}`,
      description: `How a 38-room hotel in Montreux went from ${before} % to ${now} % of nights booked on its own site: the decision, what it cost, how long it took.`,
    },
    trade: "Lakeside hotel, 38\u00A0rooms, French version shown",
    title: "Four nights in\u00A0ten are now booked direct with the hotel",
    figure: {
      value: `${now} %`,
      unit: "of nights booked on the hotel's own site",
      before: `${before} % before`,
    },
    situation: {
      title: "Guests loved the hotel and booked it elsewhere",
      text: "The Rochat family has run this hotel on the quay for three generations. People typed its name into Google and booked on the portal listed above it, and the hotel paid commission. On the hotel's own site the price came after four pages and a form.",
    },
    constraint: {
      title: "The portal had to stay",
      text: "In February the portal fills rooms that would otherwise stand empty. The booking system was new and paid for. So we could change neither the prices nor the system, only what a guest sees first.",
    },
    decision: {
      title: "The price of a night is shown beside the portal's, on the first screen",
      text: "Next to the two prices is what guests gain by booking direct: the difference in price, a room with a view if one is free, and one change at no charge until the day before they arrive. The hotel updates the portal's price whenever it changes there; a tap opens its own booking system with the dates filled in. Hélène Rochat was wary of naming the portal. So for two weeks we tried the page with the portal's price and without it. The version with both prices brought in twice as many bookings.",
    },
    change: {
      title: "The share of direct bookings has more than\u00A0doubled",
      text: "The share has risen every season since the first. The family kept the portal for the winter and gives it ten rooms in summer, no more. The ads are not included in the price below: the hotel pays Google directly, and our work on them is billed separately.",
    },
    work: [
      "The booking bar with the portal's price (not covered by any plan)",
      "The drawings of the hotel and its 38 rooms",
    ],
    outside: "The booking bar and the drawings",
    otherwise:
      "We drew the rooms before we had slept in one. The drawing of room 24, which everybody mentions, came only in the sixth week. Next time, we will begin by spending a night in the hotel.",
    pictures: {
      home: "The hotel's home page as a travel poster: the quay of Montreux at dusk, a paddle steamer, and a bar with the two prices of a night.",
      inner:
        "The page of room 24: the hotel cut open from the corridor to the balcony, the floor plan and the price by season.",
      phone: "The home page on a phone: the poster with the two prices below it.",
      phoneInner: "Room 24 on a phone.",
      compared: {
        before:
          "Before: a menu of eight entries, “Bienvenue”, a booking form without prices, and a button that sends guests to the portal.",
        now: "Today: a poster of the quay and, below it, the price of the chosen nights beside the portal's higher one, which is crossed out.",
      },
    },
    ask: {
      title: "How many of your guests still book elsewhere?",
      text: "Tell us how guests find you, and where they book today.",
    },
    devices: "Two guests in three look at the site on a phone; they see the price without scrolling.",
  },
  fr: {
    head: {
      title: `Site d'hôtel à Montreux : étude de cas – ${brand.name}`,
      description: `Comment un hôtel de 38 chambres à Montreux est passé de ${before} % à ${now} % de nuits réservées sur son site : la décision, le prix, la durée.`,
    },
    trade: "Hôtel au bord du lac, 38\u00A0chambres",
    title: "Quatre nuits sur\u00A0dix se\u00A0réservent désormais en direct",
    figure: {
      value: `${now} %`,
      unit: "des nuits réservées sur le site de l'hôtel",
      before: `${before} % avant`,
    },
    situation: {
      title: "Les clients aimaient l'hôtel et réservaient ailleurs",
      text: "La famille Rochat tient la maison du quai depuis trois générations. On tapait le nom de l'hôtel dans Google, on cliquait sur le portail de réservation, affiché avant le site de la maison, et l'hôtel payait la commission. Sur le site de l'hôtel, le prix arrivait après quatre pages et un formulaire.",
    },
    constraint: {
      title: "Le portail devait rester",
      text: "En février, le portail remplit des chambres qui, sans lui, resteraient vides. Le système de réservation était neuf et payé. Nous ne pouvions donc changer ni les prix ni le système, mais seulement ce que le client voit en premier.",
    },
    decision: {
      title: "Le prix de la nuit est affiché à côté de\u00A0celui du portail, dès le premier écran",
      text: "On y lit aussi ce que le client gagne à réserver en direct : la différence de prix, la chambre avec vue si elle est libre, un changement gratuit jusqu'à la veille de l'arrivée. L'hôtel corrige le prix du portail dès qu'il y change ; un clic ouvre son propre système de réservation, avec les dates déjà remplies. Hélène Rochat craignait de nommer le portail. Nous avons essayé deux versions, avec et sans le prix du portail, pendant deux semaines. Celle qui montre les deux prix a amené deux fois plus de réservations.",
    },
    change: {
      title: "La part des réservations directes a plus que\u00A0doublé",
      text: "Depuis la première saison, la part des nuits réservées en direct n'a cessé d'augmenter. La famille a gardé le portail pour l'hiver et ne lui laisse que dix chambres en été. Les annonces ne sont pas comprises dans le prix ci-dessous : l'hôtel paie Google directement, et notre travail est facturé\u00A0à\u00A0part.",
    },
    work: [
      "La barre de réservation avec le prix du portail (hors forfait)",
      "Les dessins de la maison et des 38 chambres",
    ],
    outside: "La barre de réservation et les dessins",
    otherwise:
      "Nous avons dessiné les chambres avant d'y avoir dormi. Le dessin de la chambre 24, dont tout le monde parle, n'est arrivé qu'en sixième semaine. La prochaine fois, nous commencerons par y passer une nuit.",
    pictures: {
      home: "La page d'accueil de l'hôtel en affiche de voyage : le quai de Montreux au crépuscule, un bateau à aubes, et une barre avec les deux prix de la nuit.",
      inner:
        "La page de la chambre 24 : l'hôtel en coupe, du couloir au balcon, le plan et le prix par saison.",
      phone: "La page d'accueil sur téléphone : l'affiche, puis les deux prix.",
      phoneInner: "La chambre 24 sur téléphone.",
      compared: {
        before:
          "Avant : un menu de huit rubriques, « Bienvenue », un formulaire sans prix et un bouton qui envoie les clients sur le portail.",
        now: "Aujourd'hui : une affiche du quai et, dessous, le prix des nuits choisies à côté de celui du portail, plus élevé et barré.",
      },
    },
    ask: {
      title: "Combien de vos clients réservent encore ailleurs ?",
      text: "Dites-nous comment vos clients vous trouvent, et où ils réservent aujourd'hui.",
    },
    devices:
      "Deux clients sur trois consultent le site sur leur téléphone : le prix s'affiche sans qu'il faille faire défiler la page.",
  },
});
