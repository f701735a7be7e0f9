import type { ReactNode } from "react";
import type { Head } from "#app/domain/head";
import { Breadcrumbs } from "./breadcrumbs";

/** A page: its head tags, then its sections. */
export function Page({ head, children }: { head: Head; children: ReactNode }) {
  const { title, description, canonical, alternates, isIndexed, structuredData, trail } = head;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {!isIndexed && <meta name="robots" content="noindex" />}
      {canonical && <link rel="canonical" href={canonical} />}
      {alternates.map(({ language, url }) => (
        <link key={language} rel="alternate" hrefLang={language} href={url} />
      ))}
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, with every < escaped
        dangerouslySetInnerHTML={{ __html: JSON.stringify(structuredData).replaceAll("<", "\\u003c") }}
      />
      <Breadcrumbs trail={trail} />
      {children}
    </>
  );
}
