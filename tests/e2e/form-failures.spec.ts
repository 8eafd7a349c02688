import { localeInfo, locales } from '../../src/site/locales.ts'
import { expectEmpty, expectFilled, fillIn, formOf, forms, send, submit, toast } from './fixtures/forms.ts'
import { follow } from './fixtures/pages.ts'
import { callAudit, callContact } from './fixtures/server.ts'
import { expect, test } from './fixtures/test.ts'
import { words } from './fixtures/words.ts'
import { goOffline, hydrated, touchForm } from './fixtures/worker.ts'

for (const locale of locales) {
  const said = words[locale]
  const language = localeInfo[locale].name

  for (const [what, kind, ask, most, limit, reason] of [
    ['the third audit of a mailbox in a day', 'audit', callAudit, 2, said.auditLimit, said.againAnotherDay],
    ['a contact message over the limit', 'footer', callContact, 5, said.contactLimit, said.againFrom],
  ] as const)
    test(`${what} is refused in ${language} with its own text, and the form stays filled`, async ({
      page,
      site,
      shared,
    }) => {
      const given = forms[kind][locale]
      await ask(site, shared, String(given.lead.email), most)
      await page.goto(given.page)
      await send(page, given)
      await expect(toast(page, locale, [said.error, limit])).toBeVisible()
      await expect(formOf(page, given).getByText(reason)).toBeVisible()
      await expectFilled(page, given)
      await expect(formOf(page, given).getByRole('button', { name: given.submit, exact: true })).toBeEnabled()
      expect(await site.rows(kind === 'audit' ? 'audits' : 'leads')).toHaveLength(most)
    })

  test(`a submission that the server refuses for another reason shows the general text in ${language}`, async ({
    page,
    site,
  }) => {
    const given = forms.contact[locale]
    const form = formOf(page, given)
    await page.goto(given.page)
    await fillIn(page, given)
    const [label = '', name = ''] = Object.entries(given.typed)[0] ?? []
    const long = 'x'.repeat(201)
    await form.getByLabel(label, { exact: true }).fill(long)
    await submit(page, given)
    await expect(toast(page, locale, [said.error, said.failed])).toBeVisible()
    await expect(form.getByText(said.longName)).toBeVisible()
    await expect(form.getByLabel(label, { exact: true })).toHaveValue(long)
    expect(await site.rows('leads')).toEqual([])

    // More than the server reads.
    const message = form.locator('textarea')
    const written = await message.inputValue()
    await form.getByLabel(label, { exact: true }).fill(name)
    await message.fill('word '.repeat(20_000))
    await submit(page, given)
    await expect(form.getByText(said.longMessage)).toBeVisible()

    await message.fill(written)
    await submit(page, given)
    await expect(toast(page, locale, given.toast)).toBeVisible()
    await expect(toast(page, locale, [said.error, said.failed])).toHaveCount(0)
    expect(await site.rows('leads')).toMatchObject([given.lead])
  })
}

test('a message that is refused when its visitor has gone on is in the form of the page they are on', async ({
  page,
  site,
  shared,
}) => {
  const given = forms.footer.fr
  await callContact(site, shared, String(given.lead.email), 5)
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  site.breakWith(({ method }) => (method === 'POST' ? answered.then(() => undefined) : undefined))
  await page.goto(given.page)
  await hydrated(page)
  await send(page, given)
  await follow(page, '/fr/glossary')
  await touchForm(page)
  await expectEmpty(page, given)
  answer()
  await expect(toast(page, 'fr', [words.fr.error, words.fr.contactLimit])).toBeVisible()
  await expectFilled(page, given)
})

// A worker may send before the page is loaded again, and confirm in the page that is left.
test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('a server that answers 500 leaves the message on the device, and it is sent once when the server is well', async ({
    page,
    site,
  }) => {
    const given = forms.contact.en
    await page.goto(given.page)
    site.breakWith(() => new Response('broken', { status: 500 }))
    await send(page, given)
    await expect(page.getByText(words.en.kept)).toBeVisible()
    expect(await site.rows('leads')).toEqual([])

    site.breakWith(undefined)
    await page.reload()
    await expect(page.getByText(words.en.sentLater)).toBeVisible()
    await page.reload()
    expect(await site.rows('leads')).toMatchObject([given.lead])
  })

  for (const script of ['entry-client', 'start', 'open-outbox'])
    test(`a message that waits for ${script}, which was lost once, is sent when it has been loaded again`, async ({
      page,
      site,
    }) => {
      const given = forms.footer.fr
      await page.route(new RegExp(`/${script}-`), (route) => route.abort('connectionreset'), { times: 1 })
      await page.goto(given.page)
      await send(page, given)
      // Chromium asks again for a script that failed from version 156 on, and needs no second load.
      await expect(page.getByText(words.fr.sentLater).or(page.getByText(given.toast[0])).first()).toBeVisible()
      expect(await site.rows('leads')).toMatchObject([given.lead])
    })

  for (const locale of locales)
    test(`a list of messages that cannot be loaded now leaves the page as it is (${locale})`, async ({
      page,
      context,
    }) => {
      const given = forms.contact[locale]
      const said = words[locale]
      await page.goto(given.page)
      await hydrated(page)
      // Loaded with the first letters; without it, or a script that it imports, nothing says yet that there is a list.
      const outbox = page.waitForRequest(/\/open-outbox-/)
      await fillIn(page, given)
      await page.evaluate((url) => import(url).then(() => {}), (await outbox).url())
      await context.setOffline(true)
      await submit(page, given)
      await expect(page.getByText(said.kept)).toBeVisible()
      const open = page.locator('.outbox-status').getByRole('button')
      await open.click()
      await expect(toast(page, locale, [said.error, said.failed])).toBeVisible()
      await expect(page.getByText(said.kept)).toBeVisible()
      await context.setOffline(false)
      await expect(page.getByText(said.sentLater)).toBeVisible()
    })
})

test('a message over the limit waits on the device with its time, and is sent when there is room', async ({
  page,
  context,
  site,
  shared,
}) => {
  const given = forms.audit.en
  const said = words.en
  await page.goto(given.page)
  await goOffline(page, site)
  await send(page, given)
  await expect(page.getByText(said.kept)).toBeVisible()
  await site.start()
  await callAudit(site, shared, String(given.lead.email), 2)
  await context.setOffline(false)
  await page.getByRole('button', { name: '1 message waiting to be sent' }).click()
  const panel = page.getByRole('dialog', { name: said.onDevice })
  const form = page.locator('#audit-form')
  for (const place of [panel, form])
    await expect(place.getByText('Too many messages in a short time: it will be sent from')).toBeVisible()
  expect(await site.rows('audits')).toHaveLength(2)
  await site.query('truncate private.rate_events')
  await panel.getByRole('button', { name: said.sendNow }).click()
  await expect(panel.getByText(said.nothing)).toBeVisible()
  await expect(form).toContainText(given.toast[0])
  await expect(form).not.toContainText(said.kept)
  expect(await site.rows('audits')).toHaveLength(3)
})

test.describe('a message that is refused in the background', () => {
  const given = { ...forms.audit.en, typed: { ...forms.audit.en.typed, Company: 'x'.repeat(201) } }
  const said = words.en

  test.beforeEach(async ({ page, context, site }) => {
    await page.goto(given.page)
    await goOffline(page, site)
    await send(page, given)
    await expect(page.getByText(said.kept)).toBeVisible()
    await site.start()
    await context.setOffline(false)
    await page.getByText(said.refusedLater).waitFor()
    await page.getByRole('button', { name: said.show, exact: true }).click()
    for (const place of [page.getByRole('dialog', { name: said.onDevice }), page.locator('#audit-form')])
      await expect(place.getByText(said.longCompany)).toBeVisible()
    await expect(page.locator('#audit-form')).not.toContainText(said.kept)
  })

  test('can be edited: it is back in its form, and no longer waits', async ({ page, site }) => {
    await page.getByRole('dialog', { name: said.onDevice }).getByRole('button', { name: said.edit }).click()
    await expect(page).toHaveURL(given.page)
    await expectFilled(page, given)
    await formOf(page, given).getByLabel('Company').fill('Engines Ltd')
    await submit(page, given)
    await expect(toast(page, 'en', given.toast)).toBeVisible()
    expect(await site.rows('audits')).toHaveLength(1)
    await expect(page.getByRole('button', { name: /message refused/ })).toHaveCount(0)
  })

  test('can be deleted, with a second click', async ({ page, site }) => {
    const panel = page.getByRole('dialog', { name: said.onDevice })
    await panel.getByRole('button', { name: said.delete, exact: true }).dblclick()
    await panel.getByRole('button', { name: said.deleteForGood }).click()
    await expect(panel.getByText(said.nothing)).toBeFocused()
    await expect(page.locator('#audit-form [name=company]')).toHaveValue('')
    await page.reload()
    await expect(page.getByRole('button', { name: /message refused/ })).toHaveCount(0)
    expect(await site.rows('audits')).toEqual([])
  })
})
