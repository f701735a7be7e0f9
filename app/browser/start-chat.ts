declare global {
  interface Window {
    /** Starts a conversation with the assistant; absent until it is there. */
    startChat?: (message: string) => void;
  }
}

const START_CHAT = "start-chat";

/** Hands a question to the assistant, by its trigger or else by an event; false when nobody took it. */
export function startChat(message: string): boolean {
  if (window.startChat) {
    window.startChat(message);
    return true;
  }
  const event = new CustomEvent(START_CHAT, { cancelable: true, detail: { message } });
  return !window.dispatchEvent(event);
}
