import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { ownFolder } from '../../src/site/temporary.fixture.ts'
import { lead } from './lead.fixture.ts'
import { writeXlsx } from './xlsx.ts'

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
