/** Our logo, two summits above a shore: paths in a box of 28 by 24. */
export const mark = {
  summits: "M2 19c4 0 6-15 10-15s6 15 10 15M7 19c2.5 0 3.5-8 5-8s2.5 8 5 8M15 19c2.5 0 3-6 5-6s3 6 6 6",
  shore: "M2 22.5h24",
};
