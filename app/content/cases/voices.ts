import type { TestimonialsWords } from "#app/content/shared/page-content";
import { reviewOf } from "#app/content/shared/reviews";
import { camenzind, kern, rochat, testimonialIn, type Voice } from "#app/content/shared/testimonials";
import type { Locale, Localized } from "#app/domain/language/locale";
import { typesetIn } from "#app/domain/language/typography";
import { type CaseSlug, cases } from "#app/domain/offers/cases";

type CaseVoice = Pick<TestimonialsWords["items"][number], "quote" | "name" | "role">;

/** A client who is quoted on another page with the same words. */
const quotedElsewhere = (voice: Voice) => (locale: Locale) => {
  const { quote, name, role } = testimonialIn(locale, voice);
  return { quote, name, role };
};

/** A client who is quoted only here. */
const quotedHere = (slug: CaseSlug, name: string, quotes: Localized<string>) => (locale: Locale) => {
  const { client, town } = cases[slug];
  return { quote: quotes[locale], name, role: `${client}, ${town}` };
};

/** The client who is quoted in each case; invented, like the companies. */
const voices: Record<CaseSlug, (locale: Locale) => CaseVoice> = {
  "hotel-bellerive": quotedElsewhere(rochat),
  "escaliers-duc": quotedHere("escaliers-duc", "Martin Duc", {
    en: "They asked me for three prices I'd put my name to. It took me an evening. Since then I've only driven out to people who know what stairs cost.",
    fr: "Ils m'ont demandé trois prix sur lesquels je pouvais m'engager. Il m'a fallu une soirée. Depuis, je ne vais plus que chez des gens qui savent ce que coûte un escalier.",
  }),
  "camping-du-lac": quotedElsewhere(camenzind),
  "boulangerie-kern": quotedElsewhere(kern),
  "physio-grand-pont": (locale) => {
    const { client: name, town: role } = cases["physio-grand-pont"];
    return { quote: reviewOf("physio-grand-pont", locale).quote, name, role };
  },
  quarts: quotedHere("quarts", "Julie Aebi", {
    en: "I wanted a 20-minute button. They let me try one for a week, and I never asked again.",
    fr: "Je voulais un bouton pour 20 minutes. Ils m'en ont laissé essayer un pendant une semaine, et je n'en ai plus jamais parlé.",
  }),
};

/** The quote of a case's client. */
export function voiceOf(slug: CaseSlug, locale: Locale): CaseVoice {
  return typesetIn(locale, voices[slug](locale));
}
