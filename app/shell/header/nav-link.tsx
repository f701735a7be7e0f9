import { use } from "react";
import { useLocation } from "react-router";
import { trackEvent } from "#app/browser/measurement/analytics";
import type { SiteLink as SiteLinkWords } from "#app/content/shared/page-content";
import { LocaleContext, SiteLink } from "#app/ui/locale";

/** A link of the main navigation, in the header and in the drawer; with `cta`, a click is recorded. */
export function NavLink({ label, to, cta }: SiteLinkWords & { cta?: string }) {
  const locale = use(LocaleContext);
  const { pathname } = useLocation();
  const isHere = pathname === `/${locale}${to}`;
  return (
    <SiteLink
      to={to}
      aria-current={isHere ? "page" : undefined}
      onClick={() => cta && trackEvent("cta_click", { cta, page_path: pathname })}
    >
      {label}
    </SiteLink>
  );
}
