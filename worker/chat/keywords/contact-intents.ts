/** Intents about who we are and how to reach us. */
export const contactIntents = {
  /** “Who do I write to so that it is official?”, “a registered letter: to which address?” */
  official: [
    /\b(?:official|officially|officiel|officielle|officiellement|oficiel|registered (?:letter|mail|post)|recommande|mise en demeure|formal notice|for the record)\b/,
    /\b(?:who(?:m)? (?:do|should|must|shall|can|to)|to whom|where (?:do|should|can|to)|which address|what address|what s the address|(?:a|de|par) qui|ou (?:ecrire|envoyer|adresser|j ecris|j envoie|dois je|est ce que)|quelle adresse|j ecris ou)\b/,
  ],
  /** “Give me a manager!”, “passez-moi le responsable” */
  inCharge: [
    /^(?:(?:hi|hello|bonjour|ok|mais|but|alors|now|please|no|non) )*(?:(?:can|could|may) i (?:please )?|i (?:want|need|demand|would like|d like) (?:to )?|(?:je (?:veux|voudrais|demande)|j (?:aimerais|exige)|puis je|est ce que je peux) |let me |vous pouvez |pouvez vous )?(?:(?:give|get|call|put|pass|transfer|connect|passez|passe|donnez|appelez|trouvez|passer|parler|speak|talk|have|avoir) )?(?:(?:me|moi|through|to|with|a|au|avec|the|your|an?|un|une|le|la|l|votre|somebody|someone) )*(?:manager|supervisor|boss|superviseur|superieur\w*|responsable|chef|patron|direction|directeur|directrice|director)(?: (?:please|now|svp|maintenant|tout de suite|d ici|here|de l agence))*$/,
  ],
  /** “I'll leave you a review, you'll see.” */
  threat: [
    /\bje vais (?:vous )?(?:mettre|laisser|ecrire|poster) un (?:\w+ )?avis\b|\bi (?:will|ll|m going to|am going to) (?:leave|write|post|give) (?:you )?(?:a|an) (?:\w+ )*review\b/,
  ],
  /** “Call me tomorrow at two”, “can I get a call at seven?”; “phone me in German” asks for a language. */
  callMe: [
    /^(?:(?:bonjour|hello|hi|ok|oui|yes|please|svp|alors|super|merci|est ce que) )*(?:(?:vous pouvez|pouvez vous|pourriez vous|vous pourriez|tu peux|peux tu|can you|could you|would you|can someone|could someone) )?(?:please )?(?:(?:me|nous|m) (?:rappeler|appeler)|(?:rappelez|rappeler|appelez)(?: (?:moi|nous))|(?:call|ring|phone) (?:me|us))\b|^(?:can|could|may) i (?:get|have) a call\b|\b(?:je veux|j aimerais|je voudrais) (?:etre rappelee?|qu on me rappelle|un rappel)\b|\bi (?:want|would like|d like) (?:a (?:call ?back)|to be called)\b|\b(?:konnen|konnten|wurden) sie (?:mich|uns) (?:\w+ ){0,4}(?:anrufen|zuruckrufen)\b|\brufen sie (?:mich|uns) (?:\w+ ){0,4}(?:an|zuruck)\b/,
    /^(?!.*\b(?:german|allemand|deutsch|english|anglais|french|francais|italian|italien)\b)/,
  ],
  /** “Are you on WhatsApp?”, not a button for the visitor's clients. */
  messenger: [
    /\b(?:whats ?app|whatsap|watsapp|telegram|signal|messenger)\b/,
    /\b(?:avez|vous|etes|votre|numero|puis je|je peux|peux je|peut on|on peut|do you|are you|your|can i|could i|number)\b/,
    /^(?!.*\b(?:clients?|customers?|patients?|sites?|website|chatbots?|bots?|boutons?|button|mon|ma|mes|my|notre|nos|our|envoyer|send|photos?|fichiers?|files?)\b)/,
  ],
  /**
   * “Do you know Yverdon?”, “the area around Sion?”, if the message names one of our towns; not “a plumber in Geneva”.
   */
  known: [
    /\b(?:connaissez(?: vous)?|you know|familiar with)(?: (?:bien|un peu|well|the|la|le|les|l|region|area|ville|town|city|of|de|d|du|around))*(?! (?:an?|une?|some\w*|any\w*|des|quelqu|what|how|who|if|whether|combien|comment|qui|si)\b) \w+(?: \w+){0,3}$/,
  ],
  /** “Can you meet at our office?” */
  meetThere: [
    /\b(?:meet|come (?:to|over)|visit|venez|venir|se voir|rencontrer|deplacez)\b/,
    /\b(?:(?:our|my) (?:office|place|shop|practice|premises)|chez (?:nous|moi)|(?:nos|mes) (?:bureaux|locaux)|(?:notre|mon) (?:bureau|atelier|magasin|salon|cabinet))\b/,
    /^(?!.*\b(?:photos?|pictures?|photographer?)\b)/,
  ],
  /** “Can we meet?”, “quelqu'un peut-il venir m'expliquer ?”; not “can you come up with a logo?” */
  meet: [
    /^(?:(?:and|et|ok|bonjour|hi|hello|also|aussi|est ce qu|est ce que) )*(?:(?:can|could|may) we (?:also )?(?:meet|see each other)|(?:on|peut on|pouvons nous|nous pouvons|on peut|on pourrait) (?:\w+ )?(?:se (?:voir|rencontrer)|nous (?:voir|rencontrer)))(?: (?:in person|face to face|en vrai|en personne|un jour|somewhere|quelque part|une fois|first|d abord|avant|before))*$|\b(?:(?:can|could|would|will) (?:you|someone|somebody|anyone|one of you)(?: please)? (?:come|drop by|visit)(?! (?:up|with|back)\b)|(?:quelqu un|une personne|l un de vous) (?:\w+ )?(?:venir|passer|se deplacer|vienne|passe))\b/,
    /^(?!.*\b(?:visiteurs?|visitors?|website|site|google|photographe|photographer|clients?|customers?)\b)/,
  ],
  /** “I sent a request yesterday, do you have it?” */
  received: [
    /\b(?:vous l avez(?: (?:bien )?recue?)?|avez vous (?:bien )?recu|vous avez (?:bien )?recu|did you (?:get|receive)|have you (?:got|received)|do you have it)\b/,
    /\b(?:demande|message|mail|e mail|email|formulaire|form|request|enquiry)\b/,
  ],
  /** “Who is it that answers the phone?” */
  whoAnswers: [
    /\b(?:qui (?:qui )?(?:repond|decroche)|who (?:answers|picks up))\b.*\b(?:tel|telephone|phone)\b/,
  ],
  /** “Can you give references?” */
  references: [/\b(?:give|provide|send|show|fournir|donner|fournissez|donnez) (?:\w+ ){0,3}references?\b/],
  /** “How long have you been in business?” */
  since: [
    /\b(?:depuis|des|since) (?:combien de temps|quand|when)\b.*\b(?:existe\w*|etes la|actifs?|in business)\b|\bhow long have you (?:existed|been (?:around|in business|doing this|making|building))\b|\bwhen (?:were you|was (?:the|your) (?:agency|company)) (?:founded|created|started)\b/,
  ],
  /** “Are you a limited company?” */
  legalForm: [
    /\b(?:sarl|gmbh|forme juridique|legal form|raison individuelle|limited company|registre du commerce|registered company)\b/,
    /\b(?:vous|you|votre|your)\b/,
    /^(?!.*\b(?:je|j|ma|mon|my|our|notre|i)\b)/,
  ],
  /** “Did you make this site?” */
  thisSite: [/\b(?:fait|cree|construit|made|built|designed)\b.*\b(?:ce site|this (?:web ?)?site)\b/],
  /** “And afterwards you pester me?” */
  pester: [/\b(?:harcel\w+|relancez|spammez|pester|hassle|spam me|chase me)\b/, /\b(?:vous|you)\b/],
  /** “On peut se tutoyer ?”, not how the visitor's texts address their readers. */
  familiar: [
    /\b(?:tutoy\w*|tutoi\w*|vouvoy\w*|vouvoi\w*|(?:dit|dire|dis) (?:tu|vous)$|first name terms?)\b/,
    /^(?!.*\b(?:textes?|texts?|sites?|website|chatbots?|bots?|clients?|customers?|pages?|lecteurs?|visiteurs?|redig\w*|ecri\w*)\b)/,
  ],
  /** “No”, once more. */
  no: [
    /^(?:non|no|nope|nan|mais non|toujours pas|still no)(?: (?:non|no|toujours pas|pas du tout|c est pas ca|not that))*$/,
  ],
  /** What was rejected before. */
  rejected: [
    /\b(?:non|no|nope|nan)(?: (?:c est|ce n est|pas|ca|cela|that|that s|it s|s|not|it|du tout|what i (?:asked|meant)))*$/,
  ],
} as const satisfies Record<string, readonly RegExp[]>;
