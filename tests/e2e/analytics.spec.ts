import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { sign } from 'hono/jwt'
import { siteId } from '../../src/site/brand.ts'
import { eventTypes } from '../../src/site/event-types.ts'
import { everyPath } from '../../src/site/routes.ts'
import { arrived, chosen, eventsOf, kept, only, started, waiting, wake } from './fixtures/events.ts'
import { formOf, forms, send } from './fixtures/forms.ts'
import { expect, test } from './fixtures/test.ts'
import { words } from './fixtures/words.ts'

const said = words.en
const banner = (page: Page) => page.getByRole('dialog', { name: said.cookies })
const accept = (page: Page) => banner(page).getByRole('button', { name: said.acceptAll }).click()

/** Scrolls, follows a call to action, navigates without a full load, hides the tab and returns. */
async function useTheSite(page: Page) {
  await page.mouse.wheel(0, 1500)
  await page.getByRole('main').getByRole('link', { name: 'Get my GEO Audit' }).first().click()
  await expect(page.getByRole('main')).toHaveAttribute('data-page', '/tools/free-geo-audit')
  for (const state of ['hidden', 'visible'])
    await page.evaluate((state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
}

const all = { analytics: true, marketing: true }
const everything = [
  'page_view',
  'citation_generated',
  'user_interaction',
  'page_exit',
  'page_view',
  'page_hidden',
  'page_visible',
]

/** What was chosen before, and how long and for which policy; `campaign`: what is noted of it where a visit is measured. */
type State = {
  chose?: [{ analytics: boolean; marketing: boolean }, { expiry?: number; policy?: number }?]
  privacyControl?: true
  campaign?: string | null
}

const states: Readonly<Record<string, State>> = {
  'no choice': {},
  'a refusal': { chose: [{ analytics: false, marketing: false }] },
  'marketing without analytics': { chose: [{ analytics: false, marketing: true }] },
  'an expired choice': { chose: [all, { expiry: 1 }] },
  'a choice about an older policy': { chose: [all, { policy: 0 }] },
  'Global Privacy Control': { privacyControl: true },
  'analytics without marketing': { chose: [{ analytics: true, marketing: false }], campaign: null },
  'analytics and marketing': { chose: [all], campaign: 'news' },
  'a choice that overrules Global Privacy Control': { chose: [all], privacyControl: true, campaign: 'news' },
}

for (const [name, { chose, privacyControl, campaign }] of Object.entries(states)) {
  const measured = campaign !== undefined

  test(`with ${name} a visit is ${measured ? 'measured' : 'not measured'}`, async ({ page, context, site }) => {
    if (privacyControl)
      await context.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }),
      )
    if (chose) await chosen(context, site.url, ...chose)
    await page.goto('/definition-generative-engine-optimization?utm_source=news')
    await started(page)
    if (measured) await arrived(page, site, ['page_view'])
    await useTheSite(page)

    if (!measured) {
      expect(await eventsOf(site)).toEqual([])
      expect(await kept(page, context)).toMatchObject({ local: [], session: [], databases: [] })
      return
    }
    const rows = await arrived(page, site, everything)
    for (const type of everything) expect(only(rows, type).length, type).toBeGreaterThan(0)
    expect(only(rows, 'page_view').map(({ page_path }) => page_path)).toEqual([
      '/definition-generative-engine-optimization',
      '/tools/free-geo-audit',
    ])
    expect(new Set(rows.map(({ session_id }) => session_id)).size).toBe(1)
    expect(new Set(rows.map(({ utm_source }) => utm_source))).toEqual(new Set([campaign]))
    expect(only(rows, 'user_interaction')[0]?.properties).toMatchObject({
      interaction_type: 'cta_click',
      element: 'Get my GEO Audit',
      target: '/tools/free-geo-audit',
    })
    for (const { properties } of rows)
      expect(String(properties.page_url).includes('news')).toBe(
        campaign === 'news' && String(properties.page_url).includes('?'),
      )
    const citations = only(rows, 'citation_generated').map(({ properties }) => properties.chunk_id)
    expect(new Set(citations).size).toBe(citations.length)
    expect(only(rows, 'citation_generated')[0]).toMatchObject({
      event_category: 'GEO',
      page_path: '/definition-generative-engine-optimization',
      properties: { source_type: 'definition', confidence_level: 'high' },
    })
  })
}

test('before a choice nothing is stored and nothing is asked for but files of the site', async ({
  page,
  context,
  site,
}) => {
  const asked: string[] = []
  const byPages: string[] = []
  context.on('request', (request) => {
    asked.push(`${request.method()} ${request.url()}`)
    // The worker caches every file, including those that nothing runs yet.
    if (!request.serviceWorker()) byPages.push(request.url())
  })
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  await useTheSite(page)
  expect(asked.length).toBeGreaterThan(5)
  const beyond = asked.filter((line) => !line.startsWith(`GET ${site.url}/`) || /\/(rest|auth)\//.test(line))
  expect(beyond).toEqual([])
  expect(byPages.length).toBeGreaterThan(5)
  expect(byPages.filter((url) => url.includes('measure'))).toEqual([])
  expect(await kept(page, context)).toEqual({ local: [], session: [], databases: [], cookies: [] })
})

test('a page view says what the browser says', async ({ page, site }) => {
  await page.setViewportSize({ width: 1100, height: 700 })
  await page.goto('/faq?utm_source=news&utm_medium=email&utm_campaign=spring&utm_content=top&utm_term=geo', {
    referer: 'https://search.example/',
  })
  await accept(page)
  const [view] = only(await arrived(page, site, ['page_view']), 'page_view')
  if (!view) throw new Error('no page view')
  const told = await page.evaluate(async () => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const paint = (name: string) => Math.round(performance.getEntriesByName(name)[0]?.startTime ?? -1)
    const telling = navigator as Navigator & {
      connection?: { effectiveType: string }
      getBattery?: () => Promise<{ level: number }>
    }
    if (!navigation) throw new Error('no navigation')
    return {
      row: { user_agent: navigator.userAgent, referrer: document.referrer },
      session: JSON.parse(sessionStorage.getItem('citence-session') ?? '{}').id as string,
      properties: {
        page_title: document.title,
        page_url: location.href,
        screen_resolution: `${screen.width}x${screen.height}`,
        viewport_size: `${innerWidth}x${innerHeight}`,
        connection_type: telling.connection?.effectiveType ?? null,
        battery_level: (await telling.getBattery?.())?.level ?? null,
        timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        locale: navigator.language,
        performance_metrics: {
          page_load_time: Math.round(navigation.loadEventEnd),
          dom_content_loaded: Math.round(navigation.domContentLoadedEventEnd),
          first_paint: paint('first-paint'),
          first_contentful_paint: paint('first-contentful-paint'),
          dns_lookup_time: Math.round(navigation.domainLookupEnd - navigation.domainLookupStart),
          tcp_connect_time: Math.round(navigation.connectEnd - navigation.connectStart),
          server_response_time: Math.round(navigation.responseStart - navigation.requestStart),
        },
      },
      loaded: navigation.loadEventEnd,
      origin: performance.timeOrigin,
      seen: Math.round(((scrollY + innerHeight) / document.documentElement.scrollHeight) * 100),
      now: Date.now(),
    }
  })

  expect(view).toMatchObject({
    ...told.row,
    event_category: 'general',
    site_id: 'citence',
    page_path: '/faq',
    session_id: told.session,
    user_id: null,
    device_type: 'desktop',
    ip_country: 'FR',
    utm_source: 'news',
    utm_medium: 'email',
    utm_campaign: 'spring',
    utm_content: 'top',
    utm_term: 'geo',
    geo_metric: {
      page_type: 'other',
      content_language: 'en',
      is_geo_optimized: true,
      engagement_events: { scroll_events: 0, form_interactions: 0, video_interactions: 0 },
    },
    properties: { ...told.properties, estimated_country: 'FR' },
  })
  expect(view.geo_metric.scroll_depth).toBe(told.seen)
  const at = Date.parse(String(view.properties.timestamp))
  expect(at).toBeGreaterThanOrEqual(told.origin + told.loaded + 100 - 1)
  expect(at).toBeLessThanOrEqual(told.now)
  const seconds = Number(view.geo_metric.time_on_page)
  expect(Math.abs(seconds - (at - told.origin) / 1000)).toBeLessThanOrEqual(1)
})

test('the page view of a visitor who closes the page at once and never comes back arrives', async ({ page, site }) => {
  await page.goto('/faq')
  await accept(page)
  // On its way, if it was there when the queue was opened.
  await expect.poll(async () => (await waiting(page)) + (await eventsOf(site)).length).toBeGreaterThan(0)
  await page.close({ runBeforeUnload: true })
  const types = async () => (await eventsOf(site)).map(({ event_type }) => event_type)
  await expect.poll(types).toEqual(['page_view', 'page_exit'])
})

test('a page that the browser makes ready ahead is no view until it is shown', async ({ page, context, site }) => {
  await chosen(context, site.url, all)
  // Browsers that are driven by a debugger make nothing ready ahead.
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true, configurable: true }))
  await page.goto('/faq')
  // The first script has run, and what it would begin once the page is idle.
  await page.waitForFunction(() => document.querySelector('head > link[rel=manifest]'))
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(
    await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(),
    ),
  ).not.toContain('background')
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')))
  await started(page)
  await expect.poll(async () => (await waiting(page)) + (await eventsOf(site)).length).toBeGreaterThan(0)
})

test('neither a change of language nor a download counts as a call to action', async ({ page, context, site }) => {
  await chosen(context, site.url, all)
  await page.goto('/video-presentation-geo')
  await arrived(page, site, ['page_view'])
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download transcript (.txt)' }).click()
  await download
  await page.getByRole('link', { name: said.otherLanguage, exact: true }).click()
  await expect(page.getByRole('main')).toHaveAttribute('data-page', '/fr/video-presentation-geo')
  const rows = await arrived(page, site, ['video_download', 'page_exit', 'page_view', 'page_view'])
  const interactions = only(rows, 'user_interaction').map(({ properties }) => properties.interaction_type)
  expect(interactions).toEqual(['film-download'])
})

test('events carry the id of who is signed in, as the backend confirms it, and of nobody else', async ({
  page,
  context,
  site,
  shared,
}) => {
  const user = randomUUID()
  const expires_at = Math.floor(Date.now() / 1000) + 3600
  /** The session that supabase-js stores after a sign-in, with a signed token. */
  const signIn = async (jwtSecret: string) => {
    const access_token = await sign({ sub: user, role: 'authenticated', exp: expires_at }, jwtSecret, 'HS256')
    const session = { access_token, refresh_token: 'none', expires_in: 3600, expires_at, token_type: 'bearer' }
    const name = `sb-${new URL(site.url).hostname.split('.')[0]}-auth-token`
    await page.evaluate(([name, value]) => localStorage.setItem(name, value), [
      name,
      JSON.stringify({ ...session, user: { id: user } }),
    ] as const)
  }
  const viewers = async (path: string) => {
    const views = only(await arrived(page, site, ['page_view']), 'page_view')
    return views.filter(({ page_path }) => page_path === path).map(({ user_id }) => user_id)
  }
  await chosen(context, site.url, all)
  await page.goto('/robots.txt')
  await signIn(shared.keys.jwtSecret)
  await page.goto('/faq')
  await expect.poll(() => viewers('/faq')).toEqual([user])

  await signIn('a secret that this server does not know')
  await page.goto('/agency/contact')
  await expect.poll(() => viewers('/agency/contact')).toEqual([null])
})

test('reading is counted: scrolls once they rest, clicks, fields, the depth and the seconds', async ({
  page,
  context,
  site,
}) => {
  await chosen(context, site.url, all)
  await page.goto('/fr/agency/contact')
  await started(page)
  await arrived(page, site, ['page_view'])
  await page.mouse.wheel(0, 300)
  await page.mouse.wheel(0, 300)
  const form = formOf(page, forms.contact.fr)
  await form.getByLabel('Prénom *').click()
  await form.getByLabel('Nom *', { exact: true }).click()
  await page.keyboard.press('End')
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect.poll(() => page.evaluate(() => scrollY + innerHeight)).toBeGreaterThan(1000)
  await page.goto('/fr/faq')
  const exit = only(await arrived(page, site, ['page_exit']), 'page_exit')[0]
  expect(exit).toMatchObject({
    page_path: '/fr/agency/contact',
    geo_metric: {
      page_type: 'contact',
      content_language: 'fr',
      scroll_depth: 100,
      engagement_events: { clicks_count: 2, form_interactions: 2, video_interactions: 0 },
    },
  })
})

test('a form is a submission and a conversion; an audit is noted before the call', async ({ page, context, site }) => {
  await chosen(context, site.url, all)
  const given = forms.audit.en
  await page.goto(given.page)
  await started(page)
  await arrived(page, site, ['page_view'])
  await send(page, given)
  const rows = await arrived(page, site, ['geo_audit_started', 'form_submission', 'free_audit_form'])
  const [lead] = await site.rows('leads')
  expect(only(rows, 'geo_audit_started')).toMatchObject([{ properties: { user_type: 'visitor' } }])
  expect(only(rows, 'form_submission')).toMatchObject([
    {
      properties: { form_type: 'audit', success: true, conversion: true, campaign: 'free_audit_2025', language: 'en' },
    },
  ])
  expect(only(rows, 'free_audit_form')).toMatchObject([
    { event_category: 'conversion', properties: { success: true, lead_id: lead?.id } },
  ])
  // As the server's daily chores: the list of known values, then the count.
  const known = [everyPath(), eventTypes].map((list) => `'${JSON.stringify(list)}'`)
  await site.query(`select public.set_known_values('${siteId}', ${known.join(', ')})`)
  await site.query('select public.refresh_analytics()')
  expect(
    await site.query(`select sum(conversions)::int as n from public.analytics_daily where dimension = 'total'`),
  ).toEqual([{ n: 1 }])
})

test('a withdrawal ends it while events are under way: nothing after it, nothing left, in any tab', async ({
  page,
  context,
  site,
}) => {
  const reached = Promise.withResolvers<void>()
  const asked: string[] = []
  site.breakWith((request) => {
    asked.push(request.method)
    reached.resolve()
    return new Promise<undefined>(() => {})
  })
  const failed: string[] = []
  context.on('requestfailed', (request) => failed.push(new URL(request.url()).pathname))
  await page.goto('/')
  await accept(page)
  const other = await context.newPage()
  await other.goto('/faq')
  await started(other)
  await expect.poll(async () => (await kept(other, context)).session).toContain('citence-session')
  await wake(page)
  await reached.promise

  await page.bringToFront()
  await page.getByRole('button', { name: said.cookieButton }).click()
  await banner(page).getByRole('button', { name: said.rejectAll }).click()
  for (const tab of [page, other]) {
    await expect.poll(async () => (await kept(tab, context)).session).toEqual([])
    await expect.poll(() => waiting(tab)).toBe(0)
  }
  await expect.poll(() => failed).toContain('/rest/v1/analytics_events')

  const before = asked.length
  site.breakWith(undefined)
  for (const tab of [page, other]) {
    await tab.mouse.wheel(0, 500)
    await wake(tab)
    await tab.reload()
    await started(tab)
    expect((await kept(tab, context)).session).toEqual([])
  }
  expect(asked).toHaveLength(before)
  expect(await eventsOf(site)).toEqual([])
})

test('measuring that fails is not noticed, beyond a warning', async ({ page, context, site }) => {
  await chosen(context, site.url, all)
  const warned: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warned.push(message.text()))
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  site.breakWith(() => Response.json({ message: 'broken' }, { status: 500 }))
  await page.goto('/')
  await started(page)
  await expect
    .poll(async () => {
      await wake(page)
      return warned.some((text) => text.startsWith('Failed to track event'))
    })
    .toBe(true)
  expect(errors).toEqual([])
})

test('what is damaged on the device keeps no event from arriving', async ({ page, context, site }) => {
  await chosen(context, site.url, all)
  await page.addInitScript(() => localStorage.setItem('citence-events-leaving x', '[null]'))
  await page.goto('/')
  await arrived(page, site, ['page_view'])
})
