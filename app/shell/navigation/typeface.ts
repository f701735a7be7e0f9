let isSet = false;

/**
 * Uses the typeface even if it came too late for the first page: with `font-display: optional`, the document would
 * never use it. If it cannot be loaded, the next page tries again.
 */
export async function setInTypeface(): Promise<void> {
  const file = document.querySelector<HTMLLinkElement>("link[as=font]")?.href;
  if (isSet || !file) return;
  isSet = true;
  const face = new FontFace("Host Grotesk", `url(${file})`, { weight: "300 800" });
  try {
    document.fonts.add(await face.load());
  } catch {
    isSet = false;
  }
}
