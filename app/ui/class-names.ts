/** Several classes as one attribute; a style sheet need not have one for every name that is looked up in it. */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
