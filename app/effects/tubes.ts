import { Color, Polyline, Transform, Vec3 } from "ogl";
import { webgl } from "./webgl";

/** For each tube: colour, how fast it follows the pointer, and thickness in pixels. */
const tubes = [
  { color: "#125E8A", pull: 0.05, drag: 0.82, thickness: 22 },
  { color: "#B9834F", pull: 0.035, drag: 0.86, thickness: 14 },
  { color: "#CFE7F1", pull: 0.065, drag: 0.78, thickness: 7 },
] as const;

const POINTS = 28;

const vertex = /* glsl */ `
  precision highp float;
  attribute vec3 position;
  attribute vec3 next;
  attribute vec3 prev;
  attribute vec2 uv;
  attribute float side;
  uniform vec2 uResolution;
  uniform float uDPR;
  uniform float uThickness;
  varying vec2 along;
  void main() {
    vec2 aspect = vec2(uResolution.x / uResolution.y, 1.0);
    vec2 way = next.xy * aspect - prev.xy * aspect;
    float length_ = length(way);
    vec2 normal = length_ > 0.0 ? vec2(-way.y, way.x) / length_ : vec2(0.0);
    normal = normal / aspect * (1.0 - pow(abs(uv.y - 0.5) * 2.0, 2.0)) * uThickness * uDPR / uResolution.y;
    along = vec2(side, uv.y);
    gl_Position = vec4(position.xy - normal * side, 0.0, 1.0);
  }`;

/** Looks round: bright along the middle, and transparent at the end. */
const fragment = /* glsl */ `
  precision highp float;
  uniform vec3 uColor;
  varying vec2 along;
  void main() {
    float round_ = sqrt(max(0.0, 1.0 - along.x * along.x));
    float alpha = 0.85 * smoothstep(0.0, 0.35, round_) * (1.0 - along.y);
    gl_FragColor = vec4(uColor * (0.45 + 0.65 * round_) * alpha, alpha);
  }`;

/** Tubes that follow the pointer over a host's parent. */
export function cursorTubes(host: HTMLElement): (() => void) | null {
  const field = host.parentElement;
  const stage = field && webgl(host);
  if (!field || !stage) return null;
  const { gl, renderer } = stage;
  const scene = new Transform();
  const lines = tubes.map(({ color, pull, drag, thickness }) => {
    const points = Array.from({ length: POINTS }, () => new Vec3(0.6, 0, 0));
    const line = new Polyline(gl, {
      points,
      vertex,
      fragment,
      uniforms: { uColor: { value: new Color(color) }, uThickness: { value: thickness } },
    });
    line.mesh.program.transparent = true;
    line.mesh.program.setBlendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
    line.mesh.program.depthTest = false;
    line.mesh.setParent(scene);
    return { line, points, pull, drag, speed: new Vec3() };
  });
  stage.onResize(() => {
    for (const { line } of lines) line.resize();
  });
  const pointer = pointerOver(field, host);

  stage.play((elapsed) => {
    lines.forEach((tube, index) => {
      follow(tube, pointer.place() ?? wander(elapsed / 1000, index));
      tube.line.updateGeometry();
    });
    renderer.render({ scene });
  });
  return () => {
    pointer.end();
    stage.end();
  };
}

/** A point in clip space, from -1 to 1. */
interface Place {
  x: number;
  y: number;
}

/** The position of the pointer over a field, relative to a host in it; null while it is elsewhere. */
function pointerOver(field: HTMLElement, host: HTMLElement) {
  let place: Place | null = null;
  const note = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = host.getBoundingClientRect();
    place = { x: ((clientX - left) / width) * 2 - 1, y: 1 - ((clientY - top) / height) * 2 };
  };
  const leave = () => {
    place = null;
  };
  field.addEventListener("pointermove", note);
  field.addEventListener("pointerleave", leave);
  return {
    place: () => place,
    end() {
      field.removeEventListener("pointermove", note);
      field.removeEventListener("pointerleave", leave);
    },
  };
}

/** Without a pointer, each tube draws a slow curve by itself. */
function wander(seconds: number, index: number): Place {
  return {
    x: 0.35 + 0.5 * Math.sin(seconds * 0.5 + index),
    y: 0.5 * Math.sin(seconds * 0.83 + index * 1.7),
  };
}

interface Tube {
  points: Vec3[];
  pull: number;
  drag: number;
  speed: Vec3;
}

/** Moves the head towards a place, and each other point towards the one before it. */
function follow({ points, pull, drag, speed }: Tube, target: Place): void {
  const [head] = points;
  if (!head) return;
  speed.x = (speed.x + (target.x - head.x) * pull) * drag;
  speed.y = (speed.y + (target.y - head.y) * pull) * drag;
  for (let at = points.length - 1; at > 0; at--) {
    const point = points[at];
    const before = points[at - 1];
    if (point && before) point.lerp(before, 0.7);
  }
  head.x += speed.x;
  head.y += speed.y;
}
