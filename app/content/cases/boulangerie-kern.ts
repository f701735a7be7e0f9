import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { cases } from "#app/domain/offers/cases";
import { francsInText } from "#app/domain/offers/money";
import { terms } from "#app/domain/offers/terms";
import { brand } from "#app/domain/site/brand";
import type { CaseWords } from "./case-words";

const { now } = cases["boulangerie-kern"].figure;

export const boulangerieKern: Localized<CaseWords> = typeset({
  en: {
    head: {
      title: `Bakery website and identity in Köniz – ${brand.name}`,
      description: `How a bakery in Köniz sells ${now} sourdough loaves by 9:00: a page that opens with the oven's timetable, a hand-drawn visual identity, and what they cost.`,
    },
    trade: "Bakery, 2 shops, site in German",
    title: "The page says what comes out of\u00A0the\u00A0oven, and when",
    figure: {
      value: `${now}`,
      unit: "sourdough loaves, sold out by 9:00",
      before: null,
    },
    situation: {
      title: "Good bread, and people who came too late",
      text: "Beat Kern baked at night and had no sourdough loaves left by ten. Half of his customers came at eleven and left with rolls. The old page began with 1931, his grandfather and a picture of the van.",
    },
    constraint: {
      title: "A baker has no time for a website",
      text: "At 4:30 in the morning, nobody sits down at a keyboard. Whatever the page says must be true without anybody touching it, in German, on the phone of somebody who is still in bed.",
    },
    decision: {
      title: "The oven's timetable comes\u00A0first, “our\u00A0history” last",
      text: "We asked Beat Kern which bread people want, and when. The page opens with that list: each bread with its weight, its price and the hour at which it comes out of the oven; and, for the sourdough, the hour by which it is gone. The page looks like a linocut, in two inks on cream paper; the bags carry the same drawings.",
    },
    change: {
      title: "Customers now come at eight",
      text: `All ${now} loaves are gone by 9:00, an hour earlier than before, because people know when to come. Beat Kern bakes as many as he always did, but nobody comes at eleven in vain any more.`,
      board: [
        { time: "8:00", what: "Customers come", before: "Half of them used to come at 11:00" },
        { time: "9:00", what: `All ${now} loaves are sold`, before: "It used to be 10:00" },
      ],
    },
    work: [
      "Identity: logo, lettering, three colours, six printed items",
      `Five pages in German, 10 hours at ${francsInText(terms.extraHour, "en")}`,
    ],
    outside: "The identity and the five pages in German",
    lettering: { situation: ["bread\nwas left", "at 11,\nhalf the\ncustomers"] },
    otherwise:
      "We gave the opening hours of both shops on one line. People went to the wrong one. Now each shop has a line of its own; it should have had one from the first day.",
    pictures: {
      home: "The home page as a linocut in two inks on cream: loaves with their scoring, and the oven's timetable from the early morning on.",
      inner: "One bread: its crumb cut through, its ingredients shown as a bar chart by weight.",
      phone: "The timetable of the oven on a phone.",
      phoneInner: "The sourdough loaf on a phone.",
    },
    ask: {
      title: "What do people ask you before they come?",
      text: "Tell us what you sell, and when it is ready.",
    },
    devices:
      "Three quarters of the visits come before eight, on a phone. The first loaf is at the top of the screen.",
  },
  fr: {
    head: {
      title: `Site et identité d'une boulangerie à Köniz – ${brand.name}`,
      description: `Comment une boulangerie de Köniz vend ${now} pains au levain avant 9 h : une page qui s'ouvre sur l'horaire du four, et une identité visuelle. Prix et durée.`,
    },
    trade: "Boulangerie, 2 magasins, site en allemand",
    title: "La page dit ce qui sort du\u00A0four, et quand",
    figure: {
      value: `${now}`,
      unit: "pains au levain, tous vendus\u00A0avant\u00A09 h",
      before: null,
    },
    situation: {
      title: "Du bon pain, et des clients qui venaient trop tard",
      text: "Beat Kern cuisait la nuit, et à dix heures il ne restait plus un pain au levain. La moitié des clients venaient à onze heures et repartaient avec des petits pains. L'ancienne page commençait par 1931, le grand-père et une photo de la camionnette.",
    },
    constraint: {
      title: "Un boulanger n'a\u00A0pas le\u00A0temps de\u00A0s'occuper d'un\u00A0site",
      text: "À 4 h\u00A030, personne ne tape au clavier. La page doit rester juste sans qu'on y touche, et se lire en allemand sur le téléphone de quelqu'un qui est encore\u00A0au\u00A0lit.",
    },
    decision: {
      title: "L'horaire d'abord, « notre\u00A0histoire » à\u00A0la\u00A0fin",
      text: "Nous avons demandé à Beat Kern quel pain les gens voulaient, et dès quelle heure. La page s'ouvre sur cette liste : chaque pain avec son poids, son prix et l'heure où il sort du four ; et, pour le pain au levain, l'heure où il n'en reste plus. La page a l'air imprimée : deux encres sur du papier crème, des dessins dans le style de la linogravure ; les sachets portent les mêmes.",
    },
    change: {
      title: "On vient à huit heures",
      text: `À 9 h, les ${now} pains sont partis, une heure plus tôt qu'avant. Beat Kern n'en cuit pas davantage, mais on ne vient plus à onze heures pour rien.`,
      board: [
        { time: "8 h", what: "Les clients arrivent", before: "La moitié venait à 11 h auparavant" },
        { time: "9 h", what: `Les ${now} pains sont vendus`, before: "À 10 h auparavant" },
      ],
    },
    work: [
      "Identité visuelle : logo, lettrage, trois couleurs, déclinaison sur six supports",
      `Cinq pages en allemand, 10 heures à ${francsInText(terms.extraHour, "fr")}`,
    ],
    outside: "L'identité visuelle et les cinq pages en allemand",
    lettering: { situation: ["il restait\ndu pain", "à 11 h,\nla moitié\ndes clients"] },
    otherwise:
      "Nous avions mis les horaires des deux magasins sur une seule ligne. Les gens se trompaient de magasin. Chaque magasin a maintenant sa ligne ; il aurait dû l'avoir dès le premier jour.",
    pictures: {
      home: "La page d'accueil en linogravure, deux encres sur fond crème : des pains avec leurs entailles, et l'horaire du four dès le petit matin.",
      inner: "Un pain : sa mie en coupe, ses ingrédients, en grammes, sur une barre.",
      phone: "L'horaire du four sur téléphone.",
      phoneInner: "Le pain au levain sur téléphone.",
    },
    ask: {
      title: "Que vous demande-t-on avant de venir ?",
      text: "Dites-nous ce que vous vendez, et à quelle heure c'est prêt.",
    },
    devices:
      "Trois fois sur quatre, on ouvre la page avant huit heures, sur un téléphone. Le\u00A0premier\u00A0pain est en haut de l'écran.",
  },
});
