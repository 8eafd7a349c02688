import { sanitize } from 'storybook/internal/csf'
import type { Locale } from '../../src/site/locales.ts'

/** Where the facts of a page are served, from the manager's address. */
export const factsAddress = (language: string, route: string) => `__facts/${language}/${route}.json`

/** Where the list of block kinds and their pages is served. */
export const kindsAddress = (language: string) => `__facts/${language}.json`

/** Where the picture of a shared link is served. */
export const imageAddress = (language: string, route: string) => `__facts/${language}/${route}.png`

/** Where the open tasks of every page are served. */
export const statesAddress = '__facts/states.json'

/** Where approvals of translations are sent. */
export const approveAddress = '__facts/approve'

/** The event that the content has changed; its data is the new content. */
export const writtenEvent = 'citence:written'

/** The event that facts may have changed, on Vite's connection and on Storybook's channel. */
export const factsChanged = 'citence:facts-changed'

/** The id of a page's stories, wherever the sidebar shows them. A folder may be named as no story can be. */
export const pageStoryId = (id: string) => `pages-${sanitize(id)}`

export const storyIdOf = (id: string, locale: Locale) => `${pageStoryId(id)}--${locale}`
