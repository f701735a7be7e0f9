import { useDecoration } from "#app/browser/use-decoration";
import type { ProfileWords } from "#app/content/pages/about-us";
import { buttonClass } from "#app/ui/controls/button";
import { SiteLink } from "#app/ui/locale";
import styles from "./profile-card.module.css";

/** One of us, on a card that leans towards whoever looks at it. */
export function ProfileCard({ name, title, handle, status, contact, portrait }: ProfileWords) {
  const card = useDecoration<HTMLElement>(async () => (await import("#app/effects/tilting")).tilting);
  return (
    <article ref={card} className={styles.card}>
      <svg className={styles.portrait} viewBox="0 0 360 400" role="img" aria-label={portrait}>
        <path
          className={styles.relief}
          d="M0 96c60-40 120-40 180-8s120 32 180-8M0 132c60-40 120-40 180-8s120 32 180-8M0 168c60-40 120-40 180-8s120 32 180-8M0 204c60-40 120-40 180-8s120 32 180-8M0 60c60-40 120-40 180-8s120 32 180-8"
        />
        <path
          className={styles.shoulders}
          d="M32 400c6-84 58-122 108-132 6-2 10-8 10-18v-22h60v22c0 10 4 16 10 18 50 10 102 48 108 132z"
        />
        <path className={styles.skin} d="M150 250v-40h60v40c0 22-14 34-30 34s-30-12-30-34z" />
        <path
          className={styles.skin}
          d="M180 92c38 0 62 28 62 68 0 50-28 86-62 86s-62-36-62-86c0-40 24-68 62-68z"
        />
        <path
          className={styles.hair}
          d="M112 176c-14-62 18-104 70-104 50 0 84 40 68 104-6-26-16-42-32-52-30 14-66 16-86 8-10 10-16 24-20 44z"
        />
        <path
          className={styles.line}
          d="M140 162h26M194 162h26M153 162a15 15 0 1 0 .01 0zM207 162a15 15 0 1 0 .01 0zM168 174h24M160 214c12 8 28 8 40 0"
        />
      </svg>
      <div className={styles.words}>
        <h2>{name}</h2>
        <p>{title}</p>
      </div>
      <div className={styles.foot}>
        <p>
          <strong>{handle}</strong>
          <span className={styles.status}>{status}</span>
        </p>
        <SiteLink className={buttonClass("quiet")} to={contact.to}>
          {contact.label}
        </SiteLink>
      </div>
    </article>
  );
}
