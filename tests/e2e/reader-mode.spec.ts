import { createRequire } from 'node:module'
import { locales } from '../../src/site/locales.ts'
import { pages } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'

const { resolve } = createRequire(import.meta.url)

declare global {
  interface Window {
    Readability: new (page: Document) => { parse(): { content?: string | null } | null }
    Defuddle: new (page: Document, options: { url: string }) => { parse(): { content: string } }
    /** Texts of `parts` in the main text of a page that a tool leaves out. */
    lost(tool: 'Readability' | 'Defuddle', html: string, parts: string, around: string): string[]
  }
}

/** What asks for something, leads elsewhere, or is drawn: reader modes may leave it out. */
const around =
  'nav, aside, form, .checker, .form-block, .cta, [class*=actions], .card__footer, button, [hidden], [role=status], svg'

const tools = {
  // The reader mode of Firefox, which many tools that fetch pages run, too.
  Readability: 'h2, h3, p, li, dt, dd, th, td, figcaption',
  // Another, which also goes by the names of classes and ids: of what answers, nothing is lost.
  Defuddle: '.opening__lead p, details p:not(.meta)',
} as const

/** Words such as 'share', 'terms' and 'privacy' count against a short text: the openings of these pages are left out for theirs. */
const forTheirWords = ['Defuddle: /geo-vs-seo', 'Defuddle: /legal', 'Defuddle: /privacy']

for (const locale of locales)
  test(`tools that extract the text of a page keep what pages say in ${locale}`, async ({ page, request }) => {
    await page.addScriptTag({ path: resolve('@mozilla/readability/Readability.js') })
    await page.addScriptTag({ path: resolve('defuddle') })
    await page.evaluate(() => {
      const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html')
      // Letters alone: notes and spaces are written anew.
      const plain = (node: Node | null) => node?.textContent?.replace(/[^\p{L}]+/gu, '') ?? ''
      const read = {
        Readability: (html: string) => new window.Readability(parsed(html)).parse()?.content,
        Defuddle: (html: string) => new window.Defuddle(parsed(html), { url: location.href }).parse().content,
      }
      window.lost = (tool, html, parts, around) => {
        const kept = plain(parsed(read[tool](html) ?? '').body)
        const main = parsed(html).querySelector('main')
        for (const one of main?.querySelectorAll(around) ?? []) one.remove()
        return [...(main?.querySelectorAll(parts) ?? [])].map(plain).filter((text) => !kept.includes(text))
      }
    })
    for (const { path } of pages.filter((one) => one.locale === locale)) {
      const html = await (await request.get(path)).text()
      for (const tool of ['Readability', 'Defuddle'] as const) {
        if (forTheirWords.includes(`${tool}: ${path}`)) continue
        const given = [tool, html, tools[tool], around] as const
        const lost = await page.evaluate(([tool, ...given]) => window.lost(tool, ...given), given)
        expect.soft(lost, `${tool}: ${path}`).toEqual([])
      }
    }
  })
