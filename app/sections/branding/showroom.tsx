import { use } from "react";
import bag from "#app/artwork/kern/bag.svg";
import card from "#app/artwork/kern/card.svg";
import cup from "#app/artwork/kern/cup.svg";
import sign from "#app/artwork/kern/sign.svg";
import stamp from "#app/artwork/kern/stamp.svg";
import van from "#app/artwork/kern/van.svg";
import type { ShowroomWords } from "#app/content/services/graphic-design";
import { lengthInText, markWidths } from "#app/domain/interaction/mark-sizes";
import { Lead } from "#app/sections/lead";
import { LocaleContext } from "#app/ui/locale";
import { Section } from "#app/ui/section";
import styles from "./showroom.module.css";

const rooms = [
  { thing: "sign", src: sign, width: 1440, height: 960 },
  { thing: "bag", src: bag, width: 900, height: 1200 },
  { thing: "van", src: van, width: 1440, height: 960 },
  { thing: "cup", src: cup, width: 900, height: 1200 },
  { thing: "card", src: card, width: 1080, height: 810 },
  { thing: "stamp", src: stamp, width: 1080, height: 810 },
] as const;

/** One identity on everything that a client uses. */
export function Showroom({ lead, mark, things, ...section }: ShowroomWords) {
  const locale = use(LocaleContext);
  return (
    <Section {...section} ground="snow">
      <Lead>{lead}</Lead>
      <div className={styles.rooms}>
        {rooms.map(({ thing, ...picture }) => (
          <figure key={thing} className={styles[thing]}>
            <div>
              <img {...picture} alt={things[thing].description} loading="lazy" />
            </div>
            <figcaption>
              {`${things[thing].name}, ${mark} ${lengthInText(markWidths[thing], locale)}`}
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
