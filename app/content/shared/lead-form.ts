import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { type FormError, planFailure } from "./api-errors";
import { around, formWordsIn, type LeadFormWords } from "./form-words";

export interface SimpleFormWords extends LeadFormWords {
  method: { legend: string; call: string; mail: string };
  labels: {
    name: string;
    email: string;
    phone: string;
    company: string;
    message: string;
    callback: string;
    plan: string;
    noPlan: string;
    day: string;
    time: string;
  };
}

const officeClosed = {
  en: "If you chose a time outside our office hours, we call as soon as the office opens.",
  fr: "Si l'heure choisie tombe hors de nos heures de bureau, nous vous appelons dès l'ouverture.",
};

const nobodyFree = {
  en: "If nobody is free, we call on the next business day, as close to that time as we can.",
  fr: "Si personne n'est libre, nous appelons le jour ouvrable suivant, au plus près de l'heure choisie.",
};

const simpleErrors: FormError[] = [
  "name_required",
  "method_required",
  "email_required",
  "email_incomplete",
  "phone_required",
  "phone_incomplete",
  "name_too_long",
  "company_too_long",
  "email_too_long",
  "message_too_long",
  "phone_too_long",
];

export const simpleForm: Localized<SimpleFormWords> = typeset({
  en: {
    ...formWordsIn("en", simpleErrors),
    next: `${around.en.next} ${officeClosed.en} ${nobodyFree.en}`,
    title: "Call or write",
    submit: "Send",
    method: { legend: "How should we reach you?", call: "Call me", mail: "Write to me" },
    labels: {
      name: "Name",
      email: "Email",
      phone: "Phone",
      company: "Company",
      message: "Message",
      callback: "Callback time",
      plan: "Plan",
      noPlan: "Not decided yet",
      day: "Day",
      time: "Time",
    },
    success: {
      title: "Message sent. We'll contact you shortly.",
      text: "Thanks — we'll be in touch soon. That is usually on the next business day.",
      call: "Thanks — we'll be in touch soon. We call at the time you chose.",
      opens: "Thanks — we'll be in touch soon. We call when our office opens: {day}, {time}.",
      time: nobodyFree.en,
    },
  },
  fr: {
    ...formWordsIn("fr", simpleErrors),
    next: `${around.fr.next} ${officeClosed.fr} ${nobodyFree.fr}`,
    title: "Appel ou message",
    submit: "Envoyer",
    method: { legend: "Comment vous joindre ?", call: "Par téléphone", mail: "Par e-mail" },
    labels: {
      name: "Nom",
      email: "E-mail",
      phone: "Téléphone",
      company: "Entreprise",
      message: "Message",
      callback: "Rappel souhaité",
      plan: "Forfait",
      noPlan: "Je ne sais pas encore",
      day: "Jour",
      time: "Heure",
    },
    success: {
      title: "Message envoyé. Nous vous contacterons bientôt.",
      text: "Merci — nous vous répondons le plus souvent dès le jour ouvrable suivant.",
      call: "Merci — nous vous appelons à l'heure choisie.",
      opens: "Merci — nous vous appelons dès l'ouverture de notre bureau : {day}, {time}.",
      time: nobodyFree.fr,
    },
  },
});

export interface RequestFormWords extends LeadFormWords {
  /** The purpose of the form, below its title. */
  lead: string;
  labels: Record<
    | "name"
    | "job_title"
    | "company"
    | "email"
    | "phone"
    | "website"
    | "product"
    | "company_size"
    | "budget"
    | "message",
    string
  >;
  companySizes: string[];
  productHint: string;
}

const requestErrors: FormError[] = [
  "name_required",
  "company_required",
  "email_required",
  "email_incomplete",
  "phone_required",
  "phone_incomplete",
  "product_required",
  "company_size_required",
  "message_required",
  "name_too_long",
  "company_too_long",
  "email_too_long",
  "product_too_long",
  "company_size_too_long",
  "job_title_too_long",
  "website_too_long",
  "budget_too_long",
  "message_too_long",
  "phone_too_long",
];

export const requestForm: Localized<RequestFormWords> = typeset({
  en: {
    ...formWordsIn("en", requestErrors),
    title: "A detailed request",
    lead: "Both forms lead to a written quote. The more you tell us here, the more accurate our first figure.",
    submit: "Send the request",
    labels: {
      name: "Full name",
      job_title: "Job title",
      company: "Company",
      email: "Work email",
      phone: "Phone",
      website: "Website URL",
      product: "Product or service wanted",
      company_size: "Company size",
      budget: "Budget",
      message: "Message",
    },
    companySizes: ["1–10", "11–49", "50–200", "201+"],
    productHint: "Website, SEO, chatbot…",
    success: {
      title: "Thank you, we will contact you soon.",
      text: "Thanks — we'll be in touch soon. That is usually on the next business day.",
    },
  },
  fr: {
    ...formWordsIn("fr", requestErrors),
    title: "Une demande détaillée",
    lead: "Les deux formulaires mènent à un devis écrit. Plus vous nous en dites ici, plus notre première estimation sera juste.",
    submit: "Envoyer la demande",
    labels: {
      name: "Nom complet",
      job_title: "Fonction",
      company: "Entreprise",
      email: "E-mail professionnel",
      phone: "Téléphone",
      website: "Adresse de votre site",
      product: "Produit ou service souhaité",
      company_size: "Taille de l'entreprise",
      budget: "Budget",
      message: "Message",
    },
    companySizes: ["1–10", "11–49", "50–200", "201+"],
    productHint: "Site web, SEO, chatbot…",
    success: {
      title: "Merci, nous vous contacterons bientôt.",
      text: "Merci — nous vous répondons le plus souvent dès le jour ouvrable suivant.",
    },
  },
});

export interface PlanFormWords extends LeadFormWords {
  labels: {
    interest: string;
    plan: string;
    name: string;
    website: string;
    noWebsite: string;
    email: string;
    phone: string;
  };
}

const planErrors: FormError[] = [
  "name_required",
  "email_required",
  "name_too_long",
  "email_too_long",
  "phone_too_long",
  "website_too_long",
];

export const planForm: Localized<PlanFormWords> = typeset({
  en: {
    ...formWordsIn("en", planErrors, planFailure.en),
    title: "Your plan",
    submit: "Ask for this plan",
    labels: {
      interest: "Interest:",
      plan: "Plan",
      name: "Name",
      website: "Website",
      noWebsite: "I have no website yet",
      email: "Email",
      phone: "Phone",
    },
    success: {
      title: "Message sent. We'll contact you as soon as possible.",
      text: "Nothing is charged before you have signed a written quote.",
    },
  },
  fr: {
    ...formWordsIn("fr", planErrors, planFailure.fr),
    ticket: { ...around.fr.ticket, plan: "Formule" },
    title: "Votre formule",
    submit: "Demander cette formule",
    labels: {
      interest: "Intérêt :",
      plan: "Formule",
      name: "Nom",
      website: "Site web",
      noWebsite: "Je n'ai pas encore de site",
      email: "E-mail",
      phone: "Téléphone",
    },
    success: {
      title: "Message envoyé. Nous vous contacterons dès que possible.",
      text: "Rien n'est facturé avant que vous ayez signé un devis écrit.",
    },
  },
});

export interface NewsletterFormWords extends LeadFormWords {
  lead: string;
  email: string;
}

const newsletterErrors: FormError[] = ["email_required", "email_incomplete", "email_too_long"];

export const newsletterForm: Localized<NewsletterFormWords> = typeset({
  en: {
    ...formWordsIn("en", newsletterErrors),
    next: "You can unsubscribe at any time.",
    privacy: {
      ...around.en.privacy,
      text: "We use your address to send you our articles.",
    },
    title: "Newsletter",
    lead: "A new article by email, a few times a year.",
    email: "Email",
    submit: "Subscribe",
    success: {
      title: "We have your address.",
      text: "Before the first issue, we will email you once to ask you to confirm it.",
    },
  },
  fr: {
    ...formWordsIn("fr", newsletterErrors),
    next: "Vous pouvez vous désabonner à tout moment.",
    privacy: { ...around.fr.privacy, text: "Votre adresse sert à vous envoyer nos articles." },
    title: "Lettre d'information",
    lead: "Un nouvel article par e-mail, quelques fois\u00A0par\u00A0an.",
    email: "E-mail",
    submit: "S'abonner",
    success: {
      title: "Nous avons bien votre adresse.",
      text: "Avant le premier envoi, nous vous demanderons une fois, par e-mail, de la confirmer.",
    },
  },
});
