import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import type { Database } from '../../server/database.ts'
import { openTestDatabase } from '../../server/testing/database.ts'
import { forms } from '../e2e/fixtures/forms.ts'
import { expectPage } from '../e2e/fixtures/pages.ts'
import { words } from '../e2e/fixtures/words.ts'
import { workerReady } from '../e2e/fixtures/worker.ts'
import { type Crashable, newCrashable } from './crashable.ts'
import { openSite, type Site } from './site.ts'

export { expect } from '@playwright/test'
export { stored, wake } from '../e2e/fixtures/events.ts'
export { expectPage } from '../e2e/fixtures/pages.ts'
export const said = words.en

/** Every test has its own server, empty tables and origin, and a browser to kill if it asks for one. */
export const test = base.extend<{ site: Site; crashable: Crashable }, { database: Database }>({
  database: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const database = await openTestDatabase('PGlite')
      await use(database)
      await database.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  site: async ({ database }, use) => {
    const site = await openSite(database)
    await use(site)
    await site.close()
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  crashable: async ({}, use) => {
    const browser = newCrashable()
    await use(browser)
    await browser.forget()
  },
  baseURL: async ({ site }, use) => use(site.url),
})

const form = forms.footer.en

/** Opens a page and waits until React runs it and a worker has cached its files. */
export async function open(page: Page, path: string = form.page): Promise<void> {
  await page.goto(path)
  await ready(page)
  await controlled(page)
  await workerReady(page)
}

/** Waits until a worker answers for the page. */
export const controlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')

export async function ready(page: Page): Promise<void> {
  // A tab in the background gets no focus events.
  await page.bringToFront()
  // The first focus loads React, which sets the attribute when it has hydrated the form.
  await page.locator('#footer-form .control').first().focus()
  await expect(page.locator('#footer-form')).toHaveAttribute('novalidate', '')
}

/** Takes the network away from the browser and its worker. */
export async function disconnect(context: BrowserContext, site: Site): Promise<void> {
  site.down()
  await context.setOffline(true)
}

/** Gives the network back. */
export async function reconnect(context: BrowserContext, site: Site): Promise<void> {
  site.up()
  await context.setOffline(false)
}

/** Waits until the page has been loaded again, and is of the build with renamed scripts. */
export const nextBuild = (page: Page) =>
  page.waitForFunction(() => document.querySelector('script[type=module]')?.textContent?.includes('X.js'))

/** Opens an address, which must be answered with a status, and show a page. */
export async function expectAnswer(page: Page, address: string, status = 200, shown = address): Promise<void> {
  expect((await page.goto(address))?.status(), address).toBe(status)
  await expectPage(page, shown)
}

/** Types a message into the footer form of the page. */
export async function write(page: Page, message: string): Promise<void> {
  const place = page.getByRole('form', { name: form.name })
  await place.getByLabel('Name *', { exact: true }).fill('Ada')
  await place.getByLabel('Email *', { exact: true }).fill('ada@lovelace.example')
  await place.getByLabel('Message *', { exact: true }).fill(message)
}

export const sendButton = (page: Page) =>
  page.getByRole('form', { name: form.name }).getByRole('button', { name: form.submit, exact: true })

/** Types a message into the footer form and submits it. */
export async function send(page: Page, message: string): Promise<void> {
  await write(page, message)
  await sendButton(page).click()
}

export const textOf = (page: Page) =>
  page.getByRole('form', { name: form.name }).getByLabel('Message *', { exact: true })

export const kept = (page: Page) => page.getByText(said.kept)
export const sent = (page: Page) =>
  page.getByRole('region', { name: said.notifications }).getByText(form.toast[0], { exact: true })
export const sentLater = (page: Page) => page.getByText(said.sentLater)

/** Stores messages on the device, one after the other, without a network. */
export async function keep(page: Page, site: Site, ...messages: string[]): Promise<void> {
  site.down()
  for (const message of messages) {
    await send(page, message)
    await expect(kept(page)).toBeVisible()
    await page.getByRole('button', { name: said.again }).click()
  }
}

/** The texts of the leads, as they were typed. */
export async function messages(site: Site): Promise<string[]> {
  return (await site.leads()).map(({ message }) => String(message).replace('[Footer contact] ', ''))
}

/** Waits until the database has exactly these messages, in any order. */
export async function expectLeads(site: Site, ...expected: string[]): Promise<void> {
  await expect.poll(async () => (await messages(site)).sort(), { timeout: 20_000 }).toEqual([...expected].sort())
}

/** The events that count as conversions. */
export const conversions = (site: Site) =>
  site.query(`select event_type from public.analytics_events where event_category = 'conversion'`)

/** Submissions that came through the proxy. */
export const submissions = (site: Site) => site.calls.filter(({ path }) => path.includes('/rpc/'))
