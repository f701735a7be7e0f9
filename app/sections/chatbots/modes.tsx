import type { CasePicture } from "#app/artwork/case-pictures";
import type { ModesWords } from "#app/content/services/chatbots";
import { Picture } from "#app/sections/picture";
import { Section } from "#app/ui/section";
import { ChatPanel } from "./chat-panel";
import styles from "./modes.module.css";

interface ModesProps extends ModesWords {
  /** A client's page, which the assistant stands on. */
  plate: CasePicture | null;
  /** The same on a phone. */
  phone: CasePicture | null;
}

/** The two ways into a site: in a corner of the page, where it opens and closes, or inside of it. */
export function Modes({ popup, inline, chat, plate, phone, ...section }: ModesProps) {
  return (
    <Section {...section} look="wide" ground="snow">
      <div className={styles.modes}>
        <div className={styles.mode}>
          <h3>{popup.title}</h3>
          <p>{popup.text}</p>
          <div className={`${styles.page} ${styles.corner}`}>
            <div className={styles.phone}>
              {phone && <Picture picture={phone} alt="" sizes="(width < 100rem) 19rem, 22rem" />}
              <details className={styles.popup} aria-label={popup.title} open>
                <summary className={styles.toggle}>
                  <span className={styles.open}>{popup.open}</span>
                  <span className={styles.close}>{popup.close}</span>
                </summary>
                <div className={styles.window}>
                  <ChatPanel {...chat} />
                </div>
              </details>
            </div>
          </div>
        </div>
        <div className={styles.mode}>
          <h3>{inline.title}</h3>
          <p>{inline.text}</p>
          <div className={styles.page}>
            {plate && (
              <Picture picture={plate} alt="" sizes="(width < 56rem) 60vw, (width < 100rem) 32rem, 45rem" />
            )}
            <ChatPanel {...chat} actions={[]} />
          </div>
        </div>
      </div>
    </Section>
  );
}
