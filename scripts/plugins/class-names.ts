import type { CSSModulesOptions } from "vite";

/** The source name and the file of each built class and animation. */
const named = new Map<string, { local: string; file: string }>();

/** Class names have four characters, because a page contains each of them twice. If two collide, the build fails. */
export const classNames: CSSModulesOptions = {
  generateScopedName: "[hash:base64:4]",
  getJSON(file, names) {
    for (const [local, name] of Object.entries(names)) {
      const [own = ""] = name.split(" ");
      const other = named.get(own);
      if (other && (other.local !== local || other.file !== file))
        throw new Error(
          `${local} of ${file} has the name of ${other.local} of ${other.file}: rename one, or ask for five letters`,
        );
      named.set(own, { local, file });
    }
  },
};

/** The module that a built class or animation belongs to; those of plain style sheets belong to none. */
export const moduleOf = (name: string): string | undefined => named.get(name)?.file;

/** The built names of a module's classes and animations. */
export const namesOf = (file: string): string[] =>
  [...named].flatMap(([name, whose]) => (whose.file === file ? [name] : []));
