import type { Locale } from '../../src/site/locales.ts'

/** What the stories of a page are known by, wherever the sidebar shows them. */
export const pageStoryId = (id: string) => `pages-${id}`

export const storyIdOf = (id: string, locale: Locale) => `${pageStoryId(id)}--${locale}`
