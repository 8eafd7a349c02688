/** A heading in HTML, up to its end. */
const heading = /<h[1-3]\b.*?<\/h[1-3]>/gs

/** A tag, or a word with a hyphen inside. */
const tagOrCompound = /<[^>]*>|[^\s<>]*\p{L}-\p{L}[^\s<>]*/gu

/** The space after the sign of an operation: a formula that is too long for a line goes on with the sign. */
const afterOperator = /(?<= [×÷]) /g

/** What a line of the largest type holds on a screen of 320 px. */
const longest = 16

/**
 * Keeps words such as 'AI-native' or 'qu’est-ce' of headings on one line: a browser breaks after any hyphen. By markup,
 * because a hyphen that does not break is another character, which who copies or searches the heading would not expect.
 * In formulas it keeps a sign with the term that follows.
 */
export function keepTogether(html: string): string {
  return html
    .replace(afterOperator, '\u00a0')
    .replace(heading, (whole) =>
      whole.replace(tagOrCompound, (found) =>
        found.startsWith('<') || found.length > longest ? found : `<span>${found}</span>`,
      ),
    )
}
