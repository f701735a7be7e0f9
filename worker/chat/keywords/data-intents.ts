/** Intents about data protection, access, and this chat. */
export const dataIntents = {
  /** “Are you GDPR compliant?”, about us and not about the visitor's site. */
  compliant: [
    /\b(?:vous (?:etes|respectez)|(?:etes|respectez) vous|are you|do you)\b/,
    /\b(?:conformes?|compliant|comply|respectez|en regle)\b/,
    /\b(?:n?lpd|rgpd|gdpr|fadp|dsgvo|protection des donnees|data protection|privacy law)\b/,
    /^(?!.*\b(?:chatbots?|bots?|ia|ai|mon|ma|mes|my|our|notre|nos)\b)/,
  ],
  /** “Data protection for patients?”, not the contract on it, nor a chatbot. */
  healthData: [
    /\b(?:patients?|sante|health|medical\w*|medicaux)\b/,
    /\b(?:data|donnees|confidenti\w*|secret|n?lpd|fadp|gdpr|rgpd)\b/,
    /^(?!.*\b(?:dpa|agreement|contract|contrat|sous traitance|accord|chatbots?|bots?|ia|ai|acces|access|voyez|see|read)\b)/,
  ],
  /** “Is what my clients write confidential?”, “je suis tenu au secret professionnel” */
  clientSecret: [
    /\b(?:confidentialit\w*|confidentiel\w*|confidential\w*|secret|secrecy|secrets)\b/,
    /\b(?:(?:mes|nos|my|our) (?:clients?|patients?|mandants?|dossiers?|customers?|files|cases|consultations?)|avocate?s?|notaires?|fiduciaires?|medecins?|therapeutes?|lawyers?|attorneys?|notary|doctors?|(?:je suis|nous sommes|i am|i m|we are) (?:soumis|tenue?s?|bound|subject))\b/,
    /^(?!.*\b(?:chatbots?|bots?|chat|ia|ai|accord|agreement|nda|something|quelque chose|contrat|contract|america|amerique|usa|etats unis|suisse|switzerland|etes vous|vous etes|are you|signez|sign)\b)/,
  ],
  /** “Are you bound by professional secrecy?” */
  ourSecret: [
    /\b(?:secret professionnel|professional secrecy|(?:tenue?s?|soumise?s?|astreinte?s?|bound) (?:\w+ ){0,2}(?:secret\w*|secrecy|confidentialit\w*)|nda)\b/,
    /\b(?:etes vous|vous etes|are you|do you|votre equipe|your team|vos employes)\b/,
  ],
  /** “Can you see my clients' data?” */
  clientsData: [
    /\b(?:acces|access|voyez|voir|lisez|see|read)\b.*\b(?:donnees|data)\b.*\b(?:mes|nos|my|our) (?:clients?|patients?|customers?)\b/,
  ],
  /** “Delete all my data.” */
  eraseMine: [
    /\b(?:delete|erase|remove|effacez|effacer|supprimez|supprimer)\b(?: \w+){0,3} (?:my|mes) (?:\w+ )?(?:data|donnees)\b/,
    /^(?!.*\b(?:google|avis|review)\b)/,
  ],
  /** “Who keeps the passwords if the committee changes?” */
  handover: [
    /\b(?:comite|comites|committee|president|presidente|caissier|caissiere|treasurer|chair)\b/,
    /\b(?:acces|mots? de passe|login|logins|passwords?)\b/,
    /\b(?:chang\w*|renouvel\w*|part|quitte|demissionne|leaves?|resigns?|nouveau|nouvelle|new)\b/,
  ],
  /** “And the chat?” */
  thisChat: [
    /^(?:(?:et|and|ok|pour|for|about|what|dans|in|avec|with|le|ce|the|this|cette) )*(?:chat|conversation)(?: ici| here)?$/,
  ],
  /** “Is it stored? How long?”, about this chat. */
  kept: [/\b(?:stored|kept|keep|saved|garde|gardez|conserve|enregistre)\b/],
  /** “Can you delete it?” */
  erased: [/\b(?:delete|erase|clear|effacer?|effacez|supprimer?|supprimez)\b/],
  /** “And if they still refuse?”, “and my emails meanwhile?”, about a domain that somebody holds back. */
  refused: [
    /\b(?:refus\w*|repond\w* (?:pas|plus|toujours|rien)|(?:veulent|veut|veulent toujours) pas|disent non|font les morts|won t|say no|still (?:no|don t|do not|nothing)|no (?:answer|reply)|ignor\w+|ghost\w*|meanwhile|meantime|pendant ce temps|en attendant|entre temps)\b/,
  ],
} as const satisfies Record<string, readonly RegExp[]>;
