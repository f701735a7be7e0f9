import { use } from "react";
import en from "#app/artwork/sheets/stages/plates-en.svg";
import fr from "#app/artwork/sheets/stages/plates-fr.svg";
import type { StagesWords } from "#app/content/services/lead-generation";
import { Image } from "#app/sections/drawings/image";
import { LocaleContext } from "#app/ui/locale";
import { Section } from "#app/ui/section";
import styles from "./stages.module.css";

/** The text on the plates is in the page's language. */
const plates = { en, fr };

/** The plates in order, by their names in draw-stages.ts. */
const views = ["ad", "page", "form", "figures"];

/**
 * The stages of an enquiry, along a river that ends at a gauge: beside them on a narrow screen, above them on a wide
 * one.
 */
export function Stages({ title, items, example }: StagesWords) {
  const sheet = plates[use(LocaleContext)];
  return (
    <Section title={title} ground="snow">
      <ol className={styles.stages}>
        {items.map((item, index) => (
          <li key={item.title}>
            <Image src={`${sheet}#${views[index]}`} width={240} height={180} loading="lazy" />
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
