import { pick } from "./ground";
import { box, cone, dome, extruded, moved, type Solid } from "./solids";

type Pair = readonly [string, string];
const CANVAS: readonly [Pair, ...Pair[]] = [["#f26a1b", "#ff8b3a"], ["#f7efdc", "#fffaf0"], ["#e9b949", "#f6cf6b"], ["#2f8f86", "#41aca0"], ["#d8482f", "#ec6647"], ["#cfe0c3", "#e5efdc"], ["#3d6ea8", "#558cc7"]]; // biome-ignore format: pairs
const PAINT = ["#f4f1e8", "#d8482f", "#3d6ea8", "#e9b949", "#7fa7a0", "#3b4a52"] as const;

function ridgeTent(colours: readonly [string, string]): Solid {
  return extruded([[-1.9, 0], [-1.8, 0.5], [0, 2.4], [1.8, 0.5], [1.9, 0]], 4.6, [colours[0], colours[1]], colours[0]); // biome-ignore format: one profile
}

function tunnelTent(colours: readonly [string, string]): Solid {
  const arch = Array.from({ length: 9 }, (_, i): [number, number] => {
    const angle = (Math.PI * i) / 8;
    return [-1.7 * Math.cos(angle), 2.1 * Math.sin(angle)];
  });
  const hoop = (x: number, length: number, colour: string) => moved(extruded(arch, length, [colour]), x, 0);
  return [...hoop(-1.6, 1.6, colours[0]), ...hoop(0, 1.6, colours[1]), ...hoop(1.6, 1.6, colours[0])];
}

function caravan(paint: string): Solid[] {
  const body = extruded([[-1.15, 0.5], [-1.2, 1.5], [-1.05, 2.5], [1.05, 2.5], [1.2, 1.5], [1.15, 0.5]], 5.6, [paint, "#fbf8ef", "#ffffff", "#fbf8ef", paint], "#f4efe2"); // biome-ignore format: one profile
  return [
    box(4, 1.7, 0, 0.5, "#4b4b48"),
    body,
    moved(box(1.5, 0.1, 1.45, 2.1, "#31586b"), -1.2, 1.16),
    moved(box(1.2, 0.1, 1.45, 2.1, "#31586b"), 1.2, 1.16),
  ];
}

function van(paint: string): Solid[] {
  return [
    box(4.9, 1.8, 0.2, 1.15, paint),
    moved(box(4.5, 1.7, 1.15, 1.75, "#2e4c5b"), -0.1, 0),
    moved(box(4.6, 1.75, 1.75, 2.05, "#fbf8ef"), -0.1, 0),
    moved(extruded([[-0.8, 2.05], [-0.8, 2.2], [0.8, 3.1], [0.8, 2.05]], 2.4, ["#f6cf6b", "#f7efdc", "#f26a1b"]), -0.6, 0), // biome-ignore format: the raised roof
  ];
}

export function car(chance: number): Solid[] {
  const paint = pick(PAINT, chance);
  return [
    box(4, 1.7, 0.25, 0.85, paint),
    moved(box(2.2, 1.5, 0.85, 1.3, "#2e4c5b"), -0.3, 0),
    moved(box(2, 1.5, 1.3, 1.42, paint), -0.3, 0),
  ];
}

/** The striped awning on the side of a caravan. */
function awning(colour: string): Solid {
  const stripes = Array.from(
    { length: 8 },
    (_, i) =>
    moved(extruded([[0, 0.02], [0, 2.35], [2.3, 1.95], [2.3, 1.8]], 0.5, [i % 2 ? "#fffaf0" : colour]), -1.75 + i * 0.5, 0), // biome-ignore format: one stripe
  );
  return stripes.flat();
}

/** The tent, caravan or van on a taken pitch, from the back to the front; each argument, 0 to 1, picks one. */
export function shelter(kind: number, tint: number, paint: number): Solid[] {
  const colours = pick(CANVAS, tint);
  if (kind < 0.26) return [ridgeTent(colours)];
  if (kind < 0.46) return [tunnelTent(colours)];
  if (kind < 0.62) return [dome(2.3, 1.9, [colours[0], colours[1]])];
  if (kind < 0.7) return [cone(2.6, 3.9, 10, ["#f7efdc", "#efe2c4"])];
  if (kind < 0.86) return [...caravan(pick(PAINT, paint)), moved(awning(colours[0]), 0, 1.2)];
  return van(pick(PAINT, paint));
}

export function table(): Solid[] {
  return [box(1.6, 0.9, 0.62, 0.75, "#c98d4e"), moved(box(1.6, 0.35, 0.35, 0.45, "#b57a3f"), 0, 0.95)];
}

export function parasol(tint: number): Solid[] {
  const colours = pick(CANVAS, tint);
  return [box(0.12, 0.12, 0, 2, "#8a6a3c"), moved(cone(1.5, 0.8, 12, [colours[0], "#fffaf0"]), 0, 0, 1.8)];
}

/** A long low house; its roof has single tiles, so that it looks right at full size. */
export function house(
  length: number,
  depth: number,
  wall: string,
  roof: readonly [string, string, ...string[]],
): Solid[] {
  const [half, eaves, ridge] = [depth / 2, 2.8, 5];
  const courses = 9;
  const slope = (side: number): Solid =>
    Array.from({ length: courses }, (_, i) => {
      const at = (step: number): [number, number] => [
        side * (half + 0.7) * (1 - step / courses),
        eaves + (ridge - eaves) * (step / courses),
      ];
      const [[y0, h0], [y1, h1]] = [at(i), at(i + 1)];
      return Array.from({ length: Math.round(length) }, (_, n) => ({
        colour: roof[(i * 2 + n * 3 + ((i * n) % 4)) % roof.length] ?? roof[0],
        corners: [[n - length / 2, y0, h0], [n + 1 - length / 2, y0, h0], [n + 1 - length / 2, y1, h1], [n - length / 2, y1, h1]] satisfies Solid[0]["corners"], // biome-ignore format: one tile
      }));
    }).flat();
  const doors = Array.from({ length: Math.floor(length / 2.2) }, (_, i) =>
    moved(box(0.9, 0.1, 0.1, 2.1, i % 3 ? "#2f8f86" : "#f26a1b"), -length / 2 + 1.4 + i * 2.2, half + 0.05),
  );
  return [
    extruded([[-half, 0], [-half, eaves], [0, ridge - 0.3], [half, eaves], [half, 0]], length, [wall]), // biome-ignore format: the walls
    ...doors,
    [...slope(-1), ...slope(1)],
  ];
}
