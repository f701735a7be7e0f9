import { startTransition } from "react";
import type { HydrationOptions } from "react-dom/client";
import { type ClientOnErrorFunction, createPath, isRouteErrorResponse } from "react-router";
import { HydratedRouter } from "react-router/dom";
import { reportError } from "#app/browser/measurement/report-error";
import { watchErrors } from "#app/browser/measurement/watch-errors";
import { finishStart } from "#app/browser/startup/finish-start";
import { loaded, loadPage } from "#app/browser/startup/load-page";
import { skipUnusedListeners } from "#app/browser/startup/skip-unused-listeners";

loaded.path = window.location.pathname;

/**
 * If a page's data fails to load, the browser loads the page instead: it may have a copy. The same if a followed page
 * cannot be rendered, because its data may be from another build than the script; but not if the browser has just
 * loaded that page, because it would loop. Render errors are reported by React's callbacks below.
 */
const onError: ClientOnErrorFunction = (error, { location, errorInfo }) => {
  const answer = isRouteErrorResponse(error) ? error : null;
  if (answer?.status === 404 || (errorInfo && location.pathname === loaded.path)) return;
  if (!errorInfo) reportError(answer ? new Error(`The data of a page: ${answer.status}`) : error);
  loadPage(createPath(location));
};

const report: NonNullable<HydrationOptions["onCaughtError"]> = (error, { componentStack }) =>
  reportError(error, componentStack);

watchErrors();
void finishStart();

if (document.getElementById("main")) {
  void hydrate();
} else {
  window.dispatchEvent(new Event("hydrated"));
  reportError(new Error("Root container not found"));
}

/**
 * Three tasks, so that a slow phone can respond in between: running the modules above, running React DOM, hydrating.
 */
async function hydrate(): Promise<void> {
  await nextTask();
  const { hydrateRoot } = await import("react-dom/client");
  await nextTask();
  startTransition(() =>
    skipUnusedListeners(() => {
      hydrateRoot(document, <HydratedRouter useTransitions onError={onError} />, {
        onUncaughtError: report,
        onCaughtError: report,
        onRecoverableError: report,
      });
    }),
  );
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
