/** `claire.rochat@agency.ch` is called Claire Rochat: what Access knows of an employee is their address. */
export function nameOf(mail: string): string {
  const words = (mail.split("@")[0] ?? mail).split(/[._-]+/).filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
}

/** What colleagues call each other: by their names; where two have the same, with the address, too. */
export type Naming = (mail: string) => string;

/** How to name each of some employees. */
export function namingOf(mails: (string | null)[]): Naming {
  const known = [...new Set(mails)].filter((mail) => mail !== null);
  return (mail) => {
    const name = nameOf(mail);
    const isShared = known.some((other) => other !== mail && nameOf(other) === name);
    return isShared ? `${name} (${mail})` : name;
  };
}
