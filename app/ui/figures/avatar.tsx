import { initials } from "#app/domain/language/initials";
import styles from "./avatar.module.css";

/** A person without a picture: two letters, for the eye alone. */
export function Avatar({ name }: { name: string }) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
