import { styleHolder } from '../../site/page-parts.ts'
import type { Assets } from './document.tsx'

/** Hides a page whose styles have not been parsed yet, for a second at most: the connection may break. The styles end it. */
export const untilStyled = 'html{animation:1s step-end bare}@keyframes bare{0%{visibility:hidden}}'

/**
 * Puts the styles of a page behind its first section, so that a machine that reads only the first 20,000 characters reads
 * the answer of the page. HTML allows `<style>` only in the head; SVG has its own, which applies to the whole document, too.
 * @param sheets names of those that its blocks need
 */
export function withStyles(html: string, { css, sheets: known }: Assets, sheets: readonly string[]): string {
  if (!css) return html
  const own = sheets.map((name) => `<style data-sheet="${name}">${known?.[name] ?? ''}</style>`)
  const end = html.indexOf('</section>')
  if (end < 0) throw new Error('A page has no section for its styles to follow. Give it a block that is one.')
  const styles = [`<style data-base>${css}</style>`, ...own].join('')
  return html.slice(0, end) + styleHolder.join(styles) + html.slice(end)
}
