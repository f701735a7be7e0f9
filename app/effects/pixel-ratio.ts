const MOST = 2;
/** Up to this width a screen is a phone's, which has better uses for its battery. */
const PHONE_PX = 640;

/** Pixels to draw for one CSS pixel: sharp enough, and no more. */
export function pixelRatio({
  devicePixelRatio,
  innerWidth,
}: Pick<Window, "devicePixelRatio" | "innerWidth">): number {
  return Math.min(devicePixelRatio, innerWidth <= PHONE_PX ? 1 : MOST);
}
