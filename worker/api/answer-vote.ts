import { createFactory } from "hono/factory";
import { zurichDay } from "#app/domain/calendar/zurich-time";
import { answerVote } from "#app/domain/chat/chat-request";
import { exceededBudget } from "#worker/budgets";
import { countAnswerVote } from "#worker/db/answer-votes";
import type { Env } from "#worker/env";
import { jsonBody, readJson } from "./json-body";
import { refuse, refuseForNow } from "./refuse";

/** A visitor found an answer of the assistant helpful, or not. */
export const vote = createFactory<{ Bindings: Env }>().createHandlers(...jsonBody(2), async (c) => {
  const body = await readJson(c);
  if (body === undefined) return refuse(c, 400, "not_json");
  if (await exceededBudget(c.env, "LOGS", c.req.raw.headers, "vote")) return refuseForNow(c, body);
  const { isAnswer } = await import("#worker/chat/catalogue");
  const voted = answerVote.safeParse(body);
  if (!voted.success || !isAnswer(voted.data.answer)) return refuse(c, 422, "invalid_report", body);
  await countAnswerVote(c.env.DB, zurichDay(new Date()), voted.data);
  return c.body(null, 204);
});
