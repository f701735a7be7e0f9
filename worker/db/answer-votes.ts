import type { AnswerVote } from "#app/domain/chat/chat-request";

const COUNT = `
  INSERT INTO answer_votes (day, answer, locale, vote) VALUES (?, ?, ?, ?)
  ON CONFLICT (day, answer, locale, vote) DO UPDATE SET hits = hits + 1`;

/** Counts one vote, up or down. */
export async function countAnswerVote(
  db: D1Database,
  day: string,
  { answer, locale, vote }: AnswerVote,
): Promise<void> {
  await db.prepare(COUNT).bind(day, answer, locale, vote).run();
}
