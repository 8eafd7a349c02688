import { expect, it } from 'vitest'
import { pageNamed } from './golden.fixture.ts'
import { reportsOf } from './report.ts'

it('a page is judged beside the page that names it, and not beside another form of that', () => {
  const { html, other = '' } = pageNamed('good')
  const form = '<link rel="canonical" href="https://www.atelier.example/fr/service"><h1>Imprimer</h1>'
  const [report] = reportsOf([html, form, other].map((page) => ({ name: 'page.html', input: { html: page } })))
  const found = report?.audit.results.find(({ check }) => check.id === 'bilingual/hreflang')
  expect(found?.verdict).toBe('pass')
})
