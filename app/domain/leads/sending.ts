import { membersOf, parseJson } from "#app/domain/outside";

/** What a form has sent last, and whether it still shows it: its own post and the outbox may both bring the answer. */
interface Sending {
  /** Empty before anything was sent, and once its ticket is closed. */
  text: string;
  /** Its idempotency key: it is stored once, however often it is sent. */
  key: string;
  /** Whether its arrival has not been told yet. */
  isAwaited: boolean;
  /** How often the form has been written in since the text was taken from it. */
  edits: number;
}

/**
 * Whether a text takes the place of one that has not arrived yet: it is of the same person, and holds all that was
 * written then. Any other one is a request of its own, and both are sent: rather twice than never.
 */
export function isCorrection(before: string, after: string): boolean {
  const then = membersOf(parseJson(before));
  const now = membersOf(parseJson(after));
  return (
    then.name !== undefined &&
    then.name === now.name &&
    String(now.message ?? "").includes(String(then.message ?? "").trim())
  );
}

export const nothingSent: Sending = { text: "", key: "", isAwaited: false, edits: 0 };

export function edited(sending: Sending): Sending {
  return { ...sending, edits: sending.edits + 1 };
}

/**
 * The same text keeps its key, so that a retry is not stored twice; another text is another lead, by the new key.
 * `edits` are those before the text was taken: the form may have been written in since.
 */
export function sent(sending: Sending, text: string, edits: number, newKey: string): Sending {
  const key = text === sending.text ? sending.key : newKey;
  return { text, key, isAwaited: true, edits: sending.edits - edits };
}

/**
 * Where the answer to a key is told: in the form while it shows what was sent, in a notice once it was written in since,
 * nowhere if its arrival has been told or another text was sent.
 */
export function toldIn(sending: Sending, key: string): "form" | "notice" | null {
  if (key !== sending.key || !sending.isAwaited) return null;
  return sending.edits === 0 ? "form" : "notice";
}

export function told(sending: Sending): Sending {
  return { ...sending, isAwaited: false };
}

/** The same request once more is another lead. */
export function closed(sending: Sending): Sending {
  return { ...sending, text: "" };
}
