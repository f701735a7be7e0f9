import type { ReactNode } from "react";
import { trackEvent } from "#app/browser/measurement/analytics";
import { brand } from "#app/domain/site/brand";

interface CallLinkProps {
  className?: string | undefined;
  /** What a press of it is noted as. */
  cta: string;
  children: ReactNode;
}

/** Calls the agency. */
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
