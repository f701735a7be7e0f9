import type { Statement } from "./statement";

/** Everybody who has been in the inbox lately: whoever has not is deleted at night. */
export const selectMembers: Statement = {
  sql: "SELECT mail FROM staff_members ORDER BY mail LIMIT 200",
  parameters: [],
};

/** Notes that an employee has been here, once a day. */
export function noteMember(mail: string, day: string): Statement {
  return {
    sql: `
      INSERT INTO staff_members (mail, seen_on) VALUES (?, ?)
      ON CONFLICT (mail) DO UPDATE SET seen_on = excluded.seen_on WHERE seen_on < excluded.seen_on`,
    parameters: [mail, day],
  };
}
