import type { Localized } from "#app/domain/language/locale";
import type { WeekScaleWords } from "./page-content";

export const weekScale: Localized<WeekScaleWords> = {
  en: {
    unit: "wk",
    bar: { name: "Bar", alone: "time it takes", besideStrokes: "takes at least this long" },
    strokes: { name: "Strokes", meaning: "may take until then" },
  },
  fr: {
    unit: "sem.",
    bar: { name: "Trait plein", alone: "durée", besideStrokes: "dure au moins ce temps" },
    strokes: { name: "Traits fins", meaning: "peut durer jusque-là" },
  },
};
