-- A lead that comes to nothing still wants the slot that it held, if that is still to come: whoever takes that back can
-- give it again.
DROP TRIGGER lead_slot_release;

CREATE TRIGGER lead_slot_release AFTER UPDATE OF status ON leads
WHEN new.status IN ('lost', 'spam') AND new.slot_start IS NOT NULL
BEGIN
  UPDATE leads SET
    slot_wanted = iif(slot_start > strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), slot_start, NULL),
    slot_start = NULL
  WHERE id = new.id;
END;
