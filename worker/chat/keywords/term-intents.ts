const ONCE =
  "one time|one off|once|one payment|(?:une|seule) fois(?! (?:par|l) an)|paiement unique|prix unique";
const MONTHLY =
  "monthly|(?:per|a|every|each) month|par mois|mensuel|(?:chaque|tous les|tt les) mois|subscription|abonnement";

/** Intents about paying for a plan, and about its contract. */
export const termIntents = {
  /** “One time or monthly?”, but not “once a year or every month?” */
  onceOrMonthly: [
    new RegExp(
      `\\b(?:${ONCE})(?: \\w+){0,2} (?:or|ou)(?: \\w+){0,3} (?:${MONTHLY})\\b|\\b(?:${MONTHLY})(?: \\w+){0,2} (?:or|ou)(?: \\w+){0,3} (?:${ONCE})\\b`,
    ),
  ],
  /**
   * “A simple site of six pages, paid once”, “8,000 at once and no plan”; but not an additional page, which is paid
   * once.
   */
  paidOnce: [
    /\b(?:sites?|website|web site)\b/,
    /\b(?:pay\w*|paid|regl\w*|achet\w*|buy|bought)\b/,
    /\b(?:une seule fois|en une fois|une fois pour toutes?|paid once|pay once|outright|sans (?:forfait|abonnement)|without a plan|no subscription)\b/,
  ],
  /** “I do not agree with the invoice”: ours, not one from another firm. */
  disputed: [
    /^(?!.*\b(?:ancien\w*|former|previous|old|other|autre|agence|agency|webmaster|domaine?|electricite|client|clients|customers?)\b).*\b(?:factures?|invoices?|bill)\b/,
    /\b(?:pas d accord|conteste\w*|contest\w*|disput\w+|disagree|(?:do not|don t|not) agree|fausse|pas juste|incorrecte?|wrong)\b/,
  ],
  /** “What if I cancel?” */
  ifCancelled: [
    /^(?:(?:and|et|ok|but|mais|so|alors) )*(?:what if|what happens (?:if|when)|if|si|que se passe t il si|qu est ce qui se passe si|il se passe quoi si) (?:i|we|je|on|nous) (?:want to |veux |voulons |veut )?(?:cancel|leave|quit|resili\w+|pars|part|partons|arret\w+|quitt\w+|annul\w+)(?: (?:it|le|mon|the|my|un|a|plan|forfait|contrat|contract|early|avant))*$/,
  ],
  /** “Does the plan renew by itself?”, not its domain or certificate. */
  renewed: [
    /\b(?:renews?|renewed|renewal|auto ?renew\w*|renouvel\w*|reconduit\w*|reconduction)\b/,
    /\b(?:plans?|forfaits?|contrats?|contracts?|abonnements?|subscriptions?|tacite\w*|auto\w*)\b/,
    /^(?!.*\b(?:domaine?|certificat\w*|ssl|host\w*|heberg\w*|my|mon|notre|our)\b)/,
  ],
  /** “And yearly?”, after how to leave a plan. */
  yearlyToo: [
    /^(?:(?:and|et|ok|if|si|when|quand|what about|for|pour|i|je|on|we|nous|pay|paid|paie|paye|billed|a|l|par|by|per|the) )*(?:yearly|annually|annual|annee|an|year|annuel\w*|monthly|month|mois|mensuel\w*)$/,
  ],
  /** “Can the price go up?” */
  priceRise: [
    /\b(?:can|could|will|does|do|may|might) (?:the|your|my|our) (?:\w+ )?prices? (?:ever )?(?:go up|rise|increase|change)\b|\b(?:le|les|vos|mon|votre) (?:prix|tarifs?|forfait) (?:peut|peuvent|va|vont|risqu\w+|pourrait) (?:\w+ )?(?:augmenter|monter|changer)\b|\b(?:prix|tarifs?|forfait) (?:augment\w+|mont\w+)(?: t il| ils)?$/,
    /^(?!.*\b(?:ads?|pub|clic|click|google|quote|devis|domaine?|signed|signe)\b)/,
  ],
  /** “Free trial?” */
  trial: [
    /\b(?:essai (?:gratuit|offert)|(?:periode|mois|temps|semaines?) d essai|(?:free|a) trial|trial (?:period|month|week)|(?:essayer|tester) (?:\w+ )?gratuit\w*|try (?:\w+ ){0,3}for free)\b/,
  ],
  /** “Trial?”, of what was just talked about. */
  trialOfIt: [
    /^(?:(?:and|et|ok|un|une|a|any|is there|y a t il|il y a) )*(?:essais?|trials?|demo|test)(?: (?:possible|period|offert))?$/,
  ],
  /** “And if I go over the five hours?” */
  exceeded: [
    /\b(?:depass\w+|go(?:es|ing)? over|exceed\w*|au dela|run out of|use up)\b/,
    /\b(?:heures?|hours?|\d+ ?h)\b/,
  ],
  /** “No, I mean: how to pay you.” */
  payUs: [
    /\b(?:pour|to|comment|how do i|how can i|how do we|can i|puis je|je peux) (?:vous (?:payer|regler)|pay you)\b/,
    /^(?!.*\b(?:refus\w*|plus|pas|not|stop|sans|without|if|si|retard|late|en|euros?)\b)/,
  ],
  /** “Who owns the site after I stop paying?” */
  ownsAfter: [
    /\b(?:owns?|belongs?|appartient|appartiendra|proprietaire)\b/,
    /\b(?:stop|leave|quit|end|cancel|after|arrete\w*|par[st]|resili\w*|apres)\b/,
    /\b(?:site|website|it|ca|il)\b/,
  ],
  /** “How much a month, all in?” */
  allIn: [
    /\b(?:combien|prix|how much|price|cost)\b.*\b(?:par mois|mensuel|a month|per month|monthly)\b.*\b(?:tout (?:compris|inclus)|all in|all included|all inclusive)\b/,
  ],
  /** “How much a year, all in?” */
  allInYearly: [
    /\b(?:combien|prix|coute\w*|how much|price|costs?)\b.*\b(?:par an(?:nee)?|l an(?:nee)?|annuel\w*|a year|per year|yearly|annually)\b.*\b(?:tout (?:compris|inclus)|tout en tout|all in|all included|all inclusive|everything included|in total|au total)\b/,
  ],
  /** “Do I pay while the site is not finished?”, “what do I pay the day I sign?” */
  beforeLaunch: [
    /\b(?:paie|paye|payer|pay|paying|facturez|invoice)\b/,
    /\b(?:(?:pas|not) (?:encore |yet )?(?:fini|finie|termine|pret|en ligne|finished|ready|online|live|done)|avant (?:la |que )?(?:mise en ligne|fin|le site)|before (?:the |it |my )?(?:launch|site|goes|is)|(?:a|lors de|pour) la signature|(?:quand|des que|le jour ou) (?:je|on|nous) sign\w+|(?:when|once|the day|as soon as) (?:i|we) sign|(?:on|at) signing|pay (?:\w+ )?(?:when|once|after) (?:it|the site|everything) (?:is|s) (?:finished|done|ready)|(?:payer|paye|paie) (?:\w+ )?(?:quand|une fois que) (?:c est|il est|le site est|tout est) (?:fini|termine|pret))\b|\b(?:a la fin|at the end)$/,
  ],
  /** “Is there a fee if I leave?” */
  leaveFee: [
    /\b(?:frais|penalites?|fees?|penalty|coute\w*|costs?)\b/,
    /\b(?:(?:si|quand) (?:je|on|nous) (?:quitte|quittons|pars|part|partons|resilie|resilions|arrete|arretons)|de sortie|de resiliation|(?:if|when) (?:i|we) (?:leave|cancel|quit)|cancellation|to leave|to cancel)\b/,
    /^(?!.*\b(?:chatbots?|hebergement|hosting|seo|ads|pub|\d+)\b)/,
  ],
  /** “How long is the warranty?” */
  warranty: [
    /\b(?:combien de temps|duree|how long)\b.*\b(?:garantie?|garanti|warranty|guarantee)\b/,
    /^(?!.*\b(?:google|seo|position|premiere?|first|visites?|visitors?|appels?|calls?)\b)/,
  ],
  /** “How many pages?”, of a plan. */
  planPages: [
    /^(?:(?:and|et|ok|mais|but|le|la|les|the|in it|dedans|pour|for|y a|il y a|c est) )*(?:combien de|how many|nombre de|number of|quel nombre de)? ?pages?(?: (?:dedans|included?|comprises?|incluses?|max|maximum|in it|are (?:there|included)|do i get|j ai|il y a))*$/,
  ],
  /** “And the hours?”, of a plan. */
  planHours: [
    /^(?:(?:and|et|ok|mais|but|le|la|les|the|for|pour) )*(?:combien d|how many|nombre d|number of)? ?(?:heures|hours)(?: (?:de modifications?|de modifs?|of (?:small )?edits|dedans|included?|comprises?|incluses?|in it|are included|do i get|par mois|a month|per month))*$/,
  ],
  /** “Two months free: what does that mean?” */
  freeMonths: [/\b(?:2|deux|two) (?:mois|months) (?:offerts?|gratuits?|free)\b/],
  /** “Will I be locked in?” */
  lockedIn: [/\b(?:locked in|tied in|lock in|piege|prisonnier|coince)\b/, /\b(?:i|we|je|on|nous)\b/],
  /** “What liability do you accept?” */
  liable: [
    /\b(?:liab\w+|responsabilite|responsables?|damages|dommages|dedommage\w*)\b/,
    /\b(?:you|your|vous|votre)\b/,
    /^(?!.*\b(?:insur\w+|assur\w+|donnees|data|traitement|mentions|chatbots?|bots?|who is|qui est)\b)/,
  ],
  /** “Can I pay in one go?”, “je paie tout d'un coup ?”; not “once a year”, nor “once or monthly?” */
  atOnce: [
    /\b(?:pay\w*|paid|pai\w+|regl\w+|verse\w*)\b/,
    /\b(?:en (?:un|une|1)(?: seule?)? ?(?:x|fois|coup|go|versement|paiement|tranche)\b(?! (?:par|pour l|l|chaque) an)|(?:tout )?d un (?:seul )?coup|(?:in|with) (?:one|a single|1) (?:go|payment|sum)|all at once|(?:it |everything |the whole \w+ |all )(?:all )?up ?front|lump sum)/,
    /^(?!.*\b(?:ou|or|annee|annuel\w*|yearly|year|mois|month|monthly|plusieurs|client\w*|customers?|gens|people|bulletin|carte|card|twint)\b)/,
  ],
  /** “En 3x ?”, “in four payments” */
  inParts: [
    /\b(?:pay\w*|pai\w+|regl\w+|verse\w*)\b/,
    /\b(?:en|in) (?:[2-9]|1[0-2]|deux|trois|quatre|two|three|four) ?(?:x|fois|versements?|paiements?|tranches?|payments?|parts?)\b/,
    /^(?!.*\b(?:client\w*|customers?)\b)/,
  ],
  /** “And if I change after six months?”, of the plans */
  changePlan: [
    /^(?:(?:et|and|mais|but|ok|alors|what|qu est ce qui se passe|what happens) )*(?:si|if) (?:je|j|on|nous|i|we) (?:veux |want to )?(?:change|changer|changeons|passe|passer|passons|switch|upgrade|downgrade)(?: (?:de|forfait|formule|plan|plans|au|a|to|pour|vers|from|basic|pro|commerce|enterprise|apres|after|dans|in|au bout|plus|tard|later|d|\d+|six|trois|three|deux|two|mois|an|ans|annee|months?|years?|un|une|the|le|la))*$/,
  ],
  /** “And the pictures?”, after who owns the code. */
  owned: [
    /^(?:(?:et|and|ok|mais|but|aussi|also|what about|how about|pour|for|the|my|le|la|les|mon|ma|mes|l) )*(?:photos?|images?|pictures?|dessins?|drawings?|textes?|texts?|copy|content|contenus?|code|site|website|logo|domaine?|design|fichiers?|files)(?: (?:aussi|too|as well|egalement))?$/,
  ],
} as const satisfies Record<string, readonly RegExp[]>;
