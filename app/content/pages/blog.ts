import type { HeadWords } from "#app/content/shared/page-content";
import { pageNames } from "#app/content/shared/page-names";
import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { brand } from "#app/domain/site/brand";
import { type NotFoundWords, notFound } from "./not-found";

export const lastChange = "2026-11-23";

export interface BlogHeroWords {
  title: string;
  lead: string;
  /** Leads down to the articles. */
  hint: string;
}

export interface ArticlesWords {
  title: string;
  filter: string;
  all: string;
  index: string;
  read: string;
}

interface BlogPage {
  head: HeadWords;
  hero: BlogHeroWords;
  list: ArticlesWords;
}

export const blog: Localized<BlogPage> = typeset({
  en: {
    head: {
      title: `Articles on websites, SEO and AI for SMEs – ${brand.name}`,
      description:
        "Practical articles for small companies in Switzerland: what a website costs, how to structure it, landing pages, Google Business Profile, redesign, chatbots.",
    },
    hero: {
      title: "Articles you can use without us",
      lead: "What we have learned on our clients' sites, with figures, lists and examples. You can do all of it yourself.",
      hint: "See the articles",
    },
    list: {
      title: "Articles",
      filter: "Categories",
      all: "All",
      index: "Articles on this page",
      read: "Read the article",
    },
  },
  fr: {
    head: {
      title: `Articles sur le web, le SEO et l'IA pour PME – ${brand.name}`,
      description:
        "Des articles pratiques pour les PME suisses : prix d'un site, structure, pages d'arrivée, fiche Google, refonte sans perdre Google, chatbot et LPD.",
    },
    hero: {
      title: "Des articles que vous pouvez appliquer sans nous",
      lead: "Ce que nous avons appris sur les sites de nos clients, avec des chiffres, des listes et des exemples. Vous pouvez tout faire vous-même.",
      hint: "Voir les articles",
    },
    list: {
      title: "Articles",
      filter: "Catégories",
      all: "Tous",
      index: "Les articles de cette page",
      read: "Lire l'article",
    },
  },
});

export interface Article {
  slug: string;
  title: string;
  category: "SEO" | "CRO";
  excerpt: string;
  /** ISO day. */
  date: string;
  /** Plain text; a blank line ends a paragraph. */
  content: string;
}

/** What the list tells of an article. */
export type ArticleSummary = Omit<Article, "content">;

const structure = { slug: "structurer-site-seo-2025", category: "SEO", date: "2025-04-01" } as const;
const landing = { slug: "landing-pages-avec-conversion", category: "CRO", date: "2025-03-18" } as const;

export const articles: Localized<Article[]> = typeset({
  en: [
    {
      ...structure,
      title: "How to structure a site for search in 2025",
      excerpt:
        "Search engines read a site as a map. Six to eight clusters of pages, linked with care, do more for a small company than sixty articles on nothing.",
      content: `Most small company sites are built like a drawer: things were put in as they came. A page for the spring offer, a page for the second offer, a news item from 2019. A visitor who knows you finds the way. A search engine, and a visitor who does not know you, do not.

The remedy costs no money, only an afternoon. Write down every question that clients asked you in the last three months. Not the words you would use: theirs. A joiner in Morges does not sell "custom fittings", he is asked "how much is a wardrobe under a sloping roof".

Sort these questions into heaps. For nearly every company between Geneva and Bern we end with 6 to 8 clusters. Fewer, and each one mixes things that different people look for. More, and none of them has enough to say. The joiner has kitchens, wardrobes, stairs, repairs, prices and delays, and the towns he works in.

Each cluster gets one main page. It answers the whole question in short: what it is, for whom, what it costs, how long it takes, what happens next. It should be the page you would send to a friend who asks. Give it a plain address and a title with the words of the question in it.

Below the main page stand three to six pages that each answer one part in full. "What a staircase costs" is one. "Wood or metal" is another. They link up to the main page in their first paragraph, and the main page links down to them where their subject comes up. That is all a cluster is.

Links between clusters are rarer and should be earned. If the kitchen page mentions delays, link the delays page. If it does not, do not. A menu that links everything to everything tells a search engine nothing about what belongs together.

Now the towns. If you work in Nyon and in Yverdon, a page for each can be useful, but only if it says something that is true there and not elsewhere: a project you did, the time it takes to come, the permit that the commune asks for. The same text with another name in it has not worked for years, and it tires people.

What about the pages you already have? Do not delete them in anger. Look up which ones people reach from a search, and which ones other sites link to. Keep those addresses. Merge the weak pages into the strong one that answers the same question, and redirect the old address to it for good. This single step often brings more than a month of writing.

Technique comes last, and it is shorter than it sounds. One main heading a page. A description that a person would click. Pictures with their size and with words for those who cannot see them. A page that shows its text before any script runs, because that is what is read first. A map of the site for search engines, which your system makes by itself.

Then wait. A new structure takes six to twelve weeks to be understood. Write the date in your calendar, note today's figures, and leave the structure alone until then. Changing titles every week is like moving the signposts while people are walking.

How do you know that it worked? Not by a position for one word. Count the enquiries that name something from your pages. "I saw what a staircase costs" is the sentence you want on the phone, because half of the conversation is already behind you.

One last piece of advice: give each cluster an owner. In a company of five, the person who answers the phone for kitchens should also read the kitchen page twice a year. Prices change, people notice, and a page that is wrong about one price is not believed about the rest.`,
    },
    {
      ...landing,
      title: "Landing pages that people answer",
      excerpt:
        "A landing page has one question to answer and one thing to ask for. Here is the order in which we write them, and what we leave out.",
      content: `A landing page is the page behind an advertisement or a link in a message. Its visitor has just been promised something. The page has about five seconds to show that the promise holds, and perhaps a minute to turn interest into a phone number. Most pages use that minute to talk about the company.

Begin with the promise. If the advertisement said "roof repaired within the week", the first line of the page says so in the same words. It sounds too simple to write down, yet in the audits we make it is the fault we meet most often. People clicked on a roof and landed on "Your partner for quality since 1987".

Under the first line, say what it costs. You do not need a final price: "from CHF 480, most jobs between 600 and 900" is a price. Pages that hide it lose two kinds of people, those who could have paid it and those who could not, and only the second loss is a gain.

Then ask for one thing. One. A phone number, or a date, or an e-mail address. Each further field costs answers, and the field that costs most is the one whose purpose is not clear. If you ask for a company name, know why. If you ask for a phone number, say when you will call. "We call you on Monday between 8 and 10" gets more numbers than "We will get back to you".

Place the form where it can be seen without searching, and let it stand there again at the end. Between the two, answer the three doubts that every buyer has. Will it work for someone like me? What if it goes wrong? What happens after I press the button? Three short paragraphs do it, in that order.

For the first doubt, show one case that resembles the visitor: the same trade, the same size, the same region. A full name and a place are worth more than ten stars. If you have no permission to name a client, describe the job so exactly that it could not be invented.

For the second doubt, write your guarantee as you would say it. "If it leaks again within two years, we come back and you pay nothing" is a guarantee. "Satisfaction is our priority" is a noise.

For the third, describe the next two days. "You leave your number. Marc calls at the hour you chose, asks four questions, and sends a written quote the same day." People do not fear forms, they fear what comes behind them.

Now leave things out. The menu of the whole site: one link home is enough. The slider: nobody waits for the second picture. The video that begins by itself. The third button in a second colour. Every element that does not carry the promise, the price or a doubt draws attention away from the form.

Test it on a telephone, outdoors, with one thumb. More than half of your visitors arrive that way. Does the text appear before the pictures? Can the number be called with a tap? Does the keyboard show digits when it asks for digits? If the connection breaks while sending, does the form keep what was typed? A lead that is lost at this point has cost you the whole advertisement.

Measure three figures and no more: how many arrived, how many began the form, how many sent it. If many arrive and few begin, the promise or the price is wrong. If many begin and few send, a field is. You will know where to work, and you will know within two weeks.

Change one thing at a time, give it a few hundred visitors, and write down what you changed. After four rounds a page usually asks for less and is answered more. Not because it became cleverer, but because it stopped talking about itself.`,
    },
  ],
  fr: [
    {
      ...structure,
      title: "Structurer un site pour le SEO en 2025",
      excerpt:
        "Un moteur de recherche lit un site comme une carte. Six à huit groupes de pages bien reliés font plus pour une PME que soixante articles sur rien.",
      content: `La plupart des sites de PME sont rangés comme un tiroir : on y a mis les choses au fur et à mesure. Une page pour l'offre de printemps, une autre pour l'offre suivante, une actualité de 2019. Le client qui vous connaît s'y retrouve. Le moteur de recherche, et le client qui ne vous connaît pas encore, non.

Le remède ne coûte rien, sinon un après-midi. Notez toutes les questions que vos clients vous ont posées ces trois derniers mois. Pas avec vos mots : avec les leurs. Un menuisier de Morges ne vend pas des « agencements sur mesure », on lui demande « combien coûte une armoire sous pente ».

Faites des tas. Pour presque toutes les entreprises entre Genève et Berne, nous arrivons à 6 à 8 groupes de pages. Avec moins, chacun mélange des choses que des gens différents recherchent. Avec plus, aucun n'a assez à dire. Notre menuisier a les cuisines, les armoires, les escaliers, les réparations, les prix et délais, et les communes où il travaille.

Chaque groupe reçoit une page principale. Elle répond à toute la question, en bref : ce que c'est, pour qui, combien cela coûte, combien de temps il faut, ce qui se passe ensuite. Ce doit être la page que vous enverriez à un ami. Donnez-lui une adresse simple et un titre qui reprend les mots de la question.

Sous la page principale viennent trois à six pages qui traitent chacune un point en entier. « Le prix d'un escalier » en est une. « Bois ou métal » en est une autre. Elles renvoient à la page principale dès leur premier paragraphe, et la page principale renvoie à elles là où le sujet apparaît. Un groupe n'est rien de plus.

Entre les groupes, les liens sont plus rares et se méritent. Si la page des cuisines parle des délais, elle renvoie à la page des délais. Sinon, non. Un menu qui relie tout à tout n'apprend rien à un moteur sur ce qui va ensemble.

Parlons des villes. Si vous travaillez à Nyon et à Yverdon, une page pour chacune peut être utile, à condition de dire quelque chose qui soit vrai là et pas ailleurs : un chantier que vous y avez fait, le temps qu'il vous faut pour venir, l'autorisation que demande la commune. Le même texte avec un autre nom ne marche plus depuis des années, et il lasse.

Et les pages que vous avez déjà ? Ne les supprimez pas sous le coup de la colère. Regardez lesquelles reçoivent des visites depuis un moteur, et lesquelles sont citées par d'autres sites. Gardez ces adresses-là. Fondez les pages faibles dans la page forte qui répond à la même question, et redirigez l'ancienne adresse pour de bon. À elle seule, cette étape rapporte souvent plus qu'un mois d'écriture.

La technique vient en dernier, et elle est plus courte qu'on ne le dit. Un seul titre principal par page. Une description sur laquelle une personne cliquerait. Des images avec leurs dimensions, et des mots pour ceux qui ne les voient pas. Une page qui montre son texte avant tout script, car c'est cela qui est lu d'abord. Un plan du site pour les moteurs, que votre système produit tout seul.

Ensuite, attendez. Une nouvelle structure met six à douze semaines à être comprise. Notez la date dans votre agenda, relevez les chiffres du jour, et n'y touchez plus d'ici là. Changer les titres chaque semaine, c'est déplacer les poteaux indicateurs pendant que les gens marchent.

Comment savoir si cela fonctionne ? Pas à la position d'un mot. Comptez les demandes qui citent quelque chose de vos pages. « J'ai vu ce que coûte un escalier » est la phrase que vous voulez entendre au téléphone, car la moitié de la conversation est déjà derrière vous.

Un dernier conseil : donnez un responsable à chaque groupe. Dans une entreprise de cinq personnes, celle qui répond au téléphone pour les cuisines devrait relire la page des cuisines deux fois par an. Les prix changent, les gens le remarquent, et une page fausse sur un prix n'est plus crue sur le reste.`,
    },
    {
      ...landing,
      title: "Des pages d'arrivée qui obtiennent une réponse",
      excerpt:
        "Une page d'arrivée a une question à résoudre et une chose à demander. Voici l'ordre dans lequel nous les écrivons, et ce que nous laissons de côté.",
      content: `Une page d'arrivée est la page qui se trouve derrière une annonce ou un lien dans un message. On vient de promettre quelque chose à son visiteur. La page a cinq secondes pour montrer que la promesse tient, et peut-être une minute pour transformer l'intérêt en numéro de téléphone. La plupart des pages emploient cette minute à parler de l'entreprise.

Commencez par la promesse. Si l'annonce disait « toit réparé dans la semaine », la première ligne de la page le dit avec les mêmes mots. Cela paraît trop simple pour être écrit, et c'est pourtant le défaut que nous rencontrons le plus dans nos audits. Les gens ont cliqué sur un toit et sont arrivés sur « Votre partenaire de qualité depuis 1987 ».

Juste dessous, dites ce que cela coûte. Un prix définitif n'est pas nécessaire : « dès CHF 480, le plus souvent entre 600 et 900 » est un prix. Les pages qui le cachent perdent deux sortes de gens, ceux qui auraient pu payer et ceux qui n'auraient pas pu, et seule la seconde perte est un gain.

Ensuite, demandez une chose. Une seule. Un numéro, ou une date, ou une adresse. Chaque champ de plus coûte des réponses, et le plus coûteux est celui dont on ne comprend pas l'utilité. Si vous demandez le nom de l'entreprise, sachez pourquoi. Si vous demandez un téléphone, dites quand vous appellerez. « Nous vous appelons lundi entre 8 h et 10 h » obtient plus de numéros que « Nous reviendrons vers vous ».

Placez le formulaire là où on le voit sans le chercher, et remettez-le à la fin. Entre les deux, répondez aux trois doutes de tout acheteur. Est-ce que cela marche pour quelqu'un comme moi ? Et si cela tourne mal ? Que se passe-t-il quand j'appuie sur le bouton ? Trois courts paragraphes suffisent, dans cet ordre.

Pour le premier doute, montrez un cas qui ressemble au visiteur : le même métier, la même taille, la même région. Un nom complet et un lieu valent mieux que dix étoiles. Si vous n'avez pas le droit de nommer un client, décrivez le travail si précisément qu'on ne puisse pas l'avoir inventé.

Pour le deuxième, écrivez votre garantie comme vous la diriez. « Si cela fuit de nouveau dans les deux ans, nous revenons et vous ne payez rien » est une garantie. « Votre satisfaction est notre priorité » est un bruit.

Pour le troisième, racontez les deux jours qui suivent. « Vous laissez votre numéro. Marc vous appelle à l'heure que vous avez choisie, pose quatre questions, et vous envoie un devis écrit le jour même. » Les gens ne craignent pas les formulaires, ils craignent ce qui vient derrière.

Maintenant, enlevez. Le menu de tout le site : un lien vers l'accueil suffit. Le carrousel : personne n'attend la deuxième image. La vidéo qui démarre toute seule. Le troisième bouton d'une deuxième couleur. Tout ce qui ne porte ni la promesse, ni le prix, ni la réponse à un doute détourne l'attention du formulaire.

Essayez la page sur un téléphone, dehors, avec un seul pouce. Plus de la moitié de vos visiteurs arrivent ainsi. Le texte apparaît-il avant les images ? Peut-on appeler le numéro d'un geste ? Le clavier montre-t-il des chiffres quand on demande des chiffres ? Si la connexion se coupe pendant l'envoi, le formulaire garde-t-il ce qui était écrit ? Une demande perdue à cet endroit vous a coûté toute l'annonce.

Mesurez trois chiffres, pas davantage : combien arrivent, combien commencent le formulaire, combien l'envoient. Si beaucoup arrivent et peu commencent, c'est la promesse ou le prix. Si beaucoup commencent et peu envoient, c'est un champ. Vous saurez où travailler, et vous le saurez en deux semaines.

Changez une chose à la fois, donnez-lui quelques centaines de visiteurs, et notez ce que vous avez changé. Après quatre tours, une page demande d'ordinaire moins et obtient plus de réponses. Non parce qu'elle est devenue plus maligne, mais parce qu'elle a cessé de parler d'elle-même.`,
    },
  ],
});

export const articleNotFound: Localized<NotFoundWords> = typeset({
  en: {
    ...notFound.en,
    head: {
      title: `Article not found (404) – ${brand.name}`,
      description: "There is no article at this address.",
    },
    title: "Article not found",
    text: "We couldn't find the requested article",
    links: [
      { label: "Back to all resources", to: "/blog" },
      { label: pageNames.en["/contact"], to: "/contact" },
    ],
  },
  fr: {
    ...notFound.fr,
    head: {
      title: `Article introuvable (404) – ${brand.name}`,
      description: "Il n'y a pas d'article à cette adresse.",
    },
    title: "Article introuvable",
    text: "Nous n'avons pas trouvé l'article demandé",
    links: [
      { label: "Retour aux ressources", to: "/blog" },
      { label: pageNames.fr["/contact"], to: "/contact" },
    ],
  },
});
