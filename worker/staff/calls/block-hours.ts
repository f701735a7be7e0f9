import { onOneLine } from "#app/domain/language/plain-text";
import { addBlock, removeBlock } from "#worker/db/calls";
import { dayField, instantOf } from "#worker/staff/days";
import { field, rowsOf, type StaffContext, visitOf } from "#worker/staff/visit";
import { showCalls } from "./show-calls";

/** Blocks hours: `GET /api/slots` no longer offers them. */
export async function blockHours(c: StaffContext) {
  const { employee } = visitOf(c);
  const from = instantOf(field(c, "day"), field(c, "from"));
  const until = instantOf(field(c, "until") || field(c, "day"), field(c, "to"));
  const reason = onOneLine(field(c, "reason")).slice(0, 200);
  if (from === null || until === null || until <= from) return showCalls(c, "noSpan");
  const [[block] = []] = await rowsOf(c.env.DB, [addBlock({ from, until, reason, who: employee })]);
  return c.redirect(`/staff/calls?week=${field(c, "day")}&blocked=${block?.id}`, 303);
}

export async function unblockHours(c: StaffContext) {
  await rowsOf(c.env.DB, [removeBlock(Number(c.req.param("id")))]);
  const week = dayField.safeParse(field(c, "week"));
  return c.redirect(`/staff/calls?week=${week.success ? week.data : ""}&offered=1`, 303);
}
