import { onSight } from "#app/browser/on-sight";
import type { ParticleNews } from "./particle-worker";

/** Contour lines that appear and fade over a host, and move away from the pointer. Null if no worker can draw. */
export function particleCanvas(host: HTMLElement): (() => void) | null {
  const canvas = document.createElement("canvas");
  const field = host.parentElement;
  if (!field || !("transferControlToOffscreen" in canvas)) return null;
  host.appendChild(canvas);

  const painter = new Worker(new URL("./particle-worker.ts", import.meta.url), { type: "module" });
  const tell = (news: Partial<ParticleNews>, handedOver: Transferable[] = []) =>
    painter.postMessage(news, handedOver);
  const offscreen = canvas.transferControlToOffscreen();
  tell({ canvas: offscreen }, [offscreen]);

  const resize = new ResizeObserver(() => tell({ width: host.clientWidth, height: host.clientHeight }));
  resize.observe(host);
  const leave = onSight(host, (isSeen) => tell({ isSeen }));

  const listening = new AbortController();
  const { signal } = listening;
  field.addEventListener(
    "pointermove",
    ({ clientX, clientY }) => {
      const { left, top } = host.getBoundingClientRect();
      tell({ pointer: { x: clientX - left, y: clientY - top } });
    },
    { signal },
  );
  field.addEventListener("pointerleave", () => tell({ pointer: null }), { signal });
  return () => {
    painter.terminate();
    listening.abort();
    resize.disconnect();
    leave();
    canvas.remove();
  };
}
