-- A lead waits since its call, else since it came: who waits longest stands first, in the inbox and in the view.
DROP INDEX leads_waiting;
CREATE INDEX leads_waiting ON leads (coalesce(slot_start, created_at))
  WHERE status = 'new' AND quarantine IS NULL AND kind <> 'newsletter';

DROP VIEW open_leads;

CREATE VIEW open_leads AS
  SELECT reference, created_at, kind, name, coalesce(phone, email) AS reach, page, slot_start
  FROM leads
  WHERE status = 'new' AND quarantine IS NULL AND kind <> 'newsletter'
    -- The Swiss day begins an hour before that of UTC, two in summer: then this is an hour late.
    AND (put_off_until IS NULL OR put_off_until <= date('now', '+1 hour'))
    AND (slot_start IS NULL OR slot_start <= strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  ORDER BY coalesce(slot_start, created_at);
