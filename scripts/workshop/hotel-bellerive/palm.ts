import { dice } from "#scripts/artwork/drawing/pen";
import { disc, ink, type Point, path, shape } from "#scripts/workshop/hotel-bellerive/plates";

/** A frond: an arc that sags under its own weight, with leaflets on both sides. */
function frond(turn: number, reach: number, fill: string, roll: () => number): string {
  const sag = 0.3 + 0.42 * Math.abs(Math.cos(turn));
  const along = (share: number): Point => [
    Math.cos(turn) * reach * share,
    Math.sin(turn) * reach * share * 0.9 + sag * reach * share ** 2.2,
  ];
  const leaflets = Array.from({ length: 30 }, (_, index) => {
    const share = 0.1 + (index / 30) * 0.9;
    const [x, y] = along(share);
    const [nx, ny] = along(share + 0.02);
    const heading = Math.atan2(ny - y, nx - x);
    const length = reach * 0.34 * Math.sin(Math.PI * (0.12 + share * 0.84)) * (0.86 + roll() * 0.28);
    return [1, -1].map((side) => {
      const lean = heading + side * (0.95 - share * 0.45);
      const tip: Point = [x + Math.cos(lean) * length, y + Math.sin(lean) * length + length * 0.3];
      return path([
        [x, y],
        [x + Math.cos(heading) * reach * 0.034, y + Math.sin(heading) * reach * 0.034],
        tip,
      ]);
    });
  });
  const spine = Array.from({ length: 12 }, (_, index) => along(index / 11));
  return `<path d="${leaflets.flat().join("")}" fill="${fill}"/><path d="${path(spine, false)}" stroke="${fill}" stroke-width="3" fill="none"/>`;
}

/** A palm with its crown at the origin and a trunk of this height. */
export function palm(height: number): string {
  const roll = dice(17);
  const bend = (share: number) => 26 * share ** 1.6;
  const rings = Math.round(height / 11);
  const trunk = Array.from({ length: rings }, (_, index): string => {
    const share = index / rings;
    const half = 11 + share * 7;
    const [x, y] = [bend(share), index * 11];
    const lit = shape(
      [
        [x + half * 0.1, y],
        [x + half + 2, y],
        [x + half - 2, y + 10],
        [x + half * 0.2, y + 9],
      ],
      "#8a5a48",
    );
    return (
      shape(
        [
          [x - half - 2, y],
          [x + half + 2, y],
          [x + half - 2, y + 11.5],
          [x - half + 2, y + 11.5],
        ],
        ink.leaf,
      ) + lit
    );
  });
  const turns = (count: number, from: number, to: number) =>
    Array.from({ length: count }, (_, index) => Math.PI * (from + ((to - from) * index) / (count - 1)));
  const back = turns(10, 0.9, 2.1).map((turn) => frond(turn, 190 + roll() * 40, "#0c2a2a", roll));
  const front = turns(9, 1.02, 1.98).map((turn) => frond(turn, 150 + roll() * 34, ink.leaf, roll));
  const lit = turns(6, 1.1, 1.72).map((turn) => frond(turn, 104 + roll() * 30, ink.moss, roll));
  return (
    trunk.join("") +
    back.join("") +
    front.join("") +
    lit.join("") +
    disc([0, 6], 15, ink.leaf) +
    disc([-9, 14], 6, "#8a5a48") +
    disc([7, 17], 6, ink.brick)
  );
}

/** A bed of geraniums along the lower edge. */
export function flowerbed(width: number, height: number, seed: number): string {
  const roll = dice(seed);
  const top = (x: number) => height * 0.42 - Math.sin((x / width) * Math.PI * 0.9) * height * 0.3;
  const edge = Array.from({ length: 46 }, (_, index): Point => {
    const x = (index / 45) * width;
    return [x, top(x) + (index % 2) * 9 - roll() * 8];
  });
  const leaves = Array.from({ length: Math.round(width / 3) }, () => {
    const x = roll() * width;
    return disc([x, top(x) + 8 + roll() * height * 0.6], 5 + roll() * 6, roll() > 0.5 ? ink.moss : "#0c2a2a");
  });
  const flowers = Array.from({ length: Math.round(width / 7) }, () => {
    const x = roll() * width;
    const [cx, cy] = [x, top(x) + roll() * height * 0.46];
    const petals = Array.from({ length: 6 }, (_, index): string =>
      disc(
        [cx + Math.cos(index) * 4.4, cy + Math.sin(index) * 3.4],
        3 + roll() * 1.6,
        index % 3 === 0 ? ink.coral : ink.brick,
      ),
    );
    return petals.join("");
  });
  return shape([...edge, [width, height], [0, height]], ink.leaf) + leaves.join("") + flowers.join("");
}
