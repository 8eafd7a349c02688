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

/** A report as one HTML file: charts are inline SVG, nothing is loaded, no script runs. @param body HTML below the heading */
export const htmlPage = (title: string, style: string, body: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
<h1>${escapeHtml(title)}</h1>
${body}
</html>
`

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
