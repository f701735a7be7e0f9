import { type Locale, type Localized, locales } from "#app/domain/language/locale";

/** What a page may know of the host that serves it. */
export interface Site {
  /** The market whose host was asked; null on a host of neither market. */
  market: Locale | null;
  measurementId: string;
  /** Where each language is canonical, without a trailing slash. */
  origins: Localized<string>;
  /** Whether a voice agent has been set up. */
  hasVoice: boolean;
}

/** What wrangler.toml sets. */
interface SiteSettings {
  ENGLISH_HOST: string;
  FRENCH_HOST: string;
  ENGLISH_MEASUREMENT_ID: string;
  FRENCH_MEASUREMENT_ID: string;
  /** The vendor's script and agent for spoken calls; empty where there is none. */
  VOICE_SCRIPT: string;
  VOICE_AGENT: string;
}

/** The site as a host shows it, whatever its port, case or `www.`. An unknown host is measured with the first id. */
export function siteOf(host: string, settings: SiteSettings): Site {
  const hosts = { en: settings.ENGLISH_HOST, fr: settings.FRENCH_HOST };
  const asked = host
    .toLowerCase()
    .replace(/:\d+$/, "")
    .replace(/^www\./, "");
  const market = locales.find((locale) => hosts[locale] === asked) ?? null;
  return {
    market,
    measurementId: market === "fr" ? settings.FRENCH_MEASUREMENT_ID : settings.ENGLISH_MEASUREMENT_ID,
    hasVoice: URL.parse(settings.VOICE_SCRIPT) !== null && settings.VOICE_AGENT !== "",
    origins: { en: `https://${hosts.en}`, fr: `https://${hosts.fr}` },
  };
}
