import type { Locale, Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import type { LeadError } from "#app/domain/leads/lead";
import { brand } from "#app/domain/site/brand";

/** Why a form refuses to send, by the server's rules or by its own; `failed` is for a request without an answer. */
export type FormError = LeadError | "phone_incomplete" | "email_incomplete" | "failed";

/** Every error code that `/api` answers, or that a form reports. */
export type ApiError =
  | FormError
  | "slot_taken"
  | "not_json"
  | "too_large"
  | "unsupported_media_type"
  | "cross_site"
  | "from_elsewhere"
  | "invalid_report"
  | "not_found"
  | "method_not_allowed"
  | "too_many"
  | "unavailable"
  | "server_error";

const ofForms: Localized<Record<FormError, string>> = {
  en: {
    name_required: "Name required",
    method_required: "Select contact method",
    email_required: "Email required",
    phone_required: "Phone number required for a call",
    phone_incomplete: "A Swiss number has ten digits, one from abroad begins with +",
    email_incomplete: "An email address looks like name@example.ch",
    company_required: "Company required",
    product_required: "Product or service required",
    company_size_required: "Company size required",
    message_required: "Message required",
    slot_required: "Please choose a time",
    name_too_long: "Your name is too long: 120 characters at most",
    company_too_long: "The company's name is too long: 160 characters at most",
    email_too_long: "Your email address is too long: 254 characters at most",
    product_too_long: "Too long: 160 characters at most. The message has room for more.",
    company_size_too_long: "The company size is too long: 40 characters at most",
    job_title_too_long: "Your job title is too long: 120 characters at most",
    website_too_long: "The website URL is too long: 300 characters at most",
    budget_too_long: "The budget is too long: 80 characters at most",
    message_too_long: "Your message is too long: 4,000 characters at most",
    phone_too_long: "One number is enough: 40 characters at most",
    too_long: "One of the fields is too long. Please shorten it.",
    invalid_body: "We could not read the form. Please reload the page and try again.",
    failed: `Our apologies — we're having trouble with the form. Please call us or email ${brand.email}`,
  },
  fr: {
    name_required: "Nom requis",
    method_required: "Sélectionnez le mode de contact",
    email_required: "Email requis",
    phone_required: "Numéro de téléphone requis pour un appel",
    phone_incomplete: "Un numéro suisse a dix chiffres, un numéro étranger commence par +",
    email_incomplete: "Une adresse e-mail s'écrit comme nom@exemple.ch",
    company_required: "Entreprise requise",
    product_required: "Produit ou service requis",
    company_size_required: "Taille de l'entreprise requise",
    message_required: "Message requis",
    slot_required: "Choisissez une heure",
    name_too_long: "Votre nom est trop long : 120 caractères au plus",
    company_too_long: "Le nom de l'entreprise est trop long : 160 caractères au plus",
    email_too_long: "Votre adresse e-mail est trop longue : 254 caractères au plus",
    product_too_long: "C'est trop long : 160 caractères au plus. Le message en accepte davantage.",
    company_size_too_long: "La taille de l'entreprise est trop longue : 40 caractères au plus",
    job_title_too_long: "Votre fonction est trop longue : 120 caractères au plus",
    website_too_long: "L'adresse de votre site est trop longue : 300 caractères au plus",
    budget_too_long: "Le budget est trop long : 80 caractères au plus",
    message_too_long: "Votre message est trop long : 4’000 caractères au plus",
    phone_too_long: "Un seul numéro suffit : 40 caractères au plus",
    too_long: "Un des champs est trop long. Merci de le raccourcir.",
    invalid_body: "Nous n'avons pas pu lire le formulaire. Rechargez la page et réessayez.",
    failed: `Toutes nos excuses — le formulaire rencontre un problème. Appelez-nous ou écrivez à ${brand.email}`,
  },
};

/** The error messages that a form has itself; the server sends its own for all others. */
export type FormErrors = Partial<Record<FormError, string>> & { failed: string };

/** The messages of the errors that a form can raise. */
export function formErrorsIn(locale: Locale, raised: FormError[], failed?: string): FormErrors {
  const sentences = ofForms[locale];
  const own = Object.fromEntries(raised.map((code) => [code, sentences[code]]));
  return { ...own, failed: failed ?? sentences.failed };
}

/** The plan form's message for every failure. */
export const planFailure: Localized<string> = typeset({
  en: "Error sending message",
  fr: "Erreur lors de l'envoi",
});

export const apiErrors: Localized<Record<ApiError, string>> = typeset({
  en: {
    ...ofForms.en,
    slot_taken: "That time has just been taken. Please choose another.",
    not_json: "The request is not valid JSON.",
    too_large: "Your message is too long. Please shorten it.",
    unsupported_media_type: "The request must be sent as application/json.",
    cross_site: "Requests from another site are not accepted.",
    from_elsewhere:
      "Your message came by way of another site and is not sent yet. Check it, then send it again.",
    invalid_report: "The report could not be read.",
    not_found: "There is no such call.",
    method_not_allowed: "This call does not accept that method.",
    too_many: "Too many requests. Please try again in a minute.",
    unavailable: "Failed to send message. Please try again later.",
    server_error: "Something went wrong on our side. Please try again later.",
  },
  fr: {
    ...ofForms.fr,
    slot_taken: "Cette heure vient d'être prise. Choisissez-en une autre.",
    not_json: "La requête n'est pas du JSON valide.",
    too_large: "Votre message est trop long. Merci de le raccourcir.",
    unsupported_media_type: "La requête doit être envoyée en application/json.",
    cross_site: "Les requêtes venant d'un autre site ne sont pas acceptées.",
    from_elsewhere:
      "Votre message est passé par un autre site et n'est pas encore envoyé. Relisez-le, puis envoyez-le de nouveau.",
    invalid_report: "Le rapport n'a pas pu être lu.",
    not_found: "Cet appel n'existe pas.",
    method_not_allowed: "Cet appel n'accepte pas cette méthode.",
    too_many: "Trop de demandes. Veuillez réessayer dans une minute.",
    unavailable: "Échec de l'envoi du message. Veuillez réessayer plus tard.",
    server_error: "Une erreur s'est produite de notre côté. Veuillez réessayer plus tard.",
  },
});
