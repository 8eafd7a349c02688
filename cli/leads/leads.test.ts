import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { ownFolder } from '../../src/site/temporary.fixture.ts'
import { csvHeader, csvLine } from './csv.ts'
import { writeXlsx } from './export.ts'
import { type Lead, parseSince } from './lead.ts'

const lead: Lead = {
  id: '1',
  created_at: '2026-11-01T09:00:00+00:00',
  last_contact_at: '2026-11-01T09:00:00+00:00',
  source: 'contact',
  status: 'new',
  language: 'fr',
  name: 'Éléonore "Élé" Dupont',
  email: 'ele@example.com',
  phone: '+33 1 99 00 12 34',
  company: '=HYPERLINK("http://evil.example","click")',
  website: null,
  message: 'Bonjour,\nà bientôt',
  utm: { utm_source: 'website', utm_campaign: 'contact_2025' },
  project_source: null,
  flags: ['honeypot', 'fast'],
  fill_ms: 120,
  contract_ended_on: null,
}

const now = Date.UTC(2026, 10, 21, 12)

it.each([
  ['2026-11-01', '2026-11-01T00:00:00.000Z'],
  ['2026-11-01T09:00+01:00', '2026-11-01T08:00:00.000Z'],
  ['12h', '2026-11-21T00:00:00.000Z'],
  ['30d', '2026-10-22T12:00:00.000Z'],
  ['1w', '2026-11-14T12:00:00.000Z'],
])('reads %s', (text, time) => {
  expect(parseSince(text, now)).toBe(time)
})

it.each(['yesterday', '', '2026', '30', '2026-13-01', '2026-02-30', '2026-02-30T09:00Z', '11/01/2026'])(
  'does not guess what %j means',
  (text) => {
    expect(() => parseSince(text, now)).toThrow(`--since '${text}': expected`)
  },
)

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

it('marks what would be a formula in each line, since a spreadsheet may take a line break for the end of a row', () => {
  const message = "Hello,\n=cmd|'/c calc'!A1\r\n- SEO\n+33 1 99 00 12 34\nAda"
  expect(csvLine({ ...lead, message }, ',')).toContain(`"Hello,\n'=cmd|'/c calc'!A1\r\n'- SEO\n+33 1 99 00 12 34\nAda"`)
  // Read as it is meant, this is one cell, and its brackets are part of the formula.
  expect(csvLine({ ...lead, message: '+1\n(cmd)' }, ',')).toContain(`"'+1\n(cmd)"`)
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

/** The files of an archive, by its central directory (APPNOTE.TXT, 4.3.12). */
function unzip(bytes: Buffer): Map<string, string> {
  const files = new Map<string, string>()
  let at = bytes.readUInt32LE(bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1') + 16)
  while (bytes.readUInt32LE(at) === 0x02014b50) {
    const [method, size, local] = [
      bytes.readUInt16LE(at + 10),
      bytes.readUInt32LE(at + 20),
      bytes.readUInt32LE(at + 42),
    ]
    const nameEnds = at + 46 + bytes.readUInt16LE(at + 28)
    const begins = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const packed = bytes.subarray(begins, begins + size)
    files.set(bytes.toString('utf8', at + 46, nameEnds), (method === 8 ? inflateRawSync(packed) : packed).toString())
    at = nameEnds + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return files
}

it('a workbook holds every lead as text, formulas and leading zeros included', async () => {
  const file = join(ownFolder(), 'leads.xlsx')
  async function* leads() {
    yield { ...lead, company: '=1+1', phone: '0199001234', message: 'Une ligne\nune autre & <fin>' }
  }
  expect(await writeXlsx(leads(), file)).toBe(1)
  const files = unzip(readFileSync(file))
  const all = [...files.values()].join('\n')
  for (const text of ['=1+1', '0199001234', 'Une ligne\nune autre &amp; &lt;fin&gt;', 'created_at'])
    expect(all).toContain(text)
  const sheet = [...files].find(([name]) => name.includes('sheet1'))?.[1] ?? ''
  expect(sheet).not.toContain('<f>')
  expect(sheet.match(/<c [^>]*>/g)?.filter((cell) => !/t="(s|inlineStr|str)"/.test(cell))).toEqual([])
})
