/** Name of the link that waits, disabled and so not fetched, in the head of every page. */
export const lateStylesId = 'late-styles'

/** Asks for the styles of what only scripts show. Resolves when they are there, or cannot be had. */
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
