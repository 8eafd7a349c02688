/** What is written the same in both languages, without placeholders, signs and case. */
const sharedWords: ReadonlySet<string> = new Set([
  ...`article blog clients contact convention cookie documentation email extraction faq france guides international llms.txt
  marketing menu message page phase points robots.txt roi service services solution source sources`.split(/\s+/),
  // 'email' is the specification's word in French forms, too.
  'notifications alt+t',
])

/** Whether a message may be the same in both languages. */
export function isShared(message: string): boolean {
  const bare = message
    .replace(/\{[^}]*\}|[*:,()-]/g, '')
    .trim()
    .toLowerCase()
  return bare === '' || sharedWords.has(bare)
}
