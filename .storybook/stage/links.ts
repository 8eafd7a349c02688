import { SELECT_STORY } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { localeOf } from '../../src/site/locales.ts'
import { routeAt } from '../../src/site/routes.ts'
import { storyIdOf } from '../facts/addresses.ts'

/**
 * Whether this is one of two documents side by side. Then the one around them follows links, because the manager
 * listens to it.
 */
export const isHalf = window.parent !== window.top

/** A link to another page leads to its story. */
export function followLinks(document: Document): void {
  document.addEventListener('click', (event) => {
    // Not instanceof: elements of that document have other classes than those of this one.
    const pressed = event.composedPath().find((node) => 'localName' in node && node.localName === 'a')
    const href = (pressed as Element | undefined)?.getAttribute('href')
    if (!href?.startsWith('/')) return
    event.preventDefault()
    const { pathname } = new URL(href, location.origin)
    const target = routeAt(pathname)
    if (target) addons.getChannel().emit(SELECT_STORY, { storyId: storyIdOf(target.route.id, localeOf(pathname)) })
  })
}
