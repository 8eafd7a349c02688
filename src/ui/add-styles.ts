const added = new Set<string>()

/** Adds styles that no page carries from the start, once: they come with what needs them, and cost one style pass together. */
export function addStyles(css: string): void {
  if (added.has(css)) return
  added.add(css)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}
