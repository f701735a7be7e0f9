import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { trackEvent } from "#app/browser/measurement/analytics";
import { LOGIN_DIALOG } from "#app/shell/dialogs/login-dialog";
import { opens } from "#app/shell/dialogs/opens";

/** Opens the client login. */
export function PortalButton({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  const { onClick, ...command } = opens(LOGIN_DIALOG);
  return (
    <button
      type="button"
      className={className}
      {...command}
      onClick={(event) => {
        trackEvent("cta_click", { cta: "portal_header", page_path: pathname });
        onClick(event);
      }}
    >
      {children}
    </button>
  );
}
