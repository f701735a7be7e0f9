-- Whom somebody has answered needs no mail that says that they came.
DROP INDEX leads_to_mail;
CREATE INDEX leads_to_mail ON leads (mail_tried_at, created_at)
  WHERE mailed_at IS NULL AND quarantine IS NULL AND status = 'new';

DROP VIEW leads_not_mailed;

CREATE VIEW leads_not_mailed AS
  SELECT reference, created_at, kind, name, coalesce(phone, email) AS reach
  FROM leads WHERE mailed_at IS NULL AND quarantine IS NULL AND status = 'new' ORDER BY created_at;
