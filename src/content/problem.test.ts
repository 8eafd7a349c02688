import { expect, it } from 'vitest'
import { type Problem, rootCauses } from './problem.ts'
import { routeMistakes, routesFile } from './route-mistakes.ts'

const files: Readonly<Record<string, string>> = {
  [routesFile]: "{ id: 'glossary', path: '/faq' },\n{ id: 'glossary', path: '/glossary' },\n",
  'src/content/pages/faq/en.md': '---\nlabel: FAQ\n---\n',
}
const read = (file: string) => files[file]

/** A link to a page that the table does not name. */
const link = (name: string): Problem => ({
  file: 'src/content/pages/about/en.md',
  line: 9,
  column: 1,
  message: `The link 'route:${name}' leads to no page.`,
  restsOn: { file: routesFile, name },
})

it('links to a page are no mistakes while its route has the id of another', () => {
  const twice = routeMistakes(
    ['/faq', '/glossary'].map((path) => ({ id: 'glossary', path, type: 'other', published: true })),
    files[routesFile] ?? '',
  )
  expect(twice).toHaveLength(1)
  expect(rootCauses([link('faq'), link('nowhere'), ...twice], read)).toEqual({
    problems: [link('nowhere'), ...twice],
    consequences: [link('faq')],
  })
  expect(rootCauses([link('faq')], read).problems).toEqual([link('faq')])
})

it('the same in the same place is said once', () => {
  expect(rootCauses([link('nowhere'), link('nowhere')], read).problems).toEqual([link('nowhere')])
})
