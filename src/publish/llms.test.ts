import { describe, expect, it } from 'vitest'
import type { PageHead } from '../content/model.ts'
import { brand } from '../site/brand.ts'
import { llmsFullTxt, llmsTxt } from './llms.ts'
import { pageOf, siteOf, wordsOf } from './site.fixture.ts'

const site = siteOf(['home', 'faq', 'guide', 'legal'], pageOf('guide', { meta: { noindex: true } }))

describe('llms.txt', () => {
  const english = llmsTxt(site, 'en', wordsOf('en'))

  it('says who this is, and where each page of the language is as Markdown, by section', () => {
    expect(english.startsWith(`# ${brand.name}\n\n> Description of home en\n\n`)).toBe(true)
    expect(english).toContain(`- [Title of home en](${brand.origin}/index.md): Description of home en`)
    const [start, ...sections] = english.split(/^## /m).map((section) => section.trim().split(/\n+/))
    expect(sections.map(([name]) => name)).toEqual(['Definitions and guides', 'The agency', 'Optional'])
    expect(start).toContain(`- Email: ${brand.emails.contact}`)
    // The parser of the format (https://llmstxt.org) expects nothing else in a section.
    for (const [, ...lines] of sections)
      for (const line of lines) expect(line).toMatch(/^- \[[^\]]+\]\([^)]+\)(: .+)?$/)
  })

  it('says that the agency is invented, says nothing invented of who we are, and names the other language and the long form under Optional', () => {
    // The demonstration's other values are invented, and its brand file says so.
    expect(brand.illustrative).toContain('legal')
    expect(english).toContain('Illustration: an invented agency')
    for (const fact of [brand.legal.name, brand.founder.name, brand.phones.france.display, brand.address.street])
      expect(english).not.toContain(fact)
    const optional = english.slice(english.indexOf('## Optional'))
    for (const path of ['/llms-full.txt', '/fr/llms.txt', '/legal.md'])
      expect(optional).toContain(`(${brand.origin}${path})`)
  })

  it('keeps a page in its section whatever its path, and the page about the agency in that of the agency', () => {
    const moved = siteOf(['faq', 'about', 'legal'], { ...pageOf('legal'), path: '/notice' })
    const [, learn, agency, optional] = llmsTxt(moved, 'en', wordsOf('en')).split(/^## /m)
    expect(learn).toContain('/faq.md')
    expect(agency).toContain('/about.md')
    expect(optional).toContain('/notice.md')
  })

  it('has a title with brackets, and words on two lines, in one link', () => {
    const faq = pageOf('faq', { meta: { title: 'Questions [new]', description: 'One\nand two' } })
    expect(llmsTxt(siteOf(['faq'], faq), 'en', wordsOf('en'))).toContain(
      `- [Questions (new)](${brand.origin}/faq.md): One and two\n`,
    )
  })

  it('of French names French pages', () => {
    expect(llmsTxt(site, 'fr', wordsOf('fr'))).toContain(`(${brand.origin}/fr/faq.md)`)
    expect(llmsTxt(site, 'fr', wordsOf('fr'))).not.toContain(`(${brand.origin}/faq.md)`)
  })
})

describe('the long form', () => {
  const twin = ({ route }: PageHead) => `---\nurl: x\n---\n\n# ${route.id}\n\nA claim[^1].\n\n[^1]: A work.\n`
  const full = llmsFullTxt(site, 'en', twin)

  it('is the twins of the same pages, in their order', () => {
    expect(full.match(/^# .*$/gm)).toEqual(['# home', '# faq', '# legal'])
  })
})
