import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { Ajv } from 'ajv'
import { DomUtils, parseDocument } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import { ruleGroups } from '../../every-rule.ts'
import { routesRules } from '../../routes/route-rules.ts'
import type { Finding, Report } from '../finding.ts'
import { type formats, writers } from '../publish.ts'

const dead: Finding = {
  rule: routesRules.deadLink.id,
  level: 'error',
  file: 'dist/fr/à propos.html',
  line: 3,
  column: 14,
  message: 'links to "<b>" & \'50%\',\nwhere there is no page | file.',
  expected: '/fr/faq',
  remedy: 'Correct the address: now.',
  snippet: '<a href="<b>">',
  source: 'https://example.com/why',
}
const bare: Finding = {
  rule: 'routes/language-absent',
  level: 'warning',
  file: 'dist',
  message: 'no page \u001b[31m\u0007 there',
}
const note: Finding = {
  rule: 'content/stale-date',
  level: 'info',
  file: 'a.md',
  line: 1,
  message: 'old',
  pointer: '/0/date',
}
const report: Report = {
  command: 'citence check',
  checked: 48,
  findings: [bare, dead, note],
  rules: ruleGroups.flatMap(({ rules }) => rules),
}
const clean: Report = { ...report, findings: [] }
const write = (format: (typeof formats)[number], what = report) => writers[format](what, { colour: false })

describe('SARIF', () => {
  const ajv = new Ajv({
    strict: true,
    allErrors: true,
    allowUnionTypes: true,
    formats: {
      uri: (text: string) => URL.canParse(text),
      'uri-reference': (text: string) => URL.canParse(text, 'https://a.example/') && !/[\s"<>\\^`{|}]/.test(text),
    },
  })
  const validate = ajv.compile(JSON.parse(readFileSync(join(import.meta.dirname, 'sarif-2.1.0.schema.json'), 'utf8')))

  it.each([
    ['findings', report],
    ['no finding', clean],
  ])('of %s follows its schema', (_, what) => {
    validate(JSON.parse(write('sarif', what)))
    expect(validate.errors).toBeNull()
  })

  it('has place and rule, and nothing unknown', () => {
    const [run] = JSON.parse(write('sarif')).runs
    const [first, second] = run.results
    expect(first.locations[0].physicalLocation).toEqual({ artifactLocation: { uri: 'dist' } })
    expect(second.locations[0].physicalLocation).toMatchObject({
      artifactLocation: { uri: 'dist/fr/%C3%A0%20propos.html' },
      region: { startLine: 3, startColumn: 14 },
    })
    expect(run.tool.driver.rules[second.ruleIndex].id).toBe(dead.rule)
    expect(run.results.map(({ level }: { level: string }) => level)).toEqual(['warning', 'error', 'note'])
  })
})

/** As the viewers of Jenkins and GitLab expect it (Jenkins xunit plugin, junit-10.xsd): elements, their attributes, their parents. */
const junitSchema: Record<string, { parent: string; required: string[]; optional: string[] }> = {
  testsuites: { parent: '', required: [], optional: ['name', 'time', 'tests', 'failures', 'disabled', 'errors'] },
  testsuite: {
    parent: 'testsuites',
    required: ['name', 'tests'],
    optional: ['failures', 'errors', 'time', 'disabled', 'skipped', 'timestamp', 'hostname', 'id', 'package'],
  },
  testcase: { parent: 'testsuite', required: ['name', 'classname'], optional: ['assertions', 'time', 'status'] },
  failure: { parent: 'testcase', required: [], optional: ['type', 'message'] },
  'system-out': { parent: 'testcase', required: [], optional: [] },
}

function againstSchema(element: Xml, parent = ''): string[] {
  const rule = junitSchema[element.name]
  if (!rule || rule.parent !== parent) return [`<${element.name}> in <${parent}>`]
  const names = Object.keys(element.attribs)
  return [
    ...rule.required.filter((name) => !names.includes(name)).map((name) => `<${element.name}> lacks ${name}`),
    ...names
      .filter((name) => ![...rule.required, ...rule.optional].includes(name))
      .map((name) => `<${element.name} ${name}>`),
    ...elementsIn(element).flatMap((child) => againstSchema(child, element.name)),
  ]
}

describe('JUnit', () => {
  it.each([
    ['findings', report],
    ['no finding', clean],
  ])('of %s is well-formed and follows what viewers expect', (_, what) => {
    expect(againstSchema(readXml(write('junit', what)))).toEqual([])
  })

  it('counts errors and warnings as failures', () => {
    const suites = readXml(write('junit'))
    expect(suites.attribs).toMatchObject({ tests: '3', failures: '2', errors: '0' })
    expect(elementsIn(suites)).toHaveLength(3)
    expect(readXml(write('junit', clean)).attribs).toMatchObject({ tests: '1', failures: '0' })
  })

  it('keeps every sign of a message', () => {
    expect(DomUtils.textContent(readXml(write('junit')))).toContain(dead.message)
    // A control character may not be in XML at all.
    expect(write('junit')).not.toContain('\u001b')
  })
})

describe('GitHub', () => {
  it('annotates file and line; line breaks, commas and colons are escaped where they would end a field', () => {
    expect(write('github').split('\n')).toEqual([
      '::warning file=dist,line=1,title=routes/language-absent::no page  [31m  there',
      '::error file=dist/fr/à propos.html,line=3,col=14,title=routes/dead-link::links to "<b>" & \'50%25\',%0Awhere there is no page | file.%0AExpected: /fr/faq%0ACorrect the address: now.',
      '::notice file=a.md,line=1,title=content/stale-date::old',
    ])
    expect(write('github', clean)).toBe('')
  })
})

describe('pretty', () => {
  it('begins each finding with its place and ends with one line of summary', () => {
    const text = write('pretty')
    expect(text).toContain('\n\ndist/fr/à propos.html:3:14\n  error links to')
    expect(text.split('\n').at(-1)).toBe('1 error, 1 warning, 1 info in 3 of 48 files')
    expect(write('pretty', clean)).toBe('nothing found in 48 files')
  })

  it('shows nothing that a terminal would obey, and colours the same text', () => {
    expect(stripVTControlCharacters(write('pretty'))).toBe(write('pretty'))
    const coloured = writers.pretty(report, { colour: true })
    expect(coloured).not.toBe(write('pretty'))
    expect(stripVTControlCharacters(coloured)).toBe(write('pretty'))
  })
})

it.each(['json', 'sarif', 'markdown'] as const)('%s shows nothing that a terminal would obey', (format) => {
  const message = 'no page \u001b[31m\u009b31m\u202e there'
  expect(write(format, { ...report, findings: [{ ...bare, message }] })).not.toMatch(/(?!\n)[\p{Cc}\p{Bidi_Control}]/u)
})

it('Markdown keeps a finding in one row of its table', () => {
  const rows = write('markdown')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  expect(rows).toHaveLength(3)
  expect(rows[1]).toContain('no page \\| file.')
  expect(rows[1]).not.toContain('<b>')
})

it('JSON holds the findings as they are', () => {
  expect(JSON.parse(write('json'))).toMatchObject({
    command: 'citence check',
    checked: 48,
    counts: { error: 1, warning: 1, info: 1 },
    findings: [bare, dead, note],
  })
})

type Xml = ReturnType<typeof DomUtils.getElementsByTagName>[number]
const elementsIn = ({ children }: Pick<Xml, 'children'>) => children.filter((child): child is Xml => 'attribs' in child)

/** The root of an XML text. @throws for what is not well-formed: the parser mends it, and it comes out otherwise */
function readXml(written: string): Xml {
  const [, text = ''] = /^<\?xml version="1\.0" encoding="UTF-8"\?>\n(.*)$/s.exec(written) ?? []
  const asWritten = parseDocument(text, { xmlMode: true, decodeEntities: false })
  expect(DomUtils.getOuterHTML(asWritten, { xmlMode: true, encodeEntities: false })).toBe(text)
  expect(text, 'a bare sign').not.toMatch(/&(?!(?:amp|lt|gt|quot|#\d+);)|="[^"]*</)
  const [root, ...more] = elementsIn(parseDocument(text, { xmlMode: true }))
  if (!root || more.length > 0) throw new Error('XML has one root.')
  return root
}
