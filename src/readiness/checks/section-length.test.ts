import { expect, it } from 'vitest'
import { judgedBy } from '../judged-by.fixture.ts'
import { sectionLength } from './section-length.ts'

const verdictOf = (passage: string) =>
  judgedBy(sectionLength, { html: `<main><h1>Shoes</h1>${`<div>${passage}</div>`.repeat(300)}</main>` }).verdict

it('a section of prose is long, a shelf of names and prices is not', () =>
  expect(['These are the shoes we sell to sailors.', 'Docksides DKK 1.084,00'].map(verdictOf)).toEqual([
    'fail',
    'pass',
  ]))

it('names a section by its heading, with a mark where that is cut', () => {
  const heading = 'How rye and oats are ground in the mills of the whole valley of Arz'
  const html = `<main><h1>Arz</h1><h2>${heading}</h2>${'<p>These are the shoes we sell to sailors.</p>'.repeat(300)}</main>`
  expect(judgedBy(sectionLength, { html }).says).toMatch(/^fail: “How rye and oats .* valle…” has /)
})
