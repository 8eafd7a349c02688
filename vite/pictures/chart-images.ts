import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'
import { everyBlock, everyPage } from '../../src/content/find.ts'
import type { Page, Site } from '../../src/content/model.ts'
import { absolute, chartImagePath } from '../../src/site/addresses.ts'
import { brand } from '../../src/site/brand.ts'
import { htmlFile } from '../pages/page-files.ts'
import { lineWidth } from '../type/text-width.ts'
import { type ChartWords, chartSvg } from './chart-svg.ts'
import { rendered, sharedLetters } from './social-images.ts'

/** Writes an image of every chart, for sharing: the drawing of the published page, and the sources of its figures. */
export async function writeChartImages(out: string, site: Site): Promise<void> {
  const addresses = new Set(everyPage(site).flatMap(chartsOf))
  for (const address of addresses) {
    const image = await chartImageAt(address, site, ({ path }) => readFile(join(out, htmlFile(path)), 'utf8'))
    if (!image) continue
    await mkdir(dirname(join(out, address)), { recursive: true })
    await writeFile(join(out, address), image)
  }
}

/** The image at an address, of the first page that has the chart. @param read gives the HTML of that page */
export async function chartImageAt(
  address: string,
  site: Site,
  read: (page: Page) => Promise<string>,
): Promise<Buffer | undefined> {
  const page = everyPage(site).find((page) => chartsOf(page).includes(address))
  if (!page) return undefined
  const { path, locale } = page
  const drawn = chartsIn(await read(page)).find(({ id }) => chartImagePath(locale, id) === address)
  const origin = absolute(path).replace(/^https?:\/\/(www\.)?/, '')
  return drawn && chartImage({ ...drawn.words, locale, origin })
}

const chartsOf = ({ locale, blocks }: Page): string[] =>
  everyBlock(blocks).flatMap((block) => (block.type === 'chart' ? chartImagePath(locale, block.chart.id) : []))

/** PNG, 1200 × 630. */
export async function chartImage(words: ChartWords): Promise<Buffer> {
  const { faces, colour, titleFont, textFont } = await sharedLetters()
  const svg = chartSvg(words, {
    brand: brand.name,
    colour,
    serif: { family: titleFont.family, width: (line) => lineWidth(titleFont, line) },
    sans: { family: textFont.family, width: (line) => lineWidth(textFont, line) },
  })
  return rendered({ svg, faces })
}

type Drawn = { id: string; words: Omit<ChartWords, 'locale' | 'origin'> }

/** The charts of a published page: the text of captions and tables, and the drawings. */
export function chartsIn(html: string): Drawn[] {
  // SVG attribute names are case-sensitive.
  const document = parseDocument(html, { lowerCaseAttributeNames: false })
  const all = (name: string, within: Parameters<typeof DomUtils.getElementsByTagName>[1]) =>
    DomUtils.getElementsByTagName(name, within, true)
  const said = (nodes: Parameters<typeof DomUtils.textContent>[0]) => DomUtils.textContent(nodes).trim()
  return all('figure', document).flatMap((figure): Drawn[] | Drawn => {
    const { id, class: kind = '' } = figure.attribs
    if (!id || !kind.startsWith('chart ')) return []
    const [caption] = all('figcaption', figure)
    const [title] = all('strong', caption ?? [])
    const sources = all('a', caption ?? []).map(({ attribs }) => (attribs['aria-label'] ?? '').replace(/^\[\d+\] /, ''))
    const heads = all('thead', figure).flatMap((head) => all('th', head).map(said))
    const rows = all('tbody', figure)
      .flatMap((body) => all('tr', body))
      .flatMap((row) => {
        const [label] = all('th', row)
        const [drawing] = all('svg', row)
        const [value] = all('td', row)
        // Small print in a label is shown on the page only.
        const name = label ? said(label.children.filter((child) => !('name' in child && child.name === 'small'))) : ''
        return drawing ? [{ label: name, value: said(value ?? []), drawing: xml(drawing) }] : []
      })
    const [drawing] = all('svg', figure)
    if (!drawing) return []
    const hasRows = rows.length > 0
    const axes = all('thead', figure).flatMap((head) => all('svg', head).map(xml))
    const shown = {
      axis: axes[0],
      columns: hasRows ? heads : heads.slice(1, 2),
      drawing: hasRows ? rows : xml(drawing),
    }
    return { id, words: { title: said(title ?? []), sources, ...shown } }
  })
}

const xml = (node: Parameters<typeof DomUtils.getOuterHTML>[0]) => DomUtils.getOuterHTML(node, { xmlMode: true })
