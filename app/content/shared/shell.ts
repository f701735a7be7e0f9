import { servicesIn } from "#app/content/services/service-list";
import { CALL_MINUTES } from "#app/domain/calendar/slots";
import type { Locale, Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { cases } from "#app/domain/offers/cases";
import { cantons, claims } from "#app/domain/offers/claims";
import { brand } from "#app/domain/site/brand";
import type { ServiceEntry, SiteLink } from "./page-content";
import { pageNames } from "./page-names";
import { rating } from "./rating";

const serviceAddresses = [
  "/services/website-design-development",
  "/services/seo-visibility",
  "/services/digital-marketing",
  "/services/graphic-design",
  "/services/artificial-intelligence-ai",
  "/services/lead-generation",
  "/services/hosting-and-maintenance",
] as const;

const agencyAddresses = ["/pricing", "/showcases", "/about-us", "/blog", "/career", "/contact"] as const;

export interface HeaderWords {
  skip: string;
  home: string;
  navigation: string;
  /** A link to the bar at the bottom on phones. */
  skipToDock: string;
  links: Record<"home" | "services" | "showcases" | "pricing" | "about" | "contact", SiteLink>;
  menu: ServicesMenuWords;
  language: string;
  portal: string;
  drawer: { title: string; close: string; schedule: string; otherLanguage: string };
}

/** The six services in menu and drawer. */
export interface ServicesMenuWords {
  title: string;
  entries: ServiceEntry[];
  all: SiteLink;
  /** The links beside it. */
  more: SiteLink[];
  /** The case whose picture is in the menu. */
  shown: SiteLink;
}

/** The bar at the bottom on phones. */
export interface DockWords {
  label: string;
  call: string;
  /** Read out after the label by screen readers. */
  number: string;
  menu: string;
}

/** The client login, which is a placeholder and says so. */
export interface LoginWords {
  title: string;
  close: string;
  note: string;
  email: string;
  password: string;
  submit: string;
  forgot: string;
  or: string;
  apple: string;
  google: string;
}

export interface NoticeWords {
  /** The accessible name of the region where notices appear. */
  region: string;
  close: string;
  copyright: string;
}

interface LinkGroup {
  title: string;
  links: SiteLink[];
}

export interface FooterWords {
  tagline: string;
  coverage: string;
  rating: string;
  services: LinkGroup;
  agency: LinkGroup;
  /** A note that applies to every price of the site. */
  prices: string;
  legal: SiteLink[];
  /** Opens the consent question again. */
  consent: string;
  social: string;
  otherLanguage: string;
  /** From the year of foundation to the year of the build. */
  years: string;
}

/** Asks whether visits may be measured. */
export interface ConsentWords {
  title: string;
  text: string;
  more: string;
  agree: string;
  refuse: string;
}

/** Shown on the English site to visitors who read French: the question in French, each answer in its own language. */
export interface LanguagePromptWords {
  question: string;
  yes: string;
  no: string;
}

export interface VoiceWords {
  talk: string;
  short: string;
  close: string;
}

export interface ShellWords {
  header: HeaderWords;
  footer: FooterWords;
  login: LoginWords;
  notices: NoticeWords;
  /** The frame of the schedule dialog: the texts while its form is loading, and if it could not be loaded. */
  schedule: {
    title: string;
    lead: string;
    close: string;
    loading: string;
    failed: string;
    callback: string;
  };
  dock: DockWords;
  /** The button of the assistant, `short` as a label in the bar, and the text if the assistant could not be loaded. */
  chat: { open: string; short: string; failed: string; write: string };
  /** Books a call. */
  book: string;
  /** The voice agent; null if there is none. */
  voice: VoiceWords | null;
  consent: ConsentWords;
}

const { foundedIn } = claims;
const loaves = cases["boulangerie-kern"].figure.now;
/** The link to the other language. */
const otherLanguage: Localized<string> = { en: "Version française", fr: "English version" };
const years = `${foundedIn}–${import.meta.env.BUILD_YEAR}`;

function linksTo(locale: Locale, addresses: readonly (keyof typeof pageNames.en)[]): SiteLink[] {
  return addresses.map((to) => ({ label: pageNames[locale][to], to }));
}

function headerLinks(locale: Locale): HeaderWords["links"] {
  const link = (to: "" | "/services" | "/showcases" | "/pricing" | "/about-us" | "/contact") => ({
    label: pageNames[locale][to],
    to,
  });
  return {
    home: link(""),
    services: link("/services"),
    showcases: link("/showcases"),
    pricing: link("/pricing"),
    about: link("/about-us"),
    contact: link("/contact"),
  };
}

export const languagePrompt: LanguagePromptWords = {
  question: "Ce site existe en français. Le lire en français\u202F?",
  yes: "Oui, en français",
  no: "No, stay in English",
};

function listed(locale: Locale): string {
  const others = cantons[locale].slice(0, -1).join(", ");
  return `${others}${locale === "fr" ? " et " : " and "}${cantons[locale].at(-1)}`;
}

/** The texts around every page. */
export const shell: Localized<ShellWords> = typeset({
  en: {
    header: {
      skip: "Skip to content",
      skipToDock: "Skip to the menu",
      home: `${brand.name}, home`,
      navigation: "Main",
      links: headerLinks("en"),
      menu: {
        title: "Our services",
        entries: servicesIn("en"),
        all: { label: "All services, with their prices", to: "/services" },
        more: linksTo("en", ["/showcases", "/pricing", "/about-us"]),
        shown: {
          label: `Boulangerie Kern: ${loaves} loaves, sold out by 9:00`,
          to: "/showcases/boulangerie-kern",
        },
      },
      language: "Language",
      portal: "Client portal",
      drawer: {
        title: "Menu",
        close: "Close",
        schedule: "Book a call",
        otherLanguage: otherLanguage.en,
      },
    },
    footer: {
      tagline: "Digital agency - Websites, SEO & Ads",
      coverage: `We work in the cantons of ${listed("en")}.`,
      rating: rating.en,
      services: { title: "Services", links: linksTo("en", serviceAddresses) },
      agency: { title: "Agency", links: linksTo("en", agencyAddresses) },
      prices: "Prices exclude VAT",
      legal: linksTo("en", ["/privacy", "/terms"]),
      consent: "Cookie settings",
      social: "LinkedIn",
      otherLanguage: otherLanguage.en,
      years,
    },
    login: {
      title: "Client portal",
      close: "Close",
      note: "The portal is not open yet. Signing in only closes this window: what you type here is neither sent nor kept.",
      email: "Email address",
      password: "Password",
      submit: "Sign in",
      forgot: "Forgot your password?",
      or: "or",
      apple: "Continue with Apple",
      google: "Continue with Google",
    },
    notices: {
      region: "Notices",
      close: "Close",
      copyright: `© ${years} ${brand.name}. Words and drawings are ours.`,
    },
    schedule: {
      title: "Book a call",
      lead: `We will call you at the time you choose, for ${CALL_MINUTES} minutes. It is free, with no obligation. The audit, free too, is a separate meeting of ${claims.auditMinutes.from} to ${claims.auditMinutes.to} minutes.`,
      close: "Close",
      loading: "Loading available times…",
      failed: `The dates could not be loaded. You can call ${brand.phoneDisplay}.`,
      callback: "Request a callback instead",
    },
    dock: { label: "Contact and menu", call: "Call", number: brand.phoneDisplay, menu: "Menu" },
    chat: {
      open: "Ask our assistant",
      short: "Question",
      failed: `The assistant could not be loaded. You can call ${brand.phoneDisplay}.`,
      write: "Send us a message",
    },
    book: "Choose when we call you",
    voice: { talk: "Talk to our voice assistant", short: "Talk", close: "End the call" },
    consent: {
      title: "May we measure your visit?",
      text: "If you agree, Google Analytics counts the pages you see and the forms you send.",
      more: "What\u00A0is\u00A0measured",
      agree: "Agree",
      refuse: "Decline",
    },
  },
  fr: {
    header: {
      skip: "Aller au contenu",
      skipToDock: "Aller au menu",
      home: `${brand.name}, accueil`,
      navigation: "Navigation principale",
      links: headerLinks("fr"),
      menu: {
        title: "Nos services",
        entries: servicesIn("fr"),
        all: { label: "Tous les services et leurs prix", to: "/services" },
        more: linksTo("fr", ["/showcases", "/pricing", "/about-us"]),
        shown: {
          label: `Boulangerie Kern : ${loaves} pains, tous vendus\u00A0avant\u00A09 h`,
          to: "/showcases/boulangerie-kern",
        },
      },
      language: "Langue",
      portal: "Espace client",
      drawer: {
        title: "Menu",
        close: "Fermer",
        schedule: "Réserver un appel",
        otherLanguage: otherLanguage.fr,
      },
    },
    footer: {
      tagline: "Agence web : sites, SEO et publicité",
      coverage: `Cantons où nous travaillons : ${listed("fr")}`,
      rating: rating.fr,
      services: { title: "Services", links: linksTo("fr", serviceAddresses) },
      agency: { title: "Agence", links: linksTo("fr", agencyAddresses) },
      prices: "Prix hors TVA",
      legal: linksTo("fr", ["/privacy", "/terms"]),
      consent: "Paramètres des cookies",
      social: "Facebook",
      otherLanguage: otherLanguage.fr,
      years,
    },
    login: {
      title: "Espace client",
      close: "Fermer",
      note: "L'espace client n'est pas encore ouvert. Se connecter ne fait que fermer cette fenêtre : ce que vous saisissez n'est ni envoyé ni conservé.",
      email: "Adresse e-mail",
      password: "Mot de passe",
      submit: "Se connecter",
      forgot: "Mot de passe oublié ?",
      or: "ou",
      apple: "Continuer avec Apple",
      google: "Continuer avec Google",
    },
    notices: {
      region: "Notifications",
      close: "Fermer",
      copyright: `© ${years} ${brand.name}. Les textes et les dessins sont à nous.`,
    },
    schedule: {
      title: "Réserver un appel",
      lead: `Nous vous appellerons à l'heure de votre choix, pour ${CALL_MINUTES} minutes. C'est gratuit et cela ne vous engage\u00A0à\u00A0rien. L'audit gratuit, de ${claims.auditMinutes.from} à ${claims.auditMinutes.to} minutes, est un autre rendez-vous.`,
      close: "Fermer",
      loading: "Chargement des heures libres…",
      failed: `Les dates n'ont pas pu être chargées. Vous pouvez appeler le ${brand.phoneDisplay}.`,
      callback: "Demander plutôt un rappel",
    },
    dock: { label: "Contact et menu", call: "Appeler", number: `le ${brand.phoneDisplay}`, menu: "Menu" },
    chat: {
      open: "Interroger notre assistant",
      short: "Question",
      failed: `L'assistant n'a pas pu être chargé. Vous pouvez appeler le ${brand.phoneDisplay}.`,
      write: "Nous écrire",
    },
    book: "Choisir l'heure de notre appel",
    voice: { talk: "Parler à notre assistant vocal", short: "Parler", close: "Mettre fin à l'appel" },
    consent: {
      title: "Pouvons-nous mesurer votre visite ?",
      text: "Avec votre accord, Google Analytics compte les pages vues et les formulaires envoyés.",
      more: "Ce\u00A0qui\u00A0est\u00A0mesuré",
      agree: "Accepter",
      refuse: "Refuser",
    },
  },
});
