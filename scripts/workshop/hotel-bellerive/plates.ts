import { dice } from "#scripts/artwork/drawing/pen";

/** The poster's inks, each printed from a plate of its own. */
export const ink = {
  paper: "#f4e7cc",
  night: "#10313c",
  petrol: "#1d4f5c",
  lake: "#2f7480",
  mist: "#6fa3a0",
  rose: "#d98f7d",
  coral: "#e8744f",
  peach: "#f6bd86",
  butter: "#fbdc9c",
  lamp: "#f7b733",
  brick: "#b23a2a",
  leaf: "#15392f",
  moss: "#3c6b4a",
};

export type Point = [x: number, y: number];

const round = (value: number) => Math.round(value * 10) / 10;

export function path(points: Point[], isClosed = true): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}${isClosed ? "Z" : ""}`;
}

export function shape(points: Point[], fill: string): string {
  return `<path d="${path(points)}" fill="${fill}"/>`;
}

export function line(points: Point[], stroke: string, width: number): string {
  return `<path d="${path(points, false)}" fill="none" stroke="${stroke}" stroke-width="${round(width)}"/>`;
}

export function disc([x, y]: Point, radius: number, fill: string): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`;
}

export function at(x: number, y: number, scale: number, drawing: string): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${drawing}</g>`;
}

export function sheet(width: number, height: number, drawing: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${drawing}</svg>`;
}

/** Dots as a lithographer spatters them with a brush, so that one ink fades into the next. */
export function spatter(
  count: number,
  seed: number,
  fill: string,
  place: (roll: () => number) => Point,
): string {
  const roll = dice(seed);
  const dots = Array.from({ length: count }, () => {
    const [x, y] = place(roll);
    const side = 0.7 + roll() * 1.3;
    return `M${round(x)} ${round(y)}h${round(side)}v${round(side)}h-${round(side)}z`;
  });
  return `<path d="${dots.join("")}" fill="${fill}"/>`;
}
