/** Focal point on a card, in pixels from its top left corner. */
export interface Focus {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

/** Duration of the return to the centre, and of the first movement when the card comes into view. */
export const RETURN_MS = 600;
export const INITIAL_MS = 1500;

/** Initial focal point: distance from the right and top edges, in pixels. */
const INITIAL = { right: 70, top: 60 };

/** Phones are held at an angle: this `beta`, in degrees, counts as flat. */
const DEVICE_BETA = 20;
/** Pixels that the focal point moves per degree. */
const SENSITIVITY = 5;

const MOST_DEGREES = 11;

export const centreOf = ({ width, height }: Size): Focus => ({ x: width / 2, y: height / 2 });

export const firstFocus = ({ width }: Size): Focus => ({ x: width - INITIAL.right, y: INITIAL.top });

/** The rotation in degrees, and the position of the light, in percent of the card. */
export function tiltOf({ x, y }: Focus, { width, height }: Size) {
  const across = Math.min(1, Math.max(0, x / width));
  const down = Math.min(1, Math.max(0, y / height));
  return {
    rotateX: (0.5 - down) * 2 * MOST_DEGREES,
    rotateY: (across - 0.5) * 2 * MOST_DEGREES,
    lightX: across * 100,
    lightY: down * 100,
  };
}

/** The focal point between two places after `elapsed` of `duration`, eased at both ends. */
export function between(from: Focus, to: Focus, elapsed: number, duration: number): Focus {
  const part = Math.min(1, elapsed / duration);
  const eased = part < 0.5 ? 4 * part ** 3 : 1 - (-2 * part + 2) ** 3 / 2;
  return { x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased };
}

/** The focal point for a phone's orientation; beta and gamma in degrees. */
export function deviceFocus(beta: number, gamma: number, size: Size): Focus {
  const { x, y } = centreOf(size);
  return { x: x + gamma * SENSITIVITY, y: y + (beta - DEVICE_BETA) * SENSITIVITY };
}
