import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { chooseLanguage } from "#app/browser/language-choice";
import { addressOfPath, type Locale } from "#app/domain/language/locale";

/** A link to the same page and query in another language; a click stores the choice. */
export function LanguageLink({ locale, children }: { locale: Locale; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const href = `/${locale}${addressOfPath(pathname)}${search}`;
  return (
    <a
      href={href}
      hrefLang={locale}
      lang={locale}
      onClick={({ currentTarget }) => {
        // The server's HTML is the same for every visitor: its link lacks this visitor's query.
        currentTarget.setAttribute("href", href);
        chooseLanguage(locale);
      }}
    >
      {children}
    </a>
  );
}
