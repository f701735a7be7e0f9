/** The exports of every content module, by file. */
export const modules = import.meta.glob<Record<string, unknown>>("../app/content/**/*.ts", { eager: true });

export function strings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(strings) : [];
}

export function inLanguage(value: unknown, locale: string): unknown[] {
  if (typeof value !== "object" || value === null) return [];
  return locale in value ? [Reflect.get(value, locale)] : [];
}
