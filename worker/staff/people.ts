/** `claire.rochat@agency.ch` is Claire Rochat: Access knows only the address of an employee. */
export function nameOf(mail: string): string {
  const words = (mail.split("@")[0] ?? mail).split(/[._-]+/).filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
}

/** The name of an employee for colleagues, with the address if two have the same name. */
export type Naming = (mail: string) => string;

/** Returns how to name each of some employees. */
export function namingOf(mails: (string | null)[]): Naming {
  const known = [...new Set(mails)].filter((mail) => mail !== null);
  return (mail) => {
    const name = nameOf(mail);
    const isShared = known.some((other) => other !== mail && nameOf(other) === name);
    return isShared ? `${name} (${mail})` : name;
  };
}
