import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brand } from '../../src/site/brand.ts'
import { copyProject, type ProjectCopy } from '../project/copy.ts'
import { isWeekday, otherNames, rename, shared } from './names.ts'

/** Pictures are drawn from words that the draft build leaves readable. */
const pictures = /\.(png|woff2)$/

/** The office's town is that of an authority, too, whose address no brand changes. */
const authorities = /75334\sParis/g

// Which values are invented is said by their names, which are no words of the site.
const old = leaves({ ...brand, illustrative: [] }).filter((text) => !shared.has(text) && !isWeekday(text))
let copy: ProjectCopy
let published: { name: string; text: string }[]

beforeAll(() => {
  copy = copyProject()
  copy.change('src/site/brand.ts', rename)
  copy.build('draft')
  const dist = join(copy.root, 'dist')
  published = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => ({
      name: file.slice(dist.length),
      text: pictures.test(file) ? '' : readFileSync(file, 'utf8').replaceAll(authorities, ''),
    }))
}, 120_000)
afterAll(() => copy?.remove())

describe('another brand file', () => {
  it('names everything anew', () => {
    const [source] = published.filter(({ name }) => name === '/index.html')
    expect(source?.text).toContain(otherNames[brand.name])
    for (const text of old) expect(rename(quoted(text)), `tests/rebrand/names.ts lacks ${text}`).not.toBe(quoted(text))
  })

  it.each(old)('leaves no trace of %j', (text) => {
    expect(published.filter((file) => (file.name + file.text).includes(text)).map(({ name }) => name)).toEqual([])
  })

  it('leaves no trace of the old name in any spelling', () => {
    const found = published.filter(({ name, text }) => (name + text).toLowerCase().includes(brand.siteId))
    expect(found.map(({ name }) => name)).toEqual([])
  })

  it('leaves out the pictures of the old site', () => {
    expect(published.map(({ name }) => name).filter((name) => name.startsWith('/screenshots/'))).toEqual([])
  })
})

/** Every string of the brand. */
function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? [...new Set(Object.values(value).flatMap(leaves))] : []
}

/** As the brand file writes it: short ones are renamed as a whole only. */
const quoted = (text: string) => `'${text}'`
