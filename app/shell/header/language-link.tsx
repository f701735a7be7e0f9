import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { chooseLanguage } from "#app/browser/language-choice";
import { addressOfPath, type Locale } from "#app/domain/language/locale";

/** The same page and query in the other language; following it keeps the choice. */
export function LanguageLink({ locale, children }: { locale: Locale; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const href = `/${locale}${addressOfPath(pathname)}${search}`;
  return (
    <a
      href={href}
      hrefLang={locale}
      lang={locale}
      onClick={({ currentTarget }) => {
        // The page is the same for every visitor, and does not contain their query.
        currentTarget.setAttribute("href", href);
        chooseLanguage(locale);
      }}
    >
      {children}
    </a>
  );
}
