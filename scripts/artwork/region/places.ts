// Towns and lakes as the pages of each language write them; towns with where they stand in kilometres of LV95, the larger ones first.
import type { Localized } from "#app/domain/language/locale";
import { cities } from "#app/domain/offers/cities";
import type { Point } from "#scripts/artwork/drawing/pen";

export interface PlaceOnMap {
  name: Localized<string>;
  at: Point;
  /** The English slug of one of our towns; null elsewhere. */
  slug: string | null;
}

const ours = cities.map(
  ({ slug, name, east, north }): PlaceOnMap => ({ name, at: [east, north], slug: slug.en }),
);

/** Beyond the language border, towns that have a name in French. */
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

/** Communes that our towns' pages list and that are no places above, each at the middle of its area in outlines.json. */
export const listedCommunes = (
  [
    ["Grandson", 2539.4, 1185.1],
    ["Yvonand", 2546.4, 1182.4],
    ["Chavornay", 2534.4, 1173.4],
    ["Cortaillod", 2555, 1199.4],
    ["Val-de-Ruz", 2560.1, 1212.2],
    ["La Sagne", 2551.6, 1210.9],
    ["Renan", 2559.4, 1217.9],
    ["Courroux", 2596.6, 1246.4],
    ["Courtételle", 2590.8, 1242.2],
    ["Develier", 2588.2, 1246],
    ["Courrendlin", 2596.4, 1241.8],
    ["Lancy", 2498.2, 1115.7],
    ["Vernier", 2496.4, 1118.6],
    ["Onex", 2496.7, 1115.7],
    ["Thônex", 2504.7, 1116.8],
    ["Prangins", 2509, 1139.4],
    ["Coppet", 2503.7, 1130.7],
    ["Saint-Cergue", 2499.3, 1145.3],
    ["Pully", 2541.1, 1152.6],
    ["Renens", 2534.9, 1154.2],
    ["Prilly", 2536, 1154.5],
    ["Écublens", 2532.6, 1153.3],
    ["Épalinges", 2541, 1155.7],
    ["La Tour-de-Peilz", 2556.2, 1145],
    ["Corsier", 2556.3, 1149.3],
    ["Corseaux", 2553, 1146.8],
    ["Chardonne", 2552.7, 1148.8],
    ["Veytaux", 2563.5, 1141.9],
    ["Riaz", 2569.7, 1165.7],
    ["Vuadens", 2566.7, 1162],
    ["Broc", 2575.5, 1161.1],
    ["Gruyères", 2570.4, 1158.2],
    ["Villars-sur-Glâne", 2576, 1182.6],
    ["Givisiez", 2576.1, 1184.7],
    ["Marly", 2577.8, 1180.6],
    ["Tafers", 2586.6, 1184.1, "Tavel"],
    ["Ittigen", 2602.7, 1203.3],
    ["Ostermundigen", 2604.3, 1200.6],
    ["Muri", 2604.7, 1198],
    ["Zollikofen", 2601, 1204.8],
    ["Nidau", 2585, 1219.3],
    ["Port", 2586.3, 1218.2],
    ["Brügg", 2587.8, 1219.7],
    ["Évilard", 2583.5, 1221.6],
    ["Fully", 2574.8, 1111.9],
    ["Vernayaz", 2568.6, 1109.7],
    ["Martigny-Combe", 2568.7, 1102.2],
    ["Conthey", 2585.8, 1124.6],
    ["Savièse", 2590.2, 1128.7],
    ["Ayent", 2597.8, 1130.7],
    ["Nendaz", 2590.7, 1110.1],
    ["Vétroz", 2587, 1119.4],
    ["Chippis", 2608, 1125],
    ["Salgesch", 2610.5, 1129.2, "Salquenen"],
  ] as const
).map(
  ([name, east, north, fr = name]): PlaceOnMap => ({ name: { en: name, fr }, at: [east, north], slug: null }),
);

/** The lakes of outlines.json that a map names where they are wide enough. */
export const lakeNames: Record<string, Localized<string>> = {
  "Lac Léman": { en: "Lake Geneva", fr: "Lac Léman" },
  "Lac de Neuchâtel": { en: "Lake Neuchâtel", fr: "Lac de Neuchâtel" },
  "Bielersee / Lac de Bienne": { en: "Lake Biel", fr: "Lac de Bienne" },
  "Murtensee/Lac de Morat": { en: "Lake Murten", fr: "Lac de Morat" },
  "Lac de la Gruyère / Greyerzersee": { en: "Lake Gruyère", fr: "Lac de la Gruyère" },
  "Lac de Joux": { en: "Lac de Joux", fr: "Lac de Joux" },
  Thunersee: { en: "Lake Thun", fr: "Lac de Thoune" },
};
