// Draws the photographs of the hotel's old site: `node scripts/workshop/hotel-bellerive/draw-before.ts`.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { dice } from "#scripts/artwork/drawing/pen";

const write = (name: string, width: number, height: number, drawing: string) =>
  writeFileSync(
    join(import.meta.dirname, "drawings", name),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${drawing}</svg>`,
  );

const gradient = (id: string, stops: string[]) =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops.map((stop, index) => `<stop offset="${index / (stops.length - 1)}" stop-color="${stop}"/>`).join("")}</linearGradient>`;

/** A ridge: the line is halved again and again, and each middle is displaced at random. */
function ridge(width: number, base: number, heights: number[], foot: number, seed: number): string {
  const roll = dice(seed);
  let line = heights;
  for (let sway = 16; sway > 1; sway *= 0.56)
    line = line.flatMap((y, index) => {
      const next = line[index + 1];
      return next === undefined ? [y] : [y, (y + next) / 2 + (roll() - 0.5) * sway];
    });
  const points = line.map(
    (y, index) => `${((index / (line.length - 1)) * width).toFixed(1)} ${(base - y).toFixed(1)}`,
  );
  return `M0 ${foot}L${points.join("L")}L${width} ${foot}Z`;
}

/** The noise of a camera's sensor. */
const grain = `<filter id="grain"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 .5 0 0 0 -.1"/></filter>`;
const rough = `<filter id="rough" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".03 .09" numOctaves="5" seed="9"/><feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 2.600 0 0 0 -1.250"/><feComposite in2="SourceAlpha" operator="in"/></filter>`;
const ripple = `<filter id="ripple" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".012 .22" numOctaves="3" seed="2"/><feColorMatrix values="0 0 0 0 .9 0 0 0 0 .95 0 0 0 0 1 2.400 0 0 0 -1.200"/><feComposite in2="SourceAlpha" operator="in"/></filter>`;

function photo(width: number, height: number, shore: number): string {
  const roll = dice(6);
  const far = ridge(width, shore, [40, 62, 96, 80, 104, 88, 112, 84, 70, 64, 88, 72, 40, 30], shore, 3);
  const near = ridge(width, shore, [4, 6, 10, 14, 22, 30, 52, 70, 64, 84, 60, 40, 22, 16], shore, 8);
  const clouds = Array.from(
    { length: 9 },
    () =>
      `<ellipse cx="${(roll() * width).toFixed(0)}" cy="${(roll() * shore * 0.36).toFixed(0)}" rx="${(40 + roll() * 90).toFixed(0)}" ry="${(4 + roll() * 8).toFixed(0)}" fill="#fff" opacity=".5"/>`,
  );
  const flowers = Array.from({ length: 420 }, () => {
    const x = roll() * width;
    const y = height - 4 - roll() * 26 - 10 * Math.sin((x / width) * 9);
    const fill = ["#c2263a", "#e0475b", "#2f5d23", "#3f7a2c", "#f0d040", "#24481b"][Math.floor(roll() * 6)];
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(1.6 + roll() * 3).toFixed(1)}" fill="${fill}"/>`;
  });
  return (
    `<defs>${gradient("sky", ["#4f8fd0", "#9cc3e6", "#dfe9ef"])}${gradient("water", ["#7fa9c4", "#3d78a6", "#1f5684"])}${gradient("rock", ["#e8eef4", "#8fa3bb", "#7d97b4"])}${gradient("wood", ["#5f7f86", "#3c5f5c", "#2c4c46"])}${grain}${rough}${ripple}<filter id="soft"><feGaussianBlur stdDeviation="5"/></filter></defs>` +
    `<path fill="url(#sky)" d="M0 0H${width}V${height}H0z"/><g filter="url(#soft)">${clouds.join("")}</g><path d="${far}" fill="url(#rock)"/><path d="${far}" filter="url(#rough)" opacity=".5"/><path d="${near}" fill="url(#wood)"/><path d="${near}" filter="url(#rough)" opacity=".12"/>` +
    `<path fill="url(#water)" d="M0 ${shore}H${width}V${height}H0z"/><path filter="url(#ripple)" opacity=".55" d="M0 ${shore}H${width}V${height}H0z"/><path d="M0 ${height - 26}Q${width / 4} ${height - 44} ${width / 2} ${height - 26}T${width} ${height - 24}V${height}H0z" fill="#2c5420"/>${flowers.join("")}<path filter="url(#grain)" opacity=".35" d="M0 0H${width}V${height}H0z"/>`
  );
}

write("before-lake.svg", 520, 236, photo(520, 236, 132));
write(
  "before-banner.svg",
  960,
  168,
  `${photo(960, 168, 118)}<linearGradient id="veil"><stop stop-color="#3a0a11" stop-opacity=".9"/><stop offset=".75" stop-color="#3a0a11" stop-opacity="0"/></linearGradient><path fill="url(#veil)" d="M0 0H960V168H0z"/>`,
);
