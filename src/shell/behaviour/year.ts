/** Pages are made at build time: from New Year on the copyright line would be behind until the next one. */
export function showYear(document: Document, year: number): void {
  const shown = document.querySelector('[data-year]')
  // A clock that is behind the build is wrong.
  if (shown && Number(shown.textContent) < year) shown.textContent = String(year)
}
