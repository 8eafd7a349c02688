import { expect, it } from 'vitest'
import { checkGraph, mentionsIn } from './graph.ts'

it('the home page is itself, with a slash at the end of its address or without', () => {
  const page = {
    '@type': 'WebPage',
    isPartOf: { '@id': 'https://shop.example/' },
    publisher: { '@id': '#nobody' },
  }
  const home = { name: 'index.html', url: 'https://shop.example' }
  for (const whole of [true, false])
    expect(checkGraph(mentionsIn(page, home), [home], whole).map(({ problem }) => problem.pointer)).toEqual([
      '/publisher/@id',
    ])
})
