import { expect, test } from "vitest";
import { locales } from "#app/domain/language/locale";
import { catalogue, pageTitles } from "#worker/chat/catalogue";
import { ownEntries, say } from "./asked";

test("a town, a trade, more enquiries and a one-off payment are recognised by their words", () => {
  for (const [locale, asked, answer] of [
    ["fr", "vous connaissez Yverdon ?", "people.area"],
    ["en", "do you know the area around Sion?", "people.area"],
    ["fr", "vous travaillez avec des menuiseries ?", "cases.stairs"],
    ["en", "do you have hotels among your clients?", "cases.hotel"],
    ["fr", "il y aura plus de demandes ? j'en ai deux par mois", "features.visitors"],
    ["en", "how much is a simple site paid once, six pages?", "prices.buy"],
  ] as const)
    expect(say(locale, asked).answer, asked).toBe(answer);
  expect(say("fr", "vous connaissez Yverdon ?").reply).toContain("yverdon");
  expect(say("en", "Do you know a plumber in Geneva?").answer).not.toBe("people.area");
  expect(say("fr", "je suis boulanger, comment attirer des clients ?").answer).not.toBe("cases.bakery");
  const hostage = "mon adresse, je la garde ? un ancien graphiste l'a à son nom. Et nos adresses e-mail ?";
  expect(say("fr", hostage).reply).not.toContain("S’ils refusent encore");
});

test("whoever asks “and for a dentist?” hears that the same goes for them, with the question before as a button", () => {
  const fr = say("fr", "combien coûte un site ?", "et pour un dentiste ?");
  expect(fr.reply).toMatch(/^C’est la même chose pour votre métier/);
  expect(fr).toMatchObject({ next: "slot", choices: [expect.stringMatching(/^Combien coûte un site/)] });
  const en = say("en", "when are you open?", "and for a dentist?");
  expect(en.reply).toMatch(/^The same goes for your trade/);
  expect(en).toMatchObject({ next: "slot", choices: [expect.stringMatching(/opening hours/)] });
});

test("a question on where we work is answered for the place named", () => {
  expect(say("fr", "vous couvrez le Valais ?").reply).toMatch(/^Le Valais est l’un des cantons/);
  expect(say("en", "I'm in Sion, do you come here?").reply).toMatch(/^Valais is one of the cantons/);
  expect(say("fr", "vous travaillez au Tessin ?").reply).toMatch(/^Le Tessin est hors des cantons .*Genève/);
  expect(say("en", "do you serve Zurich").reply).toMatch(/^Zurich is outside the cantons .*Geneva/);
  expect(say("fr", "je suis en France, à Annecy, c'est possible quand même ?").reply).toMatch(
    /^Annecy est hors/,
  );
  expect(say("fr", "vous livrez dans le Jura et à Bâle ?").reply).toContain("cantons suivants : Genève");
});

test("trades are also recognised in the plural", () => {
  for (const [asked, answer] of [
    ["vous travaillez avec des boulangers ?", "cases.bakery"],
    ["vous travaillez avec des ostéopathes ?", "cases.physio"],
    ["avez-vous des hôteliers parmi vos clients ?", "cases.hotel"],
    ["vous travaillez avec des peintres ?", "cases.stairs"],
  ] as const)
    expect(say("fr", asked).answer, asked).toBe(answer);
});

test("a question whether we come to a town links to the town's page", () => {
  const { sources } = say("en", "Do you come to Vevey?");
  expect(sources).toContainEqual({ title: "Vevey", path: "/en/services/seo-visibility-vevey" });
});

test("a wish for a site and no more is answered with what we make, one for a trade with its case", () => {
  for (const wish of ["I need a website", "Hi, could you make me a website?"])
    expect(ownEntries("en", wish), wish).toEqual(["websites.make"]);
  for (const wish of ["J'ai besoin d'un site", "Bonjour, pouvez-vous me faire un site ?"])
    expect(ownEntries("fr", wish), wish).toEqual(["websites.make"]);
  expect(ownEntries("fr", "il me faut un site pour hier")).toEqual(["dealings.rush"]);
  const physio = "I'm a physiotherapist in Vevey, I need a simple site";
  expect(ownEntries("en", physio)).toEqual(["websites.trade", "cases.physio"]);
  expect(ownEntries("en", "We're a small law firm in Geneva and we need a new website")).toEqual([
    "websites.trade",
  ]);
});

test("whoever wants to sell something online gets the price of a shop, whatever the trade", () => {
  const vineyard = "Hi, I run a small vineyard in Lavaux and want to sell wine online. Can you help?";
  expect(ownEntries("en", vineyard)).toEqual(["prices.commerce"]);
  expect(say("en", vineyard, "How much would that be per year?").reply).toMatch(
    /^Commerce costs .* 6,720 a year/,
  );
  const domaine = "J'ai un petit domaine viticole à Lavaux et j'aimerais vendre mon vin sur internet";
  expect(ownEntries("fr", domaine)).toEqual(["prices.commerce"]);
});

test("a request for examples of a trade gets the case of that trade, by its name", () => {
  const { reply, sources } = say("fr", "Vous avez un site de menuisier à me montrer ?");
  expect(reply).toMatch(
    /^Le plus proche parmi nos projets.*\[Escaliers Duc\]\(\/fr\/showcases\/escaliers-duc\)/,
  );
  expect(sources.map(({ title }) => title)).not.toContain("");
  for (const { page } of catalogue.values())
    for (const locale of locales)
      if (page !== undefined && page !== null)
        expect(pageTitles[locale].get(`/${locale}${page}`), page).toBeTruthy();
});

test("a visitor who names a trade is shown its case, and one who has a site what a redesign is, in both languages", () => {
  expect(say("en", "I run a bakery in Bern").reply).toMatch(/is Boulangerie Kern in Köniz: CHF 2,900 once/);
  expect(say("fr", "Je suis boulanger à Köniz").reply).toMatch(
    /Boulangerie Kern, à Köniz : CHF 2’900 une fois/,
  );
  for (const text of ["I already have a website", "I already have a website, what do you do?"])
    expect(say("en", text).reply).toMatch(/^We redesign old sites/);
  for (const text of ["J'ai déjà un site", "J’ai déjà un site, que faites-vous ?"])
    expect(say("fr", text).reply).toMatch(/^Nous refaisons les anciens sites/);
});

test("a wish for a site that names a trade and a town gets the nearest case; the price asked for next is that of a site", () => {
  const wishes = {
    fr: [
      "j'ai besoin d'un site pour mon cabinet de physio à Sion",
      "on a un petit hôtel à Montreux, on veut un site",
    ],
    en: [
      "I run a bakery in Vevey and I'd like a website",
      "We own a small hotel in Montreux and want a new website",
    ],
  };
  for (const locale of locales)
    for (const wish of wishes[locale]) {
      expect(ownEntries(locale, wish)[0], wish).toBe("websites.trade");
      expect(ownEntries(locale, wish, locale === "fr" ? "combien ?" : "how much?"), wish).toEqual([
        "prices.site",
      ]);
    }
});
