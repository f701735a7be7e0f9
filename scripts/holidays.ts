// `npm run holidays`: writes the public holidays of the cantons that we work in, for five years from this one.
import { writeFileSync } from "node:fs";
import Holidays from "date-holidays";

const cantons = ["BE", "FR", "GE", "JU", "NE", "VD", "VS"];
const YEARS = 5;

/** Names that the data has in one language only, or in an unusual form. */
const english: Record<string, string> = {
  "2 Janvier": "Berchtold's Day",
  "2 janvier": "Berchtold's Day",
  Berchtoldstag: "Berchtold's Day",
  "Fête nationale": "National Day",
  Bundesfeiertag: "National Day",
  "Federal Day of Thanksgiving, Repentance and Prayer": "Federal Fast",
  "Monday after Federal Day of Thanksgiving, Repentance and Prayer": "Federal Fast Monday",
  "Jeûne Genevois": "Genevan Fast",
  "Instauration de la République": "Republic Day",
};
const french: Record<string, string> = {
  "2 Janvier": "2 janvier",
  "la Fête-Dieu": "Fête-Dieu",
  Josefstag: "Saint-Joseph",
  "Saint Joseph": "Saint-Joseph",
  "Lundi du Jeûne Fédéral": "Lundi du Jeûne fédéral",
  "Jeûne Genevois": "Jeûne genevois",
  "Saint-Etienne": "Saint-Étienne",
};

const first = new Date().getFullYear();
const found = new Map<string, Set<string>>();
for (const canton of cantons) {
  const calendar = new Holidays("CH", canton);
  for (let year = first; year < first + YEARS; year++) {
    const inFrench = calendar.getHolidays(year, "fr");
    calendar.getHolidays(year, "en").forEach(({ date, name, type }, index) => {
      const fr = inFrench[index]?.name ?? name;
      const key = [date.slice(0, "2026-01-01".length), english[name] ?? name, french[fr] ?? fr].join(" | ");
      if (type === "public") found.set(key, (found.get(key) ?? new Set()).add(canton));
    });
  }
}

const lines = [...found].map(([key, where]) => `${key} | ${[...where].sort().join(" ")}`).sort();
writeFileSync(
  "app/domain/calendar/holiday-table.ts",
  `// Written by scripts/holidays.ts from date-holidays (https://github.com/commenthol/date-holidays): its code is ISC, its
// data CC BY-SA 3.0, from Wikipedia.

/** Day, name in English and French, cantons. */
export const holidayTable = \`
${lines.join("\n")}
\`;
`,
);
