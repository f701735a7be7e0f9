import { whileSeen } from "./while-seen";

/** Where the light comes from, as parts of the host's width and height: above its right half. */
const SOURCE = { x: 0.66, y: -0.25 };

/** The light falls between these angles from straight down, in radians. */
const FAN = { from: -0.9, to: 0.8 };

const STEPS = 64;
/** Light this slow needs no more than 25 pictures a second. */
const PAUSE_MS = 40;
const BRIGHTEST = 0.2;

/** Waves of light over the angle: how many, how fast (radians a second), how strong. */
const beams = [
  { count: 9, speed: 0.11, shift: 0.4, weight: 1 },
  { count: 15, speed: -0.07, shift: 1.9, weight: 0.7 },
  { count: 23, speed: 0.05, shift: 4.2, weight: 0.5 },
];

/** Light at an angle, 0 to 1, gone at both ends of the fan. */
function lightAt(angle: number, seconds: number): number {
  const sum = beams.reduce(
    (light, { count, speed, shift, weight }) =>
      light + weight * (0.5 + 0.5 * Math.sin(angle * count + seconds * speed * 3 + shift)) ** 6,
    0,
  );
  const part = (angle - FAN.from) / (FAN.to - FAN.from);
  return (sum / 2.2) * Math.sin(Math.PI * part);
}

/** Slow rays of light over a host, drawn only while it is seen. Returns how to end them; null without a canvas. */
export function lightRays(host: HTMLElement): (() => void) | null {
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  host.appendChild(canvas);

  const resize = new ResizeObserver(() => {
    // What is soft needs few pixels: one for each eight of the page.
    canvas.width = Math.ceil(host.clientWidth / 8);
    canvas.height = Math.ceil(host.clientHeight / 8);
  });
  resize.observe(host);

  const draw = (time: number) => {
    const { width, height } = canvas;
    const light = pen.createConicGradient(Math.PI / 2, SOURCE.x * width, SOURCE.y * height);
    for (let step = 0; step <= STEPS; step++) {
      const angle = FAN.from + ((FAN.to - FAN.from) * step) / STEPS;
      const turn = angle / (2 * Math.PI);
      const alpha = BRIGHTEST * lightAt(angle, time / 1000);
      light.addColorStop(turn < 0 ? turn + 1 : turn, `rgb(207 231 241 / ${alpha.toFixed(3)})`);
    }
    const fade = pen.createLinearGradient(0, 0, 0, height);
    fade.addColorStop(0.55, "black");
    fade.addColorStop(1, "transparent");
    for (const [mode, paint] of [
      ["copy", light],
      ["destination-in", fade],
    ] as const) {
      pen.globalCompositeOperation = mode;
      pen.fillStyle = paint;
      pen.fillRect(0, 0, width, height);
    }
    host.dataset.drawn = "";
  };
  const end = whileSeen(host, draw, PAUSE_MS);

  return () => {
    end();
    resize.disconnect();
    delete host.dataset.drawn;
    canvas.remove();
  };
}
