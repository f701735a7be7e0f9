/** The staircase in Broc, in millimetres: fifteen rises; three of its fourteen treads are winders. */
export const RISE = 176;
export const GOING = 278;
export const WIDTH = 900;
export const RISES = 15;
export const LOWER = 6;
export const UPPER = 5;
export const STOREY = RISE * RISES;
/** The length of the lower flight, at whose end the turn begins. */
export const TURN = GOING * LOWER;
export const DEPTH = WIDTH + GOING * UPPER;

export type Spot = [x: number, y: number];

/** The outlines of the fourteen treads seen from above, from the bottom to the top. */
export function treads(): Spot[][] {
  const lower = Array.from({ length: LOWER }, (_, index): Spot[] => {
    const x = index * GOING;
    return [
      [x, 0],
      [x + GOING, 0],
      [x + GOING, WIDTH],
      [x, WIDTH],
    ];
  });
  const pivot: Spot = [TURN, WIDTH];
  const far = TURN + WIDTH;
  const slant = WIDTH * Math.tan(Math.PI / 6);
  const winders: Spot[][] = [
    [[TURN, 0], [TURN + slant, 0], pivot],
    [[TURN + slant, 0], [far, 0], [far, WIDTH - slant], pivot],
    [[far, WIDTH - slant], [far, WIDTH], pivot],
  ];
  const upper = Array.from({ length: UPPER }, (_, index): Spot[] => {
    const y = WIDTH + index * GOING;
    return [
      [TURN, y],
      [far, y],
      [far, y + GOING],
      [TURN, y + GOING],
    ];
  });
  return [...lower, ...winders, ...upper];
}

export const colour = {
  walnut: "#17110d",
  bark: "#2a1f18",
  bone: "#ece2d0",
  oak: "#c8965a",
  pale: "#e0b67d",
  deep: "#8d6136",
};

const round = (value: number) => Math.round(value * 10) / 10;

export const trace = (points: Spot[], isClosed = true) =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}${isClosed ? "Z" : ""}`;

/** An SVG file that is used as a picture has to load the page's typeface itself. */
export const face = `<style>@font-face{font-family:"Martian Mono";src:url("../fonts/martian-mono.woff2");font-weight:100 800;font-stretch:75% 112.5%}text{font-family:"Martian Mono";font-weight:400;font-stretch:87%}</style>`;
