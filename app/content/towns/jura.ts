import type { CitySlug } from "#app/domain/offers/cities";
import { francsInText } from "#app/domain/offers/money";
import { terms } from "#app/domain/offers/terms";
import type { Town } from "./town-words";

const { extraHour, pageHours } = terms;
/** CHF for an additional page: lowest and highest price. */
const page = { from: pageHours.from * extraHour, to: pageHours.to * extraHour };

/** The towns between Lake Neuchâtel and the northern Jura. */
export const jura = {
  yverdon: {
    lastChange: "2026-11-30",
    client: "isabelle-n",
    searches: [
      { text: "bains thermaux massage Yverdon" },
      { text: "couvreur Orbe" },
      { text: "camping lac de Neuchâtel chien" },
      { text: "magasin vélo Yverdon" },
      { text: "bureau d'ingénieurs Y-Parc" },
    ],
    found: [
      {
        title: `Massage après les bains à Yverdon, 50 minutes, ${francsInText(95, "fr")}`,
        text: "Trois masseuses à deux pas du Centre thermal, places libres le jour même.",
      },
      {
        site: "bons-bien-etre.example",
        title: "Bon cadeau : bains et massage en Suisse",
        text: "Yverdon dans une liste, entre Loèche-les-Bains et Rheinfelden.",
      },
      {
        site: "hotel-spa.example",
        title: "Week-end au spa dans le Jura vaudois",
        text: "Le massage ne se réserve qu'avec une chambre.",
      },
    ],
    en: {
      lead: "Yverdon-les-Bains is the hub of northern Vaud. People from Orbe, Grandson and Sainte-Croix come here for nearly everything, and look on their phones before they set out.",
      trades: "Spa, engineering school, technology park, food industry",
      place: [
        "A sulphur spring put “les-Bains” into the town's name. The thermal baths bring visitors in winter, the beaches in summer. The castle stands in the middle, with Place Pestalozzi in front of it; market days are Tuesday and Saturday.",
        "HEIG-VD trains engineers, and some of them set up their companies at Y-Parc, the town's technology park. The Orbe plain grows and processes vegetables; the Jura villages above it live by precision engineering. Tradespeople drive between the two, with customers in dozens of communes.",
      ],
      first: `We begin with your area: which communes bring you work, and how far you travel at no extra charge. That becomes one table, plus a page for the most promising commune; each further page costs ${francsInText(page.from, "en")} to ${page.to}, paid once. In your Google profile, the address gives the town's full name, with “les-Bains”, because many people type it.`,
      example:
        "Take a farm shop in Pomy that lists the vegetables in its self-service fridge tonight and says it stays open until ten. Students without a car come by bike.",
      ask: "List the communes that you travel to at no extra charge.",
      around: "Grandson, Orbe, Yvonand, Chavornay and Sainte-Croix",
    },
    fr: {
      lead: "Yverdon-les-Bains est le centre du Nord vaudois. D'Orbe, de Grandson ou de Sainte-Croix, on y vient pour presque tout, et l'on regarde son téléphone avant de partir.",
      trades: "Thermalisme, école d'ingénieurs, parc technologique, alimentation",
      place: [
        "C'est à une source sulfureuse que la ville doit son « les-Bains ». Les bains thermaux amènent des visiteurs en hiver, les plages en été. Le château occupe le centre, avec la place Pestalozzi devant ; les jours de marché sont le mardi et le samedi.",
        "La HEIG-VD forme des ingénieurs, et plus d'un fonde son entreprise à Y-Parc, le parc technologique de la ville. La plaine de l'Orbe vit du maraîchage et de l'alimentation ; les villages du Jura, d'une industrie de précision. Entre les deux roulent des artisans dont les clients sont dispersés dans des dizaines de communes.",
      ],
      first: `Nous commençons par la distance : quelles communes vous donnent du travail, et jusqu'où le déplacement est gratuit. Nous en tirons un tableau, puis une page pour la commune qui rapporte le plus ; la suivante se commande à part et coûte de ${francsInText(page.from, "fr")} à ${page.to}, une seule fois. Dans votre fiche Google, l'adresse porte le nom entier de la ville, avec « les-Bains », que bien des gens tapent.`,
      example:
        "Supposons qu'à Pomy, un magasin à la ferme annonce chaque soir les légumes qui restent au frigo et précise qu'on peut venir jusqu'à vingt-deux heures. Des étudiants sans voiture y viennent à vélo.",
      ask: "Faites la liste des communes où vous ne facturez pas le déplacement.",
      around: "Grandson, Orbe, Yvonand, Chavornay et Sainte-Croix",
    },
  },
  neuchatel: {
    lastChange: "2026-11-30",
    client: "patrick-s",
    searches: [
      { text: "ostéopathe Peseux" },
      { text: "terrasse port de Neuchâtel" },
      { text: "menuiserie Val-de-Ruz" },
      { text: "vigneron Saint-Blaise vente" },
      { text: "avocat divorce Neuchâtel" },
    ],
    found: [
      {
        title: `Ostéopathe à Peseux, ${francsInText(130, "fr")} la séance, parking devant`,
        text: "Nourrissons, sportifs, dos bloqués, agenda ouvert jusqu'au samedi midi.",
      },
      {
        site: "cabinets-du-littoral.example",
        title: "Ostéopathes du Littoral neuchâtelois",
        text: "De Vaumarcus au Landeron ; Peseux est classé sous Neuchâtel.",
      },
      {
        site: "osteo-de-la-gare.example",
        title: "Ostéopathie à la gare de Neuchâtel",
        text: "Cabinet du centre, sans place où se garer.",
      },
    ],
    en: {
      lead: "Neuchâtel lies between its lake and its mountains, and your customers live on the shore and up in the hills. We make you easy to find from Saint-Blaise to the Val-de-Ruz.",
      trades: "Microtechnology, watches, wine, university and federal statistics",
      place: [
        "The yellow stone of the old town comes from Hauterive, next door. On the Place des Halles, market stalls are set up on Tuesdays, Thursdays and Saturdays. On the last weekend of September, the grape harvest festival brings more people into town than live in it.",
        "CSEM and the institutes of Microcity have made the town a centre of microtechnology; the Federal Statistical Office counts the rest of the country from behind the station. Peseux has been part of Neuchâtel since 2021, Saint-Blaise and Hauterive of Laténa since 2025, but people still search for the old names of the villages.",
      ],
      first:
        "First come the names that people really type, those of the villages along the vineyard road. The village where you have done most work gets its own page; for the others, we give you a quote. For a shop in the pedestrian zone we add the nearest car park and the funicular to your Google profile, because nobody can park outside the door.",
      example:
        "Imagine a violin maker in the Rue des Moulins who explains what restoring a bow costs and how long it takes. Music teachers in Le Landeron pass the link on to parents when a bow has broken.",
      ask: "Name the villages that your clients come from, by their old names if need be.",
      around: "Saint-Blaise, Hauterive, Colombier, Cortaillod and the Val-de-Ruz",
    },
    fr: {
      lead: "Neuchâtel s'étage entre son lac et ses montagnes, et vos clients habitent à toutes les altitudes. Nous faisons en sorte qu'on vous trouve, de Saint-Blaise au Val-de-Ruz.",
      trades: "Microtechnique, horlogerie, vin, université et statistique fédérale",
      place: [
        "La pierre jaune de la vieille ville vient d'Hauterive, tout à côté. Sur la place des Halles, les étals sont là le mardi, le jeudi et le samedi. Le dernier week-end de septembre, la Fête des Vendanges amène plus de monde que la ville n'a d'habitants.",
        "Le CSEM et les instituts de Microcity ont fait la réputation de la ville dans l'infiniment petit ; derrière la gare, l'Office fédéral de la statistique compte le reste du pays. Peseux fait partie de Neuchâtel depuis 2021, Saint-Blaise et Hauterive de Laténa depuis 2025, mais on continue de chercher les anciens noms des villages.",
      ],
      first:
        "Nous employons d'abord les noms que l'on tape vraiment, ceux des villages le long de la route du vignoble. Le village où vous avez le plus travaillé a sa propre page ; celles des autres villages sont chiffrées séparément. Pour un magasin de la zone piétonne, nous ajoutons le parking le plus proche et le funiculaire, car on ne s'arrête pas devant la porte.",
      example:
        "Imaginez une luthière de la rue des Moulins qui explique ce que coûte la réparation d'un violon et combien de temps il faut attendre. Les professeurs de musique du Landeron transmettent le lien aux parents de leurs élèves quand un violon est tombé.",
      ask: "Nommez les villages d'où viennent vos clients, sous leur ancien nom s'il le faut.",
      around: "Saint-Blaise, Hauterive, Colombier, Cortaillod et le Val-de-Ruz",
    },
  },
  "la-chaux-de-fonds": {
    lastChange: "2026-11-30",
    client: "antoine-v",
    searches: [
      { text: "réparation montre ancienne" },
      { text: "sous-traitance usinage Jura neuchâtelois" },
      { text: "pneus neige La Chaux-de-Fonds" },
      { text: "maison blanche Le Corbusier horaires" },
      { text: "tea-room Léopold-Robert" },
    ],
    found: [
      {
        title: `Montres anciennes réparées à La Chaux-de-Fonds dès ${francsInText(320, "fr")}`,
        text: "Devis sur photo, mouvement révisé en six semaines dans un atelier de deux personnes.",
      },
      {
        site: "service-de-la-marque.example",
        title: "Le service après-vente de la manufacture",
        text: "Pour nos seules montres, à envoyer par la poste.",
      },
      {
        site: "montres-rachetees.example",
        title: "Nous rachetons votre montre ancienne",
        text: "Estimation en ligne, paiement à Genève.",
      },
    ],
    en: {
      lead: "In La Chaux-de-Fonds, a company makes its name through quality: watches from here are worn all over the world. We write pages that an engineer believes and a passer-by understands.",
      trades: "Watchmaking and its suppliers, machining, museums",
      place: [
        "Rebuilt after the fire of 1794, the town grew on a grid, so that every workshop had daylight. With Le Locle it has been a World Heritage Site since 2009, for the way in which it was planned around watchmaking. Le Corbusier was born here, and his first houses still stand on the hill.",
        "At a thousand metres the winters are long, and people do not drive down to the lake for small things. They look for what is up here: a garage with winter tyres, a tea room on Avenue Léopold-Robert, a watchmaker who repairs old pieces. French commuters come through in the morning and in the evening: they need a café that opens at six, and a garage near work.",
      ],
      first:
        "For a subcontractor we first describe the machines, the tolerances and the batch sizes, since a buyer in Geneva or Besançon filters by these and phones whoever states them. For a shop, it is the snow that matters: we enter winter hours, deliveries and parking in your Google profile from the start, and show you how to change them in spring.",
      example:
        "Imagine an engraver with four employees whose site shows a catalogue of motifs, with the hours of work that each takes. A brand in Plan-les-Ouates asks for samples; it had thought such skills were lost.",
      ask: "Tell us your machines and tolerances or, for a shop, your winter hours.",
      around: "Le Locle, Les Brenets, Saint-Imier, La Sagne and Renan",
    },
    fr: {
      lead: "À La Chaux-de-Fonds, on se fait connaître par la qualité : la ville fabrique des montres que porte le monde entier. Nous écrivons des pages qui convainquent un ingénieur et qu'un passant comprend.",
      trades: "Horlogerie, sous-traitance, usinage, musées",
      place: [
        "Reconstruite après l'incendie de 1794, la ville a grandi en damier, pour que chaque atelier ait la lumière du jour. Avec Le Locle, elle est inscrite au patrimoine mondial depuis 2009, pour son urbanisme horloger. Le Corbusier y est né, et ses premières maisons se voient encore sur la colline.",
        "À mille mètres, les hivers sont longs, et l'on ne descend pas au bord du lac pour une bricole. On cherche sur place : un garage pour les pneus neige, un tea-room sur l'avenue Léopold-Robert, un horloger qui répare une pièce ancienne. Les frontaliers passent matin et soir ; il leur faut un café ouvert à six heures, un garage près de l'atelier.",
      ],
      first:
        "Pour un sous-traitant, nous décrivons d'abord les machines, les tolérances et les séries, car c'est d'après elles qu'un acheteur de Genève ou de Besançon fait son choix : il appelle celui qui les indique. Pour un magasin, la neige compte : horaires d'hiver, livraisons et parking figurent tout de suite sur votre fiche Google, et nous vous montrons comment les changer au printemps.",
      example:
        "Prenons une graveuse qui emploie quatre personnes : elle publie un catalogue de motifs et, pour chaque motif, le nombre d'heures de travail. Une marque de Plan-les-Ouates demande des échantillons ; elle croyait ce métier disparu.",
      ask: "Indiquez vos machines et vos tolérances ou, pour un magasin, vos horaires d'hiver.",
      around: "Le Locle, Les Brenets, Saint-Imier, La Sagne et Renan",
    },
  },
  delemont: {
    lastChange: "2026-11-30",
    client: "olivier-t",
    searches: [
      { text: "couvreur Delémont prix" },
      { text: "décolleteur Jura" },
      { text: "Dachdecker Laufental", lang: "de" },
      { text: "chambre d'hôtes Franches-Montagnes" },
      { text: "boulangerie ouverte dimanche Delémont" },
    ],
    found: [
      {
        title: `Couvreur à Delémont, toit refait dès ${francsInText(145, "fr")} le\u00A0m²`,
        text: "Tuiles, isolation et ferblanterie, trois fermes de la vallée en photos.",
      },
      {
        site: "dachdecker-basel.example",
        lang: "de",
        title: "Dachdecker in Basel, Laufen und Delsberg",
        text: "Offerten und Termine nur auf Deutsch.",
      },
      {
        site: "trois-devis.example",
        title: "Trois devis de toiture en un clic",
        text: "Votre adresse part à trois entreprises, dont une de Belfort.",
      },
    ],
    en: {
      lead: "Delémont is the capital of the youngest canton, and a train leaves for Basel every half-hour. We help you keep your customers in the valley and win some from Basel.",
      trades: "Precision tools, watch cases, farming, cantonal administration",
      place: [
        "Jura became a canton in 1979, with its government and offices in Delémont. The old town keeps its gates and fountains above the river Sorne; the station below is a junction, and its trains to Basel run through Laufen. Every company in the valley has seen workers, and customers, take them.",
        "Workshops from Courroux to Bassecourt turn, mill and grind for the watch and medical industries. The Franches-Montagnes, up on the plateau, live from watch workshops, horses and holidaymakers. People know one another here, but they still check on Google whether the bakery is open on Sunday, and what the roofer charges.",
      ],
      first:
        "We start from a simple list: what customers from Laufen and Basel already ask you, in which language, and whether the journey is worth it for them. If it is, we quote for one German page and measure its effect for three months; the quoted price covers both. In the valley itself, a price on the page is enough to stand out.",
      example:
        "Picture a saddler in Saignelégier whose site describes how he fits a saddle to the horse and what it costs, whether at the rider's stable or in his own workshop. Riders from the Laufen valley drive up with their trailers on Saturdays.",
      ask: "Tell us who calls you from Laufen or Basel, and in which language.",
      around: "Courroux, Courtételle, Develier, Bassecourt and Courrendlin",
    },
    fr: {
      lead: "Delémont est la capitale du plus jeune canton, et un train part pour Bâle toutes les demi-heures. Nous vous aidons à garder les clients de la vallée et à en gagner à Bâle.",
      trades: "Outils de précision, boîtes de montres, agriculture, administration cantonale",
      place: [
        "Le Jura est devenu canton en 1979, avec son gouvernement et ses services à Delémont. La vieille ville a gardé ses portes et ses fontaines au-dessus de la Sorne ; en bas, la gare est un nœud ferroviaire, d'où les trains filent à Bâle par Laufon. Chaque entreprise de la vallée a vu partir par là des ouvriers, et des clients.",
        "De Courroux à Bassecourt, on tourne, on fraise et on rectifie pour l'horlogerie et l'industrie médicale. Les Franches-Montagnes, sur le plateau, vivent de l'horlogerie, du cheval et du tourisme. Ici, tout le monde se connaît ; on vérifie quand même sur Google si la boulangerie ouvre le dimanche, et ce que demande le couvreur.",
      ],
      first:
        "Nous partons d'une simple liste : ce que les clients de Laufon et de Bâle vous demandent déjà, dans quelle langue, et si le déplacement en vaut la peine. Si c'est le cas, nous proposons une page en allemand, dont nous mesurons l'effet pendant trois mois ; le devis comprend la page et la mesure. Dans la vallée, un prix sur la page suffit à sortir du lot.",
      example:
        "Un sellier de Saignelégier pourrait décrire comment il ajuste une selle sur le cheval et ce que cela coûte, à l'écurie ou à l'atelier. Des cavalières du Laufonnais viendraient le samedi avec leur remorque.",
      ask: "Dites-nous qui vous appelle de Laufon ou de Bâle, et dans quelle langue.",
      around: "Courroux, Courtételle, Develier, Bassecourt et Courrendlin",
    },
  },
} satisfies Partial<Record<CitySlug, Town>>;
