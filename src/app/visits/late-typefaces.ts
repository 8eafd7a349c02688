/** Loaded, but the browser does not use them on the page that is open: its text was painted before they came (`optional`). */
let late: FontFace[] | undefined

/** Between the layout of a page and its first paint. A file that comes in between is too late, too. */
const layoutToPaintMs = 50

const isRule = (rule: CSSRule): rule is CSSFontFaceRule =>
  rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('font-display') === 'optional'

/** Takes the typefaces that came after the first paint from the browser's cache, so that {@link showTypefaces} need not wait. */
export function loadLateTypefaces(document: Document): void {
  const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'))
  const [painted] = performance.getEntriesByName('first-contentful-paint')
  if (late || !painted || !files.some(({ responseEnd }) => responseEnd > painted.startTime - layoutToPaintMs)) return
  late = []
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].filter(isRule))
  for (const { style } of rules) {
    const [family = '', src = '', weight = ''] = ['font-family', 'src', 'font-weight'].map((name) =>
      style.getPropertyValue(name),
    )
    new FontFace(family.replaceAll('"', ''), src, { weight }).load().then(
      (face) => late?.push(face),
      () => {},
    )
  }
}

/** Sets the document in them, with a change of pages: nearly all text is new anyway. */
export function showTypefaces({ fonts }: Document): void {
  for (const face of late?.splice(0) ?? []) fonts.add(face)
}
