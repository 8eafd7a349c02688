import { expect, it } from 'vitest'
import { publish, refusal } from '../published.fixture.ts'

const study = (id: string, more = '') => `
- id: ${id}
  title: Case ${id}
  client: Client ${id}
  industry: Trade
  challenge: Nobody cited ${id}.
  solution: We counted.
  results: Now they do.
  metrics: [{ value: "+40%", label: citations, change: "+12", changeType: positive }]
  duration: 6 months
  tags: [one, two, three, four]
  ${more}`
const files = (studies: string) => ({
  'case-studies/en.yaml': studies,
  'claims.yaml':
    '- { id: figure/ours, status: agency }\n- { id: case/a, status: agency }\n- { id: case/b, status: illustrative }',
})

it('a case begins at its heading: nothing of it can be given to the case before', async () => {
  const { html, twin } = await publish('::case-studies', { files: files(study('a') + study('b')) })
  expect(html).toMatch(/<article class="case" id="a"><header><h2>Case a<\/h2><p class="meta">Client a/)
  expect(twin.split('## Case b')[0]).not.toContain('Client b')
  expect(twin).toMatch(/## Case a\n\nClient a.*\n\none.*two.*three\n\n- \*\*Challenge\*\*: Nobody cited a\./)
  expect(twin).toContain('**+40%** citations (+12)')
})

it('an invented case says that it is one, and its numbers are not called the agency’s', async () => {
  const { html, twin } = await publish('::case-studies', { files: files(study('b')) })
  for (const edition of [html, twin]) {
    expect(edition).toContain('Illustration: an invented case')
    expect(edition).toContain('(invented figure)')
    expect(edition).not.toContain('agency figure')
  }
})

it('a case that is featured comes first', async () => {
  const { twin } = await publish('::case-studies', { files: files(study('a') + study('b', 'featured: true')) })
  expect(twin.indexOf('Case b')).toBeLessThan(twin.indexOf('Case a'))
})

it('the whole of a case may be a page of this site, named by its route', async () => {
  const { html } = await publish('::case-studies', { files: files(study('a', 'caseStudyUrl: route:guide')) })
  expect(html).toContain('<a href="/complete-geo-guide">Read the whole case study</a>')
  expect(refusal('::case-studies', { files: files(study('a', 'caseStudyUrl: route:gide')) })).toMatch(
    /^src\/content\/case-studies\/en\.yaml:12:17: The link 'route:gide' leads to no page/,
  )
})
