import { type MouseEvent, use } from "react";
import type { HeaderWords } from "#app/content/shared/shell";
import { otherLocale } from "#app/domain/language/locale";
import { brand } from "#app/domain/site/brand";
import { ScheduleLink } from "#app/shell/dialogs/schedule-link";
import { CallLink } from "#app/shell/navigation/call-link";
import { buttonClass } from "#app/ui/controls/button";
import { Dialog } from "#app/ui/controls/dialog";
import { MapSymbol } from "#app/ui/figures/map-symbol";
import { LocaleContext, SiteLink } from "#app/ui/locale";
import { LanguageLink } from "./language-link";
import styles from "./menu-drawer.module.css";
import { NavLink } from "./nav-link";
import { PortalButton } from "./portal-button";

export const MENU_DRAWER = "menu-drawer";

/** The phone's menu. It is at the end of the document, so that the opening of the page is sent first. */
export function MenuDrawer({ drawer: words, links, menu, portal, navigation }: HeaderWords) {
  const locale = use(LocaleContext);
  return (
    <Dialog id={MENU_DRAWER} title={words.title} close={words.close} look="drawer" onClick={closeOnChoice}>
      <nav className={styles.links} aria-label={navigation}>
        <NavLink {...links.home} />
        <details>
          <summary>
            {links.services.label}
            <MapSymbol name="unfold" />
          </summary>
          <ul className={styles.services}>
            {menu.entries.map(({ symbol, label, to }) => (
              <li key={to}>
                <SiteLink to={to}>
                  <MapSymbol name={symbol} />
                  {label}
                </SiteLink>
              </li>
            ))}
            <li>
              <SiteLink to={menu.all.to}>{menu.all.label}</SiteLink>
            </li>
          </ul>
        </details>
        {[links.showcases, links.pricing, links.about].map((link) => (
          <NavLink key={link.to} {...link} />
        ))}
        <NavLink {...links.contact} cta="nav_contact" />
      </nav>
      <div className={styles.end}>
        <ScheduleLink className={buttonClass()}>{words.schedule}</ScheduleLink>
        <CallLink className={buttonClass("quiet")} cta="phone_drawer">
          <MapSymbol name="phone" />
          {brand.phoneDisplay}
        </CallLink>
        <p className={styles.other}>
          <PortalButton>{portal}</PortalButton>
          <LanguageLink locale={otherLocale(locale)}>{words.otherLanguage}</LanguageLink>
        </p>
      </div>
    </Dialog>
  );
}

/** Closes the drawer once a link or a button in it was chosen. */
function closeOnChoice({ target, currentTarget }: MouseEvent<HTMLDialogElement>): void {
  if (target instanceof Element && target.closest("a, button")) currentTarget.close();
}
