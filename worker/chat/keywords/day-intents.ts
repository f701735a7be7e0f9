import { DATE, HOLIDAY, HOLIDAY_ELSEWHERE, OUR_HOLIDAY } from "#worker/chat/parsing/dates";

/** Intents about days: our hours, holidays, when to call, a date for the launch. */
export const dayIntents = {
  /** “Are you open between Christmas and New Year?”, but not “do you work for Christmas markets?” */
  closures: [
    new RegExp(`\\b(?:${HOLIDAY})\\b`),
    /\b(?:vous (?:etes|serez) (?:\w+ )?(?:la|ouverts?|fermes?|joignables?|en conge|en vacances)|(?:etes|serez) vous (?:\w+ )?(?:la|ouverts?|fermes?|joignables?|en conge|en vacances)|vous (?:travaillez|repondez|bossez|fermez)|(?:travaillez|repondez|fermez) vous|bureaux? (?:\w+ ){0,2}(?:ouverts?|fermes?)|are you (?:\w+ )?(?:open|closed|reachable|working|available|there)|do you (?:work|answer|close|open)|office (?:\w+ ){0,2}(?:open|closed))\b|^(?:(?:et|and|c est|est ce que c est) )*(?:ouverts?|fermes?|open|closed)\b/,
    /^(?!.*\b(?:pour|avec|for|with) )/,
  ],
  /** “Are you open on All Saints' Day?” */
  elsewhereOnly: [
    new RegExp(`\\b(?:${HOLIDAY_ELSEWHERE})\\b`),
    new RegExp(`^(?!.*\\b(?:${OUR_HOLIDAY})\\b)`),
  ],
  /** “And on 2 January?”, after a question on our hours. */
  holidayToo: [
    new RegExp(
      `^(?:(?:et|and|ok|mais|but|alors|si|c est|what about|le|la|l|a|au|on|at|pour|for|pendant|during|lundi|mardi|mercredi|jeudi|vendredi|samedi|monday|thursday|friday|de|du|d|the) )*(?:${HOLIDAY})(?: (?:aussi|non plus|too|alors|then))?$`,
    ),
  ],
  /** “Monday at nine”, when a call is to be booked. */
  moment: [
    /^(?:(?:ok|et|and|alors|for|pour|le|on|at|can|could|may|is|i|we|do|it|have|make|come|je|peux|peut|puis|faire|venir|ca|c|est) )*(?:(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow)\b.{0,30}|\d{1,2} ?(?:h|am|pm|heures)(?: ?\d{2})?)$/,
  ],
  /** “Call me on Tuesday”, “demain” */
  namesDay: [
    /\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow)\b/,
  ],
  /** “It's 10pm”, “on est dimanche”: nobody picks up. */
  lateHour: [
    /^(?:(?:but|and|mais|et|ok|oui|yes|no|non|alors|so) )*(?:it s|its|it is|il est|c est|on est|nous sommes|we are|we re)(?: (?:already|deja|now|le|la|un|une|a|the|presque|nearly|almost|past|passe|gone|en|dans|still|only|seulement|que))* (?:\d{1,2} ?(?:h|am|pm|heures?|o clock)(?: ?\d{2})?|\d{1,2} \d{2}(?: ?(?:h|am|pm))?|tard|late|minuit|midnight|nuit|night|soir|evening|dimanche|samedi|sunday|saturday|week ?end|ferie|jour ferie|(?:public |bank )?holiday)(?: (?:right |deja|already|maintenant|now|du|soir|matin|at|night|in|the|evening|morning|here|ici|passees?|le))*$/,
  ],
  /** “And if it is a Sunday?” */
  weekend: [
    /^(?:(?:et|and|ok|mais|but|si|what|if|quand|when|c|est|it|s|is|on|le|un|une|la|a|at|the|during|pendant) )*(?:dimanches?|samedis?|week ?ends?|nuit|sundays?|saturdays?|night)$/,
  ],
  /** “And tomorrow?” */
  otherDay: [
    /^(?:(?:et|and|ok|mais|but|le|on|at) )*(?:demain|aujourd hui|lundi|mardi|mercredi|jeudi|vendredi|apres demain|(?:ce|le) (?:matin|soir)|midi|tomorrow|today|monday|tuesday|wednesday|thursday|friday|lunchtime|noon|this (?:morning|evening))$/,
  ],
  /** “Can you deliver the site before Christmas?”, “pour le 24 décembre c'est jouable ?”, “we open on 15 January” */
  byDate: [
    new RegExp(
      `\\b(?:avant|pour|d ici(?: a)?|before|by|for|until) (?:(?:le|la|l|les|the|debut|mi|fin|fin de|end of|early|mid|new) )*(?:${DATE})\\b|\\b(?:launch|go live|online|live|ready|en ligne|lancer|livrer|prete?) (?:(?:on|le|the|en|in|au|a|for) )*(?:${DATE})\\b|\\b(?:${DATE})\\b.*\\b(?:avant|before|d ici la|by then|a temps|in time)\\b`,
    ),
    /\b(?:livr(?:ez|er|e|erez|able)|deliver(?:ed)?|en ligne|online|live|prete?s?|ready|finie?s?|finished|termine|faisable|jouable|possible|doable|feasible|realiste|realistic|lancer?|launch(?:ed)?|c est bon|on peut|peut on|can (?:you|we)|could (?:you|we))\b/,
    /^(?!.*\b(?:ouverts?|devis|quote|factures?|invoice|rdv|rendez vous|appel\w*|call\w*|rappel\w*|photos?|pub|ads?|campagne|campaign|logo|flyers?|cartes?|cards?|chatbots?|bots?|newsletter|clients?|customers?|seo|google|audit|pay\w*|resili\w*|cancel\w*|article|menus?|command\w*|orders?|gens|people)\b)/,
  ],
  /** “How many days are these business hours?” */
  supportDays: [
    /\b(?:business|working|heures) (?:hours|ouvr(?:ables|es))\b/,
    /\b(?:how many|combien de|en) (?:\w+ )?(?:days|jours)\b/,
  ],
  /** “What is meant by so many business days?” */
  businessDays: [/\b(?:\d+|vingt|twenty) (?:(?:business|working) days|jours ouvr(?:ables|es))\b/],
} as const satisfies Record<string, readonly RegExp[]>;
