import { expect, it } from 'vitest'
import { subjectOf } from '../subject.ts'
import { documentsIn } from './json-ld.ts'
import { informs, leadsElsewhere } from './kind-of-page.ts'
import { readPage } from './read-page.ts'
import { isSourced, leadsToSource, sourced, worksLinked } from './sources.ts'

it('a source is another site, a note that links to one, or a page that lists works', () => {
  const html = `<main><a href="https://other.example/study">1</a><a href="https://www.own.example/b">2</a><a href="#note">3</a>
<a href="#section">4</a><a href="/references">5</a><a href="mailto:a@own.example">6</a><a href="//fourth.example/s">7</a>
<a href="/resources">8</a><a href="/fr/ressources/guide">9</a><a href="/preferences">10</a><a href="/data-sources">11</a>
<p id="note"><a href="https://third.example/x">work</a></p><section id="section"><h2>Part</h2></section></main>`
  const page = readPage(html)
  const sources = page.anchors.filter((anchor) => leadsToSource(anchor, page, 'own.example')).map(({ text }) => text)
  expect(sources).toEqual(['1', '3', '5', '7', '11', 'work'])
  expect(worksLinked(page, 'own.example')).toBe(3)
})

it('profiles are no works', () => {
  const page = readPage('<main><a href="https://www.facebook.com/us">f</a><a href="https://x.com/us">x</a></main>')
  expect(worksLinked(page, 'own.example')).toBe(0)
})

it('a source serves its passage, not the whole page', () => {
  const far = `<p>${'Another passage with words of its own. '.repeat(40)}</p>`
  const subject = subjectOf({
    html: `<main><div><p id="near">Up 12%.</p><p><a href="https://other.example/s">Study</a></p></div>${far}<p id="far">Up 13%.</p></main>`,
  })
  const marked = sourced(subject)
  const isNear = (id: string) => {
    const element = subject.page.ids.get(id)
    return element && isSourced(element, marked)
  }
  expect([isNear('near'), isNear('far')]).toEqual([true, false])
})

it('JSON-LD is parsed once; what is none, or too deep, is undefined', () => {
  const script = (json: string) => `<script type="application/ld+json">${json}</script>`
  const page = readPage(
    `${script('{"a":1}')}${script('{')}${script('['.repeat(101) + ']'.repeat(101))}${script('{"a":"[[[["}')}<script>{"b":2}</script>`,
  )
  expect(documentsIn(page).map(({ document }) => document)).toEqual([{ a: 1 }, undefined, undefined, { a: '[[[[' }])
  expect(documentsIn(page)).toBe(documentsIn(page))
})

it('a page that informs is told from one that sells and from one that leads elsewhere', () => {
  const page = (type: string, words = 400) =>
    readPage(
      `<script type="application/ld+json">{"@type":"${type}"}</script><main><p>${'word '.repeat(words)}</p></main>`,
    )
  expect([page('BlogPosting'), page('https://schema.org/NewsArticle'), page('Report')].map(informs)).toEqual([
    true,
    true,
    true,
  ])
  expect([page('Product'), page('WebPage'), page('BlogPosting', 100)].map(informs)).toEqual([false, false, false])
  expect([page('CollectionPage'), page('ContactPage'), page('Article')].map(leadsElsewhere)).toEqual([
    true,
    true,
    false,
  ])
})
