import type { Page } from '@playwright/test'
import { forms } from '../e2e/fixtures/forms.ts'
import type { Site } from './site.ts'
import { expect, expectLeads, messages, said, send, test } from './test.ts'

/** Milliseconds after the navigation at which the network is gone; 400 kb/s until then. */
const moments = [200, 500, 1_000, 2_000, 3_000, 5_000, 10_000]
const { name } = forms.footer.en

async function onSlowLine(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const conditions = { latency: 100, downloadThroughput: 50_000, uploadThroughput: 50_000 }
  const set = (offline: boolean) => session.send('Network.emulateNetworkConditions', { offline, ...conditions })
  await set(false)
  return set
}

/** Whatever the page says about the message, it must be on this device, and must not be shown as sent. */
async function expectKept(page: Page): Promise<void> {
  await expect(
    page.getByText(/Kept on this device: it will|Not sent yet: kept on this device/).filter({ visible: true }),
  ).toBeVisible()
  await expect(page.getByText('Neither sent nor kept.')).toHaveCount(0)
  await expect(page.getByText('Message sent!')).toHaveCount(0)
}

async function comeBack(page: Page, site: Site, message: string): Promise<void> {
  await page.goto(site.url + forms.footer.en.page)
  await expect(page.getByText(said.sentLater)).toBeVisible({ timeout: 30_000 })
  await expectLeads(site, message)
  await expect(page.getByRole('button', { name: /waiting to be sent/ })).toHaveCount(0)
}

for (const moment of moments)
  test(`row 39: no network ${moment} ms into a first visit: sent, reloaded, killed: one lead`, async ({
    site,
    crashable,
  }) => {
    test.setTimeout(150_000)
    const page = await crashable.open()
    const offline = await onSlowLine(page)
    const message = `after ${moment} ms`
    const arriving = page.goto(site.url + forms.footer.en.page, { waitUntil: 'commit' }).then(
      () => true,
      () => false,
    )
    await new Promise((resolve) => setTimeout(resolve, moment))
    await offline(true)
    site.down()
    await arriving
    const painted = (await page.getByRole('form', { name }).count()) > 0
    if (painted) {
      await send(page, message)
      await expectKept(page)
      expect(await messages(site)).toEqual([])
      await page.reload().catch(() => {})
    }
    await crashable.kill()
    site.up()
    const later = await crashable.open()
    if (painted) await comeBack(later, site, message)
    console.log(`offline after ${moment} ms: ${painted ? 'kept, then one lead' : 'no page had arrived'}`)
  })
