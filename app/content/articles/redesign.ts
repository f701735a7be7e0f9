import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import type { Article } from "./article";

const shared = {
  figure: "redesign",
  category: "SEO",
  author: "noemie",
  date: "2026-10-26",
  revised: "2026-11-30",
} as const;

export const redesign: Localized<Article> = typeset({
  en: {
    ...shared,
    slug: "redesign-without-losing-google",
    title: "A redesign without losing your place on Google",
    topic: "Redesign",
    excerpt:
      "After a redesign, a site often loses visitors because its old addresses no longer exist. How to prevent it, with a list and six checks.",
    short: [
      "Before you change anything, write down every address that brings visitors or has links from other sites.",
      "Each old address that is still of use either stays or redirects permanently (301) to the page that replaces it.",
      "Check on the day of the launch, after a week, after a month and after three, and keep the redirects for good.",
    ],
    content: `A joiner has a new site. It is beautiful, and three weeks later the phone is silent. What happened? The page “stairs.html”, which had brought him half of his enquiries for nine years, is gone. Anyone who follows its link on Google sees “not found”. Google tries a few more times, then forgets the page and everything it knew about it.

None of this need happen. There is no secret to keeping your place on Google through a redesign: it takes a list, a table and some patience.

## First: the inventory

Open Google Search Console (Google's free tool for site owners), choose “Performance”, then “Pages”, and set the period to the longest it offers, sixteen months. Export the list. It tells you which addresses people reach from a search. Add the addresses that other sites link to: the “Links” report lists them. Add those printed on vehicles, brochures and invoices. Add files, too: the price list as a PDF is often the third most visited “page” of the whole site.

For most small businesses this comes to between thirty and two hundred lines. Sort them by visits. The first ten usually bring four visits in five. Do not let these ten out of your sight.

## Then: keep, merge, remove

{ways}

Go through the list with somebody who knows your customers. For each address there are three possible decisions. Keep: the page does its work, so its address and its text stay, even if everything around them is new. Merge: two pages answer the same question, and the stronger one takes in the other. Remove: nobody comes, nobody links, and it is out of date.

Keep the address exactly as it is wherever you can. Nobody ranks higher because “.html” is gone. If the system forces you to change it, the old one goes into the table.

## The table of redirects

{table}

{moved}

In the table, 200 means that the page is there, 410 that it has been removed. A permanent redirect has the number 301 (or 308). It tells browsers and Google: this has moved for good. A temporary one, 302, says the opposite and is the most common mistake. Redirect each address to the page that answers the same question. Do not redirect everything to the home page: for Google this is the same as an error, and for people it is a nuisance. Avoid chains: the old address leads straight to the final one.

## The day of the launch

Choose a Tuesday morning in a quiet month; the person who built the site should be there the day after, too. Then run through six checks.

- Does the new site let search engines in? Test copies carry an instruction, “noindex”, that keeps Google out, and people forget to remove it. Of all the mistakes described here, this is the costliest.
- Do the first thirty old addresses lead where the table says, in one step, with the code that it gives (200 or 301)?
- Does an address that never existed answer with 404 (“not found”)?
- Does every page have its own title and description, and have those of the best ten been kept?
- Is the new sitemap (the list of your pages for search engines) in Search Console?
- Can each form be sent, and does the message arrive?

## And afterwards

{after}

In the first two weeks the figures go up and down; that is normal. Look once a week at two reports in Search Console: pages that were not found, and the ten best pages from your list. If an address without a redirect turns up, add it to the table on the same day.

After four weeks, Google will have read most pages again. After three months, compare your figures with the same months of last year rather than with the month before: a garden centre sells more in April, redesign or no redesign. Keep the redirects for as long as you keep the site. Google advises at least a year; links on other people's pages never expire.

## What to expect

Even a careful move costs a small share of the visits for some weeks, and then they come back. Extra visitors come only from what is better than before: pages that load faster, text that answers questions, forms that work. That is why the inventory comes first. Without it, you may delete a page that only needed improving.

We do this work as part of every [website redesign](/services/website-design-development/web-refresh): you receive the list, the table, and the figures before and after on one page.`,
    table: {
      caption: "A table of redirects, as it is handed to the developer",
      head: ["Old address", "Decision", "New address", "Code"],
      rows: [
        ["/stairs.html", "Keep", "/stairs.html", "200"],
        ["/stairs-oak.html", "Merge", "/stairs.html", "301"],
        ["/prices_2019.pdf", "Merge", "/prices", "301"],
        ["/index.php?page=contact", "Keep, new address", "/contact", "301"],
        ["/christmas-2014", "Remove", "–", "410"],
      ],
    },
    margin: {
      ways: { drawing: "redesign-ways", text: "Three decisions, and the code of each" },
      moved: { figure: "301", text: "has moved for good: to the page that answers the same question" },
      after: { drawing: "redesign-after", text: "After the launch, one box a week" },
    },
    sources: [
      {
        label: "Google Search Central: site moves with URL changes",
        href: "https://developers.google.com/search/docs/crawling-indexing/site-move-with-url-changes",
      },
      {
        label: "Google Search Central: redirects and Google Search",
        href: "https://developers.google.com/search/docs/crawling-indexing/301-redirects",
      },
    ],
  },
  fr: {
    ...shared,
    slug: "refonte-site-sans-perdre-google",
    title: "Refaire son\u00A0site sans\u00A0perdre sa\u00A0place sur\u00A0Google",
    topic: "Refonte",
    excerpt:
      "Après une refonte, un site perd souvent des visiteurs, parce que ses anciennes adresses n'existent plus. Comment l'éviter, avec une liste et six contrôles.",
    short: [
      "Avant de changer quoi que ce soit, notez chaque adresse qui amène des visiteurs ou que d'autres sites citent.",
      "Chaque ancienne adresse encore utile reste, ou mène par une redirection permanente (301) à la page qui la remplace.",
      "Contrôlez le jour même, après une semaine, après un mois et après trois, et gardez les redirections pour toujours.",
    ],
    content: `Un menuisier a un nouveau site. Le site est beau, mais trois semaines plus tard, le téléphone ne sonne plus. Que s'est-il passé ? La page « escaliers.html », qui lui amenait depuis neuf ans la moitié de ses demandes, n'existe plus. Celui qui la trouve encore sur Google tombe sur « page introuvable ». Google réessaie quelques fois, puis oublie la page, et avec elle tout ce qu'il en savait.

Ce n'est pas une fatalité. Pour garder sa place sur Google, il suffit d'une liste, d'un tableau et d'un peu de patience.

## D'abord, l'inventaire

Ouvrez la Google Search Console (l'outil gratuit où Google montre comment on trouve votre site), choisissez « Performances », puis « Pages », et réglez la période sur la plus longue, seize mois. Exportez la liste. Elle vous dit par quelles adresses on arrive depuis une recherche. Ajoutez les adresses que d'autres citent : le rapport « Liens » en donne la liste. Ajoutez celles qui sont imprimées sur les véhicules, les dépliants et les factures. Et les fichiers : la liste de prix en PDF est souvent la troisième « page » la plus visitée du site.

Pour la plupart des PME, cela fait entre trente et deux cents lignes. Triez-les par nombre de visites. Les dix premières amènent en général quatre visites sur cinq. Ces dix-là, vous ne les quittez pas des yeux.

## Ensuite : garder, fusionner, supprimer

{ways}

Parcourez la liste avec quelqu'un qui connaît vos clients. Pour chaque adresse, il y a trois décisions possibles. Garder : la page fait son travail, son adresse et son texte restent, même si tout est neuf autour. Fusionner : deux pages répondent à la même question, et la plus forte absorbe l'autre. Supprimer : personne n'y vient, personne ne la cite, et elle est périmée.

Gardez l'adresse telle quelle partout où vous le pouvez. Personne ne gagne de places sur Google parce que « .html » a disparu. Si le système vous oblige à la changer, l'ancienne va dans le tableau.

## Le tableau des redirections

{table}

{moved}

Dans la dernière colonne, 200 signifie que la page s'affiche, 410 qu'elle n'existe plus. Une redirection permanente porte le numéro 301 (ou 308). Elle dit aux navigateurs et à Google : cette page a déménagé pour de bon. Une redirection temporaire, 302, dit le contraire, et c'est l'erreur la plus courante. Redirigez chaque adresse vers la page qui répond à la même question. Ne redirigez pas tout vers l'accueil : pour Google, c'est une erreur, et pour les gens, une contrariété. Évitez les chaînes : l'ancienne adresse mène directement à la dernière.

## Le jour de la mise en ligne

Choisissez un mardi matin, dans un mois calme ; la personne qui a construit le site devrait être là le lendemain aussi. Faites alors six contrôles.

- Le nouveau site laisse-t-il entrer les moteurs de recherche ? Les copies de test portent une instruction, « noindex », qui tient Google à l'écart, et l'on oublie parfois de l'enlever. De toutes les erreurs décrites ici, c'est la plus coûteuse.
- Les trente premières anciennes adresses mènent-elles où le tableau le dit, en une étape, avec le code qu'il indique (200 ou 301) ?
- Une adresse qui n'a jamais existé donne-t-elle bien « page introuvable » (code 404) ?
- Chaque page a-t-elle son titre et sa description, et ceux des dix meilleures ont-ils été gardés ?
- Le nouveau plan du site est-il dans la Search Console ?
- Chaque formulaire s'envoie-t-il, et le message arrive-t-il ?

## Et après

{after}

Les deux premières semaines, les chiffres montent et descendent ; c'est normal. Regardez une fois par semaine deux rapports de la Search Console : les pages introuvables, et les dix meilleures pages de votre liste. Si une adresse sans redirection apparaît, ajoutez-la au tableau le jour même.

Après quatre semaines, Google a relu la plupart des pages. Après trois mois, comparez avec les mêmes mois de l'année précédente plutôt qu'avec le mois d'avant : une jardinerie vend davantage en avril, avec ou sans refonte. Gardez les redirections aussi longtemps que le site. Google conseille un an au moins ; les liens sur les pages des autres n'expirent jamais.

## À quoi vous attendre

Même soigné, un déménagement fait perdre une petite partie des visites pendant quelques semaines, puis elles reviennent. Si les visites augmentent ensuite, ce sera grâce à ce qui s'est amélioré : des pages plus rapides, des textes qui répondent, des formulaires qui fonctionnent. C'est pourquoi l'inventaire vient en premier : il montre ce qu'il faut garder.

Ce travail fait partie de chacune de nos [refontes de site](/services/website-design-development/web-refresh) : vous recevez la liste, le tableau et, sur une page, les chiffres d'avant et d'après.`,
    table: {
      caption: "Un tableau de redirections, tel qu'on le remet au développeur",
      head: ["Ancienne adresse", "Décision", "Nouvelle adresse", "Code"],
      rows: [
        ["/escaliers.html", "Garder", "/escaliers.html", "200"],
        ["/escaliers-chene.html", "Fusionner", "/escaliers.html", "301"],
        ["/prix_2019.pdf", "Fusionner", "/prix", "301"],
        ["/index.php?page=contact", "Garder, nouvelle adresse", "/contact", "301"],
        ["/noel-2014", "Supprimer", "–", "410"],
      ],
    },
    margin: {
      ways: { drawing: "redesign-ways", text: "Trois décisions, et le code de chacune" },
      moved: { figure: "301", text: "a déménagé pour de bon, vers la page qui répond à la même question" },
      after: { drawing: "redesign-after", text: "Après la mise en ligne, une case par semaine" },
    },
    sources: [
      {
        label: "Google Search Central : déménagement de site avec changement d'URL",
        href: "https://developers.google.com/search/docs/crawling-indexing/site-move-with-url-changes",
      },
      {
        label: "Google Search Central : redirections et recherche Google",
        href: "https://developers.google.com/search/docs/crawling-indexing/301-redirects",
      },
    ],
  },
});
