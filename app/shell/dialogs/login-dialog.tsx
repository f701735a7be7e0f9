import { useEffect, useRef, useState } from "react";
import appleUrl from "#app/artwork/apple.svg";
import googleUrl from "#app/artwork/google.svg";
import { trackEvent } from "#app/browser/measurement/analytics";
import { openDialog } from "#app/browser/open-dialog";
import type { LoginWords } from "#app/content/shared/shell";
import { Button, buttonClass } from "#app/ui/controls/button";
import { Dialog } from "#app/ui/controls/dialog";
import { Field } from "#app/ui/controls/field";
import { SiteLink } from "#app/ui/locale";
import styles from "./login-dialog.module.css";

export const LOGIN_DIALOG = "portal-login";

/**
 * The client login, a stub: every button only closes it, and nothing that was typed is sent or stored. Its fields come
 * with hydration: a page with a password field is laid out by Chromium's password manager once it is parsed, before its
 * typeface has arrived, and then again.
 */
export function LoginDialog({ title, close, note, ...words }: LoginWords) {
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [isHydrated, setHydrated] = useState(false);

  useEffect(() => {
    setHydrated(true);
    const open = () => void openDialog(dialog.current);
    window.addEventListener("open-portal-login", open);
    return () => window.removeEventListener("open-portal-login", open);
  }, []);

  const leave = (way: string) => () => trackEvent("portal_login", { way });
  const fields = (
    <form ref={form} method="dialog" className={styles.form} onSubmit={leave("password")}>
      <Field id="portal-email" label={words.email}>
        <input id="portal-email" type="email" autoComplete="off" required />
      </Field>
      <Field id="portal-password" label={words.password}>
        <input id="portal-password" type="password" autoComplete="off" required />
      </Field>
      <div className={styles.end}>
        <Button type="submit">{words.submit}</Button>
        <SiteLink to="/contact" onClick={leave("forgot")}>
          {words.forgot}
        </SiteLink>
      </div>
    </form>
  );
  return (
    <Dialog
      id={LOGIN_DIALOG}
      title={title}
      close={close}
      look="sheet"
      ref={dialog}
      onClose={() => form.current?.reset()}
    >
      <p className={styles.note}>{note}</p>
      <form method="dialog" className={styles.providers}>
        <button type="submit" className={buttonClass("quiet")} onClick={leave("apple")}>
          <img src={appleUrl} alt="" width="20" height="20" loading="lazy" />
          {words.apple}
        </button>
        <button type="submit" className={buttonClass("quiet")} onClick={leave("google")}>
          <img src={googleUrl} alt="" width="20" height="20" loading="lazy" />
          {words.google}
        </button>
      </form>
      <p className={styles.or}>{words.or}</p>
      {isHydrated ? fields : <noscript>{import.meta.env.SSR && fields}</noscript>}
    </Dialog>
  );
}
