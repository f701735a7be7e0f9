import type { Statement } from "./statement";

/** Employees who have opened the inbox lately; the others are deleted every night. */
export const selectMembers: Statement = {
  sql: "SELECT mail FROM staff_members ORDER BY mail LIMIT 200",
  parameters: [],
};

/** Records that an employee has opened the inbox, once a day. */
export function noteMember(mail: string, day: string): Statement {
  return {
    sql: `
      INSERT INTO staff_members (mail, seen_on) VALUES (?, ?)
      ON CONFLICT (mail) DO UPDATE SET seen_on = excluded.seen_on WHERE seen_on < excluded.seen_on`,
    parameters: [mail, day],
  };
}
