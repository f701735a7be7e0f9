import type { Localized } from "#app/domain/language/locale";
import type { WeekScaleWords } from "./page-content";

export const weekScale: Localized<WeekScaleWords> = {
  en: {
    unit: "wk",
    bar: { name: "Bar", alone: "time it takes", besideStrokes: "shortest time" },
    strokes: { name: "Strokes", meaning: "longest time" },
  },
  fr: {
    unit: "sem.",
    bar: { name: "Trait plein", alone: "durée", besideStrokes: "durée la plus courte" },
    strokes: { name: "Traits fins", meaning: "durée la plus longue" },
  },
};
