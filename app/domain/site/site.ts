import { type Locale, type Localized, locales } from "#app/domain/language/locale";

/** What a page may know about the host that serves it. */
export interface Site {
  /** The market of the requested host; null on any other host. */
  market: Locale | null;
  measurementId: string;
  /** The canonical origin of each language, without a trailing slash. */
  origins: Localized<string>;
  /** Whether a voice agent is set up. */
  hasVoice: boolean;
}

/** Variables of wrangler.toml. */
interface SiteSettings {
  ENGLISH_HOST: string;
  FRENCH_HOST: string;
  ENGLISH_MEASUREMENT_ID: string;
  FRENCH_MEASUREMENT_ID: string;
  /** The vendor's script and agent for voice calls; empty if there is none. */
  VOICE_SCRIPT: string;
  VOICE_AGENT: string;
}

/** The site for a host, whatever its port, case or `www.`. An unknown host is measured with the first id. */
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
