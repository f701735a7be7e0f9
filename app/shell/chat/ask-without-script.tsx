import { use } from "react";
import type { ShellWords } from "#app/content/shared/shell";
import { LocaleContext } from "#app/ui/locale";
import styles from "./ask-without-script.module.css";

/**
 * Without script there is no assistant: the question is posted to the contact form, which shows it as its message. Only
 * the server renders the content, so that no script contains it.
 */
export function AskWithoutScript({ open, write }: ShellWords["chat"]) {
  const locale = use(LocaleContext);
  return (
    <noscript className={styles.ask}>
      {import.meta.env.SSR && (
        <form method="post" encType="multipart/form-data" action={`/${locale}/contact#simple`}>
          <input type="hidden" name="form" value="simple" />
          <input name="message" aria-label={open} placeholder={open} required pattern=".*\S.*" />
          <button type="submit">{write}</button>
        </form>
      )}
    </noscript>
  );
}
