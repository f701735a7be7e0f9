/** A sentence with its placeholders replaced: `{who}` by the value of `who`. */
export function withValues(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}
