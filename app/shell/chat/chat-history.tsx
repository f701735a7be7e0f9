import type { ChatWidgetWords } from "#app/content/shared/chat";
import type { ChatMessage } from "#app/domain/chat/conversation";
import { Button } from "#app/ui/controls/button";
import { Dialog } from "#app/ui/controls/dialog";
import { ChatLine } from "./chat-line";
import styles from "./chat-window.module.css";

export const HISTORY = "chat-history";

interface ChatHistoryProps {
  words: ChatWidgetWords;
  history: ChatMessage[];
  /** Called after the dialog is closed: the button that opened it disappears, too. */
  onForget: () => void;
}

/** What was said in earlier conversations on this browser. */
export function ChatHistory({ words, history, onForget }: ChatHistoryProps) {
  return (
    <Dialog id={HISTORY} title={words.history.title} close={words.history.close} look="panel">
      <div className={styles.chat}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it */}
        <section className={styles.log} aria-label={words.history.title} tabIndex={0}>
          <ol>
            {history.map((message) => (
              <ChatLine key={message.id} message={message} words={words} />
            ))}
          </ol>
        </section>
        <p>
          <Button
            look="quiet"
            onClick={({ currentTarget }) => {
              currentTarget.closest("dialog")?.close();
              onForget();
            }}
          >
            {words.history.clear}
          </Button>
        </p>
      </div>
    </Dialog>
  );
}
