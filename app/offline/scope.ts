/** What a background worker uses of its global scope; the DOM's types do not know it. */
interface BackgroundScope {
  location: Location;
  registration: { unregister(): Promise<boolean> };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: "install" | "activate",
    listener: (event: { waitUntil(done: Promise<unknown>): void }) => void,
  ): void;
}

export const scope = self as unknown as BackgroundScope;
