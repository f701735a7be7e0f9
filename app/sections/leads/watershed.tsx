import { clsx } from "clsx";
import narrow from "#app/artwork/sheets/narrow/watershed.svg";
import phone from "#app/artwork/sheets/phone/watershed.svg";
import wide from "#app/artwork/sheets/watershed.svg";
import type { WatershedWords } from "#app/content/services/lead-generation";
import { AboveOnNarrow, Image } from "#app/sections/drawings/image";
import image from "#app/sections/drawings/image.module.css";
import { Headline } from "#app/sections/headline";
import { Facts } from "#app/ui/facts";
import { SiteLink } from "#app/ui/locale";
import { Actions, Opening } from "#app/ui/opening";
import places from "./name-places.module.css";
import styles from "./watershed.module.css";

/**
 * Beside the words, the streams of a basin join; the confluences have the names of an enquiry's stages, from the source
 * to the lake. On a narrow screen it is below the words.
 */
export function Watershed({ title, lead, facts, action, also, map, gauge, lake }: WatershedWords) {
  return (
    <Opening ground="paper">
      <div className={styles.page}>
        <Headline title={title} lead={lead} action={action} />
        <figure className={styles.sheet}>
          <AboveOnNarrow src={phone} below="48rem" />
          <div className={clsx(image.drawing, image.first, styles.map)}>
            <picture>
              <source media="(width < 48rem)" srcSet={phone} />
              <source media="(width < 75rem), (forced-colors: active)" srcSet={narrow} />
              <Image src={wide} width={4880} height={1600} text={map?.text} />
            </picture>
          </div>
          <Facts facts={facts} className={`${styles.names} ${places.names}`} />
          <figcaption>
            <span className={places.gauge}>{gauge}</span> <span className={places.lake}>{lake}</span>
          </figcaption>
        </figure>
        {also && (
          <Actions>
            <SiteLink to={also.to}>{also.label}</SiteLink>
          </Actions>
        )}
      </div>
    </Opening>
  );
}
