import { DockLabel } from "#app/shell/bars/dock-label";
import { ScheduleLink } from "#app/shell/dialogs/schedule-link";
import { MapSymbol } from "#app/ui/figures/map-symbol";
import styles from "./voice-button.module.css";

const PANEL = "voice";

interface VoiceButtonProps {
  /** Whether a voice agent has been set up; without one, a call is booked instead. */
  hasVoice: boolean;
  talk: string;
  short: string;
  book: string;
  close: string;
}

/** A button at the foot of every page: it opens the voice agent, whose page is fetched then, or the schedule dialog. */
export function VoiceButton({ hasVoice, talk, short, book, close }: VoiceButtonProps) {
  if (!hasVoice)
    return (
      <ScheduleLink>
        <MapSymbol name="phone" />
        <span className="visually-hidden">{book}</span>
      </ScheduleLink>
    );
  return (
    <>
      <button type="button" popoverTarget={PANEL}>
        <DockLabel symbol="phone" short={short} rest={talk} />
      </button>
      <div id={PANEL} popover="manual" className={styles.panel}>
        <button
          type="button"
          className={styles.close}
          popoverTarget={PANEL}
          popoverTargetAction="hide"
          aria-label={close}
        >
          <MapSymbol name="close" />
        </button>
        {/* Hidden and lazy: nothing of it is fetched before it is shown. */}
        <iframe src="/voice" title={talk} loading="lazy" allow="microphone" />
      </div>
    </>
  );
}
