import { describe, expect, it } from 'vitest'
import { audit } from '../audit.ts'
import { levelOf } from '../check.ts'
import { judgedBy } from '../judged-by.fixture.ts'
import { canonical } from './canonical.ts'

const link = '<link rel="canonical" href="https://mill.example/arz">'
const verdictWith = (more: string) =>
  judgedBy(canonical, { html: `<head>${more}${link}</head><body>Text`, url: 'https://mill.example/arz' }).verdict

describe('canonical links', () => {
  it.each([
    ['without an address', '<link rel="canonical" ng-href="{{address}}">'],
    ['with the same address in other letters', '<link rel="canonical" href="HTTPS://MILL.example:443/arz">'],
  ])('name one page when there is a second one %s', (_, more) => expect(verdictWith(more)).toBe('pass'))

  it('are not to be those of the machine that exported the page', () => {
    const fixOf = (links: string) =>
      judgedBy(canonical, {
        html: `<head><meta property="og:url" content="http://localhost:8089/arz">${links}</head><body>Text`,
      }).fix
    expect(fixOf('')).toBe('<link rel="canonical" href="https://www.example.com/page">')
    const nowhere = '<head><meta property="og:url" content="https://mill.example/undefined"></head><body>Text'
    expect(judgedBy(canonical, { html: nowhere }).fix).toBe(fixOf(''))
    expect(fixOf(link)).toBe('<meta property="og:url" content="https://mill.example/arz">')
  })

  it.each(['undefined', 'events/undefined?day=1', 'null/', 'NaN', '[object%20Object]'])(
    'name no page where a script had nothing to fill in: %s',
    (path) =>
      expect(
        judgedBy(canonical, { html: `<head><link rel="canonical" href="https://mill.example/${path}">` }).says,
      ).toBe(`fail: The canonical link has the address of a template or of a test: https://mill.example/${path}.`),
  )

  it('may name the page on such a word', () => {
    const html = '<head><title>What null means</title><link rel="canonical" href="https://mill.example/null">'
    expect(judgedBy(canonical, { html }).verdict).toBe('pass')
  })

  it('name the page in either case of its percent-encoding', () => {
    const html = '<head><link rel="canonical" href="https://mill.example/%c3%a9t%c3%a9">'
    expect(judgedBy(canonical, { html, url: 'https://mill.example/été' }).verdict).toBe('pass')
  })

  it.each([
    ['pass', 'https://www.mill.example/arz/'],
    ['pass', 'https://mill.example/arz/index.html'],
    ['pass', 'https://mill.example/arz.html'],
    ['fail', 'https://mill.example/arz/2'],
    ['fail', 'https://mill.example/'],
  ])('name the page in another form of its address: %s %s', (verdict, url) =>
    expect(judgedBy(canonical, { html: `<head>${link}</head><body>Text`, url }).verdict).toBe(verdict),
  )

  it('name two pages when their addresses differ', () =>
    expect(verdictWith('<link rel="canonical" href="https://mill.example/ARZ">')).toBe('fail'))

  it('are told as ignored where their quotation marks are typographic', () =>
    expect(judgedBy(canonical, { html: '<link rel=“canonical” href=“https://mill.example/arz”>' }).says).toBe(
      'fail: The canonical link has typographic quotation marks: it is ignored.',
    ))

  it('are a hint only where there is none, or one without its host, and no error where they are ignored', () => {
    const levelWith = (head: string) => {
      const [found] = audit({ html: `<head>${head}</head><body>Text`, url: 'https://mill.example/arz' }).results.filter(
        ({ check }) => check.id === canonical.id,
      )
      return found && levelOf(found)
    }
    expect(['', '<link rel="canonical" href="/arz">', link + link.replace('arz', 'elsewhere')].map(levelWith)).toEqual([
      'hint',
      'hint',
      'warning',
    ])
  })

  it.each([
    ['skip', 'noindex, nofollow'],
    ['skip', 'none'],
    ['warn', 'max-image-preview:none, follow'],
  ])('are not asked of a page that is kept out of the index: %s %s', (verdict, content) =>
    expect(judgedBy(canonical, { html: `<meta name="robots" content="${content}">` }).verdict).toBe(verdict),
  )

  it.each([
    'https://{username}.github.io/{repo}/arz',
    '{{ canonical }}',
    'http://localhost:1313/arz',
    'http://mill.local/arz',
    'https://www.example.com/arz',
    'https://your-domain.com/arz',
  ])('are told where nobody can open them: %s', (href) => {
    const html = `<head>${link.replace('https://mill.example/arz', href)}</head><body>Text`
    expect(judgedBy(canonical, { html }).says).toBe(
      `fail: The canonical link has the address of a template or of a test: ${href}.`,
    )
    expect(judgedBy(canonical, { html, url: 'https://mill.example/arz' }).verdict).toBe('fail')
  })

  it('may have the address of the test that the page is asked from', () => {
    const url = 'http://localhost:1313/arz'
    const html = `<head>${link.replace('https://mill.example/arz', url)}</head><body>Text`
    expect(judgedBy(canonical, { html, url }).verdict).toBe('pass')
  })

  it.each([
    ['fail', 'https://news.example/arz'],
    ['pass', 'https://m.mill.example/'],
    ['pass', '/arz'],
  ])(
    'of a page whose address is not known are compared with the site that it is shared under: %s %s',
    (verdict, shared) => {
      const html = `<head><meta property="og:url" content="${shared}">${link.replace('mill', 'www.mill')}</head><body>Text`
      expect(judgedBy(canonical, { html }).verdict).toBe(verdict)
    },
  )

  it.each([
    ['fail', 'https://mill.example/arz'],
    ['pass', 'https://mill.example/index.html'],
    ['pass', 'https://mill.example/fr'],
  ])('that name the home page are held against the page that is shared: %s %s', (verdict, shared) => {
    const html = `<head><meta property="og:url" content="${shared}">${link.replace('/arz', '')}</head><body>Text`
    expect(judgedBy(canonical, { html }).verdict).toBe(verdict)
  })
})
