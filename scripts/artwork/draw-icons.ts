// Renders public/favicon.svg in the sizes that browsers request; part of `npm run artwork`. Needs a browser.
import { readFileSync, writeFileSync } from "node:fs";
import { launchBrowser } from "#scripts/launch-browser";

const publicFile = (name: string) => new URL(`../../public/${name}`, import.meta.url);
const drawing = readFileSync(publicFile("favicon.svg"), "utf8");

const browser = await launchBrowser();

/** The icon as PNG; if `isSquare`, without rounded corners, for systems that round them themselves. */
async function png(size: number, isSquare: boolean): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const svg = drawing.replace("<svg ", `<svg width="${size}" height="${size}" `);
  await page.setContent(`<body style="margin:0">${isSquare ? svg.replace(/ rx="\d+"/, "") : svg}</body>`);
  const picture = await page.screenshot({ omitBackground: true });
  await page.close();
  return picture;
}

/** An ICO file with one PNG: a header of 6 bytes, a directory entry of 16, and the picture. */
function ico(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

writeFileSync(publicFile("favicon.ico"), ico(await png(32, false), 32));
writeFileSync(publicFile("apple-touch-icon.png"), await png(180, true));
for (const size of [192, 512]) writeFileSync(publicFile(`icon-${size}.png`), await png(size, true));
await browser.close();
