import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { chooseLanguage } from "#app/browser/language-choice";
import { addressOfPath, type Locale } from "#app/domain/locale";

/** The same page and query in the other language; following it keeps the choice. */
export function LanguageLink({ locale, children }: { locale: Locale; children: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <Link
      to={`/${locale}${addressOfPath(pathname)}${search}`}
      hrefLang={locale}
      lang={locale}
      onClick={() => chooseLanguage(locale)}
    >
      {children}
    </Link>
  );
}
