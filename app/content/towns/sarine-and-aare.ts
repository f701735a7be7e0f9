import type { CitySlug } from "#app/domain/offers/cities";
import { francsInText } from "#app/domain/offers/money";
import type { Town } from "./town-words";

/** The towns of Fribourg and of Bern, on both sides of the language border. */
export const sarineAndAare = {
  bulle: {
    lastChange: "2026-11-29",
    client: "garage-perret",
    searches: [
      { text: "fenêtres bois Bulle prix" },
      { text: "dentiste Bulle nouveau patient" },
      { text: "fondue Gruyères où manger" },
      { text: "terrassement Gruyère devis" },
      { text: "crèche Bulle place libre" },
    ],
    found: [
      {
        title: `Fenêtres en bois à Bulle, posées dès ${francsInText(1_050, "fr")}`,
        text: "Trois essences au choix, menuisier de la région, mesures prises chez vous dans les dix jours.",
      },
      {
        site: "fenetres-d-usine.example",
        title: "Fenêtres en PVC à prix d'usine",
        text: "Livrées sur palette, à poser vous-même.",
      },
      {
        site: "expo-fenetres.example",
        title: "Fenêtres : nos expositions de Fribourg et de Vevey",
        text: "Bulle est au bas de la page, dans une liste de communes.",
      },
    ],
    en: {
      lead: "Bulle has grown faster than most Swiss towns, and newcomers do not know whom to call. Whoever appears when they look becomes their joiner, their dentist or their baker.",
      trades: "Construction, engines, cheese and chocolate, timber",
      place: [
        "The chief town of the Gruyère district lies at the foot of the Moléson. Cheese ripens and chocolate is made a few kilometres away; Liebherr makes engines and hydraulic components here. New districts have gone up around the old main street, and with them have come families from Lausanne, Fribourg and Vevey who found a flat they could afford.",
        "Thursday is market day, when the villages come down. Word travels fast on such a morning, but the newcomers are at work then, and rely on reviews. A company that has lived on word of mouth for thirty years is often missing from Google altogether.",
      ],
      first:
        "Here, the first job is to put into writing what people say about you at the market. We give you a link and a message to send to twenty customers, one by one, asking for a review, and write a page that shows your finished work in Broc, Riaz or La Tour-de-Trême. There is not much competition yet, so this is often enough; any further page is ordered and paid for separately.",
      example:
        "Take a roofer in Vaulruz who quotes a price per square metre of shingles and shows seven farmhouses that he has roofed. An architect renovating another one finds him before breakfast.",
      ask: "Tell us what people say about you at the market, and in which villages you have worked.",
      around: "Riaz, Vuadens, Broc, Gruyères and Charmey",
    },
    fr: {
      lead: "Bulle a grandi plus vite que la plupart des villes suisses, et les nouveaux venus ne savent pas qui appeler. Celui qu'ils trouvent devient leur menuisier, leur dentiste ou leur boulanger.",
      trades: "Construction, moteurs, fromage et chocolat, bois",
      place: [
        "Le chef-lieu de la Gruyère est au pied du Moléson. À quelques kilomètres, on affine le fromage et l'on fait du chocolat ; à Bulle même, Liebherr fabrique des moteurs et des composants hydrauliques. De nouveaux quartiers ont poussé autour de la Grand-Rue, et avec eux sont arrivées des familles de Lausanne, de Fribourg ou de Vevey, venues pour un loyer abordable.",
        "Le jeudi est jour de marché, et l'on y vient de tous les villages. Les nouvelles vont vite ces matins-là, mais les nouveaux habitants sont au travail et se fient aux avis. Une entreprise qui vit du bouche-à-oreille depuis trente ans est souvent tout à fait absente de Google.",
      ],
      first:
        "Ici, il s'agit d'abord de mettre par écrit ce que l'on dit de vous au marché. Nous préparons un lien et un message pour demander un avis à vingt clients, un à un, et nous rédigeons une page de chantiers terminés à Broc, à Riaz ou à La Tour-de-Trême. La concurrence est encore faible, et cela suffit souvent. Une page de plus se commande et se paie à part.",
      example:
        "Prenons un couvreur de Vaulruz qui donne son prix au mètre carré de tavillons et montre les photos de sept fermes. L'architecte qui en rénove une huitième le trouve avant le petit-déjeuner.",
      ask: "Dites-nous ce que l'on dit de vous au marché, et dans quels villages vous avez travaillé.",
      around: "Riaz, Vuadens, Broc, Gruyères et Charmey",
    },
  },
  fribourg: {
    lastChange: "2026-11-29",
    client: "daniel-z",
    searches: [
      { text: "Zahnarzt Freiburg deutschsprachig", lang: "de" },
      { text: "physiothérapie Pérolles" },
      { text: "traiteur Villars-sur-Glâne" },
      { text: "appartement étudiant Fribourg" },
      { text: "notaire Fribourg prix" },
    ],
    found: [
      {
        title: "Deutschsprachige Zahnärztin in Freiburg im Üechtland, Kontrolle 130 Franken",
        text: "Am Boulevard de Pérolles, drei Minuten vom Bahnhof, freie Termine am Samstagmorgen.",
      },
      {
        site: "zahnarzt-breisgau.example",
        title: "Zahnarzt in Freiburg im Breisgau",
        text: "Das andere Freiburg: Preise in Euro.",
      },
      {
        site: "zahnaerzte-bern.example",
        title: "Zahnärzte am Bahnhof Bern",
        text: "Gut zwanzig Minuten mit dem Zug.",
      },
    ],
    en: {
      lead: "In Fribourg, two people in the same street may search in different languages. We decide with you which language your site should speak first, and make it clear to Google.",
      trades: "University, administration, food, engineering",
      place: [
        "The Sarine, or Saane to German speakers here, cuts a gorge through the town and is seen as the language border. Many streets in the old town have a name in each language. The university teaches in French and in German, and on market days, Wednesday and Saturday, you hear both at the same stall.",
        "Rents are lower than on Lake Geneva and the train journey to Bern is short, so a lot of people live here and work there. They run their errands late or online. Students come in September, and the feast of St Nicholas fills every café on the first Saturday of December.",
      ],
      first:
        "The first question is which customers write to you in German. We go through a month of your emails with you and count them. Then we give you a price for the few German pages that will pay for themselves, rather than for a full translation. Freiburg im Üechtland must be named as such, or Google will send you people looking for Freiburg in Germany.",
      example:
        "Imagine a pastry cook in the Rue de Lausanne who takes orders for meringues and double cream until noon on Thursday, in both languages. Companies in Givisiez order theirs for staff birthdays without a single call.",
      ask: "Count last month's emails in German: that number decides what we write first.",
      around: "Villars-sur-Glâne, Givisiez, Marly, Düdingen and Tafers",
    },
    fr: {
      lead: "À Fribourg, deux voisins peuvent chercher dans deux langues différentes. Nous décidons avec vous par laquelle commencer, et nous le disons clairement à Google.",
      trades: "Université, administration, alimentation, ingénierie",
      place: [
        "La Sarine, que les germanophones appellent Saane, creuse une gorge dans la ville et passe pour la frontière des langues. Dans la vieille ville, bien des rues ont deux noms. L'université enseigne en français et en allemand, et les jours de marché, le mercredi et le samedi, on entend les deux au même étal.",
        "Les loyers sont plus bas qu'au bord du Léman et le train pour Berne est rapide : beaucoup d'habitants travaillent dans la ville fédérale. Ils font leurs achats tard ou en ligne. Les étudiants arrivent en septembre, et la Saint-Nicolas remplit tous les cafés le premier samedi de décembre.",
      ],
      first:
        "La première question est de savoir quels clients vous écrivent en allemand. Nous parcourons avec vous un mois d'e-mails et nous comptons. Puis nous vous donnons un prix pour les quelques pages en allemand qui rapportent, plutôt que pour tout le site. Il faut écrire Freiburg im Üechtland, sinon Google vous envoie des gens qui cherchent Fribourg-en-Brisgau.",
      example:
        "Imaginons une pâtissière de la rue de Lausanne qui prend les commandes de meringues et crème double jusqu'au jeudi midi, dans les deux langues. Les entreprises de Givisiez commandent pour leurs fêtes sans même téléphoner.",
      ask: "Comptez les e-mails en allemand du mois dernier : ce nombre décide de ce que nous écrirons d'abord.",
      around: "Villars-sur-Glâne, Givisiez, Marly, Guin et Tavel",
    },
  },
  bern: {
    lastChange: "2026-11-30",
    client: "boulangerie-kern",
    searches: [
      { text: "avocat francophone Berne" },
      { text: "Schreinerei Köniz", lang: "de" },
      { text: "médecin parlant français Berne" },
      { text: "Umzug Bern Lausanne", lang: "de", french: "déménagement Berne Lausanne" },
      { text: "association siège Berne fiduciaire" },
    ],
    found: [
      {
        title: `Avocat francophone à Berne, premier entretien ${francsInText(150, "fr")}`,
        text: "Droit du travail et de la famille, à la Spitalgasse, actes aussi en allemand.",
      },
      {
        site: "anwaelte-bern.example",
        lang: "de",
        title: "Anwältinnen und Anwälte im Kanton Bern",
        text: "Die ganze Liste, ohne ihre Sprachen.",
      },
      {
        site: "etude-bienne.example",
        title: "Avocats bilingues à Bienne",
        text: "L'étude est à une demi-heure de train de Berne.",
      },
    ],
    en: {
      lead: "Bern searches in German, but a good many of your potential customers there read French: federal staff, families from the Jura and companies that sell to French-speaking Switzerland. We reach them for you.",
      trades: "Federal administration, health, telecoms, associations",
      place: [
        "The old town, with its six kilometres of arcades, lies in a bend of the Aare and is a World Heritage Site. Parliament stands on the Bundesplatz, where vegetables are sold on Tuesdays and Saturdays, right outside the doors. On the fourth Monday of November the onion market begins before dawn.",
        "The canton has two official languages, and the federal offices work in French, too. French-speaking officials live in Köniz, in Ittigen or in Muri, and look for a French-speaking nursery, notary or lawyer. Hardly anyone writes for them. If they are your customers, that is your opportunity.",
      ],
      first:
        "To be clear: we write in French and in English, and German costs extra. So for the city's French speakers we start with one page in French, which few competitors have, and with a Google profile that names your languages. You decide on more pages once you see what each would cost.",
      example:
        "Picture a speech therapist in the Länggasse district who treats children in French, almost the only one to do so. One clear page, to which two schools link, fills her waiting list.",
      ask: "Tell us which languages your team speaks, and how French speakers find you today.",
      around: "Köniz, Ittigen, Ostermundigen, Muri and Zollikofen",
    },
    fr: {
      lead: "À Berne, on cherche en allemand, mais bien des clients lisent le français : personnel fédéral, familles du Jura bernois, entreprises qui vendent en Suisse romande. Nous faisons en sorte qu'ils vous trouvent.",
      trades: "Administration fédérale, santé, télécoms, associations",
      place: [
        "La vieille ville, avec ses six kilomètres d'arcades, occupe une boucle de l'Aare et figure au patrimoine mondial. Le Palais fédéral donne sur la place Fédérale ; le mardi et le samedi, on vend des légumes devant ses portes. Le quatrième lundi de novembre, le marché aux oignons commence avant l'aube.",
        "Le canton a deux langues officielles, et les offices fédéraux travaillent aussi en français. Les fonctionnaires romands habitent Köniz, Ittigen ou Muri, et cherchent un notaire, une crèche ou une avocate qui leur réponde dans leur langue. Presque personne n'écrit pour eux. C'est votre chance, si c'est votre clientèle.",
      ],
      first:
        "Disons-le d'emblée : nous rédigeons en français et en anglais, et l'allemand se paie en plus. Nous commençons donc par une page en français pour les Romands de la ville, car peu de concurrents en ont une, et par une fiche Google qui indique les langues que vous parlez. Pour d'autres pages, vous décidez en voyant le prix de chacune.",
      example:
        "Supposons qu'une logopédiste de la Länggasse suive des enfants en français et soit presque la seule à le faire. Une page claire, citée par deux écoles, remplit sa liste d'attente.",
      ask: "Dites-nous quelles langues parle votre équipe, et comment les francophones vous trouvent aujourd'hui.",
      around: "Köniz, Ittigen, Ostermundigen, Muri et Zollikofen",
    },
  },
  biel: {
    lastChange: "2026-11-30",
    client: "serrurerie-blanc",
    searches: [
      { text: "décolletage Bienne offre" },
      { text: "Coiffeur Biel Zentrum", lang: "de" },
      { text: "garde d'enfants Bienne bilingue" },
      { text: "polisseur horlogerie" },
      { text: "Velo Reparatur Nidau", lang: "de" },
    ],
    found: [
      {
        title: "Décolletage à Bienne, offre en 48 heures dès\u00A0500\u00A0pièces",
        text: "Diamètres de 1 à 20 mm, inox et laiton, plans à déposer en ligne.",
      },
      {
        site: "vallee-de-l-arve.example",
        title: "Décolletage dans la vallée de l'Arve",
        text: "Grandes séries, offres en euros, près de Cluses.",
      },
      {
        site: "drehteile.example",
        lang: "de",
        title: "Drehteile aus Grenchen und Lengnau",
        text: "Anfragen auf Deutsch, am liebsten per Telefon.",
      },
    ],
    en: {
      lead: "Biel is Bienne: in the largest bilingual town in Switzerland, every street sign has two lines. A website does better in both languages, since Google answers differently in each.",
      trades: "Watchmaking, precision machining, communications, printing",
      place: [
        "About four people in ten speak French here and six German, and many switch mid-sentence. Rolex and the Swatch Group, with Omega, have workshops at the foot of the Jura, and hundreds of suppliers turn, polish and test for them. The Federal Office of Communications is also in town.",
        "The lake begins behind the station, and boats go to St Peter's Island, where Rousseau stayed. The Seeland to the south grows a good part of the country's vegetables and brings them to the market on Saturdays; people from Lyss, Nidau and Port come to Biel to see a doctor.",
      ],
      first:
        "We write a French page that stands on its own, with its own keywords, and leave room for a German one beside it; that one, like every additional page, is quoted separately. Google forbids two profiles for one business: you need a single one, with a description in both languages; your website gives the address in both, Place Centrale and Zentralplatz.",
      example:
        "Think of an optician in the Rue de Nidau whose team changes language with each customer. His site does likewise, and shows frames by local makers that chain stores do not stock.",
      ask: "Give us your address in both languages, as it stands on your door.",
      around: "Nidau, Port, Brügg, Évilard and Lyss",
    },
    fr: {
      lead: "Bienne, c'est aussi Biel : dans la plus grande ville bilingue de Suisse, chaque plaque de rue a deux lignes. Un site biennois gagne à être bilingue, car Google répond autrement selon la langue.",
      trades: "Horlogerie, mécanique de précision, télécommunications, arts graphiques",
      place: [
        "Environ quatre habitants sur dix parlent français et six, allemand ; beaucoup changent de langue au milieu d'une phrase. Rolex et le groupe Swatch, avec Omega, ont leurs ateliers au pied du Jura, et des centaines de fournisseurs tournent, polissent et contrôlent pour eux. L'Office fédéral de la communication y a aussi son siège.",
        "Le lac commence derrière la gare, et les bateaux vont à l'île de Saint-Pierre, où séjourna Rousseau. Au sud, le Seeland cultive une bonne part des légumes du pays et les apporte au marché du samedi ; de Lyss, de Nidau ou de Port, on vient à Bienne chez le médecin.",
      ],
      first:
        "Nous rédigeons une page complète en français, d'après ce que les francophones tapent dans Google, et nous prévoyons à côté une page en allemand ; celle-ci, comme toute page suivante, est chiffrée séparément. Google refuse qu'un commerce ouvre deux fiches ; une seule suffit, avec une description dans les deux langues ; votre site donne l'adresse dans l'une et l'autre, place Centrale et Zentralplatz.",
      example:
        "Pensons à un opticien de la rue de Nidau dont l'équipe change de langue à chaque client. Son site fait de même et montre les montures de fabricants d'ici, que les chaînes n'ont pas.",
      ask: "Donnez-nous votre adresse dans les deux langues, telle qu'elle figure sur votre porte.",
      around: "Nidau, Port, Brügg, Évilard et Lyss",
    },
  },
} satisfies Partial<Record<CitySlug, Town>>;
