import { claims } from "#app/domain/claims";
import { hosting, UPTIME } from "#app/domain/hosting";
import type { Localized } from "#app/domain/locale";
import { formatFrancs } from "#app/domain/money";
import { typeset } from "#app/domain/typography";
import type { IntroPage } from "./page-content";

export const hostingAndMaintenance: Localized<IntroPage> = typeset({
  en: {
    head: {
      title: "Swiss hosting and maintenance · Rivelac",
      description: `Swiss hosting with certificate and support, then maintenance, backups or technical SEO: three yearly plans from ${formatFrancs(hosting.perform, "en")}, with ${UPTIME} % uptime.`,
    },
    intro: {
      title: "A site that is there on Sunday.",
      lead: "Swiss servers, updates made on time, a backup you can really restore, and a person at the other end.",
      facts: [
        { term: "Perform", detail: `${formatFrancs(hosting.perform, "en")} a year, the most popular` },
        {
          term: "SecureWeb",
          detail: `${formatFrancs(hosting.secureweb, "en")} a year, with maintenance and backups`,
        },
        {
          term: "Expansion",
          detail: `${formatFrancs(hosting.expansion, "en")} a year, with technical SEO and audits`,
        },
        { term: "Support", detail: `Within ${claims.supportHours} business hours; ${UPTIME} % uptime` },
      ],
      action: { label: "Move your site", to: "/contact" },
      also: { label: "Hosting is free with a plan", to: "/pricing" },
    },
  },
  fr: {
    head: {
      title: "Hébergement suisse et maintenance · Rivelac",
      description: `Hébergement en Suisse avec certificat et assistance, puis maintenance, sauvegardes ou SEO technique : trois formules annuelles dès ${formatFrancs(hosting.perform, "fr")}.`,
    },
    intro: {
      title: "Un site debout même le dimanche.",
      lead: "Des serveurs suisses, des mises à jour faites à temps, une sauvegarde qu'on peut vraiment restaurer, et une personne au bout du fil.",
      facts: [
        { term: "Perform", detail: `${formatFrancs(hosting.perform, "fr")} par an, la plus choisie` },
        {
          term: "SecureWeb",
          detail: `${formatFrancs(hosting.secureweb, "fr")} par an, avec maintenance et sauvegardes`,
        },
        {
          term: "Expansion",
          detail: `${formatFrancs(hosting.expansion, "fr")} par an, avec SEO technique et audits`,
        },
        {
          term: "Assistance",
          detail: `En moins de ${claims.supportHours} heures ouvrables ; ${`${UPTIME}`.replace(".", ",")} % de disponibilité`,
        },
      ],
      action: { label: "Déménager votre site", to: "/contact" },
      also: { label: "L'hébergement est offert avec un forfait", to: "/pricing" },
    },
  },
});
