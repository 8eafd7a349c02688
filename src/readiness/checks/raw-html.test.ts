import { describe, expect, it } from 'vitest'
import { judgedBy } from '../judged-by.fixture.ts'
import { rawHtml } from './raw-html.ts'

const gtag =
  '<script async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script><script>window.dataLayer = []; function gtag(){dataLayer.push(arguments)} gtag("js", new Date())</script>'
const matomo = '<script>var _paq = window._paq || []; _paq.push(["trackPageView"])</script>'
const judged = (body: string, head = '') =>
  judgedBy(rawHtml, {
    html: `<html lang="en"><head><title>Mill</title>${head}</head><body><nav>Home About Posts Contact</nav>${body}</body></html>`,
  }).says

describe('a page of frames', () => {
  const frames = (told: string) =>
    judgedBy(rawHtml, {
      html: `<html><head><title>Mill</title></head><frameset rows="*"><frame src="https://mill.example/"><noframes><body>${told}</body></noframes></frameset></html>`,
    }).says

  it('has its words elsewhere, unless it says them to those who know no frames', () => {
    expect(frames('<a href="https://mill.example/">Click here</a>')).toMatch(/^fail: The page is made of frames/)
    expect(frames('<h1>Mill</h1><p>The mill is open on every day but Monday.</p>'.repeat(8))).toMatch(/^pass/)
  })
})

describe('a page whose characters are broken', () => {
  const judgedWith = (head: string) =>
    judgedBy(rawHtml, { html: `<head>${head}</head><main><p>Le caf\uFFFD du mar\uFFFDchal g\uFFFDn\uFFFDreux` })
  const fixOf = (head: string) => judgedWith(head).fix

  it('is told to say its charset only where it says none', () => {
    expect(fixOf('')).toBe('<meta charset="utf-8">')
    expect(fixOf('<meta charset="utf-8">')).toBeUndefined()
    expect(fixOf('<meta http-equiv="Content-Type" content="text/html; charset=utf-8">')).toBeUndefined()
  })

  it('was read in a wrong charset before it was saved', () => {
    const html = '<meta charset="utf-8"><main><p>La rï¿½partition de l’espï¿½ce en rï¿½gions'
    expect(judgedBy(rawHtml, { html }).says).toMatch(/write them anew/)
  })

  it('is told to write them anew only where it says its charset', () => {
    expect(judgedWith('').says).toMatch(/in a charset that the page does not name/)
    expect(judgedWith('<meta charset="utf-8">').says).toMatch(/write them anew/)
  })
})

describe('a page that a script writes', () => {
  it.each([
    ['an empty list, whose visits are counted', '<main><p>No posts yet.</p></main>', gtag],
    ['the same, counted by another', '<main><p>No posts yet.</p></main>', matomo],
    ['a page that is not found', '<main><div>404</div></main>', gtag],
    [
      'an archive without entries',
      '<main id="main"><div class="posts"></div></main><footer>The mill is open on every day but Monday, from nine to five.</footer>',
      '<script src="/js/menu.js"></script>',
    ],
    ['hardly a word, and a counter', '<p>Back soon.</p>', gtag],
  ])('is not %s', (_, body, head) => expect(judged(body, head)).toMatch(/^pass/))

  it.each([
    ['a module of the site', '<main></main>', '<script type="module" src="/assets/index.js"></script>', 'is empty'],
    ['a bundle with a hash', '<main></main>', '<script src="/static/js/main.8f2c1a3b.js"></script>', 'is empty'],
    [
      'a script beside a main that holds nothing',
      '<main></main>',
      '<script src="/js/include.js"></script>',
      'is empty',
    ],
    ['a root of an app', '<div id="root"></div><main></main>', gtag, 'is empty'],
    ['a noscript', '<main></main><noscript>This site requires JavaScript.</noscript>', gtag, 'is empty'],
    [
      'a script that names a part of it',
      '<main><ul id="list"></ul></main><script>document.querySelector("#list").innerHTML = list()</script>',
      '',
      'is empty',
    ],
    ['a word to wait', '<main>Loading…</main>', '<script type="module" src="app.js"></script>', 'has hardly any'],
  ])('is betrayed by %s', (_, body, head, how) =>
    expect(judged(body, head)).toMatch(new RegExp(`^fail: .* ${how}\\.$`)),
  )
})
