import { home } from "#app/content/pages/home";
import { type Locale, otherLocale } from "#app/domain/language/locale";
import { brand } from "#app/domain/site/brand";
import { NIGHT, PAPER } from "#app/domain/site/colours";

/** The web manifest: name, icons and colours of the installed site. */
export function manifestOf(locale: Locale): object {
  const icon = (size: number, purpose: string) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return {
    id: "/",
    name: brand.name,
    short_name: brand.name,
    description: home[locale].head.description,
    lang: locale,
    start_url: `/${locale}`,
    scope: "/",
    display: "minimal-ui",
    background_color: PAPER,
    theme_color: NIGHT,
    icons: [icon(192, "any"), icon(512, "any"), icon(512, "maskable")],
    shortcuts: [locale, otherLocale(locale)].map((each) => ({ name: each.toUpperCase(), url: `/${each}` })),
  };
}
