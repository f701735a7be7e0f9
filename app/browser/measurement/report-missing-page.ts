import { postJson } from "#app/browser/post-json";
import { bareAddress } from "#app/domain/measurement/page-context";

/** Longest value that is sent: the server limits the size of a report. */
const LONGEST = 400;

/** Reports a missing page to the server. If that fails, logs a warning and returns false. */
export async function reportMissingPage(pathname: string, locale: string): Promise<boolean> {
  const answer = await postJson("/api/log404.php", {
    pathname: pathname.slice(0, LONGEST),
    locale,
    userAgent: navigator.userAgent.slice(0, LONGEST),
    referrer: bareAddress(document.referrer).slice(0, LONGEST),
  });
  const isTaken = answer?.status === 204;
  if (!isTaken) console.warn("The missing page could not be reported.");
  return isTaken;
}
