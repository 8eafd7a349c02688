import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { formatProblem, type Problem } from './problem.ts'
import { parseYaml } from './yaml.ts'

const schema = z.strictObject({
  title: z.string().min(1, 'is empty. Write it'),
  tags: z.array(z.string()).default([]),
  author: z.strictObject({ name: z.string() }).optional(),
})

function parse(text: string, firstLine?: number) {
  const problems: string[] = []
  const report = (problem: Problem) => void problems.push(formatProblem(problem))
  const parsed = parseYaml(text, schema, { file: 'a.yaml', report, ...(firstLine && { firstLine }) })
  return { parsed, problems }
}

describe('a YAML text', () => {
  it('becomes a value that knows where its parts are', () => {
    const { parsed, problems } = parse('title: A\ntags:\n  - b\n  - c\n')
    expect(problems).toEqual([])
    expect(parsed?.value).toEqual({ title: 'A', tags: ['b', 'c'] })
    expect(parsed?.placeOf(['title'])).toEqual({ line: 1, column: 8 })
    expect(parsed?.placeOf(['tags', 1])).toEqual({ line: 4, column: 5 })
  })

  it('is placed by its nearest written neighbour where a part is missing', () => {
    const { parsed } = parse('title: A\nauthor:\n  name: B\n')
    expect(parsed?.placeOf(['author', 'url'])).toEqual({ line: 3, column: 3 })
    expect(parsed?.placeOf(['nothing', 'at', 'all'])).toEqual({ line: 1, column: 1 })
  })

  it('is refused with the place and name of an empty value', () => {
    expect(parse('tags: [a]\ntitle: ""\n').problems).toEqual(["a.yaml:2:8: 'title' is empty. Write it."])
  })

  it('is refused at the entry of a list that is wrong', () => {
    const { parsed, problems } = parse('title: A\ntags:\n  - b\n  - 7\n')
    expect(parsed).toBeUndefined()
    expect(problems).toEqual(["a.yaml:4:5: 'tags', entry 2 is a number. It has to be text: put it in quotation marks."])
  })

  it.each([
    ['title: 2026\n', "1:8: 'title' is a number. It has to be text: put it in quotation marks."],
    ['title: true\n', "1:8: 'title' is true or false. It has to be text: put it in quotation marks."],
    [
      'title: A\ntags: “B”\n',
      '2:7: Curly quotation marks are a part of the text here. Take them out, or write straight ones: key: "value".',
    ],
    ['title: [A]\n', "1:8: 'title' is a list. It has to be text."],
    [
      'title: #1\n',
      "1:8: What follows ' #' is a comment, and is not read. Put the whole value between quotation marks.",
    ],
    [
      'title: A\nauthor: { name: €1,900 }\n',
      "2:11: There is no '900' in 'author'. A comma ends a value between braces: put the whole value between quotation marks.",
    ],
    ['title: *GEO* is\n', "1:8: A value cannot begin with '*'. Put the whole value between quotation marks."],
    [
      'title: A\ntags: GDPR\n',
      "2:7: 'tags' is 'GDPR'. It has to be a list, each entry beginning with '- ', or in brackets: [GEO, AI citations].",
    ],
  ])('says how the other kind of value is written: %j', (text, said) => {
    expect(parse(text).problems).toEqual([`a.yaml:${said}`])
  })

  it('is refused within a nested value', () => {
    expect(parse('title: A\nauthor: { name: 3 }\n').problems[0]).toMatch(
      /^a\.yaml:2:17: 'author', 'name' is a number\. /,
    )
  })

  it('is refused for a key that is missing, where its map begins', () => {
    expect(parse('tags: []\n').problems).toEqual(["a.yaml:1:1: 'title' is missing. Write it."])
  })

  it('is refused with every problem at once', () => {
    expect(parse('title: ""\ntags: [1, 2]\n').problems).toHaveLength(3)
  })

  it('is refused with what to do, also where its schema has no words for it', () => {
    const own = z.strictObject({ day: z.iso.date(), code: z.string().startsWith('A'), odd: z.number().multipleOf(2) })
    const problems: string[] = []
    const report = (problem: Problem) => void problems.push(formatProblem(problem))
    parseYaml('day: 2026-11-31\ncode: A\nodd: 2\n', own, { file: 'b.yaml', report })
    parseYaml('day: soon\ncode: B\nodd: 3\n', own, { file: 'a.yaml', report })
    expect(problems).toEqual([
      "b.yaml:1:6: 'day' is '2026-11-31'. There is no such day: correct it.",
      "a.yaml:1:6: 'day' is 'soon'. It must be a date such as 2026-11-21.",
      "a.yaml:2:7: 'code' is 'B', which is not of the form that it must have (starts_with). Compare it with one that is right.",
      "a.yaml:3:6: 'odd' is not what it has to be. Compare it with one that is right.",
    ])
  })

  it('that is no YAML is refused at the line and column of the mistake', () => {
    const { parsed, problems } = parse('title: A\ntags: [b, c\n')
    expect(parsed).toBeUndefined()
    expect(problems).toEqual(["a.yaml:2:7: '[' is not closed. Write ']' where it ends."])
  })

  it.each([
    ['title: {brand.name} and more\n', '1:8: A value that begins with a bracket goes on behind it.'],
    ['title: [GEO] and more # a note\n', '1:8: A value that begins with a bracket goes on behind it.'],
    ['title:A\ntags: []\n', '1:7: No space follows the colon.'],
    ['- title: A\n-title: B\n', '2:2: No space follows the hyphen.'],
    ['title: A\ntags:\u00a0[]\n', '2:6: A no-break space is where an ordinary one has to be.'],
    ['- title: A\n\u00a0\u00a0tags: []\n', '2:1: A no-break space is where an ordinary one has to be.'],
    ['title: A\n\ttags: []\n', '2:1: The line begins with a tab.'],
    ['title: A\ntags:\n\t- b\n', '3:1: The line begins with a tab.'],
    ['- title: A\n\ttags: []\n', '2:1: The line begins with a tab.'],
    ['title: &a A\ntags: [*a, *a, *a]\n', "2:8: '*a' refers to a value that is elsewhere. Write the value here, too."],
  ])('says what is wrong with a line: %j', (text, said) => {
    expect(parse(text).problems).toEqual([expect.stringContaining(`a.yaml:${said}`)])
  })

  it('in a file of more than itself is placed in that file', () => {
    expect(parse('tags: [a]\ntitle: ""\n', 12).problems).toEqual(["a.yaml:13:8: 'title' is empty. Write it."])
    expect(parse('title: [\n', 2).problems[0]).toMatch(/^a\.yaml:2:8: '\[' is not closed\. /)
  })
})
