import { Color, Mesh, Program, Triangle } from "ogl";
import { webgl } from "./webgl";

/** The colours from left to right: forest, lake, glacier, brightened as in draw-night-lake.ts. */
const STOPS = ["#3f9a69", "#2f8fc4", "#8cc3dc"];

const vertex = /* glsl */ `
  attribute vec2 position;
  varying vec2 at;
  void main() {
    at = position * 0.5 + 0.5;
    gl_Position = vec4(position, 0.0, 1.0);
  }`;

/**
 * Curtains of vertical strokes, like the hatching of the mountains: each begins at a moving foot behind the ridge, and
 * fades upwards.
 */
const fragment = /* glsl */ `
  precision highp float;
  uniform float time;
  uniform vec2 size;
  uniform vec3 stops[3];
  varying vec2 at;

  float curtain(float left, float right, float level, float shift) {
    float along = (at.x * size.x + shift * 2.0) / 4.0;
    float stroke = smoothstep(0.22, 0.1, abs(fract(along) - 0.5));
    float x = floor(along) * 4.0 / size.y;
    float foot = level + 0.04 * sin(x * 4.1 + time * 0.23 + shift) + 0.016 * sin(x * 13.0 - time * 0.31 + shift * 2.0);
    float tall = 0.44 + 0.16 * sin(x * 17.0 + 4.0 * sin(x * 3.0 + time * 0.2) + time * 0.5 + shift * 3.0);
    float up = (at.y - foot) / tall;
    float ends = smoothstep(left, left + 0.12, at.x) * smoothstep(right, right - 0.12, at.x);
    return stroke * ends * step(0.0, up) * max(0.0, 1.0 - up);
  }

  void main() {
    float green = curtain(0.04, 0.54, 0.14, 0.0);
    float blue = curtain(0.3, 0.78, 0.26, 2.1);
    float pale = curtain(0.6, 0.96, 0.22, 4.4);
    gl_FragColor = vec4(stops[0] * green + stops[1] * blue + stops[2] * pale, max(green, max(blue, pale)));
  }`;

/** A slow aurora over a host. Null without WebGL. */
export function aurora(host: HTMLElement): (() => void) | null {
  const stage = webgl(host);
  if (!stage) return null;
  const { gl, renderer } = stage;
  const program = new Program(gl, {
    vertex,
    fragment,
    transparent: true,
    uniforms: {
      time: { value: 0 },
      size: { value: [1, 1] },
      stops: { value: STOPS.map((stop) => new Color(stop)) },
    },
  });
  const scene = new Mesh(gl, { geometry: new Triangle(gl), program });
  stage.onResize((width, height) => {
    program.uniforms.size.value = [width, height];
  });
  stage.play((elapsed) => {
    program.uniforms.time.value = elapsed / 1000;
    renderer.render({ scene });
  });
  return stage.end;
}
