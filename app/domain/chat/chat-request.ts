import * as z from "zod/mini";
import { locales } from "#app/domain/language/locale";
import { MESSAGE_LIMIT, TURN_LIMIT, TURNS_LIMIT } from "./conversation";

z.config({ jitless: true });

const turn = z.object({ from: z.enum(["user", "bot"]), text: z.string().check(z.maxLength(TURN_LIMIT)) });

/** An earlier message, the visitor's or ours. */
export type ChatTurn = z.infer<typeof turn>;

/** A visitor's question with its context. An invalid context is dropped; only an invalid message is refused. */
export const chatRequest = z.object({
  message: z
    .string("message_required")
    .check(z.trim(), z.minLength(1, "message_required"), z.maxLength(MESSAGE_LIMIT, "too_long")),
  action: z.literal("message", "invalid_body"),
  locale: z.catch(z.enum(locales), "fr"),
  /** Empty if any turn is invalid: roles other than `user` and `bot` cannot be injected. */
  turns: z.catch(z.array(turn).check(z.maxLength(TURNS_LIMIT)), []),
  context: z.catch(z.object({ path: z.catch(z.string().check(z.maxLength(300)), "") }), { path: "" }),
});

export type ChatRequest = z.infer<typeof chatRequest>;

/** A vote on an answer: its id, never its text. */
export const answerVote = z.object({
  answer: z.string().check(z.minLength(1), z.maxLength(60)),
  vote: z.enum(["up", "down"]),
  locale: z.enum(locales),
});

export type AnswerVote = z.infer<typeof answerVote>;
