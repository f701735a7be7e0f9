/** A sentence with its gaps filled: `{who}` by what `who` is. */
export function withValues(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}
