/** An address read; undefined where it is none. `URL.parse` is younger than some of the browsers that the checker runs in. */
export const parsedUrl = (text: string, base?: string | URL): URL | undefined =>
  URL.canParse(text, base) ? new URL(text, base) : undefined
