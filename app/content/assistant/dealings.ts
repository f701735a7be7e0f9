import type { Entries } from "./entry";

const contact = "/contact";
const about = "/about-us";

/** What is asked by those who want no offer: the press, suppliers, people who were called; and what is rarely met. */
export const dealings = {
  press: {
    about: "company",
    page: about,
    ask: {
      en: [
        "I am a journalist, whom may I ask?",
        "press contact",
        "i write an article about swiss companies and ai",
        "interview for a newspaper",
        "media enquiry for the radio",
        "i am writing for a paper, can you comment",
      ],
      fr: [
        "Je suis journaliste, à qui m'adresser ?",
        "contact presse",
        "je prépare un article sur l'ia dans les pme",
        "interview pour un journal",
        "demande d'un média pour la radio",
        "j'écris pour un journal, pouvez-vous commenter",
      ],
    },
    say: {
      en: "Write to {company.email} or call {company.phone}, with your questions and your deadline: a person of the team answers, within {support.hours}. What you may quote from the pages: {company.team} people in Lausanne, since {company.since}. People, clients and reviews shown here are samples, so please do not cite them.",
      fr: "Écrivez à {company.email} ou appelez le {company.phone}, avec vos questions et votre délai : une personne de l'équipe répond, en {support.hours} au plus. Ce que vous pouvez citer de nos pages : {company.team} personnes à Lausanne, depuis {company.since}. Les personnes, clients et avis montrés ici sont des exemples ; merci de ne pas les citer.",
    },
    next: "call",
  },
  supplier: {
    about: "company",
    page: contact,
    ask: {
      en: [
        "May I offer you my services?",
        "we would like to offer you our link building services",
        "who is in charge of partnerships or purchasing",
        "i want to present our software to your team",
        "i am a freelancer and would like to work with you",
        "do you need a photographer or a developer now and then",
      ],
      fr: [
        "Puis-je vous proposer mes services ?",
        "nous aimerions vous proposer nos prestations",
        "qui s'occupe des partenariats ou des achats",
        "je voudrais présenter notre logiciel à votre équipe",
        "je suis indépendant et j'aimerais travailler avec vous",
        "avez-vous besoin d'un photographe ou d'un développeur",
      ],
    },
    say: {
      en: "Send it in a few lines to {company.email}: what you offer, for whom, an example. A person reads it and decides; I can neither order nor arrange a meeting, and no answer is promised to offers.",
      fr: "Envoyez-le en quelques lignes à {company.email} : ce que vous proposez, pour qui, un exemple. Une personne le lit et décide ; je ne peux ni commander ni fixer de rendez-vous, et aucune réponse n'est promise aux offres.",
    },
  },
  unwanted: {
    about: "contact",
    page: contact,
    ask: {
      en: [
        "You keep calling me, please stop",
        "take me off your list",
        "why do you send me emails, i never asked for that",
        "somebody from your company called me several times this week",
        "stop harassing me",
        "where did you get my number",
      ],
      fr: [
        "Vous n'arrêtez pas de m'appeler, stop",
        "retirez-moi de votre liste",
        "pourquoi m'envoyez-vous des e-mails, je n'ai rien demandé",
        "quelqu'un de chez vous m'a appelé plusieurs fois cette semaine",
        "arrêtez de me harceler",
        "d'où avez-vous mon numéro",
      ],
    },
    say: {
      en: "I am sorry. Cold calls and bought lists are no part of what we do, so it may be somebody who uses our name. Tell {company.email} the number, the day and what was said: a person checks whether it was us, and erases your data if we hold any.",
      fr: "J'en suis navré. Démarchage et listes achetées ne font pas partie de notre travail ; c'est peut-être quelqu'un qui se sert de notre nom. Écrivez à {company.email} le numéro, le jour et ce qui a été dit : une personne vérifie si cela venait de nous, et efface vos données si nous en avons.",
    },
    next: "call",
  },
  numbers: {
    about: "company",
    page: contact,
    ask: {
      en: [
        "What is your VAT or company number?",
        "your vat number for my accountant",
        "uid number of your company",
        "your iban or bank details",
        "are you in the commercial register",
      ],
      fr: [
        "Quel est votre numéro de TVA ou IDE ?",
        "votre numéro de tva pour ma fiduciaire",
        "numéro ide de votre entreprise",
        "votre iban ou vos coordonnées bancaires",
        "êtes-vous inscrits au registre du commerce",
      ],
    },
    say: {
      en: "Our pages print neither VAT or company number nor bank details, and I would not take them from a chat: they belong on the invoice. For your accounts, ask {company.email} or {company.phone}. Our address is {company.address}.",
      fr: "Nos pages n'affichent ni numéro de TVA ou IDE ni coordonnées bancaires, et mieux vaut ne pas les prendre d'un chat : leur place est sur la facture. Pour votre comptabilité, demandez à {company.email} ou au {company.phone}. Notre adresse : {company.address}.",
    },
  },
  mistaken: {
    about: "terms",
    page: "/terms",
    ask: {
      en: [
        "I ordered by mistake, what now?",
        "my child ordered a website without asking me",
        "i sent the form by accident, do i have to pay",
        "somebody ordered in my name",
      ],
      fr: [
        "J'ai commandé par erreur, que faire ?",
        "mon enfant a commandé un site sans me demander",
        "j'ai envoyé le formulaire par erreur, dois-je payer",
        "quelqu'un a commandé à mon nom",
      ],
    },
    say: {
      en: "A form or a call orders nothing: an order begins when a written quote is accepted, and nothing is charged before. Write to {company.email} what happened, with the name and the day, or call {company.phone}; a person puts it right. If a minor accepted a quote, say so at once.",
      fr: "Un formulaire ou un appel ne commande rien : une commande commence quand un devis écrit est accepté, et rien n'est facturé avant. Écrivez à {company.email} ce qui s'est passé, avec le nom et le jour, ou appelez le {company.phone} ; une personne remet cela en ordre. Si c'est un mineur qui a accepté un devis, dites-le tout de suite.",
    },
    next: "call",
  },
  formerStaff: {
    about: "data",
    page: contact,
    ask: {
      en: [
        "A former employee still has our passwords, what now?",
        "my ex partner still has access to the website",
        "our web person left, how do we lock them out",
      ],
      fr: [
        "Un ancien employé a encore nos mots de passe, que faire ?",
        "mon ex associé a toujours accès au site",
        "notre responsable web est parti, comment lui retirer les accès",
      ],
    },
    say: {
      en: "Today, in this order: change the passwords of the mail address behind the accounts, then of domain, hosting and site; remove that person's own account; look who stands as holder of the domain. If something was changed already, call {company.phone}. What holds for the person in law, a lawyer says.",
      fr: "Aujourd'hui, dans cet ordre : changez les mots de passe de l'adresse e-mail derrière les comptes, puis du domaine, de l'hébergement et du site ; retirez le compte de cette personne ; regardez qui est inscrit comme détenteur du domaine. Si quelque chose a déjà été modifié, appelez le {company.phone}. Pour le droit, voyez un juriste.",
    },
    next: "call",
  },
  faces: {
    about: "content",
    page: "/services/website-design-development/web-new",
    ask: {
      en: [
        "Can we have a site without pictures of people?",
        "we want no photos of children online",
        "i do not want my face on the internet",
        "does a team page need portraits",
      ],
      fr: [
        "Un site sans photos de personnes est-il possible ?",
        "nous ne voulons pas de photos d'enfants en ligne",
        "je ne veux pas montrer mon visage sur internet",
        "faut-il des portraits sur la page de l'équipe",
      ],
    },
    say: {
      en: "Yes. The pictures come from you, so you decide what is shown: rooms, hands at work, details, things made, or drawings do very well without faces. Say so at the start, and it is agreed when the pages are planned. For pictures of children, ask the parents in writing first; the rest is a lawyer's question.",
      fr: "Oui. Les images viennent de vous, vous décidez donc de ce qui est montré : les lieux, des mains au travail, des détails, des objets ou des dessins marchent très bien sans visages. Dites-le au début, c'est fixé au plan des pages. Pour des images d'enfants, demandez d'abord l'accord écrit des parents ; le reste est une question de juriste.",
    },
  },
  marketplace: {
    about: "shop",
    page: "/pricing",
    ask: {
      en: [
        "I sell on Etsy, should I have my own shop?",
        "is a shop of my own better than ricardo or amazon",
        "i sell through instagram messages, do i need a shop",
      ],
      fr: [
        "Je vends sur Etsy, devrais-je avoir ma propre boutique ?",
        "propre boutique ou place de marché",
        "une boutique à moi vaut-elle mieux que ricardo ou amazon",
        "je vends par messages instagram, me faut-il un shop",
      ],
    },
    say: {
      en: "A marketplace brings people and takes its share; in a shop of your own the clients, the name and the rules are yours, but you must bring the people. With few sales, stay where you are and add a small site that leads there: Basic, {basic.month}. When orders come every week, count: Commerce costs {commerce.month} and holds {commerce.products}. You can have both.",
      fr: "Une place de marché amène du monde et prend sa part ; dans votre propre boutique, clients, nom et règles sont à vous, mais c'est à vous d'amener le monde. Avec peu de ventes, restez-y et ajoutez un petit site qui y mène : Basic, {basic.month}. Quand des commandes arrivent chaque semaine, comptez : Commerce coûte {commerce.month} et contient {commerce.products}. Les deux vont ensemble.",
    },
  },
} satisfies Entries;
