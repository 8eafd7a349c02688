import { localeInfo, locales } from '../../src/site/locales.ts'
import { callAudit, callContact } from './fixtures/call.ts'
import { expectFilled, fillIn, formOf, forms, submit, toast } from './fixtures/forms.ts'
import { expect, test } from './fixtures/test.ts'
import { words } from './fixtures/words.ts'
import { workerReady } from './fixtures/worker.ts'

for (const locale of locales) {
  const said = words[locale]
  const language = localeInfo[locale].name

  test(`the third audit of a mailbox in a day is refused in ${language}, and the form stays filled`, async ({
    page,
    site,
    house,
  }) => {
    const given = forms.audit[locale]
    await callAudit(site, house, String(given.lead.email), 2)
    await page.goto(given.page)
    await fillIn(page, given)
    await submit(page, given)
    await expect(toast(page, locale, [said.error, said.auditLimit])).toBeVisible()
    await expectFilled(page, given)
    await expect(formOf(page, given).getByRole('button', { name: given.submit })).toBeEnabled()
    expect(await site.rows('audits')).toHaveLength(2)
  })

  test(`a contact message over the limit is refused in ${language} with its own text`, async ({
    page,
    site,
    house,
  }) => {
    const given = forms.footer[locale]
    await callContact(site, house, String(given.lead.email), 5)
    await page.goto(given.page)
    await fillIn(page, given)
    await submit(page, given)
    await expect(toast(page, locale, [said.error, said.contactLimit])).toBeVisible()
    await expectFilled(page, given)
    expect(await site.rows('leads')).toHaveLength(5)
  })

  test(`a submission that the server refuses for another reason shows the general text in ${language}`, async ({
    page,
    site,
  }) => {
    const given = forms.contact[locale]
    const form = formOf(page, given)
    await page.goto(given.page)
    await fillIn(page, given)
    // A browser takes it for an address, the server does not.
    await form.getByLabel('Email *').fill('ada@localhost')
    await submit(page, given)
    await expect(toast(page, locale, [said.error, said.failed])).toBeVisible()
    await expect(form.getByLabel('Email *')).toHaveValue('ada@localhost')
    expect(await site.rows('leads')).toEqual([])

    await form.getByLabel('Email *').fill(String(given.lead.email))
    await submit(page, given)
    await expect(toast(page, locale, given.toast)).toBeVisible()
    expect(await site.rows('leads')).toMatchObject([given.lead])
  })
}

test('a server that answers 500 leaves the message on the device, and it is sent once when the server is well', async ({
  page,
  site,
}) => {
  const given = forms.contact.en
  await page.goto(given.page)
  site.breakWith(() => new Response('broken', { status: 500 }))
  await fillIn(page, given)
  await submit(page, given)
  await expect(page.getByText(words.en.kept)).toBeVisible()
  expect(await site.rows('leads')).toEqual([])

  site.breakWith(undefined)
  await page.reload()
  await expect(page.getByText(words.en.sentLater)).toBeVisible()
  await page.reload()
  expect(await site.rows('leads')).toMatchObject([given.lead])
})

test.describe('a message that is refused in the background', () => {
  const given = forms.audit.en
  const said = words.en

  test.beforeEach(async ({ page, context, site, house }) => {
    await page.goto(given.page)
    await workerReady(page)
    await site.stop()
    await context.setOffline(true)
    await fillIn(page, given)
    await submit(page, given)
    await expect(page.getByText(said.kept)).toBeVisible()
    await site.start()
    await callAudit(site, house, String(given.lead.email), 2)
    await context.setOffline(false)
    await page.getByText(said.refusedLater).waitFor()
    await page.getByRole('button', { name: said.show, exact: true }).click()
    await expect(page.getByRole('dialog', { name: said.onDevice }).getByText(said.auditLimit)).toBeVisible()
  })

  test('can be edited: it is back in its form, and no longer waits', async ({ page, site }) => {
    await page.getByRole('dialog', { name: said.onDevice }).getByRole('button', { name: said.edit }).click()
    await expect(page).toHaveURL(given.page)
    await expectFilled(page, given)
    await formOf(page, given).getByLabel('Email *').fill('other@lovelace.example')
    await submit(page, given)
    await expect(toast(page, 'en', given.toast)).toBeVisible()
    expect(await site.rows('audits')).toHaveLength(3)
    await expect(page.getByRole('button', { name: /message refused/ })).toHaveCount(0)
  })

  test('can be sent again once the server takes it', async ({ page, site }) => {
    await site.query('truncate private.rate_events')
    const panel = page.getByRole('dialog', { name: said.onDevice })
    await panel.getByRole('button', { name: said.sendNow }).click()
    await expect(panel.getByText(said.nothing)).toBeVisible()
    expect(await site.rows('audits')).toHaveLength(3)
  })

  test('can be deleted, with a second click', async ({ page, site }) => {
    const panel = page.getByRole('dialog', { name: said.onDevice })
    await panel.getByRole('button', { name: said.delete, exact: true }).click()
    await panel.getByRole('button', { name: said.deleteForGood }).click()
    await expect(panel.getByText(said.nothing)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: /message refused/ })).toHaveCount(0)
    expect(await site.rows('audits')).toHaveLength(2)
  })
})
