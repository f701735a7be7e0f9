// Draws the bread cut through, and its dough by weight, for the inner page: run as draw-oven.ts is.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { closed, dice, gouge, inks, type Point, print, ribbon, sheet } from "./lino";

const folder = join(import.meta.dirname, "pictures");
const save = (name: string, drawing: string) => writeFileSync(join(folder, `${name}.svg`), drawing);

const WIDE = 960;
const HIGH = 500;
const MIDDLE: Point = [480, 330];

/** The cut face's edge: flat where it lay on stone, torn open where the blade went in. */
function face(inset: number): Point[] {
  return Array.from({ length: 220 }, (_, step) => {
    const angle = (step / 220) * 2 * Math.PI;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const blunt = (value: number, power: number) => Math.sign(value) * Math.abs(value) ** power;
    const under = sin > 0;
    const ear = 30 * Math.exp(-(((angle - 4.28) / 0.2) ** 2)) - 16 * Math.exp(-(((angle - 4.62) / 0.12) ** 2));
    const wear = 2.4 * Math.sin(angle * 9) + 1.6 * Math.sin(angle * 23 + 1);
    const x = MIDDLE[0] + (452 - inset) * blunt(cos, under ? 0.5 : 0.86) + wear;
    const y = under
      ? MIDDLE[1] + (142 - inset * 0.8) * blunt(sin, 0.62)
      : MIDDLE[1] + (286 - inset) * blunt(sin, 0.92) - ear + wear;
    return [x, y];
  });
}

interface Hole {
  at: Point;
  size: number;
  stretch: number;
  lean: number;
}

/** How far a point is from the edge's middle: 0 in the middle, 1 at the crust. */
function towardsCrust([x, y]: Point): number {
  const up = y < MIDDLE[1];
  return Math.hypot((x - MIDDLE[0]) / 416, (y - MIDDLE[1]) / (up ? 254 : 116));
}

/** Bubbles as long fermentation leaves them: a few large, many small, none over another. */
function bubbles(): Hole[] {
  const roll = dice(1961);
  const wanted = [
    ...Array.from({ length: 900 }, () => 17 + roll() * 17),
    ...Array.from({ length: 3200 }, () => 8 + roll() * 8),
    ...Array.from({ length: 9000 }, () => 2.4 + roll() * 4),
  ];
  let large = 0;
  return wanted.reduce<Hole[]>((kept, size) => {
    if (size > 16 && large > 34) return kept;
    const at: Point = [40 + roll() * 880, 44 + roll() * 430];
    const near = towardsCrust(at);
    const stretch = 1.15 + roll() * 0.75;
    if (near + (size * stretch) / 300 > 0.985 || (size > 16 && near > 0.82)) return kept;
    const apart = 2.6 + size * 0.09;
    const free = kept.every(
      (other) =>
        Math.hypot(other.at[0] - at[0], (other.at[1] - at[1]) * 1.25) >
        (other.size * other.stretch + size * stretch) * 0.86 + apart,
    );
    if (!free) return kept;
    if (size > 16) large += 1;
    const lean = ((at[0] - MIDDLE[0]) / 452) * 0.9 + (roll() - 0.5) * 0.7;
    kept.push({ at, size, stretch, lean });
    return kept;
  }, []);
}

/** A hole's wall seen from in front: deep and dark at the upper left, lit by the second ink below. */
function hole({ at, size, stretch, lean }: Hole, roll: () => number): { wall: string; deep: string } {
  const count = size > 7 ? 16 : 8;
  const phase = roll() * 6;
  const edge = (scale: number, dx: number, dy: number) =>
    closed(
      Array.from({ length: count }, (_, step): Point => {
        const angle = (step / count) * 2 * Math.PI;
        const reach = size * scale * (1 + 0.16 * Math.sin(angle * 2 + phase) + 0.1 * Math.sin(angle * 3 - phase));
        const [x, y] = [Math.cos(angle) * reach * stretch, Math.sin(angle) * reach * 0.8];
        return [
          at[0] + dx + x * Math.cos(lean) - y * Math.sin(lean),
          at[1] + dy + x * Math.sin(lean) + y * Math.cos(lean),
        ];
      }),
    );
  return {
    wall: edge(1, 0, 0),
    deep: edge(0.8, -size * 0.13, -size * 0.13),
  };
}

function slice(): string {
  const roll = dice(5);
  const [crust, band, crumb] = [face(0), face(15), face(23)];
  const holes = bubbles().map((bubble) => ({ ...hole(bubble, roll), small: bubble.size < 5 }));
  const cuts = crust.flatMap((point, at): string[] => {
    const inner = band[at];
    if (!inner || roll() < 0.25) return [];
    const share = 0.3 + roll() * 0.45;
    const stop: Point = [
      inner[0] + (point[0] - inner[0]) * share + (roll() - 0.5) * 3,
      inner[1] + (point[1] - inner[1]) * share,
    ];
    return [ribbon([inner, stop], [3.2, 0.2])];
  });
  const strokes = bubbles()
    .filter(({ size }) => size > 13)
    .flatMap(({ at, size, lean }) =>
      Array.from({ length: 4 }, (_, line) =>
        gouge(
          [at[0] + (line - 1.5) * size * 0.36, at[1] + size * (0.16 + (line % 2) * 0.1)],
          lean - 1.2,
          size * 0.5,
          1.8,
        ),
      ),
    );
  return sheet(WIDE, HIGH, [
    print(inks.crust, [closed(crust)]),
    print(inks.oven, [...cuts]),
    print(inks.flour, [closed(crumb)]),
    print(inks.oven, holes.filter(({ small }) => !small).map(({ wall }) => wall)),
    print(inks.crust, holes.map(({ wall, deep, small }) => (small ? wall : deep))),
    print(inks.oven, strokes),
  ]);
}

/** Grams of each part of one loaf's dough; the bar is as long as the dough is heavy. */
const dough = { ruchmehl: 560, wasser: 420, sauerteig: 118, roggen: 70, salz: 12 };
const BAR = { width: 1180, height: 92 };

function fill(part: keyof typeof dough, from: number, to: number): string {
  const roll = dice(from + 3);
  const many = (share: number) => Math.round((to - from) * share);
  const place = (): Point => [from + 3 + roll() * (to - from - 6), 4 + roll() * (BAR.height - 8)];
  const ground = (ink: string) => print(ink, [closed([[from, 0], [to, 0], [to, BAR.height], [from, BAR.height]])]);
  const waves = Array.from({ length: 11 }, (_, row) => {
    const line = Array.from({ length: many(0.25) + 1 }, (_, step): Point => [
      from + step * 4,
      5 + row * 8.4 + 2.2 * Math.sin(step * 0.42 + row * 1.7),
    ]);
    return ribbon(line, line.map((_, step) => 1.6 + 1.5 * Math.sin(step * 0.42 + row * 1.7 + 0.8)));
  });
  const dots = (count: number, size: number) =>
    Array.from({ length: count }, () => gouge(place(), roll() * 6, size * (0.7 + roll()), size * 0.6));
  if (part === "ruchmehl") return ground(inks.crust) + print(inks.flour, dots(many(1.1), 5));
  if (part === "wasser") return ground(inks.flour) + print(inks.crust, waves);
  if (part === "sauerteig") return ground(inks.oven) + print(inks.crust, dots(many(1), 8));
  if (part === "roggen") return ground(inks.crust) + print(inks.oven, dots(many(2), 6));
  return ground(inks.oven);
}

function bar(): string {
  const parts: (keyof typeof dough)[] = ["ruchmehl", "wasser", "sauerteig", "roggen", "salz"];
  let from = 0;
  const filled = parts.map((part) => {
    const to = from + dough[part];
    const drawn = fill(part, from, to);
    from = to;
    return drawn;
  });
  return sheet(BAR.width, BAR.height, filled).replace("<svg", '<svg preserveAspectRatio="none"');
}

save("schnitt", slice());
save("teig", bar());
