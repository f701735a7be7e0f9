import type { ReactNode } from "react";
import { requestFromPage } from "#app/browser/request-from-page";
import { isPlain } from "#app/browser/startup/is-plain";
import { SiteLink } from "#app/ui/locale";
import { SCHEDULE_DIALOG } from "./schedule-host";

/** Opens the schedule dialog by an event; if nothing handles the event, the link leads to the callback form. */
export function ScheduleLink({
  className,
  onAsk,
  children,
}: {
  className?: string | undefined;
  /** Called before the dialog is asked for. */
  onAsk?: () => void;
  children: ReactNode;
}) {
  return (
    <SiteLink
      className={className}
      to="/contact#callback"
      data-opens={SCHEDULE_DIALOG}
      onClick={(event) => {
        if (!isPlain(event)) return;
        onAsk?.();
        if (requestFromPage("open-schedule")) event.preventDefault();
      }}
    >
      {children}
    </SiteLink>
  );
}
