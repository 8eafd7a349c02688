import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { contentSecurityPolicy } from '../../src/publish/http.ts'
import type { PageEvent } from '../../src/site/page-events.ts'
import { bundle } from '../browser/bundle.ts'
import type { Begin } from './fixtures/tag-tab.ts'
import { expect, test } from './fixtures/test.ts'

declare global {
  interface Window {
    readonly begin: Begin
    visit?: ReturnType<Begin>
    dataLayer?: ArrayLike<unknown>[]
    tagRan?: boolean
  }
}

/** The commands sent to the tag so far, without their parameters. */
const told = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).map((command) => Array.from(command).slice(0, 2).join(' ')))
const parametersOf = (page: Page, name: string) =>
  page.evaluate(
    (name) => Array.from(window.dataLayer?.findLast((command) => Array.from(command)[1] === name) ?? [])[2],
    name,
  )

test('the tag of a site that has one is loaded after the opt-in, is told in order, and is closed', async ({
  page,
  context,
  site,
}) => {
  const facts = { scriptHashes: [], styleHashes: [], connect: [] }
  // The test's own inline script is allowed; the rest is the policy that the site would send.
  const policy = contentSecurityPolicy(facts, 'G-TEST123').replace(
    "script-src 'self'",
    "script-src 'self' 'unsafe-inline'",
  )
  const script = await bundle(join(import.meta.dirname, 'fixtures/tag-tab.ts'))
  const body = `<!doctype html><html lang="en"><title>Tag</title><main data-page="/faq" data-type="other">
    <section data-statement="definition" data-topic="GEO" data-confidence="high" id="geo">GEO is…</section>
    <a class="button" href="#geo">Get my GEO Audit</a>
  </main><script>${script}</script></html>`
  await page.route(`${site.url}/tag`, (route) =>
    route.fulfill({ body, contentType: 'text/html', headers: { 'Content-Security-Policy': policy } }),
  )
  const asked: string[] = []
  await context.route('https://www.googletagmanager.com/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: 'window.tagRan = true' })
  })
  const refused: string[] = []
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()))

  await page.goto('/tag')
  expect(asked).toEqual([])
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined()

  await page.evaluate(() => {
    window.visit = window.begin(false)
  })
  await expect.poll(() => page.evaluate(() => window.tagRan)).toBe(true)
  expect(asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST123'])
  await expect.poll(() => told(page)).toContain('event page_view')
  await context.addCookies([{ name: '_ga', value: 'GA1.1.1', url: site.url }])
  await page.getByRole('link').click()
  await page.evaluate(() => {
    const sending = { form: 'audit', fields: { url: 'a.example' }, language: 'en', utm: {} }
    const pageEvents: PageEvent[] = [
      { kind: 'sending', sending },
      { kind: 'sent', sending, end: { kind: 'delivered', id: crypto.randomUUID(), reply: { lead_id: '1' } } },
      { kind: 'failed', message: 'Error: no' },
    ]
    for (const detail of pageEvents) dispatchEvent(new CustomEvent('pageEvent', { detail }))
    window.visit?.allowMarketing(true)
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    window.visit?.withdraw()
  })

  const commands = await told(page)
  expect(commands.slice(0, 4).map((command) => command.replace(/(?<=^js ).*/, '…'))).toEqual([
    'consent default',
    'consent update',
    'js …',
    'config G-TEST123',
  ])
  // Depends on when the browser reports that a statement is in view.
  expect(commands).toContain('event citation_generated')
  expect(commands.slice(4).filter((command) => command !== 'event citation_generated')).toEqual([
    'event page_view',
    'event user_interaction',
    'event geo_audit_started',
    'event form_submission',
    'event free_audit_form',
    'event exception',
    'consent update',
    'event web_vitals',
    'consent update',
  ])
  expect(await parametersOf(page, 'page_view')).toMatchObject({ page_path: '/faq', content_type: 'geo_optimized' })
  expect(await parametersOf(page, 'exception')).toEqual({ description: 'Error: no', fatal: false })
  expect(await parametersOf(page, 'web_vitals')).toMatchObject({ ai_elements: 1, ttfb: expect.any(Number) })
  expect(await parametersOf(page, 'update')).toMatchObject({ analytics_storage: 'denied', ad_storage: 'denied' })
  expect(await page.evaluate(() => Reflect.get(window, 'ga-disable-G-TEST123'))).toBe(true)
  expect((await context.cookies()).map(({ name }) => name)).toEqual([])
  expect(refused).toEqual([])
})
