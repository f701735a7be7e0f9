import { createFactory } from "hono/factory";
import { chatRequest } from "#app/domain/chat/chat-request";
import { jsonBody, type ReadRequest, readWithin } from "./json-body";
import { refuse } from "./refuse";

const faults = ["message_required", "too_long", "invalid_body"] as const;

/** A visitor asks the assistant. Nothing of it is stored or logged. */
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
    // What the assistant says weighs as much as half of the site: it is read with the first question.
    const { replyTo } = await import("#worker/chat/reply");
    return c.json(await replyTo(asked.data, c.env));
  },
);
