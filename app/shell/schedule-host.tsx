import { type ComponentType, use, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { ScheduleFormWords } from "#app/content/schedule-form";
import type { NoticeWords } from "#app/content/shell";
import type { Localized } from "#app/domain/locale";
import { LocaleContext } from "#app/ui/locale";
import type { ScheduleDialogProps } from "./schedule-dialog";
import { dismissToast, showToast } from "./toast-store";

interface Loaded {
  ScheduleDialog: ComponentType<ScheduleDialogProps>;
  words: Localized<ScheduleFormWords>;
}

interface ScheduleHostProps {
  failed: NoticeWords["scheduleFailed"];
  loadWords: () => Promise<Localized<ScheduleFormWords>>;
}

/** Opens the schedule dialog on the window's event `open-schedule`; its code and words come with the first one. */
export function ScheduleHost({ failed, loadWords }: ScheduleHostProps) {
  const locale = use(LocaleContext);
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const [loaded, setLoaded] = useState<Loaded>();
  const [openings, setOpenings] = useState(0);

  useEffect(() => {
    const open = async (event: Event) => {
      event.preventDefault();
      try {
        const [{ ScheduleDialog }, words] = await Promise.all([import("./schedule-dialog"), loadWords()]);
        setLoaded({ ScheduleDialog, words });
        setOpenings((count) => count + 1);
      } catch {
        const toast = showToast({
          text: failed.text,
          duration: null,
          action: {
            label: failed.callback,
            perform: () => {
              dismissToast(toast);
              void navigate(`/${locale}/contact#callback`);
            },
          },
        });
      }
    };
    window.addEventListener("open-schedule", open);
    return () => window.removeEventListener("open-schedule", open);
  }, [failed, loadWords, locale, navigate]);

  useEffect(() => {
    if (openings > 0 && !dialog.current?.open) dialog.current?.showModal();
  }, [openings]);

  if (!loaded) return null;
  const { ScheduleDialog, words } = loaded;
  return <ScheduleDialog words={words[locale]} dialog={dialog} openings={openings} />;
}
