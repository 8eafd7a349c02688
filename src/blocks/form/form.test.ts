import { toString as textOf } from 'mdast-util-to-string'
import { describe, expect, it } from 'vitest'
import { bodyLine, only, writeBody } from '../../content/page.fixture.ts'
import { publish, refusal } from '../published.fixture.ts'

describe('a form', () => {
  it('for contact keeps service and campaign, with heading and intro above it', () => {
    const block = only(':::form{kind=contact service=guide-geo campaign=guide_geo_2025}\n## Ask\n\nSoon.\n:::\n')
    expect(block).toMatchObject({
      type: 'form',
      heading: 'Ask',
      form: { kind: 'contact', service: 'guide-geo', campaign: 'guide_geo_2025' },
    })
    expect(block.type === 'form' && textOf(block.intro)).toBe('Soon.')
  })

  it('for an audit is detailed unless said otherwise', () => {
    expect(only('::form{kind=audit}')).toMatchObject({ form: { kind: 'audit', variant: 'detailed' } })
    expect(only('::form{kind=audit variant=hero}')).toMatchObject({ form: { kind: 'audit', variant: 'hero' } })
  })

  it.each([
    '::form',
    '::form{kind=survey}',
    '::form{kind=audit variant=tiny}',
    '::form{kind=contact variant=hero}',
    // Its messages would name the first service of the list.
    '::form{kind=contact service=team-training}',
  ])('written as %s is reported', (body) => {
    expect(writeBody(body).problems).toEqual([expect.stringMatching(new RegExp(`^page\\.md:${bodyLine}:1: form: `))])
  })

  it.each(['kind=contact', 'kind=news', 'kind=audit', 'kind=audit variant=hero'])(
    'has one id on every page, which nothing else on it has: %s',
    async (written) => {
      const form = `:::form{${written}}\n## Ask\n\nSoon.\n:::\n`
      const [, id = ''] = /<form [^>]*id="([\w-]+)"/.exec((await publish(form)).html) ?? []
      const below = bodyLine + 6
      expect(writeBody(`${form}\n${form}`).problems).toEqual([
        `page.md:${below}:1: The id '${id}' is that of two blocks, first on line ${bodyLine}. Take one of the two blocks out.`,
      ])
      const heading = `## ${id.replaceAll('-', ' ')}\n\nText.\n`
      expect(writeBody(`${heading}\n${form}`).problems).toEqual([
        expect.stringContaining(`The id '${id}' is that of a heading`),
      ])
      expect(writeBody(`${form}\n${heading}`).blocks).toMatchObject([{}, { id: `${id}-2` }])
    },
  )

  it('has a heading without an anchor', () => {
    expect(writeBody(':::form{kind=contact}\n## Ask\n:::\n\n## Ask\n\nText.\n').blocks).toMatchObject([
      {},
      { id: 'ask' },
    ])
  })

  it('is a list of its fields for assistants, with the address that also works', async () => {
    const { html, twin } = await publish(':::form{kind=contact}\n## Ask\n\nSoon.\n:::\n')
    expect(html).toMatch(/<form [^>]*id="contact-form".*name="message"/s)
    expect(twin).toContain('## Ask\n\nSoon.\n\n**[Contact form](https://www.citence.example/faq#contact-form)**:')
    for (const field of ['First Name \\*', 'Message \\*', 'Service']) expect(twin).toContain(`- ${field}`)
    expect(twin).toContain('Write to us instead: <hello@citence.example>')
  })

  it('of the compact kind is a banner that leads to the audit page', async () => {
    const { html, twin } = await publish('::form{kind=audit variant=compact}', { locale: 'fr' })
    expect(html).toContain('href="/fr/tools/free-geo-audit"')
    expect(html).not.toContain('audit-hero-form')
    expect(twin).toContain('](https://www.citence.example/fr/tools/free-geo-audit)')
    expect(refusal(':::form{kind=audit variant=compact}\n## Ask\n:::\n')).toContain('shows no heading and no text')
  })
})
