/** Numbers in words in both languages, as patterns for plain text; “one” only if it counts something. */
export const numberWords = [
  "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen",
  "(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)[a-z]*|hundreds?|thousands?|millions?|dozens?|couple|zero|nil",
  "deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante|septante|huitante|octante|nonante|cents?|mille|milliers?",
  "[a-z]+aine(?:s)? (?:de|d)|half|twice|double|triple|moitie|quarter|thirds?|quarts?|tiers|fortnight|quinzaine|huitaine",
  "(?:a|an|one|un|une|per|par|each|every|chaque) (?:single |seule? )?(?:second|minute|hour|heure|day|jour|week|semaine|month|mois|year|an|annee|franc|cent)s?",
];

/** Words that state a price, a date or a promise without a figure. */
export const priceWords = [
  "chf|sfr|frs?|francs?|centimes?|rappen|euros?|eur|usd|dollars?|gbp|pounds?|bitcoins?|percent|pourcent|pour cent|per cent",
  "free|freely|gratuit[a-z]*|gratis|offert[a-z]*|complimentary|cadeaux?|gifts?|on the house|at no (?:cost|charge)|no (?:cost|charge|fee)s?|without (?:cost|charge)|sans frais|costs? nothing|ne coute rien|rien a payer|for nothing|on us",
  "discount[a-z]*|rabais|remises?|promo[a-z]*|coupons?|vouchers?|cheap[a-z]*|bon marche|(?:moins|plus) chere?s?|(?:less|more) expensive|same price|meme prix|refund[a-z]*|rembours[a-z]*",
  "guarant[a-z]*|garanti[a-z]*|promis[a-z]*|promet[a-z]*|unlimited|illimite[a-z]*|immediate[a-z]*|immediat[a-z]*|instant[a-z]*|overnight|du jour au lendemain",
  "today|tonight|tomorrow|aujourd hui|ce soir|demain|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?",
];
