import { dayIntents } from "./day-intents";
import { termIntents } from "./term-intents";
import { normalize } from "./tokens";

/** Intents that a few words of a normalised text decide. A text has one if all of its patterns match. */
const keywordIntents = {
  ...dayIntents,
  ...termIntents,
  /** “Who do I write to so that it is official?”, “a registered letter: to which address?” */
  official: [
    /\b(?:official|officially|officiel|officielle|officiellement|oficiel|registered (?:letter|mail|post)|recommande|mise en demeure|formal notice|for the record)\b/,
    /\b(?:who(?:m)? (?:do|should|must|shall|can|to)|to whom|where (?:do|should|can|to)|which address|what address|what s the address|(?:a|de|par) qui|ou (?:ecrire|envoyer|adresser|j ecris|j envoie|dois je|est ce que)|quelle adresse|j ecris ou)\b/,
  ],
  /** “Who keeps the passwords if the committee changes?” */
  handover: [
    /\b(?:comite|comites|committee|president|presidente|caissier|caissiere|treasurer|chair)\b/,
    /\b(?:acces|mots? de passe|login|logins|passwords?)\b/,
    /\b(?:chang\w*|renouvel\w*|part|quitte|demissionne|leaves?|resigns?|nouveau|nouvelle|new)\b/,
  ],
  /** “My practice is moving to Morges, and Google still has the old address.” */
  moved: [
    /\b(?:(?:je|on|nous|cabinet|salon|atelier|magasin|bureau) demenag(?:e|eons|eait|era|erons|erai)|(?:am|i m|are|we re) (?:moving|relocating)|(?:practice|shop|office|salon) (?:moves|is moving)|change(?:ons)? d adresse)\b/,
    /\b(?:google|fiche|avis|reviews?|adresse|address)\b/,
  ],
  /** “I'll leave you a review, you'll see.” */
  threat: [
    /\bje vais (?:vous )?(?:mettre|laisser|ecrire|poster) un (?:\w+ )?avis\b|\bi (?:will|ll|m going to|am going to) (?:leave|write|post|give) (?:you )?(?:a|an) (?:\w+ )*review\b/,
  ],
  /** “And if we want to sell pet food later?” */
  sale: [
    /^(?:et |and )?(?:si|what if|if) (?:on|nous|je|we|i) (?:\w+ ){0,3}(?:vend|vendre|vendait|sell|sold)\b(?! (?:my|our|the|mon|ma|notre|nos|l) ?(?:business|company|shop|practice|entreprise|societe|boite|cabinet|salon|commerce|affaire|magasin))/,
  ],
  /** “We want more calls, what do you propose?” */
  moreClients: [
    /\b(?:ve(?:ut|ux|u)|voul(?:ons|ez)|voudr\w+|aimer\w+|cherch\w+|faut|besoin|needs?|wants?|like|looking for|get) (?:(?:d )?avoir )?(?:beaucoup |a lot )?(?:plus|more)(?: (?:de|d|des))?(?: (?:nouveaux|new|local|private))? (?:appels?|clients?|clientele|demandes|mandats|commandes|chantiers|travail|monde|patients|patientes|calls|customers|enquiries|orders|jobs|work|bookings)\b/,
    /\b(?:(?:proposez|conseillez|faites|avez|pouvez|offrez|suggerez) (?:vous )?(?:quoi|koi)|que (?:me |nous )?(?:proposez|conseillez|faites|pouvez)|qu est ce que vous (?:me |nous )?(?:proposez|conseillez|faites|avez|pouvez)|what (?:do|can|could|would) you (?:have|offer|propose|suggest|do|recommend)|how (?:can|could|would) you help|what (?:have you|you) got)\b/,
  ],
  /**
   * “Do you know Yverdon?”, “the area around Sion?”, if the message names one of our towns; not “a plumber in Geneva”.
   */
  known: [
    /\b(?:connaissez(?: vous)?|you know|familiar with)(?: (?:bien|un peu|well|the|la|le|les|l|region|area|ville|town|city|of|de|d|du|around))*(?! (?:an?|une?|some\w*|any\w*|des|quelqu|what|how|who|if|whether|combien|comment|qui|si)\b) \w+(?: \w+){0,3}$/,
  ],
  /** “Do you work with joiners?”, “have you made a site for a bakery?”, if the message names a trade. */
  worksFor: [
    /\b(?:travaillez (?:\w+ )?(?:avec|pour)|(?:comme|parmi vos|as|among your) clients?|(?:avez|as) (?:vous )?(?:deja )?(?:fait|eu|realise)|exemples?|references?|work (?:with|for)|(?:you|already) (?:made|built|done|worked)|examples?)\b/,
    /^(?!.*\b(?:combien|prix|cout\w*|how much|costs?|price\w*|j ai|je|nous|mon|ma|mes|i|my|we|our)\b)/,
  ],
  /** “Will there be more enquiries?” */
  moreToCome: [
    /\b(?:plus|davantage|more|additional)(?: (?:de|d|des))?(?: (?:nouveaux|nouvelles|new))? (?:appels?|clients?|clientele|demandes|mandats|commandes|calls|customers|enquiries|inquiries|orders|requests)\b/,
    /\b(?:aura\w*|aurons|apport\w+|amen\w+|ramen\w+|va m|vais je|recevr\w+|will|bring\w*|going to)\b/,
  ],
  /** “Is it stored? How long?”, about this chat. */
  kept: [/\b(?:stored|kept|keep|saved|garde|gardez|conserve|enregistre)\b/],
  /** “And if they still refuse?”, “and my emails meanwhile?”, about a domain that somebody holds back. */
  refused: [
    /\b(?:refus\w*|repond\w* (?:pas|plus|toujours|rien)|(?:veulent|veut|veulent toujours) pas|disent non|font les morts|won t|say no|still (?:no|don t|do not|nothing)|no (?:answer|reply)|ignor\w+|ghost\w*|meanwhile|meantime|pendant ce temps|en attendant|entre temps)\b/,
  ],
  /** “Are you a bot?”, “c'est une vraie personne qui répond ?”, and no more: bots are also what we sell. */
  self: [
    /^(?:(?:hi|hello|hey|bonjour|salut|ok|and|et|but|mais|so|alors|est ce que) )*(?:(?:are you|r u|am i (?:talking|speaking|chatting|writing) (?:to|with)|es tu|tu es|t es|vous etes|etes vous|je parle (?:a|avec)) (?:(?:an?|une?|real|vraie?|just|juste|only|really|actually|vraiment) )*(?:ro|chat)?(?:bot|machine|ai|ia|human|humain|person|personne|programme?)(?: (?:ou|or) (?:an?|une?)? ?(?:real |vraie? )?(?:ro|chat)?(?:bot|machine|ai|ia|human|humain|person|personne|programme?)| here| ici)?|(?:is|was) (?:the|this|that|your) (?:chat)?(?:bot|chat|assistant) (?:an? )?(?:really )?(?:real )?(?:human|person|bot|robot|machine|ai)(?: or .{0,20})?|(?:le|ce|votre) (?:chat)?(?:bot|chat|assistant)(?: c)? est (?:il )?(?:un|une) (?:vraie? )?(?:humain|personne|robot|machine|ia)|(?:c est|est ce|y a t il|il y a) (?:un|une) (?:vraie? )?(?:humain|personne|robot|machine|ia|bot)(?: (?:qui|derriere|ici|la|ou) ?.{0,30})?|is (?:this|it|that) (?:an? )?(?:real |actual )?(?:human|person|bot|robot|machine|ai)(?: .{0,20})?)$/,
  ],
  /** “Data protection for patients?”, not the contract on it, nor a chatbot. */
  healthData: [
    /\b(?:patients?|sante|health|medical\w*|medicaux)\b/,
    /\b(?:data|donnees|confidenti\w*|secret|n?lpd|fadp|gdpr|rgpd)\b/,
    /^(?!.*\b(?:dpa|agreement|contract|contrat|sous traitance|accord|chatbots?|bots?|ia|ai|acces|access|voyez|see|read)\b)/,
  ],
  /** “How fast do you react if my site is down on a Sunday?” */
  downReaction: [
    /\b(?:site|website|boutique|shop)\b.*\b(?:down|offline|hors ligne|en panne|tombe|plante|not working)\b|\b(?:down|panne|offline)\b.*\b(?:site|website|boutique|shop)\b/,
    /\b(?:(?:how|combien de|quel) (?:fast|quick\w*|soon|long|temps|delai)|quick\w*|fast|vite|rapid\w*|when (?:do|will|would) you|quand)\b/,
    /\b(?:you|your|vous|votre)\b/,
  ],
  /** “Are you GDPR compliant?”, about us and not about the visitor's site. */
  compliant: [
    /\b(?:vous (?:etes|respectez)|(?:etes|respectez) vous|are you|do you)\b/,
    /\b(?:conformes?|compliant|comply|respectez|en regle)\b/,
    /\b(?:n?lpd|rgpd|gdpr|fadp|dsgvo|protection des donnees|data protection|privacy law)\b/,
    /^(?!.*\b(?:chatbots?|bots?|ia|ai|mon|ma|mes|my|our|notre|nos)\b)/,
  ],
  /** “Do you write the texts and translate them?” */
  textsInLanguages: [
    /\b(?:write|redigez|ecrivez|faites)\b.*\b(?:texts?|textes|copy|content|contenus?)\b.*\b(?:translate|translations?|traduisez|traductions?)\b/,
  ],
  /** “I need a site with appointments.” */
  withBooking: [
    /\b(?:site|website|web site)\b.*\b(?:avec|with|pour|where|ou|qui)\b.*\b(?:rdv|rendez vous|reservations?|bookings?|appointments?)\b/,
  ],
  /** “And my ranking, do I lose it?” */
  rankLost: [
    /\b(?:per(?:d|ds|dre|drai|dra|drons)|lose|losing)\b/,
    /\b(?:referencement|rankings?|positions?|classement|place sur google)\b/,
  ],
  /** “How long have you been in business?” */
  since: [
    /\b(?:depuis|des|since) (?:combien de temps|quand|when)\b.*\b(?:existe\w*|etes la|actifs?|in business)\b|\bhow long have you (?:existed|been (?:around|in business|doing this|making|building))\b|\bwhen (?:were you|was (?:the|your) (?:agency|company)) (?:founded|created|started)\b/,
  ],
  /** “Can you give references?” */
  references: [/\b(?:give|provide|send|show|fournir|donner|fournissez|donnez) (?:\w+ ){0,3}references?\b/],
  /** “Is it free?” */
  free: [
    /^(?:(?:hi|hello|bonjour|and|et|ok) )*(?:is (?:it|this|that)|it s|c est|est ce(?: que c est)?) (?:\w+ )?(?:free|gratuit)(?: of charge)?$/,
  ],
  /** “And if my site goes down?” */
  ifDown: [
    /\b(?:if|si)\b.*\b(?:site|website|serveur|server)\b.*\b(?:down|offline|en panne|plante|tombe|hors ligne)\b/,
  ],
  /** “A site where people order birthday cakes.” */
  ordering: [
    /\b(?:command(?:er|ent|es?)|orders?|ordering)\b/,
    /\b(?:gateaux?|tourtes?|pains?|pizzas?|plats?|paniers?|cakes?|bread|food|meals?|menus?|boulangerie|bakery|patisserie|confiserie|traiteur|restaurant|caterer)\b/,
    /\b(?:site|website|en ligne|online)\b/,
  ],
  /** “Who is it that answers the phone?” */
  whoAnswers: [
    /\b(?:qui (?:qui )?(?:repond|decroche)|who (?:answers|picks up))\b.*\b(?:tel|telephone|phone)\b/,
  ],
  /** “Can you see my clients' data?” */
  clientsData: [
    /\b(?:acces|access|voyez|voir|lisez|see|read)\b.*\b(?:donnees|data)\b.*\b(?:mes|nos|my|our) (?:clients?|patients?|customers?)\b/,
  ],
  /** “Do you do backlinks?” */
  backlinks: [
    /\b(?:faites|creez|avez|do|build|make|offer)\b.*\b(?:backlinks?|netlinking|link building)\b/,
    /^(?!.*\b(?:vend\w*|sell|buy|achet\w*)\b)/,
  ],
  /** “SSL expired”: the certificate, not the domain. */
  certificate: [
    /\b(?:ssl|https|certificat|certificate|tls)\b/,
    /\b(?:expire\w*|echu|perime|invalide?|plus valable|not valid|out of date)\b/,
  ],
  /** “I sent a request yesterday, do you have it?” */
  received: [
    /\b(?:vous l avez(?: (?:bien )?recue?)?|avez vous (?:bien )?recu|vous avez (?:bien )?recu|did you (?:get|receive)|have you (?:got|received)|do you have it)\b/,
    /\b(?:demande|message|mail|e mail|email|formulaire|form|request|enquiry)\b/,
  ],
  /** “Can you meet at our office?” */
  meetThere: [
    /\b(?:meet|come (?:to|over)|visit|venez|venir|se voir|rencontrer|deplacez)\b/,
    /\b(?:(?:our|my) (?:office|place|shop|practice|premises)|chez (?:nous|moi)|(?:nos|mes) (?:bureaux|locaux)|(?:notre|mon) (?:bureau|atelier|magasin|salon|cabinet))\b/,
    /^(?!.*\b(?:photos?|pictures?|photographer?)\b)/,
  ],
  /** “Did you make this site?” */
  thisSite: [/\b(?:fait|cree|construit|made|built|designed)\b.*\b(?:ce site|this (?:web ?)?site)\b/],
  /** “Delete all my data.” */
  eraseMine: [
    /\b(?:delete|erase|remove|effacez|effacer|supprimez|supprimer)\b(?: \w+){0,3} (?:my|mes) (?:\w+ )?(?:data|donnees)\b/,
    /^(?!.*\b(?:google|avis|review)\b)/,
  ],
  /** “Are you a limited company?” */
  legalForm: [
    /\b(?:sarl|gmbh|forme juridique|legal form|raison individuelle|limited company|registre du commerce|registered company)\b/,
    /\b(?:vous|you|votre|your)\b/,
    /^(?!.*\b(?:je|j|ma|mon|my|our|notre|i)\b)/,
  ],
  /** “Do the legal pages count?” */
  pagesCounted: [
    /\b(?:compte|comptent|comptee?s?|counts?|counted)\b/,
    /\bpages? (?:legales?|de contact|d accueil|mentions)\b|\b(?:legal|contact|home) pages?\b/,
  ],
  /** “Pen test?”, not a test of the chat. */
  penTest: [/\b(?:pen ?tests?|pentest\w*|penetration tests?|tests? (?:d intrusion|de penetration))\b/],
  /** “Do you do A/B testing?” */
  abTest: [/\b(?:a b|ab|split) test\w*\b/],
  /** “What is meant by so many business days?” */
  businessDays: [/\b(?:\d+|vingt|twenty) (?:(?:business|working) days|jours ouvr(?:ables|es))\b/],
  /** “Are both languages in the price?”, “and for two languages?” */
  bothLanguages: [
    /\b(?:deux|2|both|two) (?:langues|languages)\b/,
    /\b(?:compri\w*|comprend|inclu\w*|include[ds]?|price|prix)\b|^(?:(?:et|and|ok|si|what|how|about|if|it|c est|pour|for|en|in|avec|with|les|dans) )*\w+ (?:langues|languages)$/,
    /^(?!.*\b(?:chat)?bots?\b)/,
  ],
  /** “How much for Facebook a month?”: the account or its ads. */
  socialPrice: [
    /\b(?:facebook|instagram|insta|linkedin|tiktok|reseaux sociaux|social (?:media|networks?))\b/,
    /\b(?:combien|prix|tarifs?|coute\w*|how much|price|costs?)\b/,
    /^(?!.*\b(?:pub|publicites?|ads?|annonces?|campagnes?|campaigns?|advert\w*)\b)/,
  ],
  /** “Call me tomorrow at two”, “can I get a call at seven?”; “phone me in German” asks for a language. */
  callMe: [
    /^(?:(?:bonjour|hello|hi|ok|oui|yes|please|svp|alors|super|merci|est ce que) )*(?:(?:vous pouvez|pouvez vous|pourriez vous|vous pourriez|tu peux|peux tu|can you|could you|would you|can someone|could someone) )?(?:please )?(?:(?:me|nous|m) (?:rappeler|appeler)|(?:rappelez|rappeler|appelez)(?: (?:moi|nous))|(?:call|ring|phone) (?:me|us))\b|^(?:can|could|may) i (?:get|have) a call\b|\b(?:je veux|j aimerais|je voudrais) (?:etre rappelee?|qu on me rappelle|un rappel)\b|\bi (?:want|would like|d like) (?:a (?:call ?back)|to be called)\b/,
    /^(?!.*\b(?:german|allemand|deutsch|english|anglais|french|francais|italian|italien)\b)/,
  ],
  /** “No”, once more. */
  no: [
    /^(?:non|no|nope|nan|mais non|toujours pas|still no)(?: (?:non|no|toujours pas|pas du tout|c est pas ca|not that))*$/,
  ],
  /** What was rejected before. */
  rejected: [
    /\b(?:non|no|nope|nan)(?: (?:c est|ce n est|pas|ca|cela|that|that s|it s|s|not|it|du tout|what i (?:asked|meant)))*$/,
  ],
  /** “And Italian?” */
  otherLanguage: [
    /^(?:(?:et|and|ok|ou|or|en|in|l|le|about|what|aussi) )*(?:allemand|italien|anglais|francais|espagnol|portugais|romanche|suisse allemand|german|italian|english|french|spanish|portuguese)$/,
  ],
  /** “Can you fix it?” */
  fixIt: [
    /^(?:(?:et|and|ok) )*(?:(?:can|could|do) you (?:fix|repair|solve) (?:it|that|this)|vous (?:pouvez|savez) (?:le |la |l |me )?(?:reparer|corriger|arranger|regler)(?: ca)?|vous (?:le |la |l )?(?:reparez|corrigez|arrangez)(?: ca)?)$/,
  ],
  /** “And afterwards you pester me?” */
  pester: [/\b(?:harcel\w+|relancez|spammez|pester|hassle|spam me|chase me)\b/, /\b(?:vous|you)\b/],
  /** “And the chat?” */
  thisChat: [
    /^(?:(?:et|and|ok|pour|for|about|what|dans|in|avec|with|le|ce|the|this|cette) )*(?:chat|conversation)(?: ici| here)?$/,
  ],
  /** “Can you delete it?” */
  erased: [/\b(?:delete|erase|clear|effacer?|effacez|supprimer?|supprimez)\b/],
  /** “My site has been down for two days and nobody picks up the phone.” */
  stillDown: [
    /\b(?:site|website|boutique|shop)\b.*\b(?:down|offline|hors ligne|en panne|(?:marche|fonctionne|repond) (?:plus|pas)|not working|doesn t work)\b/,
    /\b(?:(?:personne|nobody|no one) (?:ne )?(?:decroche|repond|answers|picks|replies)|decroche\w* (?:pas|jamais)|(?:second|third|fourth|deuxieme|troisieme|2eme|3eme) (?:time|fois)|encore|again|unacceptable|inacceptable|rembours\w+|money back|refund)\b/,
    /^(?!.*\b(?:(?:si|if) (?:mon|le|un|jamais|my|the|a|it)|en cas de|formulaire|form|chatbot|votre site|your (?:web)?site|ancien|former|guarante\w*|garanti\w*)\b)/,
  ],
  /** “They say that SEO is a scam”, “le référencement, c'est du vent ?”; not of an offer or an invoice. */
  seoDoubt: [
    /\b(?:seo|referencement)\b/,
    /\b(?:arnaque\w*|escroquerie|pipeau|bidon|du vent|fumisterie|foutaise\w*|foutage de gueule|baratin|poudre aux yeux|attrape (?:nigaud|couillon)s?|blague|ser[st]? a rien|(?:marche|fonctionne) (?:vraiment|reellement|pas)|scams?|snake oil|nonsense|bullshit|rip ?off|hoax|waste of (?:money|time)|really work|myth)\b/,
    /^(?!.*\b(?:par mois|a month|monthly|propose\w*|offres?|offer\w*|devis|mails?|emails?|facture\w*|invoice|agence|agency|appele\w*|called|chatbots?|mon site|my site)\b)/,
  ],
  /** “Do you guarantee the uptime?”, “and if it is not kept?” */
  uptime: [
    /\b99 9\b|\b(?:disponibilite|uptime|availability)\b/,
    /\b(?:garant\w*|guarant\w*|promis\w*|promet\w*|rembours\w*|dedommag\w*|refund\w*|compensat\w*|money back|(?:pas|not|non) (?:\w+ )?(?:tenu\w*|respect\w*|attein\w*|kept|met|reached))\b/,
    /^(?!.*\b(?:sla|rto|rpo|photographe|photographer|demain|tomorrow|rien|nothing|now|maintenant|panne|down|offline|hors ligne)\b)/,
  ],
  /** “How many days are these business hours?” */
  supportDays: [
    /\b(?:business|working|heures) (?:hours|ouvr(?:ables|es))\b/,
    /\b(?:how many|combien de|en) (?:\w+ )?(?:days|jours)\b/,
  ],
  /** “Google Ads: how much in the first year?” */
  adsPrice: [
    /\b(?:google ads|ads|adwords|annonces|publicites?|pub|campagnes?|campaigns?)\b/,
    /\b(?:combien|prix|tarifs?|coute\w*|how much|price|costs?|charge)\b/,
    /\b(?:annees?|an|year|yearly|annuel\w*)\b/,
    /^(?!.*\b(?:sites?|website|forfaits?|plans?|basic|pro|commerce|seo|referencement|logo|chatbots?|bots?|hebergement|hosting|budget)\b)/,
  ],
  /** “And the pictures?”, after who owns the code. */
  owned: [
    /^(?:(?:et|and|ok|mais|but|aussi|also|what about|how about|pour|for|the|my|le|la|les|mon|ma|mes|l) )*(?:photos?|images?|pictures?|dessins?|drawings?|textes?|texts?|copy|content|contenus?|code|site|website|logo|domaine?|design|fichiers?|files)(?: (?:aussi|too|as well|egalement))?$/,
  ],
  /** “Any commission?” */
  commission: [
    /^(?:(?:et|and|ok|mais|but|any|some|no|une?|des|de|a|sans|without|il y a|y a t il|is there|are there|vous prenez|prenez vous|do you take|you take|pas de) )*commissions?$/,
  ],
  /** “How much is a booking bar?”, not what happens when it fails. */
  bookingBar: [
    /\b(?:barre de reservation|booking bar)\b/,
    /^(?!.*\b(?:panne|plante|bug\w*|casse\w*|repare\w*|fail\w*|break\w*|broken|repair\w*|combien de temps|how long)\b)/,
  ],
  /** “And without the drawings?”, “et sans ça ?”, after a case that names its price without them. */
  withoutIt: [
    /^(?:(?:and|et|ok|but|mais|so|alors|what|how much|combien|price|prix|it|is|c est) )*(?:without|sans)(?: (?:that|it|this|them|these|those|both|ca|cela|eux)| (?:the|la|le|l|les|ces|cette) (?:\w+ ){0,2}(?:bar|barre|dessins?|drawings?|map|plan|calculat\w+)(?: (?:de reservation|dessine))?)$/,
  ],
  /** “With online booking”, “avec prise de rdv”; not a call with us, nor what portals or a case cost. */
  bookedOnline: [
    /\b(?:rdv|rendez vous|reserv\w*|resas?|bookings?|appointments?)\b/,
    /^(?!.*\b(?:commissions?|portails?|portals?|appel|call|a coute|did|booking com|panne|rappels?|reminders?|vous voir|facturez|sans)\b)/,
  ],
  /** “How long is it offline?”, “il y aura une coupure ?” */
  cutOff: [
    /\b(?:coupe|coupes|coupez|couper|coupure|coupures|interruption|interrompu|hors ligne|inaccessible|offline|downtime|outage|down)\b/,
    /^(?!.*\b(?:pub|ads?|chat\w*|bots?|telephone|phone|panne|payer|paie|pay|cheveux|hair)\b)/,
  ],
  /** “When you move my site to you” */
  moving: [
    /\b(?:demenag\w*|transfer\w*|transfert|migr\w*|changer? d hebergeur|reprenez|reprendre|move|moving|switch(?:ing)? (?:hosts?|hosting)|take over)\b/,
  ],
  /** “Any offers at the moment?”; not an offer that was received, nor a free place. */
  offersNow: [
    /\b(?:vous (?:avez|faites|proposez)|(?:avez|faites|proposez) vous|y a(?: t)? il|il y a|ya|do you have|have you got|are there|is there)\b.*\b(?:offres?|promos?|promotions?|actions?|rabais|soldes|deals?|offers?|sales?|discounts?)\b|^(?:(?:et|and|une|des|les|des|any|some|vos|your) )*(?:offres?|promos?|promotions?|actions?|soldes|deals?|offers?|special offers?)\b/,
    /\b(?:en ce moment|actuellement|maintenant|du moment|ce mois|noel|black friday|speciales?|special|at the moment|right now|currently|now|this month)\b/,
    /^(?!.*\b(?:mes|mon|ma|my|our|nos|notre|emploi|stage|jobs?|work|clients?|customers?|devis|quotes?|recu|received|seo|google|ads?|pub)\b)/,
  ],
  /** “Are you on WhatsApp?”, not a button for the visitor's clients. */
  messenger: [
    /\b(?:whats ?app|whatsap|watsapp|telegram|signal|messenger)\b/,
    /\b(?:avez|vous|etes|votre|numero|puis je|je peux|peux je|peut on|on peut|do you|are you|your|can i|could i|number)\b/,
    /^(?!.*\b(?:clients?|customers?|patients?|sites?|website|chatbots?|bots?|boutons?|button|mon|ma|mes|my|notre|nos|our|envoyer|send|photos?|fichiers?|files?)\b)/,
  ],
  /** “Who hosts this site?” */
  hostsUs: [
    /\b(?:heberg\w+|hosts?|hosted|hosting|serveurs?|servers?)\b/,
    /\b(?:ce site(?: (?:ci|web))?|ton site|votre (?:propre )?site|this (?:web ?)?site|your (?:own )?(?:web ?)?site)\b/,
    /\b(?:qui|ou|chez|quoi|quel|who|where|which|what)\b/,
    /^(?!.*\b(?:mon|ma|mes|my|notre|our|nos|clients?)\b)/,
  ],
  /** “A range, no quote”: what a price is about. */
  priceRange: [
    /\b(?:fourchettes?|ordre de (?:grandeur|prix)|ballpark|price range|rough (?:price|idea|figure)|range of prices?|estimation (?:vite|rapide|grossiere))\b|\b(?:juste|seulement|just) (?:un|le|a|the) (?:prix|tarif|price)\b/,
    /^(?!.*\b(?:ads?|pub|budget|concurr\w*|competitor\w*|ailleurs|elsewhere|suisse|switzerland)\b)/,
  ],
  /** “On peut se tutoyer ?”, not how the visitor's texts address their readers. */
  familiar: [
    /\b(?:tutoy\w*|tutoi\w*|vouvoy\w*|vouvoi\w*|(?:dit|dire|dis) (?:tu|vous)$|first name terms?)\b/,
    /^(?!.*\b(?:textes?|texts?|sites?|website|chatbots?|bots?|clients?|customers?|pages?|lecteurs?|visiteurs?|redig\w*|ecri\w*)\b)/,
  ],
  /** “How much and how long?” */
  priceAndTime: [
    /\b(?:how much|price|costs?|combien|prix|coute\w*)\b(?: \w+){0,6} (?:and|et)(?: \w+){0,3} (?:how (?:long|soon|fast)|when|combien (?:de )?temps|quand|delais?)\b|\b(?:how long|combien de temps|quels? delais?)\b(?: \w+){0,6} (?:and|et)(?: \w+){0,3} (?:how much|combien|prix)\b/,
  ],
} as const satisfies Record<string, readonly RegExp[]>;

export type KeywordIntent = keyof typeof keywordIntents;

/** Whether a normalised text has an intent. */
export function hasIntent(intent: KeywordIntent, words: string): boolean {
  return keywordIntents[intent].every((pattern) => pattern.test(words));
}

/** Whether the words of a message have an intent. */
export const asks = (intent: KeywordIntent, { text }: { text: string }) => hasIntent(intent, normalize(text));
