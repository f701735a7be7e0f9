import { fileURLToPath } from "node:url";

/** The path of something in the project. */
export const folder = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));

/** Where the client's build lies. */
export const CLIENT = "build/client";
