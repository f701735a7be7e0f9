import type { Localized } from "#app/domain/language/locale";
import { claims } from "#app/domain/offers/claims";
import type { WeekScaleWords } from "./page-content";

const { projectWeeks } = claims;

export const weekScale: Localized<WeekScaleWords> = {
  en: {
    unit: "wk",
    quote: "quote signed",
    bar: { name: "Bar", alone: "time it takes", besideComb: `${projectWeeks.from}-week project` },
    comb: { name: "Comb", longest: `${projectWeeks.to}-week project`, within: "earliest to latest" },
    starts: "earliest and latest start",
    online: "online",
  },
  fr: {
    unit: "sem.",
    quote: "devis signé",
    bar: { name: "Trait plein", alone: "durée", besideComb: `projet de ${projectWeeks.from} semaines` },
    comb: {
      name: "Peigne",
      longest: `projet de ${projectWeeks.to} semaines`,
      within: "du plus tôt au plus tard",
    },
    starts: "début au plus tôt et au plus tard",
    online: "en ligne",
  },
};
