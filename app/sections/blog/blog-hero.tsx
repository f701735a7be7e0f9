import narrow from "#app/artwork/sheets/narrow/sketches.svg";
import sketches from "#app/artwork/sheets/sketches.svg";
import type { BlogHeroWords } from "#app/content/pages/blog";
import { Strip } from "#app/sections/drawings/strip";
import { SiteLink } from "#app/ui/locale";
import { Opening, OpeningText, Standfirst } from "#app/ui/opening";
import styles from "./blog-hero.module.css";

/** What the articles are about, a hint of what lies below, and a note of each in a field book. */
export function BlogHero({ title, lead, hint, drawing }: BlogHeroWords) {
  return (
    <Opening ground="paper" below={<Strip format="panorama" src={sketches} narrow={narrow} text={drawing} />}>
      <OpeningText>
        <h1>{title}</h1>
        <Standfirst>{lead}</Standfirst>
        <p>
          <SiteLink className={styles.hint} to="/blog#articles">
            {hint}
          </SiteLink>
        </p>
      </OpeningText>
    </Opening>
  );
}
