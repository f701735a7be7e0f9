import type { CSSModulesOptions } from "vite";

/** Which class of which file has a name. */
const named = new Map<string, string>();

/** Five letters tell some two thousand classes apart, and every page reads them twice. Should two have one name, the build fails. */
export const classNames: CSSModulesOptions = {
  generateScopedName: "[hash:base64:5]",
  getJSON(file, names) {
    for (const [local, name] of Object.entries(names)) {
      const [own = ""] = name.split(" ");
      const whose = `${local} of ${file}`;
      const other = named.get(own);
      if (other && other !== whose) throw new Error(`${whose} has the name of ${other}: ask for six letters`);
      named.set(own, whose);
    }
  },
};
