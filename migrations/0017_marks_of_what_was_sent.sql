-- By what a request that comes again under its idempotency key is known: a keyed hash of what its visitor sent. The other
-- columns may have changed since, as by an erasure. NULL where the lead came in before.
ALTER TABLE leads ADD COLUMN sent_mark TEXT;
