import { type ToggleEvent, useRef, useState } from "react";
import type { CasePicture } from "#app/artwork/case-pictures";
import type { ModesWords } from "#app/content/services/chatbots";
import { Picture } from "#app/sections/picture";
import { MapSymbol } from "#app/ui/figures/map-symbol";
import { Section } from "#app/ui/section";
import { ChatPanel } from "./chat-panel";
import styles from "./modes.module.css";

const POPUP = "chat-popup";

interface ModesProps extends ModesWords {
  /** A client's page, which the assistant stands on. */
  plate: CasePicture | null;
  /** The same on a phone. */
  phone: CasePicture | null;
}

/** The two ways into a site, each to be tried: in a corner of the page, or inside of it. */
export function Modes({ popup, inline, chat, plate, phone, ...section }: ModesProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  // A popover that closes by hand neither takes the focus nor gives it back.
  const onToggle = ({ newState, currentTarget }: ToggleEvent<HTMLElement>) => {
    setOpen(newState === "open");
    const { activeElement, body } = document;
    if (newState === "open") currentTarget.querySelector("button")?.focus();
    else if (activeElement === body || currentTarget.contains(activeElement)) opener.current?.focus();
  };

  return (
    <Section {...section} ground="snow">
      <div className={styles.modes}>
        <div className={styles.mode}>
          <h3>{popup.title}</h3>
          <p>{popup.text}</p>
          <div className={`${styles.page} ${styles.corner}`}>
            <div className={styles.phone}>
              {phone && <Picture picture={phone} alt="" sizes="19rem" />}
              <button
                ref={opener}
                type="button"
                className={styles.launcher}
                popoverTarget={POPUP}
                popoverTargetAction="show"
                aria-disabled={isOpen}
                aria-label={popup.open}
              >
                <MapSymbol name="assistant" />
              </button>
            </div>
          </div>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape only adds to the button that closes it */}
          <div
            id={POPUP}
            popover="manual"
            className={styles.popup}
            onToggle={onToggle}
            onKeyDown={({ key, currentTarget }) => key === "Escape" && currentTarget.hidePopover()}
          >
            <ChatPanel {...chat}>
              <button
                type="button"
                className={styles.close}
                popoverTarget={POPUP}
                popoverTargetAction="hide"
                aria-label={popup.close}
              >
                <MapSymbol name="close" />
              </button>
            </ChatPanel>
          </div>
        </div>
        <div className={styles.mode}>
          <h3>{inline.title}</h3>
          <p>{inline.text}</p>
          <div className={styles.page}>
            {plate && <Picture picture={plate} alt="" sizes="(width < 56rem) 60vw, 32rem" />}
            <ChatPanel {...chat} actions={[]} />
          </div>
        </div>
      </div>
    </Section>
  );
}
