import { expect, it } from 'vitest'
import { routesFile } from './files.ts'
import { type Problem, rootCauses } from './problem.ts'
import { routeMistakes } from './route-mistakes.ts'

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

it('a name that is in the file of the table, but not in the table, is not said to be meant', () => {
  expect(rootCauses([link('glossary')], read).problems).toEqual([link('glossary')])
})

it('the same in the same place is said once', () => {
  expect(rootCauses([link('nowhere'), link('nowhere')], read).problems).toEqual([link('nowhere')])
})

/** What a page names, and no collection of its language holds. */
const names = (name: string, line: number): Problem => ({
  file: 'src/content/pages/about/fr.md',
  line,
  column: 1,
  message: `'${name}' is not in src/content/sources/fr.yaml.`,
  restsOn: { file: 'src/content/sources/fr.yaml', name },
})

it('an entry that is written in one language only is said once, where the other has to be', () => {
  const texts: Readonly<Record<string, string>> = {
    'src/content/sources/en.yaml': '- id: a\n- id: b\n',
    'src/content/sources/fr.yaml': '- id: a\n',
  }
  const { problems, consequences } = rootCauses([names('b', 3), names('b', 9)], (file) => texts[file])
  expect(problems).toEqual([
    {
      file: 'src/content/sources/fr.yaml',
      line: 1,
      column: 8,
      message: "'b' is not in src/content/sources/fr.yaml, and in the other language it is.",
      remedy: 'Write it here, too.',
    },
  ])
  expect(consequences).toEqual([names('b', 3), names('b', 9)])
})

it('what the ledger of both languages lacks is said once', () => {
  const asks = (locale: string): Problem => ({
    file: `src/content/authors/${locale}.yaml`,
    line: 1,
    column: 7,
    message: "src/content/claims.yaml does not hold 'person/jane'.",
    restsOn: { file: 'src/content/claims.yaml', name: 'person/jane' },
  })
  expect(rootCauses([asks('en'), asks('fr')], read).problems).toEqual([asks('en')])
})
