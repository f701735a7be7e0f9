// Draws what one sees from the tent on pitch 47, morning and evening, through its door:
// `npx node --import ./scripts/node-imports.ts scripts/workshop/camping-du-lac/draw-views.ts`.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { seeded } from "#scripts/seeded";
import { glyphs } from "./digits";

const WIDTH = 720;
const HEIGHT = 540;
const HORIZON = 262;

interface Hour {
  name: string;
  seed: number;
  sky: readonly [string, string, string];
  hills: readonly [string, string, string];
  water: readonly [string, string];
  /** Its place on the drawing; none in the morning, when the sun is behind the tent. */
  sun?: { x: number; y: number };
  light: string;
  glint: string;
  grass: readonly [string, string, string];
  reed: readonly [string, string, string];
  canvas: readonly [string, string, string, string];
  wood: string;
  hasLanterns: boolean;
}

const HOURS: Hour[] = [
  {
    name: "morning",
    seed: 7,
    sky: ["#4fadd6", "#9ed6e6", "#e6f4ea"],
    hills: ["#a7c9c4", "#86b58f", "#5c9a6d"],
    water: ["#d8eff0", "#3f9fc0"],
    light: "#fffaf0",
    glint: "#f4fcfa",
    grass: ["#8dbb46", "#b4d25c", "#5f9433"],
    reed: ["#4d7d31", "#86ab42", "#cfcf6b"],
    canvas: ["#ff8a2b", "#f56a12", "#d95306", "#ffb45e"],
    wood: "#a86f35",
    hasLanterns: false,
  },
  {
    name: "evening",
    seed: 21,
    sky: ["#29426f", "#c4607a", "#ff9d4d"],
    hills: ["#7b4d74", "#543a66", "#33294f"],
    water: ["#ff9a52", "#33406e"],
    sun: { x: 296, y: 222 },
    light: "#ffe08a",
    glint: "#ffc27a",
    grass: ["#2c4a3d", "#3c5f43", "#1d3532"],
    reed: ["#1a2b30", "#27403a", "#4a5a43"],
    canvas: ["#c2410c", "#a13208", "#7c2406", "#e8702a"],
    wood: "#4a2f2a",
    hasLanterns: true,
  },
];

function hill(base: number, high: number, swing: number, seed: number, fill: string): string {
  const ridge = Array.from({ length: 121 }, (_, i) => {
    const x = i * 6;
    const y =
      base -
      high *
        (0.55 +
          0.3 * Math.sin(x / swing + seed) +
          0.12 * Math.sin(x / (swing / 3.1) + seed * 2) +
          0.04 * Math.sin(x / 9));
    return `${x} ${y.toFixed(1)}`;
  });
  return `<path d="M0 ${HORIZON + 2}L${ridge.join("L")}L${WIDTH} ${HORIZON + 2}Z" fill="${fill}"/>`;
}

/** Strokes on the water that are wider the nearer they are; the bright ones lie under the sun if it is in sight. */
function glints({ sun, glint, seed, water }: Hour): string {
  const random = seeded(seed);
  const bright: string[] = [];
  const dark: string[] = [];
  for (let i = 0; i < 900; i += 1) {
    const near = random() ** 1.4;
    const y = HORIZON + 2 + near * 130;
    const isBright = random() < (sun ? 0.42 : 0.24);
    const spread = (random() + random() - 1) * (16 + near * 90);
    const x = sun && isBright ? sun.x + spread : random() * WIDTH;
    const long = (3 + 26 * near) * (0.5 + random());
    (isBright ? bright : dark).push(`M${(x - long / 2).toFixed(1)} ${y.toFixed(1)}h${long.toFixed(1)}`);
  }
  return `<path d="${dark.join("")}" stroke="${water[1]}" stroke-opacity=".55" stroke-width="1.6"/><path d="${bright.join("")}" stroke="${glint}" stroke-width="1.8" stroke-linecap="round"/>`;
}

function belt({ reed, seed }: Hour): string {
  const random = seeded(seed + 1);
  return reed
    .map((tone, layer) => {
      const stalks = Array.from({ length: 430 }, () => {
        const x = random() * WIDTH;
        const isGap = x > 372 && x < 470;
        const high = (isGap ? 10 : 46) + random() * 44 * (isGap ? 0.3 : 1);
        const lean = (random() - 0.35) * 16;
        const y = 398 + layer * 5 + random() * 6;
        const head = random() < 0.16 && !isGap ? `m-1-10v12` : "";
        return `M${x.toFixed(1)} ${y.toFixed(1)}q${(lean / 4).toFixed(1)}-${(high * 0.6).toFixed(1)} ${lean.toFixed(1)}-${high.toFixed(1)}${head}`;
      });
      return `<path d="${stalks.join("")}" fill="none" stroke="${tone}" stroke-width="${2.6 - layer * 0.5}" stroke-linecap="round"/>`;
    })
    .join("");
}

function meadow({ grass, seed }: Hour): string {
  const random = seeded(seed + 2);
  const blades = Array.from({ length: 1500 }, () => {
    const near = random();
    const high = 4 + near * 15;
    return `M${(random() * WIDTH).toFixed(1)} ${(402 + near * 140).toFixed(1)}q1-${(high * 0.6).toFixed(1)} ${((random() - 0.4) * high * 0.6).toFixed(1)}-${high.toFixed(1)}`;
  });
  const half = blades.length / 2;
  const stroke = (d: string[], tone: string) =>
    `<path d="${d.join("")}" fill="none" stroke="${tone}" stroke-width="1.7"/>`;
  return `<path d="M0 396Q360 386 720 398V540H0Z" fill="${grass[0]}"/>${stroke(blades.slice(0, half), grass[2])}${stroke(blades.slice(half), grass[1])}`;
}

function jetty({ wood, hasLanterns }: Hour): string {
  const at = (t: number) => ({ y: 404 - 92 * t ** 0.62, half: 34 * (1 - t) ** 1.2 + 5, x: 424 - t * 22 });
  const deck = Array.from({ length: 15 }, (_, i) => {
    const [near, far] = [at(i / 15), at((i + 0.8) / 15)];
    return `M${(near.x - near.half).toFixed(1)} ${near.y.toFixed(1)}h${(near.half * 2).toFixed(1)}L${(far.x + far.half).toFixed(1)} ${far.y.toFixed(1)}h-${(far.half * 2).toFixed(1)}Z`;
  });
  const [foot, head] = [at(0), at(1)];
  const under = `M${foot.x - foot.half} ${foot.y}h${foot.half * 2}L${head.x + head.half} ${head.y}h-${head.half * 2}Z`;
  return `<path d="${under}" fill="#3a2a24"/><path d="${deck.join("")}" fill="${hasLanterns ? "#8a5a48" : "#dca863"}"/><path d="M${head.x - 26} ${head.y}h52" stroke="${wood}" stroke-width="4"/><path d="M${head.x - 24} ${head.y}v8M${head.x + 24} ${head.y}v8" stroke="${wood}" stroke-width="2.5"/>`;
}

/** A poplar's side against the sky, leaf by leaf. */
function poplar(x: number, foot: number, high: number, tones: readonly string[], seed: number): string {
  const random = seeded(seed);
  const wide = high * 0.13;
  const leaves = tones.map((tone, layer) => {
    const dabs = Array.from({ length: 150 }, () => {
      const t = random();
      const reach = wide * Math.sin(Math.PI * Math.min(1, t * 0.93 + 0.07)) ** 0.7 * (random() * 2 - 1);
      return `M${(x + reach + layer * 2).toFixed(1)} ${(foot - high * 0.12 - t * high * 0.9).toFixed(1)}l1.6-4.4`;
    });
    return `<path d="${dabs.join("")}" stroke="${tone}" stroke-width="5" stroke-linecap="round"/>`;
  });
  return `<path d="M${x} ${foot}v-${high * 0.4}" stroke="${tones[0]}" stroke-width="5"/>${leaves.join("")}`;
}

function neighbour(x: number, foot: number, size: number, { hasLanterns }: Hour): string {
  const [lit, dim] = hasLanterns ? ["#ffc861", "#e98b2c"] : ["#fffaf0", "#e7dcc0"];
  const glow = hasLanterns
    ? `<ellipse cx="${x}" cy="${foot - size * 0.3}" rx="${size * 1.1}" ry="${size * 0.8}" fill="url(#halo)" opacity=".5"/>`
    : "";
  return `${glow}<path d="M${x - size * 0.7} ${foot}L${x - size * 0.1} ${foot - size}L${x + size * 0.2} ${foot}Z" fill="${lit}"/><path d="M${x - size * 0.1} ${foot - size}L${x + size * 0.75} ${foot - size * 0.1}L${x + size * 0.2} ${foot}Z" fill="${dim}"/><path d="M${x - size * 0.1} ${foot - size}L${x - size * 0.3} ${foot}h${size * 0.2}Z" fill="#5a2b12" opacity=".6"/>`;
}

/** The bus on pitch 25, which is between 47 and the lake on the plan, with its roof raised. */
function bus(x: number, foot: number, { hasLanterns }: Hour): string {
  const [body, belt, roof, pane] = hasLanterns
    ? ["#22374f", "#3b3550", "#7d6a78", "#ffcf6e"]
    : ["#3d6ea8", "#fbf8ef", "#fffdf5", "#2e4c5b"];
  const [cloth, stripe] = hasLanterns ? ["#f0a24a", "#c9622a"] : ["#f6cf6b", "#f2600c"];
  const stripes = [0, 1, 2, 3].map((i) => `M${6 + i * 17}-${54 + i * 4.5}h8.5v${4 + i * 4.5}h-8.5Z`);
  const panes = [-2, 20, 42, 64].map((left) => `M${left}-48h18v15h-18Z`).join("");
  const wheel = (at: number) =>
    `<circle cx="${at}" cy="-4" r="9" fill="#20302c"/><circle cx="${at}" cy="-4" r="3.6" fill="${belt}"/>`;
  const glow = hasLanterns
    ? `<ellipse cx="40" cy="-36" rx="92" ry="62" fill="url(#halo)" opacity=".38"/>`
    : "";
  const shade = hasLanterns
    ? `<path d="M-14 0h116l14 22h-132Z" fill="#14241f" opacity=".45"/>`
    : `<path d="M-14 0h112l-26-9h-112Z" fill="#2f6a2c" opacity=".55"/>`;
  return `<g transform="translate(${x} ${foot})">${glow}${shade}<path d="M4-54 78-74v20Z" fill="${cloth}"/><path d="${stripes.join("")}" fill="${stripe}"/><path d="M2-56 80-77v4L4-52Z" fill="${roof}"/><path d="M-14-4v-26l10-22q2-3 6-3h92q5 0 5 5v46Z" fill="${belt}"/><path d="M-14-4v-24h113v24Z" fill="${body}"/><path d="${panes}M-11-33l6-15h1v15Z" fill="${pane}"/>${wheel(10)}${wheel(76)}</g>`;
}

/** The stake at the pitch's corner, with its number as on the plan. */
function stake(x: number, foot: number, { hasLanterns, wood }: Hour): string {
  const [plate, ink] = hasLanterns ? ["#d9c6a8", "#1d2c2c"] : ["#fffaf0", "#1d4a3a"];
  return `<path d="M${x} ${foot}v-30" stroke="${wood}" stroke-width="3.5"/><circle cx="${x}" cy="${foot - 34}" r="13" fill="${plate}" stroke="${ink}" stroke-width="1.3"/>${glyphs("25", 15, [x, foot - 34], ink)}`;
}

/** Thin mist over the lake before the day is warm. */
function mist(): string {
  const bands = [[250, 283, 210, 5], [470, 290, 190, 4], [330, 300, 240, 6], [560, 276, 150, 4]] as const; // biome-ignore format: bands
  return bands
    .map(([x, y, rx, ry]) => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#fff" opacity=".5"/>`)
    .join("");
}

function lanterns({ hasLanterns }: Hour): string {
  if (!hasLanterns) return "";
  const bulbs = Array.from({ length: 9 }, (_, i) => {
    const x = 190 + i * 42 - 8;
    return [x, 150 + 46 * Math.sin((Math.PI * i) / 8)] as const;
  });
  const line = bulbs.map(([x, y]) => `${x} ${y.toFixed(0)}`).join("L");
  return `<path d="M${line}" fill="none" stroke="#2a1a2a" stroke-width="1.5"/>${bulbs.map(([x, y]) => `<circle cx="${x}" cy="${y + 8}" r="22" fill="url(#halo)" opacity=".6"/><circle cx="${x}" cy="${y + 8}" r="5" fill="#ffe9a8"/>`).join("")}`;
}

const DOOR = "M356 -20C292 130 122 370 50 540H670C590 370 424 130 356 -20Z";

function cloth({ canvas, seed }: Hour): string {
  const random = seeded(seed + 3);
  const [light, main, dark, edge] = canvas;
  const panels = [0, 120, 250, 470, 600].map(
    (x, i) =>
      `<path d="M356 -60L${x} 540h${[120, 130, 220, 130, 120][i]}Z" fill="${[main, light, main, light, main][i]}"/>`,
  );
  const weave = Array.from(
    { length: 900 },
    () =>
      `M${(random() * WIDTH).toFixed(0)} ${(random() * HEIGHT).toFixed(0)}h${(4 + random() * 18).toFixed(0)}`,
  );
  const seams = [-60, 120, 640, 780].map((x) => `M356 -60L${x} 540`).join("");
  return `<rect width="720" height="540" fill="${main}"/>${panels.join("")}<path d="${weave.join("")}" stroke="${dark}" stroke-opacity=".16"/><path d="${seams}" stroke="${dark}" stroke-width="7" opacity=".5"/><path d="${seams}" stroke="${edge}" stroke-width="1.6" stroke-dasharray="6 5"/>`;
}

function flap({ canvas }: Hour): string {
  const [light, main, dark, edge] = canvas;
  return `<path d="${DOOR}" fill="none" stroke="${dark}" stroke-width="16" stroke-linejoin="round"/><path d="${DOOR}" fill="none" stroke="${edge}" stroke-width="2" stroke-dasharray="7 5"/><path d="M358 -16C424 130 590 370 672 540h58C690 400 470 130 358 -16Z" fill="${main}"/><path d="M358 -16C430 134 612 380 694 540h36C690 400 470 130 358 -16Z" fill="${dark}"/><path d="M358 -16C424 130 590 370 672 540h12C604 374 436 134 358 -16Z" fill="${light}"/><path d="M512 250l44-26M612 396l58-30" stroke="#fff3d6" stroke-width="7" stroke-linecap="round"/>`;
}

function draw(hour: Hour): string {
  const { name, sky, hills, water, sun, light, canvas } = hour;
  const [top, middle, low] = sky;
  const view = [
    `<rect width="720" height="300" fill="url(#sky)"/>`,
    sun
      ? `<circle cx="${sun.x}" cy="${sun.y}" r="190" fill="url(#halo)"/><circle cx="${sun.x}" cy="${sun.y}" r="27" fill="${light}"/>`
      : "",
    hill(HORIZON, 74, 120, 0.4, hills[0]),
    hill(HORIZON, 42, 88, 2.1, hills[1]),
    hill(HORIZON, 16, 50, 4.2, hills[2]),
    `<rect y="${HORIZON}" width="720" height="160" fill="url(#water)"/>`,
    glints(hour),
    sun ? "" : mist(),
    jetty(hour),
    belt(hour),
    meadow(hour),
    poplar(
      196,
      414,
      230,
      hour.hasLanterns ? ["#1b2b33", "#243a3c", "#33493f"] : ["#2f6f4a", "#458a4c", "#a3c764"],
      3,
    ),
    poplar(
      166,
      430,
      290,
      hour.hasLanterns ? ["#16242d", "#1f3236", "#2c4039"] : ["#28613f", "#3d7f47", "#8fba58"],
      5,
    ),
    neighbour(532, 424, 52, hour),
    bus(262, 428, hour),
    stake(384, 436, hour),
    lanterns(hour),
    // In the morning the sun is low behind the tent, whose long shadow falls in front of it.
    sun ? "" : `<path d="M96 540L286 446L640 540Z" fill="#2f6a2c" opacity=".42"/>`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><title>${name}</title><defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".55" stop-color="${middle}"/><stop offset=".9" stop-color="${low}"/></linearGradient><linearGradient id="water" x2="0" y2="1"><stop stop-color="${water[0]}"/><stop offset=".7" stop-color="${water[1]}"/></linearGradient><radialGradient id="halo"><stop stop-color="${light}" stop-opacity=".9"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient><clipPath id="door"><path d="${DOOR}"/></clipPath></defs>${cloth(hour)}<g clip-path="url(#door)">${view.join("\n")}</g>${flap(hour)}<path d="M356-40V-16" stroke="${canvas[2]}" stroke-width="8"/></svg>\n`;
}

for (const hour of HOURS) writeFileSync(join(import.meta.dirname, `${hour.name}.svg`), draw(hour));
