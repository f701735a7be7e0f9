import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { claims } from "#app/domain/offers/claims";

const { stars, of, reviews } = claims.rating;

/** The rating in words. */
export const rating: Localized<string> = typeset({
  en: `${stars} out of ${of} stars, from ${reviews} reviews`,
  fr: `${String(stars).replace(".", ",")} étoiles sur ${of}, d'après ${reviews} avis`,
});
