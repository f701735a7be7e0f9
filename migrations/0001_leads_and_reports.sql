CREATE TABLE leads (
  id INTEGER PRIMARY KEY,
  reference TEXT NOT NULL UNIQUE CHECK (length(reference) = 10),
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  kind TEXT NOT NULL CHECK (kind IN ('call', 'mail', 'request', 'plan', 'schedule', 'newsletter')),
  name TEXT NOT NULL CHECK (length(name) <= 120),
  email TEXT CHECK (length(email) BETWEEN 1 AND 254),
  phone TEXT CHECK (length(phone) BETWEEN 1 AND 40),
  subject TEXT NOT NULL CHECK (length(subject) <= 400),
  message TEXT NOT NULL CHECK (length(message) <= 4800),
  locale TEXT NOT NULL CHECK (locale IN ('en', 'fr')),
  page TEXT NOT NULL CHECK (length(page) <= 300),
  details TEXT NOT NULL CHECK (json_valid(details)),
  CHECK (name <> '' OR kind = 'newsletter'),
  CHECK (email IS NOT NULL OR phone IS NOT NULL)
) STRICT;

CREATE INDEX leads_by_time ON leads (created_at);
CREATE INDEX leads_by_kind ON leads (kind, created_at);
CREATE INDEX leads_by_page ON leads (page, created_at);

CREATE TABLE missing_pages (
  day TEXT NOT NULL CHECK (day GLOB '????-??-??'),
  path TEXT NOT NULL CHECK (length(path) <= 500),
  hits INTEGER NOT NULL DEFAULT 1 CHECK (hits > 0),
  last_locale TEXT NOT NULL CHECK (last_locale IN ('en', 'fr')),
  last_referrer TEXT NOT NULL CHECK (length(last_referrer) <= 700),
  last_user_agent TEXT NOT NULL CHECK (length(last_user_agent) <= 400),
  PRIMARY KEY (day, path)
) STRICT, WITHOUT ROWID;

CREATE TABLE form_errors (
  day TEXT NOT NULL CHECK (day GLOB '????-??-??'),
  page TEXT NOT NULL CHECK (length(page) <= 300),
  locale TEXT NOT NULL CHECK (locale IN ('en', 'fr')),
  method TEXT NOT NULL CHECK (method IN ('call', 'mail', 'request')),
  error TEXT NOT NULL CHECK (length(error) <= 40),
  hits INTEGER NOT NULL DEFAULT 1 CHECK (hits > 0),
  PRIMARY KEY (day, page, locale, method, error)
) STRICT, WITHOUT ROWID;

CREATE TABLE client_errors (
  day TEXT NOT NULL CHECK (day GLOB '????-??-??'),
  fingerprint TEXT NOT NULL CHECK (length(fingerprint) <= 64),
  message TEXT NOT NULL CHECK (length(message) <= 1000),
  stack TEXT NOT NULL CHECK (length(stack) <= 8000),
  last_url TEXT NOT NULL CHECK (length(last_url) <= 700),
  hits INTEGER NOT NULL DEFAULT 1 CHECK (hits > 0),
  PRIMARY KEY (day, fingerprint)
) STRICT, WITHOUT ROWID;
