import { fileURLToPath } from "node:url";

/** The absolute path of a file or folder of the project. */
export const folder = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));

/** The folder of the client's build. */
export const CLIENT = "build/client";
