import plates from "#app/artwork/sheets/stages/plates.svg";
import type { StagesWords } from "#app/content/services/lead-generation";
import { Image } from "#app/sections/drawings/image";
import { Section } from "#app/ui/section";
import styles from "./stages.module.css";

/** The plates in their order, as draw-stages.ts names them. */
const views = ["ad", "page", "form", "figures"];

/** What an enquiry comes through, on the river that ends at the gauge: beside it on a narrow screen, above it on a wide one. */
export function Stages({ title, items, example }: StagesWords) {
  return (
    <Section title={title} ground="snow">
      <ol className={styles.stages}>
        {items.map((item, index) => (
          <li key={item.title}>
            <Image src={`${plates}#${views[index]}`} width={240} height={180} loading="lazy" />
            <div>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className={styles.example}>{example}</p>
    </Section>
  );
}
