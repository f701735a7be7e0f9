import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import type { Article } from "./article";

const shared = {
  figure: "business-profile",
  category: "SEO",
  author: "noemie",
  date: "2026-11-09",
  revised: "2026-11-30",
} as const;

export const businessProfile: Localized<Article> = typeset({
  en: {
    ...shared,
    slug: "google-business-profile-in-an-hour",
    title: "Google Business Profile for a\u00A0shop, in one hour",
    topic: "Google profile",
    excerpt:
      "A shop's Google profile is often seen more than its website. Claim yours, complete it, ask for reviews: an hour's work, not counting Google's verification.",
    short: [
      "Claim your profile first; Google's verification can take a few days, so start today.",
      "The main category, the opening hours and ten real photographs matter most.",
      "Ask every customer for a review, and answer every review, the bad ones first.",
    ],
    content: `Somebody looks for a bakery on their phone. Google shows a map with three names. That person sees hours, stars, a photograph, and sets off to you. They have not opened a single website. What they have read is your Google Business Profile, which costs nothing and which you can put in order yourself. Make yourself a coffee, pick up your phone and set aside an hour.

## The hour, minute by minute

{table}

## Claim your profile

{minutes-0}

Look for your company on Google Maps. If it is there, choose “Claim this business”; if not, create a profile at business.google.com. Use a company account that two people can log in to. Google then checks that the business is yours: by a short video of your shop and sign, by phone, or by post. This can take a few days. Everything below can be prepared in the meantime.

Has a former employee or an agency already claimed it? Then request access with the same button. The holder has three days to answer; after that, you can carry on with your claim.

## Choose the right category

{minutes-10}

The main category decides which searches you appear in. Be as exact as Google lets you: “physiotherapy clinic” instead of “health”. Look at what the first three in your town have chosen: it appears under their names. Then add two or three others that really apply. A joiner who also lays floors may add “flooring contractor”; one who only hopes to should leave it out.

## Name, address, hours

{minutes-20}

Write the name exactly as it is on your sign, with nothing added. “Kern Bakery – best bread in Köniz” breaks the rules and can cost you the profile. If you visit your customers and they never come to you, hide the address and enter the area that you serve.

Then the hours, and above all the special ones: 1 August, the Federal Fast, the week between Christmas and New Year. Nobody forgives a wasted journey to a locked door, and that alone can earn you one star.

## Ten photographs

{minutes-30}

Take them today, with your phone, in daylight: the door as seen from the pavement, the sign, the inside, the team, five pieces of work, the place to park. Faces only with consent. No stock pictures: people notice, and so does Google. Add two each month. A profile that changes regularly tells people the business is open and active.

## The description

{minutes-45}

You have 750 characters. Use the first two sentences for what you do, for whom and where, in the words that your customers use. Leave out links, special-offer prices and words in capitals. Say which languages you speak, and whether people have to book.

## Reviews: ask, answer, never buy

{minutes-52}

Ask straight after the job, when the customer is happy, and make it easy: the profile gives you a short link that you can send by text message or print as a QR code to display beside the till. Do not offer anything in return; Google forbids paid reviews, and they may also breach the law on unfair competition.

Answer each one within a week. To a good one, reply in two sentences that mention what was done. With a bad one, stay calm: say that you are sorry, say what you will do, and offer a phone number. Future customers read your answer more closely than the complaint.

## After that: five minutes a month

{five}

Look at three figures: how often people called, asked for directions, and opened your site. Enter special hours for the coming month. Add two pictures. That is all. If you want more, such as a page for your town and the same details in ten directories, that is what our [Local SEO package](/services/seo-visibility) contains.`,
    table: {
      caption: "Sixty minutes for a complete profile",
      head: ["Minutes", "What to do", "Why"],
      rows: [
        ["0–10", "Claim or create the profile", "Nothing is published until Google has checked it"],
        ["10–20", "Main category and two or three others", "Decides where you appear"],
        ["20–30", "Name, address, phone, hours", "Wrong hours cost stars"],
        ["30–45", "Ten photographs", "People choose with their eyes"],
        ["45–52", "Description, 750 characters", "Says what you do, and where"],
        [
          "52–60",
          "Link for reviews, sent to five customers (once Google has checked the profile)",
          "Reviews bring more reviews",
        ],
      ],
    },
    margin: {
      "minutes-0": { drawing: "minutes-0", text: "Minutes 0 to 10" },
      "minutes-10": { drawing: "minutes-10", text: "Minutes 10 to 20" },
      "minutes-20": { drawing: "minutes-20", text: "Minutes 20 to 30" },
      "minutes-30": { drawing: "minutes-30", text: "Minutes 30 to 45" },
      "minutes-45": { drawing: "minutes-45", text: "Minutes 45 to 52" },
      "minutes-52": { drawing: "minutes-52", text: "Minutes 52 to 60" },
      five: { figure: "5", text: "minutes a month: three figures, the special hours, two pictures" },
    },
    sources: [
      {
        label: "Google: guidelines for representing your business",
        href: "https://support.google.com/business/answer/3038177",
      },
      {
        label: "Google: tips to improve your local ranking",
        href: "https://support.google.com/business/answer/7091",
      },
    ],
  },
  fr: {
    ...shared,
    slug: "fiche-google-en-une-heure",
    title: "La fiche Google de\u00A0votre\u00A0commerce, en\u00A0une\u00A0heure",
    topic: "Fiche Google",
    excerpt:
      "Votre fiche Google est souvent plus vue que votre site. Revendiquez-la, remplissez-la, demandez des avis : une heure, sans compter la vérification par Google.",
    short: [
      "Revendiquez la fiche dès aujourd'hui : la vérification par Google peut prendre quelques jours.",
      "La catégorie principale, les horaires et dix vraies photos comptent le plus.",
      "Demandez un avis à chaque client et répondez à tous les avis, d'abord aux mauvais.",
    ],
    content: `Quelqu'un cherche une boulangerie sur son téléphone. Google affiche une carte avec trois noms. Le client voit des horaires, des étoiles, une photo, et il vient chez vous. Il n'a pas ouvert un seul site. Ce qu'il a lu, c'est votre fiche Google, qui ne coûte rien et que vous pouvez mettre en ordre vous-même. Prenez un café, votre téléphone et une heure.

## L'heure, minute par minute

{table}

## Revendiquer la fiche

{minutes-0}

Cherchez votre entreprise sur Google Maps. Si elle y est, choisissez « Revendiquer cet établissement » ; sinon, créez sa fiche sur business.google.com. Utilisez un compte de l'entreprise auquel deux personnes ont accès. Google vérifie ensuite que l'établissement est bien le vôtre : par une courte vidéo de votre commerce et de votre enseigne, par téléphone ou par courrier. Cela peut prendre quelques jours. Tout ce qui suit se prépare en attendant.

La fiche a-t-elle déjà été revendiquée par un ancien employé ou par une agence ? Demandez l'accès par le même bouton. Le titulaire a trois jours pour répondre ; passé ce délai, vous pouvez poursuivre la démarche.

## Choisir la bonne catégorie

{minutes-10}

La catégorie principale décide des recherches où vous apparaissez. Soyez aussi précis que Google le permet : « cabinet de physiothérapie » plutôt que « santé ». Regardez ce qu'ont choisi les trois premiers de votre ville : c'est écrit sous leur nom. Ajoutez deux ou trois autres catégories, si elles correspondent vraiment à ce que vous faites. Un menuisier qui pose aussi des parquets peut le dire ; celui qui en rêve, non.

## Nom, adresse, horaires

{minutes-20}

Écrivez le nom comme sur votre enseigne, sans rien ajouter. « Boulangerie Kern – le meilleur pain de Köniz » est contraire aux règles et peut vous coûter la fiche. Si vous allez chez vos clients et ne recevez personne, masquez l'adresse et indiquez la région que vous desservez.

Puis les horaires, et surtout les horaires exceptionnels : le 1er août, le Jeûne fédéral, la semaine entre Noël et Nouvel An. Personne ne pardonne d'avoir fait le trajet pour trouver porte close, et cela suffit souvent pour un avis à une étoile.

## Dix photos

{minutes-30}

Prenez-les aujourd'hui, avec votre téléphone, à la lumière du jour : la porte vue du trottoir, l'enseigne, la salle, l'équipe, cinq de vos réalisations, la place de parc. Les visages, seulement avec l'accord des personnes. Pas de photos achetées : les gens le remarquent, Google aussi. Ajoutez-en deux par mois. Une fiche qui change régulièrement montre que le commerce est bien vivant.

## La description

{minutes-45}

Vous avez 750 caractères. Consacrez les deux premières phrases à ce que vous faites, pour qui et où, avec les mots de vos clients. Laissez de côté les liens, les prix promotionnels et les mots en majuscules. Dites quelles langues vous parlez, et s'il faut réserver.

## Les avis : demander, répondre, ne jamais acheter

{minutes-52}

Demandez un avis dès que le travail est fini, quand le client est content, et facilitez-lui la tâche : la fiche fournit un lien court, à envoyer par SMS ou à afficher en code QR près de la caisse. N'offrez rien en échange ; les avis payés sont interdits par Google et peuvent aussi enfreindre la loi contre la concurrence déloyale.

Répondez à chacun dans la semaine. À un bon avis, deux phrases qui rappellent ce qui a été fait. Face à un mauvais avis, restez calme : présentez vos excuses, dites ce que vous allez faire, donnez un numéro de téléphone. Les futurs clients lisent votre réponse de plus près que la plainte.

## Ensuite, cinq minutes par mois

{five}

Regardez trois chiffres : combien de fois on a appelé, demandé l'itinéraire et ouvert votre site. Inscrivez les horaires exceptionnels du mois à venir. Ajoutez deux photos. C'est tout. Si vous voulez davantage, comme une page pour votre ville et les mêmes données dans dix annuaires, c'est ce que contient notre [forfait SEO local](/services/seo-visibility).`,
    table: {
      caption: "Soixante minutes pour une fiche complète",
      head: ["Minutes", "À faire", "Pourquoi"],
      rows: [
        ["0–10", "Revendiquer ou créer la fiche", "Rien n'est publié avant la vérification par Google"],
        ["10–20", "Catégorie principale et deux ou trois autres", "Décide où vous apparaissez"],
        ["20–30", "Nom, adresse, téléphone, horaires", "Des horaires faux coûtent des étoiles"],
        ["30–45", "Dix photos", "On achète avec les yeux"],
        ["45–52", "Description, 750 caractères", "Dit ce que vous faites, et où"],
        [
          "52–60",
          "Lien pour les avis, envoyé à cinq clients (une fois la fiche vérifiée par Google)",
          "Les avis en amènent d'autres",
        ],
      ],
    },
    margin: {
      "minutes-0": { drawing: "minutes-0", text: "Minutes 0 à 10" },
      "minutes-10": { drawing: "minutes-10", text: "Minutes 10 à 20" },
      "minutes-20": { drawing: "minutes-20", text: "Minutes 20 à 30" },
      "minutes-30": { drawing: "minutes-30", text: "Minutes 30 à 45" },
      "minutes-45": { drawing: "minutes-45", text: "Minutes 45 à 52" },
      "minutes-52": { drawing: "minutes-52", text: "Minutes 52 à 60" },
      five: {
        figure: "5",
        text: "minutes par mois : trois chiffres, les horaires exceptionnels, deux photos",
      },
    },
    sources: [
      {
        label: "Google : règles de présentation de votre établissement",
        href: "https://support.google.com/business/answer/3038177",
      },
      {
        label: "Google : améliorer votre classement local",
        href: "https://support.google.com/business/answer/7091",
      },
    ],
  },
});
