import { requestFromPage } from "./request-from-page";

declare global {
  interface Window {
    /** Starts a conversation with the assistant; absent until it is there. */
    startChat?: (message: string) => void;
  }
}

/**
 * Hands a question to the assistant, by `window.startChat` or else by the event `start-chat`; false if nobody took it.
 * Whoever took it calls `onLost` if it cannot be asked after all.
 */
export function startChat(message: string, onLost: () => void): boolean {
  if (window.startChat) {
    window.startChat(message);
    return true;
  }
  return requestFromPage("start-chat", { message, onLost });
}
