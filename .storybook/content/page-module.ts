import { locales } from '../../src/site/locales.ts'
import { pageStoryId } from './story-id.ts'

/** The generated Storybook module with the stories of a page. */
export function storiesOfPage(id: string): string {
  return [
    `import { pageStory } from '/.storybook/content/page-story.tsx'`,
    `export default { id: ${JSON.stringify(pageStoryId(id))}, title: ${JSON.stringify(`Pages/${id}`)} }`,
    ...locales.map((locale) => `export const ${locale} = pageStory(${JSON.stringify(id)}, '${locale}')`),
  ].join('\n')
}
