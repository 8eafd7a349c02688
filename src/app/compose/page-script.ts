import { styledId } from '../../site/page-parts.ts'
import { earlyMessages } from './early-messages.ts'

/** A typeface of the site, as published: its name in style sheets and the address of its file. */
export type WebFace = { readonly family: string; readonly url: string }

/** Of each typeface. For a weight that the file lacks a browser takes the nearest: a synthesised bold is wider and ugly. */
export const weights = '400 700'

/** src/app/worker/recover.ts, as vite.config.ts publishes it. */
const recoverScript = '/recover.js'

/** Runs before the body is parsed. Notes that the first frame that shows something has begun, for {@link pageScript}. */
export const headScript = `${earlyMessages};requestAnimationFrame(function r(){self.${styledId}?self.begun=1:requestAnimationFrame(r)})`

/**
 * Runs when a page has been parsed. One script, for the hash of each makes the CSP header longer. What it does in order:
 *
 * It sets the page in the typefaces if both have come before its first frame begins: later, lines would move. In those
 * that come later, src/app/visits/late-typefaces.ts sets the next page. Not by `@font-face`: for each file that comes
 * too late to be used, Chromium lays out and paints the whole page again, even if it is `optional`.
 *
 * It imports the entry once the first frame is on the screen. A script in the head would be fetched, and on a fast
 * connection run, before that; so would one that an animation frame imports, since that runs before the frame is shown. A
 * browser that reports no paint imports it a second after load. If the entry cannot be loaded, a script with the same name
 * in every build finds out why; the import is tried again when the network is back.
 */
export const pageScript = (entry: string) =>
  [
    'let show=()=>self.begun||faces.every(f=>f.status=="loaded")&&faces.map(f=>document.fonts.add(f))',
    `let go=()=>import("${entry}").catch(()=>import("${recoverScript}").then(r=>r.reloadIfStale(self)))`,
    `self.faces=[...document.querySelectorAll("[as=font]")].map(l=>new FontFace(l.title,\`url(\${l.href})\`,{weight:"${weights}"}))`,
    'faces.map(f=>f.load().then(show,()=>{}))',
    'show()',
    'addEventListener("online",go)',
    'addEventListener("load",()=>setTimeout(go,1e3))',
    'new PerformanceObserver(go).observe({type:"paint",buffered:!0})',
  ].join(';')
