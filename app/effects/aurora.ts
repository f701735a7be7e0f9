import { Color, Mesh, Program, Triangle } from "ogl";
import { webgl } from "./webgl";

/** Three colours from left to right: forest, lake, glacier, as light. */
const STOPS = ["#3f9a69", "#2f8fc4", "#8cc3dc"];

const vertex = /* glsl */ `
  attribute vec2 position;
  varying vec2 at;
  void main() {
    at = position * 0.5 + 0.5;
    gl_Position = vec4(position, 0.0, 1.0);
  }`;

/** Curtains: a bright lower edge that wanders, and rays that rise from it and fade. */
const fragment = /* glsl */ `
  precision highp float;
  uniform float time;
  uniform vec3 stops[3];
  varying vec2 at;

  float curtain(float x, float depth, float shift) {
    float edge = depth + 0.09 * sin(x * 3.1 + time * 0.23 + shift) + 0.05 * sin(x * 7.3 - time * 0.31 + shift * 2.0);
    float above = (1.0 - at.y) - edge;
    float glow = above > 0.0 ? exp(-above * above * 90.0) : exp(above * 3.2);
    float rays = 0.62 + 0.38 * sin(x * 34.0 + 4.0 * sin(x * 5.0 + time * 0.2) + time * 0.5 + shift * 3.0);
    return glow * mix(rays, 1.0, clamp(above * 8.0 + 0.4, 0.0, 1.0));
  }

  void main() {
    vec3 color = mix(mix(stops[0], stops[1], smoothstep(0.05, 0.5, at.x)), stops[2], smoothstep(0.55, 1.0, at.x));
    float light = 0.55 * curtain(at.x, 0.34, 0.0) + 0.35 * curtain(at.x * 1.2, 0.52, 2.1) + 0.2 * curtain(at.x * 0.8, 0.66, 4.4);
    float alpha = clamp(light * 0.6, 0.0, 0.6) * smoothstep(0.0, 0.3, at.y) * smoothstep(0.0, 0.4, 1.0 - at.y);
    gl_FragColor = vec4(color * alpha, alpha);
  }`;

/** A slow northern light over a host. */
export function aurora(host: HTMLElement): (() => void) | null {
  const stage = webgl(host);
  if (!stage) return null;
  const { gl, renderer } = stage;
  const program = new Program(gl, {
    vertex,
    fragment,
    transparent: true,
    uniforms: { time: { value: 0 }, stops: { value: STOPS.map((stop) => new Color(stop)) } },
  });
  const scene = new Mesh(gl, { geometry: new Triangle(gl), program });
  stage.play((elapsed) => {
    program.uniforms.time.value = elapsed / 1000;
    renderer.render({ scene });
  });
  return stage.end;
}
