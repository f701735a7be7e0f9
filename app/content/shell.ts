import { cantons, claims } from "#app/domain/claims";
import type { Locale, Localized } from "#app/domain/locale";
import { typeset } from "#app/domain/typography";
import type { SiteLink } from "./page-content";
import { pageNames } from "./page-names";

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
  links: SiteLink[];
  language: string;
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
  legal: SiteLink[];
  social: string;
  otherLanguage: string;
  /** From the founding to the year of the build. */
  years: string;
}

const { rating, foundedIn } = claims;
const years = `${foundedIn}–${import.meta.env.BUILD_YEAR}`;

function linksTo(locale: Locale, addresses: readonly (keyof typeof pageNames.en)[]): SiteLink[] {
  return addresses.map((to) => ({ label: pageNames[locale][to], to }));
}

function listed(locale: Locale): string {
  return new Intl.ListFormat(locale).format(cantons[locale]);
}

/** What surrounds every page. */
export const shell: Localized<{ header: HeaderWords; footer: FooterWords }> = typeset({
  en: {
    header: {
      skip: "Skip to content",
      home: "Rivelac, home",
      navigation: "Main",
      links: linksTo("en", ["", "/services", "/contact"]),
      language: "Language",
    },
    footer: {
      tagline: "Digital agency - Websites, SEO & Ads",
      coverage: `At work in the cantons of ${listed("en")}`,
      rating: `${rating.stars} of ${rating.of} stars, from ${rating.reviews} reviews`,
      services: { title: "Services", links: linksTo("en", serviceAddresses) },
      agency: { title: "Agency", links: linksTo("en", agencyAddresses) },
      legal: linksTo("en", ["/privacy", "/terms"]),
      social: "LinkedIn",
      otherLanguage: "Version française",
      years,
    },
  },
  fr: {
    header: {
      skip: "Aller au contenu",
      home: "Rivelac, accueil",
      navigation: "Navigation principale",
      links: linksTo("fr", ["", "/services", "/contact"]),
      language: "Langue",
    },
    footer: {
      tagline: "Agence digitale - Sites web, SEO et publicité",
      coverage: `À l'œuvre dans les cantons suivants : ${listed("fr")}`,
      rating: `${String(rating.stars).replace(".", ",")} étoiles sur ${rating.of}, d'après ${rating.reviews} avis`,
      services: { title: "Services", links: linksTo("fr", serviceAddresses) },
      agency: { title: "Agence", links: linksTo("fr", agencyAddresses) },
      legal: linksTo("fr", ["/privacy", "/terms"]),
      social: "Facebook",
      otherLanguage: "English version",
      years,
    },
  },
});
