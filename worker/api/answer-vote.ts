import { createFactory } from "hono/factory";
import { zurichDay } from "#app/domain/calendar/zurich-time";
import { answerVote } from "#app/domain/chat/chat-request";
import { countAnswerVote } from "#worker/db/answer-votes";
import { jsonBody, type ReadRequest, readWithin } from "./json-body";
import { refuse } from "./refuse";

/** Counts a visitor's vote on an answer of the assistant: helpful or not. */
export const vote = createFactory<ReadRequest>().createHandlers(
  ...jsonBody(2),
  readWithin("LOGS", "vote"),
  async (c) => {
    const { body } = c.var;
    const { isAnswer } = await import("#worker/chat/catalogue");
    const voted = answerVote.safeParse(body);
    if (!voted.success || !isAnswer(voted.data.answer)) return refuse(c, 422, "invalid_report", body);
    await countAnswerVote(c.env.DB, zurichDay(new Date()), voted.data);
    return c.body(null, 204);
  },
);
