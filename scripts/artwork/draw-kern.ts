// Draws one identity on six things for the graphic design page: `npm run artwork` writes app/artwork/kern. Needs a browser.
import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "playwright";
import sharp from "sharp";
import { findBrowser } from "#scripts/find-browser";

const workshop = new URL("../workshop/boulangerie-kern/", import.meta.url);
const album = new URL("../../app/artwork/kern/", import.meta.url);

/** The drawn paths of a mark, without the file's own frame. */
const inner = (name: string) =>
  readFileSync(new URL(name, workshop), "utf8").replace(/<\/?svg[^>]*>|<title>.*?<\/title>/g, "");

const font = (family: string, file: string) =>
  `@font-face{font-family:"${family}";src:url(data:font/woff2;base64,${readFileSync(new URL(`fonts/${file}`, workshop)).toString("base64")})}`;

const CRUST = "#2B1710";
const OVEN = "#E08A17";
const FLOUR = "#F1E6CF";

/** The mark is 120 by 160 units, the name 436 by 160; both are placed by their centre and height. */
const mark = (x: number, y: number, height: number, ink: string, more = "") =>
  `<g transform="translate(${x} ${y}) scale(${height / 160}) translate(-60 -80)" fill="${ink}" ${more}>${inner("mark.svg")}</g>`;
const name = (x: number, y: number, height: number, ink: string, more = "") =>
  `<g transform="translate(${x} ${y}) scale(${height / 160}) translate(-218 -80)" fill="${ink}" ${more}>${inner("wordmark.svg")}</g>`;
/** Fine lines all round the mark, where it is large enough for them. */
const rays = (x: number, y: number, height: number, ink: string) => {
  const unit = height / 160;
  const lines = Array.from({ length: 72 }, (_, index) => {
    const angle = (index * Math.PI) / 36;
    const at = (radius: number) =>
      `${(x + unit * radius * Math.cos(angle)).toFixed(1)} ${(y + unit * radius * Math.sin(angle)).toFixed(1)}`;
    return `M${at(98)}L${at(index % 2 ? 108 : 114)}`;
  });
  return `<path d="${lines.join("")}" stroke="${ink}" stroke-width="${2 * unit}"/>`;
};
const text = (x: number, y: number, size: number, ink: string, words: string, more = "") =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${ink}" ${more}>${words}</text>`;

/**
 * The materials: grain for paper and plaster, ink as a lino block leaves it, an edge of light for what was pressed,
 * soft shadows.
 */
const materials = `
<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".75" numOctaves="3" seed="4"/><feColorMatrix values="0 0 0 0 .2  0 0 0 0 .12  0 0 0 0 .08  .5 .5 0 0 -.36"/></filter>
<filter id="fibre" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".012 .22" numOctaves="4" seed="9"/><feColorMatrix values="0 0 0 0 .45  0 0 0 0 .3  0 0 0 0 .15  .9 .3 0 0 -.5"/></filter>
<filter id="plaster" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".03" numOctaves="5" seed="2"/><feDiffuseLighting lighting-color="#fff" surfaceScale="1.6" diffuseConstant="1"><feDistantLight azimuth="225" elevation="58"/></feDiffuseLighting></filter>
<filter id="lino" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".045" numOctaves="2" seed="7" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="4" result="cut"/><feTurbulence type="fractalNoise" baseFrequency=".55" numOctaves="2" seed="3"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -9 -3 0 0 8.9" result="specks"/><feComposite in="cut" in2="specks" operator="in"/></filter>
<filter id="stamp" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves="4" seed="12" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="3" result="cut"/><feTurbulence type="fractalNoise" baseFrequency=".02 .03" numOctaves="5" seed="21"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -9 0 0 0 7.4" result="dry"/><feComposite in="cut" in2="dry" operator="in"/></filter>
<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="18"/></filter>
<filter id="softer" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="42"/></filter>
<filter id="near" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="5"/></filter>
<filter id="pressed" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur in="SourceAlpha" stdDeviation=".8" result="b"/><feOffset in="b" dx="-1.5" dy="-1.5" result="u"/><feComposite in="SourceAlpha" in2="u" operator="out" result="shade"/><feOffset in="b" dx="1.5" dy="1.5" result="d"/><feComposite in="SourceAlpha" in2="d" operator="out" result="edge"/><feFlood flood-color="#fff" flood-opacity=".75"/><feComposite in2="edge" operator="in" result="light"/><feFlood flood-color="#000" flood-opacity=".55"/><feComposite in2="shade" operator="in" result="dark"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="light"/><feMergeNode in="dark"/></feMerge></filter>`;

const stop = (at: number, colour: string, opacity = 1) =>
  `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
const across = (id: string, stops: string) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="0">${stops}</linearGradient>`;
const down = (id: string, stops: string) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient>`;

interface Picture {
  width: number;
  height: number;
  drawing: string;
}

const shade = (d: string, opacity: number, blur = "soft") =>
  `<path d="${d}" fill="#1a0c06" opacity="${opacity}" filter="url(#${blur})"/>`;

/** A loaf or roll as it comes from the oven: crust, light from the upper left, cuts. */
const baguette = (x: number, y: number, length: number, width: number, turn: number) => `
<g transform="translate(${x} ${y}) rotate(${turn})">
<rect x="${-width / 2}" y="${-length}" width="${width}" height="${length}" rx="${width / 2}" fill="url(#crumb)"/>
${[0.12, 0.32, 0.52].map((at) => `<path d="M${-width * 0.3} ${-length * (1 - at) + 34}Q${width * 0.06} ${-length * (1 - at) + 26} ${width * 0.32} ${-length * (1 - at) - 14}Q${width * 0.12} ${-length * (1 - at) + 44} ${-width * 0.3} ${-length * (1 - at) + 34}z" fill="#F3D9A4"/>`).join("")}
</g>`;

const bag: Picture = {
  width: 900,
  height: 1200,
  drawing: `<defs>
${down("wall", stop(0, "#EFA034") + stop(1, "#D67F10"))}
${across("face", stop(0, "#E9DABB") + stop(0.12, "#F7EEDB") + stop(0.55, "#F1E6CF") + stop(0.9, "#E6D6B4") + stop(1, "#D9C59D"))}
${across("side", stop(0, "#B79F74") + stop(0.5, "#CDB88F") + stop(1, "#A98F63"))}
${across("crumb", stop(0, "#E2A355") + stop(0.35, "#C97F33") + stop(1, "#7C421A"))}
${down("counter", stop(0, "#5B3420") + stop(1, "#3A1E12"))}</defs>
<rect width="900" height="1200" fill="url(#wall)"/>
<ellipse cx="300" cy="330" rx="460" ry="380" fill="#FFD58A" opacity=".35" filter="url(#softer)"/>
<rect y="960" width="900" height="240" fill="url(#counter)"/>
<rect y="960" width="900" height="7" fill="#8A5735"/>
<rect y="967" width="900" height="233" filter="url(#fibre)" opacity=".5"/>
${shade("M250 1040L900 1000V1120L300 1130z", 0.6, "softer")}
${shade("M210 1040H740V1086H230z", 0.55)}
${baguette(360, 420, 330, 92, -9)}
${baguette(470, 420, 380, 96, 3)}
${baguette(572, 420, 300, 88, 12)}
<path d="M676 286L752 262L764 1040L690 1074z" fill="url(#side)"/>
<path d="M676 286L714 640L690 1074M752 262L714 640L764 1040" fill="none" stroke="#8F774D" stroke-width="2" opacity=".7"/>
<path d="M212 286${Array.from({ length: 29 }, () => "l8 9 8-9").join("")}L690 1074H200z" fill="url(#face)"/>
<path d="M212 286${Array.from({ length: 29 }, () => "l8 9 8-9").join("")}L690 1074H200z" filter="url(#fibre)" opacity=".35" clip-path="path('M212 286L676 286L690 1074H200z')"/>
<path d="M210 356Q440 372 680 352" fill="none" stroke="#BFA776" stroke-width="3" opacity=".6"/>
<path d="M210 360Q440 376 680 356" fill="none" stroke="#FFF9EA" stroke-width="2" opacity=".8"/>
<path d="M201 1010Q440 1000 688 1008" fill="none" stroke="#BFA776" stroke-width="2.5" opacity=".6"/>
<path d="M300 420L330 980" stroke="#A88F60" stroke-width="18" opacity=".18" filter="url(#near)"/>
${mark(446, 600, 330, CRUST, 'filter="url(#lino)"')}
${name(446, 868, 118, CRUST, 'filter="url(#lino)"')}
${text(446, 972, 38, "#B86A08", "BÄCKEREI IN KÖNIZ", 'text-anchor="middle" font-family="League Gothic" letter-spacing="7"')}`,
};

const sign: Picture = {
  width: 1440,
  height: 960,
  drawing: `<defs>
<clipPath id="window"><path d="M186 576H1254V960H186z"/></clipPath>
${down("inside", stop(0, "#FFDF9C") + stop(0.6, "#E9A64A") + stop(1, "#8B4E1C"))}
${across("crumb", stop(0, "#E2A355") + stop(0.35, "#C97F33") + stop(1, "#7C421A"))}
${down("gloss", stop(0, "#fff", 0.34) + stop(1, "#fff", 0.02))}</defs>
<rect width="1440" height="960" fill="#DBCDB0"/>
<rect width="1440" height="960" filter="url(#plaster)" opacity=".5" style="mix-blend-mode:multiply"/>
<rect width="1440" height="960" fill="url(#gloss)" opacity=".5"/>
<rect x="170" y="560" width="1100" height="400" fill="#2A1A12"/>
<rect x="186" y="576" width="1068" height="384" fill="url(#inside)"/>
<g clip-path="url(#window)">
${[0, 1, 2].map((shelf) => `<rect x="186" y="${706 + shelf * 108}" width="1068" height="10" fill="#6B3D1B"/>`).join("")}
${[0, 1, 2]
  .map((shelf) =>
    Array.from({ length: 9 }, (_, n) => {
      const x = 250 + n * 118 + (shelf % 2) * 30;
      const y = 706 + shelf * 108;
      const r = 44 + ((n * 7 + shelf * 5) % 4) * 4;
      return `<path d="M${x - r} ${y}Q${x - r} ${y - r * 1.15} ${x} ${y - r * 1.15}T${x + r} ${y}z" fill="url(#crumb)"/><path d="M${x - r * 0.45} ${y - r * 0.72}q${r * 0.3} ${r * 0.2} ${r * 0.2} ${r * 0.5}M${x} ${y - r * 0.86}q${r * 0.3} ${r * 0.24} ${r * 0.2} ${r * 0.6}" stroke="#F3D9A4" stroke-width="6" stroke-linecap="round" fill="none"/>`;
    }).join(""),
  )
  .join("")}
</g>
<path d="M720 576V960" stroke="#2A1A12" stroke-width="14"/>
${shade("M130 520H1310V610H130z", 0.55)}
<path d="M140 486H1300L1330 588H110z" fill="${FLOUR}"/>
${Array.from({ length: 10 }, (_, n) => `<path d="M${140 + n * 116 + 58} 486h58L${110 + (n + 1) * 122} 588h-61z" fill="${OVEN}"/>`).join("")}
${Array.from({ length: 20 }, (_, n) => `<path d="M${110 + n * 61} 588h61v14a30.5 22 0 0 1-61 0z" fill="${n % 2 ? OVEN : FLOUR}"/>`).join("")}
<path d="M110 588h1220" stroke="#8A6A34" stroke-width="2" opacity=".5"/>
<path d="M140 486H1300L1306 506H134z" fill="#1a0c06" opacity=".22"/>
${shade("M196 150H1266V436H196z", 0.6)}
${shade("M180 128H1276V440H180z", 0.35, "near")}
<rect x="166" y="112" width="1096" height="308" rx="16" fill="${CRUST}"/>
<rect x="167.5" y="113.5" width="1093" height="305" rx="15" fill="none" stroke="#7A4E3A" stroke-width="3"/>
<rect x="186" y="132" width="1056" height="268" rx="8" fill="none" stroke="${FLOUR}" stroke-width="5"/>
${mark(428, 266, 168, OVEN)}${rays(428, 266, 168, FLOUR)}
${name(834, 266, 160, FLOUR)}
${[
  [206, 152],
  [1222, 152],
  [206, 380],
  [1222, 380],
]
  .map(
    ([x, y]) =>
      `<circle cx="${x}" cy="${y}" r="8" fill="#C9B183"/><circle cx="${(x ?? 0) - 2}" cy="${(y ?? 0) - 2}" r="4" fill="#FFF6DF"/>`,
  )
  .join("")}`,
};

const wheel = (x: number) =>
  `<circle cx="${x}" cy="770" r="86" fill="#171311"/><circle cx="${x}" cy="770" r="80" fill="none" stroke="#2E2825" stroke-width="6"/><circle cx="${x}" cy="770" r="48" fill="#D9D2C4"/><circle cx="${x}" cy="770" r="48" fill="url(#hub)"/><circle cx="${x}" cy="770" r="17" fill="${CRUST}"/>${[0, 72, 144, 216, 288].map((a) => `<circle cx="${x + 31 * Math.cos((a * Math.PI) / 180)}" cy="${770 + 31 * Math.sin((a * Math.PI) / 180)}" r="5" fill="#6D665A"/>`).join("")}`;

const BODY =
  "M126 742Q112 742 112 722V560Q112 520 148 508L262 330Q292 276 352 270H1262Q1316 270 1318 324V722Q1318 742 1298 742z";

const van: Picture = {
  width: 1440,
  height: 960,
  drawing: `<defs>
${down("street", stop(0, "#8D7D68") + stop(1, "#5D5043"))}
${down("glass", stop(0, "#BFD3D6") + stop(0.5, "#6E8A92") + stop(1, "#2F444B"))}
<radialGradient id="hub">${stop(0, "#fff", 0.8)}${stop(1, "#6D665A", 0.7)}</radialGradient>
<clipPath id="body"><path d="${BODY}"/></clipPath></defs>
<rect width="1440" height="960" fill="#E9DCC0"/>
<rect width="1440" height="780" filter="url(#plaster)" opacity=".45" style="mix-blend-mode:multiply"/>
<path d="M0 700H1440V780H0z" fill="#C9B691"/><path d="M0 700H1440" stroke="#A4906A" stroke-width="3"/>
<rect y="780" width="1440" height="180" fill="url(#street)"/>
<rect y="780" width="1440" height="180" filter="url(#grain)" opacity=".7"/>
<path d="M0 780H1440v12H0z" fill="#B4A38A"/>
<ellipse cx="725" cy="846" rx="640" ry="24" fill="#120A06" opacity=".7" filter="url(#soft)"/>
<ellipse cx="296" cy="852" rx="92" ry="12" fill="#120A06" opacity=".75" filter="url(#near)"/>
<ellipse cx="1130" cy="852" rx="92" ry="12" fill="#120A06" opacity=".75" filter="url(#near)"/>
<path d="${BODY}" fill="${OVEN}"/>
<g clip-path="url(#body)">
<path d="M100 652H1330V760H100z" fill="${CRUST}"/>
<path d="M100 652H1330v10H100z" fill="#5B3A2C"/>
<path d="M330 270H1330V312Q800 300 300 330z" fill="url(#gloss)" opacity=".8"/>
${mark(1118, 462, 250, CRUST)}${rays(1118, 462, 250, CRUST)}
${name(700, 462, 148, CRUST)}
${text(508, 712, 46, FLOUR, "BÄCKEREI IN KÖNIZ", 'font-family="League Gothic" letter-spacing="8"')}
</g>
<path d="M274 350Q296 316 346 314H440V500H180z" fill="url(#glass)" stroke="${CRUST}" stroke-width="8"/>
<path d="M300 336L226 470M340 322L250 494" stroke="#fff" stroke-width="10" opacity=".35"/>
<path d="M350 314V500" stroke="${CRUST}" stroke-width="8"/>
<path d="M474 290V742M180 500H474M350 500V742" stroke="#8A4C05" stroke-width="3" fill="none" opacity=".75"/>
<rect x="402" y="548" width="50" height="12" rx="6" fill="${CRUST}"/>
<path d="M112 580h42q14 0 14 22t-14 22h-42z" fill="#FFF3D0" stroke="${CRUST}" stroke-width="5"/>
<path d="M1302 560h16v70h-16z" fill="#B3261E"/>
<path d="M96 706h120v36H110q-14 0-14-18zM1230 706h108v20q0 16-16 16h-92z" fill="#1D1613"/>
<path d="M196 770a100 100 0 0 1 200 0zM1030 770a100 100 0 0 1 200 0z" fill="#120B08"/>
<path d="${BODY}" fill="none" stroke="#5A3204" stroke-width="4" opacity=".7"/>
${wheel(296)}${wheel(1130)}`,
};

const visiting = (front: boolean) => `
<rect x="-340" y="-220" width="680" height="440" rx="5" fill="${front ? FLOUR : OVEN}"/>
<rect x="-340" y="-220" width="680" height="440" rx="5" filter="url(#grain)" opacity=".35"/>
<path d="M-340 220H340V-220l8 8V228H-332z" fill="${front ? OVEN : "#A9650C"}"/>`;

const card: Picture = {
  width: 1080,
  height: 810,
  drawing: `<defs>
<radialGradient id="table" cx=".3" cy=".2" r="1.1">${stop(0, "#4A2B1E")}${stop(0.6, "#2F1A12")}${stop(1, "#1C0E08")}</radialGradient>
<clipPath id="edge"><rect x="-340" y="-220" width="680" height="440" rx="5"/></clipPath></defs>
<rect width="1080" height="810" fill="url(#table)"/>
<rect width="1080" height="810" filter="url(#fibre)" opacity=".35"/>
<g transform="translate(612 300) rotate(11)">
<rect x="-322" y="-196" width="680" height="440" fill="#000" opacity=".55" filter="url(#soft)"/>
${visiting(false)}
<g clip-path="url(#edge)">${mark(70, 20, 640, CRUST, 'filter="url(#lino)"')}</g>
</g>
<g transform="translate(462 496) rotate(-7)">
<rect x="-320" y="-194" width="680" height="440" fill="#000" opacity=".6" filter="url(#soft)"/>
<rect x="-336" y="-214" width="684" height="444" fill="#000" opacity=".4" filter="url(#near)"/>
${visiting(true)}
${mark(-226, -4, 236, CRUST, 'filter="url(#pressed)"')}
${name(78, -82, 104, CRUST, 'filter="url(#pressed)"')}
<g font-family="Besley">${text(-62, 46, 32, CRUST, "Beat Kern")}${text(-62, 86, 25, "#6B4A3A", "Bäckerei in Köniz")}${text(-62, 150, 25, "#A55B05", "um 9 Uhr ausverkauft")}</g>
</g>`,
};

/** The words of the stamp go round once: the circle's length, less a letter's space between the last and the first. */
const RING = Math.round(2 * Math.PI * 117 - 8);

/** The stamp's face: the mark in a ring of words. */
const imprint = (x: number, y: number, turn: number, ink: string, n: number) => `
<g transform="translate(${x} ${y}) rotate(${turn})" filter="url(#stamp)" fill="${ink}">
<circle r="150" fill="none" stroke="${ink}" stroke-width="7"/><circle r="104" fill="none" stroke="${ink}" stroke-width="3"/>
<path id="ring${n}" d="M-117 0a117 117 0 1 1 234 0a117 117 0 1 1-234 0" fill="none"/>
<text font-family="League Gothic" font-size="34"><textPath href="#ring${n}" textLength="${RING}">BÄCKEREI KERN · KÖNIZ · BÄCKEREI KERN · KÖNIZ ·</textPath></text>
${mark(0, 0, 162, ink)}</g>`;

const stamp: Picture = {
  width: 1080,
  height: 810,
  drawing: `<defs>
<radialGradient id="kraft" cx=".35" cy=".3" r="1">${stop(0, "#D8B582")}${stop(1, "#B48A52")}</radialGradient>
${across("wood", stop(0, "#E9B26B") + stop(0.3, "#D08E42") + stop(0.75, "#8A501C") + stop(1, "#5E330F"))}
<radialGradient id="knob" cx=".35" cy=".3" r=".8">${stop(0, "#F5C888")}${stop(0.5, "#C77F35")}${stop(1, "#6B3A12")}</radialGradient></defs>
<rect width="1080" height="810" fill="url(#kraft)"/>
<rect width="1080" height="810" filter="url(#fibre)" opacity=".9"/>
<rect width="1080" height="810" filter="url(#grain)" opacity=".5"/>
<path d="M0 640L1080 560" stroke="#8F6835" stroke-width="3" opacity=".5"/><path d="M0 644L1080 564" stroke="#F0D9B0" stroke-width="2" opacity=".5"/>
${imprint(250, 300, -14, CRUST, 1)}
${imprint(560, 540, 9, CRUST, 2)}
<g opacity=".55">${imprint(196, 690, 31, CRUST, 3)}</g>
<g transform="translate(838 392) rotate(8)">
<path d="M-150 250H150L330 300H-40z" fill="#1a0c06" opacity=".55" filter="url(#soft)"/>
<rect x="-158" y="240" width="316" height="22" fill="#2E2220"/>
<rect x="-166" y="150" width="332" height="92" rx="8" fill="url(#wood)"/>
<rect x="-166" y="150" width="332" height="92" filter="url(#fibre)" opacity=".7"/>
<path d="M-166 160h332" stroke="#FFE0AE" stroke-width="3" opacity=".6"/>
${mark(0, 197, 62, CRUST)}
<path d="M-74 152Q-54 60-40 0H40Q54 60 74 152z" fill="url(#wood)"/>
<path d="M-52 20q52 16 104 0M-58 44q58 18 116 0" stroke="#5E330F" stroke-width="3" fill="none" opacity=".6"/>
<ellipse cx="0" cy="-72" rx="108" ry="104" fill="url(#knob)"/>
<ellipse cx="-38" cy="-112" rx="30" ry="20" fill="#fff" opacity=".45" filter="url(#near)"/>
</g>`,
};

const cup: Picture = {
  width: 900,
  height: 1200,
  drawing: `<defs>
${down("wall", stop(0, "#F7EFDD") + stop(1, "#E5D4B0"))}
${across("round", stop(0, "#000", 0.42) + stop(0.16, "#000", 0.1) + stop(0.34, "#fff", 0.34) + stop(0.55, "#fff", 0) + stop(0.82, "#000", 0.22) + stop(1, "#000", 0.5))}
${down("table", stop(0, "#A8713A") + stop(1, "#7A4A20"))}
<clipPath id="sleeve"><path d="M246 600Q450 640 654 600L628 862Q450 900 272 862z"/></clipPath></defs>
<rect width="900" height="1200" fill="url(#wall)"/>
<rect width="900" height="1200" filter="url(#plaster)" opacity=".3" style="mix-blend-mode:multiply"/>
<rect y="930" width="900" height="270" fill="url(#table)"/>
<rect y="930" width="900" height="270" filter="url(#fibre)" opacity=".8"/>
<path d="M0 930h900" stroke="#D9A66A" stroke-width="4"/>
${shade("M300 1050L900 990V1080L380 1104z", 0.55, "softer")}
${shade("M286 1040H640V1086H300z", 0.7)}
<path d="M212 330L290 1048Q450 1090 610 1048L688 330z" fill="${FLOUR}"/>
${mark(450, 500, 168, CRUST)}
<path d="M246 600Q450 640 654 600L628 862Q450 900 272 862z" fill="${OVEN}"/>
<g clip-path="url(#sleeve)">${name(450, 752, 112, CRUST)}<rect x="230" y="590" width="440" height="320" filter="url(#fibre)" opacity=".7"/></g>
<path d="M246 600Q450 640 654 600M272 862Q450 900 628 862" fill="none" stroke="#9A5B08" stroke-width="3"/>
${text(450, 976, 25, CRUST, "UM 4.30 UHR GEHT DAS LICHT AN", 'text-anchor="middle" font-family="League Gothic" letter-spacing="2"')}
<path d="M212 330L290 1048Q450 1090 610 1048L688 330z" fill="url(#round)"/>
<path d="M190 322Q450 388 710 322L700 270Q690 226 640 220H260Q210 226 200 270z" fill="${CRUST}"/>
<path d="M190 322Q450 388 710 322L706 340Q450 408 194 340z" fill="#160B07"/>
<path d="M262 218Q300 168 330 164H570Q600 168 638 218Q450 250 262 218z" fill="#3B2319"/>
<path d="M330 164Q450 184 570 164Q450 150 330 164z" fill="#1C0E08"/>
<path d="M214 268Q450 322 686 268" fill="none" stroke="#6B4636" stroke-width="4"/>
<path d="M262 228L244 312M300 236L290 330" stroke="#fff" stroke-width="12" opacity=".22" filter="url(#near)"/>`,
};

const pictures: Record<string, Picture> = { bag, sign, van, card, stamp, cup };

/** Widths that a picture is kept in, and the most that an AVIF may weigh, in kilobytes. */
const sizes = [
  { width: 1440, limit: 120 },
  { width: 720, limit: 45 },
];

const qualities = [66, 60, 54, 48, 42, 36, 30, 26];

const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: { width: 1440, height: 1440 } });
const [asked] = process.argv.slice(2);
for (const [title, { width, height, drawing }] of Object.entries(pictures)) {
  if (asked && asked !== title) continue;
  const scale = 1440 / width;
  await page.setViewportSize({ width: 1440, height: Math.round(height * scale) });
  await page.setContent(
    `<style>${font("League Gothic", "league-gothic.woff2")}${font("Besley", "besley.woff2")}body{margin:0}</style><svg viewBox="0 0 ${width} ${height}" width="1440" style="display:block"><defs>${materials}</defs>${drawing}<rect width="${width}" height="${height}" filter="url(#grain)" opacity=".16"/></svg>`,
  );
  await page.evaluate("document.fonts.ready");
  const picture = await page.screenshot();
  for (const { width: wide, limit } of sizes) {
    const small = () => sharp(picture).resize({ width: wide });
    for (const quality of qualities) {
      const bytes = await small().avif({ quality, effort: 4 }).toBuffer();
      if (bytes.length > limit * 1000 && quality !== qualities.at(-1)) continue;
      writeFileSync(new URL(`${title}-${wide}.avif`, album), bytes);
      console.log(`${title}-${wide}.avif ${Math.ceil(bytes.length / 1000)} KB, quality ${quality}`);
      break;
    }
  }
  writeFileSync(
    new URL(`${title}-720.webp`, album),
    await sharp(picture).resize({ width: 720 }).webp({ quality: 62 }).toBuffer(),
  );
}
await browser.close();
