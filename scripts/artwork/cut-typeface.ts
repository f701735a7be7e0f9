// Cuts the typeface to the letters that pages are written with (• is a password’s), and shortens its hyphen; part of `npm run artwork`.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { withShortHyphen } from "./drawing/hyphen.ts";

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const LETTERS = `${ascii}\u00A0©«²·»ÀÂÄÇÈÉÊËÎÏÔÖ×ÙÛÜßàâäçèéêëîïôöùûüŒœ–—’“”•…€↓−`;

const whole = import.meta.resolve(
  "@fontsource-variable/host-grotesk/files/host-grotesk-latin-wght-normal.woff2",
);
const cut = await subsetFont(readFileSync(fileURLToPath(whole)), LETTERS, { targetFormat: "truetype" });
writeFileSync(
  new URL("../../app/styles/typeface/host-grotesk.woff2", import.meta.url),
  await subsetFont(withShortHyphen(cut), LETTERS, { targetFormat: "woff2" }),
);
