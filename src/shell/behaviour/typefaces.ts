const families = ['Newsreader', 'Instrument Sans']

/**
 * Fetches the site's typefaces for the pages after this one; what is on the screen stays as it is. Where a page names
 * them from the start they are `optional`, used only if they are there in time; here nobody waits.
 */
export async function fetchTypefaces({ document }: Window): Promise<void> {
  const faces = [...document.fonts].filter(({ family }) => families.includes(family.replaceAll('"', '')))
  const fetched = faces.map((face) => {
    face.display = 'swap'
    return face.load()
  })
  // Offline, or refused: the next page has the stand-ins as well.
  await Promise.all(fetched).catch(() => {})
}

/** Sets the page in the site's typefaces if they are there: for a page of which nothing has been shown yet. */
export function wearTypefaces({ fonts, documentElement }: Document): void {
  if (families.every((family) => fonts.check(`1em "${family}"`))) documentElement.dataset.fonts = ''
}
