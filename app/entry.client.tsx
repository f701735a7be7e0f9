import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { reportError } from "./browser/report-error";
import { watchErrors } from "./browser/watch-errors";

watchErrors();

if (document.getElementById("main")) {
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter useTransitions />, {
      onUncaughtError: (error, { componentStack }) => reportError(error, componentStack),
      onCaughtError: (error, { componentStack }) => reportError(error, componentStack),
      onRecoverableError: (error, { componentStack }) => reportError(error, componentStack),
    });
  });
} else {
  reportError(new Error("Root container not found"));
}
