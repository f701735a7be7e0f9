import { expect, test } from "vitest";
import { brand } from "#app/domain/site/brand";
import { ownEntries, say } from "./asked";

test("a wish to be called takes up the day and the hour, and a second “no” is not answered like the first", () => {
  for (const [asked, then] of [
    ["vous pouvez m'appeler demain à 14h ?", "ce jour et cette heure"],
    ["appelez moi jeudi matin svp", "ce jour-là"],
    ["rappelez-moi à 9h", "cette heure-là"],
  ] as const)
    expect(say("fr", asked).reply, asked).toContain(`vous pouvez demander ${then} dans le formulaire`);
  expect(ownEntries("fr", "können Sie mich anrufen?")).toEqual(["people.person"]);
  expect(say("en", "can you call me tomorrow at 2pm?").reply).toContain("ask for that day and that time");
  for (const asked of ["appelez-moi au 079 123 45 67", "rappelez-moi demain à 20h"])
    expect(say("fr", asked).reply, asked).not.toContain("vous pouvez demander");
  for (const [locale, ...messages] of [
    ["fr", "non", "NON"],
    ["fr", "non c'est pas ça", "NON"],
    ["en", "how much is a logo", "no, that's not it", "no"],
  ] as const) {
    const { reply, next } = say(locale, ...messages);
    expect(reply, messages.join()).toMatch(/^(?:Alors je n’ai pas encore|Then I do not have) .*\+41/);
    expect(next).toBe("call");
  }
  for (const messages of [["non"], ["vous avez une boutique ?", "non"], ["non merci", "non"]])
    expect(say("fr", ...messages).answer, messages.join()).toBe("talk.no");
});

test("the question whether this is a robot is answered, also after a greeting", () => {
  expect(say("en", "hello", "are you a bot").answer).toBe("talk.self");
  expect(say("fr", "bonjour", "t'es un robot ?").answer).toBe("talk.self");
  expect(say("fr", "vous êtes un humain ou un bot ?").answer).toBe("talk.self");
});

test("a visitor whose site is down is asked nothing back and told whom to contact", () => {
  expect(ownEntries("fr", "mon site est en panne !!! répondez moi vite")).toEqual(["running.down"]);
  for (const [locale, asked, begins, ends] of [
    [
      "fr",
      "ca fait 2 jours que mon site marche plus et personne decroche, vous vous foutez de moi",
      /^Désolé\. Appelez le \+41/,
      "Si personne ne décroche",
    ],
    [
      "en",
      "this is unacceptable, third time this month my website is offline. I want my money back",
      /^I am sorry\. Call \+41/,
      "If nobody picks up",
    ],
  ] as const) {
    const { reply, next } = say(locale, asked);
    expect(reply).toMatch(begins);
    expect(reply).toContain(ends);
    expect(next).toBe("call");
  }
});

test("the chat promises no callback, and says so if an hour is outside those of the form", () => {
  for (const asked of ["can I get a call at 7am", "Call me on +41 79 555 12 12 tomorrow afternoon"])
    expect(say("en", asked).reply, asked).toMatch(/^I cannot call you or pass a number on myself/);
  for (const asked of [
    "vous pouvez me rappeler demain à 17h30 ?",
    "appelez-moi lundi à 6 h",
    "tu peux me rappeler à 20:15",
  ])
    expect(say("fr", asked).reply, asked).toMatch(/^À cette heure-là, on ne peut pas demander de rappel/);
  expect(say("en", "could you call me back at 7pm?").reply).toMatch(/^At that time no callback/);
  for (const asked of ["rappelez-moi à 6h30", "rappelez-moi à 16h", "rappelez-moi le 24.12"])
    expect(say("fr", asked).reply, asked).toMatch(/^Je ne peux pas vous appeler/);
  expect(say("en", "I want to book a call", "monday at 9").answer).toBe("people.book");
});

test("urgent questions and those for a person get the telephone number first", () => {
  for (const [locale, text] of [
    ["en", "my site was hacked, can you help today?"],
    ["fr", "Mon site est en panne depuis ce matin !!"],
    ["en", "I lost all my emails"],
    ["en", "HUMAN. PLEASE."],
  ] as const) {
    const { reply, next } = say(locale, text);
    expect(reply.slice(0, 130), text).toContain(brand.phoneDisplay);
    expect(next, text).toBe("call");
  }
});

test("fear of repeated calls, doubts about the law and a wish to speak with the person in charge are understood", () => {
  for (const [locale, asked, id] of [
    ["fr", "Je veux pas qu'on me rappelle tout le temps si je laisse mon numéro", "details.spam"],
    ["en", "Will you keep ringing me once you have my number?", "details.spam"],
    ["en", "Are you compliant with the new Swiss data protection act?", "people.rights"],
    ["fr", "Un homme dit travailler pour votre agence, c'est vrai ?", "visibility.scam"],
    ["en", "I want to speak to whoever is in charge", "together.boss"],
    ["fr", "tu sais faire autre chose que répéter ?", "talk.insult"],
  ] as const)
    expect(say(locale, asked).answer, asked).toBe(id);
});

test("a visitor who leaves a number in the chat is told that it is not passed on", () => {
  expect(say("fr", "Mon numéro est le 021 555 12 34").reply).toContain("ni transmettre un numéro");
  expect(say("fr", "Est-ce que le 021 555 01 42 est votre numéro ?").answer).toBe("people.phone");
});

test("a visitor whose site is down is told first to call, and an answered half of a message is not said to be open", () => {
  const down = say(
    "en",
    "My site has been down since this morning and NOBODY answers. What are you doing??",
    "I'm on Perform. I sent an email yesterday, still nothing",
  );
  expect(down.reply).toContain("A site that is down comes before any email: call");
  const said = say(
    "fr",
    "Bonjour, j'ai une boulangerie à Vevey",
    "J'ai pas de photos et j'écris très mal, c'est un problème ?",
  ).reply;
  expect(said).toMatch(/Qui fait les photos.*Qui écrit les textes/);
  expect(said).not.toContain("pas de réponse sûre");
  expect(say("en", "Could you tune my piano?").reply).toMatch(/^I could not find/);
});

test("a visitor whose site is down is told what is known of its duration, and an error message does not get the same answer again", () => {
  const down = "mon site est planté depuis ce matin, c'est la cata, faites qqch!!";
  expect(say("fr", down, "ça affiche erreur 503").reply).toMatch(/^Cela aidera la personne/);
  for (const asked of ["et ça va durer combien de temps ??", "quand est-ce que ce sera réparé ?"]) {
    const { reply, next } = say("fr", down, "ça affiche erreur 503", asked);
    expect(reply, asked).toMatch(/^Combien de temps cela va durer, je ne peux pas le dire d’ici/);
    expect(reply, asked).toContain(brand.phoneDisplay);
    expect(next, asked).toBe("call");
  }
  expect(say("en", "my site is down!", "how long will that take?").reply).toMatch(
    /^How long it will take I cannot tell/,
  );
  expect(say("fr", "Je ne reçois plus aucun mail", "je veux parler à votre chef").answer).toBe(
    "together.boss",
  );
});

test("an accusation is answered with what can be checked, and a change of committee is one question", () => {
  expect(
    say("fr", "j'attends une réponse à mon mail", "je vais vous mettre un avis à une étoile").answer,
  ).toBe("people.complaint");
  expect(say("en", "My mail was not answered", "I'll give you a one star review").answer).toBe(
    "people.complaint",
  );
  expect(say("en", "How should I answer a bad review that somebody wrote?").answer).toBe("reach.badReview");
  expect(say("fr", "C'est trop cher", "vous êtes des voleurs comme tous les autres").reply).toMatch(
    /^Vous n’avez pas à nous croire sur parole/,
  );
  expect(say("en", "how much is a site", "you are all crooks").reply).toMatch(
    /^You need not take anything on trust/,
  );
  const committee = say(
    "fr",
    "La TVA est comprise ?",
    "Et si le comité change, qui garde les accès au site ?",
  );
  expect(committee.answer).not.toBe("conditions.leaving");
});

test("a written notice, a withheld domain, a move and a threat are recognised by their words", () => {
  for (const [locale, asked] of [
    ["en", "Who do I write to so that it's official?"],
    ["fr", "À qui dois-je écrire pour que ce soit officiel ?"],
    ["fr", "Un recommandé, à quelle adresse ?"],
  ] as const) {
    const { reply, next } = say(locale, asked);
    expect(reply.startsWith(locale === "fr" ? "Écrivez à" : "Write to"), asked).toBe(true);
    expect(reply, asked).toContain(brand.address.street);
    expect(next, asked).toBe("form");
  }
  const hostage = "mon domaine est pris en otage par mon ancienne agence, ils répondent plus";
  for (const messages of [
    [hostage, "et s'ils refusent toujours ?"],
    [hostage, "et s'ils refusent toujours ?", "et mes mails pendant ce temps ?"],
  ])
    expect(say("fr", ...messages).reply).toMatch(/^S’ils refusent encore.*copiez vos messages/);
  expect(say("en", "My old agency does not give me my domain", "and if they still refuse?").reply).toMatch(
    /^If they keep refusing/,
  );
  expect(say("en", "How much is a logo?", "and if they still refuse?").reply).not.toMatch(/^If they keep/);
  expect(
    say("fr", "Je suis physio à Vevey et je déménage à Morges en février, google dit encore Vevey").reply,
  ).toMatch(/^Annoncez la nouvelle adresse/);
  expect(say("fr", "je vais mettre un avis google, vous allez voir").answer).toBe("people.complaint");
  expect(say("fr", "et si on veut ensuite vendre des croquettes ?").answer).toBe("prices.commerce");
  expect(say("en", "what happens to what I type here", "is it stored? how long").answer).toBe(
    "people.keeping",
  );
});
