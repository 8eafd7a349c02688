/** What is written the same in both languages, without placeholders, signs and case. */
const sharedWords: ReadonlySet<string> = new Set([
  'article',
  'blog',
  'clients',
  'contact',
  'convention',
  'cookie',
  'documentation',
  // As the specification words the French forms.
  'email',
  'extraction',
  'faq',
  'france',
  'guides',
  'international',
  'llms.txt',
  'marketing',
  'menu',
  'message',
  'notifications alt+t',
  'page',
  'phase',
  'points',
  'robots.txt',
  'roi',
  'service',
  'services',
  'solution',
  'source',
  'sources',
])

/** Whether a message may be the same in both languages. */
export function isShared(message: string): boolean {
  const bare = message
    .replace(/\{[^}]*\}|[*:,()-]/g, '')
    .trim()
    .toLowerCase()
  return bare === '' || sharedWords.has(bare)
}
