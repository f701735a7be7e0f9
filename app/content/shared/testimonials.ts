import type { Locale, Localized } from "#app/domain/language/locale";
import type { TestimonialsWords } from "./page-content";
import { type ReviewSource, reviewSource } from "./review-sources";

type Items = TestimonialsWords["items"];

export type Voice = [
  name: string,
  roleEn: string,
  roleFr: string,
  source: ReviewSource,
  en: string,
  fr: string,
  /** Drawn by `scripts/artwork/draw-portraits.ts`. */
  portrait?: string,
];

// Invented clients, until real ones replace them: first those quoted on several pages, then three for each service.

export const rochat: Required<Voice> = [
  "Hélène Rochat",
  "Hôtel Bellerive, Montreux",
  "Hôtel Bellerive, Montreux",
  "site",
  "Guests now book on our site, in French or English, without writing to us first. What we save in commission now pays for our ads.",
  "Nos hôtes réservent maintenant sur notre site, en français ou en anglais, sans avoir à nous écrire. Ce que nous économisons en commissions paie aujourd'hui nos annonces.",
  "/people/helene-rochat.svg",
];

export const kern: Required<Voice> = [
  "Beat Kern",
  "Boulangerie Kern, Köniz",
  "Boulangerie Kern, Köniz",
  "site",
  "They asked us which bread people want. It's now at the top of our home page, and by nine in the morning it's sold out.",
  "Ils nous ont demandé quel pain les gens voulaient. Il est maintenant en haut de notre page d'accueil, et à\u00A0neuf\u00A0heures, il n'en reste plus.",
  "/people/beat-kern.svg",
];

export const rey: Voice = [
  "Aline Rey",
  "Menuiserie Rey, Gruyères",
  "Menuiserie Rey, Gruyères",
  "site",
  "People send us a picture of a staircase from our site and ask for a quote. We no longer have to explain what we do; we go and measure.",
  "Les gens joignent à leur demande de devis la photo d'un escalier vu sur notre site. Nous n'avons plus à expliquer notre métier, nous allons prendre les mesures.",
];

export const camenzind: Required<Voice> = [
  "Yves Camenzind",
  "Camping du Lac, Yverdon",
  "Camping du Lac, Yverdon",
  "bots",
  "In July, we are asked eighty times a day whether dogs are allowed. The assistant answers; we look after our guests.",
  "En juillet, on nous demande huitante fois par jour si les chiens sont admis. L'assistant répond, et nous avons du temps pour les campeurs.",
  "/people/yves-camenzind.svg",
];

const voices = {
  search: [
    [
      "Grégoire Perret",
      "Garage owner, Bulle",
      "Garagiste, Bulle",
      "local",
      "People used to ask for our address at the petrol station. Now Google Maps brings them to the door.",
      "Avant, les gens demandaient notre adresse à la station-service. Maintenant, Google Maps les amène devant la porte.",
    ],
    [
      "Martine Hofer",
      "Physiotherapist, Fribourg",
      "Physiothérapeute, Fribourg",
      "seo",
      "There's one page for each kind of pain, written the way patients talk. Half of our new patients find us through these pages.",
      "Il y a une page par douleur, écrite comme les patients en parlent. La moitié des nouveaux nous trouvent par là.",
    ],
    [
      "Olivier Savary",
      "Roofer, Delémont",
      "Couvreur, Delémont",
      "seo",
      "The report is one page. I read it over coffee and know what they did and what it brought me.",
      "Le rapport tient sur une page. Je le lis en buvant mon café, et je sais ce qu'ils ont fait et ce que cela m'a rapporté.",
    ],
  ],
  marketing: [
    [
      "Sandrine Pittet",
      "Estate agent, Morges",
      "Courtière, Morges",
      "ads",
      "We stopped three campaigns that brought clicks and nothing else. The fourth brings two valuations a week.",
      "Nous avons arrêté trois campagnes qui n'amenaient que des clics. La quatrième amène deux estimations par semaine.",
    ],
    [
      "Marco Bianchi",
      "Heating engineer, Meyrin",
      "Chauffagiste, Meyrin",
      "ads",
      "I used to pay for a page in the directory without knowing what it brought in. Now I know which ad made the phone ring.",
      "Avant, je payais une page dans l'annuaire sans savoir ce qu'elle me rapportait. Maintenant, je sais quelle annonce a fait sonner le téléphone.",
    ],
    [
      "Céline Dubuis",
      "Dance school, Sion",
      "École de danse, Sion",
      "ads",
      "The audit took less than an hour. It saved us a whole term's advertising costs.",
      "L'audit a pris moins d'une heure. Il nous a épargné un trimestre entier de publicité.",
    ],
  ],
  intelligence: [
    [
      "Philippe Monnier",
      "Accountant, Neuchâtel",
      "Fiduciaire, Neuchâtel",
      "ai",
      "Our incoming post is sorted before I sit down. Anything the software is unsure of goes on a separate pile.",
      "Le courrier est trié avant mon arrivée au bureau. Ce dont le logiciel n'est pas sûr est mis de côté.",
    ],
    [
      "Anne Favre",
      "Doctor, Lausanne",
      "Médecin, Lausanne",
      "ai",
      "We began with one task: calls about appointments. Nobody tried to sell us a second one.",
      "Nous avons commencé par une seule tâche, les appels pour un rendez-vous. Personne n'a cherché à nous en vendre une deuxième.",
    ],
    [
      "Josiane Lugon",
      "Pharmacist, Aigle",
      "Pharmacienne, Aigle",
      "ai",
      "In the morning, drafted replies are waiting for us. We correct a word here and there and send them.",
      "Le matin, des réponses toutes prêtes nous attendent. Nous corrigeons un mot ici ou là, et nous les envoyons.",
    ],
  ],
  chatbots: [
    camenzind,
    [
      "Mira Osmani",
      "Hairdresser, Onex",
      "Coiffeuse, Onex",
      "bots",
      "It gives the price of a cut exactly as it is in the window, and takes bookings while my hands are wet.",
      "Il donne le prix de la coupe tel qu'il est affiché en vitrine, et il prend les rendez-vous pendant que j'ai les mains mouillées.",
    ],
    [
      "Jean Chappuis",
      "Haulier, Payerne",
      "Transporteur, Payerne",
      "bots",
      "My wife spent her evenings replying that we deliver on Saturdays, too. Now the chatbot says so, and she only reads the orders.",
      "Ma femme passait ses soirées à répondre que nous livrons aussi le samedi. Maintenant, c'est le chatbot qui le dit, et elle ne lit plus que les commandes.",
    ],
  ],
} satisfies Record<string, Voice[]>;

/** A client's quote, not typeset yet. */
export function testimonialIn(
  locale: Locale,
  [name, roleEn, roleFr, source, en, fr, portrait]: Voice,
): Items[number] {
  const { role, quote } = { en: { role: roleEn, quote: en }, fr: { role: roleFr, quote: fr } }[locale];
  return { name, role, quote, source: reviewSource(source, locale), portrait };
}

/** Above the quotes. */
export const sampleReviews: Localized<string> = { en: "Invented reviews", fr: "Avis inventés" };

/** The three quotes about a service, in both languages. */
function spokenOf(service: keyof typeof voices): Localized<Omit<TestimonialsWords, "title">> {
  const three: Voice[] = voices[service];
  return {
    en: { sample: sampleReviews.en, items: three.map((voice) => testimonialIn("en", voice)) },
    fr: { sample: sampleReviews.fr, items: three.map((voice) => testimonialIn("fr", voice)) },
  };
}

/** Not typeset yet: pages typeset these together with their own texts. */
export const testimonials = {
  search: spokenOf("search"),
  marketing: spokenOf("marketing"),
  intelligence: spokenOf("intelligence"),
  chatbots: spokenOf("chatbots"),
};
