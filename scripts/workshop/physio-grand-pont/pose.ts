// Moves the standing figure: each point turns with its part of the body; near a joint the two parts' turns are blended.
import { type Point, smooth } from "./line";

/** How far each part is turned from standing upright, in degrees, clockwise. */
export interface Pose {
  head: number;
  torso: number;
  thigh: number;
  shank: number;
  foot: number;
  arm: number;
  forearm: number;
}

const neck: Point = [20, 168];
const shoulder: Point = [-1, 214];
const elbow: Point = [-6, 372];
const hip: Point = [6, 522];
const knee: Point = [-8, 750];
const ankle: Point = [-2, 940];

type Move = (point: Point) => Point;

function turn(about: Point, to: Point, degrees: number): Move {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return ([x, y]) => [
    to[0] + (x - about[0]) * cos - (y - about[1]) * sin,
    to[1] + (x - about[0]) * sin + (y - about[1]) * cos,
  ];
}

function blended(upper: Move, lower: Move, middle: number, reach: number): Move {
  return (point) => {
    const share = smooth((point[1] - middle + reach) / (2 * reach));
    const [a, b] = [upper(point), lower(point)];
    return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
  };
}

/** A pose's transformation of each part; the hip does not move. */
export function moves(pose: Pose) {
  const torso = turn(hip, hip, pose.torso);
  const head = turn(neck, torso(neck), pose.head);
  const thigh = turn(hip, hip, pose.thigh);
  const shank = turn(knee, thigh(knee), pose.shank);
  const foot = turn(ankle, shank(ankle), pose.foot);
  const upper = turn(shoulder, torso(shoulder), pose.arm);
  const lower = turn(elbow, upper(elbow), pose.forearm);
  const trunk = blended(head, torso, 172, 24);
  const legs = blended(blended(thigh, shank, 750, 46), foot, 942, 14);
  return {
    outline: blended(trunk, legs, 522, 52),
    arm: blended(upper, lower, 372, 30),
    thigh,
    shank,
    foot,
    knee: thigh(knee),
  };
}
