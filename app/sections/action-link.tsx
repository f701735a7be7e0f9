import { scrollToAnchor } from "#app/browser/scroll-to-anchor";
import type { SiteLink as SiteLinkWords } from "#app/content/shared/page-content";
import { buttonClass } from "#app/ui/controls/button";
import { SiteLink } from "#app/ui/locale";

interface ActionLinkProps extends SiteLinkWords {
  onAction?: (() => void) | undefined;
}

/** The call to action of an opening: on its own page it scrolls. */
export function ActionLink({ label, to, onAction }: ActionLinkProps) {
  return (
    <SiteLink
      className={buttonClass()}
      to={to}
      onClick={(event) => {
        onAction?.();
        scrollToAnchor(event);
      }}
    >
      {label}
    </SiteLink>
  );
}
