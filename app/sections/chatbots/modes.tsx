import { clsx } from "clsx";
import type { KeyboardEvent } from "react";
import type { CasePicture } from "#app/artwork/case-pictures";
import type { ModesWords } from "#app/content/services/chatbots";
import { Picture } from "#app/sections/picture";
import client from "#app/sections/showcases/dress/client.module.css";
import { MapSymbol } from "#app/ui/figures/map-symbol";
import { Section } from "#app/ui/section";
import { ChatPanel } from "./chat-panel";
import styles from "./modes.module.css";

interface ModesProps extends ModesWords {
  /** A client's inner page, which the assistant stands in. */
  plate: CasePicture | null;
  /** The first page on a phone, with the assistant in its corner. */
  phone: CasePicture | null;
}

/** Like a native dialog. */
function closeByEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== "Escape") return;
  currentTarget.open = false;
  currentTarget.querySelector("summary")?.focus();
}

/** The two ways to add a chatbot to a site, each to be tried: in a corner, where it opens and closes, or inline. */
export function Modes({ popup, inline, chat, plate, phone, ...section }: ModesProps) {
  return (
    <Section {...section} ground="snow">
      <div className={clsx(styles.modes, client["hotel-bellerive"])}>
        <div className={styles.mode}>
          <h3>{popup.title}</h3>
          <p>{popup.text}</p>
          <div className={`${styles.page} ${styles.corner}`}>
            <div className={styles.phone}>
              {phone && <Picture picture={phone} alt="" sizes="22rem" />}
              <details className={styles.popup} aria-label={popup.title} open onKeyDown={closeByEscape}>
                <summary>
                  <span className={styles.open}>
                    <MapSymbol name="assistant" />
                    <span className="visually-hidden">{popup.open}</span>
                  </span>
                  <span className={styles.close}>
                    <MapSymbol name="close" />
                    <span className="visually-hidden">{popup.close}</span>
                  </span>
                </summary>
                {/* The window is small: only one question and its answer. */}
                <ChatPanel {...chat} messages={chat.messages.slice(1, 3)} actions={[]} />
              </details>
            </div>
          </div>
        </div>
        <div className={styles.mode}>
          <h3>{inline.title}</h3>
          <p>{inline.text}</p>
          <div className={styles.page}>
            {plate && <Picture picture={plate} alt="" sizes="(width < 56rem) 60vw, 32rem" />}
            <ChatPanel {...chat} />
          </div>
        </div>
      </div>
    </Section>
  );
}
