import { type ComponentType, use, useEffect, useRef, useState } from "react";
import { inTime } from "#app/browser/in-time";
import { openDialog } from "#app/browser/open-dialog";
import type { ScheduleFormWords } from "#app/content/shared/schedule-form";
import type { ShellWords } from "#app/content/shared/shell";
import type { Localized } from "#app/domain/language/locale";
import { Dialog } from "#app/ui/controls/dialog";
import { LocaleContext, SiteLink } from "#app/ui/locale";
import { StatusMessage } from "#app/ui/status-message";
import type { ScheduleBodyProps } from "./schedule-body";
import styles from "./schedule-host.module.css";

export const SCHEDULE_DIALOG = "schedule-dialog";

interface Loaded {
  ScheduleBody: ComponentType<ScheduleBodyProps>;
  words: Localized<ScheduleFormWords>;
}

interface ScheduleHostProps {
  frame: ShellWords["schedule"];
  loadWords: () => Promise<{ scheduleForm: Localized<ScheduleFormWords> }>;
}

/**
 * The schedule dialog. Its frame is in every page, so that it opens at once, even before hydration. Its form and words
 * are loaded when it is opened, by the window's event `open-schedule`.
 */
export function ScheduleHost({ frame, loadWords }: ScheduleHostProps) {
  const locale = use(LocaleContext);
  const dialog = useRef<HTMLDialogElement>(null);
  const [loaded, setLoaded] = useState<Loaded | "failed">();
  const [openings, setOpenings] = useState(0);

  useEffect(() => {
    const open = async () => {
      await openDialog(dialog.current);
      try {
        const coming = Promise.all([import("./schedule-body"), loadWords()]);
        const [{ ScheduleBody }, { scheduleForm: words }] = await inTime(coming);
        setLoaded({ ScheduleBody, words });
        setOpenings((count) => count + 1);
      } catch {
        setLoaded("failed");
      }
    };
    const onAsked = (event: Event) => {
      event.preventDefault();
      void open();
    };
    // The bootstrap script may have opened it before hydration.
    if (dialog.current?.open) void open();
    window.addEventListener("open-schedule", onAsked);
    return () => window.removeEventListener("open-schedule", onAsked);
  }, [loadWords]);

  return (
    <Dialog id={SCHEDULE_DIALOG} title={frame.title} close={frame.close} look="sheet" ref={dialog}>
      <p className={styles.lead}>{frame.lead}</p>
      {typeof loaded === "object" ? (
        <loaded.ScheduleBody words={loaded.words[locale]} dialog={dialog} openings={openings} />
      ) : (
        <StatusMessage role={loaded === "failed" ? "alert" : "status"}>
          <p>{loaded === "failed" ? frame.failed : frame.loading}</p>
          <SiteLink to="/contact#callback" onClick={() => dialog.current?.close()}>
            {frame.callback}
          </SiteLink>
        </StatusMessage>
      )}
    </Dialog>
  );
}
