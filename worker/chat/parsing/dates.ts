/** Words for days of the year, as patterns over normalised text. */

/** Public holidays of our own canton, by name or by a date that is the same each year, and days when many are closed. */
export const OUR_HOLIDAY = [
  "(?:1|1er|premier|2) (?:janvier|janv)|(?:1|1er|premier) aout|2[45] (?:decembre|dec)|31 (?:decembre|dec)",
  "(?:january|jan) (?:1|2|1st|2nd|first|second)|(?:1|2|1st|2nd|first|second)(?: of)? (?:january|jan)|august (?:1|1st|first)|(?:1|1st|first)(?: of)? august|december (?:2[45](?:th)?|31(?:st)?)|(?:2[45](?:th)?|31(?:st)?)(?: of)? december",
  "noel|nouvel an|saint sylvestre|(?:saint )?berchtold|vendredi saint|paques|pentecote|ascension|jeune federal|lundi du jeune|fete nationale|jours? feries?",
  "christmas(?: (?:eve|day))?|xmas|new year(?: s)?(?: (?:eve|day))?|berchtold s day|good friday|easter(?: monday)?|whit(?:sun| monday)|pentecost|federal fast|national day|(?:public|bank) holidays?",
].join("|");

/** Public holidays of other cantons of ours. */
export const HOLIDAY_ELSEWHERE = [
  "(?:1|1er|premier) (?:mars|mai|novembre)|15 aout|8 decembre|26 (?:decembre|dec)",
  "(?:march|may|november) (?:1|1st|first)|(?:1|1st|first)(?: of)? (?:march|may|november)|august 15(?:th)?|15(?:th)?(?: of)? august|december (?:8(?:th)?|26(?:th)?)|(?:8|26)(?:th)?(?: of)? december",
  "saint etienne|saint joseph|fete dieu|assomption|toussaint|immaculee conception|fete du travail|jeune genevois|(?:restauration|instauration) de la republique|plebiscite jurassien",
  "boxing day|saint joseph|immaculate conception|corpus christi|all saints(?: day)?|assumption(?: day)?|labou?r day|genevan fast|republic day|restoration of the republic|jura plebiscite",
].join("|");

/** Public holidays of any canton we work in. */
export const HOLIDAY = `${OUR_HOLIDAY}|${HOLIDAY_ELSEWHERE}`;

const MONTH =
  "janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|january|february|march|april|may|june|july|august|september|october|november|december";

/** A day or a time of the year by which something is wanted. */
export const DATE = `(?:\\d{1,2}(?:er|st|nd|rd|th)?|premier|first)(?: of)? (?:${MONTH})|(?:${MONTH})(?: \\d{1,2}(?:st|nd|rd|th)?)?|${HOLIDAY}|fetes|(?:fin|bout) (?:de l |d )annee|end of (?:the )?year|(?:the )?holidays|vacances|rentree`;
