import { use } from "react";
import type { StairWords } from "#app/content/cases/details";
import { stairLimits, stairOf, type Wood, woods } from "#app/domain/interaction/stairs";
import { withValues } from "#app/domain/language/with-values";
import { francsInText } from "#app/domain/offers/money";
import { dress } from "#app/sections/showcases/told/case-layout";
import { LocaleContext } from "#app/ui/locale";
import { Section } from "#app/ui/section";
import shared from "./details.module.css";
import { StairDrawing } from "./stair-drawing";
import styles from "./stairs.module.css";
import { useAsked } from "./use-asked";
import { useSettled } from "./use-settled";

interface Asked {
  height: number;
  opening: number;
  wood: Wood;
}

const example: Asked = { height: 270, opening: 400, wood: "oak" };

function read(form: HTMLFormElement): Asked {
  const data = new FormData(form);
  return {
    height: Number(data.get("height")),
    opening: Number(data.get("opening")),
    wood: woods.find((wood) => wood === data.get("wood")) ?? example.wood,
  };
}

/** The stair builder's configurator: enter two lengths and a wood, see the stair drawn to scale and its price range. */
export function StairDetail({ lead, still, fields, woods: names, result, ...section }: StairWords) {
  const locale = use(LocaleContext);
  const [form, asked] = useAsked(example, read);
  const stair = stairOf(asked);
  const { price } = stair;
  const centimetres = (length: number) =>
    `${locale === "fr" ? `${length}`.replace(".", ",") : length}\u00a0cm`;
  const measures = [
    // The last rise ends on the upper floor, so there is one step less.
    { term: result.steps, detail: `${stair.steps - 1}` },
    { term: result.rise, detail: `${stair.steps} × ${centimetres(stair.rise)}` },
    { term: result.going, detail: `${stair.steps - 1} × ${centimetres(stair.going)}` },
    { term: result.length, detail: centimetres(stair.length) },
  ];

  const costs = price
    ? withValues(result.price, {
        from: francsInText(price.from, locale),
        to: francsInText(price.to, locale),
      })
    : result.tight;
  const said = useSettled(`${result[stair.form]}. ${costs}`);

  return (
    <Section {...section} dress={dress("escaliers-duc", "deep")}>
      <p className={shared.lead}>{lead}</p>
      <form ref={form} className={styles.stairs} onSubmit={(event) => event.preventDefault()}>
        <Controls asked={asked} fields={fields} woods={names} lengthOf={centimetres} />
        <StairDrawing
          {...asked}
          stair={stair}
          label={withValues(result.available, { length: centimetres(asked.opening) })}
        />
        <output className={styles.stair} htmlFor="height opening" aria-live="off">
          <strong>{result[stair.form]}</strong>
          <span className={styles.measures}>
            {measures.map(({ term, detail }) => (
              <span key={term}>
                {term} <b>{detail}</b>
              </span>
            ))}
          </span>
          <span className={price ? styles.price : shared.refused}>{costs}</span>
        </output>
        <p className="visually-hidden" role="status">
          {said}
        </p>
      </form>
      <p className={shared.still}>{still}</p>
    </Section>
  );
}

interface ControlsProps extends Pick<StairWords, "fields" | "woods"> {
  asked: Asked;
  /** Formats a length in words. */
  lengthOf: (centimetres: number) => string;
}

/** Two sliders for the lengths, and the choice of wood. */
function Controls({ asked, fields, woods: names, lengthOf }: ControlsProps) {
  return (
    <div className={styles.controls}>
      {(["height", "opening"] as const).map((name) => (
        <p key={name} className={styles.slider}>
          <label htmlFor={name}>{fields[name]}</label>
          <output htmlFor={name} aria-live="off">
            {lengthOf(asked[name])}
          </output>
          <input
            id={name}
            name={name}
            type="range"
            min={stairLimits[name].least}
            max={stairLimits[name].most}
            defaultValue={example[name]}
            aria-valuetext={lengthOf(asked[name])}
          />
        </p>
      ))}
      <fieldset className={styles.woods}>
        <legend>{fields.wood}</legend>
        {woods.map((wood) => (
          <label key={wood}>
            <input
              type="radio"
              name="wood"
              value={wood}
              defaultChecked={wood === example.wood}
              data-wood={wood}
            />
            {names[wood]}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
