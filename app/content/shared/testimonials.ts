import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import type { TestimonialsWords } from "./page-content";
import { type ReviewSource, reviewSource } from "./review-sources";

type Items = TestimonialsWords["items"];

type Voice = [name: string, roleEn: string, roleFr: string, source: ReviewSource, en: string, fr: string];

/** Invented clients, until real ones take their place: three for each service that quotes them. */
const voices = {
  website: [
    [
      "Hélène Rochat",
      "Hotel Bellerive, Montreux",
      "Hotel Bellerive, Montreux",
      "site",
      "Guests now book on the site, in their own language, before they write to us. The portal's commission has become our advertising budget.",
      "Nos hôtes réservent maintenant sur le site, dans leur langue, avant de nous écrire. La commission du portail est devenue notre budget publicitaire.",
    ],
    [
      "Beat Kern",
      "Boulangerie Kern, Köniz",
      "Boulangerie Kern, Köniz",
      "site",
      "They asked which bread people ask for by name. That is now our first page, and it sells out by nine.",
      "Ils nous ont demandé quel pain les gens réclament par son nom. C'est devenu notre première page, et à neuf heures tout est vendu.",
    ],
    [
      "Aline Rey",
      "Menuiserie Rey, Gruyères",
      "Menuiserie Rey, Gruyères",
      "site",
      "Every quote begins with a picture of a staircase from our own site. We no longer explain what we do, we only measure.",
      "Chaque devis commence par la photo d'un escalier prise sur notre site. Nous n'expliquons plus notre métier, nous prenons les mesures.",
    ],
  ],
  search: [
    [
      "Grégoire Perret",
      "Garage owner, Bulle",
      "Garagiste, Bulle",
      "local",
      "People used to ask at the petrol station where we were. Now the map brings them to the door.",
      "Avant, on demandait notre adresse à la station-service. Maintenant, la carte amène les gens devant la porte.",
    ],
    [
      "Nadia Hofer",
      "Physiotherapist, Fribourg",
      "Physiothérapeute, Fribourg",
      "seo",
      "One page for each complaint, written as patients say it. Half of the new ones come in by those pages.",
      "Une page par douleur, écrite comme les patients en parlent. La moitié des nouveaux arrivent par là.",
    ],
    [
      "Olivier Savary",
      "Roofer, Delémont",
      "Couvreur, Delémont",
      "seo",
      "The report is one page long. I read it over coffee and know what was done and what it brought.",
      "Le rapport tient sur une page. Je le lis en buvant mon café, et je sais ce qui a été fait et ce que cela a rapporté.",
    ],
  ],
  marketing: [
    [
      "Sandrine Pittet",
      "Estate agent, Morges",
      "Courtière, Morges",
      "leads",
      "We stopped three campaigns that only brought clicks. The fourth brings two valuations a week.",
      "Nous avons arrêté trois campagnes qui n'amenaient que des clics. La quatrième amène deux estimations par semaine.",
    ],
    [
      "Marco Bianchi",
      "Heating engineer, Meyrin",
      "Chauffagiste, Meyrin",
      "leads",
      "Every Monday I know what a call has cost me. Nobody had ever been able to tell me that.",
      "Chaque lundi, je sais ce que m'a coûté un appel. Personne n'avait jamais su me le dire.",
    ],
    [
      "Céline Dubuis",
      "Dance school, Sion",
      "École de danse, Sion",
      "leads",
      "The audit took less than an hour and saved us the price of a term's advertising.",
      "L'audit a pris moins d'une heure et nous a épargné le prix d'un trimestre de publicité.",
    ],
  ],
  intelligence: [
    [
      "Philippe Monnier",
      "Fiduciary, Neuchâtel",
      "Fiduciaire, Neuchâtel",
      "ai",
      "Incoming mail is sorted before I sit down. What the machine is not sure of lies on a pile of its own.",
      "Le courrier est trié avant que je m'assoie. Ce dont la machine n'est pas sûre forme une pile à part.",
    ],
    [
      "Anne Favre",
      "Doctor, Lausanne",
      "Médecin, Lausanne",
      "ai",
      "It began with one task, the appointment calls. They did not try to sell us a second one.",
      "Cela a commencé par une seule tâche, les appels pour un rendez-vous. On n'a pas cherché à nous en vendre une deuxième.",
    ],
    [
      "Karine Lugon",
      "Pharmacist, Aigle",
      "Pharmacienne, Aigle",
      "ai",
      "Drafts of replies wait for us in the morning. We correct a word here and there, and send them.",
      "Des projets de réponse nous attendent le matin. Nous corrigeons un mot ici ou là, et nous les envoyons.",
    ],
  ],
  chatbots: [
    [
      "Yves Camenzind",
      "Camping du Lac, Yverdon",
      "Camping du Lac, Yverdon",
      "bots",
      "In July the assistant answers eighty times a day whether dogs are allowed. We have time for the guests.",
      "En juillet, l'assistant répond quatre-vingts fois par jour que oui, les chiens sont admis. Nous avons du temps pour les hôtes.",
    ],
    [
      "Mira Osmani",
      "Hairdresser, Onex",
      "Coiffeuse, Onex",
      "bots",
      "It gives the price of a cut as it stands in the window, and books while my hands are wet.",
      "Il donne le prix de la coupe tel qu'il est affiché en vitrine, et réserve pendant que j'ai les mains mouillées.",
    ],
    [
      "Jean Chappuis",
      "Haulier, Payerne",
      "Transporteur, Payerne",
      "bots",
      "Asked something it does not know, it says so and gives my number. That is all I wanted.",
      "Quand il ne sait pas, il le dit et donne mon numéro. Je ne demandais rien d'autre.",
    ],
  ],
} satisfies Record<string, Voice[]>;

/** The three voices of a service, in both languages. */
function itemsOf(service: keyof typeof voices): Localized<Items> {
  const told: Voice[] = voices[service];
  return {
    en: told.map(([name, role, , source, quote]) => ({
      name,
      role,
      quote,
      source: reviewSource(source, "en"),
    })),
    fr: told.map(([name, , role, source, , quote]) => ({
      name,
      role,
      quote,
      source: reviewSource(source, "fr"),
    })),
  };
}

/** Pages set these together with their own words. */
export const testimonials = {
  website: typeset(itemsOf("website")),
  search: typeset(itemsOf("search")),
  marketing: typeset(itemsOf("marketing")),
  intelligence: typeset(itemsOf("intelligence")),
  chatbots: typeset(itemsOf("chatbots")),
};
