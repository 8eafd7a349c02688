/** Id of the link in the head of every page that is disabled, and so not fetched, until React starts. */
export const lateStylesId = 'late-styles'

/** Loads the styles of what only scripts show. Resolves when they are loaded, or cannot be. */
export async function loadLateStyles(document: Document): Promise<void> {
  const link = document.getElementById(lateStylesId)
  if (!(link instanceof HTMLLinkElement) || !link.disabled) return
  const settled = new Promise((resolve) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', resolve)
  })
  link.disabled = false
  await settled
}
