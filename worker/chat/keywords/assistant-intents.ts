/** Intents about the assistant itself. */
export const assistantIntents = {
  /** “Are you a bot?”, “c'est une vraie personne qui répond ?”, and no more: bots are also what we sell. */
  self: [
    /^(?:(?:hi|hello|hey|bonjour|salut|ok|and|et|but|mais|so|alors|est ce que) )*(?:(?:are you|r u|am i (?:talking|speaking|chatting|writing) (?:to|with)|es tu|tu es|t es|vous etes|etes vous|je parle (?:a|avec)) (?:(?:an?|une?|real|vraie?|just|juste|only|really|actually|vraiment) )*(?:ro|chat)?(?:bot|machine|ai|ia|human|humain|person|personne|programme?)(?: (?:ou|or) (?:an?|une?)? ?(?:real |vraie? )?(?:ro|chat)?(?:bot|machine|ai|ia|human|humain|person|personne|programme?)| here| ici)?|(?:is|was) (?:the|this|that|your) (?:chat)?(?:bot|chat|assistant) (?:an? )?(?:really )?(?:real )?(?:human|person|bot|robot|machine|ai)(?: or .{0,20})?|(?:le|ce|votre) (?:chat)?(?:bot|chat|assistant)(?: c)? est (?:il )?(?:un|une) (?:vraie? )?(?:humain|personne|robot|machine|ia)|(?:c est|est ce|y a t il|il y a) (?:un|une) (?:vraie? )?(?:humain|personne|robot|machine|ia|bot)(?: (?:qui|derriere|ici|la|ou) ?.{0,30})?|is (?:this|it|that) (?:an? )?(?:real |actual )?(?:human|person|bot|robot|machine|ai)(?: .{0,20})?)$|^(?:(?:and|et|but|mais) )*(?:who (?:made|built|created|programmed|coded|developed|designed) you|(?:qui (?:est ce qui )?|par qui )(?:t a|vous a|tu as ete|t as ete|as tu ete) (?:cree|fait|programme|code|developpe|construit|concu)e?)$/,
  ],
  /** “C'est gratuit ce chat ?” */
  chatPrice: [
    /\b(?:free|gratuit\w*|payant\w*|costs?|coute\w*|combien|how much|pay|paie|paye|payer|charge)\b/,
    /\b(?:this chat|talking to you|chatting (?:here|with you)|ce chat|cette conversation|(?:te|vous) parler|discuter (?:ici|avec (?:toi|vous)))\b/,
    /^(?!.*\b(?:personne|human|humain|someone|quelqu un|person|enregistr\w*|record\w*|sites?|website|prices?|tarifs?|heure|hour)\b)/,
  ],
  /** “Is yours free?” */
  yoursFree: [
    /^(?:(?:and|et|but|mais|so|alors|ok) )*(?:(?:is|are|il est|c est|est ce que|et) )?(?:yours|le tien|la tienne|le votre)? ?(?:is |est |il est |c est )?(?:it )?(?:also |aussi )?(?:free|gratuit|payant)(?: (?:too|aussi|le tien|la tienne|le votre))?$/,
    /\b(?:yours|le tien|la tienne|le votre)\b/,
  ],
  /** “Can I have a bot like you?”, “on peut t'acheter ?” */
  likeYou: [
    /\b(?:(?:bot|chatbot|assistant|chat|one|quelque chose|something|truc|ia|ai) (?:like|comme) (?:you|this|yours|toi|vous|celui ci|celui la|le tien|le votre|ca)|(?:buy|hire|rent|purchase) you|(?:t|vous) (?:acheter|louer|avoir sur mon site|installer)|(?:the )?same (?:bot|chatbot|assistant|chat) (?:as|for)|le meme (?:bot|chatbot|assistant|chat) (?:que|pour))\b/,
    /^(?!.*\b(?:domaine?|logo|livre|book|whatsapp|jeter|throw)\b)/,
  ],
  /** “Can you do my homework?”, “écris-moi un poème” */
  favour: [
    /\b(?:(?:my|mes|son|ses|his|her) (?:homework|devoirs|essay|dissertation|thesis|exam)|(?:write|tell|sing|ecris|ecrivez|fais|faites|raconte|chante)(?: (?:me|moi|nous|us))? (?:a|an|un|une) (?:\w+ )?(?:poem|poeme|essay|dissertation|song|chanson|rap|story|histoire|recipe|recette))\b/,
    /^(?!.*\b(?:clients?|customers?|sites?|website|page|blog|article|entreprise|company|about (?:us|my)|lpd|rgpd|gdpr|envers|legal\w*|notre|our)\b)/,
  ],
} as const satisfies Record<string, readonly RegExp[]>;
