import { requestFromPage } from "./request-from-page";

declare global {
  interface Window {
    /** Starts a conversation. Our own code does not define it: a script from elsewhere may. */
    startChat?: (message: string) => void;
  }
}

/**
 * Hands a question to `window.startChat` or else, by the event `start-chat`, to our assistant; false if nothing takes
 * it. Our assistant calls `onLost` if it cannot be loaded.
 */
export function startChat(message: string, onLost: () => void): boolean {
  if (window.startChat) {
    window.startChat(message);
    return true;
  }
  return requestFromPage("start-chat", { message, onLost });
}
