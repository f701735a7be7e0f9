import { serviceList, servicePrices } from "#app/content/services/service-list";
import { callbackTimes, clockTime } from "#app/domain/calendar/callback";
import { cantons, claims } from "#app/domain/chat/claims";
import type { Locale, Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { UPTIME } from "#app/domain/offers/hosting";
import { YEARLY_RATE } from "#app/domain/offers/plans";
import { brand } from "#app/domain/site/brand";
import { rating } from "./rating";

/** What the assistant says of a subject: in general and, where it has more to say, of its price and its delay. */
interface Answer {
  about: string;
  price?: string;
  delay?: string;
}

const { projectWeeks, launchDays, supportHours, auditMinutes } = claims;
const [firstCall, lastCall] = [callbackTimes.at(0) ?? 0, callbackTimes.at(-1) ?? 0].map(clockTime);
const saving = Math.round((1 - YEARLY_RATE) * 100);
const { street, postalCode, city } = brand.address;

/** Where the price of each service begins, as the end of a sentence. */
const from = servicePrices;

/** The services in one line, each with where its price begins. */
function listOf(locale: Locale): string {
  return serviceList[locale].map(({ label, symbol }) => `${label} (${from[locale][symbol]})`).join(", ");
}

export const answers = typeset({
  en: {
    site: {
      about: `Websites for small companies, drawn, written, built and hosted ${from.en.site}, domain included. A whole website project takes ${projectWeeks.from} to ${projectWeeks.to} weeks.`,
      delay: `A whole website project takes ${projectWeeks.from} to ${projectWeeks.to} weeks; online in under ${launchDays} business days, counted from the day your content is complete.`,
    },
    fresh: {
      about: `A new website begins with your clients' questions, then come plan, texts, design and code: a first site ${from.en.site}, in ${projectWeeks.from} to ${projectWeeks.to} weeks.`,
    },
    redo: {
      about: `In a redesign we keep the addresses and texts that work and redraw the rest, ${from.en.site}. Online in under ${launchDays} business days once your content is complete.`,
    },
    inPlans: {
      about: "Every monthly plan includes a free domain, free hosting for as long as it runs, and basic SEO.",
    },
    yearly: { about: `Paid by the year, a plan costs ${saving} % less: 2 months free.` },
    search: {
      about: `SEO, ${from.en.search}, paid once: we mend a site's foundations, write what people search for and put you on the local map.`,
      delay:
        "The work takes about a month; search engines need 6 to 12 weeks to show its effect. We say so before, and measure after.",
    },
    ads: {
      about: `We run campaigns on search and social networks, counted in calls and quotes. You set the budget; an audit of ${auditMinutes.from} to ${auditMinutes.to} minutes comes first.`,
      price:
        "For campaigns our fee is quoted on request, in writing, after an audit; their budget is yours to set.",
    },
    design: {
      about: `Logo, brand charter, print supports and digital, ${from.en.design}. Three directions are drawn, one is worked out; all files are yours.`,
    },
    intelligence: {
      about: `One task at a time: answer your clients at night, sort requests, draft replies. It says when it does not know, and hands over to a person. Chatbots ${from.en.assistant}.`,
    },
    bot: {
      about: `Our chatbots answer from your own pages, in French and English, ${from.en.assistant}.`,
    },
    leads: {
      about: `For new clients we build the page, the form and the campaign, and count to the call and the quote. Lead generation is priced on request, after an audit of ${auditMinutes.from} to ${auditMinutes.to} minutes.`,
    },
    hosting: {
      about: `Swiss hosting with updates, backups and a person who answers, ${from.en.hosting}, with ${UPTIME} % uptime.`,
    },
    uptime: { about: `Sites that we host are reachable ${UPTIME} % of the year.` },
    servers: { about: "Our servers stand in Switzerland, under Swiss law." },
    contact: {
      about: `Write to ${brand.email}, call ${brand.phoneDisplay}, or leave your number and choose when we call you back.`,
    },
    booking: {
      about: `Choose a free slot for a call, or the hour of a callback. You can also call ${brand.phoneDisplay}.`,
    },
    hours: {
      about: `We call back between ${firstCall} and ${lastCall}, on the day you choose, and answer messages within ${supportHours} business hours.`,
    },
    support: { about: `A person answers within ${supportHours} business hours.` },
    place: { about: `Our studio is in Lausanne: ${street}, ${postalCode} ${city}.` },
    area: { about: `We work in the cantons of ${cantons.en.join(", ")}.` },
    company: {
      about: `We are a small Swiss team, a studio in Lausanne since ${claims.foundedIn}, for design, infrastructure and growth.`,
    },
    jobs: { about: "All our positions are filled for now; a CV is welcome all the same." },
    work: { about: "Our case study: a time-blocking planner that cuts the day into quarters of an hour." },
    articles: { about: "You can read our articles on the structure of a site and on landing pages." },
    audit: {
      about: `The audit takes ${auditMinutes.from} to ${auditMinutes.to} minutes, with you at the screen. You keep the list.`,
    },
    rating: { about: `Our clients give us ${rating.en}.` },
    privacy: {
      about:
        "We use what you write to answer you, nothing else. The privacy page says what data is kept, why, and for how long.",
    },
    hello: { about: "Good day. Ask about a service, a price or a delay, and I help as far as I know." },
    self: {
      about:
        "I am this site's assistant, a program: I answer from its pages and prices, and hand over to a person when I do not know.",
    },
    services: { about: `${listOf("en")}. Which one may I tell you about?` },
    languages: { about: "We work in French and English, and sites are written in both, not translated." },
    yours: {
      about:
        "Domain, texts, pictures and code belong to you; if you leave, you leave with all of it. The terms of your contract a person can tell you.",
    },
    unknown: {
      about: `I can only speak about our services, prices and delays. For anything else, write to ${brand.email} or call ${brand.phoneDisplay}.`,
    },
  },
  fr: {
    site: {
      about: `Des sites pour les PME, dessinés, écrits, construits et hébergés ${from.fr.site}, domaine compris. Un projet de site complet prend de ${projectWeeks.from} à ${projectWeeks.to} semaines.`,
      delay: `Un projet de site complet prend de ${projectWeeks.from} à ${projectWeeks.to} semaines ; en ligne en moins de ${launchDays} jours ouvrables, comptés dès que vos contenus sont complets.`,
    },
    fresh: {
      about: `Un nouveau site part des questions de vos clients, puis viennent le plan, les textes, le dessin et le code : un premier site ${from.fr.site}, en ${projectWeeks.from} à ${projectWeeks.to} semaines.`,
    },
    redo: {
      about: `Pour une refonte, nous gardons les adresses et les textes qui marchent et redessinons le reste, ${from.fr.site}. En ligne en moins de ${launchDays} jours ouvrables dès que vos contenus sont complets.`,
    },
    inPlans: {
      about:
        "Chaque forfait mensuel comprend un domaine offert, l'hébergement offert tant qu'il dure, et le SEO de base.",
    },
    yearly: { about: `Payé à l'année, un forfait coûte ${saving} % de moins : 2 mois offerts.` },
    search: {
      about: `Le référencement, ${from.fr.search}, payés une fois : nous réparons les bases d'un site, écrivons ce que l'on cherche et vous plaçons sur la carte locale.`,
      delay:
        "Le travail prend environ un mois ; les moteurs mettent 6 à 12 semaines à en montrer l'effet. Nous le disons avant, nous mesurons après.",
    },
    ads: {
      about: `Nous menons des campagnes de recherche et sur les réseaux, comptées en appels et en devis. Vous fixez le budget ; un audit de ${auditMinutes.from} à ${auditMinutes.to} minutes vient d'abord.`,
      price:
        "Pour les annonces, notre prix est établi sur demande, par écrit, après un audit ; leur budget, c'est vous qui le fixez.",
    },
    design: {
      about: `Logo, charte graphique, imprimés et numérique, ${from.fr.design}. Trois pistes sont dessinées, une est menée au bout ; tous les fichiers sont à vous.`,
    },
    intelligence: {
      about: `Une tâche à la fois : répondre la nuit, trier les demandes, préparer des réponses. Elle dit quand elle ne sait pas, et passe le relais à une personne. Chatbots ${from.fr.assistant}.`,
    },
    bot: {
      about: `Nos chatbots répondent d'après vos propres pages, en français et en anglais, ${from.fr.assistant}.`,
    },
    leads: {
      about: `Pour trouver de nouveaux clients, nous faisons la page, le formulaire et la campagne, et comptons jusqu'à l'appel et au devis. Le prix de l'acquisition est établi sur demande, après un audit de ${auditMinutes.from} à ${auditMinutes.to} minutes.`,
    },
    hosting: {
      about: `Un hébergement suisse avec mises à jour, sauvegardes et quelqu'un qui répond, ${from.fr.hosting}, avec ${`${UPTIME}`.replace(".", ",")} % de disponibilité.`,
    },
    uptime: {
      about: `Les sites que nous hébergeons sont joignables ${`${UPTIME}`.replace(".", ",")} % de l'année.`,
    },
    servers: { about: "Nos serveurs sont en Suisse, sous droit suisse." },
    contact: {
      about: `Écrivez à ${brand.email}, appelez le ${brand.phoneDisplay}, ou laissez votre numéro et choisissez l'heure de notre appel.`,
    },
    booking: {
      about: `Choisissez une heure libre pour un appel, ou l'heure d'un rappel. Vous pouvez aussi appeler le ${brand.phoneDisplay}.`,
    },
    hours: {
      about: `Nous rappelons entre ${firstCall} et ${lastCall}, le jour de votre choix, et répondons aux messages en moins de ${supportHours} heures ouvrables.`,
    },
    support: { about: `Une personne répond en moins de ${supportHours} heures ouvrables.` },
    place: { about: `Notre atelier est à Lausanne : ${street}, ${postalCode} ${city}.` },
    area: { about: `Nous travaillons dans les cantons suivants : ${cantons.fr.join(", ")}.` },
    company: {
      about: `Nous sommes une petite équipe suisse, une agence à Lausanne depuis ${claims.foundedIn}, pour le design, l'infrastructure et la croissance.`,
    },
    jobs: { about: "Tous nos postes sont pourvus pour l'instant ; un CV reste le bienvenu." },
    work: { about: "Notre étude de cas : un agenda qui découpe la journée en quarts d'heure." },
    articles: {
      about: "Vous pouvez lire nos articles sur la structure d'un site et sur les pages d'arrivée.",
    },
    audit: {
      about: `L'audit dure de ${auditMinutes.from} à ${auditMinutes.to} minutes, avec vous devant l'écran. La liste vous reste.`,
    },
    rating: { about: `Nos clients nous donnent ${rating.fr}.` },
    privacy: {
      about:
        "Ce que vous écrivez sert à vous répondre, à rien d'autre. La page de confidentialité dit quelles données sont conservées, pourquoi et combien de temps.",
    },
    hello: {
      about:
        "Bonjour. Vous pouvez demander un service, un prix ou un délai : je vais vous aider autant que je sais.",
    },
    self: {
      about:
        "Je suis l'assistant de ce site, un programme : je réponds d'après ses pages et ses prix, et passe le relais à une personne quand je ne sais pas.",
    },
    services: { about: `${listOf("fr")}. Duquel puis-je vous parler ?` },
    languages: {
      about:
        "Nous travaillons en français et en anglais, et les sites sont écrits dans les deux, pas traduits.",
    },
    yours: {
      about:
        "Domaine, textes, images et code vous appartiennent ; si vous partez, vous partez avec tout. Les termes de votre contrat, une personne peut vous les dire.",
    },
    unknown: {
      about: `Je ne parle que de nos services, de nos prix et de nos délais. Pour le reste, écrivez à ${brand.email} ou appelez le ${brand.phoneDisplay}.`,
    },
  },
}) satisfies Localized<Record<string, Answer>>;

export type Subject = keyof typeof answers.en;

export type { Answer };
