// Cuts the typeface to the letters that pages are written with (• is a password’s); part of `npm run artwork`.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const LETTERS = `${ascii}\u00A0©«²·»ÀÂÄÇÈÉÊËÎÏÔÖ×ÙÛÜßàâäçèéêëîïôöùûüŒœ–—’“”•…€↓−`;

const whole = import.meta.resolve(
  "@fontsource-variable/host-grotesk/files/host-grotesk-latin-wght-normal.woff2",
);
writeFileSync(
  new URL("../../app/styles/typeface/host-grotesk.woff2", import.meta.url),
  await subsetFont(readFileSync(fileURLToPath(whole)), LETTERS, { targetFormat: "woff2" }),
);
