/** @jsxImportSource hono/jsx */
import { countViews, cursorBehind, inboxRow, selectCampaigns, selectInbox } from "#worker/db/inbox";
import { sendPage } from "#worker/staff/send-page";
import { onlookerOf, rowsOf, type StaffContext, visitOf } from "#worker/staff/visit";
import { InboxPage } from "./inbox-page";
import { askedOf, lookOf } from "./look";

const PAGE = 50;

/** The list of a view, or of search results. */
export async function showInbox(c: StaffContext) {
  const visit = visitOf(c);
  const asked = askedOf(visit.url);
  const onlooker = onlookerOf(visit);
  const [found = [], [counts = {}] = [], campaigns = []] = await rowsOf(c.env.DB, [
    selectInbox(lookOf(asked), onlooker, PAGE + 1, asked.after),
    countViews(onlooker),
    selectCampaigns,
  ]);
  const leads = found.map((row) => inboxRow.parse(row));
  const last = leads[PAGE - 1];
  return sendPage(
    c,
    <InboxPage
      visit={visit}
      asked={asked}
      leads={leads.slice(0, PAGE)}
      next={leads.length > PAGE && last ? cursorBehind(last, asked.view) : null}
      counts={counts}
      campaigns={campaigns.map(({ campaign }) => String(campaign))}
    />,
  );
}
