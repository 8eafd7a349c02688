import { z } from 'zod'
import { filesBeside, renderPage } from '../app/entry-prerender.tsx'
import type { OwnScores } from '../checker/own-scores.ts'
import type { Block, Page, PageMeta } from '../content/model.ts'
import { frontmatter, write } from '../content/page.fixture.ts'
import { headOf } from '../publish/head.ts'
import { bodyOf } from '../publish/markdown/twin.ts'
import { pageOf, siteOf } from '../publish/site.fixture.ts'
import type { Locale } from '../site/locales.ts'
import type { RouteId } from '../site/routes.ts'

const graph = z.object({ '@graph': z.array(z.looseObject({ '@type': z.string() })) })

/** The page with the blocks: `meta` are lines of the frontmatter, `files` collections (src/content/page.fixture.ts). */
type Place = { locale?: Locale; id?: RouteId; meta?: string; files?: Record<string, string>; own?: OwnScores }

const written = (body: string, { meta = '', ...place }: Place) =>
  write(`${frontmatter.replace(/---\n$/, `${meta}---\n`)}\n:::hero\n# Title\n:::\n\n${body}\n`, place)

/** A page with this body, as people, assistants and search engines get it. @throws when it is refused */
export async function publish(body: string, place: Place = {}) {
  const { page, problems } = written(body, place)
  if (!page || problems.length > 0) throw new Error(problems.join('\n'))
  return published(page, place.own)
}

/** The same for blocks that are made by hand. */
export const publishBlocks = (blocks: readonly Block[], locale: Locale = 'en', meta: Partial<PageMeta> = {}) =>
  published(pageOf('faq', { locale, blocks, meta }))

/** The problems that are reported for a body. */
export const refusal = (body: string, place: Place = {}): string => written(body, place).problems.join('\n')

async function published(page: Page, own?: OwnScores) {
  const site = siteOf(['home', 'faq', 'services', 'audit', 'readiness-checker', 'roi-calculator'], page)
  const whole = await renderPage(page, site, { script: '/entry.js', css: '' }, 2026, own)
  return {
    // Without the breaks between elements, which keep words apart for simple tools.
    html: whole.slice(whole.indexOf('<main'), whole.indexOf('</main>')).replaceAll('>\n<', '><'),
    twin: bodyOf(filesBeside(page, whole).twin.text),
    nodes: graph.parse(JSON.parse(headOf(page, site).jsonLd))['@graph'],
  }
}
