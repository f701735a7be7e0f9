let isSet = false;

/**
 * Uses the typeface even where it came too late for the page on which the visitor arrived: `optional` leaves it out for good.
 * Where it cannot be loaded, the next page asks again.
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
