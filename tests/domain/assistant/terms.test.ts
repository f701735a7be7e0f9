import { expect, test } from "vitest";
import { composed } from "#app/content/assistant/composed";
import { holidaysIn, isHoliday } from "#app/domain/calendar/holidays";
import { locales } from "#app/domain/language/locale";
import { catalogue } from "#worker/chat/catalogue";
import { ownEntries, say } from "./asked";

test("a question in a few plain words is answered directly, in both languages", () => {
  for (const [locale, asked, answers] of [
    ["fr", "vous êtes ouverts entre Noël et Nouvel An ?", ["matters.christmas"]],
    ["en", "are you closed on 1 August?", ["matters.christmas"]],
    ["fr", "vous êtes conformes à la LPD ?", ["people.rights"]],
    ["en", "are you compliant with the GDPR?", ["people.rights"]],
    ["fr", "essai gratuit ?", ["billing.free"]],
    ["en", "is there a free trial?", ["billing.free"]],
    ["en", "do you write the texts and translate them?", ["conditions.texts", "conditions.languages"]],
    [
      "fr",
      "vous rédigez les textes et faites les traductions ?",
      ["conditions.texts", "conditions.languages"],
    ],
    ["fr", "il me faut un site avec rdv", ["websites.functions"]],
    ["en", "I'd like a website with appointments for my salon", ["websites.functions"]],
    [
      "en",
      "What liability do you accept if the site infringes a third party's copyright?",
      ["features.faith"],
    ],
    ["fr", "et si je dépasse les 5 h ?", ["conditions.rollover"]],
    ["fr", "combien pour facebook par mois", ["visibility.social", "visibility.adsPrice"]],
    ["fr", "dès quand vous existez", ["people.company"]],
    ["en", "can you give references?", ["dealings.speakClient"]],
    ["fr", "c'est qui qui répond au tel", ["together.samePerson"]],
    ["fr", "vous avez accès aux données de mes clients ?", ["dealings.processor"]],
    ["fr", "vous faites des backlinks ?", ["visibility.expert"]],
    ["en", "who owns the website after I stop paying", ["conditions.leaving"]],
    ["en", "what happens if my site is down again?", ["features.watch"]],
    ["en", "is it free?", ["billing.free"]],
    ["fr", "ssl expiré", ["running.security"]],
    ["fr", "je suis osteo, combien par mois tout compris?", ["prices.site"]],
    ["fr", "je paie quand le site est pas fini?", ["billing.deposit"]],
    ["fr", "ya des frais si je quitte", ["conditions.leaving"]],
    ["fr", "j'ai envoyé une demande hier, vous l'avez?", ["people.answer"]],
    ["fr", "combien de temps de garantie", ["features.faith"]],
    ["en", "can you meet at our office in Fribourg", ["together.visit"]],
    ["fr", "c'est vous qui avez fait ce site", ["details.ours"]],
    ["fr", "vous etes une sarl?", ["dealings.numbers"]],
    ["fr", "les pages légales comptent dans les 5 pages?", ["billing.pageCount"]],
    ["fr", "2 mois offerts ça veut dire quoi", ["prices.yearly"]],
    ["en", "pen test?", ["running.breach"]],
    ["en", "do you do A/B testing?", []],
    ["en", "will I be locked in?", ["conditions.bound"]],
    ["en", "what does “20 business days” mean", ["conditions.delay"]],
    ["fr", "est-ce que le prix comprend les deux langues?", ["conditions.languages"]],
  ] as const) {
    const { reply } = say(locale, asked);
    expect(ownEntries(locale, asked), asked).toEqual(answers);
    for (const opening of [composed[locale].near, composed[locale].likely])
      expect(reply, asked).not.toContain(opening);
  }
});

test("a question on a promised uptime, on business hours or on the day of the signing is answered as asked", () => {
  for (const [locale, asked] of [
    ["fr", "Vous garantissez 99,9 % ?"],
    ["fr", "et si les 99,9 % de disponibilité ne sont pas tenus ?"],
    ["en", "do you guarantee the 99.9%?"],
  ] as const)
    expect(ownEntries(locale, asked), asked).toEqual(["running.uptime"]);
  expect(
    say("fr", "Vous garantissez 99,9 % ? Que se passe-t-il si ce n'est pas tenu, j'ai un dédommagement ?")
      .reply,
  ).not.toContain("Google");
  expect(ownEntries("fr", "vous garantissez la première place sur Google ?")).toEqual(["visibility.promise"]);
  expect(say("en", "You say 42 business hours. How many days is that really?").reply).toContain(
    "(about 5 business days)",
  );
  for (const [locale, asked] of [
    ["en", "What do I pay the day I sign?"],
    ["fr", "je paie quoi à la signature ?"],
  ] as const)
    expect(ownEntries(locale, asked), asked).toEqual(["billing.deposit"]);
});

test("renewal, the price of leaving and the notice of a yearly plan are answered in their conversation", () => {
  for (const [locale, expected, ...messages] of [
    ["en", "conditions.bound", "when does the plan renew?"],
    ["fr", "conditions.bound", "reconduction tacite du contrat ?"],
    ["en", "conditions.cancel", "how do I cancel", "and yearly?"],
    ["fr", "conditions.cancel", "comment résilier", "et à l'année ?"],
    ["fr", "billing.deposit", "puis-je payer à la fin ?"],
    ["en", "billing.deposit", "can I pay when it's finished?"],
  ] as const)
    expect(ownEntries(locale, ...messages), messages.join()).toEqual([expected]);
  expect(say("en", "if i leave who keeps the domain?", "and does that cost anything?").reply).toMatch(
    /^There is no fee for leaving/,
  );
  expect(say("fr", "si je pars qui garde le domaine ?", "et ça coûte ?").reply).toMatch(
    /^Il n’y a pas de frais de départ/,
  );
  expect(ownEntries("en", "how much is Pro?", "and yearly?")).not.toContain("conditions.cancel");
});

test("a move to a smaller plan takes the notice that leaving takes", () => {
  expect(say("en", "Can I go from Pro down to Basic?").reply).toContain(
    "with one month’s notice, at the end of",
  );
  expect(say("fr", "je peux passer de pro à basic ?").reply).toContain(
    "avec un mois de préavis, à la fin de",
  );
});

test("a doubt about SEO as such is answered with what it can and cannot do, but not the doubt about an offer", () => {
  for (const [locale, asked] of [
    ["fr", "les gens disent que le SEO c'est de l'arnaque"],
    ["fr", "le SEO ça marche vraiment ou c'est du pipeau"],
    ["fr", "le référencement c'est de la poudre aux yeux ?"],
    ["en", "people say SEO is a scam"],
    ["en", "is seo just snake oil"],
  ] as const)
    expect(ownEntries(locale, asked), asked).toEqual(["details.seoWorth", "reach.noEffect"]);
  expect(say("fr", "on m'a proposé du SEO à 50.- par mois, c'est une arnaque ?").answer).toBe(
    "details.seoOffer",
  );
  expect(say("fr", "vous êtes des arnaqueurs").answer).toBe("people.trust");
});

test("every public holiday is known by its name, and one that our own canton does not have is said to be none", () => {
  const named = "BE FR GE JU NE VD VS"
    .split(" ")
    .flatMap((canton) =>
      locales.flatMap((locale) => holidaysIn(canton, locale).map(({ day, name }) => ({ locale, day, name }))),
    );
  const asked = new Set<string>();
  for (const { locale, day, name } of named) {
    const message = locale === "fr" ? `vous êtes ouverts à ${name} ?` : `are you open on ${name}?`;
    if (asked.has(message) || /Noël|Christmas/.test(name)) continue;
    asked.add(message);
    expect(ownEntries(locale, message), message).toEqual(["matters.christmas"]);
    expect(/Vaud/.test(say(locale, message).reply), message).toBe(!isHoliday(day));
  }
  expect(asked.size).toBeGreaterThan(30);
});

test("a holiday by its day or in a few words is known, also after our hours", () => {
  for (const [locale, ...messages] of [
    ["fr", "ouvert le lundi de Pâques ?"],
    ["fr", "êtes-vous ouverts le 2 janvier ?"],
    ["fr", "vous êtes là le jeudi de l'ascension ?"],
    ["fr", "vous êtes ouverts samedi ?", "et le 2 janvier ?"],
    ["en", "open boxing day?"],
    ["en", "what are your hours?", "and on january 2nd?"],
  ] as const)
    expect(ownEntries(locale, ...messages), messages.join()).toEqual(["matters.christmas"]);
  for (const asked of ["mon site doit être ouvert le 25 décembre", "combien coûte un site ?"])
    expect(ownEntries("fr", asked), asked).not.toEqual(["matters.christmas"]);
  expect(ownEntries("fr", "combien coûte un site ?", "et le 2 janvier ?")).not.toEqual(["matters.christmas"]);
});

test("no date is promised: the answer tells how long a site takes, and what to assume if less time is left", () => {
  for (const [locale, ...messages] of [
    ["fr", "livrez-vous le site avant Noël ?"],
    ["fr", "pour le 24 décembre c'est jouable ?"],
    ["fr", "faut que ce soit pret d'ici noel, c jouable?"],
    ["fr", "combien coûte un site ?", "on ouvre le 10 décembre, vous pouvez livrer avant ?"],
  ] as const)
    expect(say(locale, ...messages).reply, messages.join()).toMatch(
      /^Je ne peux promettre aucune date\..*4 à 8 semaines.*partez du principe que non/,
    );
  const { reply, next } = say("en", "could the site be live by 20 December");
  expect(reply).toMatch(/^I cannot promise a date\..*4 to 8 weeks.*assume no/);
  expect(next).toBe("call");
  for (const asked of [
    "vous pouvez livrer le logo avant noël ?",
    "la facture avant mai, c'est possible ?",
    "vous êtes ouverts à Noël ?",
  ])
    expect(ownEntries("fr", asked), asked).not.toContain("conditions.delay");
});

test("a messenger, our own host, a range instead of a quote and how to be addressed are answered as asked", () => {
  for (const asked of [
    "avez-vous un numéro whatsapp",
    "vous etes sur whatsapp ?",
    "je peux vous ecrire sur WhatsApp",
  ])
    expect(say("fr", asked).reply, asked).toMatch(
      /^Non, nos pages ne donnent pas de numéro pour cela\. Appelez/,
    );
  expect(say("en", "do you have whatsapp").reply).toMatch(/^No, our pages give no number for that/);
  for (const asked of ["qui héberge ce site ?", "où est hébergé votre site"])
    expect(say("fr", asked).reply, asked).toMatch(/^Ce site est hébergé par Cloudflare/);
  expect(say("en", "who hosts this site?").reply).toMatch(/^Cloudflare hosts this site/);
  for (const [locale, asked] of [
    ["fr", "Je veux juste un prix, une fourchette, pas un devis"],
    ["en", "I just want a price range, not a quote"],
  ] as const)
    expect(ownEntries(locale, asked), asked).toEqual(["prices.overview"]);
  expect(ownEntries("fr", "combien coûte un logo", "juste une fourchette")).toEqual(["craft.logo"]);
  for (const asked of ["tu peux me tutoyer ?", "on se dit tu ?", "je dois vous vouvoyer ?"])
    expect(say("fr", asked).reply, asked).toMatch(/^Tutoyez-moi, si vous voulez/);
  for (const [asked, answer] of [
    ["mes clients peuvent m'écrire sur whatsapp depuis le site ?", "dealings.messenger"],
    ["on tutoie ou on vouvoie nos clients dans les textes ?", "dealings.inclusive"],
    ["où sont hébergés les sites que vous faites", "running.servers"],
  ] as const)
    expect(say("fr", asked).answer, asked).toBe(answer);
});

test("questions on leaving and on erasing data are answered in the first sentence", () => {
  expect(say("fr", "y a-t-il des frais si je quitte ?").reply).toMatch(/^Il n’y a pas de frais de départ/);
  expect(say("en", "is there a fee if I cancel?").reply).toMatch(/^There is no fee for leaving/);
  expect(say("en", "delete all my data").reply).toMatch(/^Write to \S+@\S+, and what you sent/);
  expect(say("fr", "effacez toutes mes données").reply).toMatch(/^Écrivez à \S+@\S+, et ce que vous/);
});

test("answers on a guest house, invented figures, notice periods and two similar services agree with the pages", () => {
  for (const [locale, question, expected] of [
    ["en", "Are guest houses a kind of client that you know?", "hotels and restaurants"],
    ["en", "Is it true, that 41 % of bookings?", "are invented examples"],
    ["fr", "C'est authentique, vos 41 % ?", "sont des exemples inventés"],
    ["fr", "Avez-vous déjà eu une fiduciaire comme cliente ?", "un vrai client qui accepte de parler"],
    ["en", "At the soonest, when may I leave a plan paid monthly?", "the end of the fourth month"],
    ["fr", "Au plus vite, quand puis-je sortir d'un forfait au mois ?", "la fin du quatrième mois"],
    ["en", "How is digital marketing unlike lead generation?", "CHF 140 an hour"],
    ["en", "Would the calendar and Booking.com stay in step?", "channel manager"],
    ["fr", "Vous bâtissez sur Shopify ?", "Nous ne créons pas de sites avec WordPress, Wix ou Shopify"],
  ] as const)
    expect(say(locale, question).reply, question).toContain(expected);
});

test("a visitor under age is told first that somebody else has to sign", () => {
  expect(say("fr", "Combien coûte un site ?", "j'ai 16 ans").reply).toContain("l’un de vos parents");
  const atAge = (age: number) => say("fr", `Combien coûte un site ? J'ai ${age} ans`).reply;
  expect([17, 18].map((age) => atAge(age).includes("parents"))).toEqual([true, false]);
  expect(say("en", "i am 16 and want an online shop").reply).toMatch(/have a parent or guardian.*Commerce/);
  expect(say("en", "I'm 16, what does a website cost?").reply).toMatch(
    /have a parent or guardian.*CHF\s250/s,
  );
  expect(say("en", "I'm 16 km from Lausanne, do you come?").reply).not.toContain("guardian");
  expect(
    say("fr", "je fais des sites depuis que j'ai 15 ans. qu'est-ce que vous avez DE PLUS").reply,
  ).not.toContain("l’un de vos parents");
  expect(say("fr", "mes e-mails restent où ils sont ? j'ai 10 ans de messages").reply).not.toContain(
    "l’un de vos parents",
  );
});

test("the hours of the telephone are distinguished from the times for a callback", () => {
  for (const asked of ["Quels sont vos horaires ?", "Je veux parler à un humain"]) {
    const { reply } = say("fr", asked);
    expect(reply, asked).toContain("de 8 h à 12 h et de 13 h à 17 h 15");
    expect(reply, asked).toMatch(/rappel.*entre 6 h 30 et 16 h/);
  }
});

test("on cookies, addresses, the model and data leaving Switzerland the answers agree with the privacy page, and name the controller", () => {
  for (const [locale, asked, answer, expected] of [
    ["fr", "Le site dépose quels cookies tant que je n'ai rien accepté ?", "people.cookies", "langChoice"],
    ["en", "What cookies are there before I have agreed to anything?", "people.cookies", "langChoice"],
    [
      "fr",
      "Nos messages quittent-ils la Suisse quand on remplit votre formulaire ?",
      "people.abroad",
      "aux États-Unis",
    ],
    [
      "en",
      "When I write to you, does that data go out of Switzerland?",
      "people.abroad",
      "in the United States",
    ],
    ["fr", "Est-ce que l'adresse IP est enregistrée avec ma demande ?", "people.ip", "appel réservé"],
    ["en", "Is my IP kept along with the enquiry?", "people.ip", "24 months"],
    ["fr", "C'est quel modèle de langage, et chez qui tourne-t-il ?", "people.model", "Cloudflare"],
    ["en", "Which language model is at work in this chat?", "people.model", "do not name it"],
    [
      "fr",
      "Qui est responsable du traitement sur ce site ?",
      "people.rights",
      "le responsable du traitement est",
    ],
    [
      "en",
      "Who is the controller, and is there a data protection adviser?",
      "people.rights",
      "the data controller is",
    ],
  ] as const) {
    const said = say(locale, asked);
    expect(said.answer, asked).toBe(answer);
    expect(said.reply, asked).toContain(expected);
  }
  const before = "Combien de temps gardez-vous les demandes et les adresses IP ?";
  expect(say("fr", before, "Et elles sortent de Suisse ?").reply).toContain("Cloudflare");
});

test("questions on a quote, a season, a repair, a single language and a margin are answered according to the terms", () => {
  for (const [locale, asked, answer, expected] of [
    ["fr", "Jusqu'à quel jour votre devis vous engage-t-il ?", "dealings.quoteValid", "30 jours"],
    ["en", "Until what day are you committed by the quote?", "dealings.quoteValid", "30 days"],
    [
      "fr",
      "Auberge ouverte de mai à septembre : peut-on payer cinq mois seulement ?",
      "conditions.pause",
      "pas possible",
    ],
    [
      "en",
      "Our lake hotel is open May to September: can we pay just those five months?",
      "conditions.pause",
      "no pause",
    ],
    [
      "fr",
      "Nous sommes chez vous avec Perform et le formulaire est cassé, qui paie la réparation ?",
      "running.repair",
      "CHF 140",
    ],
    [
      "en",
      "We're with you on Perform and the form is broken, who pays to mend it?",
      "running.repair",
      "CHF 140",
    ],
    [
      "fr",
      "Un formulaire d'urgence et mon numéro bien en gros, c'est faisable ?",
      "features.enquiries",
      "compris",
    ],
    [
      "en",
      "Emergency form and my number really big, can that be done?",
      "features.enquiries",
      "comes with the site",
    ],
    [
      "fr",
      "La réservation en ligne plante un samedi d'août, on appelle qui ?",
      "features.bookingFails",
      "son fournisseur",
    ],
    [
      "en",
      "Online booking breaks on a Saturday in August: whom do we call?",
      "features.bookingFails",
      "its provider",
    ],
    ["fr", "Rien qu'en français, ce serait moins cher ?", "conditions.languages", "au même prix"],
    ["en", "If we take English only, is it any cheaper?", "conditions.languages", "at the same price"],
    ["fr", "On peut vous régler par TWINT ?", "prices.payment", "Twint"],
    ["en", "Do you pay other sites for links?", "dealings.links", "turn down"],
  ] as const) {
    const said = say(locale, asked);
    expect(said.answer, asked).toBe(answer);
    expect(said.reply, asked).toContain(expected);
  }
  expect(say("en", "Which percentage of the Google budget do you keep?").reply).toContain("no share");
  for (const locale of locales) {
    expect(catalogue.get("billing.firm")?.say[locale]).toContain(locale === "fr" ? "« dès »" : "“from”");
    expect(catalogue.get("conditions.photos")?.say[locale]).not.toMatch(/from a phone|au téléphone/);
  }
});

test("answers on the call, the weekend, the model and the twelve months agree with the pages", () => {
  expect(say("en", "Can I pay by credit card?", "Who answers at the weekend?").answer).toBe("people.hours");
  expect(say("fr", "C'est payant, l'appel ?").reply).toContain(
    "Nos pages n’indiquent aucun prix pour un appel",
  );
  expect(say("en", "are you even a real person or some stupid bot").reply).toContain(
    "which our pages do not name",
  );
  expect(say("fr", "Le chiffre de 80 questions par jour sur les chiens, c'est vrai ?").answer).toBe(
    "details.figures",
  );
  expect(say("en", "ok and yearly?").reply).toContain("of the twelve are free");
});

test("questions on OpenAI, a club's logins, a withheld domain and liability insurance are answered directly", () => {
  expect(say("en", "Do you send my data to OpenAI?").reply).toMatch(
    /^What you write here does not go to OpenAI/,
  );
  expect(say("fr", "Envoyez-vous mes données à OpenAI ?").reply).toMatch(
    /^Ce que vous écrivez ici ne part pas chez OpenAI/,
  );
  expect(say("en", "Who keeps the logins when our committee changes?").reply).toMatch(/^The .*belong to/);
  expect(say("fr", "Qui garde les accès quand notre comité change ?").reply).toMatch(/appartien/);
  expect(say("en", "My domain is held hostage by the former agency").answer).toBe("features.hostage");
  expect(say("fr", "Mon domaine est pris en otage par l'ancienne agence").answer).toBe("features.hostage");
  for (const [locale, asked] of [
    ["en", "Do you have professional liability insurance?"],
    ["fr", "Avez-vous une assurance responsabilité civile professionnelle ?"],
  ] as const)
    expect(say(locale, asked).answer, asked).toBe("matters.insured");
  expect(say("fr", "Bon. Et si le comité change chaque année, qui garde les mots de passe ?").reply).toMatch(
    /^Le site, le domaine et les accès appartiennent/,
  );
});

test("data on patients is a question about forms, and about the contract if that is asked for", () => {
  const practice = "we are a physio practice w 3 staff, data protection for patients?";
  expect(ownEntries("en", practice)).toEqual(["features.secureForm"]);
  expect(ownEntries("fr", "les données de mes patients sont protégées ?")).toEqual(["features.secureForm"]);
  expect(ownEntries("en", practice, "do you sign a DPA for patient data")).toEqual(["dealings.processor"]);
});
