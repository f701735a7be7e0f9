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
      <svg className={styles.relief} viewBox="0 0 360 450" aria-hidden="true">
        <path d="M0 96c60-40 120-40 180-8s120 32 180-8M0 132c60-40 120-40 180-8s120 32 180-8M0 168c60-40 120-40 180-8s120 32 180-8M0 204c60-40 120-40 180-8s120 32 180-8M0 60c60-40 120-40 180-8s120 32 180-8" />
      </svg>
      <img
        className={styles.portrait}
        src={portrait.src}
        alt={portrait.text}
        width="600"
        height="750"
        loading="lazy"
      />
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
