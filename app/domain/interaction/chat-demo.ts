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
  /** Milliseconds. */
  lasts: number;
}

/** The lines of the conversation, in their order. */
export const chatLines = { greeting: 1, question: 2, answer: 3, choice: 4, form: 5 } as const;

/** Milliseconds that a character takes to be typed. */
const CHARACTER_MS = 35;

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

/** The scenes for a sample text of so many characters, over and over. */
export function chatScenes(length: number): ChatScene[] {
  const { greeting, question, answer, choice, form } = chatLines;
  const scene = (
    state: ChatState,
    lines: number,
    lasts: number,
    { typed = 0, isPressed = false } = {},
  ): ChatScene => ({ state, typed, lines, isPressed, lasts });
  return [
    scene("idle", greeting, START),
    scene("moveToInput", greeting, TO_INPUT),
    ...Array.from({ length }, (_, before) => scene("typing", greeting, CHARACTER_MS, { typed: before + 1 })),
    scene("moveToSend", greeting, TO_SEND, { typed: length }),
    scene("sent", question, ANSWER),
    scene("bot", answer, PRESS),
    scene("bot", choice, REPLY_MS, { isPressed: true }),
    scene("bot", form, RESULT_MS, { isPressed: true }),
  ];
}
