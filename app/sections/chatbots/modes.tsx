import { useState } from "react";
import type { ModesWords } from "#app/content/services/chatbots";
import { Button } from "#app/ui/controls/button";
import { MapSymbol } from "#app/ui/figures/map-symbol";
import { Section } from "#app/ui/section";
import { ChatPanel } from "./chat-panel";
import styles from "./modes.module.css";

const POPUP = "chat-popup";

/** The two ways into a site, each to be tried: in a corner of the page, or inside of it. */
export function Modes({ popup, inline, chat, ...section }: ModesWords) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Section {...section}>
      <div className={styles.modes}>
        <div className={styles.mode}>
          <h3>{popup.title}</h3>
          <p>{popup.text}</p>
          <div className={styles.page}>
            <PageLines />
            <Button look="quiet" popoverTarget={POPUP} popoverTargetAction="show" disabled={isOpen}>
              {popup.open}
            </Button>
          </div>
          <div
            id={POPUP}
            popover="manual"
            className={styles.popup}
            onToggle={(event) => setOpen(event.newState === "open")}
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
            <PageLines />
            <ChatPanel {...chat} actions={[]} />
          </div>
        </div>
      </div>
    </Section>
  );
}

/** The page of a client, as far as it matters here. */
function PageLines() {
  return (
    <svg className={styles.lines} viewBox="0 0 400 76" aria-hidden="true">
      <path d="M0 8h90M250 8h40M305 8h40M360 8h40M0 40h250M0 56h200M0 72h230" />
    </svg>
  );
}
