/** Loaded, but not used on the page that is open. */
let late: FontFace[] | undefined

/** Between the layout of a page and its first paint. A file that comes in between is too late, too. */
const layoutToPaintMs = 50

const isRule = (rule: CSSRule): rule is CSSFontFaceRule =>
  rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('font-display') === 'optional'

/**
 * Whether the page that is open asked for the typefaces, and was painted before they came (`optional`). A phone's first
 * page asks for none, and the pages that follow it keep its fonts.
 */
function areUnused(): boolean {
  const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'))
  const [painted] = performance.getEntriesByName('first-contentful-paint')
  return painted !== undefined && files.some(({ responseEnd }) => responseEnd > painted.startTime - layoutToPaintMs)
}

/** Takes typefaces that the page does without from a cache, so that {@link showTypefaces} need not wait. */
export function loadLateTypefaces(): void {
  if (late || !areUnused()) return
  late = []
  // Not of all sheets: one that an extension links from elsewhere throws when its rules are read.
  const rules = [...document.querySelectorAll('style')].flatMap(({ sheet }) =>
    [...(sheet?.cssRules ?? [])].filter(isRule),
  )
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

/** Sets the document in them, with a change of pages: nearly all text is new anyway. @returns whether that changes them */
export function showTypefaces(): boolean {
  const faces = late?.splice(0) ?? []
  for (const face of faces) document.fonts.add(face)
  return faces.length > 0
}
