import { expect, it } from 'vitest'
import { csvHeader, csvLine } from './csv.ts'
import { lead } from './lead.fixture.ts'

it('quotes what needs it, and keeps line breaks and accents', () => {
  expect(csvHeader(',').startsWith('id,created_at,status,source,language,name,email,phone,')).toBe(true)
  expect(csvLine(lead, ',')).toBe(
    '1,2026-11-01T09:00:00+00:00,new,contact,fr,"Éléonore ""Élé"" Dupont",ele@example.com,+33 1 99 00 12 34,' +
      '"\'=HYPERLINK(""http://evil.example"",""click"")",,"Bonjour,\nà bientôt",honeypot fast,120,' +
      '2026-11-01T09:00:00+00:00,,,website,,contact_2025\r\n',
  )
})

it.each(['=1+1', '+cmd|x', '-2+3', '@SUM(A1)', '\t=1', '＝1+1', '＋1', '－1', '＠A1', ' =1'])(
  'marks %j as text, which a spreadsheet would run',
  (company) => {
    expect(csvLine({ ...lead, company }, ',')).toContain(`'${company.replace('\t', "\t'")}`)
  },
)

it.each([',', ';', '\t', '|'])('marks what would be a formula behind %j, whichever separates the cells', (end) => {
  for (const separator of [',', ';', '\t'] as const)
    expect(csvLine({ ...lead, company: `Dupont${end} =1+1${end}+cmd` }, separator)).toContain(
      `"Dupont${end} '=1+1${end}'+cmd"`,
    )
})

it('has no character that a terminal would obey but tabs and line breaks', () => {
  const message = '\u001b]52;c;ZXZpbA==\u0007a\u007f\u009b31m\tb\r\nc\rd\ne\u0000'
  expect(csvLine({ ...lead, message }, ',')).toContain('," ]52;c;ZXZpbA== a  31m\tb\r\nc d\ne ",')
  expect(csvLine({ ...lead, company: '\u001b=1+1' }, ',')).toContain(",' =1+1,")
})

it.each(['+33 1 99 00 12 34', 'Tel: 01; +33 1 99 00 12 34', 'from 3 - 4', 'a-b, c'])('leaves %j alone', (message) => {
  expect(csvLine({ ...lead, message }, ',')).toContain(message)
})

it('takes no longer for a message of nothing but tabs', () => {
  const message = `a${'\t'.repeat(100_000)}b`
  expect(csvLine({ ...lead, message }, ',')).toContain(message)
})

it('separates by what is asked for', () => {
  expect(csvHeader(';').startsWith('id;created_at;')).toBe(true)
  expect(csvLine({ ...lead, message: 'one, two' }, ';')).toContain(';"one, two";')
})

it('has as many cells as the header', () => {
  const plain = { ...lead, name: 'Ada', company: null, message: 'Hello' }
  expect(csvLine(plain, ',').split(',')).toHaveLength(csvHeader(',').split(',').length)
})
