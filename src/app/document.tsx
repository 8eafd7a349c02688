import type { ReactNode } from 'react'
import type { Head } from '../publish/head.ts'
import type { Locale } from '../site/locales.ts'

/** What the build adds to every document. */
export type Assets = {
  /** The entry script. */
  script: string
  /** All CSS of the site, inlined: no page waits for a second request before it paints. */
  css: string
  /** Development only: what the dev server wants in the head. */
  dev?: { scripts: string[]; styles: string[] }
}

/** A complete HTML document around a prerendered root. */
export function Document({
  head,
  locale,
  assets,
  skip,
  children,
}: {
  head: Head
  locale: Locale
  assets: Assets
  skip: string
  children: ReactNode
}) {
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{head.title}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet, as built */}
        {assets.css && <style dangerouslySetInnerHTML={{ __html: assets.css }} />}
        {assets.dev?.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <meta name="description" content={head.description} />
        {head.keywords && <meta name="keywords" content={head.keywords} />}
        <meta name="robots" content={head.robots} />
        {head.canonical && <link rel="canonical" href={head.canonical} />}
        {head.alternates.map(({ hreflang, href }) => (
          <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
        ))}
        <link rel="manifest" href={head.manifest} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <meta name="theme-color" content="#faf7f2" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#15110d" media="(prefers-color-scheme: dark)" />
        {head.openGraph.map(({ property, content }) => (
          <meta key={property} property={property} content={content} />
        ))}
        {head.meta.map(({ name, content }) => (
          <meta key={name} name={name} content={content} />
        ))}
        {assets.dev?.scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
        <script type="module" src={assets.script} fetchPriority="low" />
      </head>
      <body>
        <a className="skip" href="#content">
          {skip}
        </a>
        <div id="root">{children}</div>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with its '<' escaped */}
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: head.jsonLd }} />
      </body>
    </html>
  )
}
