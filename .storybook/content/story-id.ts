import type { Locale } from '../../src/site/locales.ts'

/** The id of a page's stories, wherever the sidebar shows them. */
export const pageStoryId = (id: string) => `pages-${id}`

export const storyIdOf = (id: string, locale: Locale) => `${pageStoryId(id)}--${locale}`
