import styles from './result.css?inline'

let sheet: CSSStyleSheet | undefined

/** Adds the styles of a result, which no page carries from the start. */
export function addResultStyles(document: Document): void {
  if (sheet) return
  sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
