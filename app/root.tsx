import type { ReactNode } from "react";
import { isRouteErrorResponse, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router";
import { unexpected } from "#app/content/pages/unexpected";
import { languagePrompt, shell } from "#app/content/shared/shell";
import { siteContext } from "#app/routes/context";
import { Consent } from "#app/shell/bars/consent";
import { Dock } from "#app/shell/bars/dock";
import { LanguagePrompt } from "#app/shell/bars/language-prompt";
import { Measurement } from "#app/shell/bars/measurement";
import { AskWithoutScript } from "#app/shell/chat/ask-without-script";
import { ChatHost } from "#app/shell/chat/chat-host";
import { VoiceButton } from "#app/shell/chat/voice-button";
import { LoginDialog } from "#app/shell/dialogs/login-dialog";
import { ScheduleHost } from "#app/shell/dialogs/schedule-host";
import { Footer } from "#app/shell/footer";
import { Header } from "#app/shell/header/header";
import { MenuDrawer } from "#app/shell/header/menu-drawer";
import { HydrateNear } from "#app/shell/hydration/hydrate-near";
import { HydrationEnd } from "#app/shell/hydration/hydration-end";
import { FollowLinks } from "#app/shell/navigation/follow-links";
import { PageTransition } from "#app/shell/navigation/page-transition";
import { ProgressBar } from "#app/shell/navigation/progress-bar";
import { RouteChange } from "#app/shell/navigation/route-change";
import { StyleLinks } from "#app/shell/navigation/style-links";
import { NotFound } from "#app/shell/not-found";
import { CopyrightGuard } from "#app/shell/notices/copyright-guard";
import { Outbox } from "#app/shell/notices/outbox";
import { Toaster } from "#app/shell/notices/toaster";
import { Unexpected } from "#app/shell/unexpected";
import printUrl from "#app/styles/print-and-contrast.css?url";
import fontUrl from "#app/styles/typeface/host-grotesk.woff2?url";
import { LocaleContext } from "#app/ui/locale";
import type { Route } from "./+types/root";
import "#app/styles/tokens.css";
import "#app/styles/base.css";
import "#app/styles/typeface/other-letters.css";

export function loader({ context }: Route.LoaderArgs) {
  const { locale, market, measurementId, hasVoice, origins } = context.get(siteContext);
  const { host } = new URL(origins[locale]);
  const words = shell[locale];
  return {
    locale,
    measurementId,
    host,
    ...words,
    voice: hasVoice ? words.voice : null,
    // Only on the English site of the English market.
    languagePrompt: locale === "en" && market === "en" ? languagePrompt : null,
  };
}

const loadChatWords = () => import("#app/content/shared/chat");

const loadOutboxWords = () => import("#app/content/shared/outbox-words");

const loadScheduleWords = () => import("#app/content/shared/schedule-form");

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const isOffline = useRouteLoaderData("offline") !== undefined;
  return (
    // The bootstrap script sets `data-painted` here before React hydrates.
    <html lang={root?.locale ?? "fr"} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0B1620" />
        {root && <meta name="measurement-id" content={root.measurementId} />}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="stylesheet" href={printUrl} media="print, (forced-colors: active)" />
        <StyleLinks />
      </head>
      <body data-host={root?.host}>
        <LocaleContext value={root?.locale ?? "fr"}>
          {root && <Header {...root.header} />}
          <PageTransition>
            <main id="main" tabIndex={-1}>
              {children}
            </main>
          </PageTransition>
          {root && (
            <>
              <AskWithoutScript {...root.chat} />
              <HydrateNear>
                <Footer host={root.host} {...root.footer} />
              </HydrateNear>
              <Dock
                {...root.dock}
                bars={
                  <>
                    <Consent {...root.consent} />
                    {root.languagePrompt && <LanguagePrompt {...root.languagePrompt} />}
                  </>
                }
              >
                <ChatHost labels={root.chat} loadWords={loadChatWords} />
                <VoiceButton book={root.book} voice={root.voice} />
              </Dock>
              <Measurement id={root.measurementId} />
              <MenuDrawer {...root.header} />
              <LoginDialog {...root.login} />
              <ScheduleHost frame={root.schedule} loadWords={loadScheduleWords} />
              <CopyrightGuard text={root.notices.copyright} />
              <Toaster {...root.notices} />
              <Outbox loadWords={loadOutboxWords} />
              <RouteChange />
              <FollowLinks />
              <ProgressBar />
            </>
          )}
        </LocaleContext>
        {!isOffline && (
          <>
            <HydrationEnd />
            <ScrollRestoration />
            <Scripts />
          </>
        )}
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
