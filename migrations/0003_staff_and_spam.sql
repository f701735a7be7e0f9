-- Why a lead lies in quarantine; NULL where it does not.
ALTER TABLE leads ADD COLUMN quarantine TEXT CHECK (length(quarantine) BETWEEN 1 AND 200);

-- What staff made of it.
ALTER TABLE leads ADD COLUMN status TEXT NOT NULL DEFAULT 'new'
  CHECK (status IN ('new', 'answered', 'won', 'lost', 'spam'));

-- The start that a booking asked for and does not hold: it is in quarantine, or another lead was first.
ALTER TABLE leads ADD COLUMN slot_wanted TEXT CHECK (slot_wanted GLOB '????-??-??T??:??:??.???Z');

-- When staff were told by mail, and since when a Worker is about to do so.
ALTER TABLE leads ADD COLUMN mailed_at TEXT;
ALTER TABLE leads ADD COLUMN mailing_since TEXT;

CREATE INDEX leads_to_mail ON leads (created_at) WHERE mailed_at IS NULL AND quarantine IS NULL;

-- For finding the same text again.
CREATE INDEX leads_by_text ON leads (substr(message, 1, 60), created_at);

-- What happened to a lead after it came in, whoever did it.
CREATE TABLE lead_changes (
  id INTEGER PRIMARY KEY,
  reference TEXT NOT NULL,
  changed_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  what TEXT NOT NULL CHECK (what IN ('status', 'quarantine', 'slot', 'mail')),
  before TEXT,
  after TEXT
) STRICT;

CREATE INDEX lead_changes_by_lead ON lead_changes (reference, id);

CREATE TRIGGER lead_status_changes AFTER UPDATE OF status ON leads WHEN old.status IS NOT new.status
BEGIN
  INSERT INTO lead_changes (reference, what, before, after) VALUES (new.reference, 'status', old.status, new.status);
END;

CREATE TRIGGER lead_quarantine_changes AFTER UPDATE OF quarantine ON leads WHEN old.quarantine IS NOT new.quarantine
BEGIN
  INSERT INTO lead_changes (reference, what, before, after)
  VALUES (new.reference, 'quarantine', old.quarantine, new.quarantine);
END;

CREATE TRIGGER lead_slot_changes AFTER UPDATE OF slot_start ON leads WHEN old.slot_start IS NOT new.slot_start
BEGIN
  INSERT INTO lead_changes (reference, what, before, after)
  VALUES (new.reference, 'slot', old.slot_start, new.slot_start);
END;

CREATE TRIGGER lead_mail_changes AFTER UPDATE OF mailed_at ON leads WHEN old.mailed_at IS NOT new.mailed_at
BEGIN
  INSERT INTO lead_changes (reference, what, before, after) VALUES (new.reference, 'mail', old.mailed_at, new.mailed_at);
END;

CREATE TRIGGER lead_erasure AFTER DELETE ON leads
BEGIN
  DELETE FROM lead_changes WHERE reference = old.reference;
END;

-- The browser that met an error last, as JSON.
ALTER TABLE client_errors ADD COLUMN last_context TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(last_context));

-- Every form is refused for something at some time.
CREATE TABLE form_errors_of_all (
  day TEXT NOT NULL CHECK (day GLOB '????-??-??'),
  page TEXT NOT NULL CHECK (length(page) <= 300),
  locale TEXT NOT NULL CHECK (locale IN ('en', 'fr')),
  method TEXT NOT NULL CHECK (method IN ('call', 'mail', 'request', 'schedule', 'plan', 'newsletter')),
  error TEXT NOT NULL CHECK (length(error) <= 40),
  hits INTEGER NOT NULL DEFAULT 1 CHECK (hits > 0),
  PRIMARY KEY (day, page, locale, method, error)
) STRICT, WITHOUT ROWID;

INSERT INTO form_errors_of_all SELECT day, page, locale, method, error, hits FROM form_errors;
DROP TABLE form_errors;
ALTER TABLE form_errors_of_all RENAME TO form_errors;

-- What staff ask most.
CREATE VIEW open_leads AS
  SELECT reference, created_at, kind, name, coalesce(phone, email) AS reach, page, slot_start
  FROM leads WHERE status = 'new' AND quarantine IS NULL ORDER BY created_at;

CREATE VIEW leads_per_source AS
  SELECT substr(created_at, 1, 7) AS month, coalesce(json_extract(details, '$.source'), json_extract(details, '$.utm_source'), '(none)') AS source,
    count(*) AS leads, sum(status = 'won') AS won
  FROM leads WHERE quarantine IS NULL GROUP BY month, source ORDER BY month DESC, leads DESC;

CREATE VIEW leads_per_page AS
  SELECT substr(created_at, 1, 7) AS month, page, count(*) AS leads, sum(status = 'won') AS won
  FROM leads WHERE quarantine IS NULL GROUP BY month, page ORDER BY month DESC, leads DESC;

CREATE VIEW quarantined_leads AS
  SELECT reference, created_at, quarantine, kind, name, coalesce(phone, email) AS reach, substr(message, 1, 80) AS message
  FROM leads WHERE quarantine IS NOT NULL ORDER BY created_at DESC;

CREATE VIEW slots_of_the_week AS
  SELECT coalesce(slot_start, slot_wanted) AS start, slot_start IS NOT NULL AS is_held, reference, name, phone, status
  FROM leads
  WHERE kind = 'schedule' AND quarantine IS NULL
    AND coalesce(slot_start, slot_wanted) BETWEEN strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
      AND strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+7 days')
  ORDER BY start;

CREATE VIEW most_missed_pages AS
  SELECT path, sum(hits) AS hits, max(day) AS last_day, last_referrer
  FROM missing_pages WHERE day >= date('now', '-30 days') GROUP BY path ORDER BY hits DESC, path;

CREATE VIEW form_errors_per_page AS
  SELECT page, method, error, sum(hits) AS hits
  FROM form_errors WHERE day >= date('now', '-30 days') GROUP BY page, method, error ORDER BY hits DESC, page;

CREATE VIEW leads_not_mailed AS
  SELECT reference, created_at, kind, name, coalesce(phone, email) AS reach
  FROM leads WHERE mailed_at IS NULL AND quarantine IS NULL ORDER BY created_at;
