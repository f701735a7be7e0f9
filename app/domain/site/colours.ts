/**
 * The two background colours of the site, as in `tokens.css`, for artwork and the manifest, which no style sheet
 * reaches. The document (`root.tsx`) repeats the night colour: a constant would make the script of every page larger.
 */
export const PAPER = "#F6F3EA";
export const NIGHT = "#0B1620";
