const classes = [6, 12] as const;

/** How far from a town of ours the middle of a commune lies, in kilometres, to be tinted on a map: a town's own, and that of all of them. */
export const reaches = { town: classes, region: classes };
