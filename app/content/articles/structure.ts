import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { plans } from "#app/domain/offers/plans";
import type { Article } from "./article";

const shared = {
  slug: "structurer-site-seo-2025",
  figure: "structure",
  category: "SEO",
  author: "noemie",
  date: "2025-04-01",
  revised: "2026-11-29",
} as const;

export const structure: Localized<Article> = typeset({
  en: {
    ...shared,
    title: "How to structure a\u00A0site for Google search",
    topic: "Site structure",
    excerpt:
      "Six to eight groups (clusters) of linked pages do more for a small business than sixty articles about nothing. How to find yours in an afternoon.",
    short: [
      "Collect the questions that customers really ask, and sort them into six to eight clusters.",
      "Each cluster gets one main page with the whole answer in brief, and three to six pages that each answer a part of it.",
      "Keep the addresses that already bring visitors, then wait six to twelve weeks before you judge.",
    ],
    content: `Most small businesses fill their site the way you fill a drawer: things go in as they come. A page for the spring offer, a page for the autumn offer, a news item from 2019. A visitor who knows you finds their way. A stranger does not, and nor does a search engine.

## Collect your customers' questions

The remedy costs an afternoon and no money. Write down every question that customers have asked you in the last three months. Use their words. A joiner in Morges is not asked for “bespoke fittings”; he is asked, “How much is a wardrobe under a sloping roof?”

## Six to eight clusters, no more

Sort these questions into groups; in the trade they are called clusters. For nearly every company between Geneva and Bern we end up with six to eight clusters. Fewer, and each one mixes things that different people look for. More, and none of them has enough to say. The joiner has kitchens, wardrobes, stairs, repairs, prices, lead times, and the towns he works in. That makes seven.

{table}

## One main page for each cluster

Each cluster gets one main page. It answers the whole question briefly: what it is, for whom, what it costs, how long it takes, what happens next. It should be the page you would send to a friend who asks. Give it a plain address and a title with the words of the question in it.

{cluster}

The main page is fed by three to six others, each of which answers one part in full. “Wood or metal” is one. “Open or closed risers” is another. They link to the main page in their first paragraph, and the main page links back to them where their subject comes up. That is all a cluster is. You need not write all of them at once: begin with the main pages, which fit into the ${plans.pro.pages} pages of our Pro plan, and add the others over time.

## Links that mean something

Links between clusters are rarer and should be earned. If the kitchen page mentions how long a kitchen takes, link to the page on lead times. If it does not, leave the link out. A menu that links everything to everything tells a search engine nothing about what belongs together.

## When a page for a town is useful

If you work in Nyon and in Yverdon, a page for each can be useful, but only if it says something that is true there and not elsewhere: a project you did, how long it takes you to get there, the permit that the commune requires. The same text with another name in it has not worked for years, and it puts people off. Our page for [companies in Yverdon](/services/seo-visibility-yverdon) shows what we mean.

## What to do with the pages you have

{merged}

Do not delete old pages in a hurry. Look up which ones people reach from a search, and which ones other sites link to. Keep those addresses. Merge the weak pages into the strong one that answers the same question, and redirect their old addresses to it for good; our article on [redesigning a site](/blog/redesign-without-losing-google) explains how. This single step often achieves more than a month of writing does.

## The technical part

This part comes last, and it is shorter than it sounds. One main heading per page. A description that makes people want to click. Pictures with their width and height stated, and with a description (alt text) for people who cannot see them. A page that shows its text at once, before any code runs, because that is what Google reads first. A sitemap for search engines, which your website software creates automatically.

## Wait, then count enquiries

{weeks}

Google takes six to twelve weeks to understand a new structure. Mark the day twelve weeks from now in your calendar, note today's figures, and leave the structure alone until then. Changing titles every week is like moving the signposts while people are walking.

How will you know whether it has worked? Your ranking for a single keyword will not tell you. Count the enquiries that mention something on your pages. “I saw what a staircase costs” is what you want to hear on the phone: half the talking has been done. If you would rather have this work done for you, two of our [SEO packages](/services/seo-visibility) include the list of pages and the writing of the first ones: two pages with Advanced, five with Expert. For any further pages you get a quote.

## Give each cluster an owner

{twice}

One last piece of advice. In a company of five, the person who answers the phone about kitchens should also read the kitchen page twice a year. Prices change, people notice, and a page that is wrong about one price is not believed about the rest.`,
    table: {
      caption: "The seven clusters of a joiner in Morges",
      head: ["Cluster", "The main page answers", "A page that feeds it"],
      rows: [
        ["Kitchens", "What does a fitted kitchen cost?", "Worktops compared"],
        ["Wardrobes", "What fits under a sloping roof?", "Doors: sliding or hinged"],
        ["Stairs", "Which staircase fits my house?", "Wood or metal"],
        ["Repairs", "What do you repair, and how soon?", "A step that creaks"],
        ["Prices", "How do you work out a quote?", "What a staircase costs"],
        ["Lead times", "When can you begin?", "From order to fitting"],
        ["Towns", "Where do you work?", "A kitchen in Saint-Prex"],
      ],
    },
    margin: {
      cluster: {
        drawing: "structure-cluster",
        text: "A main page and, above it, the pages that flow into it",
      },
      merged: {
        drawing: "structure-merged",
        text: "The weak pages join the strong one, and so do their addresses",
      },
      weeks: { drawing: "structure-weeks", text: "From six weeks to twelve, one box a week" },
      twice: {
        figure: "2",
        text: "times a year, whoever takes the calls about kitchens rereads the kitchen page",
      },
    },
    sources: [
      {
        label: "Google Search Central: SEO starter guide",
        href: "https://developers.google.com/search/docs/fundamentals/seo-starter-guide",
      },
    ],
  },
  fr: {
    ...shared,
    title: "Comment structurer le\u00A0site d'une PME pour Google",
    topic: "Structure",
    excerpt:
      "Six à huit groupes de pages bien reliées valent mieux pour une PME que soixante articles creux. Comment trouver les vôtres en un après-midi, avec un exemple.",
    short: [
      "Recueillez les questions que vos clients posent vraiment, et rangez-les en six à huit groupes.",
      "Chaque groupe a une page principale qui résume la réponse, et trois à six pages qui en traitent chacune un point.",
      "Gardez les adresses qui amènent déjà des visiteurs, puis attendez six à douze semaines avant de juger.",
    ],
    content: `La plupart des sites de PME sont rangés comme un tiroir : on y a mis les choses au fur et à mesure. Une page pour l'offre de printemps, une autre pour l'offre suivante, une actualité de 2019. Le client qui vous connaît s'y retrouve. Google, et le client qui ne vous connaît pas encore, non.

## Recueillir les questions de vos clients

Le remède coûte un après-midi, et pas un franc. Notez toutes les questions que vos clients vous ont posées ces trois derniers mois. Gardez leurs mots. Personne ne demande à un menuisier de Morges des « agencements sur mesure » ; on lui demande : « Combien coûte une armoire sous pente ? »

## Six à huit groupes, pas davantage

Formez des groupes ; les spécialistes parlent de clusters. Pour presque toutes les entreprises entre Genève et Berne, nous obtenons de six à huit groupes de pages. Avec moins, chaque groupe mélange ce que cherchent des gens différents. Avec plus, aucun n'a assez à dire. Notre menuisier a les cuisines, les armoires, les escaliers, les réparations, les prix, les délais et les communes où il travaille. Cela fait sept.

{table}

## Une page principale par groupe

Chaque groupe a sa page principale. Elle répond à la question dans son ensemble, en bref : ce que c'est, pour qui, combien cela coûte, combien de temps il faut, ce qui se passe ensuite. Ce doit être la page que vous enverriez à un ami. Donnez-lui une adresse simple et un titre qui reprend les mots de la question.

{cluster}

Trois à six pages alimentent la page principale ; chacune traite un point en entier. « Bois ou métal » en est une. « Avec ou sans contremarches » en est une autre. Elles renvoient à la page principale dès leur premier paragraphe, et la page principale y renvoie là où le sujet apparaît. Un groupe, c'est cela, rien d'autre. Inutile de tout écrire d'un coup : commencez par les pages principales, qui tiennent dans les ${plans.pro.pages} pages de notre forfait Pro, et ajoutez les autres avec le temps.

## Des liens qui ont un sens

Entre les groupes, les liens sont plus rares : il leur faut une raison. Si la page des cuisines parle des délais, elle renvoie à la page des délais. Sinon, non. Un menu qui relie tout à tout n'apprend rien à Google sur ce qui va ensemble.

## Quand une page pour une ville est utile

Parlons des villes. Si vous travaillez à Nyon et à Yverdon, une page pour chacune peut être utile, à condition de dire quelque chose qui soit vrai là et pas ailleurs : un chantier que vous y avez fait, le temps qu'il vous faut pour venir, l'autorisation qu'exige la commune. Le même texte avec un autre nom ne marche plus depuis des années, et il lasse. Notre page pour les [entreprises d'Yverdon](/services/seo-visibility-yverdon) montre ce que nous voulons dire.

## Que faire des pages existantes

{merged}

Et les pages que vous avez déjà ? Ne les supprimez pas trop vite. Regardez lesquelles reçoivent des visites depuis un moteur de recherche, et lesquelles sont citées par d'autres sites. Gardez ces adresses-là. Fusionnez les pages faibles avec la page forte qui répond à la même question, et redirigez pour de bon leurs anciennes adresses vers elle ; notre article sur la [refonte d'un site](/blog/refonte-site-sans-perdre-google) explique comment. À elle seule, cette étape rapporte souvent plus qu'un mois d'écriture.

## La partie technique

La technique vient en dernier, et elle tient en quelques points. Un seul titre principal par page. Une description qui donne envie de cliquer. Des images avec leurs dimensions, et un texte de remplacement pour ceux qui ne les voient pas. Une page qui montre son texte avant de charger le reste (animations, modules), car c'est ce texte qui est lu d'abord. Un plan du site pour les moteurs de recherche, que votre système produit tout seul.

## Attendre, puis compter les demandes

{weeks}

Ensuite, attendez. Une nouvelle structure met six à douze semaines à être comprise. Notez la date dans votre agenda, relevez les chiffres du jour, et ne changez plus rien pendant ce temps. Changer les titres chaque semaine, c'est déplacer les panneaux indicateurs pendant que les gens marchent.

À quoi voit-on que cela fonctionne ? Aux demandes qui citent quelque chose de vos pages, plus qu'à votre position pour un mot-clé. « J'ai vu ce que coûte un escalier » est la phrase que vous voulez entendre au téléphone, car la moitié de la conversation est déjà faite. Si vous préférez nous confier ce travail, la liste des pages et la rédaction des premières sont comprises dans deux de nos [forfaits de référencement](/services/seo-visibility) : deux pages avec Avancé, cinq avec Expert. Pour les suivantes, vous recevez un devis.

## Un responsable pour chaque groupe

{twice}

Un dernier conseil : donnez un responsable à chaque groupe. Dans une entreprise de cinq personnes, celle qui répond au téléphone pour les cuisines devrait relire la page des cuisines deux fois\u00A0par\u00A0an. Les prix changent, les gens le remarquent, et si un prix est faux, on ne croit plus le reste de la page.`,
    table: {
      caption: "Les sept groupes d'un menuisier de Morges",
      head: ["Groupe", "La page principale répond à", "Exemple de page de détail"],
      rows: [
        ["Cuisines", "Combien coûte une cuisine sur mesure ?", "Les plans de travail comparés"],
        ["Armoires", "Que mettre sous une pente de toit ?", "Portes coulissantes ou battantes"],
        ["Escaliers", "Quel escalier pour ma maison ?", "Bois ou métal"],
        ["Réparations", "Que réparez-vous, et quand ?", "Une marche qui grince"],
        ["Prix", "Comment se fait un devis ?", "Le prix d'un escalier"],
        ["Délais", "Quand pouvez-vous commencer ?", "De la commande à la pose"],
        ["Communes", "Où travaillez-vous ?", "Une cuisine à Saint-Prex"],
      ],
    },
    margin: {
      cluster: {
        drawing: "structure-cluster",
        text: "Une page principale et, en amont, les pages qui y mènent",
      },
      merged: {
        drawing: "structure-merged",
        text: "Les pages faibles rejoignent la page forte, leurs adresses aussi",
      },
      weeks: { drawing: "structure-weeks", text: "De six à douze semaines, une case par semaine" },
      twice: {
        figure: "2",
        text: "fois par an, la personne chargée des cuisines relit la page des cuisines",
      },
    },
    sources: [
      {
        label: "Google Search Central : guide de démarrage SEO",
        href: "https://developers.google.com/search/docs/fundamentals/seo-starter-guide",
      },
    ],
  },
});
