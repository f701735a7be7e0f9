import { useState } from "react";
import type { ModesWords } from "#app/content/services/chatbots";
import { Button } from "#app/ui/controls/button";
import { MapSymbol } from "#app/ui/figures/map-symbol";
import { Section } from "#app/ui/section";
import { ChatPanel } from "./chat-panel";
import styles from "./modes.module.css";

const POPUP = "chat-popup";

/**
 * The two ways into a site, each to be tried: in a corner of the page, or inside of it. An empty popover holds whether
 * the first is open, so that it opens without script, and inside of its page.
 */
export function Modes({ popup, inline, chat, ...section }: ModesWords) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Section {...section}>
      <div className={styles.modes}>
        <div className={styles.mode}>
          <h3>{popup.title}</h3>
          <p>{popup.text}</p>
          <div className={styles.page}>
            <PageLines view="whole" />
            <Button look="quiet" popoverTarget={POPUP} popoverTargetAction="show" disabled={isOpen}>
              {popup.open}
            </Button>
            <span
              id={POPUP}
              popover="manual"
              className={styles.state}
              onToggle={(event) => setOpen(event.newState === "open")}
            />
            <div className={styles.popup}>
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
        </div>
        <div className={styles.mode}>
          <h3>{inline.title}</h3>
          <p>{inline.text}</p>
          <div className={styles.page}>
            <PageLines view="head" />
            <div className={styles.panel}>
              <ChatPanel {...chat} actions={[]} />
            </div>
            <PageLines view="text" />
          </div>
        </div>
      </div>
    </Section>
  );
}

/** What is seen of a client's page, as the `viewBox` of its drawing. */
const views = { head: "0 0 400 76", text: "0 36 400 40", whole: "0 0 400 300" };

function PageLines({ view }: { view: keyof typeof views }) {
  return (
    <svg className={styles.lines} viewBox={views[view]} aria-hidden="true">
      <path d="M0 8h90M250 8h40M305 8h40M360 8h40M0 40h250M0 56h200M0 72h230" />
      <path d="M3 111h184v104H3zM220 111h180M220 127h160M220 143h176M220 159h90M0 250h380M0 266h350M0 282h240" />
    </svg>
  );
}
