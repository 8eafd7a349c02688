import { describe, expect, it } from 'vitest'
import { brand } from '../site/brand.ts'
import { llmsFullTxt, llmsTxt } from './llms.ts'
import { pageOf, siteOf } from './site.fixture.ts'

const site = siteOf(['home', 'faq', 'guide'], pageOf('guide', { meta: { noindex: true } }))

describe('llms.txt', () => {
  it('says who this is, and where each page of the language is as Markdown', () => {
    expect(llmsTxt(site, 'en')).toBe(`# ${brand.name}

> Description of home en

## English

- [Title of home en](${brand.origin}/index.md): Description of home en
- [Title of faq en](${brand.origin}/faq.md): Description of faq en
`)
  })

  it('of French names French pages', () => {
    expect(llmsTxt(site, 'fr')).toContain(`(${brand.origin}/fr/faq.md)`)
    expect(llmsTxt(site, 'fr')).not.toContain(`(${brand.origin}/faq.md)`)
  })
})

it('the long form is the twins of the same pages, in their order', () => {
  expect(llmsFullTxt(site, 'en', ({ route }) => `# ${route.id}`)).toBe('# home\n\n# faq')
})
