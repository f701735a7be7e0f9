import { expect, test } from "vitest";
import { ownEntries, say, sayOn } from "./asked";

test("a choice between two of our prices is not answered by yes, and a price for the year is judged", () => {
  expect(say("en", "is Pro 400 or 500?").reply).toMatch(/^Pro costs CHF 500/);
  expect(say("fr", "basic c'est 200 ou 250 ?").reply).not.toContain("exact");
  expect(say("en", "Pro is 500?").reply).toMatch(/^Yes/);
  expect(say("en", "so basic yearly is 2500?").reply).toMatch(/^Not quite/);
  expect(say("fr", "donc Pro à l'année c'est 4800 ?").reply).toMatch(/^Oui, c’est exact/);
});

test("the price of ads in a year is not that of a plan, and a price with a duration has both", () => {
  for (const [locale, asked] of [
    ["fr", "google ads: vous prenez combien pour la première année ?"],
    ["en", "ads: how much in the first year, roughly?"],
    ["fr", "pub google, quel prix par an ?"],
  ] as const)
    expect(ownEntries(locale, asked), asked).toEqual(["visibility.adsPrice"]);
  for (const [locale, asked] of [
    ["fr", "site pour restaurant, combien argent et combien temps ?"],
    ["en", "A site for a hotel with 60 rooms: how much and how long?"],
  ] as const)
    expect(ownEntries(locale, asked), asked).toEqual(["prices.site", "conditions.delay"]);
});

test("a booking bar has a price of its own in the hotel's example, which also tells what a site costs without it", () => {
  for (const [locale, asked] of [
    ["fr", "Une barre de réservation comme Bellerive coûte combien ?"],
    ["fr", "combien coûte une barre de réservation sur mesure ?"],
    ["en", "price of a custom booking bar"],
  ] as const)
    expect(say(locale, asked).reply, asked).toMatch(
      /CHF 12.400 .*CHF 4.800 (?:pour la barre|of it for the booking bar)/,
    );
  for (const [locale, ...messages] of [
    ["fr", "Une barre de réservation coûte combien ?", "et sans les dessins ?"],
    ["en", "how much is a hotel site", "and the booking bar?", "and without that?"],
  ] as const)
    expect(say(locale, ...messages).reply, messages.join()).toMatch(
      /CHF 12.400 .*(?:Sans la barre|Without the bar)/,
    );
  expect(say("en", "what if the booking bar fails?").answer).toBe("features.bookingFails");
  expect(say("fr", "combien coûte un site ?", "et sans ça ?").answer).not.toBe("cases.hotel");
});

test("a question on a monthly price gets that of the current topic", () => {
  expect(say("fr", "je voudrais un site", "ça coûte combien par mois").reply).toMatch(/^Un site se paie/);
  expect(say("fr", "je voudrais un chatbot", "ça coûte combien par mois").reply).toContain(
    "L’Essentiel coûte",
  );
});

test("paying at once and paying in parts are told apart, however they are said", () => {
  for (const [locale, ...messages] of [
    ["fr", "je peux payer en 1 fois?"],
    ["fr", "je paie tout d'un coup possible ?"],
    ["fr", "je veux payer le site cash en 1x"],
    ["fr", "combien coûte un site ?", "on peut tout régler d'un seul coup"],
    ["en", "can I pay in 1 go?"],
    ["en", "could we pay the whole thing upfront"],
  ] as const)
    expect(ownEntries(locale, ...messages), messages.join()).toEqual(["prices.buy"]);
  for (const asked of ["on peut payer en 3 fois ?", "je peux payer en 4x"])
    expect(ownEntries("fr", asked), asked).toEqual(["prices.instalments"]);
  expect(say("fr", "Pro, on peut payer d'un coup ?").reply).toMatch(/^Pro coûte .*CHF 4’800 par an/);
  expect(say("fr", "combien coûte le SEO ?", "je peux payer en une fois ?").answer).toBe("prices.payment");
  for (const asked of [
    "mes clients peuvent payer en une fois ?",
    "je vends mes photos, les gens payent en une fois",
    "une fois ou par mois ?",
  ])
    expect(ownEntries("fr", asked), asked).not.toContain("prices.buy");
});

test("the price of a site with booking is stated, whatever the trade, and so is that of a trade's site", () => {
  for (const asked of [
    "c'est combien pour un resto à Bulle avec réservation",
    "site pour un resto avec réservation, c'est combien ?",
    "prix pour un cabinet de physio à Nyon avec rendez-vous en ligne",
    "prix pr un resto avec resa de tables",
  ])
    expect(say("fr", asked).reply, asked).toMatch(
      /^Un site avec réservation en ligne commence à CHF 250 par mois.*compris dans ce prix/,
    );
  expect(say("en", "how much for a restaurant in Bulle with booking").reply).toMatch(
    /^A website with online booking starts at CHF 250 a month/,
  );
  expect(ownEntries("fr", "c'est combien pour un resto")).toEqual(["prices.site"]);
  for (const asked of [
    "combien coûte le chatbot qui prend les rdv",
    "combien coûte un appel, je veux réserver",
    "mon restaurant paie combien à booking de commission",
  ])
    expect(ownEntries("fr", asked), asked).not.toContain("prices.site");
});

test("an offer of the moment is the yearly discount and the limited offer, and nothing far from the question is suggested", () => {
  for (const [locale, asked] of [
    ["fr", "vous avez une offre en ce moment ?"],
    ["fr", "une promo en ce moment ?"],
    ["fr", "avez vous une offre speciale"],
    ["en", "any offers at the moment?"],
    ["en", "do you have a special deal right now"],
  ] as const)
    expect(ownEntries(locale, asked), asked).toEqual(["prices.discount", "billing.limited"]);
  expect(ownEntries("fr", "avez-vous des offres d'emploi en ce moment")).not.toContain("prices.discount");
  expect(say("fr", "je peux passer sans rdv?").choices).toEqual([]);
  expect(say("fr", "combien de temps pour avoir mon site").choices.join()).not.toContain("chatbot");
});

test("a named plan gets its own yearly price, and two amounts mean two offers", () => {
  expect(say("fr", "le plan pro payé à l'année ça fait combien").reply).toMatch(
    /^Pro coûte CHF 400 par mois payés/,
  );
  expect(say("en", "what is Commerce yearly per month").reply).toMatch(
    /^Commerce costs CHF 560 a month paid/,
  );
  expect(say("fr", "750 ou 1200 c'est quoi la différence").reply).toMatch(
    /^Le SEO Avancé .*SEO Expert .*CHF 450/,
  );
  expect(
    ownEntries("en", "is there a difference between Essential 425 and the Basic plan at 250 a month?"),
  ).toEqual(["prices.basic", "visibility.essential"]);
});

test("the price of Local SEO is in the first sentence", () => {
  expect(say("fr", "référencement local à Neuchâtel, prix").reply).toMatch(/^Le SEO local, CHF 490 une fois/);
  expect(say("en", "local seo price geneva").reply).toMatch(/^Local SEO, CHF 490 once/);
});

test("figures are calculated if a question asks for them", () => {
  expect(say("en", "how much for three years of SecureWeb").reply).toContain("CHF 720");
  expect(say("en", "Basic plan plus local SEO, how much altogether?").reply).toContain(
    "CHF 740 in the first month",
  );
  expect(say("fr", "différence entre Basic et Pro").reply).toMatch(
    /^Pro coûte CHF 250 par mois de plus que Basic/,
  );
  expect(say("en", "we have 12 pages, which plan?").reply).toMatch(/^12 pages fit into Pro/);
  // As on the pricing page.
  expect(say("fr", "et pour 6 pages ?").reply).toMatch(
    /^6 pages, c’est un peu plus que Basic.*une seule fois/,
  );
  expect(say("fr", "et si je veux plus de 5 pages ?").reply).toContain("Pro");
  expect(say("fr", "j'ai 350 articles à vendre").reply).toContain("plus que Commerce");
  expect(say("en", "our budget is CHF 300 a month for a website").reply).toMatch(/Basic fits: CHF 250/);
  expect(say("fr", "mon budget c'est 100 francs par mois max").reply).toMatch(/^Franchement/);
});

test("a wrong figure is corrected, a right one confirmed, and an impossible promise refused", () => {
  expect(say("en", "Your Pro plan at 300 a month, right?").reply).toMatch(/^Not quite.*Pro costs CHF 500/);
  expect(say("fr", "Pro, c'est bien 500 francs par mois ?").reply).toMatch(/^Oui, c’est exact/);
  expect(say("en", "I heard you charge 5000 for a homepage??").reply).toMatch(/^Not quite/);
  expect(say("en", "you guarantee first place, right?").reply).toContain("No, and nobody can");
  for (const asked of [
    "Basic coûte 89 dans votre offre ?",
    "Basic c'est 89 mais au mois ?",
    "Basic c'est 89 sans engagement ?",
    "Basic 89 depuis janvier ?",
  ])
    expect(say("fr", asked).reply, asked).toMatch(/^Pas tout à fait/);
  for (const asked of ["Is Basic 89 less VAT?", "Basic at 89 this month?"])
    expect(say("en", asked).reply, asked).toMatch(/^Not quite, that is not our figure/);
  expect(say("fr", "Basic avec 70 chantiers, combien ?").reply).not.toMatch(/^Pas tout à fait/);
  expect(say("fr", "vous garantissez la première place ?").reply).toMatch(/^Non, et personne ne le peut/);
});

test("a comparison of a shop with another offer names more than a site's price, and a question on PayPal more than Twint", () => {
  for (const [locale, ...messages] of [
    ["en", "I need a shop for 40 products", "I have a cheaper quote, can you match it?"],
    [
      "fr",
      "il me faut une boutique pour 40 produits",
      "J'ai une offre moins chère, pouvez-vous vous aligner ?",
    ],
    ["fr", "il me faut une boutique pour 40 produits", "Pourquoi vous plutôt que Wix ?"],
  ] as const)
    expect(say(locale, ...messages).reply).toContain("CHF 700");
  expect(say("en", "I need a shop for 40 products", "does it take paypal?").reply).toContain("PayPal");
});

test("“more calls”, “once or monthly”, a builder's price, an invoice and calls after the audit are understood", () => {
  for (const [locale, id, ...messages] of [
    [
      "fr",
      "matters.moreClients",
      "on est trois, sanitaire à Sion. on veut plus d'appels, vous proposez quoi",
    ],
    ["en", "matters.moreClients", "we are plumbers in Nyon and want more calls, what do you propose"],
    ["en", "billing.forever", "how much is a website for a small café", "one time or monthly?"],
    ["en", "billing.forever", "how much is a website for a small café", "so every month or just the once?"],
    ["fr", "billing.forever", "c'est combien un site pour un café", "c'est une fois ou par mois ?"],
    ["fr", "running.term", "combien coûte l'hébergement", "je le paie une fois par an ou tous les mois ?"],
    ["en", "websites.rivals", "i have wix now, 20 a month why switch"],
    ["fr", "websites.rivals", "j'ai un wix à 20 par mois pk changer"],
    ["en", "details.spam", "is the audit free?", "and after that you spam me with calls?"],
    ["fr", "people.account", "je ne suis pas d'accord avec la facture"],
    ["fr", "features.hostage", "mon ancienne agence garde le domaine à cause d'une facture que je conteste"],
    ["fr", "conditions.process", "komen sa se passe"],
  ] as const)
    expect(ownEntries(locale, ...messages)[0], messages.at(-1)).toBe(id);
});

test("on a case's page questions mean its price and duration, and a named price finds its offer", () => {
  const path = "/en/showcases/camping-du-lac";
  expect(sayOn(path, "en", "how much was it and how long did it take?").reply).toMatch(
    /CHF 4,800 once.*6 weeks/,
  );
  expect(say("en", "What do I get for 750?").reply).toMatch(/^SEO Advanced costs/);
});

test("“what does it cost” refers to the last answer, if that has a price of its own", () => {
  const down = "c'est un ami qui l'a fait sur wordpress. vous pouvez faire qqch aujourd'hui ?";
  const { reply } = say(
    "fr",
    "URGENT mon site est down !!!",
    `je suis pas client, ${down}`,
    "ça me couterait combien",
  );
  expect(reply).toMatch(/^Appelez le.*CHF 140 l’heure/);
});

test("the price of a click is said to be unknown, and a question on searches in a town links to its page", () => {
  for (const asked of [
    "combien coûte un clic sur Google pour « dépannage chauffage Vevey » ?",
    "le prix du clic google ads dépannage chauffage vevey c'est combien",
  ])
    expect(say("fr", asked).reply, asked).toMatch(/personne ne peut vous le dire d’avance.*le budget/);
  expect(say("en", "how much is a click on Google for heating repair Vevey?").reply).toContain(
    "Nobody can tell you the price of a click beforehand",
  );
  for (const [locale, asked] of [
    ["en", "How much does click and collect cost?"],
    ["fr", "Combien coûte le click and collect ?"],
    ["fr", "Combien coûte le click & collect avec une annonce ?"],
    ["fr", "10 clics pour acheter un produit, quel prix pour simplifier ?"],
  ] as const)
    expect(say(locale, asked).reply, asked).not.toMatch(/price of a click|prix d’un clic/);
  for (const [locale, asked] of [
    ["fr", "Pourquoi on ne me trouve pas quand on cherche restaurant Nyon sur Google ?"],
    ["en", "Why do people not find us when they search on Google in Lausanne?"],
  ] as const)
    expect(say(locale, asked).answer, asked).toBe("reach.low");
  for (const asked of [
    "Les gens tapent quoi sur Google à Vevey ?",
    "Que cherchent les gens sur Google à Vevey ?",
  ])
    expect(say("fr", asked).reply, asked).toContain("« chauffagiste La Tour-de-Peilz »");
  expect(say("en", "What do people search for on Google in Vevey?").reply).toContain("“opticien Vevey”");
  const { reply, sources } = say("fr", "qu'est-ce qu'on cherche sur google à Vevey pour un chauffagiste ?");
  expect(reply).toContain("« chauffagiste La Tour-de-Peilz »");
  expect(sources).toContainEqual({ title: "Vevey", path: "/fr/services/seo-visibility-vevey" });
});

test("the price of something not understood is not that of a site, and a site's return is recognised in many wordings", () => {
  expect(
    say("en", "How much is a website?", "our photos are crap, do you take new ones and how much?").reply,
  ).not.toMatch(/^A website is a monthly plan/);
  expect(say("fr", "mon site est planté !", "combien de temps avant que ça remarche").reply).toMatch(
    /^Combien de temps cela va durer/,
  );
});

test("what a price includes is answered however it is asked", () => {
  expect(say("en", "shut up and tell me what I get for 250").reply).toMatch(/^Basic is/);
  expect(say("fr", "bon, dites-moi ce que j'ai pour 500 francs").reply).toMatch(/^Pro coûte/);
});

test("the cheapest offer, server costs, a yearly sum and a budget of 500 are answered whatever the topic before", () => {
  const first = "Vous garantissez que je serai premier sur Google ?";
  expect(say("fr", first, "bon, c'est quoi le moins cher que vous avez ?").answer).toBe("billing.small");
  expect(say("en", "How much is SEO?", "what's the cheapest you have?").answer).toBe("billing.small");
  expect(say("en", "Where are your servers and who pays for that?").reply).toMatch(
    /in Switzerland, under Swiss law;.*Every website plan .*includes hosting/,
  );
  expect(say("fr", "Où sont vos serveurs et qui paie ça ?").reply).toContain("comprend l’hébergement");
  expect(
    say("fr", "hello, on est un club de foot, on a 500.- par an pour un site, vous pouvez faire qqch ?")
      .reply,
  ).toContain("tout petit budget");
  expect(say("en", "lol whatever. what do i get for 500 bucks").reply).toMatch(/^Pro costs/);
});

test("a plan of a name that we do not have is not answered with another one's price", () => {
  for (const [locale, asked] of [
    ["en", "is the Gold plan cheaper?"],
    ["en", "What does your Restaurant Plus plan cost?"],
    ["fr", "et le forfait Premium, il coûte combien ?"],
    ["fr", "ok et le plan Vétérinaire Plus que ma collègue m'a dit, il coute combien"],
  ] as const)
    expect(say(locale, asked).answer, asked).toBe("billing.told");
  for (const [locale, asked] of [
    ["en", "Which plan includes a shop?"],
    ["en", "What does the Pro plan cost?"],
    ["fr", "Le forfait Basic, c'est combien ?"],
    ["fr", "J'ai le forfait Premium de Wix, vous reprenez mon site ?"],
  ] as const)
    expect(say(locale, asked).answer, asked).not.toBe("billing.told");
});

test("a further page with its price is one question, and a wrong figure beside a right one is not confirmed", () => {
  const { reply } = say("en", "Basic and one more page, how much?");
  expect(reply).toMatch(/^6 pages are Basic/);
  expect(reply.match(/A further page|3 to 5 hours/g)).toHaveLength(1);
  expect(say("en", "So Basic is 300 and not 250?").reply).not.toMatch(/^(?:Yes|Not quite)/);
  const ofShop = say("en", "How much is Commerce with 250 products?", "So Basic is 300 and not 250?");
  expect(ofShop.reply).not.toContain("products");
  expect(say("en", "SEO Essential is 425 a month, right?").reply).toMatch(/^No, that is paid once/);
  expect(say("fr", "Basic ou Pro pour 8 pages ?").reply).toMatch(/^8 pages, c’est un peu plus que Basic/);
  expect(say("en", "difference between Basic, Pro and Commerce").reply).toMatch(
    /Basic: .* Pro: .* Commerce: /,
  );
  expect(say("fr", "combien par mois et par an ?").answer).toBe("prices.firstYear");
  expect(say("en", "which is the cheapest?").answer).toBe("prices.basic");
  expect(say("fr", "qui paie le domaine et l'hébergement ?").reply).toContain("comprend l’hébergement");
});

test("a price with booking tells whether two languages add to it", () => {
  const text =
    "im a physiotherapist in lausanne 3 staff, need site + online booking (onedoc) + english and french, how much";
  expect(ownEntries("en", text)).toEqual(["prices.site", "websites.functions", "conditions.languages"]);
  expect(ownEntries("en", "site for a physio with online booking, how much")).not.toContain(
    "conditions.languages",
  );
});

test("Expansion does not hide what it lacks", () => {
  expect(say("en", "expansion vs perform").reply).toContain("Backups and maintenance are not in it");
});
