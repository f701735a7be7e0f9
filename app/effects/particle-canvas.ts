import { animateWhileVisible } from "./animate-while-visible";
import { nextParticles, type Particle, visibility } from "./particles";

const RINGS = 3;
const STRENGTH = 0.4;

/** Contour lines that appear and fade over a host, and make way for the pointer. Null without a canvas. */
export function particleCanvas(host: HTMLElement): (() => void) | null {
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d");
  const field = host.parentElement;
  if (!pen || !field) return null;
  host.appendChild(canvas);

  const resize = new ResizeObserver(() => {
    canvas.width = host.clientWidth;
    canvas.height = host.clientHeight;
  });
  resize.observe(host);

  let pointer: { x: number; y: number } | null = null;
  const listening = new AbortController();
  const { signal } = listening;
  field.addEventListener(
    "pointermove",
    ({ clientX, clientY }) => {
      const { left, top } = host.getBoundingClientRect();
      pointer = { x: clientX - left, y: clientY - top };
    },
    { signal },
  );
  field.addEventListener(
    "pointerleave",
    () => {
      pointer = null;
    },
    { signal },
  );

  let particles: Particle[] = [];
  const stop = animateWhileVisible(host, (_, sinceLast) => {
    const { width, height } = canvas;
    particles = nextParticles(particles, sinceLast, { width, height, pointer }, Math.random);
    pen.clearRect(0, 0, width, height);
    for (const particle of particles) drawRings(pen, particle);
    host.dataset.drawn = "";
  });
  return () => {
    stop();
    listening.abort();
    resize.disconnect();
    canvas.remove();
  };
}

/** A summit seen from above: closed lines, one in the other, none quite round. */
function drawRings(pen: CanvasRenderingContext2D, particle: Particle): void {
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
