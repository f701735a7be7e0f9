import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import type { Article } from "./article";

const shared = {
  slug: "landing-pages-avec-conversion",
  figure: "landing",
  category: "CRO",
  author: "chiara",
  date: "2025-03-18",
  revised: "2026-11-30",
} as const;

export const landing: Localized<Article> = typeset({
  en: {
    ...shared,
    title: "Landing pages that convert, block by block",
    topic: "Landing pages",
    excerpt:
      "Conversion rate optimisation (CRO) means more enquiries from the same visitors. A landing page gets them by asking for one thing only.",
    short: [
      "Repeat the promise of the ad in the first line, and put the price right below it.",
      "Ask for one thing, and settle three doubts: is it right for me, what if it goes wrong, what happens next.",
      "Measure who arrives, who starts filling in the form and who sends it; change one thing at a time.",
    ],
    content: `A landing page is the page behind an advertisement or a link in a message. Its visitor has just been promised something. The page has about five seconds to show that the promise holds, and perhaps a minute to turn interest into a phone number. Most pages use that minute to talk about the company.

## Begin with the promise

If the advertisement said “roof repaired within the week”, the first line of the page says so in the same words. It sounds too simple to write down, yet its absence is the fault we see most often in our audits. People clicked on a roof and landed on “Your partner for quality since 1987”.

## Then the price

Under the first line, say what it costs. You do not need a final price: “from CHF 480, most jobs between 600 and 900” is a price. Pages that hide it lose two kinds of people: those who could not have paid, which costs you nothing, and those who could.

## Ask for one thing

{field}

One. A phone number, or a date, or an email address. Each further field costs you replies, and the one that costs most is the one whose purpose is not clear. If you ask for a company name, know why. If you ask for a phone number, say when you will call. “We will call you on Monday between 8 and 10” gets more numbers than “Leave us your number”.

## Put the form where people see it

Place the form near the top, where nobody has to look for it, and repeat it at the end. Between the two, settle the three doubts that every buyer has. Will it work for someone like me? What if it goes wrong? What happens after I press the button? Three short paragraphs are enough, in that order.

{table}

## Settle three doubts

{doubts}

For the first doubt, show one case that resembles the visitor's own: the same kind of job, the same size, the same region. A full name and a place are worth more than ten stars. If you have no permission to name a client, describe the job so exactly that it could not have been invented.

For the second doubt, write your guarantee as you would say it. “If it leaks again within five years, we come back and you pay nothing” is a guarantee. “Satisfaction is our priority” says nothing.

For the third, describe the hours that follow. “You leave your number. Marc calls within the hour, asks four questions, and sends a written quote the same day.” People worry less about the form than about what happens once they have sent it.

## What to leave out

The menu of the whole site: one link home is enough. The slideshow: nobody waits for the second picture. The video that starts by itself. The third button, in yet another colour. Every element that does not support the promise, the price or the answer to a doubt draws attention away from the form.

## Test it with one thumb

Try it on a phone, outdoors. More than half of your visitors arrive on one. Does the text appear before the pictures? Can the number be called with a tap? Does the keyboard show digits when the form asks for digits? If the connection drops while the form is being sent, does it keep what was typed? An enquiry lost at this point means that you paid for the click for nothing.

## Three figures tell you what to work on

{funnel}

How many arrived, how many began to fill in the form, how many sent it: no more than that. If many arrive and few begin, the promise or the price is wrong. If many begin and few send, one of the fields is the problem. A few hundred visitors will tell you.

{rounds}

Change one thing at a time, wait for as many visitors again, and write down what you changed. After four rounds a page usually asks for less and gets more replies. It has stopped talking about itself. If you want us to write one with you, that is part of our [lead generation service](/services/lead-generation).`,
    table: {
      caption: "A landing page from top to bottom: a roofer",
      head: ["Block", "What it says"],
      rows: [
        ["Promise", "Your roof repaired within the week"],
        ["Price", "From CHF 480, most jobs between 600 and 900"],
        ["Form", "Your number"],
        ["First doubt", "A roof like yours, in Payerne, with pictures"],
        ["Second doubt", "If it leaks again within five years, you pay nothing"],
        ["Third doubt", "Marc calls, asks four questions, sends a quote"],
        ["Form, again", "The same field"],
      ],
    },
    margin: {
      field: { drawing: "landing-field", text: "One field, and the reason for it" },
      doubts: {
        drawing: "landing-doubts",
        text: "Is it right for me? What if it goes wrong? What happens next?",
      },
      funnel: { drawing: "landing-figures", text: "Where people stop, and why" },
      rounds: { figure: "4", text: "rounds, with one thing changed in each" },
    },
    sources: [
      {
        label: "W3C: tutorial on accessible forms",
        href: "https://www.w3.org/WAI/tutorials/forms/",
      },
    ],
  },
  fr: {
    ...shared,
    title: "La page d'arrivée (landing\u00A0page), bloc par bloc",
    topic: "Pages d'arrivée",
    excerpt:
      "Optimiser la conversion (CRO), c'est tirer plus de demandes des mêmes visites. Une page d'arrivée (landing page) y parvient en ne proposant qu'une action.",
    short: [
      "Reprenez la promesse de l'annonce dès la première ligne, et dites juste au-dessous ce que cela coûte.",
      "Demandez une seule chose, et levez trois doutes : est-ce pour moi ? et si cela tourne mal ? que se passe-t-il ensuite ?",
      "Comptez ceux qui arrivent, ceux qui commencent le formulaire et ceux qui l'envoient ; ne changez qu'une chose à la fois.",
    ],
    content: `Une page d'arrivée, ou landing page, est celle qui s'ouvre quand on clique sur une annonce ou sur le lien d'un message. Le visiteur vient de lire une promesse. La page a cinq secondes pour montrer que la promesse est tenue, et peut-être une minute pour transformer l'intérêt en numéro de téléphone. La plupart des pages emploient cette minute à parler de l'entreprise.

## Commencer par la promesse

Si l'annonce disait « toit réparé dans la semaine », la première ligne de la page le dit avec les mêmes mots. Cela paraît trop simple pour être écrit ; c'est pourtant ce qui manque le plus souvent aux pages que nous auditons. Les gens ont cliqué sur un toit et sont arrivés sur « Votre partenaire de qualité depuis 1987 ».

## Puis le prix

Juste dessous, dites ce que cela coûte. Un prix définitif n'est pas nécessaire : « dès CHF 480, le plus souvent entre 600 et 900 » est un prix. Les pages qui le cachent font fuir deux sortes de gens : ceux qui n'auraient pas pu payer, et vous n'y perdez rien, mais aussi ceux qui auraient pu.

## Demander une seule chose

{field}

Une seule. Un numéro, ou une date, ou une adresse e-mail. Chaque champ de plus vous coûte des demandes, et le plus coûteux est celui dont on ne comprend pas l'utilité. Si vous demandez le nom de l'entreprise, sachez pourquoi. Si vous demandez un numéro de téléphone, dites quand vous appellerez. « Nous vous appellerons lundi entre 8 h et 10 h » obtient plus de numéros que « Laissez-nous votre numéro ».

## Le formulaire, là où on le voit

Placez le formulaire là où on le voit sans le chercher, et remettez-le à la fin. Entre les deux, levez les trois doutes de tout acheteur. Est-ce que cela marche pour quelqu'un comme moi ? Et si cela tourne mal ? Que se passe-t-il quand j'appuie sur le bouton ? Trois courts paragraphes suffisent, dans cet ordre.

{table}

## Lever trois doutes

{doubts}

Pour le premier doute, montrez un client qui ressemble au visiteur : le même métier, la même taille, la même région. Un nom complet et un lieu valent mieux que dix étoiles. Si vous n'avez pas le droit de nommer un client, décrivez le travail assez précisément pour que personne ne le croie inventé.

Pour le deuxième, écrivez votre garantie comme vous la diriez. « Si cela fuit de nouveau dans les cinq ans, nous revenons et vous ne payez rien » est une garantie. « Votre satisfaction est notre priorité » ne dit rien.

Pour le troisième, racontez les heures qui suivent. « Vous laissez votre numéro. Marc vous appelle dans l'heure, pose quatre questions, et vous envoie un devis écrit le jour même. » Si les gens hésitent devant un formulaire, c'est qu'ils se demandent ce qui vient après.

## Ce qu'il faut enlever

Le menu de tout le site : un lien vers l'accueil suffit. Le carrousel : personne n'attend la deuxième image. La vidéo qui démarre toute seule. Le troisième bouton, d'une autre couleur encore. Tout ce qui ne sert ni la promesse ni le prix et ne lève aucun doute détourne l'attention du formulaire.

## Essayer la page avec le pouce

Essayez-la sur un téléphone, dehors. Plus de la moitié de vos visiteurs consultent la page sur leur téléphone. Le texte apparaît-il avant les images ? Peut-on appeler le numéro d'un geste ? Le clavier montre-t-il des chiffres quand on demande des chiffres ? Si la connexion se coupe pendant l'envoi, le formulaire garde-t-il ce qui était écrit ? Si une demande se perd à cet endroit, vous avez payé le clic pour rien.

## Trois chiffres disent quoi corriger

{funnel}

Combien arrivent, combien commencent le formulaire, combien l'envoient : rien de plus. Si beaucoup arrivent et peu commencent, c'est la promesse ou le prix. Si beaucoup commencent et peu envoient, c'est qu'un champ les arrête. Quelques centaines de visiteurs suffisent pour le savoir.

{rounds}

Changez une chose à la fois, attendez encore autant de visiteurs, et notez ce que vous avez changé. Après quatre essais, la page pose d'ordinaire moins de questions, parle moins de l'entreprise et amène plus de demandes. Si vous voulez en écrire une avec nous, cela fait partie de notre service d'[acquisition de prospects](/services/lead-generation).`,
    table: {
      caption: "Une page d'arrivée de haut en bas : un couvreur",
      head: ["Bloc", "Ce qu'on y lit"],
      rows: [
        ["Promesse", "Votre toit réparé dans la semaine"],
        ["Prix", "Dès CHF 480, le plus souvent entre 600 et 900"],
        ["Formulaire", "Votre numéro"],
        ["Premier doute", "Un toit comme le vôtre, à Payerne, en photos"],
        ["Deuxième doute", "Si cela fuit de nouveau dans les cinq ans, vous ne payez rien"],
        ["Troisième doute", "Marc appelle, pose quatre questions, envoie un devis"],
        ["Formulaire, encore", "Le même champ"],
      ],
    },
    margin: {
      field: { drawing: "landing-field", text: "Un seul champ, et à quoi il sert" },
      doubts: {
        drawing: "landing-doubts",
        text: "Est-ce pour moi ? Et si cela tourne mal ? Que se passe-t-il ensuite ?",
      },
      funnel: { drawing: "landing-figures", text: "Où l'on s'arrête, et pourquoi" },
      rounds: {
        figure: "4",
        text: "essais, une seule chose changée à chaque fois",
      },
    },
    sources: [
      {
        label: "W3C : didacticiel sur les formulaires accessibles",
        href: "https://www.w3.org/WAI/tutorials/forms/",
      },
    ],
  },
});
