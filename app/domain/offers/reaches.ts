const classes = [6, 12] as const;

/** How far from a town of ours land is tinted on a map, in kilometres: a town's own, and that of all of them. */
export const reaches = { town: classes, region: classes };
