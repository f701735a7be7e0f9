import type { Locale } from "#app/domain/language/locale";
import { italic, widthOf } from "#scripts/artwork/drawing/words";
import { isWithin, onFrame, turnedBox } from "#scripts/artwork/region/sheet";
import { type LakeName, seenFrom } from "./look.ts";
import type { Night } from "./night.ts";

/** The name of a lake, from the setting on in which it fits; empty if it is not on the sheet. */
export function lakeNameOn({ look, ofLakes }: Night, locale: Locale, name: LakeName): string {
  const { frame, lake, settings } = look;
  const { spot, turn, room } = name;
  const text = name.text[locale];
  const [x = 0, y = 0] = onFrame(frame, spot).map(Math.round);
  const long = widthOf(italic, text, lake, 1);
  const index = settings.findIndex(({ letters }) => long * letters < room * frame.km);
  if (index < 0 || !isWithin(turnedBox([x, y], long, lake, turn), frame, lake)) return "";
  return seenFrom(index, [x, y], ofLakes.words({ text, at: [0, 0], colour: "#9CC9DF", spacing: 1, turn }));
}
