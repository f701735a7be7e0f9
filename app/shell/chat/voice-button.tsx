import type { VoiceWords } from "#app/content/shared/shell";
import { DockLabel } from "#app/shell/bars/dock-label";
import { ScheduleLink } from "#app/shell/dialogs/schedule-link";
import { MapSymbol } from "#app/ui/figures/map-symbol";
import styles from "./voice-button.module.css";

const PANEL = "voice";

interface VoiceButtonProps {
  /** The label of the button that books a call, shown if no voice agent is set up. */
  book: string;
  voice: VoiceWords | null;
}

/** A button in the dock. It opens the voice agent, whose page is fetched only then, or the schedule dialog. */
export function VoiceButton({ book, voice }: VoiceButtonProps) {
  if (!voice)
    return (
      <ScheduleLink>
        <MapSymbol name="phone" />
        <span className="visually-hidden">{book}</span>
      </ScheduleLink>
    );
  return (
    <>
      <button type="button" popoverTarget={PANEL}>
        <DockLabel symbol="phone" short={voice.short} rest={voice.talk} />
      </button>
      <div id={PANEL} popover="manual" className={styles.panel}>
        <button
          type="button"
          className={styles.close}
          popoverTarget={PANEL}
          popoverTargetAction="hide"
          aria-label={voice.close}
        >
          <MapSymbol name="close" />
        </button>
        {/* Hidden and lazy: nothing of it is fetched before it is shown. */}
        <iframe src="/voice" title={voice.talk} loading="lazy" allow="microphone" />
      </div>
    </>
  );
}
