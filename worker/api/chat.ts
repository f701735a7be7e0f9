import { createFactory } from "hono/factory";
import { chatRequest } from "#app/domain/chat/chat-request";
import { jsonBody, type ReadRequest, readWithin } from "./json-body";
import { refuse } from "./refuse";

const faults = ["message_required", "too_long", "invalid_body"] as const;

/** Answers a question to the assistant. Stores and logs nothing of it. */
export const chat = createFactory<ReadRequest>().createHandlers(
  ...jsonBody(16),
  readWithin("CHAT"),
  async (c) => {
    const { body } = c.var;
    const asked = chatRequest.safeParse(body);
    if (!asked.success) {
      const [issue] = asked.error.issues;
      return refuse(c, 422, faults.find((fault) => fault === issue?.message) ?? "invalid_body", body);
    }
    // The assistant's answers are as large as half of the site: they are loaded with the first question.
    const { replyTo } = await import("#worker/chat/reply");
    return c.json(await replyTo(asked.data, c.env));
  },
);
