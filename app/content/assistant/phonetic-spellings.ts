/** French words spelt by ear or in haste, each with the correct words. None of the misspellings is another word. */
const words = `
é: et
cé, sé, cest: c'est
lé: les
dé: des
vou: vous
nou: nous
pa: pas
fo, fau: faut
fé: fait
jveux: je veux
jpeux: je peux
jpaie: je paie
jai, jé: j'ai
jaime: j'aime
jaimerai, jaimerais, jaimeré: j'aimerais
javais: j'avais
jaurai, jaurais: j'aurais
jouvre: j'ouvre
gogle, gougle: google
gato, gatau: gâteau
gatos, gataus: gâteaux
comande: commande
comandes: commandes
tan, tems: temps
veu: veux
voudré, voudrè: voudrais
pouvé: pouvez
avé: avez
feté: faites
zete, zetes, zête, zêtes: êtes
ékrir, ekrir, écrir, ecrir, ékrire: écrire
fair: faire
ke: que
ki: qui
koi: quoi
kan, kand: quand
kel, kèl: quel
kelle: quelle
kelkun, quelqun, kelkin: quelqu'un
pourkoi, pourcoi: pourquoi
coman, comen, coment, komen, komman, koman, komment, komant: comment
conbien, combein, konbien, combiin: combien
coutte, koute: coûte
ané, anné, anée: année
foto: photo
fotos: photos
paje: page
pajes: pages
internete, internette: internet
telefone, téléfone, telephonne, téléfon: téléphone
tekste, texe: texte
tekstes, texes: textes
orère, orere, horère, orair, oraire: horaire
orères, oreres, orairs, oraires: horaires
fote: faute
fotes: fautes
corigé, corijé: corriger
ouver: ouvert
samdi: samedi
plutau: plutôt
boulangeri: boulangerie
menuisié: menuisier
kestion: question
reponce, réponce: réponse
voi: voix
ya: y a
`;

/** The correct word for a misspelt one. */
export const phoneticSpellings: ReadonlyMap<string, string> = new Map(
  words
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [forms = "", meant = ""] = line.split(": ");
      return forms.split(", ").map((form) => [form, meant] as const);
    }),
);
