const ONCE =
  "one time|one off|once|one payment|(?:une|seule) fois(?! (?:par|l) an)|paiement unique|prix unique";
const MONTHLY =
  "monthly|(?:per|a|every|each) month|par mois|mensuel|(?:chaque|tous les|tt les) mois|subscription|abonnement";

/** Matters that a few words of a plain text decide, each asked for by all of its patterns. */
const matters = {
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
    /^(?:et |and )?(?:si|what if|if) (?:on|nous|je|we|i) (?:\w+ ){0,3}(?:vend|vendre|vendait|sell|sold)\b/,
  ],
  /** “We want more calls, what do you propose?” */
  moreClients: [
    /\b(?:ve(?:ut|ux|u)|voul(?:ons|ez)|voudr\w+|aimer\w+|cherch\w+|faut|besoin|needs?|wants?|like|looking for|get) (?:(?:d )?avoir )?(?:beaucoup |a lot )?(?:plus|more)(?: (?:de|d|des))?(?: (?:nouveaux|new|local|private))? (?:appels?|clients?|clientele|demandes|mandats|commandes|chantiers|travail|monde|patients|patientes|calls|customers|enquiries|orders|jobs|work|bookings)\b/,
    /\b(?:(?:proposez|conseillez|faites|avez|pouvez|offrez|suggerez) (?:vous )?(?:quoi|koi)|que (?:me |nous )?(?:proposez|conseillez|faites|pouvez)|qu est ce que vous (?:me |nous )?(?:proposez|conseillez|faites|avez|pouvez)|what (?:do|can|could|would) you (?:have|offer|propose|suggest|do|recommend)|how (?:can|could|would) you help|what (?:have you|you) got)\b/,
  ],
  /** “One time or monthly?”, not “once a year or every month?” */
  onceOrMonthly: [
    new RegExp(
      `\\b(?:${ONCE})(?: \\w+){0,2} (?:or|ou)(?: \\w+){0,3} (?:${MONTHLY})\\b|\\b(?:${MONTHLY})(?: \\w+){0,2} (?:or|ou)(?: \\w+){0,3} (?:${ONCE})\\b`,
    ),
  ],
  /** “Do you know Yverdon?”, “the area around Sion?”, where the message names a town of ours; not “a plumber in Geneva”. */
  known: [
    /\b(?:connaissez(?: vous)?|you know|familiar with)(?: (?:bien|un peu|well|the|la|le|les|l|region|area|ville|town|city|of|de|d|du|around))*(?! (?:an?|une?|some\w*|any\w*|des|quelqu|what|how|who|if|whether|combien|comment|qui|si)\b) \w+(?: \w+){0,3}$/,
  ],
  /** “Do you work with joiners?”, “have you made a site for a bakery?”, where the message names a trade. */
  worksFor: [
    /\b(?:travaillez (?:\w+ )?(?:avec|pour)|(?:comme|parmi vos|as|among your) clients?|(?:avez|as) (?:vous )?(?:deja )?(?:fait|eu|realise)|exemples?|references?|work (?:with|for)|(?:you|already) (?:made|built|done|worked)|examples?)\b/,
    /^(?!.*\b(?:combien|prix|cout\w*|how much|costs?|price\w*|j ai|je|nous|mon|ma|mes|i|my|we|our)\b)/,
  ],
  /** “Will there be more enquiries?” */
  moreToCome: [
    /\b(?:plus|davantage|more|additional)(?: (?:de|d|des))?(?: (?:nouveaux|nouvelles|new))? (?:appels?|clients?|clientele|demandes|mandats|commandes|calls|customers|enquiries|inquiries|orders|requests)\b/,
    /\b(?:aura\w*|aurons|apport\w+|amen\w+|ramen\w+|va m|vais je|recevr\w+|will|bring\w*|going to)\b/,
  ],
  /** “A simple site of six pages, paid once”, “8,000 at once and no plan”: not the extra page that is paid once. */
  paidOnce: [
    /\b(?:sites?|website|web site)\b/,
    /\b(?:pay\w*|paid|regl\w*|achet\w*|buy|bought)\b/,
    /\b(?:une seule fois|en une fois|une fois pour toutes?|paid once|pay once|outright|sans (?:forfait|abonnement)|without a plan|no subscription)\b/,
  ],
  /** “I do not agree with the invoice”: with ours, not with one that another firm has sent. */
  disputed: [
    /^(?!.*\b(?:ancien\w*|former|previous|old|other|autre|agence|agency|webmaster|domaine?|electricite|client|clients|customers?)\b).*\b(?:factures?|invoices?|bill)\b/,
    /\b(?:pas d accord|conteste\w*|contest\w*|disput\w+|disagree|(?:do not|don t|not) agree|fausse|pas juste|incorrecte?|wrong)\b/,
  ],
  /** “Is it stored? How long?”, of this chat. */
  kept: [/\b(?:stored|kept|keep|saved|garde|gardez|conserve|enregistre)\b/],
  /** “And if they still refuse?”, “and my emails meanwhile?”, of a domain that is held back. */
  refused: [
    /\b(?:refus\w*|repond\w* (?:pas|plus|toujours|rien)|(?:veulent|veut|veulent toujours) pas|disent non|font les morts|won t|say no|still (?:no|don t|do not|nothing)|no (?:answer|reply)|ignor\w+|ghost\w*|meanwhile|meantime|pendant ce temps|en attendant|entre temps)\b/,
  ],
} as const satisfies Record<string, readonly RegExp[]>;

/** Whether a plain text asks for a matter. */
export function isAbout(matter: keyof typeof matters, words: string): boolean {
  return matters[matter].every((pattern) => pattern.test(words));
}
