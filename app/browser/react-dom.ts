import { hydrateRoot } from "react-dom/client";

/** React DOM sets itself up where it is first imported: here, with the shell's piece of script, not while the page is taken over. */
export const hydrate = hydrateRoot;
