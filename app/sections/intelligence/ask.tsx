import { use, useRef } from "react";
import { startChat } from "#app/browser/start-chat";
import type { AskWords } from "#app/content/services/artificial-intelligence-ai";
import { MESSAGE_LIMIT } from "#app/domain/chat/conversation";
import { Button } from "#app/ui/controls/button";
import { LocaleContext } from "#app/ui/locale";
import styles from "./ask.module.css";

/**
 * Sends a question to the assistant or, if there is none, to the contact form. In print the parent of a form is hidden
 * with it.
 */
export function Ask({ label, hint, limit, submit }: AskWords) {
  const locale = use(LocaleContext);
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.ask}>
      <label htmlFor="ask">{label}</label>
      <form
        method="post"
        encType="multipart/form-data"
        action={`/${locale}/contact#simple`}
        onSubmit={(event) => {
          const { current } = field;
          const question = current?.value.trim() ?? "";
          const takeBack = () => {
            if (current) current.value = `${question} ${current.value}`.trim();
          };
          if (!startChat(question, takeBack)) return;
          event.preventDefault();
          event.currentTarget.reset();
        }}
      >
        <input type="hidden" name="form" value="simple" />
        <input
          ref={field}
          id="ask"
          name="message"
          placeholder={hint}
          autoComplete="off"
          required
          pattern={`(?=.*\\S).{1,${MESSAGE_LIMIT}}`}
          title={limit}
        />
        <Button type="submit" look="quiet">
          {submit}
        </Button>
      </form>
    </div>
  );
}
