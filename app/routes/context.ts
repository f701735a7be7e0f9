import { createContext } from "react-router";
import type { Locale } from "#app/domain/language/locale";
import type { LeadSubmitter } from "#app/domain/leads/lead";
import type { Site } from "#app/domain/site/site";

/** What the Worker tells every loader: the site as its host shows it, and the language of the page. */
export const siteContext = createContext<Site & { locale: Locale }>();

/** What a page tells machines, as `graphOf` writes it: the loader of the page tells the renderer, and the browser nothing. */
export const structuredDataContext = createContext("");

/** Where an action hands in a lead. */
export const leadSubmitterContext = createContext<LeadSubmitter>();
