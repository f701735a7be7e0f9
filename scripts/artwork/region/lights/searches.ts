import { towns } from "#app/content/towns/towns";
import { circle, INK, line } from "#scripts/artwork/drawing/pen";
import { seenFrom } from "./look.ts";
import type { Night } from "./night.ts";

const FIELD = "#F6F3EA";

/** A search field with a magnifying glass and the typed text, and the line from it to the edge of its town's mark. */
export function searchOn({ look, letters }: Night, search: Night["fields"][number]): string {
  const { town, text, spot, box, end, setting = 0 } = search;
  const { name } = look;
  if (!towns[town].searches.some((each) => each.text === text))
    throw new Error(`${town}'s page names no search "${text}"`);
  const [long, high] = [Math.round(box.right - box.left), Math.round(box.bottom - box.top)];
  const away = Math.hypot(end[0] - spot[0], end[1] - spot[1]);
  const edge = end.map((each, axis) => Math.round(each + (((spot[axis] ?? each) - each) * 7) / away));
  const led = line("#fff", 1.5, `M${spot.join(" ")}L${edge.join(" ")}`);
  const label = [
    `<rect x="${-long / 2}" y="${-high / 2}" width="${long}" height="${high}" rx="${high / 2}" fill="${FIELD}"/>`,
    magnifier(Math.round(-long / 2 + name), name),
    letters.words({ text, at: [Math.round(name * 0.5), 0], colour: INK }),
  ];
  return (setting > 0 ? `<g class="s${setting}">${led}</g>` : led) + seenFrom(setting, spot, label.join(""));
}

function magnifier(x: number, size: number): string {
  const radius = Math.round(size * 0.28);
  const glass = circle(x, -radius / 2, radius);
  const handle = `M${x + radius * 0.7} ${radius * 0.2}l${radius} ${radius}`;
  return line(INK, Math.round(size * 0.12), glass + handle);
}
