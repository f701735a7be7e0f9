/** Intents about the free audit and a call with us. */
export const auditIntents = {
  /** “How much for the audit?”, not how long it takes, nor what it costs with a site. */
  auditPrice: [
    /\baudits?\b/,
    /\b(?:combien|prix|tarifs?|cout\w*|payant|gratuit\w*|how much|price|costs?|charge|free|pay)\b/,
    /^(?!.*\b(?:temps|long|longtemps|dur\w+|minutes?|heures?|hours?|fois|souvent|often|times|apres|after|sites?|website|logo|seo|expansion|trimestre\w*|quarter\w*|pourquoi|why|combien d|combien de|how many)\b)/,
  ],
  /** “I'd like the audit”, and no more. */
  auditWish: [
    /^(?:(?:hi|hello|bonjour|ok|oui|yes|and|et|alors|then|so|please) )*(?:i (?:want|need|would like|d like|ll take|take)|(?:can|could|may) i (?:get|have|book|do|take)|(?:je (?:veux|voudrais|prends|souhaite)|j aimerais|puis je|je peux|on veut|on voudrait|nous voudrions)|book|get|reserver|prendre|demander|faire)(?: (?:bien|to|get|have|book|do|try|avoir|faire|prendre|reserver|demander|un|une|l|le|cet|a|an|the|your|votre|this|that|free|gratuit))* audit(?: (?:gratuit|please|svp|s il vous plait|then|alors|free))*$/,
  ],
  /** “Where?”, “who does it?” */
  auditPlace: [
    /^(?:(?:and|et|ok|mais|but|so|alors) )*(?:(?:where|ou|c est ou|a quel endroit|in which place)(?: (?:is it|does it (?:take place|happen)|ca|ca se passe|a t il lieu|exactement|exactly|est ce))?)$/,
  ],
  auditPerson: [
    /^(?:(?:and|et|ok|mais|but|so|alors) )*(?:(?:who|qui)(?: (?:does|makes|will do|is doing|runs|le|la|l|s en|fait|occupe|it|that|this|ca|est ce qui))*|avec qui|with whom|by whom|par qui)$/,
  ],
  /** “Do I have to prepare anything?”, “faut-il apporter quelque chose ?” */
  prepare: [/\b(?:prepar\w+|apport\w+|amener|bring|get ready)\b/],
  /** “And what happens then?” */
  afterwards: [
    /^(?:(?:and|et|ok|so|alors|bon|mais|but|oui|yes) )*(?:(?:what (?:happens|comes|do (?:i|we) get)|what s|que se passe t il|(?:il|ca) se passe quoi|qu est ce (?:qui se passe|que je recois)|on fait quoi|c est quoi) )?(?:next|then|after|afterwards|after (?:it|that)|apres|ensuite|la suite|apres (?:ca|cela))$/,
  ],
  /** “Does it bind me?” */
  binding: [
    /^(?:(?:and|et|ok|so|alors|mais|but) )*(?:(?:is|does|do|am|will|ca|cela|c est|est ce que|je suis|on est|suis je) )(?:\w+ ){0,4}(?:bind\w*|bound|oblig\w+|commit\w*|engag\w+)(?: (?:me|us))?(?: (?:a quoi que ce soit|a (?:quelque chose|rien)|to (?:anything|something)))?$/,
  ],
  /** “Is it by phone?”, “ça se fait en visio ?” */
  byWhat: [
    /^(?:(?:and|et|ok|so|alors|mais|but) )*(?:(?:is|c est|est ce(?: que c est)?|ca se (?:fait|passe)|do we|on) )(?:\w+ ){0,4}(?:telephone|tel|phone|visio\w*|video\w*|zoom|teams|meet|sur place|chez (?:nous|moi|vous)|in person)(?: (?:ou|or) .{0,20})?$/,
  ],
  /** “Why so long?”, of what takes time; not of a contract, a text or a page that loads slowly. */
  whyLong: [
    /\b(?:pourquoi|pk|why|how come|comment ca se fait)\b.*\b(?:(?:so|that|this) long|si long\w*|(?:aussi|tellement|tant) long\w*|(?:autant|tant|tellement) de (?:temps|semaines|mois)|(?:so|that) many (?:weeks|months|days))\b/,
    /^(?!.*\b(?:contrat|contract|engag\w*|duree d|tied|bound|lock\w*|preavis|notice|textes?|texts?|formulaires?|forms?|charg\w+|load\w*|repon\w+|answer\w*|reply|google|phrases?|titres?|titles?)\b)/,
  ],
  /** “Can it be faster?”, of what takes time; not a fast site. */
  faster: [
    /^(?:(?:and|et|ok|so|alors|mais|but|non|no) )*(?:(?:(?:can|could|will) (?:it|you|we|this|that)|is (?:it|that|this) possible|any way|(?:on|vous) (?:peut|pouvez|pourriez)|peut on|pouvez vous|c est possible|possible|est ce possible|y a moyen|il y a moyen|ca peut|faire|de|d aller|etre|aller|be|go|do|make|get|have|it|this|that|to|l|le|faire ca|deliver|livrer|un peu|a bit) )*(?:faster|quicker|sooner|earlier|speed(?: it)? up|plus (?:vite|rapide\w*|tot))(?: (?:possible|que ca|than that|c est possible|ou pas|non))?$/,
  ],
} as const satisfies Record<string, readonly RegExp[]>;
