import type { Subject } from "#app/content/shared/chat-answers";

/** What an assistant can be asked about, the page that knows it, and the words that mean it (plain, both languages). */
export interface Listed {
  subject: Subject;
  /** Below the language. */
  page: string;
  /** How much each match weighs: a general word little, a telling one much. */
  weight: number;
  words: RegExp;
}

const site = "/services/website-design-development";
const ai = "/services/artificial-intelligence-ai";

export const subjects: Listed[] = [
  {
    subject: "site",
    page: site,
    weight: 1,
    words:
      /\b(websites?|web|sites?|page web|online|en ligne|deliver\w*|livr\w*|delais?|practice|dentist\w*|doctor|restaurants?|hotels?|salons?|garages?|cabinet|medecin|dentiste|coiffeu\w*)\b/g,
  },
  {
    subject: "fresh",
    page: `${site}/web-new`,
    weight: 3,
    words:
      /\b(from scratch|no (site|website)|first (site|website)|de zero|pas encore de site|premier site|creer un site|create a (site|website))\b/g,
  },
  {
    subject: "redo",
    page: `${site}/web-refresh`,
    weight: 3,
    words:
      /\b(redesign\w*|redo|refresh|old (site|website)|ugly|outdated|slow|lent|lente|refonte|refaire|vieux site|ancien site|moche|date de)\b/g,
  },
  {
    subject: "inPlans",
    page: "/pricing",
    weight: 4,
    words:
      /\b((plans?|forfaits?)\b.*\b(include|hosting|heberg\w*)|heberg\w*\b.*\b(compris|inclus)|domain( name)?|nom de domaine|domaine)\b/g,
  },
  {
    subject: "yearly",
    page: "/pricing",
    weight: 3,
    words: /\b(by the year|yearly|annual\w*|a l annee|par an|annuel\w*|discount|remise|rabais)\b/g,
  },
  {
    subject: "search",
    page: "/services/seo-visibility",
    weight: 2,
    words:
      /\b(seo|referencement|visibility|visibilite|google|search engines?|moteurs?|found|trouve\b(?! .*prospects)|ranking)\b/g,
  },
  {
    subject: "ads",
    page: "/services/digital-marketing",
    weight: 3,
    words:
      /\b(ads|adwords|advertis\w*|campaigns?|campagnes?|annonces?|publicit\w*|marketing|facebook|instagram|social (media|networks?)|reseaux sociaux)\b/g,
  },
  {
    subject: "design",
    page: "/services/graphic-design",
    weight: 3,
    words:
      /\b(logos?|graphi\w*|brand\w*|charter|charte|business cards?|cartes? de visite|flyers?|depliants?|print\w*|imprim\w*|enseignes?)\b/g,
  },
  {
    subject: "intelligence",
    page: ai,
    weight: 2,
    words: /\b((?<!j )ai|ia|artificial intelligence|intelligence artificielle|automat\w*)\b/g,
  },
  {
    subject: "bot",
    page: `${ai}/chatbots`,
    weight: 3,
    words:
      /\b(chatbots?|chat bots?|bots?|assistant virtuel|virtual assistant|free conversations|conversations? (offertes?|gratuites?))\b/g,
  },
  {
    subject: "leads",
    page: "/services/lead-generation",
    weight: 3,
    words:
      /\b(leads?|prospects?|acquisition|enquiries|(new|more) (clients|customers)|(nouveaux|plus de) clients)\b/g,
  },
  {
    subject: "hosting",
    page: "/services/hosting-and-maintenance",
    weight: 2,
    words: /\b(host\w*|heberg\w*|maintenance|maintain\w*|backups?|sauvegardes?|updates?|mises a jour)\b/g,
  },
  {
    subject: "uptime",
    page: "/services/hosting-and-maintenance",
    weight: 4,
    words: /\b(uptime|disponibilite|availability|downtime|panne)\b/g,
  },
  {
    subject: "servers",
    page: "/services/hosting-and-maintenance",
    weight: 4,
    words: /\b(servers?|serveurs?|data ?cent\w*)\b/g,
  },
  {
    subject: "contact",
    page: "/contact",
    weight: 3,
    words:
      /\b((contact|reach) (you|us)|vous (contacter|joindre|ecrire)|phone|telephone|e ?mail|courriel|numero|address|contact)\b/g,
  },
  {
    subject: "booking",
    page: "/contact",
    weight: 4,
    words:
      /\b(book\w* a? ?(call|slot|meeting)|appointment|call ?back|call me|reserver|rendez vous|rdv|meeting|rappel\w*)\b/g,
  },
  {
    subject: "hours",
    page: "/contact",
    weight: 4,
    words:
      /\b(opening (hours|times)|(your|business|office) hours|(are )?you open|horaires?|heures d ouverture|ouverts?)\b/g,
  },
  {
    subject: "support",
    page: "/contact",
    weight: 3,
    words: /\b(support|assistance|help ?desk|sav)\b/g,
  },
  {
    subject: "place",
    page: "/contact",
    weight: 4,
    words:
      /\b(where are you|located|location|office|studio|ou (etes|sont) vous|situes?|bureaux?|adresse postale)\b/g,
  },
  {
    subject: "area",
    page: "/about-us",
    weight: 4,
    words: /\b(cantons?|regions?|which areas?|quelles regions|fribourg|neuchatel|jura|valais|bern|berne)\b/g,
  },
  {
    subject: "company",
    page: "/about-us",
    weight: 3,
    words:
      /\b(who are you|about you|your (team|company|agency)|qui etes vous|votre (equipe|entreprise|agence)|rivelac)\b/g,
  },
  {
    subject: "jobs",
    page: "/career",
    weight: 4,
    words: /\b(hiring|jobs?|careers?|positions?|apply|recrut\w*|emplois?|postes?|stages?|carrieres?|cv)\b/g,
  },
  {
    subject: "work",
    page: "/showcases",
    weight: 3,
    words: /\b(your work|portfolio|showcases?|case stud\w*|references|realisations?|exemples?|examples?)\b/g,
  },
  {
    subject: "articles",
    page: "/blog",
    weight: 4,
    words: /\b(articles?|blog|resources?|ressources?|landing pages?|pages? d arrivee)\b/g,
  },
  { subject: "audit", page: "/services/seo-visibility", weight: 4, words: /\baudits?\b/g },
  {
    subject: "rating",
    page: "",
    weight: 4,
    words: /\b(ratings?|reviews?|stars?|clients say|testimonials?|avis|notes?|etoiles?|temoignages?)\b/g,
  },
  {
    subject: "privacy",
    page: "/privacy",
    weight: 4,
    words: /\b(privacy|personal data|gdpr|cookies?|confidentialite|donnees|rgpd|nlpd)\b/g,
  },
  {
    subject: "self",
    page: "",
    weight: 4,
    words:
      /\b(yourself|are you (a |an )?(bot|robot|human|ai|real)|etes vous (un |une )?(robot|humain|ia|vrai))\b/g,
  },
  {
    subject: "services",
    page: "/services",
    weight: 2,
    words:
      /\b(your services|services|what do you (do|offer|sell)|que (faites|proposez|vendez) vous|proposez)\b/g,
  },
  {
    subject: "languages",
    page: "/about-us",
    weight: 4,
    words: /\b(languages?|langues?|german|allemand|italian|italien|english|anglais|bilingual|bilingue)\b/g,
  },
  {
    subject: "yours",
    page: site,
    weight: 4,
    words:
      /\b((?:i|my|it|the (?:site|website|code)) own|own (?:the|my|it)|owner\w*|cancel\w*|terminate|resili\w*|contracts?|contrats?|appartien\w*|proprietaire)\b/g,
  },
  {
    subject: "hello",
    page: "",
    weight: 0.5,
    words: /^(hello|hi|good (morning|evening|day)|bonjour|salut|bonsoir|hey)\b/g,
  },
];

/** The names of offers as people type them, by their name on the page. */
export const offerNames: Record<string, RegExp> = {
  Basic: /\bbasic\b(?! seo)/,
  Pro: /\bpro\b/,
  Commerce: /\b(commerce|e ?shop|shop|boutique|(sell|vendre)\b.*\b(products?|produits?))\b/,
  Enterprise: /\benterprise\b/,
  Essential: /\b(essential|essentiel)\b/,
  Advanced: /\b(advanced|avance)\b/,
  Expert: /\bexpert\b/,
  "Local SEO": /\b(local seo|seo local|(google )?maps?|carte google)\b/,
  Ultimate: /\b(ultimate|ultime)\b/,
  Perform: /\bperform\b/,
  SecureWeb: /\bsecure ?web\b/,
  Expansion: /\bexpansion\b/,
};

/** The words that name a family of offers. */
export const families = {
  search: /\b(seo|referencement|visibility|visibilite)\b/,
  chatbot: /\b(chat ?bots?|bots?)\b/,
  hosting: /\b(host\w*|heberg\w*)\b/,
  plan: /\b(plans?|forfaits?|subscription|abonnement)\b/,
} as const;

/** What a question wants to know. */
export const wants = {
  price:
    /\b(prices?|costs?|how much|cheap\w*|fees?|expensive|prix|tarifs?|cou(?:te|tent|ter|t)|chers?|cheres?|combien(?! (?:de|dure))|(?:which|what) plan|quel(?:le)? (?:forfait|formule)|conversations|consultations?)\b/,
  contents:
    /\b(pages|include[sd]?|contains?|features?|conversations|consultations?|compren\w*|compris|inclus|contient)\b/,
  delay:
    /\b(how (?:long|fast|quick\w*)|when|delays?|deliver\w*|duration|combien de temps|quand|delais?|dure\w*|rapid\w*)\b/,
} as const;
