import { typeset } from "#app/domain/language/typography";

/** What the week of calls says, and the mails that it sends to visitors. */
export const callsWords = typeset({
  en: {
    title: "Calls",
    week: "Week of {day}",
    before: "Week before",
    after: "Week after",
    today: "Calls to come",
    none: "No call",
    free: "Free",
    blocked: "Blocked",
    holiday: "Holiday: no call is offered",
    holidayIn: "Holiday in {cantons}",
    toConfirm: "Confirm this time to them.",
    unconfirmed: "Wanted, to be confirmed",
    unconfirmedHint: "These hold no time. Give them one, or agree on another by phone.",
    unconfirmedMore:
      "There are more. They move up here once some of these are moved, cancelled, won or lost.",
    duration: "{minutes} minutes",
    move: {
      title: "Move or cancel",
      to: "New time",
      day: "Day",
      time: "Time",
      save: "Move the call",
      offered: "Offered times",
      other: "Any other time",
    },
    cancel: "Cancel the call",
    taken: "This time is held by another call. Choose another.",
    past: "This time is over. Choose another.",
    noTime: "Nothing was moved: choose an offered time, or a day and a time.",
    begun: "This call has begun, so it can be neither moved nor cancelled.",
    noSpan:
      "Nothing was blocked: these hours end before they begin, or lack a day or a time. Correct them below.",
    told: "{who} was told by email; the entry in their calendar changes.",
    notTold: "As far as we know, no email went out. Tell {who} yourself:",
    file: "Calendar file for them",
    block: {
      title: "Block hours",
      hint: "Nothing is offered then. Calls that are booked already stay.",
      day: "Day",
      until: "Last day",
      from: "From",
      to: "To",
      reason: "Why (staff see it)",
      save: "Block",
      list: "Blocked hours ahead",
      remove: "Offer again",
    },
    mail: {
      confirmedSubject: "Your call with {brand} is confirmed",
      confirmedText:
        "Hello {name},\n\nWe confirm your call with {brand} on {time} (Swiss time).{file}\n\nIf that does not suit you, call {phone} or reply to this email.\n\nReference {reference}\n{brand}",
      confirmedFile: "The file in this email puts it into your calendar.",
      movedFile: "The file in this email moves the entry in your calendar.",
      cancelledFile: "The file in this email removes the entry from your calendar.",
      movedSubject: "Your call with {brand} has been moved",
      movedText:
        "Hello {name},\n\nYour call with {brand} is now on {time} (Swiss time).{file}\n\nIf that does not suit you, call {phone} or reply to this email.\n\nReference {reference}\n{brand}",
      cancelledSubject: "Your call with {brand} has been cancelled",
      cancelledText:
        "Hello {name},\n\nYour call with {brand} on {time} (Swiss time) will not take place.{file}\n\nTo agree on another time: {phone}, or reply to this email.\n\nReference {reference}\n{brand}",
    },
  },
  fr: {
    title: "Appels",
    week: "Semaine du {day}",
    before: "Semaine précédente",
    after: "Semaine suivante",
    today: "Appels à venir",
    none: "Aucun appel",
    free: "Libre",
    blocked: "Bloqué",
    holiday: "Jour férié : aucun appel n'est proposé",
    holidayIn: "Férié : {cantons}",
    toConfirm: "Confirmez-lui cet horaire.",
    unconfirmed: "Souhaités, à confirmer",
    unconfirmedHint:
      "Ils n'ont pas d'horaire réservé. Donnez-leur-en un, ou convenez d'un autre par téléphone.",
    unconfirmedMore:
      "Il y en a d'autres. Ils remontent ici dès que certains de ceux-ci sont déplacés, annulés, gagnés ou perdus.",
    duration: "{minutes} minutes",
    move: {
      title: "Déplacer ou annuler",
      to: "Nouvel horaire",
      day: "Jour",
      time: "Heure",
      save: "Déplacer l'appel",
      offered: "Horaires proposés",
      other: "Tout autre horaire",
    },
    cancel: "Annuler l'appel",
    taken: "Un autre appel a déjà cet horaire. Choisissez-en un autre.",
    past: "Cet horaire est passé. Choisissez-en un autre.",
    noTime: "Rien n'a été déplacé : choisissez un horaire proposé, ou un jour et une heure.",
    begun: "Cet appel a commencé : il ne peut plus être ni déplacé ni annulé.",
    noSpan:
      "Rien n'a été bloqué : ces heures finissent avant de commencer, ou il y manque un jour ou une heure. Corrigez-les ci-dessous.",
    told: "{who} a reçu un e-mail ; l'entrée de son agenda change.",
    notTold: "À notre connaissance, aucun e-mail n'est parti. Prévenez {who} vous-même :",
    file: "Fichier d'agenda à joindre",
    block: {
      title: "Bloquer des heures",
      hint: "Rien n'y est proposé. Les appels déjà réservés restent.",
      day: "Jour",
      until: "Dernier jour",
      from: "De",
      to: "À",
      reason: "Pourquoi (visible pour l'équipe)",
      save: "Bloquer",
      list: "Heures bloquées à venir",
      remove: "Proposer de nouveau",
    },
    mail: {
      confirmedSubject: "Votre appel avec {brand} est confirmé",
      confirmedText:
        "Bonjour {name},\n\nNous vous confirmons votre appel avec {brand} le {time} (heure suisse).{file}\n\nSi cela ne vous convient pas, appelez le {phone} ou répondez à cet e-mail.\n\nRéférence {reference}\n{brand}",
      confirmedFile: "Le fichier joint l'ajoute à votre agenda.",
      movedFile: "Le fichier joint déplace l'entrée de votre agenda.",
      cancelledFile: "Le fichier joint retire l'entrée de votre agenda.",
      movedSubject: "Votre appel avec {brand} est déplacé",
      movedText:
        "Bonjour {name},\n\nVotre appel avec {brand} aura lieu le {time} (heure suisse).{file}\n\nSi cela ne vous convient pas, appelez le {phone} ou répondez à cet e-mail.\n\nRéférence {reference}\n{brand}",
      cancelledSubject: "Votre appel avec {brand} est annulé",
      cancelledText:
        "Bonjour {name},\n\nVotre appel avec {brand} du {time} (heure suisse) n'aura pas lieu.{file}\n\nPour convenir d'un autre horaire : {phone}, ou répondez à cet e-mail.\n\nRéférence {reference}\n{brand}",
    },
  },
});

export type CallsWords = (typeof callsWords)["en"];
