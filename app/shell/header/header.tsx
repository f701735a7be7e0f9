import { use } from "react";
import type { HeaderWords } from "#app/content/shared/shell";
import { locales } from "#app/domain/language/locale";
import { DOCK } from "#app/shell/bars/dock";
import { Logo } from "#app/ui/figures/logo";
import { MapSymbol } from "#app/ui/figures/map-symbol";
import { LocaleContext, SiteLink } from "#app/ui/locale";
import styles from "./header.module.css";
import { LanguageLink } from "./language-link";
import { NavLink } from "./nav-link";
import { PortalButton } from "./portal-button";
import { ServicesMenu } from "./services-menu";

export function Header(words: HeaderWords) {
  const { skip, skipToDock, home, navigation, links, menu, portal } = words;
  return (
    <header className={`${styles.header} night`}>
      <a className={styles.skip} href="#main">
        {skip}
      </a>
      <a className={`${styles.skip} ${styles.toDock}`} href={`#${DOCK}`}>
        {skipToDock}
      </a>
      <div className={styles.bar}>
        <SiteLink className={styles.logo} to="" aria-label={home}>
          <Logo />
        </SiteLink>
        <nav className={styles.links} aria-label={navigation}>
          <NavLink {...links.home} />
          <ServicesMenu trigger={links.services} menu={menu} />
          <NavLink {...links.contact} cta="nav_contact" />
        </nav>
        <Languages label={words.language} />
        <span className={styles.portal}>
          <PortalButton className={styles.quiet}>
            <MapSymbol name="key" />
            {portal}
          </PortalButton>
        </span>
      </div>
    </header>
  );
}

/** Both languages; the page's own cannot be chosen again. */
function Languages({ label }: { label: string }) {
  const locale = use(LocaleContext);
  return (
    <nav className={styles.languages} aria-label={label}>
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
  );
}
