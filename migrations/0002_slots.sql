-- A booked slot is held by the one lead that names its start, in UTC; the index decides between two visitors.
ALTER TABLE leads ADD COLUMN slot_start TEXT CHECK (slot_start GLOB '????-??-??T??:??:??.???Z');

CREATE UNIQUE INDEX leads_by_slot ON leads (slot_start) WHERE slot_start IS NOT NULL;

-- Schedule forms are refused, too.
CREATE TABLE form_errors_with_schedule (
  day TEXT NOT NULL CHECK (day GLOB '????-??-??'),
  page TEXT NOT NULL CHECK (length(page) <= 300),
  locale TEXT NOT NULL CHECK (locale IN ('en', 'fr')),
  method TEXT NOT NULL CHECK (method IN ('call', 'mail', 'request', 'schedule')),
  error TEXT NOT NULL CHECK (length(error) <= 40),
  hits INTEGER NOT NULL DEFAULT 1 CHECK (hits > 0),
  PRIMARY KEY (day, page, locale, method, error)
) STRICT, WITHOUT ROWID;

INSERT INTO form_errors_with_schedule SELECT day, page, locale, method, error, hits FROM form_errors;
DROP TABLE form_errors;
ALTER TABLE form_errors_with_schedule RENAME TO form_errors;
