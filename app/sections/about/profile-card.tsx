import type { ReactNode } from "react";
import { useDecoration } from "#app/browser/use-decoration";
import type { ProfileWords } from "#app/content/pages/about-us";
import type { Person } from "#app/content/shared/people";
import { Portrait } from "#app/sections/portrait";
import { buttonClass } from "#app/ui/controls/button";
import { mailTo } from "./mail-to";
import styles from "./profile-card.module.css";

interface ProfileCardProps extends ProfileWords {
  person: Person;
  children: ReactNode;
}

/** A person on a card that tilts with the pointer or the phone. */
export function ProfileCard({ person, handle, status, children }: ProfileCardProps) {
  const card = useDecoration<HTMLDivElement>(async () => (await import("#app/effects/tilting")).tilting);
  const { name, craft, portrait, write } = person;
  return (
    <div ref={card} className={styles.card}>
      <Portrait {...portrait} className={styles.portrait} />
      <div className={styles.foot}>
        <div>
          <h3>{name}</h3>
          <p className={styles.craft}>{craft}</p>
          <p className={styles.reach}>
            {handle} <span className={styles.status}>{status}</span>
          </p>
        </div>
        <a className={buttonClass("quiet")} href={mailTo(write)}>
          {write.label}
        </a>
      </div>
      {children}
    </div>
  );
}
