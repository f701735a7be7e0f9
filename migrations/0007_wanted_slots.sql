-- A booking that only wanted its time and is cancelled leaves an event, as one that held it does.
CREATE TRIGGER lead_wanted_slot_changes AFTER UPDATE OF slot_wanted ON leads
WHEN old.slot_wanted IS NOT NULL AND new.slot_wanted IS NULL AND old.slot_start IS NULL AND new.slot_start IS NULL
BEGIN
  INSERT INTO lead_changes (reference, what, before, who) VALUES (new.reference, 'slot', old.slot_wanted, new.changed_by);
END;
