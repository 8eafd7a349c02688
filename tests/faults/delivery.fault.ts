import { type Call, pass, toBackend } from './fault-proxy.ts'
import {
  disconnect,
  expect,
  expectLeads,
  keep,
  kept,
  messages,
  open,
  ready,
  reconnect,
  said,
  send,
  sendButton,
  sent,
  sentLater,
  submissions,
  test,
  wake,
  write,
} from './test.ts'

const keysOf = (calls: { key: string | undefined }[]) => calls.map(({ key }) => key)

test('row 1: sent offline, reloaded, back online: one lead, and the visitor is told', async ({
  page,
  context,
  site,
}) => {
  await open(page)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await disconnect(context, site)
  await send(page, 'hello')
  await expect(kept(page)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: '1 message waiting to be sent' })).toBeVisible()
  await reconnect(context, site)
  await expect(sentLater(page)).toBeVisible()
  await expectLeads(site, 'hello')
  await expect(page.getByRole('button', { name: /waiting to be sent/ })).toHaveCount(0)
})

test('row 2: the reply is lost after the commit: asked again with the same key, one lead', async ({ page, site }) => {
  await open(page)
  // Not the first reply only: on a connection that was used before, Chromium itself asks again.
  let isCut = true
  site.force({ kind: 'cut reply' }, (call) => toBackend(call) && isCut)
  await send(page, 'hello')
  await expect(kept(page)).toBeVisible()
  isCut = false
  await expectLeads(site, 'hello')
  await expect(sentLater(page)).toBeVisible()
  const keys = keysOf(submissions(site))
  expect(keys.length).toBeGreaterThanOrEqual(2)
  expect(new Set(keys).size).toBe(1)
  await expectLeads(site, 'hello')
})

test('row 4: a double click is one submission', async ({ page, site }) => {
  await open(page)
  site.force({ kind: 'late', ms: 300 })
  await write(page, 'hello')
  await sendButton(page).dblclick()
  await expect(sent(page)).toBeVisible()
  expect(submissions(site)).toHaveLength(1)
  await expectLeads(site, 'hello')
})

const six = ['one', 'two', 'three', 'four', 'five', 'six']

test('row 5: four tabs reconnect: one flusher at a time, each entry once', async ({ page, context, site }) => {
  await open(page)
  await keep(page, site, ...six)
  await page.close()
  site.up()
  site.calls.length = 0
  let flying = 0
  let most = 0
  site.rule((call) => {
    if (!toBackend(call)) return pass
    flying += 1
    most = Math.max(most, flying)
    setTimeout(() => {
      flying -= 1
    }, 150)
    return { kind: 'late', ms: 150 }
  })
  const tabs = await Promise.all([1, 2, 3, 4].map(() => context.newPage()))
  await Promise.all(tabs.map((tab) => tab.goto('/faq')))
  await expectLeads(site, ...six)
  await Promise.all(tabs.map(wake))
  const keys = keysOf(submissions(site))
  expect(keys).toHaveLength(6)
  expect(new Set(keys).size).toBe(6)
  // One flusher sends three at a time; four of them would send twelve.
  expect(most).toBeLessThanOrEqual(3)
})

test('row 6: four tabs without Web Locks: each entry once in effect', async ({ page, context, site }) => {
  await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined }))
  await open(page)
  await keep(page, site, ...six)
  await page.close()
  site.up()
  const tabs = await Promise.all([1, 2, 3, 4].map(() => context.newPage()))
  await Promise.all(tabs.map((tab) => tab.goto('/faq')))
  await expectLeads(site, ...six)
})

const failures = [
  { status: 500, body: 'broken' },
  { status: 503, body: '{"code":"PGRST002","message":"no connection"}' },
  { status: 404, body: '{"code":"PGRST202","message":"no such function"}' },
  { status: 401, body: '{"code":"PGRST301","message":"no key"}' },
]
const portal = { status: 200, body: '<!doctype html>Sign in', headers: { 'content-type': 'text/html' } }
for (const [name, answer] of [
  ...failures.map((failure) => [`row 7: a server that answers ${failure.status}`, failure] as const),
  ["row 10: a captive portal's HTML with status 200", portal],
] as const)
  test(`${name}: kept, and sent once it is well`, async ({ page, site }) => {
    await open(page)
    site.force({ kind: 'answer', ...answer })
    await send(page, 'hello')
    await expect(kept(page)).toBeVisible()
    expect(await messages(site)).toEqual([])
    site.rule()
    await expectLeads(site, 'hello')
    await expect(sentLater(page)).toBeVisible()
  })

test('row 8: 429 with Retry-After: waits that long, also when the connection returns meanwhile', async ({
  page,
  site,
}) => {
  await open(page)
  const isFirst = (call: Call) => toBackend(call) && submissions(site).length === 1
  site.force({ kind: 'answer', status: 429, body: '{}', headers: { 'Retry-After': '4' } }, isFirst)
  await send(page, 'hello')
  await expect(kept(page)).toBeVisible()
  await wake(page)
  await expectLeads(site, 'hello')
  const [first, second] = submissions(site)
  expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(3_900)
})

const refusals = [
  [
    'success:false',
    200,
    '{"success":false,"error":"-","code":"invalid_message","lead_id":null}',
    'The message is missing, or longer than 10,000 characters.',
  ],
  ['422', 422, '{"code":"invalid","message":"-"}', 'The server did not accept it (invalid).'],
  ['413', 413, '{"code":"PT413","message":"-"}', 'The message is missing, or longer than 10,000 characters.'],
] as const
for (const [name, status, body, reason] of refusals) {
  test(`row 9: ${name}: parked, shown with the reason in the visitor's words, and the next entry flows`, async ({
    page,
    site,
  }) => {
    await open(page)
    await keep(page, site, 'bad', 'good')
    site.force({ kind: 'answer', status, body }, (call) => toBackend(call) && call.body.includes('bad'))
    site.up()
    await wake(page)
    await expectLeads(site, 'good')
    await page.getByRole('button', { name: '1 message refused' }).click()
    const panel = page.getByRole('dialog', { name: said.onDevice })
    await expect(panel.getByText(reason)).toBeVisible()
    await expect(panel.getByText(/Storage used by this site: [\d.]+/)).toBeVisible()
    for (const name of [said.sendNow, said.edit, said.delete]) {
      await expect(panel.getByRole('button', { name, exact: true })).toBeVisible()
    }
    site.rule()
    await panel.getByRole('button', { name: said.sendNow }).click()
    await expectLeads(site, 'bad', 'good')
    await expect(panel.getByText(said.nothing)).toBeVisible()
  })
}

test('row 11: the browser believes it is online and is not: kept, and sent by itself later', async ({ page, site }) => {
  await open(page)
  site.down()
  await send(page, 'hello')
  await expect(kept(page)).toBeVisible()
  expect(await page.evaluate(() => navigator.onLine)).toBe(true)
  site.up()
  await expectLeads(site, 'hello')
})

test('row 12: a request hangs: kept after ten seconds, aborted after twenty, then sent', async ({ page, site }) => {
  await page.clock.install()
  await open(page)
  const arrived = Promise.withResolvers<void>()
  const isFirst = (call: Call) => toBackend(call) && submissions(site).length === 1
  site.force({ kind: 'hang', meanwhile: arrived.resolve }, isFirst)
  await send(page, 'hello')
  await arrived.promise
  await page.clock.fastForward(10_000)
  await expect(kept(page)).toBeVisible()
  expect(submissions(site)).toHaveLength(1)
  await page.clock.fastForward(10_000)
  await expect(async () => {
    await page.clock.fastForward(3_000)
    expect(submissions(site).length).toBe(2)
  }).toPass()
  await expectLeads(site, 'hello')
})

for (const [name, first, later] of [
  ['forwards', '2027-01-01', '2028-01-01'],
  ['backwards', '2027-01-01', '2026-01-01'],
] as const) {
  test(`row 13: the clock jumps a year ${name}: neither expired nor lost`, async ({ page, context, site }) => {
    await page.clock.install({ time: first })
    await open(page)
    await keep(page, site, 'hello')
    await page.close()
    const next = await context.newPage()
    await next.clock.install({ time: later })
    site.up()
    await next.goto('/faq')
    await ready(next)
    await expectLeads(site, 'hello')
  })
}

test('row 43: the tab that holds the lock is frozen: what is sent in another one goes out', async ({
  page,
  context,
  site,
}) => {
  await open(page)
  site.force({ kind: 'hang' }, (call) => toBackend(call) && call.body.includes('frozen'))
  await send(page, 'frozen')
  await expect.poll(() => submissions(site).length).toBe(1)
  const second = await context.newPage()
  await open(second)
  const session = await context.newCDPSession(page)
  await session.send('Page.setWebLifecycleState', { state: 'frozen' })
  await send(second, 'urgent')
  await expect(sent(second)).toBeVisible({ timeout: 5_000 })
  await expectLeads(site, 'urgent')
})
