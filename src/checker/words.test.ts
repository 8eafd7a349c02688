import { describe, expect, it } from 'vitest'
import { audit } from '../readiness/audit.ts'
import { bandOf } from '../readiness/band.ts'
import { pages } from '../readiness/golden.fixture.ts'
import { markdownOf } from '../readiness/markdown.ts'
import { translated } from '../readiness/message.ts'
import { locales } from '../site/locales.ts'
import { checkerIn } from './in-language.fixture.ts'

const audits = new Map(pages.map(({ name, input }) => [name, audit(input)]))
const auditOf = (name: string) => audits.get(name) ?? audit({ html: '' })

describe('what the checks say', () => {
  it.each(locales)('is in the catalog, whole (%s)', async (locale) => {
    const i18n = await checkerIn(locale)
    const missing: string[] = []
    i18n.on('missing', ({ id }) => void missing.push(id))
    for (const { results } of audits.values())
      for (const { check, remarks } of results)
        for (const message of [check.title, check.why, check.remedy, ...remarks.map((one) => one.message)])
          expect(translated(i18n, message)).toMatch(/^[^{}]*\p{L}[^{}]*$/u)
    expect(missing).toEqual([])
  })

  it('is counted, grouped and named as French does', async () => {
    const i18n = await checkerIn('fr')
    const text = markdownOf(auditOf('orders to models in a comment'), i18n)
    expect(text).toContain('40/100\n\nUn échec dans le groupe Sûreté plafonne la note.')
    expect(text).toContain('## Sûreté')
    expect(translated(i18n, bandOf(auditOf('cites nobody')).sentence)).toContain('«\u00a0Preuves\u00a0»')
    const values = { list: [{ id: 'About' }, { id: 'Contact' }], count: { number: 12_345.6 }, name: { language: 'de' } }
    const said = translated(i18n, { id: '', message: '{list}; {count}; {name}', values })
    expect(said).toBe('About, Contact; 12\u202f345,6; allemand')
  })
})
