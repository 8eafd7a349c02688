const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for HTML and SVG, in elements and quoted attributes: paths and campaigns are untrusted. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}

/** As in the site's own pages; `.number`: a column of numbers. */
const shared = `
:root { color-scheme: light dark; --paper: #fbfaf7; --ink: #1d1b16; --soft: #6b675d; --rule: #ddd8cc }
@media (prefers-color-scheme: dark) { :root { --paper: #171612; --ink: #efece4; --soft: #a39e92; --rule: #38352d } }
body { margin: 0 auto; padding: 2rem 1rem 4rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
h2 { margin: 2.5rem 0 .5rem; font-size: 1.125rem } p, figcaption { color: var(--soft) } figure { margin: 0 }
svg { width: 100%; height: auto; font-size: 11px } svg text { fill: var(--soft) } .grid { stroke: var(--rule) }
table { width: 100%; border-collapse: collapse } th, td { padding: .3rem .5rem; border-bottom: 1px solid var(--rule); text-align: left; overflow-wrap: anywhere }
th { font-weight: 600 } th.number, td.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap }`

/** A report as one HTML file: charts are inline SVG, nothing is loaded, no script runs. @param body HTML below the heading */
export const htmlPage = (title: string, style: string, body: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(title)}</title>
<style>${shared}${style}</style>
<h1>${escapeHtml(title)}</h1>
${body}
</html>
`

/** Numbers as they are; everything else is HTML already. */
export type Cell = number | { html: string }

export const text = (value: string): Cell => ({ html: escapeHtml(value) })

/** A table below its heading; columns of numbers are to the right. */
export function section(title: string, names: readonly string[], rows: readonly Cell[][]): string {
  const heading = `<h2>${escapeHtml(title)}</h2>`
  if (rows.length === 0) return `${heading}\n<p>None.</p>`
  const head = names
    .map((name, index) => {
      const side = typeof rows[0]?.[index] === 'number' ? ' class="number"' : ''
      return `<th scope="col"${side}>${escapeHtml(name)}</th>`
    })
    .join('')
  const body = rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('\n')
  return `${heading}\n<table><thead><tr>${head}</tr></thead><tbody>\n${body}\n</tbody></table>`
}

function cell(value: Cell): string {
  return typeof value === 'number' ? `<td class="number">${value.toLocaleString('en')}</td>` : `<td>${value.html}</td>`
}

/** Grid lines at 0, half and the whole of a scale. @param most the label at each of these parts */
export function gridOf(
  { width, height, left }: { width: number; height: number; left: number },
  most: (part: number) => number,
) {
  return [0, 0.5, 1].map((part) => {
    const y = round(height * (1 - part))
    return `<line class="grid" x1="${left}" x2="${width}" y1="${y}" y2="${y}"/><text x="${left - 6}" y="${y + 4}" text-anchor="end">${most(part).toLocaleString('en')}</text>`
  })
}

/** To a tenth of a pixel. */
export const round = (value: number) => Math.round(value * 10) / 10
