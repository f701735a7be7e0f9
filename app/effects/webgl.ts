import { Renderer } from "ogl";
import { animateWhileVisible } from "./animate-while-visible";
import { pixelRatio } from "./pixel-ratio";

interface Stage {
  renderer: Renderer;
  gl: Renderer["gl"];
  /** The callback is called at once and on each change of the host's size, in CSS pixels. */
  onResize: (resize: (width: number, height: number) => void) => void;
  /** Draws while the host is visible, until `end`. */
  play: (draw: Parameters<typeof animateWhileVisible>[1]) => void;
  end: () => void;
}

/** Some browsers render in software without reporting a performance caveat: only the renderer's name shows it. */
function isDrawnByProcessor(context: WebGL2RenderingContext): boolean {
  const info = context.getExtension("WEBGL_debug_renderer_info");
  const name = context.getParameter(info?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER);
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(String(name));
}

/**
 * A transparent WebGL canvas that fills a host. Null if there is no context, or only a software renderer. If the
 * context is lost, the drawing ends and the canvas is removed, so that the content behind it is visible again.
 */
export function webgl(host: HTMLElement): Stage | null {
  const canvas = document.createElement("canvas");
  const attributes = { alpha: true, antialias: true, depth: true, failIfMajorPerformanceCaveat: true };
  const context = canvas.getContext("webgl2", attributes);
  if (!(context instanceof WebGL2RenderingContext) || isDrawnByProcessor(context)) return null;

  const renderer = new Renderer({ canvas, alpha: true, premultipliedAlpha: true, dpr: pixelRatio(window) });
  const { gl } = renderer;
  gl.clearColor(0, 0, 0, 0);
  host.appendChild(canvas);
  host.dataset.drawn = "";

  let resize: ((width: number, height: number) => void) | null = null;
  const observer = new ResizeObserver(() => {
    const { clientWidth, clientHeight } = host;
    renderer.dpr = pixelRatio(window);
    renderer.setSize(clientWidth, clientHeight);
    resize?.(clientWidth, clientHeight);
  });
  observer.observe(host);

  let stop = () => {};
  const end = () => {
    stop();
    observer.disconnect();
    delete host.dataset.drawn;
    canvas.remove();
  };
  canvas.addEventListener("webglcontextlost", end, { once: true });
  return {
    renderer,
    gl,
    onResize: (run) => {
      resize = run;
    },
    play: (draw) => {
      stop = animateWhileVisible(host, draw);
    },
    end: () => {
      end();
      gl.getExtension("WEBGL_lose_context")?.loseContext();
    },
  };
}
