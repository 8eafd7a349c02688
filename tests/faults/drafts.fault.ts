import type { Page } from '@playwright/test'
import type { Site } from './site.ts'
import { expect, expectLeads, open, ready, send, sendButton, sent, stored, test, textOf, write } from './test.ts'

const drafts = (page: Page) => stored(page, 'citence-drafts', 'drafts')

/** Milliseconds from the last key until the browser is killed. */
const pauses = [100, 200, 300, 500, 1_000]

test('drafts: the browser is killed while a message is written, ten times: the text is there each time', async ({
  site,
  crashable,
}) => {
  test.setTimeout(240_000)
  let found = 0
  for (let round = 0; round < 10; round++) {
    const page = await crashable.open()
    await open(page, `${site.url}/faq`)
    const text = `text of round ${round}`
    await write(page, text)
    await new Promise((resolve) => setTimeout(resolve, pauses[round % pauses.length]))
    await crashable.kill()
    const again = await crashable.open()
    await open(again, `${site.url}/faq`)
    await expect(textOf(again)).toHaveValue(text)
    found += 1
    await crashable.kill()
  }
  console.log(`browsers killed while writing 10 / texts found again ${found}`)
})

test('drafts: killed before the answer is there: the message is sent, and its form is empty', async ({
  site,
  crashable,
}) => {
  const page = await crashable.open()
  await open(page, `${site.url}/faq`)
  site.force({ kind: 'hang' })
  await send(page, 'hello')
  await expect.poll(() => drafts(page)).toEqual([])
  await expect(textOf(page)).toHaveValue('hello')
  await crashable.kill()
  site.rule()
  const again = await crashable.open()
  await open(again, `${site.url}/faq`)
  await expectLeads(site, 'hello')
  await expect(textOf(again)).toHaveValue('')
  expect(await drafts(again)).toEqual([])
})

/** Opens the page in a second tab, with the text typed in the first. */
async function inTwoTabs(page: Page): Promise<Page> {
  await open(page)
  await write(page, 'hello')
  await expect.poll(() => drafts(page)).toHaveLength(1)
  const second = await page.context().newPage()
  await open(second)
  await expect(textOf(second)).toHaveValue('hello')
  return second
}

async function expectNoDraft(page: Page, site: Site): Promise<void> {
  await expect(textOf(page)).toHaveValue('')
  await page.reload()
  await ready(page)
  await expect(textOf(page)).toHaveValue('')
  expect(await drafts(page)).toEqual([])
  await expectLeads(site, 'hello')
}

test('drafts: a message that is sent from one tab is gone from the form of the other, and stays so', async ({
  page,
  site,
}) => {
  const second = await inTwoTabs(page)
  await sendButton(page).click()
  await expect(sent(page)).toBeVisible()
  await expectNoDraft(second, site)
})

test('drafts: what was typed on in the other tab stays when the first is sent', async ({ page, site }) => {
  const second = await inTwoTabs(page)
  await textOf(second).fill('hello, and more')
  await sendButton(page).click()
  await expect(sent(page)).toBeVisible()
  await expectLeads(site, 'hello')
  await second.reload()
  await ready(second)
  await expect(textOf(second)).toHaveValue('hello, and more')
})

test('drafts: two tabs write different texts into one form: neither is lost', async ({ page, context }) => {
  const second = await context.newPage()
  await open(page)
  await open(second)
  await write(page, 'first')
  await write(second, 'second')
  await expect.poll(() => drafts(page)).toHaveLength(2)
  await page.close()
  await second.close()
  const third = await context.newPage()
  await open(third)
  await expect(textOf(third)).toHaveValue('second')
  await send(third, 'second')
  await expect(sent(third)).toBeVisible()
  await third.reload()
  await ready(third)
  await expect(textOf(third)).toHaveValue('first')
})

test('drafts: two tabs go on with the same text, each in its own way: neither is lost', async ({ page, site }) => {
  const second = await inTwoTabs(page)
  await textOf(second).fill('goodbye')
  await expect.poll(() => drafts(page)).toMatchObject([{ values: { message: 'goodbye' } }])
  await textOf(page).fill('hello, and more')
  await expect.poll(() => drafts(page)).toHaveLength(2)
  await sendButton(page).click()
  await expect(sent(page)).toBeVisible()
  await expectLeads(site, 'hello, and more')
  await second.reload()
  await ready(second)
  await expect(textOf(second)).toHaveValue('goodbye')
})

test('drafts: what an extension fills in is kept, without a key pressed', async ({ page }) => {
  await open(page)
  await write(page, 'hello')
  await textOf(page).evaluate((field: HTMLTextAreaElement) => {
    field.value = 'filled in'
    field.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await expect.poll(() => drafts(page)).toMatchObject([{ values: { message: 'filled in' } }])
})

test('drafts: a field that only another version of the site has stays in the draft', async ({ page }) => {
  await open(page)
  await write(page, 'hello')
  await page.locator('#footer-form').evaluate((form) => {
    const field = Object.assign(document.createElement('input'), { name: 'role', value: 'Analyst' })
    form.append(field)
    field.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await expect.poll(() => drafts(page)).toMatchObject([{ values: { role: 'Analyst' } }])
  await page.reload()
  await ready(page)
  await textOf(page).fill('hello again')
  await expect.poll(() => drafts(page)).toMatchObject([{ values: { message: 'hello again', role: 'Analyst' } }])
})

test('drafts: the footer has what was typed on every page, in both languages', async ({ page }) => {
  await open(page)
  await write(page, 'hello')
  await page.goto('/fr/faq')
  await ready(page)
  await expect(page.locator('#footer-form-message')).toHaveValue('hello')
  await page.goto('/glossary')
  await ready(page)
  await expect(textOf(page)).toHaveValue('hello')
})

test('drafts: a request begun in one language is sent in the other, with the service that was chosen', async ({
  page,
  site,
}) => {
  const field = (name: string) => page.locator(`#contact-form [name=${name}]`)
  await open(page, '/agency/contact')
  for (const name of ['firstName', 'lastName', 'message']) await field(name).fill('Ada')
  await field('email').fill('ada@lovelace.example')
  await field('service').selectOption('team-training')
  await expect.poll(() => drafts(page)).toMatchObject([{ values: { service: 'team-training' } }])
  await page.goto('/fr/agency/contact')
  await ready(page)
  await expect(field('service')).toHaveValue('formation-equipe')
  await page.locator('#contact-form [type=submit]').click()
  await expectLeads(site, 'Service demandé\u00a0: Formation de l’équipe\n\nAda')
  await expect.poll(() => drafts(page)).toEqual([])
})

test('drafts: one that nobody went on with for 30 days is deleted', async ({ page }) => {
  await open(page)
  await write(page, 'hello')
  await expect.poll(() => drafts(page)).toHaveLength(1)
  await page.clock.setSystemTime(Date.now() + 30 * 24 * 3_600_000 + 60_000)
  await page.goto('/glossary')
  await expect.poll(() => drafts(page)).toEqual([])
  await page.goto('/faq')
  await ready(page)
  await expect(textOf(page)).toHaveValue('')
})

test('drafts: whoever types nothing gets no database', async ({ page }) => {
  await open(page)
  expect(await drafts(page)).toBeUndefined()
})
