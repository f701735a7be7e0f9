/** Draws the rings of the about-us page in a worker, to keep the main thread free. */
import { animationLoop } from "./animation-loop";
import { type Field, nextParticles, type Particle, visibility } from "./particles";

/**
 * A message from the page, with what has changed: the canvas (first message only), the host's size, the pointer, or
 * whether the host is visible.
 */
export interface ParticleNews extends Field {
  canvas: OffscreenCanvas;
  isSeen: boolean;
}

const RINGS = 3;
const STRENGTH = 0.4;

const news: Partial<ParticleNews> = {};
let pen: OffscreenCanvasRenderingContext2D | null = null;
let particles: Particle[] = [];

const { begin, end } = animationLoop((_, sinceLast) => {
  const { width = 0, height = 0, pointer = null } = news;
  if (!pen) return;
  particles = nextParticles(particles, sinceLast, { width, height, pointer }, Math.random);
  pen.clearRect(0, 0, width, height);
  for (const particle of particles) drawRings(pen, particle);
});

addEventListener("message", ({ data }: MessageEvent<Partial<ParticleNews>>) => {
  Object.assign(news, data);
  if (data.canvas) pen = data.canvas.getContext("2d");
  if (pen && data.width !== undefined) Object.assign(pen.canvas, { width: data.width, height: data.height });
  if (data.isSeen) begin();
  else if (data.isSeen === false) end();
});

/** A summit on a map: nested closed lines, none of them quite round. */
function drawRings(pen: OffscreenCanvasRenderingContext2D, particle: Particle): void {
  const { x, y, size, speedX, life } = particle;
  pen.strokeStyle = `rgb(185 131 79 / ${(STRENGTH * visibility(particle)).toFixed(3)})`;
  pen.lineWidth = 1;
  for (let ring = 1; ring <= RINGS; ring++) {
    const radius = (size / 2) * (ring / RINGS);
    pen.beginPath();
    for (let step = 0; step <= 24; step++) {
      const angle = (step / 24) * 2 * Math.PI;
      const reach = radius * (1 + 0.12 * Math.sin(angle * 3 + life) + 0.07 * Math.sin(angle * 5 + speedX));
      pen.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.72);
    }
    pen.stroke();
  }
}
