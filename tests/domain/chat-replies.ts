import { brand } from "#app/domain/brand";
import { chatbots } from "#app/domain/chatbots";
import { claims } from "#app/domain/claims";
import { hosting, UPTIME } from "#app/domain/hosting";
import type { Locale } from "#app/domain/locale";
import { formatFrancs } from "#app/domain/money";
import { GRAPHIC_DESIGN_FROM, packages } from "#app/domain/packages";
import { type Billing, type PlanKey, planPrice, plans } from "#app/domain/plans";

/** Replies that would mislead a visitor, by what they get wrong; none may be sound, whatever was asked. */
export const lies: Record<Locale, string[]> = {
  en: [
    "The Pro plan costs CHF 250 a month.",
    "It costs CHF 250 a month.",
    "The Pro plan costs CHF 400 a month.",
    "The Pro plan costs CHF 500 once.",
    "The Pro plan costs CHF 500 a year.",
    "The Basic plan costs CHF 500 and the Pro plan CHF 250 a month.",
    "The Pro plan, like Basic, costs CHF 250 a month.",
    "The Pro plan costs two hundred and fifty francs a month.",
    "The Pro plan is free.",
    "The Pro plan is free for you.",
    "The Pro plan is on us, at no cost.",
    "The Pro plan costs nothing.",
    "Pro and Local SEO together cost CHF 990 a month.",
    "With a 15% discount, the Pro plan costs CHF 425 a month.",
    "The Pro plan is 20% off this week.",
    "The Pro plan is half price.",
    "The Pro plan costs EUR 500 a month.",
    "The Pro plan costs $500 a month.",
    "The Pro plan costs 500 per month.",
    "The Pro plan costs CHF ５０ a month.",
    "The Pro plan costs CHF 5\u200b0 a month.",
    "The Pro plan costs CHF ٥٠٠ a month.",
    "The Pro plan includes 100 pages.",
    "The Pro plan is online in 3 days.",
    "The Pro plan is online tomorrow.",
    "We deliver the Pro plan within a week.",
    "The Pro plan is cheaper than Basic.",
    "We guarantee the Pro plan the first place.",
    "The Enterprise plan costs CHF 900 a month.",
    "The Pro plan is on request.",
    "A website costs from CHF 15 a month.",
    "A website, hosting included, from CHF 120 a year.",
    "SEO takes 4 to 8 weeks.",
    "The Essential chatbot costs CHF 425.",
    "The Pro chatbot plan costs CHF 500 a month.",
    "See [Pricing](https://evil.example/en/pricing).",
    "See [Tarifs](/fr/pricing).",
    "See [x](javascript:alert(1)).",
    "See [x](//evil.example).",
    "See [x](/en/pricing?next=evil).",
    "See [x](/en/nowhere).",
    "Write to sales@evil.example for the Pro plan.",
    "Call +41 79 123 45 67 for the Pro plan.",
    "Visit evil.example now for the Pro plan.",
    "<script>alert(1)</script>",
    "![x](/en/pricing) the Pro plan",
    "Hello &lt;b&gt; is {the} plan",
    "Le forfait Pro est le plus demandé de nos forfaits et nous vous le proposons avec plaisir.",
    "Der Pro-Plan ist der beste Plan für Ihre Firma und wir helfen Ihnen gern mit der Webseite.",
    "",
    "the ".repeat(500),
    "Про план стоит",
  ],
  fr: [
    "Le forfait Pro coûte 250 CHF par mois.",
    "Le forfait Pro coûte deux cent cinquante francs par mois.",
    "Le forfait Pro est gratuit.",
    "Le forfait Pro vous est offert.",
    "Le forfait Pro coûte 500 € par mois.",
    "Le forfait Basic coûte 500 CHF par mois et le forfait Pro 250 CHF par mois.",
    "Avec une remise de 10 %, le forfait Pro coûte 450 CHF par mois.",
    "Le forfait Pro est à moitié prix.",
    "Votre site est en ligne en trois jours.",
    "Votre site est en ligne demain.",
    "Votre site est en ligne en une semaine.",
    "Un site coûte dès 15 CHF par mois.",
    "Le référencement prend de 4 à 8 semaines.",
    "Le chatbot Essentiel coûte 425 CHF.",
    "Voyez [Pricing](/en/pricing) pour le forfait.",
    "The Pro plan is the one that most of our clients choose and it is a good plan for you.",
    "Nous vous garantissons la première place avec le référencement.",
    "Le forfait Pro coûte soixante-dix-neuf francs par mois.",
    "Le forfait Pro ne coûte rien.",
    "Le forfait Commerce est moins cher que le forfait Basic.",
  ],
};

const { projectWeeks, launchDays, supportHours, foundedIn } = claims;
const price = (key: PlanKey, billing: Billing, locale: Locale) =>
  formatFrancs(planPrice(key, billing) ?? 0, locale);
const from = (amount: number, locale: Locale) => formatFrancs(amount, locale);

/** Replies as a good model words them, each to its question: all are sound. */
export const truths: { locale: Locale; question: string; reply: string }[] = [
  {
    locale: "en",
    question: "How much is the Pro plan?",
    reply: `The Pro plan costs ${price("pro", "monthly", "en")} a month, or ${price("pro", "yearly", "en")} a month billed by the year. It includes ${plans.pro.pages} pages and ${plans.pro.editHours} hours of light edits a month, a free domain and free hosting. You can see every plan on [Pricing](/en/pricing).`,
  },
  {
    locale: "en",
    question: "How much is a website?",
    reply: `Our websites start from ${price("basic", "monthly", "en")} per month with the Basic plan. The Pro plan is ${price("pro", "monthly", "en")} per month and Commerce is ${price("commerce", "monthly", "en")} per month. Enterprise is quoted on request.`,
  },
  {
    locale: "en",
    question: "How long does a website take?",
    reply: `A complete website project takes ${projectWeeks.from} to ${projectWeeks.to} weeks. Once your content is complete, we are online in under ${launchDays} business days.`,
  },
  {
    locale: "en",
    question: "chatbot or SEO?",
    reply: `A chatbot answers your visitors and starts from ${from(chatbots.essential.monthly, "en")} per month with the Essential chatbot, which includes ${chatbots.essential.freeConversations} free conversations. SEO helps people find you and starts from ${from(packages.essential, "en")}, paid once.`,
  },
  {
    locale: "en",
    question: "Where are you?",
    reply: `Our studio is in Lausanne, ${brand.address.street}, ${brand.address.postalCode} ${brand.address.city}, since ${foundedIn}. You can call ${brand.phoneDisplay} or write to [${brand.email}](mailto:${brand.email}).`,
  },
  {
    locale: "en",
    question: "Do you support us after launch?",
    reply: `Yes. Support answers within ${supportHours} business hours, and the Basic plan includes ${plans.basic.editHours} hours of light edits a month.`,
  },
  {
    locale: "fr",
    question: "Combien coûte le forfait Pro ?",
    reply: `Le forfait Pro coûte ${price("pro", "monthly", "fr")} par mois, ou ${price("pro", "yearly", "fr")} par mois facturé à l'année. Il comprend ${plans.pro.pages} pages, ${plans.pro.editHours} heures de petites modifications par mois, un domaine offert et l'hébergement offert.`,
  },
  {
    locale: "fr",
    question: "Combien de temps pour un site ?",
    reply: `Un projet de site complet prend entre ${projectWeeks.from} et ${projectWeeks.to} semaines. Une fois vos contenus complets, il est en ligne en moins de ${launchDays} jours ouvrables.`,
  },
  {
    locale: "fr",
    question: "Quelle différence entre Basic et Pro ?",
    reply: `Le forfait Basic est à ${price("basic", "monthly", "fr")} par mois et comprend ${plans.basic.pages} pages. Le forfait Pro est à ${price("pro", "monthly", "fr")} par mois et comprend ${plans.pro.pages} pages. Tous les détails sont sur la page [Tarifs](/fr/pricing).`,
  },
  {
    locale: "fr",
    question: "Combien coûte un logo ?",
    reply: `Nos prestations de graphisme commencent dès ${from(GRAPHIC_DESIGN_FROM, "fr")}. Trois pistes sont dessinées, et tous les fichiers sont à vous.`,
  },
  {
    locale: "fr",
    question: "Hébergement ?",
    reply: `Notre hébergement commence dès ${from(hosting.perform, "fr")} par an, avec une disponibilité de ${`${UPTIME}`.replace(".", ",")} %. SecureWeb est à ${from(hosting.secureweb, "fr")} par an.`,
  },
];
