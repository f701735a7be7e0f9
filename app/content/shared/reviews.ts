import type { Locale, Localized } from "#app/domain/language/locale";
import { saidLazily, typesetIn } from "#app/domain/language/typography";
import { chatbots } from "#app/domain/offers/chatbots";
import type { Portrait, SiteLink } from "./page-content";
import { rating } from "./rating";
import { type ReviewSource, reviewSource } from "./review-sources";
import { camenzind, kern, rochat, testimonialIn, type Voice } from "./testimonials";

export interface Review {
  quote: string;
  name: string;
  /** The service that the client bought. */
  source: SiteLink;
}

/** A client's quote in large type, with a portrait and a figure. */
interface LargeVoice {
  name: string;
  role: string;
  quote: string;
  figure: string;
  /** What the figure counts. */
  counts: string;
  portrait: Portrait;
}

export interface ReviewsWords {
  title: string;
  /** Three, above the columns. */
  voices: LargeVoice[];
  rating: string;
  pause: string;
  /** A link that skips the links of all reviews. */
  skip: string;
  /** The button that shows the remaining reviews if the columns do not move. */
  more: string;
  /** Fourteen reviews each. */
  columns: Review[][];
}

type Short = [name: string, source: ReviewSource, en: string, fr: string];

/** Invented clients, until real ones replace them. */
const voices = {
  "claire-m": [
    "Claire M., Nyon",
    "site",
    "Six weeks to launch, just as they said. The booking page alone pays for it.",
    "Six semaines jusqu'à la mise en ligne, comme annoncé. À\u00A0elle\u00A0seule, la page de réservation paie le site.",
  ],
  "garage-perret": [
    "Garage Perret, Bulle",
    "local",
    "People find our opening hours on Google before they find our competitor's.",
    "Sur Google, les gens trouvent nos horaires avant ceux du concurrent.",
  ],
  "samuel-r": [
    "Samuel R., Sion",
    "seo",
    "A report I can read, three things to do, and they were done by Friday. No jargon.",
    "Un rapport que je comprends, trois choses à faire, et le vendredi, c'était fait. Sans jargon.",
  ],
  "anne-favre": [
    "Anne Favre, Lausanne",
    "bots",
    "At midnight the assistant answers the questions that our reception used to get all morning.",
    "À minuit, l'assistant répond aux questions que la réception entendait toute la matinée.",
  ],
  "boulangerie-kern": [
    "Boulangerie Kern, Köniz",
    "brand",
    "Our bags, our sign and our site finally look as if they belong to the same bakery.",
    "Nos sachets, notre enseigne et notre site sont enfin ceux d'une seule et même boulangerie.",
  ],
  "luca-b": [
    "Luca B., Meyrin",
    "leads",
    "Eleven requests for quotes in a month. I hired somebody before I advertised again.",
    "Onze demandes de devis en un mois. J'ai engagé quelqu'un avant de refaire de la publicité.",
  ],
  "fiduciaire-monnier": [
    "Fiduciaire Monnier",
    "site",
    "They wrote the words with us first and designed the pages afterwards. It shows.",
    "Ils ont d'abord écrit nos textes avec nous, et dessiné les pages ensuite. Cela se voit.",
  ],
  "nadia-h": [
    "Nadia H., Payerne",
    "ai",
    "They told us which tasks not to automate. That was the useful part.",
    "Ils nous ont dit quelles tâches ne pas automatiser. C'était le plus utile.",
  ],
  "camping-du-lac": [
    "Camping du Lac, Yverdon",
    "site",
    "We were full in June. People choose their pitch on the map.",
    "Nous étions complets en juin : chacun choisit son emplacement sur le plan.",
  ],
  "yann-g": [
    "Yann G., Vevey",
    "seo",
    "From page three of Google to the first five results, for the words our clients really use.",
    "De la troisième page de Google aux cinq premiers résultats, pour les mots que nos clients emploient vraiment.",
  ],
  "studio-alba": [
    "Studio Alba, Monthey",
    "brand",
    "A logo, a page of rules, and no more arguments about it.",
    "Un logo, une charte d'une page, et plus aucune discussion.",
  ],
  "menuiserie-rey": [
    "Menuiserie Rey, Gruyères",
    "site",
    "My apprentice changes the photos himself. That was what I wanted.",
    "Mon apprenti change lui-même les photos. C'est ce que je voulais.",
  ],
  "sandrine-p": [
    "Sandrine P., Morges",
    "ads",
    "I know what each call costs me. The figures are on one page.",
    "Je sais ce que me coûte chaque appel. Les chiffres tiennent sur une page.",
  ],
  "clinique-veterinaire-du-bourg": [
    "Clinique vétérinaire du Bourg",
    "bots",
    "The assistant says when it doesn't know, and gives our number. That's why I trust it.",
    "Quand l'assistant ne sait pas, il le dit, et il donne notre numéro. C'est pour cela que je lui fais confiance.",
  ],

  "olivier-t": [
    "Olivier T., Delémont",
    "site",
    "The old site took nine seconds to load on my phone. The new one appears at once.",
    "L'ancien site mettait neuf secondes à s'afficher sur mon téléphone. Le nouveau est là tout de suite.",
  ],
  "hotel-bellerive": [
    "Hôtel Bellerive, Montreux",
    "site",
    "Direct bookings went up, commissions went down.",
    "Les réservations directes ont augmenté, les commissions ont baissé.",
  ],
  "marie-laure-d": [
    "Marie-Laure D., Sierre",
    "brand",
    "They showed us three directions and said which one they wouldn't choose. They were right.",
    "Ils nous ont montré trois pistes et dit laquelle ils ne choisiraient pas. Ils avaient raison.",
  ],
  "physio-grand-pont": [
    "Physio Grand-Pont, Lausanne",
    "local",
    "There are three practices in our street, and Google Maps shows us first.",
    "Il y a trois cabinets dans notre rue, et Google Maps nous montre en premier.",
  ],
  "thomas-w": [
    "Thomas W., Lyss",
    "ai",
    "Invoices are read and filed while I'm out on site.",
    "Les factures sont lues et classées pendant que je suis sur le chantier.",
  ],
  "auberge-de-l-ours": [
    "Auberge de l'Ours",
    "site",
    "Today's menu is online by ten, and the kitchen puts it there.",
    "Le menu du jour est en ligne à dix heures, et c'est la cuisine qui le publie.",
  ],
  "patrick-s": [
    "Patrick S., Neuchâtel",
    "ads",
    "They switched off the campaign that wasn't working, and we didn't even have to ask.",
    "Avant même que nous le demandions, ils ont arrêté la campagne qui ne marchait pas.",
  ],
  "ecole-de-musique-arpege": [
    "École de musique Arpège",
    "bots",
    "On Sunday evenings, parents ask about lessons. Now they get an answer.",
    "Les parents posent leurs questions le dimanche soir. Maintenant, ils ont une réponse.",
  ],
  "elodie-c": [
    "Élodie C., Pully",
    "brand",
    "People keep our business card. I thought nobody did that any more.",
    "Les gens gardent notre carte de visite. Je n'y croyais plus.",
  ],
  "toitures-savary": [
    "Toitures Savary",
    "seo",
    "Our best page says what a roof costs.",
    "Notre meilleure page dit combien coûte un toit.",
  ],
  "jonas-k": [
    "Jonas K., Spiez",
    "site",
    "Two languages, one price, and no surprises on the invoice.",
    "Deux langues, un prix, aucune surprise sur la facture.",
  ],
  "fleurs-du-marche": [
    "Fleurs du Marché, Renens",
    "local",
    "On Mother's Day, people from two streets away called us for the first time.",
    "À la fête des Mères, des gens qui habitent à deux rues nous ont appelés pour la première fois.",
  ],
  "cabinet-duvoisin": [
    "Cabinet Duvoisin",
    "ai",
    "The draft of the minutes is ready before the meeting room is empty.",
    "Le projet de procès-verbal est prêt avant que la salle soit vide.",
  ],
  "karine-l": [
    "Karine L., Aigle",
    "leads",
    "Eight enquiries a week, and five are for the work we like.",
    "Huit demandes par semaine, dont cinq pour le travail que nous aimons.",
  ],

  "cave-des-rocs": [
    "Cave des Rocs, Chamoson",
    "site",
    "You see the vineyard, then the bottle, then the price. Just as in our cellar.",
    "On voit la vigne, puis la bouteille, puis le prix. Comme à la cave.",
  ],
  "antoine-v": [
    "Antoine V., La Chaux-de-Fonds",
    "brand",
    "They measured the dial of an old watch of ours and drew our lettering from it.",
    "Ils ont mesuré le cadran d'une de nos anciennes montres et en ont tiré les lettres de notre logo.",
  ],
  "sophie-a": [
    "Sophie A., Carouge",
    "site",
    "My father is seventy-eight. He bought a ticket without calling me.",
    "Mon père a septante-huit ans. Il a acheté un billet sans m'appeler.",
  ],
  "daniel-z": [
    "Daniel Z., Fribourg",
    "seo",
    "I got a list of what they changed, with dates. Nobody had ever done that.",
    "J'ai reçu la liste de ce qu'ils ont changé, avec les dates. Personne ne l'avait jamais fait.",
  ],
  "atelier-velo-21": [
    "Atelier Vélo 21",
    "bots",
    "The assistant says that it's a machine, asks which bike needs a service and books it in. That's all our customers need.",
    "L'assistant dit qu'il est un programme, fixe le rendez-vous et demande de quel vélo il s'agit. Cela suffit à nos clients.",
  ],
  "geraldine-f": [
    "Géraldine F., Gland",
    "site",
    "They called back the same day, every time.",
    "Ils ont rappelé le jour même, à chaque fois.",
  ],
  "chocolaterie-noyer": [
    "Chocolaterie Noyer",
    "brand",
    "Since we changed the packaging, shops have put us at eye level. The site tells the rest of the story.",
    "Depuis que l'emballage a changé, les magasins nous placent à hauteur des yeux. Le site raconte le reste.",
  ],
  "marc-andre-o": [
    "Marc-André O., Martigny",
    "leads",
    "They spent a month learning what didn't work and a month putting it right. Then the orders came.",
    "Un mois pour essayer, un mois pour corriger, puis les commandes sont arrivées.",
  ],
  "pharmacie-de-la-gare": [
    "Pharmacie de la Gare",
    "ai",
    "“Is it in stock?” The assistant checks and tells the customer.",
    "« Vous l'avez en stock ? » L'assistant vérifie et répond aux clients.",
  ],
  "isabelle-n": [
    "Isabelle N., Orbe",
    "seo",
    "We wrote four articles with them. Two of them bring in half our visits.",
    "Nous avons écrit quatre articles avec eux. Deux amènent la moitié des visites.",
  ],
  "serrurerie-blanc": [
    "Serrurerie Blanc, Nidau",
    "local",
    "At two in the morning nobody scrolls. We come first on Google Maps.",
    "À deux heures du matin, personne ne fait défiler la page. Nous sommes les premiers sur Google Maps.",
  ],
  "salon-mira": [
    "Salon Mira, Onex",
    "local",
    "New clients all say, “You were the first one with photos.”",
    "Les nouvelles clientes disent toutes : « Vous\u00A0étiez le\u00A0premier salon avec des photos. »",
  ],
  "transports-chappuis": [
    "Transports Chappuis",
    "bots",
    "Drivers send a photo, and the assistant fills in the form.",
    "Les chauffeurs envoient une photo, l'assistant remplit le formulaire.",
  ],
  "reto-m": [
    "Reto M., Ostermundigen",
    "ai",
    "A clear price before they began, and the same price at the end.",
    "Un prix clair avant de commencer, et le même à la fin.",
  ],
} satisfies Record<string, Short>;

export type ReviewKey = keyof typeof voices;

const COLUMN = 14;

function reviewIn(locale: Locale, [name, source, en, fr]: Short): Review {
  return { name, quote: { en, fr }[locale], source: reviewSource(source, locale) };
}

function columnsIn(locale: Locale): Review[][] {
  const reviews = Object.values(voices).map((voice) => reviewIn(locale, voice));
  return [0, 1, 2].map((column) => reviews.slice(column * COLUMN, (column + 1) * COLUMN));
}

/** The review of one client. */
export function reviewOf(key: ReviewKey, locale: Locale): Review {
  return typesetIn(locale, reviewIn(locale, voices[key]));
}

type Told = Pick<LargeVoice, "figure" | "counts"> & { portrait: string };

/** Three clients who are also quoted elsewhere, with the figures beside their quotes. */
const large: (Localized<Told> & { voice: Required<Voice> })[] = [
  {
    voice: rochat,
    en: {
      figure: "28",
      counts: "of 38 rooms are not on the booking portal in summer",
      portrait: "Portrait of Hélène Rochat: a woman with a silver bob, in a blazer.",
    },
    fr: {
      figure: "28",
      counts: "chambres sur 38 ne passent pas par le portail de réservation en été",
      portrait: "Portrait d'Hélène Rochat : une femme aux cheveux argentés coupés au carré, en veste.",
    },
  },
  {
    voice: kern,
    en: {
      figure: "1 hour",
      counts: "earlier than before, the sourdough loaves are sold out",
      portrait: "Portrait of Beat Kern: a broad, bald man with a smile, in a baker's apron.",
    },
    fr: {
      figure: "1 heure",
      counts: "plus tôt qu'avant, tous les pains au levain sont vendus",
      portrait:
        "Portrait de Beat Kern : un homme chauve et large d'épaules, qui sourit, en tablier de boulanger.",
    },
  },
  {
    voice: camenzind,
    en: {
      figure: `${chatbots.essential.monthly}`,
      counts: "francs a month, the base price of the assistant",
      portrait: "Portrait of Yves Camenzind: an older man with white hair and a white beard.",
    },
    fr: {
      figure: `${chatbots.essential.monthly}`,
      counts: "francs par mois, le prix de base de l'assistant",
      portrait: "Portrait d'Yves Camenzind : un homme âgé, aux cheveux blancs et à la barbe blanche.",
    },
  },
];

function voicesIn(locale: Locale): LargeVoice[] {
  return large.map(({ voice, [locale]: beside }) => {
    const { name, role, quote } = testimonialIn(locale, voice);
    const { portrait: text, ...told } = beside;
    return { name, role, quote, ...told, portrait: { src: voice[6], text } };
  });
}

const around: Localized<Pick<ReviewsWords, "title" | "pause" | "skip" | "more">> = {
  en: {
    title: "What our clients say",
    pause: "Pause the reviews",
    skip: "Skip the reviews",
    more: "More reviews",
  },
  fr: {
    title: "L'avis de nos clients",
    pause: "Suspendre le défilement",
    skip: "Passer les avis",
    more: "D'autres avis",
  },
};

export const clientReviews: Localized<ReviewsWords> = saidLazily((locale) =>
  typesetIn(locale, {
    ...around[locale],
    voices: voicesIn(locale),
    rating: rating[locale],
    columns: columnsIn(locale),
  }),
);
