let isSet = false;

/** Uses the typeface even where it came too late for the page on which the visitor arrived: `optional` leaves it out for good. */
export async function setInTypeface(): Promise<void> {
  const file = document.querySelector<HTMLLinkElement>("link[as=font]")?.href;
  if (isSet || !file) return;
  isSet = true;
  const face = new FontFace("Host Grotesk", `url(${file})`, { weight: "300 800" });
  document.fonts.add(await face.load());
}
