/** Escapes a text for XML, in an element or an attribute. */
export function xmlText(text: string): string {
  return text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
