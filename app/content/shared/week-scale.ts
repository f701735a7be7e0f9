import type { Localized } from "#app/domain/language/locale";
import type { WeekScaleWords } from "./page-content";

export const weekScale: Localized<WeekScaleWords> = {
  en: {
    unit: "wk",
    bar: { name: "Bar", alone: "time it takes", besideStrokes: "shortest time" },
    strokes: { name: "Strokes", meaning: "longest time" },
    flag: { name: "Flag", meaning: "online" },
  },
  fr: {
    unit: "sem.",
    bar: { name: "Trait plein", alone: "durée", besideStrokes: "durée la plus courte" },
    strokes: { name: "Traits fins", meaning: "durée la plus longue" },
    flag: { name: "Drapeau", meaning: "en ligne" },
  },
};
