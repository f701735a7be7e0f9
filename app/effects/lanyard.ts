import {
  Camera,
  Color,
  Mesh,
  type OGLRenderingContext,
  Plane,
  Polyline,
  Program,
  Texture,
  Transform,
  Vec3,
} from "ogl";
import { brand } from "#app/domain/site/brand";
import { advance, ropeOf, STEP_S } from "./rope";
import { webgl } from "./webgl";

const POINTS = 9;
const SPACING = 0.15;
const CARD = { width: 0.86, height: 1.22 };
/** Distance from the centre of the card up to that of its slot, where the strap ends. */
const SLOT = 0.545;
/** How strongly a passing pointer pushes the card. */
const PUSH = 0.2;

const vertex = /* glsl */ `
  attribute vec3 position;
  attribute vec2 uv;
  uniform mat4 modelViewMatrix;
  uniform mat4 projectionMatrix;
  varying vec2 at;
  void main() {
    at = uv;
    gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  }`;

const fragment = /* glsl */ `
  precision highp float;
  uniform sampler2D face;
  uniform float light;
  varying vec2 at;
  void main() {
    vec4 color = texture2D(face, at);
    gl_FragColor = vec4(color.rgb * light * color.a, color.a);
  }`;

/** Draws the card's face as in `lanyard.tsx`: the engraved background, a portrait, and the text, but larger. */
function paintFace(pen: CanvasRenderingContext2D, host: HTMLElement, images: HTMLImageElement[]): void {
  const { name = "", craft = "", since = "" } = host.dataset;
  const [ground, portrait] = images;
  const write = (text: string, y: number, font: string) => {
    pen.font = `${font} "Host Grotesk", sans-serif`;
    pen.fillText(text, 28, y);
  };
  if (ground) pen.drawImage(ground, 0, 0, 360, 510);
  if (portrait) pen.drawImage(portrait, 98, 91, 200, 250);
  pen.fillStyle = "#12181D";
  pen.beginPath();
  pen.roundRect(150, 20, 60, 14, 7);
  pen.fill();
  write(brand.name, 76, "600 36px");
  write(name, 388, "600 35px");
  write(craft, 426, "450 28px");
  pen.fillStyle = "#86561F";
  write(since, 478, "500 28px");
}

/** The face as a texture, drawn once its images are loaded. */
function faceOf(host: HTMLElement, gl: OGLRenderingContext, onFailure: () => void): Texture {
  const image = document.createElement("canvas");
  image.width = 720;
  image.height = 1020;
  const pen = image.getContext("2d");
  pen?.scale(2, 2);
  const face = new Texture(gl, { image, generateMipmaps: false });
  const images = [host.dataset.ground, host.dataset.face].map((src = "") => {
    const each = new Image(600, 750);
    each.src = src;
    return each;
  });
  Promise.all(images.map((each) => each.decode())).then(() => {
    if (pen) paintFace(pen, host, images);
    face.needsUpdate = true;
  }, onFailure);
  return face;
}

/** How strongly a passing pointer pushes the card; it decreases with every step. */
function pushOf(host: HTMLElement) {
  const push = { x: 0, y: 0, z: 0 };
  const passBy = ({ movementX, movementY }: PointerEvent) => {
    push.x += movementX * PUSH;
    push.z += Math.abs(movementX) * PUSH * 0.3;
    push.y -= movementY * PUSH * 0.5;
  };
  host.addEventListener("pointermove", passBy);
  return {
    push,
    fade() {
      push.x *= 0.8;
      push.y *= 0.8;
      push.z *= 0.8;
    },
    end: () => host.removeEventListener("pointermove", passBy),
  };
}

/** A card that hangs from a strap and swings; a passing pointer pushes it. */
export function lanyard(host: HTMLElement): (() => void) | null {
  const stage = webgl(host);
  if (!stage) return null;
  const { gl, renderer } = stage;
  const face = faceOf(host, gl, stage.end);
  const camera = new Camera(gl, { fov: 34 });
  camera.position.set(0, -1.36, 4.3);
  const scene = new Transform();

  const rope = ropeOf(POINTS, SPACING, 0.13);
  const points = rope.map(({ x, y, z }) => new Vec3(x, y, z));
  const strap = new Polyline(gl, {
    points,
    uniforms: { uColor: { value: new Color("#C8102E") }, uThickness: { value: 9 } },
  });
  strap.mesh.setParent(scene);

  const program = new Program(gl, {
    vertex,
    fragment,
    cullFace: false,
    transparent: true,
    uniforms: {
      face: { value: face },
      light: { value: 1 },
    },
  });
  const card = new Mesh(gl, { geometry: new Plane(gl, { ...CARD }), program });
  card.setParent(scene);
  stage.onResize((width, height) => {
    camera.perspective({ aspect: width / height });
    strap.resize();
  });

  const pushed = pushOf(host);

  let due = 0;
  stage.play((elapsed, sinceLast) => {
    for (due += sinceLast / 1000; due >= STEP_S; due -= STEP_S) {
      advance(rope, SPACING, pushed.push);
      pushed.fade();
    }
    rope.forEach(({ x, y, z }, index) => {
      points[index]?.set(x, y, z);
    });
    strap.updateGeometry();
    const end = rope[POINTS - 1];
    const before = rope[POINTS - 2];
    if (end && before) {
      const roll = Math.atan2(end.x - before.x, before.y - end.y);
      const turn = 0.35 * Math.sin(elapsed / 1900) + (end.x - end.fromX) * 14;
      card.rotation.set(0, turn, roll);
      card.position.set(
        end.x + Math.sin(roll) * SLOT,
        end.y - Math.cos(roll) * SLOT,
        // Behind the strap.
        end.z - 0.02,
      );
      program.uniforms.light.value = 0.72 + 0.28 * Math.cos(turn);
    }
    renderer.render({ scene, camera });
  });
  return () => {
    pushed.end();
    stage.end();
  };
}
