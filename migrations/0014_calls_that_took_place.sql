-- A call that is over stays with its lead, whatever comes of that: only a slot that is still to come is of use to others.
DROP TRIGGER lead_slot_release;

CREATE TRIGGER lead_slot_release AFTER UPDATE OF status ON leads
WHEN new.status IN ('lost', 'spam') AND new.slot_start > strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
BEGIN
  UPDATE leads SET slot_wanted = slot_start, slot_start = NULL WHERE id = new.id;
END;
