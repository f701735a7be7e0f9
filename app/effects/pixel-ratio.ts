const MOST = 2;
/** A screen up to this width is a phone's: saves its battery. */
const PHONE_PX = 640;

/** Device pixels to draw for each CSS pixel, at most two. */
export function pixelRatio({
  devicePixelRatio,
  innerWidth,
}: Pick<Window, "devicePixelRatio" | "innerWidth">): number {
  return Math.min(devicePixelRatio, innerWidth <= PHONE_PX ? 1 : MOST);
}
