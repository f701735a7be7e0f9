import { expect, test } from "vitest";
import { composed } from "#app/content/assistant/composed";
import { questionOf } from "#worker/chat/composition";
import { ownEntries, say } from "./asked";

test("phonetically spelled French is understood", () => {
  expect(say("fr", "cé 250 par moi ou par ané?").reply).toContain("CHF 200 par mois");
  expect(say("fr", "Bonjour", "é les foto cé vou qui lé fete?").reply).toContain(
    "nous trouvons un photographe",
  );
  expect(say("fr", "je sai pas bien ecrir vou pouvé faire les tekste pour moi").reply).toContain(
    "Qui écrit les textes",
  );
  // English on the French page is answered as English.
  expect(say("fr", "Is that a fair price?").reply).toBe(say("en", "Is that a fair price?").reply);
});

test("typing errors, missing accents and short forms are understood", () => {
  expect(say("en", "hw mch is teh chatbt").reply).toContain("CHF 15 a month");
  expect(say("fr", "cmbien coute un referencment").reply).toContain("CHF 425");
  expect(say("en", "how mutch does a webiste cost").reply).toContain("CHF 250 a month");
  expect(say("fr", "l hebergemnt est compris ?").reply).toContain("Chaque forfait de site");
});

test("a question in German or Italian is answered in the page's language, after a line in its own", () => {
  const german = say("en", "Was kostet eine Webseite?").reply;
  expect(german).toMatch(/^Kurz auf Deutsch/);
  expect(german).toContain("CHF 250 a month");
  const swiss = say("en", "Grüezi, mached ihr au Websiite uf Dütsch?").reply;
  expect(swiss).toMatch(/^Kurz auf Deutsch/);
  expect(swiss).toContain("German, Italian or another language adds");
  expect(say("fr", "Quanto costa l'hosting?").reply).toMatch(/^In breve, in italiano.*CHF 120 par an/);
  expect(say("fr", "How much is a logo?").reply).toContain("CHF 89");
});

test("language codes in a list are not taken for words of a language", () => {
  const { reply } = say("en", "boss wants price for hotel site, 4 languages en fr de + arabic");
  expect(reply).toContain("French and English are included");
});

test("words that only sound like a topic leave the choice to the learnt weights", () => {
  for (const [locale, asked, other] of [
    ["fr", "vous travaillez pour les marchés de Noël ?", "matters.christmas"],
    ["fr", "mon site affiche que je suis fermé à Noël, vous pouvez changer ?", "matters.christmas"],
    ["fr", "mon site est-il conforme au RGPD ?", "people.rights"],
    ["en", "can I try the chatbot for free?", "billing.free"],
    ["en", "What if I sell my business, can the contract be transferred?", "prices.commerce"],
    ["fr", "combien coûte la pub facebook", "visibility.social"],
    ["fr", "personne ne m'a rappelé", "people.person"],
    ["en", "can someone phone me in German?", "people.person"],
    ["fr", "mon domaine a expiré", "running.security"],
    ["en", "do you guarantee how long I stay first on Google?", "features.faith"],
    ["en", "I run a limited company, do you work with us?", "dealings.numbers"],
    ["fr", "vous venez chez moi pour les photos ?", "together.visit"],
    ["fr", "vous êtes une personne ou une équipe ?", "talk.self"],
  ] as const)
    expect(ownEntries(locale, asked), asked).not.toContain(other);
});

test("a question on what SEO is gets the definition first", () => {
  expect(say("en", "What is SEO?").reply).toMatch(/^SEO means being found/);
  expect(say("fr", "C'est quoi un SEO ?").reply).toMatch(/^« .+ que le SEO \? » Le SEO/);
});

test("small talk is answered as such, and does not change the topic", () => {
  expect(say("en", "thanks, bye!").reply).toBe("Goodbye, and have a good day!");
  expect(say("fr", "merci beaucoup").reply).toMatch(/^Avec plaisir/);
  expect(say("en", "How much is Pro?", "thanks", "and the bigger one?").reply).toContain("CHF 700");
});

test("two equally likely answers are both offered, and an unknown topic is not guessed", () => {
  const { reply, choices } = say("en", "Essential");
  expect(reply).toContain("CHF 425 once");
  expect(choices).toEqual(["What is in SEO Essential?", "What is in the Essential chatbot?"]);
  const unknown = say("en", "Could you tune my piano?");
  expect(unknown.reply).toMatch(/^I could not find that on our pages/);
  expect(unknown.next).toBe("form");
  expect(unknown.choices.length).toBeGreaterThanOrEqual(3);
});

test("one accidental word does not give a topic to a question without one", () => {
  for (const [locale, text] of [
    ["fr", "comment garder mes géraniums en hiver sur un balcon"],
    ["en", "how do I keep slugs off my lettuce"],
    ["en", "write me a 300 word essay on climate change in the alps thx"],
    ["fr", "vous pouvez me rédiger une dissertation sur les glaciers, 5 pages pour demain"],
  ] as const) {
    const { answer, reply } = say(locale, text);
    expect(answer === "talk.elsewhere" || /^(?:I could not find|Je n’ai pas trouvé)/.test(reply), reply).toBe(
      true,
    );
  }
});

test("an uncertain answer is shown below its question, a certain or urgent one alone", () => {
  const { likely, near, also, under } = composed.en;
  const unsure = [
    "how long does it all take until we are online",
    "how many hours of changes do I get",
    "I would like to know who writes the words of the pages",
    "is the domain mine in the end",
    "is the text mine",
    "who is behind this company",
    "something with drones",
    "what about the colours of the bus",
    "we sing on Thursdays, would that go in",
    "we need a photographer or a designer for the flyers",
  ].map((way) => say("en", way));
  expect(unsure.some(({ reply }) => reply.includes(also))).toBe(true);
  for (const opening of [likely, near]) {
    const replies = unsure.filter(({ reply }) => reply.startsWith(opening));
    expect(replies.length, opening).toBeGreaterThan(0);
    for (const { reply, answer } of replies)
      expect(reply).toContain(`${opening} ${under.replace("@", questionOf(answer ?? "", "en"))}`);
  }
  const { reply } = say("en", questionOf("prices.vat", "en"));
  for (const opening of [likely, near, also]) expect(reply).not.toContain(opening);
  expect(
    say("en", "HELP our website is showing a japanese shoe shop when you google us, i think we got hacked")
      .reply,
  ).toMatch(/^Call us at once/);
});

test("a likely answer is shown below its question without being called a guess; one that is certain by its words is shown alone", () => {
  expect(say("en", "Do you sign NDAs?").reply).toMatch(/^“Do you sign an NDA\?” Our pages/);
  expect(
    say("fr", "Il me faudrait une offre écrite pour l'assemblée", "La TVA est comprise dans vos prix ?")
      .reply,
  ).toMatch(/^Nos prix sont en francs suisses/);
  expect(
    say(
      "en",
      "I am writing my bachelor thesis, could I interview someone?",
      "Do you offer student discounts?",
    ).reply,
  ).toMatch(/^The discount that exists/);
  // If two answers may be meant, they are still introduced as guesses.
  expect(say("en", "Which framework and hosting provider do you use for your sites?").reply).toMatch(
    /^I take it/,
  );
});

test("“what about VAT”, a site in another language, a chatbot’s languages and prices that seem low are understood", () => {
  expect(ownEntries("en", "what about VAT")).toEqual(["prices.vat"]);
  expect(ownEntries("en", "Do you build websites in German?")).toEqual(["conditions.languages"]);
  expect(ownEntries("fr", "Un chatbot pour mon hôtel, c'est combien ?", "il parle anglais ?")).toEqual([
    "craft.tongues",
  ]);
  expect(ownEntries("en", "why are you so cheap?")).toEqual(["billing.market"]);
  expect(ownEntries("fr", "pourquoi vous êtes si bon marché ?")).toEqual(["billing.market"]);
});

test("questions in other words get the answer that they ask for", () => {
  expect(ownEntries("en", "is the chatbot a human")).toEqual(["talk.self"]);
  expect(ownEntries("fr", "c'est une vraie personne ?")).toEqual(["talk.self"]);
  for (const text of [
    "my site is down on sunday, how fast do you answer",
    "how fast do you react if my site is down",
  ])
    expect(ownEntries("en", text)).toEqual(["features.watch"]);
  expect(ownEntries("en", "what if I cancel?")).toEqual(["conditions.bound"]);
  expect(ownEntries("fr", "et si je résilie ?")).toEqual(["conditions.bound"]);
  expect(ownEntries("en", "can the price go up")).toEqual(["details.later"]);
  expect(ownEntries("fr", "vos prix vont augmenter ?")).toEqual(["details.later"]);
  expect(ownEntries("en", "can we launch 1st of march 2027?")).toContain("dealings.rush");
});

test("no button offers the answer to a wrong number", () => {
  expect(say("en", "insurance law expertise for physio adverts").choices).not.toContain(
    "Are you not the physio?",
  );
});

test("“tell me about” a service is answered with what it is and costs, not with who we are", () => {
  for (const [locale, asked, answered] of [
    ["fr", "parlez-moi du SEO", "visibility.seo"],
    ["fr", "parle-moi du chatbot", "craft.bots"],
    ["fr", "dites-m'en plus sur vos publicités Google", "visibility.ads"],
    ["fr", "j'aimerais des informations sur la création de sites", "prices.site"],
    ["fr", "parlez-moi des prix de l'hébergement", "running.hosting"],
    ["en", "tell me about SEO", "visibility.seo"],
    ["en", "can you tell me more about your websites?", "prices.site"],
    ["en", "info on graphic design", "craft.logo"],
    ["en", "tell me about your team", "people.company"],
    ["fr", "parlez-moi du forfait Pro", "prices.pro"],
  ] as const) {
    const { answer, reply } = say(locale, asked);
    expect(answer, asked).toBe(answered);
    expect(reply, asked).not.toMatch(/^(?:Je ne suis pas sûr|Vous demandez|I am not sure|I take it)/);
  }
});
