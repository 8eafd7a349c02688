import type { StoryObj } from '@storybook/react-vite'
import { type Locale, localize } from '../../src/site/locales.ts'
import { isRouteId, pathOf } from '../../src/site/routes.ts'
import { WholePage } from '../stage/whole-page.tsx'

/** Where a page of the content folder is published, or would be. */
export const pathOfPage = (id: string, locale: Locale): string =>
  isRouteId(id) ? pathOf(id, locale) : localize(`/${id}`, locale)

/** A page in one of its languages, until the toolbar asks for another. */
export function pageStory(id: string, locale: Locale): StoryObj {
  const path = pathOfPage(id, locale)
  return {
    name: path,
    parameters: { layout: 'fullscreen', citence: { page: id, locale, path } },
    render: () => <WholePage id={id} />,
  }
}
