-- What leads come from, as the inbox counts it: a campaign's name says more than its source; spam is no lead.
DROP VIEW leads_per_source;
DROP VIEW leads_per_page;

CREATE VIEW leads_per_source AS
  SELECT substr(created_at, 1, 7) AS month,
    coalesce(json_extract(details, '$.utm_campaign'), json_extract(details, '$.source'), json_extract(details, '$.utm_source'), '(none)') AS source,
    count(*) AS leads, sum(status = 'won') AS won
  FROM leads WHERE quarantine IS NULL AND status <> 'spam' GROUP BY month, source ORDER BY month DESC, leads DESC;

CREATE VIEW leads_per_page AS
  SELECT substr(created_at, 1, 7) AS month, page, count(*) AS leads, sum(status = 'won') AS won
  FROM leads WHERE quarantine IS NULL AND status <> 'spam' GROUP BY month, page ORDER BY month DESC, leads DESC;
