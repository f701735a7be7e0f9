import type { FaceStyle } from "./face.ts";
import { curve, type HairStyle } from "./hair.ts";
import type { Targets } from "./head.ts";
import { smooth, type Vector } from "./vectors.ts";

export interface Sitter {
  targets: Targets;
  face: FaceStyle;
  hair: HairStyle;
  /** Rotation of the head, in degrees. */
  yaw: number;
  pitch: number;
  roll: number;
}

/** An adult: from young to old (0 to 1), how heavy, and the person's own features. */
function person(sex: "female" | "male", old: number, weight: number, details: Targets[]): Targets {
  const targets: Targets = {};
  for (const [age, share] of [
    ["young", 1 - old],
    ["old", old],
  ] as const) {
    targets[`macrodetails/caucasian-${sex}-${age}`] = share;
    targets[`macrodetails/universal-${sex}-${age}-averagemuscle-averageweight`] =
      share * (1 - Math.abs(weight));
    targets[`macrodetails/universal-${sex}-${age}-averagemuscle-${weight > 0 ? "max" : "min"}weight`] =
      share * Math.abs(weight);
  }
  return Object.assign(targets, ...details);
}

const both = (name: string, weight: number): Targets => ({
  [name.replace("*", "l")]: weight,
  [name.replace("*", "r")]: weight,
});

/** A smile: the corners of the mouth go up, and the eyelids with them. */
const smile = (size: number): Targets => ({
  "expression/units/caucasian/mouth-corner-puller": size,
  "mouth/mouth-angles-up": size * 0.8,
  "mouth/mouth-laugh-lines-out": size * 0.4,
  "expression/units/caucasian/eye-left-slit": size * 0.15,
  "expression/units/caucasian/eye-right-slit": size * 0.15,
});

/** A laugh: the mouth is open, so that teeth are seen. */
const laugh = (parted: number): Targets => ({
  ...smile(0.9),
  "expression/units/caucasian/mouth-open": 0.3,
  "expression/units/caucasian/mouth-part-later": parted,
});

/** The brightness of a light bib with two straps over a dark shirt, so that the picture's edge is not white. */
function apron(x: number, y: number): number {
  const [off, top, side] = [Math.abs(x), 5.14, 0.84];
  const isStrap = off > 0.54 && off < 0.74;
  return (y > top ? isStrap : off < side) ? 0.66 : 0.28;
}

const crown: Vector = [0.12, 0.82, -0.5];

export const sitters: Record<string, Sitter> = {
  "lea-morand": {
    targets: person("female", 0.4, 0, [
      smile(0.7),
      {
        "head/head-oval": 0.4,
        "nose/nose-point-up": 0.3,
        "chin/chin-triangle": 0.3,
        "nose/nose-hump-incr": 0.5,
      },
    ]),
    face: {
      albedo: 1.02,
      brows: { thick: 0.028, arch: 0.055 },
      gaze: [-0.4, 0.02, 1],
      lips: 0.4,
      glasses: { wide: 0.23, high: 0.19, square: 0.85, thick: 0.015 },
      cloth: { albedo: () => 0.5, neck: 5.78, dip: 0.1 },
    },
    hair: {
      hairline: (aside) =>
        curve([
          [0, 26],
          [30, 24],
          [48, 14],
          [60, 0],
          [70, -14],
          [82, -8],
          [100, -22],
          [130, -36],
          [180, -42],
        ])(aside) +
        0.3 * aside * smooth(60, 20, Math.abs(aside)),
      thickness: (aside, up) => 0.1 + 0.16 * smooth(0, 60, up) - 0.04 * Math.cos((aside - 40) * 0.0175),
      crown: [0.5, 0.85, 0.1],
      wave: [0.04, 4],
      locks: 0.3,
      ragged: 3,
      albedo: 0.34,
    },
    yaw: 30,
    pitch: 3,
    roll: 2,
  },
  "reto-zbinden": {
    targets: person("male", 0.55, -0.3, [
      smile(0.35),
      {
        "head/head-rectangular": 0.9,
        "nose/nose-hump-incr": 0.5,
        "nose/nose-scale-vert-incr": 0.6,
        "nose/nose-scale-depth-incr": 0.3,
        "chin/chin-prominent-incr": 0.5,
        ...both("eyes/*-eye-height2-incr", 0.7),
      },
    ]),
    face: {
      albedo: 0.98,
      brows: { thick: 0.036, arch: 0.025 },
      gaze: [-0.3, 0.02, 1],
      lips: 0.22,
      glasses: { wide: 0.24, high: 0.155, square: 0.5, thick: 0.013 },
      cloth: {
        albedo: () => 0.62,
        neck: 5.55,
        dip: 0.3,
        collar: { high: 0.24, wide: 0.18, open: 12, albedo: 1.1 },
      },
    },
    hair: {
      hairline: curve([
        [0, 46],
        [15, 48],
        [34, 56],
        [50, 38],
        [62, 16],
        [74, -5],
        [84, 2],
        [100, -2],
        [130, -34],
        [180, -40],
      ]),
      thickness: (_, up) => 0.045 + 0.08 * smooth(20, 70, up),
      crown,
      wave: [0.04, 5],
      locks: 0.12,
      ragged: 1.5,
      albedo: 0.72,
    },
    yaw: 32,
    pitch: 2,
    roll: -1,
  },
  "noemie-jeanrichard": {
    targets: person("female", 0.06, 0, [
      smile(0.9),
      { "head/head-round": 0.3, "nose/nose-point-up": 0.5, "nose/nose-curve-concave": 0.3 },
    ]),
    face: {
      albedo: 1.02,
      brows: { thick: 0.027, arch: 0.05 },
      gaze: [-0.3, 0.02, 1],
      lips: 0.4,
      cloth: { albedo: () => 0.7, neck: 5.52, dip: 0.24 },
    },
    hair: {
      hairline: curve([
        [0, 31],
        [20, 30],
        [40, 24],
        [58, 8],
        [70, -10],
        [86, -8],
        [100, -20],
        [130, -38],
        [180, -42],
      ]),
      thickness: (_, up) => 0.07 + 0.06 * smooth(20, 70, up),
      crown: [-0.1, 0.75, -0.65],
      wave: [0.03, 4],
      locks: 0.2,
      ragged: 1.5,
      albedo: 0.44,
      knot: { at: [-0.05, 7.75, -0.62], size: [0.38, 0.33, 0.36] },
    },
    yaw: 52,
    pitch: 1,
    roll: 3,
  },
  "samuel-bruchez": {
    targets: person("male", 0.1, 0, [laugh(0), { "head/head-oval": 0.4, "nose/nose-scale-horiz-incr": 0.7 }]),
    face: {
      albedo: 0.95,
      brows: { thick: 0.042, arch: 0.025 },
      gaze: [0.35, 0.02, 1],
      lips: 0.25,
      beard: { length: 0.04, albedo: 0.6, cheeks: 0.26 },
      cloth: { albedo: () => 0.6, neck: 5.5, dip: 0.2 },
    },
    hair: {
      hairline: curve([
        [0, 33],
        [20, 34],
        [42, 28],
        [60, 10],
        [74, -12],
        [84, -2],
        [100, -8],
        [130, -30],
        [180, -38],
      ]),
      thickness: (_, up) => 0.07 + 0.2 * smooth(5, 60, up),
      crown,
      wave: [0.09, 11],
      locks: 0.4,
      ragged: 1.5,
      albedo: 0.3,
    },
    yaw: -30,
    pitch: 2,
    roll: -2,
  },
  "chiara-bernasconi": {
    targets: person("female", 0.25, 0.1, [
      smile(0.9),
      {
        "head/head-square": 0.25,
        "nose/nose-hump-incr": 0.8,
        "nose/nose-scale-vert-incr": 0.2,
        ...both("cheek/*-cheek-bones-incr", 0.5),
      },
    ]),
    face: {
      albedo: 0.98,
      brows: { thick: 0.034, arch: 0.06 },
      gaze: [-0.22, 0.02, 1],
      lips: 0.48,
      cloth: { albedo: () => 0.42, neck: 5.5, dip: 0.3 },
    },
    hair: {
      hairline: curve([
        [0, 36],
        [20, 37],
        [38, 24],
        [52, 8],
        [66, 4],
        [86, -20],
        [100, -30],
        [180, -42],
      ]),
      thickness: (aside, up) =>
        0.17 + 0.08 * smooth(20, 70, up) - 0.1 * Math.exp(-(((aside - 25) / 11) ** 2)) * smooth(20, 60, up),
      crown: [0.27, 0.7, 0.66],
      wave: [0.045, 7],
      locks: 0.14,
      ragged: 1.5,
      albedo: 0.38,
      fall: { from: 47, to: (aside) => 5.62 + 0.2 * smooth(90, 50, Math.abs(aside)), flare: 0.14 },
    },
    yaw: 16,
    pitch: 2,
    roll: 6,
  },
  "helene-rochat": {
    targets: person("female", 0.72, 0, [
      smile(0.8),
      { "head/head-oval": 0.3, "nose/nose-scale-vert-incr": 0.4, "nose/nose-scale-depth-incr": 0.4 },
    ]),
    face: {
      albedo: 1.02,
      brows: { thick: 0.026, arch: 0.055 },
      gaze: [0.34, 0.02, 1],
      lips: 0.4,
      cloth: {
        albedo: (x, y) => (Math.abs(x) * 1.5 > 5.75 - y ? 0.25 : 0.88),
        neck: 5.62,
        dip: 0.2,
        cut: 1.4,
      },
    },
    hair: {
      hairline: curve([
        [0, 30],
        [20, 25],
        [38, 14],
        [52, 2],
        [66, 4],
        [86, -20],
        [100, -30],
        [180, -42],
      ]),
      thickness: (aside, up) =>
        0.17 + 0.1 * smooth(20, 70, up) - 0.08 * Math.exp(-(((aside + 30) / 12) ** 2)) * smooth(20, 60, up),
      crown: [-0.36, 0.74, 0.58],
      wave: [0.015, 4],
      locks: 0.15,
      ragged: 0.5,
      albedo: 0.84,
      fall: { from: 41, to: (aside) => 5.95 + 0.25 * smooth(80, 50, Math.abs(aside)), flare: -0.06 },
    },
    yaw: -26,
    pitch: 1,
    roll: 2,
  },
  "beat-kern": {
    targets: person("male", 0.45, 0.45, [
      laugh(0.6),
      {
        "head/head-round": 0.6,
        "nose/nose-volume-incr": 0.9,
        "neck/neck-double-incr": 0.3,
        ...both("eyes/*-eye-height2-incr", 0.5),
      },
    ]),
    face: {
      albedo: 0.98,
      brows: { thick: 0.036, arch: 0.03 },
      gaze: [-0.3, 0.02, 1],
      lips: 0.5,
      cloth: { albedo: apron, neck: 5.5, dip: 0.2 },
    },
    hair: {
      hairline: curve([
        [0, 99],
        [56, 90],
        [66, 30],
        [74, -5],
        [84, 2],
        [100, -2],
        [130, -34],
        [180, -40],
      ]),
      thickness: () => 0.03,
      crown,
      wave: [0.03, 5],
      locks: 0.1,
      ragged: 1.5,
      albedo: 0.6,
    },
    yaw: 20,
    pitch: 1,
    roll: 1,
  },
  "yves-camenzind": {
    targets: person("male", 0.7, 0, [
      smile(0.2),
      {
        "head/head-square": 0.4,
        "nose/nose-hump-incr": 0.6,
        ...both("ears/*-ear-scale-incr", 0.3),
        ...both("eyes/*-eye-height2-incr", 0.7),
      },
    ]),
    face: {
      albedo: 0.95,
      brows: { thick: 0.03, arch: 0.07 },
      gaze: [-0.1, 0.02, 1],
      lips: 0.2,
      beard: { length: 0.08, albedo: 0.93, cheeks: 0.26 },
      cloth: {
        albedo: () => 0.4,
        neck: 5.55,
        dip: 0.25,
        collar: { high: 0.28, wide: 0.24, open: 16, albedo: 0.5 },
      },
    },
    hair: {
      hairline: curve([
        [0, 36],
        [20, 38],
        [42, 38],
        [58, 16],
        [72, -10],
        [84, 0],
        [100, -6],
        [130, -34],
        [180, -40],
      ]),
      thickness: (_, up) => 0.08 + 0.12 * smooth(10, 60, up),
      crown: [-0.5, 0.85, -0.1],
      wave: [0.06, 4],
      locks: 0.3,
      ragged: 0.8,
      albedo: 0.88,
    },
    yaw: -78,
    pitch: 2,
    roll: 0,
  },
};
