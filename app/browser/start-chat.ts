import { requestFromPage } from "./request-from-page";

declare global {
  interface Window {
    /** Starts a conversation with the assistant; absent until it is there. */
    startChat?: (message: string) => void;
  }
}

/**
 * Hands a question to the assistant, by its trigger or else by an event; false when nobody took it. Whoever took it calls
 * `onLost` where they cannot ask it after all.
 */
export function startChat(message: string, onLost: () => void): boolean {
  if (window.startChat) {
    window.startChat(message);
    return true;
  }
  return requestFromPage("start-chat", { message, onLost });
}
