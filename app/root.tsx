import fontUrl from "@fontsource-variable/host-grotesk/files/host-grotesk-latin-wght-normal.woff2?url";
import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from "react-router";
import { shell } from "#app/content/shell";
import { unexpected } from "#app/content/unexpected";
import { siteContext } from "#app/routes/context";
import { Footer } from "#app/shell/footer";
import { Header } from "#app/shell/header";
import { NotFound } from "#app/shell/not-found";
import { Unexpected } from "#app/shell/unexpected";
import { LocaleContext } from "#app/ui/locale";
import type { Route } from "./+types/root";
import "#app/styles/tokens.css";
import "#app/styles/base.css";

export function loader({ context }: Route.LoaderArgs) {
  const { locale, measurementId } = context.get(siteContext);
  return { locale, measurementId, ...shell[locale] };
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  return (
    <html lang={root?.locale ?? "fr"}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0B1620" />
        {root && <meta name="measurement-id" content={root.measurementId} />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        <Links />
      </head>
      <body>
        <LocaleContext value={root?.locale ?? "fr"}>
          {root && <Header {...root.header} />}
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          {root && <Footer {...root.footer} />}
        </LocaleContext>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error)) return <Unexpected status={500} words={unexpected} />;
  return error.status === 404 ? (
    <NotFound {...error.data} />
  ) : (
    <Unexpected status={error.status} words={unexpected} />
  );
}
