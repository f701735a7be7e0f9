/** @jsxImportSource hono/jsx */
import type { FiguresWords } from "#app/content/staff/figures-words";
import { withValues } from "#app/domain/language/with-values";
import { MOST_LINES } from "#worker/db/figures";
import type { Row } from "#worker/db/statement";
import { shortDay } from "#worker/staff/times";
import type { Visit } from "#worker/staff/visit";

interface PlotsProps {
  title: string;
  rows: Row[];
  weeks: string[];
  visit: Visit;
  words: FiguresWords;
  nameOf: (name: string) => string;
}

const BAR = 10;
const GAP = 3;
const HEIGHT = 36;

/** A table of small plots, one per line and all to the same scale: a bar per week, and the sum. */
export function Plots({ title, rows, weeks, visit, words, nameOf }: PlotsProps) {
  const lines = new Map<string, Map<string, number>>();
  for (const { week, label, leads } of rows) {
    const line = lines.get(String(label)) ?? new Map<string, number>();
    lines.set(String(label), line.set(String(week), Number(leads)));
  }
  const sumOf = (line: Map<string, number>) => [...line.values()].reduce((sum, each) => sum + each, 0);
  const shown = [...lines].sort(([, one], [, other]) => sumOf(other) - sumOf(one)).slice(0, MOST_LINES);
  const most = Math.max(1, ...shown.flatMap(([, line]) => [...line.values()]));
  return (
    <section>
      <h2>{title}</h2>
      {shown.length === 0 && <p class="quiet">{words.none}</p>}
      <table>
        <tbody>
          {shown.map(([name, line]) => (
            <tr>
              <th scope="row">
                <bdi>{breakable(nameOf(name))}</bdi>
              </th>
              <td>
                <svg
                  width={weeks.length * (BAR + GAP)}
                  height={HEIGHT}
                  role="img"
                  aria-label={weeks.map((week) => line.get(week) ?? 0).join(", ")}
                >
                  {weeks.map((week, index) => {
                    const count = line.get(week) ?? 0;
                    const height = Math.max(count > 0 ? 2 : 1, Math.round((count / most) * HEIGHT));
                    return (
                      <rect
                        class={count > 0 ? "bar" : "bar zero"}
                        x={index * (BAR + GAP)}
                        y={HEIGHT - height}
                        width={BAR}
                        height={height}
                      >
                        <title>
                          {withValues(words.perWeek, { count, day: shortDay(week, visit.locale, visit.now) })}
                        </title>
                      </rect>
                    );
                  })}
                </svg>
              </td>
              <td class="sum">{sumOf(line)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Allows a line break after each slash of an address. */
function breakable(name: string) {
  const [first, ...parts] = name.split("/");
  return [
    first,
    ...parts.map((part) => (
      <>
        /<wbr />
        {part}
      </>
    )),
  ];
}
