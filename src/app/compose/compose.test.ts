import { beforeAll, describe, expect, it } from 'vitest'
import type { GroupPart, Part } from '../../blocks/outline.ts'
import type { Block } from '../../content/model.ts'
import { pageOf, siteOf, words } from '../../publish/site.fixture.ts'
import { addWords } from '../../ui/add-words.ts'
import { loadI18n } from '../i18n.ts'
import { pageWords } from '../words.ts'
import { compose } from './compose.tsx'

let i18n: Awaited<ReturnType<typeof loadI18n>>
beforeAll(async () => {
  i18n = await loadI18n('fr')
  await addWords(i18n, pageWords)
})

const site = siteOf(['home', 'faq', 'contact', 'audit'])
const prose: Block = { type: 'prose', id: undefined, heading: 'Titre', body: words('Texte.'), sources: [] }
const audit: Block = {
  type: 'form',
  heading: 'Audit',
  intro: words('Intro.'),
  form: { kind: 'audit', variant: 'hero' },
}
const contact: Block = {
  type: 'form',
  heading: undefined,
  intro: words(''),
  form: { kind: 'contact', service: 'guide-geo', campaign: 'guide_geo_2025' },
}

function composed(blocks: readonly Block[], of: 'page' | '404' = 'page') {
  const page = of === '404' ? site.notFound.fr : pageOf('faq', { locale: 'fr', blocks })
  const parts = compose({ page, site, i18n, year: 2026 })
  const main = parts.find((part): part is GroupPart => part.kind === 'group' && part.tag === 'main')
  if (!main) throw new Error('every page has a main')
  return { parts, main }
}

/** An outline as a line of words. */
function shape(parts: readonly Part[]): string {
  return parts
    .map((part) => {
      if (part.kind === 'island') return part.name
      return part.kind === 'static' ? part.tag : `${part.tag}(${shape(part.parts)})`
    })
    .join(' ')
}

const htmlOf = (part: Part | undefined) => (part?.kind === 'static' && 'html' in part.content ? part.content.html : '')

describe('the outline of a page', () => {
  it('is bar, trail, content, related resources, footer, notices', () => {
    const line = shape(composed([]).parts)
    expect(line).toMatch(/^header div main\(div\) div footer\(.*footer-contact-form.*\) div\([^()]*\)$/)
    expect(line).toMatch(/div\(outbox-status update-notice toaster\)$/)
  })

  it('adopts text blocks in a row as one piece, and lets forms stand by themselves', () => {
    expect(shape(composed([prose, prose, audit, prose]).main.parts)).toBe('div section(div audit-form) div')
  })

  it('finds forms in columns too', () => {
    expect(shape(composed([{ type: 'columns', blocks: [prose, contact] }]).main.parts)).toBe(
      'div div(div section(div service-contact-form))',
    )
  })

  it('keeps the words of two elements apart for who joins their texts as they are', () => {
    expect(htmlOf(composed([prose]).main.parts[0])).toContain('Titre</h2>\n<')
  })

  it('gives a form the options of its block, as JSON', () => {
    const [, section] = composed([contact]).main.parts
    const [, island] = section?.kind === 'group' ? section.parts : []
    expect(island?.kind === 'island' && JSON.parse(island.props)).toEqual({
      locale: 'fr',
      page: '/fr/faq',
      service: 'guide-geo',
      campaign: 'guide_geo_2025',
    })
  })

  it('names its page, and marks a page that is missing', () => {
    expect(composed([]).main.attributes).toMatchObject({ 'data-page': '/fr/faq', 'data-missing': undefined })
    expect(composed([], '404').main.attributes).toMatchObject({ 'data-page': '/fr/404', 'data-missing': '' })
  })

  it('is in the language of the page', () => {
    const { parts } = composed([])
    expect(htmlOf(parts[0])).toContain('faq fr')
    expect(htmlOf(parts[1])).toContain('Fil d’Ariane')
  })
})
