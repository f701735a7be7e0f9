import type { Localized } from "#app/domain/language/locale";
import { locales } from "#app/domain/language/locale";
import { brand } from "#app/domain/site/brand";
import styles from "./unexpected.module.css";

/** The page for any error but 404. */
export function Unexpected({ status, words }: { status: number; words: Localized<{ text: string }> }) {
  return (
    <div className={`${styles.words} night`}>
      <title>{`Unexpected Application Error! · ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <h1 lang="en">Unexpected Application Error!</h1>
      {locales.map((locale) => (
        <p key={locale} lang={locale}>
          {words[locale].text}
        </p>
      ))}
      <p>
        <a href={`tel:${brand.phone}`}>{brand.phoneDisplay}</a>,{" "}
        <a href={`mailto:${brand.email}`}>{brand.email}</a> ({status})
      </p>
    </div>
  );
}
