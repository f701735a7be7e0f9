import { membersOf, parseJson } from "#app/domain/outside";

/**
 * What a form has sent last, and whether it still shows that: the answer may come from its own request or from the
 * outbox.
 */
interface Sending {
  /** Empty before anything was sent, and after the ticket was closed. */
  text: string;
  /** Its idempotency key: the lead is stored once, however often it is sent. */
  key: string;
  /** Whether the form has not shown its arrival yet. */
  isAwaited: boolean;
  /** How often the form was edited, and how often when the text was read from it. */
  edits: number;
  readAt: number;
}

/**
 * Whether a text replaces an earlier one that has not arrived yet: it is from the same person and about the same matter.
 * Any other text is a new request, and both are sent: rather twice than never.
 */
export function isCorrection(before: string, after: string): boolean {
  const then = membersOf(parseJson(before));
  const now = membersOf(parseJson(after));
  const isSame = (name: string) => then[name] !== undefined && then[name] === now[name];
  return ["name", "email", "phone"].some(isSame) && saysAgain(then.message, now.message);
}

/** Whether a message contains at least half of the words of an earlier one; short words are in any message. */
function saysAgain(before: unknown, after: unknown): boolean {
  const words = wordsOf(before);
  const kept = words.filter((word) => wordsOf(after).includes(word));
  return kept.length * 2 >= words.length;
}

function wordsOf(message: unknown): string[] {
  return (
    String(message ?? "")
      .toLowerCase()
      .match(/\p{L}{4,}|\d+/gu) ?? []
  );
}

export const nothingSent: Sending = { text: "", key: "", isAwaited: false, edits: 0, readAt: 0 };

export function edited(sending: Sending): Sending {
  return { ...sending, edits: sending.edits + 1 };
}

/**
 * The same text keeps its key, so that a retry is not stored twice; another text gets `newKey` and is another lead.
 * `readAt` is the count of edits when the text was read: the form may have been edited since.
 */
export function sent(sending: Sending, text: string, readAt: number, newKey: string): Sending {
  const key = text === sending.text ? sending.key : newKey;
  return { text, key, isAwaited: true, edits: sending.edits, readAt };
}

/**
 * Where the arrival of a key is shown: in the form if it still shows what was sent, in a notice if it was edited since,
 * nowhere if it was shown already or another text was sent.
 */
export function toldIn(sending: Sending, key: string): "form" | "notice" | null {
  if (key !== sending.key || !sending.isAwaited) return null;
  return sending.edits === sending.readAt ? "form" : "notice";
}

export function told(sending: Sending): Sending {
  return { ...sending, isAwaited: false };
}

/** After this, the same text sent again is another lead. */
export function closed(sending: Sending): Sending {
  return { ...sending, text: "" };
}
