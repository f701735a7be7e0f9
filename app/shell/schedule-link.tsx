import type { ReactNode } from "react";
import { buttonClass } from "#app/ui/button";
import { SiteLink } from "#app/ui/locale";

/** Asks for the schedule dialog; where nothing answers the event, the link leads to the callback form. */
export function ScheduleLink({
  className = buttonClass(),
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <SiteLink
      className={className}
      to="/contact#callback"
      onClick={(event) => {
        const request = new CustomEvent("open-schedule", { cancelable: true });
        if (!window.dispatchEvent(request)) event.preventDefault();
      }}
    >
      {children}
    </SiteLink>
  );
}
