-- Whether visitors found the assistant's answers helpful: which answer, never what was asked or said.
CREATE TABLE answer_votes (
  day TEXT NOT NULL CHECK (day GLOB '????-??-??'),
  answer TEXT NOT NULL CHECK (length(answer) <= 60),
  locale TEXT NOT NULL CHECK (locale IN ('en', 'fr')),
  vote TEXT NOT NULL CHECK (vote IN ('up', 'down')),
  hits INTEGER NOT NULL DEFAULT 1 CHECK (hits > 0),
  PRIMARY KEY (day, answer, locale, vote)
) STRICT, WITHOUT ROWID;
