import { seeded } from "#scripts/seeded";
import { HEIGHT, path, point, project, type Spot, shape, strip, WIDTH } from "./ground";

/** Colours of the water from shallow to deep, and the `v` in metres where each begins: negative is out in the lake. */
const DEPTHS = [["#f3e3b0", 0.6], ["#bfe6cf", -2], ["#8bd6cf", -6], ["#5fc4cb", -13], ["#3fb0c6", -24], ["#2a9abc", -40], ["#1c86b0", -62], ["#1576a4", -90]] as const; // biome-ignore format: pairs

export function water(): string {
  return DEPTHS.map(([colour, edge], i) => {
    const wobble = strip(-60, 300, edge, -400).map(
      ([u, v]): Spot =>
        v === edge ? [u, v + Math.sin(u / (5 + i) + i) * Math.min(3, 0.4 + i * 0.6)] : [u, v],
    );
    return shape(wobble, colour);
  }).join("");
}

/** Left, top, right and bottom of the page's words, on a desktop and on a phone: no bright stroke may cross them. */
const CALM = [
  [30, 296, 660, 370],
  [570, 196, 900, 262],
] as const;

function isCalm(x: number, y: number): boolean {
  return CALM.some(([left, top, right, bottom]) => x > left && x < right && y > top && y < bottom);
}

/** Short strokes along the shore's direction, thinner towards the deep. */
export function waves(): string {
  const random = seeded(21);
  const light: string[] = [];
  const dark: string[] = [];
  for (let i = 0; i < 1500; i += 1) {
    const spot: Spot = [random() * 300 - 40, -3 - random() ** 1.3 * 140];
    const [x, y] = project(spot);
    if (x < -20 || x > WIDTH + 20 || y < -10 || y > HEIGHT) continue;
    const long = 4 + 12 * random();
    const stroke = `M${x.toFixed(1)} ${y.toFixed(1)}q${(long / 2).toFixed(1)}-${(2 + long / 4).toFixed(1)} ${long.toFixed(1)}-${(long * 0.34).toFixed(1)}`;
    const isLight = random() < 0.62;
    if (isLight && isCalm(x, y)) continue;
    (isLight ? light : dark).push(stroke);
  }
  const strokes = (d: string[], colour: string, opacity: number) =>
    `<path d="${d.join("")}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="1.3" stroke-linecap="round"/>`;
  return strokes(dark, "#0d6592", 0.28) + strokes(light, "#dff6f4", 0.5);
}

/** Foam where the lake meets the sand. */
export function foam(from: number, to: number): string {
  const line = (v: number, swing: number) =>
    path(
      Array.from({ length: (to - from) * 2 }, (_, i): Spot => {
        const u = from + i / 2;
        return [u, v + swing * Math.sin(u * 0.9) + swing * 0.6 * Math.sin(u * 2.3)];
      }),
      false,
    );
  return `<path d="${line(-0.8, 0.25)}" fill="none" stroke="#fff" stroke-width="2.4"/><path d="${line(-2.8, 0.4)}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.4"/>`;
}

/** A jetty of planks on piles, with a crosspiece at its end. */
export function jetty(u: number, length: number): string {
  const wide = 1.5;
  const tones = ["#d9a866", "#c79250", "#e4b97c", "#cf9d5c"];
  const plank = (corners: Spot[], i: number) => shape(corners, tones[(i * 7) % 4] ?? "#c79250");
  const deck = Array.from({ length: Math.round(length / 0.5) }, (_, i) => {
    const v = 3 - i * 0.5;
    return plank([[u, v, 0.9], [u + wide, v, 0.9], [u + wide, v - 0.44, 0.9], [u, v - 0.44, 0.9]], i); // biome-ignore format: one plank
  });
  const end = 3 - length;
  const head = Array.from({ length: 30 }, (_, i) => {
    const at = u - 6.75 + i * 0.5;
    return plank([[at, end, 0.9], [at + 0.44, end, 0.9], [at + 0.44, end - 3, 0.9], [at, end - 3, 0.9]], i); // biome-ignore format: one plank
  });
  const post = (spot: Spot) =>
    `<path d="M${point(spot)}L${point([spot[0], spot[1], -0.9])}" stroke="#7a5730" stroke-width="2.4"/>`;
  const posts = Array.from({ length: 7 }, (_, i) => post([u, -1 - i * 4, 0.9]));
  const feet = [-6.5, -2, 3, 8].map((du) => post([u + du, end, 0.9]));
  const under = shape([[u - 1.4, 3], [u + wide - 1.4, 3], [u + wide - 1.4, end], [u - 1.4, end]], "#0b5a78", 'opacity=".28"') + shape([[u - 8, end + 0.6], [u + 7, end + 0.6], [u + 7, end - 2.4], [u - 8, end - 2.4]], "#0b5a78", 'opacity=".28"'); // biome-ignore format: shadow
  return under + posts.join("") + head.join("") + feet.join("") + deck.join("");
}

function hull([u, v]: Spot, long: number, turn: number, paint: string, inside: string): string {
  const outline = [[-0.5, -0.16], [0.1, -0.2], [0.5, 0], [0.1, 0.2], [-0.5, 0.16]] as const; // biome-ignore format: one boat
  const at = (scale: number, h: number) =>
    outline.map(([x, y]): Spot => {
      const [dx, dy] = [x * long * scale, y * long * scale];
      return [
        u + dx * Math.cos(turn) - dy * Math.sin(turn),
        v + dx * Math.sin(turn) + dy * Math.cos(turn),
        h,
      ];
    });
  return (
    shape(at(1.05, -0.25), "#0b5a78", 'opacity=".3"') +
    shape(at(0.94, 0), paint) +
    shape(at(1, 0.45), "#fff8e8") +
    shape(at(0.82, 0.45), inside)
  );
}

export function rowingBoat(spot: Spot, turn: number, paint: string): string {
  return hull(spot, 4.6, turn, paint, "#b57a3f");
}

export function sailingBoat(spot: Spot, turn: number, sail: string): string {
  const [u, v] = spot;
  const boom: Spot = [u - 2.8 * Math.cos(turn), v - 2.8 * Math.sin(turn), 1.2];
  const bow: Spot = [u + 3 * Math.cos(turn), v + 3 * Math.sin(turn), 0.6];
  return (
    shape([[u - 1, v, -1], [u - 8, v + 3, -1], [u - 3, v + 2, -1]], "#0b5a78", 'opacity=".22"') + // biome-ignore format: shadow
    hull(spot, 7, turn, "#1f4e66", "#d9a866") +
    shape([[u, v, 0.6], [u, v, 10], boom], sail) +
    shape([[u + 0.25, v, 0.7], [u, v, 8.6], bow], "#fffaf0") +
    `<path d="M${point([u, v, 0])}L${point([u, v, 10.3])}" stroke="#6d4f33" stroke-width="1.2"/>`
  );
}

/** The rope of floats around where children swim. */
export function floats(from: number, to: number, out: number): string {
  const line = Array.from({ length: 40 }, (_, i): Spot => {
    const t = i / 39;
    return [from + (to - from) * t, -2 - out * Math.sin(Math.PI * t) ** 0.5];
  });
  return `<path d="${path(line, false)}" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width=".8"/><path d="${line.map((s) => `M${point(s)}h.01`).join("")}" stroke="#f26a1b" stroke-width="4" stroke-linecap="round"/>`;
}

export function swan([u, v]: Spot, size: number): string {
  const [x, y] = project([u, v]);
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})scale(${size})"><path d="M10 3 26 8M10 4l12 8" stroke="#fff" stroke-opacity=".6"/><path d="M-8 0c2-6 12-6 17-2l5-2c-2 7-8 8-13 8-6 0-9-1-9-4Z" fill="#fff"/><path d="M-6 0c-4-5 0-8-2-11s-5 0-5 0" fill="none" stroke="#fff" stroke-width="2"/><path d="m-13-11-3 1.4 3 .8Z" fill="#f26a1b"/></g>`;
}
