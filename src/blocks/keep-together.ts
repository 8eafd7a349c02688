/** A heading in HTML, up to its end. */
const heading = /<h[1-3]\b.*?<\/h[1-3]>/gs

/** A tag, or a word with a hyphen inside. */
const tagOrCompound = /<[^>]*>|[^\s<>]*\p{L}-\p{L}[^\s<>]*/gu

/** What a line of the largest type holds on a screen of 320 px. */
const longest = 16

/**
 * Keeps words such as 'AI-native' or 'qu’est-ce' of headings on one line: a browser breaks after any hyphen. By markup,
 * because a hyphen that does not break is another character, which who copies or searches the heading would not expect.
 */
export function keepTogether(html: string): string {
  return html.replace(heading, (whole) =>
    whole.replace(tagOrCompound, (found) =>
      found.startsWith('<') || found.length > longest ? found : `<span>${found}</span>`,
    ),
  )
}
