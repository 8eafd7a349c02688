const worn = new Set<string>()

/** Adds styles that no page carries, once: they come with what needs them, and cost one style pass together. */
export function wear(css: string): void {
  if (worn.has(css)) return
  worn.add(css)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}
