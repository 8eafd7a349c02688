import { describe, expect, it } from 'vitest'
import type { ContentFile } from '../read-sources.ts'
import { checkReviews } from './check-reviews.ts'
import { accept, formatLock, isNamed, parseLock, statusOf } from './status.ts'

const page = (locale: 'en' | 'fr', body: string): ContentFile => ({
  file: `src/content/pages/faq/${locale}.md`,
  page: 'faq',
  locale,
  text: `---\nlabel: FAQ\n---\n\n${body}\n`,
})
const hero = (words: string) => `:::hero\n# ${words}\n:::`
const before = [page('en', hero('Hello')), page('fr', hero('Bonjour'))]
const reviewed = accept(new Map(), statusOf(before, new Map()))
const stateOf = (files: ContentFile[]) =>
  Object.fromEntries(
    statusOf(files, reviewed).map(({ name, state, stale }) => [name, stale ? `${state}, ${stale} is stale` : state]),
  )

describe('a block', () => {
  it('is in step when nothing changed since the review, and when only line breaks did', () => {
    expect(stateOf(before)).toEqual({ 'pages/faq#frontmatter': 'in step', 'pages/faq#hero': 'in step' })
    const wrapped = page('en', ':::hero\n# Hello\n\n:::')
    expect(stateOf([wrapped, page('fr', hero('Bonjour'))])['pages/faq#hero']).toBe('in step')
  })

  it('makes the other language stale when one changes', () => {
    expect(stateOf([page('en', hero('Hi')), page('fr', hero('Bonjour'))])['pages/faq#hero']).toBe(
      'en changed, fr is stale',
    )
    expect(stateOf([page('en', hero('Hello')), page('fr', hero('Salut'))])['pages/faq#hero']).toBe(
      'fr changed, en is stale',
    )
    expect(stateOf([page('en', hero('Hi')), page('fr', hero('Salut'))])['pages/faq#hero']).toBe('both changed')
  })

  it('is new until it is reviewed, and gone until that is accepted', () => {
    const more = [page('en', `${hero('Hello')}\n\n## More\n\nWords.`), page('fr', '## Plus')]
    expect(stateOf(more)).toMatchObject({ 'pages/faq#section-1': 'new', 'pages/faq#hero': 'fr changed, en is stale' })
    expect(stateOf([page('en', ''), page('fr', '')])['pages/faq#hero']).toBe('gone')
  })

  it('is one finding with its whole page while that is new', () => {
    const messages = checkReviews(statusOf(before, new Map())).map(({ message }) => message)
    expect(messages).toEqual(['pages/faq was never reviewed.'])
  })

  it('has a name of its own, also beside an anchor that looks like its number', () => {
    const answers = ['{#answer-2}', '', ''].map((anchor) => `:::answer${anchor}\nWords.\n:::`).join('\n\n')
    const names = statusOf([page('en', answers)], new Map()).map(({ name }) => name.split('#')[1])
    expect(names).toEqual(['frontmatter', 'answer-2', 'answer-1', 'answer-3'])
  })

  it('in one language only is in step once it was accepted', () => {
    const one = [page('en', hero('Hello')), page('fr', '')]
    const lock = accept(reviewed, statusOf(one, reviewed))
    expect(statusOf(one, lock).map(({ state }) => state)).toEqual(['in step', 'in step'])
  })
})

it('a page that has the name of a collection is not named by it', () => {
  const statuses = ['pages/glossary#hero', 'pages/faq#hero', 'glossary#geo'].map((name) => ({
    ...{ name, blocks: {}, stale: undefined },
    state: 'new' as const,
  }))
  const named = (word: string) => statuses.filter((one) => isNamed(one, [word])).map(({ name }) => name)
  expect(['glossary', 'pages/glossary', 'faq'].map(named)).toEqual([
    ['glossary#geo'],
    ['pages/glossary#hero'],
    ['pages/faq#hero'],
  ])
})

it('the lock reads what it wrote, one line a block', () => {
  const text = formatLock(reviewed)
  expect(parseLock(text)).toEqual(reviewed)
  expect(text.split('\n').filter((line) => line.startsWith('pages/'))).toHaveLength(2)
})
