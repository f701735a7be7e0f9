import narrow from "#app/artwork/sheets/narrow/sketches.svg";
import sketches from "#app/artwork/sheets/sketches.svg";
import type { BlogHeroWords, ListedArticle } from "#app/content/pages/blog";
import { Strip } from "#app/sections/drawings/strip";
import { SiteLink } from "#app/ui/locale";
import { Opening, OpeningText, Standfirst } from "#app/ui/opening";
import styles from "./blog-hero.module.css";
import places from "./note-places.module.css";

interface BlogHeroProps extends BlogHeroWords {
  /** The articles with a sketch, in the order of the sketches. */
  notes: Pick<ListedArticle, "slug" | "topic">[];
}

/** The topics of the articles, a hint at the list below, and a field book with a sketch that links to each article. */
export function BlogHero({ title, lead, hint, drawing, notes }: BlogHeroProps) {
  return (
    <Opening
      ground="paper"
      below={
        <Strip
          format="panorama"
          src={sketches}
          narrow={narrow}
          text={drawing}
          labels={
            <ul className={`${styles.notes} ${places.notes}`}>
              {notes.map(({ slug, topic }) => (
                <li key={slug}>
                  <SiteLink to={`/blog/${slug}`}>{topic}</SiteLink>
                </li>
              ))}
            </ul>
          }
        />
      }
    >
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
