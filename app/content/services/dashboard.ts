import type { HeadWords } from "#app/content/shared/page-content";
import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { brand } from "#app/domain/site/brand";

interface FigureWords {
  label: string;
  value: string;
  /** Begins with a plus if it is an increase. */
  change: string;
}

export interface PanelWords {
  /** The first is the current page. */
  navigation: string[];
  logout: string;
  title: string;
  report: string;
  stats: FigureWords[];
  chart: {
    title: string;
    /** Bars in percent of the height; `marks` are the names of days, weeks or months, separated by spaces. */
    periods: {
      key: "week" | "month" | "year";
      label: string;
      bars: number[];
      marks: string;
      description: string;
    }[];
  };
  activity: { title: string; entries: { what: string; when: string }[]; all: string };
  metrics: FigureWords[];
}

interface DashboardPage {
  head: HeadWords;
  title: string;
  lead: string;
  panel: PanelWords;
}

const bars = {
  week: [42, 55, 48, 71, 66, 30, 24],
  month: [38, 52, 61, 74],
  year: [31, 34, 42, 40, 51, 55, 49, 58, 66, 71, 69, 82],
};

/** A demo: every figure is invented. */
export const dashboard: Localized<DashboardPage> = typeset({
  en: {
    head: {
      title: `Client dashboard: a demonstration – ${brand.name}`,
      description:
        "A demonstration of the dashboard we build for clients: visits, revenue, conversion and satisfaction on one screen. All its figures are invented.",
    },
    title: "Your week's figures on one screen",
    lead: "This is what a client's dashboard can look like. The figures are invented and no account is connected. Only the buttons Week, Month and Year work.",
    panel: {
      navigation: ["Dashboard", "Analytics", "Users", "Settings", "Reports", "Support"],
      logout: "Log out",
      title: "Dashboard",
      report: "Generate Report",
      stats: [
        { label: "Total users", value: "2,847", change: "+12.5%" },
        { label: "Revenue", value: "CHF 18,420", change: "+8.2%" },
        { label: "Conversion", value: "3.6%", change: "−0.4%" },
        { label: "Satisfaction", value: "94%", change: "+2.1%" },
      ],
      chart: {
        title: "Visits",
        periods: [
          {
            key: "week",
            label: "Week",
            bars: bars.week,
            marks: "Mon Tue Wed Thu Fri Sat Sun",
            description: "most visits on Thursday",
          },
          {
            key: "month",
            label: "Month",
            bars: bars.month,
            marks: "1 2 3 4",
            description: "more visits every week",
          },
          {
            key: "year",
            label: "Year",
            bars: bars.year,
            marks: "J F M A M J J A S O N D",
            description: "visits more than doubled",
          },
        ],
      },
      activity: {
        title: "Recent activity",
        entries: [
          { what: "New request: a table for twelve", when: "4 minutes ago" },
          { what: "Today's menu changed", when: "1 hour ago" },
          { what: "Backup restored on a copy", when: "3 hours ago" },
          { what: "Certificate renewed", when: "yesterday" },
        ],
        all: "View All Activity",
      },
      metrics: [
        { label: "Average session duration", value: "2 min 48 s", change: "+11 s" },
        { label: "Bounce rate", value: "38%", change: "−3.2%" },
        { label: "Page views", value: "11,306", change: "+9.7%" },
      ],
    },
  },
  fr: {
    head: {
      title: `Tableau de bord client : démonstration – ${brand.name}`,
      description:
        "Démonstration du tableau de bord que nous faisons pour nos clients : visites, chiffre d'affaires, conversion et satisfaction. Tous les chiffres sont inventés.",
    },
    title: "Votre semaine en\u00A0chiffres",
    lead: "Voici à quoi peut ressembler le tableau de bord d'un client. Les chiffres sont inventés et aucun compte n'est relié. Seuls les boutons Semaine, Mois et Année fonctionnent.",
    panel: {
      navigation: ["Tableau de bord", "Statistiques", "Utilisateurs", "Réglages", "Rapports", "Assistance"],
      logout: "Se déconnecter",
      title: "Tableau de bord",
      report: "Créer un rapport",
      stats: [
        { label: "Utilisateurs", value: "2 847", change: "+12,5 %" },
        { label: "Chiffre d'affaires", value: "18 420 CHF", change: "+8,2 %" },
        { label: "Conversion", value: "3,6 %", change: "−0,4 %" },
        { label: "Satisfaction", value: "94 %", change: "+2,1 %" },
      ],
      chart: {
        title: "Visites",
        periods: [
          {
            key: "week",
            label: "Semaine",
            bars: bars.week,
            marks: "Lun Mar Mer Jeu Ven Sam Dim",
            description: "le plus de visites le jeudi",
          },
          {
            key: "month",
            label: "Mois",
            bars: bars.month,
            marks: "1 2 3 4",
            description: "plus de visites chaque semaine",
          },
          {
            key: "year",
            label: "Année",
            bars: bars.year,
            marks: "J F M A M J J A S O N D",
            description: "les visites ont plus que doublé",
          },
        ],
      },
      activity: {
        title: "Activité récente",
        entries: [
          { what: "Nouvelle demande : une table pour douze", when: "il y a 4 minutes" },
          { what: "Page « Menu du jour » modifiée", when: "il y a 1 heure" },
          { what: "Sauvegarde restaurée sur une copie", when: "il y a 3 heures" },
          { what: "Certificat renouvelé", when: "hier" },
        ],
        all: "Voir toute l'activité",
      },
      metrics: [
        { label: "Durée moyenne d'une visite", value: "2 min 48 s", change: "+11 s" },
        { label: "Visites d'une seule page", value: "38 %", change: "−3,2 %" },
        { label: "Pages vues", value: "11 306", change: "+9,7 %" },
      ],
    },
  },
});
