import type { ContactSectionWords, FaqWords, IndexWords, IntroPage } from "#app/content/shared/page-content";
import { claims } from "#app/domain/chat/claims";
import type { Locale, Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { type CaseSlug, cases } from "#app/domain/offers/cases";
import { hosting } from "#app/domain/offers/hosting";
import { formatFrancs, francsInText } from "#app/domain/offers/money";
import { packages } from "#app/domain/offers/packages";
import { type Billing, type PlanKey, planPrice, plans, YEARLY_RATE } from "#app/domain/offers/plans";
import { terms } from "#app/domain/offers/terms";
import { brand } from "#app/domain/site/brand";

export const lastChange = "2026-11-23";

interface PlanCard {
  price: Record<Billing, string>;
  /** What the price is for, after it. */
  period: Record<Billing, string>;
  /** Those that begin with a gift are shown apart. */
  features: string[];
  choose: string;
}

export interface PlansWords {
  title: string;
  billing: Record<Billing, string> & { legend: string; saving: string };
  popular: string;
  offer: string;
  cards: Record<PlanKey, PlanCard>;
}

interface PricingPage extends IntroPage {
  plans: PlansWords;
  packages: IndexWords;
  questions: FaqWords;
  contact: ContactSectionWords;
}

const discount = Math.round((1 - YEARLY_RATE) * 100);
const { basic, pro, commerce } = plans;
const basicPages = basic.pages ?? 0;
const { projectWeeks, launchDays, supportHours, auditMinutes } = claims;
const { vatPercent, bindingMonths, noticeMonths, renewalDays, quoteDays, supportDays } = terms;
const { extraHour, pageHours, languageHours, clientHours, correctionRounds, photographer } = terms;
const vatFrench = `${vatPercent}`.replace(".", ",");
const search = "/services/seo-visibility";

/** What a client paid once, in a sentence. */
function onceOf(slug: CaseSlug, locale: Locale): string {
  return francsInText(cases[slug].once ?? 0, locale);
}

/** What so many hours beyond a plan come to, in a sentence. */
function hours(count: number, locale: Locale): string {
  return francsInText(count * extraHour, locale);
}

/** What a plan costs in a year, in a sentence. */
function inYear(key: PlanKey, billing: Billing, locale: Locale): string {
  return francsInText((planPrice(key, billing) ?? 0) * 12, locale);
}

/** A plan's price as each language writes it; a dash where it is quoted. */
function priceOf(key: PlanKey, billing: Billing, locale: Locale): string {
  const price = planPrice(key, billing);
  return price === null ? "–" : formatFrancs(price, locale);
}

function pricesOf(key: PlanKey, locale: Locale): PlanCard["price"] {
  return { monthly: priceOf(key, "monthly", locale), yearly: priceOf(key, "yearly", locale) };
}

const giftsEn = ["🎁 Free domain", "🎁 Free hosting while the plan runs", "🎁 Basic SEO"];
const giftsFr = ["🎁 Domaine offert", "🎁 Hébergement offert pendant l'abonnement", "🎁 SEO de base"];
const periodEn = { monthly: "a month", yearly: "a month, billed by the year" };
const periodFr = { monthly: "par mois", yearly: "par mois, facturé à l'année" };

export const pricing: Localized<PricingPage> = typeset({
  en: {
    head: {
      title: `Website prices in Switzerland: plans – ${brand.name}`,
      description: `Website plans from ${francsInText(basic.monthly ?? 0, "en")} a month with domain, hosting and basic SEO, SEO packages paid once, and answers on VAT, notice and ownership.`,
    },
    intro: {
      title: "What a website costs with us",
      lead: "Every plan includes a free domain, free hosting for as long as it runs, and basic SEO. There is no set-up fee. You pay by the month, or by the year for less.",
      facts: [
        { term: "In every plan", detail: "Domain, hosting, basic SEO, French and English" },
        { term: "Paid by the year", detail: `Up to ${discount} %, 2 months free` },
        {
          term: "Online",
          detail: `In under ${launchDays} business days once your content is complete`,
        },
      ],
      action: { label: "Compare the plans", to: "/pricing#plans" },
      also: {
        label: "Read: what a website costs in Switzerland",
        to: "/blog/what-a-website-costs-in-switzerland",
      },
      map: {
        text: "Elevation profile of the plans: the higher the summit, the higher the price. The last one is hidden by a cloud.",
      },
    },
    plans: {
      title: "Four plans, with domain and hosting in the monthly price",
      billing: {
        legend: "Billing",
        monthly: "Monthly",
        yearly: "Yearly",
        saving: `up to ${discount} %, 2 months free`,
      },
      popular: "Most popular",
      offer: "Limited offer",
      cards: {
        basic: {
          price: pricesOf("basic", "en"),
          period: periodEn,
          features: [
            `${basic.pages} pages`,
            `${basic.editHours} h of light edits a month`,
            "Email support",
            ...giftsEn,
          ],
          choose: "Choose Basic",
        },
        pro: {
          price: pricesOf("pro", "en"),
          period: periodEn,
          features: [
            "All of Basic, but with:",
            `${pro.pages} pages`,
            `${pro.editHours} h of light edits a month`,
            "Priority support by email and phone",
            "Protection against cyber-attacks",
            ...giftsEn,
          ],
          choose: "Choose Pro",
        },
        commerce: {
          price: pricesOf("commerce", "en"),
          period: periodEn,
          features: [
            "All of Pro, with:",
            `${commerce.products} products`,
            `${commerce.editHours} h of light edits a month`,
            "Priority support",
            "Order management system",
            ...giftsEn,
          ],
          choose: "Choose Commerce",
        },
        enterprise: {
          price: pricesOf("enterprise", "en"),
          period: { monthly: "on request", yearly: "on request" },
          features: [
            "All of Commerce, but with:",
            "Unlimited pages",
            "An account manager of your own",
            "Marketing strategy",
            "Protection against cyber-attacks",
            ...giftsEn,
          ],
          choose: "Ask for a quote",
        },
      },
    },
    packages: {
      title: "SEO packages, paid once",
      rows: [
        {
          symbol: "search",
          label: "Essential",
          to: search,
          text: "The technical basics: speed, structure, titles, indexing on Google.",
          price: `${formatFrancs(packages.essential, "en")} once`,
        },
        {
          symbol: "search",
          label: "Advanced",
          to: search,
          text: "The basics, plus keyword research and two pages written.",
          price: `${formatFrancs(packages.advanced, "en")} once`,
        },
        {
          symbol: "search",
          label: "Expert",
          to: search,
          text: "The basics, five pages written, links, and three months of follow-up.",
          price: `${formatFrancs(packages.expert, "en")} once`,
        },
        {
          symbol: "leads",
          label: "Local SEO",
          to: search,
          text: "Your Google Business Profile, a way to ask for reviews, a page for your town or nearby.",
          price: `${formatFrancs(packages.local, "en")} once`,
        },
      ],
      all: { label: "What is in each package", to: search },
    },
    questions: {
      title: "Before you sign: your questions on VAT, notice and ownership",
      items: [
        {
          question: "Do the prices include VAT?",
          answer: `No. Prices are in Swiss francs without VAT. The quote shows it: ${vatPercent} %.`,
        },
        {
          question: "Is there a set-up fee?",
          answer:
            "No, none for the plans. The design, the copy and the launch of your site are in the monthly price.",
        },
        {
          question: "Is there ever a one-off charge?",
          answer: `Yes, when we draw or program something for you alone that no plan covers, such as a booking bar or the map of a campsite. The quote states the amount, and the plan is charged in addition: Hôtel Bellerive, for example, paid a one-off ${onceOf("hotel-bellerive", "en")} for its bar and its drawn pictures. A single drawing, like the figure of Physio Grand-Pont, is in the price of the plan. You can also pay for a whole site once, without a plan and with hosting billed separately, from ${francsInText(hosting.perform, "en")} a year, as Escaliers Duc did for ${onceOf("escaliers-duc", "en")}. Half of such a sum is invoiced when you sign, half at the launch. An SEO package, a Pro chatbot or a piece of design is invoiced when it is delivered.`,
        },
        {
          question: "What do I save if I pay by the year?",
          answer: `${discount} %: with Basic, ${inYear("basic", "yearly", "en")} a year instead of ${inYear("basic", "monthly", "en")}. That is a little more than 2 months free. It is the same discount, expressed in two ways.`,
        },
        {
          question: "When do I pay?",
          answer: `The first invoice for a plan comes on the day your site goes online, for the month or the year. If you stop before that, you pay for the hours worked, up to the price of ${bindingMonths} months. For a one-off site or development, you pay for the hours worked, up to the half invoiced when you signed; we refund the rest of that half. For an SEO package, a Pro chatbot or a piece of design, you pay for the hours worked, at most its price.`,
        },
        {
          question: "How long am I tied in?",
          answer: `If you pay by the month, you can leave at the end of any month after the first ${bindingMonths} months, with ${noticeMonths} month's notice: at the earliest at the end of month ${bindingMonths + 1}. An email is enough. We count from the day your site goes online. If you pay by the year, you are bound for the year you have paid for. It does not renew by itself: we ask you ${renewalDays} days before it ends. The same holds for hosting, paid by the year. You may stop the Essential chatbot at the end of any month.`,
        },
        {
          question: "What do I keep if I leave?",
          answer: `Your whole site. The domain, the copy, the pictures and the code are yours from the first day. The domain, the one you have or a new one, is in your name. When you leave, you take it with you, and a copy of the site in ordinary files that any host can serve. That costs nothing. Your login and your forms run on our servers, so your new host will have to set them up again. Or your site stays with us, with hosting alone, from ${francsInText(hosting.perform, "en")} a year. If you leave early, we lose money on your site: that is our risk.`,
        },
        {
          question: "What does the audit cost?",
          answer: `Nothing, and it commits you to nothing. It takes ${auditMinutes.from} to ${auditMinutes.to} minutes.`,
        },
        {
          question: "How long does a website take?",
          answer: `A whole project takes ${projectWeeks.from} to ${projectWeeks.to} weeks, from the day you sign the quote to the launch: 1 week for the plan, 1 to 3 for the copy, and then, once your content is complete, under ${launchDays} business days. If your corrections take longer, the date moves by as many days. If we are late, you pay later: both the first invoice for a plan and the second half of a one-off charge are issued on the day of the launch.`,
        },
        {
          question: "Who writes the copy?",
          answer: `We draft them from an interview with you, and you correct them. The person who looks after your site leads the interview: by phone, on screen or in our office, after working hours if that suits you, or at your premises by arrangement. You correct one language version, and we make the same changes in the other. The price includes ${correctionRounds} rounds of corrections to the copy and ${correctionRounds} to the design. For ${basic.pages} pages, that takes about ${clientHours} hours of your time, interview included; each further page takes about half an hour. The content counts as complete when you have approved the copy.`,
        },
        {
          question: "Who takes the photographs?",
          answer: `You send us yours. We choose with you, crop and brighten them, make the files smaller, and tell you if one will not do. If you have none, we find a photographer near you: half a day costs about ${francsInText(photographer.from, "en")} to ${francsInText(photographer.to, "en")}; a hotel with many rooms takes longer. The quote names the price, and the pictures are yours.`,
        },
        {
          question: "How many pages do I need?",
          answer: `One for each subject: home, services, prices, about you, contact. Rooms of one kind share a page, and so do the dishes of a menu. A hotel with 24 rooms of 5 kinds fits well into the ${plans.pro.pages} pages of Pro. A joiner with 6 pages takes Basic and pays, once, for 1 page more.`,
        },
        {
          question: "What do ads cost?",
          answer: `You set the budget and pay Google yourself, in an account that is yours. For our work you get a quote after the free audit, at ${francsInText(extraHour, "en")} an hour.`,
        },
        {
          question: "What if I need more pages or hours?",
          answer: `An hour costs ${francsInText(extraHour, "en")}. A further page takes ${pageHours.from} to ${pageHours.to} hours, text, layout and both languages included: that is ${hours(pageHours.from, "en")} to ${hours(pageHours.to, "en")}, paid once, and your plan stays as it is. We name the sum in writing first, and nothing is done or invoiced without your approval. You can move to a larger plan at the end of any month, in the first months and in a paid year too.`,
        },
        {
          question: "Why does a page in an SEO package cost less?",
          answer:
            "Because it is a smaller piece of work: a text for one search, written in one go with the others, which you correct once, in a layout that your site already has. It comes on top of the pages of your plan. A further page of your site has an interview, a layout of its own and both rounds of corrections.",
        },
        {
          question: "Can I change copy and pictures myself?",
          answer:
            "Yes, with a login that belongs to your own site; the client portal on ours is not open yet. Or you send them to us: that is what the hours of your plan are for. Changing some text, a price or a photograph, or adding one more job to a gallery, counts as an edit; a new page does not. Hours that you do not use are not carried over.",
        },
        {
          question: "Can you add bookings or email addresses?",
          answer:
            "Yes. If you already use a booking system, we build it into your pages. That is included in the plan, and we take no commission. A new one, or a booking bar of your own like Hôtel Bellerive's, costs extra, and the quote names the price. Your email addresses stay where they are, or we set them up on your domain with a mail provider of your choice. You pay that provider directly.",
        },
        {
          question: "What happens to my old site and my mailboxes?",
          answer:
            "On the day of the launch we point your domain to the new site; you keep your old host until then. Mailboxes with a provider of their own go on as before. If they are part of your old hosting, we move them first, without interruption, and the quote states the price.",
        },
        {
          question: "Which languages are included?",
          answer: `French and English, and both are written rather than translated. A page in both languages counts once. A page in an SEO package is written in French, in English or in both, whichever your customers search in; its price is the same. German or another language adds ${languageHours.from} to ${languageHours.to} hours a page: for ${basic.pages} pages, ${hours(languageHours.from * basicPages, "en")} to ${hours(languageHours.to * basicPages, "en")}. The quote names the sum.`,
        },
        {
          question: "Do I need hosting as well?",
          answer: `No, every plan includes it, with updates, backups and checks of your pages and forms. The hosting offers, from ${francsInText(hosting.perform, "en")} a year, are for sites made elsewhere or paid once.`,
        },
        {
          question: "Who answers me, and when?",
          answer: `Someone from our team, as a rule the next working day. The limit is ${supportHours} business hours, about ${supportDays} working days. Priority support means that we answer your message before those from clients on other plans. In every plan, one person looks after your site; with Enterprise, that account manager also plans your marketing with you every month. With Basic, you send us your edits by email; from Pro on, you can phone them in as well. We answer in French and in English.`,
        },
        {
          question: "What if something breaks at night or at a weekend?",
          answer:
            "If your site is down, call us, whatever your website or hosting plan: we look at it before anything else. At night and at weekends nobody answers the phone, but our servers are watched, and one that fails is brought back at any hour. Sites on a website plan or with SecureWeb are restored from our backup; with Perform and Expansion, from the copy that you keep. We start fixing a fault in a page or a form on the next working day. If you ask for a callback at a weekend and nobody is free, we call at the same time on the next working day.",
        },
        {
          question: "What happens after I send the form?",
          answer: `You see a reference number at once. A person reads your message, then calls you at the time you chose or writes to you. Within ${supportDays} working days of that first exchange, you will have a written quote, in French or in English. If we do not hear from you, we ask once and then leave it there. We begin when you have signed.`,
        },
        {
          question: "Do I keep a limited offer while I think it over?",
          answer: `Yes. A written quote is valid for ${quoteDays} days and keeps the offer that was running on the day we wrote it. For a website plan, the offer is the domain, the hosting and the basic SEO at no extra charge; once you have signed, they stay free for as long as your plan runs. For an SEO package, it is the first consultation.`,
        },
        {
          question: "Do I need an SEO package as well?",
          answer:
            "Not to begin with. A site that we build is fast from the first day, and the basic SEO in every plan gives each new page its title, its address and its place in the sitemap. The packages go further: keywords, written pages, your Google Business Profile. Essential also repairs the speed and the links of a site made elsewhere.",
        },
        {
          question: "Can you promise first place on Google?",
          answer:
            "No, and nobody can. We promise the work that each package lists, and a report of what it changed.",
        },
        {
          question: "Can I speak to one of your clients?",
          answer:
            "Yes. Ask us, and we tell you which client in a trade like yours is willing to talk. The people, clients and reviews that you see on this site are samples.",
        },
      ],
      contact: { label: "Ask us another question", to: "/contact" },
    },
    contact: {
      title: "Choose a plan, or ask us which one fits",
      lead: `Someone from our team answers within ${supportHours} business hours. Nothing is charged before you have signed a written quote.`,
    },
  },
  fr: {
    head: {
      title: `Prix d'un site internet en Suisse : forfaits – ${brand.name}`,
      description: `Forfaits dès ${francsInText(basic.monthly ?? 0, "fr")} par mois avec domaine, hébergement et SEO de base, référencement payé une fois, et nos réponses sur la TVA et la durée.`,
    },
    intro: {
      title: "Combien coûte un site chez nous ?",
      lead: "Chaque forfait comprend un domaine gratuit, l'hébergement offert pendant tout l'abonnement et le SEO de base. Il n'y a pas de frais de mise en route. Vous payez au mois, ou à l'année, ce qui revient moins cher.",
      facts: [
        { term: "Dans chaque forfait", detail: "Domaine, hébergement, SEO de base, français et anglais" },
        { term: "À l'année", detail: `Jusqu'à ${discount} %, 2 mois offerts` },
        {
          term: "En ligne",
          detail: `En moins de ${launchDays} jours ouvrables une fois vos contenus complets`,
        },
      ],
      action: { label: "Comparer les forfaits", to: "/pricing#plans" },
      also: { label: "Lire : combien coûte un site en Suisse", to: "/blog/prix-site-internet-suisse" },
      map: {
        text: "Profil des forfaits : plus le sommet est haut, plus le prix est élevé. Un nuage cache le dernier.",
      },
    },
    plans: {
      title: "Quatre forfaits, domaine et hébergement compris",
      billing: {
        legend: "Facturation",
        monthly: "Au mois",
        yearly: "À l'année",
        saving: `jusqu'à ${discount} %, 2 mois offerts`,
      },
      popular: "Le plus choisi",
      offer: "Offre limitée",
      cards: {
        basic: {
          price: pricesOf("basic", "fr"),
          period: periodFr,
          features: [
            `${basic.pages} pages`,
            `${basic.editHours} h de petites modifications par mois`,
            "Assistance par e-mail",
            ...giftsFr,
          ],
          choose: "Choisir Basic",
        },
        pro: {
          price: pricesOf("pro", "fr"),
          period: periodFr,
          features: [
            "Tout ce que contient Basic, mais avec :",
            `${pro.pages} pages`,
            `${pro.editHours} h de petites modifications par mois`,
            "Assistance prioritaire par e-mail et téléphone",
            "Protection contre les cyberattaques",
            ...giftsFr,
          ],
          choose: "Choisir Pro",
        },
        commerce: {
          price: pricesOf("commerce", "fr"),
          period: periodFr,
          features: [
            "Tout ce que contient Pro, avec :",
            `${commerce.products} produits`,
            `${commerce.editHours} h de petites modifications par mois`,
            "Assistance prioritaire",
            "Gestion des commandes",
            ...giftsFr,
          ],
          choose: "Choisir Commerce",
        },
        enterprise: {
          price: pricesOf("enterprise", "fr"),
          period: { monthly: "sur demande", yearly: "sur demande" },
          features: [
            "Tout ce que contient Commerce, mais avec :",
            "Nombre de pages illimité",
            "Un interlocuteur attitré",
            "Stratégie marketing",
            "Protection contre les cyberattaques",
            ...giftsFr,
          ],
          choose: "Demander un devis",
        },
      },
    },
    packages: {
      title: "Forfaits de référencement, payés une fois",
      rows: [
        {
          symbol: "search",
          label: "Essentiel",
          to: search,
          text: "Les bases techniques : vitesse, structure, titres, indexation par Google.",
          price: `${formatFrancs(packages.essential, "fr")} une fois`,
        },
        {
          symbol: "search",
          label: "Avancé",
          to: search,
          text: "Les bases, plus l'étude des mots-clés et deux pages rédigées.",
          price: `${formatFrancs(packages.advanced, "fr")} une fois`,
        },
        {
          symbol: "search",
          label: "Expert",
          to: search,
          text: "Les bases, cinq pages rédigées, des liens et trois mois de suivi.",
          price: `${formatFrancs(packages.expert, "fr")} une fois`,
        },
        {
          symbol: "leads",
          label: "SEO local",
          to: search,
          text: "Votre fiche Google, un lien pour les avis, une page pour votre ville ou ses environs.",
          price: `${formatFrancs(packages.local, "fr")} une fois`,
        },
      ],
      all: { label: "Ce que contient chaque forfait", to: search },
    },
    questions: {
      title: "Avant de signer : TVA, durée, propriété, délais de réponse",
      items: [
        {
          question: "Les prix comprennent-ils la TVA ?",
          answer: `Non. Les prix sont en francs suisses, hors TVA. Le devis l'indique : ${vatFrench} %.`,
        },
        {
          question: "Y a-t-il des frais de mise en route ?",
          answer:
            "Non, aucun pour les forfaits. La conception, les textes et la mise en ligne du site sont compris dans le prix mensuel.",
        },
        {
          question: "Y a-t-il parfois un montant unique en plus du forfait ?",
          answer: `Oui, quand nous dessinons ou programmons pour vous seul ce qu'aucun forfait ne contient, comme une barre de réservation ou la carte d'un camping. Le devis indique la somme, et le forfait s'y ajoute : l'Hôtel Bellerive a payé ainsi ${onceOf("hotel-bellerive", "fr")} une fois, pour sa barre et ses images dessinées. Un seul dessin, comme la silhouette de Physio Grand-Pont, est compris dans le forfait. Vous pouvez aussi acheter un site pour un montant unique, sans forfait et avec l'hébergement à part, dès ${francsInText(hosting.perform, "fr")} par an, comme Escaliers Duc pour ${onceOf("escaliers-duc", "fr")}. Une telle somme est facturée pour moitié à la signature, pour moitié à la mise en ligne. Un forfait SEO, un chatbot Pro ou un travail graphique est facturé une fois livré.`,
        },
        {
          question: "Combien est-ce que j'économise à l'année ?",
          answer: `${discount} % : avec Basic, ${inYear("basic", "yearly", "fr")} par an au lieu de ${inYear("basic", "monthly", "fr")}. Cela fait un peu plus de 2 mois offerts. C'est une seule et même remise, dite de deux façons.`,
        },
        {
          question: "Quand dois-je payer ?",
          answer: `La première facture d'un forfait arrive le jour de la mise en ligne, pour le mois ou pour l'année. Si vous arrêtez avant, vous payez les heures faites, au plus le prix de ${bindingMonths} mois. Pour un site ou un développement payé une fois, vous payez les heures faites, au plus la moitié due à la signature ; nous vous rendons le reste de cette moitié. Pour un forfait SEO, un chatbot Pro ou un travail graphique, vous payez les heures faites, au plus le prix convenu.`,
        },
        {
          question: "Pour combien de temps suis-je engagé ?",
          answer: `Si vous payez au mois, vous pouvez partir à la fin de n'importe quel mois qui suit les ${bindingMonths} premiers mois, avec ${noticeMonths} mois de préavis : au plus tôt à la fin du ${bindingMonths + 1}e mois. Un e-mail suffit. Nous comptons dès le jour de la mise en ligne. Si vous payez à l'année, vous êtes engagé pour l'année payée. Elle ne se renouvelle pas d'elle-même : nous vous posons la question ${renewalDays} jours avant la fin. Il en va de même pour l'hébergement, payé à l'année. Vous pouvez arrêter le chatbot Essentiel à la fin de n'importe quel mois.`,
        },
        {
          question: "Qu'est-ce que je garde si je pars ?",
          answer: `Tout votre site. Le domaine, les textes, les images et le code sont à vous dès le premier jour. Le domaine, celui que vous avez ou un nouveau, est à votre nom. En partant, vous l'emportez, avec une copie du site en fichiers ordinaires, que n'importe quel hébergeur peut mettre en ligne. Cela ne coûte rien. L'accès pour modifier le site et l'envoi des formulaires passent par nos serveurs : votre nouvel hébergeur devra les réinstaller. Ou le site reste chez nous, en simple hébergement, dès ${francsInText(hosting.perform, "fr")} par an. Si vous partez tôt, nous perdons de l'argent sur votre site : c'est notre risque.`,
        },
        {
          question: "Combien coûte l'audit ?",
          answer: `Rien, et il ne vous engage à rien. Il dure de ${auditMinutes.from} à ${auditMinutes.to} minutes.`,
        },
        {
          question: "Combien de temps faut-il pour un site ?",
          answer: `Un projet complet prend de ${projectWeeks.from} à ${projectWeeks.to} semaines, du jour où vous signez le devis à la mise en ligne : 1 semaine pour le plan, de 1 à 3 pour les textes, puis, dès que vos contenus sont complets, moins de ${launchDays} jours ouvrables. Si vos corrections prennent plus de temps, la date recule d'autant. Si c'est nous qui tardons, vous payez plus tard : la première facture d'un forfait et la seconde moitié d'une somme payée une fois arrivent le jour de la mise en ligne.`,
        },
        {
          question: "Qui écrit les textes ?",
          answer: `Nous les rédigeons à partir d'un entretien avec vous, puis vous les corrigez. La personne qui suit votre site mène l'entretien : par téléphone, en visioconférence ou dans nos bureaux, en fin de journée aussi, ou chez vous si nous en convenons. Vous corrigez une langue, et nous reportons vos corrections dans l'autre. Le prix comprend ${correctionRounds} tours de corrections pour les textes et ${correctionRounds} pour la mise en page. Pour ${basic.pages} pages, comptez environ ${clientHours} heures de votre temps, entretien compris, et une demi-heure par page de plus. Les contenus sont complets quand vous avez approuvé les textes.`,
        },
        {
          question: "Qui fait les photos ?",
          answer: `Vous nous envoyez les vôtres. Nous choisissons avec vous, nous les recadrons, les éclaircissons et les allégeons, et nous vous disons si l'une ne convient pas. Si vous n'en avez pas, nous trouvons un photographe près de chez vous : une demi-journée coûte de ${francsInText(photographer.from, "fr")} à ${francsInText(photographer.to, "fr")} environ ; un hôtel aux nombreuses chambres demande plus de temps. Le devis indique le prix, et les photos sont à vous.`,
        },
        {
          question: "Combien de pages me faut-il ?",
          answer: `Une par sujet : accueil, prestations, prix, votre équipe, contact. Les chambres d'une même catégorie tiennent sur une page, les plats d'une carte aussi. Un hôtel de 24 chambres en 5 catégories tient largement dans les ${plans.pro.pages} pages de Pro. Une menuiserie à qui il faut 6 pages prend Basic et paie une seule fois 1 page supplémentaire.`,
        },
        {
          question: "Combien coûte la publicité ?",
          answer: `Vous fixez le budget et vous le payez directement à Google, dans un compte à votre nom. Notre travail fait l'objet d'un devis après l'audit gratuit, à ${francsInText(extraHour, "fr")} l'heure.`,
        },
        {
          question: "Et s'il me faut plus de pages ou d'heures ?",
          answer: `Une heure coûte ${francsInText(extraHour, "fr")}. Une page de plus demande de ${pageHours.from} à ${pageHours.to} heures, texte, mise en page et deux langues compris : soit de ${hours(pageHours.from, "fr")} à ${hours(pageHours.to, "fr")}, à payer une fois ; votre forfait reste le même. Nous indiquons d'abord la somme par écrit. Rien n'est fait ni facturé sans votre accord. Vous pouvez passer à un forfait supérieur à la fin de n'importe quel mois, même pendant les premiers mois ou une année payée.`,
        },
        {
          question: "Pourquoi une page d'un forfait SEO coûte-t-elle moins ?",
          answer:
            "C'est un plus petit travail : un texte pour une recherche, rédigé en même temps que les autres, que vous corrigez une fois, dans une mise en page que votre site a déjà. Une telle page s'ajoute à celles de votre forfait de site. Une page de plus pour votre site demande un entretien, sa propre mise en page et les deux tours de corrections.",
        },
        {
          question: "Puis-je changer moi-même les textes et les photos ?",
          answer:
            "Oui, avec un accès propre à votre site ; l'espace client du nôtre n'est pas encore ouvert. Ou vous nous les envoyez : les heures de votre forfait servent à cela. Un texte, un prix, une photo ou un chantier de plus dans une liste, c'est une petite modification ; une nouvelle page n'en est pas une. Les heures que vous n'employez pas ne sont pas reportées.",
        },
        {
          question: "Pouvez-vous ajouter des réservations ou des adresses e-mail ?",
          answer:
            "Oui. Si vous avez un système de réservation, nous l'intégrons à vos pages : c'est compris dans le forfait, et nous ne prenons aucune commission. Un nouveau système, ou une barre de réservation sur mesure comme celle de l'Hôtel Bellerive, se paie en plus ; le devis en indique le prix. Vos adresses e-mail restent où elles sont, ou nous les créons sur votre domaine chez le fournisseur de votre choix, que vous payez directement.",
        },
        {
          question: "Que deviennent mon ancien site et mes boîtes e-mail ?",
          answer:
            "Le jour de la mise en ligne, nous dirigeons votre domaine vers le nouveau site ; gardez l'ancien hébergeur jusque-là. Les boîtes qui ont leur propre fournisseur continuent comme avant. Celles qui dépendent de l'ancien hébergement sont d'abord déplacées, sans coupure, et le devis en indique le prix.",
        },
        {
          question: "Quelles langues sont comprises ?",
          answer: `Le français et l'anglais, tous deux rédigés plutôt que traduits. Une page dans les deux langues compte une fois. Une page d'un forfait SEO est rédigée en français, en anglais ou dans les deux, selon ce que tapent vos clients ; son prix est le même. L'allemand ou une autre langue ajoute de ${languageHours.from} à ${languageHours.to} heures par page : pour ${basic.pages} pages, de ${hours(languageHours.from * basicPages, "fr")} à ${hours(languageHours.to * basicPages, "fr")}. Le devis indique la somme.`,
        },
        {
          question: "Faut-il prendre un hébergement en plus ?",
          answer: `Non, chaque forfait le comprend, avec les mises à jour, les sauvegardes et le contrôle de vos pages et formulaires. Les formules d'hébergement, dès ${francsInText(hosting.perform, "fr")} par an, sont faites pour les sites réalisés ailleurs ou payés une fois.`,
        },
        {
          question: "Qui me répond, et quand ?",
          answer: `Une personne de l'équipe, le plus souvent le jour ouvrable suivant. La limite est de ${supportHours} heures ouvrables, soit environ ${supportDays} jours ouvrables. Avec une assistance prioritaire, nous répondons à votre message avant ceux des autres forfaits. Dans chaque forfait, une même personne suit votre site ; avec Enterprise, cet interlocuteur attitré planifie aussi votre marketing avec vous chaque mois. Avec Basic, vous envoyez vos modifications par e-mail ; dès Pro, vous pouvez aussi les donner par téléphone. Nous répondons en français et en anglais.`,
        },
        {
          question: "Et si quelque chose casse la nuit ou le week-end ?",
          answer:
            "Si votre site est en panne, appelez, quels que soient votre forfait ou votre formule d'hébergement : nous nous en occupons avant toute autre chose. La nuit et le week-end, personne ne répond au téléphone, mais nos serveurs sont surveillés, et celui qui tombe en panne est remis en service à toute heure. Un site en forfait ou avec SecureWeb est restauré à partir de notre sauvegarde ; avec Perform et Expansion, à partir de la copie que vous gardez. Un défaut dans une page ou un formulaire est réparé dès le jour ouvrable suivant. Si vous demandez un rappel le week-end et que personne n'est libre, nous appelons à la même heure le jour ouvrable suivant.",
        },
        {
          question: "Que se passe-t-il une fois le formulaire envoyé ?",
          answer: `Vous voyez aussitôt un numéro de référence. Une personne lit votre message, puis vous appelle à l'heure choisie ou vous écrit. Dans les ${supportDays} jours ouvrables qui suivent ce premier échange, vous avez un devis écrit, en français ou en anglais. Sans nouvelles de vous, nous vous relançons une seule fois. Nous commençons quand vous avez signé.`,
        },
        {
          question: "Une offre limitée tient-elle pendant que je réfléchis ?",
          answer: `Oui. Un devis écrit est valable ${quoteDays} jours, avec l'offre du jour où nous l'avons rédigé. Pour un forfait de site, l'offre, c'est le domaine, l'hébergement et le SEO de base sans supplément ; une fois le devis signé, ils restent offerts aussi longtemps que dure votre forfait. Pour un forfait SEO, c'est le premier entretien.`,
        },
        {
          question: "Faut-il un forfait de référencement en plus ?",
          answer:
            "Pas pour commencer. Un site que nous construisons est rapide dès le premier jour, et le SEO de base de chaque forfait donne à chaque nouvelle page son titre, son adresse et sa place dans le plan du site. Les forfaits de référencement vont plus loin : mots-clés, pages rédigées, fiche Google. Essentiel corrige aussi la vitesse et les liens d'un site réalisé ailleurs.",
        },
        {
          question: "Pouvez-vous promettre la première place sur Google ?",
          answer:
            "Non, et personne ne le peut. Nous promettons le travail décrit dans chaque forfait, et un rapport sur ce qu'il a changé.",
        },
        {
          question: "Puis-je parler à l'un de vos clients ?",
          answer:
            "Oui. Demandez-nous : nous vous disons quel client d'un métier proche du vôtre accepte d'en parler. Les personnes, les clients et les avis présentés sur ce site sont des exemples.",
        },
      ],
      contact: { label: "Nous poser une autre question", to: "/contact" },
    },
    contact: {
      title: "Choisissez un forfait, ou demandez-nous lequel",
      lead: `Une personne de l'équipe répond en moins de ${supportHours} heures ouvrables. Rien n'est facturé avant que vous ayez signé un devis écrit.`,
    },
  },
});
