import { afterEach, expect, it, vi } from 'vitest'
import { openPage, timingsOf } from './page.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const navigation = {
  loadEventEnd: 512.4,
  domContentLoadedEventEnd: 301,
  domainLookupStart: 2,
  domainLookupEnd: 14,
  connectStart: 14,
  connectEnd: 40,
  requestStart: 41,
  responseStart: 90.6,
}

it('says how a document loaded in whole milliseconds', () => {
  expect(
    timingsOf(navigation, [
      { name: 'first-paint', startTime: 120.2 },
      { name: 'first-contentful-paint', startTime: 130 },
    ]),
  ).toEqual({
    page_load_time: 512,
    dom_content_loaded: 301,
    first_paint: 120,
    first_contentful_paint: 130,
    dns_lookup_time: 12,
    tcp_connect_time: 26,
    server_response_time: 50,
  })
})

it('leaves out what has not happened and what the browser does not tell', () => {
  const early = timingsOf({ ...navigation, loadEventEnd: 0 }, [])
  expect(early.page_load_time).toBeNull()
  expect(early.first_paint).toBeNull()
  expect(new Set(Object.values(timingsOf(undefined, [])))).toEqual(new Set([null]))
})

it('does not take how far the next page is read for how far this one was', () => {
  const main = { dataset: { page: '/long', type: 'guide' }, isConnected: true }
  const documentElement = { scrollHeight: 8_000 }
  const document = {
    title: '',
    referrer: '',
    documentElement,
    querySelector: (name: string) => (name === 'main' ? main : null),
  }
  for (const [name, value] of Object.entries({ document, location: { href: '/long' }, scrollY: 0, innerHeight: 800 }))
    vi.stubGlobal(name, value)
  const page = openPage('/')
  expect(page.facts().engagement.depth).toBe(10)
  // The next one fits the screen.
  main.isConnected = false
  documentElement.scrollHeight = 800
  expect(page.facts().engagement.depth).toBe(10)
})
