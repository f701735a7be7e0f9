// Draws the hotel's poster: `node scripts/workshop/hotel-bellerive/draw-quay.ts`.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { hotel, promenade } from "#scripts/workshop/hotel-bellerive/hotel";
import {
  dentsDuMidi,
  grammont,
  gulls,
  lake,
  sky,
  steamer,
} from "#scripts/workshop/hotel-bellerive/landscape";
import { flowerbed, palm } from "#scripts/workshop/hotel-bellerive/palm";
import { at, ink, sheet } from "#scripts/workshop/hotel-bellerive/plates";

const write = (name: string, drawing: string) =>
  writeFileSync(join(import.meta.dirname, "drawings", name), drawing);

const country = sky() + dentsDuMidi() + grammont() + lake(760);
const town = at(0, 0, 1, promenade() + hotel());

write(
  "quay-wide.svg",
  sheet(
    1400,
    720,
    country +
      at(862, 482, 1.06, steamer()) +
      town +
      gulls([
        [742, 372],
        [790, 396],
        [826, 364],
      ]),
  ),
);
write(
  "palm-wide.svg",
  sheet(1400, 720, at(1316, 300, 1.14, palm(440)) + at(1010, 596, 1, flowerbed(400, 140, 3))),
);

const tallTown = at(-262, 54, 0.8, promenade() + hotel());
const tallCountry = `<path d="M0 0H560V640H0Z" fill="${ink.night}"/>${at(-206, 132, 0.62, country)}`;
write("quay-tall.svg", sheet(560, 640, tallCountry + at(352, 424, 0.54, steamer()) + tallTown));
write(
  "palm-tall.svg",
  sheet(560, 640, at(530, 276, 0.8, palm(560)) + at(380, 560, 0.9, flowerbed(210, 110, 4))),
);
