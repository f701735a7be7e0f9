import type { LaunchWords } from "#app/content/services/artificial-intelligence-ai";
import type { ChatDemoWords } from "#app/content/services/chatbot-demo";
import { ChatDemo } from "#app/sections/chatbots/chat-demo";
import { buttonClass } from "#app/ui/controls/button";
import { SiteLink } from "#app/ui/locale";
import styles from "./launch.module.css";

interface LaunchProps extends LaunchWords {
  demo: ChatDemoWords;
}

/** The call to launch a chatbot, beside one that replies. */
export function Launch({ title, text, action, demo }: LaunchProps) {
  return (
    <section className={styles.ground}>
      <div className={styles.words}>
        <h2>{title}</h2>
        <p>{text}</p>
        <SiteLink className={buttonClass("quiet")} to={action.to}>
          {action.label}
        </SiteLink>
      </div>
      <ChatDemo {...demo} />
    </section>
  );
}
