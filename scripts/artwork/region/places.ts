// Names of towns and lakes in both languages, and the towns' positions in kilometres of LV95, the larger ones first.
import type { Localized } from "#app/domain/language/locale";
import { cities } from "#app/domain/offers/cities";
import type { Point } from "#scripts/artwork/drawing/pen";

export interface PlaceOnMap {
  name: Localized<string>;
  at: Point;
  /** The English slug if it is one of our towns, else null. */
  slug: string | null;
  /** A valley has no mark: its name is written inside it. */
  isValley?: true;
}

const ours = cities.map(
  ({ slug, name, east, north }): PlaceOnMap => ({ name, at: [east, north], slug: slug.en }),
);

/** French names of towns beyond the language border. */
const french: Record<string, string> = {
  Basel: "Bâle",
  Thun: "Thoune",
  Solothurn: "Soleure",
  Grenchen: "Granges",
  Burgdorf: "Berthoud",
  Brig: "Brigue",
  Visp: "Viège",
  Laufen: "Laufon",
  Leuk: "Loèche",
  Murten: "Morat",
  Düdingen: "Guin",
};

const others = (
  [
    ["Basel", 2611, 1267.2],
    ["Thun", 2614.4, 1178.3],
    ["Köniz", 2598.2, 1197],
    ["Solothurn", 2607.5, 1228.6],
    ["Thonon-les-Bains", 2526.2, 1135.9],
    ["Annemasse", 2507.3, 1116.6],
    ["Meyrin", 2495.2, 1121.2],
    ["Carouge", 2500, 1115.4],
    ["Monthey", 2562.4, 1122.7],
    ["Morges", 2527.8, 1151.5],
    ["Grenchen", 2596.8, 1226.8],
    ["Burgdorf", 2614.4, 1212],
    ["Aigle", 2563.5, 1129.7],
    ["Payerne", 2561.8, 1185.4],
    ["Lyss", 2590, 1213.7],
    ["Versoix", 2501.6, 1126.6],
    ["Ferney-Voltaire", 2497.4, 1123.6],
    ["Gland", 2510.2, 1141.7],
    ["Le Locle", 2547.6, 1211.9],
    ["Langenthal", 2627.1, 1229.4],
    ["Brig", 2642.3, 1129.9],
    ["Visp", 2634.1, 1127],
    ["Moutier", 2594.8, 1236.4],
    ["Porrentruy", 2572.6, 1251.9],
    ["Pontarlier", 2517.5, 1195.3],
    ["Murten", 2575.5, 1197.5],
    ["Spiez", 2618.6, 1170.6],
    ["Interlaken", 2632.7, 1170.4],
    ["Châtel-Saint-Denis", 2558.7, 1153],
    ["Romont", 2560.2, 1171.7],
    ["Moudon", 2551, 1168.7],
    ["Estavayer", 2554.8, 1188.8],
    ["Échallens", 2538.3, 1165.9],
    ["Orbe", 2530.6, 1175.3],
    ["Rolle", 2515.2, 1145.8],
    ["Saint-Imier", 2566.5, 1222.5],
    ["Tramelan", 2574.6, 1230.3],
    ["Laufen", 2604.6, 1252.3],
    ["Sainte-Croix", 2528.6, 1186.1],
    ["Vallorbe", 2519, 1174],
    ["Cossonay", 2528.6, 1163],
    ["Le Sentier", 2507.5, 1162.6],
    ["Fleurier", 2534.8, 1194.9],
    ["La Neuveville", 2574.1, 1212.8],
    ["Aarberg", 2587.6, 1210.4],
    ["Saint-Maurice", 2566.4, 1118.6],
    ["Villeneuve", 2560.6, 1138.7],
    ["Château-d’Oex", 2576.4, 1147.1],
    ["Gstaad", 2587.9, 1147],
    ["Leuk", 2615.1, 1129.6],
    ["Crans-Montana", 2603.4, 1128.9],
    ["Saxon", 2579.6, 1110.9],
    ["Verbier", 2582.8, 1105.5],
    ["Orsières", 2577.2, 1097.5],
    ["Düdingen", 2581.2, 1188.7],
    ["Avenches", 2569.7, 1192.2],
    ["Schwarzenburg", 2592.6, 1185.4],
  ] as const
).map(
  ([name, east, north]): PlaceOnMap => ({
    name: { en: name, fr: french[name] ?? name },
    at: [east, north],
    slug: null,
  }),
);

export const places = [...ours, ...others];

/**
 * Villages that our towns' pages list and that are not among the places above; of a commune with several, the largest.
 * Checked against GeoNames (CC BY 4.0).
 */
export const villages = (
  [
    ["Grandson", 2539.5, 1184.6],
    ["Yvonand", 2546.9, 1183.5],
    ["Chavornay", 2533.5, 1172.7],
    ["Saint-Blaise", 2565.4, 1207.2],
    ["Hauterive", 2564.5, 1206.8],
    ["Colombier", 2556.2, 1201.9],
    ["Cortaillod", 2554.8, 1199.3],
    ["Les Brenets", 2544.3, 1213.2],
    ["La Sagne", 2551.9, 1210.3],
    ["Renan", 2561.3, 1219.7],
    ["Courroux", 2595.1, 1245.5],
    ["Courtételle", 2590.9, 1243.3],
    ["Develier", 2589.1, 1245.5],
    ["Bassecourt", 2585.3, 1243],
    ["Courrendlin", 2595, 1243.1],
    ["Lancy", 2498.2, 1115.7],
    ["Vernier", 2495.5, 1119.2],
    ["Onex", 2496.8, 1115.6],
    ["Thônex", 2504.3, 1115.9],
    ["Prangins", 2508.6, 1139.1],
    ["Coppet", 2503.9, 1130.3],
    ["Saint-Cergue", 2501.5, 1144.6],
    ["Pully", 2540.4, 1151.1],
    ["Renens", 2534.6, 1154.5],
    ["Prilly", 2536, 1154.3],
    ["Écublens", 2532.8, 1153.5],
    ["Épalinges", 2540.9, 1155.6],
    ["La Tour-de-Peilz", 2555.4, 1144.8],
    ["Corsier", 2554.6, 1146.8],
    ["Corseaux", 2553.3, 1146.9],
    ["Chardonne", 2553, 1147.5],
    ["Blonay", 2558.3, 1146.4],
    ["Veytaux", 2560.8, 1141.2],
    ["Riaz", 2571.2, 1165.7],
    ["Vuadens", 2567.7, 1162.8],
    ["Broc", 2574, 1161.6],
    ["Gruyères", 2572.7, 1159.2],
    ["Charmey", 2579, 1163.2],
    ["Villars-sur-Glâne", 2575.5, 1182.2],
    ["Givisiez", 2576.2, 1184.6],
    ["Marly", 2578.8, 1180.6],
    ["Tafers", 2583.2, 1184.9, "Tavel"],
    ["Ittigen", 2603.2, 1202.8],
    ["Ostermundigen", 2603.9, 1200.7],
    ["Muri", 2603.7, 1197.8],
    ["Zollikofen", 2601.5, 1205.3],
    ["Nidau", 2585, 1219.4],
    ["Port", 2586.1, 1218.4],
    ["Brügg", 2587.9, 1219.2],
    ["Évilard", 2584.9, 1222.2],
    ["Fully", 2575, 1109.7],
    ["Vernayaz", 2569.1, 1109.5],
    ["Martigny-Combe", 2570.2, 1103.2],
    ["Conthey", 2589.5, 1119.2],
    ["Savièse", 2592.5, 1122],
    ["Ayent", 2598, 1125.4],
    ["Nendaz", 2589.9, 1115.2],
    ["Vétroz", 2587.6, 1118.9],
    ["Chippis", 2607.9, 1125.3],
    ["Salgesch", 2610.2, 1128.9, "Salquenen"],
    ["Venthône", 2607, 1128.5],
  ] as const
).map(
  ([name, east, north, fr = name]): PlaceOnMap => ({ name: { en: name, fr }, at: [east, north], slug: null }),
);

/** Valleys that our towns' pages list. */
export const valleys = (
  [
    ["Val-de-Ruz", 2561, 1211.5],
    ["Val de Bagnes", 2584, 1101.5],
    ["Val d’Anniviers", 2610.5, 1119.5],
  ] as const
).map(
  ([name, east, north]): PlaceOnMap => ({
    name: { en: name, fr: name },
    at: [east, north],
    slug: null,
    isValley: true,
  }),
);

/** Summits near our towns, with their height in metres. */
export const summits = (
  [
    ["Dents du Midi", 2560.2, 1112.5, 3258],
    ["Wildhorn", 2594, 1133.7, 3250],
    ["Wildstrubel", 2606.9, 1138.8, 3244],
    ["Les Diablerets", 2580.8, 1128.1, 3216],
    ["Grand Muveran", 2575.7, 1120.6, 3051],
    ["Haut de Cry", 2581.2, 1121, 2969],
    ["Illhorn", 2613.7, 1123.5, 2716],
    ["Pierre Avoi", 2581.6, 1107.4, 2473],
    ["Vanil Noir", 2577.7, 1153.1, 2389],
    ["Rochers de Naye", 2564.4, 1142.4, 2042],
    ["Moléson", 2567.7, 1155.4, 2002],
    ["La Dôle", 2497.1, 1142.4, 1677],
    ["Chasseron", 2531.4, 1189.5, 1607],
    ["Chasseral", 2571.3, 1220.4, 1606],
  ] as const
).map(([name, east, north, height]) => ({
  at: [east, north] satisfies Point,
  text: `${name} ${height} m`,
}));

/** The lakes of outlines.json that a map names if they are wide enough. */
export const lakeNames: Record<string, Localized<string>> = {
  "Lac Léman": { en: "Lake Geneva", fr: "Lac Léman" },
  "Lac de Neuchâtel": { en: "Lake Neuchâtel", fr: "Lac de Neuchâtel" },
  "Bielersee / Lac de Bienne": { en: "Lake Biel", fr: "Lac de Bienne" },
  "Murtensee/Lac de Morat": { en: "Lake Murten", fr: "Lac de Morat" },
  "Lac de la Gruyère / Greyerzersee": { en: "Lake Gruyère", fr: "Lac de la Gruyère" },
  "Lac de Joux": { en: "Lac de Joux", fr: "Lac de Joux" },
  Thunersee: { en: "Lake Thun", fr: "Lac de Thoune" },
};
