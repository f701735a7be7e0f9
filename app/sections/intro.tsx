import type { MouseEvent } from "react";
import { wantsMotion } from "#app/browser/wants-motion";
import type { IntroWords } from "#app/content/page-content";
import { buttonClass } from "#app/ui/button";
import { Card } from "#app/ui/card";
import { SiteLink } from "#app/ui/locale";
import { Actions, Lead, Sheet, SheetWords } from "#app/ui/sheet";
import styles from "./intro.module.css";

/** The first section of a page: its promise on a night map, its facts in the legend. */
export function Intro({ title, lead, facts, action, also }: IntroWords) {
  return (
    <Sheet beside="legend">
      <SheetWords>
        <h1>{title}</h1>
        <Lead>{lead}</Lead>
        <Actions>
          <SiteLink className={buttonClass()} to={action.to} onClick={glide}>
            {action.label}
          </SiteLink>
          {also && <SiteLink to={also.to}>{also.label}</SiteLink>}
        </Actions>
      </SheetWords>
      <Card>
        <dl className={styles.legend}>
          {facts.map(({ term, detail }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </Sheet>
  );
}

/** A way to another place of this page is taken slowly, where motion is wanted. */
function glide(event: MouseEvent<HTMLAnchorElement>): void {
  const { hash, pathname } = event.currentTarget;
  if (hash === "" || pathname !== window.location.pathname) return;
  event.preventDefault();
  document.querySelector(hash)?.scrollIntoView({ behavior: wantsMotion() ? "smooth" : "instant" });
}
