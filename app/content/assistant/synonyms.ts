import type { Topic } from "#app/domain/chat/topic";

/**
 * Groups of words with the same meaning for us, in our languages and, for the most frequent questions, in German, Swiss
 * German, Italian and Portuguese. The first word is the group's name. Lower case, without accents.
 */
export const synonyms: string[][] = `
price mch mutch cb prices pricing cost costs costing charge charges charged fee fees rate rates much howmuch prix tarif tarifs cout couts coute coutent couter couterait combien kostet kosten koste chostet choschtet choscht preis preise pris wieviel wievil costa costo costano prezzo prezzi quanto custa custo custam preco ballpark pricelist
website websites site sites webseite webseiten website websiite websiites homepage webpage internetseite sito siti web
shop store eshop webshop boutique ecommerce e-commerce onlineshop laden negozio loja sell selling sells vendre vend vendons vends vente verkaufen vendere vender
plan plans pack packs subscription subscriptions package packages tier forfait forfaits formule formules abonnement abonnements abo piano plano formula
hosting host hosted hoster hebergement heberger heberges hebergez hebergeur heberge serveur serveurs server servers alojamento
seo referencement positionnement ranking classement suchmaschine referencer visibility visibilite posizionamento
announce announces announcing annoncer annoncez annoncent
plants plantes
translation translations translate translated translating translator traduction traductions traduire traduit traduits traduisez
exclusive exclusivity exclusivite exclusif exclusifs exclusivement
politics droite gauche
sms texto textos
franc francs balles frs sfr
ads ad adverts advertising advertise advertisement campaign campaigns pub pubs publicite publicites annonce annonces campagne campagnes werbung pubblicita publicidade adwords sea
logo logos logotype branding
design designs graphisme graphique grafik graphic graphiste visuel
chatbot chatbots bot chat chats
lead leads prospect prospects acquisition enquiries enquiry
audit audits diagnostic
domain domains domaine domaines domainname dominio domaenen nomdedomaine url
mail mails email emails e-mail e-mails courriel courriels mailbox mailboxes messagerie couriel posta
delay delai delais timeline deadline duration duree dauert fast quickly rapidement vite soon
language languages langue langues multilingual multilingue bilingual bilingue trilingue sprache sprachen lingua lingue zweisprachig mehrsprachig lingua swedish suedois danish danois norwegian norvegien finnish finnois spanish espagnol espagnole portuguese portugais portugaise albanian albanais arabic arabe russian russe romansh romanche rumantsch chinese chinois mandarin japanese japonais serbian serbe croatian croate bosnian turkish turc polish polonais ukrainian ukrainien greek hindi tamil tigrinya korean coreen hungarian hongrois romanian roumain hebrew farsi persian
german deutsch alemanique alemaniques germanophone germanophones allemand tedesco dutsch duutsch schwiizerdutsch schwizerdutsch schweizerdeutsch schwyzerdutsch
french francais franzosisch francese
english anglais englisch inglese
italian italien italienisch italiano
include included includes including inclus incluse compris comprise comprises comprend comprennent inbegriffen dabei inbegriffe compreso compresa incluso incluido incluida contient contenu contain contains
free gratuit gratuite gratuits gratis gratuitement kostenlos offert
vat tva ttc ht mwst iva mehrwertsteuer taxes tax
cancel cancelling cancellation terminate termination resilier resiliation resilie kundigen kundigung disdire quit annuler annule annules annulez annulons annulation preavis notice cancelled canceled canceling
bound engagement lie minimum commitment term engage vertrag contract contrat contrats contracts
leave leaving pars partir quitter quitte leaves
own owns owner ownership appartient appartiennent proprietaire propriete gehort mine yours
pay paying paid pays payer paie jpaie paye jpaye payent payez payment payments paiement paiements zahlen bezahlen pagare pagar reglement
instalments instalment installments rate mensualites echelonner ratenzahlung rateale prestacoes prestacao
invoice invoices facture factures rechnung fattura billing facturation
discount discounts negotiable negotiate negocier negociable rabais remise remises reduction reductions coupon promo rabatt sconto desconto voucher
dear expensive cher chere chers teuer caro costly pricey overpriced extortionate exorbitant exorbitante exorbitants
money argent geld soldi refund refunds remboursement rembourser rembourse remboursez zuruck
quote quotes devis offerte preventivo orcamento estimate estimation quoted quoting
text texts textes texte copy copywriting wording redaction rediger redigez redige ecrire ecrivez ecrit write writes writing written writer texte
photo photos picture pictures images image fotos foto photography photographie pics pic photograph photographs
change changes changing modify modifier modification modifications edit edits editing changement changements aendern andern update updates updating updated modifiche corriger altered
redesign rafraichir rafraichi rafraichissement refonte redo refresh refaire refait refaites refaire moderniser modernise rebuild relooking
old vieux vieille vieillot ancien ancienne outdated alt dated ugly ancient
redirect redirects redirections redirection links link liens lien
person oepper oepperem opper opperem human humain humaine personne mensch persona pessoa colleague advisor conseiller agent
phone telephone telephones telephonez telephoner num tel natel telefon telefono telefonieren telefoniere telefonare
call calls appel appels appeler appelez rappeler rappelez rappel anrufen callback ring rappele chiamare rang ringing dial dialled phoned phoning
book booking reserver reservation reservations appointment appointments rdv rendez rendezvous slot slots creneau termin termine termins schedule buchen prenotare
move reschedule deplacer reporter decaler repousser verschieben
down offline panne inaccessible crash crashed broken broke breaks plante casse hs lauft kaputt
hacked hack piratage pirate piratee hacke hackers hacker hackeado gehackt ransomware ransomwares rancongiciel attaque attack attacked virus malware pirates compromised defaced infected malicious
urgent emergency urgence notfall sofort asap
support assistance sav
backup backups sauvegarde sauvegardes backuppe
secure security safe safely securite securise securisee securiser certificat certificate ssl https
framework react vue angular headless nextjs laravel symfony php stack frontend backend
maintenance maintain entretien wartung entretenir manutenzione maintained
wordpress wix shopify jimdo squarespace webflow joomla drupal wp weebly elementor framer strato prestashop typo3 godaddy webnode
app apps application applications
guarantee guaranteed guarantees garantie garantir garantissez garanti promise garantieren garanzia promettez promise promises
first premier premiere top number1
google googl gogle goggle googel gogol
map maps fiche listing profile
review reviews avis bewertung recensioni testimonial testimonials temoignage temoignages
result results resultat resultats effect effet
social reseaux instagram facebook insta linkedin tiktok meta fb reels reel youtube pinterest snapchat followers
print printing printed imprimer impression imprimez imprimerie drucken flyer flyers
card cards cartes carte
writewords articles article blog blogs
office bureau atelier studio buro ufficio
address adresse indirizzo where wo dove situe situes located based
open opening ouvert ouverte ouverts hours horaires horaire heures offen orari
saturday samedi sunday dimanche weekend week-end sonntag samstag
team equipe people personnes employees
since depuis founded fondee
reference references portfolio showcase showcases realisations examples exemple exemples example exemples
job jobs hiring hire career recrute recrutez recrutement embauche embauchez emploi poste postes postuler postule candidature candidat stage stages stagiaire stagiaires intern interns apprentissage cfc internship apprenticeship vacancy vacancies traineeship trainee trainees apprentice apprentices bootcamp
give gives given gave donner donne donnes donnez donnent
data donnees daten dati privacy confidentialite datenschutz gdpr rgpd nlpd lpd dsgvo
store2 stored stockees stocke stockes store speichern gespeichert recorded enregistre enregistrees enregistree recording sauvegardees
delete deletion effacer effacement supprimer supprimez supprime virer virez vire enlevez enleve effacer effacez loschen erase remove enlever deleted deleting erased
train trained training entrainer formation entrainement
conversation conversations discussion discussions chats consultation consultations
robot ia ai ki intelligence artificielle artificial
chatgpt gpt openai claude gemini copilot mistral perplexity llm
hello hi bjr slt bonjour salut hey coucou bonsoir hallo grueezi gruezi grüezi ciao buongiorno bomdia ola sali hoi
thanks thank merci danke grazie obrigado obrigada cheers thx
bye goodbye tchuss tchao ciaociao adieu
yearly annual annually annuel annuelle annee an year years ans annees jahrlich jahr annuale anno ano
monthly mensuel mensuelle month months mois monat monats pro-monat mese mes
bigger larger biggest bigger grand grande grands gros grosse superieur superieure big groesser grosser
smaller smallest small ptit ptite ptits petit petite petits inferieur inferieure klein kleinste piccolo
cheapest cheaper billigste barato economico
difference differences differ compare comparer comparaison versus vs unterschied comparing
recommend recommendation conseillez conseil conseiller choisir choose choice suggest empfehlen advise recommended recommends
need needs needed besoin faut brauche brauchen bisogno preciso necesito
trade metier branche business
customer customers client clients clientele kunden clienti clientes patients patient
product products produits produit articles produkte prodotti
deliver delivery livraison livrer ship shipping envoyer envoi lieferung
twint paypal stripe
template templates modele modeles theme themes
accessible accessibility accessibilite blind aveugle aveugles malvoyants handicap disabled wcag
mobile smartphone responsive iphone android tablet handy
legal juridique loi droit avocat law mentions legale
terms conditions cgv cg
setup installation install installed
extra extras hidden caches cache supplementaire supplementaires sus
start begin demarre demarrer demarrage commencer debut starten anfangen started starting starts
process steps etapes deroulement ablauf
trust confiance
competitor competitors confrere confreres concurrent concurrente concurrents concurrence rival
agency agence agences agencies agentur
nephew neveu niece fils son cousin cousine fille daughter brother frere soeur friend ami amie pote copain
budget budgets max maximum under unter
talk speak speaking parler parle parlez rede reden sprechen parlare falar schwatze
euro euros eur
weather meteo temps-fait wetter
help aide aider aidez hilfe aiuto hilft halfe helfen
restaurant restaurants resto restos vineyard pizzeria pizza cafe bistro bistrot brasserie traiteur catering caterer foodtruck hotel hotels auberge inn guesthouse bakery bakeries baker boulangerie boulanger patisserie chocolatier chocolaterie florist florists fleuriste fleuristes fleurs flowers coiffeur coiffeuse coiffure hairdresser hairdressers barber barbier physios dentistes magasin magasins salons beauty esthetique estheticienne physio physiotherapist physiotherapists physiotherapie osteopathe osteopath osteo garage garages garagiste mechanic carrosserie carpenter carpenters carpentry joiner menuiserie menuisier ebeniste schreinerei schriinerei winegrower winemaker vigneron vignerons viticulteur winery cabinet dentist dentists dentiste dentistes doctor doctors medecin medecins clinic clinique therapist therapeute psychologue psychologist psy naturopathe naturopath veterinaire veterinary vet plumber plumbers plombier electrician electricien couvreur roofer mason macon peintre paysagiste gardener jardinier landscaper architect architects architecte architectes fiduciaire accountant comptable notaire notary school schools ecole ecoles creche nursery association associations asso ong charity charities nonprofit ngo chalet camping campsite bnb gite bed spa institut massage masseuse masseur tattoo tatoueur onglerie boucherie boucher butcher farm agricole agriculteur museum musee yoga pilates fitness musician musicien artiste bookshop librairie epicerie grocery fromagerie cheesemaker brewery brasseur serrurier serrurerie limpezas autoecole realestate immobilier immobiliere pharmacy pharmacie optician opticien jeweller bijoutier bijouterie tailor couturiere blacksmith chauffagiste ramoneur parish paroisse eglise church riding equestrian manege kennel toiletteur locksmith locksmiths installateur installateurs tattoo tatouage tattooshop eglises infirmiere infirmier infirmieres sophrologue dieteticienne nutritionniste hypnotherapeute acupuncteur podologue logopediste midwife gynecologue pediatre dermatologue orthodontiste praticien praticiens dentaire carreleur charpentier charpentiers sanitaire vitrier decoratrice decorateur demenageurs taxi chauffeur nettoyage cordonnier horloger antiquaire brocante photographe photographer theatre chorale choeur choir fanfare orchestra troupe tennis judo danse dance gym buvette kiosque consultant consultante courtier broker assureur treuhand ems kebab sushi glacier commune communes municipality escape ludotheque bibliotheque fondation bar bars chicha creperie poissonnerie primeur mercerie papeterie quincaillerie friperie caviste cave torrefacteur apiculteur maraicher horticulteur pepiniere pisciniste storiste platrier plaquiste facadier ferblantier poelier tapissier tapissiere encadreur audioprothesiste coach traductrice traducteur kinesiologue reflexologue chiropraticien ergotherapeute psychiatre eleveur chenil garderie monitrice moniteur geometre ingenieur ingenieurs regie gerance conciergerie transporteur carrossier maquilleuse prothesiste doula barman fromager brasseurs agencement serruriers midwives roofers beekeeper tearoom grooming groomer opticiens psychologues fiduciaires notaires coiffeurs hotelier kita kindergarten nursing tiler tilers butchers bakers painter painters barbers mover movers undertaker funeral funerals mortgage pottery potter ceramics cheesemonger bike bicycle cycling velo watchmaker watchmakers goldsmith distillery hostel montessori tutor tutors nanny babysitter translator translators interpreter coaches caterers laundry cleaner cleaners decorators surf ski retreat dj wedding weddings caravan vets dental handyman surveyor horses stables guesthouses hostels winemakers wineries therapists psychotherapist psychotherapists hypnotherapist chiropractor chiropractors beautician nails brewer salon instructor instructors relocation upholsterer goldsmiths carpet tailors
which lequel laquelle lesquels lesquelles
report reports rapport rapports
bringin rapporter rapporte rapporterait rapportera rapportent
rating note notes ratings stars star etoile etoiles
confused largue larguee paume paumee comprends comprendre confus understand
lose loses losing lost loss perdre perd perds perdu perdue perdus perdent perte pertes
fix fixes fixed fixing repair repairs repaired reparer repare reparez reparation depanner depannage depanne
town lausanne geneve geneva fribourg freiburg berne bern bienne biel neuchatel sion montreux vevey nyon martigny delemont bulle yverdon romandie
stop stops stopped stopping arreter arrete arretes arretez arretons arret cesser cesse couper coupe coupez
see sees seen view views voir vois voit vu vus show shows shown showing montrer montre montrez
ask asks asked asking demander demande demandes demandent demandez
answer answers answered answering reply replies replied respond responds response responses repondre repond repondent repondez repondu reponse reponses
send sends sent sending envoie envoies envoyez envoye
receive receives received receiving recevoir recois recoit recevez recu recue
find finds finding found findable trouver trouve trouves trouvent trouvez retrouver introuvable
search searches searching searched chercher cherche cherches cherchent recherche recherches
buy buys buying bought purchase purchased acheter achete achetes achetez achat kaufen
add adds added adding ajouter ajoute ajoutes ajoutez rajouter rajoute
build builds building built create creates created creating creation creer cree creez construire construit fabriquer
takeover reprendre reprend reprends reprenez repris reprise
recover recuperer recupere recuperez
error errors erreur erreurs bug bugs
slow slower slowly lent lente lents lentement rame ramer rament laggy
try trying trial tester essai essais essayer essayez demo demonstration
bankrupt bankruptcy faillite liquidation insolvent
student students etudiant etudiante etudiants memoire thesis
press journalist journalists reporter newspaper newspapers media medias journaliste journalistes presse
partner partners partnership partnerships partenaire partenaires partenariat partenariats collaborate collaboration collaborer reseller resellers revendeur affiliate
boss patron patronne chef directeur directrice director ceo founder fondateur fondatrice dirige dirigeant gerant
complain complains complaint complaints plainte plaindre reclamation reclamer mecontent mecontente unhappy disappointed decu decue insatisfait complained
scam scams scammer scammers fraud frauds fraude arnaque arnaques arnaqueur arnaqueurs escroc escrocs escroquerie voleur voleurs thief thieves crook crooks swindler swindlers
children child kids enfant enfants pupil pupils
password passwords mdp login logins identifiants
access acces accede acceder
form forms formulaire formulaires
visitor visitors visiteur visiteurs
company companies firm firms entreprise entreprises societe societes pme sme firma
employee employees collaborateur collaborateurs collaboratrice employe employes salarie salaries staff
afraid worry worried worries scared fear fears peur crains crainte inquiet inquiete inquietude
replace replaces replaced remplacer remplace remplacera remplacent
deposit acompte upfront arrhes
meet meets meeting meetings rencontrer rencontre visio visioconference zoom teams reunion
colour colours color colors couleur couleurs
hostpoint infomaniak ovh ionos gandi cyon
calendly onedoc doctolib thefork lunchgate salonkee treatwell fresha planity mews
bexio crm salesforce hubspot abacus odoo sap winbiz cresus
newsletter newsletters mailchimp brevo mailing mailings emailing infolettre mailshot mailshots
statistics stats statistiques statistique analytics chiffres figures
cookie cookies
why pourquoi pk pkoi warum
total totale altogether overall
worth worthwhile rentable rentabilite
contact contacts contacter contactez joindre joignable reach reachable
useless inutile nul nulle nuls pourri rubbish crap crappy
abroad etranger foreign international
rent renting rental louer location
renew renews renewal renewed renewing renouveler renouvelle renouvellement
expire echu echue perime perimee expires expired expiring expiry expirer expiration echeance
sign signs signed signing signer signe signez signature
copied copies copying copier copie copient recopier
bitcoin bitcoins crypto cryptos cryptocurrency ethereum
stupid idiot idiote bete debile cretin conne dumb moron
ricardo etsy ebay tutti anibis marketplace
freelance freelances freelancer freelancers
take takes taking prendre prend prends prenez prendrait prendra prennent
available availability availabilities disponible disponibles disponibilite disponibilites dispo dispos
insurance assurance insured assure
wait waiting attendre attends attente
compatible incompatible compatibility
transfer transfers transferred transferring transferer transfert migrate migration migrer demenager demenagement
ticino tessin tessinois
harass harassed harceler harcele harcelement chased chase pestered relance relances relancer spammed
file files fichier fichiers pdf pdfs document documents
visit visits visite visites
colleagues collegue collegues coworker coworkers
limit limits limited limite limites limitee illimite unlimited
elderly agees agee ages aines seniors senior
receptionist secretary secretaire secretaires reception receptionniste receptionnistes
increase increases increased augmenter augmente augmentez augmentent augmentation augmentations hausse doubler doublez doublent
resell reselling resold revendre revend revendez revends revendu revendus
death die died dies dead deces decede decedes mort meurt meurs
computer computers ordinateur ordinateurs ordi ordis pc laptop laptops
know knows connais connait connaissez connaitre connaissent
save saves saved enregistrer garder garde gardes gardez gardent keep keeps keeping kept conserver conserve
brandnew neue neuen neues neuer nuovo nuova nuovi
work works worked working bosse bosses bosser bossent bossait boulot taf travailler travaille travailles travaillez travaillent arbeiten arbeitet lavorate lavorare lavora
video videos vids vid film films filming filmed drone clips
forget forgot forgotten forgets oublier oublie oubliez
steal stole stolen stealing vole voler vol volees
`
  .trim()
  .split("\n")
  .map((line) => line.split(" "));

/** Expressions of several words, each with the words above that replace it. */
export const expressions: [string, string][] = [
  ["1er", "premier"],
  ["site internet neuf", "brandnew website"],
  ["site neuf", "brandnew website"],
  ["nouveau site web", "brandnew website"],
  ["nouveau site", "brandnew website"],
  ["new web site", "brandnew website"],
  ["new homepage", "brandnew website"],
  ["new site", "brandnew website"],
  ["new website", "brandnew website"],
  ["dure combien", "delay"],
  ["combien ca dure", "delay"],
  ["prend combien", "delay"],
  ["set me back", "price"],
  ["set us back", "price"],
  ["what s the damage", "price"],
  ["ball park", "price"],
  ["rough figure", "price"],
  ["order of magnitude", "price"],
  ["ordre de grandeur", "price"],
  ["be fast", "slow"],
  ["load fast", "slow"],
  ["loads fast", "slow"],
  ["fast site", "slow"],
  ["fast website", "slow"],
  ["site fast", "slow"],
  ["website fast", "slow"],
  ["load quickly", "slow"],
  ["load well", "slow"],
  ["rip off", "dear scam"],
  ["ripping me off", "scam"],
  ["ripped off", "scam"],
  ["locked in", "bound"],
  ["tied in", "bound"],
  ["tied down", "bound"],
  ["part ways", "leave"],
  ["work experience", "job"],
  ["data protection", "data"],
  ["protection des donnees", "data"],
  ["search engine", "seo"],
  ["search engines", "seo"],
  ["my old web", "old agency"],
  ["web guy", "agency"],
  ["web designer", "agency"],
  ["web developer", "agency"],
  ["web chap", "agency"],
  ["web person", "agency"],
  ["web man", "agency"],
  ["web agency", "agency"],
  ["webmaster", "agency"],
  ["webdesigner", "agency"],
  ["in person", "meet"],
  ["face to face", "meet"],
  ["google thing", "google map"],
  ["google thingy", "google map"],
  ["business profile", "map"],
  ["google business", "google map"],
  ["ring me", "call"],
  ["ring you", "call"],
  ["give me a ring", "call"],
  ["give me a call", "call"],
  ["call me back", "call"],
  ["phone me", "call"],
  ["too much money", "dear"],
  ["a lot of money", "dear"],
  ["lot of money", "dear"],
  ["rock up", "dropin"],
  ["pop in", "dropin"],
  ["pop by", "dropin"],
  ["swing by", "dropin"],
  ["call in", "dropin"],
  ["i quote", "cite"],
  ["to quote your", "cite"],
  ["quote you", "cite"],
  ["quote your", "cite"],
  ["prix association", "discount"],
  ["tarif association", "discount"],
  ["prix pour association", "discount"],
  ["special rate", "discount"],
  ["charity rate", "discount"],
  ["change plan", "upgrade"],
  ["change plans", "upgrade"],
  ["switch plan", "upgrade"],
  ["switch plans", "upgrade"],
  ["move up", "upgrade"],
  ["changer de formule", "upgrade"],
  ["changer de forfait", "upgrade"],
  ["changer d abonnement", "upgrade"],
  ["passer au suivant", "upgrade"],
  ["page 2", "seo lowrank"],
  ["page 3", "seo lowrank"],
  ["page 4", "seo lowrank"],
  ["second page", "seo lowrank"],
  ["third page", "seo lowrank"],
  ["2e page", "seo lowrank"],
  ["3e page", "seo lowrank"],
  ["deuxieme page", "seo lowrank"],
  ["troisieme page", "seo lowrank"],
  ["combien de temp", "delay"],
  ["a partir de", ""],
  ["etes ou", "where"],
  ["t es ou", "where"],
  ["en veux plus", "morethan"],
  ["en ai plus", "morethan"],
  ["en faut plus", "morethan"],
  ["il en faut plus", "morethan"],
  ["i want more", "morethan"],
  ["i need more", "morethan"],
  ["c est tout", "thatsall"],
  ["is that all", "thatsall"],
  ["that s all", "thatsall"],
  ["ca veut dire quoi", "meaning"],
  ["ca veut dire", "meaning"],
  ["veut dire quoi", "meaning"],
  ["c est a dire", "meaning"],
  ["what does that mean", "meaning"],
  ["what do you mean", "meaning"],
  ["vous etes sur", "confirm"],
  ["t es sur", "confirm"],
  ["vous confirmez", "confirm"],
  ["are you sure", "confirm"],
  ["can you confirm", "confirm"],
  ["m a plante", "letdown"],
  ["ete plante", "letdown"],
  ["let me down", "letdown"],
  ["mal compris", "confused"],
  ["de l heure", "hourly"],
  ["a l heure", "hourly"],
  ["an hour", "hourly"],
  ["saas fee", ""],
  ["site vitrine", "website"],
  ["sites vitrines", "website"],
  ["s affiche plus", "down"],
  ["s affiche pas", "down"],
  ["s affichent plus", "down"],
  ["s ouvre plus", "down"],
  ["pagare a rate", "instalments"],
  ["pagamento a rate", "instalments"],
  ["me rendez", "refund"],
  ["a coup sur", "guarantee"],
  ["votre avis", "opinion"],
  ["ton avis", "opinion"],
  ["your opinion", "opinion"],
  ["changer d avis", "changemind"],
  ["change d avis", "changemind"],
  ["changed my mind", "changemind"],
  ["change my mind", "changemind"],
  ["sage femme", "restaurant"],
  ["pompes funebres", "restaurant"],
  ["funeral home", "restaurant"],
  ["page d accueil", "frontpage"],
  ["page accueil", "frontpage"],
  ["home page", "frontpage"],
  ["en cours de route", "midway"],
  ["dans le vide", "unanswered"],
  ["ca sonne", "call"],
  ["le suivant", "bigger"],
  ["celui d apres", "bigger"],
  ["the next one", "bigger"],
  ["le moyen", "middle"],
  ["du milieu", "middle"],
  ["the middle one", "middle"],
  ["par ecrit", "inwriting"],
  ["in writing", "inwriting"],
  ["noir sur blanc", "inwriting"],
  ["bon cadeau", "giftvoucher"],
  ["bons cadeaux", "giftvoucher"],
  ["bons cadeau", "giftvoucher"],
  ["gift voucher", "giftvoucher"],
  ["gift vouchers", "giftvoucher"],
  ["gift card", "giftvoucher"],
  ["gift cards", "giftvoucher"],
  ["vous etes combien", "teamsize"],
  ["combien etes vous", "teamsize"],
  ["etes combien", "teamsize"],
  ["how many are you", "teamsize"],
  ["wie lang", "delay"],
  ["back up", "backup"],
  ["back ups", "backup"],
  ["servirait a quoi", "worth"],
  ["qui fera", "occup"],
  ["qui ferait", "occup"],
  ["qui fait", "occup"],
  ["appelle qui", "occup"],
  ["who will make", "occup"],
  ["who makes", "occup"],
  ["who would do", "occup"],
  ["who will do", "occup"],
  ["en charger", "occup"],
  ["en charge", "occup"],
  ["a moi", "own"],
  ["looks after", "occup"],
  ["look after", "occup"],
  ["who does it", "occup"],
  ["la poste", "postoffice"],
  ["post office", "postoffice"],
  ["comme toi", "chatbot"],
  ["like you", "chatbot"],
  ["hello dear", "hello"],
  ["my dear", ""],
  ["a la louche", ""],
  ["at all", ""],
  ["pas du tout", ""],
  ["le plus cher", "bigger"],
  ["d au dessus", "bigger"],
  ["au dessus", "bigger"],
  ["the dearer", "bigger"],
  ["next one up", "bigger"],
  ["one up", "bigger"],
  ["come on", ""],
  ["question mark", ""],
  ["haut de gamme", "bigger"],
  ["bring it down", "reduce"],
  ["bring down", "reduce"],
  ["slow down", "slow"],
  ["write down", "note"],
  ["drive down", ""],
  ["sans engagement", "bound"],
  ["lecteur d ecran", "accessible"],
  ["screen reader", "accessible"],
  ["landing", "onepage"],
  ["link building", "linkbuilding"],
  ["permanently closed", "closedforever"],
  ["ferme definitivement", "closedforever"],
  ["pages de plus", "pages extra"],
  ["pages en plus", "pages extra"],
  ["more pages", "pages extra"],
  ["en gros", ""],
  ["ca revient", "price"],
  ["revient a", "price"],
  ["fermez boutique", "bankrupt"],
  ["out of business", "bankrupt"],
  ["close down", "bankrupt"],
  ["payment plan", "instalments"],
  ["payment plans", "instalments"],
  ["mentions legales", "imprint"],
  ["legal notice", "imprint"],
  ["any openings", "job"],
  ["openings for", "job"],
  ["infos sur moi", "data"],
  ["informations sur moi", "data"],
  ["info about me", "data"],
  ["about me", "data"],
  ["sur moi", "data"],
  ["pas un rond", "poor"],
  ["pas d argent", "poor"],
  ["pas de sous", "poor"],
  ["no money", "poor"],
  ["petit fils", "nephew"],
  ["boite mail", "mail"],
  ["boite mails", "mail"],
  ["boite de reception", "mail"],
  ["boite pleine", "mail full"],
  ["boite gmail", "mail"],
  ["ma boite", "company"],
  ["la boite", "company"],
  ["une boite", "company"],
  ["notre boite", "company"],
  ["faire un geste", "discount"],
  ["i m writing for", "press"],
  ["en especes", "cash"],
  ["especes", "cash"],
  ["taux horaire", "hourly"],
  ["tarif horaire", "hourly"],
  ["prix de l heure", "hourly"],
  ["hourly rate", "hourly"],
  ["per hour", "hourly"],
  ["par heure", "hourly"],
  ["mots de passe", "password"],
  ["espace client", "memberarea"],
  ["espace clients", "memberarea"],
  ["espace membre", "memberarea"],
  ["espace membres", "memberarea"],
  ["client area", "memberarea"],
  ["customer area", "memberarea"],
  ["members area", "memberarea"],
  ["member area", "memberarea"],
  ["client portal", "memberarea"],
  ["customer portal", "memberarea"],
  ["pas de nouvelles", "noreply"],
  ["pas de reponse", "noreply"],
  ["sans reponse", "noreply"],
  ["sans nouvelles", "noreply"],
  ["heard back", "noreply"],
  ["no reply", "noreply"],
  ["no answer", "noreply"],
  ["no response", "noreply"],
  ["sans rendez vous", "dropin"],
  ["venir vous voir", "dropin"],
  ["passer vous voir", "dropin"],
  ["drop by", "dropin"],
  ["come by", "dropin"],
  ["stop by", "dropin"],
  ["walk in", "dropin"],
  ["one pager", "onepage"],
  ["one page", "onepage"],
  ["single page", "onepage"],
  ["landing page", "onepage"],
  ["page unique", "onepage"],
  ["une page", "onepage"],
  ["une seule page", "onepage"],
  ["think of", "opinion"],
  ["think about", "opinion"],
  ["pensez quoi de", "opinion"],
  ["penses quoi de", "opinion"],
  ["tu penses de", "opinion"],
  ["une ferme", "restaurant"],
  ["ma ferme", "restaurant"],
  ["notre ferme", "restaurant"],
  ["adresse web", "domain"],
  ["adresse internet", "domain"],
  ["web address", "domain"],
  ["white screen", "down"],
  ["ecran blanc", "down"],
  ["page blanche", "down"],
  ["blank page", "down"],
  ["white page", "down"],
  ["not working", "notwork"],
  ["not work", "notwork"],
  ["doesn t work", "notwork"],
  ["don t work", "notwork"],
  ["isn t working", "notwork"],
  ["stopped working", "notwork"],
  ["marche plus", "notwork"],
  ["marche pas", "notwork"],
  ["fonctionne plus", "notwork"],
  ["fonctionne pas", "notwork"],
  ["don t", ""],
  ["doesn t", ""],
  ["isn t", ""],
  ["aren t", ""],
  ["didn t", ""],
  ["couldn t", ""],
  ["wouldn t", ""],
  ["haven t", ""],
  ["hasn t", ""],
  ["wasn t", ""],
  ["vaut la peine", "worth"],
  ["vaut le coup", "worth"],
  ["sert a quoi", "worth"],
  ["a quoi sert", "worth"],
  ["a quoi ca sert", "worth"],
  ["worth it", "worth"],
  ["tout compris", "include"],
  ["all inclusive", "include"],
  ["one time", "once"],
  ["one off", "once"],
  ["une seule fois", "once"],
  ["une fois", "once"],
  ["real person", "person"],
  ["someone real", "person"],
  ["vraie personne", "person"],
  ["take over", "takeover"],
  ["law firm", "restaurant"],
  ["for a lawyer", "restaurant"],
  ["for lawyers", "restaurant"],
  ["pour un avocat", "restaurant"],
  ["je suis avocat", "restaurant"],
  ["je suis avocate", "restaurant"],
  ["i m a lawyer", "restaurant"],
  ["cabinet d avocats", "restaurant"],
  ["etude d avocats", "restaurant"],
  ["24 7", "night"],
  ["24h 24", "night"],
  ["carte de visite", "card"],
  ["cartes de visite", "card"],
  ["business card", "card"],
  ["business cards", "card"],
  ["phone number", "phone"],
  ["numero de telephone", "phone"],
  ["driving school", "restaurant"],
  ["auto ecole", "restaurant"],
  ["real estate", "restaurant"],
  ["estate agent", "restaurant"],
  ["food truck", "restaurant"],
  ["tea room", "restaurant"],
  ["chambre d hotes", "restaurant"],
  ["chambres d hotes", "restaurant"],
  ["on hold", "pause"],
  ["etats unis", "usa"],
  ["united states", "usa"],
  ["lauft numme", "down"],
  ["lauft nomme", "down"],
  ["geht nicht", "down"],
  ["geht nicht mehr", "down"],
  ["funktioniert nicht", "down"],
  ["funktioniert nicht mehr", "down"],
  ["non funziona", "down"],
  ["nao funciona", "down"],
  ["good evening", "hello"],
  ["good afternoon", "hello"],
  ["good day", "hello"],
  ["hi there", "hello"],
  ["yoga studio", "restaurant"],
  ["aujourd hui", "today"],
  ["how much work", "effort"],
  ["how much time", "delay"],
  ["how much of my time", "effort"],
  ["moins de", "under"],
  ["less than", "under"],
  ["quelle heure est il", "clock"],
  ["what time is it", "clock"],
  ["am i talking", "robot talk"],
  ["je parle a", "robot talk"],
  ["rien compris", "confused"],
  ["raison sociale", "company"],
  ["pas compris", "confused"],
  ["a mon nom", "mine"],
  ["que faites vous", "services"],
  ["what do you do", "services"],
  ["vous faites quoi", "services"],
  ["en quoi pouvez vous aider", "helpful"],
  ["ou etes vous", "where"],
  ["ou est", "where"],
  ["ou sont", "where"],
  ["ou se trouve", "where"],
  ["qui etes vous", "company"],
  ["who are you", "company"],
  ["combien de temps", "delay"],
  ["cb de tps", "delay"],
  ["take it down", "delete"],
  ["taken down", "delete"],
  ["take down", "delete"],
  ["cb de temps", "delay"],
  ["combien de tps", "delay"],
  ["the one above", "bigger"],
  ["one above it", "bigger"],
  ["how long", "delay"],
  ["how soon", "delay"],
  ["wie lange", "delay"],
  ["quanto tempo", "delay"],
  ["how much", "price"],
  ["wie viel", "price"],
  ["wie vil", "price"],
  ["combien de", "howmany"],
  ["how many", "howmany"],
  ["nom de domaine", "domain"],
  ["domain name", "domain"],
  ["set up", "setup"],
  ["mise en service", "setup"],
  ["mise en place", "setup"],
  ["google ads", "ads"],
  ["en ligne", "online"],
  ["on line", "online"],
  ["e commerce", "shop"],
  ["online shop", "shop"],
  ["rendez vous", "book"],
  ["e mail", "mail"],
  ["open source", "opensource"],
  ["bon marche", "cheapest"],
  ["moins cher", "cheapest"],
  ["par an", "yearly"],
  ["a l annee", "yearly"],
  ["per year", "yearly"],
  ["a year", "yearly"],
  ["pro jahr", "yearly"],
  ["pro monat", "monthly"],
  ["par mois", "monthly"],
  ["a month", "monthly"],
  ["per month", "monthly"],
  ["je m appelle", ""],
  ["s il vous plait", ""],
  ["s il te plait", ""],
  ["est ce que", ""],
  ["est ce qu", ""],
  ["qu est ce que", "what"],
  ["qu est ce qu", "what"],
  ["c est quoi", "what"],
  ["secure web", "secureweb"],
  ["bom dia", "hello"],
  ["guten tag", "hello"],
  ["good morning", "hello"],
  ["bed and breakfast", "hotel"],
  ["web site", "website"],
  ["mot de passe", "password"],
  ["not secure", "insecure"],
  ["non securise", "insecure"],
];

/** The topic of a message that contains one of these words. */
export const topicByToken: Record<string, Topic> = {
  website: "site",
  shop: "shop",
  hosting: "hosting",
  maintenance: "hosting",
  seo: "search",
  ads: "ads",
  social: "ads",
  logo: "design",
  design: "design",
  print: "design",
  chatbot: "bot",
  robot: "bot",
  lead: "leads",
  audit: "audit",
  domain: "hosting",
  mail: "hosting",
  redesign: "redesign",
  app: "site",
  data: "data",
  book: "booking",
  job: "company",
  backup: "hosting",
};

/** The word for each topic. */
export const topicWords: Partial<Record<Topic, string>> = {
  site: "website",
  plans: "plan",
  shop: "shop",
  hosting: "hosting",
  search: "seo",
  ads: "ads",
  design: "logo",
  bot: "chatbot",
  leads: "lead",
  audit: "audit",
  redesign: "redesign",
  data: "data",
  booking: "book",
};

/** The most common function words of each language, by which the languages are told apart. */
export const functionWords = {
  en: "the is are and or on at by from with your our we us be it that this then a an once of how what do does you for my i in to can which when where who if please would like hello am have has will was there not me they not so just any get need want make could should about out up than into no but already also wrote said still because much many here",
  fr: "le la les un une nous notre nos se ce cette sur par fois facture sont en des du de est combien quel quelle quels quelles pour vous votre vos je j mon ma mes dans et ou avec que qui comment avez etes il elle bonjour d l au aux a ca c pas ne on tu moi si mais faites faut peut puis suis y qu n m s t svp chez tout quoi fait va salut merci non",
  de: "und der das ist nicht wir sie fur mit ein eine einen von zu auf ihre unsere ich kann wie was kostet haben sind im mir mached ihr uf au chlini z u mer dir isch git wer cha so e es nid nume wenn oder auch auf brauchen bis gruezi grüezi guten tag diesen speichern hallo bitte mein meine",
  it: "il di che per una sono non gli della el con fate anche quanto quanti costa buongiorno avete mi un e la in lo siete grado trovare ho vorrei ciao posso siamo noi vostro grazie nel prezzo sito tempo serve azienda vendiamo su due tre studi",
  pt: "o os as um uma para por com tenho quero queria saber quanto custa bom dia obrigado em meu minha voces posso pagar esta mais falo mal desculpe mes plano barato e dominio incluido simples",
} as const;

/** Words without a meaning of their own. */
export const stopWords =
  "ap pis jvoudrai jvoudrais jveux jvx jpeux jsais jvais jcherche chui chuis vx soit sera seront serait serais voudrait aimerait him them those whose someone themselves himself herself celui celle ceux celles cest aprem pr qqn kan ke ki auj ajd tps eu bossez heard hear ch com www j ve re ll yr yrs lol mdr omg btw bcp tjs qd jai jsuis dsl quel quelle quels quelles rn koi concretement serieusement seriously honestly franchement bon haha longtemps moi toi lui eux soi actually really exactly exactement juste justement simply simplement even again already deja encore over while think thought guess believe crois pense penser say says said tell told dit dis dire comme because parce puisque however maybe perhaps sorry pardon desole madame monsieur mr mrs stuff thing things truc chose choses something quelque anyway enough assez lot beaucoup kind sort genre rather plutot possible possibly one ones other autre autres each every both mostly always toujours right est-ce the a an is are am be was were been do does did have has had will would can could should may might i you we they he she it me my your our us his her its their this that these those to of in on at by for from with and or but if so as then than into about just some any there here also very really please ok well oh um le la les un une des du de d l au aux et ou mais donc or ni car je tu il elle on nous vous ils elles me te se m t s n y en ce cet cette ces c ca cela mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs est sont suis es etes sommes ai as a avons avez ont etait etre avoir que qui quoi qu dont par pour avec sans sur sous dans chez vers plus tres bien alors aussi tout tous toute toutes si ne pas svp stp sil voila vs pcq und der die das ist sind ein eine einen wir ihr ich sie mir es fur mit von zu auf im in auch u e mer isch il lo gli di che per una con anche mi siete fate avete siamo o os um uma para com em em e that's it's i'm don't got let lets get gets like go going teh pls plz ur u r kk ya yeah yep still too only even much2 them what's want wants wanted vouloir veux voudrais aimerais voulez fais fait faites faire make makes making do doing peux peut pouvez pourrais pourriez pouvoir";
