import type { Localized } from "#app/domain/language/locale";
import type { Entries } from "./entry";

/** Questions about one of the cases, on its page or by its name. */
export const cases = {
  hotel: {
    topic: "company",
    page: "/showcases/hotel-bellerive",
    question: {
      en: "What did the site of Hôtel Bellerive cost?",
      fr: "Combien a coûté le site de l'Hôtel Bellerive ?",
    },
    say: {
      en: "{case.hotel-bellerive}, {case.hotel-bellerive.bar} of it for the booking bar with the portal's price and {case.hotel-bellerive.drawings} for the drawings of the house and its rooms, and then the Pro plan at {pro.month}, ads billed separately; {case.hotel-bellerive.weeks} from the signed quote to the launch. Four nights in ten are now booked on the hotel's own site. Without the bar and the drawings, a hotel's site costs the plan alone. Like all cases here it is an invented example, as the terms say.",
      fr: "{case.hotel-bellerive}, dont {case.hotel-bellerive.bar} pour la barre de réservation avec le prix du portail et {case.hotel-bellerive.drawings} pour les dessins de la maison et des chambres, puis le forfait Pro à {pro.month}, publicité facturée à part ; {case.hotel-bellerive.weeks} du devis signé à la mise en ligne. Quatre nuits sur dix se réservent maintenant sur le site de l'hôtel. Sans la barre ni les dessins, le site d'un hôtel ne coûte que le forfait. Comme tous les projets montrés, c'est un exemple inventé, les conditions le disent.",
    },
  },
  stairs: {
    topic: "company",
    page: "/showcases/escaliers-duc",
    question: {
      en: "What did the site of Escaliers Duc cost?",
      fr: "Combien a coûté le site d'Escaliers Duc ?",
    },
    say: {
      en: "{case.escaliers-duc} for the whole site with text, drawings, calculator and code, with hosting billed separately; {case.escaliers-duc.weeks} from the signed quote to the launch. People now know what their stairs cost before they write, and enquiries come with measurements. Like all cases here it is an invented example, as the terms say.",
      fr: "{case.escaliers-duc} pour tout le site avec textes, dessins, calculateur et code, hébergement à part ; {case.escaliers-duc.weeks} du devis signé à la mise en ligne. Les gens savent maintenant ce que coûte leur escalier avant d'écrire, et les demandes arrivent avec les mesures. Comme tous les projets montrés, c'est un exemple inventé, les conditions le disent.",
    },
  },
  camping: {
    topic: "company",
    page: "/showcases/camping-du-lac",
    question: {
      en: "What did the site of Camping du Lac cost?",
      fr: "Combien a coûté le site du Camping du Lac ?",
    },
    say: {
      en: "{case.camping-du-lac} for the drawn map of its pitches, which no plan covers, then the Pro plan at {pro.month}, and the chatbot Essential, from {bot.essential}. It took {case.camping-du-lac.weeks} from the signed quote to the launch. Without a drawn map, a campsite's site is the plan alone. Like all cases here it is an invented example, as the terms say.",
      fr: "{case.camping-du-lac} pour le plan dessiné de ses emplacements, qu'aucun forfait ne contient, puis le forfait Pro à {pro.month} et le chatbot Essentiel, dès {bot.essential}. Il a fallu {case.camping-du-lac.weeks} du devis signé à la mise en ligne. Sans plan dessiné, le site d'un camping, c'est le forfait seul. Comme tous les projets montrés, c'est un exemple inventé, les conditions le disent.",
    },
  },
  bakery: {
    topic: "company",
    page: "/showcases/boulangerie-kern",
    question: {
      en: "What did the site of Boulangerie Kern cost?",
      fr: "Combien a coûté le site de la Boulangerie Kern ?",
    },
    say: {
      en: "{case.boulangerie-kern}, {design.identity} of it for the identity (logo, lettering, three colours, six printed items) and the rest for five pages in German, and then the Basic plan at {basic.month}; {case.boulangerie-kern.weeks} from the signed quote to the launch. The page opens on what comes out of the oven, and when. Like all cases here it is an invented example, as the terms say.",
      fr: "{case.boulangerie-kern}, dont {design.identity} pour l'identité (logo, lettrage, trois couleurs, six supports) et le reste pour cinq pages en allemand, puis le forfait Basic à {basic.month} ; {case.boulangerie-kern.weeks} du devis signé à la mise en ligne. La page s'ouvre sur ce qui sort du four, et quand. Comme tous les projets montrés, c'est un exemple inventé, les conditions le disent.",
    },
  },
  physio: {
    topic: "company",
    page: "/showcases/physio-grand-pont",
    question: {
      en: "What did the site of Physio Grand-Pont cost?",
      fr: "Combien a coûté le site de Physio Grand-Pont ?",
    },
    say: {
      en: "{case.physio-grand-pont} for Local SEO (the Google Business Profile, ten directories, a page for the town, a link for reviews, a report), and then the Basic plan at {basic.month}; {case.physio-grand-pont.weeks} from the signed quote to the launch. Patients point to where it hurts, and the site answers. Like all cases here it is an invented example, as the terms say.",
      fr: "{case.physio-grand-pont} pour le SEO local (la fiche Google, dix annuaires, une page pour la ville, un lien pour les avis, un rapport), puis le forfait Basic à {basic.month} ; {case.physio-grand-pont.weeks} du devis signé à la mise en ligne. Les patients partent de là où ils ont mal. Comme tous les projets montrés, c'est un exemple inventé, les conditions le disent.",
    },
  },
} satisfies Entries;

/**
 * For the case that is nearest to a trade: the sentence that introduces it, before its price, and the words without
 * accents for trade and client.
 */
export const casesOfTrades: Record<
  `cases.${keyof typeof cases}`,
  Localized<string> & { trade: string; client: string }
> = {
  "cases.hotel": {
    en: "The nearest to it among our cases is Hôtel Bellerive in Montreux:",
    fr: "Le plus proche parmi nos projets est l'Hôtel Bellerive, à Montreux :",
    trade:
      "hotel hotels hotelier hoteliere hoteliers auberge auberges inn inns guesthouse guesthouses bnb gite gites spa spas restaurant restaurants restaurateur restaurateurs resto restos pizzeria pizzerias cafe cafes bistro bistros bistrot bistrots brasserie brasseries",
    client: "bellerive",
  },
  "cases.stairs": {
    en: "The nearest to it among our cases is the stair builder Escaliers Duc in Bulle:",
    fr: "Le plus proche parmi nos projets est le constructeur d'escaliers Escaliers Duc, à Bulle :",
    trade:
      "carpenter carpenters carpentry joiner joiners joinery menuiserie menuiseries menuisier menuisiers ebeniste ebenistes ebenisterie charpentier charpentiers stairs staircase electrician electricians electricien electriciens plumber plumbers plombier plombiers couvreur couvreurs roofer roofers macon macons mason masons peintre peintres painter painters carreleur carreleurs tiler tilers chauffagiste chauffagistes serrurier serruriers locksmith locksmiths artisan artisans craftsman craftsmen",
    client: "escaliers duc",
  },
  "cases.camping": {
    en: "The nearest to it among our cases is Camping du Lac in Yverdon:",
    fr: "Le plus proche parmi nos projets est le Camping du Lac, à Yverdon :",
    trade: "camping campings campsite campsites campground",
    client: "camping",
  },
  "cases.bakery": {
    en: "The nearest to it among our cases is Boulangerie Kern in Köniz:",
    fr: "Le plus proche parmi nos projets est la Boulangerie Kern, à Köniz :",
    trade:
      "bakery bakeries baker bakers boulangerie boulangeries boulanger boulangers boulangere patisserie patisseries patissier patissiers chocolatier chocolatiers chocolaterie confiserie confiseries boucherie boucheries boucher bouchers butcher butchers fromagerie fromageries epicerie epiceries grocery traiteur traiteurs caterer caterers",
    client: "kern",
  },
  "cases.physio": {
    en: "The nearest to it among our cases is Physio Grand-Pont in Lausanne:",
    fr: "Le plus proche parmi nos projets est Physio Grand-Pont, à Lausanne :",
    trade:
      "physio physios physiotherapist physiotherapists physiotherapy physiotherapie physiotherapeute physiotherapeutes osteopathe osteopathes osteopath osteopaths osteo osteos dentist dentists dentiste dentistes doctor doctors medecin medecins therapist therapists therapeute therapeutes clinic clinics clinique cliniques podologue podologues psychologue psychologues psychologist psychologists naturopathe naturopathes masseuse masseuses masseur masseurs",
    client: "pont",
  },
};
