// Draws the two small photographs of the camp's old site: soft, grainy, a little green.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { seeded } from "#scripts/seeded";

const FILTERS = `<filter id="soft"><feGaussianBlur stdDeviation="1.5"/></filter><filter id="grain"><feTurbulence baseFrequency=".8" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 0 0 0 .9 -.25"/></filter>`;
const SKY = `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="#4a8fcb"/><stop offset="1" stop-color="#d8e8f0"/></linearGradient><linearGradient id="lake" x2="0" y2="1"><stop stop-color="#7fa8bd"/><stop offset="1" stop-color="#3d6f86"/></linearGradient>`;

function photograph(name: string, width: number, height: number, subject: string): void {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs>${FILTERS}${SKY}</defs><g filter="url(#soft)">${subject}</g><rect width="${width}" height="${height}" filter="url(#grain)" opacity=".35"/></svg>\n`;
  writeFileSync(join(import.meta.dirname, "drawings", name), svg);
}

function foliage(
  count: number,
  [left, top, wide, high]: readonly number[],
  tones: readonly string[],
  seed: number,
): string {
  const random = seeded(seed);
  return Array.from({ length: count }, (_, i) => {
    const x = (left ?? 0) + random() * (wide ?? 0);
    const y = (top ?? 0) + random() * (high ?? 0);
    return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${(5 + random() * 12).toFixed(0)}" ry="${(4 + random() * 8).toFixed(0)}" fill="${tones[i % tones.length]}"/>`;
  }).join("");
}

const ripples = Array.from({ length: 160 }, (_, i) => {
  const y = 104 + ((i * 37) % 70);
  return `M${(i * 131) % 960} ${y}h${10 + ((i * 17) % 40)}`;
}).join("");
photograph(
  "before-banner.svg",
  960,
  200,
  `<rect width="960" height="110" fill="url(#sky)"/><path d="M520 40q60-26 110-8t120-6q40 20-30 26t-200-12Z" fill="#fff" opacity=".75"/><path d="M0 98Q140 62 300 84T560 72T820 80T960 66v40H0Z" fill="#7f9db0"/><rect y="100" width="960" height="80" fill="url(#lake)"/><path d="${ripples}" stroke="#cfe2ea" stroke-opacity=".5"/><path d="M0 200V168q300-22 560-8t400-12v52Z" fill="#6d8f3c"/>${foliage(180, [640, 40, 330, 110], ["#33521f", "#4c7029", "#6b8f38", "#2a4419"], 3)}${foliage(70, [-20, 140, 240, 40], ["#4c7029", "#7b9a45", "#3a5a22"], 5)}<path d="M560 182l44-42 46 42Z" fill="#c9b48a"/><path d="M604 140l14 42h-24Z" fill="#5d4a32"/><rect x="430" y="150" width="88" height="38" rx="7" fill="#e9e6dc"/><path d="M430 168h88" stroke="#a0522d" stroke-width="4"/><path d="M446 156h26v10h-26ZM482 156h20v10h-20Z" fill="#44535c"/><circle cx="452" cy="189" r="6" fill="#222"/><path d="M300 128l2-44 26 42Z" fill="#f2f2f2"/>`,
);
photograph(
  "before-tent.svg",
  240,
  170,
  `<rect width="240" height="90" fill="url(#sky)"/><path d="M0 84h240v86H0Z" fill="#6f9440"/>${foliage(120, [0, 0, 240, 86], ["#33521f", "#4c7029", "#6b8f38", "#88a851"], 9)}<path d="M46 140Q96 40 170 140Z" fill="#2e6b8a"/><path d="M104 78q32 18 66 62h-44Z" fill="#24566f"/><path d="M98 84l-16 56h30Z" fill="#17303d"/><path d="M178 134h38v4h-38Zm4 4v18m30-18v18" stroke="#7a5a35" stroke-width="4" fill="#8a683e"/>${foliage(30, [0, 146, 240, 22], ["#5d8336", "#83a552"], 2)}`,
);
