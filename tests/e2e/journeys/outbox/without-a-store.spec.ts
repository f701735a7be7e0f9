import { expect } from "playwright/test";
import { fillAs, keep, markOf, NOT_KEPT, receipt, send, writeAs } from "#tests/e2e/kept-leads";
import { inAudit, leadsOf, openWithStoppedClock, test } from "#tests/e2e/site";

test(
  "a page does not say that a lead is kept if nothing would send it later",
  inAudit(),
  async ({ page, context }) => {
    await writeAs(page, "Crowded Ada");
    await page.evaluate(() => {
      for (let size = 2 ** 24; size >= 1; size /= 2) {
        try {
          localStorage.setItem(`full ${size}`, "x".repeat(size));
        } catch {}
      }
    });
    await context.setOffline(true);
    await send(page);
    await expect(page.getByText(NOT_KEPT)).toBeVisible();
  },
);

test("a lead is sent though the browser's store never answers", inAudit(), async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () =>
      Object.create(IDBOpenDBRequest.prototype, { addEventListener: { value() {} } });
  });
  await openWithStoppedClock(page, "/en/contact");
  await fillAs(page, "Unkept Ada");
  await send(page);
  await page.clock.runFor(500);
  await expect.poll(() => leadsOf("Unkept Ada")).toHaveLength(1);
  // A form waits two seconds for the browser's store.
  await page.clock.runFor(2000);
  await expect(receipt(page)).toBeVisible();
  expect(leadsOf("Unkept Ada")).toHaveLength(1);
});

test("a lead is sent though the browser's locks never answer", inAudit(), async ({ page }) => {
  await page.addInitScript(() => {
    if ("locks" in navigator) LockManager.prototype.request = () => new Promise(() => {});
  });
  await openWithStoppedClock(page, "/en/contact");
  await fillAs(page, "Unlocked Ada");
  await send(page);
  await expect(async () => {
    // A form waits two seconds for a lock.
    await page.clock.runFor(2000);
    await expect(receipt(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect(leadsOf("Unlocked Ada")).toHaveLength(1);
});

for (const [name, scripts] of [
  ["one script never comes: lead-schema", "lead-schema"],
  ["one script never comes: outbox", "outbox"],
  ["one script never comes: ticket", "ticket"],
  ["none comes", "lead-schema|outbox|ticket"],
] as const)
  test(
    `a lead is sent and its reference shown after a single wait for its scripts, though ${name}`,
    inAudit(name !== "none comes"),
    async ({ page }) => {
      await page.route(new RegExp(`/assets/(${scripts})-[^/]*\\.js$`), () => {});
      await openWithStoppedClock(page, "/en/contact");
      await fillAs(page, `Without ${scripts}`);
      await send(page);
      // First what waits for a paint, then the three seconds that a form waits for its scripts.
      await page.clock.runFor(500);
      await page.clock.runFor(3000);
      await expect(page.getByText("Your reference")).toBeVisible();
      const [reference, ...more] = leadsOf(`Without ${scripts}`);
      await expect(page.getByText(String(reference))).toBeVisible();
      expect(more).toEqual([]);
    },
  );

test(
  "a lead that the browser's store keeps only after it has arrived is not sent again",
  inAudit(),
  async ({ page }) => {
    await keep(page);
    await writeAs(page, "Slow Ada");
    await expect.poll(() => markOf(page)).toBeNull();
    // A transaction blocks the store, as a slow disk would.
    const store = await page.evaluateHandle(async () => {
      const { result: db } = await new Promise<IDBOpenDBRequest>((resolve) => {
        const asked = indexedDB.open("outbox", 1);
        asked.onsuccess = () => resolve(asked);
      });
      const change = db.transaction("leads", "readwrite");
      const store = { isHeld: true, db };
      const hold = () => {
        change.objectStore("leads").count().onsuccess = () => store.isHeld && hold();
      };
      hold();
      return store;
    });
    await send(page);
    await expect(receipt(page)).toBeVisible();
    // Once the store can be read again, the writes that waited are done.
    await store.evaluate(async (store) => {
      store.isHeld = false;
      await new Promise((resolve) => {
        store.db.transaction("leads").objectStore("leads").count().onsuccess = resolve;
      });
      store.db.close();
    });
    await expect.poll(() => markOf(page)).toBeNull();
    expect(leadsOf("Slow Ada")).toHaveLength(1);
  },
);
