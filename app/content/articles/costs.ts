import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { claims } from "#app/domain/offers/claims";
import { francsInText } from "#app/domain/offers/money";
import { planPrice } from "#app/domain/offers/plans";
import { terms } from "#app/domain/offers/terms";
import type { Article } from "./article";

const shared = {
  figure: "costs",
  category: "Web",
  author: "lea",
  date: "2026-11-16",
  revised: "2026-11-30",
} as const;
const monthly = planPrice("basic", "monthly") ?? 0;
const months = 36;
const total = monthly * months;
/** The same, billed yearly. */
const yearly = (planPrice("basic", "yearly") ?? 0) * months;

/** A site that is paid once, for comparison: CHF for the site, CHF a year for its upkeep, hours a year for changes. */
const once = { price: 6000, upkeep: 500, hours: 6 };
const years = months / 12;
const untouched = once.price + years * once.upkeep;
const changed = untouched + years * once.hours * terms.extraHour;

/** The example's costs for three years, in CHF. */
export const threeYears: Localized<{ name: string; francs: number; isOurs?: true }[]> = typeset({
  en: [
    { name: "Our plan, paid monthly", francs: total, isOurs: true },
    { name: "Our plan, paid yearly", francs: yearly, isOurs: true },
    { name: "Paid once, with changes", francs: changed },
    { name: "Paid once, never changed", francs: untouched },
  ],
  fr: [
    { name: "Notre forfait, payé au mois", francs: total, isOurs: true },
    { name: "Notre forfait, payé à l'année", francs: yearly, isOurs: true },
    { name: "Payé une fois, avec changements", francs: changed },
    { name: "Payé une fois, jamais changé", francs: untouched },
  ],
});

const { projectWeeks } = claims;
const vatFrench = `${terms.vatPercent}`.replace(".", ",");

export const costs: Localized<Article> = typeset({
  en: {
    ...shared,
    slug: "what-a-website-costs-in-switzerland",
    title: "What\u00A0a\u00A0website costs in\u00A0Switzerland in\u00A02026",
    topic: "Website costs",
    excerpt:
      "A website for a small business costs CHF 3,000 to 15,000 up front, or a fixed sum each month. Here is the bill line by line, and what to ask before you sign.",
    short: [
      "A site of five to ten pages costs between CHF 3,000 and CHF 15,000 when you pay once, plus CHF 510 to 2,500 a year.",
      "Text and pictures often cost as much as the code, and they decide whether people call.",
      "Compare quotes over three years: only then can you weigh a price paid once against a monthly one.",
    ],
    content: `Two quotes for the same site can differ by a factor of five, and both can be honest. They do not cover the same work. This article takes the bill apart, so that you can lay two quotes side by side. The figures are rough ones, from quotes that small businesses in French-speaking Switzerland have shown us; they are not a price list.

## The bill, line by line

{table}

Start with the right-hand column, because those costs come back every year: over three years, a difference of CHF 600 a year adds up to CHF 1,800.

## Why the text costs as much as the code

{texts}

For a page that sells, somebody has to ask you questions, find out what people type into Google, write the text and revise it with you. If you supply a draft, that takes an hour; without one, two or three. The page itself is then built in an hour or two, because the design and the technical groundwork are already there. A quote without a line for text means that you will write it. Most sites that are late are late because of this.

Look for the line for pictures, too. Half a day with a photographer costs less than people think, and the pictures do more for a joiner than any effect on the screen.

## What makes a site dearer

- More pages. Each one has to be written, corrected and kept up to date.
- A second language. Allow half the cost of the text again, or more if the second language is written rather than translated.
- A shop. Products, payment, delivery, returns: allow CHF 3,000 at the very least.
- A calendar, a members' area, a link to your accounting software. Each of them is a project of its own.
- Haste. If it has to be online in two weeks, other clients wait, and you pay for that.

## Paid once or by the month

If you pay once, the bill is settled on the day the site is finished, and from then on the site is yours to look after. Every change after that is an invoice. If you pay by the month, edits, hosting and help are included, and you can budget. To compare, take three years.

{years}

An example from our own prices: our smallest plan costs ${francsInText(monthly, "en")} a month. Over ${months} months that comes to ${francsInText(total, "en")}, with domain, hosting and five hours of edits each month, and no set-up fee. A site bought outright for ${francsInText(once.price, "en")}, with domain, hosting and updates at ${francsInText(once.upkeep, "en")} a year and six hours of changes a year at ${francsInText(terms.extraHour, "en")} an hour, comes to ${francsInText(changed, "en")} in the same time. If you never change anything, it comes to ${francsInText(untouched, "en")}, which is less than our plan paid monthly (paid by the year, the plan comes to ${francsInText(yearly, "en")}). The question is therefore how often your site changes. The prices of all our plans are on the [pricing page](/pricing).

## Seven questions before you sign

- Do the prices include VAT? It adds ${terms.vatPercent} %.
- Who writes the text, and how many rounds of corrections are included?
- In whose name is the domain registered? It should be yours.
- What do I receive if I leave, and in what form?
- How long am I bound, and how much notice must I give?
- What happens when something breaks on a Friday, and who answers?
- When will it be online, counted from which day?

A reputable agency answers all seven in writing. Our answers are [on the pricing page](/pricing); counted from the signed quote, a whole project takes ${projectWeeks.from} to ${projectWeeks.to} weeks.

## Where you can save

{questions}

Begin with five good pages rather than fifteen thin ones. Take your own photographs of finished work, in daylight, in landscape format. Write down the twenty questions that customers ask most, in their words: that saves the writer half a day. Make sure that you can take a copy of the site with you, so that you are not tied to one company. And do not skimp on the text or the form: a page that nobody understands, or an enquiry that never arrives, is the most expensive line of all.`,
    table: {
      caption: "What the parts of a small site cost (CHF, excluding VAT)",
      head: ["Part", "Once", "Each year"],
      rows: [
        ["Domain (.ch)", "–", "10 to 20"],
        ["Hosting and security certificate (https)", "–", "100 to 400"],
        ["First meeting and list of pages", "300 to 800", "–"],
        ["Text, 5 to 10 pages", "750 to 4,000", "–"],
        ["Photographs, half a day", "500 to 1,200", "–"],
        ["Design", "600 to 3,500", "–"],
        ["Building and testing", "600 to 4,500", "–"],
        ["Basic SEO", "250 to 1,000", "–"],
        ["Updates and backups", "–", "200 to 1,000"],
        ["Changes, 2 to 6 hours", "–", "200 to 1,080"],
        ["Total", "3,000 to 15,000", "510 to 2,500"],
      ],
    },
    margin: {
      texts: {
        drawing: "costs-hours",
        text: "Hours for one page",
      },
      years: {
        drawing: "costs-years",
        text: "Our example over 36\u00A0months, in\u00A0CHF; each box is a thousand",
      },
      questions: { figure: "20", text: "questions from your customers, before the first line" },
    },
    sources: [
      { label: "nic.ch: rules for .ch domains and list of registrars", href: "https://www.nic.ch/" },
      { label: "Federal Tax Administration: VAT rates", href: "https://www.estv.admin.ch/" },
    ],
  },
  fr: {
    ...shared,
    slug: "prix-site-internet-suisse",
    title: "Combien coûte un\u00A0site internet en\u00A0Suisse en\u00A02026 ?",
    topic: "Prix d'un site",
    excerpt:
      "Le site d'une PME coûte de CHF 3’000 à 15’000 au départ, ou se paie au mois. Voici la facture ligne par ligne, et ce qu'il faut demander avant de signer.",
    short: [
      "Un site de cinq à dix pages coûte entre CHF 3’000 et CHF 15’000 si vous payez une fois, plus CHF 510 à 2’500 par an.",
      "Les textes et les photos coûtent souvent autant que le code, et ce sont eux qui donnent envie d'appeler.",
      "Comparez les offres sur trois ans : c'est le seul moyen de mettre en regard un montant payé une fois et un prix mensuel.",
    ],
    content: `Deux devis pour le même site peuvent varier du simple au quintuple, et être honnêtes tous les deux. Ils ne couvrent pas le même travail. Cet article décortique la facture, pour que vous puissiez poser deux devis côte\u00A0à\u00A0côte. Les chiffres sont des ordres de grandeur, tirés de devis que des PME romandes nous ont montrés ; ce n'est pas un tarif.

## La facture, ligne par ligne

{table}

Commencez par la colonne de droite, car ces montants reviennent chaque année : sur trois ans, une différence de CHF 600 par an fait CHF 1’800.

## Pourquoi les textes coûtent autant que le code

{texts}

Pour une page qui vend, quelqu'un doit vous interroger, chercher ce que les gens tapent dans Google, écrire, puis corriger avec vous. Avec un brouillon de votre part, comptez une heure ; sans brouillon, deux ou trois. La page elle-même se construit ensuite en une heure ou deux, car le système existe déjà. Un devis sans ligne pour les textes signifie que c'est vous qui les écrirez. La plupart des sites en retard le sont pour cette raison.

Cherchez aussi la ligne des photos. Une demi-journée de photographe coûte moins qu'on ne le croit, et ses images font plus pour un menuisier que n'importe quel effet à l'écran.

## Ce qui rend un site plus cher

- Des pages en plus. Il faut écrire, corriger et tenir\u00A0à\u00A0jour chacune d'elles.
- Une deuxième langue. Comptez encore la moitié du prix des textes, davantage s'ils sont rédigés plutôt que traduits.
- Une boutique. Produits, paiement, livraison, retours : comptez au moins CHF 3’000.
- Un agenda, un espace client, un lien avec votre comptabilité. Chacun est un projet à lui seul.
- L'urgence. S'il faut être\u00A0en\u00A0ligne dans deux semaines, d'autres clients attendent, et cela se paie.

## Payer une fois ou payer au mois

Payé une fois, le site est réglé le jour où il est fini, et les soucis sont pour vous. Chaque changement devient une facture. Au mois, les modifications, l'hébergement et l'aide sont compris, et vous savez ce que vous payez. Pour comparer, prenez trois ans.

{years}

Un exemple avec nos propres prix : notre plus petit forfait coûte ${francsInText(monthly, "fr")} par mois. Sur ${months} mois, cela fait ${francsInText(total, "fr")}, avec le domaine, l'hébergement et cinq heures de modifications par mois, sans frais de mise en route. Un site payé ${francsInText(once.price, "fr")} une fois, avec ${francsInText(once.upkeep, "fr")} par an pour le domaine, l'hébergement et les mises à jour, et six heures de changements par an à ${francsInText(terms.extraHour, "fr")}, revient à ${francsInText(changed, "fr")} sur la même durée. Si vous ne changez jamais rien, il revient à ${francsInText(untouched, "fr")}, soit moins que notre forfait payé au mois (payé à l'année, le forfait revient à ${francsInText(yearly, "fr")}). La question est donc de savoir si votre site change souvent. Les prix de tous nos forfaits sont sur la [page des tarifs](/pricing).

## Sept questions avant de signer

- Les prix sont-ils avec ou sans TVA ? Elle ajoute ${vatFrench} %.
- Qui écrit les textes, et combien de tours de corrections sont compris ?
- Au nom de qui le domaine est-il enregistré ? Il devrait l'être au vôtre.
- Que me remet-on si je pars, et sous quelle forme ?
- Quelle est la durée de l'engagement, et quel est le préavis ?
- Que se passe-t-il si le site tombe en panne un vendredi, et qui répond ?
- En combien de temps le site sera-t-il en ligne, et à compter de quel jour ?

Une agence sérieuse répond aux sept par écrit. Nos réponses sont [sur la page des tarifs](/pricing) ; un projet complet prend de ${projectWeeks.from} à ${projectWeeks.to} semaines, comptées dès la signature du devis.

## Où vous pouvez économiser

{questions}

Commencez par cinq bonnes pages plutôt que par quinze maigres. Prenez vous-même des photos de vos travaux, à la lumière du jour, au format paysage. Notez les vingt questions que vos clients posent le plus souvent, avec leurs mots : vous épargnez une demi-journée à la personne qui écrira. Assurez-vous de pouvoir emporter une copie du site, pour ne pas dépendre d'une seule entreprise. Et n'économisez ni sur les textes ni sur le formulaire : une page que personne ne comprend, ou une demande qui n'arrive jamais, voilà la ligne la plus chère de toutes.`,
    table: {
      caption: "Ce que coûtent les parties d'un petit site (CHF, hors TVA)",
      head: ["Poste", "Une fois", "Par an"],
      rows: [
        ["Domaine (.ch)", "–", "10 à 20"],
        ["Hébergement et certificat de sécurité (https)", "–", "100 à 400"],
        ["Premier rendez-vous et liste des pages", "300 à 800", "–"],
        ["Textes, de 5 à 10 pages", "750 à 4’000", "–"],
        ["Photos, une demi-journée", "500 à 1’200", "–"],
        ["Mise en page", "600 à 3’500", "–"],
        ["Construction et tests", "600 à 4’500", "–"],
        ["Référencement Google de base (SEO)", "250 à 1’000", "–"],
        ["Mises à jour et sauvegardes", "–", "200 à 1’000"],
        ["Modifications, de 2 à 6 heures", "–", "200 à 1’080"],
        ["Total", "3’000 à 15’000", "510 à 2’500"],
      ],
    },
    margin: {
      texts: {
        drawing: "costs-hours",
        text: "Heures de travail pour une page",
      },
      years: {
        drawing: "costs-years",
        text: "Notre exemple sur 36\u00A0mois, en\u00A0CHF ; une case vaut mille francs",
      },
      questions: {
        figure: "20",
        text: "questions de vos clients, avant la première ligne",
      },
    },
    sources: [
      { label: "nic.ch : règles des domaines .ch et liste des registraires", href: "https://www.nic.ch/" },
      {
        label: "Administration fédérale des contributions : taux de TVA",
        href: "https://www.estv.admin.ch/",
      },
    ],
  },
});
