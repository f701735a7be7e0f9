import { circle, lettering, line, type Point } from "#scripts/artwork/drawing/pen";
import { columns, EAST, lines, type Plan, type Site, SOUTH } from "./plan";

/** The house's axes, as far as the dimensions that they measure. */
export function drawAxes({ draw }: Plan, { stub, apart, measured }: Site): string {
  const reach = (isMeasured: boolean) => (isMeasured ? apart + 8 : 10);
  return [
    ...columns.map((x) => draw([x, -stub], [x, SOUTH + reach(measured.columns.includes(x))])),
    ...lines.map((y) => draw([-stub, y], [EAST + reach(measured.lines.includes(y)), y])),
  ].join("");
}

/** The ends of the axes on the sheet, each with its figure or letter. */
function endsOf({ at }: Plan, { stub, radius, scale }: Site): { sign: string; end: Point }[] {
  const before = -stub - radius / scale;
  return [
    ...columns.map((x, index) => ({ sign: "1234"[index] ?? "", end: at([x, before]) })),
    ...lines.map((y, index) => ({ sign: "ABCD"[index] ?? "", end: at([before, y]) })),
  ];
}

export const drawCircles = (plan: Plan, site: Site) =>
  endsOf(plan, site)
    .map(({ end: [x, y] }) => circle(Math.round(x), Math.round(y), site.radius))
    .join("");

export const drawSigns = (plan: Plan, site: Site) =>
  endsOf(plan, site)
    .map(({ sign, end: [x, y] }) => {
      const { radius } = site;
      return lettering(sign, Math.round(x - radius / 4), Math.round(y - radius * 0.375), radius * 0.75);
    })
    .join("");

/** Lines of dimensions below and to the right of the house. */
export const drawDimensions = (plan: Plan, { apart, measured }: Site) =>
  drawChain(plan, measured.columns, (x) => [x, SOUTH + apart]) +
  drawChain(plan, measured.lines, (y) => [EAST + apart, y]);

/** A line of dimensions with a tick at every axis. */
function drawChain({ draw }: Plan, stops: number[], place: (stop: number) => Point): string {
  const whole = draw(place((stops[0] ?? 0) - 14), place((stops.at(-1) ?? 0) + 14));
  const ticks = stops.map((stop) => {
    const [x, y] = place(stop);
    return draw([x - 6, y + 6], [x + 6, y - 6]);
  });
  return whole + ticks.join("");
}

/** The figures of the dimensions, in metres, along their lines. */
export function drawFigures(plan: Plan, site: Site): string[] {
  const { apart, figures, measured, scale } = site;
  const off = figures / scale;
  return [
    // The unit is written once, on the last figure that is read without turning the sheet.
    ...spansOf(measured.columns).map(({ middle, metres }, index, all) =>
      drawFigure(plan, site, index === all.length - 1 ? `${metres} m` : metres, [
        middle,
        SOUTH + apart - off,
      ]),
    ),
    ...spansOf(measured.lines).map(({ middle, metres }) =>
      drawFigure(plan, site, metres, [EAST + apart + off, middle], -90),
    ),
  ];
}

/** The middle and the length of each span between two axes: 96 units are 3.60 metres. */
const spansOf = (stops: number[]) =>
  stops.slice(1).map((stop, index) => {
    const before = stops[index] ?? 0;
    return { middle: (before + stop) / 2, metres: ((stop - before) * 0.0375).toFixed(2) };
  });

/** A figure whose middle is at a point; turned by some degrees from the house's direction. */
function drawFigure(
  { whole }: Plan,
  { figures, ink, turn }: Site,
  word: string,
  middle: Point,
  turned = 0,
): string {
  const length = [...word].reduce((sum, sign) => sum + (sign === "." ? 6 : 12), -4) * (figures / 12);
  const degrees = Math.round((turn * 180) / Math.PI) + turned;
  return line(
    ink.figure,
    Math.max(1.3, figures / 9),
    lettering(word, Math.round(-length / 2), -figures / 2, figures),
    `transform="translate(${whole(middle).join(" ")})rotate(${degrees})" `,
  );
}
