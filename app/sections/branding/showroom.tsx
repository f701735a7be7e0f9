import { use } from "react";
import type { ShowroomWords } from "#app/content/services/graphic-design";
import { lengthInText, markWidths } from "#app/domain/interaction/mark-sizes";
import { Lead } from "#app/sections/lead";
import { LocaleContext } from "#app/ui/locale";
import { Section } from "#app/ui/section";
import styles from "./showroom.module.css";

const pictures = import.meta.glob<string>("/app/artwork/kern/*.{avif,webp}", {
  eager: true,
  query: "?url",
  import: "default",
});

const pictureOf = (file: string) => pictures[`/app/artwork/kern/${file}`] ?? "";

/** Heights of pictures that are 1440 wide. */
const rooms = [
  { thing: "sign", height: 960 },
  { thing: "bag", height: 1920 },
  { thing: "van", height: 960 },
  { thing: "cup", height: 1920 },
  { thing: "card", height: 1080 },
  { thing: "stamp", height: 1080 },
] as const;

/** One identity on everything that carries it. */
export function Showroom({ lead, mark, things, ...section }: ShowroomWords) {
  const locale = use(LocaleContext);
  return (
    <Section {...section} ground="snow">
      <Lead>{lead}</Lead>
      <div className={styles.rooms}>
        {rooms.map(({ thing, height }) => (
          <figure key={thing} className={styles[thing]}>
            <picture>
              <source
                type="image/avif"
                srcSet={`${pictureOf(`${thing}-720.avif`)} 720w, ${pictureOf(`${thing}-1440.avif`)} 1440w`}
                sizes="(width < 48rem) 60vw, (width < 88rem) 60vw, 900px"
              />
              <img
                src={pictureOf(`${thing}-720.webp`)}
                alt={things[thing].description}
                width="1440"
                height={height}
                loading="lazy"
                decoding="async"
              />
            </picture>
            <figcaption>
              {`${things[thing].name}, ${mark} ${lengthInText(markWidths[thing], locale)}`}
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
