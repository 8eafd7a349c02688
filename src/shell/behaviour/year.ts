/** Pages are built in advance: from New Year to the next build their copyright line would be a year behind. */
export function showYear(document: Document, year: number): void {
  const shown = document.querySelector('[data-year]')
  // A clock that is behind the build is wrong.
  if (shown && Number(shown.textContent) < year) shown.textContent = String(year)
}
