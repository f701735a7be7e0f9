/**
 * The two grounds of the site, as `tokens.css` names them, for what no style sheet reaches: artwork and the manifest. The
 * document (`root.tsx`) types the night itself: a constant would weigh more in the script of every page.
 */
export const PAPER = "#F6F3EA";
export const NIGHT = "#0B1620";
