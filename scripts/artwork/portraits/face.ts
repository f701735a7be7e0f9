import { grid } from "./hair.ts";
import { type Head, normalsOf } from "./head.ts";
import { black, type Look, type Surface, white } from "./render.ts";
import { add, clamp, dot, minus, ripple, smooth, times, unit, type Vector } from "./vectors.ts";

export interface FaceStyle {
  /** The brightness of the skin. */
  albedo: number;
  brows: { thick: number; arch: number };
  /** The direction in which the eyes look, relative to the head. */
  gaze: Vector;
  lips: number;
  /** The beard's length, its brightness, and how far it grows on the cheeks. */
  beard?: { length: number; albedo: number; cheeks: number };
  glasses?: { wide: number; high: number; square: number; thick: number };
  cloth: ClothStyle;
}

interface ClothStyle {
  /** The brightness at a place. */
  albedo: (x: number, y: number) => number;
  /** The height at which the cloth begins; in front it is lower by `dip`. */
  neck: number;
  dip: number;
  /** The slope of the sides of a V-neck. */
  cut?: number;
  collar?: { high: number; wide: number; open: number; albedo: number };
}

/** The radius of the iris on the eyeball, in radians. */
const IRIS = 0.33;

/** Strokes on skin follow contour lines of planes that lean back by this angle, in radians. */
const LEAN = 0.5;
const inclined = ([, y, z]: Vector) => y * Math.cos(LEAN) + z * Math.sin(LEAN);

function eyeOf(head: Head, side: "l" | "r"): Vector {
  const points = [...(head.parts.get(`helper-${side}-eye`)?.points ?? [])].map(
    (index): Vector => head.points[index] ?? [0, 0, 0],
  );
  const sum = points.reduce(add, [0, 0, 0]);
  return times(sum, 1 / points.length);
}

export function faceOf(head: Head, style: FaceStyle): Surface[] {
  const weights = (target: string) => {
    const reach = head.reach(target);
    const most = Math.max(...reach.values());
    return Float32Array.from(head.points, (_, index) => (reach.get(index) ?? 0) / most);
  };
  const upper = weights("mouth/mouth-upperlip-volume-incr");
  const lower = weights("mouth/mouth-lowerlip-volume-incr");
  const eyes = { l: eyeOf(head, "l"), r: eyeOf(head, "r") };
  const { beard } = style;
  const mouth = mouthOf(head, upper, lower);
  const beardAt = (point: Vector) => (beard ? bearded(point, mouth, beard.cheeks) : 0);
  const ears = [weights("ears/l-ear-scale-incr"), weights("ears/r-ear-scale-incr")];
  const ear = Float32Array.from(head.points, (_, index) =>
    smooth(0.1, 0.3, Math.max(...ears.map((side) => side[index] ?? 0))),
  );

  const points = head.points.map((point, index) => {
    const normal = head.normals[index] ?? [0, 0, 1];
    const lips = Math.max(upper[index] ?? 0, lower[index] ?? 0);
    return add(
      point,
      times(normal, (beard?.length ?? 0) * beardAt(point) * (1 - lips) * (1 - (ear[index] ?? 0))),
    );
  });

  const skin = (point: Vector, _: Vector, weight: (values: ArrayLike<number>) => number): Look | null => {
    if (isUnderCloth(point, style.cloth) || point[1] < 4) return null;
    const eye = point[0] > 0 ? eyes.l : eyes.r;
    if (isBrow(point, eye, style.brows)) return black;
    // The line between the lips.
    if (Math.min(weight(upper), weight(lower)) > 0.15) return black;
    const lips = Math.max(weight(upper), weight(lower));
    const red = smooth(0.25, 0.7, lips);
    const hairy = beardAt(point) * (1 - red) * (1 - weight(ear));
    if (beard && hairy > 0.5 + 0.12 * ripple(point[0] * 30, point[1] * 30)) {
      const [x, y, z] = point;
      return {
        material: "hair",
        albedo: beard.albedo,
        field: 1.05 * Math.atan2(x * (1 + 0.5 * (mouth.y - y)), z - 0.1) + 0.012 * ripple(x * 8, y * 7),
      };
    }
    return {
      material: "skin",
      albedo: style.albedo * (1 - style.lips * red),
      field: inclined(point),
    };
  };

  const surfaces: Surface[] = [
    { points, normals: head.normals, corners: head.parts.get("body")?.corners ?? [], lookAt: skin },
  ];
  for (const side of ["l", "r"] as const) {
    const centre = eyes[side];
    const gaze = unit(style.gaze);
    surfaces.push({
      points: head.points,
      normals: head.normals,
      corners: head.parts.get(`helper-${side}-eye`)?.corners ?? [],
      lookAt: (point) => {
        const way = unit(minus(point, centre));
        const off = Math.acos(clamp(dot(way, gaze), -1, 1));
        return off < IRIS ? black : white;
      },
    });
    for (const lash of [1, 2])
      surfaces.push({
        points: head.points,
        normals: head.normals,
        corners: head.parts.get(`helper-${side}-eyelashes-${lash}`)?.corners ?? [],
        lookAt: (point) => (point[1] > centre[1] - 0.03 && minus(point, centre)[2] < 0.215 ? black : null),
      });
  }
  surfaces.push({
    points: head.points,
    normals: head.normals,
    corners: head.parts.get("helper-upper-teeth")?.corners ?? [],
    lookAt: () => white,
  });
  if (style.glasses) surfaces.push(...glassesOf(eyes, style.glasses));
  surfaces.push(...clothOf(head, style.cloth));
  return surfaces;
}

/** The mouth's height and half its width, from the points that lip targets move. */
function mouthOf(head: Head, upper: Float32Array, lower: Float32Array): { y: number; half: number } {
  const lips = head.points.filter((_, index) => (upper[index] ?? 0) > 0.5 || (lower[index] ?? 0) > 0.5);
  const y = lips.reduce((sum, point) => sum + point[1], 0) / lips.length;
  return { y, half: Math.max(...lips.map(([x]) => Math.abs(x))) };
}

/** 1 where a full beard grows: below a line from the ear to the moustache, around the mouth, not on the neck. */
function bearded([x, y, z]: Vector, mouth: { y: number; half: number }, cheeks: number): number {
  const off = Math.abs(x);
  const line =
    mouth.y +
    0.19 +
    cheeks * smooth(mouth.half, 0.7, off) +
    0.4 * smooth(0.5, 0.64, off) * smooth(0.9, 0.7, z);
  const inside = smooth(line + 0.03, line - 0.05, y);
  const jaw = mouth.y - 0.5 + 0.55 * smooth(0.75, 0.1, z);
  const around = Math.hypot(off / (mouth.half * 0.98), (y - mouth.y) / (y > mouth.y ? 0.075 : 0.11));
  return inside * smooth(jaw - 0.04, jaw + 0.05, y) * smooth(0.26, 0.36, z) * smooth(0.85, 1.05, around);
}

function isBrow(point: Vector, eye: Vector, { thick, arch }: FaceStyle["brows"]): boolean {
  const aside = Math.abs(point[0]) - Math.abs(eye[0]);
  const part = (aside + 0.2) / 0.5;
  if (part < 0 || part > 1 || point[2] < eye[2] - 0.2) return false;
  const middle = eye[1] + 0.222 + arch * Math.sin(Math.PI * clamp(part * 0.82)) - 0.03 * part * part;
  const half = thick * (1 - 0.72 * smooth(0.45, 1, part)) * smooth(-0.02, 0.12, part);
  return Math.abs(point[1] - middle) <= half * (1 + 0.15 * ripple(aside * 60, 1));
}

function glassesOf(
  eyes: Record<"l" | "r", Vector>,
  { wide, high, square, thick }: NonNullable<FaceStyle["glasses"]>,
): Surface[] {
  const front = Math.max(eyes.l[2], eyes.r[2]) + 0.26;
  const rim = (eye: Vector, angle: number): Vector => {
    const shape = (value: number) => Math.sign(value) * Math.abs(value) ** square;
    const x = wide * shape(Math.cos(angle));
    const bend = 0.32 * (Math.abs(eye[0] + x) - 0.3) * Math.max(0, Math.abs(eye[0] + x) - 0.2);
    return [eye[0] + x, eye[1] + 0.005 + high * shape(Math.sin(angle)), front - bend];
  };
  const lines: Vector[][] = [
    ...[eyes.l, eyes.r].map((eye) =>
      Array.from({ length: 49 }, (_, index) => rim(eye, (index / 48) * 2 * Math.PI)),
    ),
    Array.from({ length: 9 }, (_, index) => {
      const span = Math.abs(eyes.l[0]) - wide;
      const x = -span + (index / 8) * 2 * span;
      return [x, eyes.l[1] + 0.05 + 0.03 * (1 - (x / span) ** 2), front + 0.03 * (1 - (x / span) ** 2)];
    }),
    ...[1, -1].map((side): Vector[] => {
      const eye = side > 0 ? eyes.l : eyes.r;
      const hinge = rim(eye, side > 0 ? 0.35 : Math.PI - 0.35);
      return [hinge, [hinge[0] + side * 0.06, hinge[1], hinge[2] - 0.12], [side * 0.8, eye[1] + 0.02, 0.2]];
    }),
  ];
  return lines.map((line) => tube(line, thick));
}

/** A tube along a line. */
function tube(line: Vector[], thick: number): Surface {
  return grid(
    line.map((_, index) => index),
    [0, 1, 2, 3, 4, 5, 6],
    (index, turn) => {
      const here = line[index] ?? [0, 0, 0];
      const along = unit(
        minus(line[Math.min(line.length - 1, index + 1)] ?? here, line[Math.max(0, index - 1)] ?? here),
      );
      const angle = (turn / 6) * 2 * Math.PI;
      const side: Vector = unit([along[1], -along[0], 0.001]);
      const back: Vector = [0, 0, 1];
      return add(here, add(times(side, thick * Math.cos(angle)), times(back, thick * Math.sin(angle))));
    },
    () => black,
  );
}

function isUnderCloth([x, y, z]: Vector, { neck, dip, cut = 0 }: ClothStyle): boolean {
  const front = smooth(-0.5, 0.9, z);
  return y < neck - dip * front - (cut > 0 && z > 0 ? Math.max(0, 0.5 - Math.abs(x) * cut) : 0);
}

function clothOf(head: Head, style: ClothStyle): Surface[] {
  const part = head.parts.get("helper-tights");
  const normals = normalsOf(head.points, part ? [part] : []);
  const points = head.points.map((point, index) => add(point, times(normals[index] ?? [0, 0, 1], 0.03)));
  const cloth: Surface = {
    points,
    normals,
    corners: part?.corners ?? [],
    lookAt: (point) =>
      isUnderCloth(point, style)
        ? {
            material: "cloth",
            albedo: style.albedo(point[0], point[1]),
            field:
              0.8 * Math.hypot(point[0], 0.4) - 0.6 * point[1] + 0.02 * ripple(point[0] * 4, point[1] * 4),
          }
        : null,
  };
  return style.collar ? [cloth, collarOf(style, style.collar)] : [cloth];
}

/** A folded collar, open in front. */
function collarOf(
  { neck }: ClothStyle,
  { high, wide, open, albedo }: NonNullable<ClothStyle["collar"]>,
): Surface {
  const turns = Array.from({ length: 61 }, (_, index) => open + ((360 - 2 * open) * index) / 60);
  return grid(
    turns,
    [0, 0.25, 0.5, 0.75, 1],
    (turn, part) => {
      const angle = (turn * Math.PI) / 180;
      const front = (1 + Math.cos(angle)) / 2;
      const point = smooth(0.72, 1, front);
      const far = 0.5 + part * wide * (1 - 0.15 * front);
      const y = neck + high - 0.34 * front - part * (0.22 + 0.26 * point);
      return [
        Math.sin(angle) * far * 1.02,
        y,
        0.05 + Math.cos(angle) * far + 0.14 * front + 0.1 * part * front,
      ];
    },
    (point) => ({ material: "cloth", albedo, field: point[1] - 0.35 * Math.abs(point[0]) }),
  );
}
