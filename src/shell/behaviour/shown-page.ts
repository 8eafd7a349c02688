/** What is done with every page that is shown, whether loaded or come to by a link. */
export function onShown(document: Document, year = new Date().getFullYear()): void {
  // Specification, section 2.
  if (document.querySelector('main[data-missing]')) console.warn(`404: no page at ${document.location.pathname}`)
  // Pages are built in advance: from New Year to the next build their copyright line would be a year behind.
  const built = document.querySelector('[data-year]')
  // A clock that is behind the build is wrong.
  if (built && Number(built.textContent) < year) built.textContent = String(year)
}
