/** Intents about prices, and about what we sell. */
export const priceIntents = {
  /** “A range, no quote”: what a price is about. */
  priceRange: [
    /\b(?:fourchettes?|ordre de (?:grandeur|prix)|ballpark|price range|rough (?:price|idea|figure)|range of prices?|estimation (?:vite|rapide|grossiere))\b|\b(?:juste|seulement|just) (?:un|le|a|the) (?:prix|tarif|price)\b/,
    /^(?!.*\b(?:ads?|pub|budget|concurr\w*|competitor\w*|ailleurs|elsewhere|suisse|switzerland)\b)/,
  ],
  /** “How much and how long?” */
  priceAndTime: [
    /\b(?:how much|price|costs?|combien|prix|coute\w*)\b(?: \w+){0,6} (?:and|et)(?: \w+){0,3} (?:how (?:long|soon|fast)|when|combien (?:de )?temps|quand|delais?)\b|\b(?:how long|combien de temps|quels? delais?)\b(?: \w+){0,6} (?:and|et)(?: \w+){0,3} (?:how much|combien|prix)\b/,
  ],
  /** “Is it free?” */
  free: [
    /^(?:(?:hi|hello|bonjour|and|et|ok) )*(?:is (?:it|this|that)|it s|c est|est ce(?: que c est)?) (?:\w+ )?(?:free|gratuit)(?: of charge)?$/,
  ],
  /** “Too much”, and no more. */
  tooMuch: [
    /^(?:(?:oh|ouch|wow|hmm|ok|mais|but|that s|it s|that is|c est|ca fait|this is|far|way|much|beaucoup|bien|un peu|a bit|a lot) )*(?:too (?:much|expensive|dear|pricey|high)|expensive|pricey|trop (?:cher|eleve)|hors de prix|hors budget|above (?:my|our) budget)(?: (?:for (?:me|us)|pour (?:moi|nous)))?$/,
  ],
  /** “With booking?”, after a price. */
  withBookingToo: [
    /^(?:(?:and|et|ok|what|about|how much|combien|if) )*(?:with|avec)(?: (?:an?|une?|la|le|online|some))* (?:bookings?|reservations?|reservation en ligne|prise de (?:rdv|rendez vous)|rdv en ligne|appointments?)(?: (?:en ligne|online|too|aussi))*$/,
  ],
  /** “Free?”, of what was just talked about. */
  isFree: [
    /^(?:(?:and|et|ok|mais|but|c est|ca|it s|is|it|this|that|est ce|que|all|tout|vraiment|really) )*(?:free|gratuite?s?|payante?s?)(?: (?:of charge|ou payant|ou pas|or not|ca|aussi|too))?$/,
  ],
  /** “Any offers at the moment?”; not an offer that was received, nor a free place. */
  offersNow: [
    /\b(?:vous (?:avez|faites|proposez)|(?:avez|faites|proposez) vous|y a(?: t)? il|il y a|ya|do you have|have you got|are there|is there)\b.*\b(?:offres?|promos?|promotions?|actions?|rabais|soldes|deals?|offers?|sales?|discounts?)\b|^(?:(?:et|and|une|des|les|des|any|some|vos|your) )*(?:offres?|promos?|promotions?|actions?|soldes|deals?|offers?|special offers?)\b/,
    /\b(?:en ce moment|actuellement|maintenant|du moment|ce mois|noel|black friday|speciales?|special|at the moment|right now|currently|now|this month)\b/,
    /^(?!.*\b(?:mes|mon|ma|my|our|nos|notre|emploi|stage|jobs?|work|clients?|customers?|devis|quotes?|recu|received|seo|google|ads?|pub)\b)/,
  ],
  /** “Any commission?” */
  commission: [
    /^(?:(?:et|and|ok|mais|but|any|some|no|une?|des|de|a|sans|without|il y a|y a t il|is there|are there|vous prenez|prenez vous|do you take|you take|pas de) )*commissions?$/,
  ],
  /** “How much for Facebook a month?”: the account or its ads. */
  socialPrice: [
    /\b(?:facebook|instagram|insta|linkedin|tiktok|reseaux sociaux|social (?:media|networks?))\b/,
    /\b(?:combien|prix|tarifs?|coute\w*|how much|price|costs?)\b/,
    /^(?!.*\b(?:pub|publicites?|ads?|annonces?|campagnes?|campaigns?|advert\w*)\b)/,
  ],
  /** “Google Ads: how much in the first year?” */
  adsPrice: [
    /\b(?:google ads|ads|adwords|annonces|publicites?|pub|campagnes?|campaigns?)\b/,
    /\b(?:combien|prix|tarifs?|coute\w*|how much|price|costs?|charge)\b/,
    /\b(?:annees?|an|year|yearly|annuel\w*)\b/,
    /^(?!.*\b(?:sites?|website|forfaits?|plans?|basic|pro|commerce|seo|referencement|logo|chatbots?|bots?|hebergement|hosting|budget)\b)/,
  ],
  /** “How much is a booking bar?”, not what happens when it fails. */
  bookingBar: [
    /\b(?:barre de reservation|booking bar)\b/,
    /^(?!.*\b(?:panne|plante|bug\w*|casse\w*|repare\w*|fail\w*|break\w*|broken|repair\w*|combien de temps|how long)\b)/,
  ],
  /** “With online booking”, “avec prise de rdv”; not a call with us, nor what portals or a case cost. */
  bookedOnline: [
    /\b(?:rdv|rendez vous|reserv\w*|resas?|bookings?|appointments?)\b/,
    /^(?!.*\b(?:commissions?|portails?|portals?|appel|call|a coute|did|booking com|panne|rappels?|reminders?|vous voir|facturez|sans)\b)/,
  ],
  /** “And without the drawings?”, “et sans ça ?”, after a case that names its price without them. */
  withoutIt: [
    /^(?:(?:and|et|ok|but|mais|so|alors|what|how much|combien|price|prix|it|is|c est) )*(?:without|sans)(?: (?:that|it|this|them|these|those|both|ca|cela|eux)| (?:the|la|le|l|les|ces|cette) (?:\w+ ){0,2}(?:bar|barre|dessins?|drawings?|map|plan|calculat\w+)(?: (?:de reservation|dessine))?)$/,
  ],
  /** “And if we want to sell pet food later?” */
  sale: [
    /^(?:et |and )?(?:si|what if|if) (?:on|nous|je|we|i) (?:\w+ ){0,3}(?:vend|vendre|vendait|sell|sold)\b(?! (?:my|our|the|mon|ma|notre|nos|l) ?(?:business|company|shop|practice|entreprise|societe|boite|cabinet|salon|commerce|affaire|magasin))/,
  ],
  /** “What about VAT?” */
  aboutVat: [
    /^(?:(?:and|et|ok|but|mais) )*(?:what about|how about|parlons de|parlons) (?:the |la )?(?:vat|tva)$/,
  ],
  /** “Why are you so cheap?” */
  whyCheap: [
    /\b(?:why|how come|pourquoi|comment (?:ca se|se) fait)\b.*\b(?:you|your|vous|vos)\b/,
    /\b(?:so|this|that|si|aussi|tellement) (?:cheap|inexpensive|low|bon marche|peu chers?|bas)\b|\b(?:pas|peu) (?:tres )?chers?\b/,
  ],
  /** “Do the legal pages count?” */
  pagesCounted: [
    /\b(?:compte|comptent|comptee?s?|counts?|counted)\b/,
    /\bpages? (?:legales?|de contact|d accueil|mentions)\b|\b(?:legal|contact|home) pages?\b/,
  ],
} as const satisfies Record<string, readonly RegExp[]>;
