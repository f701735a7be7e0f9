-- Who waits for an answer, as the inbox shows it: no sign-up, no call ahead, none that is put off.
DROP VIEW open_leads;

CREATE VIEW open_leads AS
  SELECT reference, created_at, kind, name, coalesce(phone, email) AS reach, page, slot_start
  FROM leads
  WHERE status = 'new' AND quarantine IS NULL AND kind <> 'newsletter'
    -- The Swiss day begins an hour before that of UTC, two in summer: then this is an hour late.
    AND (put_off_until IS NULL OR put_off_until <= date('now', '+1 hour'))
    AND (slot_start IS NULL OR slot_start <= strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  ORDER BY created_at;
