import * as z from "zod/mini";

z.config({ jitless: true });

const steps = ["form", "slot", "call"] as const;

/** What the assistant answers: plain text with markdown links, and the pages it rests on. */
export const chatReply = z.object({
  reply: z.string().check(z.minLength(1)),
  /** Paths with their language; none where the question is not ours to answer. */
  sources: z.array(z.object({ title: z.string(), path: z.string() })),
  /** Further questions, each as the visitor would ask it. */
  choices: z.array(z.string()),
  /** The step that fits now. */
  next: z.nullable(z.enum(steps)),
  /** Which answer it is, for those who count thumbs. */
  answer: z.string(),
});

export type ChatReply = z.infer<typeof chatReply>;
