import { expect, type Page } from "playwright/test";
import { hydrated, painted, test } from "#tests/e2e/site";

/**
 * The differences between a page and itself with its whole style sheets: for every element with its `::before` and
 * `::after`, by every property that the sheets set.
 */
async function changedByWhole(page: Page): Promise<string[]> {
  const looks = () =>
    page.evaluateHandle(() => {
      const declared = (rules: CSSRuleList): string[] =>
        [...rules].flatMap((rule) => [
          ...(rule instanceof CSSStyleRule ? rule.style : []),
          ...("cssRules" in rule && rule.cssRules instanceof CSSRuleList ? declared(rule.cssRules) : []),
        ]);
      // Computed `auto` margins are right only after a complete layout.
      document.body.style.width = "99%";
      document.body.getBoundingClientRect();
      document.body.style.width = "";
      const names = new Set([...document.styleSheets].flatMap(({ cssRules }) => declared(cssRules)));
      // The sizes of sections out of sight are measured when the browser is idle.
      names.delete("contain-intrinsic-block-size");
      return [...document.querySelectorAll("body *:not(style, script, link)")].map((element) => {
        const styles = ["", "::before", "::after"].map((part) => getComputedStyle(element, part));
        return new Map(
          styles.flatMap((style, part) =>
            [...names].map((name) => [`${name} ${part}`, style.getPropertyValue(name)]),
          ),
        );
      });
    });
  const sent = await looks();
  await wearWhole(page);
  const whole = await looks();
  return page.evaluate(
    ([sent, whole]) =>
      whole.flatMap((look, index) =>
        [...(sent[index] ?? [])].flatMap(([name, value]) =>
          look.get(name) === value ? [] : `${index} ${name}: ${value} ${look.get(name)}`,
        ),
      ),
    [sent, whole] as const,
  );
}

/** Replaces the parts of the style sheets that the page has by the whole sheets. */
function wearWhole(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const held = document.querySelectorAll("link[type='text/held']");
    const addresses = new Set([...held].map((link) => (link.getAttribute("href") ?? "").replace("#", "")));
    const whole = new Map<string, string>();
    for (const address of addresses) {
      const [, place = "head"] = /\/(below|foot)-[\w-]+\.css$/.exec(address) ?? [];
      whole.set(place, (whole.get(place) ?? "") + (await (await fetch(address)).text()));
    }
    const places = { head: "head style", below: "[data-below] style", foot: "main ~ style" };
    for (const [place, selector] of Object.entries(places)) {
      const style = document.querySelector(selector);
      if (style) style.textContent = whole.get(place) ?? "";
    }
  });
}

test.use({ bypassCSP: true });

for (const width of [390, 1440])
  test(`a page of each kind at ${width} px looks as if it carried its whole style sheets`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    // A typeface that loaded in between would change every width.
    await page.route("**/*.woff2", (route) => route.abort());
    const sitemap = await (await request.get("/sitemap.xml")).text();
    const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/fr[^<]*)<\/loc>/g)].map(
      ([, path = ""]) => path,
    );
    const isOfAKind = (path: string) => !/seo-visibility-(?!geneve|bienne)|\/blog\/(?!prix)/.test(path);
    expect(paths.filter(isOfAKind).length).toBeGreaterThan(25);
    for (const path of paths.filter(isOfAKind)) {
      await page.goto(path);
      await hydrated(page);
      // Has the browser lay out the whole page.
      await page.evaluate(() => document.documentElement.style.setProperty("--out-of-sight", "visible"));
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await painted(page, 6);
      expect.soft(await changedByWhole(page), path).toEqual([]);
    }
  });
