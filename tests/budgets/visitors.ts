/** The headers of a visitor, with a new idempotency key each time. */
export const from = (address: string) => ({
  "cf-connecting-ip": address,
  "idempotency-key": crypto.randomUUID(),
});

/** The current minute of the clock. Every rate limit starts again with it. */
export const minute = () => Math.floor(Date.now() / 60_000);
