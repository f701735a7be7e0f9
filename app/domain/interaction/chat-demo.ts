/** The steps of the scripted chat: the pointer moves, a question is typed and sent, answers appear. */
type ChatState = "idle" | "moveToInput" | "typing" | "moveToSend" | "sent" | "bot";

export interface ChatScene {
  state: ChatState;
  /** How many characters of the sample text are in the field. */
  typed: number;
  /** How many lines of the conversation are visible: greeting, question, answer, choice, form. */
  lines: number;
  /** Whether the second button is being pressed. */
  isPressed: boolean;
  /** Duration in milliseconds. */
  lasts: number;
}

/** The lines of the conversation, by number. */
export const chatLines = { greeting: 1, question: 2, answer: 3, choice: 4, form: 5 } as const;

/** Milliseconds for typing a character. */
const CHARACTER_MS = 35;

/** Durations of the steps in their order, in milliseconds; typing comes between the second and the third. */
const START = 200;
const TO_INPUT = 600;
const TO_SEND = 500;
const ANSWER = 1000;
const PRESS = 1200;

/** Delay before the assistant answers a button or a message, in milliseconds. */
export const REPLY_MS = 700;

/** How long the end of the conversation stays visible before it starts again, in milliseconds. */
export const RESULT_MS = 4000;

/** The scenes for a sample text of this length; they repeat. */
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
