/** The two grounds of the site, as `tokens.css` names them, for what no style sheet reaches: artwork, manifest, the browser's own frame. */
export const PAPER = "#F6F3EA";
export const NIGHT = "#0B1620";
