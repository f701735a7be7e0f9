import { expect, test } from "vitest";
import { ownEntries, say } from "./asked";

test("extra pages are added to the price of Basic, and a shop is not promised more products than it includes", () => {
  for (const asked of ["What does Basic with 3 additional pages cost?", "Basic plus three pages"]) {
    expect(say("en", asked).reply).toMatch(/^8 pages are Basic \(5 pages\) and 3 pages more: CHF 1,260/);
  }
  expect(say("en", "Basic and another 3 pages, please. What is the bill of year one?").reply).toContain(
    "CHF 4,260 to 5,100 in the first year",
  );
  expect(say("fr", "Basic et une page de plus, combien la première année ?").reply).toMatch(
    /^6 pages, c’est/,
  );
  expect(say("en", "Would Basic be enough for nine pages?", "what about twelve?").reply).toMatch(
    /^12 pages fit into Pro/,
  );
  expect(say("en", "What does Basic cost?", "and with two more pages?").reply).toMatch(/^7 pages are Basic/);
  expect(say("fr", "le forfait Basic et 4 pages supplémentaires").reply).toMatch(/^9 pages, c’est Basic/);
  expect(say("fr", "Combien coûte Basic ?", "et si plus tard j’en veux encore 10 ?").reply).toMatch(
    /^15 pages, cela tient dans Pro/,
  );
  // A follow-up continues the earlier calculation.
  expect(say("fr", "Basic suffit-il pour sept pages ?", "et deux pages supplémentaires ?").reply).toMatch(
    /^9 pages, c’est Basic \(5 pages\) et 4 pages de plus/,
  );
  expect(say("en", "What does Basic plus two pages cost?", "and if I pay yearly?").reply).toContain(
    "By the year, Basic with that comes to CHF 3,240 to 3,800",
  );
  expect(say("en", "What does Basic plus two pages cost?", "is it the same in year two?").reply).toContain(
    "From the second year on: CHF 3,000",
  );
  expect(
    say("en", "We have 600 spare parts to sell online, can we?", "and if we only list 80 to begin with?")
      .reply,
  ).toMatch(/^80 products fit into Commerce/);
  // A question on pages beyond Pro is not answered with Basic.
  expect(say("en", "Pro plus 5 pages?").reply).toContain("A further page takes 3 to 5 hours");
  expect(say("en", "Do I need Pro for 7 pages?").reply).toMatch(/^7 pages are a few more than Basic/);
  expect(say("en", "I want to sell toys online, about 350 articles. Price?").reply).toMatch(
    /^350 products are more than Commerce includes/,
  );
});

test("a plan and its extras are priced together, and a plan's name beside a chatbot does not mean the chatbot's plan", () => {
  const { reply } = say("en", "Pro + chatbot, how much?");
  expect(reply).toContain("CHF 500 a month");
  expect(reply).toContain("CHF 15 a month");
  expect(say("en", "how much is the pro chatbot").reply).toContain("CHF 990 once");
});

test("offers are added up over a year with all recurring costs, and hosting is said to be included in a plan", () => {
  const { reply } = say("en", "total for Pro + Local SEO + SecureWeb first year");
  expect(reply).toContain("Together, paid by the year: CHF 5,530 in the first year");
  expect(reply).toContain("From the second year on: CHF 5,040 a year");
  expect(reply).toContain("A website plan includes hosting");
  expect(say("fr", "Basic plus chatbot Essentiel sur un an").reply).toContain(
    "Ensemble, payé à l’année : CHF 2’580 par an",
  );
  expect(say("fr", "Commerce + SEO Expert la première année").reply).toContain("CHF 7’920 la première année");
  expect(say("en", "Basic plus local SEO, how much altogether?").reply).not.toContain("includes hosting");
  expect(say("en", "2 years of Commerce incl VAT").reply).toContain("CHF 16,800");
  expect(say("fr", "Basic + logo, combien ?").reply).toMatch(/^Basic .*Un logo/);
});

test("a year of a plan beside other offers is added up for both ways to pay it, unless the message names one", () => {
  for (const asked of [
    "basic + seo local, total première année",
    "Combien je paie la premiere année pour Basic et le SEO local ?",
    "basic plus référencement local par an",
  ]) {
    const { reply } = say("fr", asked);
    expect(reply, asked).toContain(
      "– Basic : CHF 3’000 par an payé au mois, CHF 2’400 par an payé à l’année",
    );
    expect(reply, asked).toContain("Ensemble, payé au mois : CHF 3’490 la première année");
    expect(reply, asked).toContain("Ensemble, payé à l’année : CHF 2’890 la première année");
  }
  const { reply } = say("en", "Pro plus the essential chatbot, first year?");
  expect(reply).toContain("Together, paid by the month: CHF 6,180 a year");
  expect(reply).toContain("Together, paid by the year: CHF 4,980 a year");
  const byYear = say("fr", "basic + seo local payé à l'année, première année").reply;
  expect(byYear).toContain("– Basic : CHF 2’400 par an payé à l’année");
  expect(byYear).not.toContain("3’000");
  expect(say("en", "Basic paid monthly and local SEO, first year").reply).not.toContain("2,400");
  expect(say("fr", "différence entre Pro et Commerce par an").reply).toContain(
    "La différence, payé au mois : CHF 2’400 par an.",
  );
  expect(say("fr", "chatbot essentiel + secureweb par an").reply).toContain("Ensemble : CHF 420 par an");
  expect(ownEntries("fr", "SEO local + chatbot Essentiel la première année")).toEqual([
    "craft.essential",
    "visibility.local",
  ]);
});

test("a plan and a package are added up for the first year, with VAT", () => {
  const { reply } = say("fr", "Basic avec SEO Essentiel : quel total la première année, TVA comprise ?");
  expect(reply).toContain("CHF 2’825 la première année, ou CHF 3’053.83 la première année avec la TVA");
});

test("prices are also given with VAT, to the centime", () => {
  expect(say("en", "what is Pro including tax").reply).toContain("Pro to CHF 540.50 a month");
});

test("a plan's price in the first and the second year is also given by the month, with VAT and with extra pages", () => {
  const { reply } = say(
    "fr",
    "Je suis chauffagiste à Vevey, 6 pages, au mois. TVA comprise ça fait combien la première année ?",
  );
  expect(reply).toMatch(/^6 pages, c’est Basic \(5 pages\) et une page de plus : CHF 420 à 700 une fois/);
  expect(reply).toContain("CHF 3’420 à 3’700 la première année, ou CHF 3’697.02 à 3’999.70");
  expect(reply).toContain("Dès la deuxième année : CHF 3’000 par an, ou CHF 3’243 par an avec la TVA");
  for (const asked of [
    "Basic au mois, combien la première et la deuxième année, TVA comprise ?",
    "Combien coûte Basic au mois la première année TVA comprise ? et la deuxième année ?",
  ])
    expect(say("fr", asked).reply, asked).toMatch(
      /^Au mois, Basic coûte CHF 3’000 par an, .* ; TVA \(8,1 %\) comprise, CHF 3’243 par an\./,
    );
  expect(say("en", "How much is Pro?", "by the month, with VAT, in the first year?").reply).toMatch(
    /^By the month, Pro costs CHF 6,000 a year.*CHF 6,486 a year/,
  );
  expect(say("fr", "Combien la première et la deuxième année, TVA comprise ?").reply).toContain(
    "Au mois : Basic CHF 3’000 par an (CHF 3’243 par an avec la TVA)",
  );
  expect(say("fr", "Basic au mois avec le SEO local, total première année TVA comprise ?").reply).toContain(
    "CHF 3’490 la première année, ou CHF 3’772.69 la première année avec la TVA. Dès la deuxième année : CHF 3’000",
  );
  expect(say("fr", "Il me faut 8 pages, cb par mois TTC?").reply).toMatch(
    /^8 pages, c’est un peu plus que Basic.*comprise, Basic fait CHF 270\.25 par mois/,
  );
});

test("a few pages more than Basic includes are added to its price per year", () => {
  expect(say("fr", "6 pages c'est combien par année").reply).toContain("CHF 2’820 à 3’100 la première année");
  expect(say("en", "7 pages, how much per year?").reply).toMatch(
    /^7 pages are Basic .* By the month, .*CHF 3,840 to 4,400 .* By the year, .*CHF 3,240 to 3,800/,
  );
  expect(say("fr", "8 pages à l'année ?").reply).not.toContain("Au mois");
  expect(say("en", "12 pages, how much per year?").reply).toMatch(/^Pro costs .*CHF 4,800 a year/);
  expect(say("en", "4 pages, how much per year?").reply).toMatch(/^Basic costs .*CHF 2,400 a year/);
});

test("a duration after “over” is that duration, and a monthly price over a time is that of its plan", () => {
  expect(say("en", "what does Basic cost over two years?").reply).toContain("CHF 6,000 by the month");
  expect(say("en", "how much is Basic over 12 months?").reply).toContain("CHF 3,000,");
  expect(say("en", "over 20 pages, which plan?").reply).toMatch(/^21 pages/);
  expect(say("fr", "500 francs par mois pendant 3 ans ça fait combien ?").reply).toMatch(
    /^Pro sur cette durée : CHF 18’000 au mois/,
  );
  expect(say("en", "250 a month for 2 years, how much is that?").reply).toMatch(
    /^Basic over that time: CHF 6,000/,
  );
  expect(say("fr", "500 francs de pub par mois pendant 6 mois ?").answer).toBe("visibility.adsPrice");
});

test("a plan is not added up for fewer months than it binds, nor is one priced for several sites", () => {
  for (const [locale, asked] of [
    ["fr", "Basic pendant 2 mois combien ?"],
    ["en", "how much is Pro for 3 months?"],
  ] as const)
    expect(ownEntries(locale, asked), asked).toEqual(["billing.temporary"]);
  expect(say("en", "Pro for 4 months, total?").reply).toContain("CHF 2,000,");
  expect(say("fr", "chatbot Essentiel pendant 2 mois combien ?").reply).not.toContain("quatrième mois");
  for (const [locale, asked] of [
    ["fr", "2 sites Basic par an combien ?"],
    ["en", "two sites on Basic, price?"],
  ] as const)
    expect(ownEntries(locale, asked), asked).toEqual(["billing.several"]);
  expect(say("fr", "basic 1 an ?").reply).toMatch(/^Basic sur cette durée/);
});

test("the price of additional pages is counted, and a bare number after pages counts pages", () => {
  expect(say("fr", "une page de plus combien").reply).toMatch(
    /^Pour une page de plus : CHF 420 à 700 une fois\./,
  );
  expect(say("fr", "une page de plus combien", "et dix ?").reply).toMatch(
    /^Pour 10 pages de plus : CHF 4’200 à/,
  );
  expect(say("en", "how much is one more page?", "and three?").reply).toMatch(
    /^For 3 pages more: CHF 1,260 to 2,100 once\./,
  );
  expect(say("fr", "il me faut 25 pages, pro ou enterprise ?", "et 22 ?").reply).toMatch(
    /^22 pages, c’est plus que Pro/,
  );
  expect(say("en", "I need 30 pages", "and 12?").reply).toMatch(/^12 pages fit into Pro/);
  expect(say("fr", "Basic suffit-il pour 4 pages ?", "et 250 ?").reply).not.toContain("250 pages");
});

test("whether a plan includes a hosting plan is answered with what its hosting includes", () => {
  expect(say("fr", "Est-ce que SecureWeb est compris dans Basic ?").reply).toMatch(
    /^Un forfait de site comprend l’hébergement, avec les mises à jour, les sauvegardes/,
  );
  expect(say("en", "Is Perform included in Pro?").reply).toMatch(
    /^A website plan includes hosting, with updates/,
  );
  expect(say("en", "Pro and Perform, how much?").reply).toContain("Perform: CHF 120 a year");
});

test("the price of a first year is not that of a plan with too few pages, nor of one for a shop", () => {
  for (const [locale, asked] of [
    ["fr", "Une boutique de 6 pages, combien la première année ?"],
    ["en", "An online shop with 8 pages, what does the first year cost?"],
    ["fr", "Commerce avec 6 pages, combien la première année ?"],
    ["en", "6 pages now and 20 pages later, how much in the first year?"],
  ] as const)
    expect(say(locale, asked).reply, asked).not.toMatch(/^(?:\d+ pages|Basic|By the month|Au mois)/);
  expect(say("en", "How much is a shop?", "with 6 pages, what does the first year cost?").reply).not.toMatch(
    /^(?:6 pages|Basic)/,
  );
  expect(say("en", "Basic with 30 pages, how much in the first year?").reply).toMatch(
    /^30 pages are more than Pro includes/,
  );
  expect(say("en", "Basic with 12 pages, how much in the first year?").reply).toMatch(
    /^12 pages fit into Pro/,
  );
  expect(say("fr", "Basic avec 6 pages, combien la première année ?").reply).toMatch(
    /^6 pages, c’est Basic \(5 pages\) et une page de plus/,
  );
  expect(say("fr", "J'ai un petit commerce à Nyon, il me faut 8 pages, quel prix ?").reply).toMatch(
    /^8 pages/,
  );
  expect(say("en", "Pro with 4 pages, how much in the first year?").reply).toMatch(
    /^By the month, Pro costs/,
  );
});

test("pages in further languages are added up, and the visitor's months and weeks are converted", () => {
  for (const [locale, asked, expected] of [
    ["fr", "Combien pour l'allemand et le néerlandais, 15 pages ?", "CHF 8’400 à 12’600"],
    [
      "fr",
      "Le site est en français, anglais et russe, environ 12 pages. Quel supplément ?",
      "CHF 3’360 à 5’040",
    ],
    ["en", "How much is German for 15 pages?", "CHF 4,200 to 6,300 once"],
    ["fr", "et si après 6 mois je veux arrêter je perds tout ?", "Après 6 mois, vous pouvez partir"],
    ["en", "what do I keep if I leave after two months?", "After 2 months it is too early"],
    [
      "fr",
      "Notre comité se réunit dans six semaines. Le devis tiendra-t-il ?",
      "Un devis ne tient pas 6 semaines",
    ],
    ["en", "Will the quote still be valid in 2 weeks?", "A quote holds for 2 weeks"],
  ] as const)
    expect(say(locale, asked).reply, asked).toContain(expected);
  expect(say("en", "Can the site be in German?").reply).not.toMatch(/further language/);
  expect(say("en", "Can you polish the texts? 10 pages in German").reply).not.toContain("8,400");
  for (const asked of [
    "Your quote is 3 weeks old, is it still valid?",
    "I got your quote 5 weeks ago, does it hold?",
  ])
    expect(say("en", asked).reply, asked).not.toMatch(/holds for 3 weeks|does not hold/);
  expect(say("en", "We have a plan with you, how do we leave in two months?").reply).not.toMatch(/too early/);
  expect(say("fr", "Que me reste-t-il si je pars ?").reply).not.toMatch(/Après|trop tôt/);
});

test("a gallery counts as one page, however many jobs it shows", () => {
  for (const asked of [
    "J'ai 70 pages de chantiers finis à montrer, Basic suffit ?",
    "70 pages de réalisations avec Basic c'est possible ?",
    "septante pages de chantiers terminés, ça passe dans Basic ?",
  ])
    expect(say("fr", asked).reply, asked).toMatch(/galerie.* est une page.*, quel que soit le nombre/);
  expect(say("en", "I have 70 pages of finished jobs, is Basic enough?").reply).toContain(
    "A gallery is one page, however many jobs it shows",
  );
  for (const asked of [
    "I need 8 pages and a photo gallery, how much?",
    "We are an art gallery and need 15 pages",
    "What do 8 pages cost: jobs, team, shop window, prices and the rest?",
  ])
    expect(say("en", asked).reply, asked).not.toContain("A gallery is one page");
});

test("a plan is added up over years and months written in words", () => {
  expect(say("en", "How much is Basic for seven years?").reply).toContain("CHF 21,000 by the month");
  expect(say("en", "How much is Basic for fifteen months?").reply).toContain("CHF 3,750");
  expect(say("fr", "Basic pendant huit ans, combien ?").reply).toContain("CHF 24’000 au mois");
  expect(say("fr", "Basic pendant sept ans, combien ?").reply).toContain("CHF 21’000 au mois");
});

test("a plan is named with its further languages, for a yearly budget, and over years if none was named", () => {
  const pages = say(
    "fr",
    "Le site est en français, anglais et russe, environ 12 pages. Quel forfait et quel supplément ?",
  );
  expect(pages.reply).toContain(
    "cela tient dans Pro (20 pages) : CHF 500 par mois. 12 pages dans une langue de plus : CHF 3’360 à 5’040",
  );
  expect(say("en", "All in German too please. What does German cost for 8 pages?").reply).toContain(
    "CHF 2,240 to 3,360",
  );
  expect(say("fr", "Notre budget est de 2500 francs par année, que peut-on avoir ?").reply).toBe(
    "Pour CHF 2’500 par an, regardez Basic : CHF 2’400 par an si vous payez l’année en une fois, hors TVA ; TVA comprise, CHF 2’594.40 par an. [Tarifs](/fr/pricing) · [Contact](/fr/contact)",
  );
  expect(say("fr", "on a 800 francs par an comme budget").answer).toBe("billing.small");
  // An earlier question on commissions does not turn a budget into one for advertising.
  const donations = say(
    "fr",
    "Prenez-vous un pourcentage sur les dons ?",
    "Notre budget est de 2500 francs par année",
  );
  expect(donations.reply).toContain("CHF 2’400 par an");
  expect(
    say("fr", "je voudrais un site", "ça me coûte combien de plus que Wix sur trois ans ?").reply,
  ).toContain("CHF 9’000 au mois, ou CHF 7’200");
});

test("a chatbot beside other offers is part of the sum", () => {
  const year = say("en", "how much is Basic with local seo and a chatbot, first year with VAT?").reply;
  expect(year).toContain("Chatbot Essential: CHF 180 a year");
  expect(year).toContain("paid by the month: CHF 3,670 in the first year");
  expect(say("fr", "Pro et un chatbot, combien par an ?").reply).toContain("CHF 6’180 par an");
  expect(say("en", "does Pro include a chatbot?").reply).toContain("A chatbot is paid separately");
});

test("an offer named instead of another takes its place in the sum", () => {
  const sum = "Basic et SEO local, combien ?";
  expect(say("fr", sum, "et Pro à la place ?").reply).toContain("Ensemble : CHF 990 le premier mois");
  const three = "how much is Basic with local seo and a chatbot, first year?";
  expect(say("en", three, "and with Pro instead?").reply).toContain("CHF 6,670 in the first year");
});

test("pages added to Basic stay in the sum when the first year is asked for once more", () => {
  expect(say("en", "whats the cheapest", "ok and with 2 extra pages", "so total 1st year?").reply).toContain(
    "CHF 3,840 to 4,400 in the first year",
  );
});

test("a budget without a period is answered with the plan that it pays for a year, or with what costs less", () => {
  for (const [asked, plan] of [
    ["j'ai un budget de 5000 francs", "Pro"],
    ["avec 5000 francs j'ai quoi ?", "Pro"],
    ["budget max 3000.-", "Basic"],
    ["budget 10000 pour un site", "Pro"],
    ["mon budget c'est 4000 balles pour refaire mon site", "Basic"],
    ["que puis-je avoir pour 2500 francs ?", "Basic"],
  ]) {
    const { reply, choices } = say("fr", asked ?? "");
    expect(reply, asked).toMatch(new RegExp(`^Avec CHF [\\d’]+, regardez ${plan}\\s: CHF [\\d’]+ par an`));
    expect(choices, asked).toContainEqual(expect.stringContaining("acheter le site"));
  }
  expect(say("en", "I need a website for my bakery, my budget is around 6000").reply).toContain(
    "look at Pro: CHF 4,800 a year if you pay the year at once, without VAT; with it, CHF 5,188.80 a year",
  );
  expect(say("fr", "que puis-je avoir pour 1500 francs ?").answer).toBe("billing.small");
  expect(say("fr", "mon budget google ads est de 800 francs").reply).toContain("Le budget publicitaire");
  expect(say("fr", "quel budget faut-il prévoir pour 3 pages ?").reply).toContain("Basic (5 pages)");
});
