/** What a story shows, as far as the panels can say something of it. */
export type Subject =
  | { readonly kind: 'page'; readonly route: string; readonly languages: readonly string[] }
  | { readonly kind: 'block'; readonly block: string; readonly languages: readonly string[] }
  /** Its parameters are not known yet. */
  | { readonly kind: 'unread' }
  | { readonly kind: 'none' }

/** A story in Storybook's index. */
export type Listed = { readonly id: string; readonly importPath: string; readonly prepared: boolean }

const languages = ['en', 'fr']

/**
 * @param listed pages are recognised by their file, so the panels need not wait for a page, not even for one that fails
 * @param parameter of the story: `citence: { block }`
 * @param chosen the language of the toolbar; the pseudo-language is made from English
 */
export function subjectOf(listed: Listed | undefined, parameter: unknown, chosen: unknown): Subject {
  if (!listed) return { kind: 'none' }
  const shownIn = (own: string) =>
    chosen === 'both'
      ? languages
      : [chosen === 'pseudo' ? 'en' : (languages.find((language) => language === chosen) ?? own)]
  const route = /\/src\/content\/pages\/([^/]+)\/en\.md$/.exec(listed.importPath)?.[1]
  if (route !== undefined) return { kind: 'page', route, languages: shownIn(listed.id.endsWith('--fr') ? 'fr' : 'en') }
  if (!listed.prepared) return { kind: 'unread' }
  if (typeof parameter !== 'object' || parameter === null) return { kind: 'none' }
  if (!('block' in parameter) || typeof parameter.block !== 'string') return { kind: 'none' }
  return { kind: 'block', block: parameter.block, languages: shownIn('en') }
}
