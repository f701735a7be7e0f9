-- Which visitor booked: a keyed hash of network address and day, on bookings alone, cleared the next night.
ALTER TABLE leads ADD COLUMN visitor TEXT CHECK (length(visitor) = 64);

-- When a mail about the lead was last tried, and when it was named in the digest of what was put aside.
ALTER TABLE leads ADD COLUMN mail_tried_at TEXT;
ALTER TABLE leads ADD COLUMN digested_at TEXT;

DROP INDEX leads_to_mail;
CREATE INDEX leads_to_mail ON leads (mail_tried_at, created_at) WHERE mailed_at IS NULL AND quarantine IS NULL;
CREATE INDEX leads_to_digest ON leads (created_at) WHERE quarantine IS NOT NULL AND digested_at IS NULL;
CREATE INDEX leads_by_digest ON leads (digested_at) WHERE digested_at IS NOT NULL;

-- A lead that comes to nothing frees the slot that it held, whoever says so.
CREATE TRIGGER lead_slot_release AFTER UPDATE OF status ON leads
WHEN new.status IN ('lost', 'spam') AND new.slot_start IS NOT NULL
BEGIN
  UPDATE leads SET slot_start = NULL WHERE id = new.id;
END;

-- The last nine digits of the phone number, by which the same number is found however it was written.
ALTER TABLE leads ADD COLUMN phone_key TEXT CHECK (length(phone_key) = 9);
CREATE INDEX leads_by_phone ON leads (phone_key) WHERE phone_key IS NOT NULL;
CREATE INDEX leads_by_email ON leads (lower(email)) WHERE email IS NOT NULL;

UPDATE leads SET phone_key = substr(digits, -9)
FROM (
  SELECT id AS of, replace(replace(replace(replace(replace(replace(replace(replace(phone,
    ' ', ''), char(160), ''), char(8239), ''), '.', ''), '-', ''), '/', ''), '(', ''), ')', '') AS digits
  FROM leads
)
WHERE id = of AND length(digits) >= 9 AND substr(digits, -9) NOT GLOB '*[^0-9]*';
