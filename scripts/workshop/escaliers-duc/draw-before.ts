// Draws the photographs of the workshop's old site: `node scripts/workshop/escaliers-duc/draw-before.ts`.
import { writeFileSync } from "node:fs";
import { join } from "node:path";

const grain = (id: string, x: number, y: number, seed: number, strength: number) =>
  `<filter id="${id}" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="${x} ${y}" numOctaves="4" seed="${seed}"/><feColorMatrix values="0 0 0 0 .2 0 0 0 0 .1 0 0 0 0 .03 ${strength} 0 0 0 ${-strength * 0.42}"/><feComposite in2="SourceAlpha" operator="in"/></filter>`;
const filters = `${grain("board", 0.004, 0.14, 3, 2.2)}${grain("upright", 0.16, 0.005, 7, 1.8)}${grain("dust", 0.8, 0.8, 5, 0.9)}<filter id="soft"><feGaussianBlur stdDeviation=".5"/></filter><radialGradient id="flash" cx=".4" cy=".4" r=".8"><stop offset=".2" stop-color="#fff" stop-opacity=".35"/><stop offset="1" stop-color="#200" stop-opacity=".5"/></radialGradient>`;

const write = (name: string, width: number, height: number, drawing: string) =>
  writeFileSync(
    join(import.meta.dirname, "drawings", name),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${filters}</defs>${drawing}</svg>`,
  );

/** A scene lit by the flash of a compact camera. */
const snapshot = (scene: string) =>
  `<g filter="url(#soft)">${scene}</g><path d="M0 0H230V170H0z" fill="url(#flash)"/><path d="M0 0H230V170H0z" filter="url(#dust)" opacity=".5"/>`;

const flight = (x: number, y: number, going: number, rise: number, depth: number, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const [left, top] = [x + index * going, y - index * rise];
    return `<path d="M${left} ${top}h${going + 3}l${depth} ${-depth * 0.5}h${-going - 3}z" fill="#d39a55"/><path d="M${left} ${top}l${depth} ${-depth * 0.5}v${rise}l${-depth} ${depth * 0.5}z" fill="#9a6429"/><path d="M${left} ${top}h${going + 3}v5h${-going - 3}z" fill="#7d4d1c"/>`;
  })
    .reverse()
    .join("");

const room = `<path d="M0 0H230V170H0z" fill="#e4dccb"/><path d="M0 138H230V170H0z" fill="#b98a5a"/>`;
const rail = (from: [number, number], to: [number, number], count: number) => {
  const bars = Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1);
    return `M${from[0] + (to[0] - from[0]) * share} ${from[1] + (to[1] - from[1]) * share}v46`;
  });
  return `<path d="${bars.join("")}" stroke="#8a5521" stroke-width="4"/><path d="M${from.join(" ")}L${to.join(" ")}" stroke="#6d3f14" stroke-width="7"/>`;
};

write(
  "before-photo-1.svg",
  230,
  170,
  snapshot(`${room}${flight(28, 142, 19, 13, 46, 10)}${rail([20, 96], [206, -30], 11)}`),
);
write(
  "before-photo-2.svg",
  230,
  170,
  snapshot(
    `${room}<path d="M150 0H230V120H150z" fill="#d6ccb6"/>${flight(96, 150, 15, 12, 60, 5)}<g transform="matrix(-1 0 0 1 250 -62)">${flight(62, 150, 15, 12, 60, 9)}</g>${rail([88, 106], [160, 48], 6)}`,
  ),
);
write(
  "before-photo-3.svg",
  230,
  170,
  snapshot(
    `<path d="M0 0H230V170H0z" fill="#8d8474"/><path d="M0 120H230V170H0z" fill="#6a5a45"/><path d="M12 14h92v56h-92z" fill="#eef3f4"/><path d="M58 14v56M12 42h92" stroke="#555" stroke-width="4"/><path d="M18 104h196v14H18z" fill="#c08a4a"/><path d="M30 118h10v46H30zM192 118h10v46h-10z" fill="#7d5426"/><path d="M40 92h150v12H40z" fill="#dba864"/><path d="M64 82h120v10H64z" fill="#c99149"/><path d="M150 20h60v70h-60z" fill="#a7732f"/><path d="M156 26v58M166 26v58M176 26v58M186 26v58M196 26v58" stroke="#6d4316" stroke-width="3"/>`,
  ),
);
write(
  "before-banner.svg",
  860,
  150,
  `<path d="M0 0H860V150H0z" fill="#8a5423"/><path d="M0 0H860V150H0z" filter="url(#board)"/><linearGradient id="shade" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".35"/><stop offset=".5" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".55"/></linearGradient><path d="M0 0H860V150H0z" fill="url(#shade)"/>`,
);
write(
  "before-wood.svg",
  300,
  300,
  `<path d="M0 0H300V300H0z" fill="#c79f68"/><path d="M0 0H300V300H0z" filter="url(#upright)" opacity=".55"/>`,
);
