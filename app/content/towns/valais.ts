import type { CitySlug } from "#app/domain/offers/cities";
import { francsInText } from "#app/domain/offers/money";
import type { Town } from "./town-words";

/** The towns of the Rhône valley, upstream. */
export const valais = {
  martigny: {
    lastChange: "2026-11-29",
    client: "marc-andre-o",
    searches: [
      { text: "garage Martigny ouvert samedi" },
      { text: "location ski route de Verbier" },
      { text: "abricots du Valais vente directe" },
      { text: "électricien Fully" },
      { text: "restaurant near Great St Bernard", lang: "en", french: "restaurant Grand-Saint-Bernard" },
    ],
    found: [
      {
        title: `Garage ouvert le samedi à Martigny, vidange ${francsInText(160, "fr")}`,
        text: "Sans rendez-vous de 8 h à midi, voiture de remplacement pour monter à Verbier.",
      },
      {
        site: "depannage-des-cols.example",
        title: "Dépannage sur l'A9 et au\u00A0Grand-\u2060Saint-\u2060Bernard",
        text: "Un numéro d'appel, mais aucun atelier où laisser sa voiture.",
      },
      {
        site: "centre-auto.example",
        title: "Centre auto à Conthey, ouvert le samedi",
        text: "Grande enseigne, à vingt-cinq kilomètres de Martigny.",
      },
    ],
    en: {
      lead: "Martigny stands where the Rhône turns and three roads meet. People passing through search from the car and people who live here search from home; we reach both.",
      trades: "Fruit and wine, transport over the passes, energy, building trades, museums",
      place: [
        "From here one road climbs to the Great St Bernard and Italy, one over the Forclaz to Chamonix, one up to Verbier. On a Saturday in February, thousands of drivers look for a ski-hire shop, a garage or a coffee within the next ten minutes. The Gianadda foundation brings visitors for its exhibitions all year round, above all when it rains.",
        "The plain towards Saxon and Fully grows apricots and asparagus; the slopes above grow vines. The Foire du Valais brings the whole canton to town each autumn, and the Thursday market draws people from the valleys. Martigny also has Idiap, a research institute for artificial intelligence.",
      ],
      first:
        "We look first at how you appear on a phone in a moving car: opening hours that are up to date, a number that can be dialled with a tap, and a Google Maps pin exactly at your entrance. For tradespeople based on the plain, we add a page for the side valley where they work most; a page for another valley costs extra, and we quote for it in writing.",
      example:
        "Imagine a tyre dealer on the road to the pass who lists the sizes in stock and the current waiting time. Lorry drivers save his number, and delivery drivers from Orsières ring before the snow comes.",
      ask: "Tell us which valleys you work in, and what people ask you for from the road.",
      around: "Fully, Saxon, Vernayaz, Martigny-Combe and the Val\u00A0de\u00A0Bagnes",
    },
    fr: {
      lead: "Martigny se trouve au coude du Rhône, au croisement de trois routes. Les gens de passage cherchent en route, les habitants depuis la maison ; nous vous faisons connaître des uns et des autres.",
      trades: "Fruits et vin, transit par les cols, énergie, métiers du bâtiment, musées",
      place: [
        "D'ici, une route mène au Grand-Saint-Bernard et en Italie, une autre passe la Forclaz vers Chamonix, une troisième mène à Verbier. Un samedi de février, des milliers d'automobilistes cherchent une location de skis, un garage ou un café à moins de dix minutes. La Fondation Gianadda attire des visiteurs toute l'année, surtout quand il pleut.",
        "La plaine, vers Saxon et Fully, donne des abricots et des asperges ; les coteaux, du vin. La Foire du Valais réunit tout le canton chaque automne, et le marché du jeudi fait descendre les gens des vallées. Martigny a aussi l'Idiap, un institut de recherche en intelligence artificielle.",
      ],
      first:
        "Nous regardons d'abord ce que l'on voit de vous sur un téléphone, en route : des horaires à jour, un numéro que l'on appelle d'un geste, un repère Google Maps placé exactement sur votre entrée. Pour les artisans de la plaine, nous ajoutons une page sur la vallée où ils montent le plus souvent ; une page sur une autre vallée fait l'objet d'un devis.",
      example:
        "Un marchand de pneus, sur la route du col, pourrait afficher les dimensions en stock et le temps d'attente du moment. Les chauffeurs enregistreraient son numéro, et les livreurs d'Orsières appelleraient avant la neige.",
      ask: "Dites-nous dans quelles vallées vous travaillez, et ce que l'on vous demande depuis la route.",
      around: "Fully, Saxon, Vernayaz, Martigny-Combe et le val de Bagnes",
    },
  },
  sion: {
    lastChange: "2026-11-29",
    client: "samuel-r",
    searches: [
      { text: "menuisier chalet Nendaz" },
      { text: "médecin Sion nouveaux patients" },
      { text: "cave à vin Sion visite" },
      { text: "chauffagiste Anzère" },
      { text: "bureau à louer Sion gare" },
    ],
    found: [
      {
        title: `Menuisier de chalets à Nendaz, fenêtre posée dès ${francsInText(1_150, "fr")}`,
        text: "Mélèze du pays, pose en un jour, photos de six façades au-dessus de 1’300 m.",
      },
      {
        site: "chalets-en-kit.example",
        title: "Chalets en kit, livrés dans toutes les Alpes",
        text: "Prix de catalogue en euros, pose non comprise.",
      },
      {
        site: "artisans-du-valais.example",
        title: "Menuisiers du Valais, de Monthey à Brigue",
        text: "Des noms et des numéros, pas une photo de chalet.",
      },
    ],
    en: {
      lead: "Sion serves a whole valley: its offices, schools and shops draw people from the plain and from the resorts above. We get you found in both, in every season.",
      trades: "Administration, wine, health, engineering, mountain construction",
      place: [
        "You can see the two hills of the capital of Valais from afar: Valère with its church and Tourbillon with its ruin. Dry stone walls hold up the vineyards around them. On Fridays the market runs through the old town, with raclette at noon and wine before it. By the station, the Energypolis campus has brought EPFL researchers and new tenants.",
        "The year has two halves. From December to April the workshops of Sion equip and repair chalets in Nendaz, Anzère or Évolène; in summer they build. Owners of second homes often live in Geneva, Zurich or abroad. They choose a tradesman they have never met on the strength of what they read about him.",
      ],
      first:
        "We begin with a page for the resort you work in most, with pictures of jobs you have finished there, because owners who live far away search for the name of their village. Pages for other resorts, or for the other season, cost extra, and we quote for them separately. A winter page should be online by August, a summer one by February.",
      example:
        "A stove builder in Bramois might put ten fireplaces on one page, each with the altitude of the chalet, the fuel and the price. An owner in Brussels could pick the seventh and send the plan of her chalet.",
      ask: "Tell us which resorts you work in, and in which season.",
      around: "Conthey, Savièse, Ayent, Nendaz and Vétroz",
    },
    fr: {
      lead: "Sion travaille pour toute une vallée : ses bureaux, ses écoles et ses commerces attirent les gens de la plaine et des stations. Nous vous rendons visible en plaine comme en station, en toute saison.",
      trades: "Administration, vin, santé, ingénierie, construction en montagne",
      place: [
        "Deux collines signalent de loin la capitale valaisanne : Valère et son église, Tourbillon et ses ruines. Tout autour, des murs en pierres sèches retiennent les vignes. Le vendredi, le marché s'étend dans la vieille ville : l'apéro d'abord, la raclette à midi. Près de la gare, le campus Energypolis a amené des chercheurs de l'EPFL et de nouveaux locataires.",
        "L'année se partage en deux. De décembre à avril, les ateliers sédunois équipent des chalets et y font des dépannages, à Nendaz, Anzère ou Évolène ; l'été, ils construisent. Les propriétaires de résidences secondaires habitent souvent à Genève, à Zurich ou à l'étranger. Ils n'ont jamais vu l'artisan : ils le choisissent d'après ce qu'ils lisent sur lui.",
      ],
      first:
        "Les propriétaires qui habitent loin tapent le nom de leur village : nous commençons donc par une page pour la station où vous travaillez le plus, avec des photos de chantiers que vous y avez terminés. Une page pour une autre station ou pour l'autre saison se paie en supplément, sur devis séparé. Une page d'hiver devrait être\u00A0en\u00A0ligne en août, une page d'été en février.",
      example:
        "Supposons qu'un poêlier de Bramois présente dix cheminées sur une page, avec l'altitude du chalet, le combustible et le prix. Une propriétaire bruxelloise pourrait choisir la septième et envoyer le plan de son chalet.",
      ask: "Dites-nous dans quelles stations vous travaillez, et en quelle saison.",
      around: "Conthey, Savièse, Ayent, Nendaz et Vétroz",
    },
  },
  sierre: {
    lastChange: "2026-11-30",
    client: "marie-laure-d",
    searches: [
      { text: "caveau Sierre dégustation" },
      { text: "Schreiner Siders", lang: "de" },
      { text: "parking funiculaire Crans-Montana" },
      { text: "agence immobilière Anniviers" },
      { text: "physiothérapeute Sierre" },
    ],
    found: [
      {
        title: `Dégustation au caveau à Sierre, cinq vins pour ${francsInText(25, "fr")}`,
        text: "Petite arvine, cornalin et humagne, du jeudi au dimanche dès 16 h.",
      },
      {
        site: "caves-salquenen.example",
        title: "Caves ouvertes à Salquenen",
        text: "Au bout du sentier viticole, et en allemand.",
      },
      {
        site: "caves-en-ligne.example",
        title: "Vins du Valais, livrés demain à Zurich",
        text: "Trois cents bouteilles en ligne, mais rien à déguster.",
      },
    ],
    en: {
      lead: "Sierre is the last French-speaking town before the Upper Valais. Anyone who wants customers on both sides of the Pfyn Forest needs to be found in two languages.",
      trades: "Wine, aluminium, tourism, HES-SO (university of applied sciences)",
      place: [
        "East of the town the Pfyn Forest separates the two languages: from Salgesch onwards, people speak German. Sierre calls itself the town of sunshine, and its vines prove it. There is a wine museum at the Château de Villa, where a trail through the vines to Salgesch begins. In Chippis, across the Rhône, aluminium has been worked for more than a century.",
        "A funicular leaves the middle of town for Crans-Montana; across the valley, a road climbs into the Val d'Anniviers. Visitors to both pass through, and the hotels and holiday-flat owners up there buy here. The HES-SO trains students for careers in tourism and computing; they stay for three years and need everything from a flat to a bicycle.",
      ],
      first:
        "Before anything else we decide with you whether the Upper Valais is your market. If it is, we quote for pages in German and write the description in your Google profile in both languages: Siders and Sierre are two different searches. If not, the page included in our Local SEO package is about Crans-Montana.",
      example:
        "Imagine an osteopath in Glarey who explains how she treats people after a fall on the slopes or a hard grape harvest. Skiers and winegrowers each find their own case described, and know what to bring.",
      ask: "Tell us how many of your clients speak German, and whether you also work in Crans-Montana.",
      around: "Chippis, Salgesch, Venthône, Crans-Montana and the Val d'Anniviers",
    },
    fr: {
      lead: "Sierre est la dernière ville francophone avant le Haut-Valais. Pour avoir des clients des deux côtés du bois de Finges, il faut que l'on vous trouve dans les deux langues.",
      trades: "Vin, aluminium, tourisme, hautes écoles HES-SO",
      place: [
        "À l'est de la ville, le bois de Finges sépare deux langues : à Salquenen, on parle déjà allemand. Sierre se dit cité du soleil, et ses vignes lui donnent raison. Du musée du vin, au château de Villa, un sentier mène à travers les vignes jusqu'à Salquenen. À Chippis, sur l'autre rive du Rhône, on travaille l'aluminium depuis plus d'un siècle.",
        "Un funiculaire part du centre pour Crans-Montana, et une route, en face, pour le val d'Anniviers. La plupart des vacanciers passent par ici, et ceux qui les reçoivent y font leurs achats. La HES-SO forme au tourisme et à l'informatique des jeunes qui restent trois ans et cherchent tout, de l'appartement au vélo.",
      ],
      first:
        "Avant tout, nous décidons avec vous si le Haut-Valais est votre marché. Si oui, nous établissons un devis pour des pages en allemand et remplissons votre fiche Google dans les deux langues : on cherche Siders et Sierre séparément. Sinon, la page comprise dans le forfait SEO local parle de Crans-Montana.",
      example:
        "Imaginons une ostéopathe de Glarey qui explique comment elle soigne les suites d'une chute à skis et les dos fatigués par les vendanges. Chacun y reconnaît son cas et sait quels documents apporter au premier rendez-vous.",
      ask: "Dites-nous combien de vos clients parlent allemand, et si vous montez à Crans-Montana.",
      around: "Chippis, Salquenen, Venthône, Crans-Montana et le val d'Anniviers",
    },
  },
} satisfies Partial<Record<CitySlug, Town>>;
