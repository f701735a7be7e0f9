// Subsets the typeface to the characters that pages use (• is for password fields), and shortens its hyphen; part of
// `npm run artwork`.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { withShortHyphen } from "./drawing/hyphen.ts";

const LETTERS = [
  " !\"#%&'()+,-./0123456789:;<=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz",
  "\u00A0©«²·»ÀÂÇÈÉÊÎÔ×Üàâäçèéêëîïôöùûüœ–—’“”•…−",
].join("");

// Of its layout features, pages need only kerning and the ligatures fi and fl.
const RULES = { keepFeatures: ["kern", "liga"], dropTables: ["STAT"] };

const whole = import.meta.resolve(
  "@fontsource-variable/host-grotesk/files/host-grotesk-latin-wght-normal.woff2",
);
const cut = await subsetFont(readFileSync(fileURLToPath(whole)), LETTERS, {
  ...RULES,
  targetFormat: "truetype",
});
writeFileSync(
  new URL("../../app/styles/typeface/host-grotesk.woff2", import.meta.url),
  await subsetFont(withShortHyphen(cut), LETTERS, { ...RULES, targetFormat: "woff2" }),
);
