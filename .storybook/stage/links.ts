import { SELECT_STORY } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { localeOf } from '../../src/site/locales.ts'
import { routeAt } from '../../src/site/routes.ts'
import { storyIdOf } from '../content/story-id.ts'

/** A link to another page leads to its story. */
export function followLinks(document: Document): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const href = link?.getAttribute('href')
    if (!href?.startsWith('/')) return
    event.preventDefault()
    const { pathname } = new URL(href, location.origin)
    const target = routeAt(pathname)
    if (target) addons.getChannel().emit(SELECT_STORY, { storyId: storyIdOf(target.route.id, localeOf(pathname)) })
  })
}
