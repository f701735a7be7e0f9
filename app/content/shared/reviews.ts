import type { Locale, Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import type { SiteLink } from "./page-content";
import { rating } from "./rating";
import { type ReviewSource, reviewSource } from "./review-sources";

export interface Review {
  quote: string;
  name: string;
  /** The service that the client bought. */
  source: SiteLink;
}

export interface ReviewsWords {
  sheet: string;
  title: string;
  rating: string;
  pause: string;
  /** Fourteen reviews each. */
  columns: Review[][];
}

type Voice = [name: string, source: ReviewSource, en: string, fr: string];

/** Invented clients, until real ones take their place. */
const voices: Voice[] = [
  [
    "Claire M., Nyon",
    "site",
    "Six weeks from the first call to the launch, as they had said. The booking page alone pays for it.",
    "Six semaines du premier appel à la mise en ligne, comme annoncé. La page de réservation suffit à payer le site.",
  ],
  [
    "Garage Perret, Bulle",
    "local",
    "People now find our opening hours before they find our competitor's.",
    "Les gens trouvent maintenant nos horaires avant ceux du concurrent.",
  ],
  [
    "Samuel R., Sion",
    "seo",
    "A report I can read, three things to do, done by Friday. No jargon.",
    "Un rapport que je comprends, trois choses à faire, faites le vendredi. Sans jargon.",
  ],
  [
    "Dr. Anne Favre, Lausanne",
    "bots",
    "The assistant answers at midnight what my desk answered all morning.",
    "L'assistant répond à minuit à ce que l'accueil répétait toute la matinée.",
  ],
  [
    "Boulangerie Kern, Köniz",
    "brand",
    "Our bags, our sign and our site finally look like the same bakery.",
    "Nos sachets, notre enseigne et notre site ont enfin l'air de la même boulangerie.",
  ],
  [
    "Luca B., Meyrin",
    "leads",
    "Eleven quotes asked for in a month. I had to hire before I had to advertise again.",
    "Onze demandes de devis en un mois. J'ai dû engager avant de refaire de la publicité.",
  ],
  [
    "Fiduciaire Monnier",
    "site",
    "They asked for our texts first and drew afterwards. It shows.",
    "Ils ont demandé nos textes d'abord et dessiné ensuite. Cela se voit.",
  ],
  [
    "Nadia H., Fribourg",
    "ai",
    "They told us which tasks not to automate. That was the useful part.",
    "Ils nous ont dit quelles tâches ne pas automatiser. C'était le plus utile.",
  ],
  [
    "Camping du Lac, Yverdon",
    "local",
    "Full in June, mostly from the map on people's phones.",
    "Complet en juin, surtout grâce à la carte sur les téléphones.",
  ],
  [
    "Yann G., Vevey",
    "seo",
    "From page three to the first five for the words our clients really use.",
    "De la troisième page aux cinq premiers, pour les mots que nos clients emploient vraiment.",
  ],
  [
    "Studio Alba, Martigny",
    "brand",
    "One logo, one sheet of rules, no discussion since.",
    "Un logo, une page de règles, plus une discussion depuis.",
  ],
  [
    "Menuiserie Rey, Gruyères",
    "site",
    "My apprentice changes the photos himself. That was the test.",
    "Mon apprenti change lui-même les photos. C'était le test.",
  ],
  [
    "Sandrine P., Morges",
    "leads",
    "We pay for calls that come, not for views. The figures are on one page.",
    "Nous payons des appels reçus, pas des vues. Les chiffres tiennent sur une page.",
  ],
  [
    "Clinique vétérinaire du Bourg",
    "bots",
    "It says when it does not know, and gives our number. I trust it for that.",
    "Il dit quand il ne sait pas, et donne notre numéro. C'est pour cela que je lui fais confiance.",
  ],

  [
    "Olivier T., Delémont",
    "site",
    "The old site took nine seconds on my phone. I stopped counting on the new one.",
    "L'ancien site mettait neuf secondes sur mon téléphone. Avec le nouveau, je ne compte plus.",
  ],
  [
    "Hotel Bellerive, Montreux",
    "seo",
    "Direct bookings rose, commissions fell. The order matters to us.",
    "Les réservations directes ont monté, les commissions ont baissé. Dans cet ordre.",
  ],
  [
    "Marie-Laure D., Sierre",
    "brand",
    "They threw away two of their own ideas before we could like them. The third is ours.",
    "Ils ont jeté deux de leurs idées avant qu'elles nous plaisent. La troisième est la nôtre.",
  ],
  [
    "Physio Grand-Pont",
    "local",
    "Three practices on our street, and the map names us first.",
    "Trois cabinets dans notre rue, et la carte nous nomme en premier.",
  ],
  [
    "Thomas W., Lyss",
    "ai",
    "Invoices are read and filed while I am on the building site.",
    "Les factures sont lues et classées pendant que je suis sur le chantier.",
  ],
  [
    "Auberge de l'Ours",
    "site",
    "The menu of the day is online by ten, from the kitchen.",
    "Le menu du jour est en ligne à dix heures, depuis la cuisine.",
  ],
  [
    "Patrick S., Neuchâtel",
    "leads",
    "They switched off the campaign that did not work before we asked.",
    "Ils ont arrêté la campagne qui ne marchait pas avant que nous le demandions.",
  ],
  [
    "École de musique Arpège",
    "bots",
    "Parents ask about lessons on Sunday evening. Now someone answers.",
    "Les parents demandent les cours le dimanche soir. Maintenant, quelqu'un répond.",
  ],
  [
    "Elodie C., Pully",
    "brand",
    "A business card people keep. I had given up on those.",
    "Une carte de visite que les gens gardent. Je n'y croyais plus.",
  ],
  [
    "Toitures Savary",
    "seo",
    "Our best page answers one question: what does a roof cost.",
    "Notre meilleure page répond à une seule question : combien coûte un toit.",
  ],
  [
    "Jonas K., Spiez",
    "site",
    "Two languages, one price, no surprise on the invoice.",
    "Deux langues, un prix, aucune surprise sur la facture.",
  ],
  [
    "Fleurs du Marché, Renens",
    "local",
    "On Mother's Day the phone rang from people two streets away.",
    "À la fête des mères, le téléphone a sonné depuis deux rues plus loin.",
  ],
  [
    "Cabinet Duvoisin",
    "ai",
    "A draft of the minutes before the meeting room is empty.",
    "Un projet de procès-verbal avant que la salle soit vide.",
  ],
  [
    "Karine L., Aigle",
    "leads",
    "Eight enquiries a week, and five are for the work we like.",
    "Huit demandes par semaine, dont cinq pour le travail que nous aimons.",
  ],

  [
    "Cave des Rocs, Chamoson",
    "site",
    "You see the slope, then the bottle, then the price. As in the cellar.",
    "On voit le coteau, puis la bouteille, puis le prix. Comme à la cave.",
  ],
  [
    "Antoine V., La Chaux-de-Fonds",
    "brand",
    "They measured our old dial and built the letters from it.",
    "Ils ont mesuré notre ancien cadran et en ont tiré les lettres.",
  ],
  [
    "Salon Mira, Onex",
    "local",
    "New clients say the same thing: you were the first with photos.",
    "Les nouvelles clientes disent toutes la même chose : vous étiez la première avec des photos.",
  ],
  [
    "Daniel Z., Payerne",
    "seo",
    "I got the list of what they changed, with dates. First time ever.",
    "J'ai reçu la liste de ce qu'ils ont changé, avec les dates. Une première.",
  ],
  [
    "Atelier Vélo 21",
    "bots",
    "It books the service and asks for the right bicycle. Customers do not notice, and that is fine.",
    "Il fixe le rendez-vous et demande le bon vélo. Les clients ne remarquent rien, et c'est très bien.",
  ],
  [
    "Géraldine F., Gland",
    "site",
    "They called back the same day, every time.",
    "Ils ont rappelé le jour même, à chaque fois.",
  ],
  [
    "Chocolaterie Noyer",
    "brand",
    "The wrapping won the shelf. The site tells why.",
    "L'emballage a gagné l'étagère. Le site explique pourquoi.",
  ],
  [
    "Marc-André O., Monthey",
    "leads",
    "A month to learn, a month to correct, then orders.",
    "Un mois pour apprendre, un mois pour corriger, puis des commandes.",
  ],
  [
    "Pharmacie de la Gare",
    "ai",
    "Our stock questions are answered from our own stock, not from the internet.",
    "Les questions sur le stock trouvent réponse dans notre stock, pas sur internet.",
  ],
  [
    "Isabelle N., Orbe",
    "seo",
    "We wrote four articles with them. Two bring half of our visits.",
    "Nous avons écrit quatre articles avec eux. Deux amènent la moitié des visites.",
  ],
  [
    "Serrurerie Blanc",
    "local",
    "At two in the morning nobody scrolls. We are at the top.",
    "À deux heures du matin, personne ne fait défiler la page. Nous sommes en haut.",
  ],
  [
    "Sophie A., Carouge",
    "site",
    "My father, seventy-eight, bought a ticket without calling me.",
    "Mon père, septante-huit ans, a acheté un billet sans m'appeler.",
  ],
  [
    "Transports Chappuis",
    "bots",
    "Drivers send a photo, the assistant fills in the form.",
    "Les chauffeurs envoient une photo, l'assistant remplit le formulaire.",
  ],
  [
    "Reto M., Ostermundigen",
    "ai",
    "A clear price before they began, and the same price at the end.",
    "Un prix clair avant de commencer, et le même à la fin.",
  ],
];

const COLUMN = 14;

function columnsIn(locale: Locale): Review[][] {
  const reviews = voices.map(([name, key, en, fr]): Review => {
    return { name, quote: { en, fr }[locale], source: reviewSource(key, locale) };
  });
  return [0, 1, 2].map((column) => reviews.slice(column * COLUMN, (column + 1) * COLUMN));
}

export const clientReviews: Localized<ReviewsWords> = typeset({
  en: {
    sheet: "Sheet 3 · Clients",
    title: "What remains when the project is over",
    rating: rating.en,
    pause: "Pause the reviews",
    columns: columnsIn("en"),
  },
  fr: {
    sheet: "Feuille 3 · Clients",
    title: "Ce qui reste quand le projet est fini",
    rating: rating.fr,
    pause: "Suspendre le défilement",
    columns: columnsIn("fr"),
  },
});
