import narrow from "#app/artwork/sheets/narrow/sketches.svg";
import sketches from "#app/artwork/sheets/sketches.svg";
import { scrollToAnchor } from "#app/browser/scroll-to-anchor";
import type { BlogHeroWords } from "#app/content/pages/blog";
import type { NewsletterFormWords } from "#app/content/shared/lead-form";
import type { FormResult } from "#app/domain/leads/form-state";
import { NewsletterForm } from "#app/forms/newsletter-form";
import { Strip } from "#app/sections/drawing";
import { Card } from "#app/ui/card";
import { SiteLink } from "#app/ui/locale";
import { Opening, OpeningText, Standfirst } from "#app/ui/opening";
import styles from "./blog-hero.module.css";

interface BlogHeroProps extends BlogHeroWords {
  form: NewsletterFormWords;
  result: FormResult | undefined;
}

/** What the articles are about, the newsletter, and a hint of what lies below. */
export function BlogHero({ title, lead, hint, form, result }: BlogHeroProps) {
  return (
    <Opening
      ground="paper"
      beside="legend"
      below={<Strip format="panorama" src={sketches} narrow={narrow} />}
    >
      <OpeningText>
        <h1>{title}</h1>
        <Standfirst>{lead}</Standfirst>
        <p>
          <SiteLink className={styles.hint} to="/blog#articles" onClick={scrollToAnchor}>
            {hint}
          </SiteLink>
        </p>
      </OpeningText>
      <Card>
        <div className={styles.newsletter}>
          <h2>{form.title}</h2>
          <p>{form.lead}</p>
          <NewsletterForm words={form} result={result} />
        </div>
      </Card>
    </Opening>
  );
}
