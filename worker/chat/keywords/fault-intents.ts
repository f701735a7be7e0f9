/** Intents about sites that fail, and about running them. */
export const faultIntents = {
  /** “My site has been down for two days and nobody picks up the phone.” */
  stillDown: [
    /\b(?:site|website|boutique|shop)\b.*\b(?:down|offline|hors ligne|en panne|(?:marche|fonctionne|repond) (?:plus|pas)|not working|doesn t work)\b|\b(?:nothing works|everything is (?:down|broken)|(?:plus )?rien ne (?:marche|fonctionne|va)(?: plus)?|tout est (?:en panne|plante|down|casse))\b/,
    /\b(?:(?:you|vous) (?:don t|do not|never|ne) (?:pick up|answer|reply|decrochez|repondez)|(?:personne|nobody|no one) (?:ne )?(?:decroche|repond|answers|picks|replies)|decroche\w* (?:pas|jamais)|(?:second|third|fourth|deuxieme|troisieme|2eme|3eme) (?:time|fois)|encore|again|unacceptable|inacceptable|rembours\w+|money back|refund)\b/,
    /^(?!.*\b(?:(?:si|if) (?:mon|le|un|jamais|my|the|a|it)|en cas de|formulaire|form|chatbot|votre site|your (?:web)?site|ancien|former|guarante\w*|garanti\w*)\b)/,
  ],
  /** “When will it be fixed?”, “c'est réparé quand ?” */
  whenFixed: [
    /\b(?:when|how long|quand|combien de temps|what time|quelle heure)\b/,
    /\b(?:fixed|repaired|solved|back (?:up|online|on line)|be back|working again|works again|repare(?:e|s|es)?|retabli\w*|resolu\w*|depanne\w*|remarch\w*|refonctionn\w*|(?:de nouveau|a nouveau) (?:en ligne|la|disponible))\b/,
    /^(?!.*\b(?:get back|call\w* back|hear back|answer\w*|old|vieux|vieil|ancien\w*|changes?|changements?|modif\w*|faut[es]+|typos?|erreurs?|seo|logo|prix|price|cost\w*|cout\w*)\b)/,
  ],
  /** “So what now?”, “je fais quoi ?” */
  whatNow: [
    /^(?:(?:and|et|so|ok|alors|bon|mais|but|yes|oui) )*(?:what (?:now|do i do(?: now| then)?|should i do(?: now| then)?|can i do(?: now| then)?)|now what|maintenant|(?:et )?(?:je|on) fait?s? quoi(?: maintenant| alors)?|que (?:faire|dois je faire)(?: maintenant)?|qu est ce que je (?:fais|dois faire)(?: maintenant| alors)?|comment je fais(?: maintenant| alors)?)$/,
  ],
  /** “How fast do you react if my site is down on a Sunday?” */
  downReaction: [
    /\b(?:site|website|boutique|shop)\b.*\b(?:down|offline|hors ligne|en panne|tombe|plante|not working)\b|\b(?:down|panne|offline)\b.*\b(?:site|website|boutique|shop)\b/,
    /\b(?:(?:how|combien de|quel) (?:fast|quick\w*|soon|long|temps|delai)|quick\w*|fast|vite|rapid\w*|when (?:do|will|would) you|quand)\b/,
    /\b(?:you|your|vous|votre)\b/,
  ],
  /** “And if my site goes down?” */
  ifDown: [
    /\b(?:if|si)\b.*\b(?:site|website|serveur|server)\b.*\b(?:down|offline|en panne|plante|tombe|hors ligne)\b/,
  ],
  /** “Can you fix it?” */
  fixIt: [
    /^(?:(?:et|and|ok) )*(?:(?:can|could|do) you (?:fix|repair|solve) (?:it|that|this)|vous (?:pouvez|savez) (?:le |la |l |me )?(?:reparer|corriger|arranger|regler)(?: ca)?|vous (?:le |la |l )?(?:reparez|corrigez|arrangez)(?: ca)?)$/,
  ],
  /** “Do you guarantee the uptime?”, “and if it is not kept?” */
  uptime: [
    /\b99 9\b|\b(?:disponibilite|uptime|availability)\b/,
    /\b(?:garant\w*|guarant\w*|promis\w*|promet\w*|rembours\w*|dedommag\w*|refund\w*|compensat\w*|money back|(?:pas|not|non) (?:\w+ )?(?:tenu\w*|respect\w*|attein\w*|kept|met|reached))\b/,
    /^(?!.*\b(?:sla|rto|rpo|photographe|photographer|demain|tomorrow|rien|nothing|now|maintenant|panne|down|offline|hors ligne)\b)/,
  ],
  /** “SSL expired”: the certificate, not the domain. */
  certificate: [
    /\b(?:ssl|https|certificat|certificate|tls)\b/,
    /\b(?:expire\w*|echu|perime|invalide?|plus valable|not valid|out of date)\b/,
  ],
  /** “Pen test?”, not a test of the chat. */
  penTest: [/\b(?:pen ?tests?|pentest\w*|penetration tests?|tests? (?:d intrusion|de penetration))\b/],
  /** “When you move my site to you” */
  moving: [
    /\b(?:demenag\w*|transfer\w*|transfert|migr\w*|changer? d hebergeur|reprenez|reprendre|move|moving|switch(?:ing)? (?:hosts?|hosting)|take over)\b/,
  ],
  /** “How long is it offline?”, “il y aura une coupure ?” */
  cutOff: [
    /\b(?:coupe|coupes|coupez|couper|coupure|coupures|interruption|interrompu|hors ligne|inaccessible|offline|downtime|outage|down)\b/,
    /^(?!.*\b(?:pub|ads?|chat\w*|bots?|telephone|phone|panne|payer|paie|pay|cheveux|hair)\b)/,
  ],
  /** “Who hosts this site?” */
  hostsUs: [
    /\b(?:heberg\w+|hosts?|hosted|hosting|serveurs?|servers?)\b/,
    /\b(?:ce site(?: (?:ci|web))?|ton site|votre (?:propre )?site|this (?:web ?)?site|your (?:own )?(?:web ?)?site)\b/,
    /\b(?:qui|ou|chez|quoi|quel|who|where|which|what)\b/,
    /^(?!.*\b(?:mon|ma|mes|my|notre|our|nos|clients?)\b)/,
  ],
} as const satisfies Record<string, readonly RegExp[]>;
