// Draws the three exercises for the knee in a row. Run like draw-figure.ts.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { arm, back, front, leg } from "./figure";
import { along, form, ink, type Point, paper, plate, stroke, through } from "./line";
import { moves, type Pose } from "./pose";

/** An outline without the points near a joint that bends sharply: they would fold over each other. */
const bent = (line: readonly Point[], at: number, room: number) =>
  line.filter(([, y]) => Math.abs(y - at) > room);

interface Bends {
  front?: readonly [at: number, room: number];
  back?: readonly [at: number, room: number];
}

/** The outline of a pose; if `whole` is false, of the leg alone. */
function outline(pose: Pose, { front: fold, back: crease }: Bends, whole: boolean): Point[] {
  const kept = ([, y]: Point) => whole || y > 500;
  const before = (fold ? bent(front, ...fold) : front).filter(kept);
  const behind = (crease ? bent(back, ...crease) : back).filter(kept);
  return [...before.toReversed(), ...behind.slice(whole ? 1 : 0)].map(moves(pose).outline);
}

function drawn(pose: Pose, bends: Bends, whole: boolean): string {
  const move = moves(pose);
  const bones = leg.map((bone, index) => {
    const by = index < 2 ? move.thigh : index < 4 ? move.shank : move.foot;
    return through(bone.map(by), true);
  });
  return form(through(outline(pose, bends, whole)), 5) + stroke(bones, 2.4);
}

interface Exercise {
  hip: number;
  pose: Pose;
  bends: Bends;
  /** The pose of the rear leg. */
  other?: Pose;
}

const GROUND = 960;

/** The figure with its lowest point on the floor. */
function figure({ hip, pose, bends, other }: Exercise): string {
  const move = moves(pose);
  const [x, y] = move.knee;
  const lowest = Math.max(...outline(other ?? pose, other ? {} : bends, true).map((point) => point[1]));
  return `<g transform="translate(${hip} ${(GROUND - lowest).toFixed(1)})">${[
    other ? drawn(other, {}, false) : "",
    drawn(pose, bends, true),
    form(through(along(arm, 60).map(move.arm)), 4),
    `<circle cx="${x}" cy="${y}" r="48" stroke-width="2.4"/><circle cx="${x}" cy="${y}" r="32" stroke-width="3" fill="${paper}" fill-opacity=".8"/><circle cx="${x}" cy="${y}" r="12" fill="${ink}" stroke="none"/>`,
  ].join("")}</g>`;
}

const wall: Exercise = {
  hip: 380,
  pose: { head: 0, torso: 0, thigh: 82, shank: -4, foot: 0, arm: -4, forearm: 40 },
  bends: { front: [520, 62], back: [750, 40] },
};
const step: Exercise = {
  hip: 1150,
  pose: { head: 4, torso: 7, thigh: 62, shank: 10, foot: 0, arm: -14, forearm: 26 },
  other: { head: 0, torso: 0, thigh: -8, shank: 3, foot: 0, arm: 0, forearm: 0 },
  bends: { front: [520, 50], back: [750, 36] },
};
const bridge: Exercise = {
  hip: 1900,
  pose: { head: 86, torso: 105, thigh: 115, shank: 12, foot: 0, arm: 84, forearm: 88 },
  bends: { back: [750, 40] },
};

/** The floor is drawn as the bridge, with an arch every 80 units. */
function floor(from: number): string[] {
  const to = 2560;
  const arches = Array.from(
    { length: (to - from) / 80 + 1 },
    (_, arch) => `M${from + arch * 80 - 10} ${GROUND + 74}v-26a30 30 0 0 1 60 0v26`,
  );
  return [stroke([`M${from} ${GROUND}H${to}`], 5), stroke(arches, 3)];
}

const box = stroke(["M760 960V826H990V960"], 5);
const pictures = join(import.meta.dirname, "pictures");

writeFileSync(
  join(pictures, "exercices.svg"),
  plate("0 -80 2560 1116", [
    ...floor(0),
    stroke(["M460 100V960"], 5),
    box,
    figure(wall),
    figure(step),
    figure(bridge),
  ]),
);

/** Two of the exercises, behind the practice's words, which are in the empty part. */
writeFileSync(
  join(pictures, "marche-et-pont.svg"),
  plate("-920 -1284 3480 2320", [...floor(-960), box, figure(step), figure(bridge)]),
);

/** All three across the screen, behind the practice's quote, which is over the lowest of them. */
writeFileSync(
  join(pictures, "pont-marche-mur.svg"),
  plate("0 -670 2560 1706", [
    ...floor(-960),
    stroke(["M2440 100V960"], 5),
    stroke(["M1210 960V826H1440V960"], 5),
    figure({ ...bridge, hip: 460 }),
    figure({ ...step, hip: 1600 }),
    figure({ ...wall, hip: 2360 }),
  ]),
);
