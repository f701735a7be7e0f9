import { use } from "react";
import { useLocation } from "react-router";
import type { HeaderWords } from "#app/content/shell";
import { locales } from "#app/domain/locale";
import { LocaleContext, SiteLink } from "#app/ui/locale";
import { Logo } from "#app/ui/logo";
import styles from "./header.module.css";
import { LanguageLink } from "./language-link";

export function Header({ skip, home, navigation, links, language }: HeaderWords) {
  const { pathname } = useLocation();
  const locale = use(LocaleContext);
  return (
    <header className={`${styles.header} night`}>
      <a className={styles.skip} href="#main">
        {skip}
      </a>
      <div className={styles.bar}>
        <SiteLink className={styles.logo} to="" aria-label={home}>
          <Logo />
        </SiteLink>
        <nav className={styles.links} aria-label={navigation}>
          {links.map(({ label, to }) => (
            <SiteLink key={to} to={to} aria-current={pathname === `/${locale}${to}` ? "page" : undefined}>
              {label}
            </SiteLink>
          ))}
        </nav>
        <nav className={styles.languages} aria-label={language}>
          {locales.map((each) =>
            each === locale ? (
              <button key={each} type="button" disabled aria-current="true">
                {each.toUpperCase()}
              </button>
            ) : (
              <LanguageLink key={each} locale={each}>
                {each.toUpperCase()}
              </LanguageLink>
            ),
          )}
        </nav>
      </div>
    </header>
  );
}
