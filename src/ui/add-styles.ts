const added = new Set<string>()

/** Adds, once, styles that no page contains: the code that needs them brings them, and they cost one style pass together. */
export function addStyles(css: string): void {
  if (added.has(css)) return
  added.add(css)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}
