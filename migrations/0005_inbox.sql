-- The inbox: who deals with a lead, until which day it may rest, and when somebody first answered it.
ALTER TABLE leads ADD COLUMN assignee TEXT CHECK (length(assignee) BETWEEN 3 AND 254);
ALTER TABLE leads ADD COLUMN put_off_until TEXT CHECK (put_off_until GLOB '????-??-??');
ALTER TABLE leads ADD COLUMN answered_at TEXT;

-- Counts the changes that staff made: a form that has seen an older version changes nothing.
ALTER TABLE leads ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
-- Who made the last of them; NULL for a command.
ALTER TABLE leads ADD COLUMN changed_by TEXT CHECK (length(changed_by) BETWEEN 3 AND 254);
-- How often the entry in the visitor's calendar was changed (RFC 5545, SEQUENCE).
ALTER TABLE leads ADD COLUMN slot_sequence INTEGER NOT NULL DEFAULT 0;

-- The words by which a lead is found, as JSON; NULL where they are yet to be written.
ALTER TABLE leads ADD COLUMN words TEXT CHECK (json_valid(words));

CREATE TABLE lead_words (
  word TEXT NOT NULL,
  lead INTEGER NOT NULL,
  PRIMARY KEY (word, lead)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER lead_words_of_new AFTER INSERT ON leads WHEN new.words IS NOT NULL
BEGIN
  INSERT OR IGNORE INTO lead_words (word, lead) SELECT value, new.id FROM json_each(new.words);
END;

CREATE TRIGGER lead_words_of_changed AFTER UPDATE OF words ON leads WHEN old.words IS NOT new.words
BEGIN
  DELETE FROM lead_words WHERE lead = old.id AND word IN (SELECT value FROM json_each(old.words));
  INSERT OR IGNORE INTO lead_words (word, lead) SELECT value, new.id FROM json_each(new.words);
END;

-- A text that was changed, as by an erasure, is found by what is left of it.
CREATE TRIGGER lead_words_of_other_text AFTER UPDATE OF name, email, phone, subject, message, details ON leads
WHEN new.words IS NOT NULL AND (old.name, old.email, old.phone, old.subject, old.message, old.details)
  IS NOT (new.name, new.email, new.phone, new.subject, new.message, new.details)
BEGIN
  UPDATE leads SET words = NULL WHERE id = new.id;
END;

-- History also holds notes, replies and calls, and who made each change.
DROP TRIGGER lead_status_changes;
DROP TRIGGER lead_quarantine_changes;
DROP TRIGGER lead_slot_changes;
DROP TRIGGER lead_mail_changes;
DROP TRIGGER lead_erasure;

CREATE TABLE lead_changes_with_who (
  id INTEGER PRIMARY KEY,
  reference TEXT NOT NULL,
  changed_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  what TEXT NOT NULL CHECK (
    what IN ('status', 'quarantine', 'slot', 'mail', 'assignee', 'put_off', 'note', 'reply', 'call')
  ),
  before TEXT,
  after TEXT,
  who TEXT CHECK (length(who) BETWEEN 3 AND 254),
  text TEXT CHECK (length(text) <= 8000)
) STRICT;

INSERT INTO lead_changes_with_who (id, reference, changed_at, what, before, after)
  SELECT id, reference, changed_at, what, before, after FROM lead_changes;
DROP TABLE lead_changes;
ALTER TABLE lead_changes_with_who RENAME TO lead_changes;
CREATE INDEX lead_changes_by_lead ON lead_changes (reference, id);

CREATE TRIGGER lead_status_changes AFTER UPDATE OF status ON leads WHEN old.status IS NOT new.status
BEGIN
  INSERT INTO lead_changes (reference, what, before, after, who)
  VALUES (new.reference, 'status', old.status, new.status, new.changed_by);
END;

CREATE TRIGGER lead_quarantine_changes AFTER UPDATE OF quarantine ON leads WHEN old.quarantine IS NOT new.quarantine
BEGIN
  INSERT INTO lead_changes (reference, what, before, after, who)
  VALUES (new.reference, 'quarantine', old.quarantine, new.quarantine, new.changed_by);
END;

CREATE TRIGGER lead_slot_changes AFTER UPDATE OF slot_start ON leads WHEN old.slot_start IS NOT new.slot_start
BEGIN
  INSERT INTO lead_changes (reference, what, before, after, who)
  VALUES (new.reference, 'slot', old.slot_start, new.slot_start, new.changed_by);
END;

CREATE TRIGGER lead_mail_changes AFTER UPDATE OF mailed_at ON leads WHEN old.mailed_at IS NOT new.mailed_at
BEGIN
  INSERT INTO lead_changes (reference, what, before, after) VALUES (new.reference, 'mail', old.mailed_at, new.mailed_at);
END;

CREATE TRIGGER lead_assignee_changes AFTER UPDATE OF assignee ON leads WHEN old.assignee IS NOT new.assignee
BEGIN
  INSERT INTO lead_changes (reference, what, before, after, who)
  VALUES (new.reference, 'assignee', old.assignee, new.assignee, new.changed_by);
END;

CREATE TRIGGER lead_put_off_changes AFTER UPDATE OF put_off_until ON leads
WHEN old.put_off_until IS NOT new.put_off_until
BEGIN
  INSERT INTO lead_changes (reference, what, before, after, who)
  VALUES (new.reference, 'put_off', old.put_off_until, new.put_off_until, new.changed_by);
END;

CREATE TRIGGER lead_first_answer AFTER UPDATE OF status ON leads
WHEN new.answered_at IS NULL AND new.status IN ('answered', 'won', 'lost')
BEGIN
  UPDATE leads SET answered_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now') WHERE id = new.id;
END;

CREATE TRIGGER lead_erasure AFTER DELETE ON leads
BEGIN
  DELETE FROM lead_changes WHERE reference = old.reference;
  DELETE FROM lead_words WHERE lead = old.id AND word IN (SELECT value FROM json_each(old.words));
END;

UPDATE leads SET answered_at = (
  SELECT min(changed_at) FROM lead_changes
  WHERE reference = leads.reference AND what = 'status' AND after IN ('answered', 'won', 'lost')
);

-- The views of the inbox and its filters, each with its order.
CREATE INDEX leads_waiting ON leads (created_at)
  WHERE status = 'new' AND quarantine IS NULL AND kind <> 'newsletter';
CREATE INDEX leads_by_assignee ON leads (assignee, created_at) WHERE assignee IS NOT NULL;
CREATE INDEX leads_by_status ON leads (status, created_at) WHERE quarantine IS NULL AND status <> 'new';
CREATE INDEX leads_put_aside ON leads (created_at) WHERE quarantine IS NOT NULL OR status = 'spam';
CREATE INDEX leads_put_off ON leads (put_off_until, created_at) WHERE put_off_until IS NOT NULL;
CREATE INDEX leads_by_service ON leads (json_extract(details, '$.service_en'), created_at);
CREATE INDEX leads_by_campaign ON leads (
  coalesce(json_extract(details, '$.utm_campaign'), json_extract(details, '$.source'), json_extract(details, '$.utm_source')),
  created_at
);
CREATE INDEX leads_by_wanted_slot ON leads (slot_wanted) WHERE slot_wanted IS NOT NULL;
CREATE INDEX leads_without_words ON leads (id) WHERE words IS NULL;

-- Hours at which no call is offered, in UTC; the end is exclusive.
CREATE TABLE call_blocks (
  id INTEGER PRIMARY KEY,
  starts_at TEXT NOT NULL CHECK (starts_at GLOB '????-??-??T??:??:??.???Z'),
  ends_at TEXT NOT NULL CHECK (ends_at GLOB '????-??-??T??:??:??.???Z'),
  reason TEXT NOT NULL CHECK (length(reason) <= 200),
  who TEXT NOT NULL CHECK (length(who) BETWEEN 3 AND 254),
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  CHECK (ends_at > starts_at)
) STRICT;

CREATE INDEX call_blocks_by_end ON call_blocks (ends_at);

-- Whom a lead can be given to: everybody who has been in the inbox.
CREATE TABLE staff_members (
  mail TEXT PRIMARY KEY CHECK (length(mail) BETWEEN 3 AND 254),
  seen_on TEXT NOT NULL CHECK (seen_on GLOB '????-??-??')
) STRICT, WITHOUT ROWID;
