import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { DomUtils } from 'htmlparser2'
import { imageSize } from 'image-size'
import { describe, expect, it } from 'vitest'
import { absolute, chartImagePath, llmsPath, markdownPath } from '../../src/site/addresses.ts'
import { brand } from '../../src/site/brand.ts'
import { otherLocale } from '../../src/site/locales.fixture.ts'
import { fragmentFile, partAddress } from '../../src/site/page-parts.ts'
import { pathOf } from '../../src/site/routes.ts'
import { cachedPage } from '../../src/sw/cached-page.ts'
import { builtPages, byTag, dist, isElement, mainOf, read, wordsOf } from './page.ts'

const worker = read('sw.js')

describe.each(builtPages)('$path', (page) => {
  const { document, id, locale, path } = page

  it('has the caption of a figure at its start or end, where HTML takes it for one', () => {
    for (const figure of byTag(document, 'figure')) {
      const inner = figure.children.filter(isElement).map(({ name }) => name)
      if (inner.includes('figcaption')) expect([inner.at(0), inner.at(-1)]).toContain('figcaption')
    }
  })

  it('has no figures that reader views leave out', () => {
    const groups = byTag(document, 'div').filter(({ attribs }) => attribs.class?.split(' ').includes('figures'))
    // Readability, which Firefox and others use, deletes a div without words in any of its textish tags. Buttons do not count.
    for (const group of groups) {
      const words = byTag(group, 'p', 'span', 'li', 'td').filter((one) => byTag(one, 'button').length === 0)
      expect(words.length).toBeGreaterThan(0)
    }
  })

  it('has words in each cell of a table that is read aloud', () => {
    // The corner above names of rows is a td of the head.
    const cells = [...byTag(document, 'th'), ...byTag(document, 'tbody').flatMap((body) => byTag(body, 'td'))]
    const silent = cells.filter((cell) => cell.attribs['aria-hidden'] === undefined && wordsOf(cell) === '')
    expect(silent.map((cell) => DomUtils.getOuterHTML(cell))).toEqual([])
  })

  it('has a space between words that only styles set apart', () => {
    // Readers of plain text, such as those that make Markdown for assistants, know these elements as parts of a line.
    const together =
      /[\p{L}\d]<\/(?:a|button|q|small|span|summary)>(?:<details>)?<(?:a|q|small|span|summary)\b[^>]*>[\p{L}\d]+/gu
    expect(page.html.match(together)).toBeNull()
    // Others join the texts of a page as they are, as of a figure's value and its words.
    expect(page.html.match(/<\/(?:small|strong)><(?:p|figcaption)\b/)).toBeNull()
  })

  it('switches to itself in the other language', () => {
    const switches = byTag(document, 'a').filter(({ attribs }) => 'data-language-switch' in attribs)
    const other = otherLocale(locale)
    expect(switches.map(({ attribs }) => attribs.href)).toEqual([pathOf(id, other)])
    expect(switches[0]?.attribs).toMatchObject({ lang: other, hreflang: other })
  })

  it('says before the fields of a form what is needed, and beside its button what becomes of it', () => {
    const forms = byTag(document, 'form').filter(({ attribs }) => attribs.toolname?.startsWith('send_'))
    expect(forms.length).toBeGreaterThan(0)
    for (const form of forms) {
      const said = DomUtils.textContent(form)
      const [label] = byTag(form, 'label')
      const first = said.indexOf(label ? DomUtils.textContent(label) : '')
      for (const before of [/JavaScript/, /\* (are required|sont obligatoires)/])
        expect(said.slice(0, first)).toMatch(before)
      const links = byTag(form, 'a').map(({ attribs }) => attribs.href)
      expect(links).toContain(pathOf('privacy', locale))
    }
  })

  it('has its contents where it is long', () => {
    const headings = byTag(mainOf(page), 'section').filter(
      (section) => 'id' in section.attribs && byTag(section, 'h2').length > 0,
    )
    const isLong = headings.length >= 6 && wordsOf(mainOf(page)).split(' ').length > 900 && id !== 'home'
    const contents = byTag(mainOf(page), 'nav').flatMap((nav) => byTag(nav, 'a').map(({ attribs }) => attribs.href))
    if (isLong) expect(contents.length).toBeGreaterThanOrEqual(headings.length - 2)
  })

  it('is cached for offline reading, and composed from the cache exactly as the network serves it', async () => {
    expect(worker).toContain(`"url":"${fragmentFile(path)}"`)
    const kept = async (file: string) => new Response(readFileSync(join(dist, file)))
    expect(await (await cachedPage(path, kept))?.text()).toBe(page.html)
    // In parts, and not whole.
    expect(inflateRawSync(readFileSync(join(dist, fragmentFile(path)))).length).toBeLessThan(page.html.length - 20_000)
  })

  it('has its own part for navigation, the same from the cache as from the network', async () => {
    const part = read(partAddress(path))
    const kept = async (file: string) => new Response(readFileSync(join(dist, file)))
    expect(await (await cachedPage(path, kept, 'part'))?.text()).toBe(part)
    const build = / data-build="(\w{8})"/
    expect(build.exec(part)?.[1]).toBe(build.exec(page.html)?.[1])
    expect(part).toContain(`<main id="content" data-page="${path}"`)
    expect(part.length).toBeLessThan(page.html.length - 15_000)
  })

  it('has a Markdown twin that it and llms.txt name', () => {
    const twin = markdownPath(path)
    const link = byTag(document, 'link').find(({ attribs }) => attribs.type === 'text/markdown')
    expect(link?.attribs.href).toBe(twin)
    expect(read(twin)).toContain(`url: ${absolute(path)}\n`)
    expect(read(llmsPath(locale, 'llms.txt'))).toContain(`(${absolute(twin)})`)
  })

  it('has a social image of its own', () => {
    const image = byTag(document, 'meta').find(({ attribs }) => attribs.property === 'og:image')
    const src = image?.attribs.content?.slice(brand.origin.length) ?? ''
    expect(src).toContain(`/${locale}/${id}.png`)
    expect(imageSize(readFileSync(join(dist, src)))).toMatchObject({ type: 'png', width: 1200, height: 630 })
  })

  it('has an image of each of its charts', () => {
    const charts = byTag(document, 'figure').filter(({ attribs }) => attribs.id && attribs.class?.startsWith('chart '))
    const images = byTag(document, 'a').flatMap(({ attribs }) => attribs.href?.match(/^\/social\/.*/) ?? [])
    const chartsOnly = charts.filter((chart) => byTag(chart, 'img').length === 0)
    expect(images).toEqual(chartsOnly.map(({ attribs }) => chartImagePath(locale, attribs.id ?? '')))
    for (const image of images)
      expect(imageSize(readFileSync(join(dist, image)))).toMatchObject({ type: 'png', width: 1200, height: 630 })
  })
})
