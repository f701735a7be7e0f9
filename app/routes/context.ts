import { createContext } from "react-router";
import type { Locale } from "#app/domain/language/locale";
import type { LeadSubmitter } from "#app/domain/leads/lead";
import type { Site } from "#app/domain/site/site";

/** Set by the Worker for every loader: the site for the request's host, and the language of the page. */
export const siteContext = createContext<Site & { locale: Locale }>();

/**
 * The structured data of a page, as `graphOf` writes it. The page's loader passes it to the server's renderer only; it
 * is not part of the loader's data.
 */
export const structuredDataContext = createContext("");

/** The function to which an action passes a lead. */
export const leadSubmitterContext = createContext<LeadSubmitter>();
