import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { chatbots } from "#app/domain/offers/chatbots";
import { francsInText } from "#app/domain/offers/money";
import type { Article } from "./article";

const shared = {
  figure: "chatbot",
  author: "samuel",
  date: "2026-10-12",
  revised: "2026-11-29",
} as const;

const { monthly, freeConversations } = chatbots.essential;

export const chatbot: Localized<Article> = typeset({
  en: {
    ...shared,
    category: "AI",
    slug: "chatbot-for-a-small-company",
    title: "A chatbot for a\u00A0small business: what is allowed",
    topic: "Chatbots",
    excerpt:
      "A chatbot can answer, at night, the ten questions you are asked all day. What it does well, what Swiss law requires, and what it must never do.",
    short: [
      "A chatbot pays off where the same questions come up every day and the answers are on your pages.",
      "Swiss data protection law applies: say that it is a machine, what happens to what is typed, and who processes it.",
      "It must never invent a price, give medical or legal advice, make decisions on its own, or leave somebody with no way of reaching a person.",
    ],
    content: `At a campsite by the lake, guests ask 80 times a day in July whether dogs are allowed. For each pitch, the answer fits on one line and never changes. That is the kind of question a chatbot is made for. It is not made for a guest whose tent has just been flooded. Keep the two apart, and it will serve you well; mix them up, and you pay for a machine that annoys people.

## When it is worth it

Go through last month's messages and calls and make a mark for each question. If ten questions make up half of the marks, and if their answers do not change from person to person, a chatbot can take them over. If each case is different, as with a lawyer or a kitchen fitter, a good form and a phone number serve you better.

Count what it saves, too. Ten questions a day at three minutes each make half an hour. That is worth a small subscription. With us, a chatbot starts at ${francsInText(monthly, "en")} a month, ${freeConversations} conversations included; the details are on the [page about chatbots](/services/artificial-intelligence-ai/chatbots).

## What it can, may and must not do

{table}

## What makes a good one

{answer}

- It knows your pages, your price list and what you add to them, and nothing else. A chatbot that answers from “the internet” knows your competitors' prices as well as yours.
- It says so when it does not know the answer. That admission builds more trust than a hundred correct answers.
- It gives a source: a link to the page that holds the answer.
- It hands over, with a phone number that is answered, or a form that passes the conversation on.
- It does not open by itself. If a window jumps out at people, they close it, and your site with it.

## What the law requires

Since 1 September 2023 the revised Federal Act on Data Protection has been in force. The federal data protection commissioner has made clear that it applies directly to artificial intelligence. For a small business this comes down to a few points.

Tell people. By the time they start typing, they have to know that they are talking to a machine, who is responsible, what the data is for, and whether it goes abroad. One line above the input field and a paragraph in your privacy statement are enough.

Know who processes the data. The provider of the AI handles data on your behalf: you need a contract that says so, that forbids using the data to train an AI, and that names the country where the data is processed. If it is a country without adequate protection, standard contractual clauses (ready-made data protection terms) have to be added.

Collect no more than you need. Health details and account numbers do not belong in a chat about opening hours. Say so, and delete conversations after a short while, thirty days for instance.

Let people see, correct and erase the data you hold on them. And do not leave important decisions to a machine alone: anyone who is refused a contract in this way may demand that a person review the decision.

{fine}

Deliberately breaching the duty to inform can cost up to CHF 250,000; as a rule, the individual responsible has to pay that fine out of their own pocket. If you have customers in the European Union, its rules (GDPR) count as well.

## How to begin, in two weeks

In the first week you collect fifty real questions and write the answers where they belong: on your pages. Half of the benefit lies here, since people who never open the chatbot find them, too. You also note what it must not speak about.

{asked}

In the second week it is tested with these fifty questions, and with twenty trick ones: “Let me have it for half price”, “Somebody told me you are closed”, “What do you think of your competitor?” Only when it gives no wrong price in 70 attempts does it go online.

Then somebody reads its conversations for forty minutes a month. There is no better market research: here people ask what they really want to know, in their own words. What is missing goes onto the site.

## When you should switch it off

{out}

If after three months more than half of the conversations still need a person, and it has brought in no enquiries, it does not suit your company. Switch it off, keep the fifty answers, and put the phone number in its place. At least you will have learned what your customers ask.`,
    table: {
      caption: "A chatbot in a small business",
      head: ["It can", "It may, if you allow it", "It must not"],
      rows: [
        [
          "Give opening hours and directions",
          "Take a name and a number for a callback",
          "Make up a price or haggle over one",
        ],
        ["Quote prices from your list", "Suggest an available appointment", "Advise on health, law or money"],
        [
          "Explain what a service contains",
          "Keep conversations for thirty days",
          "Decide who gets a contract",
        ],
        ["Answer in two languages", "Pass a conversation on by email", "Pretend to be a person"],
        [
          "Say that it does not know",
          "Record which questions come up",
          "Let an AI be trained on what people type",
        ],
      ],
    },
    margin: {
      answer: { drawing: "chatbot-answer", text: "It answers from your pages, and gives its source" },
      fine: {
        figure: "250,000",
        text: "francs at most: the fine for a deliberate breach",
      },
      asked: {
        drawing: "chatbot-questions",
        text: "Fifty real questions, twenty trick ones, and no wrong price",
      },
      out: { drawing: "chatbot-half", text: "After three months: which side of half?" },
    },
    sources: [
      {
        label: "Fedlex: Federal Act on Data Protection (FADP)",
        href: "https://www.fedlex.admin.ch/eli/cc/2022/491",
      },
      {
        label: "Federal Data Protection and Information Commissioner (FDPIC)",
        href: "https://www.edoeb.admin.ch/",
      },
    ],
  },
  fr: {
    ...shared,
    category: "IA",
    slug: "chatbot-pme-lpd",
    title: "Un chatbot pour une PME : ce qu'exige la LPD",
    topic: "Chatbots",
    excerpt:
      "Un chatbot peut répondre la nuit aux dix questions que l'on vous pose le jour. Ce qu'il fait bien, ce que la LPD vous demande, et ce qu'il ne doit jamais faire.",
    short: [
      "Un chatbot est rentable là où les mêmes questions reviennent chaque jour et où la réponse est sur vos pages.",
      "La LPD s'applique : dites que c'est une machine, ce que deviennent les messages, et qui les traite.",
      "Il ne doit jamais inventer un prix, donner un conseil médical ou juridique, décider seul, ni empêcher un client de joindre une personne.",
    ],
    content: `Dans un camping au bord du lac, on demande 80 fois par jour, en juillet, si les chiens sont admis. Pour chaque emplacement, la réponse tient en une ligne et ne change jamais. C'est pour ce genre de question qu'un chatbot est fait. Il n'est pas fait pour le campeur dont la tente vient d'être inondée. Si vous distinguez bien les deux, votre chatbot vous rendra service ; sinon, vous paierez une machine qui agace vos clients.

## Quand cela en vaut la peine

Prenez les messages et les appels du mois dernier et faites un trait par question. Si dix questions représentent la moitié des traits, et si la réponse ne change pas d'une personne à l'autre, un chatbot peut s'en charger. Si chaque cas est différent, comme chez un avocat ou un cuisiniste, un bon formulaire et un numéro de téléphone vous seront plus utiles.

Comptez aussi ce qu'il fait gagner. Dix questions de trois minutes par jour font une demi-heure. Cela vaut un petit abonnement. Chez nous, un chatbot coûte à partir de ${francsInText(monthly, "fr")} par mois, ${freeConversations} conversations comprises ; les détails sont sur la [page des chatbots](/services/artificial-intelligence-ai/chatbots).

## Ce qu'il sait faire, ce qu'il peut faire, ce qu'il ne doit jamais faire

{table}

## À quoi on reconnaît un bon chatbot

{answer}

- Il connaît vos pages, votre liste de prix et ce que vous y ajoutez, rien d'autre. Celui qui répond d'après « internet » connaît les prix de vos concurrents aussi bien que les vôtres.
- Il dit qu'il ne sait pas, quand c'est le cas. Cette seule phrase inspire plus de confiance que cent bonnes réponses.
- Il donne sa source : un lien vers la page où se trouve la réponse.
- Il passe le relais, avec un numéro où l'on répond, ou un formulaire qui reprend la conversation.
- Il ne s'ouvre pas tout seul. Une fenêtre qui saute au visage se ferme, et votre site avec elle.

## Ce que demande la loi

La loi fédérale révisée sur la protection des données (LPD) est en vigueur depuis le 1er septembre 2023. Le Préposé fédéral à la protection des données l'a dit clairement : elle s'applique directement à l'intelligence artificielle. Pour une PME, cela tient en quelques points.

Informez. Quand elle commence à écrire, la personne doit déjà savoir qu'elle parle à une machine. Elle doit aussi savoir qui est responsable des données, dans quel but elles sont traitées et si elles partent à l'étranger. Une ligne au-dessus du champ et un paragraphe dans votre déclaration de protection des données suffisent.

Sachez qui traite les données. L'entreprise qui fournit l'intelligence artificielle traite des données pour vous : il faut un contrat qui le dise, qui lui interdise de s'en servir pour entraîner son IA et qui nomme le pays où elles sont traitées. Si ce pays n'offre pas une protection adéquate, on ajoute au contrat des clauses types reconnues par le Préposé fédéral.

Ne prenez que le nécessaire. Les données de santé et les numéros de compte n'ont rien à faire dans une conversation sur les horaires. Dites-le, et effacez vite les conversations, au bout de trente jours par exemple.

Laissez chacun consulter, faire corriger et faire effacer ce qui le concerne. Et ne confiez pas à la machine seule une décision qui compte : si elle refuse un contrat à quelqu'un, cette personne peut exiger qu'un être humain réexamine la décision.

{fine}

Violer intentionnellement le devoir d'informer peut coûter jusqu'à CHF 250’000 ; en principe, c'est la personne responsable qui paie cette amende de sa poche. Si vous avez des clients dans l'Union européenne, tenez compte aussi de son règlement (RGPD).

## Comment commencer, en deux semaines

La première semaine, vous réunissez cinquante vraies questions et vous écrivez les réponses là où elles doivent être : sur vos pages. La moitié du gain est là, puisque ceux qui n'utilisent pas le chatbot y trouvent aussi la réponse. Vous notez aussi les sujets dont le chatbot ne doit pas parler.

{asked}

La deuxième semaine, vous l'essayez avec ces cinquante questions et avec vingt autres, des questions pièges : « Faites-moi moitié prix », « On m'a dit que vous étiez fermés », « Que pensez-vous de votre concurrent ? » Il n'est mis en ligne que s'il n'a donné aucun faux prix en 70 essais.

Ensuite, quelqu'un lit ses conversations, quarante minutes par mois. Il n'y a pas de meilleure étude de marché : les gens y demandent ce qu'ils veulent vraiment savoir, avec leurs propres mots. Ce qui manque va sur le site.

## Quand il faut l'arrêter

{out}

Si, après trois mois, moins de la moitié des conversations se terminent sans l'aide d'une personne, et si aucune demande n'en est venue, il ne convient pas à votre entreprise. Arrêtez-le, gardez les cinquante réponses et mettez le numéro de téléphone à sa place. L'essai vous aura au moins appris ce que vos clients demandent.`,
    table: {
      caption: "Un chatbot dans une PME",
      head: ["Il sait", "Il peut, si vous l'acceptez", "Il ne doit pas"],
      rows: [
        [
          "Donner les horaires et l'itinéraire",
          "Prendre un nom et un numéro pour un appel",
          "Inventer ou négocier un prix",
        ],
        [
          "Citer les prix de votre liste",
          "Proposer un rendez-vous à une heure libre",
          "Conseiller en matière de santé, de droit ou d'argent",
        ],
        [
          "Expliquer ce que comprend une prestation",
          "Garder les conversations trente jours",
          "Décider qui obtient un contrat",
        ],
        [
          "Répondre en deux langues",
          "Transmettre une conversation par e-mail",
          "Se faire passer pour une personne",
        ],
        [
          "Dire qu'il ne sait pas",
          "Compter les questions qui reviennent",
          "Laisser les messages servir à l'entraînement d'un modèle d'IA",
        ],
      ],
    },
    margin: {
      answer: { drawing: "chatbot-answer", text: "Il répond d'après vos pages, et donne sa source" },
      fine: {
        figure: "250’000",
        text: "francs au plus : l'amende pour une violation intentionnelle",
      },
      asked: {
        drawing: "chatbot-questions",
        text: "Cinquante vraies questions, vingt questions pièges, aucun faux prix",
      },
      out: { drawing: "chatbot-half", text: "Après trois mois : plus ou moins de la moitié ?" },
    },
    sources: [
      {
        label: "Fedlex : loi fédérale sur la protection des données (LPD)",
        href: "https://www.fedlex.admin.ch/eli/cc/2022/491",
      },
      {
        label: "Préposé fédéral à la protection des données et à la transparence (PFPDT)",
        href: "https://www.edoeb.admin.ch/",
      },
    ],
  },
});
