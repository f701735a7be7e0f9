import { use, useEffect, useState } from "react";
import { useLocation } from "react-router";
import mapUrl from "#app/artwork/off-map.svg";
import { reportMissingPage } from "#app/browser/measurement/report-missing-page";
import type { NotFoundWords } from "#app/content/pages/not-found";
import { ScheduleLink } from "#app/shell/dialogs/schedule-link";
import { buttonClass } from "#app/ui/controls/button";
import { LinkList } from "#app/ui/link-list";
import { LocaleContext } from "#app/ui/locale";
import { Opening, OpeningText, Standfirst } from "#app/ui/opening";
import styles from "./not-found.module.css";

/** A missing page: ways back, and a report to the server. */
export function NotFound({ head, title, text, links, schedule, reported }: NotFoundWords) {
  const { pathname } = useLocation();
  const locale = use(LocaleContext);
  const [isReported, setReported] = useState(false);
  useEffect(() => {
    void reportMissingPage(pathname, locale).then(setReported);
  }, [pathname, locale]);
  return (
    <Opening beside="picture">
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      <meta name="robots" content="noindex" />
      <OpeningText>
        <p className={styles.code}>404</p>
        <h1>{title}</h1>
        <Standfirst>{text}</Standfirst>
        <LinkList className={styles.links} links={links} />
        <ScheduleLink className={buttonClass()}>{schedule}</ScheduleLink>
        <p className={styles.reported} role="status">
          {isReported && reported}
        </p>
      </OpeningText>
      <img className={styles.map} src={mapUrl} alt="" width="480" height="344" />
    </Opening>
  );
}
