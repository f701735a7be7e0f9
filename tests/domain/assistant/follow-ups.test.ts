import { expect, test } from "vitest";
import { initialState } from "#app/domain/chat/conversation-state";
import { brand } from "#app/domain/site/brand";
import { questionOf } from "#worker/chat/composition";
import { answerMessage, replayTurns } from "#worker/chat/conversation";
import { ownEntries, say, sayOn } from "./asked";

test("follow-up questions are understood: “the bigger one”, “by the year”, “is that included”, “for so many”", () => {
  expect(say("en", "What's in your smallest website plan?", "and the bigger one?").reply).toMatch(
    /^Pro costs/,
  );
  expect(say("en", "How much is Pro?", "and yearly?").reply).toContain(
    "CHF 4,800 a year instead of CHF 6,000",
  );
  expect(say("fr", "Combien coûte Pro ?", "et par an ?").reply).toContain("CHF 4’800 par an");
  expect(say("en", "How much is Pro?", "is hosting included?").reply).toMatch(/^Every website plan/);
  expect(
    say("fr", "Combien coûte un chatbot ?", "et si je fais 300 conversations par mois ?").reply,
  ).toContain("CHF 25 par mois");
  expect(say("en", "price of SecureWeb", "and the smaller one?").reply).toMatch(/^Perform costs/);
  expect(say("en", "What is in the Enterprise plan?", "and the bigger one?").reply).toMatch(
    /^That is the biggest/,
  );
  expect(say("en", "How much is SEO?", "and per year?").reply).toContain("paid once");
});

test("after two plans were compared, the cheaper one is that of the two", () => {
  expect(say("fr", "différence entre SecureWeb et Expansion ?", "lequel est moins cher ?").reply).toMatch(
    /CHF\s240 par an/,
  );
  expect(say("en", "Pro or Commerce, what is the difference?", "which one is cheaper?").reply).toMatch(
    /^Pro costs/,
  );
});

test("“and per month?” repeats the prices that were just stated, also those paid once", () => {
  expect(say("fr", "c'est combien un site ?", "et par mois ?").reply).toMatch(/Basic CHF\s250 par mois/);
  expect(say("fr", "combien coûte le SEO ?", "par mois ?").reply).toContain("pas au mois");
});

test("a conversation keeps its thread: products counted before, which of a service's offers, a move and a change of plan", () => {
  const shop = ["je voudrais un site", "8 pages", "et une boutique", "avec 150 articles"];
  expect(say("fr", ...shop, "combien ?").reply).toMatch(/^150 produits, c’est plus que Commerce/);
  expect(say("en", "I want a shop", "with 50 products", "how much?").reply).toMatch(
    /^50 products fit into Commerce/,
  );
  expect(say("fr", "une boutique", "avec 50 produits", "et à l'année ?").reply).toMatch(
    /^Commerce coûte CHF 560/,
  );
  for (const [locale, ...messages] of [
    ["fr", "difference entre SecureWeb et Perform", "lequel pour une boulangerie ?"],
    ["en", "difference between Perform and SecureWeb", "which one for a bakery?"],
  ] as const)
    expect(ownEntries(locale, ...messages)).toEqual(["dealings.hostingOnly"]);
  expect(ownEntries("fr", "combien coûte le seo", "lequel pour un plombier")).toEqual(["reach.which"]);
  for (const [locale, ...messages] of [
    ["fr", "j'ai un site Wordpress chez Hostpoint", "combien de temps ça coupe ?"],
    ["fr", "transférer mon site chez vous", "il y aura une coupure ?"],
    ["en", "can you take over my hosting?", "how long is the downtime?"],
  ] as const)
    expect(say(locale, ...messages).reply).toMatch(/^(?:Votre site reste en ligne|Your site stays online)\./);
  expect(say("fr", "mon site est en panne", "combien de temps ça coupe ?").answer).toBe("running.down");
  for (const [locale, ...messages] of [
    ["fr", "Combien coûte Basic ?", "et Pro ?", "la différence ?", "et si je change après 6 mois ?"],
    ["en", "How much is Basic?", "and if I switch after 6 months?"],
  ] as const)
    expect(ownEntries(locale, ...messages)).toEqual(["prices.upgrade"]);
  expect(ownEntries("fr", "combien coûte Basic ?", "si je change de logo après 6 mois")).not.toContain(
    "prices.upgrade",
  );
});

test("short questions continue a conversation on a failure, hours, a ranking and the chat itself", () => {
  expect(say("fr", "mon site est hors ligne", "et la nuit ?").answer).toBe("running.down");
  expect(say("fr", "vos horaires ?", "et si c'est dimanche").answer).toBe("people.hours");
  expect(say("en", "we want a redesign", "will we lose our google positions").answer).toBe(
    "websites.ranking",
  );
  expect(say("fr", "vous prenez twint", "non je veux dire pour vous payer").answer).toBe("prices.payment");
  expect(say("en", "my data, where is it", "and the chat").answer).toBe("people.privacy");
  expect(say("en", "is this chat recorded", "delete it please").reply).toMatch(
    /^There is nothing of this chat to delete/,
  );
  expect(say("fr", "c'est enregistré ce chat ?", "vous pouvez l'effacer ?").reply).toMatch(
    /^Chez nous, il n’y a rien/,
  );
});

test("what else is owned, two languages and a commission continue the conversation", () => {
  for (const [locale, expected, ...messages] of [
    ["en", "conditions.leaving", "who owns the code", "and the pictures"],
    ["fr", "conditions.leaving", "à qui appartient le site", "et les textes ?"],
    ["en", "conditions.languages", "How much is a website?", "and for two languages?"],
    ["fr", "conditions.languages", "combien coûte un site ?", "et pour deux langues ?"],
    ["en", "billing.commission", "can patients book online?", "with my own system?", "any commission?"],
    ["fr", "billing.commission", "on peut réserver en ligne ?", "une commission ?"],
  ] as const)
    expect(ownEntries(locale, ...messages), messages.join()).toEqual([expected]);
  expect(ownEntries("fr", "qui écrit mon site ?", "et les textes ?")).not.toContain("conditions.leaving");
});

test("a day, a language, a repair and a plain yes continue the conversation", () => {
  expect(say("en", "are you open today", "and tomorrow").answer).toBe("people.hours");
  expect(say("fr", "vos horaires ?", "et lundi ?").answer).toBe("people.hours");
  expect(say("fr", "un chatbot, il parle allemand ?", "et l'italien").answer).toBe("craft.tongues");
  expect(say("en", "do you speak german", "and italian").answer).toBe("conditions.speaking");
  expect(say("en", "my website is slow", "can you fix it").answer).toBe("websites.slow");
  expect(say("fr", "audit", "et après vous me harcelez ?").answer).toBe("details.spam");
  expect(say("en", "can you help me", "yes").reply).toMatch(/^What would you like to know/);
});

test("a complete question is not answered by the topic before it", () => {
  const rank = "Garantissez-vous la première place sur Google ?";
  for (const [question, expected] of [
    [
      "Aujourd'hui nous avons un WordPress, vous le prendriez en main ?",
      "Nous ne créons pas de sites avec WordPress",
    ],
    ["Faites-vous le déplacement jusqu'à Yverdon ?", "chez vous, si nous en convenons"],
    ["Et si votre design ne nous plaisait vraiment pas ?", "vous le corrigez en 2 tours"],
    ["Quel nom a la personne qui s'occuperait de notre site ?", "Léa Morand (design)"],
  ] as const) {
    const { reply, choices } = say("fr", rank, question);
    expect(reply).toContain(expected);
    expect(reply).not.toContain("première place");
    expect(choices).not.toContain(questionOf("visibility.promise", "fr"));
  }
});

test("remarks on an answer are acknowledged, and do not repeat the answer", () => {
  const origin = { locale: "en", address: "" } as const;
  let turns: { from: "user"; text: string }[] = [];
  const replies = ["Do you make logos?", "my daughter drew one once", "it has a fox", "the fox is red"].map(
    (text) => {
      const { answer } = answerMessage(text, origin, replayTurns(turns, origin).state);
      turns = [...turns, { from: "user", text }];
      return answer;
    },
  );
  expect(replies[0]?.entries).toContain("craft.logo");
  for (const { entries } of replies.slice(2)) expect(entries).not.toContain("craft.logo");
});

test("“the second one” and “the biggest” refer to the offers under discussion", () => {
  expect(say("en", "hosting prices?", "tell me about the second one").answer).toBe("running.secureweb");
  expect(say("fr", "quels sont vos forfaits pour un site ?", "et le deuxième, combien ?").answer).toBe(
    "prices.pro",
  );
  expect(say("fr", "prix chatbot", "le plus gros il fait quoi").answer).toBe("craft.ultimate");
  expect(say("fr", "combien le seo", "le dernier c'est quoi").answer).toBe("visibility.local");
  expect(say("en", "how much is SEO", "and the biggest package?").answer).toBe("visibility.expert");
  expect(say("en", "Is the price of Pro with VAT?", "and the bigger one?").reply).toContain("CHF 700");
});

test("“which one”, the difference, how to leave and whether it is extra refer to the current topic", () => {
  const compared = say(
    "fr",
    "combien coûte le seo ?",
    "le plus cher",
    "différence avec celui du milieu",
  ).reply;
  expect(compared).toMatch(/Expert.*Avancé.*différence : CHF 450/s);
  for (const [locale, first, next, expected] of [
    ["fr", "seo", "le plus cher", "visibility.expert"],
    ["fr", "Combien coûte un chatbot ?", "laquelle vous me conseillez ?", "reach.botWhich"],
    ["fr", "Combien coûte le référencement ?", "c'est laquelle que vous conseillez", "reach.which"],
    ["en", "How much is hosting?", "what's the difference between them", "running.hosting"],
    ["en", "How much is hosting?", "what about the most expensive?", "running.expansion"],
    ["fr", "Combien coûte le référencement ?", "je peux arrêter quand ?", "visibility.seo"],
    ["fr", "Combien coûte un site ?", "je peux arrêter quand ?", "conditions.bound"],
    ["en", "How much is Perform?", "how do i cancel and when does it end", "running.term"],
    ["fr", "Combien coûte l'hébergement ?", "on peut payer en plusieurs fois ?", "running.term"],
    ["en", "How much is Pro?", "how do i cancel", "conditions.cancel"],
    ["fr", "on veut des rdv en ligne avec OneDoc, c possible?", "c en plus?", "features.bookingTool"],
    ["en", "Can you connect Calendly?", "is it extra?", "features.bookingTool"],
  ] as const)
    expect(say(locale, first, next).answer, `${first} ${next}`).toBe(expected);
  for (const asked of ["et pour 2 langues ?", "et ça coûte combien par an ?"]) {
    const { reply } = say("fr", "Combien coûte un site ?", asked);
    expect(reply, asked).not.toMatch(/chatbot|Perform/i);
  }
});

test("a short question continues the sentence before it, even if that is not a question", () => {
  const { reply } = say("fr", "Le premier entretien gratuit, il dure combien de temps ?");
  expect(reply).not.toMatch(/^Un projet complet/);
  expect(say("fr", "vous faites la pub facebook ?", "et c'est cher ?").answer).toBe("visibility.adsPrice");
});

test("contract terms and durations are answered for the current topic", () => {
  expect(say("en", "Google or Meta ads for a wedding photographer?", "minimum commitment?").answer).toBe(
    "reach.adsPause",
  );
  expect(say("fr", "combien coûte un chatbot ?", "et le préavis ?").answer).toBe("reach.botEnd");
  expect(say("en", "how much is SEO?", "how long realistically?").answer).toBe("visibility.effect");
  expect(say("fr", "combien coûte Pro ?", "et le préavis ?").answer).toBe("conditions.bound");
});

test("“online” means a site although the audit is the topic, and the audit's results are not what a plan includes", () => {
  for (const [locale, ...messages] of [
    ["en", "is the audit free?", "how long does it take?", "when is it online?"],
    ["fr", "l'audit est gratuit ?", "il dure combien de temps ?", "et c'est en ligne quand ?"],
  ] as const)
    expect(say(locale, ...messages).answer).toBe("conditions.delay");
  expect(say("en", "is the audit free?", "how long?").answer).toBe("visibility.auditLength");
  expect(say("en", "is the audit free?", "what is included exactly?").answer).toBe("visibility.auditResult");
  expect(say("fr", "l'audit est gratuit ?", "qu'est-ce qui est compris ?").answer).toBe(
    "visibility.auditResult",
  );
  expect(say("en", "is the audit free?", "what is included in the plan?").reply).toContain("5 pages");
});

test("short questions refer to the offer that was named first", () => {
  const { reply } = say("fr", "logo pour food truck tacos. combien. quand. je commence le 1er");
  expect(reply).toContain("les plus petits travaux de graphisme coûtent");
  expect(reply).not.toContain("4 à 8 semaines");
});

test("a statement is acknowledged, a rejected answer is not repeated, and after an emergency the telephone number comes first", () => {
  expect(say("en", "How much is Pro?", "we are eight people in the office").reply).toMatch(
    /^Thank you. I keep it in mind/,
  );
  const refused = say("fr", "Maintenance pour mon wordpress ?", "non, je ne veux que l'hébergement").reply;
  expect(refused).not.toMatch(/^La maintenance/);
  expect(refused).toContain("hébergement");
  expect(say("en", "My site was hacked", "it was with another host").reply).toContain(brand.phoneDisplay);
});

test("an ambiguous question is about the current page's topic", () => {
  expect(sayOn("/en/services/hosting-and-maintenance", "en", "how much is it?").reply).toContain("SecureWeb");
  expect(sayOn("/fr/services/seo-visibility", "fr", "c'est combien ?").reply).toContain("CHF 425");
});

test("“can I stop” after photos does not mean advertising, and text shown with an answer counts as read", () => {
  expect(
    say("fr", "Qui fait les photos ?", "si ça marche pas la première année je peux arrêter ?").reply,
  ).toContain("la fin d’un mois");
  const both = answerMessage(
    "Who writes the texts and who translates them?",
    { locale: "en", address: "" },
    initialState,
  );
  expect(both.answer.entries).toEqual(["conditions.texts", "conditions.languages"]);
});
