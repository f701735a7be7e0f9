import type { Entries } from "./entry";

const hosting = "/services/hosting-and-maintenance";
const contact = "/contact";

/** Hosting, maintenance, domains, mail, and what to do when something is down. */
export const running = {
  hosting: {
    topic: "hosting",
    page: hosting,
    question: {
      en: "How much is hosting?",
      fr: "Combien coûte l'hébergement ?",
    },
    say: {
      en: "With a website plan, hosting is included. For a site made elsewhere or paid once: Perform {hosting.perform} (Swiss hosting, certificate, support), SecureWeb {hosting.secureweb} (with maintenance, security and backups), Expansion {hosting.expansion} (with technical SEO, pages that AI assistants can read and a quarterly audit, but without SecureWeb's maintenance and backups: each plan is a service of its own).",
      fr: "Avec un forfait de site, l'hébergement est compris. Pour un site fait ailleurs ou payé une fois : Perform {hosting.perform} (hébergement suisse, certificat, assistance), SecureWeb {hosting.secureweb} (avec maintenance, sécurité et sauvegardes), Expansion {hosting.expansion} (avec SEO technique, pages que les assistants IA peuvent lire et un audit par trimestre, mais sans la maintenance ni les sauvegardes de SecureWeb : chaque formule est un service à part).",
    },
  },
  included: {
    topic: "hosting",
    page: "/pricing",
    question: {
      en: "Is hosting included?",
      fr: "L'hébergement est-il compris ?",
    },
    say: {
      en: "Every website plan (Basic, Pro, Commerce, Enterprise) includes hosting for as long as it runs, and the domain too. Our hosting offers, from {hosting.perform}, are for sites made elsewhere or paid once.",
      fr: "Chaque forfait de site (Basic, Pro, Commerce, Enterprise) comprend l'hébergement tant qu'il court, et le domaine aussi. Nos offres d'hébergement, dès {hosting.perform}, sont pour les sites faits ailleurs ou payés une fois.",
    },
  },
  perform: {
    topic: "hosting",
    page: hosting,
    offer: "hosting.perform",
    question: {
      en: "What is in Perform hosting?",
      fr: "Que contient Perform ?",
    },
    say: {
      en: "Perform costs {hosting.perform}: Swiss hosting, SSL certificate, support and an initial optimisation. It has no backups and no maintenance; those come with SecureWeb, {hosting.secureweb}.",
      fr: "Perform coûte {hosting.perform} : hébergement suisse, certificat SSL, assistance et une optimisation initiale. Sauvegardes et maintenance n'y sont pas ; elles viennent avec SecureWeb, {hosting.secureweb}.",
    },
  },
  secureweb: {
    topic: "hosting",
    page: hosting,
    offer: "hosting.secureweb",
    question: {
      en: "What is in SecureWeb?",
      fr: "Que contient SecureWeb ?",
    },
    say: {
      en: "Maintenance of a site made elsewhere is in SecureWeb, {hosting.secureweb}, with hosting, security and backups: updates read and tried on a copy first, backups restored to check them, pages and forms watched. It is optional, and in a site plan the upkeep is included. With nobody to look after it, a plugin ages, a certificate expires, a form stops sending, and nothing warns you. For WordPress, Joomla and similar systems, we look at the site before we say yes; the quote states the repairs that an old system needs.",
      fr: "La maintenance d'un site fait ailleurs est dans SecureWeb, {hosting.secureweb}, avec hébergement, sécurité et sauvegardes : mises à jour lues et essayées d'abord sur une copie, sauvegardes restaurées pour vérifier, pages et formulaires surveillés. C'est un choix, jamais une obligation, et dans un forfait de site le suivi est compris. Sans personne pour s'en occuper, une extension vieillit, un certificat arrive à échéance, un formulaire n'envoie plus rien, et rien ne vous avertit. Pour un WordPress, un Joomla ou autre, nous regardons le site avant de dire oui ; le devis indique les réparations qu'un ancien système demande.",
    },
  },
  expansion: {
    topic: "hosting",
    page: hosting,
    offer: "hosting.expansion",
    question: {
      en: "What is in Expansion hosting?",
      fr: "Que contient Expansion ?",
    },
    say: {
      en: "Expansion costs {hosting.expansion}: hosting, technical SEO, AI indexing (pages that assistants can read), an audit every quarter and priority support. Backups and maintenance are not in it: those come with SecureWeb, {hosting.secureweb}.",
      fr: "Expansion coûte {hosting.expansion} : hébergement, SEO technique, indexation IA (des pages que les assistants peuvent lire), un audit par trimestre et assistance prioritaire. Sauvegardes et maintenance n'y sont pas : elles viennent avec SecureWeb, {hosting.secureweb}.",
    },
  },
  servers: {
    topic: "hosting",
    page: hosting,
    question: {
      en: "Where are the servers?",
      fr: "Où sont les serveurs ?",
    },
    say: {
      en: "The sites that we host are on servers in Switzerland, under Swiss law; our pages do not name the data centre.",
      fr: "Les sites que nous hébergeons sont sur des serveurs en Suisse, sous droit suisse ; nos pages ne nomment pas le centre de données.",
    },
  },
  uptime: {
    topic: "hosting",
    page: hosting,
    question: {
      en: "What is your uptime?",
      fr: "Quelle est votre disponibilité ?",
    },
    say: {
      en: "Our servers are reachable {hosting.uptime}: at most {hosting.away} of downtime in a year. In website plans and with SecureWeb, {hosting.secureweb}, we check your pages and forms as well. Our pages name no money back for downtime; have it written into the quote.",
      fr: "Nos serveurs sont joignables {hosting.uptime} : au plus {hosting.away} d'arrêt par an. Dans les forfaits de site et avec SecureWeb, {hosting.secureweb}, nous contrôlons aussi vos pages et vos formulaires. Nos pages ne prévoient pas de remboursement en cas d'arrêt ; faites-le inscrire dans le devis.",
    },
  },
  backups: {
    topic: "hosting",
    page: hosting,
    question: {
      en: "Do you make backups?",
      fr: "Faites-vous des sauvegardes ?",
    },
    say: {
      en: "We make backups every night: in every website plan, and in the hosting plan SecureWeb ({hosting.secureweb}), where we restore backups on a copy to be sure that they work. Perform and Expansion include none: you keep a copy of your files, and we put it back. Our pages do not say how long a backup is kept; have it written into the quote.",
      fr: "Nous faisons des sauvegardes chaque nuit : dans chaque forfait de site, et dans la formule SecureWeb ({hosting.secureweb}), où nous restaurons les sauvegardes sur une copie pour vérifier qu'elles marchent. Perform et Expansion n'en ont pas : vous gardez une copie de vos fichiers et, en cas de panne, nous la remettons en place. La durée de conservation n'est pas indiquée ; faites-la inscrire dans le devis.",
    },
  },
  security: {
    topic: "hosting",
    page: hosting,
    question: {
      en: "Is my site secure?",
      fr: "Mon site est-il sécurisé ?",
    },
    say: {
      en: "“Not secure” nearly always means a missing or expired certificate, and is quickly repaired by whoever hosts the site. With us the certificate is included and renewed on time, from {hosting.perform}; SecureWeb adds security and backups, and Pro protects against cyber-attacks. A single repair elsewhere is not among our offers, but ask: no contract is needed for an answer.",
      fr: "Si le navigateur affiche « Non sécurisé », c'est presque toujours que le certificat est absent ou expiré, vite réparé par celui qui héberge le site. Chez nous, le certificat est compris et renouvelé à temps, dès {hosting.perform} ; SecureWeb y ajoute sécurité et sauvegardes, et le forfait Pro la protection contre les cyberattaques. Une réparation isolée n'est pas une offre affichée, mais demandez : la réponse n'engage à rien.",
    },
  },
  domain: {
    topic: "hosting",
    page: "/pricing",
    question: {
      en: "Is the domain included?",
      fr: "Le nom de domaine est-il compris ?",
    },
    say: {
      en: "A domain is included in every website plan for as long as the plan runs, and belongs to you. One that you have already stays in your name; we point it to the new site and pay its renewal while the plan runs.",
      fr: "Un domaine est compris dans chaque forfait de site, tant que le forfait court, et vous appartient. Celui que vous avez déjà reste à votre nom ; nous le dirigeons vers le nouveau site et payons son renouvellement tant que le forfait court.",
    },
  },
  domainLost: {
    topic: "hosting",
    page: contact,
    question: {
      en: "My domain has expired, can I get it back?",
      fr: "Mon domaine a expiré, puis-je le récupérer ?",
    },
    say: {
      en: "Usually yes, if you are quick. Expired: renew it today with the registrar where it was bought (such as Hostpoint); there is usually a grace period. Access lost: write to that registrar with the holder's name and an old invoice. The public register of .ch names tells which registrar it is. Someone will help you through it: {company.phone}.",
      fr: "En général oui, en faisant vite. Expiré : renouvelez-le aujourd'hui chez le registraire où il a été acheté (Hostpoint, par exemple) ; il reste le plus souvent un délai de grâce. Accès perdus : écrivez à ce registraire avec le nom du titulaire et une ancienne facture. Le registre public des .ch dit de quel registraire il s'agit. Une personne vous guide : {company.phone}.",
    },
    next: "call",
  },
  domainTaken: {
    topic: "hosting",
    page: contact,
    question: {
      en: "Somebody else has the domain I want",
      fr: "Quelqu'un a déjà le domaine que je veux",
    },
    say: {
      en: "Only its holder can let it go: one may ask and offer a price, without any right to it, unless the name is protected as yours (ask a lawyer). A variant or another ending is often quicker, and a domain is included in every plan of ours.",
      fr: "Seul son titulaire peut le céder : on peut demander et proposer un prix, sans y avoir droit, sauf si le nom est protégé comme le vôtre (un juriste le sait). Une variante ou une autre terminaison est souvent plus rapide, et un domaine est compris dans chacun de nos forfaits.",
    },
  },
  mail: {
    topic: "hosting",
    page: hosting,
    question: {
      en: "Are email addresses included?",
      fr: "Les adresses e-mail sont-elles comprises ?",
    },
    say: {
      en: "Mailboxes are not part of a plan: your addresses stay where they are, or we set up new ones on your domain with an email provider of your choice, whom you pay directly. If your email depends on the old hosting, we move it first, without a gap; the quote states the price of the move.",
      fr: "Les boîtes e-mail ne font pas partie d'un forfait : vos adresses restent où elles sont, ou nous en créons sur votre domaine chez le fournisseur de votre choix, que vous payez directement. Si vos e-mails dépendent de l'ancien hébergement, nous les déplaçons d'abord, sans coupure, et le devis indique le prix de ce transfert.",
    },
    next: "form",
  },
  down: {
    topic: "emergency",
    page: contact,
    question: {
      en: "My site is down, can you help now?",
      fr: "Mon site est en panne, pouvez-vous aider ?",
    },
    say: {
      en: "Call {company.phone}: a site that is down comes before anything else. If we host it, the server is already being seen to: our monitoring calls an engineer at any hour. The phone is answered from Monday to Friday, {company.hours}; at night and at weekends nobody picks it up. If your site is elsewhere, ask that host about a fault. Say when it started and what the page shows; meanwhile try another device and network, check for an expired domain or an unpaid invoice, and reinstall nothing.",
      fr: "Appelez le {company.phone} : un site en panne passe avant toute autre chose. Si nous l'hébergeons, on s'occupe déjà du serveur : notre surveillance appelle un ingénieur à toute heure. Le téléphone répond du lundi au vendredi, {company.hours} ; la nuit et le week-end, personne ne décroche. Si votre site est ailleurs, demandez à cet hébergeur s'il a une panne. Dites depuis quand, et ce qu'affiche la page ; en attendant, essayez avec un autre appareil et un autre réseau, vérifiez que le domaine n'a pas expiré et que tout est payé, et ne réinstallez rien.",
    },
    next: "call",
  },
  hacked: {
    topic: "emergency",
    page: contact,
    question: {
      en: "My site was hacked, can you help today?",
      fr: "Mon site est piraté, pouvez-vous aider ?",
    },
    say: {
      en: "Call us at once: {company.phone} (at night and at weekends nobody picks up). Until somebody has looked: change the passwords of hosting, site and email from a clean device, ask your host to take the site offline, delete nothing (traces and backups are needed), and warn clients if data may have leaked. A red warning by Google goes once the site is clean and checked again in Search Console. I cannot promise the outcome, but someone will tell you what to do first.",
      fr: "Appelez tout de suite : {company.phone} (la nuit et le week-end, personne ne décroche). En attendant : changez les mots de passe de l'hébergement, du site et des e-mails depuis un appareil sain, demandez à l'hébergeur de couper le site, n'effacez rien (on a besoin des traces et des sauvegardes), et prévenez vos clients si des données ont pu sortir. L'alerte rouge de Google disparaît une fois le site nettoyé et contrôlé à nouveau dans la Search Console. Je ne peux pas promettre le résultat, mais une personne vous dit quoi faire d'abord.",
    },
    next: "call",
  },
  lost: {
    topic: "emergency",
    page: contact,
    question: {
      en: "My emails do not arrive any more, what now?",
      fr: "Mes e-mails n'arrivent plus, que faire ?",
    },
    say: {
      en: "That can nearly always be put right, so do not panic: call {company.phone}. If DNS was changed, note what and when, and put the old MX records back if you know them; emails sent meanwhile are often tried again for days. Look at webmail, the mailbox's quota and whether the domain has expired. I cannot see accounts, so someone has to look.",
      fr: "Cela se répare presque toujours, pas de panique : appelez le {company.phone}. Si les DNS ont changé, notez quoi et quand, et remettez les anciens enregistrements MX si vous les avez ; les messages envoyés entre-temps sont souvent renvoyés pendant plusieurs jours. Regardez le webmail, la place restante et si le domaine a expiré. Je ne vois aucun compte : une personne doit regarder.",
    },
    next: "call",
  },
  hardware: {
    topic: null,
    page: contact,
    question: {
      en: "Do you repair computers?",
      fr: "Réparez-vous les ordinateurs ?",
    },
    say: {
      en: "We look after websites, not computers, printers or networks: a technician near you is quicker. If it is your site or its email that fails, call {company.phone}.",
      fr: "Nous nous occupons de sites, pas d'ordinateurs, d'imprimantes ou de réseaux : un technicien près de chez vous sera plus rapide. Si c'est votre site ou sa messagerie qui ne va pas, appelez le {company.phone}.",
    },
  },
  stay: {
    topic: "hosting",
    page: hosting,
    question: {
      en: "Do I have to move everything to you?",
      fr: "Dois-je tout déplacer chez vous ?",
    },
    say: {
      en: "You need not move everything. Your domain stays in your name, and your email with its provider: only the address of the site is pointed to us. Hosting of the site itself is in every website plan, so you can end the old one, but only once the new site is online. Someone will tell you what to enter in your account: {company.phone}.",
      fr: "Vous n'avez pas à tout déplacer. Votre domaine reste à votre nom, et vos e-mails chez leur fournisseur : seule l'adresse du site est dirigée vers nous. L'hébergement du site lui-même est compris dans chaque forfait ; vous pouvez donc arrêter l'ancien, mais seulement une fois le nouveau site en ligne. Une personne vous dit quoi saisir dans votre compte : {company.phone}.",
    },
  },
  attack: {
    topic: "hosting",
    page: hosting,
    question: {
      en: "If the site you made is hacked, who repairs it?",
      fr: "Si le site que vous avez fait est piraté, qui répare ?",
    },
    say: {
      en: "We do, and a site that is down comes before anything else. Pro protects against cyber-attacks; in website plans and in SecureWeb, {hosting.secureweb}, there are updates and backups to restore from. Our pages do not say whether cleaning up after an attack is in the price: have it written into the quote. Work outside a plan costs {work.hour}, stated in writing first.",
      fr: "Nous, et un site en panne passe avant toute autre chose. Pro protège contre les cyberattaques ; les forfaits de site et SecureWeb, {hosting.secureweb}, comprennent mises à jour et sauvegardes à remettre en place. Nos pages ne disent pas si le nettoyage après une attaque est compris : faites-le écrire dans le devis. Le travail hors forfait coûte {work.hour}, indiqué d'abord par écrit.",
    },
  },
  term: {
    topic: "hosting",
    page: hosting,
    question: {
      en: "How long does a hosting plan bind me?",
      fr: "Combien de temps un hébergement m'engage-t-il ?",
    },
    say: {
      en: "Hosting on its own is paid by the year and ends with it, so there is nothing to cancel: Perform {hosting.perform}, SecureWeb {hosting.secureweb}, Expansion {hosting.expansion}. We ask you {plans.renewal} before the year ends whether it goes on; if we hear nothing, the site stays online for {plans.grace} more, free of charge. Domain and files are yours to take along. In a website plan hosting is included and runs as long as the plan.",
      fr: "L'hébergement seul se paie à l'année et finit avec elle, il n'y a donc rien à résilier : Perform {hosting.perform}, SecureWeb {hosting.secureweb}, Expansion {hosting.expansion}. Nous vous demandons {plans.renewal} avant la fin de l'année s'il continue ; sans réponse, le site reste en ligne {plans.grace} de plus, gratuitement. Domaine et fichiers sont à vous, vous les emportez. Dans un forfait de site, l'hébergement est compris et dure autant que le forfait.",
    },
  },
  repair: {
    topic: "hosting",
    page: "/pricing",
    question: {
      en: "Who repairs my site and who pays for it?",
      fr: "Qui répare mon site, et qui paie ?",
    },
    say: {
      en: "Our own faults we repair free of charge, without using your hours: as long as a plan runs, and for {faults.months} on a site paid once. A server that fails is brought back at any hour, whatever your plan. A fault in a page or a form: with a website plan or SecureWeb, we start on the next business day; with Perform and Expansion we repair it on request, at {work.hour}, stated in writing first. Those two have no backup: your pages come back from the copy that you keep.",
      fr: "Nos propres fautes, nous les réparons gratuitement, sans toucher à vos heures : tant que court un forfait, et pendant {faults.months} pour un site payé une fois. Un serveur en panne est remis en service à toute heure, quelle que soit la formule. Un défaut dans une page ou un formulaire : avec un forfait de site ou SecureWeb, nous commençons le jour ouvrable suivant ; avec Perform et Expansion, nous le réparons sur demande, à {work.hour}, indiqués d'abord par écrit. Ces deux-là n'ont pas de sauvegarde : vos pages reviennent de la copie que vous gardez.",
    },
    next: "call",
  },
  otherHost: {
    topic: "hosting",
    page: contact,
    question: {
      en: "My site is with another company and they do not answer, can you help?",
      fr: "Mon site est chez un autre qui ne répond pas, pouvez-vous aider ?",
    },
    say: {
      en: "Call {company.phone} and ask, client or not: someone will tell you honestly whether something can be done today, and what it costs; work outside a plan is {work.hour}, stated in writing first. We have no way into somebody else's server, so have ready the access to hosting and domain, the last invoice, and what the page shows. Meanwhile press your host by phone and in writing, and cancel nothing. At night and at weekends nobody answers the phone.",
      fr: "Appelez le {company.phone} et demandez, client ou non : une personne dit franchement si quelque chose peut se faire aujourd'hui, et pour combien ; hors forfait, c'est {work.hour}, annoncé d'abord. Nous n'avons pas accès au serveur d'un autre : préparez l'accès à l'hébergement et au domaine, la dernière facture et ce que la page affiche. En attendant, relancez votre hébergeur par téléphone et par écrit, et ne résiliez rien. La nuit et le week-end, personne ne répond au téléphone.",
    },
    next: "call",
  },
  sla: {
    topic: "hosting",
    page: "/services/hosting-and-maintenance",
    question: {
      en: "Is there a service level agreement (SLA)?",
      fr: "Y a-t-il un contrat de niveau de service (SLA) ?",
    },
    say: {
      en: "Our pages name no compensation and no money back for downtime, nor an RTO or RPO: have them written into the quote. What they promise is an availability of {hosting.uptime} (at most {hosting.away} of downtime a year), an answer within {support.hours}, and that a server that fails is brought back at any hour. Reto looks after the servers and can tell you more: {company.phone}.",
      fr: "Nos pages n'indiquent ni dédommagement ni remboursement en cas de panne, ni RTO ou RPO : faites-les écrire dans le devis. Elles promettent une disponibilité de {hosting.uptime} (au plus {hosting.away} d'arrêt par an), une réponse en {support.hours} au plus et la remise en service, à toute heure, d'un serveur en panne. Reto s'occupe des serveurs et vous répond : {company.phone}.",
    },
    next: "call",
  },
  breach: {
    topic: "data",
    page: "/services/hosting-and-maintenance",
    question: {
      en: "Have you ever had a data breach, and do you do penetration tests?",
      fr: "Avez-vous déjà eu une fuite de données, et faites-vous des tests d'intrusion ?",
    },
    say: {
      en: "Our pages say nothing of past incidents, penetration tests or a security certificate, so I claim none. What they do name: Swiss servers, updates, a backup every night in website plans and SecureWeb, attack protection from Pro upwards, and servers that are reachable {hosting.uptime}. Send your questions, or a hole that you found, to {company.email}: Reto Zbinden looks after the servers.",
      fr: "Nos pages ne disent rien d'incidents passés, de tests d'intrusion ni d'un certificat de sécurité : je n'en affirme donc aucun. Ce qu'elles indiquent : des serveurs en Suisse, des mises à jour, une sauvegarde chaque nuit dans les forfaits de site et SecureWeb, la protection contre les attaques dès Pro, et des serveurs joignables {hosting.uptime}. Envoyez vos questions, ou une faille trouvée, à {company.email} : Reto Zbinden s'occupe des serveurs.",
    },
    next: "call",
  },
} satisfies Entries;
