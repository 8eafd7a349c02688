import type { StoryObj } from '@storybook/react-vite'
import type { Page, Site } from '../../src/content/model.ts'
import { type Locale, locales, localize } from '../../src/site/locales.ts'
import { isRouteId, pathOf } from '../../src/site/routes.ts'
import { WholePage } from '../stage/whole-page.tsx'

/** A page in one of its languages, until the toolbar asks for another. */
export function pageStory(id: string, locale: Locale): StoryObj {
  const path = isRouteId(id) ? pathOf(id, locale) : localize(`/${id}`, locale)
  return {
    name: path,
    parameters: { layout: 'fullscreen', citence: { page: id, locale, path } },
    render: (_, { globals }) => <WholePage id={id} locale={localeFor(globals.language, locale)} />,
  }
}

export const localeFor = (asked: unknown, own: Locale): Locale => locales.find((locale) => locale === asked) ?? own

export function findPage(site: Site, id: string, locale: Locale): Page | undefined {
  const standIns = [site.notFound, site.offline].map((pages) => pages[locale])
  return [...site.pages, ...standIns].find((page) => page.route.id === id && page.locale === locale)
}
