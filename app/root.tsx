import fontUrl from "@fontsource-variable/host-grotesk/files/host-grotesk-latin-wght-normal.woff2?url";
import { type ReactNode, ViewTransition } from "react";
import { isRouteErrorResponse, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router";
import { shell } from "#app/content/shell";
import { unexpected } from "#app/content/unexpected";
import { siteContext } from "#app/routes/context";
import { ChatHost } from "#app/shell/chat-host";
import { Consent } from "#app/shell/consent";
import { CopyrightGuard } from "#app/shell/copyright-guard";
import { Dock } from "#app/shell/dock";
import { FollowLinks } from "#app/shell/follow-links";
import { Footer } from "#app/shell/footer";
import { Header } from "#app/shell/header";
import { HydrateNear } from "#app/shell/hydrate-near";
import { HydrationEnd } from "#app/shell/hydration-end";
import { LanguagePrompt } from "#app/shell/language-prompt";
import { LoginDialog } from "#app/shell/login-dialog";
import { Measurement } from "#app/shell/measurement";
import { NotFound } from "#app/shell/not-found";
import { Outbox } from "#app/shell/outbox";
import { ProgressBar } from "#app/shell/progress-bar";
import { RouteChange } from "#app/shell/route-change";
import { ScheduleHost } from "#app/shell/schedule-host";
import { StyleLinks } from "#app/shell/style-links";
import { Toaster } from "#app/shell/toaster";
import { Unexpected } from "#app/shell/unexpected";
import { VoiceButton } from "#app/shell/voice-button";
import { LocaleContext } from "#app/ui/locale";
import type { Route } from "./+types/root";
import "#app/styles/tokens.css";
import "#app/styles/base.css";

export function loader({ context }: Route.LoaderArgs) {
  const { locale, market, measurementId, hasVoice } = context.get(siteContext);
  return { locale, market, measurementId, hasVoice, ...shell[locale] };
}

const loadChatWords = () => import("#app/content/chat").then(({ chatWidget }) => chatWidget);

const loadScheduleWords = () => import("#app/content/schedule-form").then(({ scheduleForm }) => scheduleForm);

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  return (
    // What stands in for React until it comes notes there that the page is painted.
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
        <StyleLinks />
      </head>
      <body>
        <LocaleContext value={root?.locale ?? "fr"}>
          {root && <Header {...root.header} />}
          <ViewTransition>
            <main id="main" tabIndex={-1}>
              {children}
            </main>
          </ViewTransition>
          {root && (
            <>
              <HydrateNear>
                <Footer {...root.footer} />
              </HydrateNear>
              <Dock
                bars={
                  <>
                    <Consent {...root.consent} />
                    <LanguagePrompt locale={root.locale} market={root.market} {...root.languagePrompt} />
                  </>
                }
              >
                <ChatHost labels={root.chat} loadWords={loadChatWords} />
                <VoiceButton hasVoice={root.hasVoice} {...root.voice} />
              </Dock>
              <Measurement id={root.measurementId} />
              <LoginDialog {...root.login} />
              <ScheduleHost frame={root.schedule} loadWords={loadScheduleWords} />
              <CopyrightGuard text={root.notices.copyright} />
              <Toaster {...root.notices} />
              <Outbox {...root.outbox} />
              <RouteChange />
              <FollowLinks />
              <ProgressBar />
            </>
          )}
        </LocaleContext>
        <HydrationEnd />
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
