/** `claire.rochat@agency.ch` is called Claire Rochat: what Access knows of an employee is their address. */
export function nameOf(mail: string): string {
  const words = (mail.split("@")[0] ?? mail).split(/[._-]+/).filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
}
