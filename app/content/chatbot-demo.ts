import { brand } from "#app/domain/brand";
import { claims } from "#app/domain/claims";
import type { Localized } from "#app/domain/locale";
import { formatFrancs } from "#app/domain/money";
import { plans } from "#app/domain/plans";
import { typeset } from "#app/domain/typography";
import type { ChatWords } from "./page-content";

const monthly = plans.basic.monthly ?? 0;
const { projectWeeks } = claims;

/** The conversation that the drawn assistant shows. */
export const chatbotDemo: Localized<ChatWords> = typeset({
  en: {
    name: `Assistant of ${brand.name}`,
    messages: [
      { from: "bot", text: "Good evening. What would you like to know?" },
      { from: "user", text: "What does a website for a small hotel cost, and how long does it take?" },
      {
        from: "bot",
        text: `From ${formatFrancs(monthly, "en")} a month, with domain and hosting. The whole project takes ${projectWeeks.from} to ${projectWeeks.to} weeks.`,
      },
    ],
    actions: [
      { label: "How we build sites", to: "/services/website-design-development" },
      { label: "Be called back", to: "/contact" },
    ],
  },
  fr: {
    name: `Assistant de ${brand.name}`,
    messages: [
      { from: "bot", text: "Bonsoir. Que souhaitez-vous savoir ?" },
      { from: "user", text: "Combien coûte un site pour un petit hôtel, et combien de temps faut-il ?" },
      {
        from: "bot",
        text: `Dès ${formatFrancs(monthly, "fr")} par mois, domaine et hébergement compris. Le projet complet prend de ${projectWeeks.from} à ${projectWeeks.to} semaines.`,
      },
    ],
    actions: [
      { label: "Comment nous créons un site", to: "/services/website-design-development" },
      { label: "Être rappelé", to: "/contact" },
    ],
  },
});
