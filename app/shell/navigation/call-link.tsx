import type { ReactNode } from "react";
import { trackEvent } from "#app/browser/measurement/analytics";
import { brand } from "#app/domain/site/brand";

interface CallLinkProps {
  className: string | undefined;
  /** The name under which a click is recorded. */
  cta: string;
  children: ReactNode;
}

/** A link to the agency's phone number. */
export function CallLink({ className, cta, children }: CallLinkProps) {
  return (
    <a
      className={className}
      href={`tel:${brand.phone}`}
      onClick={() => trackEvent("cta_click", { cta, page_path: window.location.pathname })}
    >
      {children}
    </a>
  );
}
