import { locales } from '../../src/site/locales.ts'
import { pageTitle } from './page-title.ts'

/** The stories of a page as Storybook's module: nobody writes them. */
export function storiesOfPage(id: string): string {
  return [
    `import { pageStory } from '/.storybook/content/page-story.tsx'`,
    `export default { title: ${JSON.stringify(pageTitle(id))} }`,
    ...locales.map((locale) => `export const ${locale} = pageStory(${JSON.stringify(id)}, '${locale}')`),
  ].join('\n')
}
