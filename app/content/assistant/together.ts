import type { Entries } from "./entry";

const contact = "/contact";
const about = "/about-us";
const fresh = "/services/website-design-development/web-new";

/** Working with each other: who does it, how one meets, what one sends. */
export const together = {
  effort: {
    about: "site",
    page: fresh,
    ask: {
      en: [
        "How much work is it for me?",
        "how much effort do i have",
        "how much of my time does it take",
        "what do i have to do myself",
        "i have no time for a website project",
        "do i have to come to meetings",
      ],
      fr: [
        "Combien de travail cela me demande-t-il ?",
        "combien de temps ça me prendrait à moi",
        "qu'est-ce que je dois faire moi-même",
        "je n'ai pas le temps pour un projet de site",
        "combien de mon temps faut-il compter",
        "dois-je venir à des séances",
      ],
    },
    say: {
      en: "Less than most fear: an interview with your questions and ours, your pictures, and the correction of texts that we have drafted. We do the rest, the moving of an old site too. Count on about {work.client} of your time; the faster you correct, the sooner you are online.",
      fr: "Moins qu'on ne le craint : un entretien avec vos questions et les nôtres, vos images, et la correction de textes que nous avons rédigés. Le reste est pour nous, le déménagement d'un ancien site aussi. Comptez environ {work.client} de votre temps ; plus vite vous corrigez, plus vite vous êtes en ligne.",
    },
    next: "slot",
  },
  boss: {
    about: "company",
    page: about,
    ask: {
      en: [
        "Who is the boss?",
        "direct number of the director",
        "who owns the agency",
        "who is in charge at your company",
        "let me talk to the founder",
        "who is léa morand",
        "names of the people who work there",
        "can i talk to léa",
        "léa's direct email",
        "who is the woman in the picture",
        "who founded the agency",
        "can i have the number of the boss",
        "how do i reach the director",
      ],
      fr: [
        "Qui est le patron ?",
        "numéro direct de la direction",
        "à qui appartient l'agence",
        "qui dirige l'entreprise",
        "je veux parler au fondateur",
        "qui est léa morand",
        "comment s'appellent les personnes qui travaillent chez vous",
        "puis-je parler à léa",
        "le mail direct de léa",
        "qui est la dame sur la photo",
        "qui a fondé l'agence",
        "le numéro du patron",
        "joindre la direction",
      ],
    },
    say: {
      en: "The page about us shows the team, Léa Morand for design and strategy among them; the terms say that people shown here are samples. Who directs the company and direct numbers are not printed: call {company.phone} and ask, or look us up in the commercial register.",
      fr: "La page À propos montre l'équipe, avec Léa Morand pour le design et la stratégie ; les conditions précisent que les personnes montrées ici sont des exemples. Qui dirige la société et les numéros directs ne sont pas affichés : appelez le {company.phone} et demandez, ou consultez le registre du commerce.",
    },
    next: "call",
  },
  contractors: {
    about: "company",
    page: about,
    ask: {
      en: [
        "Do you outsource the work?",
        "do you outsource to india",
        "is the work done in switzerland",
        "do you work with freelancers",
        "is everything done in house",
        "who really builds the site",
        "subcontractors abroad",
        "why are the jobs in bali",
      ],
      fr: [
        "Sous-traitez-vous le travail ?",
        "sous-traitez-vous à l'étranger",
        "le travail est-il fait en suisse",
        "travaillez-vous avec des freelances",
        "est-ce que tout est fait chez vous",
        "qui construit vraiment le site",
        "sous-traitance à madagascar ou en inde",
        "pourquoi des postes à bali",
      ],
    },
    say: {
      en: "Our pages say nothing of subcontractors; they do say that the person who designs your site also answers you, and that the office is in Lausanne. The careers page names Bali as the place of our positions. If it matters who works where, ask before the quote: {company.phone}.",
      fr: "Nos pages ne disent rien de sous-traitants ; elles disent que la personne qui dessine votre site est aussi celle qui vous répond, et que le bureau est à Lausanne. La page Carrière indique Bali comme lieu de nos postes. Si le lieu de travail compte pour vous, demandez avant le devis : {company.phone}.",
    },
    next: "call",
  },
  size: {
    about: "company",
    page: about,
    ask: {
      en: [
        "How many people work for you?",
        "are you a one man show",
        "how big is your team",
        "how large is the agency",
        "how many employees",
        "are you a small agency",
        "what if you are ill or on holiday",
        "how old are the people who design",
        "what if the person who follows my project is on holiday or ill",
      ],
      fr: [
        "Combien de personnes travaillent chez vous ?",
        "vous êtes seul à travailler",
        "vous êtes combien dans l'équipe",
        "quelle taille fait l'agence",
        "combien d'employés",
        "vous êtes une petite agence",
        "et si vous êtes malade ou en vacances",
        "quel âge ont vos graphistes",
        "si la personne qui suit mon dossier part en vacances ou tombe malade",
      ],
    },
    say: {
      en: "We stay a small team on purpose, {company.team} people. One person follows your site from the first call on; who stands in for them is not printed, so ask. Support answers within {support.hours} in any case.",
      fr: "Nous restons volontairement une petite équipe de {company.team} personnes. Une même personne suit votre site dès le premier appel ; qui la remplace n'est pas indiqué, demandez-le. L'assistance répond en {support.hours} au plus dans tous les cas.",
    },
  },
  samePerson: {
    about: "company",
    page: about,
    ask: {
      en: [
        "Do I always talk to the same person?",
        "will i have one contact person",
        "who is my contact during the project",
        "who do i call when i have a question",
        "do i get a project manager",
        "who will make my site",
        "who will i work with",
        "is the person who designs my site the one i talk to",
        "who is my contact person",
      ],
      fr: [
        "Ai-je toujours le même interlocuteur ?",
        "aurai-je un seul interlocuteur",
        "qui est mon contact pendant le projet",
        "qui j'appelle si j'ai une question",
        "ai-je un chef de projet",
        "qui va faire mon site",
        "avec qui vais-je travailler",
        "la personne qui fait mon site est-elle celle à qui je parle",
        "qui est mon interlocuteur",
      ],
    },
    say: {
      en: "Yes: the same person follows your site from the first call to the launch and answers afterwards, too, within {support.hours}. With Pro there is support by phone, and Enterprise has an account manager of its own.",
      fr: "Oui : la même personne suit votre site du premier appel à la mise en ligne, et vous répond aussi ensuite, en {support.hours} au plus. Avec Pro, l'assistance est aussi par téléphone, et Enterprise a un interlocuteur attitré.",
    },
  },
  remote: {
    about: "booking",
    page: contact,
    ask: {
      en: [
        "Can we meet online from abroad?",
        "i am in another time zone",
        "can we do everything remotely",
        "zoom or teams meeting",
        "video call instead of a visit",
        "i live abroad can we still work together",
      ],
      fr: [
        "Peut-on se voir en ligne depuis l'étranger ?",
        "je suis dans un autre fuseau horaire",
        "tout peut se faire à distance",
        "réunion zoom ou teams",
        "appel vidéo plutôt qu'une visite",
        "j'habite à l'étranger peut-on travailler ensemble",
      ],
    },
    say: {
      en: "Most of it goes by phone and screen, so distance is no obstacle. Free times for a call of {call.minutes} are on weekdays, in Swiss time, and a callback is possible between {callback.first} and {callback.last}. If that is night where you are, write: {company.email}. Which video service is used our pages do not say.",
      fr: "L'essentiel se fait par téléphone et à l'écran, la distance n'est donc pas un obstacle. Les horaires libres pour un appel de {call.minutes} sont en semaine, à l'heure suisse, et un rappel est possible entre {callback.first} et {callback.last}. Si c'est la nuit chez vous, écrivez : {company.email}. Quel service vidéo est employé, nos pages ne le disent pas.",
    },
    next: "slot",
  },
  sending: {
    about: "contact",
    page: contact,
    ask: {
      en: [
        "How do I send you my files?",
        "can i send you photos by whatsapp",
        "where do i upload my pictures",
        "can i attach a document here",
        "send you my logo",
        "wetransfer dropbox link for you",
        "can i send you a screenshot",
      ],
      fr: [
        "Comment vous envoyer mes fichiers ?",
        "envoyer des fichiers par whatsapp",
        "où déposer mes photos",
        "puis-je joindre un document ici",
        "vous envoyer mon logo",
        "un lien wetransfer ou dropbox pour vous",
        "je peux vous envoyer une capture d'écran",
      ],
    },
    say: {
      en: "I cannot take files here. Send them to {company.email}, or a link to them if they are large; our pages name no WhatsApp. When a project has begun, you agree at the first call who delivers which picture by when.",
      fr: "Je ne peux pas recevoir de fichiers ici. Envoyez-les à {company.email}, ou un lien s'ils sont lourds ; nos pages n'indiquent pas de WhatsApp. Une fois le projet lancé, nous fixons ensemble qui livre quelle image et quand.",
    },
  },
  brochure: {
    about: "contact",
    page: "/pricing",
    ask: {
      en: [
        "Do you have a brochure?",
        "send me a brochure by post",
        "price list as pdf",
        "catalogue on paper",
        "send me information by mail",
        "something to print and show my boss",
      ],
      fr: [
        "Avez-vous une brochure ?",
        "m'envoyer une brochure par la poste",
        "liste de prix en pdf",
        "catalogue papier",
        "envoyez-moi de la documentation",
        "quelque chose à imprimer pour mon chef",
      ],
    },
    say: {
      en: "Our pages offer no brochure; the prices stand on the pricing page, which prints well. If you would rather have it on paper, call {company.phone} or write your address to {company.email}, and ask.",
      fr: "Nos pages ne proposent pas de brochure ; les prix sont sur la page Tarifs, qui s'imprime bien. Si vous préférez du papier, appelez le {company.phone} ou écrivez votre adresse à {company.email}, et demandez.",
    },
  },
  order: {
    about: "terms",
    page: contact,
    ask: {
      en: [
        "How do I order?",
        "how do i sign up",
        "i want to order the plan",
        "where do i sign",
        "what is the next step",
        "ok what now",
        "i'm ready to start",
        "how can we begin",
        "where do i subscribe",
        "can you do everything from a to z",
        "where do we start",
        "we need something classy and confidential where do we start",
      ],
      fr: [
        "Comment commander ?",
        "comment m'inscrire",
        "je veux prendre ce forfait",
        "où est-ce que je signe",
        "quelle est la prochaine étape",
        "ok et maintenant",
        "je suis prêt à commencer",
        "comment on démarre",
        "où souscrire",
        "vous pouvez tout faire de a à z",
        "comment on commence",
        "par où on commence avec vous",
      ],
    },
    say: {
      en: "Send the form with a few lines, or book a call at the hour you choose. A person answers within {support.hours}, and you get a written quote. Nothing is ordered, and nothing is charged, before you have accepted it.",
      fr: "Envoyez le formulaire avec quelques lignes, ou réservez un appel à l'heure que vous choisissez. Une personne répond en {support.hours} au plus, et vous recevez un devis écrit. Rien n'est commandé ni facturé avant que vous l'ayez accepté.",
    },
    next: "form",
  },
  startup: {
    about: "site",
    page: fresh,
    ask: {
      en: [
        "I am starting a company, where do we begin?",
        "i have an idea for a start-up",
        "i am founding a company and have nothing yet",
        "i just became self-employed",
        "opening a shop next month what do i need online",
        "new business first steps online",
        "an offer for self-employed beginners",
      ],
      fr: [
        "Je crée mon entreprise, par quoi commencer ?",
        "j'ai une idée de start-up",
        "je fonde une société et je n'ai rien",
        "je me mets à mon compte",
        "j'ouvre un magasin le mois prochain que me faut-il",
        "nouvelle entreprise premiers pas en ligne",
        "une offre pour les indépendants qui débutent",
      ],
    },
    say: {
      en: "Congratulations. In this order: a name with a free domain, a free Google listing, then a small site; Basic, {basic.month}, holds {basic.pages} with the domain in it. A logo can come first or with it (design from {design.from}). You may start small and move up; the {audit.free} puts it in order with you.",
      fr: "Félicitations. Dans cet ordre : un nom dont le domaine est libre, une fiche Google gratuite, puis un petit site ; Basic, {basic.month}, comprend {basic.pages}, domaine compris. Le logo peut venir avant ou en même temps (graphisme dès {design.from}). On peut commencer petit ; l'{audit.free} met tout cela dans l'ordre avec vous.",
    },
    next: "slot",
  },
  trademark: {
    about: "design",
    page: "/services/graphic-design",
    ask: {
      en: [
        "Should I protect my name or logo?",
        "register a trademark",
        "is my logo protected by copyright",
        "ipi trademark registration",
        "and does it have to be protected",
      ],
      fr: [
        "Faut-il protéger mon nom ou mon logo ?",
        "déposer une marque",
        "protéger notre nom de marque",
        "mon logo est-il protégé par le droit d'auteur",
        "enregistrement à l'ipi",
        "et faut-il le protéger",
      ],
    },
    say: {
      en: "Registering a trademark is not among our offers: that is done with the Federal Institute of Intellectual Property, which also says whether a name is taken; a lawyer advises you. What we draw for you is yours, and all files with it.",
      fr: "Le dépôt d'une marque ne fait pas partie de nos offres : il se fait auprès de l'Institut fédéral de la propriété intellectuelle, qui dit aussi si un nom est pris ; un juriste vous conseille. Ce que nous dessinons pour vous est à vous, avec tous les fichiers.",
    },
  },
  showcase: {
    about: "company",
    page: "/showcases",
    ask: {
      en: [
        "What is the project in your showcase?",
        "how long did this project take",
        "what did that project cost",
        "tell me about quarts the planner",
        "who was the client of the case study",
        "can i try the planner",
        "could you build a planner for our team",
        "shift planner for nurses",
      ],
      fr: [
        "Quel est le projet de vos réalisations ?",
        "combien de temps a duré ce projet",
        "combien a coûté ce projet",
        "parlez-moi de quarts l'agenda",
        "qui était le client de l'étude de cas",
        "puis-je essayer l'agenda",
        "pouvez-vous faire un agenda pour notre équipe",
      ],
    },
    say: {
      en: "It is Quarts, a planner for the browser and the phone, drawn, written and built for a translator; the page tells it from the question to what has changed, with a link to the live site. How long it took and what it cost are not told. For something of your own: a sketch and a price on request.",
      fr: "C'est Quarts, un agenda pour le navigateur et le téléphone, dessiné, écrit et construit pour une traductrice ; la page le raconte de la demande à ce qui a changé, avec un lien vers le site en service. La durée et le prix n'y figurent pas. Pour un outil à vous : un croquis et un prix sur demande.",
    },
    next: "form",
  },
  oldPeople: {
    about: "company",
    page: contact,
    ask: {
      en: [
        "I understand nothing about computers, is that a problem?",
        "i am old and not good with technology",
        "can you explain it without jargon",
        "i am a complete beginner",
        "please explain like i am five",
      ],
      fr: [
        "Je n'y connais rien en informatique, est-ce un problème ?",
        "je suis âgé et pas doué avec la technique",
        "expliquez-moi sans jargon",
        "je suis complètement débutant",
        "je suis nul en informatique",
      ],
    },
    say: {
      en: "No problem at all. You tell us about your trade on the phone, we write and build, and explain in plain words, without abbreviations. If you would rather talk than type: {company.phone}, or leave your number and the hour that suits you.",
      fr: "Aucun problème. Vous nous parlez de votre métier au téléphone, nous écrivons et construisons, et nous expliquons en mots simples, sans abréviations. Si vous préférez parler qu'écrire : {company.phone}, ou laissez votre numéro et l'heure qui vous convient.",
    },
    next: "call",
  },
  doubt: {
    about: "company",
    page: "/services",
    ask: {
      en: [
        "I am not sure yet, I need to think about it",
        "i will talk to my husband first",
        "just looking around no questions yet",
        "i'm only browsing",
        "i will come back later",
        "i have to ask my associate",
      ],
      fr: [
        "Je ne suis pas encore sûr, je dois réfléchir",
        "je dois en parler à mon mari",
        "je regarde seulement",
        "je me renseigne juste",
        "je reviendrai plus tard",
        "je dois demander à mon associé",
      ],
    },
    say: {
      en: "Take your time; nothing runs out. Prices and terms are printed for that, and this conversation stays in your browser. When a question comes up, ask it here, or take the {audit.free}: it commits you to nothing.",
      fr: "Prenez votre temps, rien ne presse. Les prix et les conditions sont affichés pour cela, et cette conversation reste dans votre navigateur. Si une question vient, posez-la ici, ou prenez l'{audit.free} : il n'engage à rien.",
    },
  },
  correct: {
    about: "contact",
    page: "/contact",
    ask: {
      en: [
        "I made a mistake in the form, how do I correct it?",
        "i typed the wrong phone number in the form",
        "i sent the form with a wrong email",
        "change what i wrote in my request",
        "i sent the form twice by mistake",
      ],
      fr: [
        "J'ai fait une erreur dans le formulaire, comment corriger ?",
        "j'ai mis un faux numéro dans le formulaire",
        "je me suis trompé d'adresse e-mail",
        "modifier ma demande envoyée",
        "j'ai envoyé le formulaire à double",
      ],
    },
    say: {
      en: "I cannot see or change requests. Write to {company.email} with the reference that was shown, or call {company.phone}, and say what was wrong; or simply send the form again with the right details.",
      fr: "Je ne vois pas les demandes et ne peux pas les modifier. Écrivez à {company.email} avec la référence affichée, ou appelez le {company.phone}, en disant ce qui était faux ; ou renvoyez simplement le formulaire avec les bonnes indications.",
    },
  },
  student: {
    about: "company",
    page: "/contact",
    ask: {
      en: [
        "I am a student, may I ask you some questions for a paper?",
        "interview for a school project",
        "survey for my thesis",
        "school class visit",
      ],
      fr: [
        "Je suis étudiant, puis-je vous poser des questions pour un travail ?",
        "interview pour un travail d'école",
        "sondage pour mon mémoire",
        "visite de classe",
      ],
    },
    say: {
      en: "Gladly what stands on our pages: ask. For an interview or a survey write to {company.email}; a person says whether there is time.",
      fr: "Volontiers pour ce qui est sur nos pages : demandez. Pour une interview ou un sondage, écrivez à {company.email} ; une personne vous dit si c'est possible.",
    },
  },
  turnover: {
    about: "company",
    page: "/about-us",
    ask: {
      en: [
        "How much do you earn?",
        "what is your turnover",
        "are you profitable",
        "how many clients do you have",
      ],
      fr: [
        "Combien gagnez-vous ?",
        "quel est votre chiffre d'affaires",
        "êtes-vous rentables",
        "combien de clients avez-vous",
      ],
    },
    say: {
      en: "Our pages do not tell what we earn, nor how many clients we have, and I invent no figure. They do tell our prices, and that we have been at work since {company.since}.",
      fr: "Nos pages ne disent ni ce que nous gagnons, ni combien de clients nous avons, et je n'invente pas de chiffre. Elles disent nos prix, et que nous travaillons depuis {company.since}.",
    },
  },
  drafts: {
    about: "design",
    page: "/services/graphic-design",
    ask: {
      en: [
        "Do you make free drafts?",
        "can i see logo proposals before paying",
        "free design proposal",
        "show me a design for my site before i decide",
      ],
      fr: [
        "Faites-vous des esquisses gratuites ?",
        "voir des propositions de logo avant de payer",
        "maquette gratuite",
        "montrez-moi un design avant que je décide",
      ],
    },
    say: {
      en: "Free drafts are not on our pages: first you get a price in writing, and nothing is charged before you accept it. Then come {design.directions} directions for a logo, or the design on your own pages for a site. Free are the {audit.free} and a first opinion.",
      fr: "Des esquisses gratuites ne figurent pas sur nos pages : vous recevez d'abord un prix écrit, et rien n'est facturé avant votre accord. Viennent ensuite {design.directions} pistes pour un logo, ou le design sur vos propres pages pour un site. Ce qui est gratuit : l'{audit.free} et un premier avis.",
    },
    next: "slot",
  },
  written: {
    about: "contact",
    page: "/contact",
    ask: {
      en: [
        "I am deaf, how can we communicate?",
        "i cannot phone because of a disability",
        "i prefer to write only",
        "can we do everything by email",
        "i don't want to give my phone number",
        "only by email please no phone",
      ],
      fr: [
        "Je suis sourd, comment communiquer avec vous ?",
        "je ne peux pas téléphoner à cause d'un handicap",
        "je préfère tout par écrit",
        "peut-on tout faire par e-mail",
        "je ne veux pas donner mon numéro",
        "seulement par mail pas de téléphone",
      ],
    },
    say: {
      en: "In writing, gladly: {company.email} or the form, where you choose “Write to me”. A person answers within {support.hours}, as a rule the next working day, and the audit can be settled in writing, too.",
      fr: "Par écrit, volontiers : {company.email} ou le formulaire, où vous choisissez « M'écrire ». Une personne répond en {support.hours} au plus, en règle générale le prochain jour ouvrable, et l'audit peut aussi se convenir par écrit.",
    },
    next: "form",
  },
  imitate: {
    about: "design",
    page: "/services/website-design-development",
    ask: {
      en: [
        "Can you copy the site of my competitor?",
        "i want the same site as my competitor",
        "make it exactly like this website",
      ],
      fr: [
        "Pouvez-vous copier le site de mon concurrent ?",
        "je veux le même site que mon concurrent",
        "que mon site ressemble à celui d'un autre",
      ],
    },
    say: {
      en: "Copy no, for that is somebody's property; learn from it, yes. Show us what you like about it: in the {audit.free} we look at what competitors do better, and design yours from your own texts and clients.",
      fr: "Copier, non, car il appartient à quelqu'un ; s'en inspirer, oui. Montrez-nous ce qui vous y plaît : à l'{audit.free}, nous regardons ce que les concurrents font mieux, et dessinons le vôtre à partir de vos textes et de vos clients.",
    },
    next: "slot",
  },
  editTime: {
    about: "plans",
    page: "/pricing",
    ask: {
      en: ["How long does a small change take?", "when is my change online", "how fast do you update a text"],
      fr: [
        "Combien de temps prend une petite modification ?",
        "quand mon changement est-il en ligne",
        "en combien de temps changez-vous un texte",
      ],
    },
    say: {
      en: "We answer within {support.hours}, as a rule the next working day. How long the change itself takes is not printed, as it depends on what it is; if it is urgent, say so, and with Pro you may call.",
      fr: "Nous répondons en {support.hours} au plus, en règle générale le prochain jour ouvrable. La durée du changement lui-même n'est pas affichée, elle dépend de la chose ; si c'est urgent, dites-le, et avec Pro vous pouvez appeler.",
    },
  },
  private: {
    about: "site",
    page: "/pricing",
    ask: {
      en: [
        "Do you work for private persons?",
        "website for my family or hobby",
        "a personal blog",
        "wedding website",
      ],
      fr: [
        "Travaillez-vous pour des particuliers ?",
        "un site pour ma famille ou mon hobby",
        "un blog personnel",
        "site pour notre mariage",
      ],
    },
    say: {
      en: "Our offers are made for small companies, but ask: nobody is turned away for being private. A plan begins at {basic.month}; for a hobby a free service may be the better money, and we say so.",
      fr: "Nos offres sont faites pour les petites entreprises, mais demandez : un particulier n'est pas exclu. Un forfait commence à {basic.month} ; pour un hobby, un service gratuit est peut-être mieux, et nous le disons.",
    },
  },
  salary: {
    about: "company",
    page: "/career",
    ask: {
      en: [
        "What do you pay your employees?",
        "salary of a designer at your place",
        "benefits of working with you",
      ],
      fr: ["Combien payez-vous vos employés ?", "salaire d'un graphiste chez vous", "avantages chez vous"],
    },
    say: {
      en: "The same pay for the same work; the sum stands in the offer and is not on our pages. Flexible hours, a share of the agency after a year and a wellness budget come with it. No position is open at the moment.",
      fr: "Le même salaire pour le même travail ; le montant figure dans l'offre et n'est pas sur nos pages. S'y ajoutent des horaires souples, une part de l'agence après un an et un budget bien-être. Aucun poste n'est ouvert pour l'instant.",
    },
  },
  signing: {
    about: "terms",
    page: "/terms",
    ask: {
      en: ["Do I have to sign a contract on paper?", "how do i accept the quote", "electronic signature"],
      fr: ["Faut-il signer un contrat sur papier ?", "comment accepter le devis", "signature électronique"],
    },
    say: {
      en: "You accept a written quote; before that nothing is ordered. Whether by signature, mail or on paper our pages do not say: do as the quote asks, or ask for the form that you prefer.",
      fr: "Vous acceptez un devis écrit ; avant cela, rien n'est commandé. Par signature, par e-mail ou sur papier, nos pages ne le disent pas : suivez le devis, ou demandez la forme que vous préférez.",
    },
  },
  designer: {
    about: "design",
    page: "/services/website-design-development",
    ask: {
      en: [
        "Can you work with my own designer?",
        "we have mockups in figma can you build them",
        "code a design made by somebody else",
      ],
      fr: [
        "Pouvez-vous travailler avec ma propre graphiste ?",
        "nous avons des maquettes figma pouvez-vous les coder",
        "réaliser un design fait par quelqu'un d'autre",
      ],
    },
    say: {
      en: "Our plans come with our own design, drawn from your texts. Building somebody else's mockups is not a printed offer, but ask: show them in the form, and a person says whether it can be done well, and for how much.",
      fr: "Nos forfaits comprennent notre propre design, dessiné à partir de vos textes. Réaliser les maquettes d'un autre n'est pas une offre affichée, mais demandez : montrez-les dans le formulaire, une personne dit si c'est possible, et pour combien.",
    },
    next: "form",
  },
  halfway: {
    about: "redesign",
    page: "/contact",
    ask: {
      en: [
        "Can you finish a site that somebody else began?",
        "half finished website project",
        "our agency gave up the project",
      ],
      fr: [
        "Pouvez-vous finir un site commencé par un autre ?",
        "projet de site à moitié fini",
        "notre agence a abandonné le projet",
      ],
    },
    say: {
      en: "We look at what is there in the {audit.free}: texts, pictures, design and addresses can mostly be kept; code of others is rarely worth finishing, and a new build costs the same plan, from {basic.month}. Secure the access and files first.",
      fr: "À l'{audit.free}, nous regardons ce qui existe : textes, images, design et adresses se gardent le plus souvent ; le code d'un autre vaut rarement la peine d'être fini, et reconstruire coûte le même forfait, dès {basic.month}. Assurez-vous d'abord des accès et des fichiers.",
    },
    next: "slot",
  },
  brief: {
    about: "contact",
    page: "/contact",
    ask: {
      en: [
        "What should I write in the form?",
        "what information do you need for a quote",
        "how do i describe my project",
      ],
      fr: [
        "Que dois-je écrire dans le formulaire ?",
        "quelles informations vous faut-il pour un devis",
        "comment décrire mon projet",
      ],
    },
    say: {
      en: "Three sentences are enough: what you do and where, what the site or campaign should bring, and by when. The address of your present site helps, if there is one. The more you tell, the closer the first figure.",
      fr: "Trois phrases suffisent : ce que vous faites et où, ce que le site ou la campagne doit apporter, et pour quand. L'adresse de votre site actuel aide, s'il existe. Plus vous en dites, plus le premier chiffre est juste.",
    },
    next: "form",
  },
  refuse: {
    about: "company",
    page: "/about-us",
    ask: {
      en: [
        "Do you refuse certain clients?",
        "websites for adult content",
        "do you work for political parties",
        "casino or crypto websites",
      ],
      fr: [
        "Refusez-vous certains clients ?",
        "un site pour adultes",
        "travaillez-vous pour des partis politiques",
        "sites de casino ou de crypto",
      ],
    },
    say: {
      en: "We say no to work that would not help you and to tricks that Google punishes; which trades we turn down is not on our pages. Ask before you tell much: {company.email}. A person answers plainly.",
      fr: "Nous disons non au travail qui ne vous servirait pas et aux astuces que Google punit ; quelles branches nous refusons n'est pas sur nos pages. Demandez avant d'en dire beaucoup : {company.email}. Une personne répond clairement.",
    },
  },
  siteBug: {
    about: "contact",
    page: "/contact",
    ask: {
      en: [
        "Something on your website does not work",
        "your home page looks broken on my screen",
        "error on the rivelac site",
        "the page does not load properly here",
      ],
      fr: [
        "Quelque chose ne marche pas sur votre site",
        "votre page d'accueil bugue chez moi",
        "erreur sur le site de rivelac",
        "la page s'affiche mal ici",
      ],
    },
    say: {
      en: "Thank you for saying so. Reload the page once; if it stays, tell {company.email} which page, which device and what you see. It should read well on any of them.",
      fr: "Merci de le signaler. Rechargez la page une fois ; si cela reste, dites à {company.email} quelle page, quel appareil et ce que vous voyez. Elle devrait bien s'afficher partout.",
    },
  },
  tooSmall: {
    about: "company",
    page: "/pricing",
    ask: {
      en: [
        "Is my business too small for you?",
        "i am only one person is that too small",
        "do you take very small projects",
      ],
      fr: [
        "Mon activité est-elle trop petite pour vous ?",
        "je suis seule est-ce trop petit",
        "prenez-vous de très petits projets",
      ],
    },
    say: {
      en: "No: small companies, one person included, are whom we work for. Basic, {basic.month}, holds {basic.pages}; and if you need less than that, or nothing, we say so in the {audit.free}.",
      fr: "Non : les petites entreprises, une seule personne comprise, sont notre clientèle. Basic, {basic.month}, comprend {basic.pages} ; et s'il vous faut moins que cela, ou rien, nous le disons à l'{audit.free}.",
    },
    next: "slot",
  },
} satisfies Entries;
