import type { ReactNode } from 'react'
import { profileOf, wrapperClasses } from '../../ai/present.ts'
import type { Head } from '../../publish/head.ts'
import type { Locale } from '../../site/locales.ts'
import { styledId, typefacesMedia } from '../../site/page-parts.ts'
import { afterFirstPaint, earlyMessages, firstSectionFirst } from './inline-scripts.ts'

/** Which model reads a page is known in its browser only: src/ai/present.ts. */
const unknownReader = profileOf('unknown')

/** What the build adds to every document. */
export type Assets = {
  /** Address of the entry script. */
  script: string
  head?: string
  /** The CSS that every page needs, inlined: none waits for a second request before it paints. */
  css: string
  typefaces?: {
    /** Their addresses. */
    urls: readonly string[]
    /** Their `@font-face` rules. */
    css: string
  }
  /** The CSS that some blocks need, by the name of the sheet. */
  sheets?: Readonly<Record<string, string>>
  /** The colour of the page in each theme, for the bars of the browser around it. */
  paper?: readonly { theme: 'light' | 'dark'; colour: string }[]
  /** Development only: what the dev server needs in the head. */
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
        {/* Nothing is painted half styled. Chromium 156 waits until the element begins; the standard says until it ends. */}
        <link rel="expect" href={`#${styledId}`} blocking="render" />
        <title>{head.title}</title>
        <meta name="description" content={head.description} />
        {head.keywords && <meta name="keywords" content={head.keywords} />}
        <meta name="robots" content={head.robots} />
        {head.canonical && <link rel="canonical" href={head.canonical} />}
        {head.alternates.map(({ hreflang, href }) => (
          <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
        ))}
        {head.other.map(({ type, href, title }) => (
          <link key={type} rel="alternate" type={type} href={href} title={title} />
        ))}
        <link rel="icon" href="/icon.svg" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {/* Browsers fetch a manifest before the first paint: with scripts, src/app/entry-client.ts links it later. */}
        <noscript>
          <link rel="manifest" href={head.manifest} />
        </noscript>
        {assets.paper?.map(({ theme, colour }) => (
          <meta key={theme} name="theme-color" content={colour} media={`(prefers-color-scheme: ${theme})`} />
        ))}
        {head.openGraph.map(({ property, content }) => (
          <meta key={property + content} property={property} content={content} />
        ))}
        {head.meta.map(({ name, content }) => (
          <meta key={name} name={name} content={content} />
        ))}
        <meta name="ai-model" content={unknownReader.model} />
        {assets.typefaces && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles, as built
          <style media={typefacesMedia} dangerouslySetInnerHTML={{ __html: assets.typefaces.css }} />
        )}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles, as built */}
        {assets.head && <style dangerouslySetInnerHTML={{ __html: assets.head }} />}
        {assets.dev?.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {assets.dev?.scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a few lines of ours, their hash is in the CSP */}
        <script dangerouslySetInnerHTML={{ __html: firstSectionFirst + earlyMessages }} />
        <EntryScript assets={assets} />
      </head>
      <body>
        <a className="skip" href="#content">
          {skip}
        </a>
        <div id="root" className={wrapperClasses(unknownReader)}>
          {children}
        </div>
        {/* In the head they would delay the first paint: by 0.1 s on lines on which they come too late for it. */}
        {assets.typefaces?.urls.map((href) => (
          <link key={href} rel="preload" as="font" crossOrigin="" href={href} media={typefacesMedia} />
        ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with its '<' escaped */}
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: head.jsonLd }} />
      </body>
    </html>
  )
}

function EntryScript({ assets }: { assets: Assets }) {
  if (assets.dev) return <script type="module" src={assets.script} />
  // biome-ignore lint/security/noDangerouslySetInnerHtml: one line of ours, its hash is in the CSP
  return <script type="module" dangerouslySetInnerHTML={{ __html: afterFirstPaint(assets.script) }} />
}
