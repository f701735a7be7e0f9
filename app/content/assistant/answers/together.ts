import type { Entries } from "./entry";

const contact = "/contact";
const about = "/about-us";
const fresh = "/services/website-design-development/web-new";

/** Working together: who does it, how to meet, what to send. */
export const together = {
  effort: {
    topic: "site",
    page: fresh,
    question: {
      en: "How much work is it for me?",
      fr: "Combien de travail cela me demande-t-il ?",
    },
    say: {
      en: "About {work.client} of your time for {basic.pages}, interview included, and about half an hour for each further page. You tell us what you do, send your pictures and correct the text that we have drafted; the rest is our work, the moving of an old site too. The faster you correct, the sooner you are online.",
      fr: "Environ {work.client} de votre temps pour {basic.pages}, entretien compris, puis environ une demi-heure par page de plus. Vous nous parlez de votre métier, envoyez vos images et corrigez des textes que nous avons rédigés ; le reste est pour nous, le déménagement d'un ancien site aussi. Plus vite vous corrigez, plus vite vous êtes en ligne.",
    },
    next: "slot",
  },
  boss: {
    topic: "company",
    page: about,
    question: {
      en: "Who is the boss?",
      fr: "Qui est le patron ?",
    },
    say: {
      en: "The page about us shows the team, Léa Morand for design and strategy among them; the terms say that people shown here are fictitious. Our pages give no direct numbers and do not say who runs the company: call {company.phone} and ask, or look us up in the commercial register.",
      fr: "La page À propos montre l'équipe, avec Léa Morand pour le design et la stratégie ; les conditions précisent que les personnes montrées ici sont fictives. Nos pages n'indiquent ni qui dirige la société ni numéros directs : appelez le {company.phone} et demandez, ou consultez le registre du commerce.",
    },
    next: "call",
  },
  contractors: {
    topic: "company",
    page: about,
    question: {
      en: "Do you outsource the work?",
      fr: "Sous-traitez-vous le travail ?",
    },
    say: {
      en: "Our pages name a translator we work with for other languages, and a photographer who bills you directly; of other subcontractors they say nothing. The person who looks after your site answers you, and the office is in Lausanne. The Careers page names Bali as the place of our positions. If it matters who works where, ask before the quote: {company.phone}.",
      fr: "Pour les langues autres que le français et l'anglais, nous faisons appel à un traducteur ; au besoin, un photographe vous facture directement. Pour le reste, nos pages ne disent rien de sous-traitants. La personne qui suit votre site vous répond, et le bureau est à Lausanne. La page Emplois indique Bali comme lieu de nos postes. Si le lieu de travail compte pour vous, demandez avant le devis : {company.phone}.",
    },
    next: "call",
  },
  size: {
    topic: "company",
    page: about,
    question: {
      en: "How many people work for you?",
      fr: "Combien de personnes travaillent chez vous ?",
    },
    say: {
      en: "We stay a small team on purpose: {company.team} people answer you. One person leads the interview for your text and looks after your site; our pages do not say who stands in for them, so ask. Support answers within {support.hours} in any case.",
      fr: "Nous restons volontairement une petite équipe : {company.team} personnes vous répondent. Une même personne mène l'entretien pour vos textes et suit votre site ; qui la remplace n'est pas indiqué, demandez-le. L'assistance répond en {support.hours} au plus dans tous les cas.",
    },
  },
  samePerson: {
    topic: "company",
    page: about,
    question: {
      en: "Who looks after my site?",
      fr: "Qui s'occupe de mon site ?",
    },
    say: {
      en: "One person of our team looks after your site: they lead the interview for your text and, as a rule, answer you, within {support.hours}; until you sign, any of us may. The team: Léa Morand (design), Reto Zbinden (hosting), Noémie Jeanrichard (text and SEO), Samuel Bruchez (websites and chatbots) and Chiara Bernasconi (ads). Our pages do not say which of them it will be for you (and the people shown are fictitious, as the terms say), so ask in the first call.",
      fr: "Une même personne de l'équipe suit votre site : elle mène l'entretien pour vos textes et, en principe, vous répond, en {support.hours} au plus ; jusqu'à la signature, c'est l'un ou l'autre d'entre nous. L'équipe : Léa Morand (design), Reto Zbinden (hébergement), Noémie Jeanrichard (textes et SEO), Samuel Bruchez (sites et chatbots) et Chiara Bernasconi (publicité). Nos pages ne disent pas qui ce sera pour vous (et les personnes montrées sont fictives, comme le précisent les conditions) : demandez-le au premier appel.",
    },
  },
  remote: {
    topic: "booking",
    page: contact,
    question: {
      en: "Can we meet online from abroad?",
      fr: "Peut-on se voir en ligne depuis l'étranger ?",
    },
    say: {
      en: "Most of it is done by phone and by video, so distance is no obstacle; outside our cantons, ask first whether we can take it on: {company.phone}. Free times for a call of {call.minutes} are on weekdays, in Swiss time, and you can ask for a callback at any time between {callback.first} and {callback.last}. If that is night where you are, write: {company.email}. Our pages do not say which video service is used.",
      fr: "L'essentiel se fait par téléphone et en visioconférence, la distance n'est donc pas un obstacle ; hors de nos cantons, demandez d'abord si nous pouvons prendre le mandat : {company.phone}. Les horaires libres pour un appel de {call.minutes} sont en semaine, à l'heure suisse, et vous pouvez demander un rappel à une heure entre {callback.first} et {callback.last}. Si c'est la nuit chez vous, écrivez : {company.email}. Quel service vidéo est employé, nos pages ne le disent pas.",
    },
    next: "slot",
  },
  sending: {
    topic: "contact",
    page: contact,
    question: {
      en: "How do I send you my files?",
      fr: "Comment vous envoyer mes fichiers ?",
    },
    say: {
      en: "I cannot take files here. Send them to {company.email}, or a link to them if they are large. A password goes neither here nor by email: agree the way with a person, {company.phone}. Our pages name no WhatsApp. When a project has begun, the plan of the pages says who delivers which picture by when.",
      fr: "Je ne peux pas recevoir de fichiers ici. Envoyez-les à {company.email}, ou un lien s'ils sont lourds. Un mot de passe ne passe ni par ici ni par e-mail : convenez de la manière avec une personne, {company.phone}. Nos pages n'indiquent pas de WhatsApp. Une fois le projet lancé, nous fixons ensemble qui livre quelle image et quand.",
    },
  },
  brochure: {
    topic: "contact",
    page: "/pricing",
    question: {
      en: "Do you have a brochure?",
      fr: "Avez-vous une brochure ?",
    },
    say: {
      en: "Our pages offer no brochure; the prices are on the pricing page, which prints well. If you would rather have it on paper, call {company.phone} or write your address to {company.email}, and ask.",
      fr: "Nos pages ne proposent pas de brochure ; les prix sont sur la page Tarifs, qui s'imprime bien. Si vous préférez du papier, appelez le {company.phone} ou écrivez votre adresse à {company.email}, et demandez.",
    },
  },
  order: {
    topic: "terms",
    page: contact,
    question: {
      en: "How do I order?",
      fr: "Comment commander ?",
    },
    say: {
      en: "Send the form with a few lines, or book a call at the time you choose. A person answers within {support.hours}, and you get a written quote. Nothing is ordered, and nothing is charged, before you have accepted it.",
      fr: "Envoyez le formulaire avec quelques lignes, ou réservez un appel à l'heure que vous choisissez. Une personne répond en {support.hours} au plus, et vous recevez un devis écrit. Rien n'est commandé ni facturé avant que vous l'ayez accepté.",
    },
    next: "form",
  },
  startup: {
    topic: "site",
    page: fresh,
    question: {
      en: "I am starting a company, where do we begin?",
      fr: "Je crée mon entreprise, par quoi commencer ?",
    },
    say: {
      en: "Congratulations. In this order: a name with a free domain, a free Google Business Profile, then a small site; Basic, {basic.month}, includes {basic.pages} with the domain in it. A logo can come first or with it (design from {design.from}). You may start small and move up; the {audit.free} puts it in order with you.",
      fr: "Félicitations. Dans cet ordre : un nom dont le domaine est libre, une fiche Google gratuite, puis un petit site ; Basic, {basic.month}, comprend {basic.pages}, domaine compris. Le logo peut venir avant ou en même temps (graphisme dès {design.from}). On peut commencer petit ; l'{audit.free} met tout cela dans l'ordre avec vous.",
    },
    next: "slot",
  },
  trademark: {
    topic: "design",
    page: "/services/graphic-design",
    question: {
      en: "Should I protect my name or logo?",
      fr: "Faut-il protéger mon nom ou mon logo ?",
    },
    say: {
      en: "Registering a trademark is not among our offers: that is done with the Federal Institute of Intellectual Property, which also says whether a name is taken; a lawyer advises you. What we draw for you is yours, and all files with it.",
      fr: "Le dépôt d'une marque ne fait pas partie de nos offres : il se fait auprès de l'Institut fédéral de la propriété intellectuelle, qui dit aussi si un nom est pris ; un juriste vous conseille. Ce que nous dessinons pour vous est à vous, avec tous les fichiers.",
    },
  },
  showcase: {
    topic: "company",
    page: "/showcases/quarts",
    question: {
      en: "What is the project in your showcase?",
      fr: "Quel est le projet de vos réalisations ?",
    },
    say: {
      en: "Quarts, an invented example, is a planner for the web, designed, written and built for a translator who now plans her day in two minutes instead of twenty. It cost {case.quarts} and took {case.quarts.weeks}. For a tool of your own: tell us what it should do, and we'll reply with a sketch and a price.",
      fr: "Quarts, un exemple inventé, est un agenda pour le web, dessiné, rédigé et développé pour une traductrice qui planifie désormais sa journée en deux minutes au lieu de vingt. Un tel agenda coûte {case.quarts} et prend {case.quarts.weeks}. Pour un outil à vous : dites ce qu'il doit faire, nous répondons par une esquisse et un prix.",
    },
    next: "form",
  },
  oldPeople: {
    topic: "company",
    page: contact,
    question: {
      en: "I understand nothing about computers, is that a problem?",
      fr: "Je n'y connais rien en informatique, est-ce un problème ?",
    },
    say: {
      en: "You need neither computer skills nor a computer, so that is no problem: a phone or a tablet is enough. You tell us about your trade on the phone, we write and build, and we explain in plain words, without abbreviations. If you would rather talk than write: {company.phone}, or leave your number and the time that suits you.",
      fr: "Il ne vous faut ni connaissances en informatique ni ordinateur, donc aucun problème : un téléphone ou une tablette suffit. Vous nous parlez de votre métier au téléphone, nous écrivons et construisons, et nous expliquons en mots simples, sans abréviations. Si vous préférez parler qu'écrire : {company.phone}, ou laissez votre numéro et l'heure qui vous convient.",
    },
    next: "call",
  },
  doubt: {
    topic: "company",
    page: "/services",
    question: {
      en: "I am not sure yet, I need to think about it",
      fr: "Je ne suis pas encore sûr, je dois réfléchir",
    },
    say: {
      en: "Take your time. A written quote is valid for {quote.days} and keeps the offer of the day it was written; this conversation stays in your browser. When a question comes up, ask it here, or take the {audit.free}: it commits you to nothing.",
      fr: "Prenez votre temps, rien ne presse. Un devis écrit est valable {quote.days} et garde l'offre du jour où il a été rédigé ; cette conversation reste dans votre navigateur. Si une question vient, posez-la ici, ou prenez l'{audit.free} : il n'engage à rien.",
    },
  },
  correct: {
    topic: "contact",
    page: "/contact",
    question: {
      en: "I made a mistake in the form, how do I correct it?",
      fr: "J'ai fait une erreur dans le formulaire, comment corriger ?",
    },
    say: {
      en: "I cannot see or change requests. Write to {company.email} with the reference that was shown, or call {company.phone}, and say what was wrong; or simply send the form again with the right details.",
      fr: "Je ne vois pas les demandes et ne peux pas les modifier. Écrivez à {company.email} avec la référence affichée, ou appelez le {company.phone}, en disant ce qui était faux ; ou renvoyez simplement le formulaire avec les bonnes indications.",
    },
  },
  student: {
    topic: "company",
    page: "/contact",
    question: {
      en: "I am a student, may I ask you some questions for a paper?",
      fr: "Je suis étudiant, puis-je vous poser des questions pour un travail ?",
    },
    say: {
      en: "Gladly, for anything on our pages: just ask. For an interview or a survey write to {company.email}; someone will tell you whether there is time.",
      fr: "Volontiers pour ce qui est sur nos pages : demandez. Pour une interview ou un sondage, écrivez à {company.email} ; une personne vous dit si c'est possible.",
    },
  },
  turnover: {
    topic: "company",
    page: "/about-us",
    question: {
      en: "How much do you earn?",
      fr: "Combien gagnez-vous ?",
    },
    say: {
      en: "Our pages do not tell what we earn, nor how many clients we have, and I invent no figure. They do tell our prices, and that we have been at work since {company.since}.",
      fr: "Nos pages ne disent ni ce que nous gagnons, ni combien de clients nous avons, et je n'invente pas de chiffre. Elles disent nos prix, et que nous travaillons depuis {company.since}.",
    },
  },
  drafts: {
    topic: "design",
    page: "/services/graphic-design",
    question: {
      en: "Do you make free drafts?",
      fr: "Faites-vous des esquisses gratuites ?",
    },
    say: {
      en: "For a tool to be built, we'll reply with a sketch and a price. For a logo or a site, first you get a price in writing, and nothing is charged before you accept it. Then come {design.directions} directions for a logo, or the design on your own pages for a site. What costs nothing: the audit and a first opinion.",
      fr: "Pour un outil à construire, nous répondons par une esquisse et un prix. Pour un logo ou un site, vous recevez d'abord un prix écrit, et rien n'est facturé avant votre accord. Viennent ensuite {design.directions} pistes pour un logo, ou le design sur vos propres pages pour un site. Ce qui est gratuit : l'audit et un premier avis.",
    },
    next: "slot",
  },
  written: {
    topic: "contact",
    page: "/contact",
    question: {
      en: "I am deaf, how can we communicate?",
      fr: "Je suis sourd, comment communiquer avec vous ?",
    },
    say: {
      en: "In writing, gladly: {company.email} or the form, where you choose “Write to me”. Someone will answer within {support.hours}, usually the next business day, and say what can be done in writing for the audit, too.",
      fr: "Par écrit, volontiers : {company.email} ou le formulaire, où vous choisissez « Par e-mail ». Une personne répond en {support.hours} au plus, en règle générale le jour ouvrable suivant, et dit aussi, pour l'audit, ce qui est possible par écrit.",
    },
    next: "form",
  },
  imitate: {
    topic: "design",
    page: "/services/website-design-development",
    question: {
      en: "Can you copy the site of my competitor?",
      fr: "Pouvez-vous copier le site de mon concurrent ?",
    },
    say: {
      en: "Copy it, no: it is somebody's property. Learn from it, yes. Show us what you like about it: in the {audit.free} we look at what competitors do better, and design yours from your own text and clients.",
      fr: "Copier, non, car il appartient à quelqu'un ; s'en inspirer, oui. Montrez-nous ce qui vous y plaît : à l'{audit.free}, nous regardons ce que les concurrents font mieux, et dessinons le vôtre à partir de vos textes et de vos clients.",
    },
    next: "slot",
  },
  editTime: {
    topic: "content",
    page: "/pricing",
    question: {
      en: "How long does a small change take?",
      fr: "Combien de temps prend une petite modification ?",
    },
    say: {
      en: "A small change is online within {edits.days}; from Pro upwards, usually the next business day, and you can phone it in. What you change yourself with your own access needs no waiting. If it is urgent, say so: {company.phone}.",
      fr: "Une petite modification est en ligne dans les {edits.days} ; dès Pro, le plus souvent le jour ouvrable suivant, et vous pouvez aussi la donner par téléphone. Ce que vous changez vous-même avec votre accès se voit sans attendre. Si c'est urgent, dites-le : {company.phone}.",
    },
  },
  private: {
    topic: "site",
    page: "/pricing",
    question: {
      en: "Do you work for private persons?",
      fr: "Travaillez-vous pour des particuliers ?",
    },
    say: {
      en: "Our offers are made for small businesses, but do ask. A plan starts at {basic.month}; for a hobby a free service may be better value, and we'll say so.",
      fr: "Nos offres sont faites pour les petites entreprises, mais demandez. Un forfait commence à {basic.month} ; pour un hobby, un service gratuit est peut-être mieux, et nous le disons.",
    },
  },
  salary: {
    topic: "company",
    page: "/career",
    question: {
      en: "What do you pay your employees?",
      fr: "Combien payez-vous vos employés ?",
    },
    say: {
      en: "Equal pay for equal work; the sum is in the offer and is not on our pages. Flexible hours, a share of the agency after a year and a wellness budget come with it. No position is open at the moment.",
      fr: "Le même salaire pour le même travail ; le montant figure dans l'offre et n'est pas sur nos pages. S'y ajoutent des horaires souples, une part de l'agence après un an et un budget bien-être. Aucun poste n'est ouvert pour l'instant.",
    },
  },
  signing: {
    topic: "terms",
    page: "/terms",
    question: {
      en: "Do I have to sign a contract on paper?",
      fr: "Faut-il signer un contrat sur papier ?",
    },
    say: {
      en: "You sign a written quote; before that nothing is ordered. Our pages do not say whether on paper or on screen: do as the quote asks, or ask for the form that you prefer.",
      fr: "Vous signez un devis écrit ; avant cela, rien n'est commandé. Sur papier ou à l'écran, nos pages ne le disent pas : suivez le devis, ou demandez la forme que vous préférez.",
    },
  },
  designer: {
    topic: "design",
    page: "/services/website-design-development",
    question: {
      en: "Can you work with my own designer?",
      fr: "Pouvez-vous travailler avec ma propre graphiste ?",
    },
    say: {
      en: "Our plans come with our own design, designed around your text. Building somebody else's mockups is not among our offers, but ask: show them in the form, and someone will tell you whether it can be done well, and for how much.",
      fr: "Nos forfaits comprennent notre propre design, dessiné à partir de vos textes. Réaliser les maquettes d'un autre n'est pas une offre affichée, mais demandez : montrez-les dans le formulaire, une personne dit si c'est possible, et pour combien.",
    },
    next: "form",
  },
  halfway: {
    topic: "redesign",
    page: "/contact",
    question: {
      en: "Can you finish a site that somebody else began?",
      fr: "Pouvez-vous finir un site commencé par un autre ?",
    },
    say: {
      en: "We look at what is there in the {audit.free}: text, pictures, design and addresses can usually be kept; other people's code is rarely worth finishing, and a new build costs the same plan, from {basic.month}. Secure the access and files first.",
      fr: "À l'{audit.free}, nous regardons ce qui existe : textes, images, design et adresses se gardent le plus souvent ; le code d'un autre vaut rarement la peine d'être fini, et reconstruire coûte le même forfait, dès {basic.month}. Assurez-vous d'abord des accès et des fichiers.",
    },
    next: "slot",
  },
  brief: {
    topic: "contact",
    page: "/contact",
    question: {
      en: "What should I write in the form?",
      fr: "Que dois-je écrire dans le formulaire ?",
    },
    say: {
      en: "Three sentences are enough: what you do and where, what the site or campaign should bring, and by when. The address of your present site helps, if there is one. The more you tell, the closer the first figure.",
      fr: "Trois phrases suffisent : ce que vous faites et où, ce que le site ou la campagne doit apporter, et pour quand. L'adresse de votre site actuel aide, s'il existe. Plus vous en dites, plus le premier chiffre est juste.",
    },
    next: "form",
  },
  refuse: {
    topic: "company",
    page: "/about-us",
    question: {
      en: "Do you refuse certain clients?",
      fr: "Refusez-vous certains clients ?",
    },
    say: {
      en: "We say no to work that would not help you and to tricks that Google penalises; which trades we turn down is not on our pages. Ask before you go into detail: {company.email}. A person answers plainly.",
      fr: "Nous disons non au travail qui ne vous servirait pas et aux astuces que Google punit ; nos pages ne disent pas quelles branches nous refusons. Demandez avant d'en dire beaucoup : {company.email}. Une personne répond clairement.",
    },
  },
  siteBug: {
    topic: "contact",
    page: "/contact",
    question: {
      en: "Something on your website does not work",
      fr: "Quelque chose ne marche pas sur votre site",
    },
    say: {
      en: "Thank you for saying so. Reload the page once; if it stays, tell {company.email} which page, which device and what you see. It should read well on any of them.",
      fr: "Merci de le signaler. Rechargez la page une fois ; si le problème persiste, dites à {company.email} quelle page, quel appareil et ce que vous voyez. Elle devrait bien s'afficher partout.",
    },
  },
  tooSmall: {
    topic: "company",
    page: "/pricing",
    question: {
      en: "Is my business too small for you?",
      fr: "Mon activité est-elle trop petite pour vous ?",
    },
    say: {
      en: "We work for small businesses, those of one person included. Basic, {basic.month}, includes {basic.pages}; and if you need less than that, or nothing, we'll say so in the {audit.free}.",
      fr: "Les petites entreprises, une seule personne comprise, sont notre clientèle. Basic, {basic.month}, comprend {basic.pages} ; et s'il vous faut moins que cela, ou rien, nous le disons à l'{audit.free}.",
    },
    next: "slot",
  },
  absence: {
    topic: "company",
    page: about,
    question: {
      en: "What if you fall ill or close down?",
      fr: "Et si vous tombez malade ou que vous fermez ?",
    },
    say: {
      en: "Here {company.team} people answer you, and the agency has been at work since {company.since}; our pages do not say who stands in for the one who looks after your site, so ask. If we ever closed, you would keep what matters: domain, text, pictures and code are yours from the first day, and a copy of the site in ordinary files runs with any other host; only your login and forms would have to be set up again.",
      fr: "Chez nous, {company.team} personnes vous répondent, et l'agence existe depuis {company.since}. Nos pages ne disent pas qui remplace la personne qui suit votre site : demandez-le. Si nous fermions un jour, vous garderiez l'essentiel : domaine, textes, images et code sont à vous dès le premier jour, et une copie du site en fichiers ordinaires tourne chez n'importe quel hébergeur ; seuls votre accès et les formulaires seraient à remettre en place.",
    },
  },
  visit: {
    topic: "booking",
    page: "/contact",
    question: {
      en: "Can we meet in the evening, or at my place?",
      fr: "Peut-on se voir le soir, ou chez moi ?",
    },
    say: {
      en: "The interview for your text takes place by telephone, by video call or at our office, after office hours if that suits you, or at your place if we agree on it. It is in the price of a plan; whether the journey is charged, our pages do not say, so ask. For the first call, leave your number and the time at which you wish our call, between {callback.first} and {callback.last}, or take a free slot; if you need an evening, write so.",
      fr: "L'entretien pour vos textes se fait par téléphone, en visioconférence ou dans nos bureaux, après les heures de bureau si cela vous arrange, ou chez vous, si nous en convenons. Il est compris dans le forfait ; si le déplacement se facture, nos pages ne le disent pas, demandez-le. Pour le premier appel, laissez votre numéro et l'heure à laquelle vous souhaitez notre appel, entre {callback.first} et {callback.last}, ou prenez un horaire libre ; s'il vous faut le soir, écrivez-le.",
    },
    next: "slot",
  },
  rightPlace: {
    topic: "company",
    page: "/services",
    question: {
      en: "Am I in the right place?",
      fr: "Suis-je à la bonne adresse ?",
    },
    say: {
      en: "Quite likely: we make websites (from {basic.month}), get people found on Google (from {seo.essential}), design logos and printed materials (from {design.from}), host sites and build chatbots, for small businesses. Tell me in one sentence what you need. If a free service would do for you, we'll say so.",
      fr: "Sans doute : nous faisons des sites (dès {basic.month}), nous vous faisons trouver sur Google (dès {seo.essential}), nous dessinons logos et imprimés (dès {design.from}), nous hébergeons et construisons des chatbots, pour de petites entreprises. Dites-moi en une phrase ce qu'il vous faut. Si un service gratuit vous suffit, nous vous le disons.",
    },
  },
  summary: {
    topic: "plans",
    page: "/pricing",
    question: {
      en: "Can you sum it up for my committee in two lines?",
      fr: "Pouvez-vous résumer pour mon comité en deux lignes ?",
    },
    say: {
      en: "In short: {company.name}, Lausanne, since {company.since}, designs, writes, builds and hosts a website for {basic.month} ({basic.pages}) or {pro.month} ({pro.pages}), without VAT or set-up fee, online within {project.weeks}. You are bound for {plans.first}, then {plans.notice}'s notice; domain, text and code are the client's from the first day. The audit and the written quote, valid for {quote.days}, are free.",
      fr: "En bref : {company.name}, Lausanne, depuis {company.since}, dessine, rédige, construit et héberge un site pour {basic.month} ({basic.pages}) ou {pro.month} ({pro.pages}), hors TVA et sans frais de mise en route, en ligne en {project.weeks}. On s'engage pour {plans.first}, puis {plans.notice} de préavis ; domaine, textes et code sont au client dès le premier jour. L'audit et le devis écrit, valable {quote.days}, sont gratuits.",
    },
  },
  hardTimes: {
    topic: "company",
    page: "/contact",
    question: {
      en: "Business is bad, is it still worth spending on a site or ads?",
      fr: "Les affaires vont mal, faut-il encore dépenser pour un site ou de la pub ?",
    },
    say: {
      en: "I am sorry, that is a difficult time. Honestly: do not put your last money into ads or a site, as nobody can promise a result. First what is free: complete your Google Business Profile (our article shows how in an hour), ask good customers for a review, and take the {audit.free}, from which you keep a list of what to change first. We tell you, too, if spending now makes no sense.",
      fr: "Je suis désolé, c'est une passe difficile. Franchement : ne mettez pas vos derniers francs dans la publicité ou un site, personne ne peut promettre de résultat. D'abord ce qui est gratuit : compléter votre fiche Google (notre article montre comment en une heure), demander un avis à vos bons clients, et l'{audit.free}, dont vous gardez la liste. Nous vous disons aussi si dépenser maintenant n'a pas de sens.",
    },
    next: "call",
  },
  noCompany: {
    topic: "site",
    page: "/contact",
    question: {
      en: "I have no registered company yet, do you take me?",
      fr: "Je n'ai pas encore d'entreprise inscrite, est-ce possible ?",
    },
    say: {
      en: "Our pages ask for no entry in the register and no permit, and we work for companies of one person, too. A plan starts at {basic.month}; it is paid month by month, and the first invoice comes when the site is online. To begin with, a free Google Business Profile is often enough, and we'll say so.",
      fr: "Nos pages ne demandent ni inscription au registre ni permis, et nous travaillons aussi pour des entreprises d'une seule personne. Un forfait commence à {basic.month} ; il se paie mois par mois, et la première facture arrive quand le site est en ligne. Pour commencer, une fiche Google, gratuite, suffit souvent, et nous vous le disons.",
    },
  },
} satisfies Entries;
