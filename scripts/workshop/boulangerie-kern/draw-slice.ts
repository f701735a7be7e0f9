// Draws a section of the bread, and its dough by weight, for the inner page. Run it like draw-oven.ts.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { isAround } from "#scripts/artwork/drawing/pen";
import { seeded } from "#scripts/seeded";
import { closed, gouge, inks, type Point, print, ribbon, sheet } from "./lino";

const folder = join(import.meta.dirname, "pictures");
const save = (name: string, drawing: string) => writeFileSync(join(folder, `${name}.svg`), drawing);

const WIDE = 960;
const HIGH = 530;
const MIDDLE: Point = [480, 366];

/** The outline of the cut face, `inset` units inside its edge: flat below, torn open where the dough was scored. */
function face(inset: number): Point[] {
  return Array.from({ length: 220 }, (_, step) => {
    const angle = (step / 220) * 2 * Math.PI;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const blunt = (value: number, power: number) => Math.sign(value) * Math.abs(value) ** power;
    const under = sin > 0;
    const ear =
      24 * Math.exp(-(((angle - 4.28) / 0.2) ** 2)) - 10 * Math.exp(-(((angle - 4.62) / 0.12) ** 2));
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

/** The holes in the crumb: a few large, many small, none over another. */
function bubbles(): Hole[] {
  const roll = seeded(1961);
  const wanted = [
    ...Array.from({ length: 900 }, () => 16.5 + roll() ** 2 * 24),
    ...Array.from({ length: 300 }, () => 7 + roll() * 8),
    ...Array.from({ length: 14000 }, () => 1.6 + roll() ** 2 * 5),
  ];
  const room = Array.from({ length: 46 }, (_, size) => face(26 + size * 1.25 + (size > 16 ? 16 : 0)));
  let large = 0;
  return wanted.reduce<Hole[]>((kept, size) => {
    if (size > 16 && large > 26) return kept;
    const at: Point = [30 + roll() * 900, 76 + roll() * 440];
    const stretch = 1.05 + roll() ** 2 * 0.9;
    if (!isAround(room[Math.round(size)] ?? [], at)) return kept;
    const apart = 2 + size * 0.06;
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

/** A hole from the front: its wall is dark at the upper left, and lit by the second ink below. */
function hole({ at, size, stretch, lean }: Hole, roll: () => number): { wall: string; lit: string } {
  const count = size > 7 ? 16 : 8;
  const phase = roll() * 6;
  const edge = (scale: number, dx: number, dy: number) =>
    closed(
      Array.from({ length: count }, (_, step): Point => {
        const angle = (step / count) * 2 * Math.PI;
        const reach =
          size * scale * (1 + 0.16 * Math.sin(angle * 2 + phase) + 0.1 * Math.sin(angle * 3 - phase));
        const [x, y] = [Math.cos(angle) * reach * stretch, Math.sin(angle) * reach * 0.8];
        return [
          at[0] + dx + x * Math.cos(lean) - y * Math.sin(lean),
          at[1] + dy + x * Math.sin(lean) + y * Math.cos(lean),
        ];
      }),
    );
  return { wall: edge(1, 0, 0), lit: edge(0.87, size * 0.13, size * 0.15) };
}

/** The half of the loaf behind the cut, from the back to the front in ribs; each is narrower the farther away it is. */
function body(): string[] {
  const top = face(0).filter(([, y]) => y < MIDDLE[1] + 60);
  const left = top.toSorted((a, b) => a[0] - b[0]);
  const count = 30;
  return Array.from({ length: count }, (_, rib) => {
    const back = (count - rib) / count;
    const shrink = Math.sqrt(1 - (back * 0.97) ** 2);
    const line = left.map(
      ([x, y]): Point => [
        MIDDLE[0] + (x - MIDDLE[0]) * (0.16 + 0.84 * shrink),
        MIDDLE[1] + 20 + (y - MIDDLE[1] - 20) * (0.25 + 0.75 * shrink) - back * 176,
      ],
    );
    const light = line.map((_, at) => {
      const place = at / line.length;
      const from = Math.exp(-(((place - 0.3) / 0.3) ** 2));
      return from * (0.75 + 0.25 * Math.sin(place * 60 + rib * 2.1));
    });
    const shape = print(inks.crust, [closed(line)]);
    const oven = print(inks.oven, [
      ribbon(
        line,
        light.map((value) => Math.max(0, value * 9 - 1.2)),
      ),
    ]);
    return (
      shape +
      oven +
      print(
        inks.flour,
        rib % 2
          ? [
              ribbon(
                line,
                light.map((value) => Math.max(0, value * 7 - 3.6)),
              ),
            ]
          : [],
      )
    );
  });
}

function slice(): string {
  const roll = seeded(5);
  const [crust, band, crumb] = [face(0), face(16), face(22)];
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
  const inner = face(30);
  const specks = Array.from({ length: 900 }, (): Point => [roll() * WIDE, 40 + roll() * 480])
    .filter((at) => isAround(inner, at) && !isAround(face(44 + roll() * 60), at))
    .map((at) => gouge(at, roll() * 6, 3 + roll() * 5, 1.2 + roll()));
  const walls = bubbles()
    .filter(({ size }) => size > 12)
    .flatMap(({ at, size, stretch }) =>
      Array.from({ length: 5 }, (_, line) => {
        const angle = 3.1 + line * 0.42;
        const from: Point = [
          at[0] + Math.cos(angle) * size * stretch * 0.84,
          at[1] + Math.sin(angle) * size * 0.66,
        ];
        return gouge(from, angle - Math.PI + (roll() - 0.5) * 0.3, size * (0.5 + roll() * 0.4), size * 0.11);
      }),
    );
  return sheet(WIDE, HIGH, [
    ...body(),
    print(inks.crust, [closed(crust)]),
    print(inks.oven, cuts),
    print(inks.flour, [closed(crumb)]),
    print(inks.oven, specks),
    print(
      inks.crust,
      holes.map(({ wall }) => wall),
    ),
    print(
      inks.oven,
      holes.filter(({ small }) => !small).map(({ lit }) => lit),
    ),
    print(inks.crust, walls),
  ]);
}

/** Grams of each ingredient in one loaf's dough; the bar is one unit long for each gram. */
const dough = { ruchmehl: 560, wasser: 420, sauerteig: 118, roggen: 70, salz: 12 };
const BAR = { width: 1180, height: 92 };

function fill(part: keyof typeof dough, from: number, to: number): string {
  const roll = seeded(from + 3);
  const many = (share: number) => Math.round((to - from) * share);
  const place = (): Point => [from + 3 + roll() * (to - from - 6), 4 + roll() * (BAR.height - 8)];
  const ground = (ink: string) =>
    print(ink, [
      closed([
        [from, 0],
        [to, 0],
        [to, BAR.height],
        [from, BAR.height],
      ]),
    ]);
  const waves = Array.from({ length: 11 }, (_, row) => {
    const line = Array.from(
      { length: many(0.25) + 1 },
      (_, step): Point => [from + step * 4, 5 + row * 8.4 + 2.2 * Math.sin(step * 0.42 + row * 1.7)],
    );
    return ribbon(
      line,
      line.map((_, step) => 1.6 + 1.5 * Math.sin(step * 0.42 + row * 1.7 + 0.8)),
    );
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
