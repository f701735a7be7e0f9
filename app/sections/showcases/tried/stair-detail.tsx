import { use, useEffect, useRef, useState } from "react";
import type { StairWords } from "#app/content/cases/details";
import { type Stair, stairLimits, stairOf, type Wood, woods } from "#app/domain/interaction/stairs";
import { francsInText } from "#app/domain/offers/money";
import { LocaleContext } from "#app/ui/locale";
import { Section } from "#app/ui/section";
import styles from "./details.module.css";

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

/** The stair builder's configurator: three measures in, the stair drawn to scale and its price range out. */
export function StairDetail({ lead, still, fields, woods: names, result, ...section }: StairWords) {
  const locale = use(LocaleContext);
  const form = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState(example);
  const stair = stairOf(asked);
  const { price } = stair;
  const centimetres = (length: number) =>
    `${locale === "fr" ? `${length}`.replace(".", ",") : length}\u00a0cm`;
  const measures = [
    { term: result.steps, detail: `${stair.steps}` },
    { term: result.rise, detail: centimetres(stair.rise) },
    { term: result.going, detail: centimetres(stair.going) },
    { term: result.length, detail: centimetres(stair.length) },
  ];

  useEffect(() => {
    if (form.current) setAsked(read(form.current));
  }, []);

  return (
    <Section {...section} ground="snow">
      <p className={styles.lead}>{lead}</p>
      <form
        ref={form}
        className={styles.stairs}
        onInput={(event) => setAsked(read(event.currentTarget))}
        onSubmit={(event) => event.preventDefault()}
      >
        <div className={styles.controls}>
          {(["height", "opening"] as const).map((name) => (
            <p key={name} className={styles.slider}>
              <label htmlFor={name}>{fields[name]}</label>
              <output htmlFor={name}>{centimetres(asked[name])}</output>
              <input
                id={name}
                name={name}
                type="range"
                min={stairLimits[name].least}
                max={stairLimits[name].most}
                defaultValue={example[name]}
              />
            </p>
          ))}
          <fieldset className={styles.woods}>
            <legend>{fields.wood}</legend>
            {woods.map((wood) => (
              <label key={wood}>
                <input type="radio" name="wood" value={wood} defaultChecked={wood === example.wood} />
                {names[wood]}
              </label>
            ))}
          </fieldset>
        </div>
        <StairDrawing {...asked} stair={stair} />
        <output className={styles.stair} htmlFor="height opening">
          <strong>{result[stair.form]}</strong>
          <span className={styles.measures}>
            {measures.map(({ term, detail }) => (
              <span key={term}>
                {term} <b>{detail}</b>
              </span>
            ))}
          </span>
          <span className={price ? styles.price : styles.refused}>
            {price
              ? result.price
                  .replace("{from}", francsInText(price.from, locale))
                  .replace("{to}", francsInText(price.to, locale))
              : result.tight}
          </span>
        </output>
      </form>
      <p className={styles.still}>{still}</p>
    </Section>
  );
}

/** As wide as the stairs are, in centimetres: what is seen of the part behind a quarter turn. */
const WIDTH = 90;
const MARGIN = 40;
/** How far the stringer reaches below the steps. */
const STRINGER = 14;

/** The stair from the side, in centimetres: its steps, the floor above, the free length and the height. */
function StairDrawing({ height, opening, wood, stair }: Asked & { stair: Stair }) {
  const { steps, going, form, length } = stair;
  const rise = height / steps;
  const ahead = form === "straight" ? steps - 1 : Math.round((steps - 1) / 2);
  const { most } = stairLimits.height;
  const floor = most + MARGIN;
  const profile = Array.from({ length: ahead }, () => `v${-rise}h${going}`).join("");
  const top = floor - ahead * rise;
  const landing = ahead * going;
  const behind = Array.from(
    { length: steps - ahead },
    (_, step) => `M${landing} ${top - step * rise}h${WIDTH}`,
  );
  const free = Math.min(opening, stairLimits.opening.most);
  return (
    <svg
      className={styles.drawing}
      data-wood={wood}
      viewBox={`-60 0 ${stairLimits.opening.most + 100} ${floor + 60}`}
      aria-hidden="true"
    >
      <path className={styles.ground} d={`M-60 ${floor}H${stairLimits.opening.most + 40}`} />
      <path
        className={styles.ground}
        d={`M${form === "straight" ? length : landing + WIDTH} ${floor - height}H${stairLimits.opening.most + 40}`}
      />
      {form === "quarter" && (
        <>
          <path className={styles.flight} d={`M${landing} ${floor}V${floor - height}h${WIDTH}V${floor}z`} />
          <path className={styles.tread} d={behind.join("")} />
        </>
      )}
      <path
        className={styles.steps}
        d={`M0 ${floor}${profile}v${rise + STRINGER}L${going * 1.5} ${floor}z`}
      />
      <path
        className={styles.dimension}
        d={`M0 ${floor + 22}H${free}M0 ${floor + 14}v16M${free} ${floor + 14}v16`}
      />
      <path
        className={styles.dimension}
        d={`M-36 ${floor}V${floor - height}M-44 ${floor}h16M-44 ${floor - height}h16`}
      />
      <text x={free / 2} y={floor + 50} textAnchor="middle">
        {opening}
      </text>
      <text transform={`translate(-42 ${floor - height / 2}) rotate(-90)`} textAnchor="middle">
        {height}
      </text>
    </svg>
  );
}
