/** What the scripted assistant does: a pointer moves, a question is typed and sent, answers come. */
type ChatState = "idle" | "moveToInput" | "typing" | "moveToSend" | "sent" | "bot";

export interface ChatScene {
  state: ChatState;
  /** Characters of the sample text that stand in the field. */
  typed: number;
  /** How many lines of the conversation can be read: greeting, question, answer, choice, form. */
  lines: number;
  /** The second action is being pressed. */
  isPressed: boolean;
}

/** The lines of the conversation, in their order. */
export const chatLines = { greeting: 1, question: 2, answer: 3, choice: 4, form: 5 } as const;

/** Milliseconds that a character takes to be typed; nothing happens sooner. */
export const CHARACTER_MS = 35;

/** Milliseconds that each part takes, in its order; the typing lies between the second and the third. */
const START = 200;
const TO_INPUT = 600;
const TO_SEND = 500;
const ANSWER = 1000;
const PRESS = 1200;

/** After so many milliseconds the assistant answers what was pressed, or sent. */
export const REPLY_MS = 700;

/** How long the end of the conversation can be read before it begins again. */
export const RESULT_MS = 4000;

/** The scene after so many milliseconds, over and over, for a sample text of so many characters. */
export function chatSceneAt(elapsed: number, length: number): ChatScene {
  const typing = length * CHARACTER_MS;
  const sentAt = START + TO_INPUT + typing + TO_SEND;
  const answeredAt = sentAt + ANSWER;
  const pressedAt = answeredAt + PRESS;
  const formAt = pressedAt + REPLY_MS;
  const time = elapsed % (formAt + RESULT_MS);

  const scene = (state: ChatState, lines: number, typed = 0, isPressed = false): ChatScene => ({
    ...{ state, typed, lines, isPressed },
  });
  if (time < START) return scene("idle", chatLines.greeting);
  if (time < START + TO_INPUT) return scene("moveToInput", chatLines.greeting);
  if (time < START + TO_INPUT + typing) {
    const typed = Math.floor((time - START - TO_INPUT) / CHARACTER_MS) + 1;
    return scene("typing", chatLines.greeting, Math.min(typed, length));
  }
  if (time < sentAt) return scene("moveToSend", chatLines.greeting, length);
  if (time < answeredAt) return scene("sent", chatLines.question);
  if (time < pressedAt) return scene("bot", chatLines.answer);
  if (time < formAt) return scene("bot", chatLines.choice, 0, true);
  return scene("bot", chatLines.form, 0, true);
}
