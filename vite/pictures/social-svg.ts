import { escapeXml } from '../../src/publish/sitemap.ts'
import type { Palette } from './palette.ts'

/** Lines no wider than `width`, broken at ordinary spaces only; a word that is wider alone stands alone. */
export function breakLines(text: string, width: number, measure: (line: string) => number): string[] {
  const lines: string[] = []
  for (const word of text.split(/[ \n\t]+/).filter(Boolean)) {
    const last = lines.at(-1)
    const longer = `${last} ${word}`
    if (last !== undefined && measure(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The same number of lines, as equal in length as possible. */
export function balanceLines(text: string, width: number, measure: (line: string) => number): string[] {
  const count = breakLines(text, width, measure).length
  let [narrow, wide] = [0, width]
  // To half a percent of the width.
  for (let step = 0; step < 8; step++) {
    const middle = (narrow + wide) / 2
    const lines = breakLines(text, middle, measure)
    if (lines.length <= count && lines.every((line) => measure(line) <= middle)) wide = middle
    else narrow = middle
  }
  return breakLines(text, wide, measure)
}

export type Lettering = {
  readonly family: string
  /** Width of a line at a font size of 1. */
  readonly width: (line: string) => number
}

type SocialPage = {
  readonly title: string
  readonly eyebrow: string
  readonly locale: string
  readonly brand: string
  /** Text of the footnote: the site's host. */
  readonly source: string
  /** SVG of the mark, with a viewBox of its own. */
  readonly mark: string
  readonly colour: Palette
  readonly serif: Lettering
  readonly sans: { readonly family: string }
}

const margin = 80
const measure = 1200 - 2 * margin
const sizes = [124, 112, 100, 92, 84, 76, 70, 64, 58, 52] as const
const leading = 1.08
const tracking = -0.01
/** Space for the title between the eyebrow and the footnote: from the tops of the capitals to the descenders. */
const top = 246
const room = 272
const [capitals, descenders] = [0.68, 0.26]
/** The citation mark after the title: its size relative to the title, how far it is raised, how wide it is. */
const note = { scale: 0.34, rise: 0.4, gap: 0.05, width: 0.45 }

type TitleLines = { readonly size: number; readonly lines: readonly string[] }

/** Height of that many lines, in em. */
const heightOf = (lines: number) => (lines - 1) * leading + capitals + descenders

/** The largest size at which the title fits, with the citation mark after it. */
export function fitTitle(title: string, serif: Lettering): TitleLines {
  const width = (line: string) =>
    serif.width(line) + tracking * line.length + (title.endsWith(line) ? note.gap + note.width : 0)
  for (const size of sizes) {
    const lines = balanceLines(title, measure / size, width)
    const fits = lines.every((line) => width(line) * size <= measure)
    if (fits && heightOf(lines.length) * size <= room) return { size, lines }
  }
  const size = sizes[sizes.length - 1] ?? 52
  const lines = breakLines(title, measure / size, width)
  const most = Math.floor((room / size - capitals - descenders) / leading) + 1
  if (lines.length <= most) return { size, lines }
  return { size, lines: [...lines.slice(0, most - 1), `${lines[most - 1]?.replace(/[\s,;:.]+$/, '')}…`] }
}

/** The title as a quotation with a citation mark, and the site as its source. */
export function socialSvg(page: SocialPage): string {
  const { colour, serif, sans } = page
  const { size, lines } = fitTitle(page.title, serif)
  // Short titles are a little above the middle of their room.
  const first = top + capitals * size + 0.4 * (room - heightOf(lines.length) * size)
  const baseline = (index: number) => Math.round(first + index * size * leading)
  const raised = `dx="${note.gap * size}" dy="${-note.rise * size}" font-size="${note.scale * size}" letter-spacing="0"`
  const text = (family: string, weight: number) => `font-family="${family}" font-weight="${weight}"`
  const mark = `<tspan ${raised} ${text(sans.family, 600)} fill="${colour('signal')}">[1]</tspan>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630" xml:lang="${page.locale}">
<rect width="1200" height="630" fill="${colour('paper')}"/>
<svg x="${margin - 8}" y="38" width="72" height="72">${page.mark}</svg>
<text x="${margin + 82}" y="92" ${text(serif.family, 460)} font-size="48" fill="${colour('ink')}">${escapeXml(page.brand)}</text>
<path d="M${margin} 138h${measure}" stroke="${colour('ink')}" stroke-width="2"/>
<path d="M${margin} 142h120" stroke="${colour('signal')}" stroke-width="8"/>
<text x="${margin}" y="204" ${text(sans.family, 600)} font-size="28" fill="${colour('signal')}">${escapeXml(page.eyebrow)}</text>
<g ${text(serif.family, 460)} font-size="${size}" letter-spacing="${tracking * size}" fill="${colour('ink')}">
${lines
  .map(
    (line, index) =>
      `<text x="${margin}" y="${baseline(index)}">${escapeXml(line)}${index === lines.length - 1 ? mark : ''}</text>`,
  )
  .join('\n')}
</g>
<path d="M${margin} 554h180" stroke="${colour('rule-strong')}" stroke-width="1.5"/>
<text x="${margin}" y="594" ${text(sans.family, 400)} font-size="26" fill="${colour('ink-quiet')}"><tspan ${text(sans.family, 600)} fill="${colour('signal')}">[1]</tspan> ${escapeXml(page.source)}</text>
</svg>`
}
