import { describe, expect, it } from 'vitest'
import { collectionsOf } from './page.fixture.ts'
import { formatProblem } from './problem.ts'

function parse(changed: Record<string, string>, locale: 'en' | 'fr' = 'en') {
  const problems: string[] = []
  // Emptied, since their entries may refer to collections that a test changes.
  const files = { [`figures/${locale}.yaml`]: '[]', [`questions/${locale}.yaml`]: '[]', ...changed }
  const collections = collectionsOf(locale, (problem) => problems.push(formatProblem(problem)), files)
  return { collections, problems }
}

const figure = (more: string) =>
  `- { id: share, value: 78 %, label: "l'IA", description: d, method: m, date: 2025, ${more} }\n`

describe('collections', () => {
  it('are set in the type of their language', () => {
    const { collections, problems } = parse({ 'figures/fr.yaml': figure('agency: true') }, 'fr')
    expect(problems).toEqual([])
    expect(collections.figures.get('share')).toMatchObject({ value: '78\u202f%', label: 'l’IA', date: '2025' })
  })

  it('name figures, which do not name each other', () => {
    const chart = `- { id: c, title: "{figure.share} of all", description: D, kind: line, x: X, y: Y, points: [{ x: 1, y: 2 }, { x: 2, y: 3 }] }`
    const files = { 'figures/en.yaml': figure('source: first'), 'charts/en.yaml': chart }
    const { collections, problems } = parse(files)
    expect(problems).toEqual([])
    expect(collections.charts.get('c')?.title).toBe('78 % of all')
    const wrong = { ...files, 'figures/en.yaml': figure('source: first').replace("l'IA", '{figure.share}') }
    expect(parse(wrong).problems.join()).toContain('{figure.share} names nothing.')
  })

  it('are named in the ledger of evidence, and the brand in that of claims, too', () => {
    const written = (name: string) => ({
      'figures/en.yaml': figure('source: first'),
      'evidence.yaml': ['first', 'second', 'third']
        .map((id) => `- { source: ${id}, checked: 2026-11-21, seen: original, against: { en: "${name}", fr: F } }\n`)
        .join(''),
      'claims.yaml': '- { id: promise/answer, status: agency, text: { en: "by {brand.name}", fr: F } }\n',
    })
    const { collections, problems } = parse(written('{figure.share}, {promise.answer}'))
    expect(problems).toEqual([])
    expect(collections.sources.get('first')?.account?.against).toBe('78 %, by Citence')
    expect(parse(written('{figure.none}')).problems).toContainEqual(
      expect.stringMatching(/^src\/content\/evidence\.yaml:1:\d+: \{figure\.none\} names nothing/),
    )
    const wrong = { 'claims.yaml': '- { id: promise/answer, status: agency, text: { en: E, fr: "{figure.share}" } }\n' }
    expect(parse(wrong).problems).toEqual([
      expect.stringMatching(/^src\/content\/claims\.yaml:1:\d+: \{figure\.share\} names nothing/),
    ])
  })

  it.each(['the **IA**', 'read [it](route:guide)', 'said:cite[first]'])(
    'refuse Markdown where it would be shown as it is typed: %s',
    (written) => {
      const files = { 'figures/en.yaml': figure('source: first').replace("l'IA", written) }
      expect(parse(files).problems).toEqual([
        expect.stringMatching(/^src\/content\/figures\/en\.yaml:1:\d+: .* not read as Markdown/),
      ])
    },
  )

  it('leave addresses and Markdown as they were written', () => {
    const author = (url: string) =>
      `- { id: a, name: l'IA, title: T, expertise: [E], bio: "Qui ?", lastReviewed: 2026-11-21, profileUrl: "${url}" }\n`
    const url = "https://a.example/l'ia?q=a...b"
    const { collections, problems } = parse({ 'authors/fr.yaml': author(url) }, 'fr')
    expect(problems).toEqual([])
    expect(collections.authors.get('a')).toMatchObject({ name: 'l’IA', bio: 'Qui\u202f?', profileUrl: url })
    const term =
      '- { id: a, term: A, definition: "Voir [l\'un](https://a.example/l\'un) !", category: metrics, difficulty: beginner }\n'
    expect(parse({ 'glossary/fr.yaml': term }, 'fr').collections.terms.get('a')?.value.definition).toContain("/l'un)")
  })

  it.each([
    ['nothing', '', "'date' of 'a' is missing. Write it."],
    ['an empty value', 'date:', "'date' of 'a' is empty. It has to be text or a number."],
    ['a list', 'date: [2024]', "'date' of 'a' is a list. It has to be text or a number."],
    ['an empty text', 'date: ""', "'date' of 'a' is empty. Write it, or remove the key."],
  ])('say of a year that is %s what is wrong', (_, date, message) => {
    const work = `- id: a\n  title: T\n  type: study\n  ${date}\n`
    expect(parse({ 'sources/en.yaml': work }).problems.join('\n')).toContain(message)
  })

  it.each(['soon', '22/11/2024', '2024-13', '2026-02-30', '2026-2', '24', 'November 2024'])(
    'refuse the date %s of a source and of a figure',
    (date) => {
      const work = `- id: a\n  title: T\n  type: study\n  date: ${date}\n`
      const counted = `- id: a\n  value: 1%\n  label: l\n  description: d\n  method: m\n  source: first\n  date: ${date}\n`
      const expected = `'date' of 'a' is '${date}'. It must be a year, a month or a day that there is, such as 2026, 2026-11 or 2026-11-21.`
      expect(parse({ 'sources/en.yaml': work }).problems).toEqual([`src/content/sources/en.yaml:4:9: ${expected}`])
      expect(parse({ 'figures/en.yaml': counted }).problems).toEqual([`src/content/figures/en.yaml:7:9: ${expected}`])
    },
  )

  it.each(['2026', '"2026"', '2026-11', '2024-02-29'])('take the date %s', (date) => {
    const work = `- { id: a, title: T, type: study, date: ${date} }\n`
    expect(parse({ 'sources/en.yaml': work }).problems).toEqual([])
  })

  it.each([
    [
      'questions',
      'relatedQuestions: [none]',
      "src/content/questions/en.yaml:7:22: 'relatedQuestions' of 'a' names 'none', which is not in src/content/questions/en.yaml.",
    ],
    [
      'glossary',
      'relatedTerms: [none]',
      "src/content/glossary/en.yaml:6:18: 'relatedTerms' of 'a' names 'none', which is not in src/content/glossary/en.yaml.",
    ],
    [
      'glossary',
      'sources: [first, none]',
      "src/content/glossary/en.yaml:6:20: 'sources' of 'a' names 'none', which is not in src/content/sources/en.yaml.",
    ],
    [
      'figures',
      'source: none',
      "src/content/figures/en.yaml:7:11: 'source' of 'a' names 'none', which is not in src/content/sources/en.yaml.",
    ],
  ])('report what an entry of %s names and nobody wrote (%s)', (name, line, message) => {
    const written: Record<string, string> = {
      questions:
        '- id: a\n  question: Q?\n  answer: A.\n  category: C\n  difficulty: beginner\n  lastUpdated: 2026-11-21\n',
      glossary: '- id: a\n  term: A\n  definition: A.\n  category: metrics\n  difficulty: beginner\n',
      figures: '- id: a\n  value: 1%\n  label: l\n  description: d\n  method: m\n  date: 2025\n',
    }
    expect(parse({ [`${name}/en.yaml`]: `${written[name]}  ${line}\n` }).problems).toEqual([
      `${message} Correct the name, or take it out.`,
    ])
  })

  it('report a source of which nobody says when it was checked, once anybody keeps count', () => {
    const source = '- { id: a, title: T, date: 2024, type: study }\n- { id: b, title: T, date: 2024, type: study }\n'
    const known = '- { source: a, checked: 2026-11-21, seen: original, against: { en: "It\'s old", fr: "L\'âge" } }\n'
    const { problems, collections } = parse({ 'sources/en.yaml': source, 'evidence.yaml': known })
    expect(problems).toEqual([
      "src/content/sources/en.yaml:2:9: src/content/evidence.yaml does not say when 'b' was last checked. Write there '- source: b', and below it 'checked:' with the day and 'seen:' with original or quoted.",
    ])
    expect(collections.sources.get('a')?.account).toEqual({
      checked: '2026-11-21',
      seen: 'original',
      against: 'It’s old',
    })
  })

  it('do not use either of two entries with one id: nobody can tell which is meant', () => {
    const source = '- { id: same, title: T, date: 2024, type: study }\n'
    expect(parse({ 'sources/en.yaml': source + source }).collections.sources.has('same')).toBe(false)
  })

  it.each(['', 'source: first, agency: true,'])(
    'report a figure with neither or both of source and agency (%j)',
    (more) => {
      expect(parse({ 'figures/en.yaml': figure(more) }).problems).toEqual([
        expect.stringContaining('has to say who answers for it: a source, or the agency, not both.'),
      ])
    },
  )

  it.each([
    ['Upper Case', "'id' of entry 1 is 'Upper Case'. It must be lower-case words joined by hyphens."],
    ['trailing-', "'id' of entry 1 is 'trailing-'. It must be lower-case words joined by hyphens."],
  ])('report the id %j', (id, message) => {
    expect(parse({ 'sources/en.yaml': `- { id: ${id}, title: T, date: 2024, type: study }\n` }).problems).toEqual([
      `src/content/sources/en.yaml:1:9: ${message}`,
    ])
  })

  it.each([
    ['http://a.example', '. It must begin with https://.'],
    ['https:/a.example', '. It must begin with https://.'],
    ['a.example', ', and no full address. Begin it with https://.'],
  ])('report a source at %s', (url, message) => {
    const source = `- id: a\n  title: T\n  date: 2024\n  type: study\n  url: ${url}\n`
    expect(parse({ 'sources/en.yaml': source }).problems).toEqual([
      `src/content/sources/en.yaml:5:8: 'url' of 'a' is '${url}'${message}`,
    ])
  })
})
