import { dice } from "#scripts/artwork/drawing/pen";
import { HORIZON } from "#scripts/workshop/hotel-bellerive/landscape";
import { disc, ink, line, type Point, path, shape } from "#scripts/workshop/hotel-bellerive/plates";

/** Metres: to the right, up, away from the viewer. */
type Place = [x: number, y: number, z: number];

const VANISHING = 612;
const EYE = 6;
const FOCUS = 800;

function seen([x, y, z]: Place): Point {
  return [VANISHING + (FOCUS * x) / z, HORIZON - (FOCUS * (y - EYE)) / z];
}

const face = (places: Place[], fill: string) => shape(places.map(seen), fill);
const edge = (places: Place[], fill: string, metres: number) => {
  const [, , z] = places[0] ?? [0, 0, 40];
  return line(places.map(seen), fill, Math.max(0.8, (metres * FOCUS) / z));
};

const WALL = -13.5;
const NEAR = 15;
const FAR = 58;
const BAY = 3.9;
const EAVES = 17.4;
const QUAY = 9;

/** The corners of an opening in the wall: `z` and `width` along the wall, `y` and `height` upwards. */
function opening(z: number, y: number, width: number, height: number, x = WALL): Place[] {
  return [
    [x, y, z],
    [x, y + height, z],
    [x, y + height, z + width],
    [x, y, z + width],
  ];
}

function awning(z: number, top: number, width: number): string {
  const stripes = 6;
  const drawn = Array.from({ length: stripes }, (_, index) => {
    const [from, to] = [z + (index * width) / stripes, z + ((index + 1) * width) / stripes];
    const fill = index % 2 === 0 ? ink.lamp : ink.paper;
    const out = WALL + 1.25;
    return (
      face(
        [
          [WALL, top, from],
          [out, top - 1, from],
          [out, top - 1, to],
          [WALL, top, to],
        ],
        fill,
      ) +
      face(
        [
          [out, top - 1, from],
          [out, top - 1.4, from],
          [out, top - 1.4, to],
          [out, top - 1, to],
        ],
        index % 2 === 0 ? "#d9922a" : "#dccba6",
      )
    );
  });
  return drawn.reverse().join("");
}

function balcony(z: number, floor: number): string {
  const out = WALL + 0.9;
  const bars = Array.from({ length: 9 }, (_, index) => {
    const along = z + (index * (BAY - 0.5)) / 8;
    return edge(
      [
        [out, floor, along],
        [out, floor + 0.95, along],
      ],
      ink.night,
      0.06,
    );
  });
  const slab = face(
    [
      [out, floor - 0.22, z],
      [out, floor, z],
      [out, floor, z + BAY - 0.5],
      [out, floor - 0.22, z + BAY - 0.5],
    ],
    "#a8675c",
  );
  const rail = edge(
    [
      [out, floor + 0.95, z],
      [out, floor + 0.95, z + BAY - 0.5],
    ],
    ink.night,
    0.12,
  );
  return slab + bars.join("") + rail;
}

/** One bay of a storey: a window, lit or not, with shutters and an open awning. */
function bay(z: number, floor: number, isLit: boolean): string {
  const [from, width] = [z + 1.1, 1.5];
  const pane = face(opening(from, floor + 0.1, width, 2.35), isLit ? ink.butter : ink.petrol);
  const cross = edge(
    [
      [WALL, floor + 0.1, from + width / 2],
      [WALL, floor + 2.45, from + width / 2],
    ],
    "#a8675c",
    0.1,
  );
  const shutters = [from - 0.72, from + width + 0.05].map((side) =>
    face(opening(side, floor + 0.1, 0.66, 2.4), ink.moss),
  );
  return (
    pane + cross + shutters.join("") + balcony(z + 0.25, floor) + awning(from - 0.4, floor + 2.9, width + 0.8)
  );
}

function arcade(z: number): string {
  const arch = Array.from({ length: 13 }, (_, index): Place => {
    const turn = Math.PI - (index * Math.PI) / 12;
    return [WALL, 2.5 + Math.sin(turn) * 1.2, z + 1.95 + Math.cos(turn) * 1.3];
  });
  const door = face([[WALL, 0, z + 0.65], ...arch, [WALL, 0, z + 3.25]], ink.butter);
  const glass = edge(
    [
      [WALL, 0, z + 1.95],
      [WALL, 3.7, z + 1.95],
    ],
    "#a8675c",
    0.12,
  );
  return (
    door +
    glass +
    edge(
      [
        [WALL, 2.5, z + 0.65],
        [WALL, 2.5, z + 3.25],
      ],
      "#a8675c",
      0.12,
    )
  );
}

export function hotel(): string {
  const roll = dice(5);
  const wall =
    face(
      [
        [WALL, 0, NEAR - 6],
        [WALL, EAVES, NEAR - 6],
        [WALL, EAVES, FAR],
        [WALL, 0, FAR],
      ],
      "#f0cfa0",
    ) +
    face(
      [
        [WALL, 0, NEAR - 6],
        [WALL, 4.1, NEAR - 6],
        [WALL, 4.1, FAR],
        [WALL, 0, FAR],
      ],
      "#d9a67c",
    );
  const roof =
    face(
      [
        [WALL - 1.6, 21.6, NEAR - 6],
        [WALL + 0.5, EAVES, NEAR - 6],
        [WALL + 0.5, EAVES, FAR],
        [WALL - 1.6, 21.6, FAR],
      ],
      ink.night,
    ) +
    face(
      [
        [WALL + 0.6, EAVES - 0.5, NEAR - 6],
        [WALL + 0.6, EAVES, NEAR - 6],
        [WALL + 0.6, EAVES, FAR],
        [WALL + 0.6, EAVES - 0.5, FAR],
      ],
      ink.brick,
    );
  const corner = face(
    [
      [WALL, 4.2, FAR - 2.6],
      [WALL, EAVES - 0.5, FAR - 2.6],
      [WALL, EAVES - 0.5, FAR],
      [WALL, 4.2, FAR],
    ],
    "#d9a67c",
  );
  const bays: string[] = [];
  for (let z = FAR - 2 * BAY; z > NEAR - 5; z -= BAY) {
    const dormer =
      face(opening(z + 1.1, 18.1, 1.7, 2, WALL), "#d9a67c") +
      face(opening(z + 1.45, 18.3, 1, 1.5, WALL + 0.02), roll() > 0.35 ? ink.butter : ink.petrol) +
      face(
        [
          [WALL, 20.1, z + 0.9],
          [WALL, 20.9, z + 1.95],
          [WALL, 20.1, z + 3],
        ],
        ink.brick,
      );
    const storeys = [4.4, 7.7, 11, 14.1].map((floor) => bay(z, floor, roll() > 0.22));
    bays.push(arcade(z) + storeys.reverse().join("") + dormer);
  }
  const string = edge(
    [
      [WALL + 0.1, 4.2, NEAR - 6],
      [WALL + 0.1, 4.2, FAR],
    ],
    ink.brick,
    0.1,
  );
  const flank = face(
    [
      [WALL, 0, FAR],
      [WALL, EAVES, FAR],
      [WALL - 12, EAVES, FAR],
      [WALL - 12, 0, FAR],
    ],
    ink.petrol,
  );
  return flank + wall + corner + string + roof + bays.join("");
}

/** A person on the promenade, drawn small. */
function walker(x: number, z: number, coat: string, hasSkirt: boolean): string {
  const [left, base] = seen([x, 0, z]);
  const unit = FOCUS / z;
  const put = (dx: number, up: number): Point => [left + dx * unit, base - up * unit];
  const body = hasSkirt
    ? shape(
        [put(-0.16, 1.4), put(0.16, 1.4), put(0.2, 0.9), put(0.36, 0.38), put(-0.36, 0.38), put(-0.2, 0.9)],
        coat,
      )
    : shape(
        [
          put(-0.22, 1.5),
          put(0.22, 1.5),
          put(0.24, 0.75),
          put(0.2, 0.02),
          put(0.03, 0.02),
          put(0, 0.7),
          put(-0.05, 0.02),
          put(-0.22, 0.02),
          put(-0.25, 0.75),
        ],
        coat,
      );
  const legs = hasSkirt
    ? line([put(-0.08, 0.4), put(-0.1, 0)], ink.night, unit * 0.09) +
      line([put(0.08, 0.4), put(0.14, 0)], ink.night, unit * 0.09)
    : "";
  const head =
    disc(put(0, 1.66), unit * 0.13, "#d9a67c") +
    shape(
      [put(-0.26, 1.7), put(0.26, 1.7), put(0.14, 1.76), put(0.12, 1.9), put(-0.12, 1.9), put(-0.14, 1.76)],
      coat,
    );
  const shadow = shape([put(-0.2, 0.02), put(0.3, 0.02), put(1.9, -0.2), put(1.5, -0.28)], "#96604f");
  return shadow + legs + body + head;
}

function balustrade(): string {
  const posts: string[] = [];
  for (let z = FAR + 30; z > 11; z -= 0.62) {
    const isPier = Math.round(z / 0.62) % 9 === 0;
    posts.push(
      edge(
        [
          [QUAY, 0.22, z],
          [QUAY, 0.9, z],
        ],
        ink.paper,
        isPier ? 0.5 : 0.16,
      ),
    );
  }
  const rail = face(
    [
      [QUAY, 0.86, 9],
      [QUAY, 1.1, 9],
      [QUAY, 1.1, FAR + 40],
      [QUAY, 0.86, FAR + 40],
    ],
    ink.paper,
  );
  const coping = face(
    [
      [QUAY - 0.3, 1.1, 9],
      [QUAY + 0.15, 1.1, 9],
      [QUAY + 0.15, 1.1, FAR + 40],
      [QUAY - 0.3, 1.1, FAR + 40],
    ],
    ink.butter,
  );
  const plinth = face(
    [
      [QUAY, 0, 9],
      [QUAY, 0.32, 9],
      [QUAY, 0.32, FAR + 40],
      [QUAY, 0, FAR + 40],
    ],
    ink.paper,
  );
  return posts.join("") + plinth + rail + coping;
}

function lantern(z: number): string {
  const unit = FOCUS / z;
  const pole =
    edge(
      [
        [QUAY - 0.7, 0, z],
        [QUAY - 0.7, 5, z],
      ],
      ink.night,
      0.16,
    ) +
    edge(
      [
        [QUAY - 0.7, 0, z],
        [QUAY - 0.7, 0.9, z],
      ],
      ink.night,
      0.36,
    );
  const arms = edge(
    [
      [QUAY - 1.5, 5, z],
      [QUAY + 0.1, 5, z],
    ],
    ink.night,
    0.12,
  );
  const globes = [-1.5, 0.1].map((side) => {
    const [x, y] = seen([QUAY + side, 5.3, z]);
    return (
      `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(unit * 0.66).toFixed(1)}" fill="${ink.lamp}" opacity=".28"/>` +
      disc([x, y], unit * 0.38, ink.butter)
    );
  });
  return pole + arms + globes.join("");
}

/** Plane trees at the end of the quay. */
function trees(): string {
  const roll = dice(40);
  return Array.from({ length: 54 }, (_, index) => {
    const [x, y] = seen([-12 + (index / 54) * 21, 1.2 + roll() * 3.6, FAR + 52]);
    return disc([x, y], 8 + roll() * 9, roll() > 0.7 ? ink.moss : ink.leaf);
  }).join("");
}

/** The quay in front of the hotel, up to the water. */
export function promenade(): string {
  const end = FAR + 60;
  const ground = face(
    [
      [-60, 0, 9],
      [QUAY, 0, 9],
      [QUAY, 0, end],
      [-60, 0, end],
    ],
    "#c98f6c",
  );
  const wall = face(
    [
      [QUAY, 0, 9],
      [QUAY, 0, end],
      [QUAY, -2.6, end],
      [QUAY, -2.6, 9],
    ],
    ink.night,
  );
  const joints: string[] = [];
  for (let z = 11; z < 60; z *= 1.13)
    joints.push(
      edge(
        [
          [WALL + 2, 0, z],
          [QUAY, 0, z],
        ],
        "#b47a5c",
        0.07,
      ),
    );
  const lanes = [-8, -4.5, -1, 2.5, 6].map((x) =>
    edge(
      [
        [x, 0, 12],
        [x, 0, 70],
      ],
      "#b47a5c",
      0.06,
    ),
  );
  const light: string[] = [];
  for (let z = FAR - BAY; z > NEAR - 5; z -= BAY)
    light.push(
      face(
        [
          [WALL, 0, z + 0.65],
          [WALL, 0, z + 3.25],
          [WALL + 5.2, 0, z + 3.6],
          [WALL + 5.2, 0, z + 1.1],
        ],
        "#f0bd7a",
      ),
    );
  const terrace = Array.from({ length: 9 }, (_, index) => {
    const z = 18 + index * 4.4;
    const [x, y] = seen([-7.4, 2.4, z]);
    const unit = FOCUS / z;
    const parasol = shape(
      [
        [x - unit * 1.5, y],
        [x, y - unit * 0.66],
        [x + unit * 1.5, y],
      ],
      index % 2 === 0 ? ink.brick : ink.lamp,
    );
    const cloth = path([
      [x - unit * 1.5, y],
      [x - unit * 0.5, y],
      [x, y - unit * 0.66],
    ]);
    return (
      edge(
        [
          [-7.4, 0, z],
          [-7.4, 2.5, z],
        ],
        ink.night,
        0.08,
      ) +
      parasol +
      `<path d="${cloth}" fill="${ink.butter}" opacity=".55"/>` +
      face(
        [
          [-8, 0.8, z],
          [-6.8, 0.8, z],
          [-6.8, 0.7, z],
          [-8, 0.7, z],
        ],
        ink.paper,
      )
    );
  });
  const lamps = [66, 47, 33, 23].map(lantern);
  const people =
    walker(0.4, 36, ink.night, false) +
    walker(1.25, 36, ink.brick, true) +
    walker(4.6, 24, ink.petrol, false) +
    walker(-2.6, 27, ink.paper, true);
  return (
    trees() +
    wall +
    ground +
    light.join("") +
    joints.join("") +
    lanes.join("") +
    terrace.reverse().join("") +
    balustrade() +
    lamps.join("") +
    people
  );
}
