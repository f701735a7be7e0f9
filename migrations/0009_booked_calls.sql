-- A time that a lead only wanted is not to be confirmed any more once the lead is decided, as in the inbox.
DROP VIEW slots_of_the_week;

CREATE VIEW slots_of_the_week AS
  SELECT coalesce(slot_start, slot_wanted) AS start, slot_start IS NOT NULL AS is_held, reference, name, phone, status
  FROM leads
  WHERE kind = 'schedule' AND quarantine IS NULL AND (slot_start IS NOT NULL OR status IN ('new', 'answered'))
    AND coalesce(slot_start, slot_wanted) BETWEEN strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
      AND strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+7 days')
  ORDER BY start;
