/** Realistic enquiries to an agency, with the addresses of sites, signatures, bits of HTML, and long texts. */
export const enquiries: Record<string, unknown>[] = [
  {
    name: "Sandra Blanc",
    message:
      "Bonjour, notre site actuel est https://www.menuiserie-blanc.ch et il n'est plus adapté aux téléphones. Pouvez-vous nous faire une offre pour une refonte ?",
  },
  {
    name: "Marc Oberson",
    message: `Bonjour,

Je cherche une agence pour notre cabinet de physiothérapie à Bulle. J'aime bien ces trois sites :
https://www.physio-lac.ch
https://www.kine-centre.ch/equipe
https://physio-nyon.ch

Notre site : www.physio-oberson.ch

Meilleures salutations
Marc Oberson
Physio Oberson Sàrl
Rue de Gruyères 12, 1630 Bulle
+41 26 555 01 77 | marc@physio-oberson.ch | www.physio-oberson.ch`,
  },
  { name: "www.garage.ch SA", message: "Nous aimerions être rappelés au sujet d'un site pour le garage." },
  { name: "Garage Dupont (www.garage-dupont.ch)", message: "Rappelez-moi svp, je suis à l'atelier dès 7h." },
  {
    name: "Anna Frei",
    message:
      "Please write to me at <anna@firma.ch>, or to our office <office@firma.ch>. We need a site in French and English.",
  },
  {
    name: "Peter Sutter",
    message:
      "An SEO tool tells me that our <h1> tags are missing and that <title> is the same on all pages. Is that something you fix? The site is http://sutter-treuhand.ch",
  },
  {
    name: "Inès Favre",
    message:
      'Quand je colle <script src="https://widget.booking.example/v2.js"></script> dans mon site, rien ne s\'affiche. Et la balise <meta name="description" content="Hôtel à Montreux"> est-elle correcte ?',
  },
  {
    name: "Tom Baker",
    company: "Baker & Sons",
    message:
      "Hi there, I'm comparing three agencies. Our competitors are https://www.alpha.example, https://www.beta.example and https://www.gamma.example; we are https://www.bakerandsons.example. Could you tell me how we rank next to them, and what your Pro plan would change?",
  },
  { name: "Élodie", message: "" },
  { name: "J.-P. Müller", message: "devis svp" },
  {
    name: "Caroline Rey",
    message: `${"Notre association organise chaque année un festival de musique au bord du lac et nous devons vendre des billets, publier le programme, recruter des bénévoles et tenir nos sponsors au courant. ".repeat(18)}Merci d'avance !`,
  },
  {
    name: "Luca Bernasconi",
    message:
      "Il nostro sito è in italiano (www.bernasconi-vini.ch), vorremmo una versione francese. Budget: CHF 2'000-3'000. Combien de temps ?",
  },
  {
    name: "Nathalie Kohler",
    message:
      "Bonjour, suite à votre mail du 12.11 : oui pour jeudi. Voici nos textes : https://www.dropbox.example/sh/abc?dl=0 et les photos : https://photos.example/album/42 \n\nEnvoyé de mon iPhone",
  },
  {
    name: "Dr méd. Anne-Lise Roch",
    message:
      "Cabinet : https://cabinet-roch.ch. Je souhaite afficher « fermé le 1er août » -> possible ? 5 < 10 pages.",
  },
  {
    name: "Kevin",
    message:
      "my wordpress was hacked, it redirects to some casino page!! site is https://www.kevins-bikes.example/shop?id=3&ref=home . can u help today? 079 555 01 88",
  },
  {
    name: "Familie Zbinden",
    message:
      "Guten Tag, wir haben einen Hof mit Laden in Schwarzenburg (www.zbinden-hof.example). Machen Sie auch Seiten auf Deutsch? Freundliche Grüsse",
  },
  {
    name: "Rachel O'Connor",
    message:
      "RE: quote. On the page https://rivelac.example/en/pricing you say 5 h of light edits a month; on https://rivelac.example/en/services/website-design-development I don't find them. Which is it?",
  },
  {
    name: "Fiduciaire du Léman",
    message:
      "Nous avons reçu une offre d'un concurrent à 12'000.- pour 8 pages. Est-ce raisonnable ? Lien de leur proposition : https://drive.example/file/d/1a2b3c/view?usp=sharing",
  },
  {
    name: "Yann",
    message:
      "Le formulaire [contact] de mon site n'envoie rien, j'ai ça dans le code : <form action=\"mailto:info@yann.example\">. Vous réparez ? \u{1F64F}",
  },
  {
    name: "Daniel",
    message: `Our shop is down since this morning and we only get this:

Fatal error: Uncaught Error: Call to undefined function create_function() in /srv/web/wp-content/plugins/old-slider/init.php:112
Stack trace: #0 /srv/web/wp-settings.php(447): include_once()
There has been a critical error on this website. <a href="https://wordpress.example/documentation/article/faq-troubleshooting/">Learn more about troubleshooting WordPress.</a>

We sell outdoor gear, about forty orders a day. Is this something you look at today, and what would it cost?
Our hosting is elsewhere, I can send the login. Please call me rather than write: 079 555 01 99. Thank you!`,
  },
  {
    name: "Ana Ribeiro (boulangerie)",
    message:
      "Bonjour, combien coûte un logo + cartes de visite + enseigne ? Instagram : https://instagram.example/boulangerie.ribeiro\nFacebook : https://www.facebook.example/boulangerieribeiro\nMerci <3",
  },
];
