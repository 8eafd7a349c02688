import { expect, it } from 'vitest'
import { asJudged, ownScoresOf } from './own-scores.ts'

it('counts pages, and names the lowest score and the one in the middle', () => {
  const scored = [99, 96, 100, 96, 100].map((score, index) => ({ path: `/${index}`, score }))
  expect(ownScoresOf(scored)).toEqual({ pages: 5, lowest: 96, median: 99, atLowest: 2 })
})

it('gives nothing without pages', () => expect(ownScoresOf([])).toBeUndefined())

it('judges a page by no name of a script, and by no style that hides nothing', () => {
  const page = (script: string, style: string) =>
    `<script src="/assets/entry-${script}.js"></script><style>@media print{a:hover{${style}}}</style>`
  expect(asJudged(page('Dhxaa2xn', 'padding:1px;display:none'))).toBe(
    asJudged(page('BORpOFd5', 'gap:2px;display:none')),
  )
  expect(asJudged(page('Dhxaa2xn', 'display:none'))).not.toBe(asJudged(page('Dhxaa2xn', 'display:block')))
})
