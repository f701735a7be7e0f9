import type { CitySlug } from "#app/domain/offers/cities";
import { francsInText } from "#app/domain/offers/money";
import type { Town } from "./town-words";

/** The towns on Lake Geneva, from west to east. */
export const lakeGeneva = {
  geneva: {
    lastChange: "2026-11-30",
    client: "salon-mira",
    searches: [
      { text: "dentist Geneva English speaking", lang: "en" },
      { text: "serrurier Eaux-Vives" },
      { text: "removal company Geneva", lang: "en", french: "déménageur Genève prix" },
      { text: "coiffeur Carouge" },
      { text: "fiduciaire Genève frontalier" },
    ],
    found: [
      {
        title: `English-speaking dentist in Champel, check-up ${francsInText(140, "en")}`,
        text: "Evening appointments on Tuesdays, a price for each treatment, and what your insurance covers.",
      },
      {
        site: "expat-guide.example",
        title: "English-speaking dentists in Geneva: the list",
        text: "Names and telephone numbers, no prices and no opening hours.",
      },
      {
        site: "dentiste-annemasse.example",
        title: "Dentist in Annemasse, one train from Geneva",
        text: "Prices in euros, opposite the Léman Express station.",
      },
    ],
    en: {
      lead: "In Geneva, many of your customers search in English. We put your company in front of residents, expatriates and commuters from France, in the words each group uses.",
      trades: "Private banks, watches, commodity trading, international organisations",
      place: [
        "Geneva is home to the World Health Organization, the Red Cross and the European headquarters of the United Nations. Thousands of families have come for a few years and look up a dentist, a school or a removal company in English. Commuters arrive every morning from Ain and Haute-Savoie; at noon they look for somewhere to eat and, once a year, for an accountant who understands their tax affairs.",
        "Everybody else in the city buys close to home. Carouge has its craftsmen, Les Pâquis its restaurants, Plainpalais its flea market on Wednesdays and Saturdays. Somebody locked out in Les Eaux-Vives will not wait for a locksmith from across the lake, and Google knows it.",
      ],
      first:
        "We begin with the page that matters most, in French and in English, because here it is often the English page that wins customers; each further page costs extra, and you see the price first. On that first page we describe the districts you serve, one by one, and say whether you also travel to Ferney or Annemasse.",
      example:
        "Imagine a paediatrician in Champel with one page that answers parents' questions in two languages: vaccination dates, fever at night, insurance for newcomers. Bookings come in before she has unlocked the practice.",
      ask: "Tell us which districts you serve, and how many of your clients write to you in English.",
      around: "Carouge, Lancy, Vernier, Meyrin, Onex and Thônex",
    },
    fr: {
      lead: "À Genève, une partie de vos clients cherche en anglais. Nous rédigeons vos pages pour que les habitants, les expatriés et les frontaliers vous trouvent, chacun avec ses mots.",
      trades: "Banques privées, horlogerie, négoce, organisations internationales",
      place: [
        "Genève accueille le siège européen des Nations Unies, l'Organisation mondiale de la santé et la Croix-Rouge. Des milliers de familles y passent quelques années et cherchent en anglais un dentiste, une école ou un déménageur. Chaque matin, les frontaliers arrivent de l'Ain et de la Haute-Savoie ; à midi, ils cherchent un restaurant ; une fois l'an, une fiduciaire qui connaisse leur fiscalité.",
        "Les Genevois, eux, font presque tout dans leur quartier. Carouge a ses artisans, les Pâquis leurs restaurants, Plainpalais son marché aux puces du mercredi et du samedi. Celui qui a besoin d'un serrurier aux Eaux-Vives n'en fera pas venir un de l'autre rive du lac, et Google le sait.",
      ],
      first:
        "Nous commençons par la page qui compte le plus, en français et en anglais, car ici l'anglais fait vendre ; chaque page suivante se paie en plus, et vous en connaissez le prix d'avance. Sur cette première page, nous décrivons un à un les quartiers que vous desservez, et nous disons si vous vous déplacez aussi à Ferney ou à Annemasse.",
      example:
        "Imaginons une pédiatre de Champel qui répond en deux langues, sur une seule page, à ce que les parents demandent : calendrier des vaccins, fièvre la nuit, assurance des nouveaux arrivants. Le matin, les rendez-vous sont déjà pris quand elle ouvre le cabinet.",
      ask: "Dites-nous quels quartiers vous desservez, et combien de clients vous écrivent en anglais.",
      around: "Carouge, Lancy, Vernier, Meyrin, Onex et Thônex",
    },
  },
  nyon: {
    lastChange: "2026-11-29",
    client: "claire-m",
    searches: [
      { text: "physio Nyon evening", lang: "en", french: "physio Nyon le soir" },
      { text: "cours de natation Nyon enfant" },
      { text: "paysagiste La Côte" },
      { text: "English speaking doctor Nyon", lang: "en" },
      { text: "cave ouverte samedi La Côte" },
    ],
    found: [
      {
        title: "Physio in Nyon, open in the evening, by the station",
        text: "Book online for Monday to Thursday evenings, with or without a prescription.",
      },
      {
        site: "physio-cornavin.example",
        title: "Physio at Geneva station, open until 21:00",
        text: "For those who have not taken their train home yet.",
      },
      {
        site: "sport-physio.example",
        title: "Sports physio in Lausanne, early and late",
        text: "Half an hour from Nyon, next to the station.",
      },
    ],
    en: {
      lead: "Nyon lies between two large cities, and your customers compare you with competitors in both. We help them see you when they look close to home.",
      trades: "Sports federations, La\u00A0Côte\u00A0wines, services for families and commuters",
      place: [
        "The Romans left three columns above the lake; today UEFA has its headquarters here. Each summer the Paléo festival fills the fields at L'Asse, and each spring Visions du Réel fills the cinemas. In between, Nyon is a town of families who take the train to Geneva or Lausanne and want everything else nearby.",
        "Many of them work in English. They look in the evening, on the train home, for swimming lessons, a physiotherapist or someone to cut the hedge. La Côte's winegrowers have other customers, who come at weekends and ask when the cellars are open.",
      ],
      first:
        "We first correct your hours and your booking link, because commuters decide between seven and nine in the evening. A page about Gland or Rolle often brings in more work than one about Nyon itself: our Local SEO package includes one of these pages, of your choice, and you can order others separately.",
      example:
        "A gardener in Prangins might show hedges before and after, state what a day's work costs, and let people send a photo of theirs. By Sunday evening, three photos are waiting in his inbox.",
      ask: "Tell us where your clients come from, Nyon, Gland or Rolle, and at what time of day.",
      around: "Prangins, Gland, Rolle, Coppet and Saint-Cergue",
    },
    fr: {
      lead: "Nyon est entre deux grandes villes, et vos clients vous comparent à vos concurrents des deux côtés. Nous faisons en sorte qu'ils vous voient d'abord quand ils cherchent près de chez eux.",
      trades: "Fédérations sportives, vins de\u00A0La\u00A0Côte, services aux familles et aux pendulaires",
      place: [
        "Les Romains ont laissé trois colonnes au-dessus du lac ; l'UEFA a aujourd'hui son siège à Nyon. L'été, Paléo envahit la plaine de l'Asse ; au printemps, Visions du Réel remplit les salles. Entre deux, Nyon est une ville de familles qui prennent le train pour Genève ou Lausanne et veulent tout le reste à proximité.",
        "Beaucoup travaillent en anglais. Le soir, dans le train du retour, ils cherchent un cours de natation, un physiothérapeute, un jardinier pour la haie. Les vignerons de La Côte ont un autre public, qui vient le week-end et demande quand les caves sont ouvertes.",
      ],
      found: [
        {
          title: "Physio à Nyon, ouvert le soir, à deux pas de la gare",
          text: "Rendez-vous en ligne du lundi au jeudi soir, avec ou sans ordonnance.",
        },
        {
          site: "physio-cornavin.example",
          title: "Physio à la gare de Genève, jusqu'à 21 h",
          text: "Pour ceux qui n'ont pas encore pris le train du retour.",
        },
        {
          site: "sport-physio.example",
          title: "Physio du sport à Lausanne, tôt et tard",
          text: "À une demi-heure de Nyon, à côté de la gare.",
        },
      ],
      first:
        "Nous corrigeons d'abord vos horaires et votre lien de rendez-vous, car les pendulaires se décident entre sept et neuf heures du soir. Une page pour Gland ou pour Rolle rapporte souvent plus qu'une page sur Nyon : vous choisissez celle qui est comprise dans le forfait, et commandez l'autre à part si vous le voulez.",
      example:
        "Prenons un paysagiste de Prangins : il montre des haies avant et après, indique le prix d'une journée et laisse chacun lui envoyer une photo de sa haie. Le dimanche soir, il a trois photos dans sa boîte e-mail.",
      ask: "Dites-nous d'où viennent vos clients, de Nyon, de Gland ou de Rolle, et à quelle heure.",
      around: "Prangins, Gland, Rolle, Coppet et Saint-Cergue",
    },
  },
  lausanne: {
    lastChange: "2026-11-30",
    client: "physio-grand-pont",
    searches: [
      { text: "plombier Lausanne dimanche" },
      { text: "ostéopathe Sous-Gare" },
      { text: "brunch Flon dimanche" },
      { text: "peintre en bâtiment Lausanne devis" },
      { text: "room to rent Lausanne EPFL", lang: "en", french: "chambre à louer Lausanne EPFL" },
    ],
    found: [
      {
        title: `Plombier à Lausanne, même le dimanche, dès ${francsInText(190, "fr")}`,
        text: "Déplacement compris de la Sallaz à Ouchy, une heure d'attente en moyenne.",
      },
      {
        site: "depannage-partout.example",
        title: "Plombier jour et nuit dans toute la Suisse",
        text: "Un numéro pour tout le pays, sans tarif ni adresse.",
      },
      {
        site: "sanitaires-renens.example",
        title: "Sanitaires à Renens et dans l'Ouest lausannois",
        text: "Trois générations de métier, fermé le week-end.",
      },
    ],
    en: {
      lead: "Lausanne is our own town. We know its slopes, its districts and the words that students, patients and families type when they look for a tradesman, a practice or a shop.",
      trades: "Universities, hospital, Federal Supreme Court, sports federations, shops",
      place: [
        "The capital of Vaud is built on three hills above the lake, and people here think in districts: Ouchy, Sous-Gare, Le Flon, Chailly. The metro climbs from the shore to Épalinges. On Wednesdays and Saturdays the market fills the streets of the centre, and the shops there benefit.",
        "The city runs on knowledge: the university hospital CHUV, the university and EPFL to the west, the International Olympic Committee and the many federations around it. Students move each September and look for a room, a van, a hairdresser. Patients come from all over the canton and want to know where to park.",
      ],
      first:
        "Competition is toughest here, so we do not begin with the word Lausanne. We begin with your district and your speciality, where ten companies compete instead of two hundred, and add your metro stop and the nearest car park to your Google profile. You can meet us at our office in Le Flon.",
      example:
        "Take a bike mechanic near the station: his site says what a service costs, which brands he repairs and how long the wait is this week. Cyclists from Malley stop by instead of phoning to ask.",
      ask: "Tell us your district, your speciality and your metro stop: that is where we begin.",
      around: "Pully, Renens, Prilly, Écublens, Épalinges and Morges",
    },
    fr: {
      lead: "Lausanne est notre ville. Nous en connaissons les pentes, les quartiers et les mots que tapent les étudiants, les patients et les familles qui cherchent ici un artisan, un cabinet ou un magasin.",
      trades: "Hautes écoles, hôpital, Tribunal fédéral, fédérations sportives, commerces",
      place: [
        "La capitale vaudoise est bâtie sur trois collines au-dessus du lac, et l'on y raisonne par quartiers : Ouchy, Sous-Gare, le Flon, Chailly. Le métro grimpe de la rive jusqu'à Épalinges. Le mercredi et le samedi, le marché occupe les rues du centre, et les magasins en profitent.",
        "La ville vit du savoir : le CHUV, l'université et l'EPFL à l'ouest, le Comité international olympique et les nombreuses fédérations qui l'entourent. Les étudiants déménagent en septembre et cherchent une chambre, une camionnette, un coiffeur. Les patients viennent de tout le canton et veulent savoir où se garer.",
      ],
      first:
        "C'est ici que la concurrence est la plus forte ; nous ne commençons donc pas par le mot « Lausanne ». Nous commençons par votre quartier et votre spécialité, là où vous êtes dix au lieu de deux cents, et nous ajoutons à votre fiche Google l'arrêt de métro et le parking. Vous pouvez nous rencontrer dans nos bureaux, au Flon.",
      example:
        "Pensons à un réparateur de vélos de Sous-Gare qui affiche le prix d'un service, les marques qu'il répare et le délai d'attente de la semaine. Les cyclistes de Malley s'arrêtent chez lui sans téléphoner d'abord.",
      ask: "Indiquez votre quartier, votre spécialité et votre arrêt de métro : nous commençons par là.",
      around: "Pully, Renens, Prilly, Écublens, Épalinges et Morges",
    },
  },
  vevey: {
    lastChange: "2026-11-30",
    client: "yann-g",
    searches: [
      { text: "restaurant terrasse lac Vevey" },
      { text: "dégustation Lavaux sans réservation" },
      { text: "opticien Vevey" },
      { text: "chauffagiste La Tour-de-Peilz" },
      { text: "chocolate shop Vevey", lang: "en", french: "chocolaterie Vevey" },
    ],
    found: [
      {
        title: `Terrasse au bord du lac à Vevey, filets de perche ${francsInText(38, "fr")}`,
        text: "Quarante places à l'ombre des platanes, réservation jusqu'à 17 h.",
      },
      {
        site: "tables-riviera.example",
        title: "Terrasses de la Riviera, de Cully à Villeneuve",
        text: "Soixante adresses ; celles de Vevey sont à la page 3.",
      },
      {
        site: "avis-de-voyage.example",
        title: "Où manger près de la Fourchette géante",
        text: "Avis en quatre langues, horaires de l'été dernier.",
      },
    ],
    en: {
      lead: "Vevey is a small town, world-famous for its food industry, and it has two kinds of customer: those who live here and those who come for a day. We write for both.",
      trades: "Food industry, wine, photography and museums, shops by the lake",
      place: [
        "Nestlé has its headquarters by the water, and a giant fork stands in the lake in front of the food museum. Once in a generation the winegrowers' festival fills the Grande Place; the last time was in 2019. Above the town, in Corsier, Charlie Chaplin's house is open to visitors. In Vevey itself, every other year, the Images festival hangs photographs across whole façades.",
        "On Tuesdays and Saturdays the market is held on the Grande Place, which opens onto the lake. Shops in the old streets behind it depend on those two days. Lavaux begins at the edge of town, and its tasting rooms are glad of walkers who have not booked.",
      ],
      first:
        "For shops we first enter the market days and the special hours in your Google profile, with photographs that you take from the pavement so that visitors recognise your door. For tradespeople, the page included in our Local SEO package is about Blonay or Chardonne: it brings in work from the villas on the slope.",
      example:
        "A bookbinder near the Rue du Lac could show five repaired Bibles and what each repair cost. A pastor from Aigle and a collector from Zug might write within the same week.",
      ask: "Tell us where your custom comes from: the market, visitors or the villas on the slope.",
      around: "La Tour-de-Peilz, Corsier, Corseaux, Chardonne and Blonay",
    },
    fr: {
      lead: "Vevey est une petite ville à deux publics : ceux qui y habitent et ceux qui viennent pour la journée. Nous écrivons pour les deux.",
      trades: "Industrie alimentaire, vin, photographie et musées, commerces du bord du lac",
      place: [
        "Nestlé a son siège au bord de l'eau, et une fourchette géante se dresse dans le lac devant le musée de l'alimentation. Une fois par génération, la Fête des Vignerons occupe la Grande Place ; la dernière date de 2019. Au-dessus, à Corsier, la maison de Charlie Chaplin se visite ; à Vevey même, une année sur deux, le festival Images couvre des façades entières de photographies.",
        "Le mardi et le samedi, le marché s'installe sur la Grande Place, largement ouverte sur le lac. Qui tient boutique dans les vieilles rues, juste derrière, vit de ces deux jours. Lavaux commence à la sortie de la ville, et ses caveaux accueillent volontiers les promeneurs qui n'ont pas réservé.",
      ],
      first:
        "Pour une boutique, nous inscrivons d'abord sur votre fiche Google les jours de marché et les horaires exceptionnels, avec des photos que vous prenez depuis le trottoir, pour que l'on reconnaisse votre porte. Pour un artisan, la page comprise dans le forfait SEO local parle de Blonay ou de Chardonne : elle vous amène les propriétaires des villas du coteau.",
      example:
        "Un relieur des environs de la rue du Lac pourrait montrer cinq bibles restaurées et le prix de chacune. Un pasteur d'Aigle et un collectionneur de Zoug lui écriraient la même semaine.",
      ask: "Dites-nous de quoi vous vivez : des jours de marché, des visiteurs ou des villas du coteau.",
      around: "La Tour-de-Peilz, Corsier, Corseaux, Chardonne et Blonay",
    },
  },
  montreux: {
    lastChange: "2026-11-29",
    client: "hotel-bellerive",
    searches: [
      { text: "restaurant ouvert dimanche Montreux" },
      { text: "hotel Montreux lake view breakfast", lang: "en" },
      { text: "taxi Caux" },
      { text: "plombier Clarens urgence" },
      { text: "salle de séminaire Montreux" },
    ],
    found: [
      {
        title: `Restaurant ouvert le dimanche à Montreux, menu à ${francsInText(34, "fr")}`,
        text: "Terrasse face aux Dents du Midi, service de midi à 21 h, sans réservation l'après-midi.",
      },
      {
        site: "chambres-et-tables.example",
        title: "Restaurants d'hôtel à Montreux",
        text: "On réserve par le portail, qui prend sa commission.",
      },
      {
        site: "guide-du-festival.example",
        title: "Où manger pendant le Jazz",
        text: "Les adresses de juillet, rien pour un dimanche de novembre.",
      },
    ],
    en: {
      lead: "Montreux sells rooms, tables and views to people who have never been there. They book what they find on their phones the evening before, so it had better be you.",
      trades: "Hotels, conferences, private schools, clinics",
      place: [
        "For two weeks in July the Jazz Festival makes the whole world look for a bed here; in December the Christmas market on the quay does the same. Between the two come conferences, parents visiting boarding schools, and coaches on their way to Chillon Castle. The GoldenPass line leaves from the station for the Bernese Oberland.",
        "Behind the palm trees of the promenade stands an ordinary town, which stretches from Clarens up to Glion and Caux. Its people need plumbers and hairdressers like anybody else, and grumble when a search shows them only hotels. On Fridays there is a market under the iron roof by the lake.",
      ],
      first:
        "For a hotel, our Local SEO package includes a page about Montreux or a place nearby, in English as well as French. It leads to the offers on your own site, so that a guest who saw you on a portal finds a reason to book with you directly. To be found in July, start in March, because Google needs six to twelve weeks to rank a new page.",
      example:
        "Imagine a hairdresser in Clarens who lists her hours for wedding parties and the hotels she visits. Brides getting married in Caux book their hair trial from abroad, months ahead.",
      ask: "Tell us who fills your year: the festival, the conferences, or people who live here.",
      around: "Veytaux, Villeneuve and La Tour-de-Peilz",
    },
    fr: {
      lead: "Montreux vend des chambres, des tables et des vues à des gens qui n'y sont jamais venus. Ils réservent ce qu'ils trouvent sur leur téléphone la veille au soir : autant que ce soit chez vous.",
      trades: "Hôtellerie, congrès, écoles privées, cliniques",
      place: [
        "Pendant deux semaines, en juillet, le Jazz attire des gens du monde entier, qui cherchent un lit ; en décembre, c'est le marché de Noël sur le quai. Entre les deux viennent les congrès, les parents qui visitent les internats et les cars en route pour le château de Chillon. De la gare, le GoldenPass part vers l'Oberland bernois.",
        "Derrière les palmiers de la promenade, il y a une ville ordinaire, qui va de Clarens jusqu'à Glion et Caux. Ses habitants ont besoin d'un plombier ou d'un coiffeur comme tout le monde, et s'agacent quand la recherche ne leur montre que des hôtels. Le vendredi, le marché se tient sous la halle, au bord du lac.",
      ],
      first:
        "Pour un hôtel, la page comprise dans notre forfait SEO local parle de Montreux ou d'une localité voisine et mène à vos propres offres, en anglais aussi. Le client qui vous a vu sur un site de réservation a ainsi une raison de réserver chez vous. Pour être trouvé en juillet, commencez en mars, car il faut de six à douze semaines pour qu'une page prenne sa place sur Google.",
      example:
        "Imaginez une coiffeuse de Clarens qui indique ses disponibilités pour les mariages et les hôtels où elle se rend. Celles qui se marient à Caux réservent leur essai coiffure depuis l'étranger, des mois à l'avance.",
      ask: "Dites-nous qui remplit votre année : le Jazz, les congrès, ou les gens d'ici.",
      around: "Veytaux, Villeneuve et La Tour-de-Peilz",
    },
  },
} satisfies Partial<Record<CitySlug, Town>>;
