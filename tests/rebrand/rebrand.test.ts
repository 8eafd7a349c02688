import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brand } from '../../src/site/brand.ts'
import { lockBuild } from '../../vite/build-cache.ts'
import { palette } from '../../vite/pictures/palette.ts'
import { copyProject, type ProjectCopy } from '../project/copy.ts'

/** Pictures are made from text that a draft build leaves readable. */
const pictures = /\.(png|woff2)$/

/** A data protection authority is in the same town as the office; its address does not change with the brand. */
const authorities = /75334\sParis/g

/** Strings of the brand file and their replacements, each a whole string or a part of one. */
const otherNames: Readonly<Record<string, string>> = {
  Citence: 'Nordlys',
  citence: 'nordlys',
  'hello@': 'bonjour@',
  'support@': 'aide@',
  'privacy@': 'donnees@',
  '10_000': '25_000',
  'Paris 000 000 000': 'Nantes 111 111 111',
  'FR00 000000000': 'FR11 111111111',
  'Claire Vasseur': 'Astrid Holm',
  'Founder and head of research': 'Managing partner',
  'Fondatrice et directrice de la recherche': 'Associée gérante',
  'Hébergeur Exemple SAS': 'Serveurs du Nord SARL',
  '2 rue de l’Exemple, 75002 Paris, France': '7 quai du Modèle, 59000 Lille, France',
  '+33 1 99 00 12 34': '+33 2 61 91 12 34',
  '+33199001234': '+33261911234',
  '+33 1 99 00 56 78': '+33 3 53 01 56 78',
  '+1 202 555 0142': '+1 202 555 0188',
  '+12025550142': '+12025550188',
  '12 rue de l’Exemple': '4 place du Modèle',
  "'75002'": "'44000'",
  "'Paris'": "'Nantes'",
  'www.linkedin.example': 'social.example',
  'github.example': 'code.example',
}

/** Strings that two brands may have in common. */
const shared: ReadonlySet<string> = new Set([
  'société par actions simplifiée',
  'FR',
  'CET/CEST',
  '09:00',
  '18:00',
  '10:00',
  '14:00',
])

const isWeekday = (text: string) => /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/.test(text)

// `illustrative` lists names of fields, which are not words of the site.
const old = leaves({ ...brand, illustrative: [] }).filter((text) => !shared.has(text) && !isWeekday(text))
/** The tokens that a brand changes first, in the hex form of pictures. */
const oldColours = (await Promise.all((['light', 'dark'] as const).map(palette))).flatMap((colour) =>
  ['paper', 'ink', 'signal'].map(colour),
)
const backend = 'https://nordlys.supabase.example'
let copy: ProjectCopy
let said: string
let published: { name: string; text: string }[]

beforeAll(() => {
  copy = copyProject()
  copy.change('src/site/brand.ts', rename)
  // Another hue, and a paper a little darker.
  copy.change('src/ui/tokens.css', (css) =>
    css.replace(/(--(?:paper|ink|signal): ).*;/g, '$1light-dark(oklch(0.5 0.1 250), oklch(0.6 0.1 250));'),
  )
  copy.write('.env', `VITE_SUPABASE_URL=${backend}\nVITE_SUPABASE_PUBLISHABLE_KEY=sb_publishable_nordlys\n`)
  said = copy.build()
  const dist = join(copy.root, 'dist')
  published = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => ({
      name: file.slice(dist.length),
      text: pictures.test(file) ? '' : readFileSync(file, 'utf8').replaceAll(authorities, ''),
    }))
})
afterAll(() => copy?.remove())

describe('another brand file', () => {
  it('names everything anew', () => {
    const [source] = published.filter(({ name }) => name === '/index.html')
    expect(source?.text).toContain(otherNames[brand.name])
    for (const text of old)
      expect(rename(quoted(text)), `tests/rebrand/rebrand.test.ts lacks ${text}`).not.toBe(quoted(text))
  })

  it.each(old)('leaves no trace of %j', (text) => {
    expect(published.filter((file) => (file.name + file.text).includes(text)).map(({ name }) => name)).toEqual([])
  })

  it('leaves no trace of the old name in any spelling', () => {
    const found = published.filter(({ name, text }) => (name + text).toLowerCase().includes(brand.siteId))
    expect(found.map(({ name }) => name)).toEqual([])
  })

  it.each(oldColours)('leaves no trace of the colour %s, in the mark, icons, bars and social images', (colour) => {
    expect(published.filter(({ text }) => text.includes(colour)).map(({ name }) => name)).toEqual([])
  })

  it('draws the icons anew', () => {
    const icon = (root: string) => readFileSync(join(root, 'dist/icon-192.png'))
    const before = new Resvg(readFileSync(join(copy.root, 'public/icon.svg'), 'utf8'), {
      fitTo: { mode: 'width', value: 192 },
    })
    expect(icon(copy.root).equals(before.render().asPng())).toBe(false)
  })

  it('says that the films are in the old colours', () => {
    expect(said).toContain('Run npm run film.')
    expect(published.map(({ name }) => name)).not.toContain('/videos/colours.sha256')
  })

  it('is what the README is called by', () => {
    expect(readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8')).toMatch(new RegExp(`^# ${brand.name}\n`))
  })

  it('sends to the backend that its .env names, and is allowed to', () => {
    const naming = published.filter(({ text }) => text.includes(backend)).map(({ name }) => name)
    expect(naming).toEqual(expect.arrayContaining(['/_headers', '/.site.json', expect.stringMatching(/assets.*\.js$/)]))
    const headers = published.find(({ name }) => name === '/_headers')?.text
    expect(headers).toContain(`connect-src 'self' ${backend}`)
  })

  it('is built for visitors, whatever NODE_ENV says here', () => {
    expect(process.env.NODE_ENV).toBe('test')
    expect(published.filter(({ text }) => text.includes('jsxDEV')).map(({ name }) => name)).toEqual([])
  })

  it('is built by one process at a time', () => {
    const { release } = lockBuild(copy.root)
    expect(() => copy.build()).toThrow(`Process ${process.pid} is building this site.`)
    release()
  })

  it('stays published when a later build finds a mistake in a page', () => {
    copy.write('src/content/pages/faq/en.md', 'no frontmatter')
    expect(() => copy.build()).toThrow('src/content/pages/faq/en.md:1:1')
    expect(readdirSync(join(copy.root, 'dist'))).toEqual(expect.arrayContaining(['.site.json', 'index.html', 'sw.js']))
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

/** As the brand file writes it: short strings are replaced only as a whole. */
const quoted = (text: string) => `'${text}'`

/** The longest first: a short one may be within a long one. */
function rename(text: string): string {
  const found = Object.keys(otherNames).sort((a, b) => b.length - a.length)
  return found.reduce((renamed, name) => renamed.replaceAll(name, otherNames[name] ?? name), text)
}
