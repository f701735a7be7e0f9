-- A booking that waited in the queue: its visitor was told that its time will be confirmed. 1 until staff move or cancel
-- the call, else NULL. It stood in the details, where it changed the words by which the lead is found.
ALTER TABLE leads ADD COLUMN to_confirm INTEGER CHECK (to_confirm = 1);

UPDATE leads SET to_confirm = iif(slot_sequence = 0, 1, NULL), details = json_remove(details, '$.told')
WHERE json_extract(details, '$.told') IS NOT NULL;

-- Whoever waits for that word waits since they booked.
DROP INDEX leads_waiting;
CREATE INDEX leads_waiting ON leads (iif(to_confirm, created_at, coalesce(slot_start, created_at)))
  WHERE status = 'new' AND quarantine IS NULL AND kind <> 'newsletter';

DROP VIEW open_leads;

CREATE VIEW open_leads AS
  SELECT reference, created_at, kind, name, coalesce(phone, email) AS reach, page, slot_start
  FROM leads
  WHERE status = 'new' AND quarantine IS NULL AND kind <> 'newsletter'
    -- The Swiss day begins an hour before that of UTC, two in summer: then this is an hour late.
    AND (put_off_until IS NULL OR put_off_until <= date('now', '+1 hour'))
    AND (to_confirm OR slot_start IS NULL OR slot_start <= strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  ORDER BY iif(to_confirm, created_at, coalesce(slot_start, created_at));
