import { escapeXml } from '../../src/publish/sitemap.ts'
import type { Palette } from './palette.ts'
import { balanceLines, breakLines, type Lettering } from './social-svg.ts'

type Row = { readonly label: string; readonly value: string; readonly drawing: string }

/** The content of a chart's image. `drawing`: the SVG of its page, or that of each row of its table. */
export type ChartWords = {
  readonly title: string
  readonly sources: readonly string[]
  /** Headings of its table; of a curve, what it shows. */
  readonly columns: readonly string[]
  readonly drawing: string | readonly Row[]
  /** Heading above the drawings of its rows. */
  readonly axis?: string | undefined
  readonly locale: string
  /** Address of the page, without the protocol. */
  readonly origin: string
}

type Setting = { brand: string; colour: Palette; serif: Lettering; sans: Lettering }

const margin = 80
const measure = 1200 - 2 * margin
/** Place of the drawing. */
const area = { top: 202, height: 320 }
/** Of a table: the widths of its columns and of the gaps between them. */
const columns = { value: { least: 150, most: 300 }, drawing: 400, gap: 20 }
const [titleSize, labelSize, noteSize] = [50, 27, 22]

/** The image of a chart: its title, its drawing, the sources of its figures, and the address of its page. */
export function chartSvg(
  { title, sources, columns: heads, drawing, axis, locale, origin }: ChartWords,
  setting: Setting,
): string {
  const { brand, colour, serif, sans } = setting
  const widest = Math.max(...(typeof drawing === 'string' ? [] : drawing.map(({ value }) => sans.width(value))))
  // Values are set bold, which is wider.
  const valueWidth = Math.min(columns.value.most, Math.max(columns.value.least, Math.ceil(widest * labelSize * 1.1)))
  const labelWidth = measure - columns.drawing - valueWidth - 2 * columns.gap
  const valueAt = margin + labelWidth + columns.gap
  const lines = balanceLines(title, measure / titleSize, serif.width)
  const set = (lines: readonly string[], x: number, y: number, size: number, rest: string) =>
    lines.map(
      (line, n) => `<text x="${x}" y="${y + n * size * 1.1}" font-size="${size}" ${rest}>${escapeXml(line)}</text>`,
    )
  const titled = `font-family="${serif.family}" font-weight="460" fill="${colour('ink')}"`
  const named = `font-family="${sans.family}" fill="${colour('ink')}"`
  const quiet = `font-family="${sans.family}" fill="${colour('ink-quiet')}"`
  const [source = ''] = breakLines(sources.join('; '), measure / noteSize, sans.width)
  const row = ({ label, value, drawing }: Row, index: number, { length }: readonly Row[]) => {
    const height = Math.min(108, area.height / length)
    const [top, middle] = [area.top + index * height, area.top + (index + 0.5) * height + 9]
    const labels = breakLines(label, labelWidth / labelSize, sans.width)
    const values = breakLines(value, valueWidth / labelSize, sans.width)
    return [
      ...set(labels, margin, middle - (labels.length - 1) * 15, labelSize, named),
      ...set(values, valueAt, middle - (values.length - 1) * 15, labelSize, `${named} font-weight="600"`),
      fitted(drawing, { ...drawn, y: top + 8, height: height - 16 }),
    ].join('')
  }
  const drawn = { x: 1200 - margin - columns.drawing, width: columns.drawing }
  const head = axis && fitted(axis, { ...drawn, y: 183, height: 28 })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630" xml:lang="${locale}">
<style>${styles(colour, sans.family)}</style>
<rect width="1200" height="630" fill="${colour('paper')}"/>
${set(lines, margin, lines.length > 1 ? 84 : 112, titleSize, titled).join('')}
<path d="M${margin} 166h${measure}" stroke="${colour('ink')}" stroke-width="2"/>
${heads
  .slice(0, 2)
  .flatMap((head, n) => set([head], n === 0 ? margin : valueAt, 196, noteSize, quiet))
  .join('')}
${head ? head.replaceAll('<text', `<text style="font-size: ${noteSize}px"`) : ''}
${typeof drawing === 'string' ? whole(drawing) : drawing.map(row).join('\n')}
<path d="M${margin} 540h180" stroke="${colour('rule-strong')}" stroke-width="1.5"/>
${set([source, `${brand}, ${origin}`].filter(Boolean), margin, 572, noteSize, quiet).join('')}
</svg>`
}

/** A drawing without a viewBox takes the width of its container: it is enlarged by a fifth. */
function whole(drawing: string): string {
  const { top, height } = area
  if (/^<svg[^>]* viewBox/.test(drawing)) return fitted(drawing, { x: margin, y: top, width: measure, height })
  const attributes = `width="${measure / 1.2}"`
  return `<g transform="translate(${margin} ${top}) scale(1.2)">${drawing.replace('<svg', `<svg overflow="visible" ${attributes}`)}</g>`
}

function fitted(drawing: string, box: { x: number; y: number; width: number; height: number }): string {
  // A scale is as wide as its column, and as high as on the page.
  const isScale = /^<svg[^>]* (preserveAspectRatio|class="chart__scale")/.test(drawing)
  const high = isScale ? { ...box, y: box.y + box.height / 2 - 14, height: 28 } : box
  const place = Object.entries(high).map(([name, value]) => `${name}="${value}"`)
  // The renderer does not support non-scaling strokes.
  const unit = Number(/viewBox="\S+ \S+ (\S+)/.exec(drawing)?.[1] ?? box.width) / box.width
  return drawing
    .replace('<svg', `<svg ${place.join(' ')} overflow="visible"`)
    .replaceAll('class="chart__axis"', `class="chart__axis" stroke-width="${2 * unit}"`)
}

/** The styles of drawings, as in src/blocks/chart/style.css. */
const styles = (colour: Palette, family: string) => `
svg svg text { font-family: ${family}; font-size: 15px; fill: ${colour('ink')} }
.chart__track { fill: ${colour('rule')} }
.chart__bar, .chart__dot { fill: ${colour('signal')} }
.chart__band { fill: ${colour('signal')}; fill-opacity: 0.25 }
.chart__open { fill: ${colour('paper')}; stroke: ${colour('signal')}; stroke-width: 2 }
.chart__less { fill: ${colour('ink')} }
.chart__set { fill: ${colour('ink')}; fill-opacity: 0.05; stroke: ${colour('ink')} }
.chart__axis { fill: none; stroke: ${colour('rule-strong')} }
.chart__line { fill: none; stroke: ${colour('signal')}; stroke-width: 3 }
.chart__squares { stroke: ${colour('rule')}; stroke-width: 0.8; stroke-dasharray: 0.8 0.2 }
.chart__squares--full { stroke: ${colour('signal')} }
`
