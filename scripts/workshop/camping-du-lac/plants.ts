import { seeded } from "#scripts/seeded";
import { path, pick, point, project, SHADOW, type Spot } from "./ground";

interface Species {
  name: string;
  /** Canopy in pixels at scale 1: half its width, half its height, and the height of its middle above the ground. */
  rx: number;
  ry: number;
  lift: number;
  tones: readonly [string, string, string, string];
  metres: number;
}

const SPECIES: readonly [Species, ...Species[]] = [
  { name: "plane", rx: 25, ry: 22, lift: 34, tones: ["#2c6b38", "#43893f", "#6aa944", "#a5cc58"], metres: 8 },
  { name: "ash", rx: 20, ry: 23, lift: 35, tones: ["#276041", "#37804b", "#559e50", "#8cc063"], metres: 8 },
  { name: "lime", rx: 22, ry: 20, lift: 30, tones: ["#4a7d2c", "#6a9f37", "#93bf45", "#c8dd6a"], metres: 7 },
  {
    name: "poplar",
    rx: 10,
    ry: 40,
    lift: 48,
    tones: ["#2f6f4a", "#458a4c", "#6ba653", "#a3c764"],
    metres: 13,
  },
  { name: "birch", rx: 13, ry: 19, lift: 30, tones: ["#5e8f3a", "#7fae45", "#a7c856", "#d6e384"], metres: 7 },
];

function blob(x: number, y: number, radius: number, random: () => number): string {
  const corners = 7;
  const around = Array.from({ length: corners }, (_, i) => {
    const angle = (2 * Math.PI * i) / corners;
    const reach = radius * (0.82 + 0.36 * random());
    return [x + reach * Math.cos(angle), y + reach * 0.92 * Math.sin(angle)] as const;
  });
  const half = (i: number) => {
    const [a, b] = [around[i % corners] ?? [x, y], around[(i + 1) % corners] ?? [x, y]];
    return `${((a[0] + b[0]) / 2).toFixed(1)} ${((a[1] + b[1]) / 2).toFixed(1)}`;
  };
  const curves = around.map((_, i) => {
    const [cx, cy] = around[(i + 1) % corners] ?? [x, y];
    return `Q${cx.toFixed(1)} ${cy.toFixed(1)} ${half(i + 1)}`;
  });
  return `M${half(0)}${curves.join("")}Z`;
}

/** The number of tufts in each layer, and their size as a share of the canopy. */
const TUFTS = [
  [12, 0.5],
  [13, 0.36],
  [13, 0.22],
  [12, 0.11],
] as const;

/** A tree's canopy: dark at first, then lighter and lighter tufts towards the sun at the upper right. */
function canopy({ rx, ry, lift, tones }: Species, random: () => number): string {
  return tones
    .map((tone, layer) => {
      const tufts = Array.from({ length: TUFTS[layer]?.[0] ?? 12 }, () => {
        const angle = 2 * Math.PI * random();
        const reach = Math.sqrt(random()) * (1 - layer * 0.14);
        const x = reach * rx * 0.85 * Math.cos(angle) + layer * rx * 0.14;
        const y = reach * ry * 0.85 * Math.sin(angle) - lift - layer * ry * 0.12;
        return blob(x, y, Math.min(rx, ry) * (TUFTS[layer]?.[1] ?? 0.2), random);
      });
      return `<path d="${tufts.join("")}" fill="${tone}"/>`;
    })
    .join("");
}

export function treeSymbols(): string {
  const random = seeded(7);
  return SPECIES.flatMap((species) =>
    [0, 1, 2].map((variant) => {
      const trunk = `<path d="M-2.4 1-1.4-${species.lift}h3l1 ${species.lift + 1}Z" fill="#6d4f33"/>`;
      return `<g id="${species.name}${variant}">${trunk}${canopy(species, random)}</g>`;
    }),
  ).join("");
}

export interface Tree {
  spot: Spot;
  species: number;
  size: number;
}

export function tree({ spot, species, size }: Tree, chance: number): { drawing: string; shadow: string } {
  const { name, metres, rx } = SPECIES[species] ?? SPECIES[0];
  const [x, y] = project(spot);
  const high = metres * size;
  const wide = (rx / 7.2) * size;
  const [u, v] = spot;
  const around = Array.from({ length: 12 }, (_, i): Spot => {
    const angle = (2 * Math.PI * i) / 12;
    const reach = wide * (0.9 + 0.15 * Math.sin(i * 2.6));
    const away = high * 0.62;
    return [
      u + SHADOW.u * away + reach * 1.35 * Math.cos(angle),
      v + SHADOW.v * away + reach * Math.sin(angle),
    ];
  });
  return {
    drawing: `<use href="#${name}${Math.floor(chance * 3)}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)})scale(${size.toFixed(2)})"/>`,
    shadow: `${path(around)}${path([[u, v - 0.3], [u + SHADOW.u * high * 0.6, v + SHADOW.v * high * 0.6], [u, v + 0.3]])}`, // biome-ignore format: canopy, trunk
  };
}

/** Thousands of stalks in a few strokes, from the back to the front; the water shows between them. */
export function reeds(from: number, to: number, seed: number): string {
  const random = seeded(seed);
  const tones = ["#3f6f2f", "#5d8d35", "#86ab42", "#b9c85a", "#d9d27a"] as const;
  const belts = [-7, -5.4, -4, -2.6, -1.2, 0.2, 1.4];
  return belts
    .map((v, belt) => {
      const strokes = new Map<string, string[]>();
      for (let u = from; u < to; u += 0.2) {
        const edge = Math.min(1, (u - from) / 5, (to - u) / 5);
        if (random() > edge + (belt - 2) * 0.1) continue;
        const foot: Spot = [u, v + 1.4 * random() + Math.sin(u / 3) * 0.8];
        const high = 1.3 + 1.6 * random();
        const lean = 1 - 2.4 * random();
        const [x, y] = project(foot);
        const stroke = `M${x.toFixed(1)} ${y.toFixed(1)}q${(lean * 0.6).toFixed(1)}-${(high * 3).toFixed(1)} ${(lean * 3).toFixed(1)}-${(high * 6).toFixed(1)}`;
        const tone = pick(tones, Math.min(0.99, random() * 0.55 + belt * 0.07));
        strokes.set(tone, [...(strokes.get(tone) ?? []), stroke]);
      }
      return [...strokes]
        .map(
          ([tone, d]) =>
            `<path d="${d.join("")}" fill="none" stroke="${tone}" stroke-width="1.15" stroke-linecap="round"/>`,
        )
        .join("");
    })
    .join("");
}

/** A clipped hedge: a row of bushes. */
export function hedge(from: Spot, to: Spot, seed: number): { drawing: string; shadow: string } {
  const random = seeded(seed);
  const [u0, v0] = from;
  const [u1, v1] = to;
  const bushes = Math.max(2, Math.round(Math.hypot(u1 - u0, v1 - v0) / 0.9));
  const at = (i: number): Spot => [u0 + ((u1 - u0) * i) / bushes, v0 + ((v1 - v0) * i) / bushes];
  const layer = (radius: number, lift: number, tone: string) =>
    `<path d="${Array.from({ length: bushes + 1 }, (_, i) => {
      const [x, y] = project(at(i));
      return blob(x + lift * 0.5, y - 3 - lift, radius * (0.85 + 0.3 * random()), random);
    }).join("")}" fill="${tone}"/>`;
  return {
    drawing: layer(5, 0, "#3a7a37") + layer(3.6, 2, "#5a9a41") + layer(1.8, 4, "#8fbf55"),
    shadow: path([from, to, [u1 + SHADOW.u * 1.3, v1 + SHADOW.v * 1.3], [u0 + SHADOW.u * 1.3, v0 + SHADOW.v * 1.3]]), // biome-ignore format: one quad
  };
}

/** Blades and daisies over a meadow. */
export function tufts(count: number, seed: number): string {
  const random = seeded(seed);
  const blades = Array.from({ length: count }, () => {
    const spot: Spot = [random() * 260, 10 + random() * 140];
    return `M${point(spot)}l-1-3m1 3l1.4-3.4`;
  });
  const daisies = Array.from(
    { length: count / 3 },
    () => `M${point([random() * 260, 10 + random() * 140])}h.01`,
  );
  return `<path d="${blades.join("")}" fill="none" stroke="#6f9f3a" stroke-width=".9"/><path d="${daisies.join("")}" stroke="#fffbe6" stroke-width="2.2" stroke-linecap="round"/>`;
}
