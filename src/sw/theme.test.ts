import { describe, expect, it } from 'vitest'
import { typefacesMedia } from '../site/page-parts.ts'
import { themedPage, themedResponse } from './theme.ts'

const page =
  '<!doctype html><html lang="fr" dir="ltr"><head></head><body>&lt;html &gt; <code><html lang></code></body></html>'

describe('a page answered by the worker', () => {
  it('carries the theme on its first <html> tag only', () => {
    const html = themedPage(page, 'dark')
    expect(html).toContain('<!doctype html><html data-theme="dark" lang="fr" dir="ltr">')
    expect(html.match(/data-theme/g)).toHaveLength(1)
  })

  it('gives the browser the colour of the theme, whatever the system prefers', () => {
    const colours =
      '<meta name="theme-color" content="#fff" media="(prefers-color-scheme: light)"/>' +
      '<meta name="theme-color" content="#000" media="(prefers-color-scheme: dark)"/>'
    expect(themedPage(colours, 'dark')).toBe(
      '<meta name="theme-color" content="#fff" media="not all"/><meta name="theme-color" content="#000" media="all"/>',
    )
    expect(themedPage(colours, null)).toBe(colours)
  })

  it('is left as built when nothing was chosen', () => {
    expect(themedPage(page, null)).toBe(page)
  })

  it('keeps its security policy and loses what spoke of the compressed bytes', async () => {
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'self'",
      'content-encoding': 'br',
      'content-length': '12',
    }
    const answer = await themedResponse(new Response(page, { headers }), 'light')
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'self'")
    expect(answer.headers.has('content-encoding')).toBe(false)
    expect(answer.headers.has('content-length')).toBe(false)
    expect(await answer.text()).toContain('data-theme="light"')
  })

  it('asks for the typefaces on any device', async () => {
    const asked = `<style media="${typefacesMedia}">@font-face{}</style><link as="font" href="/a" media="${typefacesMedia}"/>`
    const answer = await themedResponse(new Response(asked, { headers: { 'content-type': 'text/html' } }), null)
    expect(await answer.text()).toBe('<style>@font-face{}</style><link as="font" href="/a"/>')
  })

  it('may take the status of a page that was not found', async () => {
    const headers = { 'content-type': 'text/html' }
    expect((await themedResponse(new Response(page, { headers }), null, 404)).status).toBe(404)
  })

  it('passes on what is not a page untouched', async () => {
    const image = new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } })
    expect(await themedResponse(image, 'dark')).toBe(image)
  })
})
