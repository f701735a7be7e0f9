import { claims } from "#app/domain/claims";
import type { Localized } from "#app/domain/locale";
import { typeset } from "#app/domain/typography";

const { stars, of, reviews } = claims.rating;

/** The rating in words. */
export const rating: Localized<string> = typeset({
  en: `${stars} of ${of} stars, from ${reviews} reviews`,
  fr: `${String(stars).replace(".", ",")} étoiles sur ${of}, d'après ${reviews} avis`,
});
