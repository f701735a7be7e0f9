/** Intents about our services, a site, its texts and its visitors. */
export const siteIntents = {
  /** “Tell me about SEO.” */
  tellAbout: [
    /\b(?:(?:parle[sz]?|racontez|expliquez) (?:moi|nous) (?:un peu )?(?:de|d|du|des|l|le|la|les|votre|vos)|(?:dites|dis) (?:m en|nous en|en) (?:un peu )?plus|en savoir plus|(?:des |d )?(?:infos?|informations?|renseignements?) (?:sur|concernant|pour)|tell (?:me|us) (?:a bit |something )?(?:more )?about|(?:know|learn|info|information|details) (?:more )?(?:about|on)|^more (?:about|on))\b/,
  ],
  /** “I need a site with appointments.” */
  withBooking: [
    /\b(?:site|website|web site)\b.*\b(?:avec|with|pour|where|ou|qui)\b.*\b(?:rdv|rendez vous|reservations?|bookings?|appointments?)\b/,
  ],
  /** “A site where people order birthday cakes.” */
  ordering: [
    /\b(?:command(?:er|ent|es?)|orders?|ordering)\b/,
    /\b(?:gateaux?|tourtes?|pains?|pizzas?|plats?|paniers?|cakes?|bread|food|meals?|menus?|boulangerie|bakery|patisserie|confiserie|traiteur|restaurant|caterer)\b/,
    /\b(?:site|website|en ligne|online)\b/,
  ],
  /** “I run a vineyard and want to sell wine online”, “j'aimerais vendre mon vin sur internet”. */
  sellOnline: [
    /\b(?:want|wants|wish|hope|plan|like|love|going|need) to (?:\w+ )?sell\b|\b(?:veu[xt]|voul\w+|voudr\w+|aimer\w+|souhait\w+|compt\w+|envie de|pense\w*|projet de|envisag\w+) (?:\w+ )?vendre\b/,
    /\b(?:vendre|sell) (?:\w+ ){0,6}?(?:en ligne|online|(?:sur|on) (?:(?:le|the|mon|my|un|a|notre|our) )?(?:internet|net|web|site|website))\b/,
  ],
  /** “Do you write the texts and translate them?” */
  textsInLanguages: [
    /\b(?:write|redigez|ecrivez|faites)\b.*\b(?:texts?|textes|copy|content|contenus?)\b.*\b(?:translate|translations?|traduisez|traductions?)\b/,
  ],
  /** “Are both languages in the price?”, “and for two languages?” */
  bothLanguages: [
    /\b(?:deux|2|both|two) (?:langues|languages)\b/,
    /\b(?:compri\w*|comprend|inclu\w*|include[ds]?|price|prix)\b|^(?:(?:et|and|ok|si|what|how|about|if|it|c est|pour|for|en|in|avec|with|les|dans) )*\w+ (?:langues|languages)$/,
    /^(?!.*\b(?:chat)?bots?\b)/,
  ],
  /** “I am opening a yoga studio”, and no more. */
  opening: [
    /^(?:(?:hi|hello|hey|bonjour|bonsoir|salut|slt|bjr|voila|so|alors) )*(?:(?:j ouvre|je (?:vais )?(?:ouvrir|lance|me lance|me mets|cree|monte|reprends)|j ai (?:juste |recemment )?(?:ouvert|lance|cree|repris)|nous (?:ouvrons|lancons|creons|reprenons)|on (?:va )?(?:ouvre|ouvrir|lance|cree|monte|reprend)|(?:i m|i am|we re|we are) (?:just |about to |soon )?(?:open\w*|start\w*|launch\w*|setting up|taking over)|(?:i|we) (?:have |ve )?(?:just )?(?:opened|started|launched|set up)))\b(?: [a-z]+){1,9}$/,
    /^(?!.*\b(?:sites?|website|logo|seo|google|chatbot|shop online|boutique en ligne|pub|ads|blog|page|campagne|campaign|ticket|quote|devis|demande|request|conversation|chat|contact|appel|tender|projet|project|discussion)\b)/,
  ],
  /** “And Italian?”, “il parle anglais ?” */
  otherLanguage: [
    /^(?:(?:et|and|ok|ou|or|en|in|l|le|about|what|aussi|il parle|elle parle|parle t il|does it speak|can it speak) )*(?:allemand|italien|anglais|francais|espagnol|portugais|romanche|suisse allemand|german|italian|english|french|spanish|portuguese)(?: possible| aussi| too| ok)?$/,
  ],
  /** “Do you build websites in German?” */
  siteInLanguage: [
    /\b(?:sites?|websites?|homepages?) (?:internet |web )?(?:in|en) (?:l )?(?:suisse )?(?:allemand|italien|espagnol|portugais|romanche|german|italian|spanish|portuguese|romansh)\b/,
  ],
  /** “We want more calls, what do you propose?” */
  moreClients: [
    /\b(?:ve(?:ut|ux|u)|voul(?:ons|ez)|voudr\w+|aimer\w+|cherch\w+|faut|besoin|needs?|wants?|like|looking for|get) (?:(?:d )?avoir )?(?:beaucoup |a lot )?(?:plus|more)(?: (?:de|d|des))?(?: (?:nouveaux|new|local|private))? (?:appels?|clients?|clientele|demandes|mandats|commandes|chantiers|travail|monde|patients|patientes|calls|customers|enquiries|orders|jobs|work|bookings)\b/,
    /\b(?:(?:proposez|conseillez|faites|avez|pouvez|offrez|suggerez) (?:vous )?(?:quoi|koi)|que (?:me |nous )?(?:proposez|conseillez|faites|pouvez)|qu est ce que vous (?:me |nous )?(?:proposez|conseillez|faites|avez|pouvez)|what (?:do|can|could|would) you (?:have|offer|propose|suggest|do|recommend)|how (?:can|could|would) you help|what (?:have you|you) got)\b/,
  ],
  /** “Can I use it on my van?”, of a logo; not whether we print it there. */
  useLogo: [
    /\b(?:(?:can|may|could|am) (?:i|we)|(?:je|on|nous) (?:peux|peut|pouvons|pourrai|pourrais|pourra)|(?:puis|peut|pouvons|pourrais) (?:je|on|nous))\b.*\b(?:use|put|place|stick|have|print|allowed|utiliser|mettre|poser|coller|imprimer|afficher|broder)\b.*\b(?:on|for|in|everywhere|anywhere|elsewhere|sur|pour|dans|partout|ailleurs)\b/,
    /\b(?:it|this|that|logo|l|le|ca|cela)\b/,
    /^(?!.*\b(?:you|vous|google|instagram|site|website|chatbot|photos?|pictures?|images?|canva|ai|ia|how much|combien)\b)/,
  ],
  /** “Does that include a logo?” */
  logoIncluded: [
    /\b(?:logo|charte|brand guidelines)\b/,
    /\b(?:includ\w+|inclu\w*|compris\w*|comprend\w*|part of|comes? with|in the (?:price|plan)|dans le (?:prix|forfait)|y a t il un|avec)\b/,
    /\b(?:it|that|this|plans?|price|basic|pro|website|site|forfaits?|prix|ca|cela|inclus|compris|included)\b/,
    /^(?!.*\b(?:files?|fichiers?|vector\w*|sources?|cards?|cartes?|colou?rs?|couleurs?|rounds?|tours|(?:my|our|mon|notre) logo|(?:the|of the|dans le|du) logo (?:price|what|quoi))\b)/,
  ],
  /** “Will there be more enquiries?” */
  moreToCome: [
    /\b(?:plus|davantage|more|additional)(?: (?:de|d|des))?(?: (?:nouveaux|nouvelles|new))? (?:appels?|clients?|clientele|demandes|mandats|commandes|calls|customers|enquiries|inquiries|orders|requests)\b/,
    /\b(?:aura\w*|aurons|apport\w+|amen\w+|ramen\w+|va m|vais je|recevr\w+|will|bring\w*|going to)\b/,
  ],
  /** “And my ranking, do I lose it?” */
  rankLost: [
    /\b(?:per(?:d|ds|dre|drai|dra|drons)|lose|losing)\b/,
    /\b(?:referencement|rankings?|positions?|classement|place sur google)\b/,
  ],
  /** “Results?”, of SEO. */
  seoResults: [
    /^(?:(?:and|et|ok|mais|but|des|les|quels?|quelle|any|what|the|l|le|for|pour) )*(?:resultats?|results?|effets?|effects?|efficace|efficacite|effective)(?: (?:quand|when|visibles?|garantis?|ou pas))*$/,
  ],
  /** “They say that SEO is a scam”, “le référencement, c'est du vent ?”; not of an offer or an invoice. */
  seoDoubt: [
    /\b(?:seo|referencement)\b/,
    /\b(?:arnaque\w*|escroquerie|pipeau|bidon|du vent|fumisterie|foutaise\w*|foutage de gueule|baratin|poudre aux yeux|attrape (?:nigaud|couillon)s?|blague|ser[st]? a rien|(?:marche|fonctionne) (?:vraiment|reellement|pas)|scams?|snake oil|nonsense|bullshit|rip ?off|hoax|waste of (?:money|time)|really work|myth)\b/,
    /^(?!.*\b(?:par mois|a month|monthly|propose\w*|offres?|offer\w*|devis|mails?|emails?|facture\w*|invoice|agence|agency|appele\w*|called|chatbots?|mon site|my site)\b)/,
  ],
  /** “Do you do backlinks?” */
  backlinks: [
    /\b(?:faites|creez|avez|do|build|make|offer)\b.*\b(?:backlinks?|netlinking|link building)\b/,
    /^(?!.*\b(?:vend\w*|sell|buy|achet\w*)\b)/,
  ],
  /** “Do you do A/B testing?” */
  abTest: [/\b(?:a b|ab|split) test\w*\b/],
  /** “My practice is moving to Morges, and Google still has the old address.” */
  moved: [
    /\b(?:(?:je|on|nous|cabinet|salon|atelier|magasin|bureau) demenag(?:e|eons|eait|era|erons|erai)|(?:am|i m|are|we re) (?:moving|relocating)|(?:practice|shop|office|salon) (?:moves|is moving)|change(?:ons)? d adresse)\b/,
    /\b(?:google|fiche|avis|reviews?|adresse|address)\b/,
  ],
  /** “Do you work with joiners?”, “have you made a site for a bakery?”, if the message names a trade. */
  worksFor: [
    /\b(?:travaillez (?:\w+ )?(?:avec|pour)|(?:comme|parmi vos|as|among your) clients?|(?:avez|as) (?:vous )?(?:deja )?(?:fait|eu|realise)|exemples?|references?|work (?:with|for)|(?:you|already) (?:made|built|done|worked)|examples?)\b/,
    /^(?!.*\b(?:combien|prix|cout\w*|how much|costs?|price\w*|j ai|je|nous|mon|ma|mes|i|my|we|our)\b)/,
  ],
} as const satisfies Record<string, readonly RegExp[]>;
