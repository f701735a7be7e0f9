import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { startBackgroundWorker } from "./browser/background-worker";
import { pageLoaded } from "./browser/page-loaded";
import { reportError } from "./browser/report-error";
import { watchErrors } from "./browser/watch-errors";

watchErrors();
void pageLoaded().then(startBackgroundWorker);

if (document.getElementById("main")) {
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter useTransitions />, {
      onUncaughtError: (error, { componentStack }) => reportError(error, componentStack),
      onCaughtError: (error, { componentStack }) => reportError(error, componentStack),
      onRecoverableError: (error, { componentStack }) => reportError(error, componentStack),
    });
  });
} else {
  window.dispatchEvent(new Event("hydrated"));
  reportError(new Error("Root container not found"));
}
