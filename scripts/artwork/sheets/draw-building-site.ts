// Draws the plan of a building site for websites: axes, walls, building profiles, boundary stones, fixed points,
// dimensions.
import { circle, fill, lettering, line, type Point, write } from "#scripts/artwork/drawing/pen";
import { drawHouse } from "#scripts/artwork/sheets/building-site/house";
import {
  drawAxes,
  drawCircles,
  drawDimensions,
  drawFigures,
  drawSigns,
} from "#scripts/artwork/sheets/building-site/measures";
import {
  CHALK,
  columns,
  EAST,
  lines,
  planOf,
  type Site,
  SOUTH,
} from "#scripts/artwork/sheets/building-site/plan";
import {
  drawBoundary,
  drawFixedPoints,
  drawGround,
  drawProfiles,
  drawSights,
  drawTrees,
  plot,
} from "#scripts/artwork/sheets/building-site/plot";

const BLUE = "#5FB0D8";

/** The outer corners of the house, where building profiles show how high it will be. */
const corners: Point[] = [
  [0, 0],
  [320, 0],
  [320, 168],
  [192, 276],
  [0, 276],
];

function drawSite(site: Site): void {
  const plan = planOf(site);
  const { ink, figures, radius } = site;
  write(site.name, site.width, site.height, [
    ...drawGround(site),
    line(ink.axis, 1.3, drawAxes(plan, site), 'stroke-dasharray="22 5 3 5" '),
    line(ink.tree, 1.6, drawTrees(plan)),
    line(ink.boundary, 1.6, drawBoundary(plan, site), 'stroke-dasharray="26 6" '),
    drawSights(plan, site),
    ...drawHouse(plan),
    line(ink.measure, Math.max(1.3, figures / 11), drawDimensions(plan, site) + drawCircles(plan, site)),
    ...drawFigures(plan, site),
    line("#FFFFFF", radius / 11, drawSigns(plan, site)),
    drawProfiles(plan, site),
    ...drawFixedPoints(plan, site),
    ...drawNorth(site.north),
  ]);
}

function drawNorth([x, y]: Point): string[] {
  const needle = `${circle(x, y, 26)}M${x} ${y + 40}v-80${lettering("N", x - 5, y - 60, 14)}`;
  return [line(CHALK, 1.6, needle), fill(CHALK, `M${x} ${y - 26}l8 26h-16z`)];
}

drawSite({
  name: "building-site",
  width: 1600,
  height: 1000,
  origin: [1064, 316],
  turn: -0.22,
  scale: 0.92,
  radius: 16,
  stub: 58,
  figures: 12,
  apart: 34,
  ink: {
    measure: BLUE,
    figure: BLUE,
    tree: "#1E5273",
    boundary: "#4F6371",
    axis: "#3B6A86",
    ground: "#22313D",
  },
  // A profile at the corner next to the front door would cover the door.
  posts: corners.filter(([x]) => x !== 192),
  north: [1530, 250],
  measured: { columns, lines },
  stones: plot,
  title: 0,
});
/** On a phone the title is on the plot, above the house. */
drawSite({
  name: "narrow/building-site",
  width: 780,
  height: 720,
  origin: [280, 400],
  turn: -0.13,
  scale: 0.8,
  radius: 25,
  stub: 18,
  figures: 20,
  apart: 48,
  ink: {
    measure: "#8CC9E8",
    figure: CHALK,
    tree: "#4C8FB5",
    boundary: "#93A6B2",
    axis: "#6FA5C4",
    ground: "#334756",
  },
  // At the other corners profiles would overlap the circles of the axes.
  posts: [
    [320, 168],
    [0, 276],
  ],
  north: [728, 430],
  measured: { columns: [0, EAST], lines: [0, SOUTH] },
  stones: [[-150, -96], [220, -112], ...plot.slice(2)],
  title: 280,
});
