import { expect, type Page } from "playwright/test";
import { pageNames } from "#app/content/shared/page-names";
import { locales } from "#app/domain/language/locale";
import { brand } from "#app/domain/site/brand";
import { test } from "#tests/e2e/site";

// Every block of each page is found by its role and name, before any script runs.
test.use({ javaScriptEnabled: false });

type Role = Parameters<Page["getByRole"]>[0];

/** A block's role and its name in English and French; a name that is a part of another counts alone. */
type Block = [role: Role, en: string, fr: string];

const headings = (...names: [string, string][]): Block[] => names.map(([en, fr]) => ["heading", en, fr]);
const links = (...names: [string, string][]): Block[] => names.map(([en, fr]) => ["link", en, fr]);
const buttons = (...names: [string, string][]): Block[] => names.map(([en, fr]) => ["button", en, fr]);

const contactForm: Block = ["form", "Call or write", "Appel ou message"];
const design = "/services/website-design-development";
const intelligence = "/services/artificial-intelligence-ai";

const pages: Record<string, Block[]> = {
  "": [
    ["heading", "Websites that bring in enquiries", "Des sites qui vous amènent des clients"],
    ["navigation", "Legend", "Légende"],
    ...links(
      ["SEO and visibility", "SEO et visibilité"],
      ["AI services", "Services IA"],
      ["Other services", "Autres services"],
    ),
    ["heading", "Can people nearby find you on Google?", "Vous trouve-t-on sur Google ?"],
    ["heading", "What our clients say", "L’avis de nos clients"],
    ["heading", "Three questions before a project", "Trois questions avant chaque projet"],
  ],
  "/services": [
    ["navigation", "Services on this page", "Services de cette page"],
    ...headings(
      ["Website design", "Création de sites"],
      ["SEO and visibility", "SEO et visibilité"],
      ["Chatbots and AI", "Chatbots et IA"],
      ["Graphic design", "Graphisme"],
      ["Lead generation", "Acquisition de prospects"],
      ["Hosting and maintenance", "Hébergement et maintenance"],
    ),
    ["link", "Details and contact (Website design)", "Détails et contact (Création de sites)"],
  ],
  "/pricing": [
    ["heading", "What a website costs with us", "Combien coûte un site chez nous ?"],
    ["group", "Billing", "Facturation"],
    ["radio", "Monthly", "Au mois"],
    ["radio", "Yearly", "À l’année"],
    ...headings(["Basic", "Basic"], ["Pro Most popular", "Pro Le plus demandé"]),
    ...headings(["Commerce", "Commerce"], ["Enterprise", "Enterprise"]),
    ...links(["Choose Basic", "Choisir Basic"], ["Ask for a quote", "Demander un devis"]),
    ["heading", "SEO packages, paid once", "Forfaits de référencement, payés une fois"],
    contactForm,
  ],
  "/contact": [contactForm, ["heading", "Other ways to reach us", "Nous joindre autrement"]],
  [design]: [
    ...links(["Refresh my website", "Refaire votre site"], ["Create a new website", "Créer un nouveau site"]),
    ...headings(
      [
        "CHF 250 a month buys our smallest website plan, with no set-up fee",
        "CHF 250 par mois, notre forfait de site le moins cher, sans frais de mise en route",
      ],
      [
        "4 to 8 weeks from the signed quote to the launch",
        "4 à 8 semaines, du devis signé à la mise en ligne",
      ],
      ["The same person from interview to aftercare", "La même personne, de l’entretien au suivi"],
      ["Health", "Santé"],
      ["Finance", "Finance"],
      ["Salons", "Salons"],
      ["Hospitality", "Hôtellerie et restauration"],
      ["Pets", "Animaux"],
      ["Spiritual practice", "Spiritualité"],
      ["Construction", "Construction"],
      ["Property", "Immobilier"],
      ["What makes us different", "Ce qui nous distingue"],
      ["Text first", "Les textes d’abord"],
      ["Tested on a real phone", "Essayé sur un vrai téléphone"],
      ["Your site belongs to you", "Votre site vous appartient"],
    ),
    ["list", "What three clients say about their sites", "Ce que trois clients disent de leur site"],
    ["heading", "Some of our clients (invented examples)", "Quelques-uns de nos clients (exemples inventés)"],
    contactForm,
  ],
  [`${design}/web-new`]: [
    ["heading", "Your new website in 4 to 8 weeks", "Votre nouveau site en 4 à 8 semaines"],
    ...headings(
      ["What every new website includes", "Ce que comprend chaque nouveau site"],
      ["Three businesses, three different home pages", "Trois métiers, trois pages d’accueil différentes"],
      ["What happens, week by week", "Ce qui se passe, semaine après semaine"],
    ),
    contactForm,
  ],
  [`${design}/web-refresh`]: [
    ["heading", "A website redesign that keeps what works", "Une refonte de site qui garde ce qui marche"],
    [
      "img",
      "The old page: a banner of brown wood, six glossy buttons above a visitor counter, “Bienvenue” underlined in red, text in several typefaces, three small pictures in a table.",
      "L’ancienne page : un bandeau en bois brun, six boutons brillants au-dessus d’un compteur de visites, « Bienvenue » souligné en rouge, un texte en plusieurs polices, trois petites images dans un tableau.",
    ],
    [
      "img",
      "The new page: a dark sheet with an oak staircase drawn with its dimensions, one headline, one button, three lines of prices and times.",
      "La nouvelle page : une feuille sombre avec un escalier en chêne dessiné et coté, un seul titre, un seul bouton, trois lignes de prix et de délais.",
    ],
    contactForm,
  ],
  "/services/seo-visibility": [
    ["heading", "SEO: get found on Google", "SEO : soyez visible sur Google"],
    [
      "figure",
      "Search results for “staircase repair Lausanne”",
      "Résultats de recherche pour « réparer escalier Lausanne »",
    ],
    ...headings(
      ["Technical basics", "Les bases"],
      ["Content", "Les contenus"],
      ["Local search", "La recherche locale"],
      ["Reporting", "Le rapport"],
      ["Essential", "Essentiel"],
      ["Advanced Most popular", "Avancé Le plus demandé"],
      ["Expert", "Expert"],
      ["Local SEO For one town", "SEO local Pour une ville"],
      ["What three clients say about our SEO", "Trois clients parlent de leur référencement"],
    ),
    ["link", "Choose Local SEO", "Choisir SEO local"],
    contactForm,
  ],
  "/services/seo-visibility-{geneva|geneve}": [
    ["heading", "Get found on Google in Geneva", "Soyez visible sur Google à Genève"],
  ],
  "/services/digital-marketing": [
    [
      "heading",
      "Google Ads that bring calls and enquiries",
      "Google Ads : des appels et des demandes de devis",
    ],
    ["link", "Ask for the free audit", "Demander l’audit gratuit"],
    ...headings(
      ["You know what an enquiry costs", "Vous savez ce que coûte une demande"],
      ["Your ads appear in the right places", "Vos annonces paraissent au bon endroit"],
      ["Each ad leads to the right page", "Chaque annonce mène à la bonne page"],
      ["Your work is seen on social media", "Les réseaux montrent votre travail"],
    ),
    ["complementary", "First, a free audit", "D’abord un audit gratuit"],
    ["link", "Ask for the free audit", "Demander l’audit gratuit"],
    ["heading", "What three clients say about our campaigns", "Trois clients parlent de leurs annonces"],
    ["heading", "Find out what an enquiry costs you", "Combien vous coûte une demande ?"],
  ],
  "/services/graphic-design": [
    [
      "img",
      "The logo of Boulangerie Kern on a card: a loaf with three cuts, on a grid of 6 by 8 units, with the circle and the slanting lines by which it was constructed.",
      "Le logo de la Boulangerie Kern sur une carte : un pain à trois entailles, sur une grille de 6 unités sur 8, avec le cercle et les lignes obliques qui l’ont construit.",
    ],
    ...headings(
      [
        "Boulangerie Kern, from the rubber stamp to the van",
        "La Boulangerie Kern, du tampon à la camionnette",
      ],
      ["What stays legible at each size", "Ce qui reste lisible selon la taille"],
      ["The clear space of the logo, and its three colours", "La marge du logo et ses trois couleurs"],
      ["Logo", "Logo"],
      ["Brand guidelines", "Charte graphique"],
      ["Printed materials", "Supports imprimés"],
      ["Digital", "Numérique"],
    ),
    contactForm,
  ],
  [intelligence]: [
    ["link", "How our chatbots work", "Comment fonctionnent nos chatbots"],
    ["heading", "What brings you here?", "Qu’est-ce qui vous amène ?"],
    ["progressbar", "Questions answered", "Réponses données"],
    ...headings(
      ["Answers at any hour", "Des réponses à toute heure"],
      ["Sorted requests", "Des demandes triées"],
      ["Drafted replies", "Des réponses préparées"],
      ["Data under your control", "Des données sous votre contrôle"],
      [
        "What three clients no longer have to do themselves",
        "Ce que trois clients n’ont plus à faire eux-mêmes",
      ],
    ),
    ["link", "Launch your chatbot", "Lancer votre chatbot"],
    ["textbox", "Ask a question: our assistant answers", "Poser une question : notre assistant répond"],
  ],
  [`${intelligence}/chatbots`]: [
    ...links(
      ["How we build sites", "Comment nous créons un site"],
      ["Request a callback", "Demander un rappel"],
    ),
    ...headings(
      ["When a chatbot helps you", "Quand un chatbot vous aide"],
      ["Your data", "Vos données"],
      ["Your brand", "Votre marque"],
      ["Security", "La sécurité"],
      ["No code for you to write", "Rien à programmer de votre côté"],
      ["Floating pop-up", "Fenêtre flottante"],
      ["Inline widget", "Intégré à la page"],
      ["Analysis", "Analyse"],
      ["Build", "Construction"],
      ["Delivery", "Livraison"],
      ["Follow-up", "Suivi"],
      ["Essential To start with", "Essentiel Pour commencer"],
      ["Pro", "Pro"],
      ["Ultimate", "Ultime"],
      ["What changes in the first month", "Ce qui change dès le premier mois"],
      ["What three clients say about their chatbots", "Trois clients parlent de leur chatbot"],
    ),
    ["group", "Floating pop-up", "Fenêtre flottante"],
    ["link", "Launch your chatbot", "Lancer votre chatbot"],
  ],
  "/services/lead-generation": [
    ["heading", "More people asking you for a quote", "Davantage de demandes de devis pour votre PME"],
    [
      "heading",
      "What you get: campaign, page, form, figures",
      "Ce que vous recevez : campagne, page, formulaire, chiffres",
    ],
    contactForm,
  ],
  "/services/hosting-and-maintenance": [
    ["link", "See the plans", "Voir les formules"],
    ...headings(
      [
        "What goes wrong with a site that nobody looks after",
        "Ce qui arrive à un site dont personne ne s’occupe",
      ],
      ["What we add to the server", "Ce que nous ajoutons au serveur"],
      ["What 99.9% means in a year", "Ce que 99,9 % veut dire sur une année"],
      [
        "What happens when a disk fails, minute by minute",
        "Un disque tombe en panne : ce qui se passe, minute par minute",
      ],
      ["Good hosting helps you get found", "L’hébergement compte aussi pour que l’on vous trouve"],
      ["What you gain", "Ce que vous y gagnez"],
      ["Why small businesses host with us", "Pourquoi les PME hébergent leur site chez nous"],
    ),
    ["group", "Three plans, paid by the year", "Trois formules, payées à l’année"],
  ],
  "/showcases": [
    [
      "link",
      "Four nights in ten are now booked direct with the hotel",
      "Quatre nuits sur dix se réservent désormais en direct",
    ],
    [
      "heading",
      "Quarts, the planner that counts in quarters of an hour",
      "Quarts, l’agenda qui compte en quarts d’heure",
    ],
    ["link", "See the live site", "Voir le site en ligne"],
    [
      "img",
      "A day sheet from eight to three with coloured blocks of one to six quarters of an hour, and a red line just after half past eleven.",
      "La feuille d’un jour, de huit à quinze heures, avec des blocs de couleur d’un à six quarts d’heure, et une ligne rouge un peu après onze heures et demie.",
    ],
  ],
  "/about-us": [
    ["heading", "A web agency in Lausanne since 1998", "Une agence web à Lausanne depuis 1998"],
    ["heading", "Léa Morand", "Léa Morand"],
    ["link", "Contact", "Contacter"],
    ["heading", "The five people who answer you", "Les cinq personnes qui vous répondent"],
    ["heading", "Reto Zbinden", "Reto Zbinden"],
    [
      "img",
      "Portrait of Reto Zbinden: a man with thin grey hair and rectangular glasses, in an open shirt.",
      "Portrait de Reto Zbinden : un homme aux cheveux gris et rares, avec des lunettes rectangulaires et une chemise ouverte.",
    ],
    ["link", "Write to Reto", "Écrire à Reto"],
    [
      "heading",
      "Small businesses deserve websites as good as those of big companies",
      "Les petites entreprises méritent un site aussi bon que celui des grandes",
    ],
  ],
  "/career": [
    ...headings(
      ["Flexibility", "Flexibilité"],
      ["Salary", "Salaire"],
      ["Shares", "Actions"],
      ["Wellness", "Bien-être"],
      ["8 positions, all closed", "8 postes, tous fermés"],
    ),
    ["link", brand.email, brand.email],
  ],
  "/blog": [
    ["form", "Newsletter", "Lettre d’information"],
    ["button", "Subscribe", "S’abonner"],
    ["link", "See the articles", "Voir les articles"],
    ["navigation", "Categories", "Catégories"],
    ...links(["All", "Tous"], ["SEO", "SEO"], ["CRO", "CRO"]),
    ["navigation", "Articles on this page", "Les articles de cette page"],
    [
      "heading",
      "How to structure a site for Google search",
      "Comment structurer le site d’une PME pour Google",
    ],
    [
      "heading",
      "Landing pages that convert, block by block",
      "La page d’arrivée (landing page), bloc par bloc",
    ],
  ],
  "/blog/structurer-site-seo-2025": [
    [
      "heading",
      "How to structure a site for Google search",
      "Comment structurer le site d’une PME pour Google",
    ],
    ...links(["All resources", "Toutes les ressources"], ["Ask us about it", "Nous poser une question"]),
  ],
  "/dashboard": [
    ...buttons(
      ["Log out", "Se déconnecter"],
      ["Generate Report", "Créer un rapport"],
      ["View All Activity", "Voir toute l’activité"],
    ),
    ["group", "Visits", "Visites"],
    ["radio", "Week", "Semaine"],
    ["radio", "Month", "Mois"],
    ["radio", "Year", "Année"],
    ["heading", "Recent activity", "Activité récente"],
  ],
  "/builder": [
    ["heading", "Our page builder is not finished yet", "Notre éditeur de pages n’est pas encore prêt"],
    ["link", "Send your changes", "Envoyer vos modifications"],
  ],
  "/privacy": [
    ...headings(
      ["What data we keep, and for how long", "Quelles données nous gardons, et combien de temps"],
      ["What you send us", "Ce que vous nous envoyez"],
      ["What is measured if you agree", "Ce qui est mesuré si vous acceptez"],
      ["Who processes data for us", "À qui nous confions des données"],
      ["Your rights", "Vos droits"],
    ),
    ["table", "What stays in your browser", "Ce qui reste dans votre navigateur"],
  ],
  "/terms": headings(
    ["Terms for our services and this site", "Conditions de nos offres et du site"],
    ["Prices, dates and invoices", "Prix, délais et factures"],
    ["How long you are bound", "La durée de l’engagement"],
    ["What belongs to you", "Ce qui vous appartient"],
  ),
  "/offline": [
    ["heading", "You are offline", "Vous êtes hors ligne"],
    ["link", "Go to the home page", "Aller à l’accueil"],
  ],
};

/** The accessibility tree of a page's main part, one line per node: `- heading "Name" [level=2]`. */
async function treeOf(page: Page, path: string): Promise<string> {
  const response = await page.request.get(path);
  await page.setContent(await response.text());
  const tree = await page.getByRole("main").ariaSnapshot();
  // The word joiner that keeps a hyphen on one line is not part of the text.
  return tree.replaceAll("\u2060", "");
}

/** How often a page has a block. */
const counts: [path: string, block: RegExp, count: number][] = [
  ["/en/services/hosting-and-maintenance", /radio ".*(Perform|SecureWeb|Expansion)/g, 3],
  ["/fr/services/graphic-design", /figure "/g, 6],
  ["/fr/services/seo-visibility", /link "Choisir/g, 4],
  ["/fr/services/seo-visibility", /link "Premier rendez-vous SEO offert"/g, 4],
  [`/en${intelligence}/chatbots`, /link "Choose/g, 3],
  [`/en${design}`, /figure "/g, 3],
  ["/en/services/digital-marketing", /figure "/g, 4],
  [`/fr${intelligence}`, /button ".*(inquiète|moral|épuise|Autre chose)/g, 4],
];

for (const locale of locales) {
  test(`each page that has a name shows its blocks in ${locale}, by role and name, and as often as it should`, async ({
    page,
  }) => {
    expect(Object.keys(pageNames.en).filter((address) => !(address in pages))).toEqual([]);
    const trees = new Map<string, string>();
    for (const [address, blocks] of Object.entries(pages)) {
      const path = `/${locale}${address.replace(/\{(.+)\|(.+)\}/, locale === "en" ? "$1" : "$2")}`;
      const tree = await treeOf(page, path);
      trees.set(path, tree);
      const missing = blocks
        .map(([role, en, fr]) => `${role} "${locale === "en" ? en : fr}"`)
        .filter((block) => !tree.includes(block));
      expect.soft(missing, address).toEqual([]);
    }
    for (const [path, block, count] of counts.filter(([path]) => path.startsWith(`/${locale}`)))
      expect.soft(trees.get(path)?.match(block), `${path} ${block}`).toHaveLength(count);
  });
}
