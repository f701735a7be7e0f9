/** Companies, wishes and messages of the invented people of `npm run seed`. */
interface Sample {
  company: string;
  product: string;
  /** A page of the site, below its language. */
  address: string;
  fr: string;
  en: string;
}

export const sampleLeads: Sample[] = [
  {
    company: "Menuiserie {last}",
    product: "Site web",
    address: "/services/website-design-development/web-new",
    fr: "Bonjour, nous sommes une menuiserie de sept personnes. Notre site date de 2014 et ne s'ouvre presque plus sur un téléphone. Que coûterait un nouveau site avec nos réalisations ?",
    en: "We are a joinery of seven people. Our site is from 2014 and hardly opens on a phone any more. What would a new one with our work in it cost?",
  },
  {
    company: "Physio {town}",
    product: "SEO",
    address: "/services/seo-visibility",
    fr: "Quand on cherche « physiothérapie {town} », nous ne sommes qu'en deuxième page. Pouvez-vous regarder d'où cela vient ?",
    en: "When people search for a physiotherapist in {town} we are on the second page. Could you have a look at why?",
  },
  {
    company: "Fiduciaire {last} & Associés",
    product: "Refonte",
    address: "/services/website-design-development/web-refresh",
    fr: "Nous fusionnons avec une autre fiduciaire au printemps et devons réunir deux sites en un. Avez-vous de la place d'ici mars ?",
    en: "We merge with another fiduciary office in spring and have to make one site out of two. Do you have room before March?",
  },
  {
    company: "Boulangerie {last}",
    product: "Fiche Google",
    address: "/services/digital-marketing",
    fr: "Nos horaires sont faux sur Google et je n'arrive plus à entrer dans le compte. Est-ce que vous vous occupez de cela ?",
    en: "Our opening hours on Google are wrong and I cannot get into the account any more. Is that something you do?",
  },
  {
    company: "Hôtel du Lac {town}",
    product: "Chatbot",
    address: "/services/artificial-intelligence-ai/chatbots",
    fr: "La réception reçoit chaque jour les mêmes vingt questions. Un chatbot peut-il y répondre en français, en allemand et en anglais ?",
    en: "Our reception gets the same twenty questions every day. Could a chatbot answer them in three languages?",
  },
  {
    company: "Cabinet dentaire {last}",
    product: "Prise de rendez-vous",
    address: "/services/lead-generation",
    fr: "Nous voudrions que les patients prennent rendez-vous en ligne, relié à notre agenda. Travaillez-vous avec des cabinets ?",
    en: "We would like patients to book online, connected to our calendar. Do you work with practices?",
  },
  {
    company: "Domaine {last}",
    product: "Graphisme",
    address: "/services/graphic-design",
    fr: "Vigneron à {town}, je change mes étiquettes pour le millésime 2026. Il me faudrait un logo et trois étiquettes.",
    en: "I make wine near {town} and change my labels for the 2026 vintage: a logo and three labels.",
  },
  {
    company: "Garage {last} SA",
    product: "Hébergement",
    address: "/services/hosting-and-maintenance",
    fr: "Notre prestataire a cessé son activité. Pouvez-vous reprendre l'hébergement et la maintenance de notre WordPress ?",
    en: "Our provider has closed down. Could you take over hosting and maintenance of our WordPress?",
  },
  {
    company: "Müller Treuhand GmbH",
    product: "Site web",
    address: "/contact",
    fr: "Nous ouvrons un bureau à {town} et cherchons une agence qui écrive aussi bien en français qu'en anglais.",
    en: "We open an office in {town} and look for an agency that writes French as well as English.",
  },
  {
    company: "Association {town} Jazz",
    product: "Site web",
    address: "/pricing",
    fr: "Nous sommes une association avec un petit budget. Vos forfaits valent-ils aussi pour un festival de trois jours par an ?",
    en: "We are an association with a small budget. Do your plans work for a festival of three days a year, too?",
  },
  {
    company: "Fromagerie {last}",
    product: "Boutique",
    address: "/services/website-design-development",
    fr: "Nous aimerions vendre nos fromages en ligne, avec envoi au froid dans toute la Suisse. Par où commence-t-on ?",
    en: "We would like to sell our cheese online, sent cold to all of Switzerland. Where does one begin?",
  },
  {
    company: "{last} Architectes",
    product: "Portfolio",
    address: "/showcases",
    fr: "J'ai vu vos réalisations. Nous voudrions un site très sobre pour quarante projets, avec de grandes images qui se chargent vite.",
    en: "I have seen your work. We would like a very quiet site for forty projects, with large pictures that load fast.",
  },
];

export const firstNames =
  "Jérôme Hélène Luca Sophie Amélie Nicolas Chloé Mathieu Inès Thomas Zoé François Léa Julien Anaïs Marc Élodie Simon Noémie Pascal Beat Ursula Reto Fabienne Goran Amina".split(
    " ",
  );

export const lastNames =
  "Rochat Müller Favre Perret Jaquet Aebischer Berset Cornaz Dubuis Œuvray Gremaud Hofmann Imhof Jeanneret Keller Loosli Monnier Nicollier Oberson Pittet Quartier Rossier Savary Tinguely Varone Zwahlen".split(
    " ",
  );

export const towns =
  "Lausanne Genève Neuchâtel Fribourg Sion Bulle Nyon Montreux Vevey Yverdon Delémont Martigny Sierre Bienne".split(
    " ",
  );

export const campaigns = ["", "", "", "printemps-2026", "google-ads-vaud", "flyer-comptoir", "newsletter"];
export const referrers = [
  "",
  "",
  "https://www.google.com/",
  "https://www.google.ch/",
  "https://www.linkedin.com/",
];
export const devices = [
  "Safari 26, iOS",
  "Chrome 141, Windows",
  "Chrome 141, Android",
  "Firefox 146, macOS",
  "Safari 26, macOS",
];
export const notes = [
  "Rappelé : budget autour de 8'000, décision avec l'associé la semaine prochaine.",
  "Il compare trois offres. Envoyer l'exemple de la menuiserie.",
  "Prefers to be called after 17:00.",
  "Devis envoyé, à relancer.",
];
