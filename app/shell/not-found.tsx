import { use, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { reportMissingPage } from "#app/browser/report-missing-page";
import type { NotFoundWords } from "#app/content/not-found";
import { LocaleContext, SiteLink } from "#app/ui/locale";
import styles from "./not-found.module.css";
import { ScheduleLink } from "./schedule-link";

/** Off the map: ways back, and a report to the server. */
export function NotFound({ head, title, text, links, schedule, reported }: NotFoundWords) {
  const { pathname } = useLocation();
  const locale = use(LocaleContext);
  const [isReported, setReported] = useState(false);
  useEffect(() => {
    void reportMissingPage(pathname, locale).then(setReported);
  }, [pathname, locale]);
  return (
    <section className={styles.sheet}>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      <meta name="robots" content="noindex" />
      <div className={styles.words}>
        <p className={styles.code}>404</p>
        <h1>{title}</h1>
        <p className={styles.text}>{text}</p>
        <ul className={styles.links}>
          {links.map(({ label, to }) => (
            <li key={to}>
              <SiteLink to={to}>{label}</SiteLink>
            </li>
          ))}
        </ul>
        <ScheduleLink>{schedule}</ScheduleLink>
        <p className={styles.reported} role="status">
          {isReported && reported}
        </p>
      </div>
    </section>
  );
}
