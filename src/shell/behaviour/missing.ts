/** Logs the path of a page that was not found (specification, section 2). */
export function logMissing(document: Document): void {
  if (document.querySelector('main[data-missing]')) console.warn(`404: no page at ${document.location.pathname}`)
}
