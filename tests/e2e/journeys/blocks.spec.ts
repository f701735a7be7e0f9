import { expect, type Page, test } from "playwright/test";
import { locales } from "#app/domain/language/locale";

// Every block that a page is made of, found as a reader finds it, before any script runs.
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
    ["heading", "Websites that put you on the map.", "Des sites qui vous placent sur la carte."],
    ["navigation", "Legend", "Légende"],
    ...links(
      ["SEO & visibility", "SEO et visibilité"],
      ["AI services", "Services IA"],
      ["Other services", "Autres services"],
    ),
    ["heading", "Your next client is typing right now.", "Votre prochain client est en train de chercher."],
    ["heading", "What remains when the project is over", "Ce qui reste quand le projet est fini"],
    ["heading", "Asked before every project", "Ce qu’on nous demande avant chaque projet"],
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
    ["link", "Talk to us about it (Website design)", "Nous en parler (Création de sites)"],
  ],
  "/pricing": [
    ["heading", "One price. Nothing in small print.", "Un prix. Rien en petits caractères."],
    ["group", "Billing", "Facturation"],
    ["radio", "Monthly", "Au mois"],
    ["radio", "Yearly", "À l’année"],
    ...headings(["Basic", "Basic"], ["Pro Most popular", "Pro Le plus choisi"]),
    ...headings(["Commerce", "Commerce"], ["Enterprise", "Enterprise"]),
    ...links(["Choose Basic", "Choisir Basic"], ["Ask for a quote", "Demander un devis"]),
    ["heading", "Search, paid once", "Le référencement, payé une fois"],
    contactForm,
  ],
  "/contact": [contactForm, ["heading", "Other ways", "Autres moyens"]],
  [design]: [
    ...links(["Refresh my website", "Refaire mon site"], ["Create a new website", "Créer un nouveau site"]),
    ...headings(
      ["From CHF 250 a month", "Dès 250 CHF par mois"],
      ["4 to 8 weeks, all told", "De 4 à 8 semaines en tout"],
      ["One person from first call to launch", "Une seule personne, de l’appel au lancement"],
      ["Health", "Santé"],
      ["Finance", "Finance"],
      ["Salons", "Salons"],
      ["Hospitality", "Hôtellerie et restauration"],
      ["Pets", "Animaux"],
      ["Spiritual care", "Spiritualité"],
      ["Construction", "Construction"],
      ["Real estate", "Immobilier"],
      ["What makes us different", "Ce qui nous distingue"],
      ["Words before pictures", "Les mots avant les images"],
      ["Measured, not promised", "Mesuré, pas promis"],
      ["Yours to take away", "À vous d’emporter"],
    ),
    ["list", "What they say a year later", "Ce qu’ils en disent un an après"],
    ...buttons(["Previous testimonial", "Témoignage précédent"], ["Next testimonial", "Témoignage suivant"]),
    ["heading", "They trust us with their name", "Ils nous confient leur nom"],
    contactForm,
  ],
  [`${design}/web-new`]: [
    ["heading", "From blank sheet to first visitor.", "De la page blanche au premier visiteur."],
    ...headings(
      ["Everything a site needs, nothing it does not", "Tout ce qu’il faut à un site, rien de plus"],
      ["The same care, never the same page", "Le même soin, jamais la même page"],
      ["What happens, week after week", "Ce qui se passe, semaine après semaine"],
    ),
    contactForm,
  ],
  [`${design}/web-refresh`]: [
    ["heading", "Same company. Better map.", "Même entreprise. Meilleure carte."],
    [
      "img",
      "The old page: a brown gradient banner, six glossy buttons, centred text in four typefaces, a visitor counter.",
      "L’ancienne page : un bandeau brun en dégradé, six boutons brillants, un texte centré en quatre polices, un compteur de visites.",
    ],
    [
      "img",
      "The new page: a dark sheet with a drawn staircase, one headline, one button, three prices on ruled lines.",
      "La nouvelle page : une feuille sombre avec un escalier dessiné, un seul titre, un seul bouton, trois prix sur des lignes.",
    ],
    contactForm,
  ],
  "/services/seo-visibility": [
    ["heading", "Be found before your neighbour.", "Soyez trouvé avant votre voisin."],
    [
      "figure",
      "Search results for staircase repair Lausanne",
      "Résultats de recherche pour réparer escalier Lausanne",
    ],
    ...headings(
      ["Foundations", "Les bases"],
      ["Content", "Les contenus"],
      ["Local", "Le local"],
      ["Reporting", "Le rapport"],
      ["Essential", "Essentiel"],
      ["Advanced Most chosen", "Avancé Le plus choisi"],
      ["Expert", "Expert"],
      ["Local SEO For one town", "SEO local Pour une ville"],
      ["Found, by their own account", "Trouvés, et ils le racontent"],
    ),
    ["link", "Choose Local SEO", "Choisir SEO local"],
    contactForm,
  ],
  "/services/seo-visibility-{geneva|geneve}": [
    ["heading", "Be found before your neighbour in Geneva.", "Soyez trouvé avant votre voisin à Genève."],
  ],
  "/services/digital-marketing": [
    ["heading", "Ads that make the phone ring.", "Des annonces qui font sonner le téléphone."],
    ["link", "Ask for an audit", "Demander un audit"],
    ...headings(
      ["Enquiries with a price tag", "Des demandes qui ont un prix"],
      ["The right streets", "Les bonnes rues"],
      ["Pages that keep the promise", "Des pages qui tiennent parole"],
      ["Networks with a purpose", "Des réseaux qui servent"],
    ),
    ["complementary", "The audit comes first", "D’abord l’audit"],
    ["link", "Book the audit", "Réserver l’audit"],
    ["heading", "Counted in calls", "Compté en appels"],
    ["heading", "Find out what a call costs you", "Sachez ce que vous coûte un appel"],
  ],
  "/services/graphic-design": [
    [
      "img",
      "A round mark with a pine in it, on the lines by which it was constructed.",
      "Un signe rond avec un arolle, sur les lignes qui l’ont construit.",
    ],
    ...headings(
      ["Logo", "Logo"],
      ["Brand charter", "Charte graphique"],
      ["Print supports", "Supports imprimés"],
      ["Digital", "Numérique"],
    ),
    contactForm,
  ],
  [intelligence]: [
    ["link", "How our chatbots work", "Comment marchent nos chatbots"],
    ["heading", "What brings you here?", "Qu’est-ce qui vous amène ?"],
    ["progressbar", "Questions answered", "Questions répondues"],
    ...headings(
      ["Answers at any hour", "Des réponses à toute heure"],
      ["Requests, sorted", "Des demandes triées"],
      ["Replies, drafted", "Des réponses préparées"],
      ["Data that stays yours", "Des données qui restent à vous"],
      ["What they no longer do by hand", "Ce qu’ils ne font plus à la main"],
    ),
    ["link", "Launch your chatbot", "Lancer votre chatbot"],
    ["textbox", "Ask a question", "Poser une question"],
  ],
  [`${intelligence}/chatbots`]: [
    ...links(["How we build sites", "Comment nous créons un site"], ["Be called back", "Être rappelé"]),
    ...headings(
      ["Reasons to have one", "Des raisons d’en avoir un"],
      ["Your data", "Vos données"],
      ["Your brand", "Votre marque"],
      ["Security", "La sécurité"],
      ["No code", "Sans code"],
      ["Floating pop-up", "Fenêtre flottante"],
      ["Inline widget", "Intégré à la page"],
      ["Analysis", "Analyse"],
      ["Build", "Construction"],
      ["Delivery", "Livraison"],
      ["Follow-up", "Suivi"],
      ["Essential To begin with", "Essentiel Pour commencer"],
      ["Pro", "Pro"],
      ["Ultimate", "Ultime"],
      ["What changes in the first month", "Ce qui change le premier mois"],
      ["Those who have one", "Ceux qui en ont un"],
    ),
    ["button", "Open the pop-up", "Ouvrir la fenêtre"],
    ["link", "Launch your chatbot", "Lancer votre chatbot"],
  ],
  "/services/lead-generation": [
    ["heading", "Fewer clicks. More quotes.", "Moins de clics. Plus de devis."],
    ["heading", "Four parts that hold together", "Quatre pièces qui tiennent ensemble"],
    contactForm,
  ],
  "/services/hosting-and-maintenance": [
    ["link", "See the plans", "Voir les formules"],
    ...headings(
      [
        "Nobody notices hosting, until the day it fails",
        "Personne ne pense à l’hébergement, jusqu’au jour où il lâche",
      ],
      ["What we do that a server alone does not", "Ce que nous faisons, et qu’un serveur seul ne fait pas"],
      ["Your readers are no longer only people", "Vos lecteurs ne sont plus seulement des gens"],
      ["What you gain, in plain terms", "Ce que vous y gagnez, simplement dit"],
      ["Why small companies stay with us", "Pourquoi les PME restent chez nous"],
    ),
    ["group", "Three plans, paid by the year", "Trois formules, payées à l’année"],
  ],
  "/showcases": [
    [
      "heading",
      "Quarts, the planner with one size of block",
      "Quarts, l’agenda qui n’a qu’une taille de bloc",
    ],
    ["link", "See the live site", "Voir le site en ligne"],
    [
      "img",
      "A day sheet from eight to three with coloured blocks of one to six quarters of an hour, and a red line just after half past eleven.",
      "La feuille d’un jour, de huit à quinze heures, avec des blocs de couleur d’un à six quarts d’heure, et une ligne rouge un peu après onze heures et demie.",
    ],
  ],
  "/about-us": [
    ["heading", "Small team, whole map.", "Une petite équipe, toute la carte."],
    ["heading", "Léa Morand", "Léa Morand"],
    ["link", "Contact", "Contacter"],
    [
      "heading",
      "Small companies deserve what large ones have",
      "Les petites entreprises méritent ce qu’ont les grandes",
    ],
  ],
  "/career": [
    ...headings(
      ["Flexibility", "Flexibilité"],
      ["Salary", "Salaire"],
      ["Stock", "Actions"],
      ["Wellness", "Bien-être"],
      ["Eight positions, all filled", "Huit postes, tous pourvus"],
    ),
    ["link", "bonjour@rivelac.example", "bonjour@rivelac.example"],
  ],
  "/blog": [
    ["form", "Newsletter", "Lettre d’information"],
    ["button", "Subscribe", "S’abonner"],
    ["link", "To the articles", "Vers les articles"],
    ["navigation", "Categories", "Catégories"],
    ...links(["All", "Tous"], ["SEO", "SEO"], ["CRO", "CRO"]),
    ["navigation", "Articles on this page", "Les articles de cette page"],
    ["heading", "How to structure a site for search in 2025", "Structurer un site pour le SEO en 2025"],
    ["heading", "Landing pages that people answer", "Des pages d’arrivée qui obtiennent une réponse"],
  ],
  "/blog/structurer-site-seo-2025": [
    ["heading", "How to structure a site for search in 2025", "Structurer un site pour le SEO en 2025"],
    ...links(["All resources", "Toutes les ressources"], ["Talk to us about it", "En parler avec nous"]),
  ],
  "/dashboard": [
    ...buttons(
      ["Logout", "Se déconnecter"],
      ["Generate Report", "Créer un rapport"],
      ["View All Activity", "Voir toute l’activité"],
    ),
    ["group", "Visits", "Visites"],
    ["radio", "Week", "Semaine"],
    ["radio", "Month", "Mois"],
    ["radio", "Year", "Année"],
    ["heading", "Recent activity", "Activité récente"],
  ],
  "/builder": [["heading", "Still on the drawing board.", "Encore sur la table à dessin."]],
};

/** What assistive technology is told of a page's main part, a line each: `- heading "Name" [level=2]`. */
async function treeOf(page: Page, path: string): Promise<string> {
  const response = await page.request.get(path);
  await page.setContent(await response.text());
  return page.getByRole("main").ariaSnapshot();
}

for (const locale of locales) {
  test(`every block of every page is there in ${locale}, by role and name`, async ({ page }) => {
    for (const [address, blocks] of Object.entries(pages)) {
      const path = address.replace(/\{(.+)\|(.+)\}/, locale === "en" ? "$1" : "$2");
      const tree = await treeOf(page, `/${locale}${path}`);
      const missing = blocks
        .map(([role, en, fr]) => `${role} "${locale === "en" ? en : fr}"`)
        .filter((block) => !tree.includes(block));
      expect.soft(missing, address).toEqual([]);
    }
  });
}

test("lists are as long as they should be", async ({ page }) => {
  const counts: [path: string, block: RegExp, count: number][] = [
    ["/fr/career", /button "Fermé/g, 8],
    ["/en/services/hosting-and-maintenance", /radio ".*(Perform|SecureWeb|Expansion)/g, 3],
    ["/fr/services/seo-visibility", /link "Choisir/g, 4],
    ["/fr/services/seo-visibility", /link "Un premier entretien SEO"/g, 4],
    [`/en${intelligence}/chatbots`, /link "Choose/g, 3],
    [`/en${design}`, /figure "/g, 3],
    ["/en/services/digital-marketing", /figure "/g, 3],
    [`/fr${intelligence}`, /button ".*(inquiète|moral|épuisé|Autre chose)/g, 4],
  ];
  for (const [path, block, count] of counts)
    expect.soft((await treeOf(page, path)).match(block), `${path} ${block}`).toHaveLength(count);
});
