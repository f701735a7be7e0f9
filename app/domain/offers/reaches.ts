const classes = [6, 12];

/** How far from a town of ours the middle of a commune lies, in kilometres, to be tinted on a map: a town's own, and that of all of them. */
export const reaches = { town: classes, region: classes };

/** As the key to such a map says it: the unit once, at the end. */
export const stepsOf = (kilometres: number[]) =>
  kilometres.map((each, index) => (index < kilometres.length - 1 ? `${each}` : `${each} km`));
