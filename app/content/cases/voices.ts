import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";

/** What the clients say of their case who speak nowhere else on the site; invented, like them. */
export const caseVoices: Localized<{ client: string; name: string; quote: string }[]> = typeset({
  en: [
    {
      client: "Escaliers Duc",
      name: "Martin Duc",
      quote:
        "They asked me for three prices I'd put my name to. It took me an evening. Since then I've only driven out to people who know what stairs cost.",
    },
    {
      client: "Quarts",
      name: "Julie Aebi",
      quote: "I wanted a 20-minute button. They let me try one for a week, and I never asked again.",
    },
  ],
  fr: [
    {
      client: "Escaliers Duc",
      name: "Martin Duc",
      quote:
        "Ils m'ont demandé trois prix sur lesquels je pouvais m'engager. Il m'a fallu une soirée. Depuis, je ne vais plus que chez des gens qui savent ce que coûte un escalier.",
    },
    {
      client: "Quarts",
      name: "Julie Aebi",
      quote:
        "Je voulais un bouton pour 20 minutes. Ils m'en ont laissé essayer un pendant une semaine, et je n'en ai plus jamais reparlé.",
    },
  ],
});
