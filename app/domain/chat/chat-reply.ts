import * as z from "zod/mini";

z.config({ jitless: true });

const steps = ["form", "slot", "call"] as const;

/** The assistant's reply: plain text with Markdown links, and the pages that it is based on. */
export const chatReply = z.object({
  reply: z.string().check(z.minLength(1)),
  /** Paths with their language; empty if the question is not ours to answer. */
  sources: z.array(z.object({ title: z.string(), path: z.string() })),
  /** Further questions, worded as the visitor would ask them. */
  choices: z.array(z.string()),
  /** The next step that suits the answer; null if there is none. */
  next: z.nullable(z.enum(steps)),
  /** The id of the answer, for counting votes. */
  answer: z.string(),
});

export type ChatReply = z.infer<typeof chatReply>;
